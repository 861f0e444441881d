### Čeština: Grænaland.
###
### Území se jmenují podle své destičky. Karta suroviny se jmenuje podle líce a rubu: „dřevo z lesa“.

title = Grænaland
about = Jarlové v zelené zemi: návrhy a hlasováním se dělte o to, co dá krajina, tajně posílejte hrdiny, stavte osady a síně a splňte své cíle jako první.

## Volby

option-first = první hráč
option-first-about = Místo u stolu, počítané od 1, které je v prvním kole hlavní; není-li uvedeno, rozhodne náhoda.
option-three_players = úpravy pro tři
option-three_players-about = Ve třech se hraje s úpravami, které pro to příručka má.
option-island = vlastní ostrov
option-island-about = Území vlastního ostrova: pobřeží od západu, potom řada za ním; nejsou-li uvedena, složí se ostrov z příručky.
option-random_island = náhodný ostrov
option-random_island-about = Území ostrova vyloží náhoda.
option-chosen_starts = volba začátku
option-chosen_starts-about = Každý si zvolí, kde na pobřeží začne.
option-victory_cards = karty vítězných bodů
option-victory_cards-about = Každý má tajnou kartu s vlastními cíli, a kdo dokáže získat dost bodů, oznámí vítězství.
option-grant = povolení stavby
option-grant-about = V pěti může hlavní hráč místo společné stavby nechat jednu věc postavit někoho jiného.
option-open_votes = veřejné hlasování
option-open_votes-about = Hlasuje se nahlas a po řadě, navrhující naposled, ne tajně a najednou.
option-open_claims = veřejné oznamování
option-open_claims-about = Vítězství se oznamuje nahlas a po řadě od hlavního hráče, pokaždé s více body než předtím, ne tajně a najednou.
option-open_hands = odkrytá ruka
option-open_hands-about = Kdo oznámí vítězství, odkryje i karty v ruce, nejen kartu vítězných bodů.
option-talk = mluvení
option-talk-about = Kdy se smí mluvit: nikdy, když to dovoluje příručka, nebo vždy.
option-memory_aid = pomoc paměti
option-memory_aid-about = Stůl ukazuje, které karty přišly ostatním do ruky před tvýma očima.
option-round_limit = nejvíce kol
option-round_limit-about = Po tolika kolech hra skončí, i když nikdo nezvítězí.
option-readings = výklady
option-readings-about = Jiné výklady pravidel tam, kde příručka něco neříká jasně.
option-draw_order = připravené pořadí
option-draw_order-about = Co přijde z balíčků jako první, v tomto pořadí; ostatní určí náhoda.
option-position = připravená pozice
option-position-about = Stůl, od kterého se začne, pro výuku, hádanky a zkoušky; co chybí, je jako v běžné hře.
option-data = vlastní tabulky
option-data-about = Tabulky toho, co je v krabici, místo našich; předávají se jako soubory pomocí --data SLOŽKA, návod je v docs/data.md.
option-supplies = karty zásob

talk-none = nikdy
talk-book = když to dovoluje příručka
talk-free = vždy
reading-palisade_residents = ve třech bere palisáda hlas i hrdinům těch, kdo za ní bydlí

## Otázky

ask-draw = Co přijde?
ask-start =
    { $number ->
        [one] Kde na pobřeží postavíš první osadu? Tvůj bojovník přijde s ní.
       *[other] Kde na pobřeží postavíš druhou osadu?
    }
ask-anchor = Je přeplněno { $at-in }: kdo tu přistál naposled, nedostal kartu. Zvedne tvá osada kotvu a popluje tam, kde ještě nějaká leží?
ask-keep_card = Kterou kartu vítězných bodů si necháš? Její cíle budeš znát jen ty.
ask-move = Kterého hrdinu přesuneš a kam? Přesunout můžeš jednoho nebo žádného, a dokud nezvolí všichni, nikdo to neuvidí.
ask-enter = Který z čekajících hrdinů vstoupí do hry a kde?
ask-propose = Které karty rozdělíš a jak? Každou dostane někdo, kdo tam má hlas, třeba i ty; nebo nenavrhuj nic.
ask-vote =
    { $own ->
        [1] Tvůj návrh na rozdělení karet { $at-in }: hlasuješ všemi svými hlasy pro, nebo proti?
       *[other] { $who } navrhuje, jak rozdělit karty { $at-in }: hlasuješ všemi svými hlasy pro, nebo proti?
    }
ask-claim =
    { $points ->
        [one] Oznámíš vítězství? Potřebuješ { $points } bod, i s tím, co dokážeš hned postavit; vyhrává nejvyšší číslo.
        [few] Oznámíš vítězství? Potřebuješ { $points } body, i s tím, co dokážeš hned postavit; vyhrává nejvyšší číslo.
       *[other] Oznámíš vítězství? Potřebuješ { $points } bodů, i s tím, co dokážeš hned postavit; vyhrává nejvyšší číslo.
    }
ask-build = Co postavíš? { $supply ->
    [0] Svou kartu zásob už máš vybranou.
   *[other] Než skončíš, musíš si vzít jednu kartu zásob.
  }{ $others ->
    [joint] {" "}Jednou můžeš také oznámit společnou stavbu.
    [grant] {" "}Jednou můžeš také oznámit společnou stavbu, nebo místo ní nechat jednu věc postavit někoho jiného.
   *[nothing] {""}
  }
