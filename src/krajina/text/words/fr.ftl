### Français : les mots communs à tous les jeux. Chaque jeu a son propre fichier de ce nom dans son dossier `words`.
###
### Des phrases entières qui disent qui, quoi et où, en mots simples, sans point d’exclamation ni nom tiré du programme.
### On vouvoie. Avant « : », « ; », « ? » et dans les guillemets, l’espace est insécable (U+00A0).

## Petits mots

nothing = rien
nobody = personne
yes = oui
no = non
number = { $number }

## Places à la table

seat-name = Joueur { $number }
chance-name = Hasard
players-range = { $least } à { $most } joueurs
players-fixed =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }

## Énumérations : « a, b et c » est list-two de (list-more de a et b) et c

list-two = { $first } et { $second }
list-more = { $first }, { $second }
list-count = { $count } × { $item }

## Le jeu en texte

sheet-label = { $label } :

## Où se trouve une règle

rule-page = p. { $number }
rule-section = § { $number }
rule-ruling = décision { $number }
rule-cited = { $sentence } ({ $rule })

## Options communes à tous les jeux

option-seats = joueurs
option-seats-about = Combien de personnes et de bots jouent.

## Refus : questions et réponses

refusal-game-over = La partie est terminée.
refusal-not-asked = C’est maintenant à { $asked } de jouer.
refusal-other-question = On demande maintenant autre chose : { $question }
refusal-not-offered = Ce n’est pas possible maintenant.

## Refus : partager

refusal-shares-other-pile = On partage maintenant autre chose.
refusal-shares-receivers =
    { $receivers-count ->
        [one] Il faut une seule part ({ $receivers }), et non { $given }.
       *[other] Il faut { $receivers-count } parts ({ $receivers }), et non { $given }.
    }
refusal-shares-left-out = Il reste à partager : { $items }.
refusal-shares-not-there = Ne fait pas partie de ce que l’on partage : { $items }.

## Refus : choisir

refusal-picks-other = Il n’y a rien à choisir pour cela maintenant.
refusal-picks-not-there = Ne peut pas être choisi, ou pas autant de fois : { $items }.
refusal-picks-order = Il faut le dire dans cet ordre : { $items }.
refusal-picks-misfit = Ce choix n’est pas possible : { $items }.

## Refus : revenir en arrière

refusal-undo-nothing = Il n’y a rien à annuler.
refusal-undo-chance = Le hasard a tranché entre-temps ; on ne peut revenir en arrière que si tout le monde est d’accord.
refusal-undo-revealed = Une chose cachée a été montrée entre-temps ; on ne peut revenir en arrière que si tout le monde est d’accord.
refusal-undo-other = { $seat } a joué entre-temps ; on ne peut revenir en arrière que si tout le monde est d’accord.
refusal-undo-finished = La partie est terminée et chacun peut vérifier ses tirages ; on ne peut donc plus revenir en arrière.

## Erreurs : préparer et jouer

error-bad-seats = Le jeu « { $game } » est prévu pour { $first } à { $last } joueurs, et non pour { $found }.
error-bad-options = Le jeu ne peut pas être préparé ainsi : { $reason } (à l’endroit { $place }).
error-bad-action = Ce jeu ne connaît pas ce coup : { $reason } (à l’endroit { $place }).
error-unknown-name = « { $name } » est inconnu ici (à l’endroit { $place }). Il y a : { $known }.

## Erreurs : noms

error-unknown-game = Il n’y a pas ici de jeu « { $name } ». Jeux présents : { $known }.
error-unknown-bot = Il n’y a pas ici de bot « { $name } ». Bots présents : { $known }.
error-broken-package = « { $name } » est inutilisable, car le paquet { $package } ne se charge pas : { $reason }.
error-misnamed-game = « { $name } » est inutilisable : { $package } est { $found }, et non un jeu de ce nom.
error-no-evaluate = Le bot « { $name } » ne peut pas jouer à « { $game } », car ce jeu ne sait pas évaluer une position.

## Erreurs : parties enregistrées

error-record-damaged = L’enregistrement est endommagé : { $reason }.
error-record-foreign = Ceci n’est pas l’enregistrement d’une partie de Krajina.
error-record-newer = L’enregistrement vient d’une version plus récente de Krajina : il est au format { $found }, et l’on ne lit ici que les formats jusqu’à { $known }.
error-record-rules = L’enregistrement suit la version { $found } des règles de « { $game } » ; la version connue ici est { $known }.
error-record-shape = L’enregistrement n’est pas correct à l’endroit { $place } : { $reason }.
error-record-entry = À l’endroit { $place } de l’enregistrement, il faut soit un coup, soit un retour en arrière, et non les deux.
error-record-seat = À l’endroit { $place } de l’enregistrement, le coup vient de la place { $seat }, qui n’existe pas à cette table.
error-record-illegal = Ce que { $seat } fait à l’endroit { $place } de l’enregistrement est contraire aux règles. { $why }

