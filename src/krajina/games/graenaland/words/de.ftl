### Deutsch: Grænaland.
###
### Gebiete heißen nach ihrem Plättchen. Eine Rohstoffkarte heißt nach Rückseite und Vorderseite: „Wald-Holz“.

title = Grænaland
about = Jarle in einem grünen Land: Teilt mit Vorschlägen und Abstimmungen auf, was das Land gibt, bewegt heimlich eure Helden, baut Dörfer und Hallen und erreicht eure Ziele zuerst.

## Optionen

option-first = wer beginnt
option-first-about = Der Platz am Tisch, gezählt ab 1, der in der ersten Runde Hauptspieler ist; ist keiner genannt, entscheidet der Zufall.
option-three_players = Änderungen für drei
option-three_players-about = Zu dritt wird mit den Änderungen gespielt, die die Anleitung dafür hat.
option-island = eigene Insel
option-island-about = Die Gebiete einer eigenen Insel: die Küste von Westen, dann die Reihe dahinter; sind keine genannt, liegt die Insel der Anleitung aus.
option-random_island = zufällige Insel
option-random_island-about = Die Gebiete der Insel legt der Zufall aus.
option-chosen_starts = gewählter Beginn
option-chosen_starts-about = Alle wählen selbst, wo an der Küste sie beginnen.
option-victory_cards = Siegpunktkarten
option-victory_cards-about = Alle haben eine geheime Karte mit eigenen Zielen, und wer genug Punkte erreichen kann, meldet den Sieg an.
option-grant = andere bauen lassen
option-grant-about = Zu fünft darf der Hauptspieler statt eines gemeinsamen Werks jemand anderen eine Sache bauen lassen.
option-open_votes = offene Abstimmung
option-open_votes-about = Abgestimmt wird laut und der Reihe nach, zuletzt von dem, der vorschlägt, und nicht geheim und gleichzeitig.
option-open_claims = offene Ansagen
option-open_claims-about = Der Sieg wird laut und der Reihe nach ab dem Hauptspieler angemeldet, jedes Mal mit mehr Punkten als zuvor, und nicht geheim und gleichzeitig.
option-open_hands = offene Hand
option-open_hands-about = Wer den Sieg anmeldet, legt auch die Handkarten offen und nicht nur die Siegpunktkarte.
option-talk = Reden
option-talk-about = Wann geredet werden darf: nie, wenn die Anleitung es erlaubt, oder immer.
option-memory_aid = Gedächtnishilfe
option-memory_aid-about = Der Tisch zeigt, welche Karten du auf die Hand der anderen hast kommen sehen.
option-round_limit = höchstens Runden
option-round_limit-about = Nach so vielen Runden endet das Spiel, auch wenn niemand gewonnen hat.
option-readings = Auslegungen
option-readings-about = Andere Auslegungen der Regeln, wo die Anleitung etwas offenlässt.
option-draw_order = vorbereitete Reihenfolge
option-draw_order-about = Was zuerst von den Stapeln kommt, in dieser Reihenfolge; der Rest kommt zufällig.
option-position = vorbereitete Stellung
option-position-about = Ein Tisch, mit dem begonnen wird, zum Erklären, für Rätsel und Prüfungen; was fehlt, ist wie in einem gewöhnlichen Spiel.
option-data = eigene Tabellen
option-data-about = Tabellen des Spielmaterials anstelle unserer; als Dateien gibt man sie mit --data ORDNER an, wie docs/data.md erklärt.
option-supplies = Vorratskarten

talk-none = nie
talk-book = wenn die Anleitung es erlaubt
talk-free = immer
reading-palisade_residents = zu dritt nimmt die Palisade auch den Helden derer eine Stimme, die dahinter wohnen

## Fragen

ask-draw = Was kommt?
ask-start =
    { $number ->
        [one] Wo an der Küste baust du dein erstes Dorf? Dein Krieger kommt mit.
       *[other] Wo an der Küste baust du dein zweites Dorf?
    }
ask-anchor = Es ist voll { $at-in }: Wer zuletzt kam, bekam keine Karte. Lichtet dein Dorf den Anker und zieht dorthin, wo noch eine liegt?
ask-keep_card = Welche Siegpunktkarte behältst du? Ihre Ziele kennst nur du.
ask-move = Welchen Helden bewegst du und wohin? Bewegen darfst du einen oder keinen, und niemand sieht es, bis alle gewählt haben.
ask-enter = Welcher wartende Held tritt auf und wo?
ask-propose = Welche Karten teilst du auf und wie? Jede geht an jemanden mit einer Stimme dort, vielleicht auch an dich; oder schlag nichts vor.
ask-vote =
    { $own ->
        [1] Dein eigener Vorschlag für die Karten { $at-in }: Stimmst du mit all deinen Stimmen zu?
       *[other] { $who } schlägt vor, wie die Karten { $at-in } aufgeteilt werden: Stimmst du mit all deinen Stimmen zu?
    }
