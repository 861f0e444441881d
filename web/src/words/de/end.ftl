# Das Ende einer Partie: Plätze, Wertung, Verlauf, Statistik.

end-place = { $place }. Platz
end-shared = geteilt
end-otherwise = Über die Plätze haben hier nicht allein die Punkte entschieden, sondern die Regeln des Spiels.
end-count = { $count } →
end-total = Summe
end-places = Platz
end-rank = { $place }.
end-adds-up = Jede Spalte ergibt ihre Summe.
end-adds-not = Die Spalten ergeben nicht das Ergebnis der Partie. Bitte sag uns Bescheid.
end-graph = Punkte im Verlauf
end-step = Schritt { $step }
end-as-table = Als Tabelle zeigen
end-replay-here = Ab hier ansehen
end-share = Partie teilen
end-copied = Link kopiert
end-statistics = Statistik
end-best = Beste Einzelwertung:
end-acted = Entscheidungen
end-thought = Bedenkzeit
end-thought-each = Je Entscheidung
end-best-each = Beste Einzelwertung
end-verifying = Wird geprüft …
end-time-seconds = { $seconds } s
end-time-minutes = { $minutes } min { $seconds } s
end-time-hours = { $hours } h { $minutes } min
end-time-days = { $days } T { $hours } h
