### Čeština: Sklizeň, výuková hra.

title = Sklizeň
about = Tajně nabízej mince za právo rozdělit vůz; každá plodina má největší cenu pro toho, kdo ji má v oblibě.

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
option-feast-about = Za každou trojici pšenice, žita a chmele jsou dva body navíc.

## Otázky

ask-deal = Kterou plodinu bude mít někdo v oblibě?
ask-load = Co přibude na voze?
ask-bid = Kolik mincí nabídneš za vůz?
ask-share = Rozděl vůz; za každý kus, který dáš někomu jinému, dostaneš minci.

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

event-dealt = Máš v oblibě { $crop-accusative }: každý kus pro tebe bude mít cenu tří bodů.
event-loaded = Na voze přibývá { $crop }.
event-bade =
    { $seat } nabízí { $coins } { $coins ->
        [one] minci
        [few] mince
        [many] mince
       *[other] mincí
    }.
event-shared = { $seat } dělí vůz takto: { $shares }.
event-ended = Poslední vůz je prázdný a všichni ukazují, co mají v oblibě.

## Proč ne

refusal-coins =
    Nabídka { $bid } je příliš vysoká: { $coins ->
        [0] nemáš žádné mince
        [one] máš jednu minci
        [few] máš { $coins } mince
        [many] máš { $coins } mince
       *[other] máš { $coins } mincí
    }.
refusal-sack = V pytli už není žádný kus { $crop-genitive }.

## Stůl

view-round = kolo
view-cart = vůz
view-sack = pytel
view-waiting = chybějící nabídky
view-players = hráči
view-coins = mince
view-barn = ve stodole
view-bid = nabídka
view-favourite = oblíbená plodina

## Bodování

why-favourite = oblíbená plodina
why-other = ostatní plodiny
why-feast = hostiny
