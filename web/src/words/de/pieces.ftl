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
