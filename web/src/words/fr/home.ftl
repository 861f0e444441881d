### Français : la page d’accueil.

home-play = Jouer
home-play-how = Contre combien de bots, et lesquels ?
home-new-table = Nouvelle table
home-rules = Règles
home-pieces = Matériel
home-your-name = Votre nom
home-level = Les bots
home-against = Commencer
home-bots =
    { $count ->
        [one] contre un bot
       *[other] contre { $count } bots
    }
home-alone = en solo
home-also = Pour voir comment un jeu se construit
home-continue = Continuer
home-result = Résultat
home-forget = Oublier cette table ici
home-forget-about = La clé de votre place n’est que sur cet appareil. Sans elle, ou sans le lien privé de votre place, vous ne pourrez plus revenir dans la partie.
home-forget-over = La partie est finie ; la table disparaît seulement de cette liste.
home-forget-do = Oublier
home-forget-not = Garder
home-all = Montrer les { $count } tables
home-turns = à vous de jouer à { $count }
home-old-rules = Les règles ont changé depuis
home-free-seat = libre
home-looking = Recherche de tables…
home-no-tables = Personne ne cherche de partenaires en ce moment. Ouvrez une table publique : elle apparaîtra ici.
home-drop = Choisissez le fichier d’une partie enregistrée, ou déposez-le ici
home-reading = On la rejoue…
home-not-taken = { $file } : { $reason }
home-again = Essayer maintenant
