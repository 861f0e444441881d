### Čeština: slova společná všem hrám. Každá hra má vlastní soubor tohoto jména ve své složce `words`.
###
### Pište celé věty, které říkají kdo, co a kde, prostě, bez vykřičníků a bez názvů z programu. Komu to říkáme, tomu tykáme.
### Jména lidí se neskloňují a neznáme rod: pomůže přítomný čas („Anna seje žito“).
### Po jednopísmenných předložkách je nezlomitelná mezera (U+00A0).

## Slůvka

nothing = nic
nobody = nikdo
yes = ano
no = ne
number = { $number }
place = { $at }
    .there = na { $at }
    .exact = na { $at }

## Místa u stolu

seat-name = Hráč { $number }
chance-name = Náhoda
players-range =
    { $most ->
        [few] { $least } až { $most } hráči
       *[other] { $least } až { $most } hráčů
    }
players-fixed =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }

## Výčty: „a, b a c“ je list-two z (list-more z a, b) a c

list-two = { $first } a { $second }
list-more = { $first }, { $second }
list-count = { $count }× { $item }

## Hra jako text

sheet-label = { $label }:

## Kde pravidlo stojí

rule-page = s. { $number }
rule-section = § { $number }
rule-ruling = výklad { $number }
rule-cited = { $sentence } ({ $rule })

## Volby, které má každá hra

option-seats = hráči
option-seats-about = Kolik lidí a botů hraje.

## Odmítnutí: otázky a odpovědi

refusal-game-over = Hra už skončila.
refusal-not-asked =
    { $asked-count ->
        [one] Teď je na řadě { $asked }.
       *[other] Teď jsou na řadě { $asked }.
    }
refusal-other-question = Nejdřív odpověz na tohle: { $question }
refusal-not-offered = To teď udělat nejde.
refusal-changed-enough = Odpověď už se změnila { $count }×, teď platí.

## Odmítnutí: rozdělování

refusal-shares-other-pile = Teď se dělí něco jiného.
refusal-shares-receivers =
    { $receivers-count ->
        [one] Má tu být jeden podíl ({ $receivers }), ne { $given }.
        [few] Mají tu být { $receivers-count } podíly ({ $receivers }), ne { $given }.
       *[other] Má tu být { $receivers-count } podílů ({ $receivers }), ne { $given }.
    }
refusal-shares-left-out = Ještě zbývá rozdělit: { $items }.
refusal-shares-not-there = Mezi tím, co se dělí, není: { $items }.

## Odmítnutí: vybírání

refusal-picks-other = K tomuhle se teď nic nevybírá.
refusal-picks-not-there = Na výběr tu není, nebo ne tolikrát: { $items }.
refusal-picks-order = Vyjmenuj to v tomto pořadí: { $items }.
refusal-picks-misfit = Tohle vybrat nejde: { $items }.

## Odmítnutí: braní zpět

refusal-undo-nothing = Není co vzít zpět.
refusal-undo-chance = Mezitím rozhodla náhoda, takže vzít to zpět jde jen se souhlasem všech.
refusal-undo-revealed = Mezitím se ukázalo něco skrytého, takže vzít to zpět jde jen se souhlasem všech.
refusal-undo-other = { $seat } už má další tah za sebou, takže vzít to zpět jde jen se souhlasem všech.
refusal-undo-finished = Hra skončila a její losování si může každý ověřit, takže zpět už nejde vzít nic.

## Chyby: příprava hry a tahy

error-bad-seats =
    { $last ->
        [one] Hra „{ $game }“ je pro { $first } až { $last } hráče, počet { $found } nevyhovuje.
        [few] Hra „{ $game }“ je pro { $first } až { $last } hráče, počet { $found } nevyhovuje.
       *[other] Hra „{ $game }“ je pro { $first } až { $last } hráčů, počet { $found } nevyhovuje.
    }
error-bad-options = Takto hru připravit nejde: { $reason } (místo { $place }).
error-bad-action = Takový tah tato hra nezná: { $reason } (místo { $place }).
error-unknown-name = „{ $name }“ tu není známo (místo { $place }). Na výběr je: { $known }.

## Chyby: jména

error-unknown-game = Hra „{ $name }“ tu není. Jsou tu hry: { $known }.
error-unknown-bot = Bot „{ $name }“ tu není. Jsou tu boti: { $known }.
error-no-such-level = { $game } nemá úroveň „{ $level }“. Má tyto: { $known }.
error-no-levels-here = { $game } nemá úrovně, takže ani úroveň „{ $level }“.
error-broken-package = „{ $name }“ nejde použít, protože se nepodařilo načíst balíček { $package }: { $reason }.
error-misnamed-game = „{ $name }“ nejde použít: { $package } je { $found }, a ne hra toho jména.

## Chyby: záznamy her

error-record-damaged = Záznam je poškozený: { $reason }.
error-record-foreign = Tohle není záznam hry z Krajiny.
error-record-newer = Záznam pochází z novější Krajiny: má formát { $found }, tady se čtou jen formáty do { $known }.
error-record-rules = Záznam vznikl podle verze { $found } pravidel hry „{ $game }“, tady je verze { $known }.
error-record-shape = Záznam není v pořádku na místě { $place }: { $reason }.
error-record-entry = Na místě { $place } má být v záznamu buď tah, nebo krok zpět, a ne obojí.
error-record-seat = Na místě { $place } je v záznamu tah, který nikomu nepatří: { $seat } u tohoto stolu není.
error-record-illegal = Na místě { $place } je v záznamu něco proti pravidlům ({ $seat }). { $why }

## Chyby: tabulky s daty

