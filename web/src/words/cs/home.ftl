### Čeština: úvodní stránka.

home-play = Hrát hned
home-play-how = Proti kolika botům a jakým?
home-new-table = Nový stůl
home-rules = Pravidla
home-pieces = Herní materiál
home-your-name = Tvoje jméno
home-level = Boti
home-against = Začít hru
home-bots =
    { $count ->
        [one] proti jednomu botovi
       *[other] proti { $count } botům
    }
home-alone = jen já
home-also = Jak se taková hra dělá
home-continue = Pokračovat
home-result = Výsledek
home-forget = Zapomenout tu tento stůl
home-forget-about = Klíč k tvému místu má jen toto zařízení. Bez něj nebo bez soukromého odkazu na tvé místo se už ke hře nevrátíš.
home-forget-over = Hra skončila; stůl jen zmizí z tohoto seznamu.
home-forget-do = Zapomenout
home-forget-not = Nechat
home-all = Ukázat všechny stoly ({ $count })
home-turns = na tahu jsi u { $count }
home-old-rules = Pravidla se mezitím změnila
home-free-seat = volné
home-looking = Hledám stoly…
home-no-tables = Spoluhráče teď nikdo nehledá. Otevři veřejný stůl a objeví se tady.
home-drop = Vyber soubor s uloženou hrou, nebo ho sem přetáhni
home-reading = Přehrávám ji…
home-not-taken = { $file }: { $reason }
home-again = Zkusit hned
