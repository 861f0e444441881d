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
place = { $at }
    .there = bei { $at }
    .exact = bei { $at }

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
refusal-other-question = Beantworte zuerst dies: { $question }
refusal-not-offered = Das geht jetzt nicht.
refusal-changed-enough =
    { $count ->
        [one] Du hast deine Antwort einmal geändert; jetzt gilt sie.
       *[other] Du hast deine Antwort { $count } Mal geändert; jetzt gilt sie.
    }

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
error-no-such-level = { $game } hat keine Stufe namens „{ $level }“. Es gibt diese: { $known }.
error-no-levels-here = { $game } hat keine Stufen, also auch keine namens „{ $level }“.
error-broken-package = „{ $name }“ kann nicht benutzt werden, weil sich das Paket { $package } nicht laden lässt: { $reason }.
error-misnamed-game = „{ $name }“ kann nicht benutzt werden: { $package } ist { $found } und kein Spiel dieses Namens.

## Fehler: Aufzeichnungen

error-record-damaged = Die Aufzeichnung ist beschädigt: { $reason }.
error-record-foreign = Das ist keine Aufzeichnung eines Spiels aus Krajina.
error-record-newer = Die Aufzeichnung stammt von einem neueren Krajina: Sie hat das Format { $found }, gelesen werden hier Formate bis { $known }.
error-record-rules = Die Aufzeichnung folgt der Fassung { $found } der Regeln von „{ $game }“; hier gibt es die Fassung { $known }.
error-record-shape = Die Aufzeichnung ist an der Stelle { $place } nicht in Ordnung: { $reason }.
error-record-entry = An der Stelle { $place } der Aufzeichnung muss entweder ein Zug oder ein Schritt zurück stehen, nicht beides.
error-record-seat = An der Stelle { $place } der Aufzeichnung steht ein Zug von { $seat }, und diesen Platz gibt es an diesem Tisch nicht.
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
error-weights-rules = Die Gewichte in { $file } gelten für { $found }, diese Bots spielen { $due }.
error-weights-missing = In den Gewichten in { $file } fehlt „{ $name }“.
error-weights-unknown = In den Gewichten in { $file } steht „{ $name }“, wonach niemand fragt. Gewogen wird hier: { $known }.

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
start-description = Brettspiele aus Landschaft, für Freunde und Bots, im Browser und im Terminal.
start-no-script = Krajina spielt man in einem Browser, der Skripte ausführt; bitte erlaube sie für diese Seite, oder spiele im Terminal.
start-heading = Landschaften zum Spielen
start-lead = Krajina ist das tschechische Wort für Landschaft. Hier wird sie zum Spielbrett: für dich, deine Freunde und ein paar geduldige Bots.
start-games = Was sich jetzt schon spielen lässt
start-no-games = Noch ist kein Spiel da.

## Jede Seite

page-languages = Sprache
page-home = Zur Startseite
page-rights = Die Spiele und ihre Namen gehören ihren Autoren und Verlagen, die mit Krajina nichts zu tun haben. Alle Bilder sind unsere eigenen.

## Fehler: den Server starten

error-no-free-port = Alle Ports von { $first } bis { $last } sind belegt; gib mit --port einen anderen an.
error-cannot-listen = Der Server kann unter { $host }, Port { $port }, nicht lauschen: { $reason }.

## Kommandozeile

error-file = Die Datei { $file } kann nicht benutzt werden: { $reason }.
error-bad-setting = „{ $setting }“ ist keine Einstellung; schreibe NAME=WERT.
error-seats-from-one = Plätze werden ab 1 gezählt, Platz { $found } gibt es also nicht.
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

cli-help = Tippe eine Zahl, einen Teil der Wörter einer Möglichkeit oder eine Aktion mit Kürzel und Feldern (place_tile at=2,0 turn=1); u nimmt zurück, t zeigt den Tisch, tt den ganzen Tisch in Worten, ? hilft, q hört auf. Beim Aufhören geht nichts verloren.
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
cli-agree-alone = Die Bots sind einverstanden. Deinen letzten Schritt und alles danach zurücknehmen? (ja/nein)
cli-more-choices =
    { $number ->
        [one] und { $number } weitere Möglichkeit; tippe einen Teil ihrer Wörter, um sie zu finden
       *[other] und { $number } weitere Möglichkeiten; tippe einen Teil ihrer Wörter, um sie zu finden
    }
cli-short-choices = Tippe eine Zahl oder nur die Werte selbst, zum Beispiel: { $example }
cli-not-understood = Das wurde nicht verstanden. Tippe eine Zahl von 1 bis { $last }, einen Teil der Wörter einer Möglichkeit, ? für Hilfe oder eine Aktion, zum Beispiel: { $forms }
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