ask-final = Co postavíš naposled?
ask-prove = Oznámený počet bodů je { $points } a než skončíš, musíš je mít; teď jich máš { $found }. Co postavíš?
ask-fee = Usazuješ se za palisádou: kterou kartu za to { $to } dostane?
ask-transfer = Přesune se tvůj { $hero } k nové budově { $at-in }?
ask-offer =
    { $own ->
        [1] Ostatní volí, co nabídnou na tvou společnou stavbu: { $work } { $at-in }. Stojí: { $price }. Co zatím uděláš?
       *[other] Je oznámena společná stavba: { $work } { $at-in }. Stojí: { $price }. Co nabídneš, nebo co k tomu řekneš?
    }
ask-change_offer =
    { $own ->
        [1] Nabídky jsou vyložené a ostatní je ještě mohou změnit. Tvá společná stavba: { $work } { $at-in }. Stojí: { $price }. Co zatím uděláš?
       *[other] Všechny nabídky jsou vyložené. Společná stavba: { $work } { $at-in }. Stojí: { $price }. Tvá nabídka: { $cards }. Necháš ji, nebo ji teď jednou změníš?
    }
ask-collect = Které nabídnuté karty použiješ na společnou stavbu ({ $work } { $at-in }) a co přidáš? Zbývá zaplatit: { $price }
ask-confirm = Na společnou stavbu ({ $work } { $at-in }) by se použily tvé karty: { $cards }. Dáš je?
ask-advise = Jednu věc smí postavit { $to }: co k tomu řekneš?
ask-granted = { $who } tě nechá jednu věc postavit: co to bude?
ask-declare = Máš splněno dost cílů: oznámíš své vítězství?

## Co se dělá

do-draw_first = začíná { $seat }
do-draw_tile = vyložit { $tile }
do-draw_supply = otočit { $card-accusative }
do-draw_card = táhnout { $resource-accusative }
do-draw_victory_card = rozdat { $card-accusative }
do-settle = usadit se { $at-in }
do-raise_anchor = zvednout kotvu a plout { $at-into }
do-keep_anchor = zůstat kotvit
do-keep_card = nechat si { $card-accusative }
do-move = přesunout { $hero-accusative } { $direction }
do-move-to = přesunout { $hero-accusative } { $direction }, { $at-into }
do-stay = nepřesunout nikoho
do-enter = { $hero } vstoupí { $at-in }
do-transfer = přesunout ho tam
do-leave = nepřesouvat ho tam
do-propose = navrhnout { $at-in }: { $shares }
do-propose-to = navrhnout { $at-in }: { $shares }
do-pass = nenavrhnout nic
do-vote =
    { $agree-key ->
        [yes] hlasovat pro
       *[no] hlasovat proti
    }
do-claim =
    { $points ->
        [one] oznámit { $points } bod
        [few] oznámit { $points } body
       *[other] oznámit { $points } bodů
    }
do-no_claim = neoznámit nic
do-take_supply = vzít si { $card-accusative }
do-build_village = postavit osadu { $at-in } za { $pay-accusative }
do-build_building = postavit { $building } { $at-in } za { $pay-accusative }
do-recruit = naverbovat { $unit-accusative } za { $pay-accusative }
do-build_work = postavit { $work-accusative } { $at-in } za { $pay-accusative }
do-end_building = dál nestavět
do-give_fee = dát { $card-accusative }, dostane { $to }
do-declare = oznámit vítězství
do-play_on = hrát dál
do-announce_work = oznámit společnou stavbu: { $work } { $at-in }
do-offer_cards =
    { $pay-count ->
        [0] nenabídnout nic
       *[other] nabídnout { $pay-accusative }
    }
do-keep_offer = nechat nabídku, jak je
do-use_card = použít { $card-accusative }, dává { $seat }
do-build_together =
    { $pay-count ->
        [0] postavit společně a nepřidat nic
       *[other] postavit společně a přidat { $pay-accusative }
    }
do-drop_work = od stavby upustit
do-confirm =
    { $agree-key ->
        [yes] dát ty karty
       *[no] nedat ty karty
    }
do-grant_build = nechat stavět: { $seat }
do-build_nothing = nepostavit nic
do-promise_vote =
    { $agree-key ->
        [yes] slíbit hlas pro
       *[no] slíbit hlas proti
    }
do-promise_work = slíbit zde { $work-accusative }, když { $to } bude pro
do-promise_share = slíbit odtud { $resource-accusative }, když { $to } bude pro
do-promise_give = slíbit, že dám { $resource-accusative }
do-promise_swap = slíbit, že dám { $resource-accusative }, když { $to } dá { $wanted-accusative }
do-ask_vote =
    { $agree-key ->
        [yes] požádat, ať { $to } hlasuje pro
       *[no] požádat, ať { $to } hlasuje proti
    }
do-ask_give = požádat, ať { $to } dá { $resource-accusative }
do-advise = poradit { $build-accusative }
do-expect_share = čekat na oplátku { $resource-accusative }
do-say_nothing = neříct nic

## Co se stalo

