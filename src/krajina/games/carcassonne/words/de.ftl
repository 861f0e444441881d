### Deutsch: Carcassonne.
###
### Plättchen sind so beschrieben, wie sie mit Drehung 0 liegen. `[nothing]` in event-scored: Es gibt keinen Ort.

title = Carcassonne
about = Lege Plättchen an, schicke deine Figuren los und sichere dir Straßen, Städte, Klöster und Wiesen in Südfrankreich.

## Sets

set-base = Grundspiel
set-inns = Wirtshäuser & Kathedralen
set-traders = Händler & Baumeister
set-hills = Schafe & Hügel
set-wheel = Das Schicksalsrad
set-river = Der Fluss

## Varianten

variant-two-tile-cities-score-two = eine Stadt aus zwei Plättchen bringt nur 2 Punkte
variant-builder-on-closing-tile = ein Baumeister darf auch auf das Plättchen, das die Straße oder Stadt abschließt
variant-flock-may-rest = eine Herde darf in Ruhe gelassen werden
variant-flock-stabled-when-closed = eine Herde wird sofort in den Stall getrieben, wenn ihre Wiese abgeschlossen ist
variant-sheep-of-other-editions = Schafplättchen anderer Ausgaben (eine Drei weniger, eine Vier mehr)
variant-hills-break-no-ties = Hügel entscheiden bei Gleichstand nichts
variant-wheel-acts-after-placing = das Schicksalsrad wirkt erst nach dem Anlegen des Plättchens
variant-crowns-for-ordinary-figures = nur gewöhnliche Meeple dürfen auf Kronenfelder
variant-wheel-counts-all-figures = Sturm und Pest gelten auch für Baumeister und Schweine
variant-famine-counts-piglets = Schweine zählen bei der Hungersnot mit
variant-river-bends-loosely = nur unmittelbar aufeinanderfolgende Biegungen des Flusses müssen verschieden abbiegen

## Einstellungen

option-boxes = Erweiterungen
option-boxes-about = Die Erweiterungen, die mit ihren Regeln gespielt werden.
option-tiles_only = nur Plättchen
option-tiles_only-about = Sets, deren Plättchen ohne ihre Regeln eingemischt werden.
option-copies = Anzahl der Sets
option-copies-about = Wie oft die Plättchen eines Sets eingemischt werden.
option-farmers = Bauern
option-farmers-about = Meeple dürfen auf Wiesen; lass die Bauern im ersten Spiel weg.
option-colours = Farben
option-colours-about = Die Farbe jedes Platzes.
option-first = wer beginnt
option-first-about = Der Platz, der beginnt; gezählt wird ab 1.
option-draw_order = vorbereitete Reihenfolge
option-draw_order-about = Plättchen, die zuerst gezogen werden, in dieser Reihenfolge.
option-draw_rest = danach der Rest
option-draw_rest-about = Nach einer vorbereiteten Reihenfolge werden die übrigen Plättchen zufällig gezogen; sonst endet das Spiel.
option-variants = Varianten
option-variants-about = Andere Auslegungen der Regeln und Hausregeln.

## Fragen

ask-draw_tile = Welches Plättchen kommt?
ask-place_tile = Lege dein Plättchen an
    .hint = Jede Seite, die ein anderes Plättchen berührt, muss es fortsetzen: Straße an Straße, Stadt an Stadt, Wiese an Wiese. Du darfst das Plättchen drehen.
ask-place_figure = Setze eine Figur auf das Plättchen, oder passe
    .hint = Eine Figur, auf eine Straße, in eine Stadt, in ein Kloster oder auf eine Wiese, wo noch kein Meeple steht.
ask-tend_flock = Herde: vergrößern oder in den Stall?
    .hint = Zum Vergrößern wird ein Schafplättchen gezogen: mehr Schafe, oder ein Wolf, der die ganze Herde vertreibt. Im Stall bringt jedes Schaf 1 Punkt.
ask-draw_sheep = Ziehe für deine Herde
ask-plague = Pest: Welche Figur nimmst du zurück?
    .hint = Alle nehmen einen Meeple aus der Landschaft zurück. Figuren auf Kronenfeldern sind sicher.

