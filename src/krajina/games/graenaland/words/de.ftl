### Deutsch: Grænaland.
###
### Gebiete heißen nach ihrem Plättchen. Eine Rohstoffkarte heißt nach Vorderseite und Rückseite: „Holz (Wald)“.

title = Grænaland
about = Jarle in einem grünen Land: Teilt mit Vorschlägen und Abstimmungen auf, was das Land gibt, bewegt heimlich eure Helden, baut Dörfer und Hallen und erreicht eure Ziele zuerst.

## Optionen

option-first = wer beginnt
option-first-about = Der Platz am Tisch, gezählt ab 1, der in der ersten Runde Hauptspieler ist; ist keiner genannt, entscheidet der Zufall.
option-three_players = Änderungen für drei Spieler
option-three_players-about = Zu dritt wird mit den Änderungen gespielt, die die Spielregel dafür hat.
option-island = eigene Insel
option-island-about = Die Gebiete einer eigenen Insel: die Küste von Westen, dann die Reihe dahinter; sind keine genannt, liegt die Insel der Spielregel aus.
option-random_island = zufällige Insel
option-random_island-about = Die Gebiete der Insel legt der Zufall aus.
option-chosen_starts = gewählte Startplätze
option-chosen_starts-about = Alle wählen selbst, wo an der Küste sie beginnen.
option-victory_cards = Siegpunktkarten
option-victory_cards-about = Alle haben eine geheime Karte mit eigenen Zielen; wer genug Punkte erreichen kann, meldet den Sieg an.
option-grant = andere bauen lassen
option-grant-about = Zu fünft darf der Hauptspieler statt eines Gemeinschaftsbaus jemand anderen eine Sache bauen lassen.
option-open_votes = offene Abstimmung
option-open_votes-about = Abgestimmt wird laut und der Reihe nach, zuletzt vom Vorschlagenden, und nicht geheim und gleichzeitig.
option-open_claims = offene Ansagen
option-open_claims-about = Der Sieg wird laut und der Reihe nach ab dem Hauptspieler angemeldet, jedes Mal mit mehr Punkten als zuvor, und nicht geheim und gleichzeitig.
option-open_hands = offene Hand
option-open_hands-about = Wer den Sieg anmeldet, legt auch die Handkarten offen und nicht nur die Siegpunktkarte.
option-talk = Gespräch
option-talk-about = Wann geredet werden darf: nie, wenn die Spielregel es erlaubt, oder immer.
option-memory_aid = Gedächtnishilfe
option-memory_aid-about = Der Tisch zeigt, welche Karten du auf die Hand der anderen hast kommen sehen.
option-round_limit = Rundenlimit
option-round_limit-about = Nach so vielen Runden endet das Spiel, auch wenn niemand gewonnen hat.
option-readings = Auslegungen
option-readings-about = Andere Auslegungen, wo die Spielregel etwas offenlässt.
option-draw_order = vorbereitete Reihenfolge
option-draw_order-about = Was zuerst von den Stapeln kommt, in dieser Reihenfolge; der Rest kommt zufällig.
option-position = vorbereitete Stellung
option-position-about = Ein Tisch, mit dem begonnen wird, zum Erklären, für Aufgaben und Prüfungen; was fehlt, ist wie in einem gewöhnlichen Spiel.
option-data = eigene Tabellen
option-data-about = Tabellen des Spielmaterials anstelle unserer; als Dateien gibt man sie mit --data ORDNER an, wie docs/data.md erklärt.
option-supplies = Vorratskarten

talk-none = nie
talk-book = wenn die Spielregel es erlaubt
talk-free = immer
reading-palisade_residents = zu dritt nimmt die Palisade auch den Helden derer eine Stimme, die dahinter wohnen

## Fragen

ask-draw = Was kommt?
ask-start =
    { $number ->
        [one] Erstes Dorf und Krieger: Wähle die Küste
       *[other] Zweites Dorf: Wähle ein anderes Küstengebiet
    }
    .hint = Dazu nimmst du eine der verdeckten Karten, die dort liegen, solange es welche gibt. Deine zwei Dörfer stehen in verschiedenen Gebieten.
ask-anchor = Voll { $at-in }: Anker lichten für eine Karte?
    .hint = Für das letzte Dorf, das hierher kam, war keine Karte mehr da. Deines darf dorthin ziehen, wo noch eine liegt, und sie nehmen; ein Krieger daneben zieht mit.
ask-keep_card = Behalte eine geheime Siegpunktkarte
    .hint = Ihre Ziele kennst nur du. ▲ ist leichter als sonst, ▼ schwerer.
ask-move = Geheim: Bewege einen Helden oder keinen
    .hint = Niemand sieht es, bis alle gewählt haben; dann gehen alle Helden zugleich. Zwei eigene stehen nie in einem Gebiet: Sie tauschen die Plätze.