ask-claim =
    { $points ->
        [one] Meldest du den Sieg an? Dafür braucht es { $points } Punkt, samt allem, was du sofort bauen kannst; die höchste Zahl gewinnt.
       *[other] Meldest du den Sieg an? Dafür braucht es { $points } Punkte, samt allem, was du sofort bauen kannst; die höchste Zahl gewinnt.
    }
ask-build = Was baust du? { $supply ->
    [0] Deine Vorratskarte hast du schon genommen.
   *[other] Bevor du aufhörst, musst du eine Vorratskarte nehmen.
  }{ $others ->
    [joint] {" "}Einmal darfst du auch ein gemeinsames Werk ankündigen.
    [grant] {" "}Einmal darfst du auch ein gemeinsames Werk ankündigen oder stattdessen jemand anderen eine Sache bauen lassen.
   *[nothing] {""}
  }
ask-final = Was baust du zum letzten Mal?
ask-prove = Du hast { $points } Punkte angemeldet und musst sie haben, wenn du aufhörst; jetzt hast du { $found }. Was baust du?
ask-fee = Du siedelst hinter einer Palisade: Welche Karte gibst du dafür an { $to }?
ask-transfer = Geht dein { $hero } zum neuen Gebäude { $at-in }?
ask-offer =
    { $own ->
        [1] Die anderen wählen, was sie für dein gemeinsames Werk bieten: { $work } { $at-in }. Es kostet: { $price }. Was tust du inzwischen?
       *[other] Angekündigt ist ein gemeinsames Werk: { $work } { $at-in }. Es kostet: { $price }. Was bietest du, oder was sagst du dazu?
    }
ask-change_offer =
    { $own ->
        [1] Die Angebote liegen offen, und die anderen dürfen ihre noch ändern. Dein gemeinsames Werk: { $work } { $at-in }. Es kostet: { $price }. Was tust du inzwischen?
       *[other] Alle Angebote liegen offen. Gemeinsames Werk: { $work } { $at-in }. Es kostet: { $price }. Du bietest: { $cards }. Lässt du es so, oder änderst du es jetzt, einmal?
    }
ask-collect = Welche angebotenen Karten nutzt du für das gemeinsame Werk ({ $work } { $at-in }), und was legst du dazu? Noch zu zahlen: { $price }
ask-confirm = Für das gemeinsame Werk ({ $work } { $at-in }) würden deine Karten genutzt: { $cards }. Gibst du sie?
ask-advise = { $to } darf eine Sache bauen: Was sagst du dazu?
ask-granted = { $who } lässt dich eine Sache bauen: Was baust du?
ask-declare = Du hast genug Ziele erreicht: Erklärst du dich zum Sieger?

## Was getan wird

do-draw_first = { $seat } beginnt
do-draw_tile = { $tile } auslegen
do-draw_supply = { $card } aufdecken
do-draw_card = { $resource } ziehen
do-draw_victory_card = { $card } austeilen
do-settle = sich { $at-in } niederlassen
do-raise_anchor = den Anker lichten und { $at-into } ziehen
do-keep_anchor = vor Anker bleiben
do-keep_card = { $card } behalten
do-move = { $hero-accusative } { $direction } bewegen
do-move-to = { $hero-accusative } { $direction } bewegen, { $at-into }
do-stay = keinen Helden bewegen
do-enter = { $hero-accusative } { $at-in } auftreten lassen
do-transfer = dorthin gehen
do-leave = nicht dorthin gehen
do-propose = { $at-in } vorschlagen: { $shares }
do-propose-to = { $at-in } vorschlagen: { $shares }
do-pass = nichts vorschlagen
do-vote = mit { $agree } stimmen
do-claim =
    { $points ->
        [one] { $points } Punkt anmelden
       *[other] { $points } Punkte anmelden
    }
do-no_claim = nichts anmelden
do-take_supply = { $card } nehmen
do-build_village = ein Dorf { $at-in } bauen für { $pay }
do-build_building = eine { $building } { $at-in } bauen für { $pay }
do-recruit = { $unit } anwerben für { $pay }
do-build_work = { $work-a } { $at-in } bauen für { $pay }
do-end_building = nicht weiterbauen
do-give_fee = { $card } an { $to } geben
do-declare = den Sieg erklären
do-play_on = weiterspielen
do-announce_work = ein gemeinsames Werk ankündigen: { $work } { $at-in }
do-offer_cards = { $pay } anbieten
do-keep_offer = das Angebot so lassen
do-use_card = { $card } von { $seat } nutzen
do-build_together =
    { $pay-count ->
        [0] gemeinsam bauen und nichts dazulegen
       *[other] gemeinsam bauen und dazulegen: { $pay }
    }
do-drop_work = das Werk aufgeben
do-confirm =
    { $agree-key ->
        [yes] die Karten geben
       *[no] die Karten behalten
    }
