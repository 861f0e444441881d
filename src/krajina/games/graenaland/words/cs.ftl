### Čeština: Grænaland.
###
### Území se jmenují podle své destičky. Karta suroviny se jmenuje podle líce a rubu: „dřevo z lesa“.

title = Grænaland
about = Jarlové v zelené zemi: návrhy a hlasováním se dělte o to, co dá krajina, tajně posílejte hrdiny, stavte osady a síně a splňte své cíle jako první.

## Volby

option-first = první hráč
option-first-about = Místo u stolu, počítané od 1, které je v prvním kole hlavní; není-li uvedeno, rozhodne náhoda.
option-three_players = úpravy pro hru ve třech
option-three_players-about = Ve třech se hraje s úpravami, které pro to mají pravidla.
option-island = vlastní ostrov
option-island-about = Území vlastního ostrova: pobřeží od západu, potom řada za ním; nejsou-li uvedena, složí se ostrov z pravidel.
option-random_island = náhodný ostrov
option-random_island-about = Území ostrova vyloží náhoda.
option-chosen_starts = volitelné rozložení
option-chosen_starts-about = Každý si zvolí své počáteční pozice na pobřeží.
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
option-talk = rozhovor
option-talk-about = Kdy se smí mluvit: nikdy, když to dovolují pravidla, nebo vždy.
option-memory_aid = pomoc paměti
option-memory_aid-about = Stůl ukazuje, které karty přišly ostatním do ruky před tvýma očima.
option-round_limit = limit kol
option-round_limit-about = Po tolika kolech hra skončí, i když nikdo nezvítězí.
option-readings = výklady
option-readings-about = Jiné výklady tam, kde pravidla něco neříkají jasně.
option-draw_order = připravené pořadí
option-draw_order-about = Co přijde z balíčků jako první, v tomto pořadí; ostatní určí náhoda.
option-position = připravená pozice
option-position-about = Stůl, od kterého se začne, pro výuku, úlohy a zkoušky; co chybí, je jako v běžné hře.
option-data = vlastní tabulky
option-data-about = Tabulky toho, co je v krabici, místo našich; předávají se jako soubory pomocí --data SLOŽKA, návod je v docs/data.md.
option-supplies = karty zásob

talk-none = nikdy
talk-book = když to dovolují pravidla
talk-free = vždy
reading-palisade_residents = ve třech bere palisáda hlas i hrdinům těch, kdo za ní bydlí

## Otázky

ask-draw = Co přijde?
ask-start =
    { $number ->
        [one] První osada a bojovník: vyber pobřeží
       *[other] Druhá osada: vyber jiné pobřežní území
    }
    .hint = Vezmeš si k ní i jednu z karet lícem dolů, které tam leží, pokud tam ještě nějaká je. Tvé dvě osady stojí na různých územích.
ask-anchor = Přeplněno { $at-in }: zvednout kotvu za kartou?
    .hint = Na poslední osadu, která sem připlula, už karta nezbyla. Tvá se může přesunout tam, kde ještě nějaká leží, a vzít si ji; bojovník, který u ní stojí, jde s ní.
ask-keep_card = Nech si jednu tajnou kartu vítězných bodů
    .hint = Její cíle budeš znát jen ty. ▲ je snazší než obvykle, ▼ těžší.
ask-move = Tajně: přesuň jednoho hrdinu, nebo žádného
    .hint = Dokud nezvolí všichni, nikdo to nevidí; pak se všichni hrdinové přesunou najednou. Dva tvoji hrdinové na jednom území nestojí: vymění si místa.
ask-enter = Který čekající hrdina vstoupí do hry a kde?
    .hint = Na každém území je místo pro jednoho tvého hrdinu. Druhý čeká dál.
ask-propose = Navrhni, kdo dostane karty z jednoho území
    .hint = Každou kartu dostane někdo, kdo tam má hlas, třeba i ty. Souhlasit musí víc než polovina všech hlasů. Nebo nenavrhuj nic.
ask-vote =
    { $own ->
        [1] Tvůj návrh { $at-in }: pro, nebo proti?
       *[other] { $who } dělí karty { $at-in }: pro, či proti?
    }
    .hint = { $shares }. Tvé hlasy: { $votes } z { $all }; ke schválení je třeba { $needed }.
