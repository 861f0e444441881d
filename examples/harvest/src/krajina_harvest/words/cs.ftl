### Čeština: Sklizeň, výuková hra.

title = Sklizeň
about = Tajně přihazujte o právo rozdělit vůz; úroda má největší cenu pro toho, kdo ji má rád.

## Co je ve hře

crop-wheat = pšenice
    .accusative = pšenici
    .genitive = pšenice
crop-rye = žito
    .accusative = žito
    .genitive = žita
crop-hops = chmel
    .accusative = chmel
    .genitive = chmele

## Volby

option-rounds = počet kol
option-rounds-about = Kolik vozů se rozdělí.
option-feast = hostina
option-feast-about = Každá trojice pšenice, žito a chmel má cenu o dva body vyšší.

## Otázky

ask-deal = Kterou plodinu bude mít někdo rád?
ask-load = Co přibude na voze?
ask-bid = Kolik mincí nabídneš za vůz?
ask-share = Rozděl vůz; za každou plodinu, kterou dáš jinému, dostaneš minci.

## Co se dělá

do-draw = vytáhnout { $crop-accusative }
do-bid =
    nabídnout { $coins } { $coins ->
        [one] minci
        [few] mince
        [many] mince
       *[other] mincí
    }
do-share = rozdělit { $shares-accusative }

## Co se stalo

event-dealt = Máš v oblibě { $crop-accusative }: každý kus pro tebe bude mít cenu tří bodů.
event-loaded = Na voze přibylo: { $crop }.
event-bade =
    { $seat } nabízí { $coins } { $coins ->
        [one] minci
        [few] mince
        [many] mince
       *[other] mincí
    }.
event-shared = { $seat } rozděluje { $shares-accusative }.
event-ended = Poslední vůz je prázdný a všichni ukazují, co mají v oblibě.

## Proč ne

refusal-coins =
    Nabídka { $bid } je příliš vysoká: { $coins ->
        [0] nemáš žádnou minci
        [one] máš jednu minci
        [few] máš { $coins } mince
        [many] máš { $coins } mince
       *[other] máš { $coins } mincí
    }.
refusal-sack = V pytli už není žádný kus { $crop-genitive }.

## Stůl

view-round = kolo
view-cart = vůz
view-sack = pytel
view-waiting = nabídku ještě dluží
view-players = hráči
view-coins = mince
view-barn = stodola
view-bid = nabídka
view-favourite = oblíbená plodina

## Účet

why-favourite = oblíbená plodina
why-other = ostatní plodiny
why-feast = hostiny
