# The end of a game: places, score sheet, graph, statistics.

end-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
end-shared = shared
end-otherwise = Points alone did not decide the places here: the rules of the game did.
end-count = { $count } →
end-total = Total
end-places = Place
end-rank = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
end-adds-up = Every column adds up to its total.
end-adds-not = The columns do not add up to the totals of the game. Please tell us about it.
end-graph = Points over time
end-step = Step { $step }
end-as-table = Show as a table
end-replay-here = Watch from here
end-share = Share the game
end-copied = Link copied
end-statistics = Statistics
end-best = Best single score:
end-acted = Decisions
end-thought = Time to think
end-thought-each = Per decision
end-best-each = Best single score
end-verifying = Checking …
end-time-seconds = { $seconds } s
end-time-minutes = { $minutes } min { $seconds } s
end-time-hours = { $hours } h { $minutes } min
end-time-days = { $days } d { $hours } h