do-grant_build = { $seat } bauen lassen
do-build_nothing = nichts bauen
do-promise_vote = versprechen, mit { $agree } zu stimmen
do-promise_work = { $to } für ein Ja versprechen: hier { $work-a }
do-promise_share = { $to } für ein Ja versprechen: von hier { $resource }
do-promise_give = versprechen, { $resource } zu geben
do-promise_swap = versprechen, { $resource } zu geben, wenn { $to } dafür { $wanted } gibt
do-ask_vote = { $to } bitten, mit { $agree } zu stimmen
do-ask_give = { $to } bitten, { $resource } zu geben
do-advise = raten, { $build-accusative } zu bauen
do-expect_share = dafür { $resource } erwarten
do-say_nothing = nichts sagen

## Was geschehen ist

event-first_drawn = { $who } beginnt.
event-tile_placed = Zur Insel kommt: { $tile }.
event-settled = { $who } lässt sich { $at-in } nieder.
event-start_card_discarded = Diese Karte hat niemand genommen, sie wird abgelegt: { $terrain-card }-{ $resource }.
event-anchor_raised = { $who } lichtet { $at-in } den Anker und zieht { $to_tile-into }.
event-anchor_kept = { $who } bleibt { $at-in }.
event-card_taken = { $who } zieht eine Karte { $terrain-from }.
event-card_seen = Es ist { $terrain-card }-{ $resource }.
event-victory_card_dealt = Eine Siegpunktkarte zur Auswahl: { $card }.
event-victory_cards_kept = Alle haben eine Siegpunktkarte behalten.
event-round_began = Runde { $round }. Hauptspieler: { $main }.
event-phase_began = Jetzt kommt: { $phase }.
event-produced = Das Land { $at-in } gibt { $resource }.
event-road_produced = Die Straße { $at-in } bringt eine verdeckte Karte.
event-improvement_hit = Die Verbesserung { $at-in } bringt { $resource }.
event-improvement_missed = Die Verbesserung { $at-in } bringt nichts; es kam { $resource } und wird abgelegt.
event-deck_shuffled = Die abgelegten Karten { $terrain-from } werden zu einem neuen Stapel gemischt.
event-supply_turned = Ein Schiff bringt: { $card }.
event-moved = { $who }: Der { $hero } geht { $direction } und steht { $at-in }.
event-stayed = { $who } bewegt keinen Helden.
event-swapped = { $who }: Der { $hero } tauscht mit dem anderen Helden den Platz und steht { $at-in }.
event-entered = { $who }: Der { $hero } tritt { $at-in } auf.
event-waits = { $who }: Der { $hero } wartet, bis { $at-in } Platz ist.
event-transferred = { $who }: Der { $hero } geht zum neuen Gebäude { $at-in }.
event-proposed = { $who } schlägt für die Karten { $at-in } vor: { $shares }.
share = { $who } bekommt { $cards }
event-passed = { $who } schlägt nichts vor.
event-voted =
    { $who } stimmt mit { $agree }, mit { $votes } { $votes ->
        [one] Stimme
       *[other] Stimmen
    }.
event-proposal_accepted = Der Vorschlag für die Karten { $at-in } ist angenommen, mit { $votes } von { $all } Stimmen.
event-proposal_rejected = Der Vorschlag für die Karten { $at-in } ist abgelehnt: Er hat { $votes } von { $all } Stimmen.
event-received = { $who } bekommt { $cards }.
event-received_face_down =
    { $who } bekommt { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    } { $terrain-from }.
event-uncovered = Was verdeckt lag: { $cards }.
event-supply_taken = { $who } nimmt { $card }.
event-paid = { $who } zahlt { $cards }.
event-market_used =
    { $times ->
        [one] { $who } nutzt { $times } Markt.
       *[other] { $who } nutzt { $times } Märkte.
    }
event-village_built = { $who } baut ein Dorf { $at-in }.
event-building_built = { $who } baut eine { $building } { $at-in }.
event-army_grew = { $who } wirbt { $unit } an; das Heer hat jetzt Stärke { $army }.
event-work_built = { $who } baut { $work-a } { $at-in }.
event-fee_given = { $who } gibt { $receiver } für das Siedeln hinter der Palisade eine Karte { $terrain-from }.
event-fee_seen = Die Karte ist { $card }.
event-work_announced = { $who } will gemeinsam { $work-a } { $at-in } bauen.
event-cards_offered = { $who } bietet { $cards }.
event-offer_changed = { $who } bietet jetzt { $cards }.
event-offer_kept = { $who } lässt das Angebot, wie es ist.
event-card_used = Von den Karten von { $who } würde diese genutzt: { $card }.
event-cards_laid = { $who } legt dazu: { $cards }.
event-confirmed =
    { $agree-key ->
        [yes] { $who } gibt die Karten.
       *[no] { $who } behält die Karten.
    }
