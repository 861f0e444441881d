# Die Wiedergabe einer Partie.

replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-times = { $speed }×
replay-timeline = Zeitleiste
replay-timeline-about = Marken zeigen, wo es Punkte gab. Der Streifen darunter zeigt, wessen Schritt es war.
replay-where = Schritt { $step } von { $last }
replay-tab-log = Verlauf
replay-tab-points = Punkte
replay-tab-more = Mehr
replay-share = Link zu diesem Schritt
replay-keys = Tasten: ← → ein Schritt, mit Umschalt zu den nächsten Punkten, Pos1 und Ende, Leertaste spielt ab.
replay-what-if-go = Von hier aus anders weiter
replay-seat = Ich spiele
replay-over = Hier ist die Partie zu Ende: Geh ein paar Schritte zurück, um es anders zu versuchen.
replay-watched = Die Partie läuft noch: Wähle bei „Sicht“ deinen Platz, um abzuzweigen.
replay-to-last = Zum letzten Schritt, der zu sehen ist
replay-no-points = Dieses Spiel zeigt erst am Ende Punkte.
