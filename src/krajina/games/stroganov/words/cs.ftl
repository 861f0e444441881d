### Čeština: Stroganov.
###
### Krajiny v řadě se číslují od 1 do 12 a oblasti od 1 do 5, obojí od západu. Kód stojí jen za jménem carského příkazu, na kterém je vytištěn.

title = Stroganov
about = Čtyři roky na Sibiři: jeď na východ, lov kožešiny, stav tábory, plň carské příkazy a vrať se na zimu s příběhy a písněmi.

## Volby

option-colours = barvy
option-colours-about = Barva každého místa u stolu; na ostatní zbudou volné barvy.
option-sides = strany desek
option-sides-about = Strana desky každého místa u stolu: a mají všichni stejnou, b má pro každou barvu vlastní schopnost.
option-region_furs = oblastní kožešiny
option-region_furs-about = Jak se rozloží oblastní kožešiny: vzestupně od západu, nebo náhodně.
option-claims = obsazování
option-claims-about = Které krajiny smí kozák obsadit: kteroukoli ve své oblasti, nebo jen tu, na které stojí. Tábor zpřístupní celou svou oblast v obou případech.
option-strategy = strategie
option-strategy-about = Pro jednoho hráče: v čem je soupeř silný.
option-harder = těžší pravidla
option-harder-about = Pro jednoho hráče: pravidla, která pomáhají soupeři.
option-readings = výklady
option-readings-about = Jiné výklady pravidel tam, kde se vydání liší nebo něco neříkají.
option-see_forced = ptát se i při jediné možnosti
option-see_forced-about = Místa u stolu, počítaná od 1, kterých se hra ptá i tehdy, když je možná jediná odpověď.
option-draw_order = připravené pořadí
option-draw_order-about = Co přijde z pytlíku a z balíčků jako první, v tomto pořadí; ostatní určí náhoda.
option-position = připravená pozice
option-position-about = Stůl, od kterého se začne, pro výuku, úlohy a zkoušky; co chybí, je jako v běžné hře.
option-data = vlastní tabulky
option-data-about = Tabulky toho, co je v krabici, místo našich; předávají se jako soubory pomocí --data SLOŽKA, návod je v docs/data.md.
option-row = řada krajin
option-villages = osady
option-yurts = jurty
option-cards = carské příkazy
option-songs = písně

regionfurs-ascending = vzestupně od západu
regionfurs-random = náhodně
claims-region = kterákoli v oblasti kozáka
claims-tile = jen ta, na které kozák stojí
strategy-random = pět karet se vyřadí náhodně
strategy-a = tábory a trofeje
strategy-b = tábory a krajiny
strategy-c = tábory a carské příkazy
strategy-d = trofeje a krajiny
strategy-e = trofeje a carské příkazy
strategy-f = krajiny a carské příkazy
harder-coin_when_failed = mince pro soupeře, když se mu akce nezdaří
harder-coin_for_trade_fur = mince pro soupeře místo kožešiny obchodu
harder-katyusha = Kaťuša místo Ivana
reading-czech_yellow = štíty 1, 5, 9 a 14 na straně b žluté desky
reading-songs_unlimited = píseň po každém dosažení konce počítadla příběhů
reading-tiger_always = každou zimu tygr na nejvýchodnější krajině
reading-hunt_from_deck = soupeřův lov se čte z vrchu balíčku
reading-keep_neither = z kožešin vytažených z pytlíku si lze nenechat žádnou

## Otázky

ask-draw = Co přijde?
ask-start_card = Vyber si startovní kartu s kožešinou
    .hint = Kožešina je hned tvoje. Karta je carský příkaz: splníš ho, až budeš mít kožešiny, které chce, a od té doby platí.
ask-move = Jeď na východ: 1–{ $steps } krajiny, dál za koně
    .hint = Touto jízdou začíná každý tah. Mezery se nepočítají.
ask-basic = Základní akce zdarma, nebo ji vynech
    .hint = Vezmi si minci nebo koně, pohni se, lov, nebo obchoduj.
ask-main = Hlavní akce zdarma: základní, nebo pokročilá
    .hint = Pokročilá akce se provádí v oblasti tvého kozáka nebo tvého tábora; staví se jen tam, kde je kozák.
ask-second = Zaplať kožešinu za druhou akci, nebo ukonči tah
    .hint = Základní akce stojí jakoukoli kožešinu, pokročilá oblastní kožešinu své oblasti.
ask-done = Doplňkové akce, nebo konec tahu
    .hint = Kupuj nebo vyměňuj kožešiny nebo splň carský příkaz z ruky, kolikrát chceš.
ask-free_move = Přesuň kozáka na východ, nebo na západ
    .hint = Mezery se nepočítají a koně tu dál nepomohou.
ask-hunt =
    { $horses ->
        [0] Ulov kožešinu: každá je zdarma
       *[other] Ulov kožešinu: nejnižší je zdarma
    }
    .hint = Bez karty stojí každá přeskočená nižší kožešina jednoho koně.
ask-hunt_again =
    { $coins ->
        [0] Lovit podruhé, zdarma?
       *[other] Zaplatit minci a lovit podruhé?
    }
    .hint = V jedné akci se loví nejvýš dvakrát. Přeskočené nižší kožešiny stojí koně jako předtím.
ask-trade =
    { $picks ->
        [one] Obchod: vyber si poslední odměnu
        [2] Obchod: vyber si odměnu (celkem dvě)
       *[other] Obchod: vyber si odměnu (celkem { $picks })
    }
    .hint = Stejnou odměnu si lze vzít i vícekrát.
ask-pay = Zaplať za { $purpose }: ještě { $count }× { $fur }
    .hint = Platit lze i jinou kožešinou, když přidáš minci; tygr zastoupí kteroukoli.
ask-show = Chybí { $count }× { $fur }: kolik tygrů? (jinak mince)
    .hint = Tyto kožešiny je k příkazu třeba mít u sebe. Tygr jednu nahradí a zaplatí se; mince pro tuto chvíli změní jinou tvou kožešinu.
ask-keep = Nech si jednu z vytažených kožešin
    .hint = Ostatní se vrátí do pytlíku.
ask-market = Vezmi si kožešinu z trhu
    .hint = Její místo se hned doplní z pytlíku.
