### Deutsch: die Wörter, die alle Spiele teilen. Jedes Spiel hat eine eigene Datei dieses Namens in seinem Ordner `words`.
###
### Ganze Sätze, die sagen wer, was und wo, in schlichten Worten, ohne Ausrufezeichen und ohne Namen aus dem Programm.
### Wer angesprochen wird, wird geduzt. Namen von Leuten werden nicht gebeugt.

## Kleine Wörter

nothing = nichts
nobody = niemand
yes = ja
no = nein
number = { $number }

## Plätze am Tisch

seat-name = Spieler { $number }
chance-name = Zufall
players-range = { $least } bis { $most } Spieler
players-fixed = { $count } Spieler

## Aufzählungen: „a, b und c“ ist list-two aus (list-more aus a und b) und c

list-two = { $first } und { $second }
list-more = { $first }, { $second }
list-count = { $count }× { $item }

## Das Spiel als Text

sheet-label = { $label }:

## Wo eine Regel steht

rule-page = S. { $number }
rule-section = § { $number }
rule-ruling = Auslegung { $number }
rule-cited = { $sentence } ({ $rule })

## Optionen, die jedes Spiel hat

option-seats = Spieler
option-seats-about = Wie viele Leute und Bots mitspielen.

## Ablehnungen: Fragen und Antworten

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-asked =
    { $asked-count ->
        [one] Jetzt ist { $asked } an der Reihe.
       *[other] Jetzt sind { $asked } an der Reihe.
    }
refusal-other-question = Jetzt wird etwas anderes gefragt: { $question }
refusal-not-offered = Das geht jetzt nicht.

## Ablehnungen: Verteilen

refusal-shares-other-pile = Jetzt wird etwas anderes verteilt.
refusal-shares-receivers =
    { $receivers-count ->
        [one] Es muss genau ein Anteil sein ({ $receivers }), nicht { $given }.
       *[other] Es müssen { $receivers-count } Anteile sein ({ $receivers }), nicht { $given }.
    }
refusal-shares-left-out = Noch zu verteilen: { $items }.
refusal-shares-not-there = Gehört nicht zu dem, was verteilt wird: { $items }.

## Ablehnungen: Auswählen

refusal-picks-other = Dafür ist jetzt nichts auszuwählen.
refusal-picks-not-there = Steht nicht oder nicht so oft zur Auswahl: { $items }.
refusal-picks-order = Nenne es in dieser Reihenfolge: { $items }.
refusal-picks-misfit = Diese Auswahl geht nicht: { $items }.

## Ablehnungen: Zurücknehmen

refusal-undo-nothing = Es gibt nichts zurückzunehmen.
refusal-undo-chance = Inzwischen hat der Zufall entschieden; zurücknehmen geht nur, wenn alle einverstanden sind.
refusal-undo-revealed = Inzwischen wurde etwas Verdecktes gezeigt; zurücknehmen geht nur, wenn alle einverstanden sind.
refusal-undo-other = { $seat } war inzwischen am Zug; zurücknehmen geht nur, wenn alle einverstanden sind.
refusal-undo-finished = Das Spiel ist zu Ende, und alle können die Ziehungen prüfen; zurücknehmen lässt sich nichts mehr.

## Fehler: Vorbereiten und Handeln

error-bad-seats = Das Spiel „{ $game }“ ist für { $first } bis { $last } Spieler, nicht für { $found }.
error-bad-options = So lässt sich das Spiel nicht vorbereiten: { $reason } (Stelle { $place }).
error-bad-action = So einen Zug kennt dieses Spiel nicht: { $reason } (Stelle { $place }).
error-unknown-name = „{ $name }“ ist hier nicht bekannt (Stelle { $place }). Es gibt: { $known }.

## Fehler: Namen

