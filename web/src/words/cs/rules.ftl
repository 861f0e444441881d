### Pravidla po ruce

rules-help = Pravidla: { $what }
rules-of = { $game }: pravidla
rules-back = Zpět
rules-in-book = V pravidlech: { $rule }
rules-by-us = Kde se pravidla dají číst různě: { $rule }
rules-all = Celá pravidla
rules-contents = Obsah
rules-print = Vytisknout
rules-link = Odkaz na oddíl „{ $title }“
rules-none = Pravidla této hry ve zkratce
rules-none-about = Tady je zatím nikdo nesepsal. U stolu je ale každá otázka i každá volba řečená slovy, takže to můžeš prostě zkusit.
rules-ready = Tak co, jdeme na to?
rules-ready-about = Nejlíp se to naučíš hraním. U stolu tě sem vždycky vrátí „?“.