event-first_drawn = Začíná { $who }.
event-tile_placed = K ostrovu přibývá: { $tile }.
event-settled = { $who } se usazuje { $at-in }.
event-start_card_discarded = Tuto kartu si nikdo nevzal, takže se odkládá: { $resource } { $terrain-from }.
event-anchor_raised = { $who } zvedá kotvu { $at-in } a pluje { $to_tile-into }.
event-anchor_kept = { $who } zůstává { $at-in }.
event-card_taken = { $who } si bere kartu { $terrain-from }.
event-card_seen = Je na ní { $resource } { $terrain-from }.
event-victory_card_dealt = Karta vítězných bodů na vybranou: { $card }.
event-victory_cards_kept = Každý už má svou kartu vítězných bodů.
event-round_began = Kolo { $round }. Hlavní hráč: { $main }.
event-phase_began = Přichází: { $phase }.
event-produced = Krajina { $at-in } dává { $resource-accusative }.
event-road_produced = Cesta { $at-in } přináší kartu lícem dolů.
event-improvement_hit = Zlepšení výnosnosti { $at-in } přináší { $resource-accusative }.
event-improvement_missed = Zlepšení výnosnosti { $at-in } nepřináší nic; přišla jiná karta ({ $resource }) a odkládá se.
event-deck_shuffled = Odložené karty { $terrain-from } se míchají do nového balíčku.
event-supply_turned = Loď přiváží { $card-accusative }.
event-moved = { $who }: { $hero } jde { $direction } a stojí { $at-in }.
event-stayed = { $who } nepřesouvá nikoho.
event-swapped = { $who }: { $hero } si s druhým hrdinou mění místo a stojí { $at-in }.
event-entered = { $who }: { $hero } vstupuje do hry { $at-in }.
event-waits = { $who }: { $hero } čeká, až bude volno { $at-in }.
event-transferred = { $who }: { $hero } se přesouvá k nové budově { $at-in }.
event-proposed = { $who } podává návrh na rozdělení karet { $at-in }: { $shares }.
share =
    { $cards-count ->
        [0] { $who } nemá dostat nic
       *[other] { $who } má dostat { $cards-accusative }
    }
event-passed = { $who } nenavrhuje nic.
event-voted =
    { $agree-key ->
        [yes] { $who } hlasuje pro, počet hlasů: { $votes }.
       *[no] { $who } hlasuje proti, počet hlasů: { $votes }.
    }
event-proposal_accepted = Návrh na rozdělení karet { $at-in } je schválen, hlasy pro: { $votes } z { $all }.
event-proposal_rejected = Návrh na rozdělení karet { $at-in } je zamítnut, hlasy pro: { $votes } z { $all }.
event-received = { $who } dostává { $cards-accusative }.
event-received_face_down =
    { $who } dostává { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    } { $terrain-from } lícem dolů.
event-uncovered = Co leželo lícem dolů: { $cards }.
event-supply_taken = { $who } si bere { $card-accusative }.
event-paid = { $who } platí { $cards-accusative }.
event-market_used =
    { $times ->
        [one] { $who } používá { $times } tržiště.
        [few] { $who } používá { $times } tržiště.
       *[other] { $who } používá { $times } tržišť.
    }
event-village_built = { $who } staví osadu { $at-in }.
event-building_built = { $who } staví { $building } { $at-in }.
event-army_grew = { $who } verbuje { $unit-accusative }; vojsko má teď sílu { $army }.
event-work_built = { $who } staví { $work-accusative } { $at-in }.
event-fee_given = { $who } dává za usazení za palisádou kartu { $terrain-from }, dostává ji { $receiver }.
event-fee_seen = Na kartě je { $card }.
event-work_announced = { $who } chce společně postavit { $work-accusative } { $at-in }.
event-cards_offered =
    { $cards-count ->
        [0] { $who } nenabízí nic.
       *[other] { $who } nabízí { $cards-accusative }.
    }
event-offer_changed =
    { $cards-count ->
        [0] { $who } bere svou nabídku zpět.
       *[other] { $who } teď nabízí { $cards-accusative }.
    }
event-offer_kept = { $who } nechává svou nabídku, jak je.
event-card_used = Z karet, které nabízí { $who }, by se použila tato: { $card }.
event-cards_laid = { $who } přidává { $cards-accusative }.
event-confirmed =
    { $agree-key ->
        [yes] { $who } své karty dává.
       *[no] { $who } své karty nedává.
    }
event-work_dropped = { $who } nestaví { $work-accusative } { $at-in }; karty všem zůstávají.
event-granted = { $who } povoluje jednu stavbu, staví { $builder }.
event-built_nothing = { $who } nestaví nic.
event-said_vote =
    { $agree-key ->
        [yes] { $who } slibuje hlas pro.
       *[no] { $who } slibuje hlas proti.
    }
event-said_work = { $who } slibuje { $work-accusative } { $at-in }, když { $listener } bude pro.
event-said_share = { $who } slibuje při příštím dělení { $resource-accusative } { $at-from }, když { $listener } bude pro.
event-said_give = { $who } slibuje dát { $resource-accusative }.
event-said_swap = { $who } slibuje dát { $resource-accusative }, když { $listener } dá { $wanted-accusative }.
event-asked_vote =
    { $agree-key ->
        [yes] { $who } žádá, ať { $listener } hlasuje pro.
       *[no] { $who } žádá, ať { $listener } hlasuje proti.
    }