## Kommandozeile: die Arena

error-no-levels = Der Bot „{ $name }“ hat keine Stufen, also auch keine namens „{ $level }“.
error-unknown-level = Der Bot „{ $name }“ hat keine Stufe namens „{ $level }“. Er hat diese: { $known }.
error-bot-not-loaded = Der Bot „{ $name }“ lässt sich nicht laden: { $reason }.
error-no-such-class = „{ $name }“ in { $file } ist kein Bot: Es muss eine Klasse mit der Methode choose sein. Bots, die es dort gibt: { $known }.
error-no-bots-there = „{ $name }“ in { $file } ist kein Bot: Es muss eine Klasse mit der Methode choose sein, und eine solche gibt es dort nicht.
error-which-bot = Sag, welcher Bot aus { $file } es sein soll, so: { $file }:KLASSE. Bots darin: { $known }.
error-bot-no-choose = „{ $name }“ ist kein Bot: Die Methode choose fehlt.
error-bad-until = „{ $text }“ sind keine zwei Grenzen für --until: Schreibe zwei Punktzahlen wie 0,3 oder zwei Anteile wie 50%,55%, die kleinere zuerst.
error-arena-no-bots = Nenne mindestens einen Bot, der spielen soll.
error-arena-many-bots = Es sind { $bots } Bots, „{ $game }“ können aber höchstens { $most } zugleich spielen; mit --seats ANZAHL wechseln sie sich an kleineren Tischen ab.
error-arena-no-rival = --until vergleicht den ersten Bot mit anderen; nenne also mindestens zwei verschiedene.
error-arena-other-match = Im Ordner { $folder } liegt ein anderer Wettkampf. Er unterscheidet sich in: { $different }.
error-arena-foreign-folder = Im Ordner { $folder } liegen Dateien, aber kein Wettkampf; deshalb wird nichts hineingeschrieben.
error-arena-bad-folder = Im Ordner { $folder } liegt kein lesbarer Wettkampf: { $reason }.
error-arena-in-use = Im Ordner { $folder } spielt gerade eine andere Arena.
error-arena-no-game = Der Wettkampf in { $folder } hat kein Spiel { $number }.
error-arena-which-game = { $folder } ist ein Ordner; sag mit --game NUMMER, welches Spiel des Wettkampfs gemeint ist.
error-arena-raised = In Spiel { $number } ist der Bot „{ $name }“ (Platz { $seat }) bei seiner Entscheidung { $decision } gescheitert: { $reason }. Alle beendeten Spiele bleiben erhalten.
error-arena-illegal = In Spiel { $number } hat der Bot „{ $name }“ (Platz { $seat }) bei seiner Entscheidung { $decision } gewählt, was nicht geht: { $answer }. Alle beendeten Spiele bleiben erhalten. { $reason }
error-arena-memory = In Spiel { $number } brauchte der Bot „{ $name }“ (Platz { $seat }) bei seiner Entscheidung { $decision } mehr als { $limit } Megabyte. Alle beendeten Spiele bleiben erhalten; --memory erlaubt mehr.
error-arena-slow = In Spiel { $number } dachte der Bot „{ $name }“ (Platz { $seat }) über seine Entscheidung { $decision } länger als { $seconds } s nach. Alle beendeten Spiele bleiben erhalten; --seconds erlaubt mehr.
error-arena-slow-early = Einer der Bots { $bots } war nach { $seconds } s noch nicht bereit.
error-arena-ended = In Spiel { $number } endete der Prozess, in dem der Bot „{ $name }“ (Platz { $seat }) nach seiner Entscheidung { $decision } gefragt wurde, mit Status { $status }. Alle beendeten Spiele bleiben erhalten.
error-arena-ended-early = Ein Prozess für die Bots { $bots } endete mit Status { $status }, bevor einer von ihnen gefragt wurde. Alle beendeten Spiele bleiben erhalten.
error-arena-broken = Spiel { $number } lässt sich nicht zu Ende spielen: { $reason }. Alle beendeten Spiele bleiben erhalten.
error-arena-no-ray = Ray ist hier nicht installiert; so wird es installiert: pip install "krajina[cluster]".
error-arena-bad-address = „{ $address }“ ist keine Adresse eines Ray-Clusters; schreibe HOST:PORT, ray://HOST:PORT oder auto.
error-arena-no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $reason }.
error-arena-token = Der Ray-Cluster unter { $address } verlangt ein Token, und Ray zeigt keines oder ein anderes. Lege das Token dieses Clusters in ~/.ray/auth_token ab und setze RAY_AUTH_MODE=token.
error-arena-other-server = Unter { $address } antwortet etwas, aber kein Ray-Cluster, dem man beitreten könnte.
error-arena-other-code = Der Cluster hat eine andere Version von Krajina oder der Bots; seine Spiele wären nicht dieselben.
error-arena-cluster-lost = Der Ray-Cluster spielt nicht weiter: { $reason }. Alle beendeten Spiele bleiben erhalten.
cli-arena-folder = Alle Spiele werden in { $folder } aufbewahrt.
cli-arena-dropped =
    { $bytes ->
        [one] Das letzte Spiel dort war nicht vollständig ({ $bytes } Byte) und wird noch einmal gespielt.
       *[other] Das letzte Spiel dort war nicht vollständig ({ $bytes } Bytes) und wird noch einmal gespielt.
    }
