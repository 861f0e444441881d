## Das Spielmaterial

pieces-title = { $game }: Spielmaterial
pieces-none = Das Material dieses Spiels ist noch nicht gezeichnet. Gespielt werden kann trotzdem: Alles hat seinen Namen und seinen Platz auf dem Tisch.
pieces-back = Zur Startseite
pieces-all = Alle Schachteln
pieces-boxes = Welche Schachtel?
pieces-tiles =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
pieces-count = { $count }×
pieces-turns = Ein Plättchen, gedreht und jedes Mal etwas anders
pieces-figures = Figuren
pieces-tokens = Marker und Zeichen
pieces-board = Der Plan mit dem Schicksalsrad
pieces-token-sheep =
    { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }
pieces-token-wolf = Wolf
pieces-token-pig = Schwein des Rads
pieces-token-crown = Kronenfeld
pieces-token-shield = Wappen
pieces-token-wheel = Radzahl { $count }
pieces-token-back = Rückseite eines Plättchens

## Ergänzte Werte

pieces-about = Nicht alles, was in der Schachtel gedruckt ist, wurde veröffentlicht. Teile mit diesem Zeichen tragen Werte, die wir ergänzt haben: Sie passen zu allen Anzahlen, Texten und Beispielen der Spielregeln und können trotzdem von deinen abweichen.
pieces-correct = Wenn du die Schachtel besitzt, lade unsere Tabellen dort herunter, wo ein neues Spiel eröffnet wird, trag ein, was gedruckt ist, und spiel damit.
pieces-guess = einige Werte sind ergänzt
pieces-which = Welche Teile?
pieces-every = Alles

## Stroganov

pieces-stroganov-landscapes = Landschaften
pieces-stroganov-furs = Felle
pieces-stroganov-cards = Zarenwünsche
pieces-stroganov-villages = Dörfer
pieces-stroganov-yurts = Jurten
pieces-stroganov-songs = Lieder
pieces-stroganov-boards = Spielertableaus
pieces-stroganov-tokens = Figuren, Marker und Regionen
pieces-stroganov-solo = Allein spielen
pieces-stroganov-start = Startteil
pieces-stroganov-slots =
    { $slots ->
        [one] { $slots } Fell
       *[other] { $slots } Felle
    }{ $four ->
        [0] { "" }
       *[other] { " " }({ $four } nur zu viert)
    }
pieces-stroganov-region-fur = Regionsfell: { $fur }
pieces-stroganov-stack = Stapel { $stack }
pieces-stroganov-side = { $colour }, Seite { $side }
pieces-stroganov-cossack = Kosak, { $colour }
pieces-stroganov-outpost = Vorposten, { $colour }
pieces-stroganov-neutral = neutraler Vorposten
pieces-stroganov-coin = Münze
pieces-stroganov-horse = Pferd
pieces-stroganov-banner = Banner
pieces-stroganov-story = Geschichte
pieces-stroganov-fur_bag = Beutel
pieces-stroganov-market = Markt
pieces-stroganov-trophy = Trophäe
pieces-stroganov-season = Jahr und Jahreszeit
pieces-stroganov-region = Region { $region }: Landschaften { $first } bis { $last }, Vorposten und ihr Preis in Pferden

## Grænaland

pieces-graenaland-territories = Gebiete
pieces-graenaland-cards = Rohstoffkarten
pieces-graenaland-supplies = Vorratskarten
pieces-graenaland-prices = Gebäude, Heer und öffentliche Werke
pieces-graenaland-victory = Sieg
pieces-graenaland-clans = Klans und Heeresleiste
pieces-graenaland-islands = Inseln und Startplätze
pieces-graenaland-tile = Dorf: { $price }; Spielerzahl: { $players }
pieces-graenaland-deck = Stapel: { $terrain }
pieces-graenaland-ship = Rückseite der Vorratskarten
pieces-graenaland-stronghold = braucht eine Festung: { $terrain }
pieces-graenaland-goals = Siegbedingungen: { $count } Ziele genügen
pieces-graenaland-house = Haus
pieces-graenaland-marker = Schiff des Hauptspielers
pieces-graenaland-track = Heeresleiste, { $length } Felder
pieces-graenaland-island = Insel für { $players } Personen