event-asked_give = { $who } žádá, ať { $listener } dá { $resource-accusative }.
event-advised = { $who } radí, ať { $listener } postaví { $build-accusative }.
event-expected = { $who } na oplátku čeká, že { $listener } přenechá { $resource-accusative }.
event-promise_kept = Slib je splněn. { $who }: { $promise }.
event-promise_broken = Slib je porušen. { $who }: { $promise }.
event-promise_lapsed = Slib už neplatí. { $who }: { $promise }.
event-declared = { $who } oznamuje vítězství a má splněny tyto cíle: { $goals }.
event-not_claimed = Vítězství neoznamuje nikdo.
event-claim_announced = { $who } oznamuje tolik bodů: { $points }.
event-claimed_nothing = { $who } vítězství neoznamuje.
event-claimed = { $who } oznamuje vítězství, počet bodů { $points }, a odkrývá { $card-accusative }.
event-hand_shown = { $who } odkrývá tyto karty: { $hand }.
event-final_building_began = { $who } staví naposled.
event-victory_card_shown = { $who } ukazuje { $card-accusative }.
event-limit_reached =
    { $rounds ->
        [one] Hra končí po { $rounds } kole, jak bylo nastaveno.
       *[other] Hra končí po { $rounds } kolech, jak bylo nastaveno.
    }

## Sliby

promise-vote =
    { $agree-key ->
        [yes] hlas pro návrh { $at-in }
       *[no] hlas proti návrhu { $at-in }
    }
promise-work = { $work } { $at-in }, když { $to } bude pro
promise-share = { $resource } { $at-from }, když { $to } bude pro
promise-give = { $resource } na společnou stavbu
promise-swap = { $resource } na společnou stavbu, když { $to } dá { $wanted-accusative }

## Proč ne

refusal-not-in-deck = Taková karta už v balíčku není.
refusal-not-in-stack = To v balíčku není.
refusal-nobody-there = Na místě { $seat } nikdo nesedí.
refusal-not-on-coast = Začíná se na pobřeží ostrova a tam tohle území není: { $at }.
refusal-village-there = Osadu už máš { $at-in }.
refusal-crowds-the-last = Na poslední osadu by už žádná karta nezbyla, kdyby se tvá usadila { $at-in }.
refusal-no-card-there = Žádná karta neleží { $at-in }, takže tam není proč plout.
refusal-not-dealt = Tato karta ti nebyla rozdána: { $card }.
refusal-hero-not-there = Takového hrdinu na ostrově nemáš: { $hero }.
refusal-leads-nowhere = Tvůj { $hero } takto na žádné území nedojde: { $direction }.
refusal-does-not-wait = Tvůj { $hero } teď nemůže vstoupit { $at-in }.
refusal-not-on-island = Toto území na ostrově není: { $at }.
refusal-no-cards = Žádná karta k rozdělení neleží { $at-in }.
refusal-no-vote =
    { $voters-count ->
        [0] Nikdo nemá hlas { $at-in }.
       *[other] Nemáš žádný hlas { $at-in }; hlas tam mají jen: { $voters }.
    }
refusal-no-talk = U tohoto stolu se nemluví.
refusal-offer-first = Řekni, které karty nabízíš; i nic je odpověď.
refusal-offers-later = Sobě nic nenabízíš: svou část zaplatíš, až nabídnou ostatní.
refusal-votes-last = Hlasuješ jako poslední, je to tvůj návrh.
refusal-vote-due = Kdo nemá co říci, hlasuje.
refusal-nobody-listens = Nikdo už to neuslyší: ostatní mají odhlasováno.
refusal-said-already = To už zaznělo.
refusal-said-enough = Tvoje promluvy k této věci: { $count }. To stačí.
refusal-not-a-listener = Tohle se dá říct jen ostatním, kterých se to týká: { $listeners }.
refusal-not-from-here = Krajina { $at-in } nikdy nedává { $resource-accusative }.
refusal-not-for-work = Tohle se dá říct jen o tom, co je třeba na společnou stavbu.
refusal-claims-too-few =
    { $points ->
        [one] { $points } bod je málo: k vítězství je třeba bodů { $due }.
        [few] { $points } body jsou málo: k vítězství je třeba bodů { $due }.
       *[other] { $points } bodů je málo: k vítězství je třeba bodů { $due }.
    }
refusal-claims-too-many = Takového počtu bodů se svými kartami nedosáhneš: { $points }.
refusal-not-proved = Oznámený počet bodů je { $points } a máš jich { $found }, takže stav dál.
refusal-unproves = Potom by už nešlo dosáhnout oznámeného počtu bodů: { $points }.
refusal-supply-first = Než skončíš se stavbou, vezmi si kartu zásob.
refusal-supply-taken = Kartu zásob už v tomto kole máš.
refusal-not-in-row = Tato karta zásob není vyložená: { $card }.
refusal-not-near = Osadu stavíš jen tam, kde už máš sídlo, nebo v sousedství, a takové území to není: { $at }.
refusal-no-village = Budova chce na svém území tvou osadu a žádnou nemáš { $at-in }.
refusal-no-spot = Pro tuto budovu není místo { $at-in }: { $building }.
refusal-spot-taken = Místo pro tuto budovu je zabrané { $at-in }: { $building }.
refusal-no-houses = Na ostrově už stojí všechny tvé domečky ({ $count }).
refusal-no-settlement = Žádné sídlo nemáš { $at-in }.
refusal-work-stands = Tato veřejná stavba už stojí { $at-in }: { $work }.
refusal-no-token = V krabici už taková není: { $work }.
refusal-no-works-now = Na konci hry se veřejné stavby už nestavějí.
refusal-army-at-end = Tvé vojsko už má největší možnou sílu: { $army }.
refusal-no-stronghold = Bez tvrze ve správné krajině nenaverbuješ { $unit-accusative }.
refusal-cannot-pay = Tuto cenu zaplatit nemůžeš: { $price }.
refusal-payment-misfit = Cena je { $price }; přesně ji tyto karty nezaplatí: { $cards }.
refusal-no-fee =
    { $count ->
        [one] Po zaplacení ti musí zbýt { $count } karta suroviny pro toho, kdo bydlí za palisádou.
        [few] Po zaplacení ti musí zbýt { $count } karty surovin pro ty, kdo bydlí za palisádou.
       *[other] Po zaplacení ti musí zbýt { $count } karet surovin pro ty, kdo bydlí za palisádou.
    }
