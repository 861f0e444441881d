### The board of Stroganov

## The land

stroganov-region = Oblast { $region }
stroganov-key-arrows = na další místo, kde můžeš něco udělat
stroganov-key-look = ukázat zblízka, co tam leží

stroganov-turn = Tah krok za krokem
stroganov-moment-start = Vyber si startovní kartu
stroganov-moment-move = Jízda
stroganov-moment-basic = Základní
stroganov-moment-main = Hlavní
stroganov-moment-second = Druhá
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
stroganov-extra-buy_from_market = Trh: 5 koní
stroganov-extra-buy_from_bag = Pytel: 5 koní
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
stroganov-next-ride = příští jízda: { $count }
stroganov-rival-hunts = loví { $count }×: { $which }
stroganov-pay = Zaplatit { $things }
stroganov-cards-left =
    { $count ->
        [one] zbývá { $count } karta
        [few] zbývají { $count } karty
       *[other] zbývá { $count } karet
    }

## Lišta: co mají všichni společné

stroganov-year = { $year }. rok
stroganov-season-about = Čtyři roky: na jaře, v létě a na podzim má každý jeden tah, pak přijde zima s příjmem, písněmi a novými krajinami.
stroganov-order = Pořadí
stroganov-order-about = { $players }. První hraje kozák nejdál na východě; kdo je bledý, už měl v tomto období svůj tah.
stroganov-trade = Obchod
stroganov-trade-fur = Kožešina obchodu: { $fur }
stroganov-trade-about = Kdo obchoduje, zaplatí tuhle kožešinu a vybere si dvě odměny.
stroganov-in-market =
    { $count ->
        [0] { $fur }: na trhu není
       *[other] { $fur }: na trhu { $count }
    }
stroganov-in-bag =
    { $count ->
        [one] V pytlíku: { $count } kožešina
        [few] V pytlíku: { $count } kožešiny
       *[other] V pytlíku: { $count } kožešin
    }
stroganov-bag-about = Co se ještě dá vytáhnout:
stroganov-song-about =
    { $count ->
        [one] Stojí { $count } příběh. Přináší: { $gains }.
        [few] Stojí { $count } příběhy. Přináší: { $gains }.
       *[other] Stojí { $count } příběhů. Přináší: { $gains }.
    }
stroganov-left-banners =
    { $count ->
        [one] Zbývá { $count } vlajka
        [few] Zbývají { $count } vlajky
       *[other] Zbývá { $count } vlajek
    }
stroganov-left-tigers =
    { $count ->
        [one] Zbývá { $count } tygr
        [few] Zbývají { $count } tygři
       *[other] Zbývá { $count } tygrů
    }
stroganov-left-landscapes_left =
    { $count ->
        [one] Ještě přijde { $count } krajina
        [few] Ještě přijdou { $count } krajiny
       *[other] Ještě přijde { $count } krajin
    }
stroganov-about-banners = Každá vlajka přinese svému majiteli o koně víc každou zimu.
stroganov-about-tigers = Tygr nahradí jakoukoli kožešinu, nebo je na konci za body.
stroganov-about-landscapes_left = V zimě doplní řadu od východu.
stroganov-tab-market = Trh
stroganov-tab-songs = Písně
stroganov-tab-supply = Zásoba

## Podnosy: o čem je otázka, zvětšené

stroganov-tray-start = Startovní karty
stroganov-tray-songs = Písně
stroganov-tray-drawn = Vytaženo z pytlíku
stroganov-tray-market = Trh
stroganov-tray-trophies = Stupnice trofejí
stroganov-you-have = Máš { $count }.
stroganov-asked-by = Žádá ji: { $card }
stroganov-card-asks =
    { $own ->
        [1] Měj a zaplať { $own }× { $fur }
       *[other] Měj { $own }× { $fur }, z toho zaplať { $pay }
    }
stroganov-card-brings = Splníš-li ji později: { $points }. Potom: { $does }.
stroganov-card-fur = Leží na ní { $fur }

## Jak se hraje, ve třech obrazech

