### The page of a table

table-line-lost = The connection was lost before the answer came. Look at the table and, if it was not done, try again.
table-kept = Your move is sent when the connection is back.
table-kept-gone = The game went on meanwhile, so your move was not made.
table-panels = Log, talk and table
table-prompt = What to do now
table-tab-log = Log
table-tab-table = Table
table-log-filter = Which lines
table-log-all = Everything that happened
table-log-moves = Only what players did
table-log-points = Only points
table-log-move = { $seat }: { $what }
table-log-newest = Newest
table-log-since = since your last step
table-log-undone = taken back
table-log-nothing = Nothing has happened yet.
table-news = While you were away
table-news-more =
    { $number ->
        [one] One more line is in the log.
       *[other] { $number } more lines are in the log.
    }
table-talk-nothing = Nobody has said anything yet.
table-talk-field = Say something …
table-talk-watching = Spectators read along; only players talk.
table-clock = time left
table-points =
    { $count ->
        [one] point
       *[other] points
    }
table-mark-bot = bot
table-mark-away = away
table-show-seat = Show on the board
table-picked-form = Send this answer?
table-cancel = Cancel
table-choices =
    { $number ->
        [one] One choice
       *[other] { $number } choices
    }
table-request = A request to all
table-watching-full = All seats are taken; you are watching.
table-watching-free = A seat is free here.
table-watching-asked = You asked to play on; all players have to agree.
table-copy = Copy
table-copied = Copied
table-share = Send …
table-qr = QR code
table-qr-about = The link of the table, to be read by a camera
table-saved = Saved
table-leave-about = Your seat becomes free; in a running game a bot plays on until all agree to somebody else.
table-kick-about = In a running game all others have to agree. For somebody who is away, a bot plays until they come back.
table-delete-about = The table and everything on it will be gone for everybody.
table-own-tables = Played with tables of an own box: { $files }
table-text-view = Everything in words
table-drawn-view = The drawn board
table-join-title = Sit down here
table-join-seat = Which seat
table-join-asks = The game is under way. You may play on here if all players agree.
table-join-waits = All players have to agree that you play on here. Leave this page open; you sit down as soon as they have.
table-join-refused = The players have not agreed.
table-join-also = Somebody else at this device wants to play, too
table-invite-title = Invite people
table-free = free
table-free-seats =
    { $free ->
        [0] All seats are taken.
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
table-seat-bot = Let a bot play
table-own = Your things
table-fold-mats = Fold the players
table-unfold-mats = Unfold the players
table-fold-side = Fold log and talk
table-unfold-side = Unfold log and talk
table-skip = Skip
table-whole = Read all of it
table-higher = Show more of it
table-lower = Show less of it
table-shortcuts = Keyboard
table-key-list = open or fold the list of choices
table-key-digits = choose from the list
table-key-filter = search the list
table-key-confirm = confirm what is chosen
table-key-cancel = cancel, close
table-key-undo = take back
table-key-log = log
table-key-talk = talk
table-key-mats = fold or unfold the players
table-key-side = fold or unfold log and talk
table-key-text = in words, or drawn
table-key-prompt = to the question
table-key-board = to the board, to what can be done
table-key-help = this help
table-mark-stands-in = { $bot } stands in
table-why = why?
table-why-title = Why did { $name } do that?
table-why-step = Step { $number } of { $count }
table-why-before = The step before
table-why-after = The step after
table-why-forced = There was nothing else to choose.
table-why-other = The best it could have done instead:
table-why-term = What the bot counts
table-why-value = after
table-why-difference = difference
table-why-rival = best rival: { $term }
table-why-equal = To the bot, both are worth the same.
table-why-better = In all, that is better by { $difference }.
table-why-deeper = At first sight that is { $difference }: the bot has looked further ahead than this table shows.
table-why-about = In points, as this bot counts them.
table-why-about-rival = Of a rival, a plus tells how much less it has.
table-why-known = In points, as this bot counts them, for all that you can know: what is hidden from you is only imagined.