refusal-fee-other = Tuto kartu má dostat { $to }.
refusal-fee-no-supply = Za usazení za palisádou se dávají jen karty surovin, ne { $card }.
refusal-not-in-hand = Tuto kartu v ruce nemáš: { $card }.
refusal-joined-already = Jen jednou za kolo oznámíš společnou stavbu, nebo necháš stavět někoho jiného.
refusal-does-not-help = K této ceně ({ $price }) tyto karty nijak nepřispějí: { $cards }.
refusal-not-offered-card = Tuto kartu { $seat } nenabízí, nebo už je použitá: { $card }.
refusal-not-needed = Tuto kartu ({ $seat }) už není třeba použít: { $card }.
refusal-no-grants = U tohoto stolu nikdo nedostává povolení stavět mimo pořadí.
refusal-grant-other = Kdo má stavět, musí být někdo jiný než ty.

## Chyby

error-no-such-seat = { $seat } u stolu není: počet míst je { $seats }.
error-grant-five = Povolení stavby je pro pět hráčů; tady je počet míst { $seats }.
error-two-islands = Ostrov je buď vlastní, nebo náhodný, ne obojí.
error-island-size = Ostrov při počtu hráčů { $seats } má počet území { $due }, ne { $found }.
error-named-twice = Něco je tu uvedeno dvakrát: { $names }.
error-wrong-row = Tato destička patří do druhé řady: { $tile }. V ostrově je uvedena na místě { $place }.
error-position-has-starts = Připravená pozice říká, kde kdo začíná, takže se začátek nedá volit.
error-position-has-island = Pro připravenou pozici musí být ostrov známý, takže nemůže být náhodný.
error-not-in-round = Kolo nemůže začít touto částí: { $phase }. Může začít těmito: { $known }.
error-not-on-island = Toto území na ostrově není: { $tile }.
error-too-many-clans = V pozici jsou věci pro tolik hráčů: { $found }, ale hrají jen { $seats }.
error-too-many-houses = Domečků má hráč { $most } a v pozici jich je { $found }.
error-army-too-strong = Vojsko má sílu nejvýše { $most } a v pozici je to { $found }.
error-hand-no-supply = Tohle je karta zásob a mezi karty surovin v ruce nepatří: { $card }.
error-no-room = Pro tuto budovu není místo { $tile-in }: { $building }.
error-heroes-together = Dva hrdinové místa { $seat } stojí na jednom území, kam se vejde jen jeden.
error-cannot-wait = Tento hrdina nemůže čekat na vstup: { $hero }.
error-too-many-cards = Tolik těchto karet v krabici není: { $card }.
error-too-many-works = Tolik jich v krabici není: { $work }.
error-row-too-long = Vyložených karet zásob je v pozici { $found }, nejvýše jich smí být { $most }.
error-piece-twice = V pozici je to dvakrát ({ $name }): { $piece }.

## Co je ve hře

terrain-plains = pláně
    .from = z plání
terrain-forest = les
    .from = z lesa
terrain-hills = kopce
    .from = z kopců
terrain-mountains = hory
    .from = z hor
resource-grain = obilí
    .accusative = obilí
resource-livestock = dobytek
    .accusative = dobytek
resource-wood = dřevo
    .accusative = dřevo
resource-ore = ruda
    .accusative = rudu
resource-gold = zlato
    .accusative = zlato
item-grain = obilí
    .accusative = obilí
item-livestock = dobytek
    .accusative = dobytek
item-wood = dřevo
    .accusative = dřevo
item-ore = ruda
    .accusative = rudu
item-gold = zlato
    .accusative = zlato
item-face_down = karta lícem dolů
    .accusative = kartu lícem dolů
row-coast = pobřeží
row-inland = vnitrozemí
hero-warrior = bojovník
    .accusative = bojovníka
hero-priest = kněz
    .accusative = kněze
hero-skald = skald
    .accusative = skalda
direction-west = na západ
direction-east = na východ
direction-northwest = na severozápad
direction-northeast = na severovýchod
direction-southwest = na jihozápad
direction-southeast = na jihovýchod
direction-west_twice = o dvě území na západ
direction-east_twice = o dvě území na východ
village = osada
building-stronghold = tvrz
building-church = kostel
building-hall = síň
work-road = cesta
    .accusative = cestu
work-market = tržiště
    .accusative = tržiště
work-palisade = palisáda
    .accusative = palisádu
