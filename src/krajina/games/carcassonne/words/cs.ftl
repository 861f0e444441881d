### Čeština: Carcassonne.
###
### Kartičky jsou popsané tak, jak leží s otočením 0. `[nothing]` v event-scored znamená, že místo chybí.

title = Carcassonne
about = Přikládej kartičky, rozesílej figurky a získej cesty, města, kláštery a louky jižní Francie.

## Sady

set-base = Základní hra
set-inns = Hostince a katedrály
set-traders = Kupci a stavitelé
set-hills = Ovce a kopce
set-wheel = Kolo osudu
set-river = Řeka

## Varianty

variant-two-tile-cities-score-two = město na dvou kartičkách přinese jen 2 body
variant-builder-on-closing-tile = stavitel smí i na kartičku, která cestu nebo město uzavře
variant-flock-may-rest = stádo se smí nechat být
variant-flock-stabled-when-closed = stádo na uzavřené louce se zažene do salaše samo
variant-sheep-of-other-editions = žetony ovcí z jiných vydání (o jednu trojku méně, o jednu čtyřku více)
variant-hills-break-no-ties = kopce o shodě nerozhodují
variant-wheel-acts-after-placing = kolo osudu působí až po přiložení kartičky
variant-crowns-for-ordinary-figures = na políčka s korunami smějí jen obyčejné figurky
variant-wheel-counts-all-figures = bouře a mor se týkají i stavitelů a selátek
variant-famine-counts-piglets = při hladomoru se počítají i selátka
variant-river-bends-loosely = jen ohyby řeky hned za sebou se musí stáčet různě

## Volby

option-boxes = rozšíření
option-boxes-about = Rozšíření, která se hrají i se svými pravidly.
option-tiles_only = jen kartičky
option-tiles_only-about = Sady, ze kterých se přimíchají jen kartičky, bez pravidel.
option-copies = počet sad
option-copies-about = Kolikrát se kartičky které sady přimíchají.
option-farmers = sedláci
option-farmers-about = Figurky smějí i na louky; první hru zkus raději bez sedláků.
option-colours = barvy
option-colours-about = Barva každého místa u stolu.
option-first = kdo začíná
option-first-about = Místo u stolu, které začíná; počítá se od 1.
option-draw_order = připravené pořadí
option-draw_order-about = Kartičky, které přijdou jako první, v tomto pořadí.
option-draw_rest = pak i ostatní
option-draw_rest-about = Po připraveném pořadí se náhodně berou ostatní kartičky; jinak hra skončí.
option-variants = varianty
option-variants-about = Jiné výklady pravidel a domácí pravidla.

## Otázky

ask-draw_tile = Která kartička přijde?
ask-place_tile = Přilož svou kartičku
    .hint = Každá strana, která se dotkne jiné kartičky, na ni musí navázat: cesta na cestu, město na město, louka na louku. Kartičku smíš otočit.
ask-place_figure = Postavit na kartičku figurku, nebo ne?
    .hint = Jednu figurku, na cestu, do města, do kláštera nebo na louku, kde ještě žádná figurka nestojí.
ask-tend_flock = Stádo: rozšířit, nebo zahnat do salaše?
    .hint = Kdo stádo rozšíří, vytáhne žeton: buď další ovce, nebo vlka, který celé stádo rozežene. V salaši přinese každá ovce 1 bod.
ask-draw_sheep = Vytáhni žeton pro své stádo
ask-plague = Mor: kterou figurku si vezmeš zpět?
    .hint = Každý si z krajiny vezme zpět jednu figurku. Na políčkách s korunami jsou figurky v bezpečí.

## Co se dělá

do-draw_tile = vytáhnout kartičku: { $tile }
do-place_tile =
    přiložit kartičku { $at-exact }, { $at-key ->
        [place] otočení { $turn }
       *[other] { do-place_tile.short }
    }
    .short =
        { $at-key ->
            [place] { $turn }
           *[other] { $turn ->
                [0] neotočenou
                [1] otočenou vpravo
                [2] vzhůru nohama
                [3] otočenou vlevo
               *[other] …
            }
        }