## Was getan wird

do-draw_tile = Plättchen ziehen: { $tile }
do-place_tile =
    das Plättchen { $at-exact } anlegen, { $at-key ->
        [place] Drehung { $turn }
       *[other] { do-place_tile.short }
    }
    .short =
        { $at-key ->
            [place] { $turn }
           *[other] { $turn ->
                [0] ungedreht
                [1] nach rechts gedreht
                [2] auf dem Kopf
                [3] nach links gedreht
               *[other] …
            }
        }
do-place_figure = { $figure-accusative } { $on-onto } { $point-where } setzen
do-pass = keine Figur setzen
do-draw_sheep =
    { $sheep ->
        [0] den Wolf ziehen
        [one] { $sheep } Schaf ziehen
       *[other] { $sheep } Schafe ziehen
    }
do-grow_flock = die Herde vergrößern
do-stable_flock = die Herde in den Stall treiben
do-rest_flock = die Herde in Ruhe lassen
do-place_on_crown = { $figure-accusative } auf ein Kronenfeld im Segment { $sector } setzen
do-take_home = die Figur { $at-exact } zurücknehmen

## Was geschehen ist

event-tile_drawn = { $seat } zieht ein Plättchen: { $tile }.
event-tile_discarded = Dieses Plättchen passt nirgends und kommt aus dem Spiel: { $tile }.
event-tile_placed =
    { $seat } legt ein Plättchen { $at-there } an{ $at-key ->
        [place] { " " }(Drehung { $turn })
       *[other] { "" }
    }: { $tile }.
event-figure_placed =
    { $seat } setzt { $at-there } { $figure-accusative } { $on-onto }{ $at-key ->
        [place] { " " }{ $point-where }
       *[other] { "" }
    }.
event-figure_returned = { $seat } nimmt { $figure-accusative } zurück ({ $at }).
event-scored =
    { $seat } bekommt { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }: { $why }{ $at-key ->
        [nothing] { "" }
       *[other] { " " }({ $at })
    }.
event-game_ended = Es gibt keine Plättchen mehr; jetzt kommt die Schlusswertung.
event-goods_taken = { $seat } schließt die Stadt { $at-there } ab und nimmt sich die Waren: { $goods }.
event-second_tile = Der Baumeister bringt { $seat } ein zweites Plättchen.
event-tile_buried = { $seat } schiebt ein Plättchen ungesehen unter den Hügel.
event-sheep_drawn =
    Die Herde von { $seat } { $at-there } wächst um { $sheep } { $sheep ->
        [one] Schaf
       *[other] Schafe
    }.
event-wolf_drawn = { $seat } zieht den Wolf: Alle Schafe und Schäfer verlassen die Wiese { $at-there }.
event-flock_stabled =
    { $seat } treibt die Herde { $at-there } in den Stall: { $sheep } { $sheep ->
        [one] Schaf
       *[other] Schafe
    }.
event-pig_moved =
    Das Schwein des Rads geht { $steps } { $steps ->
        [one] Segment
       *[other] Segmente
    } weiter und hält im Segment { $sector }.
event-crown_taken = { $seat } setzt { $figure-accusative } auf ein Kronenfeld im Segment { $sector }.
event-crown_left = { $seat } nimmt { $figure-accusative } von einem Kronenfeld im Segment { $sector } zurück.

## Warum nicht

