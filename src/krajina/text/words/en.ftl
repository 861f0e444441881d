### English: the words that all games share. Each game has its own file of this name in its own folder `words`.
###
### Write whole sentences that say who, what and where, in plain words, without exclamation marks and code names.
### Names are never declined, so choose sentences that do without.

## Small words

nothing = nothing
nobody = nobody
yes = yes
no = no
number = { $number }
place = { $at }
    .there = at { $at }
    .exact = at { $at }

## Seats

seat-name = Player { $number }
chance-name = Chance
players-range = { $least } to { $most } players
players-fixed =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## Lists: "a, b and c" is list-two of (list-more of a and b) and c

list-two = { $first } and { $second }
list-more = { $first }, { $second }
list-count = { $count }× { $item }

## The text view of a game

sheet-label = { $label }:

## Where a rule stands

rule-page = p. { $number }
rule-section = § { $number }
rule-ruling = ruling { $number }
rule-cited = { $sentence } ({ $rule })

## Options that every game has

option-seats = players
option-seats-about = How many people and bots play.

## Refusals: asking and answering

refusal-game-over = The game is over.
refusal-not-asked = Waiting for { $asked }.
refusal-other-question = First answer this: { $question }
refusal-not-offered = This cannot be done now.
refusal-changed-enough =
    { $count ->
        [one] You have changed your answer once; now it stands.
       *[other] You have changed your answer { $count } times; now it stands.
    }

## Refusals: sharing out

refusal-shares-other-pile = Something else is being shared out now.
refusal-shares-receivers =
    { $receivers-count ->
        [one] There should be one share ({ $receivers }), not { $given }.
       *[other] There should be { $receivers-count } shares ({ $receivers }), not { $given }.
    }
refusal-shares-left-out = Still to be shared out: { $items }.
refusal-shares-not-there = Not among the things to share out: { $items }.

## Refusals: picking

refusal-picks-other = Nothing can be picked for that now.
refusal-picks-not-there = Not there to be picked, or not so many of it: { $items }.
refusal-picks-order = Name them in this order: { $items }.
refusal-picks-misfit = This cannot be picked: { $items }.

## Refusals: taking back

refusal-undo-nothing = There is nothing to take back.
refusal-undo-chance = Chance has decided since then, so it can be taken back only if everyone agrees.
refusal-undo-revealed = Something hidden has been shown since then, so it can be taken back only if everyone agrees.
refusal-undo-other = { $seat } has acted since then, so it can be taken back only if everyone agrees.
refusal-undo-finished = The game is over and its draws can be checked by everyone, so nothing can be taken back.

## Errors: setting up and acting

error-bad-seats = The game “{ $game }” is for { $first } to { $last } players, not for { $found }.
error-bad-options = The game cannot be set up like that: { $reason } (at { $place }).
error-bad-action = This game has no such action: { $reason } (at { $place }).
error-unknown-name = “{ $name }” is not known here (at { $place }). There are: { $known }.

## Errors: names

error-unknown-game = There is no game called “{ $name }”. Games that are here: { $known }.
error-unknown-bot = There is no bot called “{ $name }”. Bots that are here: { $known }.
error-no-such-level = { $game } has no level called “{ $level }”. It has these: { $known }.
error-no-levels-here = { $game } has no levels, so there is none called “{ $level }”.
error-broken-package = “{ $name }” cannot be used, because its package { $package } does not load: { $reason }.
error-misnamed-game = “{ $name }” cannot be used: { $package } is { $found }, and not a game of that name.

## Errors: records

error-record-damaged = The record is damaged: { $reason }.
error-record-foreign = This is not a record of a game of Krajina.
error-record-newer = The record was written by a newer Krajina: it has format { $found }, and formats up to { $known } are known here.
error-record-rules = The record was made by version { $found } of the rules of “{ $game }”; version { $known } is known here.
error-record-shape = The record is not as it must be at { $place }: { $reason }.
error-record-entry = The entry at { $place } of the record must be either an action or a step back, and not both.
error-record-seat = The entry at { $place } of the record belongs to { $seat }, and there is no such seat at this table.
error-record-illegal = The entry of { $seat } at { $place } of the record breaks the rules. { $why }

## Errors: data tables

