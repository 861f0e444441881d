### English: the start page.

home-play = Play now
home-play-how = Against how many bots, and which?
home-new-table = New table
home-rules = Rules
home-pieces = Pieces
home-your-name = Your name
home-level = The bots
home-against = Start against
home-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
home-alone = alone
home-also = To learn how a game is made
home-continue = Continue
home-result = Result
home-forget = Forget this table here
home-forget-about = The key to your seat is on this device only. Without it, or the private link of your seat, you cannot come back to the game.
home-forget-over = The game is over; the table only disappears from this list.
home-forget-do = Forget it
home-forget-not = Keep it
home-all = Show all { $count } tables
home-turns = your turn at { $count } of them
home-old-rules = The rules have changed since
home-free-seat = free
home-looking = Looking for tables …
home-no-tables = Nobody is looking for players right now. Open a public table, and it will be listed here.
home-drop = Choose the file of a saved game, or drop it here
home-reading = Playing it through …
home-not-taken = { $file }: { $reason }
home-again = Try now
