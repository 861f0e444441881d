### Français : la page où l’on ouvre une table.

opening-presets = Pour commencer
opening-count = Combien de joueurs
opening-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
opening-alone = En solo
opening-add = Une place de plus
opening-link = Une place ouverte aux amis attend : à la table, vous aurez un lien et un code à envoyer.
opening-up = { $seat } : une place plus haut
opening-remove = { $seat } : retirer la place
opening-colour-swap = { $colour } : échanger (maintenant { $seat })
opening-all = Tout prendre
opening-none = Ne rien prendre
opening-by-chance = le hasard décide
opening-fine = Subtilités
opening-fine-about = D’autres lectures des règles et des mélanges particuliers. Rien de tout cela n’est nécessaire.
opening-own = Votre propre boîte
opening-own-about = Ce qui est imprimé se trouve chez nous dans des tableaux, et toutes les lignes n’en sont pas sûres. Si vous possédez le jeu, corrigez-les et jouez avec les vôtres.
opening-own-choose = Choisir des tableaux corrigés, ou les déposer ici
opening-own-files = Un ou plusieurs de { $files }, ou plusieurs dans un seul fichier
opening-own-download = Télécharger nos tableaux pour les corriger
opening-own-large = { $file } est trop grand : { $limit } octets au plus.
opening-own-no-json = { $file } n’est pas du JSON : il y a une erreur à la ligne { $line }, peut-être un crochet, une virgule ou un guillemet.
opening-own-no-object = { $file } n’est pas un tableau : un tableau est entre accolades.
opening-own-unknown = { $file } n’est aucun des tableaux de ce jeu.
opening-own-same = Identiques aux nôtres, donc laissés de côté : { $files }
opening-own-file = Fichier
opening-own-row = Entrée
opening-own-field = Champ
opening-own-fine = Vérifié : on peut ouvrir une table avec vos tableaux.
opening-own-rows = Différent des nôtres : { $rows }
opening-own-remove = Retirer { $file }
opening-expert = Pour enseigner et pour les casse-tête
opening-expert-about = Positions préparées, écrites en JSON. Ce qui reste vide est comme d’habitude.
opening-no-json = Ce qui est écrit à « { $option } » n’est pas du JSON : il manque peut-être un crochet, une virgule ou un guillemet.
opening-reset = Recommencer

## Carcassonne

opening-preset-carcassonne-first = Première partie
opening-preset-carcassonne-first-about = Le jeu de base sans paysans : vite expliqué.
opening-preset-carcassonne-base = Jeu de base
opening-preset-carcassonne-base-about = Routes, villes, abbayes et prés.
opening-preset-carcassonne-all = Tout
opening-preset-carcassonne-all-about = Les cinq extensions à la fois, pour une longue soirée.
opening-about-carcassonne-boxes = Les extensions jouées avec toutes leurs règles.
opening-about-carcassonne-set-inns = Auberges au bord du lac et cathédrales : plus de points pour ce qui est terminé, aucun pour le reste ; et un grand meeple qui compte double.
opening-about-carcassonne-set-traders = Vin, blé et tissu des villes, un bâtisseur qui vous offre un second tour, et un cochon pour vos prés.
opening-about-carcassonne-set-hills = Des collines qui départagent, des vignobles pour les abbayes, et des bergers qui rassemblent un troupeau jusqu’à l’arrivée du loup.
opening-about-carcassonne-set-wheel = Au milieu du pays, la roue tourne avec certaines tuiles : impôts, peste ou bonne fortune pour tous.
opening-about-carcassonne-set-river = On pose d’abord une rivière, de la source au lac : le pays commence au large.

## Stroganov

opening-preset-stroganov-ivan = En solo contre Ivan
opening-preset-stroganov-ivan-about = Un paquet de cartes joue contre vous.
opening-preset-stroganov-katyusha = En solo contre Katyusha
opening-preset-stroganov-katyusha-about = Pareil, en nettement plus dur.
opening-preset-stroganov-together = En compagnie
opening-preset-stroganov-together-about = De deux à quatre, humains et bots.
opening-about-stroganov-strategy = En solo : ce en quoi l’adversaire est fort.
opening-about-stroganov-harder = En solo : des règles qui aident l’adversaire.
opening-about-stroganov-see_forced = À qui l’on demande même quand une seule réponse est possible.

## Grænaland

opening-preset-graenaland-book = Selon les règles
opening-preset-graenaland-book-about = L’île du livret de règles : bien pour une première partie.
opening-preset-graenaland-own = Île inconnue
opening-preset-graenaland-own-about = Le hasard dispose le pays, et chacun choisit où commencer.
opening-preset-graenaland-secret = Buts secrets
opening-preset-graenaland-secret-about = Chacun a une carte de victoire que personne d’autre ne voit.