ask-enter = Welcher wartende Held kommt ins Spiel, und wo?
    .hint = In jedem Gebiet ist Platz für einen deiner Helden. Der andere wartet weiter.
ask-propose = Schlag vor, wer die Karten eines Gebiets bekommt
    .hint = Jede Karte geht an jemanden, der dort eine Stimme hat, vielleicht an dich. Mehr als die Hälfte aller Stimmen dort muss zustimmen. Oder schlag nichts vor.
ask-vote =
    { $own ->
        [1] Dein Vorschlag { $at-in }: ja oder nein?
       *[other] { $who } teilt { $at-in } auf: ja oder nein?
    }
    .hint = { $shares }. Du hast { $votes } von { $all } Stimmen; nötig sind { $needed }.
ask-claim = Sieg anmelden? Nötige Punkte: { $points }
    .hint = Es zählt, was du hast, samt dem, was du sofort bauen kannst. Die höchste Zahl gewinnt und wird dann durch Bauen bewiesen.
ask-build =
    { $supply ->
        [0] Baue, oder hör auf
       *[other] Baue, und nimm vor dem Ende eine Vorratskarte
    }
    .hint =
        Baue, so viel du zahlen kannst, in beliebiger Reihenfolge. { $others ->
            [joint] Einmal in dieser Runde darfst du einen Gemeinschaftsbau ankündigen, den andere mitbezahlen.
            [grant] Einmal in dieser Runde darfst du einen Gemeinschaftsbau ankündigen, den andere mitbezahlen, oder stattdessen jemand anderen eine Sache bauen lassen.
           *[nothing] Ankündigen lässt sich in dieser Runde nichts mehr.
        }
ask-final = Letztes Bauen
    .hint = Keine Vorratskarte und keine öffentlichen Bauten mehr; sonst gilt alles wie immer.
ask-prove =
    { $points ->
        [one] Baue bis { $points } Punkt (jetzt { $found })
       *[other] Baue bis { $points } Punkte (jetzt { $found })
    }
    .hint = Angeboten wird nur, was noch zu deiner Anmeldung führt. Ist sie bewiesen, darfst du weiterbauen oder aufhören.
ask-fee = Palisade: Welche Karte bekommt { $to }?
    .hint = Sie wird verdeckt gegeben, für dein erstes Dorf hinter dieser Palisade. Es muss eine Rohstoffkarte sein.
ask-transfer = Geht der { $hero } zum neuen Gebäude { $at-in }?
    .hint = Das geht nur jetzt; später muss er selbst gehen.
ask-offer =
    { $own ->
        [1] Die anderen wählen, was sie für { $work-a } bieten
       *[other] Zahlst du mit? { $work }: { $price }
    }
    .hint =
        { $own ->
            [1] Gebaut werden soll { $at-in }, Preis: { $price }. Du darfst inzwischen um Karten bitten und deine Vorratskarte nehmen.
           *[other] Gebaut werden soll { $at-in }. Biete Karten, die beim Zahlen helfen, oder nichts; liegen alle Angebote offen, darfst du deines einmal ändern. Du gibst nur, wenn du am Ende zustimmst.
        }
ask-change_offer =
    { $own ->
        [1] Die anderen dürfen ihr Angebot für { $work-a } ändern
       *[other] Angebote offen: Deines für { $work-a } ändern?
    }
    .hint =
        { $own ->
            [1] Gebaut werden soll { $at-in }, Preis: { $price }. Du darfst inzwischen um Karten bitten und deine Vorratskarte nehmen.
           *[other] Dein Angebot: { $cards }. Gebaut werden soll { $at-in }, Preis: { $price }. Jetzt darfst du es einmal ändern.
        }
ask-collect = Angebote wählen, Rest zahlen: { $price }
    .hint = Gemeinschaftsbau: { $work } { $at-in }. Nimm angebotene Karten einzeln, zahle den Rest oder gib den Bau auf. Alle, deren Karten du nutzt, müssen zustimmen.
ask-confirm =
    { $cards-count ->
        [1] Gibst du { $cards } für den Bau?
       *[other] Gibst du deine { $cards-count } Karten für den Bau?
    }
    .hint = Gemeinschaftsbau: { $work } { $at-in }. Deine Karten: { $cards }. Sagst du Nein, behältst du sie, und der Hauptspieler darf neu aus den anderen Angeboten wählen.
ask-advise = { $to } darf bauen: Rate etwas, oder schweig
    .hint = Ein Rat bindet niemanden.
ask-granted = { $who } lässt dich eine Sache bauen, oder keine
    .hint = Du zahlst von deiner Hand, ohne Märkte, ohne neue Vorratskarte und ohne Hilfe.
ask-declare = Genug Ziele erreicht: Sieg erklären?
    .hint = Du gewinnst; die anderen bauen noch einmal um ihre Plätze. Oder spiel weiter.