ask-claim = Oznámit vítězství? Minimum bodů: { $points }
    .hint = Počítá se, co máš, i s tím, co dokážeš hned postavit. Vyhrává nejvyšší číslo a dokazuje se stavěním.
ask-build =
    { $supply ->
        [0] Stav, nebo skonči
       *[other] Stav, a než skončíš, vezmi si kartu zásob
    }
    .hint =
        Postavíš, kolik zaplatíš, v libovolném pořadí. { $others ->
            [joint] Jednou v tomto kole můžeš oznámit společnou stavbu, na kterou přispějí ostatní.
            [grant] Jednou v tomto kole můžeš oznámit společnou stavbu, na kterou přispějí ostatní, nebo místo ní nechat jednu věc postavit někoho jiného.
           *[nothing] Oznámit se v tomto kole už nic nedá.
        }
ask-final = Poslední stavění
    .hint = Karta zásob se už nebere a veřejné stavby se nestavějí; jinak platí vše jako obvykle.
ask-prove =
    { $points ->
        [one] Stav, než budeš mít { $points } bod (teď { $found })
        [few] Stav, než budeš mít { $points } body (teď { $found })
       *[other] Stav, než budeš mít { $points } bodů (teď { $found })
    }
    .hint = Nabízí se jen to, co k oznámeným bodům ještě vede. Až je budeš mít, můžeš stavět dál, nebo skončit.
ask-fee = Palisáda: kterou kartu dostane { $to }?
    .hint = Dává se lícem dolů za tvou první osadu za touto palisádou. Smí to být jen karta suroviny.
ask-transfer = Přesunout { $hero-accusative } k nové budově { $at-in }?
    .hint = Jde to jen teď; později musí dojít sám.
ask-offer =
    { $own ->
        [1] Ostatní volí nabídky na { $work-accusative }
       *[other] Přispěješ na { $work-accusative }: { $price }?
    }
    .hint =
        { $own ->
            [1] Má stát { $at-in }, cena: { $price }. Zatím můžeš o karty žádat a vzít si kartu zásob.
           *[other] Má stát { $at-in }. Nabídni karty, které pomohou zaplatit, nebo nic; až budou nabídky vyložené, můžeš tu svou jednou změnit. Karty dáš, jen když nakonec souhlasíš.
        }
ask-change_offer =
    { $own ->
        [1] Ostatní mohou změnit nabídky na { $work-accusative }
       *[other] Nabídky vyloženy: změníš svou na { $work-accusative }?
    }
    .hint =
        { $own ->
            [1] Má stát { $at-in }, cena: { $price }. Zatím můžeš o karty žádat a vzít si kartu zásob.
           *[other] Tvá nabídka: { $cards }. Stavba má stát { $at-in }, cena: { $price }. Nabídku můžeš změnit teď, a to jednou.
        }
ask-collect = Vyber z nabídek a doplať: { $price }
    .hint = Společná stavba: { $work } { $at-in }. Ber nabídnuté karty po jedné, zbytek doplať, nebo od stavby upusť. Každý, čí karty použiješ, musí souhlasit.
ask-confirm =
    { $cards-count ->
        [1] Dáš na společnou stavbu { $cards-accusative }?
       *[other] Dáš na společnou stavbu své karty ({ $cards-count })?
    }
    .hint = Společná stavba: { $work } { $at-in }, tvé karty: { $cards }. Když odmítneš, zůstanou ti a hlavní hráč může vybírat znovu z ostatních nabídek.
ask-advise = { $to } smí stavět: poraď, nebo mlč
    .hint = Rada nikoho nezavazuje.
ask-granted = { $who } tě nechává stavět: jednu věc, nebo nic
    .hint = Platíš ze své ruky, bez tržišť, bez nové karty zásob a bez pomoci.
ask-declare = Máš dost cílů: oznámit vítězství?
    .hint = Vyhraješ; ostatní ještě jednou staví o své pořadí. Nebo hraj dál.

## Co se dělá