do-place_figure = postavit { $figure-accusative } { $on-onto } { $point-where }
do-pass = nepostavit žádnou figurku
do-draw_sheep =
    { $sheep ->
        [0] vytáhnout vlka
        [one] vytáhnout { $sheep } ovci
        [few] vytáhnout { $sheep } ovce
       *[other] vytáhnout { $sheep } ovcí
    }
do-grow_flock = rozšířit stádo
do-stable_flock = zahnat stádo do salaše
do-rest_flock = nechat stádo být
do-place_on_crown = postavit { $figure-accusative } na políčko s korunami ve výseči { $sector }
do-take_home = vzít zpět figurku { $at-exact }

## Co se stalo

event-tile_drawn = { $seat } bere kartičku: { $tile }.
event-tile_discarded = Tato kartička nejde nikam přiložit a vyřazuje se ze hry: { $tile }.
event-tile_placed =
    { $seat } přikládá kartičku { $at-there }{ $at-key ->
        [place] { " " }(otočení { $turn })
       *[other] { "" }
    }: { $tile }.
event-figure_placed =
    { $seat } staví { $at-there } { $figure-accusative } { $on-onto }{ $at-key ->
        [place] { " " }{ $point-where }
       *[other] { "" }
    }.
event-figure_returned = { $seat } si bere zpět { $figure-accusative } ({ $at }).
event-scored =
    { $seat } získává { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }: { $why }{ $at-key ->
        [nothing] { "" }
       *[other] { " " }({ $at })
    }.
event-game_ended = Kartičky došly a přichází závěrečné vyhodnocení.
event-goods_taken = { $seat } uzavírá město { $at-there } a bere si zboží: { $goods }.
event-second_tile = Díky staviteli má { $seat } ještě druhou kartičku.
event-tile_buried = { $seat } zasouvá pod kopec kartičku, kterou nikdo neviděl.
event-sheep_drawn =
    { $seat } má { $at-there } větší stádo: { $sheep ->
        [one] přibyla { $sheep } ovce
        [few] přibyly { $sheep } ovce
       *[other] přibylo { $sheep } ovcí
    }.
event-wolf_drawn = { $seat } vytahuje vlka: všechny ovce i všichni pastýři opouštějí louku { $at-there }.
event-flock_stabled =
    { $seat } zahání do salaše stádo ({ $at }): { $sheep } { $sheep ->
        [one] ovce
        [few] ovce
       *[other] ovcí
    }.
event-pig_moved =
    Prasátko popochází o { $steps } { $steps ->
        [one] výseč
        [few] výseče
       *[other] výsečí
    } a zastavuje se ve výseči { $sector }.
event-crown_taken = { $seat } staví { $figure-accusative } na políčko s korunami ve výseči { $sector }.
event-crown_left = { $seat } si z políčka s korunami ve výseči { $sector } bere zpět { $figure-accusative }.

## Proč ne

refusal-not-in-bag = Tuhle kartičku teď nelze vytáhnout: { $tile }.
refusal-other-tile-due = Podle připraveného pořadí má teď přijít „{ $due }“, ne „{ $tile }“.
refusal-not-adjacent = Vedle tohoto místa ({ $place }) neleží žádná kartička: kartičky se musí dotýkat stranou, roh nestačí.
refusal-cell-taken = Kartička už tam leží ({ $place }).
refusal-side-does-not-continue = Takto to tam nenavazuje ({ $place }): { $side-where } by vedle sebe byly { $here } a { $there }.
refusal-same-picture = S otočením { $turn } vypadá kartička úplně stejně jako s otočením { $same }; vyber otočení { $same }.
refusal-no-such-part = Na přiložené kartičce není { $on } { $at-where }. Je na ní: { $parts }.
refusal-no-figure-left = Ve své zásobě nemáš { $figure-accusative }.
refusal-no-farmers = Tato hra se hraje bez sedláků, takže na louku figurku postavit nejde.
refusal-occupied = { $on-taken }. Stojí tu: { $by }.
refusal-no-own-follower = { $figure-subject } smí jen tam, kde už stojí tvůj družiník, a { $on-here } žádného nemáš.
refusal-closed-by-this-tile =
    { $on-key ->
        [terrain-city] Tato kartička město uzavírá, a stavitel smí jen tam
       *[other] Tato kartička cestu uzavírá, a stavitel smí jen tam
    }, kde se dá ještě stavět.