error-data-missing = Tabulka { $file } není ve složce { $folder }.
error-data-shape = Tabulka { $file } není v pořádku na místě { $place }: { $reason }.
error-data-count = V tabulce { $file } je na místě { $place } počet { $found }, v krabici je { $box }.
error-data-due = V tabulce { $file } je na místě { $place } hodnota { $found }, musí tam být { $due }.
error-data-least = V tabulce { $file } vychází na místě { $place } počet { $found }, nejméně musí být { $least }.
error-data-most = V tabulce { $file } vychází na místě { $place } počet { $found }, nejvíce smí být { $most }.
error-data-twice = V tabulce { $file } je na místě { $place } víckrát hodnota { $found }, všechny se ale musí lišit.
error-data-key = V tabulce { $file } chybí na místě { $place } údaj „{ $key }“.
error-data-among = V tabulce { $file } nemůže být na místě { $place } hodnota „{ $found }“. Může tu být: { $known }.
error-data-unknown = Soubor { $file } není tabulka této hry. Tabulky se mohou jmenovat: { $known }.
error-data-none = Ve složce { $folder } není žádná tabulka. Tabulky se mohou jmenovat: { $known }.
error-weights-rules = Váhy v { $file } platí pro { $found }, tito boti hrají { $due }.
error-weights-missing = Ve váhách v { $file } chybí „{ $name }“.
error-weights-unknown = Ve váhách v { $file } je „{ $name }“, na což se nikdo neptá. Váží se tu: { $known }.

## Ověření losování dohrané hry

verify-fair =
    { $draws ->
        [one] Všechno je, jak bylo slíbeno: ověřeno { $draws } losování.
        [few] Všechno je, jak bylo slíbeno: ověřena { $draws } losování.
       *[other] Všechno je, jak bylo slíbeno: ověřeno { $draws } losování.
    }
verify-no-promise = V záznamu není slib poctivého losování, takže není co ověřovat.
verify-no-key = Klíč k losování v záznamu ještě není, zveřejní se až na konci hry.
verify-cut-short = Klíč v záznamu je, ale záznam končí dřív než hra.
verify-wrong-key = Klíč v záznamu není ten, který byl slíben před hrou.
verify-draw = Položka { $index } v záznamu není to, co náhoda slíbila: { $due }. V záznamu je: { $found }.

## Úvodní stránka

start-title = Krajina: krajiny ke hraní
start-description = Deskové hry z krajiny, pro přátele i boty, v prohlížeči a v terminálu.
start-no-script = Krajina se hraje v prohlížeči, který spouští skripty; povol je prosím pro tuto stránku, nebo hraj v terminálu.
start-heading = Krajiny ke hraní
start-lead = Z polí, řek a pobřeží se tu stává herní deska: pro tebe, tvé přátele a pár trpělivých botů.
start-games = Co se dá hrát už teď
start-no-games = Zatím tu není žádná hra.

## Každá stránka

page-languages = Jazyk
page-home = Na úvodní stránku
page-rights = Hry a jejich jména patří autorům a vydavatelům, kteří s Krajinou nemají nic společného. Všechny obrázky jsou naše vlastní.

## Chyby: spuštění serveru

error-no-free-port = Všechny porty od { $first } do { $last } jsou obsazené; uveď jiný pomocí --port.
error-cannot-listen = Server nemůže naslouchat na adrese { $host }, port { $port }: { $reason }.

## Příkazová řádka

error-file = Soubor { $file } nejde použít: { $reason }.
error-bad-setting = „{ $setting }“ není nastavení; napiš NÁZEV=HODNOTA.
error-seats-from-one = Místa u stolu se počítají od 1, takže místo { $found } není.
error-file-changed = Soubor { $file } mezitím změnil někdo jiný, proto se do něj nic nezapíše.
error-bot-failed = Bot „{ $name }“ nemůže pokračovat: { $reason }.
error-resume-alone = S volbou --resume říká vše uložená hra: nic dalšího nepřidávej.
error-file-exists = Soubor { $file } už existuje a nepřepíše se.
error-too-many-players = Hráčů je { $players }, ale míst jen { $seats }.
error-nothing-to-play = Napiš, kterou hru chceš hrát, nebo uveď uloženou pomocí --resume SOUBOR.
error-no-own-data = Hra „{ $game }“ nepřijímá vlastní tabulky, volbu --data u ní tedy použít nejde.
error-no-pieces = Hra „{ $game }“ neumí vypsat svůj herní materiál.
error-export-alone = Volba --export zapisuje naše tabulky, proto --data vynech.
cli-no-games = Není nainstalovaná žádná hra.
cli-serving = Krajina je na adrese { $url } (zastaví ji Ctrl+C).
cli-asked = { $name }: { $question }
cli-acted = { $seat }: { $done }
cli-took-back =
    { $steps ->
        [one] { $seat } bere zpět { $steps } krok.
        [few] { $seat } bere zpět { $steps } kroky.
        [many] { $seat } bere zpět { $steps } kroku.
       *[other] { $seat } bere zpět { $steps } kroků.
    }
cli-no-step = Krok { $step } neexistuje; záznam končí krokem { $last }.
cli-no-seat = Místo { $seat } u stolu není; místa se číslují od 1 do { $last }.
cli-scenario-holds = { $file } platí ({ $rule })
cli-scenarios-failed = Nesplněné scénáře: { $failed } z { $all }.

## Příkazová řádka: hraní