error-unknown-game = Ein Spiel „{ $name }“ gibt es hier nicht. Es gibt diese Spiele: { $known }.
error-unknown-bot = Einen Bot „{ $name }“ gibt es hier nicht. Es gibt diese Bots: { $known }.
error-broken-package = „{ $name }“ kann nicht benutzt werden, weil sich das Paket { $package } nicht laden lässt: { $reason }.
error-misnamed-game = „{ $name }“ kann nicht benutzt werden: { $package } ist { $found } und kein Spiel dieses Namens.
error-no-evaluate = Der Bot „{ $name }“ kann das Spiel „{ $game }“ nicht spielen, weil es Stellungen nicht bewerten kann.

## Fehler: Aufzeichnungen

error-record-damaged = Die Aufzeichnung ist beschädigt: { $reason }.
error-record-foreign = Das ist keine Aufzeichnung eines Spiels aus Krajina.
error-record-newer = Die Aufzeichnung stammt von einem neueren Krajina: Sie hat das Format { $found }, gelesen werden hier Formate bis { $known }.
error-record-rules = Die Aufzeichnung folgt der Fassung { $found } der Regeln von „{ $game }“; hier gibt es die Fassung { $known }.
error-record-shape = Die Aufzeichnung ist an der Stelle { $place } nicht in Ordnung: { $reason }.
error-record-entry = An der Stelle { $place } der Aufzeichnung muss entweder ein Zug oder ein Schritt zurück stehen, nicht beides.
error-record-seat = An der Stelle { $place } der Aufzeichnung steht ein Zug von Platz { $seat }, den es an diesem Tisch nicht gibt.
error-record-illegal = Was { $seat } an der Stelle { $place } der Aufzeichnung tut, verstößt gegen die Regeln. { $why }

## Fehler: Datentabellen

error-data-missing = Die Tabelle { $file } fehlt im Ordner { $folder }.
error-data-shape = Die Tabelle { $file } ist an der Stelle { $place } nicht in Ordnung: { $reason }.
error-data-count = Die Tabelle { $file } hat an der Stelle { $place } die Anzahl { $found }, in der Schachtel sind es { $box }.
error-data-due = In der Tabelle { $file } steht an der Stelle { $place } der Wert { $found }; es muss { $due } sein.
error-data-least = In der Tabelle { $file } ergibt die Stelle { $place } den Wert { $found }; mindestens { $least } muss es sein.
error-data-most = In der Tabelle { $file } ergibt die Stelle { $place } den Wert { $found }; höchstens { $most } darf es sein.
error-data-twice = In der Tabelle { $file } kommt { $found } an der Stelle { $place } mehrmals vor; dort müssen alle verschieden sein.
error-data-key = In der Tabelle { $file } fehlt an der Stelle { $place } die Angabe „{ $key }“.
error-data-among = In der Tabelle { $file } kann an der Stelle { $place } nicht „{ $found }“ stehen. Möglich ist hier: { $known }.
error-data-unknown = Die Datei { $file } ist keine Tabelle dieses Spiels. Tabellen dürfen so heißen: { $known }.
error-data-none = Im Ordner { $folder } ist keine Tabelle. Tabellen dürfen so heißen: { $known }.

## Prüfen der Ziehungen eines beendeten Spiels

verify-fair =
    { $draws ->
        [one] Alles ist wie versprochen: { $draws } Ziehung wurde geprüft.
       *[other] Alles ist wie versprochen: { $draws } Ziehungen wurden geprüft.
    }
verify-no-promise = Die Aufzeichnung enthält kein Versprechen ehrlicher Ziehungen; es gibt also nichts zu prüfen.
verify-no-key = Der Schlüssel zu den Ziehungen steht noch nicht in der Aufzeichnung; er wird am Ende des Spiels offengelegt.
verify-cut-short = Der Schlüssel steht in der Aufzeichnung, aber sie endet vor dem Ende des Spiels.
verify-wrong-key = Der Schlüssel in der Aufzeichnung ist nicht der, der vor dem Spiel versprochen wurde.
verify-draw = Eintrag { $index } der Aufzeichnung ist nicht das, was der Zufall versprochen hat: { $due }. In der Aufzeichnung steht: { $found }.