event-work_dropped = { $who } gibt das Werk auf ({ $work } { $at-in }); alle behalten ihre Karten.
event-granted = { $who } lässt { $builder } eine Sache bauen.
event-built_nothing = { $who } baut nichts.
event-said_vote = { $who } verspricht, mit { $agree } zu stimmen.
event-said_work = { $who } verspricht { $listener } für ein Ja: { $work-a } { $at-in }.
event-said_share = { $who } verspricht { $listener } für ein Ja: beim nächsten Aufteilen { $resource } { $at-from }.
event-said_give = { $who } verspricht, { $resource } zu geben.
event-said_swap = { $who } verspricht, { $resource } zu geben, wenn { $listener } dafür { $wanted } gibt.
event-asked_vote = { $who } bittet { $listener }, mit { $agree } zu stimmen.
event-asked_give = { $who } bittet { $listener }, { $resource } zu geben.
event-advised = { $who } rät { $listener }, { $build-accusative } zu bauen.
event-expected = { $who } erwartet dafür von { $listener }: { $resource }.
event-promise_kept = { $who } hat ein Versprechen gehalten: { $promise }.
event-promise_broken = { $who } hat ein Versprechen gebrochen: { $promise }.
event-promise_lapsed = Ein Versprechen von { $who } ist hinfällig: { $promise }.
event-declared = { $who } erklärt den Sieg, mit diesen Zielen: { $goals }.
event-not_claimed = Niemand meldet den Sieg an.
event-claim_announced =
    { $points ->
        [one] { $who } sagt { $points } Punkt an.
       *[other] { $who } sagt { $points } Punkte an.
    }
event-claimed_nothing = { $who } meldet den Sieg nicht an.
event-claimed =
    { $points ->
        [one] { $who } meldet den Sieg mit { $points } Punkt an und legt offen: { $card }.
       *[other] { $who } meldet den Sieg mit { $points } Punkten an und legt offen: { $card }.
    }
event-hand_shown = { $who } legt diese Karten offen: { $hand }.
event-final_building_began = { $who } baut zum letzten Mal.
event-victory_card_shown = { $who } zeigt { $card }.
event-limit_reached =
    { $rounds ->
        [one] Das Spiel endet nach { $rounds } Runde, wie es eingestellt war.
       *[other] Das Spiel endet nach { $rounds } Runden, wie es eingestellt war.
    }

## Versprechen

promise-vote = { $agree } zum Vorschlag { $at-in }
promise-work = { $work } { $at-in } für ein Ja von { $to }
promise-share = { $resource } { $at-from } für ein Ja von { $to }
promise-give = { $resource } für das gemeinsame Werk
promise-swap = { $resource } für das gemeinsame Werk, wenn { $to } dafür { $wanted } gibt

## Warum nicht

refusal-not-in-deck = Diese Karte ist nicht mehr im Stapel.
refusal-not-in-stack = Das ist nicht im Stapel.
refusal-nobody-there = Auf Platz { $seat } sitzt niemand.
refusal-not-on-coast = Begonnen wird an der Küste der Insel, und dort liegt dieses Gebiet nicht: { $at }.
refusal-village-there = Du hast { $at-in } schon ein Dorf.
refusal-crowds-the-last = Gingst du { $at-into }, bliebe für das letzte Dorf keine Karte.
refusal-no-card-there = Es liegt keine Karte { $at-in }, also lohnt es nicht, dafür den Anker zu lichten.
refusal-not-dealt = Diese Karte wurde dir nicht ausgeteilt: { $card }.
refusal-hero-not-there = Diesen Helden hast du nicht auf der Insel: { $hero }.
refusal-leads-nowhere = Dein { $hero } kommt so in kein Gebiet: { $direction }.
refusal-does-not-wait = Dein { $hero } kann jetzt nicht { $at-in } auftreten.
refusal-not-on-island = Dieses Gebiet gehört nicht zur Insel: { $at }.
refusal-no-cards = Es liegt keine Karte zum Aufteilen { $at-in }.
refusal-no-vote =
    { $voters-count ->
        [0] Niemand hat { $at-in } eine Stimme.
       *[other] Du hast { $at-in } keine Stimme; Stimmen dort haben nur: { $voters }.
    }
refusal-no-talk = An diesem Tisch wird nicht geredet.
refusal-offer-first = Nenne die Karten, die du anbietest; auch nichts ist eine Antwort.
refusal-offers-later = Dir selbst bietest du nichts an: Deinen Teil zahlst du, wenn die anderen angeboten haben.
refusal-votes-last = Du stimmst zuletzt ab, denn es ist dein Vorschlag.
refusal-vote-due = Wer nichts zu sagen hat, stimmt ab.
refusal-nobody-listens = Niemand hört mehr zu: Alle anderen haben abgestimmt.
refusal-said-already = Das hast du schon gesagt.
refusal-said-enough = Du hast dazu { $count } Mal etwas gesagt, und das genügt.
refusal-not-a-listener = Das lässt sich nur anderen sagen, die beteiligt sind: { $listeners }.
refusal-not-from-here = Das Land { $at-in } gibt niemals { $resource }.
refusal-not-for-work = Das lässt sich nur über das sagen, was ein gemeinsames Werk kostet.
refusal-claims-too-few =
    { $points ->
        [one] { $points } Punkt ist zu wenig: Der Sieg braucht { $due }.
       *[other] { $points } Punkte sind zu wenig: Der Sieg braucht { $due }.
    }
