### Deska Grænalandu

## Ostrov: co o sobě říká území

graenaland-has = { $who } { $count }
graenaland-votes = Hlasy: { $votes }; nadpoloviční většina: { $needed }
graenaland-no-votes = Nikdo tu nemá hlas
graenaland-pile = Hromádka: { $cards } ({ $count }, nejvýše { $limit })
graenaland-no-pile = Na hromádce nic není (nejvýše { $limit })
graenaland-villages =
    { $count ->
        [one] { $count } osada
        [few] { $count } osady
       *[other] { $count } osad
    }
graenaland-clan = { $who }: { $things }
graenaland-works = Stavby: { $works }
graenaland-village-price = Osada stojí: { $price }
graenaland-site-free = volné
graenaland-site-of = Vlastník: { $who }
graenaland-work-stands = Stojí
graenaland-work-not-yet = Zatím nestojí
graenaland-work-road = Cesta přinese v každém kole na hromádku další kartu, lícem dolů.
graenaland-work-market = Kdo tu žije, smí jednou za svou fázi stavby zaplatit jednu surovinu jakoukoli jinou kartou.
graenaland-work-palisade = Bojovníci (ve třech všichni hrdinové) těch, kdo tu nežijí, mají o hlas méně, a kdo se tu usadí poprvé, dá kartu každému, kdo tu žije.
graenaland-work-improvement = V každém kole se dobere ještě jedna karta; zůstane, pokud ukáže tohle: { $resource }.
graenaland-neighbours = Sousedí: { $lands }

## Ruka, placení, vojsko, lodě a společné stavby

graenaland-hand = Tvoje karty
graenaland-hand-of = Karty, které má { $who }
graenaland-times = počet: { $count }
graenaland-stands = platí jako { $things }
graenaland-at-market = na tržišti
graenaland-what-where = { $what }, { $at }
graenaland-cards-left =
    { $count ->
        [one] zbude { $count } karta
        [few] zbudou { $count } karty
       *[other] zbude { $count } karet
    }
graenaland-fee =
    { $count ->
        [one] potom { $count } karta za palisádu
        [few] potom { $count } karty za palisádu
       *[other] potom { $count } karet za palisádu
    }
graenaland-pay-otherwise = Klepnutím na karty zaplatíš jinak
graenaland-otherwise = Zaplatit jinak
graenaland-fee-to = Za palisádu dostane kartu
graenaland-missing = Chybí: { $things }
graenaland-build = Stavět
graenaland-together = společně
graenaland-army = Vojska a koho lze naverbovat
graenaland-unit-needs = { $costs }, s tvrzí ({ $terrain })
graenaland-supply-due = Vezmi si jednu kartu zásob
graenaland-supply-deck = Karty zásob, které ještě přijdou: { $left }; použité: { $used }
graenaland-grant = Nechat stavět:
graenaland-joint = Společně: { $what }, { $at }
graenaland-you-lack = Chybí ti
graenaland-still-due = Ještě zbývá
graenaland-your-offer = Tvoje nabídka
graenaland-offer-touch = Klepni na karty, které dáš
graenaland-offer =
    { $count ->
        [0] Nenabídnout nic
        [one] Nabídnout { $count } kartu
        [few] Nabídnout { $count } karty
       *[other] Nabídnout { $count } karet
    }
graenaland-pay-rest = Postavit s těmito kartami
graenaland-give-yes = Dát karty
graenaland-give-no = Nechat si karty
graenaland-used = použije se
graenaland-has-answered = má rozhodnuto ✓
graenaland-thinks = rozmýšlí se…
graenaland-offers-nothing = nenabízí nic
graenaland-surely = určitě
graenaland-perhaps = možná
graenaland-advice = Co by bylo dobré na jejich místě postavit?
graenaland-in-return = … nebo za to čekáš:

graenaland-more-than-half = nadpoloviční většina
graenaland-improvement = Zlepšení výnosnosti tu může přinést tohle: { $resource }
graenaland-pile-limit = Smí tu ležet o jednu kartu víc, než kolik tu stojí sídel: { $limit }.

## Věci, na které se díváš zvětšené