## Startseite

start-title = Krajina: Landschaften zum Spielen
start-description = Brettspiele aus Landschaft, mit typisierten Regeln in Python, mit Bots und bald mit einem Spielbrett im Browser.
start-heading = Landschaften zum Spielen
start-lead = Krajina ist das tschechische Wort für Landschaft. Hier wird sie zum Spielbrett: für dich, deine Freunde und ein paar geduldige Bots.
start-picture = Birken in der Steppe, eine ummauerte Stadt über Feldern und einem Fluss und ein Langhaus am Fjord, alles in einer Landschaft.
start-today = Heute im Terminal, später direkt hier
start-today-about = Das Spielbrett im Browser entsteht gerade erst. Bis es fertig ist, spielt man die hier genannten Spiele im Terminal.
start-coming = Als Nächstes kommen Tische im Netz, an denen ihr gleich hier zusammen spielen könnt.
start-games = Was sich jetzt schon spielen lässt
start-how = Öffne ein weiteres Terminal im Ordner von Krajina und kopiere die Zeile des Spiels, das du spielen möchtest.
start-installed = Wer Krajina mit pip installiert hat, lässt den Teil vor „krajina“ weg.
start-no-games = Noch ist kein Spiel da.

## Jede Seite

page-language = Deutsch
page-languages = Sprache
page-home = Zur Startseite
page-rights = Die Spiele und ihre Namen gehören ihren Autoren und Verlagen, die mit Krajina nichts zu tun haben. Alle Bilder sind unsere eigenen.

## Seiten für das, was nicht klappt

page-404 = Unter dieser Adresse ist nichts
page-404-advice = Vielleicht ist sie falsch geschrieben, oder was hier war, ist nicht mehr da.
page-405 = Das geht hier nicht
page-405-advice = Die Adresse stimmt, aber eine solche Anfrage nimmt sie nicht an.
page-refused = Damit kann der Server nichts anfangen
page-refused-advice = Die Anfrage hat keine Form, die der Server kennt.
page-failure = Bei uns ist etwas schiefgegangen
page-failure-advice = Der Server hat aufgeschrieben, was geschehen ist. Versuch es bitte noch einmal.

## Fehler: den Server starten

error-no-free-port = Alle Ports von { $first } bis { $last } sind belegt; gib mit --port einen anderen an.
error-cannot-listen = Der Server kann unter { $host }, Port { $port }, nicht lauschen: { $reason }.

## Kommandozeile

error-file = Die Datei { $file } kann nicht benutzt werden: { $reason }.
error-bad-setting = „{ $setting }“ ist keine Einstellung; schreibe NAME=WERT.
error-file-changed = Die Datei { $file } wurde inzwischen von jemand anderem geändert, deshalb wird nichts hineingeschrieben.
error-bot-failed = Der Bot „{ $name }“ kann nicht weiterspielen: { $reason }.
error-resume-alone = Bei --resume sagt das gespeicherte Spiel alles: Gib sonst nichts an.
error-file-exists = Die Datei { $file } gibt es schon, und sie wird nicht überschrieben.
error-too-many-players = Es sind { $players } Spieler für { $seats } Plätze.
error-nothing-to-play = Nenne ein Spiel oder gib mit --resume DATEI ein gespeichertes an.
error-no-own-data = Das Spiel „{ $game }“ nimmt keine eigenen Tabellen an, --data geht hier also nicht.
error-no-pieces = Das Spiel „{ $game }“ kann sein Material nicht auflisten.
error-export-alone = --export schreibt unsere eigenen Tabellen; lass --data dabei weg.
cli-no-games = Es ist kein Spiel installiert.
cli-serving = Krajina ist unter { $url } zu finden (Strg+C beendet).
cli-asked = { $name }: { $question }
cli-acted = { $seat }: { $done }
cli-took-back =
    { $steps ->
        [one] { $seat } nimmt { $steps } Schritt zurück.
       *[other] { $seat } nimmt { $steps } Schritte zurück.
    }