cli-arena-kept =
    { $games ->
        [one] { $games } Spiel ist schon da.
       *[other] { $games } Spiele sind schon da.
    }
cli-arena-going = { $rate } je Sekunde, erster Bot { $share } %
cli-arena-stopped =
    { $games ->
        [one] Angehalten. { $games } Spiel ist aufbewahrt; derselbe Befehl macht dort weiter.
       *[other] Angehalten. { $games } Spiele sind aufbewahrt; derselbe Befehl macht dort weiter.
    }
cli-arena-bot = Bot
cli-arena-share = Siege, % (95 %)
cli-arena-margin = Abstand (95 %)
cli-arena-points = Punkte
cli-arena-won = Siege/geteilt/alle
cli-arena-times = ms: Median/p99
cli-arena-by-seat = Siege, % (Punkte)
cli-arena-counted =
    { $games ->
        [one] Gezählt: { $games } Spiel, Gruppen mit denselben Ziehungen: { $groups }, Startwert { $seed }.
       *[other] Gezählt: { $games } Spiele, Gruppen mit denselben Ziehungen: { $groups }, Startwert { $seed }.
    }
cli-arena-more =
    { $games ->
        [one] { $games } weiteres Spiel ist aufbewahrt und zählt nicht: Seine Gruppe ist nicht vollständig oder kommt nach der Entscheidung.
       *[other] { $games } weitere Spiele sind aufbewahrt und zählen nicht: Ihre Gruppen sind nicht vollständig oder kommen nach der Entscheidung.
    }
cli-arena-time =
    { $games ->
        [one] Jetzt gespielt: { $games } Spiel in { $seconds } s, { $rate } je Sekunde.
       *[other] Jetzt gespielt: { $games } Spiele in { $seconds } s, { $rate } je Sekunde.
    }
cli-arena-decided =
    { $groups ->
        [one] Entschieden nach { $groups } Gruppe: Es gilt die Grenze { $right }, nicht { $wrong } (LLR { $llr }).
       *[other] Entschieden nach { $groups } Gruppen: Es gilt die Grenze { $right }, nicht { $wrong } (LLR { $llr }).
    }
cli-arena-undecided =
    { $groups ->
        [one] Nach { $groups } Gruppe nicht entschieden (LLR { $llr }, nötig sind { $bound }).
       *[other] Nach { $groups } Gruppen nicht entschieden (LLR { $llr }, nötig sind { $bound }).
    }
cli-arena-digest = Prüfsumme der Spiele: { $digest }
cli-arena-files = Bericht, Tabelle, Bild und Spiele: { $folder }; eines zeigt: krajina replay ORDNER --game 1 --open
cli-record-written = Die Aufzeichnung liegt in { $file }
cli-not-shown = Der Server hat die Aufzeichnung nicht angenommen: { $reason }.

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

## Fehler: Einstellungen und Grenzen des Servers

error-unknown-variable = Eine Variable { $variable } kennt der Server nicht; ist { $nearest } gemeint?
error-bad-variable = Die Variable { $variable } kann nicht „{ $value }“ sein: { $reason }.
setting-yes-or-no = erwartet wird yes oder no
setting-network = erwartet wird eine Adresse wie 10.0.0.1 oder ein Netz wie 10.0.0.0/8
setting-address = erwartet wird eine Adresse wie https://example.org/krajina
error-too-many =
    { $wait ->
        [one] Zu viele Anfragen; versuch es in einer Sekunde wieder.
       *[other] Zu viele Anfragen; versuch es in { $wait } Sekunden wieder.
    }
error-too-many-sockets =
    { $limit ->
        [one] Dein Netz darf nur eine Verbindung zu diesem Server haben.
       *[other] Dein Netz hat schon { $limit } Verbindungen zu diesem Server, mehr sind nicht erlaubt.
    }