ask-trophy_step = Trofej: postoupit o pole? Cena: { $fur }
    .hint = Odměna přijde v každém případě: za tvé pole, nebo za kterékoli nad ním.
ask-trophy_reward = Trofej: vyber si odměnu
    .hint = Kterékoli pole od začátku stupnice až po tvůj ukazatel.
ask-village = Navštiv kteroukoli osadu
    .hint = Kozák v ní být nemusí a osada zůstává.
ask-yurt = Použij kteroukoli jurtu bez trofeje
    .hint = Kozák u ní být nemusí; jurta potom odchází ze hry.
ask-advanced = Proveď pokročilou akci zdarma
    .hint = Kožešina za druhou akci se neplatí; co stojí akce sama, se platí dál.
ask-outpost = Postav tábor zdarma v kterékoli oblasti
    .hint = Tábor přichází ze společné zásoby. V každé oblasti smíš mít jeden.
ask-fulfil = Splň příkaz: platíš jen červeně rámované kožešiny
    .hint = Ostatní kožešiny, které karta chce, mít nemusíš.
ask-song_now =
    { $stories ->
        [one] { $stories } příběh: zazpívat hned píseň?
        [few] { $stories } příběhy: zazpívat hned píseň?
       *[other] { $stories } příběhů: zazpívat hned píseň?
    }
    .hint = Zaplatíš příběhy za píseň a ta zůstane na stole.
ask-income = Zima: vezmi si příjem (předtím doplňkové akce)
    .hint = Koně, další za každou vlajku, a co v zimě přinášejí tvé splněné příkazy.
ask-winter_card = Která zimní karta zapůsobí první?
    .hint = Působí jedna po druhé v pořadí, jaké chceš.
ask-song = Zima: zazpívej píseň, nebo si příběhy nech
    .hint = Za zimu jedna píseň; ta pak odchází ze hry. Příběhy, které si necháš, platí dál.
ask-winter_done = Zima: doplňkové akce, nebo konec
    .hint = Žádnou píseň teď zazpívat nejde. Ještě můžeš koupit nebo vyměnit kožešiny nebo splnit příkaz.

## Co se dělá

do-draw_fur = vytáhnout { $fur-accusative }
do-draw_player = jako další přijde { $seat }
do-draw_landscape = otočit { $landscape-accusative }
do-draw_village = otočit { $village-accusative }
do-draw_yurt = otočit { $yurt-accusative }
do-draw_song = otočit { $song }
do-draw_card = otočit { $card-accusative }
do-draw_back = ukázat rub: { $card }
do-turn_ivan_card = obrátit { $card-accusative }
do-take_start_card = začít: { $card }
do-take_start_card-here =
    { $fur-key ->
        [nothing] začít: { $card } – { $card-does }
       *[other] začít: { $card } a { $fur } – { $card-does }
    }
do-move_cossack = jet na krajinu { $at }
do-move_cossack-here =
    { $cost-count ->
        [0] jet na krajinu { $at }
       *[other] jet na krajinu { $at }: cena { $cost }
    }
do-basic_action = { $basic }
do-basic_action-here =
    { $cost-count ->
        [0] { $basic }
       *[other] { $basic }: cena { $cost }
    }
do-skip = vynechat základní akci
do-end_turn = ukončit tah
do-decline = nechat být
do-leave =
    { $question-key ->
        [ask-free_move] zůstat stát
        [ask-hunt_again] podruhé nelovit
        [ask-trade] žádná další odměna
        [ask-keep] nenechat si žádnou
        [ask-market] nevzít si žádnou
        [ask-trophy_step] nepostoupit
        [ask-trophy_reward] žádná odměna
        [ask-village] nenavštívit žádnou osadu
        [ask-yurt] nepoužít žádnou jurtu
        [ask-advanced] žádná pokročilá akce
        [ask-outpost] nestavět tábor
        [ask-fulfil] nesplnit žádný příkaz
        [ask-song_now] teď nezpívat
        [ask-winter_card] netáhnout kožešinu
        [ask-song] nezpívat
        [ask-winter_done] skončit zimu
       *[other] nechat být
    }
do-visit_village = navštívit osadu v oblasti { $region }
do-visit_village-here =
    { $cost-count ->
        [0] navštívit { $village-accusative }, oblast { $region }
       *[other] navštívit { $village-accusative }, oblast { $region }: cena { $cost }
    }
do-use_yurt = použít jurtu v oblasti { $region }
do-use_yurt-here =
    { $cost-count ->
        [0] použít { $yurt-accusative }, oblast { $region }
       *[other] použít { $yurt-accusative }, oblast { $region }: cena { $cost }
    }
do-take_card = vzít si carský příkaz z oblasti { $region }
do-take_card-here =
    { $cost-count ->
        [0] vzít si { $card-accusative }, oblast { $region }
       *[other] vzít si { $card-accusative }, oblast { $region }: cena { $cost }
    }
do-build_outpost = postavit tábor v oblasti { $region }
do-build_outpost-here =
    { $cost-count ->
        [0] postavit tábor v oblasti { $region }
       *[other] postavit tábor v oblasti { $region }: cena { $cost }
    }
do-claim_landscape = obsadit krajinu { $at }
do-claim_landscape-here =
    { $cost-count ->
        [0] obsadit { $landscape-accusative }, krajina { $at }
       *[other] obsadit { $landscape-accusative }, krajina { $at }: cena { $cost }
    }
do-extra_action = { $extra }
do-fulfil_card = splnit { $card-accusative }
do-use_card = využít { $card-accusative }
do-hunt = ulovit { $fur-accusative } na krajině { $at }
do-hunt-here =
    { $cost-count ->
        [0] ulovit { $fur-accusative } na krajině { $at }
       *[other] ulovit { $fur-accusative } na krajině { $at }: cena { $cost }
    }
do-trade = obchod: { $reward }
do-pay =
    { $count ->
        [one] zaplatit { $count } kožešinu: { $fur }
        [few] zaplatit { $count } kožešiny: { $fur }
       *[other] zaplatit { $count } kožešin: { $fur }
    }
do-show_tigers =
    { $count ->
        [0] neukázat žádného tygra
        [one] ukázat { $count } tygra
        [few] ukázat { $count } tygry
       *[other] ukázat { $count } tygrů
    }