error-data-missing = The table { $file } is not in the folder { $folder }.
error-data-shape = The table { $file } is not as it must be at { $place }: { $reason }.
error-data-count = The table { $file } has { $found } at { $place }, and the box has { $box }.
error-data-due = In the table { $file }, { $place } is { $found }; it must be { $due }.
error-data-least = In the table { $file }, { $place } comes to { $found }; it must be at least { $least }.
error-data-most = In the table { $file }, { $place } comes to { $found }; it must be at most { $most }.
error-data-twice = In the table { $file }, { $found } stands more than once at { $place }; all of them must differ.
error-data-key = In the table { $file }, “{ $key }” is missing at { $place }.
error-data-among = In the table { $file }, “{ $found }” cannot stand at { $place }. Possible here: { $known }.
error-data-unknown = The file { $file } is none of this game’s tables. Tables may be called: { $known }.
error-data-none = There is no table in the folder { $folder }. Tables may be called: { $known }.
error-weights-rules = The weights in { $file } are for { $found }, and these bots play { $due }.
error-weights-missing = In the weights in { $file }, “{ $name }” is missing.
error-weights-unknown = In the weights in { $file } stands “{ $name }”, which nobody asks for. What is weighed here: { $known }.

## Checking the draws of a finished game

verify-fair =
    { $draws ->
        [one] All is as promised: { $draws } draw was checked.
       *[other] All is as promised: { $draws } draws were checked.
    }
verify-no-promise = The record has no promise of fair draws, so there is nothing to check.
verify-no-key = The key to the draws is not in the record yet; it is revealed when the game is over.
verify-cut-short = The key is in the record, but the record ends before the game is over.
verify-wrong-key = The key in the record is not the one that was promised before the game.
verify-draw = Entry { $index } of the record is not what chance had promised: { $due }. The record has: { $found }.

## Start page

start-title = Krajina: landscapes to play in
start-description = Board games made of landscape, for friends and bots, in the browser and in the terminal.
start-no-script = Krajina is played in a browser that runs scripts; please allow them for this page, or play in the terminal.
start-heading = Landscapes to play in
start-lead = Krajina is the Czech word for landscape. Here it turns into a game board: for you, your friends and a few patient bots.
start-games = Games to play now
start-no-games = There is no game here yet.

## Every page

page-languages = Language
page-home = To the start page
page-rights = The games and their names belong to their authors and publishers, who have no part in Krajina. All the pictures are our own.

## Errors: starting the server

error-no-free-port = All ports from { $first } to { $last } are taken; name another one with --port.
error-cannot-listen = The server cannot listen at { $host }, port { $port }: { $reason }.

## Command line

error-file = The file { $file } cannot be used: { $reason }.
error-bad-setting = “{ $setting }” is not a setting; write NAME=VALUE.
error-seats-from-one = Seats are counted from 1, so there is no seat { $found }.
error-file-changed = The file { $file } was changed by somebody else since it was read, so nothing is written to it.
error-bot-failed = The bot “{ $name }” cannot continue: { $reason }.
error-resume-alone = With --resume the saved game says everything: give nothing else.
error-file-exists = The file { $file } is there already, and it is not written over.
error-too-many-players = There are { $players } players for { $seats } seats.
error-nothing-to-play = Name a game to play, or give a saved one with --resume FILE.
error-no-own-data = The game “{ $game }” takes no tables of your own, so --data cannot be used with it.
error-no-pieces = The game “{ $game }” does not list its printed things.
error-export-alone = --export writes our own tables, so leave --data out.
cli-no-games = No game is installed.
cli-serving = Krajina is at { $url } (stop with Ctrl+C).
cli-asked = { $name }: { $question }
cli-acted = { $seat }: { $done }
cli-took-back =
    { $steps ->
        [one] { $seat } takes back { $steps } step.
       *[other] { $seat } takes back { $steps } steps.
    }
cli-no-step = There is no step { $step }; the record ends with step { $last }.
cli-no-seat = There is no seat { $seat }; the seats are numbered from 1 to { $last }.
cli-scenario-holds = { $file } holds ({ $rule })
cli-scenarios-failed =
    { $failed ->
        [one] { $failed } scenario of { $all } fails.
       *[other] { $failed } scenarios of { $all } fail.
    }

## Command line: playing