cli-help = Napiš číslo, část slov některé volby, nebo akci jejím kódem a poli (place_tile at=2,0 turn=1); u bere zpět, t ukáže stůl, tt celý stůl slovy, ? poradí, q skončí. Když skončíš, nic se neztratí.
cli-saving = Hra se ukládá do { $file }
cli-promise = Slib poctivého losování je { $commitment }
cli-no-secret = Tajemství losování chybí; odteď se losuje bez slibu a ověřit to nepůjde.
cli-saved = Hra je uložená. Pokračovat v ní můžeš příkazem: krajina play --resume { $file }
cli-over = Losování ověříš příkazem: krajina verify { $file }
cli-undone = Vzato zpět.
cli-hand-over = Enter předá tah dál, u vezme poslední krok zpět:
cli-curtain = K obrazovce ať přijde { $seat } a stiskne Enter.
cli-news-before = … a předtím ještě { $number }
cli-agree = { $seat }: souhlasíš s tím, že { $by } vezme zpět poslední krok a vše, co přišlo po něm? (ano/ne)
cli-agree-alone = Boti souhlasí. Vzít zpět tvůj poslední krok a vše, co přišlo po něm? (ano/ne)
cli-more-choices =
    { $number ->
        [one] a { $number } další možnost; najdeš ji, když napíšeš část jejích slov
        [few] a { $number } další možnosti; najdeš je, když napíšeš část jejich slov
        [many] a { $number } další možnosti; najdeš je, když napíšeš část jejich slov
       *[other] a { $number } dalších možností; najdeš je, když napíšeš část jejich slov
    }
cli-short-choices = Napiš číslo, nebo jen samotné hodnoty, třeba: { $example }
cli-not-understood = Tomu nerozumím. Napiš číslo od 1 do { $last }, část slov některé volby, ? pro nápovědu, nebo akci, třeba: { $forms }
cli-form-pile = K rozdělení: { $pile }
cli-form-ask =
    { $number ->
        [one] Kdo to dostane? Napiš { $number } číslo:
        [few] Kdo co dostane? Napiš { $number } čísla v tomto pořadí, pro každou věc jedno:
        [many] Kdo co dostane? Napiš { $number } čísla v tomto pořadí, pro každou věc jedno:
       *[other] Kdo co dostane? Napiš { $number } čísel v tomto pořadí, pro každou věc jedno:
    }
cli-form-wrong =
    { $number ->
        [one] Je potřeba jedno číslo od 1 do { $last }.
        [few] Jsou potřeba { $number } čísla od 1 do { $last }, pro každou věc jedno.
        [many] Je potřeba { $number } čísla od 1 do { $last }, pro každou věc jedno.
       *[other] Je potřeba { $number } čísel od 1 do { $last }, pro každou věc jedno.
    }
cli-form-line = { $text } …
cli-pick-some = Napiš čísla toho, co vybíráš, například 1 3 (Enter nevybere nic):
cli-pick-ask = Enter vybere to, co má *; nebo napiš čísla toho, co vybíráš, třeba 1 3 (0 nevybere nic):
cli-pick-wrong = Napiš čísla od 1 do { $last }, každé nejvýš jednou; samotná 0 nevybere nic.

## Příkazová řádka: bodování

cli-score-sheet = Bodování
cli-points = body
cli-place = pořadí

## Příkazová řádka: rychlost

cli-bench-games_per_s = dohraných her za sekundu
cli-bench-decisions_per_s = rozhodnutí za sekundu
cli-bench-decisions_per_game = rozhodnutí na hru
cli-bench-choices = možností na rozhodnutí, mimo náhodu
cli-bench-choices_us = jeden pohled na možnosti, µs
cli-bench-advance_us = jeden krok, µs
cli-bench-copy_us = jedna kopie, µs
cli-bench-compiled = Pravidla běží přeložená do strojového kódu.
cli-bench-interpreted = Pravidla běží interpretovaná.

## Příkazová řádka: aréna

error-no-levels = Bot „{ $name }“ nemá úrovně, takže ani úroveň „{ $level }“.
error-unknown-level = Bot „{ $name }“ nemá úroveň „{ $level }“. Má tyto: { $known }.
error-bot-not-loaded = Bota „{ $name }“ se nepodařilo načíst: { $reason }.
error-no-such-class = „{ $name }“ v { $file } není bot: musí to být třída s metodou choose. Boti, kteří tam jsou: { $known }.
error-no-bots-there = „{ $name }“ v { $file } není bot: musí to být třída s metodou choose, a žádná taková tam není.
error-which-bot = Řekni, který bot ze souboru { $file } to má být, takto: { $file }:TŘÍDA. Boti, kteří tam jsou: { $known }.
error-bot-no-choose = „{ $name }“ není bot: nemá metodu choose.
error-bad-until = „{ $text }“ nejsou dvě meze pro --until: napiš dva body jako 0,3 nebo dva podíly jako 50%,55%, nižší první.
error-arena-no-bots = Uveď aspoň jednoho bota, který má hrát.
error-arena-many-bots = Botů je { $bots }, ale „{ $game }“ jich může hrát najednou nejvýš { $most }; s --seats POČET se u menších stolů vystřídají.
error-arena-no-rival = --until srovnává prvního bota s ostatními, uveď tedy aspoň dva různé.
error-arena-other-match = Ve složce { $folder } je jiný zápas. Liší se v: { $different }.
error-arena-foreign-folder = Ve složce { $folder } jsou soubory, ale žádný zápas, proto se do ní nic nezapíše.
error-arena-bad-folder = Ve složce { $folder } není zápas, který by šlo přečíst: { $reason }.
error-arena-in-use = Ve složce { $folder } právě hraje jiná aréna.
error-arena-no-game = Zápas ve složce { $folder } nemá hru { $number }.
error-arena-which-game = { $folder } je složka; pomocí --game ČÍSLO řekni, kterou hru jejího zápasu myslíš.
error-arena-raised = Ve hře { $number } bot „{ $name }“ (místo { $seat }) selhal při svém rozhodnutí { $decision }: { $reason }. Všechny dohrané hry jsou uložené.
error-arena-illegal = Ve hře { $number } si bot „{ $name }“ (místo { $seat }) při svém rozhodnutí { $decision } vybral, co nejde: { $answer }. Všechny dohrané hry jsou uložené. { $reason }
error-arena-memory = Ve hře { $number } bot „{ $name }“ (místo { $seat }) při svém rozhodnutí { $decision } potřeboval přes { $limit } megabajtů. Všechny dohrané hry jsou uložené; víc povolí --memory.
error-arena-slow = Ve hře { $number } bot „{ $name }“ (místo { $seat }) přemýšlel o svém rozhodnutí { $decision } déle než { $seconds } s. Všechny dohrané hry jsou uložené; víc povolí --seconds.
error-arena-slow-early = Některý z botů { $bots } nebyl připravený do { $seconds } s.
error-arena-ended = Ve hře { $number } proces, ve kterém se bot „{ $name }“ (místo { $seat }) rozhodoval (rozhodnutí { $decision }), skončil se stavem { $status }. Všechny dohrané hry jsou uložené.
error-arena-ended-early = Proces pro boty { $bots } skončil se stavem { $status } dřív, než byl kdo z nich tázán. Všechny dohrané hry jsou uložené.
error-arena-broken = Hru { $number } nejde dohrát: { $reason }. Všechny dohrané hry jsou uložené.
error-arena-no-ray = Ray tu není nainstalovaný; nainstaluj ho příkazem: pip install "krajina[cluster]".
error-arena-bad-address = „{ $address }“ není adresa clusteru Ray; napiš HOST:PORT, ray://HOST:PORT nebo auto.
error-arena-no-cluster = Na adrese { $address } neodpovídá žádný cluster Ray: { $reason }.
error-arena-token = Cluster Ray na adrese { $address } chce token a Ray žádný neukázal, nebo ukázal jiný. Ulož token toho clusteru do ~/.ray/auth_token a nastav RAY_AUTH_MODE=token.
error-arena-other-server = Na adrese { $address } něco odpovídá, ale není to cluster Ray, ke kterému by se šlo připojit.
error-arena-other-code = Cluster má jinou verzi Krajiny nebo botů, takže by jeho hry nebyly tytéž.
error-arena-cluster-lost = Cluster Ray už dál nehraje: { $reason }. Všechny dohrané hry jsou uložené.
cli-arena-folder = Všechny hry se ukládají do { $folder }
cli-arena-dropped =
    { $bytes ->
        [one] Poslední hra tam nebyla celá ({ $bytes } bajt) a zahraje se znovu.
        [few] Poslední hra tam nebyla celá ({ $bytes } bajty) a zahraje se znovu.
       *[other] Poslední hra tam nebyla celá ({ $bytes } bajtů) a zahraje se znovu.
    }