refusal-stands-elsewhere = { $figure-subject } nesmí { $on-onto }.
refusal-wrong-terrain =
    { $figure-subject } nesmí { $on-onto }, { $figure-key ->
        [figure-piglet] jen na louku
       *[other] jen na cestu nebo do města
    }.
refusal-shepherd-off-field = Pastýř smí jen na louku.
refusal-shepherd-there = Na této louce už pastýře má { $by }.
refusal-flock-must-be-tended = Stádo musíš rozšířit, nebo zahnat do salaše; nechat je být tady nejde.
refusal-no-such-token =
    { $sheep ->
        [0] V zásobě žetonů už není žádný vlk.
        [one] V zásobě žetonů už není žádný s { $sheep } ovcí.
       *[other] V zásobě žetonů už není žádný se { $sheep } ovcemi.
    }
refusal-river-goes-on = Kartička řeky musí na řeku navázat na jejím konci ({ $place }).
refusal-river-turns-back = Řeka by se stočila zpátky; další ohyb se musí stáčet na druhou stranu.
refusal-spring-flows-away = Pramen se musí desky dotýkat stranou protilehlou k vodě, aby řeka tekla od desky pryč.
refusal-not-on-crowns = { $figure-subject } na políčko s korunami nesmí.
refusal-crowns-taken =
    { $spaces ->
        [one] Jediné políčko s korunami ve výseči { $sector } už je obsazené.
        [few] Všechna { $spaces } políčka s korunami ve výseči { $sector } už jsou obsazená.
       *[other] Všech { $spaces } políček s korunami ve výseči { $sector } už je obsazených.
    }
refusal-no-figure-there = Nemáš tam ({ $place }) žádnou figurku, které by se mor týkal.

## Chyby

error-box-twice = Rozšíření je uvedeno dvakrát: { $box }.
error-box-and-tiles-only = Rozšíření se hraje buď s pravidly, nebo jen s kartičkami, ne obojí: { $box }.
error-copies-of-nothing = Přidávat další kartičky sady, která ve hře není, nejde: { $box }.
error-first-nobody = { $first } začít nemůže: počet míst je { $seats }.
error-colours-too-many = Barev je víc než míst u stolu: { $colours } na { $seats }.
error-colour-twice = Každé místo potřebuje svou barvu; tyto se opakují: { $colours }.
error-variant-twice = Varianta je uvedena dvakrát: { $variant }.
error-variant-of-nothing = Tato varianta patří k rozšíření, které ve hře není: { $variant }.
error-order-too-many = V připraveném pořadí je tato kartička { $named }×, ale vytáhnout se dá jen { $there }×: { $tile }.
error-order-empty = Bez připraveného pořadí musí přijít ostatní kartičky.

## Co je ve hře

terrain-city = město
    .onto = do města
    .here = v tomto městě
    .taken = Toto město už je obsazené
terrain-road = cesta
    .onto = na cestu
    .here = na této cestě
    .taken = Tato cesta už je obsazená
terrain-field = louka
    .onto = na louku
    .here = na této louce
    .taken = Tato louka už je obsazená
terrain-cloister = klášter
    .onto = do kláštera
    .here = v tomto klášteře
    .taken = Tento klášter už je obsazený
edge-F = louka
edge-R = cesta
edge-C = město
edge-W = řeka
part = { $on } { $at-where }
point-N = sever
    .where = na severu
point-E = východ
    .where = na východě
point-S = jih
    .where = na jihu
point-W = západ
    .where = na západě
point-NNW = severoseverozápad
    .where = na severoseverozápadě
point-NNE = severoseverovýchod
    .where = na severoseverovýchodě
point-ENE = východoseverovýchod
    .where = na východoseverovýchodě
point-ESE = východojihovýchod
    .where = na východojihovýchodě
point-SSE = jihojihovýchod
    .where = na jihojihovýchodě
point-SSW = jihojihozápad
    .where = na jihojihozápadě
point-WSW = západojihozápad
    .where = na západojihozápadě
point-WNW = západoseverozápad
    .where = na západoseverozápadě
point-middle = prostředek
    .where = uprostřed
figure-meeple = figurka
    .accusative = figurku
    .subject = Figurka