work-improvement = zlepšení výnosnosti
    .accusative = zlepšení výnosnosti
improvement-of = zlepšení výnosnosti ({ $terrain })
unit-soldiers = vojáci
    .accusative = vojáky
unit-cavalry = jezdci
    .accusative = jezdce
unit-archers = lučištníci
    .accusative = lučištníky
unit-infantry = pěšáci
    .accusative = pěšáky
build-village = osada
    .accusative = osadu
build-stronghold = tvrz
    .accusative = tvrz
build-church = kostel
    .accusative = kostel
build-hall = síň
    .accusative = síň
build-army = větší vojsko
    .accusative = větší vojsko
build-road = cesta
    .accusative = cestu
build-market = tržiště
    .accusative = tržiště
build-palisade = palisáda
    .accusative = palisádu
build-improvement = zlepšení výnosnosti
    .accusative = zlepšení výnosnosti
goal-settlements = počet sídel
goal-territories = počet území se dvěma sídly
goal-largest = největší území
goal-buildings = budovy
goal-army = vojsko
phase-setup = příprava
phase-production = produkce surovin
phase-movement = pohyb hrdinů
phase-sharing = rozdělování surovin
phase-claim = oznámení vítězství
phase-building = stavba
phase-final = závěrečné stavění
phase-over = konec hry
fate-open = trvá
fate-kept = splněn
fate-broken = porušen
fate-lapsed = už neplatí
about-nothing = teď ne
about-anything = o čemkoli
about-vote = o hlasování
about-work = o společné stavbě
about-grant = o povolené stavbě
about-claim = o oznámení vítězství

## Výsledková listina

why-settlements = počet sídel
why-territories = počet území se dvěma sídly
why-largest = největší území
why-buildings = budovy
why-army = vojsko

## Stůl

view-round = kolo
view-round_limit = nejvíce kol
view-phase = teď
view-main = hlavní hráč
view-winner = vítězí
view-buildings_not_counted = první budovy, které se k cíli nepočítají
view-talk = mluví se
view-about = téma
view-territories = území
view-at = kde
view-terrain = krajina
view-row = řada
view-neighbours = sousedí
view-price = cena
view-improvement = zlepšení
view-free = volno pro
view-works = stavby
view-pile = karty
view-limit = nejvíce karet
view-needed = hlasů k většině
view-clans = kdo tu je
view-villages = osady
view-buildings = budovy
view-hero = hrdina
view-votes = hlasy
view-proposal = návrh
view-who = kdo
view-shares = podíly
view-cards = karet
view-has_voted = má hlas odevzdaný
view-agree = je pro
view-last_vote = poslední hlasování
view-joint = společná stavba
view-work = co
view-due = třeba
view-offers = nabídky
view-used = použije se
view-own = hlavní hráč přidává
view-answered = odpověděli
view-answer = tvá odpověď
view-buildable = dá se postavit
view-fee = karet za palisádu
view-pay = platba
view-players = hráči
view-army = vojsko
view-settlements = sídla
view-houses_left = zbylé domečky
view-heroes = hrdinové
view-waits = čeká na vstup
view-backs = karty podle rubů
view-supplies = karet zásob
view-hand = v ruce
view-seen = z ruky je známo
view-supply_cards = karty zásob
view-victory_card = karta vítězných bodů
view-dealt = rozdané karty vítězných bodů
view-steps = stupně
view-to_win = potřeba k vítězství
view-goals = cíle
view-found = je
view-points = body
view-supply_row = vyložené zásoby
view-supply_left = zbývá karet zásob
view-supply_used = použité zásoby
view-decks = balíčky
view-left = zbývá
view-discards = odloženo
view-prices = ceny
view-promises = sliby
view-promise = slib
view-fate = jak to dopadlo

## Stůl v terminálu

table-when =
    { $round ->
        [0] { $phase }
       *[other] Kolo { $round }: { $phase }
    }
table-when-limit =
    { $round ->
        [0] { $phase }
       *[other] Kolo { $round } z nejvýše { $limit }: { $phase }
    }
table-land = { $name } ({ $terrain })
table-pile = karty { $count }/{ $limit }
table-works = stavby
table-needed = většina: { $needed }
table-free = volno: { $signs }
table-improvable = lze zlepšit
table-improved = zlepšeno
table-map-pile = karty 2/4: k rozdělení/nejvýše
table-map-free = volno: místa pro budovy
table-map-improves = lze zlepšit, zlepšeno: co může zlepšení výnosnosti přidat v každém kole
table-map-votes = hlasy
table-map-price = cena osady
table-votes =
    { $count ->
        [one] { $count } hlas
        [few] { $count } hlasy
       *[other] { $count } hlasů
    }
table-proposal = Návrh na rozdělení karet { $at-in } podává { $who }; hlasů je třeba: { $needed }
table-voted = hlas už je odevzdaný
table-not-voted = zatím nehlasuje
table-agrees = je pro
table-refuses = je proti
table-joint = společná stavba: { $work } { $at-in }
table-older =
    { $count ->
        [one] … a { $count } starší
        [few] … a { $count } starší
       *[other] … a { $count } starších
    }
table-due = teď má být splněn
table-in-round = kolo { $round }
table-army = vojsko { $count }
table-settlements =
    { $count ->
        [one] { $count } sídlo, k postavení ještě { $left }
        [few] { $count } sídla, k postavení ještě { $left }
       *[other] { $count } sídel, k postavení ještě { $left }
    }