cli-arena-kept =
    { $games ->
        [one] { $games } hra už tam je.
        [few] { $games } hry už tam jsou.
       *[other] { $games } her už tam je.
    }
cli-arena-going = { $rate } za sekundu, první bot { $share } %
cli-arena-stopped =
    { $games ->
        [one] Zastaveno. Uložena je { $games } hra; týž příkaz od ní pokračuje.
        [few] Zastaveno. Uloženy jsou { $games } hry; týž příkaz od nich pokračuje.
       *[other] Zastaveno. Uloženo je { $games } her; týž příkaz od nich pokračuje.
    }
cli-arena-bot = bot
cli-arena-share = výhry, % (95 %)
cli-arena-margin = náskok (95 %)
cli-arena-points = body
cli-arena-won = výhry/remízy/vše
cli-arena-times = ms: medián/p99
cli-arena-by-seat = výhry, % (body)
cli-arena-counted =
    { $games ->
        [one] Počítá se { $games } hra, skupin se stejným losováním: { $groups }, semínko { $seed }.
        [few] Počítají se { $games } hry, skupin se stejným losováním: { $groups }, semínko { $seed }.
       *[other] Počítá se { $games } her, skupin se stejným losováním: { $groups }, semínko { $seed }.
    }
cli-arena-more =
    { $games ->
        [one] Uložena je ještě { $games } hra, která se nepočítá: její skupina není celá, nebo je až za rozhodnutím.
        [few] Uloženy jsou ještě { $games } hry, které se nepočítají: jejich skupiny nejsou celé, nebo jsou až za rozhodnutím.
       *[other] Uloženo je ještě { $games } her, které se nepočítají: jejich skupiny nejsou celé, nebo jsou až za rozhodnutím.
    }
cli-arena-time =
    { $games ->
        [one] Teď odehráno: { $games } hra za { $seconds } s, { $rate } za sekundu.
        [few] Teď odehráno: { $games } hry za { $seconds } s, { $rate } za sekundu.
       *[other] Teď odehráno: { $games } her za { $seconds } s, { $rate } za sekundu.
    }
cli-arena-decided =
    { $groups ->
        [one] Rozhodnuto po { $groups } skupině: platí mez { $right }, ne { $wrong } (LLR { $llr }).
        [few] Rozhodnuto po { $groups } skupinách: platí mez { $right }, ne { $wrong } (LLR { $llr }).
       *[other] Rozhodnuto po { $groups } skupinách: platí mez { $right }, ne { $wrong } (LLR { $llr }).
    }
cli-arena-undecided =
    { $groups ->
        [one] Po { $groups } skupině není rozhodnuto (LLR { $llr }, k rozhodnutí je třeba { $bound }).
        [few] Po { $groups } skupinách není rozhodnuto (LLR { $llr }, k rozhodnutí je třeba { $bound }).
       *[other] Po { $groups } skupinách není rozhodnuto (LLR { $llr }, k rozhodnutí je třeba { $bound }).
    }
cli-arena-digest = Otisk her: { $digest }
cli-arena-files = Zpráva, tabulka, obrázek a hry: { $folder }; jednu ukáže: krajina replay SLOŽKA --game 1 --open
cli-record-written = Záznam je v { $file }
cli-not-shown = Server záznam nepřijal: { $reason }.

## Příkazová řádka: herní materiál

cli-own-table = { $file } (tvoje)
cli-from-rulebook = pravidla
cli-from-source = zdroj: { $source }
cli-from-reconstructed = rekonstrukce
cli-pieces-count =
    { $number ->
        [one] { $number } řádek podle původu:
        [few] { $number } řádky podle původu:
        [many] { $number } řádku podle původu:
       *[other] { $number } řádků podle původu:
    }