graenaland-village = Osada znamená hlas na svém území a místo pro další kartu na hromádce.
graenaland-building-stronghold = Tvrz je sídlo jako osada a dovoluje levně verbovat oddíly své krajiny.
graenaland-building-church = Kostel je sídlo jako osada a na ostrov tudy přichází tvůj kněz.
graenaland-building-hall = Síň je sídlo jako osada a na ostrov tudy přichází tvůj skald.
graenaland-hero-warrior = Bojovník má tolik hlasů, jak silné je tvé vojsko.
graenaland-hero-priest = Kněz ruší hlasy cizích bojovníků na území, kde stojí.
graenaland-hero-skald = Skald má hlas za každého dalšího hrdinu na území, kde stojí.
graenaland-card = Karta suroviny: zaplatí jednu surovinu. Ostatní vidí její rub.
graenaland-card-gold = Zlato zaplatí kteroukoli jednu surovinu.
graenaland-card-supply = Karta zásob zaplatí jednu stavbu: to, co ukazuje, pokud je to potřeba.
graenaland-unit = Každý oddíl posílí tvé vojsko o jedna.

## Hrdinové a jejich rozkazy

graenaland-hero-of = { $hero } ({ $who })
graenaland-hero-order = zvol, kam půjde
graenaland-hero-waits = { $hero } tu čeká na vstup do hry
graenaland-order-swaps = Na jeho místo se vrátí tvůj { $hero }
graenaland-order-prepare = Připravit na příští kolo: přesunout { $hero-accusative } { $direction }, { $at-into }
graenaland-order-forget = Zrušit připravený rozkaz ({ $hero })
graenaland-orders-open = Rozkaz ještě nedali: { $seats }
graenaland-orders-given = Všechny rozkazy jsou vydány
graenaland-film-production = Země dává své karty
graenaland-film-moves = Všichni hrdinové vyrážejí najednou

## Lišta: kolo, kdo je na řadě, co vítězí

graenaland-phases = Části kola
graenaland-about-setup = Před prvním kolem se všichni usadí na pobřeží.
graenaland-about-production = Každé obydlené území přidá kartu na svou hromádku, dokud je tam místo.
graenaland-about-movement = Všichni kromě hlavního hráče tajně pohnou nejvýš jedním hrdinou; pak se všechny pohyby ukážou najednou.
graenaland-about-sharing = Od hráče vlevo od hlavního smí každý další navrhnout, jak rozdělit jednu hromádku. Platí, když je pro víc než polovina tamních hlasů.
graenaland-about-claim = Kdo dokáže s kartami v ruce získat dost bodů, smí ještě před stavbou oznámit vítězství.
graenaland-about-building = Hlavní hráč si vezme kartu zásob a staví. Potom loď putuje doleva.
graenaland-about-final = O vítězi je rozhodnuto. Ostatní staví naposledy; podle toho se určí jejich pořadí.
graenaland-about-over = Hra skončila.
graenaland-turns-setup = Osady
graenaland-turns-sharing = Návrhy
graenaland-turns-final = Poslední stavby
graenaland-turn-over = { $who }: hotovo
graenaland-turn-now = { $who }: teď
graenaland-turn-later = { $who }: později
graenaland-waits = Čeká se na
graenaland-round = { $round }. kolo
graenaland-round-of = { $round }. kolo z { $limit }
graenaland-main = Hlavní hráč: { $who }
graenaland-main-about = Má loď: v tomto kole nehýbe hrdiny a nic nenavrhuje, zato si bere kartu zásob a staví.
graenaland-win-goals = vítězí { $count } z { $all } cílů
graenaland-win-goals-about = Kdo má po své stavbě jako hlavní hráč splněno tolik cílů, smí oznámit vítězství.
graenaland-win-points =
    { $count ->
        [one] vítězí { $count } bod
        [few] vítězí { $count } body
       *[other] vítězí { $count } bodů
    }
graenaland-win-points-about = Každý splněný stupeň na vlastní kartě vítězných bodů je bod. Vítězství lze oznámit před stavbou kteréhokoli kola.
graenaland-proves = { $found } z { $points } bodů
graenaland-decks = Balíčky
graenaland-deck = { $terrain }: zbývá { $count }
graenaland-discarded = Odloženo: { $cards }
graenaland-no-discards = Nic není odloženo

## Závod, karty vítězných bodů, oznámení vítězství

graenaland-race = Cíle
graenaland-goal-of = { $goal }: { $found } z { $due }
graenaland-goal-has = { $goal }: { $found }
graenaland-goal-about-settlements = Všechny tvé osady a budovy na ostrově.
graenaland-goal-about-territories = Území, kde máš dvě sídla nebo víc.
graenaland-goal-about-largest = Nejvíc sídel, která máš na jednom území.
graenaland-goal-about-buildings = Tvé tvrze, kostely a síně.
graenaland-goal-about-army = Síla tvého vojska.
graenaland-not-counted = Ve třech se první budova nepočítá.
graenaland-near = { $who }: k vítězství chybí jediný krok
graenaland-there = { $who }: k vítězství má dost
graenaland-victory-card = Karta vítězných bodů
graenaland-points-of = { $points } z { $due } bodů
graenaland-keep = Nech si jednu kartu vítězných bodů
graenaland-keep-about =
    { $count ->
        [one] Za každý splněný stupeň je bod, vítězí { $count } bod. ▲ je snazší než na jiných kartách, ▼ těžší.
        [few] Za každý splněný stupeň je bod, vítězí { $count } body. ▲ je snazší než na jiných kartách, ▼ těžší.
       *[other] Za každý splněný stupeň je bod, vítězí { $count } bodů. ▲ je snazší než na jiných kartách, ▼ těžší.
    }