figure-large = velká figurka
    .accusative = velkou figurku
    .subject = Velká figurka
figure-builder = stavitel
    .accusative = stavitele
    .subject = Stavitel
figure-piglet = selátko
    .accusative = selátko
    .subject = Selátko
figure-shepherd = pastýř
    .accusative = pastýře
    .subject = Pastýř
colour-red = červená
colour-blue = modrá
colour-yellow = žlutá
colour-green = zelená
colour-black = černá
colour-grey = šedá
colour-pink = růžová
colour-violet = fialová
good-wine = víno
good-grain = obilí
good-cloth = látka
sector-fortune = Štěstěna
sector-taxes = Daně
sector-famine = Hladomor
sector-storm = Bouře
sector-inquisition = Inkvizice
sector-plague = Mor

## Bodování

why-road = cesta
why-city = město
why-cloister = klášter
why-unfinished_road = neuzavřená cesta
why-unfinished_city = neuzavřené město
why-unfinished_cloister = neuzavřený klášter
why-field = louka
why-wine = nejvíc vína
why-grain = nejvíc obilí
why-cloth = nejvíc látky
why-flock = stádo
why-fortune = Štěstěna
why-taxes = Daně
why-famine = Hladomor
why-storm = Bouře
why-inquisition = Inkvizice
why-crown = políčko s korunami

## Z čeho body jsou

why-tiles = kartičky
why-shields = erby
why-cities = uzavřená města
why-vineyards = vinice
why-piglet = selátko
why-sheep = ovce
why-printed_sheep = ovce na kartičkách
why-knights = rytíři
why-figures = figurky v zásobě
why-monks = mniši
why-crowns = políčka s korunami

## Stůl

view-active = na tahu
view-tile = kartička
view-tiles_left = zbývá kartiček
view-players = hráči
view-points = body
view-colour = barva
view-figures = figurky
view-tokens = žetony
view-sources = body za
view-boxes = rozšíření
view-features = části krajiny
view-tiles = kartičky
view-open_cells = volná místa
view-bag = v zásobě
view-discarded = vyřazené
view-at = místo
view-turn = otočení
view-on = kde
view-point = směr
view-figure = figurka
view-turns = možná otočení
view-is_dead = už nezaplnitelné
view-open_ends = otevřené konce
view-owners = vlastníci
view-now = hodnota teď
view-finished = hodnota po uzavření
view-second_tile = druhá kartička
view-buried = kartičky pod kopci
view-flocks = stáda
view-wolves = vlci v zásobě
view-sheep_tokens = ovce v zásobě
view-pig = prasátko
view-crowns = políčka s korunami
view-sector = výseč
view-spaces = počet políček

## Značky na mapě

map-road_end = konec cesty
map-river = řeka
map-shield = erb
map-inn = hostinec
map-cathedral = katedrála
map-hill = kopec
map-vineyard = vinice
map-sheep = ovce
map-wheel_number = symbol kola
map-open = místo pro kartičku
map-dead = místo, kam už nic nepasuje
map-pig = prasátko
map-crown = volné políčko s korunami

## Kartičky

