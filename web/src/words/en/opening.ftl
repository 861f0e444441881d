### English: the page on which a table is opened.

opening-presets = Ways to begin
opening-count = How many play
opening-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
opening-alone = Alone
opening-add = One seat more
opening-link = A seat that is open for a friend waits: at the table you receive a link and a code to send.
opening-up = { $seat }: one place up
opening-remove = { $seat }: take the seat away
opening-colour-swap = { $colour }: swap (now { $seat })
opening-all = Take all of them
opening-none = Take none
opening-by-chance = chance decides
opening-fine = Details
opening-fine-about = Other readings of the rules and special mixtures. You need none of them.
opening-own = Your own box
opening-own-about = For what is printed we have tables, and not every row of them is sure. If you own the game, correct them and play with yours.
opening-own-choose = Choose corrected tables, or drop them here
opening-own-files = Any of { $files }, or several of them in one file
opening-own-download = Download our tables, to correct them
opening-own-large = { $file } is too large: { $limit } bytes is the most that is taken.
opening-own-no-json = { $file } is not JSON: something is wrong in line { $line }, perhaps a bracket, a comma or a quotation mark.
opening-own-no-object = { $file } is no table: a table stands in curly brackets.
opening-own-unknown = { $file } is none of the tables of this game.
opening-own-same = Same as ours and therefore left out: { $files }
opening-own-file = File
opening-own-row = Row
opening-own-field = Field
opening-own-fine = Checked: this table can be opened with yours.
opening-own-rows = Different from ours: { $rows }
opening-own-remove = Take out { $file }
opening-expert = For teachers and puzzles
opening-expert-about = Prepared positions, written as JSON. What is empty is as usual.
opening-no-json = What is written at “{ $option }” is not JSON: perhaps a bracket, a comma or a quotation mark is missing.
opening-reset = Start over

## Carcassonne

opening-preset-carcassonne-first = First game
opening-preset-carcassonne-first-about = The base game without farmers: quickly explained.
opening-preset-carcassonne-base = Base game
opening-preset-carcassonne-base-about = Roads, cities, monasteries and fields.
opening-preset-carcassonne-all = Everything
opening-preset-carcassonne-all-about = All five expansions at once, for a long evening.
opening-about-carcassonne-boxes = Expansions that are played with all their rules.
opening-about-carcassonne-set-inns = Inns by the lake and cathedrals: more points for what is completed, none for what is not; and a large meeple that counts double.
opening-about-carcassonne-set-traders = Wine, grain and cloth from the cities, a builder who brings you a second turn, and a pig for your fields.
opening-about-carcassonne-set-hills = Hills that decide ties, vineyards for monasteries, and shepherds who gather a flock until the wolf comes.
opening-about-carcassonne-set-wheel = The wheel in the middle of the land turns with certain tiles: taxes, plague or good fortune for everyone.
opening-about-carcassonne-set-river = A river from spring to lake is laid first, so the land begins wide.

## Stroganov

opening-preset-stroganov-ivan = Alone against Ivan
opening-preset-stroganov-ivan-about = A deck of cards plays against you.
opening-preset-stroganov-katyusha = Alone against Katyusha
opening-preset-stroganov-katyusha-about = The same, and a good deal harder.
opening-preset-stroganov-together = In company
opening-preset-stroganov-together-about = Two to four, people and bots.
opening-about-stroganov-strategy = For one player: what the opponent is strong in.
opening-about-stroganov-harder = For one player: rules that help the opponent.
opening-about-stroganov-see_forced = Who is asked even where only one answer is possible.

## Grænaland

opening-preset-graenaland-book = By the book
opening-preset-graenaland-book-about = The island of the rulebook: good for a first game.
opening-preset-graenaland-own = Unknown island
opening-preset-graenaland-own-about = Chance lays out the land, and everybody chooses where to begin.
opening-preset-graenaland-secret = Secret goals
opening-preset-graenaland-secret-about = Everybody has a victory card that nobody else sees.