refusal-claims-too-many =
    { $points ->
        [one] Mit deinen Karten erreichst du nicht { $points } Punkt.
       *[other] Mit deinen Karten erreichst du nicht { $points } Punkte.
    }
refusal-not-proved = Angemeldet hast du { $points } Punkte, und du hast { $found }; bau also weiter.
refusal-unproves = Danach könntest du die angemeldete Punktzahl nicht mehr erreichen: { $points }.
refusal-supply-first = Nimm eine Vorratskarte, bevor du das Bauen beendest.
refusal-supply-taken = In dieser Runde hast du schon eine Vorratskarte genommen.
refusal-not-in-row = Diese Vorratskarte liegt nicht aus: { $card }.
refusal-not-near = Ein Dorf baust du nur, wo du schon eine Siedlung hast, oder gleich daneben; dieses Gebiet ist zu weit weg: { $at }.
refusal-no-village = Ein Gebäude braucht ein Dorf von dir in seinem Gebiet, und { $at-in } hast du keines.
refusal-no-spot = Für dieses Gebäude gibt es { $at-in } keinen Platz: { $building }.
refusal-spot-taken = Der Platz für dieses Gebäude ist { $at-in } vergeben: { $building }.
refusal-no-houses = Alle deine Häuser ({ $count }) stehen schon auf der Insel.
refusal-no-settlement = Du hast { $at-in } keine Siedlung.
refusal-work-stands = Das steht { $at-in } schon: { $work }.
refusal-no-token = Davon ist nichts mehr in der Schachtel: { $work }.
refusal-no-works-now = Am Ende des Spiels werden keine öffentlichen Werke mehr gebaut.
refusal-army-at-end = Dein Heer hat schon die größte Stärke: { $army }.
refusal-no-stronghold = Ohne Festung in der richtigen Landschaft kannst du das nicht anwerben: { $unit }.
refusal-cannot-pay = Diesen Preis kannst du nicht zahlen: { $price }.
refusal-payment-misfit = Der Preis ist { $price }; diese Karten zahlen ihn nicht genau: { $cards }.
refusal-no-fee =
    { $count ->
        [one] Nach dem Zahlen musst du noch { $count } Rohstoffkarte haben, für den, der hinter der Palisade wohnt.
       *[other] Nach dem Zahlen musst du noch { $count } Rohstoffkarten haben, für die, die hinter der Palisade wohnen.
    }
refusal-fee-other = Diese Karte ist für { $to }.
refusal-fee-no-supply = Für das Siedeln hinter einer Palisade gibt man nur Rohstoffkarten, nicht { $card }.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-joined-already = Nur einmal je Runde kündigst du ein gemeinsames Werk an oder lässt jemand anderen bauen.
refusal-does-not-help = Zu diesem Preis ({ $price }) tragen diese Karten nichts bei: { $cards }.
refusal-not-offered-card = { $seat } hat diese Karte nicht angeboten, oder sie ist schon genutzt: { $card }.
refusal-not-needed = Diese Karte von { $seat } wird nicht mehr gebraucht: { $card }.
refusal-no-grants = An diesem Tisch lässt man niemanden außer der Reihe bauen.
refusal-grant-other = Nenne jemand anderen, der bauen soll.

## Fehler

error-no-such-seat = { $seat } gibt es nicht: Die Zahl der Plätze ist { $seats }.
error-grant-five = Andere bauen lassen kann man nur zu fünft; hier ist die Zahl der Plätze { $seats }.
error-two-islands = Die Insel ist entweder eine eigene oder zufällig, nicht beides.
error-island-size = Eine Insel für { $seats } hat { $due } Gebiete, nicht { $found }.
error-named-twice = Hier ist etwas zweimal genannt: { $names }.
error-wrong-row = Dieses Plättchen gehört in die andere Reihe: { $tile }. Genannt ist es an Stelle { $place } der Insel.
error-position-has-starts = Eine vorbereitete Stellung sagt, wo alle beginnen, also lässt sich der Beginn nicht wählen.
error-position-has-island = Für eine vorbereitete Stellung muss die Insel bekannt sein, also kann sie nicht zufällig sein.
error-not-in-round = Mit diesem Teil kann keine Runde beginnen: { $phase }. Beginnen kann sie mit: { $known }.
error-not-on-island = Dieses Gebiet gehört nicht zur Insel: { $tile }.
error-too-many-clans = Die Stellung hat Dinge für { $found }, und es spielen { $seats }.
error-too-many-houses = Häuser gibt es für jeden { $most }, und die Stellung hat { $found }.
error-army-too-strong = Ein Heer hat höchstens Stärke { $most }, und die Stellung hat { $found }.
error-hand-no-supply = Das ist eine Vorratskarte und gehört nicht zu den Rohstoffkarten einer Hand: { $card }.
error-no-room = Für dieses Gebäude ist { $tile-in } kein Platz: { $building }.
error-heroes-together = Zwei Helden von Platz { $seat } stehen in einem Gebiet, und es ist nur für einen Platz.
error-cannot-wait = Dieser Held kann nicht auf den Auftritt warten: { $hero }.
error-too-many-cards = So oft ist diese Karte nicht in der Schachtel: { $card }.
error-too-many-works = So viele davon sind nicht in der Schachtel: { $work }.
error-row-too-long = Die Stellung hat { $found } offene Vorratskarten, und höchstens { $most } gibt es.
error-piece-twice = Das ist zweimal in der Stellung ({ $name }): { $piece }.