do-draw_first = začíná { $seat }
do-draw_tile = vyložit území: { $tile }
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
do-transfer = přesunout hrdinu k nové budově
do-transfer-to = přesunout { $hero-accusative } k nové budově { $at-in }
do-leave = nepřesouvat hrdinu k nové budově
do-leave-here = nepřesouvat { $hero-accusative } k nové budově { $at-in }
do-propose = navrhnout { $at-in }: { $shares }
do-vote-here =
    { $agree-key ->
        [yes] hlasovat pro ({ $votes ->
            [one] { $votes } hlas
            [few] { $votes } hlasy
           *[other] { $votes } hlasů
        })
       *[no] hlasovat proti ({ $votes ->
            [one] { $votes } hlas
            [few] { $votes } hlasy
           *[other] { $votes } hlasů
        })
    }
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
do-no_claim = neoznámit vítězství
do-take_supply = vzít si { $card-accusative }
do-build_village = postavit osadu { $at-in } za { $pay-accusative }
do-build_building = postavit { $building-accusative } { $at-in } za { $pay-accusative }
do-recruit = naverbovat { $unit-accusative } za { $pay-accusative }
do-build_work = postavit { $work-accusative } { $at-in } za { $pay-accusative }
do-end_building = ukončit stavbu
do-give_fee = dát { $card-accusative }, dostane { $to }
do-declare = oznámit vítězství
do-play_on = neoznámit vítězství a hrát dál
do-announce_work-here = oznámit společnou stavbu: { $work } { $at-in }, cena: { $price }
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
do-drop_work = upustit od společné stavby
do-confirm-here =
    { $agree-key ->
        [yes] dát { $cards-accusative }
       *[no] nedat { $cards-accusative }
    }
do-confirm =
    { $agree-key ->
        [yes] dát ty karty
       *[no] nedat ty karty
    }
do-grant_build = nechat postavit jednu věc: { $seat }
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
do-advise = poradit stavbu: { $build }
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
event-produced = Přibývá { $resource } { $at-in }.
event-road_produced = Cesta { $at-in } přináší kartu lícem dolů.
event-improvement_hit = Zlepšení výnosnosti { $at-in } přináší { $resource-accusative }.
event-improvement_missed = Zlepšení výnosnosti { $at-in } nepřináší nic; přišla jiná karta ({ $resource }) a odkládá se.
event-deck_shuffled = Odložené karty { $terrain-from } se míchají do nového balíčku.
event-supply_turned = Loď přiváží { $card-accusative }.
event-moved = { $who }: { $hero } jde { $direction }, { $at-into }.
event-stayed = { $who } nepřesouvá nikoho.
event-swapped = { $who }: { $hero } si s druhým hrdinou mění místo a teď stojí { $at-in }.
event-entered = { $who }: { $hero } vstupuje do hry { $at-in }.
event-waits = { $who }: { $hero } čeká, až bude volno { $at-in }.
event-transferred = { $who }: { $hero } se přesouvá k nové budově { $at-in }.
event-proposed = { $who } navrhuje { $at-in }: { $shares }.
share = { $who }: { $cards }
event-passed = { $who } nenavrhuje nic.
event-voted =
    { $agree-key ->
        [yes] { $who } hlasuje pro ({ $votes ->
            [one] { $votes } hlas
            [few] { $votes } hlasy
           *[other] { $votes } hlasů
        }).
       *[no] { $who } hlasuje proti ({ $votes ->
            [one] { $votes } hlas
            [few] { $votes } hlasy
           *[other] { $votes } hlasů
        }).
    }
event-proposal_accepted = Návrh { $at-in } je schválen, hlasy pro: { $votes } z { $all }.
event-proposal_rejected = Návrh { $at-in } je zamítnut, hlasy pro: { $votes } z { $all }.
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
event-building_built = { $who } staví { $building-accusative } { $at-in }.
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
event-claim_announced =
    { $points ->
        [one] { $who } oznamuje { $points } bod.
        [few] { $who } oznamuje { $points } body.
       *[other] { $who } oznamuje { $points } bodů.
    }
