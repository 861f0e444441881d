### Wo ein Platz im Land liegt, für alle, die das Land sehen

land-start = vom Start
    .at = am Start
land-wheel = vom Rad
    .at = am Rad
land-at-start = { $start-at }
land-place =
    { $reach ->
        [near] gleich { $side } { $start }
        [far] weit { $side } { $start }
       *[off] { $side } { $start }
    }
    .exact = { $steps } { $start }
land-side =
    { $side ->
        [NE] nordöstlich
        [E] östlich
        [SE] südöstlich
        [S] südlich
        [SW] südwestlich
        [W] westlich
        [NW] nordwestlich
       *[N] nördlich
    }
land-steps =
    { $side ->
        [E] { $number } östlich
        [S] { $number } südlich
        [W] { $number } westlich
       *[N] { $number } nördlich
    }
land-figure = { $figure } { $on-onto }
land-crown = { $figure } im Segment { $sector }