## Was im Spiel ist

terrain-plains = Ebene
    .from = aus der Ebene
    .card = Ebenen
terrain-forest = Wald
    .from = aus dem Wald
    .card = Wald
terrain-hills = Hügel
    .from = aus den Hügeln
    .card = Hügel
terrain-mountains = Gebirge
    .from = aus dem Gebirge
    .card = Gebirgs
resource-grain = Getreide
resource-livestock = Vieh
resource-wood = Holz
resource-ore = Erz
resource-gold = Gold
item-grain = Getreide
item-livestock = Vieh
item-wood = Holz
item-ore = Erz
item-gold = Gold
item-face_down = verdeckte Karte
row-coast = Küste
row-inland = Binnenland
hero-warrior = Krieger
    .accusative = den Krieger
hero-priest = Priester
    .accusative = den Priester
hero-skald = Skalde
    .accusative = den Skalden
direction-west = nach Westen
direction-east = nach Osten
direction-northwest = nach Nordwesten
direction-northeast = nach Nordosten
direction-southwest = nach Südwesten
direction-southeast = nach Südosten
direction-west_twice = zwei Gebiete nach Westen
direction-east_twice = zwei Gebiete nach Osten
village = Dorf
building-stronghold = Festung
building-church = Kirche
building-hall = Halle
work-road = Straße
    .a = eine Straße
work-market = Markt
    .a = einen Markt
work-palisade = Palisade
    .a = eine Palisade
work-improvement = Verbesserung
    .a = eine Verbesserung
improvement-of = Verbesserung ({ $terrain })
unit-soldiers = Soldaten
unit-cavalry = Reiter
unit-archers = Bogenschützen
unit-infantry = Fußvolk
build-village = ein Dorf
    .accusative = ein Dorf
build-stronghold = eine Festung
    .accusative = eine Festung
build-church = eine Kirche
    .accusative = eine Kirche
build-hall = eine Halle
    .accusative = eine Halle
build-army = ein stärkeres Heer
    .accusative = ein stärkeres Heer
build-road = eine Straße
    .accusative = eine Straße
build-market = ein Markt
    .accusative = einen Markt
build-palisade = eine Palisade
    .accusative = eine Palisade
build-improvement = eine Verbesserung
    .accusative = eine Verbesserung
goal-settlements = Siedlungen
goal-territories = Gebiete mit zwei Siedlungen
goal-largest = Siedlungen in einem Gebiet
goal-buildings = Gebäude
goal-army = Heer
phase-setup = Aufbau
phase-production = Erträge
phase-movement = Bewegung der Helden
phase-sharing = Aufteilen
phase-claim = Siegmeldung
phase-building = Bauen
phase-final = letztes Bauen
phase-over = Ende
fate-open = offen
fate-kept = gehalten
fate-broken = gebrochen
fate-lapsed = hinfällig
about-nothing = jetzt nicht
about-anything = über alles
about-vote = über die Abstimmung
about-work = über das gemeinsame Werk
about-grant = über den erlaubten Bau
about-claim = über die Siegmeldung

## Die Wertung

why-settlements = Siedlungen
why-territories = Gebiete mit zwei Siedlungen
why-largest = Siedlungen in einem Gebiet
why-buildings = Gebäude
why-army = Heer

## Der Tisch

view-round = Runde
view-round_limit = höchstens Runden
view-phase = jetzt
view-main = Hauptspieler
view-winner = Sieger
view-buildings_not_counted = erste Gebäude, die für das Ziel nicht zählen
view-talk = Reden
view-about = worüber
view-territories = Gebiete
view-at = wo
view-terrain = Landschaft
view-row = Reihe
view-neighbours = neben
view-price = Preis
view-improvement = Verbesserung
view-free = Platz für
view-works = Werke
view-pile = Karten
view-limit = höchstens Karten
view-needed = Stimmen zur Mehrheit
view-clans = wer hier ist
view-villages = Dörfer
view-buildings = Gebäude
view-hero = Held
view-votes = Stimmen
view-proposal = Vorschlag
view-who = von
view-shares = Anteile
view-cards = Karten
view-has_voted = hat gestimmt
view-agree = stimmt zu
view-last_vote = letzte Abstimmung
view-joint = gemeinsames Werk
view-work = Werk
view-due = nötig
view-offers = Angebote
view-used = genutzt
view-own = der Hauptspieler legt dazu
view-answered = haben geantwortet
view-answer = deine Antwort
view-buildable = baubar
view-fee = Karten für die Palisade
view-pay = Zahlung
view-players = Spieler
view-army = Heer
view-settlements = Siedlungen
view-houses_left = übrige Häuser
view-heroes = Helden
view-waits = wartet auf
view-backs = Karten nach Rückseiten
view-supplies = Zahl der Vorratskarten
view-hand = Hand
view-seen = von der Hand gesehen
view-supply_cards = Vorratskarten
view-victory_card = Siegpunktkarte
view-dealt = ausgeteilte Siegpunktkarten
view-steps = Stufen
view-to_win = nötig zum Sieg
view-goals = Ziele
view-found = hat
view-points = Punkte
view-supply_row = offene Vorratskarten
view-supply_left = Vorratskarten übrig
view-supply_used = Vorratskarten genutzt
view-decks = Stapel
view-left = übrig
view-discards = abgelegt
view-prices = Preise
view-promises = Versprechen
view-promise = Versprechen
view-fate = was daraus wurde

