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
settings-palette = Farben der Spieler
settings-palette-box = wie in den Schachteln
settings-palette-clear = für alle Augen gut zu unterscheiden
settings-confirms = Jeden Schritt bestätigen
settings-confirms-about = Eine Wahl wird erst gezeigt und mit einem zweiten Klick ausgeführt.
settings-sound = Töne
settings-sound-about = Ein kurzer Ton, wenn du dran bist, jemand zieht oder es Punkte gibt.
settings-text = Alles in Worten
settings-text-about = Listen und Sätze statt des gezeichneten Spielplans, auch für Vorleseprogramme.
