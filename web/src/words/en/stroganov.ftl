### The drawn board of Stroganov

## The rail: what all players share

stroganov-year = Year { $year }
stroganov-season-about = Four years: a turn each in spring, summer and autumn, then winter with income, songs and new land.
stroganov-order = Order
stroganov-order-about = { $players }. The Cossack furthest east plays first; a pale one has had this season’s turn.
stroganov-trade = Trade
stroganov-trade-fur = Trade fur: { $fur }
stroganov-trade-about = Whoever trades pays this fur and picks two rewards.
stroganov-in-market =
    { $count ->
        [0] { $fur }: none in the market
       *[other] { $fur }: { $count } in the market
    }
stroganov-bag = Bag
stroganov-in-bag =
    { $count ->
        [one] In the bag: { $count } fur
       *[other] In the bag: { $count } furs
    }
stroganov-bag-about = What can still be drawn:
stroganov-song-about =
    { $count ->
        [one] Costs { $count } story. Gives { $gains }.
       *[other] Costs { $count } stories. Gives { $gains }.
    }
stroganov-left-banners =
    { $count ->
        [one] { $count } banner left
       *[other] { $count } banners left
    }
stroganov-left-tigers =
    { $count ->
        [one] { $count } tiger left
       *[other] { $count } tigers left
    }
stroganov-left-landscapes_left =
    { $count ->
        [one] { $count } landscape still to come
       *[other] { $count } landscapes still to come
    }
stroganov-about-banners = Each banner brings its owner a horse more every winter.
stroganov-about-tigers = A tiger stands for any fur, or is worth points at the end.
stroganov-about-landscapes_left = In winter they fill the row from the east.
stroganov-tab-market = Market
stroganov-tab-songs = Songs
stroganov-tab-supply = Supply

## Trays: what a question is about, large

stroganov-tray-start = Cards to start with
stroganov-tray-songs = Songs
stroganov-tray-drawn = Drawn from the bag
stroganov-tray-market = Market
stroganov-you-have = You have { $count }.
stroganov-asked-by = Asked for: { $card }
stroganov-card-asks =
    { $own ->
        [1] Own and pay { $own }× { $fur }
       *[other] Own { $own }× { $fur }, pay { $pay } of them
    }
stroganov-card-brings = Fulfil it later for { $points }. From then on: { $does }.
stroganov-card-fur = Comes with { $fur }
