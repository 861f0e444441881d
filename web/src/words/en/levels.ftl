### Levels: the bots of a game, how strong they are and what they see.

levels-bots = Bots by strength
levels-more = More bots
levels-plain = no preference
levels-likes = Likes: { $terms }.
levels-blind = Does not see: { $terms }.
levels-dim = Sees only dimly: { $terms }.
levels-rating = Strength { $elo } ± { $range }.
levels-wins = Of ten games it wins about { $wins } against “{ $bot }”.