graenaland-kept = tvoje
graenaland-claim = Oznámíš vítězství?
graenaland-claim-about = Teď máš bodů: { $points }. Co oznámíš, to musíš po stavbě mít. Vítězí nejvyšší oznámení; při shodě to, které je po směru hodinových ručiček nejblíž hlavnímu hráči.
graenaland-claim-none = Máš bodů: { $points } a se svými kartami na vítězných { $count } zatím nedosáhneš. Nikdo jiný to nevidí.
graenaland-claim-points =
    { $count ->
        [one] Oznámit { $count } bod
        [few] Oznámit { $count } body
       *[other] Oznámit { $count } bodů
    }
graenaland-heard =
    { $count ->
        [one] { $who } oznamuje { $count } bod
        [few] { $who } oznamuje { $count } body
       *[other] { $who } oznamuje { $count } bodů
    }
graenaland-declare = Můžeš zvítězit
graenaland-declare-about = Když to oznámíš, vyhráváš. Ostatní ještě naposled staví o své pořadí.

## Desky hráčů

graenaland-given = Slibuje
graenaland-owed = Má slíbeno

## Jak se hraje, ve třech výjevech

graenaland-scene-goal = Co vede k vítězství
graenaland-scene-goal-land = Tvůj rod osidluje nový ostrov. Osady ti na území dávají hlasy a hlasy rozhodují, kdo dostane, co země dá.
graenaland-scene-goal-race = Cílů je pět a jsou pro všechny stejné. Kdo jich první splní { $count }, smí oznámit vítězství.
graenaland-scene-goal-card = Tvá tajná karta vítězných bodů má pro pět cílů stupně, každý za bod. S { $count } body můžeš oznámit vítězství.
graenaland-scene-round = Kolo
graenaland-scene-round-rail = Země dá karty, hrdinové tajně táhnou, karty se rozdělí a hlavní hráč, který má loď, staví. Pak jde loď dál.
graenaland-scene-round-land = Každý z ostatních smí navrhnout rozdělení jedné hromádky. Platí, když je pro víc než polovina hlasů území: ukazuje je pruh nahoře.
graenaland-scene-round-heroes = Hrdinové přinášejí hlasy tam, kde stojí: bojovník tolik, jak silné máš vojsko. Dotkni se hrdiny, pak území.
graenaland-scene-build = Stavba
graenaland-scene-build-hand = Kartami v ruce platíš. Zlato zastoupí kteroukoli jinou surovinu.
graenaland-scene-build-land = Když máš loď, svítí na svém místě vše, na co ti stačí karty. Prvním dotykem uvidíš platbu, druhým postavíš.
graenaland-scene-build-ships = Pokaždé si vezmeš jednu kartu zásob: v jedné stavbě zaplatí obě své suroviny, nebo jednu z nich.

## Rady pro první kola

graenaland-tip-start = Dvě různé krajiny ti dají různé suroviny.
graenaland-tip-anchor = Méně sousedů znamená víc z každé hromádky.
graenaland-tip-keep_card = Dobrá je karta s ▲ u toho, co chceš stavět.
graenaland-tip-move = Kde ti chybí jen hlas, a stojí ta hromádka za to?
graenaland-tip-propose = Dej někomu právě tolik, aby byl pro: pruh ukazuje, čí hlasy potřebuješ.
graenaland-tip-vote = Co by ti dal pozdější návrh? Karty, které zbudou, tu leží dál.
graenaland-tip-build = Osada přinese hlas a větší hromádku. Vezmi si i kartu zásob.
graenaland-tip-offer = Stavba na tvém území slouží i tobě: nabídni, co můžeš postrádat.
graenaland-tip-fee = Dej to, čeho máš nejvíc.
graenaland-tip-claim = Nabízí se jen to, co opravdu dokážeš: oznam co nejvíc.
graenaland-tip-declare = Cílů máš dost: oznam to a vyhraj.

## Záznam, řádek na tah

