## Herní materiál

pieces-title = { $game }: herní materiál
pieces-none = Herní materiál této hry zatím není nakreslený. Hrát se dá i tak: všechno má své jméno a své místo na stole.
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
pieces-board = Deska s kolem osudu
pieces-token-sheep =
    { $count ->
        [one] { $count } ovce
        [few] { $count } ovce
       *[other] { $count } ovcí
    }
pieces-token-wolf = vlk
pieces-token-pig = prasátko z kola osudu
pieces-token-crown = políčko s korunami
pieces-token-shield = erb
pieces-token-wheel = číslo kola { $count }
pieces-token-back = rub kartičky
