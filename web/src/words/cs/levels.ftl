### Úrovně: boti hry, jak jsou silní a co vidí.

levels-bots = Boti podle síly
levels-more = Další boti
levels-plain = bez záliby
levels-likes = Má v oblibě: { $terms }.
levels-blind = Nevidí: { $terms }.
levels-dim = Vidí jen matně: { $terms }.
levels-rating = Síla { $elo } ± { $range }.
levels-wins = Z deseti her vyhraje asi { $wins }, když hraje proti úrovni „{ $bot }“.
