## Všechny díly

pieces-title = { $game }: všechny díly
pieces-none = Díly této hry zatím nejsou nakreslené. Hrát se dá i tak: všechno má své jméno a své místo na stole.
pieces-back = Na úvodní stránku
pieces-all = Všechny krabice
pieces-boxes = Která krabice?
pieces-tiles =
    { $count ->
        [one] { $count } kartička
        [few] { $count } kartičky
       *[other] { $count } kartiček
    }
pieces-count = { $count }×
pieces-turns = Jedna kartička otočená a pokaždé trochu jiná
pieces-figures = Figurky
pieces-tokens = Žetony a značky
pieces-board = Deska s kolem osudu
pieces-token-sheep =
    { $count ->
        [one] { $count } ovce
        [few] { $count } ovce
       *[other] { $count } ovcí
    }
pieces-token-wolf = vlk
pieces-token-pig = prase z kola osudu
pieces-token-crown = koruna
pieces-token-shield = erb
pieces-token-wheel = číslo kola { $count }
pieces-token-back = rub kartičky