## Was getan wird

do-draw_first = { $seat } beginnt
do-draw_tile = { $tile } auslegen
do-draw_supply = die { $card } aufdecken
do-draw_card = { $resource } ziehen
do-draw_victory_card = { $card } austeilen
do-settle = sich { $at-in } niederlassen
do-raise_anchor = den Anker lichten und { $at-into } ziehen
do-keep_anchor = vor Anker bleiben
do-keep_card = { $card } behalten
do-move = { $hero-accusative } { $direction } bewegen
do-move-to = { $hero-accusative } { $direction } bewegen, { $at-into }
do-stay = keinen Helden bewegen
do-enter = { $hero-accusative } { $at-in } ins Spiel bringen
do-transfer = den Helden zum neuen Gebäude bewegen
do-transfer-to = { $hero-accusative } zum neuen Gebäude { $at-in } bewegen
do-leave = den Helden nicht zum neuen Gebäude bewegen
do-leave-here = { $hero-accusative } nicht zum neuen Gebäude { $at-in } bewegen
do-propose = { $at-in } vorschlagen: { $shares }
do-propose-to = { $at-in } vorschlagen: { $shares }
do-pass = nichts vorschlagen
do-vote =
    { $agree-key ->
        [yes] mit Ja stimmen
       *[no] mit Nein stimmen
    }
do-vote-here =
    { $agree-key ->
        [yes] mit Ja stimmen ({ $votes ->
            [one] { $votes } Stimme
           *[other] { $votes } Stimmen
        })
       *[no] mit Nein stimmen ({ $votes ->
            [one] { $votes } Stimme
           *[other] { $votes } Stimmen
        })
    }
do-claim =
    { $points ->
        [one] { $points } Punkt anmelden
       *[other] { $points } Punkte anmelden
    }
do-no_claim = keinen Sieg anmelden
do-take_supply = die { $card } nehmen
do-build_village = ein Dorf { $at-in } bauen für { $pay }
do-build_building = eine { $building } { $at-in } bauen für { $pay }
do-recruit = { $unit } anwerben für { $pay }
do-build_work = { $work-a } { $at-in } bauen für { $pay }
do-end_building = das Bauen beenden
do-give_fee = { $to } { $card } geben
do-declare = den Sieg erklären
do-play_on = keinen Sieg erklären, weiterspielen
do-announce_work = einen Gemeinschaftsbau ankündigen: { $work } { $at-in }
do-announce_work-here = einen Gemeinschaftsbau ankündigen: { $work } { $at-in }, Preis: { $price }
do-offer_cards = { $pay } anbieten
do-keep_offer = das eigene Angebot so lassen
do-use_card = { $card } von { $seat } nutzen
do-build_together =
    { $pay-count ->
        [0] gemeinsam bauen und nichts dazulegen
       *[other] gemeinsam bauen und dazulegen: { $pay }
    }
do-drop_work = den Gemeinschaftsbau aufgeben
do-confirm-here =
    { $agree-key ->
        [yes] { $cards } geben
       *[no] { $cards } nicht geben
    }
do-confirm =
    { $agree-key ->
        [yes] die Karten geben
       *[no] die Karten behalten
    }
do-grant_build = { $seat } eine Sache bauen lassen
do-build_nothing = nichts bauen
do-promise_vote =
    { $agree-key ->
        [yes] versprechen, mit Ja zu stimmen
       *[no] versprechen, mit Nein zu stimmen
    }
do-promise_work = { $to } für ein Ja versprechen: hier { $work-a }
do-promise_share = { $to } für ein Ja versprechen: von hier { $resource }
do-promise_give = versprechen, { $resource } zu geben
do-promise_swap = versprechen, { $resource } zu geben, wenn { $to } dafür { $wanted } gibt
do-ask_vote =
    { $agree-key ->
        [yes] { $to } bitten, mit Ja zu stimmen
       *[no] { $to } bitten, mit Nein zu stimmen
    }
do-ask_give = { $to } bitten, { $resource } zu geben
do-advise = raten, { $build-accusative } zu bauen
do-expect_share = dafür { $resource } erwarten
do-say_nothing = nichts sagen

## Was geschehen ist