event-claimed_nothing = { $who } vítězství neoznamuje.
event-claimed =
    { $points ->
        [one] { $who } oznamuje vítězství ({ $points } bod) a odkrývá { $card-accusative }.
        [few] { $who } oznamuje vítězství ({ $points } body) a odkrývá { $card-accusative }.
       *[other] { $who } oznamuje vítězství ({ $points } bodů) a odkrývá { $card-accusative }.
    }
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
refusal-no-cards = Žádná karta k rozdělení neleží { $at-in }.
refusal-no-vote =
    { $voters-count ->
        [0] Nikdo nemá hlas { $at-in }.
       *[other] Nemáš žádný hlas { $at-in }; hlas tam mají jen: { $voters }.
    }
refusal-no-talk = U tohoto stolu se nemluví.
refusal-offer-first = Řekni, které karty nabízíš; i „nic“ je odpověď.
refusal-offers-later = Sobě nic nenabízíš: svou část zaplatíš, až nabídnou ostatní.
refusal-votes-last = Hlasuješ jako poslední, je to tvůj návrh.
refusal-vote-due = Nemáš co říct? Pak hlasuj.
refusal-nobody-listens = Všichni ostatní už hlasovali.
refusal-said-already = To už zaznělo.
refusal-said-enough = K tomu už od tebe zaznělo dost ({ $count }×).
refusal-not-a-listener = Tohle se dá říct jen ostatním, kterých se to týká: { $listeners }.
refusal-not-from-here = Krajina { $at-in } nikdy nedává { $resource-accusative }.
refusal-not-for-work = Tohle se dá říct jen o tom, co je třeba na společnou stavbu.
refusal-claims-too-few =
    { $points ->
        [one] { $points } bod je málo, k vítězství je třeba aspoň { $due }.
        [few] { $points } body jsou málo, k vítězství je třeba aspoň { $due }.
       *[other] { $points } bodů je málo, k vítězství je třeba aspoň { $due }.
    }
refusal-claims-too-many = Takového počtu bodů se svými kartami nedosáhneš: { $points }.
refusal-not-proved = Máš { $found } z oznámených { $points } bodů, stav tedy dál.
refusal-unproves = Potom by už nešlo dosáhnout oznámeného počtu bodů: { $points }.
refusal-supply-first = Než skončíš se stavbou, vezmi si kartu zásob.
refusal-supply-taken = Kartu zásob už v tomto kole máš.
refusal-not-in-row = Tahle v otevřené řadě neleží: { $card }.
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
refusal-no-grants = U tohoto stolu se mimo pořadí stavět nedá.
refusal-grant-other = Kdo má stavět, musí být někdo jiný než ty.

## Chyby

error-no-such-seat = { $seat } u stolu není: počet míst je { $seats }.
error-grant-five = Povolení stavby je pro pět hráčů; tady je počet míst { $seats }.
error-two-islands = Ostrov je buď vlastní, nebo náhodný, ne obojí.
error-island-size = Ostrov při počtu hráčů { $seats } má počet území { $due }, ne { $found }.
error-named-twice = Něco je tu uvedeno dvakrát: { $names }.
error-wrong-row = Tato destička patří do druhé řady: { $tile }. V ostrově je uvedena na místě { $place }.
error-position-has-starts = Připravená pozice říká, kde kdo začíná, takže se počáteční pozice volit nedají.
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
    .accusative = tvrz
building-church = kostel
    .accusative = kostel
building-hall = síň
    .accusative = síň
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
    .hint = osady a budovy dohromady
goal-territories = počet území
    .hint = území, na kterých máš aspoň dvě sídla
goal-largest = největší území
    .hint = nejvíc tvých sídel na jednom území
goal-buildings = budovy
    .hint = tvrze, kostely a síně
goal-army = vojsko
    .hint = síla vojska
ease-easier = snazší
ease-plain = běžné
ease-harder = těžší
phase-setup = příprava
phase-production = produkce surovin
phase-movement = pohyb hrdinů
phase-sharing = rozdělování surovin
phase-claim = oznámení vítězství
phase-building = stavba
phase-final = závěrečné stavění
phase-over = konec hry
votesfrom-settlements =
    { $count ->
        [one] { $count } sídlo
        [few] { $count } sídla
       *[other] { $count } sídel
    }
