### Niveaux : les bots d’un jeu, leur force et ce qu’ils voient.

levels-bots = Bots par force
levels-more = Autres bots
levels-plain = sans préférence
levels-likes = Aime : { $terms }.
levels-blind = Ne voit pas : { $terms }.
levels-dim = Ne voit que vaguement : { $terms }.
levels-rating = Force { $elo } ± { $range }.
levels-wins = Sur dix parties, il en gagne environ { $wins } contre « { $bot } ».