cli-help = Type a number, a part of the words of a choice, or an action by its tag and fields (place_tile at=2,0 turn=1); u takes back, t shows the table, tt all of it in words, ? helps, q quits. Nothing is lost by quitting.
cli-saving = The game is kept in { $file }
cli-promise = The promise of fair draws is { $commitment }
cli-no-secret = The secret of the draws is gone; from here on they are drawn without a promise and cannot be checked.
cli-saved = The game is saved. Continue with: krajina play --resume { $file }
cli-over = Check the draws with: krajina verify { $file }
cli-undone = Taken back.
cli-hand-over = Enter passes the turn on, u takes the last step back:
cli-curtain = { $seat } to the screen, please; then press Enter.
cli-news-before = … and { $number } more before
cli-agree = { $seat }, do you agree that { $by } takes back the last step and all that came after it? (yes/no)
cli-agree-alone = The bots agree. Take back your last step and all that came after it? (yes/no)
cli-more-choices =
    { $number ->
        [one] and { $number } more; type a part of its words to find it
       *[other] and { $number } more; type a part of their words to find them
    }
cli-short-choices = Type a number, or the values alone, such as: { $example }
cli-not-understood = That was not understood. Type a number from 1 to { $last }, a part of the words of a choice, ? for help, or an action such as: { $forms }
cli-form-pile = To share out: { $pile }
cli-form-ask =
    { $number ->
        [one] Who gets it? Type { $number } number:
       *[other] Who gets what? Type { $number } numbers in this order, one for each thing:
    }
cli-form-wrong =
    { $number ->
        [one] One number from 1 to { $last } is needed.
       *[other] { $number } numbers from 1 to { $last } are needed, one for each thing.
    }
cli-form-line = { $text } …
cli-pick-some = Type the numbers of what you pick, such as 1 3 (Enter picks nothing):
cli-pick-ask = Enter takes what is marked *; or type the numbers of what you pick, such as 1 3 (0 for nothing):
cli-pick-wrong = Type numbers from 1 to { $last }, each once at most; 0 alone picks nothing.

## Command line: the score sheet

cli-score-sheet = Score sheet
cli-points = points
cli-place = place

## Command line: speed

cli-bench-games_per_s = complete games a second
cli-bench-decisions_per_s = decisions a second
cli-bench-decisions_per_game = decisions a game
cli-bench-choices = choices a decision, luck aside
cli-bench-choices_us = one look at the choices, µs
cli-bench-advance_us = one step, µs
cli-bench-copy_us = one copy, µs
cli-bench-compiled = The rules run compiled.
cli-bench-interpreted = The rules run interpreted.

## Command line: the arena

error-no-levels = The bot “{ $name }” has no levels, so there is none called “{ $level }”.
error-unknown-level = The bot “{ $name }” has no level called “{ $level }”. It has these: { $known }.
error-bot-not-loaded = The bot “{ $name }” cannot be loaded: { $reason }.
error-no-such-class = “{ $name }” in { $file } is no bot: it has to be a class with the method choose. Bots there: { $known }.
error-no-bots-there = “{ $name }” in { $file } is no bot: it has to be a class with the method choose, and none is there.
error-which-bot = Say which bot of { $file } it is to be, as { $file }:CLASS. Bots there: { $known }.
error-bot-no-choose = “{ $name }” is no bot: it has no method choose.
error-bad-until = “{ $text }” is no pair of bounds for --until: write two points such as 0,3 or two shares such as 50%,55%, the lower first.
error-arena-no-bots = Name at least one bot that is to play.
error-arena-many-bots = There are { $bots } bots, and { $most } can play “{ $game }” at once; with --seats NUMBER they take turns at smaller tables.
error-arena-no-rival = --until compares the first bot with others, so name at least two that differ.
error-arena-other-match = The folder { $folder } has another match. It differs in: { $different }.
error-arena-foreign-folder = The folder { $folder } has files in it and no match, so nothing is written there.
error-arena-bad-folder = The folder { $folder } has no match that could be read: { $reason }.
error-arena-in-use = Another arena is playing in the folder { $folder } just now.
error-arena-no-game = The match in { $folder } has no game { $number }.
error-arena-which-game = { $folder } is a folder; say with --game NUMBER which game of its match is meant.
error-arena-raised = In game { $number } the bot “{ $name }” (seat { $seat }) failed at its decision { $decision }: { $reason }. All games that were over are kept.
error-arena-illegal = In game { $number } the bot “{ $name }” (seat { $seat }) chose at its decision { $decision } what is not possible: { $answer }. All games that were over are kept. { $reason }
error-arena-memory = In game { $number } the bot “{ $name }” (seat { $seat }) needed more than { $limit } megabytes at its decision { $decision }. All games that were over are kept; --memory allows more.
error-arena-slow = In game { $number } the bot “{ $name }” (seat { $seat }) thought longer than { $seconds } seconds about its decision { $decision }. All games that were over are kept; --seconds allows more.
error-arena-slow-early = One of the bots { $bots } was not ready within { $seconds } seconds.
error-arena-ended = In game { $number } the process in which the bot “{ $name }” (seat { $seat }) was asked for its decision { $decision } ended with status { $status }. All games that were over are kept.
error-arena-ended-early = A process for the bots { $bots } ended with status { $status } before any of them was asked. All games that were over are kept.
error-arena-broken = Game { $number } cannot be played to its end: { $reason }. All games that were over are kept.
error-arena-no-ray = Ray is not installed here; install it with: pip install "krajina[cluster]".
error-arena-bad-address = “{ $address }” is no address of a Ray cluster; write HOST:PORT, ray://HOST:PORT or auto.
error-arena-no-cluster = No Ray cluster answers at { $address }: { $reason }.
error-arena-token = The Ray cluster at { $address } asks for a token, and Ray shows it none, or another one. Put the token of that cluster into ~/.ray/auth_token and set RAY_AUTH_MODE=token.
error-arena-other-server = Something answers at { $address }, but it is no Ray cluster that could be joined.
error-arena-other-code = The cluster has another version of Krajina or of the bots, so its games would not be the same.
error-arena-cluster-lost = The Ray cluster plays no further: { $reason }. All games that were over are kept.
cli-arena-folder = All games are kept in { $folder }
cli-arena-dropped =
    { $bytes ->
        [one] The last game there was not whole ({ $bytes } byte), and is played again.
       *[other] The last game there was not whole ({ $bytes } bytes), and is played again.
    }
