### Was um jede Seite herum steht

shell-loading = Einen Moment …
shell-close = Schließen
shell-skip = Zum Inhalt
shell-navigation = Krajina
shell-rules = Regeln
shell-to-light = Tag: helle Farben
shell-to-dark = Nacht: dunkle Farben
shell-line-connecting = verbindet …
shell-line-open = verbunden
shell-line-lost = Offline seit { $time }
shell-line-again = neuer Versuch läuft
shell-line-closed = getrennt
shell-newest = Eine neue Version ist da.
shell-reload = Neu laden