cli-exported =
    { $number ->
        [one] Do složky { $folder } byla zapsána { $number } tabulka.
        [few] Do složky { $folder } byly zapsány { $number } tabulky.
        [many] Do složky { $folder } bylo zapsáno { $number } tabulky.
       *[other] Do složky { $folder } bylo zapsáno { $number } tabulek.
    }

## Chyby: nastavení a meze serveru

error-unknown-variable = Proměnnou { $variable } server nezná; nemá to být { $nearest }?
error-bad-variable = Proměnná { $variable } nemůže být „{ $value }“: { $reason }.
setting-yes-or-no = čeká se yes nebo no
setting-network = čeká se adresa jako 10.0.0.1 nebo síť jako 10.0.0.0/8
setting-address = čeká se adresa jako https://example.org/krajina
error-too-many =
    { $wait ->
        [one] Příliš mnoho požadavků; zkus to znovu za { $wait } sekundu.
        [few] Příliš mnoho požadavků; zkus to znovu za { $wait } sekundy.
       *[other] Příliš mnoho požadavků; zkus to znovu za { $wait } sekund.
    }
error-too-many-sockets =
    { $limit ->
        [one] Tvá síť smí mít jen { $limit } spojení s tímto serverem.
        [few] Tvá síť už má { $limit } spojení s tímto serverem a víc jich mít nesmí.
       *[other] Tvá síť už má { $limit } spojení s tímto serverem a víc jich mít nesmí.
    }
error-not-ready = Stoly teď nelze ukládat; nic se neztratilo, zkus to později.
error-not-stored =
    { $reason ->
        [gone] Databáze serveru byla smazána nebo nahrazena jinou, takže se nic neukládá a tohle se nestalo. Server je třeba spustit znovu.
       *[other] Server teď nemůže nic uložit, takže se tohle nestalo. Správce serveru musí zjistit, co mu je; potom to zkus znovu.
    }
error-overloaded = Server je teď plný; zkus to později.

## Texty a adresy, které někdo zadává

error-empty-text = V této zprávě není nic k přečtení.
error-long-text = Tato zpráva je příliš dlouhá, nejvyšší možný počet znaků je { $longest }.
error-empty-name = V tomto jméně není nic k přečtení.
error-long-name = Toto jméno je příliš dlouhé, nejvyšší možný počet znaků je { $longest }.
error-bad-colour = Taková barva tu není. Na výběr jsou: { $known }.
error-bad-webhook = Na tuto adresu nelze posílat upozornění: { $reason }.
webhook-long = je příliš dlouhá
webhook-form = není to úplná webová adresa psaná písmeny bez diakritiky
webhook-scheme = musí začínat https:// nebo http://
webhook-user = nesmí obsahovat uživatelské jméno ani heslo
webhook-port = port musí být 80, 443 nebo alespoň 1024
webhook-private = vede do soukromé sítě

## Databáze

error-database-kind = „{ $kind }“ není databáze, kterou by tu šlo použít; napiš sqlite:///CESTA.
error-database-foreign = { $database } není databáze Krajiny, proto se na ní nic nemění.
error-database-newer = Databázi { $database } zapsala novější Krajina (stav { $found }); nainstaluj ji.
error-database-unusable = Databázi { $database } nelze použít: { $reason }.
error-database-exists = Na místě { $database } už databáze je; s --force se odloží stranou.
error-database-in-use = Databáze { $database } se právě používá; nejprve zastav server.
error-database-served = S databází { $database } už pracuje jiný server. Nejdřív ho zastav, nebo v KRAJINA_DATABASE_URL uveď jinou databázi.
error-database-served-at = S databází { $database } už pracuje server na adrese { $address }. Použij ten, nebo ho nejdřív zastav, nebo v KRAJINA_DATABASE_URL uveď jinou databázi.
database-shortened = Databáze byla poškozená: co se uložilo naposled, už nelze přečíst, takže některé hry jsou tam, kde byly předtím. Poškozený záznam změn zůstává v souboru { $file }; viz „Damage“ v docs/operating.md.
cli-backed-up = Databáze byla zkopírována do souboru { $file }.
cli-restored = Databáze je zase taková jako v souboru { $file }.
cli-put-aside = Ta dosavadní se teď jmenuje { $file }.
cli-records-exported =
    { $number ->
        [one] Do složky { $folder } byla zapsána { $number } hra.
        [few] Do složky { $folder } byly zapsány { $number } hry.
        [many] Do složky { $folder } bylo zapsáno { $number } hry.
       *[other] Do složky { $folder } bylo zapsáno { $number } her.
    }

## Stoly: co server neudělá

