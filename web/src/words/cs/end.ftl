# Konec hry: pořadí, bodování, graf, statistika.

end-place = { $place }. místo
end-shared = dělené
end-otherwise = O pořadí tu nerozhodly jen body, ale pravidla hry.
end-count = { $count } →
end-total = Celkem
end-places = Místo
end-rank = { $place }.
end-adds-up = Každý sloupec dává dohromady svůj součet.
end-adds-not = Sloupce nedávají dohromady výsledek hry. Dej nám o tom prosím vědět.
end-graph = Body v průběhu hry
end-step = Krok { $step }
end-as-table = Ukázat jako tabulku
end-replay-here = Přehrát odsud
end-share = Sdílet hru
end-copied = Odkaz zkopírován
end-statistics = Statistika
end-best = Nejlepší zisk najednou:
end-acted = Rozhodnutí
end-thought = Čas na rozmyšlenou
end-thought-each = Na jedno rozhodnutí
end-best-each = Nejlepší zisk najednou
end-verifying = Ověřuje se…
end-time-seconds = { $seconds } s
end-time-minutes = { $minutes } min { $seconds } s
end-time-hours = { $hours } h { $minutes } min
end-time-days = { $days } d { $hours } h
