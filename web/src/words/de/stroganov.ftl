### Das gezeichnete Spielbrett von Stroganov

## Die Leiste: was alle teilen

stroganov-year = Jahr { $year }
stroganov-season-about = Vier Jahre: im Frühling, Sommer und Herbst je ein Zug für alle, dann der Winter mit Einkommen, Liedern und neuem Land.
stroganov-order = Reihenfolge
stroganov-order-about = { $players }. Der östlichste Kosak ist zuerst am Zug; wer blass ist, war in dieser Jahreszeit schon dran.
stroganov-trade = Handel
stroganov-trade-fur = Handelsfell: { $fur }
stroganov-trade-about = Wer handelt, zahlt dieses Fell und wählt zwei Belohnungen.
stroganov-in-market =
    { $count ->
        [0] { $fur }: keines am Markt
       *[other] { $fur }: { $count } am Markt
    }
stroganov-bag = Beutel
stroganov-in-bag =
    { $count ->
        [one] Im Beutel: { $count } Fell
       *[other] Im Beutel: { $count } Felle
    }
stroganov-bag-about = Was noch gezogen werden kann:
stroganov-song-about =
    { $count ->
        [one] Kostet { $count } Geschichte. Bringt { $gains }.
       *[other] Kostet { $count } Geschichten. Bringt { $gains }.
    }
stroganov-left-banners =
    { $count ->
        [one] Noch { $count } Banner
       *[other] Noch { $count } Banner
    }
stroganov-left-tigers =
    { $count ->
        [one] Noch { $count } Tiger
       *[other] Noch { $count } Tiger
    }
stroganov-left-landscapes_left =
    { $count ->
        [one] Es kommt noch { $count } Landschaft
       *[other] Es kommen noch { $count } Landschaften
    }
stroganov-about-banners = Jedes Banner bringt jeden Winter ein Pferd mehr.
stroganov-about-tigers = Ein Tiger ersetzt jedes Fell oder zählt am Ende Punkte.
stroganov-about-landscapes_left = Im Winter füllen sie die Reihe von Osten her auf.
stroganov-tab-market = Markt
stroganov-tab-songs = Lieder
stroganov-tab-supply = Vorrat

## Tabletts: worum es gerade geht, in groß

stroganov-tray-start = Startkarten
stroganov-tray-songs = Lieder
stroganov-tray-drawn = Aus dem Beutel gezogen
stroganov-tray-market = Markt
stroganov-you-have = Du hast { $count }.
stroganov-asked-by = Gefragt für: { $card }
stroganov-card-asks =
    { $own ->
        [1] Besitze und zahle { $own }× { $fur }
       *[other] Besitze { $own }× { $fur }, zahle { $pay } davon
    }
stroganov-card-brings = Erfüllst du sie später, bekommst du { $points }. Von da an: { $does }.
stroganov-card-fur = Darauf liegt: { $fur }