error-unknown-table = Takový stůl tu není. Odkaz možná není celý, nebo byl stůl smazán.
error-which-table = Není jasné, který stůl je míněn: uveď jeden, nebo ukaž klíče jen od jednoho stolu.
error-which-seat = Není jasné, které místo je míněno: uveď jedno ze svých.
error-unknown-seat = { $seat } u tohoto stolu není.
error-no-such-step = Krok { $step } vidět není; poslední je { $last }.
error-no-reasons = Vysvětlit jde jen to, co si sám vybral některý z našich botů.
error-hidden-answer = Co bot v té chvíli zvolil, bylo tajné, proto se to nevysvětluje.
error-no-record-yet = Záznam bude k mání, až hra skončí.
error-fork-record = Tento stůl začal uprostřed jiné hry, proto nemá vlastní záznam.
error-wrong-key = Tento klíč nesedí. Odkaz možná není celý, nebo ho nahradil novější.
error-not-your-seat = Na tom místě hraje { $seat } a klíč k němu předložen nebyl.
error-not-owner = To smí jen hostitel stolu.
error-no-watching = Na tento stůl se smějí dívat jen hráči.
error-foreign-page = Tohle přišlo ze stránky cizího webu, proto se nic nestalo. Otevři stůl tady a zkus to znovu.
error-table-closed = U tohoto stolu se už nehraje.
error-table-open = Hra ještě neskončila; odveta může přijít až po ní.
error-not-started = Hra ještě nezačala: někdo chybí.
error-already-started = Hra už začala, barvy tedy měnit nejde.
error-stale = Na stole se mezitím něco změnilo. Podívej se znovu a rozhodni se podle toho.
error-held = { $seat } ještě může vzít krok zpět; hned potom jsi na řadě.
error-seat-taken = Tam už sedí { $seat }; vyber si jiné místo.
error-seat-empty = Tam nikdo nesedí.
error-seat-lost = Tohle místo už není tvoje: uvolnilo se, nebo dostalo nový odkaz.
error-still-here = { $seat } je stále u stolu: bot hraje jen za toho, kdo tu není nebo si to přeje.
error-bot-plays = { $seat }: teď za tebe hraje bot ({ $bot }). Nejdřív se vrať do hry.
error-no-bot-plays = { $seat }: žádný bot tu nehraje, není tedy co přebírat.
error-nothing-to-redo = Není co udělat znovu.
error-no-request = O to už nikdo nežádá.
error-nobody-to-ask = U stolu je už příliš málo lidí, kteří by s tím mohli souhlasit.
error-not-consulted = { $seat } se k tomu nevyjadřuje.
error-request-open = U stolu se právě rozhoduje o něčem jiném. Zkus to za chvíli.
error-asked-lately =
    { $wait ->
        [one] U stolu to před chvílí odmítli; znovu požádat můžeš za { $wait } sekundu.
        [few] U stolu to před chvílí odmítli; znovu požádat můžeš za { $wait } sekundy.
       *[other] U stolu to před chvílí odmítli; znovu požádat můžeš za { $wait } sekund.
    }
error-others-play = Ještě tu hrají jiní. Stůl lze smazat po skončení hry, nebo když se celý den nic nestane.
error-other-rules = U tohoto stolu platí verze { $found } pravidel hry „{ $game }“. Ta tu není nainstalovaná, proto hra nemůže pokračovat.
error-talk-closed = Podle pravidel hry se teď nesmí mluvit.
error-talk-full = Rozhovor je plný (řádků: { $most }).
error-too-many-forks = Hlouběji se větvit nedá: nejvyšší počet úrovní je { $most }.
error-colour-taken = Tuhle barvu už má někdo jiný: { $colour }.
error-bad-clock = Takhle hodiny nastavit nejde. Čas musí být od { $least } do { $most } ({ $unit }); čas se vrací jen u zásoby, nejvýš hodina.
error-prepared-table = Volby tohoto stolu určují něco, o čem má rozhodnout náhoda nebo tajemství ({ $options }), proto nemůže být veřejný ani mít volná místa.
unit-seconds = v sekundách
unit-days = ve dnech
error-record-slow = Přehrát záznam trvá déle než { $seconds } s, proto ho server nebere.

## Co posílají programy a jak končí spojení

error-bad-json = Co přišlo, není JSON: { $reason }.
error-bad-message = Co přišlo, není v pořádku na místě { $place }: { $reason }.
error-unknown-kind = Zpráva takového druhu neexistuje: { $reason }.
error-hello-first = První zpráva musí být „hello“.
error-hello-once = „hello“ se říká jen jednou, na začátku.
error-too-large = To je příliš velké: nejvyšší možný počet bajtů je { $limit }.
error-too-slow = Spojení bylo příliš pomalé a zavřelo se; samo se zase otevře.
error-server-stops = Server se restartuje. Hra půjde dál, jakmile bude zpátky.
error-unknown-page = Nic tu není. Možná je v adrese překlep, nebo už tu není to, co tu bývalo.
error-no-rules = Stručná pravidla této hry tu nejsou.
error-no-client = Webový klient zde není sestaven; příkaz „make web“ ho sestaví. Rozhraní pod /api funguje i bez něj.
error-wrong-method = Adresa je v pořádku, ale takový požadavek nepřijímá.
error-bad-request = Požadavek nemá podobu, kterou server zná.
error-failure = Server si zapsal, co se stalo. Zkus to prosím ještě jednou.

## Co se děje u stolu

table-joined = { $name } si sedá ke stolu.
table-got-up = { $name } vstává od stolu.
table-kicked = Hostitel stolu uvolnil místo: { $name }.
table-asks-to-kick = Hostitel stolu se ptá ostatních, zda má { $seat } vstát.
table-voted-out = Hostitel stolu uvolnil místo a ostatní souhlasí: { $name }.
table-asks-to-succeed = { $name } chce hrát dál místo někoho jiného: { $seat }.
table-began = Hra začíná.
table-finished = Hra skončila. Losování si teď může každý ověřit.
table-abandoned = { $seat } chce hru ukončit a všichni souhlasí.
table-not-agreed = { $seat } nesouhlasí.
table-withdrawn = { $seat } už o to nežádá.
table-bot-plays = { $seat }: odteď tu hraje { $bot }.
table-taken-back = { $seat } hraje zase bez bota.
table-bot-failed = { $seat }: { $bot } selhal, zvolila se náhradní odpověď.
table-bot-weaker = { $seat }: { $bot } nemůže pokračovat, protože { $why }. Odteď tu hraje { $weaker }.
trouble-slow = už podruhé mu to trvalo moc dlouho
trouble-crashed = už podruhé se porouchal
trouble-illegal = už podruhé porušil pravidla
trouble-memory = mu došla paměť
trouble-unfit = to, co se naučil, je poškozené nebo z jiných pravidel
table-time-is-up = { $seat }: čas vypršel, zvolila se náhradní odpověď.
table-rematch = Je tu odveta.

