### Deutsch: die Seite, auf der ein Tisch eröffnet wird.

opening-presets = So geht es los
opening-count = Wie viele spielen
opening-players =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
opening-alone = Allein
opening-add = Noch ein Platz
opening-link = Ein Platz für Freunde wartet: Am Tisch bekommst du einen Link und einen Code zum Verschicken.
opening-up = { $seat }: einen Platz nach oben
opening-remove = { $seat }: Platz wegnehmen
opening-colour-swap = { $colour }: tauschen (jetzt { $seat })
opening-all = Alle nehmen
opening-none = Keine nehmen
opening-by-chance = der Zufall entscheidet
opening-fine = Feinheiten
opening-fine-about = Andere Auslegungen der Regeln und besondere Mischungen. Nichts davon ist nötig.
opening-own = Deine eigene Schachtel
opening-own-about = Was gedruckt ist, steht bei uns in Tabellen, und nicht jede Zeile ist gesichert. Wenn du das Spiel besitzt, berichtige sie und spiele mit deinen.
opening-own-choose = Berichtigte Tabellen wählen oder hierher ziehen
opening-own-files = Eine oder mehrere von { $files }, auch zusammen in einer Datei
opening-own-download = Unsere Tabellen zum Berichtigen herunterladen
opening-own-large = { $file } ist zu groß: Angenommen werden höchstens { $limit } Bytes.
opening-own-no-json = { $file } ist kein JSON: In Zeile { $line } stimmt etwas nicht, vielleicht eine Klammer, ein Komma oder ein Anführungszeichen.
opening-own-no-object = { $file } ist keine Tabelle: Eine Tabelle steht in geschweiften Klammern.
opening-own-unknown = { $file } ist keine der Tabellen dieses Spiels.
opening-own-same = Wie unsere und deshalb weggelassen: { $files }
opening-own-file = Datei
opening-own-row = Eintrag
opening-own-field = Feld
opening-own-fine = Geprüft: Mit deinen Tabellen lässt sich ein Tisch öffnen.
opening-own-rows = Anders als bei uns: { $rows }
opening-own-remove = { $file } herausnehmen
opening-expert = Für Unterricht und Rätsel
opening-expert-about = Vorbereitete Stellungen, als JSON geschrieben. Was leer bleibt, ist wie üblich.
opening-no-json = Was bei „{ $option }“ steht, ist kein JSON: Vielleicht fehlt eine Klammer, ein Komma oder ein Anführungszeichen.
opening-reset = Von vorn

## Carcassonne

opening-preset-carcassonne-first = Erstes Spiel
opening-preset-carcassonne-first-about = Das Grundspiel ohne Bauern: schnell erklärt.
opening-preset-carcassonne-base = Grundspiel
opening-preset-carcassonne-base-about = Straßen, Städte, Klöster und Wiesen.
opening-preset-carcassonne-all = Alles
opening-preset-carcassonne-all-about = Alle fünf Erweiterungen zugleich, für einen langen Abend.
opening-about-carcassonne-boxes = Erweiterungen, die mit all ihren Regeln gespielt werden.
opening-about-carcassonne-set-inns = Wirtshäuser am See und Kathedralen: mehr Punkte für Abgeschlossenes, keine für Offenes; und ein großer Meeple, der doppelt zählt.
opening-about-carcassonne-set-traders = Wein, Korn und Tuch aus den Städten, ein Baumeister, der dir einen zweiten Zug bringt, und ein Schwein für deine Wiesen.
opening-about-carcassonne-set-hills = Hügel entscheiden bei Gleichstand, Weinberge helfen Klöstern, und Schäfer sammeln eine Herde, bis der Wolf kommt.
opening-about-carcassonne-set-wheel = Das Rad mitten im Land dreht sich mit manchen Plättchen: Steuern, Pest oder Glück für alle.
opening-about-carcassonne-set-river = Zuerst wird ein Fluss von der Quelle bis zum See gelegt; so beginnt das Land gleich weit.

## Stroganov

opening-preset-stroganov-ivan = Allein gegen Ivan
opening-preset-stroganov-ivan-about = Ein Kartenstapel spielt gegen dich.
opening-preset-stroganov-katyusha = Allein gegen Katjuscha
opening-preset-stroganov-katyusha-about = Dasselbe, nur um einiges schwerer.
opening-preset-stroganov-together = In Gesellschaft
opening-preset-stroganov-together-about = Zwei bis vier, Menschen und Bots.
opening-about-stroganov-strategy = Für eine Person: worin der Gegner stark ist.
opening-about-stroganov-harder = Für eine Person: Regeln, die dem Gegner helfen.
opening-about-stroganov-see_forced = Wer auch dann gefragt wird, wenn nur eine Antwort möglich ist.

## Grænaland

opening-preset-graenaland-book = Nach der Spielregel
opening-preset-graenaland-book-about = Die Insel der Spielregel: gut für das erste Spiel.
opening-preset-graenaland-own = Unbekannte Insel
opening-preset-graenaland-own-about = Der Zufall legt das Land aus, und alle wählen, wo sie beginnen.
opening-preset-graenaland-secret = Geheime Ziele
opening-preset-graenaland-secret-about = Alle haben eine Siegpunktkarte, die sonst niemand sieht.