## Der Tisch im Terminal

table-when =
    { $round ->
        [0] { $phase }
       *[other] Runde { $round }: { $phase }
    }
table-when-limit =
    { $round ->
        [0] { $phase }
       *[other] Runde { $round } von höchstens { $limit }: { $phase }
    }
table-land = { $name } ({ $terrain })
table-pile = Karten { $count }/{ $limit }
table-works = Werke
table-needed = Mehrheit: { $needed }
table-free = frei: { $signs }
table-improvable = verbesserbar
table-improved = verbessert
table-map-pile = Karten 2/4: zum Aufteilen/höchstens
table-map-free = frei: Plätze für Gebäude
table-map-improves = verbesserbar, verbessert: was eine Verbesserung in jeder Runde bringen kann
table-map-votes = Stimmen
table-map-price = Preis eines Dorfes
table-votes =
    { $count ->
        [one] { $count } Stimme
       *[other] { $count } Stimmen
    }
table-proposal = { $who } schlägt vor, wie die Karten { $at-in } aufgeteilt werden; nötige Stimmen: { $needed }
table-voted = hat gestimmt
table-not-voted = hat noch nicht gestimmt
table-agrees = stimmt mit ja
table-refuses = stimmt mit nein
table-joint = gemeinsames Werk: { $work } { $at-in }
table-older =
    { $count ->
        [one] … und { $count } älteres
       *[other] … und { $count } ältere
    }
table-due = jetzt fällig
table-in-round = Runde { $round }
table-army = Heer { $count }
table-settlements =
    { $count ->
        [one] { $count } Siedlung, noch { $left } zu bauen
       *[other] { $count } Siedlungen, noch { $left } zu bauen
    }
table-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
table-supplies =
    { $count ->
        [one] { $count } Vorratskarte
       *[other] { $count } Vorratskarten
    }
cards-of =
    { $count ->
        [one] { $count } Karte { $terrain-from }
       *[other] { $count } Karten { $terrain-from }
    }
table-goals = Ziele ({ $count } davon genügen zum Sieg)
table-buildings-later = Gebäude nach dem ersten
table-goals-met =
    { $count ->
        [one] { $count } Ziel erreicht
       *[other] { $count } Ziele erreicht
    }
table-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
table-points-win =
    { $count ->
        [one] { $count } Punkt genügt zum Sieg
       *[other] { $count } Punkte genügen zum Sieg
    }
table-waits = { $hero } wartet auf: { $places }
table-left = { $count } übrig
table-discarded = abgelegt: { $cards }
table-payable = { $sign } jetzt bezahlbar

## Plättchen und Karten

tile-plains_1 = Ebene 1
    .in = in der Ebene 1
    .into = in die Ebene 1
    .from = aus der Ebene 1
tile-forest_1 = Wald 1
    .in = im Wald 1
    .into = in den Wald 1
    .from = aus dem Wald 1
tile-hills_coast = Küstenhügel
    .in = in den Küstenhügeln
    .into = in die Küstenhügel
    .from = aus den Küstenhügeln
tile-plains_2 = Ebene 2
    .in = in der Ebene 2
    .into = in die Ebene 2
    .from = aus der Ebene 2
tile-forest_2 = Wald 2
    .in = im Wald 2
    .into = in den Wald 2
    .from = aus dem Wald 2
tile-hills_inland_1 = Binnenhügel 1
    .in = in den Binnenhügeln 1
    .into = in die Binnenhügel 1
    .from = aus den Binnenhügeln 1
tile-mountains_1 = Gebirge 1
    .in = im Gebirge 1
    .into = ins Gebirge 1
    .from = aus dem Gebirge 1
tile-hills_inland_2 = Binnenhügel 2
    .in = in den Binnenhügeln 2
    .into = in die Binnenhügel 2
    .from = aus den Binnenhügeln 2
tile-mountains_2 = Gebirge 2
    .in = im Gebirge 2
    .into = ins Gebirge 2
    .from = aus dem Gebirge 2