## Hráči: boti, barvy a druhé stejné jméno

bot-greedy = Chamtivý bot
bot-plain = Bot bez znalostí
bot-random = Náhodný bot
bot-beginner = Začátečník
bot-apprentice = Učeň
bot-journeyman = Tovaryš
bot-adept = Znalec
bot-expert = Expert
bot-master = Mistr
bot-styled = { $bot } ({ $style })
style-builder = stavitel
style-blocker = překážeč
style-farmer = sedlák
style-bard = bard
style-courtier = dvořan
style-settler = osadník
style-wanderer = poutník
style-rival = sok
term-points = získané body
level-beginner-about = Na úplně první hry: hodně ti toho nechá.
level-apprentice-about = Ví, co nese body, a dost toho přehlédne.
level-journeyman-about = Hraje slušně: rovný soupeř, jakmile znáš pravidla.
level-adept-about = Dělá málo chyb: bez plánu to nepůjde.
level-expert-about = Myslí dopředu a vezme si, co necháš ležet.
level-master-about = Nejsilnější, co máme.
name-again = { $name } ({ $number })
seat-colour-red = červená
seat-colour-blue = modrá
seat-colour-green = zelená
seat-colour-yellow = žlutá
seat-colour-black = černá
seat-colour-grey = šedá
seat-colour-pink = růžová
seat-colour-violet = fialová

## Stránka rozhraní pro programy

api-title = Rozhraní pro programy
error-too-long = Nad tím by server přemýšlel déle než { $seconds } sekund; přestal a nic se nezměnilo.
error-too-many-undos = U tohoto stolu se už { $most }krát něco vracelo; odteď každý krok platí.
error-too-many-changes = Tvoje odpovědi se v této partii měnily nebo doplňovaly už { $most }krát, když na tebe nikdo nečekal; odteď každá platí.

## Stránky: každá stránka

page-name = Jméno
page-colour = Barva
page-your-turn = Jsi na tahu
page-back = Spojení je zpět.

## Stránky: úvod

start-mine = Moje stoly
start-tables = Veřejné stoly
start-free =
    { $free ->
        [0] { $status }, míst: { $seats }, žádné není volné
       *[other] { $status }, míst: { $seats }, volných: { $free }
    }
start-records = Prohlédnout uloženou hru
start-upload-about = Záznam hry, odsud i z terminálu, se dá procházet krok za krokem.
status-gathering = čeká na hráče
status-playing = hraje se
status-finished = dohráno
status-abandoned = ukončeno předčasně

## Stránky: nový stůl

new-heading = Nový stůl: { $game }
new-about = Dej místo každému u tohoto zařízení; přátelé přijdou přes odkaz.
new-seats = Kdo hraje
new-who = kdo
new-here = někdo u tohoto zařízení
new-friend = volné pro přítele
new-any-colour = jakákoli barva
new-conditions = Jak se hraje
new-clock = Hodiny
new-visibility = Kdo stůl najde
new-private = jen ti, kdo mají odkaz
new-public = všichni, na úvodní stránce
new-watching = Diváci
new-watched =
    { $seconds ->
        [0] smějí se dívat
       *[other] smějí se dívat, se zpožděním { $seconds } s
    }
new-not-watched = nesmějí se dívat
new-name = Název stolu
new-name-about = Může zůstat prázdný.
new-options = Pravidla a varianty
new-open = Otevřít stůl
clock-none = bez hodin
clock-decision = { $seconds } s na každé rozhodnutí
clock-bank = { $minutes } min na hru, po každém rozhodnutí { $more } s zpět
clock-days =
    { $days ->
        [one] { $days } den na každé rozhodnutí
        [few] { $days } dny na každé rozhodnutí
       *[other] { $days } dní na každé rozhodnutí
    }

## Stránky: stůl

play-title = { $game }: { $name }
play-your-turn-title = Jsi na tahu: { $title }
play-join = Posadit se
play-ask-to-join = Požádat o převzetí místa
play-watch = Dívat se
play-to-table = Zpět ke stolu
play-seats = U stolu
play-mark-open = volné
play-mark-you = ty
play-mark-here = je tu
play-mark-turn = na tahu
play-invite = Odkaz na stůl
play-invite-about = Pošli ho každému, kdo má hrát nebo se dívat.
play-replay = Přehrát
play-record = Stáhnout záznam
play-verify = Ověřit losování
play-fair = Poctivá náhoda
play-fair-about = Slib níže určuje každé losování ještě před prvním tahem. Na konci se ukáže jeho klíč a kdokoli může všechna losování přepočítat.
play-promise = Slib
play-key = Klíč

## Stránky: tah

play-gathering = Čeká se, až budou obsazena všechna místa.
play-won =
    { $winners-count ->
        [one] Hra skončila. Vítězí { $winners }.
       *[other] Hra skončila. Vítězí { $winners }.
    }
play-lost = Hra skončila a nikdo u stolu nevyhrál.
play-abandoned = Hra byla ukončena předčasně.
play-bot-plays = { $seat }: hraje bot.
play-held = Tvůj tah je hotov. Ještě ho můžeš vzít zpět.
play-held-by = { $seat }: tah je hotov, ještě ho jde vzít zpět.
play-asked = { $seat }: { $question }
play-waiting = Na řadě: { $seats }.
play-may-change = Na řadě: { $seats }. Svou volbu můžeš ještě změnit.
play-chance = Rozhoduje náhoda.
play-hand-over = Ukončit tah
play-grace = pokračuje za
play-undo = Vzít zpět
play-reset =
    { $steps ->
        [one] Vzít zpět celý tah
        [few] Vzít zpět celý tah ({ $steps } kroky)
       *[other] Vzít zpět celý tah ({ $steps } kroků)
    }