do-keep_fur = nechat si { $fur-accusative }
do-take_fur = vzít si z trhu { $fur-accusative }
do-step_trophy = postoupit na stupnici trofejí
do-step_for_stories = zaplatit příběhy a postoupit na stupnici trofejí
do-step_for_stories-here = postoupit na stupnici trofejí: cena { $cost }
do-take_trophy_reward = vzít si odměnu pole { $space }
do-take_trophy_reward-here = vzít si odměnu pole { $space }: { $gains }
do-sing_song = zazpívat { $song }
do-take_income = vzít si zimní příjem

## Co se stalo

event-season_began = Rok { $year }, { $season }.
event-turn_began = Na tahu je { $who }.
event-deepest =
    { $place ->
        [1] Nejhlouběji na Sibiři je { $who }.
       *[other] Druhé místo v hloubi Sibiře má { $who }.
    }
event-fur_dealt = Na krajinu { $at } přichází { $fur }.
event-market_filled = Na trh přichází { $fur }.
event-fur_on_card = Startovní kožešina: { $fur }, { $card }.
event-trade_fur_placed = Kožešina obchodu: { $fur }.
event-region_fur_placed = Oblast { $region } má oblastní kožešinu: { $fur }.
event-fur_offered = { $who } vytahuje z pytlíku { $fur-accusative }.
event-landscape_added = Nová krajina { $at }: { $landscape }.
event-village_placed = Do oblasti { $region } přichází { $village }.
event-yurt_placed = Do oblasti { $region } přichází { $yurt }.
event-card_placed = Do oblasti { $region } přichází { $card }.
event-start_card_placed = Na výběr pro začátek: { $card }.
event-song_placed = Na stůl přichází { $song }.
event-tiger_placed = Na krajinu { $at } přichází tygr.
event-ivan_card_turned =
    { $pick-key ->
        [pick-lowest] { $hunts ->
            [one] { $who } obrací { $card-accusative }: uloví nejnižší kožešinu, potom { $second }.
           *[other] { $who } obrací { $card-accusative }: uloví nejnižší kožešiny ({ $hunts }), potom { $second }.
        }
       *[other] { $hunts ->
            [one] { $who } obrací { $card-accusative }: uloví nejvyšší kožešinu, potom { $second }.
           *[other] { $who } obrací { $card-accusative }: uloví nejvyšší kožešiny ({ $hunts }), potom { $second }.
        }
    }
event-ivan_hunted =
    { $furs-count ->
        [0] { $who } na krajině { $at } nic neuloví a bere si mince.
       *[other] { $who } loví na krajině { $at }: { $furs }.
    }
event-moved = { $who } jede na krajinu { $at }.
event-basic_taken = { $who } volí základní akci: { $basic }.
event-extra_taken = { $who } volí doplňkovou akci: { $extra }.
event-gained =
    { $who } získává { $count ->
        [one] { $count } { $what-accusative }
        [few] { $count } { $what-few }
       *[other] { $count } { $what-many }
    }.
event-spent =
    { $who } platí { $count ->
        [one] { $count } { $what-accusative }
        [few] { $count } { $what-few }
       *[other] { $count } { $what-many }
    }.
event-fur_gained =
    { $at ->
        [0] { $who } získává kožešinu: { $fur }.
       *[other] { $who } získává kožešinu z krajiny { $at }: { $fur }.
    }
event-fur_paid =
    { $who } platí { $count ->
        [one] { $count } kožešinu
        [few] { $count } kožešiny
       *[other] { $count } kožešin
    }: { $fur }.
event-village_visited = { $who } v oblasti { $region } navštěvuje { $village-accusative }.
event-yurt_used = { $who } v oblasti { $region } používá { $yurt-accusative }.
event-card_taken = { $who } si bere { $card-accusative }.
event-card_fulfilled = { $who } plní { $card-accusative }.
event-card_used = { $who } využívá { $card-accusative }.
event-outpost_built = { $who } staví tábor v oblasti { $region }.
event-landscape_claimed = { $who } obsazuje { $landscape-accusative }, krajinu { $at }.
event-trophy_stepped = { $who } postupuje na stupnici trofejí na pole { $space }.
event-song_sung = { $who } zpívá { $song }.
event-second_action_failed =
    { $instead-key ->
        [thing-coin] { $who } nemůže { $second-infinitive } a získává místo toho minci.
        [thing-outpost] { $who } nemůže { $second-infinitive } a získává místo toho tábor do zásoby.
       *[other] { $who } nemůže { $second-infinitive } a místo toho nezískává nic.
    }
event-scored =
    { $who } získává { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    }: { $why }.
event-cossack_went_home = { $who } se vrací domů z krajiny { $at }.
event-landscapes_slid =
    { $landscapes-count ->
        [one] Mezery se zaplňují: na západ se posouvá { $landscapes-count } krajina.
        [few] Mezery se zaplňují: na západ se posouvají { $landscapes-count } krajiny.
       *[other] Mezery se zaplňují: na západ se posouvá { $landscapes-count } krajin.
    }
event-yurts_slid =
    { $yurts-count ->
        [one] Na západ se posouvá { $yurts-count } jurta: { $yurts }.
        [few] Na západ se posouvají { $yurts-count } jurty: { $yurts }.
       *[other] Na západ se posouvá { $yurts-count } jurt: { $yurts }.
    }
event-cards_slid =
    { $cards-count ->
        [one] Na západ se posouvá { $cards-count } carský příkaz: { $cards }.
        [few] Na západ se posouvají { $cards-count } carské příkazy: { $cards }.
       *[other] Na západ se posouvá { $cards-count } carských příkazů: { $cards }.
    }
event-songs_left =
    { $songs-count ->
        [one] Nezazpívaná odchází ze hry { $songs-count } píseň: { $songs }.
        [few] Nezazpívané odcházejí ze hry { $songs-count } písně: { $songs }.
       *[other] Nezazpívaných odchází ze hry { $songs-count } písní: { $songs }.
    }
event-market_cleared = Kožešiny z trhu se vracejí do pytlíku.
event-parts_removed = Všechny písně, jurty a příkazy z balíčků A odcházejí ze hry.
event-final_scoring_began = Čtvrtá zima skončila: závěrečné bodování.
event-game_ended = Hra končí.

## Proč ne