stroganov-scene-goal = Co vyhrává
stroganov-scene-goal-land = Čtyři roky jezdíš po Sibiři a lovíš kožešiny. Za ně obsazuješ krajiny: body hned a na konci další za sady.
stroganov-scene-goal-regions = Body nesou i carské příkazy a tábory a také trofeje, písně a tygři.
stroganov-scene-goal-mat = Tady leží, co máš. Po čtvrté zimě vyhrává, kdo má nejvíc bodů.
stroganov-scene-turn = Tah
stroganov-scene-turn-land = Nejdřív jedeš na východ: jedna nebo dvě krajiny jsou zdarma, dál tě donesou koně.
stroganov-scene-turn-tracker = Pak jedna základní a jedna hlavní akce. Druhá hlavní akce stojí kožešinu.
stroganov-scene-turn-regions = Dotkni se přímo té věci: poprvé uvidíš, co stojí a přinese, podruhé se to stane.
stroganov-scene-year = Rok
stroganov-scene-year-rail = Na jaře, v létě a na podzim má každý jeden tah; začíná kozák nejdál na východě.
stroganov-scene-year-mat = Zima přináší koně a příběhy zaplatí píseň.
stroganov-scene-year-land = Pak všichni jedou domů, mezery se zavřou a od východu přijdou nové krajiny s kožešinami.

## Rady prvního roku

stroganov-tip-start_card = Podívej se na západ: kožešiny které karty tam leží?
stroganov-tip-move = Dvě krajiny jsou zdarma; hledej kožešiny pro svou kartu.
stroganov-tip-basic = Leží pod kozákem kožešina pro tvou kartu? Lov. Jinak koně nikdy neuškodí.
stroganov-tip-main = Osada nic nestojí a můžeš se vrátit.
stroganov-tip-second = Kožešiny pro kartu si nech: druhá akce počká.
stroganov-tip-hunt = Podívej se na svou kartu: kterou kožešinu chce?
stroganov-tip-trade = Koně tě příště donesou dál; z příběhů budou v zimě písně.
stroganov-tip-keep = Která z nich přiblíží tvou kartu nebo krajinu?
stroganov-tip-market = Která z nich přiblíží tvou kartu nebo krajinu?
stroganov-tip-income = Vlajky přinášejí víc koní: pamatuj na osady, které je dávají.
stroganov-tip-song = Příběhy, které si necháš, budeš mít i příští zimu; tyhle písně už ne.

## Zima, konec a záznam

stroganov-winter = Zima
stroganov-winter-done = hotovo
stroganov-winter-income = Příjem: koně a co přinášejí příkazy
stroganov-winter-stories = Příběhy pro ty, kdo jsou na Sibiři nejhlouběji
stroganov-winter-singing = Zpívají se písně
stroganov-winter-home = Kozáci jedou domů
stroganov-winter-west = Řady se posouvají na západ, staré písně odcházejí
stroganov-winter-land = Přicházejí nové krajiny s kožešinami
stroganov-winter-market = Na trh přicházejí nové kožešiny
stroganov-winter-songs = Vykládají se nové písně
stroganov-winter-yurts = Přicházejí nové jurty
stroganov-winter-wishes = Přicházejí nové carské příkazy
stroganov-final = Závěrečné bodování: { $step }
stroganov-final-title = Závěrečné bodování
stroganov-final-before = dosud
stroganov-final-sum = součet
stroganov-tell-moved = jede na { $landscape-accusative }
stroganov-tell-hunted = loví: { $furs }
stroganov-tell-village = navštěvuje { $village-accusative }
stroganov-tell-yurt = používá { $yurt-accusative }
stroganov-tell-card = bere si { $card-accusative }
stroganov-tell-fulfilled = plní { $card-accusative }
stroganov-tell-used = využívá { $card-accusative }
stroganov-tell-outpost = staví tábor v oblasti { $region }
stroganov-tell-claimed = obsazuje { $landscape-accusative }
stroganov-tell-trophy = postupuje k trofeji { $space }
stroganov-tell-song = zpívá: { $song }