refusal-not-in-bag = Dieses Plättchen kann jetzt nicht gezogen werden: { $tile }.
refusal-other-tile-due = Nach der vorbereiteten Reihenfolge kommt jetzt „{ $due }“, nicht „{ $tile }“.
refusal-not-adjacent = Neben diesem Platz ({ $place }) liegt kein Plättchen: Plättchen müssen sich mit einer Seite berühren, eine Ecke genügt nicht.
refusal-cell-taken = Dort liegt schon ein Plättchen ({ $place }).
refusal-side-does-not-continue = Das passt dort nicht ({ $place }): { $side-where } träfe { $here } auf { $there-accusative }.
refusal-same-picture = Mit Drehung { $turn } sieht das Plättchen genauso aus wie mit Drehung { $same }; wähle Drehung { $same }.
refusal-no-such-part = Das angelegte Plättchen hat { $on-none } { $at-where }. Es hat: { $parts }.
refusal-no-figure-left = Du hast { $figure-none } mehr im Vorrat.
refusal-no-farmers = Dieses Spiel wird ohne Bauern gespielt, deshalb darf keine Figur auf eine Wiese.
refusal-occupied = { $on-subject } ist schon besetzt, und zwar von { $by }.
refusal-no-own-follower = { $figure-subject } darf nur dorthin, wo schon ein Meeple von dir steht, und { $on-here } hast du keinen.
refusal-closed-by-this-tile = { $on-subject } wird gerade durch dieses Plättchen abgeschlossen; ein Baumeister darf nur dorthin, wo noch weitergebaut werden kann.
refusal-stands-elsewhere = { $figure-subject } darf nicht { $on-any }.
refusal-wrong-terrain =
    { $figure-subject } darf nicht { $on-any }, { $figure-key ->
        [figure-piglet] nur auf eine Wiese
       *[other] nur auf eine Straße oder in eine Stadt
    }.
refusal-shepherd-off-field = Ein Schäfer darf nur auf eine Wiese.
refusal-shepherd-there = Auf dieser Wiese steht schon ein Schäfer, und zwar von { $by }.
refusal-flock-must-be-tended = Du musst die Herde vergrößern oder in den Stall treiben; in Ruhe lassen kannst du sie hier nicht.
refusal-no-such-token =
    { $sheep ->
        [0] Im Vorrat ist kein Wolf mehr.
        [one] Im Vorrat ist kein Schafplättchen mit { $sheep } Schaf mehr.
       *[other] Im Vorrat ist kein Schafplättchen mit { $sheep } Schafen mehr.
    }
refusal-river-goes-on = Ein Flussplättchen muss den Fluss an seinem Ende fortsetzen ({ $place }).
refusal-river-turns-back = Der Fluss würde umkehren; seine nächste Biegung muss in die andere Richtung gehen.
refusal-spring-flows-away = Die Quelle muss den Spielplan mit der Seite gegenüber dem Wasser berühren, damit der Fluss vom Plan wegfließt.
refusal-not-on-crowns = { $figure-subject } darf nicht auf ein Kronenfeld.
refusal-crowns-taken =
    { $spaces ->
        [one] Das einzige Kronenfeld im Segment { $sector } ist schon besetzt.
       *[other] Alle { $spaces } Kronenfelder im Segment { $sector } sind schon besetzt.
    }
refusal-no-figure-there = Du hast dort ({ $place }) keine Figur, die die Pest treffen könnte.

## Fehler

error-box-twice = Eine Erweiterung ist zweimal genannt: { $box }.
error-box-and-tiles-only = Eine Erweiterung spielt man mit ihren Regeln oder nur mit ihren Plättchen, nicht beides: { $box }.
error-copies-of-nothing = Ein Set, das nicht im Spiel ist, lässt sich nicht mehrfach einmischen: { $box }.
error-first-nobody = { $first } kann nicht beginnen: Die Zahl der Plätze ist { $seats }.
error-colours-too-many = Mehr Farben als Plätze: { $colours } für { $seats }.
error-colour-twice = Jeder Platz braucht eine eigene Farbe; diese sind nicht alle verschieden: { $colours }.
error-variant-twice = Die Variante ist zweimal genannt: { $variant }.
error-variant-of-nothing = Diese Variante gehört zu einer Erweiterung, die nicht im Spiel ist: { $variant }.
error-order-too-many = Die vorbereitete Reihenfolge nennt dieses Plättchen { $named }-mal, ziehen lässt es sich aber nur { $there }-mal: { $tile }.
error-order-empty = Ohne vorbereitete Reihenfolge müssen die übrigen Plättchen folgen.

## Was im Spiel ist

terrain-city = Stadt
    .onto = in die Stadt
    .any = in eine Stadt
    .here = in dieser Stadt
    .none = keine Stadt
    .subject = Diese Stadt