cli-arena-kept =
    { $games ->
        [one] { $games } game is there already.
       *[other] { $games } games are there already.
    }
cli-arena-going = { $rate } a second, first bot { $share } %
cli-arena-stopped =
    { $games ->
        [one] Stopped. { $games } game is kept; the same command goes on from there.
       *[other] Stopped. { $games } games are kept; the same command goes on from there.
    }
cli-arena-bot = bot
cli-arena-share = wins, % (95 %)
cli-arena-margin = margin (95 %)
cli-arena-points = points
cli-arena-won = won/drawn/all
cli-arena-times = ms: median/p99
cli-arena-by-seat = wins, % (points)
cli-arena-counted =
    { $games ->
        [one] Counted: { $games } game, groups with the same draws: { $groups }, seed { $seed }.
       *[other] Counted: { $games } games, groups with the same draws: { $groups }, seed { $seed }.
    }
cli-arena-more =
    { $games ->
        [one] { $games } more game is kept and does not count: its group is not complete, or comes after the decision.
       *[other] { $games } more games are kept and do not count: their groups are not complete, or come after the decision.
    }
cli-arena-time =
    { $games ->
        [one] Played now: { $games } game in { $seconds } s, { $rate } a second.
       *[other] Played now: { $games } games in { $seconds } s, { $rate } a second.
    }
cli-arena-decided =
    { $groups ->
        [one] Decided after { $groups } group: the bound { $right } holds, not { $wrong } (LLR { $llr }).
       *[other] Decided after { $groups } groups: the bound { $right } holds, not { $wrong } (LLR { $llr }).
    }
cli-arena-undecided =
    { $groups ->
        [one] Not decided after { $groups } group (LLR { $llr }, a decision needs { $bound }).
       *[other] Not decided after { $groups } groups (LLR { $llr }, a decision needs { $bound }).
    }
cli-arena-digest = Digest of the games: { $digest }
cli-arena-files = Report, table, picture and games: { $folder }; show one with: krajina replay FOLDER --game 1 --open
cli-record-written = The record is in { $file }
cli-not-shown = The server did not take the record: { $reason }.

## Command line: printed things

cli-own-table = { $file } (yours)
cli-from-rulebook = rulebook
cli-from-source = source: { $source }
cli-from-reconstructed = reconstructed
cli-pieces-count =
    { $number ->
        [one] { $number } row, by where it comes from:
       *[other] { $number } rows, by where they come from:
    }
cli-exported =
    { $number ->
        [one] { $number } table was written to the folder { $folder }.
       *[other] { $number } tables were written to the folder { $folder }.
    }

## Errors: settings and limits of the server