refusal-not-in-bag = Taková kožešina v pytlíku není: { $fur }.
refusal-not-in-stack = To v balíčku není.
refusal-no-such-start-card = Tato karta mezi startovními kartami není: { $card }.
refusal-no-tile = Místo krajiny { $at } je tu jen mezera.
refusal-stands-there = Na krajině { $at } už tvůj kozák stojí.
refusal-move-east = Krajina { $at } leží na západ a na začátku tahu jezdí kozák na východ.
refusal-too-far = Krajina { $at } je příliš daleko.
refusal-move-chosen = Máš vybraný pohyb, takže kozák nemůže zůstat stát.
refusal-nowhere-to-go = Není žádná jiná krajina, na kterou by tvůj kozák mohl.
refusal-horses-missing =
    { $count ->
        [one] To stojí { $count } koně a máš { $there }.
        [few] To stojí { $count } koně a máš { $there }.
       *[other] To stojí { $count } koní a máš { $there }.
    }
refusal-nothing-to-hunt = Tam, kde smíš lovit, žádná kožešina není.
refusal-hunt-out-of-reach =
    { $reach ->
        [0] Na krajině { $at } lovit nemůžeš: tvůj kozák tam není.
       *[other] Na krajině { $at } lovit nemůžeš: tvůj kozák není ani tam, ani vedle.
    }
refusal-no-such-fur = Na krajině { $at } taková kožešina není: { $fur }.
refusal-no-trade-fur = Kožešinu obchodu zaplatit nemůžeš: { $fur }.
refusal-second-trade-takes-two = Druhá akce stojí kožešinu a obchod další: { $fur }. Máš jen jednu.
refusal-second-takes-a-fur = Druhá akce stojí kožešinu a ty žádnou nemáš.
refusal-second-takes-this-fur = Druhá akce v této oblasti stojí kožešinu, kterou zaplatit nemůžeš: { $fur }.
refusal-out-of-reach = V oblasti { $region } akce provádět nemůžeš: není tam tvůj kozák ani tvůj tábor.
refusal-build-elsewhere = Staví se tam, kde je tvůj kozák, a oblast { $region } to není.
refusal-claim-elsewhere = Krajinu { $at } obsadit nemůžeš: kozák na ní nestojí a v oblasti { $region } nemáš tábor.
refusal-no-yurt = V oblasti { $region } žádná jurta není.
refusal-no-card = V oblasti { $region } žádný carský příkaz není.
refusal-not-the-trophy = Odměnou za trofej nemůže být další trofej a v oblasti { $region } by byla.
refusal-no-outpost = Ve své zásobě nemáš žádný tábor.
refusal-outpost-there = V oblasti { $region } už tábor máš.
refusal-no-slot = V oblasti { $region } už pro další tábor není místo.
refusal-claim-unpayable =
    { $count ->
        [one] Tato krajina stojí { $count } kožešinu a tu zaplatit nemůžeš: { $fur }.
        [few] Tato krajina stojí { $count } kožešiny a ty zaplatit nemůžeš: { $fur }.
       *[other] Tato krajina stojí { $count } kožešin a ty zaplatit nemůžeš: { $fur }.
    }
refusal-second-claim-unpayable = Jako druhá akce to stojí nejdřív { $first-accusative } a potom { $count }× { $fur } za krajinu, obojí zaplatit nemůžeš.
refusal-furs-missing = Této kožešiny máš { $there }, ne { $count }: { $fur }.
refusal-furs-too-many = Zbývá zaplatit jen { $due }, ne { $count }.
refusal-furs-in-order = Platí se po druzích: nejdřív požadované kožešiny, pak ostatní od nejnižší, tygři naposled. Tato přichází moc brzy nebo pozdě: { $fur }.
refusal-not-this-winter = Tato karta tuto zimu nic nepřináší, nebo už přinesla: { $card }.
refusal-cards-come-first = Co karty v zimě přinášejí, se neodmítá. Nechat být lze jen kožešinu z pytlíku, a to když nic jiného nezbývá.
refusal-coins-missing = Tyto kožešiny ({ $count }) stojí každá ještě minci a mincí máš { $there }: { $fur }.
refusal-rest-unpayable = Když zaplatíš { $count }× { $fur }, nezbude ti na všechny ({ $due }) ani na to, co přijde po nich.
refusal-wrong-tigers = Vezmi { $least } až { $most } tygrů, ne { $count }.
refusal-not-in-hand = Tuto kartu v ruce nemáš: { $card }.
refusal-card-unpayable =
    { $count ->
        [one] K tomuto příkazu je třeba mít { $count } kožešinu a tu nemáš: { $fur }.
        [few] K tomuto příkazu je třeba mít { $count } kožešiny a ty nemáš: { $fur }.
       *[other] K tomuto příkazu je třeba mít { $count } kožešin a ty nemáš: { $fur }.
    }
refusal-not-fulfilled = Tuto kartu nemáš splněnou: { $card }.
refusal-other-season = V tomto ročním období karta nic nedává: { $card }.
refusal-card-used = V tomto tahu už karta využitá je: { $card }.
refusal-nothing-possible = Žádná akce, kterou karta dává, teď není možná.
refusal-not-drawn = Tato kožešina vytažená není: { $fur }. Vytažené jsou: { $drawn }.
refusal-keep-one = Jednu z vytažených kožešin si musíš nechat.
refusal-fur-chosen = Zaplaceno už je: vyber si kožešinu.
refusal-not-in-market = Taková kožešina na trhu není: { $fur }.
refusal-nothing-higher = Nemáš kožešinu vyšší hodnoty, kterou by šlo za tuto vyměnit: { $fur }.
refusal-nothing-lower = Na trhu není kožešina nižší hodnoty, než jsou tvé.
refusal-bag-empty = Pytlík je prázdný.
refusal-market-empty = Trh je prázdný.
refusal-too-few-furs =
    { $count ->
        [one] To stojí kožešinu a ty žádnou nemáš.
        [few] To stojí { $count } kožešiny a máš { $there }.
       *[other] To stojí { $count } kožešin a máš { $there }.
    }
refusal-track-ends = Tvůj ukazatel je na konci stupnice trofejí.
refusal-no-trophy-fur = Tento krok stojí kožešinu, kterou zaplatit nemůžeš: { $fur }.
refusal-space-not-reached = Odměna pole { $space } dostupná není, jen odměny po pole { $last }.
refusal-two-different = Vybírají se dvě různé odměny a tu z pole { $space } už máš.
refusal-side-a = Za příběhy se na stupnici trofejí postupuje jen s deskou strany b.
refusal-no-such-song = Tato píseň na stole není: { $song }.
refusal-too-few-stories =
    { $count ->
        [one] Tato píseň stojí { $count } příběh a máš { $there }.
        [few] Tato píseň stojí { $count } příběhy a máš { $there }.
       *[other] Tato píseň stojí { $count } příběhů a máš { $there }.
    }
