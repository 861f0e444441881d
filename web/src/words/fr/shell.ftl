### Ce qui entoure chaque page

shell-loading = Un instant…
shell-close = Fermer
shell-skip = Aller au contenu
shell-navigation = Krajina
shell-rules = Règles
shell-to-light = De jour : couleurs claires
shell-to-dark = De nuit : couleurs sombres
shell-line-connecting = connexion…
shell-line-open = connecté
shell-line-lost = Hors ligne depuis { $time }
shell-line-again = nouvel essai
shell-line-closed = déconnecté
shell-newest = Une nouvelle version est prête.
shell-reload = Recharger
