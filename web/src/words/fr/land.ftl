### Où se trouve un endroit du paysage, pour qui le voit

land-start = du départ
    .at = au départ
land-wheel = de la roue
    .at = à la roue
land-at-start = { $start-at }
land-place =
    { $reach ->
        [near] juste { $side } { $start }
        [far] loin { $side } { $start }
       *[off] { $side } { $start }
    }
    .exact = { $steps } { $start }
land-side =
    { $side ->
        [NE] au nord-est
        [E] à l’est
        [SE] au sud-est
        [S] au sud
        [SW] au sud-ouest
        [W] à l’ouest
        [NW] au nord-ouest
       *[N] au nord
    }
land-steps =
    { $side ->
        [E] { $number } à l’est
        [S] { $number } au sud
        [W] { $number } à l’ouest
       *[N] { $number } au nord
    }
land-figure = { $figure } { $on-onto }
land-crown = { $figure }, secteur { $sector }