refusal-one-song = Svou píseň této zimy už máš zazpívanou.

## Chyby

error-too-many-colours = Barev je víc než míst u stolu: { $found } na { $seats }.
error-too-many-sides = Stran desek je víc než míst u stolu: { $found } na { $seats }.
error-named-twice = Něco je tu uvedeno dvakrát: { $names }.
error-solo-only = Strategie a těžší pravidla jsou pro jednoho hráče; tady je počet míst { $seats }.
error-no-such-seat = { $seat } u stolu není: počet míst je { $seats }.
error-too-many-mats = V pozici jsou věci pro tolik hráčů: { $found }, ale hrají jen { $players }.
error-row-too-long = Řada v pozici má délku { $found }, nejvíce smí mít { $last }.
error-furs-in-gap = V mezeře místo krajiny { $at } kožešiny ležet nemohou.
error-not-five = Oblastí je pět, ale v pozici je tu { $found }: { $name }.
error-tiger-prices-nothing = Tygr nemůže být oblastní kožešinou ani kožešinou obchodu.
error-market-too-full = Na trh se vejde kožešin { $last } a tygři na něj nepatří.
error-stories-too-many = Počítadlo příběhů končí na { $last } a je tu jich { $found }.
error-trophy-too-far = Stupnice trofejí končí polem { $last }, takže na poli { $found } ukazatel být nemůže.
error-outpost-twice = V oblasti { $region } pro tento tábor není místo, nebo už tam stojí.
error-too-many-pieces = Tolik jich v krabici není: { $what-few }.
error-too-many-furs = V pozici je této kožešiny { $found }, víc než v krabici: { $fur }.
error-piece-twice = V pozici je to dvakrát ({ $name }): { $piece }.

## Chyby: tabulky toho, co je v krabici

error-data-reward-none = V tabulce { $file } je na místě { $place } prázdná odměna, musí v ní být právě jedno slovo.
error-data-reward-many = V tabulce { $file } je na místě { $place } v jedné odměně víc slov ({ $words }), každé musí být odměnou samo.
error-data-reward-here = V tabulce { $file } nemůže být na místě { $place } odměna „{ $word }“. Může tu být: { $known }.
error-data-effect = V tabulce { $file } platí účinek na místě { $place } pro „{ $when }“, takže z údajů rule, vp a rewards smí mít jen { $due }, a to mít musí.
error-data-per = V tabulce { $file } platí účinek na místě { $place } pro „{ $when }“ a nejde násobit údajem „{ $per }“.

## Co je ve hře

fur-2 = sobol (2)
    .accusative = sobola (2)
fur-3 = zajíc (3)
    .accusative = zajíce (3)
fur-4 = liška (4)
    .accusative = lišku (4)
fur-5 = rosomák (5)
    .accusative = rosomáka (5)
fur-6 = jelen (6)
    .accusative = jelena (6)
fur-7 = rys (7)
    .accusative = rysa (7)
fur-8 = medvěd (8)
    .accusative = medvěda (8)
fur-tiger = tygr
    .accusative = tygra
any-fur = jakákoli kožešina
    .accusative = jakoukoli kožešinu
colour-blue = modrá
colour-red = červená
colour-green = zelená
colour-yellow = žlutá
side-a = a
side-b = b
terrain-taiga = tajga
    .accusative = tajgu
terrain-tundra = tundra
    .accusative = tundru
terrain-wetland = mokřad
    .accusative = mokřad
terrain-mountains = hory
    .accusative = hory
season-spring = jaro
season-summer = léto
season-autumn = podzim
season-winter = zima
pick-lowest = nejnižší kožešina
pick-highest = nejvyšší kožešina
second-outpost = postaví tábor
    .infinitive = postavit tábor
second-trophy = postoupí na stupnici trofejí
    .infinitive = postoupit na stupnici trofejí
second-yurt = použije jurtu
    .infinitive = použít jurtu
second-tsar = vezme si carský příkaz
    .infinitive = vzít si carský příkaz
second-claim = obsadí krajinu
    .infinitive = obsadit krajinu
moment-start = startovní karta
moment-move = jízda
moment-basic = základní akce
moment-main = hlavní akce
moment-second = druhá akce
moment-done = konec tahu
moment-income = příjem
moment-stories = příběhy
moment-songs = písně
moment-upkeep = příprava

opponent-ivan = Ivan
opponent-katyusha = Kaťuša
basic-coin = vzít si minci
basic-horses = vzít si koně
basic-gains = vzít si { $gains-accusative }
basic-move = pohnout kozákem
basic-hunt = lovit
basic-trade = obchodovat
tradereward-coin = mince
tradereward-stories = příběhy
tradereward-move = pohyb
tradereward-horses = koně
extra-buy_from_market = koupit kožešinu z trhu za 5 koní
extra-buy_from_bag = koupit kožešinu z pytlíku za 5 koní
extra-swap_down = vyměnit kožešinu a koně za nižší kožešinu z trhu
extra-swap_two = vyměnit dvě kožešiny za jednu z trhu
for-second_action = druhou akci
for-trade = obchod
for-claim = krajinu
for-trophy = trofej
for-card = příkaz
for-swap_down = výměnu
for-swap_two = výměnu
thing-coin = mince
    .accusative = minci
    .few = mince
    .many = mincí
thing-horse = kůň
    .accusative = koně
    .few = koně
    .many = koní
thing-banner = vlajka
    .accusative = vlajku
    .few = vlajky
    .many = vlajek
thing-tiger = tygr
    .accusative = tygra
    .few = tygry
    .many = tygrů
thing-story = příběh
    .accusative = příběh
    .few = příběhy
    .many = příběhů
thing-outpost = tábor
    .accusative = tábor
    .few = tábory
    .many = táborů

## Zisky a ceny

gain-vp =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
gain-coin =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
    .accusative =
    { $count ->
        [one] { $count } minci
        [few] { $count } mince
       *[other] { $count } mincí
    }