cli-no-step = Schritt { $step } gibt es nicht; die Aufzeichnung endet mit Schritt { $last }.
cli-no-seat = Platz { $seat } gibt es nicht; die Plätze sind von 1 bis { $last } nummeriert.
cli-scenario-holds = { $file } gilt ({ $rule })
cli-scenarios-failed =
    { $failed ->
        [one] { $failed } Szenario von { $all } gilt nicht.
       *[other] { $failed } Szenarien von { $all } gelten nicht.
    }

## Kommandozeile: spielen

cli-help = Tippe eine Zahl oder schreib in Worten, was du tun willst; u nimmt zurück, t zeigt den Tisch, tt den ganzen Tisch in Worten, ? hilft, q hört auf. Beim Aufhören geht nichts verloren.
cli-saving = Das Spiel wird gespeichert in { $file }
cli-promise = Das Versprechen ehrlicher Ziehungen lautet { $commitment }
cli-no-secret = Das Geheimnis der Ziehungen fehlt; von hier an wird ohne Versprechen gezogen, und diese Ziehungen lassen sich nicht prüfen.
cli-saved = Das Spiel ist gespeichert. Weiter geht es mit: krajina play --resume { $file }
cli-over = Die Ziehungen prüfst du mit: krajina verify { $file }
cli-undone = Zurückgenommen.
cli-hand-over = Enter gibt den Zug weiter, u nimmt den letzten Schritt zurück:
cli-curtain = { $seat }, komm bitte an den Bildschirm und drück Enter.
cli-news-before = … und { $number } davor
cli-agree = { $seat }, bist du einverstanden, dass { $by } den letzten Schritt und alles danach zurücknimmt? (ja/nein)
cli-agree-alone = Bots haben nichts dagegen. Deinen letzten Schritt und alles danach zurücknehmen? (ja/nein)
cli-more-choices =
    { $number ->
        [one] und { $number } weitere Möglichkeit; tippe einen Teil ihrer Wörter, um sie zu finden
       *[other] und { $number } weitere Möglichkeiten; tippe einen Teil ihrer Wörter, um sie zu finden
    }
cli-short-choices = Tippe eine Zahl oder nur die Wörter selbst, zum Beispiel: { $example }
cli-not-understood = Das wurde nicht verstanden. Tippe eine Zahl von 1 bis { $last } oder ? für Hilfe.
cli-form-pile = Aufzuteilen: { $pile }
cli-form-ask =
    { $number ->
        [one] Wer bekommt es? Tippe { $number } Zahl:
       *[other] Wer bekommt was? Tippe { $number } Zahlen in dieser Reihenfolge, eine für jedes Stück:
    }
cli-form-wrong =
    { $number ->
        [one] Nötig ist eine Zahl von 1 bis { $last }.
       *[other] Nötig sind { $number } Zahlen von 1 bis { $last }, eine für jedes Stück.
    }
cli-form-line = { $text } …
cli-pick-some = Tippe die Nummern dessen, was du wählst, etwa 1 3 (Enter wählt nichts):
cli-pick-ask = Enter nimmt, was mit * markiert ist; oder tippe die Zahlen deiner Auswahl, etwa 1 3 (0 für nichts):
cli-pick-wrong = Tippe Zahlen von 1 bis { $last }, jede höchstens einmal; 0 allein wählt nichts aus.

## Kommandozeile: Wertung

cli-score-sheet = Wertung
cli-points = Punkte
cli-place = Rang

## Kommandozeile: Geschwindigkeit

cli-bench-games_per_s = ganze Spiele je Sekunde
cli-bench-decisions_per_s = Entscheidungen je Sekunde
cli-bench-decisions_per_game = Entscheidungen je Spiel
cli-bench-choices = Möglichkeiten je Entscheidung, ohne Zufall
cli-bench-choices_us = ein Blick auf die Möglichkeiten, µs
cli-bench-advance_us = ein Schritt, µs
cli-bench-copy_us = eine Kopie, µs
cli-bench-compiled = Die Regeln laufen kompiliert.
cli-bench-interpreted = Die Regeln laufen interpretiert.