terrain-road = Straße
    .onto = auf die Straße
    .any = auf eine Straße
    .here = auf dieser Straße
    .none = keine Straße
    .subject = Diese Straße
terrain-field = Wiese
    .onto = auf die Wiese
    .any = auf eine Wiese
    .here = auf dieser Wiese
    .none = keine Wiese
    .subject = Diese Wiese
terrain-cloister = Kloster
    .onto = in das Kloster
    .any = in ein Kloster
    .here = in diesem Kloster
    .none = kein Kloster
    .subject = Dieses Kloster
edge-F = eine Wiese
    .accusative = eine Wiese
edge-R = eine Straße
    .accusative = eine Straße
edge-C = eine Stadt
    .accusative = eine Stadt
edge-W = der Fluss
    .accusative = den Fluss
part = { $on } { $at-where }
point-N = Norden
    .where = im Norden
point-E = Osten
    .where = im Osten
point-S = Süden
    .where = im Süden
point-W = Westen
    .where = im Westen
point-NNW = Nordnordwesten
    .where = im Nordnordwesten
point-NNE = Nordnordosten
    .where = im Nordnordosten
point-ENE = Ostnordosten
    .where = im Ostnordosten
point-ESE = Ostsüdosten
    .where = im Ostsüdosten
point-SSE = Südsüdosten
    .where = im Südsüdosten
point-SSW = Südsüdwesten
    .where = im Südsüdwesten
point-WSW = Westsüdwesten
    .where = im Westsüdwesten
point-WNW = Westnordwesten
    .where = im Westnordwesten
point-middle = Mitte
    .where = in der Mitte
figure-meeple = Meeple
    .accusative = einen Meeple
    .none = keinen Meeple
    .subject = Ein Meeple
figure-large = großer Meeple
    .accusative = einen großen Meeple
    .none = keinen großen Meeple
    .subject = Ein großer Meeple
figure-builder = Baumeister
    .accusative = einen Baumeister
    .none = keinen Baumeister
    .subject = Ein Baumeister
figure-piglet = Schwein
    .accusative = ein Schwein
    .none = kein Schwein
    .subject = Ein Schwein
figure-shepherd = Schäfer
    .accusative = einen Schäfer
    .none = keinen Schäfer
    .subject = Ein Schäfer
colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün
colour-black = Schwarz
colour-grey = Grau
colour-pink = Rosa
colour-violet = Violett
good-wine = Wein
good-grain = Korn
good-cloth = Tuch
sector-fortune = Fortuna
sector-taxes = Steuern
sector-famine = Hungersnot
sector-storm = Sturm
sector-inquisition = Inquisition
sector-plague = Pest

## Die Wertung

why-road = Straße
why-city = Stadt
why-cloister = Kloster
why-unfinished_road = nicht abgeschlossene Straße
why-unfinished_city = nicht abgeschlossene Stadt
why-unfinished_cloister = nicht abgeschlossenes Kloster
why-field = Wiese
why-wine = am meisten Wein
why-grain = am meisten Korn
why-cloth = am meisten Tuch
why-flock = Herde
why-fortune = Fortuna
why-taxes = Steuern
why-famine = Hungersnot
why-storm = Sturm
why-inquisition = Inquisition
why-crown = Kronenfeld

## Woraus Punkte bestehen

why-tiles = Plättchen
why-shields = Wappen
why-cities = abgeschlossene Städte
why-vineyards = Weinberge
why-piglet = Schwein
why-sheep = Schafe
why-printed_sheep = Schafe auf Plättchen
why-knights = Ritter
why-figures = Figuren im Vorrat
why-monks = Mönche
why-crowns = Kronenfelder

## Der Tisch

