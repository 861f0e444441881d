# La fin d’une partie : places, feuille de score, courbe, statistiques.

end-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
end-shared = ex æquo
end-otherwise = Ici, les points n’ont pas décidé seuls des places : les règles du jeu ont tranché.
end-count = { $count } →
end-total = Total
end-places = Place
end-rank = { $place ->
    [1] 1re
   *[other] { $place }e
}
end-adds-up = Chaque colonne donne bien son total.
end-adds-not = Les colonnes ne donnent pas le résultat de la partie. Merci de nous le signaler.
end-graph = Les points au fil de la partie
end-step = Étape { $step }
end-as-table = Afficher en tableau
end-replay-here = Revoir à partir d’ici
end-share = Partager la partie
end-copied = Lien copié
end-statistics = Statistiques
end-best = Meilleur gain en une fois :
end-acted = Décisions
end-thought = Temps de réflexion
end-thought-each = Par décision
end-best-each = Meilleur gain en une fois
end-verifying = Vérification…
end-time-seconds = { $seconds } s
end-time-minutes = { $minutes } min { $seconds } s
end-time-hours = { $hours } h { $minutes } min
end-time-days = { $days } j { $hours } h