event-first_drawn = { $who } beginnt.
event-tile_placed = Zur Insel kommt: { $tile }.
event-settled = { $who } lässt sich { $at-in } nieder.
event-start_card_discarded = Diese Karte hat niemand genommen, sie wird abgelegt: { $resource } ({ $terrain }).
event-anchor_raised = { $who } lichtet { $at-in } den Anker und zieht { $to_tile-into }.
event-anchor_kept = { $who } bleibt { $at-in }.
event-card_taken = { $who } zieht eine Karte { $terrain-from }.
event-card_seen = Es ist { $resource } ({ $terrain }).
event-victory_card_dealt = Eine Siegpunktkarte zur Auswahl: { $card }.
event-victory_cards_kept = Alle haben eine Siegpunktkarte behalten.
event-round_began = Runde { $round }. Hauptspieler: { $main }.
event-phase_began = Jetzt kommt: { $phase }.
event-produced = Das Land { $at-in } bringt { $resource }.
event-road_produced = Die Straße { $at-in } bringt eine verdeckte Karte.
event-improvement_hit = Die Verbesserung { $at-in } bringt { $resource }.
event-improvement_missed = Die Verbesserung { $at-in } bringt nichts; es kam { $resource } und wird abgelegt.
event-deck_shuffled = Die abgelegten Karten { $terrain-from } werden zu einem neuen Stapel gemischt.
event-supply_turned = Ein Schiff bringt die { $card }.
event-moved = { $who }: Der { $hero } geht { $direction }, { $at-into }.
event-stayed = { $who } bewegt keinen Helden.
event-swapped = { $who }: Der { $hero } tauscht mit dem anderen Helden den Platz und steht jetzt { $at-in }.
event-entered = { $who }: Der { $hero } kommt { $at-in } ins Spiel.
event-waits = { $who }: Der { $hero } wartet, bis { $at-in } Platz ist.
event-transferred = { $who }: Der { $hero } geht zum neuen Gebäude { $at-in }.
event-proposed = { $who } schlägt { $at-in } vor: { $shares }.
share = { $who }: { $cards }
event-passed = { $who } schlägt nichts vor.
event-voted =
    { $agree-key ->
        [yes] { $who } stimmt mit Ja ({ $votes ->
            [one] { $votes } Stimme
           *[other] { $votes } Stimmen
        }).
       *[no] { $who } stimmt mit Nein ({ $votes ->
            [one] { $votes } Stimme
           *[other] { $votes } Stimmen
        }).
    }
event-proposal_accepted = Der Vorschlag { $at-in } ist angenommen, mit { $votes } von { $all } Stimmen.
event-proposal_rejected = Der Vorschlag { $at-in } ist abgelehnt, mit { $votes } von { $all } Stimmen.
event-received = { $who } bekommt { $cards }.
event-received_face_down =
    { $who } bekommt { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    } { $terrain-from }.
event-uncovered = Was verdeckt lag: { $cards }.
event-supply_taken = { $who } nimmt die { $card }.
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
event-fee_seen = Die Karte: { $card }.
event-work_announced = { $who } will { $work-a } { $at-in } gemeinsam mit den anderen bauen.
event-cards_offered = { $who } bietet { $cards }.
event-offer_changed =
    { $cards-count ->
        [0] { $who } zieht das Angebot zurück.
       *[other] { $who } bietet jetzt { $cards }.
    }
event-offer_kept = { $who } lässt das Angebot, wie es ist.
event-card_used = Aus dem Angebot von { $who } würde genutzt: { $card }.
event-cards_laid = { $who } legt dazu: { $cards }.
event-confirmed =
    { $agree-key ->
        [yes] { $who } gibt die Karten.
       *[no] { $who } behält die Karten.
    }
event-work_dropped = { $who } gibt den Gemeinschaftsbau auf ({ $work } { $at-in }); alle behalten ihre Karten.
event-granted = { $who } lässt { $builder } eine Sache bauen.
event-built_nothing = { $who } baut nichts.
event-said_vote =
    { $agree-key ->
        [yes] { $who } verspricht, mit Ja zu stimmen.
       *[no] { $who } verspricht, mit Nein zu stimmen.
    }
event-said_work = { $who } verspricht { $listener } für ein Ja: { $work-a } { $at-in }.
event-said_share = { $who } verspricht { $listener } für ein Ja: beim nächsten Aufteilen { $resource } { $at-from }.
event-said_give = { $who } verspricht, { $resource } zu geben.
event-said_swap = { $who } verspricht, { $resource } zu geben, wenn { $listener } dafür { $wanted } gibt.
event-asked_vote =
    { $agree-key ->
        [yes] { $who } bittet { $listener }, mit Ja zu stimmen.
       *[no] { $who } bittet { $listener }, mit Nein zu stimmen.
    }
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
        [one] { $who } meldet { $points } Punkt an.
       *[other] { $who } meldet { $points } Punkte an.
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

promise-vote =
    { $agree-key ->
        [yes] ein Ja zum Vorschlag { $at-in }
       *[no] ein Nein zum Vorschlag { $at-in }
    }
promise-work = { $work } { $at-in } für ein Ja von { $to }
promise-share = { $resource } { $at-from } für ein Ja von { $to }
promise-give = { $resource } für den Gemeinschaftsbau
promise-swap = { $resource } für den Gemeinschaftsbau, wenn { $to } dafür { $wanted } gibt

## Warum nicht

