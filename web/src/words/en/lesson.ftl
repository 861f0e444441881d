### How a game is played, for those who play it for the first time

lesson-how = How to play
lesson-at = { $at } of { $all }
lesson-next = Next
lesson-skip = Skip
lesson-play = Play
lesson-suggestion = Suggestion
lesson-quiet = No more suggestions
