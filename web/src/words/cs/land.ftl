### Kde je místo v krajině, pro ty, kdo krajinu vidí

land-start = od startu
    .at = na startu
land-wheel = od kola
    .at = u kola
land-at-start = { $start-at }
land-place =
    { $reach ->
        [near] hned { $side } { $start }
        [far] daleko { $side } { $start }
       *[off] { $side } { $start }
    }
    .exact = { $steps } { $start }
land-side =
    { $side ->
        [NE] severovýchodně
        [E] východně
        [SE] jihovýchodně
        [S] jižně
        [SW] jihozápadně
        [W] západně
        [NW] severozápadně
       *[N] severně
    }
land-steps =
    { $side ->
        [E] { $number } na východ
        [S] { $number } na jih
        [W] { $number } na západ
       *[N] { $number } na sever
    }
land-figure = { $figure } { $on-onto }
land-crown = { $figure }, výseč { $sector }
