### Deutsch: Ernte, das Lehrspiel.

title = Ernte
about = Bietet geheim um das Recht, den Wagen aufzuteilen; die Ernte ist für den am meisten wert, der sie liebt.

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

ask-deal = Was wird jemand besonders lieben?
ask-load = Was kommt auf den Wagen?
ask-bid = Wie viele Münzen bietest du für den Wagen?
ask-share = Teile den Wagen auf; für alles, was du anderen gibst, bekommst du je eine Münze.

## Was getan wird

do-draw = { $crop } ziehen
do-bid =
    { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    } bieten
do-share = { $shares } aufteilen

## Was geschehen ist

event-dealt = Du liebst { $crop }: jedes Stück ist für dich drei Punkte wert.
event-loaded = Auf den Wagen kommt: { $crop }.
event-bade =
    { $seat } bietet { $coins } { $coins ->
        [one] Münze
       *[other] Münzen
    }.
event-shared = { $seat } teilt auf: { $shares }.
event-ended = Der letzte Wagen ist leer, und alle zeigen, was sie lieben.

## Warum nicht

refusal-coins =
    Ein Gebot von { $bid } ist zu hoch: du hast { $coins ->
        [0] keine Münzen
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
refusal-sack = Im Sack ist kein { $crop } mehr.

## Der Tisch

view-round = Runde
view-cart = Wagen
view-sack = Sack
view-waiting = Gebot steht aus von
view-players = Spieler
view-coins = Münzen
view-barn = Scheune
view-bid = Gebot
view-favourite = liebt

## Die Abrechnung

why-favourite = Lieblingsernte
why-other = übrige Ernte
why-feast = Festmahle