## Erreurs : tables de données

error-data-missing = La table { $file } n’est pas dans le dossier { $folder }.
error-data-shape = La table { $file } n’est pas correcte à l’endroit { $place } : { $reason }.
error-data-count = La table { $file } indique { $found } à l’endroit { $place }, alors que la boîte en contient { $box }.
error-data-due = Dans la table { $file }, on trouve { $found } à l’endroit { $place } ; il faut { $due }.
error-data-least = Dans la table { $file }, l’endroit { $place } donne { $found } ; il faut au moins { $least }.
error-data-most = Dans la table { $file }, l’endroit { $place } donne { $found } ; il faut au plus { $most }.
error-data-twice = Dans la table { $file }, { $found } figure plusieurs fois à l’endroit { $place } ; tous doivent être différents.
error-data-key = Dans la table { $file }, il manque « { $key } » à l’endroit { $place }.
error-data-among = Dans la table { $file }, « { $found } » ne peut pas figurer à l’endroit { $place }. Sont possibles ici : { $known }.
error-data-unknown = Le fichier { $file } n’est pas une table de ce jeu. Les tables peuvent s’appeler : { $known }.
error-data-none = Il n’y a aucune table dans le dossier { $folder }. Les tables peuvent s’appeler : { $known }.

## Vérifier les tirages d’une partie terminée

verify-fair =
    { $draws ->
        [one] Tout est comme promis : { $draws } tirage vérifié.
       *[other] Tout est comme promis : { $draws } tirages vérifiés.
    }
verify-no-promise = L’enregistrement ne contient pas de promesse de tirages équitables ; il n’y a donc rien à vérifier.
verify-no-key = La clé des tirages n’est pas encore dans l’enregistrement ; elle est révélée à la fin de la partie.
verify-cut-short = La clé est dans l’enregistrement, mais il s’arrête avant la fin de la partie.
verify-wrong-key = La clé de l’enregistrement n’est pas celle qui avait été promise avant la partie.
verify-draw = L’entrée { $index } de l’enregistrement n’est pas ce que le hasard avait promis : { $due }. L’enregistrement contient : { $found }.

## Page d’accueil

start-title = Krajina : des paysages où jouer
start-description = Des jeux de plateau faits de paysages, avec des règles typées en Python, des bots et bientôt un plateau dans le navigateur.
start-heading = Des paysages où jouer
start-lead = Krajina veut dire paysage en tchèque. Ici, le paysage devient plateau de jeu : pour vous, vos amis et quelques bots patients.
start-picture = Des bouleaux dans la steppe, une ville fortifiée au-dessus des champs et d’une rivière, une maison longue au bord d’un fjord, le tout dans un seul paysage.
start-today = Aujourd’hui dans le terminal, plus tard ici même
start-today-about = Le plateau dans le navigateur est encore en chantier. En attendant, les jeux de cette liste se jouent dans un terminal.
start-coming = Viendront ensuite des tables sur le web, pour jouer ensemble ici même.
start-games = À jouer dès maintenant
start-how = Ouvrez un autre terminal dans le dossier de Krajina et copiez la ligne du jeu qui vous plaît.
start-installed = Si vous avez installé Krajina avec pip, omettez ce qui précède « krajina ».
start-no-games = Il n’y a pas encore de jeu ici.

## Toutes les pages

page-language = Français
page-languages = Langue
page-home = Aller à la page d’accueil
page-rights = Les jeux et leurs noms appartiennent à leurs auteurs et à leurs éditeurs, qui n’ont aucun lien avec Krajina. Toutes les images sont les nôtres.

## Pages pour ce qui ne va pas

page-404 = Il n’y a rien à cette adresse
page-404-advice = Elle contient peut-être une faute de frappe, ou ce qui était ici n’y est plus.
page-405 = Cela n’est pas possible ici
page-405-advice = L’adresse est la bonne, mais elle n’accepte pas ce genre de requête.
page-refused = Le serveur n’a pas compris
page-refused-advice = La requête n’a pas une forme que le serveur connaît.
page-failure = Quelque chose s’est mal passé de notre côté
page-failure-advice = Le serveur a noté ce qui s’est passé. Veuillez réessayer.

