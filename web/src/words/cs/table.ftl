### Stránka stolu

table-line-lost = Spojení se ztratilo dřív, než přišla odpověď. Podívej se na stůl, a pokud se nic nestalo, zkus to znovu.
table-kept = Tah se odešle, až bude zase spojení.
table-kept-gone = Hra mezitím pokračovala, a tak se tvůj tah neprovedl.
table-panels = Průběh, rozhovor a stůl
table-prompt = Co teď
table-tab-log = Průběh
table-tab-table = Stůl
table-log-filter = Které řádky
table-log-all = Všechno, co se stalo
table-log-moves = Jen co udělali hráči
table-log-points = Jen body
table-log-move = { $seat }: { $what }
table-log-newest = Nejnovější
table-log-since = od tvého posledního kroku
table-log-undone = vzato zpět
table-log-nothing = Zatím se nic nestalo.
table-news = Co se zatím stalo
table-news-more =
    { $number ->
        [one] Další řádek je v průběhu.
        [few] Další { $number } řádky jsou v průběhu.
       *[other] Dalších { $number } řádků je v průběhu.
    }
table-talk-nothing = Zatím nikdo nic neřekl.
table-talk-field = Řekni něco…
table-talk-watching = Diváci jen čtou, píší hráči.
table-clock = zbývající čas
table-points =
    { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
table-mark-bot = bot
table-mark-away = pryč
table-show-seat = Ukázat na desce
table-picked-form = Odeslat tuto odpověď?
table-cancel = Zrušit
table-choices =
    { $number ->
        [one] Jedna možnost
        [few] { $number } možnosti
       *[other] { $number } možností
    }
table-request = Žádost pro všechny
table-watching-full = Všechna místa jsou obsazená; díváš se.
table-watching-free = Jedno místo je tu volné.
table-watching-asked = Chceš tu hrát dál; všichni musí souhlasit.
table-copy = Kopírovat
table-copied = Zkopírováno
table-share = Poslat…
table-qr = QR kód
table-qr-about = Odkaz na stůl k načtení fotoaparátem
table-saved = Uloženo
table-leave-about = Tvoje místo se uvolní; v rozehrané hře za tebe hraje bot, dokud všichni nesouhlasí s někým jiným.
table-kick-about = V rozehrané hře musí všichni ostatní souhlasit. Za toho, kdo tu není, hraje bot, než se vrátí.
table-delete-about = Stůl a všechno na něm zmizí pro všechny.
table-own-tables = Hraje se s tabulkami z vlastní krabice: { $files }
table-text-view = Všechno slovy
table-drawn-view = Kreslená deska
table-join-title = Posaď se
table-join-seat = Které místo
table-join-asks = Hra už běží. Hrát tu dál můžeš, když budou všichni hráči souhlasit.
table-join-waits = Všichni u stolu musí souhlasit, že budeš hrát dál. Nech tuto stránku otevřenou: jakmile souhlasí, sedíš u stolu.
table-join-refused = Hráči nesouhlasili.
table-join-also = U tohoto zařízení chce hrát ještě někdo
table-invite-title = Pozvi další
table-free = volno
table-free-seats =
    { $free ->
        [0] Všechna místa jsou obsazená.
        [one] Jedno místo je ještě volné.
        [few] { $free } místa jsou ještě volná.
       *[other] { $free } míst je ještě volných.
    }
table-seat-bot = Nechat hrát bota
table-own = Tvoje věci
table-fold-mats = Složit hráče
table-unfold-mats = Rozložit hráče
table-fold-side = Složit průběh a rozhovor
table-unfold-side = Rozložit průběh a rozhovor
table-skip = Přeskočit
table-whole = Přečíst celé
table-higher = Ukázat víc
table-lower = Ukázat míň
table-shortcuts = Klávesnice
table-key-list = otevřít nebo sbalit seznam možností
table-key-digits = vybrat ze seznamu
table-key-filter = hledat v seznamu
table-key-confirm = potvrdit, co je vybráno
table-key-cancel = zrušit, zavřít
table-key-undo = vzít zpět
table-key-log = průběh
table-key-talk = rozhovor
table-key-mats = složit nebo rozložit hráče
table-key-side = složit nebo rozložit průběh a rozhovor
table-key-text = slovy, nebo kresleně
table-key-prompt = k otázce
table-key-board = na desku, k tomu, co se dá udělat
table-key-help = tato nápověda
table-mark-stands-in = zastupuje: { $bot }
table-why = proč?
table-why-title = { $name }: proč právě tohle?
table-why-step = Krok { $number } z { $count }
table-why-before = Předchozí krok
table-why-after = Další krok
table-why-forced = Nic jiného se zvolit nedalo.
table-why-other = Nejlepší, co se dalo zvolit místo toho:
table-why-term = Co bot počítá
table-why-value = potom
table-why-difference = rozdíl
table-why-rival = nejlepší soupeř: { $term }
table-why-equal = Pro bota má obojí stejnou cenu.
table-why-better = Celkem je to lepší o { $difference }.
table-why-deeper = Na první pohled je to { $difference }: bot se díval dál, než ukazuje tabulka.
table-why-about = V bodech, jak je tento bot počítá.
table-why-about-rival = U soupeře plus říká, o kolik má méně.
table-why-known = V bodech, jak je tento bot počítá, podle toho, co můžeš vědět: co je ti skryté, je jen domyšlené.
