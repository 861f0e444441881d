### Les règles sous la main

rules-help = Règles : { $what }
rules-of = { $game } : règles
rules-back = Retour
rules-in-book = Dans le livret de règles : { $rule }
rules-by-us = Là où le livret se lit de plusieurs façons : { $rule }
rules-all = Toutes les règles
rules-contents = Sommaire
rules-print = Imprimer
rules-link = Lien vers « { $title } »
rules-none = Les règles de ce jeu en bref
rules-none-about = Personne ne les a encore écrites ici. Mais à la table, chaque question et chaque choix est dit en toutes lettres : il suffit d’essayer.
rules-ready = On joue ?
rules-ready-about = Le mieux pour apprendre, c’est de jouer. À la table, un « ? » ramène ici.
