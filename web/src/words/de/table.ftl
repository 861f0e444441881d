### Die Seite eines Tisches

table-line-lost = Die Verbindung ging verloren, bevor die Antwort kam. Schau auf den Tisch und versuch es noch einmal, falls nichts geschehen ist.
table-kept = Dein Zug geht ab, sobald die Verbindung wieder da ist.
table-kept-gone = Das Spiel ging inzwischen weiter, darum wurde dein Zug nicht ausgeführt.
table-panels = Verlauf, Gespräch und Tisch
table-prompt = Was jetzt zu tun ist
table-tab-log = Verlauf
table-tab-table = Tisch
table-log-filter = Welche Zeilen
table-log-all = Alles, was geschah
table-log-moves = Nur was die Spieler taten
table-log-points = Nur Punkte
table-log-move = { $seat }: { $what }
table-log-newest = Neuestes
table-log-since = seit deinem letzten Schritt
table-log-undone = zurückgenommen
table-log-nothing = Noch ist nichts geschehen.
table-news = Während du weg warst
table-news-more =
    { $number ->
        [one] Eine weitere Zeile steht im Verlauf.
       *[other] { $number } weitere Zeilen stehen im Verlauf.
    }
table-talk-nothing = Noch hat niemand etwas gesagt.
table-talk-field = Sag etwas …
table-talk-watching = Zuschauer lesen mit, nur die Spieler schreiben.
table-clock = verbleibende Zeit
table-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
table-mark-bot = Bot
table-mark-away = nicht da
table-show-seat = Auf dem Spielplan zeigen
table-picked-form = Diese Antwort senden?
table-cancel = Abbrechen
table-choices =
    { $number ->
        [one] Eine Möglichkeit
       *[other] { $number } Möglichkeiten
    }
table-request = Eine Bitte an alle
table-watching-full = Alle Plätze sind besetzt; du schaust zu.
table-watching-free = Hier ist ein Platz frei.
table-watching-asked = Du möchtest weiterspielen; alle müssen zustimmen.
table-copy = Kopieren
table-copied = Kopiert
table-share = Senden …
table-qr = QR-Code
table-qr-about = Der Link des Tisches für die Kamera
table-saved = Gespeichert
table-leave-about = Dein Platz wird frei; im laufenden Spiel spielt ein Bot weiter, bis alle jemand anderem zustimmen.
table-kick-about = Im laufenden Spiel müssen alle anderen zustimmen. Für Abwesende spielt ein Bot, bis sie wiederkommen.
table-delete-about = Der Tisch und alles darauf ist dann für alle weg.
table-own-tables = Gespielt wird mit Tabellen aus einer eigenen Schachtel: { $files }
table-text-view = Alles in Worten
table-drawn-view = Der gezeichnete Spielplan
table-join-title = Setz dich dazu
table-join-seat = Welcher Platz
table-join-asks = Das Spiel läuft schon. Du kannst hier weiterspielen, wenn alle am Tisch zustimmen.
table-join-waits = Alle am Tisch müssen zustimmen, dass du hier weiterspielst. Lass diese Seite offen: Sobald sie es tun, sitzt du am Tisch.
table-join-refused = Am Tisch waren nicht alle einverstanden.
table-join-also = An diesem Gerät möchte noch jemand mitspielen
table-invite-title = Lade andere ein
table-free = frei
table-free-seats =
    { $free ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist noch frei.
       *[other] { $free } Plätze sind noch frei.
    }
table-seat-bot = Bot spielen lassen
table-own = Deine Sachen
table-fold-mats = Mitspieler einklappen
table-unfold-mats = Mitspieler ausklappen
table-fold-side = Verlauf und Gespräch einklappen
table-unfold-side = Verlauf und Gespräch ausklappen
table-skip = Überspringen
table-whole = Alles lesen
table-higher = Mehr davon zeigen
table-lower = Weniger davon zeigen
table-shortcuts = Tastatur
table-key-list = Liste der Möglichkeiten auf- oder zuklappen
table-key-digits = aus der Liste wählen
table-key-filter = in der Liste suchen
table-key-confirm = bestätigen, was gewählt ist
table-key-cancel = abbrechen, schließen
table-key-undo = zurücknehmen
table-key-log = Verlauf
table-key-talk = Gespräch
table-key-mats = Mitspieler ein- oder ausklappen
table-key-side = Verlauf und Gespräch ein- oder ausklappen
table-key-text = in Worten oder gezeichnet
table-key-prompt = zur Frage
table-key-board = aufs Spielbrett, zu dem, was möglich ist
table-key-help = diese Hilfe
table-mark-stands-in = { $bot } springt ein
table-why = warum?
table-why-title = { $name }: Warum gerade das?
table-why-step = Schritt { $number } von { $count }
table-why-before = Der Schritt davor
table-why-after = Der Schritt danach
table-why-forced = Es gab nichts anderes zu wählen.
table-why-other = Das Beste, was stattdessen möglich war:
table-why-term = Was der Bot zählt
table-why-value = danach
table-why-difference = Unterschied
table-why-rival = bester Gegner: { $term }
table-why-equal = Für den Bot ist beides gleich viel wert.
table-why-better = Alles in allem ist das um { $difference } besser.
table-why-deeper = Auf den ersten Blick ist das { $difference }: Der Bot hat weiter vorausgesehen, als diese Tabelle zeigt.
table-why-about = In Punkten, wie dieser Bot sie zählt.
table-why-about-rival = Beim Gegner sagt ein Plus, wie viel weniger er hat.
table-why-known = In Punkten, wie dieser Bot sie zählt, nach allem, was du wissen kannst: Was dir verborgen ist, ist nur gedacht.
