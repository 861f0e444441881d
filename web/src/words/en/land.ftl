### Where a place of the land is, for those who see the land

land-start = the start
    .at = at the start
land-wheel = the wheel
    .at = at the wheel
land-at-start = { $start-at }
land-place =
    { $reach ->
        [near] just { $side } of { $start }
        [far] far { $side } of { $start }
       *[off] { $side } of { $start }
    }
    .exact = { $steps } of { $start }
land-side =
    { $side ->
        [NE] northeast
        [E] east
        [SE] southeast
        [S] south
        [SW] southwest
        [W] west
        [NW] northwest
       *[N] north
    }
land-steps =
    { $side ->
        [E] { $number } east
        [S] { $number } south
        [W] { $number } west
       *[N] { $number } north
    }
land-figure = { $figure } { $on-where }
land-crown = { $figure } on { $sector }