error-unknown-variable = The server knows no variable { $variable }; did you mean { $nearest }?
error-bad-variable = The variable { $variable } cannot be “{ $value }”: { $reason }.
setting-yes-or-no = yes or no is expected
setting-network = an address such as 10.0.0.1, or a network such as 10.0.0.0/8, is expected
setting-address = an address such as https://example.org/krajina is expected
error-too-many =
    { $wait ->
        [one] Too many requests; try again in one second.
       *[other] Too many requests; try again in { $wait } seconds.
    }
error-too-many-sockets =
    { $limit ->
        [one] Your network may have no more than one connection to this server.
       *[other] Your network has { $limit } connections to this server already, and may not have more.
    }
error-not-ready = Tables cannot be stored at the moment; nothing is lost, try again later.
error-not-stored =
    { $reason ->
        [gone] The server’s database was deleted or replaced, so nothing is stored and this has not happened. The server has to be restarted.
       *[other] The server cannot store anything at the moment, so this has not happened. The person who runs it has to look after it; then try again.
    }
error-overloaded = The server is full at the moment; try again later.

## Texts and addresses that people enter

error-empty-text = There is nothing to read in this message.
error-long-text = This message is too long: at most { $longest } characters are possible.
error-empty-name = There is nothing to read in this name.
error-long-name = This name is too long: at most { $longest } characters are possible.
error-bad-colour = There is no such colour. Choose one of: { $known }.
error-bad-webhook = No notices can be sent to this address: { $reason }.
webhook-long = it is too long
webhook-form = it is not a complete web address in plain letters
webhook-scheme = it must begin with https:// or http://
webhook-user = it must not contain a user name or password
webhook-port = the port must be 80, 443 or at least 1024
webhook-private = it leads into a private network

## The database

error-database-kind = “{ $kind }” is no database that can be used here; write sqlite:///PATH.
error-database-foreign = { $database } is not a database of Krajina, so nothing is done to it.
error-database-newer = The database { $database } was written by a newer Krajina (revision { $found }); install that one.
error-database-unusable = The database { $database } cannot be used: { $reason }.
error-database-exists = There is a database at { $database } already; with --force it is put aside.
error-database-in-use = The database { $database } is in use; stop the server first.
error-database-served = Another server works with the database { $database } already. Stop that one first, or name another database in KRAJINA_DATABASE_URL.
error-database-served-at = The server at { $address } works with the database { $database } already. Use that one, stop it first, or name another database in KRAJINA_DATABASE_URL.
database-shortened = The database was damaged: what was stored last cannot be read any more, so some games stand where they stood before. The damaged log is kept in { $file }; see “Damage” in docs/operating.md.
cli-backed-up = The database was copied to { $file }.
cli-restored = The database is again as it was in { $file }.
cli-put-aside = The one that was there before is now { $file }.
cli-records-exported =
    { $number ->
        [one] { $number } game was written to the folder { $folder }.
       *[other] { $number } games were written to the folder { $folder }.
    }

## Tables: what the server does not do

error-unknown-table = There is no such table. The link may be incomplete, or the table was deleted.
error-which-table = It is not clear which table is meant: name one, or show the keys of one table only.
error-which-seat = It is not clear which seat is meant: name one of yours.
error-unknown-seat = There is no { $seat } at this table.
error-no-such-step = There is no step { $step } to be seen; the last one is { $last }.
error-no-reasons = Only what a bot of ours has chosen itself can be explained.
error-hidden-answer = What the bot chose there was secret, so it is not explained.
error-no-record-yet = The record can be had once the game is over.
error-fork-record = This table began in the middle of another game, so it has no record of its own.
error-wrong-key = This key does not fit. The link may be incomplete, or a newer one has taken its place.
error-not-your-seat = That is the seat of { $seat }, and its key was not shown.
error-not-owner = Only the host of the table can do that.
error-no-watching = Only the players may look at this table.
error-foreign-page = This came from a page of another site, so nothing was done. Open the table here and try again.
error-table-closed = Nothing is played at this table any more.
error-table-open = The game is not over yet; a rematch can follow when it is.
error-not-started = The game has not begun: somebody is still missing.
error-already-started = The game has begun, so colours cannot be changed any more.
error-stale = The table has changed meanwhile. Have another look and decide again.
error-held = { $seat } can still undo; you are next.
error-seat-taken = { $seat } sits there already; choose another seat.
error-seat-empty = Nobody sits there.
error-seat-lost = This seat is yours no more: it was given up, or its link was replaced.
error-still-here = { $seat } is still here: a bot only plays for somebody who is away, or who wants it.
error-bot-plays = { $bot } plays for { $seat } now. Take the seat back first.
error-no-bot-plays = No bot plays for { $seat }, so there is nothing to take back.
error-nothing-to-redo = There is nothing to do again.
error-no-request = Nobody asks for that any more.
error-nobody-to-ask = Too few people are left at the table who could agree to that.
error-not-consulted = { $seat } is not asked about this.
error-request-open = The players are deciding about something else. Try again in a moment.
error-asked-lately =
    { $wait ->
        [one] The players said no a moment ago; you may ask again in one second.
       *[other] The players said no a moment ago; you may ask again in { $wait } seconds.
    }