error-not-ready = Tische können gerade nicht gespeichert werden; nichts ist verloren, versuch es später wieder.
error-not-stored =
    { $reason ->
        [gone] Die Datenbank des Servers wurde gelöscht oder ersetzt; deshalb wird nichts gespeichert, und dies ist nicht geschehen. Wer den Server betreibt, muss ihn neu starten.
       *[other] Der Server kann gerade nichts speichern; deshalb ist dies nicht geschehen. Wer ihn betreibt, muss nachsehen; versuch es dann wieder.
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

## Die Datenbank

error-database-kind = „{ $kind }“ ist keine Datenbank, die hier benutzt werden kann; schreib sqlite:///PFAD.
error-database-foreign = { $database } ist keine Datenbank von Krajina; sie bleibt, wie sie ist.
error-database-newer = Die Datenbank { $database } stammt von einem neueren Krajina (Stand { $found }); installiere dieses.
error-database-unusable = Die Datenbank { $database } kann nicht benutzt werden: { $reason }.
error-database-exists = Unter { $database } gibt es schon eine Datenbank; mit --force wird sie beiseitegelegt.
error-database-in-use = Die Datenbank { $database } wird gerade benutzt; halte zuerst den Server an.
error-database-served = Mit der Datenbank { $database } arbeitet schon ein anderer Server. Halte ihn zuerst an, oder nenne in KRAJINA_DATABASE_URL eine andere Datenbank.
error-database-served-at = Mit der Datenbank { $database } arbeitet schon der Server unter { $address }. Nimm den, halte ihn zuerst an, oder nenne in KRAJINA_DATABASE_URL eine andere Datenbank.
database-shortened = Die Datenbank war beschädigt: Was zuletzt gespeichert wurde, ist nicht mehr lesbar, darum stehen einige Spiele dort, wo sie vorher standen. Das beschädigte Protokoll bleibt in { $file }; siehe „Damage“ in docs/operating.md.
cli-backed-up = Die Datenbank wurde nach { $file } kopiert.
cli-restored = Die Datenbank ist wieder so wie in { $file }.
cli-put-aside = Die bisherige heißt jetzt { $file }.
cli-records-exported =
    { $number ->
        [one] { $number } Spiel wurde in den Ordner { $folder } geschrieben.
       *[other] { $number } Spiele wurden in den Ordner { $folder } geschrieben.
    }

## Tische: was der Server nicht tut

error-unknown-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link unvollständig, oder der Tisch wurde gelöscht.
error-which-table = Es ist nicht klar, welcher Tisch gemeint ist: Nenne einen, oder zeig nur Schlüssel von einem Tisch.
error-which-seat = Es ist nicht klar, welcher Platz gemeint ist: Nenne einen von deinen.
error-unknown-seat = { $seat } gibt es an diesem Tisch nicht.
error-no-such-step = Ein Schritt { $step } ist nicht zu sehen; der letzte ist { $last }.
error-no-reasons = Erklären lässt sich nur, was einer unserer Bots selbst gewählt hat.
error-hidden-answer = Was der Bot da gewählt hat, war geheim und wird deshalb nicht erklärt.
error-no-record-yet = Die Aufzeichnung gibt es erst, wenn das Spiel zu Ende ist.
error-fork-record = Dieser Tisch begann mitten in einem anderen Spiel, darum hat er keine eigene Aufzeichnung.
error-wrong-key = Dieser Schlüssel passt nicht. Vielleicht ist der Link unvollständig, oder es gibt inzwischen einen neueren.
error-not-your-seat = Das ist der Platz von { $seat }, und sein Schlüssel wurde nicht vorgezeigt.
error-not-owner = Das darf nur, wer den Tisch eröffnet hat.
error-no-watching = Diesem Tisch dürfen nur die Spieler zusehen.
error-foreign-page = Das kam von einer Seite eines anderen Anbieters, darum ist nichts geschehen. Öffne den Tisch hier und versuch es noch einmal.
error-table-closed = An diesem Tisch wird nicht mehr gespielt.
error-table-open = Das Spiel ist noch nicht zu Ende; eine Revanche kann danach folgen.
error-not-started = Das Spiel hat noch nicht begonnen: Es fehlt noch jemand.
error-already-started = Das Spiel hat begonnen, darum lassen sich die Farben nicht mehr ändern.
error-stale = Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin und entscheide neu.
error-held = { $seat } kann noch zurücknehmen; gleich danach bist du dran.
error-seat-taken = Dort sitzt schon { $seat }; nimm einen anderen Platz.
error-seat-empty = Dort sitzt niemand.
error-seat-lost = Dieser Platz gehört dir nicht mehr: Er wurde aufgegeben, oder es gibt einen neuen Link.
error-still-here = { $seat } ist noch da: Ein Bot spielt nur für Abwesende, oder wenn sie es selbst wollen.
error-bot-plays = { $bot } spielt gerade für { $seat }. Nimm den Platz erst wieder selbst ein.
error-no-bot-plays = Für { $seat } spielt kein Bot, also gibt es nichts zu übernehmen.
error-nothing-to-redo = Es gibt nichts zu wiederholen.
error-no-request = Darum bittet niemand mehr.
error-nobody-to-ask = Am Tisch sind zu wenige Leute, die zustimmen könnten.
error-not-consulted = { $seat } wird hierzu nicht gefragt.
error-request-open = Am Tisch wird gerade über etwas anderes entschieden. Versuch es gleich noch einmal.
error-asked-lately =
    { $wait ->
        [one] Am Tisch wurde das eben abgelehnt; in einer Sekunde kannst du wieder fragen.
       *[other] Am Tisch wurde das eben abgelehnt; in { $wait } Sekunden kannst du wieder fragen.
    }
error-others-play = Hier spielen noch andere. Löschen lässt sich der Tisch nach dem Ende des Spiels, oder wenn einen Tag lang nichts geschieht.
error-other-rules = An diesem Tisch gilt die Fassung { $found } der Regeln von „{ $game }“. Sie ist hier nicht installiert, darum kann es nicht weitergehen.
error-talk-closed = Nach den Regeln des Spiels darf jetzt nicht geredet werden.
error-talk-full = Das Gespräch ist voll ({ $most } Zeilen).
error-too-many-forks = Tiefer als { $most } Ebenen lässt sich nicht verzweigen.
error-colour-taken = Diese Farbe hat schon jemand: { $colour }.
error-bad-clock = So lässt sich die Uhr nicht stellen. Die Zeit muss von { $least } bis { $most } gehen ({ $unit }); nur ein Zeitkonto gibt Zeit zurück, höchstens eine Stunde.
error-prepared-table = Die Optionen dieses Tisches legen fest, was der Zufall oder ein Geheimnis entscheiden würde ({ $options }); darum kann er weder öffentlich sein noch freie Plätze haben.
unit-seconds = in Sekunden
unit-days = in Tagen
error-record-slow = Die Aufzeichnung durchzuspielen dauert länger als { $seconds } s, darum wird sie nicht angenommen.

## Was Programme schicken, und wie die Verbindung endet

error-bad-json = Was geschickt wurde, ist kein JSON: { $reason }.
error-bad-message = Was geschickt wurde, ist an der Stelle { $place } nicht in Ordnung: { $reason }.
error-unknown-kind = Eine solche Art von Nachricht gibt es nicht: { $reason }.
error-hello-first = Die erste Nachricht muss „hello“ sein.
error-hello-once = „hello“ sagt man nur einmal, am Anfang.
error-too-large = Das ist zu groß: Mehr als { $limit } Bytes werden nicht angenommen.
error-too-slow = Die Verbindung war zu langsam und wurde geschlossen; sie öffnet sich von selbst wieder.
error-server-stops = Der Server wird neu gestartet. Das Spiel geht weiter, sobald er wieder da ist.
error-unknown-page = Hier ist nichts. Vielleicht ist die Adresse falsch geschrieben, oder was hier war, ist nicht mehr da.
error-no-rules = Zu den Regeln dieses Spiels gibt es hier keinen kurzen Text.
error-no-client = Der Web-Client ist hier nicht gebaut; „make web“ baut ihn. Die Schnittstelle unter /api funktioniert auch ohne ihn.
error-wrong-method = Die Adresse stimmt, aber eine solche Anfrage nimmt sie nicht an.
error-bad-request = Die Anfrage hat keine Form, die der Server kennt.
error-failure = Der Server hat aufgeschrieben, was geschehen ist. Versuch es bitte noch einmal.

## Was an einem Tisch geschieht

table-joined = { $name } setzt sich.
table-got-up = { $name } steht auf.
table-kicked = { $name } muss aufstehen: So will es, wer den Tisch eröffnet hat.
table-asks-to-kick = Wer den Tisch eröffnet hat, fragt die anderen, ob { $seat } aufstehen muss.
table-voted-out = { $name } muss aufstehen: So will es, wer den Tisch eröffnet hat, und alle anderen sind einverstanden.
table-asks-to-succeed = { $name } möchte für { $seat } weiterspielen.
table-began = Das Spiel beginnt.
table-finished = Das Spiel ist zu Ende. Jetzt können alle die Ziehungen prüfen.
table-abandoned = { $seat } möchte das Spiel hier beenden, und alle sind einverstanden.
table-not-agreed = { $seat } ist nicht einverstanden.
table-withdrawn = { $seat } bittet nicht mehr darum.
table-bot-plays = { $bot } spielt ab jetzt für { $seat }.
table-taken-back = { $seat } spielt wieder ohne Bot.
table-bot-failed = { $seat }: { $bot } ist ausgefallen, deshalb wurde ersatzweise gewählt.
table-bot-weaker = { $seat }: { $bot } kann nicht weiterspielen, denn { $why }. Ab jetzt spielt { $weaker }.
trouble-slow = er war zum zweiten Mal zu langsam
trouble-crashed = er ist zum zweiten Mal abgestürzt
trouble-illegal = er hat zum zweiten Mal die Regeln verletzt
trouble-memory = ihm ging der Speicher aus
trouble-unfit = was er gelernt hat, ist beschädigt oder gilt für andere Regeln
table-time-is-up = { $seat }: Die Zeit ist um, deshalb wurde ersatzweise gewählt.
table-rematch = Es gibt eine Revanche.

## Spieler: Bots, Farben und der zweite gleiche Name

bot-greedy = Gieriger Bot
bot-plain = Bot ohne Vorwissen
bot-random = Zufallsbot
bot-beginner = Anfänger
bot-apprentice = Lehrling
bot-journeyman = Geselle
bot-adept = Kenner
bot-expert = Experte
bot-master = Meister
bot-styled = { $bot } ({ $style })
style-builder = Baumeister
style-blocker = Störer
style-farmer = Bauer
style-bard = Barde
style-courtier = Höfling
style-settler = Siedler
style-wanderer = Wanderer
style-rival = Rivale
term-points = erzielte Punkte
level-beginner-about = Für die allerersten Spiele: lässt dir vieles übrig.
level-apprentice-about = Weiß, was Punkte bringt, und übersieht noch einiges.
level-journeyman-about = Spielt ordentlich: ein fairer Gegner, sobald du die Regeln kennst.
level-adept-about = Macht wenig Fehler: Du brauchst einen Plan.
level-expert-about = Denkt voraus und nimmt, was du liegen lässt.
level-master-about = Der stärkste, den wir haben.
name-again = { $name } ({ $number })
seat-colour-red = Rot
seat-colour-blue = Blau
seat-colour-green = Grün
seat-colour-yellow = Gelb
seat-colour-black = Schwarz
seat-colour-grey = Grau
seat-colour-pink = Rosa
seat-colour-violet = Violett

## Die Seite der Schnittstelle

api-title = Die Schnittstelle
error-too-long = Darüber müsste der Server länger als { $seconds } Sekunden nachdenken; er hat aufgehört, und nichts hat sich geändert.
error-too-many-undos = An diesem Tisch wurde schon { $most } Mal etwas zurückgenommen; von nun an gilt jeder Schritt.
error-too-many-changes = In dieser Partie hast du schon { $most } Mal etwas geändert oder gesagt, als niemand auf dich wartete; von nun an gilt jede Antwort.

## Seiten: jede Seite

page-name = Name
page-colour = Farbe
page-your-turn = Du bist am Zug
page-back = Die Verbindung ist wieder da.

## Seiten: der Anfang

start-mine = Meine Tische
start-tables = Öffentliche Tische
start-free =
    { $free ->
        [0] { $status }, { $seats } Plätze, keiner davon frei
        [one] { $status }, { $seats } Plätze, einer davon frei
       *[other] { $status }, { $seats } Plätze, { $free } davon frei
    }
start-records = Eine gespeicherte Partie ansehen
start-upload-about = Eine Aufzeichnung, von hier oder aus dem Terminal, lässt sich Schritt für Schritt ansehen.
status-gathering = wartet auf Spieler
status-playing = im Spiel
status-finished = beendet
status-abandoned = vorzeitig beendet

## Seiten: ein neuer Tisch

new-heading = Ein neuer Tisch: { $game }
new-about = Gib allen an diesem Gerät einen Platz; Freunde kommen über den Link.
new-seats = Wer spielt
new-who = wer
new-here = jemand an diesem Gerät
new-friend = frei für Freunde
new-any-colour = beliebige Farbe
new-conditions = Wie gespielt wird
new-clock = Uhr
new-visibility = Wer den Tisch findet
new-private = nur Leute mit dem Link
new-public = alle, auf der Startseite
new-watching = Zuschauer
new-watched =
    { $seconds ->
        [0] dürfen zusehen
       *[other] dürfen zusehen, { $seconds } Sekunden später
    }
new-not-watched = dürfen nicht zusehen
new-name = Name des Tisches
new-name-about = Er darf auch fehlen.
new-options = Regeln und Varianten
new-open = Tisch eröffnen
clock-none = ohne Uhr
clock-decision = { $seconds } Sekunden je Entscheidung
clock-bank = { $minutes } Minuten für die Partie, { $more } Sekunden zurück nach jeder Entscheidung
clock-days =
    { $days ->
        [one] ein Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }

## Seiten: ein Tisch

play-title = { $game }: { $name }
play-your-turn-title = Du bist am Zug: { $title }
play-join = Hinsetzen
play-ask-to-join = Fragen, ob ich einen Platz übernehmen darf
play-watch = Zusehen
play-to-table = Zurück zum Tisch
play-seats = Am Tisch
play-mark-open = frei
play-mark-you = du
play-mark-here = ist da
play-mark-turn = am Zug
play-invite = Link des Tisches
play-invite-about = Schick ihn allen, die mitspielen oder zusehen sollen.
play-replay = Nachspielen
play-record = Aufzeichnung herunterladen
play-verify = Ziehungen prüfen
play-fair = Fairer Zufall
play-fair-about = Das Versprechen hier legt jede Ziehung vor dem ersten Zug fest. Am Ende wird sein Schlüssel gezeigt, und alle können sämtliche Ziehungen nachrechnen.
play-promise = Versprechen
play-key = Schlüssel

## Seiten: der Zug

play-gathering = Warten, bis alle Plätze besetzt sind.
play-won =
    { $winners-count ->
        [one] Das Spiel ist aus. Gewonnen hat { $winners }.
       *[other] Das Spiel ist aus. Gewonnen haben { $winners }.
    }
play-lost = Das Spiel ist aus, und niemand am Tisch hat gewonnen.
play-abandoned = Das Spiel wurde vorzeitig beendet.
play-bot-plays = Für { $seat } spielt ein Bot.
play-held = Dein Zug ist fertig. Noch kannst du ihn zurücknehmen.
play-held-by = { $seat } ist fertig. Noch lässt es sich zurücknehmen.
play-asked = { $seat }: { $question }
play-waiting = Warten auf { $seats }.
play-may-change = Warten auf { $seats }. Du kannst es noch ändern.
play-chance = Der Zufall entscheidet.
play-hand-over = Zug beenden
play-grace = weiter in
play-undo = Zurücknehmen
play-reset =
    { $steps ->
        [one] Den ganzen Zug zurücknehmen
       *[other] Den ganzen Zug zurücknehmen ({ $steps } Schritte)
    }
play-redo = Wiederherstellen
play-further-back = Mehr zurücknehmen …
play-ask-undo =
    { $steps ->
        [one] Die anderen bitten, einen Schritt zurückzunehmen
       *[other] Die anderen bitten, { $steps } Schritte zurückzunehmen
    }
play-wants-back =
    { $steps ->
        [one] { $seat } möchte einen Schritt zurücknehmen.
       *[other] { $seat } möchte { $steps } Schritte zurücknehmen.
    }
play-wants-end = { $seat } möchte das Spiel hier beenden.
play-wants-kick = Für { $seat } soll ein Bot weiterspielen.
    .hint = Das möchte, wer den Tisch eröffnet hat; { $seat } müsste aufstehen.
play-wants-seat = { $name } möchte für { $seat } weiterspielen.
    .hint = { $name } sieht dann alles, was { $seat } sieht.
play-agree = { $seat }: einverstanden
play-refuse = { $seat }: nicht einverstanden
play-withdraw = Zurückziehen
play-take-back = Selbst weiterspielen
play-otherwise = Anders wählen …
play-do = Ausführen
play-rematch = Noch einmal spielen
play-to-rematch = Zur nächsten Partie
play-curtain = Gib das Gerät an { $seat }. Alle anderen schauen weg.
play-curtain-any = Wer sitzt am Bildschirm? Alle anderen schauen weg.
play-i-am = Hier ist { $seat }

## Seiten: Verlauf und Gespräch

play-log = Verlauf
play-by-bot = { $seat }: Ein Bot hat geantwortet.
play-by-clock = { $seat }: Die Zeit war um.
play-by-luck = { $seat }: Der Bot ist ausgefallen, es wurde ersatzweise gewählt.
play-talk = Gespräch
play-say = Sagen
play-talk-closed = Das Spiel lässt jetzt niemanden reden.

## Seiten: das Menü

play-menu = Einstellungen von { $seat }
play-grace-field = Sekunden zum Zurücknehmen
play-grace-about = Sekunden zum Zurücknehmen, bevor dein Zug endet (0–10).
play-confirms = Warten, bis ich den Zug beende
play-quiet = Nicht melden, dass ich am Zug bin
play-webhook = Adresse für Meldungen
play-webhook-about = Eine Webadresse, die gerufen wird, wenn du am Zug und nicht da bist; für Programme wie ntfy oder einen Chat.
play-mute = Stummschalten
play-save = Speichern
play-notify = Der Browser soll melden, wenn ich am Zug bin
play-own-link = Dein geheimer Link
play-own-link-about = Alle mit diesem Link können für dich spielen. Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen.
play-new-key = Einen neuen Link machen; dieser gilt dann nicht mehr
play-let-bot = Einen Bot für mich spielen lassen
play-abandon = Die anderen bitten, das Spiel zu beenden
play-leave = Den Tisch verlassen
play-owner = Dein Tisch
play-seat-bot = Ein Bot für { $seat }
play-kick = Platz freigeben: { $seat }
play-delete = Tisch löschen

## Seiten: Nachspielen

replay-title = { $title }, Schritt { $step }
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-step = { $step } von { $last }
replay-eyes = Sicht:
replay-spectator = Zuschauer
replay-start = Der Tisch vor dem ersten Schritt.
replay-what-if = Was wäre, wenn …
replay-what-if-about = Geh von hier einen anderen Weg, an einem eigenen Tisch. Was man nicht wissen konnte, wird neu gezogen.
replay-others = Die anderen Plätze
replay-alone = ich spiele alle Plätze

## Seiten: zum eigenen Platz, und was sich nicht zurücknehmen lässt

clock-decision-minutes =
    { $minutes ->
        [one] eine Minute je Entscheidung
       *[other] { $minutes } Minuten je Entscheidung
    }
new-watched-minutes =
    { $minutes ->
        [one] dürfen zusehen, eine Minute später
       *[other] dürfen zusehen, { $minutes } Minuten später
    }
play-sure = Ja, wirklich

## Lernen

learn-share = die nächste Karte geht an { $seat }
learn-pick = auch diese Karte: { $item }
learn-enough = keine weiteren Karten
learn-cell = Anlegestelle Nummer { $number }, die es jetzt nicht gibt
learn-figure = eigene Figur auf dem Land Nummer { $number }
learn-not-here = Das steht jetzt nicht zur Wahl.
error-learn-missing = krajina.learn braucht NumPy, Gymnasium und PettingZoo, und { $package } ist nicht installiert: pip install "krajina[learn]"
error-learn-no-such-game = Für „{ $name }“ gibt es keine Umgebung. Es gibt: { $known }.
error-learn-no-such-reward = Eine Belohnung „{ $name }“ gibt es nicht. Es gibt: { $known }.
error-learn-no-such-mode = Eine Darstellung „{ $name }“ gibt es nicht. Es gibt: { $known }.
error-learn-no-such-seat = Einen Platz { $found } gibt es an diesem Tisch nicht; der letzte ist { $last }.
error-learn-not-reset = Das Spiel hat noch nicht begonnen: zuerst reset aufrufen.
error-learn-imagined = Eine ausgedachte Umgebung hat keine Aufzeichnung und lässt sich nicht speichern: Was gespielt wurde, ist nicht das, was sie zeigt.
error-learn-no-such-id = { $found } ist hier keine Nummer einer Wahl; die Nummern gehen von 0 bis { $last }.
error-learn-illegal-id = { $seat } kann Nummer { $id } jetzt nicht wählen ({ $action }). { $why }
error-learn-illegal-action = { $seat } kann das jetzt nicht tun: { $action }. { $why }
error-learn-save-damaged = Die gespeicherte Umgebung ist beschädigt: { $reason }.
error-learn-save-foreign = Das ist keine gespeicherte Umgebung von Krajina.
error-learn-save-newer = Die Umgebung wurde von einem neueren Krajina gespeichert: Sie hat Format { $found }, hier sind Formate bis { $known } bekannt.
error-learn-save-shape = Die gespeicherte Umgebung stimmt an der Stelle { $place } nicht: { $reason }.
error-learn-save-other = Die gespeicherte Umgebung hat { $found } als { $what }, diese hat { $known }.
error-learn-save-options = Die gespeicherte Umgebung gehört zu einem Spiel, das anders aufgebaut ist.
error-learn-save-record = Die Aufzeichnung in der gespeicherten Umgebung ist nicht zu gebrauchen. { $why }
error-learn-save-illegal = Die gespeicherte Umgebung verstößt an der Stelle { $place } gegen die Regeln. { $why }
