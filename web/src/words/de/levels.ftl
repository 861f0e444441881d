### Stufen: die Bots eines Spiels, wie stark sie sind und was sie sehen.

levels-bots = Bots nach Stärke
levels-more = Weitere Bots
levels-plain = ohne Vorliebe
levels-likes = Mag: { $terms }.
levels-blind = Sieht nicht: { $terms }.
levels-dim = Sieht nur undeutlich: { $terms }.
levels-rating = Stärke { $elo } ± { $range }.
levels-wins = Von zehn Spielen gewinnt er etwa { $wins } gegen „{ $bot }“.