view-active = am Zug
view-tile = Plättchen
view-tiles_left = übrige Plättchen
view-players = Spieler
view-points = Punkte
view-colour = Farbe
view-figures = Figuren
view-tokens = Marker
view-sources = Punkte für
view-boxes = Erweiterungen
view-features = Gebiete
view-tiles = Plättchen
view-open_cells = freie Stellen
view-bag = im Vorrat
view-discarded = aussortiert
view-at = bei
view-turn = Drehung
view-on = wo
view-point = Richtung
view-figure = Figur
view-turns = mögliche Drehungen
view-is_dead = nie mehr zu füllen
view-open_ends = offene Enden
view-owners = Besitzer
view-now = Wert jetzt
view-finished = Wert bei Abschluss
view-second_tile = zweites Plättchen
view-buried = Plättchen unter Hügeln
view-flocks = Herden
view-wolves = Wölfe im Vorrat
view-sheep_tokens = Schafe im Vorrat
view-pig = Schwein des Rads
view-crowns = Kronenfelder
view-sector = Segment
view-spaces = Anzahl der Felder

## Zeichen der Karte

map-road_end = Ende einer Straße
map-river = Fluss
map-shield = Wappen
map-inn = Wirtshaus
map-cathedral = Kathedrale
map-hill = Hügel
map-vineyard = Weinberg
map-sheep = Schaf
map-wheel_number = Radsymbol
map-open = Stelle für ein Plättchen
map-dead = Stelle, an die nichts mehr passt
map-pig = Schwein des Rads
map-crown = freies Kronenfeld

## Plättchen

