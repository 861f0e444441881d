### Die Regeln zur Hand

rules-help = Regeln: { $what }
rules-of = { $game }: Regeln
rules-back = Zurück
rules-in-book = In der Spielregel: { $rule }
rules-by-us = Wo sich die Spielregel verschieden lesen lässt: { $rule }
rules-all = Alle Regeln
rules-contents = Inhalt
rules-print = Drucken
rules-link = Link zu „{ $title }“
rules-none = Die Regeln dieses Spiels in Kürze
rules-none-about = Hier hat sie noch niemand aufgeschrieben. Am Tisch steht aber jede Frage und jede Wahl in Worten da: Probier es einfach aus.
rules-ready = Bereit?
rules-ready-about = Am besten lernst du es beim Spielen. Am Tisch führt ein „?“ hierher zurück.