graenaland-tell-settled = usazuje se { $at-in }
graenaland-tell-anchor = zvedá kotvu a pluje { $to_tile-into }
graenaland-tell-moved = přesouvá { $hero-accusative } { $direction }, { $at-into }
graenaland-tell-stayed = nepřesouvá nikoho
graenaland-tell-swapped = výměnou se vrací { $hero }
graenaland-tell-entered = { $hero } vstupuje do hry { $at-in }
graenaland-tell-transferred = { $hero } se přesouvá k nové budově { $at-in }
graenaland-tell-proposed = navrhuje { $at-in }: { $shares }
graenaland-tell-passed = nenavrhuje nic
graenaland-tell-accepted = schváleno, hlasy pro: { $votes } z { $all }
graenaland-tell-rejected = zamítnuto, hlasy pro: { $votes } z { $all }
graenaland-tell-supply = bere si { $card-accusative }
graenaland-tell-village = staví osadu { $at-in }
graenaland-tell-building = staví { $building-accusative } { $at-in }
graenaland-tell-army = verbuje { $unit-accusative }, síla { $army }
graenaland-tell-announced = chce společně postavit { $work-accusative } { $at-in }
graenaland-tell-work = staví { $work-accusative } { $at-in }
graenaland-tell-dropped = od stavby upouští
graenaland-tell-granted = povoluje jednu stavbu, staví { $builder }
graenaland-tell-nothing = nestaví nic

graenaland-key-arrows = na další místo, kde můžeš něco udělat
graenaland-key-look = ukázat zblízka, co tam leží

## Rada: návrhy, hlasování, sliby

graenaland-sharing = { $at }: kdo co dostane?
graenaland-sharing-how = Dej každou kartu někomu: dotkni se karty a štítu, nebo ji tam přetáhni. Číslice dají kartu, kterou držíš.
graenaland-share = { $who }: { $cards }
graenaland-propose = navrhnout { $at-in }: { $shares }
graenaland-in-hand = Držíš: { $card }
graenaland-all-given = Všechny karty jsou rozdané
graenaland-give = Dát: { $card }, dostane { $who }
graenaland-take-back = Vzít zpět: { $card }
graenaland-shield =
    { $who }, { $votes ->
        [one] { $votes } hlas
        [few] { $votes } hlasy
       *[other] { $votes } hlasů
    }, { $count ->
        [0] zatím nedostane nic
        [one] dostane { $count } kartu
        [few] dostane { $count } karty
       *[other] dostane { $count } karet
    }
graenaland-votes-here =
    { $votes ->
        [one] { $votes } hlas na tomto území
        [few] { $votes } hlasy na tomto území
       *[other] { $votes } hlasů na tomto území
    }
graenaland-rest = zbytek
graenaland-rest-to = Zbytek dostane { $who }
graenaland-as-last = jako minule
graenaland-anew = začít znovu
graenaland-next-pile = jiná hromádka
graenaland-guess = Odhad: každý hlasuje pro to, z čeho něco má.
graenaland-own-yes = Hlasuji pro svůj návrh
graenaland-for = pro
graenaland-against = proti
graenaland-needed = potřeba: { $needed }
graenaland-balance = Hlasy pro: { $yes }, proti: { $no }, potřeba: { $needed }
graenaland-vote = { $at }: navrhuje { $who }
graenaland-vote-own = { $at }: tvůj návrh
graenaland-has-voted = už má odhlasováno, tajně
graenaland-not-voted = ještě nemá odhlasováno
graenaland-accepted = Schváleno, { $votes } z { $all } hlasů
graenaland-rejected = Zamítnuto, { $votes } z { $all } hlasů
graenaland-own-yes-in = Hlasuješ pro; ještě to můžeš změnit.
graenaland-ballot-in = Máš odhlasováno; ještě to můžeš změnit.
graenaland-waits-for = Čeká se na: { $who }.
graenaland-talk = Co k tomu říct
graenaland-talk-back = Říct něco jiného
graenaland-say-promise_vote = slíbit hlas
graenaland-say-ask_vote = žádat o hlas
graenaland-say-promise_share = slíbit podíl
graenaland-say-promise_work = slíbit stavbu
graenaland-say-promise_give = slíbit kartu
graenaland-say-promise_swap = slíbit kartu za kartu
graenaland-say-ask_give = požádat o kartu
graenaland-say-advise = poradit
graenaland-say-expect_share = čekat na oplátku
graenaland-promises = Sliby:
graenaland-promise-due = { $promise } (teď je čas)
graenaland-promises-past = splněné: { $kept }, porušené: { $broken }
graenaland-key-give = dát drženou kartu hráči s tímto číslem
