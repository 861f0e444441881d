### Deutsch: Ernte, das Lehrspiel.

title = Ernte
about = Biete geheim um das Recht, den Wagen aufzuteilen; jede Sorte ist denen am meisten wert, die sie lieben.

## Was im Spiel ist

crop-wheat = Weizen
crop-rye = Roggen
crop-hops = Hopfen

## Einstellungen

option-rounds = Runden
option-rounds-about = Wie viele Wagen aufgeteilt werden.
option-feast = Festmahl
option-feast-about = Jeder Satz aus Weizen, Roggen und Hopfen ist zwei Punkte mehr wert.

## Fragen

ask-deal = Welche Sorte wird jemand lieben?
ask-load = Was kommt auf den Wagen?
ask-bid = Wie viele Münzen bietest du für den Wagen?
ask-share = Teile den Wagen auf; für jedes Stück, das du anderen gibst, bekommst du eine Münze.

## Was getan wird

do-draw = { $crop } ziehen
do-bid =
    { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } bieten
do-share = aufteilen in { $shares }

## Was geschehen ist

event-dealt = Du liebst { $crop }: Jedes Stück wird für dich drei Punkte wert sein.
event-loaded = Auf den Wagen kommt { $crop }.
event-bade =
    { $seat } bietet { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }.
event-shared = { $seat } teilt den Wagen so auf: { $shares }.
event-ended = Der letzte Wagen ist leer, und alle zeigen, was sie lieben.

## Warum nicht

refusal-coins =
    Ein Gebot von { $bid } ist zu hoch: Du hast { $coins ->
        [0] keine Münzen
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
refusal-sack = Im Sack ist kein { $crop } mehr.

## Der Tisch

view-round = Runde
view-cart = Wagen
view-sack = Sack
view-waiting = fehlende Gebote
view-players = Spieler
view-coins = Münzen
view-barn = in der Scheune
view-bid = Gebot
view-favourite = liebt

## Die Wertung

why-favourite = Lieblingssorte
why-other = andere Sorten
why-feast = Festmahle
