### Einstellungen dieses Geräts

settings-title = Einstellungen
settings-theme = Farben der Seite
settings-theme-auto = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-pace = Bewegung
settings-pace-off = keine
settings-pace-fast = schnell
settings-pace-normal = normal
settings-pace-slow = langsam
settings-follow = Züge der anderen
settings-follow-instant = sofort
settings-follow-fast = schnell
settings-follow-normal = jede Sekunde einer
settings-follow-slow = langsam
settings-palette = Farben der Spielenden
settings-palette-box = wie in den Schachteln
settings-palette-clear = für alle Augen gut zu unterscheiden
settings-quick = Mit einer Berührung
settings-quick-about = Was du berührst, geschieht sofort, ohne vorher gezeigt zu werden.
settings-sound = Töne
settings-sound-about = Ein kurzer Ton, wenn du dran bist, jemand zieht oder es Punkte gibt.
settings-text = Alles in Worten
settings-text-about = Listen und Sätze statt des gezeichneten Spielplans, auch für Vorleseprogramme.
