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
refusal-not-asked = It is up to { $asked } now.
refusal-other-question = Something else is asked now: { $question }
refusal-not-offered = This cannot be done now.

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
error-broken-package = “{ $name }” cannot be used, because its package { $package } does not load: { $reason }.
error-misnamed-game = “{ $name }” cannot be used: { $package } is { $found }, and not a game of that name.
error-no-evaluate = The bot “{ $name }” cannot play the game “{ $game }”, because the game cannot tell what a position is worth.

## Errors: records

error-record-damaged = The record is damaged: { $reason }.
error-record-foreign = This is not a record of a game of Krajina.
error-record-newer = The record was written by a newer Krajina: it has format { $found }, and formats up to { $known } are known here.
error-record-rules = The record was made by version { $found } of the rules of “{ $game }”; version { $known } is known here.
error-record-shape = The record is not as it must be at { $place }: { $reason }.
error-record-entry = The entry at { $place } of the record must be either an action or a step back, and not both.
error-record-seat = The entry at { $place } of the record belongs to seat { $seat }, and there is no such seat at this table.
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
start-description = Board games made of landscape, with typed rules in Python, bots, and soon a board in the browser.
start-heading = Landscapes to play in
start-lead = Krajina is the Czech word for landscape. Here it turns into a game board: for you, your friends and a few patient bots.
start-picture = Birches in the steppe, a walled town above fields and a river, and a longhouse by a fjord, all in one landscape.
start-today = Today in the terminal, later right here
start-today-about = The board in the browser is still being built. Until it is ready, the games listed here are played in a terminal.
start-coming = Tables on the web come next, so that you can play together right here.
start-games = Games to play now
start-how = Open another terminal in the folder of Krajina and copy the line from the game you would like to play.
start-installed = If you installed Krajina with pip, leave out the part before “krajina”.
start-no-games = There is no game here yet.

## Every page

page-language = English
page-languages = Language
page-home = To the start page
page-rights = The games and their names belong to their authors and publishers, who have no part in Krajina. All the pictures are our own.

## Pages for what goes wrong

page-404 = There is nothing at this address
page-404-advice = It may have been mistyped, or what was here is gone.
page-405 = That cannot be done here
page-405-advice = The address is right, but it does not take this kind of request.
page-refused = The server could not make sense of that
page-refused-advice = The request is not in a form that the server knows.
page-failure = Something went wrong on our side
page-failure-advice = The server has written down what happened. Please try once more.

## Errors: starting the server

error-no-free-port = All ports from { $first } to { $last } are taken; name another one with --port.
error-cannot-listen = The server cannot listen at { $host }, port { $port }: { $reason }.

## Command line

error-file = The file { $file } cannot be used: { $reason }.
error-bad-setting = “{ $setting }” is not a setting; write NAME=VALUE.
error-file-changed = The file { $file } was changed by somebody else since it was read, so nothing is written to it.
error-bot-failed = The bot “{ $name }” cannot go on: { $reason }.
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

cli-help = Type a number, or say in words what you want to do; u takes back, t shows the table, tt all of it in words, ? helps, q quits. Nothing is lost by quitting.
cli-saving = The game is kept in { $file }
cli-promise = The promise of fair draws is { $commitment }
cli-no-secret = The secret of the draws is gone; from here on they are drawn without a promise and cannot be checked.
cli-saved = The game is saved. Go on with: krajina play --resume { $file }
cli-over = Check the draws with: krajina verify { $file }
cli-undone = Taken back.
cli-hand-over = Enter passes the turn on, u takes the last step back:
cli-curtain = { $seat } to the screen, please; then press Enter.
cli-news-before = … and { $number } more before
cli-agree = { $seat }, do you agree that { $by } takes back the last step and all that came after it? (yes/no)
cli-agree-alone = Bots never mind. Take back your last step and all that came after it? (yes/no)
cli-more-choices =
    { $number ->
        [one] and { $number } more; type a part of its words to find it
       *[other] and { $number } more; type a part of their words to find them
    }
cli-short-choices = Type a number, or the words alone, such as: { $example }
cli-not-understood = That was not understood. Type a number from 1 to { $last }, or ? for help.
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
        [one] That was too often in a short time; try again in one second.
       *[other] That was too often in a short time; try again in { $wait } seconds.
    }
error-too-many-sockets =
    { $limit ->
        [one] Your network may have no more than one connection to this server.
       *[other] Your network has { $limit } connections to this server already, and may not have more.
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
cli-backed-up = The database was copied to { $file }.
cli-restored = The database is again as it was in { $file }.
cli-put-aside = The one that was there before is now { $file }.
cli-records-exported =
    { $number ->
        [one] { $number } game was written to the folder { $folder }.
       *[other] { $number } games were written to the folder { $folder }.
    }