table-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
table-supplies =
    { $count ->
        [one] { $count } karta zásob
        [few] { $count } karty zásob
       *[other] { $count } karet zásob
    }
cards-of =
    { $count ->
        [one] { $count } karta { $terrain-from }
        [few] { $count } karty { $terrain-from }
       *[other] { $count } karet { $terrain-from }
    }
table-goals = cíle (k vítězství jich stačí { $count })
table-buildings-later = budovy kromě první
table-goals-met =
    { $count ->
        [one] { $count } splněný cíl
        [few] { $count } splněné cíle
       *[other] { $count } splněných cílů
    }
table-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
table-points-win =
    { $count ->
        [one] k vítězství stačí { $count } bod
        [few] k vítězství stačí { $count } body
       *[other] k vítězství stačí { $count } bodů
    }
table-waits = { $hero } čeká na vstup: { $places }
table-left = zbývá: { $count }
table-discarded = odloženo: { $cards }
table-payable = { $sign } dá se teď zaplatit

## Destičky a karty

tile-plains_1 = pláně 1
    .in = na pláních 1
    .into = na pláně 1
    .from = z plání 1
tile-forest_1 = les 1
    .in = v lese 1
    .into = do lesa 1
    .from = z lesa 1
tile-hills_coast = pobřežní kopce
    .in = v pobřežních kopcích
    .into = do pobřežních kopců
    .from = z pobřežních kopců
tile-plains_2 = pláně 2
    .in = na pláních 2
    .into = na pláně 2
    .from = z plání 2
tile-forest_2 = les 2
    .in = v lese 2
    .into = do lesa 2
    .from = z lesa 2
tile-hills_inland_1 = vnitrozemské kopce 1
    .in = ve vnitrozemských kopcích 1
    .into = do vnitrozemských kopců 1
    .from = z vnitrozemských kopců 1
tile-mountains_1 = hory 1
    .in = v horách 1
    .into = do hor 1
    .from = z hor 1
tile-hills_inland_2 = vnitrozemské kopce 2
    .in = ve vnitrozemských kopcích 2
    .into = do vnitrozemských kopců 2
    .from = z vnitrozemských kopců 2
tile-mountains_2 = hory 2
    .in = v horách 2
    .into = do hor 2
    .from = z hor 2
card-plains-grain = obilí z plání
    .accusative = obilí z plání
card-plains-livestock = dobytek z plání
    .accusative = dobytek z plání
card-plains-wood = dřevo z plání
    .accusative = dřevo z plání
card-plains-ore = ruda z plání
    .accusative = rudu z plání
card-plains-gold = zlato z plání
    .accusative = zlato z plání
card-forest-grain = obilí z lesa
    .accusative = obilí z lesa
card-forest-livestock = dobytek z lesa
    .accusative = dobytek z lesa
card-forest-wood = dřevo z lesa
    .accusative = dřevo z lesa
card-forest-ore = ruda z lesa
    .accusative = rudu z lesa
card-forest-gold = zlato z lesa
    .accusative = zlato z lesa
card-hills-grain = obilí z kopců
    .accusative = obilí z kopců
card-hills-livestock = dobytek z kopců
    .accusative = dobytek z kopců
card-hills-wood = dřevo z kopců
    .accusative = dřevo z kopců
card-hills-ore = ruda z kopců
    .accusative = rudu z kopců
card-hills-gold = zlato z kopců
    .accusative = zlato z kopců
card-mountains-grain = obilí z hor
    .accusative = obilí z hor
card-mountains-livestock = dobytek z hor
    .accusative = dobytek z hor
card-mountains-wood = dřevo z hor
    .accusative = dřevo z hor
card-mountains-ore = ruda z hor
    .accusative = rudu z hor
card-mountains-gold = zlato z hor
    .accusative = zlato z hor
card-supply-grain-grain = zásoby obilí+obilí
    .accusative = zásoby obilí+obilí
card-supply-grain-livestock = zásoby obilí+dobytek
    .accusative = zásoby obilí+dobytek
card-supply-grain-wood = zásoby obilí+dřevo
    .accusative = zásoby obilí+dřevo
card-supply-grain-ore = zásoby obilí+ruda
    .accusative = zásoby obilí+ruda
card-supply-livestock-grain = zásoby dobytek+obilí
    .accusative = zásoby dobytek+obilí
card-supply-livestock-livestock = zásoby dobytek+dobytek
    .accusative = zásoby dobytek+dobytek
card-supply-livestock-wood = zásoby dobytek+dřevo
    .accusative = zásoby dobytek+dřevo
card-supply-livestock-ore = zásoby dobytek+ruda
    .accusative = zásoby dobytek+ruda
card-supply-wood-grain = zásoby dřevo+obilí
    .accusative = zásoby dřevo+obilí
card-supply-wood-livestock = zásoby dřevo+dobytek
    .accusative = zásoby dřevo+dobytek
card-supply-wood-wood = zásoby dřevo+dřevo
    .accusative = zásoby dřevo+dřevo
card-supply-wood-ore = zásoby dřevo+ruda
    .accusative = zásoby dřevo+ruda
card-supply-ore-grain = zásoby ruda+obilí
    .accusative = zásoby ruda+obilí