gain-horse =
    { $count ->
        [one] { $count } kůň
        [few] { $count } koně
       *[other] { $count } koní
    }
    .accusative =
    { $count ->
        [one] { $count } koně
        [few] { $count } koně
       *[other] { $count } koní
    }
gain-banner =
    { $count ->
        [one] { $count } vlajka
        [few] { $count } vlajky
       *[other] { $count } vlajek
    }
gain-tiger =
    { $count ->
        [one] { $count } tygr
        [few] { $count } tygři
       *[other] { $count } tygrů
    }
gain-story =
    { $count ->
        [one] { $count } příběh
        [few] { $count } příběhy
       *[other] { $count } příběhů
    }
gain-outpost =
    { $count ->
        [one] { $count } tábor
        [few] { $count } tábory
       *[other] { $count } táborů
    }
gain-fur_bag =
    { $count ->
        [one] { $count } kožešina z pytlíku
        [few] { $count } kožešiny z pytlíku
       *[other] { $count } kožešin z pytlíku
    }
gain-fur_market =
    { $count ->
        [one] { $count } kožešina z trhu
        [few] { $count } kožešiny z trhu
       *[other] { $count } kožešin z trhu
    }
gain-trophy =
    { $count ->
        [one] { $count } trofej
        [few] { $count } trofeje
       *[other] { $count } trofejí
    }
gain-trade = { $count } z: { $rewards }
gain-move =
    { $count ->
        [one] pohyb o { $count }
       *[other] pohyb o 1–{ $count }
    }
gain-hunt =
    { $count ->
        [one] { $count } lov
        [few] { $count } lovy
       *[other] { $count } lovů
    }
gain-pick_above =
    { $count ->
        [one] { $count } odměna shora
        [few] { $count } různé odměny shora
       *[other] { $count } různých odměn shora
    }
gain-visit_village = libovolná osada
gain-visit_other_village = libovolná osada kromě té s trofejí
gain-use_yurt = libovolná jurta bez trofeje
gain-advanced_here = pokročilá akce
gain-advanced_anywhere = pokročilá akce kdekoli
gain-build_outpost = tábor kdekoli
gain-fulfil_tsar = carský příkaz jen za červeně rámované kožešiny
gain-furs = { $count }× { $fur }
cost-furs = { $count }× { $fur }
cost-show = mít { $count }× { $fur }
paid-furs = z toho zaplatit { $count }×
cost-horses =
    { $count ->
        [one] { $count } kůň
        [few] { $count } koně
       *[other] { $count } koní
    }
cost-coins =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
cost-stories =
    { $count ->
        [one] { $count } příběh
        [few] { $count } příběhy
       *[other] { $count } příběhů
    }

## Výsledková listina

why-start_card = startovní karta
why-landscape = obsazené krajiny
why-tsar_card = carské příkazy
why-village = osady
why-yurt = jurty
why-song = písně
why-trophy = trofeje
why-horses = vyměnění koně
why-extra_action = doplňkové akce
why-other = ostatní
why-cards_at_end = carské příkazy na konci
why-landscape_sets = sady krajin
why-tigers = tygři
why-trophy_shield = štít na stupnici trofejí
why-outposts_built = postavené tábory
why-outposts_left = tábory v zásobě
why-coins = mince
why-furs = kožešiny
why-stories = příběhy

## Stůl

view-year = rok
view-season = období
view-active = na tahu
view-order = pořadí
view-moved = už byli na tahu
view-players = hráči
view-ivan = soupeř
view-pick = lov soupeře
view-hunts = počet kožešin
view-second = druhá akce
view-row = řada krajin
view-regions = oblasti
view-songs = písně
view-start_cards = startovní karty
view-cards = vyložené carské příkazy
view-market = trh
view-trade_fur = kožešina obchodu
view-drawn = vytaženo
view-bag = v pytlíku
view-tigers = tygři v zásobě
view-banners = vlajky
view-landscapes_left = zbývá krajin
view-possible = akce
view-points = body
view-colour = barva
view-side = strana
view-at = krajina
view-horses = koně
view-coins = mince
view-furs = kožešiny
view-outposts = tábory
view-outposts_left = zbývá táborů
view-built = tábory v oblastech
view-stories = příběhy
view-trophy = pole na stupnici trofejí
view-landscapes = krajiny
view-hand = příkazy v ruce
view-fulfilled = splněné příkazy
view-sources = body za
view-each = body na konci za každé
view-at_end = body na konci
view-track = stupnice trofejí
view-space = pole
view-fur = kožešina
view-gains = dává
view-shield = štít
view-opponent = soupeř
view-card = vyložená
view-steps = pohyb na rubu
view-cards_left = karty v balíčku
view-mat = deska
view-region = oblast
view-landscape = krajina
view-terrain = druh
view-price = cena v kožešinách
view-cossacks = kozáci
view-village = k návštěvě
view-village_gains = osada dává
view-yurt = k použití
view-yurt_gains = jurta dává
view-slots = místa pro tábory
view-owner = patří
view-is_neutral = neutrální
view-song = píseň
view-own = mít
view-pay = zaplatit
view-vp = body hned
view-action = akce
view-cost = stojí
view-leads_to = vede k
view-say = nazváno
view-asks = pak otázka
view-why_not = nejde
view-rule = pravidlo
view-moment = kde se právě je
view-sets = sady krajin
view-terrains = krajiny
view-worth = na konci za body
view-paying = k zaplacení
view-payments = jak zaplatit
view-paid = zaplatí se
view-count = počet
view-needed = musí být
view-there = je tu
view-standing_in = nahrazeno tygrem nebo mincí

## Stůl v terminálu

table-when = { $year }. rok, { $season }
table-row = krajina, jméno, kožešiny od nejnižší, cena v oblastních kožešinách → zisk, ← kozáci
table-region = Oblast { $region }, { $fur }
table-slots = tábory, cena v koních
table-free = volno
table-neutral = neutrální
table-gap = mezera
table-card = { $card }, { $card-does }: mít { $own }× { $fur }, zaplatit { $pay }; { $points }
table-fulfilled = { $card }, { $card-does }
table-at =
    { $at ->
        [0] počáteční deska
       *[other] krajina { $at }
    }