play-redo = Udělat znovu
play-further-back = Vzít zpět víc…
play-ask-undo =
    { $steps ->
        [one] Poprosit ostatní o návrat o { $steps } krok
        [few] Poprosit ostatní o návrat o { $steps } kroky
       *[other] Poprosit ostatní o návrat o { $steps } kroků
    }
play-wants-back =
    { $steps ->
        [one] { $seat } navrhuje vrátit se o { $steps } krok.
        [few] { $seat } navrhuje vrátit se o { $steps } kroky.
       *[other] { $seat } navrhuje vrátit se o { $steps } kroků.
    }
play-wants-end = { $seat } navrhuje hru tady ukončit.
play-wants-kick = Návrh hostitele: { $seat } vstane a hraje bot.
    .hint = { $seat } přitom musí uvolnit své místo.
play-wants-seat = { $name } chce převzít místo: { $seat }.
    .hint = { $name } potom uvidí vše, co vidí { $seat }.
play-agree = { $seat }: souhlasím
play-refuse = { $seat }: nesouhlasím
play-withdraw = Stáhnout návrh
play-take-back = Převzít hru od bota
play-otherwise = Vybrat jinak…
play-do = Provést
play-rematch = Hrát znovu
play-to-rematch = K další hře
play-curtain = Zařízení dostane { $seat }. Ostatní se odvrátí.
play-curtain-any = Kdo je u obrazovky? Ostatní se odvrátí.
play-i-am = Tady { $seat }

## Stránky: průběh a rozhovor

play-log = Průběh
play-by-bot = { $seat }: odpověděl bot.
play-by-clock = { $seat }: čas vypršel.
play-by-luck = { $seat }: bot selhal, zvolila se náhradní odpověď.
play-talk = Rozhovor
play-say = Říct
play-talk-closed = Teď hra nikomu nedovoluje mluvit.

## Stránky: nabídka

play-menu = Nastavení: { $seat }
play-grace-field = Sekundy na vrácení
play-grace-about = Kolik sekund jde tah vzít zpět, než skončí (0–10).
play-confirms = Tah končí až po potvrzení
play-quiet = Neupozorňovat mě, že jsem na tahu
play-webhook = Adresa pro upozornění
play-webhook-about = Webová adresa, která se zavolá, když jsi na tahu a nejsi tu; pro programy jako ntfy nebo chat.
play-mute = Ztlumit
play-save = Uložit
play-notify = Upozornit mě v prohlížeči, když jsem na tahu
play-own-link = Tvůj tajný odkaz
play-own-link-about = Kdo má tento odkaz, může hrát za tebe. Otevři ho na jiném zařízení a pokračuj tam.
play-new-key = Vytvořit nový odkaz; tento přestane platit
play-let-bot = Ať za mě hraje bot
play-abandon = Navrhnout ostatním konec hry
play-leave = Odejít od stolu
play-owner = Tvůj stůl
play-seat-bot = Bot na místo: { $seat }
play-kick = Uvolnit místo: { $seat }
play-delete = Smazat stůl

## Stránky: přehrávání

replay-title = { $title }, krok { $step }
replay-first = Na začátek
replay-previous = O krok zpět
replay-next = O krok dál
replay-last = Na konec
replay-step = { $step } z { $last }
replay-eyes = Dívá se:
replay-spectator = divák
replay-start = Stůl před prvním krokem.
replay-what-if = Co kdyby…
replay-what-if-about = Odsud jinou cestou, u vlastního stolu. Co se nedalo vědět, se vylosuje znovu.
replay-others = Ostatní místa
replay-alone = hraji za všechny

## Stránky: k vlastnímu místu a co se nedá vzít zpět

clock-decision-minutes = { $minutes } min na každé rozhodnutí
new-watched-minutes = smějí se dívat, se zpožděním { $minutes } min
play-sure = Ano, opravdu

## Učení

learn-share = další kartu dostane { $seat }
learn-pick = k tomu karta: { $item }
learn-enough = žádné další karty
learn-cell = místo pro kartičku číslo { $number }, které teď neexistuje
learn-figure = vlastní figurka v krajině číslo { $number }
learn-not-here = To teď není na výběr.
error-learn-missing = krajina.learn potřebuje NumPy, Gymnasium a PettingZoo a { $package } tu není: pip install "krajina[learn]"
error-learn-no-such-game = Prostředí pro „{ $name }“ není. K dispozici: { $known }.
error-learn-no-such-reward = Odměna „{ $name }“ není. K dispozici: { $known }.
error-learn-no-such-mode = Způsob kreslení „{ $name }“ není. K dispozici: { $known }.
error-learn-no-such-seat = Místo { $found } u tohoto stolu není; poslední je { $last }.
error-learn-not-reset = Hra ještě nezačala: nejdřív zavolejte reset.
error-learn-imagined = Domyšlené prostředí nemá záznam a nelze je uložit: co se hrálo, neodpovídá tomu, co ukazuje.
error-learn-no-such-id = { $found } tu není žádné číslo volby; čísla jdou od 0 do { $last }.
error-learn-illegal-id = { $seat } teď nemůže zvolit číslo { $id } ({ $action }). { $why }
error-learn-illegal-action = { $seat } teď nemůže udělat toto: { $action }. { $why }
error-learn-save-damaged = Uložené prostředí je poškozené: { $reason }.
error-learn-save-foreign = Toto není uložené prostředí Krajiny.
error-learn-save-newer = Prostředí uložila novější Krajina: má formát { $found } a zde jsou známy formáty do { $known }.
error-learn-save-shape = Uložené prostředí není v pořádku na místě { $place }: { $reason }.
error-learn-save-other = Uložené prostředí má jako { $what } hodnotu { $found }, a toto má { $known }.
error-learn-save-options = Uložené prostředí patří ke hře, která je připravena jinak.
error-learn-save-record = Záznam v uloženém prostředí nelze použít. { $why }
error-learn-save-illegal = Uložené prostředí porušuje pravidla na místě { $place }. { $why }