refusal-not-in-deck = Diese Karte ist nicht mehr im Stapel.
refusal-not-in-stack = Das ist nicht im Stapel.
refusal-nobody-there = Auf Platz { $seat } sitzt niemand.
refusal-not-on-coast = Begonnen wird an der Küste der Insel, und dort liegt dieses Gebiet nicht: { $at }.
refusal-village-there = Du hast { $at-in } schon ein Dorf.
refusal-crowds-the-last = Wenn du { $at-into } gehst, bleibt für das letzte Dorf keine Karte.
refusal-no-card-there = Es liegt keine Karte { $at-in }, also lohnt es sich nicht, dafür den Anker zu lichten.
refusal-not-dealt = Diese Karte wurde dir nicht ausgeteilt: { $card }.
refusal-hero-not-there = Diesen Helden hast du nicht auf der Insel: { $hero }.
refusal-leads-nowhere = Dein { $hero } kommt so in kein Gebiet: { $direction }.
refusal-does-not-wait = Dein { $hero } kann jetzt nicht { $at-in } ins Spiel kommen.
refusal-not-on-island = Dieses Gebiet gehört nicht zur Insel: { $at }.
refusal-no-cards = Es liegt keine Karte zum Aufteilen { $at-in }.
refusal-no-vote =
    { $voters-count ->
        [0] Niemand hat { $at-in } eine Stimme.
       *[other] Du hast { $at-in } keine Stimme; Stimmen dort haben nur: { $voters }.
    }
refusal-no-talk = An diesem Tisch wird nicht geredet.
refusal-offer-first = Nenne die Karten, die du anbietest; auch „nichts“ ist eine Antwort.
refusal-offers-later = Dir selbst bietest du nichts an: Deinen Teil zahlst du, wenn die anderen angeboten haben.
refusal-votes-last = Du stimmst zuletzt ab, denn es ist dein Vorschlag.
refusal-vote-due = Nichts zu sagen? Dann stimm ab.
refusal-nobody-listens = Alle anderen haben schon abgestimmt.
refusal-said-already = Das hast du schon gesagt.
refusal-said-enough = Du hast dazu schon { $count } Mal etwas gesagt, das genügt.
refusal-not-a-listener = Das lässt sich nur anderen sagen, die beteiligt sind: { $listeners }.
refusal-not-from-here = Das Land { $at-in } gibt niemals { $resource }.
refusal-not-for-work = Das lässt sich nur über das sagen, was ein Gemeinschaftsbau kostet.
refusal-claims-too-few =
    { $points ->
        [one] { $points } Punkt ist zu wenig: Für den Sieg braucht es { $due }.
       *[other] { $points } Punkte sind zu wenig: Für den Sieg braucht es { $due }.
    }
refusal-claims-too-many =
    { $points ->
        [one] Mit deinen Karten erreichst du nicht { $points } Punkt.
       *[other] Mit deinen Karten erreichst du nicht { $points } Punkte.
    }
refusal-not-proved = Angemeldet hast du { $points } Punkte, jetzt hast du { $found }; bau also weiter.
refusal-unproves = Danach könntest du die angemeldete Punktzahl nicht mehr erreichen: { $points }.
refusal-supply-first = Nimm eine Vorratskarte, bevor du das Bauen beendest.
refusal-supply-taken = In dieser Runde hast du schon eine Vorratskarte genommen.
refusal-not-in-row = Diese liegt nicht offen aus: { $card }.
refusal-not-near = Ein Dorf baust du nur, wo du schon eine Siedlung hast, oder gleich daneben; dieses Gebiet ist zu weit weg: { $at }.
refusal-no-village = Ein Gebäude braucht ein Dorf von dir in seinem Gebiet, und { $at-in } hast du keines.
refusal-no-spot = Für dieses Gebäude gibt es { $at-in } keinen Platz: { $building }.
refusal-spot-taken = Der Platz für dieses Gebäude ist { $at-in } vergeben: { $building }.
refusal-no-houses = Alle deine Häuser ({ $count }) stehen schon auf der Insel.
refusal-no-settlement = Du hast { $at-in } keine Siedlung.
refusal-work-stands = Das steht { $at-in } schon: { $work }.
refusal-no-token = Davon ist nichts mehr in der Schachtel: { $work }.
refusal-no-works-now = Am Ende des Spiels werden keine öffentlichen Bauten mehr gebaut.
refusal-army-at-end = Dein Heer hat schon die größte Stärke: { $army }.
refusal-no-stronghold = Ohne Festung in der richtigen Landschaft kannst du das nicht anwerben: { $unit }.
refusal-cannot-pay = Diesen Preis kannst du nicht zahlen: { $price }.
refusal-payment-misfit = Der Preis ist { $price }; diese Karten zahlen ihn nicht genau: { $cards }.
refusal-no-fee =
    { $count ->
        [one] Nach dem Zahlen musst du noch { $count } Rohstoffkarte haben, für die Person, die hinter der Palisade wohnt.
       *[other] Nach dem Zahlen musst du noch { $count } Rohstoffkarten haben, für alle, die hinter der Palisade wohnen.
    }