## Erreurs : lancer le serveur

error-no-free-port = Tous les ports de { $first } à { $last } sont pris ; indiquez-en un autre avec --port.
error-cannot-listen = Le serveur ne peut pas écouter à l’adresse { $host }, port { $port } : { $reason }.

## Ligne de commande

error-file = Le fichier { $file } est inutilisable : { $reason }.
error-bad-setting = « { $setting } » n’est pas un réglage ; écrivez NOM=VALEUR.
error-file-changed = Le fichier { $file } a été modifié entre-temps par quelqu’un d’autre ; rien n’y est donc écrit.
error-bot-failed = Le bot « { $name } » ne peut pas continuer : { $reason }.
error-resume-alone = Avec --resume, la partie enregistrée dit tout : ne donnez rien d’autre.
error-file-exists = Le fichier { $file } existe déjà, et il n’est pas écrasé.
error-too-many-players = Il y a { $players } joueurs pour { $seats } places.
error-nothing-to-play = Indiquez un jeu, ou une partie enregistrée avec --resume FICHIER.
error-no-own-data = Le jeu « { $game } » n’accepte pas de tables personnelles ; --data n’est donc pas possible avec lui.
error-no-pieces = Le jeu « { $game } » ne sait pas dresser la liste de son matériel.
error-export-alone = --export écrit nos propres tables : laissez --data de côté.
cli-no-games = Aucun jeu n’est installé.
cli-serving = Krajina est à l’adresse { $url } (Ctrl+C l’arrête).
cli-asked = { $name } : { $question }
cli-acted = { $seat } : { $done }
cli-took-back =
    { $steps ->
        [one] { $seat } annule { $steps } étape.
       *[other] { $seat } annule { $steps } étapes.
    }
cli-no-step = Il n’y a pas d’étape { $step } ; l’enregistrement s’arrête à l’étape { $last }.
cli-no-seat = Il n’y a pas de place { $seat } ; les places sont numérotées de 1 à { $last }.
cli-scenario-holds = { $file } est vérifié ({ $rule })
cli-scenarios-failed =
    { $failed ->
        [one] { $failed } scénario sur { $all } échoue.
       *[other] { $failed } scénarios sur { $all } échouent.
    }

## Ligne de commande : jouer

cli-help = Tapez un nombre, ou dites en mots ce que vous voulez faire ; u annule, t montre la table, tt toute la table en mots, ? aide, q quitte. Rien n’est perdu si vous quittez.
cli-saving = La partie s’enregistre dans { $file }
cli-promise = La promesse de tirages équitables est { $commitment }
cli-no-secret = Le secret des tirages a disparu ; désormais, on tire sans promesse et ces tirages ne pourront pas être vérifiés.
cli-saved = La partie est enregistrée. Pour continuer : krajina play --resume { $file }
cli-over = Pour vérifier les tirages : krajina verify { $file }
cli-undone = C’est annulé.
cli-hand-over = Entrée passe la main, u annule la dernière étape :
cli-curtain = { $seat }, venez devant l’écran, s’il vous plaît, et appuyez sur Entrée.
cli-news-before = … et { $number } auparavant
cli-agree = { $seat }, acceptez-vous que { $by } annule la dernière étape et tout ce qui a suivi ? (oui/non)
cli-agree-alone = Les bots ne s’en plaignent pas. Annuler votre dernière étape et tout ce qui a suivi ? (oui/non)
cli-more-choices =
    { $number ->
        [one] et { $number } autre ; tapez une partie de ses mots pour le trouver
       *[other] et { $number } autres ; tapez une partie de leurs mots pour les trouver
    }
cli-short-choices = Tapez un nombre, ou seulement les mots, par exemple : { $example }
cli-not-understood = Cela n’a pas été compris. Tapez un nombre de 1 à { $last }, ou ? pour obtenir de l’aide.
cli-form-pile = À partager : { $pile }
cli-form-ask =
    { $number ->
        [one] Qui le reçoit ? Tapez { $number } nombre :
       *[other] Qui reçoit quoi ? Tapez { $number } nombres dans cet ordre, un pour chaque chose :
    }
cli-form-wrong =
    { $number ->
        [one] Il faut un nombre de 1 à { $last }.
       *[other] Il faut { $number } nombres de 1 à { $last }, un pour chaque chose.
    }
