### Deska hry Carcassonne

carcassonne-board = Deska: tažením ji posuneš, kolečkem nebo klávesami + a − přiblížíš, 0 ukáže celou krajinu
carcassonne-land = Krajina
carcassonne-turn = Otočit
carcassonne-turn-tile = Otočit kartičku v ruce: { $tile }
carcassonne-place = Položit kartičku takto
carcassonne-close = Tohle ne
carcassonne-which-figure = Která figurka?
carcassonne-zoom-in = Přiblížit
carcassonne-zoom-out = Oddálit
carcassonne-fit = Ukázat celou krajinu
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
    { $tiles ->
        [one] { $on }: { $tiles } kartička
        [few] { $on }: { $tiles } kartičky
       *[other] { $on }: { $tiles } kartiček
    }
carcassonne-open-ends =
    { $ends ->
        [0] uzavřeno
        [one] { $ends } otevřený konec
        [few] { $ends } otevřené konce
       *[other] { $ends } otevřených konců
    }
carcassonne-owners = Patří: { $owners }
carcassonne-worth = Teď { $now }, po dokončení { $finished }
carcassonne-figure = { $seat }: { $figure }, { $on }, { $at }
carcassonne-key-turn = otočit kartičku
carcassonne-key-arrows = z místa na místo, i tam, kam kartička nepasuje; na desce posun
carcassonne-key-zoom = blíž, dál, celá krajina
carcassonne-sector =
    Kolo osudu: { $sector }
    Volné koruny: { $free } z { $spaces }
