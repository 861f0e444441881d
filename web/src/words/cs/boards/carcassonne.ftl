### Deska hry Carcassonne

carcassonne-board = Deska: tažením ji posuneš, kolečkem nebo klávesami + a − přiblížíš, 0 ukáže celou krajinu
carcassonne-land = Krajina
carcassonne-turn = Otočit
carcassonne-turn-tile = Otočit kartičku v ruce: { $tile }
carcassonne-place = Položit kartičku takto
carcassonne-close = Zrušit
carcassonne-which-figure = Která figurka?
carcassonne-zoom-in = Přiblížit
carcassonne-zoom-out = Oddálit
carcassonne-fit = Ukázat celou krajinu
carcassonne-near = Blíž
carcassonne-left =
    { $count ->
        [one] Zbývá { $count } kartička
        [few] Zbývají { $count } kartičky
       *[other] Zbývá { $count } kartiček
    }
carcassonne-buried =
    { $count ->
        [one] { $count } kartička pod kopcem
        [few] { $count } kartičky pod kopci
       *[other] { $count } kartiček pod kopci
    }
carcassonne-remaining =
    { $count ->
        [one] Ještě přijde { $count } kartička
        [few] Ještě přijdou { $count } kartičky
       *[other] Ještě přijde { $count } kartiček
    }
carcassonne-none-left = Všechny kartičky už jsou dobrané.
carcassonne-cell =
    { $turns ->
        [0] Místo { $at-exact }: kartička sem nepasuje
        [one] Místo { $at-exact }: hodí se jedním způsobem
       *[other] Místo { $at-exact }: hodí se { $turns } způsoby
    }
carcassonne-feature =
    { $on-key ->
        [terrain-cloister] Klášter: { $tiles } z 9 kartiček
        [terrain-field] Louka na { $tiles ->
            [one] { $tiles } kartičce
           *[other] { $tiles } kartičkách
        }
        [terrain-city] Město na { $tiles ->
            [one] { $tiles } kartičce
           *[other] { $tiles } kartičkách
        }, { $ends ->
            [0] uzavřené
            [one] { $ends } otevřený konec
            [few] { $ends } otevřené konce
           *[other] { $ends } otevřených konců
        }
       *[other] Cesta na { $tiles ->
            [one] { $tiles } kartičce
           *[other] { $tiles } kartičkách
        }, { $ends ->
            [0] uzavřená
            [one] { $ends } otevřený konec
            [few] { $ends } otevřené konce
           *[other] { $ends } otevřených konců
        }
    }.
carcassonne-owners =
    { $owners-count ->
        [0] Nepatří nikomu.
        [one] Vlastník: { $owners }.
       *[other] Vlastníci: { $owners }.
    }
carcassonne-worth =
    Teď vynese { $now ->
        [one] { $now } bod
        [few] { $now } body
       *[other] { $now } bodů
    }, po uzavření { $finished }.
carcassonne-settled =
    Vynese { $now ->
        [one] { $now } bod
        [few] { $now } body
       *[other] { $now } bodů
    }.
carcassonne-figure = { $seat }: { $figure }, { $on }, { $at }
carcassonne-key-turn = otočit kartičku
carcassonne-key-arrows = z místa na místo, i tam, kam kartička nepasuje; na desce posun
carcassonne-key-zoom = blíž, dál, celá krajina
carcassonne-sector = Kolo osudu, { $sector }: volná políčka s korunami { $free } z { $spaces }.