error-others-play = Others are still playing here. The table can be deleted when the game is over, or after a day in which nothing happens.
error-other-rules = This table is played by version { $found } of the rules of “{ $game }”, which is not installed here, so it cannot continue.
error-talk-closed = The rules of the game do not let people talk now.
error-talk-full = The chat is full ({ $most } lines).
error-too-many-forks = You cannot branch deeper than { $most } levels.
error-colour-taken = Somebody else has this colour: { $colour }.
error-bad-clock = The clock cannot be set like that. The time must be from { $least } to { $most } ({ $unit }); only a bank gives time back, an hour at most.
error-prepared-table = The options of this table fix what chance or a secret would decide ({ $options }), so it can be neither public nor have open seats.
unit-seconds = in seconds
unit-days = in days
error-record-slow = The record takes more than { $seconds } s to play through, so it is not taken.

## What programs send, and how the line ends

error-bad-json = What was sent is not JSON: { $reason }.
error-bad-message = What was sent is not as it must be at { $place }: { $reason }.
error-unknown-kind = There is no message of that kind: { $reason }.
error-hello-first = The first message has to be “hello”.
error-hello-once = “hello” is said only once, at the beginning.
error-too-large = That is too large: { $limit } bytes is the most that is taken.
error-too-slow = The line was too slow and has been closed; it opens again by itself.
error-server-stops = The server is being restarted. The game continues as soon as it is back.
error-unknown-page = There is nothing here. The address may have been mistyped, or what was here is gone.
error-no-rules = There is no short text about the rules of this game here.
error-no-client = The web client is not built here; “make web” builds it. The interface below /api works without it.
error-wrong-method = The address is right, but it does not take this kind of request.
error-bad-request = The request is not in a form that the server knows.
error-failure = The server has written down what happened. Please try once more.

## What happens at a table

table-joined = { $name } sits down.
table-got-up = { $name } gets up.
table-kicked = The host removed { $name } from the table.
table-asks-to-kick = The host asks the others whether { $seat } has to get up.
table-voted-out = The host removed { $name } from the table, and all others agreed.
table-asks-to-succeed = { $name } asks to play on for { $seat }.
table-began = The game begins.
table-finished = The game is over. Everyone can check the draws now.
table-abandoned = { $seat } has asked to end the game here, and everyone agrees.
table-not-agreed = { $seat } does not agree.
table-withdrawn = { $seat } does not ask for it any more.
table-bot-plays = { $bot } plays for { $seat } from now on.
table-taken-back = { $seat } plays again without a bot.
table-bot-failed = { $seat }: { $bot } failed, a default choice was made.
table-bot-weaker = { $seat }: { $bot } cannot go on, because { $why }. { $weaker } plays from now on.
trouble-slow = it was too slow, twice
trouble-crashed = it broke down, twice
trouble-illegal = it broke the rules, twice
trouble-memory = it ran out of memory
trouble-unfit = what it has learned is damaged or of other rules
table-time-is-up = { $seat }: time is up, so a default choice was made.
table-rematch = There is a rematch.

## Players: bots, colours, and the second of a name

