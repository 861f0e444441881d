### Réglages de cet appareil

settings-title = Réglages
settings-theme = Couleurs de la page
settings-theme-auto = comme l’appareil
settings-theme-light = claires
settings-theme-dark = sombres
settings-pace = Mouvements
settings-pace-off = aucun
settings-pace-fast = rapides
settings-pace-normal = normaux
settings-pace-slow = lents
settings-follow = Coups des autres
settings-follow-instant = d’un coup
settings-follow-fast = rapides
settings-follow-normal = un par seconde
settings-follow-slow = lents
settings-palette = Couleurs des joueurs
settings-palette-box = comme dans les boîtes
settings-palette-clear = faciles à distinguer pour tous les yeux
settings-quick = En un geste
settings-quick-about = Ce que vous touchez est fait aussitôt, sans être montré d’abord.
settings-sound = Sons
settings-sound-about = Une petite note quand c’est à vous, quand quelqu’un joue et quand des points sont marqués.
settings-text = Tout en mots
settings-text-about = Des listes et des phrases à la place du plateau dessiné, aussi pour les lecteurs d’écran.
