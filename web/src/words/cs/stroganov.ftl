### The board of Stroganov

## The land

stroganov-region = Oblast { $region }

stroganov-turn = Tah krok za krokem
stroganov-moment-start = Vyber si kartu na začátek
stroganov-moment-move = Jízda
stroganov-moment-basic = Základní akce
stroganov-moment-main = Hlavní akce
stroganov-moment-second = Druhá akce
stroganov-moment-done = Konec
stroganov-moment-income = Příjem
stroganov-moment-stories = Příběhy
stroganov-moment-songs = Písně
stroganov-moment-upkeep = Nový rok
stroganov-basic-coin = Mince
stroganov-basic-horses = Koně
stroganov-basic-move = Pohyb
stroganov-basic-hunt = Lov
stroganov-basic-trade = Obchod
stroganov-reward-coin = Mince
stroganov-reward-stories = Příběhy
stroganov-reward-move = Pohyb
stroganov-reward-horses = Koně
stroganov-extra-buy_from_market = Trh za 5 koní
stroganov-extra-buy_from_bag = Pytel za 5 koní
stroganov-extra-swap_down = Za nižší
stroganov-extra-swap_two = Dvě za jednu
stroganov-has = { $thing }: { $count }
stroganov-hand = Příkazy v ruce
stroganov-fulfilled = Splněné
stroganov-landscapes = Krajiny
stroganov-points =
    { $points ->
        [one] { $points } bod a { $added } navíc, kdyby hra skončila teď
        [few] { $points } body a { $added } navíc, kdyby hra skončila teď
       *[other] { $points } bodů a { $added } navíc, kdyby hra skončila teď
    }
stroganov-at-end = Kdyby hra skončila teď
stroganov-in-all = celkem
stroganov-outposts = Tábory: { $here } v zásobě, { $built } na desce, { $left } ve společné zásobě
stroganov-space = Pole { $space }
stroganov-step-fur = krok stojí: { $fur }
stroganov-shield =
    { $count ->
        [one] štít za { $count } bod
        [few] štít za { $count } body
       *[other] štít za { $count } bodů
    }
stroganov-marker = tady je kámen
stroganov-wish-progress = Žádá { $needed }× { $fur }: { $there } tu je, { $helped } nahradí tygr nebo mince, { $missing } chybí
stroganov-no-card = Zatím žádná karta
stroganov-next-card = příští jízda
stroganov-cards-left =
    { $count ->
        [one] zbývá { $count } karta
        [few] zbývají { $count } karty
       *[other] zbývá { $count } karet
    }