## Kommandozeile: das Spielmaterial

cli-own-table = { $file } (deine)
cli-from-rulebook = Spielregel
cli-from-source = Quelle: { $source }
cli-from-reconstructed = rekonstruiert
cli-pieces-count =
    { $number ->
        [one] { $number } Zeile nach ihrer Herkunft:
       *[other] { $number } Zeilen nach ihrer Herkunft:
    }
cli-exported =
    { $number ->
        [one] { $number } Tabelle wurde in den Ordner { $folder } geschrieben.
       *[other] { $number } Tabellen wurden in den Ordner { $folder } geschrieben.
    }

## Errors: settings and limits of the server

error-unknown-variable = Eine Variable { $variable } kennt der Server nicht; ist { $nearest } gemeint?
error-bad-variable = Die Variable { $variable } kann nicht „{ $value }“ sein: { $reason }.
setting-yes-or-no = erwartet wird yes oder no
setting-network = erwartet wird eine Adresse wie 10.0.0.1 oder ein Netz wie 10.0.0.0/8
setting-address = erwartet wird eine Adresse wie https://example.org/krajina
error-too-many =
    { $wait ->
        [one] Das war zu oft in kurzer Zeit; versuch es in einer Sekunde wieder.
       *[other] Das war zu oft in kurzer Zeit; versuch es in { $wait } Sekunden wieder.
    }
error-too-many-sockets =
    { $limit ->
        [one] Dein Netz darf nur eine Verbindung zu diesem Server haben.
       *[other] Dein Netz hat schon { $limit } Verbindungen zu diesem Server, mehr sind nicht erlaubt.
    }
error-overloaded = Der Server ist gerade voll; versuch es später wieder.

## Texte und Adressen, die jemand eingibt

error-empty-text = In dieser Nachricht steht nichts Lesbares.
error-long-text = Diese Nachricht ist zu lang: höchstens { $longest } Zeichen sind möglich.
error-empty-name = In diesem Namen steht nichts Lesbares.
error-long-name = Dieser Name ist zu lang: höchstens { $longest } Zeichen sind möglich.
error-bad-colour = Diese Farbe gibt es nicht. Zur Wahl stehen: { $known }.
error-bad-webhook = An diese Adresse können keine Benachrichtigungen gehen: { $reason }.
webhook-long = sie ist zu lang
webhook-form = sie ist keine vollständige Webadresse in einfachen Buchstaben
webhook-scheme = sie muss mit https:// oder http:// beginnen
webhook-user = sie darf weder Benutzernamen noch Passwort enthalten
webhook-port = der Port muss 80, 443 oder mindestens 1024 sein
webhook-private = sie führt in ein privates Netz

## The database

error-database-kind = „{ $kind }“ ist keine Datenbank, die hier benutzt werden kann; schreib sqlite:///PFAD.
error-database-foreign = { $database } ist keine Datenbank von Krajina; sie bleibt, wie sie ist.
error-database-newer = Die Datenbank { $database } stammt von einem neueren Krajina (Stand { $found }); installiere dieses.
error-database-unusable = Die Datenbank { $database } kann nicht benutzt werden: { $reason }.
error-database-exists = Unter { $database } gibt es schon eine Datenbank; mit --force wird sie beiseitegelegt.
error-database-in-use = Die Datenbank { $database } wird gerade benutzt; halte zuerst den Server an.
cli-backed-up = Die Datenbank wurde nach { $file } kopiert.
cli-restored = Die Datenbank ist wieder so wie in { $file }.
cli-put-aside = Die bisherige heißt jetzt { $file }.
cli-records-exported =
    { $number ->
        [one] { $number } Spiel wurde in den Ordner { $folder } geschrieben.
       *[other] { $number } Spiele wurden in den Ordner { $folder } geschrieben.
    }
