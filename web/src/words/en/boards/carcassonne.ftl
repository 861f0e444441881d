### Carcassonne’s board

carcassonne-board = The board: drag to move it, use the wheel or + and − to zoom, 0 shows all of it
carcassonne-land = The land
carcassonne-turn = Turn
carcassonne-turn-tile = Turn the tile in your hand: { $tile }
carcassonne-place = Place the tile like this
carcassonne-close = Cancel
carcassonne-which-figure = Which figure?
carcassonne-zoom-in = Closer
carcassonne-zoom-out = Further away
carcassonne-fit = Show the whole land
carcassonne-near = Come closer
carcassonne-left =
    { $count ->
        [one] { $count } tile left
       *[other] { $count } tiles left
    }
carcassonne-buried =
    { $count ->
        [one] { $count } tile under a hill
       *[other] { $count } tiles under hills
    }
carcassonne-remaining =
    { $count ->
        [one] { $count } tile is still to come
       *[other] { $count } tiles are still to come
    }
carcassonne-none-left = All tiles have been drawn.
carcassonne-cell =
    { $turns ->
        [0] Place { $at-exact }: the tile does not fit
        [one] Place { $at-exact }: fits in one way
       *[other] Place { $at-exact }: fits in { $turns } ways
    }
carcassonne-feature =
    { $on-key ->
        [terrain-cloister] Monastery with { $tiles } of 9 tiles
        [terrain-field] Field on { $tiles ->
            [one] one tile
           *[other] { $tiles } tiles
        }
        [terrain-city] City of { $tiles ->
            [one] one tile
           *[other] { $tiles } tiles
        }, { $ends ->
            [0] completed
            [one] one opening
           *[other] { $ends } openings
        }
       *[other] Road of { $tiles ->
            [one] one tile
           *[other] { $tiles } tiles
        }, { $ends ->
            [0] completed
            [one] one opening
           *[other] { $ends } openings
        }
    }.
carcassonne-owners =
    { $owners-count ->
        [0] Belongs to nobody.
       *[other] Belongs to { $owners }.
    }
carcassonne-worth = Worth { $now } now, { $finished } when completed.
carcassonne-settled =
    Worth { $now ->
        [one] one point
       *[other] { $now } points
    }.
carcassonne-figure = { $seat }: { $figure } on { $on } at { $at }
carcassonne-key-turn = turn the tile
carcassonne-key-arrows = from place to place, also where the tile does not fit; on the board, move the view
carcassonne-key-zoom = closer, further away, the whole land
carcassonne-sector = Wheel of fortune, { $sector }: { $free } of { $spaces } crown spaces free.