votesfrom-warrior = vojsko bojovníka: { $count }
votesfrom-silenced = bojovník, jeho hlasy ruší kněz: { $count }
votesfrom-priest = kněz: { $count }
votesfrom-skald = skald za ostatní hrdiny: { $count }
votesfrom-three = hrdina ve hře ve třech: +{ $count }
votesfrom-palisade = zvenčí palisády: { $count }
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
why-territories = počet území
why-largest = největší území
why-buildings = budovy
why-army = vojsko

## Stůl

view-round = kolo
view-round_limit = limit kol
view-phase = teď
view-main = hlavní hráč
view-turns = pořadí
view-is_over = tah skončil
view-winner = vítězí
view-claims = oznámeno
view-ease = obtížnost
view-buildings_not_counted = nepočítané budovy
view-talk = rozhovor
view-about = téma rozhovoru
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
view-limit = limit karet
view-needed = hlasů k většině
view-clans = kdo tu je
view-last_shares = naposledy rozděleno
view-villages = osady
view-buildings = budovy
view-hero = hrdina
view-votes = hlasy
view-votes_from = hlasy za
view-parts = z čeho
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
view-own = přidává hlavní hráč
view-answered = odpověděli
view-answer = tvá odpověď
view-buildable = dá se postavit
view-unbuildable = nemá tu místo
view-builds = co
view-what = co
view-past = vyřízené sliby
view-kept = splněné
view-broken = porušené
view-lapsed = propadlé
view-fee = karet za palisádu
view-pay = platba
view-build = akce
view-missing = chybí
view-why_not = nejde
view-rule = pravidlo
view-could_give = kdo by mohl pomoci
view-sure = určitě
view-perhaps = možná
view-players = hráči
view-army = vojsko
view-settlements = sídla
view-houses_left = zbylé domečky
view-heroes = hrdinové
view-waits = čeká na vstup
view-called = může hned přejít
view-swaps = vymění si místo
view-ways = cesty
view-backs = karty podle rubů
view-supplies = karet zásob
view-hand = v ruce
view-seen = z ruky je známo
view-supply_cards = karty zásob
view-victory_card = karta vítězných bodů
view-dealt = rozdané karty vítězných bodů
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
view-army_most = nejsilnější možné vojsko
view-stronghold = s tvrzí v krajině
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
table-proposal = { $who } navrhuje, jak rozdělit karty { $at-in }; hlasů je třeba: { $needed }
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
    .from = z plání 1
tile-forest_1 = les 1
    .in = v lese 1
    .into = do lesa 1
    .from = z lesa 1
tile-hills_coast = pobřežní kopce
    .in = v pobřežních kopcích
    .into = do pobřežních kopců
    .from = z pobřežních kopců
tile-plains_2 = pláně 2
    .in = na pláních 2
    .into = na pláně 2
    .from = z plání 2
tile-forest_2 = les 2
    .in = v lese 2
    .into = do lesa 2
    .from = z lesa 2
tile-hills_inland_1 = kopce 1
    .in = v kopcích 1
    .into = do kopců 1
    .from = z kopců 1
tile-mountains_1 = hory 1
    .in = v horách 1
    .into = do hor 1
    .from = z hor 1
tile-hills_inland_2 = kopce 2
    .in = v kopcích 2
    .into = do kopců 2
    .from = z kopců 2
tile-mountains_2 = hory 2
    .in = v horách 2
    .into = do hor 2
    .from = z hor 2
card-plains-grain = obilí z plání
    .accusative = obilí z plání
card-plains-livestock = dobytek z plání
    .accusative = dobytek z plání
card-plains-wood = dřevo z plání
    .accusative = dřevo z plání
card-plains-ore = ruda z plání
    .accusative = rudu z plání
card-plains-gold = zlato z plání
    .accusative = zlato z plání
card-forest-grain = obilí z lesa
    .accusative = obilí z lesa
card-forest-livestock = dobytek z lesa
    .accusative = dobytek z lesa
card-forest-wood = dřevo z lesa
    .accusative = dřevo z lesa
card-forest-ore = ruda z lesa
    .accusative = rudu z lesa
card-forest-gold = zlato z lesa
    .accusative = zlato z lesa
card-hills-grain = obilí z kopců
    .accusative = obilí z kopců
card-hills-livestock = dobytek z kopců
    .accusative = dobytek z kopců