table-outposts =
    { $here ->
        [one] { $here } tábor, další ve společné zásobě: { $left }
        [few] { $here } tábory, další ve společné zásobě: { $left }
       *[other] { $here } táborů, další ve společné zásobě: { $left }
    }
table-next = příští krok: { $fur }

## Destičky a karty

landscape-S-TA1 = blízká tajga
    .accusative = blízkou tajgu
landscape-S-TA2 = blízká hustá tajga
    .accusative = blízkou hustou tajgu
landscape-S-TU1 = blízká tundra
    .accusative = blízkou tundru
landscape-S-WE1 = blízký mokřad
    .accusative = blízký mokřad
landscape-S-MO1 = blízké hory
    .accusative = blízké hory
landscape-TU1 = divoká tundra
    .accusative = divokou tundru
landscape-TU2 = travnatá tundra
    .accusative = travnatou tundru
landscape-TU3 = širá tundra
    .accusative = širou tundru
landscape-TU4 = bohatá tundra
    .accusative = bohatou tundru
landscape-TU5 = stříbrná tundra
    .accusative = stříbrnou tundru
landscape-TU6 = slavná tundra
    .accusative = slavnou tundru
landscape-TA1 = travnatá tajga
    .accusative = travnatou tajgu
landscape-TA2 = divoká tajga
    .accusative = divokou tajgu
landscape-TA3 = rušná tajga
    .accusative = rušnou tajgu
landscape-TA4 = slavná tajga
    .accusative = slavnou tajgu
landscape-TA5 = bohatá tajga
    .accusative = bohatou tajgu
landscape-WE1 = rušný mokřad
    .accusative = rušný mokřad
landscape-WE2 = bohatý mokřad
    .accusative = bohatý mokřad
landscape-WE3 = divoký mokřad
    .accusative = divoký mokřad
landscape-WE4 = stříbrný mokřad
    .accusative = stříbrný mokřad
landscape-WE5 = slavný mokřad
    .accusative = slavný mokřad
landscape-MO1 = slavné hory
    .accusative = slavné hory
landscape-MO2 = stříbrné hory
    .accusative = stříbrné hory
landscape-MO3 = divoké hory
    .accusative = divoké hory
landscape-MO4 = travnaté hory
    .accusative = travnaté hory
landscape-MO5 = bohaté hory
    .accusative = bohaté hory
yurt-YA1 = jurta lovce
    .accusative = jurtu lovce
yurt-YA2 = jurta obchodníka
    .accusative = jurtu obchodníka
yurt-YA3 = jurta vypravěče
    .accusative = jurtu vypravěče
yurt-YA4 = jurta pokladníka
    .accusative = jurtu pokladníka
yurt-YA5 = jurta pastevce
    .accusative = jurtu pastevce
yurt-YA6 = jurta stavitele
    .accusative = jurtu stavitele
yurt-YA7 = jurta malé trofeje
    .accusative = jurtu malé trofeje
yurt-YA8 = jurta lovce tygrů
    .accusative = jurtu lovce tygrů
yurt-YB1 = jurta starého lovce
    .accusative = jurtu starého lovce
yurt-YB2 = jurta starého obchodníka
    .accusative = jurtu starého obchodníka
yurt-YB3 = jurta pěvce
    .accusative = jurtu pěvce
yurt-YB4 = jurta boháče
    .accusative = jurtu boháče
yurt-YB5 = jurta velké trofeje
    .accusative = jurtu velké trofeje
yurt-YB6 = jurta vlajkonoše
    .accusative = jurtu vlajkonoše
yurt-YB7 = jurta jezdce
    .accusative = jurtu jezdce
yurt-YB8 = jurta s tygří kůží
    .accusative = jurtu s tygří kůží
song-GA1 = píseň o pytlíku
song-GA2 = píseň o minci
song-GA3 = píseň o slávě
song-GA4 = píseň o trhu
song-GA5 = píseň o dálkách
song-GA6 = píseň o carově milosti
song-GA7 = píseň o táboře
song-GA8 = píseň o tygrovi
song-GA9 = píseň o dobrém lovu
song-GA10 = píseň o bohatém trhu
song-GB1 = píseň o cti
song-GB2 = píseň o dlouhém lovu
song-GB3 = píseň o carově přízni
song-GB4 = píseň o osadách
song-GB5 = píseň o obzoru
song-GB6 = píseň o táboráku
song-GB7 = píseň o velké slávě
song-GB8 = píseň o starém tygrovi
song-GB9 = píseň o kupci
song-GB10 = píseň o Stroganovech
ivan-I1 = karta automy 1
    .accusative = kartu automy 1
ivan-I2 = karta automy 2
    .accusative = kartu automy 2
ivan-I3 = karta automy 3
    .accusative = kartu automy 3
ivan-I4 = karta automy 4
    .accusative = kartu automy 4
ivan-I5 = karta automy 5
    .accusative = kartu automy 5
ivan-I6 = karta automy 6
    .accusative = kartu automy 6
ivan-I7 = karta automy 7
    .accusative = kartu automy 7
ivan-I8 = karta automy 8
    .accusative = kartu automy 8
ivan-I9 = karta automy 9
    .accusative = kartu automy 9
ivan-I10 = karta automy 10
    .accusative = kartu automy 10
ivan-I11 = karta automy 11
    .accusative = kartu automy 11
ivan-I12 = karta automy 12
    .accusative = kartu automy 12
ivan-I13 = karta automy 13
    .accusative = kartu automy 13
ivan-I14 = karta automy 14
    .accusative = kartu automy 14
ivan-I15 = karta automy 15
    .accusative = kartu automy 15
ivan-I16 = karta automy 16
    .accusative = kartu automy 16
ivan-I17 = karta automy 17
    .accusative = kartu automy 17
ivan-I18 = karta automy 18
    .accusative = kartu automy 18
village-V1 = koňská osada
    .accusative = koňskou osadu
village-V2 = stavitelská osada
    .accusative = stavitelskou osadu
village-V3 = vypravěčská osada
    .accusative = vypravěčskou osadu
village-V4 = tržní osada
    .accusative = tržní osadu
village-V5 = trofejní osada
    .accusative = trofejní osadu
card-S1 = karta „Dlouhý krok“ (S1)
    .accusative = kartu „Dlouhý krok“ (S1)
    .does = krok navíc
card-S2 = karta „Zimní stádo“ (S2)
    .accusative = kartu „Zimní stádo“ (S2)
    .does = 3 koně každou zimu