bot-greedy = Greedy bot
bot-plain = Bot without knowledge
bot-random = Random bot
bot-beginner = Beginner
bot-apprentice = Apprentice
bot-journeyman = Journeyman
bot-adept = Adept
bot-expert = Expert
bot-master = Master
bot-styled = { $bot } ({ $style })
style-builder = builder
style-blocker = blocker
style-farmer = farmer
style-bard = bard
style-courtier = courtier
style-settler = settler
style-wanderer = wanderer
style-rival = rival
term-points = points scored
level-beginner-about = For your very first games: it leaves you a lot.
level-apprentice-about = Knows what brings points, and overlooks a good deal.
level-journeyman-about = Plays soundly: a fair opponent once you know the rules.
level-adept-about = Makes few mistakes: you need a plan.
level-expert-about = Thinks ahead, and takes what you leave lying about.
level-master-about = The strongest that we have.
name-again = { $name } ({ $number })
seat-colour-red = red
seat-colour-blue = blue
seat-colour-green = green
seat-colour-yellow = yellow
seat-colour-black = black
seat-colour-grey = grey
seat-colour-pink = pink
seat-colour-violet = violet

## The page of the API

api-title = The API
error-too-long = This would take the server more than { $seconds } seconds of thinking; it stopped, and nothing has changed.
error-too-many-undos = At this table steps have been taken back { $most } times already; from now on they stand.
error-too-many-changes = In this game you have changed or added something { $most } times already while nobody waited for you; from now on every answer stands.

## Pages: every page

page-name = Name
page-colour = Colour
page-your-turn = It is your turn
page-back = The connection is back.

## Pages: the start

start-mine = My tables
start-tables = Public tables
start-free =
    { $free ->
        [0] { $status }, { $seats } seats, none of them free
        [one] { $status }, { $seats } seats, one of them free
       *[other] { $status }, { $seats } seats, { $free } of them free
    }
start-records = Look at a saved game
start-upload-about = A record of a game, from here or from the terminal, can be looked at step by step.
status-gathering = waiting for players
status-playing = in progress
status-finished = finished
status-abandoned = ended early

## Pages: a new table

new-heading = A new table of { $game }
new-about = Give everyone at this device a seat; friends join by link.
new-seats = Who plays
new-who = who
new-here = somebody at this device
new-friend = open for a friend
new-any-colour = any colour
new-conditions = How to play
new-clock = Clock
new-visibility = Who finds the table
new-private = only those who have its link
new-public = everybody, on the start page
new-watching = Spectators
new-watched =
    { $seconds ->
        [0] may watch
       *[other] may watch, { $seconds } seconds later
    }
new-not-watched = may not watch
new-name = Name of the table
new-name-about = It may stay empty.
new-options = Rules and variants
new-open = Open the table
clock-none = no clock
clock-decision = { $seconds } seconds for each decision
clock-bank = { $minutes } minutes for the game, { $more } seconds back after each decision
clock-days =
    { $days ->
        [one] one day for each decision
       *[other] { $days } days for each decision
    }

## Pages: a table

play-title = { $game }: { $name }
play-your-turn-title = Your turn: { $title }
play-join = Sit down
play-ask-to-join = Ask to take over a seat
play-watch = Watch
play-to-table = Back to the table
play-seats = At the table
play-mark-open = free
play-mark-you = you
play-mark-here = is here
play-mark-turn = to act
play-invite = Link of the table
play-invite-about = Send it to anyone who wants to play or watch.
play-replay = Replay
play-record = Download the record
play-verify = Check the draws
play-fair = Fair chance
play-fair-about = The promise below fixes every draw before the first move. At the end its key is shown, and anybody can compute all draws again.
play-promise = Promise
play-key = Key

## Pages: the turn

play-gathering = Waiting until all seats are taken.
play-won =
    { $winners-count ->
        [one] The game is over. The winner is { $winners }.
       *[other] The game is over. The winners are { $winners }.
    }
play-lost = The game is over, and nobody at the table has won.
play-abandoned = The game was ended early.
play-bot-plays = { $seat }: a bot is playing.
play-held = Your turn is done. You can still take it back.
play-held-by = { $seat } is done. It can still be taken back.
play-asked = { $seat }: { $question }
play-waiting = Waiting for { $seats }.
play-may-change = Waiting for { $seats }. You may still change it.
play-chance = Chance is deciding.
play-hand-over = End turn
play-grace = continues in
play-undo = Take back
play-reset =
    { $steps ->
        [one] Take back the whole turn
       *[other] Take back the whole turn ({ $steps } steps)
    }
play-redo = Redo
play-further-back = Take back more …
play-ask-undo =
    { $steps ->
        [one] Ask the others to take back one step
       *[other] Ask the others to take back { $steps } steps
    }
play-wants-back =
    { $steps ->
        [one] { $seat } wants to take back one step.
       *[other] { $seat } wants to take back { $steps } steps.
    }