refusal-fee-other = Diese Karte ist für { $to }.
refusal-fee-no-supply = Für das Siedeln hinter einer Palisade gibt man nur Rohstoffkarten, nicht { $card }.
refusal-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-joined-already = Nur einmal je Runde kannst du einen Gemeinschaftsbau ankündigen oder jemand anderen bauen lassen.
refusal-does-not-help = Zu diesem Preis ({ $price }) tragen diese Karten nichts bei: { $cards }.
refusal-not-offered-card = { $seat } hat diese Karte nicht angeboten, oder sie ist schon genutzt: { $card }.
refusal-not-needed = Diese Karte von { $seat } wird nicht mehr gebraucht: { $card }.
refusal-no-grants = An diesem Tisch darf niemand außer der Reihe bauen.
refusal-grant-other = Nenne jemand anderen, der bauen soll.

## Fehler

error-no-such-seat = { $seat } gibt es nicht: Die Zahl der Plätze ist { $seats }.
error-grant-five = Andere bauen lassen kann man nur zu fünft; hier ist die Zahl der Plätze { $seats }.
error-two-islands = Die Insel ist entweder eine eigene oder zufällig, nicht beides.
error-island-size = Eine Insel für { $seats } hat { $due } Gebiete, nicht { $found }.
error-named-twice = Hier ist etwas zweimal genannt: { $names }.
error-wrong-row = Dieses Plättchen gehört in die andere Reihe: { $tile }. Genannt ist es an Stelle { $place } der Insel.
error-position-has-starts = Eine vorbereitete Stellung sagt, wo alle beginnen, also lassen sich die Startplätze nicht wählen.
error-position-has-island = Für eine vorbereitete Stellung muss die Insel bekannt sein, also kann sie nicht zufällig sein.
error-not-in-round = Mit diesem Teil kann keine Runde beginnen: { $phase }. Beginnen kann sie mit: { $known }.
error-not-on-island = Dieses Gebiet gehört nicht zur Insel: { $tile }.
error-too-many-clans = Die Stellung hat Dinge für { $found }, und es spielen { $seats }.
error-too-many-houses = Häuser gibt es für jeden { $most }, und die Stellung hat { $found }.
error-army-too-strong = Ein Heer hat höchstens Stärke { $most }, und die Stellung hat { $found }.
error-hand-no-supply = Das ist eine Vorratskarte und gehört nicht zu den Rohstoffkarten einer Hand: { $card }.
error-no-room = Für dieses Gebäude ist { $tile-in } kein Platz: { $building }.
error-heroes-together = Zwei Helden von Platz { $seat } stehen in einem Gebiet, und es ist nur für einen Platz.
error-cannot-wait = Dieser Held kann nicht darauf warten, ins Spiel zu kommen: { $hero }.
error-too-many-cards = So oft ist diese Karte nicht in der Schachtel: { $card }.
error-too-many-works = So viele davon sind nicht in der Schachtel: { $work }.
error-row-too-long = Die Stellung hat { $found } offene Vorratskarten, und höchstens { $most } gibt es.
error-piece-twice = Das ist zweimal in der Stellung ({ $name }): { $piece }.

## Was im Spiel ist

terrain-plains = Ebene
    .from = aus der Ebene
terrain-forest = Wald
    .from = aus dem Wald
terrain-hills = Hügel
    .from = aus den Hügeln
terrain-mountains = Gebirge
    .from = aus dem Gebirge
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
    .hint = Dörfer und Gebäude zusammen
goal-territories = Gebiete
    .hint = Gebiete mit mindestens zwei deiner Siedlungen
goal-largest = größtes Gebiet
    .hint = deine Siedlungen in einem Gebiet
goal-buildings = Gebäude
    .hint = Festungen, Kirchen und Hallen
goal-army = Heer
    .hint = Stärke des Heeres
ease-easier = leichter
ease-plain = üblich
ease-harder = schwerer
phase-setup = Aufbau
phase-production = Produktion
phase-movement = Bewegung der Helden
phase-sharing = Aufteilen
phase-claim = Siegmeldung
phase-building = Bauen
phase-final = letztes Bauen
phase-over = Ende
votesfrom-settlements =
    { $count ->
        [one] { $count } Siedlung
       *[other] { $count } Siedlungen
    }
votesfrom-warrior = Heer des Kriegers: { $count }
votesfrom-silenced = Krieger, von einem Priester aufgehoben: { $count }
votesfrom-priest = Priester: { $count }
votesfrom-skald = Skalde, für die anderen Helden: { $count }
votesfrom-three = Held, zu dritt: +{ $count }
votesfrom-palisade = von außerhalb der Palisade: { $count }
fate-open = offen
fate-kept = gehalten
fate-broken = gebrochen
fate-lapsed = hinfällig
about-nothing = jetzt nicht
about-anything = über alles
about-vote = über die Abstimmung
about-work = über den Gemeinschaftsbau
about-grant = über den erlaubten Bau
about-claim = über die Siegmeldung