tile-base-city-full-shield = město na všech stranách s erbem
tile-base-city-three = město všude kromě jihu
tile-base-city-three-shield = město všude kromě jihu s erbem
tile-base-city-three-road = město všude kromě jihu s cestou na jihu
tile-base-city-three-road-shield = město všude kromě jihu s erbem a cestou na jihu
tile-base-city-corner = město na severovýchodě
tile-base-city-corner-w1 = město na severovýchodě se symbolem kola 1
tile-base-city-corner-shield = město na severovýchodě s erbem
tile-base-city-corner-road-curve = město na severovýchodě se zatáčkou na jihozápadě
tile-base-city-corner-road-curve-shield = město na severovýchodě s erbem a zatáčkou na jihozápadě
tile-base-city-through = město od severu k jihu
tile-base-city-through-shield = město od severu k jihu s erbem
tile-base-two-caps-opposite = města na severu a jihu
tile-base-two-caps-adjacent = města na severu a východě
tile-base-city-cap = město na severu
tile-base-city-cap-road-straight = město na severu s cestou od východu k západu
tile-base-start = město na severu s cestou od východu k západu (startovní kartička)
tile-base-city-cap-road-curve-right = město na severu se zatáčkou na jihovýchodě
tile-base-city-cap-road-curve-left = město na severu se zatáčkou na jihozápadě
tile-base-city-cap-junction = město na severu s křižovatkou cest na východě, jihu a západě
tile-base-cloister = klášter
tile-base-cloister-road = klášter s cestou na jihu
tile-base-road-straight = cesta od východu k západu
tile-base-road-straight-w1 = cesta od východu k západu se symbolem kola 1
tile-base-road-straight-w2 = cesta od východu k západu se symbolem kola 2
tile-base-road-straight-w3 = cesta od východu k západu se symbolem kola 3
tile-base-road-curve = zatáčka na jihozápadě
tile-base-road-curve-w1 = zatáčka na jihozápadě se symbolem kola 1
tile-base-road-curve-w2 = zatáčka na jihozápadě se symbolem kola 2
tile-base-junction-three = křižovatka cest na východě, jihu a západě
tile-base-junction-four-w1 = křižovatka cest na všech stranách se symbolem kola 1
tile-inns-cathedral = město na všech stranách s katedrálou
tile-inns-four-caps = čtyři oddělená města, na každé straně jedno
tile-inns-three-caps = města na severu, východě a jihu (Hostince)
tile-inns-cap-and-corner-shield = město na jihovýchodě s erbem a městem na severu
tile-inns-corner-road-end-w-inn = město na severovýchodě s cestou na západě a hostincem
tile-inns-corner-road-end-s = město na severovýchodě s cestou na jihu (Hostince)
tile-inns-corner-curve-inn-shield = město na severovýchodě s erbem, zatáčkou na jihozápadě a hostincem
tile-inns-city-spike = město na severu s výběžkem do jihovýchodního rohu
tile-inns-cap-road-end = město na severu s cestou na jihu (Hostince)
tile-inns-cap-curve-inn = město na severu se zatáčkou na jihozápadě a hostincem
tile-inns-through-two-road-ends-shield = město od severu k jihu s erbem a cestami na východě a západě
tile-inns-curve-inn = zatáčka na jihozápadě s hostincem
tile-inns-cloister-two-roads = klášter s cestami na východě a západě (Hostince)
tile-inns-straight-inn = cesta od východu k západu s hostincem
tile-inns-junction-three-inn = křižovatka cest na východě, jihu a západě s hostincem na východě
tile-inns-two-curves = zatáčky na severozápadě a jihovýchodě
tile-inns-two-caps-junction = města na severu a jihu s křižovatkou cest na východě a západě
tile-traders-corner-two-caps-cloth = město na severozápadě s látkou a městy na východě a jihu
tile-traders-two-corners-wine = město na severozápadě s vínem a městem na jihovýchodě
tile-traders-through-and-cap-wine = město od severu k jihu s vínem a městem na východě
tile-traders-through-and-cap-cloth = město od severu k jihu s látkou a městem na východě
tile-traders-three-grain = město všude kromě západu s obilím
tile-traders-cap-and-corner-road-grain = město na jihovýchodě s obilím, městem na severu a cestou na západě
tile-traders-cap-and-corner-road-cloth = město na jihovýchodě s látkou, městem na severu a cestou na západě
tile-traders-three-road-wine = město všude kromě západu s vínem a cestou na západě
tile-traders-corner-wine = město na severovýchodě s vínem
tile-traders-corner-grain = město na severovýchodě s obilím
tile-traders-wide-corner-road-w-grain = město na severovýchodě až do jihozápadního rohu s obilím a cestou na západě
tile-traders-corner-road-w-grain = město na severovýchodě s obilím a cestou na západě
tile-traders-corner-road-s-cloth = město na severovýchodě s látkou a cestou na jihu
tile-traders-wide-corner-road-s-wine = město na severovýchodě až do jihozápadního rohu s vínem a cestou na jihu
tile-traders-corner-two-roads-wine = město na severovýchodě s vínem a cestami na jihu a západě
tile-traders-wide-corner-two-roads-cloth = město na severovýchodě až do jihozápadního rohu s látkou a cestami na jihu a západě
tile-traders-through-wine = město od severu k jihu s vínem
tile-traders-through-road-grain = město od severu k jihu s obilím a cestou na západě
tile-traders-through-road-wine = město od severu k jihu s vínem a cestou na západě
tile-traders-cap-bridge-hut = město na severu s cestou z jihu pod mostem a cestou ze západu přes most k chaloupce
tile-traders-through-two-roads-wine = město od severu k jihu s vínem a cestami na východě a západě
tile-traders-cap-road-e = město na severu s cestou na východě (Kupci)
tile-traders-cloister-three-roads = klášter s cestami na východě, jihu a západě
tile-traders-bridge-crossing = cesta od východu k západu po mostě nad cestou od severu k jihu
tile-hills-split-edge-city = města na západě a východě se společnou severní stranou a vinicí
tile-hills-caps-opposite = města na severu a jihu s kopcem
tile-hills-road-house-straight = domek mezi cestami na severu a jihu s kopcem
tile-hills-corner-vineyard = město na severovýchodě s vinicí
tile-hills-straight-and-stub = cesta od východu k západu s cestou z jihu k domku a vinicí
tile-hills-two-caps-road = města na severu a západě s cestou na jihu a vinicí
tile-hills-cap-curve-right = město na severu se zatáčkou na jihovýchodě a kopcem
tile-hills-caps-adjacent = města na severu a východě s kopcem
tile-hills-cap-curve-cloister = město na severu s klášterem a zatáčkou na jihovýchodě
tile-hills-split-edge-field = město na severu s výběžkem k jižní straně a vinicí
tile-hills-corner-hill = město na severovýchodě s kopcem
tile-hills-curve-house = domek mezi cestami na jihu a západě s kopcem
tile-hills-caps-touching = dotýkající se města na východě a západě s vinicí
tile-hills-curve-cloister-road = klášter s cestou na jihu a zatáčkou na severovýchodě
tile-hills-cap-road-end = město na severu s cestou na jihu a kopcem
tile-hills-cap-curve-left = město na severu se zatáčkou na jihozápadě a kopcem
tile-wheel-three-caps = města na severu, východě a jihu (Kolo osudu)
tile-wheel-corner-road-w = město na severovýchodě s cestou na západě
tile-wheel-corner-road-s = město na severovýchodě s cestou na jihu (Kolo osudu)
tile-wheel-cap-road-w = město na severu s cestou na západě
tile-wheel-cap-road-end = město na severu s cestou na jihu (Kolo osudu)
tile-wheel-cap-road-e = město na severu s cestou na východě (Kolo osudu)
tile-wheel-cap-road-straight = město na severu s cestou od východu k západu (Kolo osudu)
tile-wheel-cap-road-and-curve = město na severu s cestou na západě a zatáčkou na jihovýchodě
tile-wheel-cloister-two-roads = klášter s cestami na východě a západě (Kolo osudu)
tile-wheel-road-straight-w1 = cesta od východu k západu se symbolem kola 1 (Kolo osudu)
tile-wheel-road-curve-w3 = zatáčka na jihozápadě se symbolem kola 3
tile-wheel-two-curves-w1 = zatáčky na severozápadě a jihovýchodě se symbolem kola 1
tile-river-spring = pramen s řekou tekoucí na jih
tile-river-lake = jezero s řekou od severu
tile-river-corner-bend = ohyb řeky na jihozápadě s městem na severovýchodě
tile-river-cap-road-bridge = řeka od východu k západu s městem na severu a cestou z jihu přes most
tile-river-two-caps = řeka od východu k západu s městy na severu a jihu
tile-river-bend-vineyard = ohyb řeky na jihozápadě s vinicí
tile-river-cloister-road-bridge = řeka od východu k západu s klášterem na severu a cestou z jihu přes most
tile-river-bend-road-curve = ohyb řeky na jihozápadě se zatáčkou cesty na severovýchodě
tile-river-road-bridge = řeka od severu k jihu s cestou od východu k západu přes most
tile-river-straight-sheep = řeka od východu k západu s ovcí na jižním břehu

## Co boti počítají, pro toho, kdo se jich zeptá proč

term-roads = cesty
term-cities = města
term-cloisters = kláštery
term-fields = louky
term-figures = figurky po ruce
term-goods = zboží
term-builders = stavitelé při díle
term-sheep = stáda
term-crowns = místa na kole
