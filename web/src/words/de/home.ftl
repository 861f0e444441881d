### Deutsch: die Startseite.

home-play = Jetzt spielen
home-play-how = Gegen wie viele Bots und welche?
home-new-table = Neuer Tisch
home-rules = Regeln
home-pieces = Spielmaterial
home-your-name = Dein Name
home-level = Die Bots
home-against = Spiel beginnen
home-bots =
    { $count ->
        [one] gegen einen Bot
       *[other] gegen { $count } Bots
    }
home-alone = allein
home-also = Wie so ein Spiel entsteht
home-continue = Weiterspielen
home-result = Ergebnis
home-forget = Diesen Tisch hier vergessen
home-forget-about = Den Schlüssel zu deinem Platz hat nur dieses Gerät. Ohne ihn oder den privaten Link deines Platzes kommst du nicht ins Spiel zurück.
home-forget-over = Das Spiel ist zu Ende; der Tisch verschwindet nur aus dieser Liste.
home-forget-do = Vergessen
home-forget-not = Behalten
home-all = Alle { $count } Tische zeigen
home-turns = du bist an { $count } am Zug
home-old-rules = Die Regeln sind inzwischen andere
home-free-seat = frei
home-looking = Tische werden gesucht …
home-no-tables = Gerade sucht niemand Mitspieler. Öffne einen öffentlichen Tisch, dann steht er hier.
home-drop = Datei eines gespeicherten Spiels auswählen oder hierher ziehen
home-reading = Wird durchgespielt …
home-not-taken = { $file }: { $reason }
home-again = Jetzt versuchen