## Die Wertung

why-settlements = Siedlungen
why-territories = Gebiete
why-largest = größtes Gebiet
why-buildings = Gebäude
why-army = Heer

## Der Tisch

view-round = Runde
view-round_limit = Rundenlimit
view-phase = jetzt
view-main = Hauptspieler
view-turns = Reihenfolge
view-is_over = Zug vorbei
view-winner = Sieger
view-claims = angesagt
view-ease = wie schwer
view-buildings_not_counted = nicht gezählte Gebäude
view-talk = Gespräch
view-about = worüber
view-territories = Gebiete
view-at = wo
view-terrain = Landschaft
view-row = Reihe
view-neighbours = neben
view-price = Preis
view-improvement = Verbesserung
view-free = Platz für
view-works = öffentliche Bauten
view-pile = Karten
view-limit = Kartenlimit
view-needed = Stimmen zur Mehrheit
view-clans = wer hier ist
view-last_shares = zuletzt verteilt
view-villages = Dörfer
view-buildings = Gebäude
view-hero = Held
view-votes = Stimmen
view-votes_from = Stimmen durch
view-parts = besteht aus
view-proposal = Vorschlag
view-who = von
view-shares = Anteile
view-cards = Karten
view-has_voted = hat gestimmt
view-agree = stimmt zu
view-last_vote = letzte Abstimmung
view-joint = Gemeinschaftsbau
view-work = Bau
view-due = nötig
view-offers = Angebote
view-used = genutzt
view-own = vom Hauptspieler dazugelegt
view-answered = haben geantwortet
view-answer = deine Antwort
view-buildable = baubar
view-unbuildable = hat hier keinen Platz
view-builds = was
view-what = was
view-past = erledigte Versprechen
view-kept = gehalten
view-broken = gebrochen
view-lapsed = hinfällig
view-fee = Karten für die Palisade
view-pay = Zahlung
view-build = Aktion
view-missing = es fehlt
view-why_not = nicht möglich
view-rule = Regel
view-could_give = wer helfen könnte
view-sure = sicher
view-perhaps = vielleicht
view-players = Spieler
view-army = Heer
view-settlements = Siedlungen
view-houses_left = übrige Häuser
view-heroes = Helden
view-waits = wartet auf
view-called = darf gleich gehen nach
view-swaps = tauscht den Platz mit
view-ways = Wege
view-backs = Karten nach Rückseiten
view-supplies = Zahl der Vorratskarten
view-hand = Hand
view-seen = von der Hand gesehen
view-supply_cards = Vorratskarten
view-victory_card = Siegpunktkarte
view-dealt = ausgeteilte Siegpunktkarten
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
view-army_most = größte Stärke eines Heeres
view-stronghold = mit Festung in
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
table-works = Bauten
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
table-agrees = stimmt mit Ja
table-refuses = stimmt mit Nein
table-joint = Gemeinschaftsbau: { $work } { $at-in }
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
tile-hills_inland_1 = Hügel 1
    .in = in den Hügeln 1
    .into = in die Hügel 1
    .from = aus den Hügeln 1
tile-mountains_1 = Gebirge 1
    .in = im Gebirge 1
    .into = ins Gebirge 1
    .from = aus dem Gebirge 1
tile-hills_inland_2 = Hügel 2
    .in = in den Hügeln 2
    .into = in die Hügel 2
    .from = aus den Hügeln 2
tile-mountains_2 = Gebirge 2
    .in = im Gebirge 2
    .into = ins Gebirge 2
    .from = aus dem Gebirge 2