card-hills-wood = dřevo z kopců
    .accusative = dřevo z kopců
card-hills-ore = ruda z kopců
    .accusative = rudu z kopců
card-hills-gold = zlato z kopců
    .accusative = zlato z kopců
card-mountains-grain = obilí z hor
    .accusative = obilí z hor
card-mountains-livestock = dobytek z hor
    .accusative = dobytek z hor
card-mountains-wood = dřevo z hor
    .accusative = dřevo z hor
card-mountains-ore = ruda z hor
    .accusative = rudu z hor
card-mountains-gold = zlato z hor
    .accusative = zlato z hor
card-supply-grain-grain = karta zásob obilí + obilí
    .accusative = kartu zásob obilí + obilí
card-supply-grain-livestock = karta zásob obilí + dobytek
    .accusative = kartu zásob obilí + dobytek
card-supply-grain-wood = karta zásob obilí + dřevo
    .accusative = kartu zásob obilí + dřevo
card-supply-grain-ore = karta zásob obilí + ruda
    .accusative = kartu zásob obilí + ruda
card-supply-livestock-grain = karta zásob dobytek + obilí
    .accusative = kartu zásob dobytek + obilí
card-supply-livestock-livestock = karta zásob dobytek + dobytek
    .accusative = kartu zásob dobytek + dobytek
card-supply-livestock-wood = karta zásob dobytek + dřevo
    .accusative = kartu zásob dobytek + dřevo
card-supply-livestock-ore = karta zásob dobytek + ruda
    .accusative = kartu zásob dobytek + ruda
card-supply-wood-grain = karta zásob dřevo + obilí
    .accusative = kartu zásob dřevo + obilí
card-supply-wood-livestock = karta zásob dřevo + dobytek
    .accusative = kartu zásob dřevo + dobytek
card-supply-wood-wood = karta zásob dřevo + dřevo
    .accusative = kartu zásob dřevo + dřevo
card-supply-wood-ore = karta zásob dřevo + ruda
    .accusative = kartu zásob dřevo + ruda
card-supply-ore-grain = karta zásob ruda + obilí
    .accusative = kartu zásob ruda + obilí
card-supply-ore-livestock = karta zásob ruda + dobytek
    .accusative = kartu zásob ruda + dobytek
card-supply-ore-wood = karta zásob ruda + dřevo
    .accusative = kartu zásob ruda + dřevo
card-supply-ore-ore = karta zásob ruda + ruda
    .accusative = kartu zásob ruda + ruda
supply-supply-grain-grain = karta zásob obilí + obilí
    .accusative = kartu zásob obilí + obilí
supply-supply-grain-livestock = karta zásob obilí + dobytek
    .accusative = kartu zásob obilí + dobytek
supply-supply-grain-wood = karta zásob obilí + dřevo
    .accusative = kartu zásob obilí + dřevo
supply-supply-grain-ore = karta zásob obilí + ruda
    .accusative = kartu zásob obilí + ruda
supply-supply-livestock-grain = karta zásob dobytek + obilí
    .accusative = kartu zásob dobytek + obilí
supply-supply-livestock-livestock = karta zásob dobytek + dobytek
    .accusative = kartu zásob dobytek + dobytek
supply-supply-livestock-wood = karta zásob dobytek + dřevo
    .accusative = kartu zásob dobytek + dřevo
supply-supply-livestock-ore = karta zásob dobytek + ruda
    .accusative = kartu zásob dobytek + ruda
supply-supply-wood-grain = karta zásob dřevo + obilí
    .accusative = kartu zásob dřevo + obilí
supply-supply-wood-livestock = karta zásob dřevo + dobytek
    .accusative = kartu zásob dřevo + dobytek
supply-supply-wood-wood = karta zásob dřevo + dřevo
    .accusative = kartu zásob dřevo + dřevo
supply-supply-wood-ore = karta zásob dřevo + ruda
    .accusative = kartu zásob dřevo + ruda
supply-supply-ore-grain = karta zásob ruda + obilí
    .accusative = kartu zásob ruda + obilí
supply-supply-ore-livestock = karta zásob ruda + dobytek
    .accusative = kartu zásob ruda + dobytek