card-plains-grain = Ebenen-Getreide
card-plains-livestock = Ebenen-Vieh
card-plains-wood = Ebenen-Holz
card-plains-ore = Ebenen-Erz
card-plains-gold = Ebenen-Gold
card-forest-grain = Wald-Getreide
card-forest-livestock = Wald-Vieh
card-forest-wood = Wald-Holz
card-forest-ore = Wald-Erz
card-forest-gold = Wald-Gold
card-hills-grain = Hügel-Getreide
card-hills-livestock = Hügel-Vieh
card-hills-wood = Hügel-Holz
card-hills-ore = Hügel-Erz
card-hills-gold = Hügel-Gold
card-mountains-grain = Gebirgs-Getreide
card-mountains-livestock = Gebirgs-Vieh
card-mountains-wood = Gebirgs-Holz
card-mountains-ore = Gebirgs-Erz
card-mountains-gold = Gebirgs-Gold
card-supply-grain-grain = Vorrat Getreide+Getreide
card-supply-grain-livestock = Vorrat Getreide+Vieh
card-supply-grain-wood = Vorrat Getreide+Holz
card-supply-grain-ore = Vorrat Getreide+Erz
card-supply-livestock-grain = Vorrat Vieh+Getreide
card-supply-livestock-livestock = Vorrat Vieh+Vieh
card-supply-livestock-wood = Vorrat Vieh+Holz
card-supply-livestock-ore = Vorrat Vieh+Erz
card-supply-wood-grain = Vorrat Holz+Getreide
card-supply-wood-livestock = Vorrat Holz+Vieh
card-supply-wood-wood = Vorrat Holz+Holz
card-supply-wood-ore = Vorrat Holz+Erz
card-supply-ore-grain = Vorrat Erz+Getreide
card-supply-ore-livestock = Vorrat Erz+Vieh
card-supply-ore-wood = Vorrat Erz+Holz
card-supply-ore-ore = Vorrat Erz+Erz
supply-supply-grain-grain = Vorrat Getreide+Getreide
supply-supply-grain-livestock = Vorrat Getreide+Vieh
supply-supply-grain-wood = Vorrat Getreide+Holz
supply-supply-grain-ore = Vorrat Getreide+Erz
supply-supply-livestock-grain = Vorrat Vieh+Getreide
supply-supply-livestock-livestock = Vorrat Vieh+Vieh
supply-supply-livestock-wood = Vorrat Vieh+Holz
supply-supply-livestock-ore = Vorrat Vieh+Erz
supply-supply-wood-grain = Vorrat Holz+Getreide
supply-supply-wood-livestock = Vorrat Holz+Vieh
supply-supply-wood-wood = Vorrat Holz+Holz
supply-supply-wood-ore = Vorrat Holz+Erz
supply-supply-ore-grain = Vorrat Erz+Getreide
supply-supply-ore-livestock = Vorrat Erz+Vieh
supply-supply-ore-wood = Vorrat Erz+Holz
supply-supply-ore-ore = Vorrat Erz+Erz
victory-vp_01 = Karte 1 (leichter: Siedlungen; schwerer: Gebiete)
victory-vp_02 = Karte 2 (leichter: Siedlungen; schwerer: Siedlungen in einem Gebiet)
victory-vp_03 = Karte 3 (leichter: Siedlungen; schwerer: Gebäude)
victory-vp_04 = Karte 4 (leichter: Siedlungen; schwerer: Heer)
victory-vp_05 = Karte 5 (leichter: Gebiete; schwerer: Siedlungen)
victory-vp_06 = Karte 6 (leichter: Gebiete; schwerer: Siedlungen in einem Gebiet)
victory-vp_07 = Karte 7 (leichter: Gebiete; schwerer: Gebäude)
victory-vp_08 = Karte 8 (leichter: Gebiete; schwerer: Heer)
victory-vp_09 = Karte 9 (leichter: Siedlungen in einem Gebiet; schwerer: Siedlungen)
victory-vp_10 = Karte 10 (leichter: Siedlungen in einem Gebiet; schwerer: Gebiete)
victory-vp_11 = Karte 11 (leichter: Siedlungen in einem Gebiet; schwerer: Gebäude)
victory-vp_12 = Karte 12 (leichter: Siedlungen in einem Gebiet; schwerer: Heer)
victory-vp_13 = Karte 13 (leichter: Gebäude; schwerer: Siedlungen)
victory-vp_14 = Karte 14 (leichter: Gebäude; schwerer: Gebiete)
victory-vp_15 = Karte 15 (leichter: Gebäude; schwerer: Siedlungen in einem Gebiet)
victory-vp_16 = Karte 16 (leichter: Gebäude; schwerer: Heer)
victory-vp_17 = Karte 17 (leichter: Heer; schwerer: Siedlungen)
victory-vp_18 = Karte 18 (leichter: Heer; schwerer: Gebiete)
victory-vp_19 = Karte 19 (leichter: Heer; schwerer: Siedlungen in einem Gebiet)
victory-vp_20 = Karte 20 (leichter: Heer; schwerer: Gebäude)
