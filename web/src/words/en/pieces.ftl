## All pieces

pieces-title = { $game }: all pieces
pieces-none = The pieces of this game have not been drawn yet. You can play it all the same: everything has its name and its place on the table.
pieces-back = To the start page
pieces-all = All boxes
pieces-boxes = Which box?
pieces-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
pieces-count = { $count }×
pieces-turns = One tile, turned and a little different each time
pieces-figures = Figures
pieces-tokens = Tokens and marks
pieces-board = The board of the Wheel of Fortune
pieces-token-sheep =
    { $count ->
        [one] { $count } sheep
       *[other] { $count } sheep
    }
pieces-token-wolf = wolf
pieces-token-pig = wheel pig
pieces-token-crown = crown space
pieces-token-shield = coat of arms
pieces-token-wheel = wheel number { $count }
pieces-token-back = back of a tile