tile-base-city-full-shield = Stadt auf allen Seiten mit Wappen
tile-base-city-three = Stadt überall außer im Süden
tile-base-city-three-shield = Stadt überall außer im Süden mit Wappen
tile-base-city-three-road = Stadt überall außer im Süden mit Straße im Süden
tile-base-city-three-road-shield = Stadt überall außer im Süden mit Wappen und Straße im Süden
tile-base-city-corner = Stadt im Nordosten
tile-base-city-corner-w1 = Stadt im Nordosten mit Radsymbol 1
tile-base-city-corner-shield = Stadt im Nordosten mit Wappen
tile-base-city-corner-road-curve = Stadt im Nordosten mit Kurve im Südwesten
tile-base-city-corner-road-curve-shield = Stadt im Nordosten mit Wappen und Kurve im Südwesten
tile-base-city-through = Stadt von Nord nach Süd
tile-base-city-through-shield = Stadt von Nord nach Süd mit Wappen
tile-base-two-caps-opposite = Städte im Norden und Süden
tile-base-two-caps-adjacent = Städte im Norden und Osten
tile-base-city-cap = Stadt im Norden
tile-base-city-cap-road-straight = Stadt im Norden mit Straße von Ost nach West
tile-base-start = Stadt im Norden mit Straße von Ost nach West (Startplättchen)
tile-base-city-cap-road-curve-right = Stadt im Norden mit Kurve im Südosten
tile-base-city-cap-road-curve-left = Stadt im Norden mit Kurve im Südwesten
tile-base-city-cap-junction = Stadt im Norden mit Kreuzung von Straßen im Osten, Süden und Westen
tile-base-cloister = Kloster
tile-base-cloister-road = Kloster mit Straße im Süden
tile-base-road-straight = Straße von Ost nach West
tile-base-road-straight-w1 = Straße von Ost nach West mit Radsymbol 1
tile-base-road-straight-w2 = Straße von Ost nach West mit Radsymbol 2
tile-base-road-straight-w3 = Straße von Ost nach West mit Radsymbol 3
tile-base-road-curve = Kurve im Südwesten
tile-base-road-curve-w1 = Kurve im Südwesten mit Radsymbol 1
tile-base-road-curve-w2 = Kurve im Südwesten mit Radsymbol 2
tile-base-junction-three = Kreuzung von Straßen im Osten, Süden und Westen
tile-base-junction-four-w1 = Kreuzung von Straßen auf allen Seiten mit Radsymbol 1
tile-inns-cathedral = Stadt auf allen Seiten mit Kathedrale
tile-inns-four-caps = vier getrennte Städte, auf jeder Seite eine
tile-inns-three-caps = Städte im Norden, Osten und Süden (Wirtshäuser)
tile-inns-cap-and-corner-shield = Stadt im Südosten mit Wappen und Stadt im Norden
tile-inns-corner-road-end-w-inn = Stadt im Nordosten mit Straße im Westen und Wirtshaus
tile-inns-corner-road-end-s = Stadt im Nordosten mit Straße im Süden (Wirtshäuser)
tile-inns-corner-curve-inn-shield = Stadt im Nordosten mit Wappen, Kurve im Südwesten und Wirtshaus
tile-inns-city-spike = Stadt im Norden mit Zipfel in der Ecke im Südosten
tile-inns-cap-road-end = Stadt im Norden mit Straße im Süden (Wirtshäuser)
tile-inns-cap-curve-inn = Stadt im Norden mit Kurve im Südwesten und Wirtshaus
tile-inns-through-two-road-ends-shield = Stadt von Nord nach Süd mit Wappen und Straßen im Osten und Westen
tile-inns-curve-inn = Kurve im Südwesten mit Wirtshaus
tile-inns-cloister-two-roads = Kloster mit Straßen im Osten und Westen (Wirtshäuser)
tile-inns-straight-inn = Straße von Ost nach West mit Wirtshaus
tile-inns-junction-three-inn = Kreuzung von Straßen im Osten, Süden und Westen mit Wirtshaus im Osten
tile-inns-two-curves = Kurven im Nordwesten und Südosten
tile-inns-two-caps-junction = Städte im Norden und Süden mit Kreuzung von Straßen im Osten und Westen
tile-traders-corner-two-caps-cloth = Stadt im Nordwesten mit Tuch und Städten im Osten und Süden
tile-traders-two-corners-wine = Stadt im Nordwesten mit Wein und Stadt im Südosten
tile-traders-through-and-cap-wine = Stadt von Nord nach Süd mit Wein und Stadt im Osten
tile-traders-through-and-cap-cloth = Stadt von Nord nach Süd mit Tuch und Stadt im Osten
tile-traders-three-grain = Stadt überall außer im Westen mit Korn
tile-traders-cap-and-corner-road-grain = Stadt im Südosten mit Korn, Stadt im Norden und Straße im Westen
tile-traders-cap-and-corner-road-cloth = Stadt im Südosten mit Tuch, Stadt im Norden und Straße im Westen
tile-traders-three-road-wine = Stadt überall außer im Westen mit Wein und Straße im Westen
tile-traders-corner-wine = Stadt im Nordosten mit Wein
tile-traders-corner-grain = Stadt im Nordosten mit Korn
tile-traders-wide-corner-road-w-grain = Stadt im Nordosten bis in die Ecke im Südwesten mit Korn und Straße im Westen
tile-traders-corner-road-w-grain = Stadt im Nordosten mit Korn und Straße im Westen
tile-traders-corner-road-s-cloth = Stadt im Nordosten mit Tuch und Straße im Süden
tile-traders-wide-corner-road-s-wine = Stadt im Nordosten bis in die Ecke im Südwesten mit Wein und Straße im Süden
tile-traders-corner-two-roads-wine = Stadt im Nordosten mit Wein und Straßen im Süden und Westen
tile-traders-wide-corner-two-roads-cloth = Stadt im Nordosten bis in die Ecke im Südwesten mit Tuch und Straßen im Süden und Westen
tile-traders-through-wine = Stadt von Nord nach Süd mit Wein
tile-traders-through-road-grain = Stadt von Nord nach Süd mit Korn und Straße im Westen
tile-traders-through-road-wine = Stadt von Nord nach Süd mit Wein und Straße im Westen
tile-traders-cap-bridge-hut = Stadt im Norden mit Straße von Süden unter einer Brücke und Straße von Westen über die Brücke zu einer Hütte
tile-traders-through-two-roads-wine = Stadt von Nord nach Süd mit Wein und Straßen im Osten und Westen
tile-traders-cap-road-e = Stadt im Norden mit Straße im Osten (Händler)
tile-traders-cloister-three-roads = Kloster mit Straßen im Osten, Süden und Westen
tile-traders-bridge-crossing = Straße von Ost nach West auf einer Brücke über Straße von Nord nach Süd
tile-hills-split-edge-city = Städte im Westen und Osten mit gemeinsamer Nordseite und Weinberg
tile-hills-caps-opposite = Städte im Norden und Süden mit Hügel
tile-hills-road-house-straight = Haus zwischen Straßen im Norden und Süden mit Hügel
tile-hills-corner-vineyard = Stadt im Nordosten mit Weinberg
tile-hills-straight-and-stub = Straße von Ost nach West mit Straße von Süden zu einem Haus und Weinberg
tile-hills-two-caps-road = Städte im Norden und Westen mit Straße im Süden und Weinberg
tile-hills-cap-curve-right = Stadt im Norden mit Kurve im Südosten und Hügel
tile-hills-caps-adjacent = Städte im Norden und Osten mit Hügel
tile-hills-cap-curve-cloister = Stadt im Norden mit Kloster und Kurve im Südosten
tile-hills-split-edge-field = Stadt im Norden mit Zipfel an der Südseite und Weinberg
tile-hills-corner-hill = Stadt im Nordosten mit Hügel
tile-hills-curve-house = Haus zwischen Straßen im Süden und Westen mit Hügel
tile-hills-caps-touching = einander berührende Städte im Osten und Westen mit Weinberg
tile-hills-curve-cloister-road = Kloster mit Straße im Süden und Kurve im Nordosten
tile-hills-cap-road-end = Stadt im Norden mit Straße im Süden und Hügel
tile-hills-cap-curve-left = Stadt im Norden mit Kurve im Südwesten und Hügel
tile-wheel-three-caps = Städte im Norden, Osten und Süden (Schicksalsrad)
tile-wheel-corner-road-w = Stadt im Nordosten mit Straße im Westen
tile-wheel-corner-road-s = Stadt im Nordosten mit Straße im Süden (Schicksalsrad)
tile-wheel-cap-road-w = Stadt im Norden mit Straße im Westen
tile-wheel-cap-road-end = Stadt im Norden mit Straße im Süden (Schicksalsrad)
tile-wheel-cap-road-e = Stadt im Norden mit Straße im Osten (Schicksalsrad)
tile-wheel-cap-road-straight = Stadt im Norden mit Straße von Ost nach West (Schicksalsrad)
tile-wheel-cap-road-and-curve = Stadt im Norden mit Straße im Westen und Kurve im Südosten
tile-wheel-cloister-two-roads = Kloster mit Straßen im Osten und Westen (Schicksalsrad)
tile-wheel-road-straight-w1 = Straße von Ost nach West mit Radsymbol 1 (Schicksalsrad)
tile-wheel-road-curve-w3 = Kurve im Südwesten mit Radsymbol 3
tile-wheel-two-curves-w1 = Kurven im Nordwesten und Südosten mit Radsymbol 1
tile-river-spring = Quelle mit Fluss nach Süden
tile-river-lake = See mit Fluss von Norden
tile-river-corner-bend = Flussbiegung im Südwesten mit Stadt im Nordosten
tile-river-cap-road-bridge = Fluss von Ost nach West mit Stadt im Norden und Straße von Süden über eine Brücke
tile-river-two-caps = Fluss von Ost nach West mit Städten im Norden und Süden
tile-river-bend-vineyard = Flussbiegung im Südwesten mit Weinberg
tile-river-cloister-road-bridge = Fluss von Ost nach West mit Kloster im Norden und Straße von Süden über eine Brücke
tile-river-bend-road-curve = Flussbiegung im Südwesten mit Straßenkurve im Nordosten
tile-river-road-bridge = Fluss von Nord nach Süd mit Straße von Ost nach West über eine Brücke
tile-river-straight-sheep = Fluss von Ost nach West mit Schaf am Südufer

## Was Bots zählen, für alle, die einen fragen, warum

term-roads = Straßen
term-cities = Städte
term-cloisters = Klöster
term-fields = Wiesen
term-figures = Meeples im Vorrat
term-goods = Waren
term-builders = Baumeister bei der Arbeit
term-sheep = Herden
term-crowns = Plätze auf dem Rad
