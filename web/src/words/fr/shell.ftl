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
shell-line-lost = connexion perdue
shell-line-closed = déconnecté
shell-lost-about = Rien n’est perdu : la partie reprendra où elle en était.
