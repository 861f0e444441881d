# The replay of a game.

replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-times = { $speed }×
replay-timeline = Timeline
replay-timeline-about = Marks: points were scored here. The stripe below shows whose step it was.
replay-where = step { $step } of { $last }
replay-tab-log = Log
replay-tab-points = Points
replay-tab-more = More
replay-share = Link to this step
replay-keys = Keys: ← → one step, Shift with them to the next points, Home and End, space to play.
replay-what-if-go = Branch off here
replay-seat = I play
replay-over = The game is over here: go back a few steps to try another way.
replay-watched = The game is running: choose your seat under “Seen by” to branch off.
replay-to-last = To the last step that can be seen
replay-no-points = This game shows no points until it is over.