card-plains-grain = Getreide (Ebene)
card-plains-livestock = Vieh (Ebene)
card-plains-wood = Holz (Ebene)
card-plains-ore = Erz (Ebene)
card-plains-gold = Gold (Ebene)
card-forest-grain = Getreide (Wald)
card-forest-livestock = Vieh (Wald)
card-forest-wood = Holz (Wald)
card-forest-ore = Erz (Wald)
card-forest-gold = Gold (Wald)
card-hills-grain = Getreide (Hügel)
card-hills-livestock = Vieh (Hügel)
card-hills-wood = Holz (Hügel)
card-hills-ore = Erz (Hügel)
card-hills-gold = Gold (Hügel)
card-mountains-grain = Getreide (Gebirge)
card-mountains-livestock = Vieh (Gebirge)
card-mountains-wood = Holz (Gebirge)
card-mountains-ore = Erz (Gebirge)
card-mountains-gold = Gold (Gebirge)
card-supply-grain-grain = Vorratskarte Getreide + Getreide
card-supply-grain-livestock = Vorratskarte Getreide + Vieh
card-supply-grain-wood = Vorratskarte Getreide + Holz
card-supply-grain-ore = Vorratskarte Getreide + Erz
card-supply-livestock-grain = Vorratskarte Vieh + Getreide
card-supply-livestock-livestock = Vorratskarte Vieh + Vieh
card-supply-livestock-wood = Vorratskarte Vieh + Holz
card-supply-livestock-ore = Vorratskarte Vieh + Erz
card-supply-wood-grain = Vorratskarte Holz + Getreide
card-supply-wood-livestock = Vorratskarte Holz + Vieh
card-supply-wood-wood = Vorratskarte Holz + Holz
card-supply-wood-ore = Vorratskarte Holz + Erz
card-supply-ore-grain = Vorratskarte Erz + Getreide
card-supply-ore-livestock = Vorratskarte Erz + Vieh
card-supply-ore-wood = Vorratskarte Erz + Holz
card-supply-ore-ore = Vorratskarte Erz + Erz
supply-supply-grain-grain = Vorratskarte Getreide + Getreide
supply-supply-grain-livestock = Vorratskarte Getreide + Vieh
supply-supply-grain-wood = Vorratskarte Getreide + Holz
supply-supply-grain-ore = Vorratskarte Getreide + Erz
supply-supply-livestock-grain = Vorratskarte Vieh + Getreide
supply-supply-livestock-livestock = Vorratskarte Vieh + Vieh
supply-supply-livestock-wood = Vorratskarte Vieh + Holz
supply-supply-livestock-ore = Vorratskarte Vieh + Erz
supply-supply-wood-grain = Vorratskarte Holz + Getreide
supply-supply-wood-livestock = Vorratskarte Holz + Vieh
supply-supply-wood-wood = Vorratskarte Holz + Holz
supply-supply-wood-ore = Vorratskarte Holz + Erz
supply-supply-ore-grain = Vorratskarte Erz + Getreide
supply-supply-ore-livestock = Vorratskarte Erz + Vieh
supply-supply-ore-wood = Vorratskarte Erz + Holz
supply-supply-ore-ore = Vorratskarte Erz + Erz
victory-vp_01 = Karte 1 (▲ Siedlungen, ▼ Gebiete)
victory-vp_02 = Karte 2 (▲ Siedlungen, ▼ größtes Gebiet)
victory-vp_03 = Karte 3 (▲ Siedlungen, ▼ Gebäude)
victory-vp_04 = Karte 4 (▲ Siedlungen, ▼ Heer)
victory-vp_05 = Karte 5 (▲ Gebiete, ▼ Siedlungen)
victory-vp_06 = Karte 6 (▲ Gebiete, ▼ größtes Gebiet)
victory-vp_07 = Karte 7 (▲ Gebiete, ▼ Gebäude)
victory-vp_08 = Karte 8 (▲ Gebiete, ▼ Heer)
victory-vp_09 = Karte 9 (▲ größtes Gebiet, ▼ Siedlungen)
victory-vp_10 = Karte 10 (▲ größtes Gebiet, ▼ Gebiete)
victory-vp_11 = Karte 11 (▲ größtes Gebiet, ▼ Gebäude)
victory-vp_12 = Karte 12 (▲ größtes Gebiet, ▼ Heer)
victory-vp_13 = Karte 13 (▲ Gebäude, ▼ Siedlungen)
victory-vp_14 = Karte 14 (▲ Gebäude, ▼ Gebiete)
victory-vp_15 = Karte 15 (▲ Gebäude, ▼ größtes Gebiet)
victory-vp_16 = Karte 16 (▲ Gebäude, ▼ Heer)
victory-vp_17 = Karte 17 (▲ Heer, ▼ Siedlungen)
victory-vp_18 = Karte 18 (▲ Heer, ▼ Gebiete)
victory-vp_19 = Karte 19 (▲ Heer, ▼ größtes Gebiet)
victory-vp_20 = Karte 20 (▲ Heer, ▼ Gebäude)

## Was eigene Tabellen geändert haben

own-tile = Gebiet { $number } ({ $terrain })
    .in = in Gebiet { $number } ({ $terrain })
    .into = nach Gebiet { $number } ({ $terrain })
    .from = aus Gebiet { $number } ({ $terrain })
own-supply = Vorratskarte { $number } ({ $first } + { $second })
own-victory = Karte { $number }

## Was Bots zählen, für alle, die einen fragen, warum

term-way = der Weg zum Ziel
term-cards = Karten auf der Hand
term-gold = Gold
term-ready = Bauten, die bald bezahlbar sind
term-income = Karten, die noch kommen
term-army = Soldaten
term-buildings = Gebäude
term-piles = Karten, die bereitliegen
term-rivals = wie weit die anderen sind
term-votes = Abstimmungen
term-works = gemeinsame Bauten
term-promises = Versprechen