card-supply-ore-livestock = zásoby ruda+dobytek
    .accusative = zásoby ruda+dobytek
card-supply-ore-wood = zásoby ruda+dřevo
    .accusative = zásoby ruda+dřevo
card-supply-ore-ore = zásoby ruda+ruda
    .accusative = zásoby ruda+ruda
supply-supply-grain-grain = zásoby obilí+obilí
    .accusative = zásoby obilí+obilí
supply-supply-grain-livestock = zásoby obilí+dobytek
    .accusative = zásoby obilí+dobytek
supply-supply-grain-wood = zásoby obilí+dřevo
    .accusative = zásoby obilí+dřevo
supply-supply-grain-ore = zásoby obilí+ruda
    .accusative = zásoby obilí+ruda
supply-supply-livestock-grain = zásoby dobytek+obilí
    .accusative = zásoby dobytek+obilí
supply-supply-livestock-livestock = zásoby dobytek+dobytek
    .accusative = zásoby dobytek+dobytek
supply-supply-livestock-wood = zásoby dobytek+dřevo
    .accusative = zásoby dobytek+dřevo
supply-supply-livestock-ore = zásoby dobytek+ruda
    .accusative = zásoby dobytek+ruda
supply-supply-wood-grain = zásoby dřevo+obilí
    .accusative = zásoby dřevo+obilí
supply-supply-wood-livestock = zásoby dřevo+dobytek
    .accusative = zásoby dřevo+dobytek
supply-supply-wood-wood = zásoby dřevo+dřevo
    .accusative = zásoby dřevo+dřevo
supply-supply-wood-ore = zásoby dřevo+ruda
    .accusative = zásoby dřevo+ruda
supply-supply-ore-grain = zásoby ruda+obilí
    .accusative = zásoby ruda+obilí
supply-supply-ore-livestock = zásoby ruda+dobytek
    .accusative = zásoby ruda+dobytek
supply-supply-ore-wood = zásoby ruda+dřevo
    .accusative = zásoby ruda+dřevo
supply-supply-ore-ore = zásoby ruda+ruda
    .accusative = zásoby ruda+ruda
victory-vp_01 = karta 1 (snazší: počet sídel; těžší: počet území)
    .accusative = kartu 1 (snazší: počet sídel; těžší: počet území)
victory-vp_02 = karta 2 (snazší: počet sídel; těžší: největší území)
    .accusative = kartu 2 (snazší: počet sídel; těžší: největší území)
victory-vp_03 = karta 3 (snazší: počet sídel; těžší: budovy)
    .accusative = kartu 3 (snazší: počet sídel; těžší: budovy)
victory-vp_04 = karta 4 (snazší: počet sídel; těžší: vojsko)
    .accusative = kartu 4 (snazší: počet sídel; těžší: vojsko)
victory-vp_05 = karta 5 (snazší: počet území; těžší: počet sídel)
    .accusative = kartu 5 (snazší: počet území; těžší: počet sídel)
victory-vp_06 = karta 6 (snazší: počet území; těžší: největší území)
    .accusative = kartu 6 (snazší: počet území; těžší: největší území)
victory-vp_07 = karta 7 (snazší: počet území; těžší: budovy)
    .accusative = kartu 7 (snazší: počet území; těžší: budovy)
victory-vp_08 = karta 8 (snazší: počet území; těžší: vojsko)
    .accusative = kartu 8 (snazší: počet území; těžší: vojsko)
victory-vp_09 = karta 9 (snazší: největší území; těžší: počet sídel)
    .accusative = kartu 9 (snazší: největší území; těžší: počet sídel)
victory-vp_10 = karta 10 (snazší: největší území; těžší: počet území)
    .accusative = kartu 10 (snazší: největší území; těžší: počet území)
victory-vp_11 = karta 11 (snazší: největší území; těžší: budovy)
    .accusative = kartu 11 (snazší: největší území; těžší: budovy)
victory-vp_12 = karta 12 (snazší: největší území; těžší: vojsko)
    .accusative = kartu 12 (snazší: největší území; těžší: vojsko)
victory-vp_13 = karta 13 (snazší: budovy; těžší: počet sídel)
    .accusative = kartu 13 (snazší: budovy; těžší: počet sídel)
victory-vp_14 = karta 14 (snazší: budovy; těžší: počet území)
    .accusative = kartu 14 (snazší: budovy; těžší: počet území)
victory-vp_15 = karta 15 (snazší: budovy; těžší: největší území)
    .accusative = kartu 15 (snazší: budovy; těžší: největší území)
victory-vp_16 = karta 16 (snazší: budovy; těžší: vojsko)
    .accusative = kartu 16 (snazší: budovy; těžší: vojsko)
victory-vp_17 = karta 17 (snazší: vojsko; těžší: počet sídel)
    .accusative = kartu 17 (snazší: vojsko; těžší: počet sídel)
victory-vp_18 = karta 18 (snazší: vojsko; těžší: počet území)
    .accusative = kartu 18 (snazší: vojsko; těžší: počet území)
victory-vp_19 = karta 19 (snazší: vojsko; těžší: největší území)
    .accusative = kartu 19 (snazší: vojsko; těžší: největší území)
victory-vp_20 = karta 20 (snazší: vojsko; těžší: budovy)
    .accusative = kartu 20 (snazší: vojsko; těžší: budovy)