play-wants-end = { $seat } wants to end the game here.
play-wants-kick = The host wants a bot to play for { $seat }.
    .hint = { $seat } would have to get up.
play-wants-seat = { $name } wants to play on for { $seat }.
    .hint = { $name } would see all that { $seat } sees.
play-agree = { $seat }: I agree
play-refuse = { $seat }: I do not agree
play-withdraw = Withdraw
play-take-back = Take over from the bot
play-otherwise = Choose something else …
play-do = Do it
play-rematch = Play again
play-to-rematch = To the next game
play-curtain = Pass the device to { $seat }. Everyone else, look away.
play-curtain-any = Who is at the screen? Everyone else, look away.
play-i-am = I am { $seat }

## Pages: log and talk

play-log = What happened
play-by-bot = { $seat }: a bot answered.
play-by-clock = { $seat }: time was up.
play-by-luck = { $seat }: the bot failed, a default choice was made.
play-talk = Talk
play-say = Say
play-talk-closed = The game does not let anyone talk now.

## Pages: the menu

play-menu = Settings of { $seat }
play-grace-field = Seconds to take back
play-grace-about = Seconds to undo before your turn passes on (0–10).
play-confirms = Wait for me to end my turn
play-quiet = Don’t notify me of my turn
play-webhook = Address for notices
play-webhook-about = A web address that is called when it is your turn and you are not here; for programs such as ntfy or a chat.
play-mute = Mute
play-save = Save
play-notify = Notify me in the browser when it is my turn
play-own-link = Your secret link
play-own-link-about = Anyone with this link can play for you. Open it on another device to continue.
play-new-key = Make a new link; this one stops working
play-let-bot = Let a bot play for me
play-abandon = Ask the others to end the game
play-leave = Leave the table
play-owner = Your table
play-seat-bot = A bot for { $seat }
play-kick = Free the seat of { $seat }
play-delete = Delete the table

## Pages: replay

replay-title = { $title }, step { $step }
replay-first = To the start
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-step = { $step } of { $last }
replay-eyes = Seen by:
replay-spectator = a spectator
replay-start = The table before the first step.
replay-what-if = What if …
replay-what-if-about = Go another way from here, at a table of your own. What could not be known is drawn anew.
replay-others = The other seats
replay-alone = I play all seats

## Pages: one's own seat, and what cannot be taken back

clock-decision-minutes =
    { $minutes ->
        [one] one minute for each decision
       *[other] { $minutes } minutes for each decision
    }
new-watched-minutes =
    { $minutes ->
        [one] may watch, one minute later
       *[other] may watch, { $minutes } minutes later
    }
play-sure = Yes, really

## Learning

learn-share = the next card goes to { $seat }
learn-pick = this card, too: { $item }
learn-enough = no more cards
learn-cell = place for a tile number { $number }, which does not exist now
learn-figure = own figure on the land number { $number }
learn-not-here = This is not one of the choices now.
error-learn-missing = krajina.learn needs NumPy, Gymnasium and PettingZoo, and { $package } is not installed: pip install "krajina[learn]"
error-learn-no-such-game = There is no environment for “{ $name }”. There are: { $known }.
error-learn-no-such-reward = There is no reward “{ $name }”. There are: { $known }.
error-learn-no-such-mode = There is no render mode “{ $name }”. There are: { $known }.
error-learn-no-such-seat = There is no seat { $found } at this table; the last one is { $last }.
error-learn-not-reset = The game has not begun: call reset first.
error-learn-imagined = An imagined environment has no record and cannot be saved: what was played is not what it stands for.
error-learn-no-such-id = { $found } is no id here; ids go from 0 to { $last }.
error-learn-illegal-id = { $seat } cannot take id { $id } now ({ $action }). { $why }
error-learn-illegal-action = { $seat } cannot do this now: { $action }. { $why }
error-learn-save-damaged = The saved environment is damaged: { $reason }.
error-learn-save-foreign = This is not a saved environment of Krajina.
error-learn-save-newer = The environment was saved by a newer Krajina: it has format { $found }, and formats up to { $known } are known here.
error-learn-save-shape = The saved environment is not as it must be at { $place }: { $reason }.
error-learn-save-other = The saved environment has { $found } as { $what }, and this one has { $known }.
error-learn-save-options = The saved environment is of a game that is set up in another way.
error-learn-save-record = The record in the saved environment cannot be used. { $why }
error-learn-save-illegal = The saved environment breaks the rules at { $place }. { $why }