cli-form-line = { $text } …
cli-pick-some = Tapez les numéros de ce que vous choisissez, par exemple 1 3 (Entrée ne choisit rien) :
cli-pick-ask = Entrée prend ce qui est marqué * ; ou tapez les nombres de votre choix, par exemple 1 3 (0 pour rien) :
cli-pick-wrong = Tapez des nombres de 1 à { $last }, chacun une fois au plus ; 0 seul ne choisit rien.

## Ligne de commande : le décompte

cli-score-sheet = Décompte
cli-points = points
cli-place = place

## Ligne de commande : vitesse

cli-bench-games_per_s = parties complètes par seconde
cli-bench-decisions_per_s = décisions par seconde
cli-bench-decisions_per_game = décisions par partie
cli-bench-choices = choix par décision, hasard mis à part
cli-bench-choices_us = un coup d’œil aux choix, µs
cli-bench-advance_us = une étape, µs
cli-bench-copy_us = une copie, µs
cli-bench-compiled = Les règles sont exécutées compilées.
cli-bench-interpreted = Les règles sont exécutées interprétées.

## Ligne de commande : le matériel de jeu

cli-own-table = { $file } (la vôtre)
cli-from-rulebook = règle du jeu
cli-from-source = source : { $source }
cli-from-reconstructed = reconstitué
cli-pieces-count =
    { $number ->
        [one] { $number } ligne, selon sa provenance :
       *[other] { $number } lignes, selon leur provenance :
    }
cli-exported =
    { $number ->
        [one] { $number } table a été écrite dans le dossier { $folder }.
       *[other] { $number } tables ont été écrites dans le dossier { $folder }.
    }

## Errors: settings and limits of the server

error-unknown-variable = Le serveur ne connaît pas la variable { $variable } ; vouliez-vous dire { $nearest } ?
error-bad-variable = La variable { $variable } ne peut pas être « { $value } » : { $reason }.
setting-yes-or-no = on attend yes ou no
setting-network = on attend une adresse comme 10.0.0.1 ou un réseau comme 10.0.0.0/8
setting-address = on attend une adresse comme https://example.org/krajina
error-too-many =
    { $wait ->
        [one] C’était trop souvent en peu de temps ; réessayez dans { $wait } seconde.
       *[other] C’était trop souvent en peu de temps ; réessayez dans { $wait } secondes.
    }
error-too-many-sockets =
    { $limit ->
        [one] Votre réseau ne peut avoir que { $limit } connexion à ce serveur.
       *[other] Votre réseau a déjà { $limit } connexions à ce serveur et ne peut pas en avoir davantage.
    }
error-overloaded = Le serveur est plein pour le moment ; réessayez plus tard.

## Textes et adresses saisis par quelqu’un

error-empty-text = Il n’y a rien à lire dans ce message.
error-long-text = Ce message est trop long : { $longest } caractères au plus sont possibles.
error-empty-name = Il n’y a rien à lire dans ce nom.
error-long-name = Ce nom est trop long : { $longest } caractères au plus sont possibles.
error-bad-colour = Cette couleur n’existe pas. Au choix : { $known }.
error-bad-webhook = Aucun avis ne peut être envoyé à cette adresse : { $reason }.
webhook-long = elle est trop longue
webhook-form = ce n’est pas une adresse web complète en lettres simples
webhook-scheme = elle doit commencer par https:// ou http://
webhook-user = elle ne doit contenir ni nom d’utilisateur ni mot de passe
webhook-port = le port doit être 80, 443 ou au moins 1024
webhook-private = elle mène dans un réseau privé

## The database

error-database-kind = « { $kind } » n’est pas une base de données utilisable ici ; écrivez sqlite:///CHEMIN.
error-database-foreign = { $database } n’est pas une base de données de Krajina ; rien n’y est changé.
error-database-newer = La base de données { $database } a été écrite par une version plus récente de Krajina (état { $found }) ; installez-la.
error-database-unusable = La base de données { $database } est inutilisable : { $reason }.
error-database-exists = Il y a déjà une base de données à { $database } ; avec --force, elle est mise de côté.
error-database-in-use = La base de données { $database } est en service ; arrêtez d’abord le serveur.
cli-backed-up = La base de données a été copiée dans { $file }.
cli-restored = La base de données est de nouveau telle que dans { $file }.
cli-put-aside = La précédente s’appelle maintenant { $file }.
cli-records-exported =
    { $number ->
        [one] { $number } partie a été écrite dans le dossier { $folder }.
       *[other] { $number } parties ont été écrites dans le dossier { $folder }.
    }