supply-supply-ore-wood = karta zásob ruda + dřevo
    .accusative = kartu zásob ruda + dřevo
supply-supply-ore-ore = karta zásob ruda + ruda
    .accusative = kartu zásob ruda + ruda
victory-vp_01 = karta 1 (▲ počet sídel, ▼ počet území)
    .accusative = kartu 1 (▲ počet sídel, ▼ počet území)
victory-vp_02 = karta 2 (▲ počet sídel, ▼ největší území)
    .accusative = kartu 2 (▲ počet sídel, ▼ největší území)
victory-vp_03 = karta 3 (▲ počet sídel, ▼ budovy)
    .accusative = kartu 3 (▲ počet sídel, ▼ budovy)
victory-vp_04 = karta 4 (▲ počet sídel, ▼ vojsko)
    .accusative = kartu 4 (▲ počet sídel, ▼ vojsko)
victory-vp_05 = karta 5 (▲ počet území, ▼ počet sídel)
    .accusative = kartu 5 (▲ počet území, ▼ počet sídel)
victory-vp_06 = karta 6 (▲ počet území, ▼ největší území)
    .accusative = kartu 6 (▲ počet území, ▼ největší území)
victory-vp_07 = karta 7 (▲ počet území, ▼ budovy)
    .accusative = kartu 7 (▲ počet území, ▼ budovy)
victory-vp_08 = karta 8 (▲ počet území, ▼ vojsko)
    .accusative = kartu 8 (▲ počet území, ▼ vojsko)
victory-vp_09 = karta 9 (▲ největší území, ▼ počet sídel)
    .accusative = kartu 9 (▲ největší území, ▼ počet sídel)
victory-vp_10 = karta 10 (▲ největší území, ▼ počet území)
    .accusative = kartu 10 (▲ největší území, ▼ počet území)
victory-vp_11 = karta 11 (▲ největší území, ▼ budovy)
    .accusative = kartu 11 (▲ největší území, ▼ budovy)
victory-vp_12 = karta 12 (▲ největší území, ▼ vojsko)
    .accusative = kartu 12 (▲ největší území, ▼ vojsko)
victory-vp_13 = karta 13 (▲ budovy, ▼ počet sídel)
    .accusative = kartu 13 (▲ budovy, ▼ počet sídel)
victory-vp_14 = karta 14 (▲ budovy, ▼ počet území)
    .accusative = kartu 14 (▲ budovy, ▼ počet území)
victory-vp_15 = karta 15 (▲ budovy, ▼ největší území)
    .accusative = kartu 15 (▲ budovy, ▼ největší území)
victory-vp_16 = karta 16 (▲ budovy, ▼ vojsko)
    .accusative = kartu 16 (▲ budovy, ▼ vojsko)
victory-vp_17 = karta 17 (▲ vojsko, ▼ počet sídel)
    .accusative = kartu 17 (▲ vojsko, ▼ počet sídel)
victory-vp_18 = karta 18 (▲ vojsko, ▼ počet území)
    .accusative = kartu 18 (▲ vojsko, ▼ počet území)
victory-vp_19 = karta 19 (▲ vojsko, ▼ největší území)
    .accusative = kartu 19 (▲ vojsko, ▼ největší území)
victory-vp_20 = karta 20 (▲ vojsko, ▼ budovy)
    .accusative = kartu 20 (▲ vojsko, ▼ budovy)

## Co změnily vlastní tabulky

own-tile = území { $number } ({ $terrain })
    .in = na území { $number } ({ $terrain })
    .into = na území { $number } ({ $terrain })
    .from = z území { $number } ({ $terrain })
own-supply = karta zásob { $number } ({ $first } + { $second })
    .accusative = kartu zásob { $number } ({ $first } + { $second })
own-victory = karta { $number }
    .accusative = kartu { $number }

## Co boti počítají, pro toho, kdo se jich zeptá proč

term-way = cesta k cíli
term-cards = karty v ruce
term-gold = zlato
term-ready = stavby, na které skoro je
term-income = karty, které přijdou
term-army = vojáci
term-buildings = budovy
term-piles = karty, které leží v zemi
term-rivals = jak daleko jsou ostatní
term-votes = hlasování
term-works = společné stavby
term-promises = sliby