card-S3 = karta „Zimní mince“ (S3)
    .accusative = kartu „Zimní mince“ (S3)
    .does = mince každou zimu
card-S4 = karta „Zimní příběhy“ (S4)
    .accusative = kartu „Zimní příběhy“ (S4)
    .does = 2 příběhy každou zimu
card-S5 = karta „Stáje“ (S5)
    .accusative = kartu „Stáje“ (S5)
    .does = 2 koně za postavený tábor každou zimu
card-S6 = karta „Pastviny“ (S6)
    .accusative = kartu „Pastviny“ (S6)
    .does = 2 koně za krajinu každou zimu
card-S7 = karta „O pole níž“ (S7)
    .accusative = kartu „O pole níž“ (S7)
    .does = odměna trofeje o pole níž
card-S8 = karta „Loviště vedle“ (S8)
    .accusative = kartu „Loviště vedle“ (S8)
    .does = lov i na sousedních krajinách
card-S9 = karta „Stačí každá kožešina“ (S9)
    .accusative = kartu „Stačí každá kožešina“ (S9)
    .does = druhá akce za jakoukoli kožešinu
card-A1 = karta „Dlouhý krok“ (A1)
    .accusative = kartu „Dlouhý krok“ (A1)
    .does = krok navíc
card-A2 = karta „Zimní stádo“ (A2)
    .accusative = kartu „Zimní stádo“ (A2)
    .does = 3 koně každou zimu
card-A3 = karta „O kožešinu míň“ (A3)
    .accusative = kartu „O kožešinu míň“ (A3)
    .does = u carských příkazů stačí mít o kožešinu méně
card-A4 = karta „O pole níž“ (A4)
    .accusative = kartu „O pole níž“ (A4)
    .does = odměna trofeje o pole níž
card-A5 = karta „Zimní kořist“ (A5)
    .accusative = kartu „Zimní kořist“ (A5)
    .does = kožešina z pytlíku každou zimu
card-A6 = karta „Pohled zpět“ (A6)
    .accusative = kartu „Pohled zpět“ (A6)
    .does = pokročilé akce až o 2 krajiny západněji
card-A7 = karta „Zimní příběhy“ (A7)
    .accusative = kartu „Zimní příběhy“ (A7)
    .does = 2 příběhy každou zimu
card-A8 = karta „Lovec vybírá“ (A8)
    .accusative = kartu „Lovec vybírá“ (A8)
    .does = přeskakování při lovu zdarma
card-A9 = karta „Zimní výprava“ (A9)
    .accusative = kartu „Zimní výprava“ (A9)
    .does = pokročilá akce kdekoli každou zimu
card-A10 = karta „Tygří dar“ (A10)
    .accusative = kartu „Tygří dar“ (A10)
    .does = hned tygr
card-A11 = karta „Jarní úkol“ (A11)
    .accusative = kartu „Jarní úkol“ (A11)
    .does = pokročilá akce každé jaro
card-A12 = karta „Letní úkol“ (A12)
    .accusative = kartu „Letní úkol“ (A12)
    .does = pokročilá akce každé léto
card-A13 = karta „Podzimní úkol“ (A13)
    .accusative = kartu „Podzimní úkol“ (A13)
    .does = pokročilá akce každý podzim
card-A14 = karta „Druhá rána“ (A14)
    .accusative = kartu „Druhá rána“ (A14)
    .does = druhý lov zdarma, bez mince
card-B1 = karta „Malý řád“ (B1)
    .accusative = kartu „Malý řád“ (B1)
    .does = 2 body na konci
card-B2 = karta „Střední řád“ (B2)
    .accusative = kartu „Střední řád“ (B2)
    .does = 3 body na konci
card-B3 = karta „Velký řád“ (B3)
    .accusative = kartu „Velký řád“ (B3)
    .does = 4 body na konci
card-B4 = karta „Sláva tygrů“ (B4)
    .accusative = kartu „Sláva tygrů“ (B4)
    .does = 1 bod za tygra
card-B5 = karta „Sláva táborů“ (B5)
    .accusative = kartu „Sláva táborů“ (B5)
    .does = 1 bod za postavený tábor
card-B6 = karta „Čtvrtina navíc“ (B6)
    .accusative = kartu „Čtvrtina navíc“ (B6)
    .does = 1 bod za každé 4 body
card-B7 = karta „Sláva mincí“ (B7)
    .accusative = kartu „Sláva mincí“ (B7)
    .does = 1 bod za minci
card-B8 = karta „Pán hor“ (B8)
    .accusative = kartu „Pán hor“ (B8)
    .does = 3 body za hory
card-B9 = karta „Pán mokřadů“ (B9)
    .accusative = kartu „Pán mokřadů“ (B9)
    .does = 3 body za mokřad
card-B10 = karta „Pán tundry“ (B10)
    .accusative = kartu „Pán tundry“ (B10)
    .does = 3 body za tundru
card-B11 = karta „Pán tajgy“ (B11)
    .accusative = kartu „Pán tajgy“ (B11)
    .does = 3 body za tajgu
card-B12 = karta „Pán krajin“ (B12)
    .accusative = kartu „Pán krajin“ (B12)
    .does = 1 bod za krajinu
card-B13 = karta „Věrná služba“ (B13)
    .accusative = kartu „Věrná služba“ (B13)
    .does = 1 bod za splněnou kartu
card-B14 = karta „Sláva vlajek“ (B14)
    .accusative = kartu „Sláva vlajek“ (B14)
    .does = 1 bod za vlajku
own-landscape = { $terrain } { $number }
    .accusative = { $terrain-accusative } { $number }
own-village = osada { $number }
    .accusative = osadu { $number }
own-yurt = jurta { $number }
    .accusative = jurtu { $number }
own-song = píseň { $number }
own-card = karta { $code }
    .accusative = kartu { $code }
    .does = podle vlastních tabulek

## Co boti počítají, pro toho, kdo se jich zeptá proč

term-horses = koně
term-coins = mince
term-stories = příběhy a písně
term-tigers = tygři
term-banners = vlajky
term-outposts = tábory
term-landscapes = krajiny
term-time = tahy, které přijdou
term-trophies = trofeje
term-furs = kožešiny
term-hand = příkazy v ruce
term-effects = trvalé účinky
term-place = místo na mapě
