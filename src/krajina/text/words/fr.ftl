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
place = { $at }
    .there = en { $at }
    .exact = en { $at }

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
refusal-not-asked = En attente de { $asked }.
refusal-other-question = Répondez d’abord à ceci : { $question }
refusal-not-offered = Ce n’est pas possible maintenant.
refusal-changed-enough =
    { $count ->
        [one] Vous avez changé votre réponse une fois ; elle est maintenant définitive.
       *[other] Vous avez changé votre réponse { $count } fois ; elle est maintenant définitive.
    }

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

## Refus : annuler

refusal-undo-nothing = Il n’y a rien à annuler.
refusal-undo-chance = Le hasard a tranché entre-temps ; on ne peut annuler que si tout le monde est d’accord.
refusal-undo-revealed = Une chose cachée a été montrée entre-temps ; on ne peut annuler que si tout le monde est d’accord.
refusal-undo-other = { $seat } a joué entre-temps ; on ne peut annuler que si tout le monde est d’accord.
refusal-undo-finished = La partie est terminée et chacun peut vérifier ses tirages ; on ne peut donc plus rien annuler.

## Erreurs : préparer et jouer

error-bad-seats = Le jeu « { $game } » est prévu pour { $first } à { $last } joueurs, et non pour { $found }.
error-bad-options = Le jeu ne peut pas être préparé ainsi : { $reason } (à l’endroit { $place }).
error-bad-action = Ce jeu ne connaît pas ce coup : { $reason } (à l’endroit { $place }).
error-unknown-name = « { $name } » est inconnu ici (à l’endroit { $place }). Il y a : { $known }.

## Erreurs : noms

error-unknown-game = Il n’y a pas ici de jeu « { $name } ». Jeux présents : { $known }.
error-unknown-bot = Il n’y a pas ici de bot « { $name } ». Bots présents : { $known }.
error-no-such-level = { $game } n’a pas de niveau « { $level } ». Il y a ceux-ci : { $known }.
error-no-levels-here = { $game } n’a pas de niveaux, donc aucun qui s’appelle « { $level } ».
error-broken-package = « { $name } » est inutilisable, car le paquet { $package } ne se charge pas : { $reason }.
error-misnamed-game = « { $name } » est inutilisable : { $package } est { $found }, et non un jeu de ce nom.

## Erreurs : parties enregistrées

error-record-damaged = L’enregistrement est endommagé : { $reason }.
error-record-foreign = Ceci n’est pas l’enregistrement d’une partie de Krajina.
error-record-newer = L’enregistrement vient d’une version plus récente de Krajina : il est au format { $found }, et l’on ne lit ici que les formats jusqu’à { $known }.
error-record-rules = L’enregistrement suit la version { $found } des règles de « { $game } » ; la version connue ici est { $known }.
error-record-shape = L’enregistrement n’est pas correct à l’endroit { $place } : { $reason }.
error-record-entry = À l’endroit { $place } de l’enregistrement, il faut soit un coup, soit une annulation, et non les deux.
error-record-seat = À l’endroit { $place } de l’enregistrement, le coup est de { $seat }, et cette place n’existe pas à cette table.
error-record-illegal = Ce que { $seat } fait à l’endroit { $place } de l’enregistrement est contraire aux règles. { $why }

## Erreurs : tableaux de données

error-data-missing = Le tableau { $file } n’est pas dans le dossier { $folder }.
error-data-shape = Le tableau { $file } n’est pas correct à l’endroit { $place } : { $reason }.
error-data-count = Le tableau { $file } indique { $found } à l’endroit { $place }, alors que la boîte en contient { $box }.
error-data-due = Dans le tableau { $file }, on trouve { $found } à l’endroit { $place } ; il faut { $due }.
error-data-least = Dans le tableau { $file }, l’endroit { $place } donne { $found } ; il faut au moins { $least }.
error-data-most = Dans le tableau { $file }, l’endroit { $place } donne { $found } ; il faut au plus { $most }.
error-data-twice = Dans le tableau { $file }, { $found } figure plusieurs fois à l’endroit { $place } ; tous doivent être différents.
error-data-key = Dans le tableau { $file }, il manque « { $key } » à l’endroit { $place }.
error-data-among = Dans le tableau { $file }, « { $found } » ne peut pas figurer à l’endroit { $place }. Sont possibles ici : { $known }.
error-data-unknown = Le fichier { $file } n’est pas un tableau de ce jeu. Les tableaux peuvent s’appeler : { $known }.
error-data-none = Il n’y a aucun tableau dans le dossier { $folder }. Les tableaux peuvent s’appeler : { $known }.
error-weights-rules = Les poids dans { $file } valent pour { $found }, et ces bots jouent { $due }.
error-weights-missing = Dans les poids de { $file }, il manque « { $name } ».
error-weights-unknown = Dans les poids de { $file } se trouve « { $name } », que personne ne demande. On pèse ici : { $known }.

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
start-description = Des jeux de société faits de paysages, entre amis et contre des bots, dans le navigateur et le terminal.
start-no-script = Krajina se joue dans un navigateur qui exécute les scripts ; autorisez-les pour cette page, ou jouez dans le terminal.
start-heading = Des paysages où jouer
start-lead = Krajina veut dire paysage en tchèque. Ici, le paysage devient plateau de jeu : pour vous, vos amis et quelques bots patients.
start-games = À jouer dès maintenant
start-no-games = Il n’y a pas encore de jeu ici.

## Toutes les pages

page-languages = Langue
page-home = Aller à la page d’accueil
page-rights = Les jeux et leurs noms appartiennent à leurs auteurs et à leurs éditeurs, qui n’ont aucun lien avec Krajina. Toutes les images sont les nôtres.

## Erreurs : lancer le serveur

error-no-free-port = Tous les ports de { $first } à { $last } sont pris ; indiquez-en un autre avec --port.
error-cannot-listen = Le serveur ne peut pas écouter à l’adresse { $host }, port { $port } : { $reason }.

## Ligne de commande

error-file = Le fichier { $file } est inutilisable : { $reason }.
error-bad-setting = « { $setting } » n’est pas un réglage ; écrivez NOM=VALEUR.
error-seats-from-one = Les places se comptent à partir de 1 ; il n’y a donc pas de place { $found }.
error-file-changed = Le fichier { $file } a été modifié entre-temps par quelqu’un d’autre ; rien n’y est donc écrit.
error-bot-failed = Le bot « { $name } » ne peut pas continuer : { $reason }.
error-resume-alone = Avec --resume, la partie enregistrée dit tout : ne donnez rien d’autre.
error-file-exists = Le fichier { $file } existe déjà, et il n’est pas écrasé.
error-too-many-players = Il y a { $players } joueurs pour { $seats } places.
error-nothing-to-play = Indiquez un jeu, ou une partie enregistrée avec --resume FICHIER.
error-no-own-data = Le jeu « { $game } » n’accepte pas de tableaux personnels ; --data n’est donc pas possible avec lui.
error-no-pieces = Le jeu « { $game } » ne sait pas dresser la liste de son matériel.
error-export-alone = --export écrit nos propres tableaux : laissez --data de côté.
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

cli-help = Tapez un nombre, une partie des mots d’un choix, ou une action par son code et ses champs (place_tile at=2,0 turn=1) ; u annule, t montre la table, tt toute la table en mots, ? aide, q quitte. Rien n’est perdu si vous quittez.
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
cli-agree-alone = Les bots sont d’accord. Annuler votre dernière étape et tout ce qui a suivi ? (oui/non)
cli-more-choices =
    { $number ->
        [one] et { $number } autre ; tapez une partie de ses mots pour le trouver
       *[other] et { $number } autres ; tapez une partie de leurs mots pour les trouver
    }
cli-short-choices = Tapez un nombre, ou seulement les valeurs, par exemple : { $example }
cli-not-understood = Cela n’a pas été compris. Tapez un nombre de 1 à { $last }, une partie des mots d’un choix, ? pour obtenir de l’aide, ou une action, par exemple : { $forms }
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
cli-form-line = { $text }…
cli-pick-some = Tapez les numéros de ce que vous choisissez, par exemple 1 3 (Entrée ne choisit rien) :
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

## Ligne de commande : l’arène

error-no-levels = Le bot « { $name } » n’a pas de niveaux, donc aucun qui s’appelle « { $level } ».
error-unknown-level = Le bot « { $name } » n’a pas de niveau « { $level } ». Il a ceux-ci : { $known }.
error-bot-not-loaded = Impossible de charger le bot « { $name } » : { $reason }.
error-no-such-class = « { $name } » dans { $file } n’est pas un bot : il faut une classe qui a la méthode choose. Bots présents : { $known }.
error-no-bots-there = « { $name } » dans { $file } n’est pas un bot : il faut une classe qui a la méthode choose, et il n’y en a aucune.
error-which-bot = Dites quel bot de { $file } vous voulez, ainsi : { $file }:CLASSE. Bots présents : { $known }.
error-bot-no-choose = « { $name } » n’est pas un bot : il n’a pas de méthode choose.
error-bad-until = « { $text } » ne donne pas deux bornes pour --until : écrivez deux nombres de points comme 0,3 ou deux parts comme 50%,55%, la plus basse d’abord.
error-arena-no-bots = Nommez au moins un bot qui doit jouer.
error-arena-many-bots = Il y a { $bots } bots, mais « { $game } » se joue à { $most } au plus ; avec --seats NOMBRE, ils se relaient à des tables plus petites.
error-arena-no-rival = --until compare le premier bot à d’autres : nommez-en au moins deux différents.
error-arena-other-match = Le dossier { $folder } contient un autre match. Il diffère par : { $different }.
error-arena-foreign-folder = Le dossier { $folder } contient des fichiers mais aucun match, donc rien n’y est écrit.
error-arena-bad-folder = Le dossier { $folder } ne contient aucun match lisible : { $reason }.
error-arena-in-use = Une autre arène joue en ce moment dans le dossier { $folder }.
error-arena-no-game = Le match dans { $folder } n’a pas de partie { $number }.
error-arena-which-game = { $folder } est un dossier ; dites avec --game NUMÉRO quelle partie de son match vous voulez.
error-arena-raised = Dans la partie { $number }, le bot « { $name } » (place { $seat }) a échoué à sa décision { $decision } : { $reason }. Toutes les parties terminées sont conservées.
error-arena-illegal = Dans la partie { $number }, le bot « { $name } » (place { $seat }) a choisi à sa décision { $decision } ce qui n’est pas possible : { $answer }. Toutes les parties terminées sont conservées. { $reason }
error-arena-memory = Dans la partie { $number }, le bot « { $name } » (place { $seat }) a demandé plus de { $limit } mégaoctets à sa décision { $decision }. Toutes les parties terminées sont conservées ; --memory en permet plus.
error-arena-slow = Dans la partie { $number }, le bot « { $name } » (place { $seat }) a réfléchi plus de { $seconds } s à sa décision { $decision }. Toutes les parties terminées sont conservées ; --seconds en permet plus.
error-arena-slow-early = L’un des bots { $bots } n’était pas prêt au bout de { $seconds } s.
error-arena-ended = Dans la partie { $number }, le processus où le bot « { $name } » (place { $seat }) devait prendre sa décision { $decision } s’est terminé avec l’état { $status }. Toutes les parties terminées sont conservées.
error-arena-ended-early = Un processus pour les bots { $bots } s’est terminé avec l’état { $status } avant que l’un d’eux soit interrogé. Toutes les parties terminées sont conservées.
error-arena-broken = La partie { $number } ne peut pas être jouée jusqu’au bout : { $reason }. Toutes les parties terminées sont conservées.
error-arena-no-ray = Ray n’est pas installé ici ; installez-le avec : pip install "krajina[cluster]".
error-arena-bad-address = « { $address } » n’est pas l’adresse d’un cluster Ray ; écrivez HOST:PORT, ray://HOST:PORT ou auto.
error-arena-no-cluster = Aucun cluster Ray ne répond à { $address } : { $reason }.
error-arena-token = Le cluster Ray à { $address } demande un jeton, et Ray n’en montre pas, ou un autre. Mettez le jeton de ce cluster dans ~/.ray/auth_token, et RAY_AUTH_MODE=token dans l’environnement.
error-arena-other-server = Quelque chose répond à { $address }, mais ce n’est pas un cluster Ray que l’on puisse rejoindre.
error-arena-other-code = Le cluster a une autre version de Krajina ou des bots : ses parties ne seraient pas les mêmes.
error-arena-cluster-lost = Le cluster Ray ne joue plus : { $reason }. Toutes les parties terminées sont conservées.
cli-arena-folder = Toutes les parties sont conservées dans { $folder }
cli-arena-dropped =
    { $bytes ->
        [one] La dernière partie n’y était pas entière ({ $bytes } octet), elle est rejouée.
       *[other] La dernière partie n’y était pas entière ({ $bytes } octets), elle est rejouée.
    }
cli-arena-kept =
    { $games ->
        [one] { $games } partie est déjà là.
       *[other] { $games } parties sont déjà là.
    }
cli-arena-going = { $rate } par seconde, premier bot { $share } %
cli-arena-stopped =
    { $games ->
        [one] Arrêté. { $games } partie est conservée ; la même commande continue à partir de là.
       *[other] Arrêté. { $games } parties sont conservées ; la même commande continue à partir de là.
    }
cli-arena-bot = bot
cli-arena-share = victoires, % (95 %)
cli-arena-margin = écart (95 %)
cli-arena-points = points
cli-arena-won = gagné/nul/tout
cli-arena-times = ms : médiane/p99
cli-arena-by-seat = victoires, % (points)
cli-arena-counted =
    { $games ->
        [one] Compté : { $games } partie, groupes aux mêmes tirages : { $groups }, graine { $seed }.
       *[other] Compté : { $games } parties, groupes aux mêmes tirages : { $groups }, graine { $seed }.
    }
cli-arena-more =
    { $games ->
        [one] { $games } autre partie est conservée et ne compte pas : son groupe n’est pas complet, ou vient après la décision.
       *[other] { $games } autres parties sont conservées et ne comptent pas : leurs groupes ne sont pas complets, ou viennent après la décision.
    }
cli-arena-time =
    { $games ->
        [one] Joué maintenant : { $games } partie en { $seconds } s, { $rate } par seconde.
       *[other] Joué maintenant : { $games } parties en { $seconds } s, { $rate } par seconde.
    }
cli-arena-decided =
    { $groups ->
        [one] Décidé après { $groups } groupe : la borne { $right } est retenue, pas { $wrong } (LLR { $llr }).
       *[other] Décidé après { $groups } groupes : la borne { $right } est retenue, pas { $wrong } (LLR { $llr }).
    }
cli-arena-undecided =
    { $groups ->
        [one] Pas de décision après { $groups } groupe (LLR { $llr }, il faut { $bound }).
       *[other] Pas de décision après { $groups } groupes (LLR { $llr }, il faut { $bound }).
    }
cli-arena-digest = Empreinte des parties : { $digest }
cli-arena-files = Rapport, tableau, image et parties : { $folder } ; pour en montrer une : krajina replay DOSSIER --game 1 --open
cli-record-written = L’enregistrement est dans { $file }
cli-not-shown = Le serveur n’a pas accepté l’enregistrement : { $reason }.

## Ligne de commande : le matériel de jeu

cli-own-table = { $file } (le vôtre)
cli-from-rulebook = règle du jeu
cli-from-source = source : { $source }
cli-from-reconstructed = reconstitué
cli-pieces-count =
    { $number ->
        [one] { $number } ligne, selon sa provenance :
       *[other] { $number } lignes, selon leur provenance :
    }
cli-exported =
    { $number ->
        [one] { $number } tableau a été écrit dans le dossier { $folder }.
       *[other] { $number } tableaux ont été écrits dans le dossier { $folder }.
    }

## Erreurs : réglages et limites du serveur

error-unknown-variable = Le serveur ne connaît pas la variable { $variable } ; vouliez-vous dire { $nearest } ?
error-bad-variable = La variable { $variable } ne peut pas être « { $value } » : { $reason }.
setting-yes-or-no = on attend yes ou no
setting-network = on attend une adresse comme 10.0.0.1 ou un réseau comme 10.0.0.0/8
setting-address = on attend une adresse comme https://example.org/krajina
error-too-many =
    { $wait ->
        [one] Trop de requêtes ; réessayez dans { $wait } seconde.
       *[other] Trop de requêtes ; réessayez dans { $wait } secondes.
    }
error-too-many-sockets =
    { $limit ->
        [one] Votre réseau ne peut avoir que { $limit } connexion à ce serveur.
       *[other] Votre réseau a déjà { $limit } connexions à ce serveur et ne peut pas en avoir davantage.
    }
error-not-ready = Les tables ne peuvent pas être enregistrées pour le moment ; rien n’est perdu, réessayez plus tard.
error-not-stored =
    { $reason ->
        [gone] La base de données du serveur a été supprimée ou remplacée : rien n’est enregistré et ceci n’a pas eu lieu. La personne qui gère le serveur doit le redémarrer.
       *[other] Le serveur ne peut rien enregistrer pour le moment : ceci n’a pas eu lieu. La personne qui le gère doit s’en occuper ; réessayez ensuite.
    }
error-overloaded = Le serveur est plein pour le moment ; réessayez plus tard.

## Textes et adresses saisis par quelqu’un

error-empty-text = Il n’y a rien à lire dans ce message.
error-long-text = Ce message est trop long : { $longest } caractères au plus sont possibles.
error-empty-name = Il n’y a rien à lire dans ce nom.
error-long-name = Ce nom est trop long : { $longest } caractères au plus sont possibles.
error-bad-colour = Cette couleur n’existe pas. Au choix : { $known }.
error-bad-webhook = Aucun avis ne peut être envoyé à cette adresse : { $reason }.
webhook-long = elle est trop longue
webhook-form = ce n’est pas une adresse web complète en lettres simples
webhook-scheme = elle doit commencer par https:// ou http://
webhook-user = elle ne doit contenir ni nom d’utilisateur ni mot de passe
webhook-port = le port doit être 80, 443 ou au moins 1024
webhook-private = elle mène dans un réseau privé

## La base de données

error-database-kind = « { $kind } » n’est pas une base de données utilisable ici ; écrivez sqlite:///CHEMIN.
error-database-foreign = { $database } n’est pas une base de données de Krajina ; rien n’y est changé.
error-database-newer = La base de données { $database } a été écrite par une version plus récente de Krajina (état { $found }) ; installez-la.
error-database-unusable = La base de données { $database } est inutilisable : { $reason }.
error-database-exists = Il y a déjà une base de données à { $database } ; avec --force, elle est mise de côté.
error-database-in-use = La base de données { $database } est en service ; arrêtez d’abord le serveur.
error-database-served = Un autre serveur travaille déjà avec la base de données { $database }. Arrêtez-le d’abord, ou indiquez une autre base dans KRAJINA_DATABASE_URL.
error-database-served-at = Le serveur à l’adresse { $address } travaille déjà avec la base de données { $database }. Utilisez-le, arrêtez-le d’abord, ou indiquez une autre base dans KRAJINA_DATABASE_URL.
database-shortened = La base de données était endommagée : ce qui a été enregistré en dernier n’est plus lisible, et certaines parties en sont donc là où elles en étaient avant. Le journal endommagé est gardé dans { $file } ; voir « Damage » dans docs/operating.md.
cli-backed-up = La base de données a été copiée dans { $file }.
cli-restored = La base de données est de nouveau telle que dans { $file }.
cli-put-aside = La précédente s’appelle maintenant { $file }.
cli-records-exported =
    { $number ->
        [one] { $number } partie a été écrite dans le dossier { $folder }.
       *[other] { $number } parties ont été écrites dans le dossier { $folder }.
    }

## Tables : ce que le serveur ne fait pas

error-unknown-table = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été supprimée.
error-which-table = On ne sait pas de quelle table il s’agit : nommez-en une, ou ne montrez que les clés d’une seule table.
error-which-seat = On ne sait pas de quelle place il s’agit : nommez l’une des vôtres.
error-unknown-seat = Il n’y a pas de { $seat } à cette table.
error-no-such-step = Il n’y a pas d’étape { $step } à voir ; la dernière est { $last }.
error-no-reasons = Seul ce qu’un de nos bots a choisi lui-même peut être expliqué.
error-hidden-answer = Ce que le bot a choisi alors était secret, et n’est donc pas expliqué.
error-no-record-yet = L’enregistrement sera disponible quand la partie sera terminée.
error-fork-record = Cette table a commencé au milieu d’une autre partie ; elle n’a donc pas d’enregistrement à elle.
error-wrong-key = Cette clé ne convient pas. Le lien est peut-être incomplet, ou un plus récent l’a remplacé.
error-not-your-seat = C’est la place de { $seat }, et sa clé n’a pas été montrée.
error-not-owner = Seule la personne qui a ouvert la table peut faire cela.
error-no-watching = Seuls les joueurs peuvent regarder cette table.
error-foreign-page = Cela vient d’une page d’un autre site, donc rien n’a été fait. Ouvrez la table ici et réessayez.
error-table-closed = On ne joue plus à cette table.
error-table-open = La partie n’est pas encore terminée ; une revanche pourra suivre.
error-not-started = La partie n’a pas commencé : il manque encore quelqu’un.
error-already-started = La partie a commencé ; les couleurs ne peuvent donc plus être changées.
error-stale = La table a changé entre-temps. Regardez-la de nouveau, puis décidez.
error-held = { $seat } peut encore annuler ; ce sera ensuite à vous.
error-seat-taken = { $seat } occupe déjà cette place ; choisissez-en une autre.
error-seat-empty = Il n’y a personne à cette place.
error-seat-lost = Cette place n’est plus la vôtre : elle a été libérée, ou son lien a été remplacé.
error-still-here = { $seat } est encore là : un bot ne joue que pour une personne absente, ou si elle le souhaite.
error-bot-plays = { $bot } joue en ce moment pour { $seat }. Reprenez d’abord la place.
error-no-bot-plays = Aucun bot ne joue pour { $seat } ; il n’y a donc rien à reprendre.
error-nothing-to-redo = Il n’y a rien à refaire.
error-no-request = Personne ne demande plus cela.
error-nobody-to-ask = Il reste trop peu de monde à la table pour donner son accord.
error-not-consulted = { $seat } n’a pas à se prononcer là-dessus.
error-request-open = La table est en train de décider d’autre chose. Réessayez dans un instant.
error-asked-lately =
    { $wait ->
        [one] La table vient de refuser ; vous pourrez redemander dans une seconde.
       *[other] La table vient de refuser ; vous pourrez redemander dans { $wait } secondes.
    }
error-others-play = D’autres jouent encore ici. La table pourra être supprimée après la fin de la partie, ou après un jour sans le moindre coup.
error-other-rules = Cette table suit la version { $found } des règles de « { $game } », qui n’est pas installée ici ; la partie ne peut donc pas continuer.
error-talk-closed = Les règles du jeu ne permettent pas de parler maintenant.
error-talk-full = La discussion est pleine ({ $most } lignes).
error-too-many-forks = On ne peut pas aller à plus de { $most } niveaux.
error-colour-taken = Quelqu’un d’autre a déjà cette couleur : { $colour }.
error-bad-clock = La minuterie ne peut pas être réglée ainsi. Le temps doit aller de { $least } à { $most } ({ $unit }) ; seule une réserve rend du temps, une heure au plus.
error-prepared-table = Les options de cette table fixent ce que le hasard ou un secret déciderait ({ $options }) ; elle ne peut donc ni être publique ni avoir de places libres.
unit-seconds = en secondes
unit-days = en jours
error-record-slow = Il faut plus de { $seconds } s pour rejouer l’enregistrement ; il n’est donc pas accepté.

## Ce qu’envoient les programmes, et comment la connexion se termine

error-bad-json = Ce qui a été envoyé n’est pas du JSON : { $reason }.
error-bad-message = Ce qui a été envoyé n’est pas correct à l’endroit { $place } : { $reason }.
error-unknown-kind = Il n’existe pas de message de ce genre : { $reason }.
error-hello-first = Le premier message doit être « hello ».
error-hello-once = « hello » ne se dit qu’une fois, au début.
error-too-large = C’est trop grand : { $limit } octets au plus sont acceptés.
error-too-slow = La connexion était trop lente et a été fermée ; elle se rouvre d’elle-même.
error-server-stops = Le serveur redémarre. La partie continuera dès qu’il sera de retour.
error-unknown-page = Il n’y a rien ici. L’adresse contient peut-être une faute de frappe, ou ce qui était ici n’y est plus.
error-no-rules = Il n’y a pas ici de résumé des règles de ce jeu.
error-no-client = Le client web n’est pas construit ici ; « make web » le construit. L’interface sous /api fonctionne sans lui.
error-wrong-method = L’adresse est la bonne, mais elle n’accepte pas ce genre de requête.
error-bad-request = La requête n’a pas une forme que le serveur connaît.
error-failure = Le serveur a noté ce qui s’est passé. Veuillez réessayer.

## Ce qui se passe à une table

table-joined = { $name } prend place.
table-got-up = { $name } se lève.
table-kicked = { $name } doit se lever : ainsi le veut la personne qui a ouvert la table.
table-asks-to-kick = La personne qui a ouvert la table demande aux autres si { $seat } doit se lever.
table-voted-out = { $name } doit se lever : la personne qui a ouvert la table le veut, et tous les autres sont d’accord.
table-asks-to-succeed = { $name } demande à continuer pour { $seat }.
table-began = La partie commence.
table-finished = La partie est terminée. Chacun peut maintenant vérifier les tirages.
table-abandoned = { $seat } souhaite arrêter la partie ici, et tout le monde est d’accord.
table-not-agreed = { $seat } n’est pas d’accord.
table-withdrawn = { $seat } ne le demande plus.
table-bot-plays = { $bot } joue désormais pour { $seat }.
table-taken-back = { $seat } joue de nouveau sans bot.
table-bot-failed = { $seat } : { $bot } a échoué ; un choix par défaut a été fait.
table-bot-weaker = { $seat } : { $bot } ne peut pas continuer, car { $why }. { $weaker } joue désormais.
trouble-slow = il a été trop lent deux fois
trouble-crashed = il est tombé en panne deux fois
trouble-illegal = il a enfreint les règles deux fois
trouble-memory = la mémoire lui a manqué
trouble-unfit = ce qu’il a appris est abîmé ou vaut pour d’autres règles
table-time-is-up = { $seat } : le temps est écoulé ; un choix par défaut a été fait.
table-rematch = Il y a une revanche.

## Joueurs : bots, couleurs, et le deuxième du même nom

bot-greedy = Bot avide
bot-plain = Bot sans savoir
bot-random = Bot au hasard
bot-beginner = Débutant
bot-apprentice = Apprenti
bot-journeyman = Compagnon
bot-adept = Confirmé
bot-expert = Expert
bot-master = Maître
bot-styled = { $bot } ({ $style })
style-builder = bâtisseur
style-blocker = gêneur
style-farmer = paysan
style-bard = barde
style-courtier = courtisan
style-settler = colon
style-wanderer = voyageur
style-rival = rival
term-points = points marqués
level-beginner-about = Pour les toutes premières parties : il vous laisse beaucoup.
level-apprentice-about = Sait ce qui rapporte des points, et en oublie pas mal.
level-journeyman-about = Joue correctement : un adversaire équitable dès qu’on connaît les règles.
level-adept-about = Fait peu d’erreurs : il vous faut un plan.
level-expert-about = Prévoit, et prend ce que vous laissez traîner.
level-master-about = Le plus fort que nous ayons.
name-again = { $name } ({ $number })
seat-colour-red = rouge
seat-colour-blue = bleu
seat-colour-green = vert
seat-colour-yellow = jaune
seat-colour-black = noir
seat-colour-grey = gris
seat-colour-pink = rose
seat-colour-violet = violet

## La page de l’interface

api-title = L’interface
error-too-long = Le serveur devrait y réfléchir plus de { $seconds } secondes ; il s’est arrêté, et rien n’a changé.
error-too-many-undos = À cette table, on a déjà annulé { $most } fois ; désormais, chaque coup compte.
error-too-many-changes = Dans cette partie, vous avez déjà { $most } fois changé ou ajouté quelque chose alors que personne ne vous attendait ; désormais, chaque réponse compte.

## Pages : toutes les pages

page-name = Nom
page-colour = Couleur
page-your-turn = C’est à vous
page-back = La connexion est rétablie.

## Pages : l’accueil

start-mine = Mes tables
start-tables = Tables publiques
start-free =
    { $free ->
        [0] { $status }, { $seats } places, aucune de libre
        [one] { $status }, { $seats } places, dont { $free } libre
       *[other] { $status }, { $seats } places, dont { $free } libres
    }
start-records = Regarder une partie enregistrée
start-upload-about = L’enregistrement d’une partie, d’ici ou du terminal, se regarde pas à pas.
status-gathering = en attente de joueurs
status-playing = en cours
status-finished = terminée
status-abandoned = arrêtée avant la fin

## Pages : une nouvelle table

new-heading = Une nouvelle table : { $game }
new-about = Donnez une place à chaque personne devant cet appareil ; les amis viennent par le lien.
new-seats = Qui joue
new-who = qui
new-here = quelqu’un devant cet appareil
new-friend = libre pour un ami
new-any-colour = n’importe quelle couleur
new-conditions = Comment jouer
new-clock = Minuterie
new-visibility = Qui trouve la table
new-private = seulement les personnes qui ont le lien
new-public = tout le monde, sur la page d’accueil
new-watching = Spectateurs
new-watched =
    { $seconds ->
        [0] peuvent regarder
       *[other] peuvent regarder, { $seconds } secondes plus tard
    }
new-not-watched = ne peuvent pas regarder
new-name = Nom de la table
new-name-about = Il peut rester vide.
new-options = Règles et variantes
new-open = Ouvrir la table
clock-none = sans minuterie
clock-decision = { $seconds } secondes par décision
clock-bank = { $minutes } minutes pour la partie, { $more } secondes rendues après chaque décision
clock-days =
    { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }

## Pages : une table

play-title = { $game } : { $name }
play-your-turn-title = À vous : { $title }
play-join = S’asseoir
play-ask-to-join = Demander à prendre une place
play-watch = Regarder
play-to-table = Retour à la table
play-seats = À la table
play-mark-open = libre
play-mark-you = vous
play-mark-here = est là
play-mark-turn = à jouer
play-invite = Lien de la table
play-invite-about = Envoyez-le à toute personne qui veut jouer ou regarder.
play-replay = Revoir
play-record = Télécharger l’enregistrement
play-verify = Vérifier les tirages
play-fair = Hasard équitable
play-fair-about = La promesse ci-dessous fixe chaque tirage avant le premier coup. À la fin sa clé est montrée, et chacun peut recalculer tous les tirages.
play-promise = Promesse
play-key = Clé

## Pages : le tour

play-gathering = En attente : toutes les places ne sont pas prises.
play-won =
    { $winners-count ->
        [one] La partie est finie. Victoire de { $winners }.
       *[other] La partie est finie. Victoire de { $winners }.
    }
play-lost = La partie est finie, et personne à la table n’a gagné.
play-abandoned = La partie a été arrêtée avant la fin.
play-bot-plays = Un bot joue pour { $seat }.
play-held = Votre tour est fait. Vous pouvez encore l’annuler.
play-held-by = { $seat } : tour fait, il peut encore être annulé.
play-asked = { $seat } : { $question }
play-waiting = En attente de { $seats }.
play-may-change = En attente de { $seats }. Vous pouvez encore changer.
play-chance = Le hasard décide.
play-hand-over = Finir le tour
play-grace = continue dans
play-undo = Annuler le coup
play-reset =
    { $steps ->
        [one] Annuler tout le tour
       *[other] Annuler tout le tour ({ $steps } étapes)
    }
play-redo = Refaire
play-further-back = Annuler davantage…
play-ask-undo =
    { $steps ->
        [one] Demander aux autres d’annuler { $steps } étape
       *[other] Demander aux autres d’annuler { $steps } étapes
    }
play-wants-back =
    { $steps ->
        [one] { $seat } voudrait annuler { $steps } étape.
       *[other] { $seat } voudrait annuler { $steps } étapes.
    }
play-wants-end = { $seat } voudrait arrêter la partie ici.
play-wants-kick = Un bot doit-il continuer pour { $seat } ?
    .hint = La personne qui a ouvert la table le demande ; { $seat } devrait se lever.
play-wants-seat = { $name } veut continuer pour { $seat }.
    .hint = { $name } verrait tout ce que { $seat } voit.
play-agree = { $seat } : d’accord
play-refuse = { $seat } : pas d’accord
play-withdraw = Retirer la demande
play-take-back = Reprendre la main au bot
play-otherwise = Choisir autrement…
play-do = Valider
play-rematch = Rejouer
play-to-rematch = Vers la partie suivante
play-curtain = Passez l’appareil à { $seat }. Les autres détournent les yeux.
play-curtain-any = Qui est devant l’écran ? Les autres détournent les yeux.
play-i-am = Ici { $seat }

## Pages : déroulement et discussion

play-log = Journal
play-by-bot = { $seat } : un bot a répondu.
play-by-clock = { $seat } : le temps était écoulé.
play-by-luck = { $seat } : le bot a échoué, un choix par défaut a été fait.
play-talk = Discussion
play-say = Dire
play-talk-closed = Le jeu ne laisse parler personne en ce moment.

## Pages : le menu

play-menu = Réglages de { $seat }
play-grace-field = Secondes pour annuler
play-grace-about = Secondes pour annuler avant la fin de votre tour (0 à 10).
play-confirms = Attendre que je finisse mon tour
play-quiet = Ne pas me prévenir que c’est à moi
play-webhook = Adresse pour les avis
play-webhook-about = Une adresse web appelée quand c’est à vous et que vous n’êtes pas là ; pour des programmes comme ntfy ou un salon.
play-mute = Masquer
play-save = Enregistrer
play-notify = Me prévenir dans le navigateur quand c’est à moi
play-own-link = Votre lien secret
play-own-link-about = Toute personne qui a ce lien peut jouer pour vous. Ouvrez-le sur un autre appareil pour continuer.
play-new-key = Créer un nouveau lien ; celui-ci ne marchera plus
play-let-bot = Laisser un bot jouer pour moi
play-abandon = Demander aux autres d’arrêter la partie
play-leave = Quitter la table
play-owner = Votre table
play-seat-bot = Un bot pour { $seat }
play-kick = Libérer la place de { $seat }
play-delete = Supprimer la table

## Pages : revoir

replay-title = { $title }, étape { $step }
replay-first = Au début
replay-previous = Une étape en arrière
replay-next = Une étape en avant
replay-last = À la fin
replay-step = { $step } sur { $last }
replay-eyes = Vu par :
replay-spectator = un spectateur
replay-start = La table avant la première étape.
replay-what-if = Et si…
replay-what-if-about = Prenez un autre chemin d’ici, à une table à vous. Ce qu’on ne pouvait savoir est tiré de nouveau.
replay-others = Les autres places
replay-alone = je joue toutes les places

## Pages : retrouver sa place, et ce qui ne s’annule pas

clock-decision-minutes =
    { $minutes ->
        [one] { $minutes } minute par décision
       *[other] { $minutes } minutes par décision
    }
new-watched-minutes =
    { $minutes ->
        [one] peuvent regarder, { $minutes } minute plus tard
       *[other] peuvent regarder, { $minutes } minutes plus tard
    }
play-sure = Oui, vraiment

## Apprentissage

learn-share = la carte suivante va à { $seat }
learn-pick = cette carte aussi : { $item }
learn-enough = plus d’autres cartes
learn-cell = emplacement numéro { $number }, qui n’existe pas en ce moment
learn-figure = figurine personnelle numéro { $number } dans le paysage
learn-not-here = Ce n’est pas un choix possible en ce moment.
error-learn-missing = krajina.learn a besoin de NumPy, Gymnasium et PettingZoo, et { $package } n’est pas installé : pip install "krajina[learn]"
error-learn-no-such-game = Il n’y a pas d’environnement pour « { $name } ». Il y a : { $known }.
error-learn-no-such-reward = Il n’y a pas de récompense « { $name } ». Il y a : { $known }.
error-learn-no-such-mode = Il n’y a pas d’affichage « { $name } ». Il y a : { $known }.
error-learn-no-such-seat = Il n’y a pas de place { $found } à cette table ; la dernière est { $last }.
error-learn-not-reset = La partie n’a pas commencé : appelez d’abord reset.
error-learn-imagined = Un environnement imaginé n’a pas d’enregistrement et ne peut être sauvegardé : ce qui a été joué n’est pas ce qu’il montre.
error-learn-no-such-id = { $found } n’est pas un numéro de choix ici ; les numéros vont de 0 à { $last }.
error-learn-illegal-id = { $seat } ne peut pas choisir le numéro { $id } en ce moment ({ $action }). { $why }
error-learn-illegal-action = { $seat } ne peut pas faire cela en ce moment : { $action }. { $why }
error-learn-save-damaged = L’environnement sauvegardé est endommagé : { $reason }.
error-learn-save-foreign = Ce n’est pas un environnement sauvegardé de Krajina.
error-learn-save-newer = L’environnement a été sauvegardé par une version plus récente de Krajina : il a le format { $found }, et les formats jusqu’à { $known } sont connus ici.
error-learn-save-shape = L’environnement sauvegardé n’est pas correct à l’endroit { $place } : { $reason }.
error-learn-save-other = L’environnement sauvegardé a { $found } comme { $what }, et celui-ci a { $known }.
error-learn-save-options = L’environnement sauvegardé vient d’une partie préparée autrement.
error-learn-save-record = L’enregistrement dans l’environnement sauvegardé est inutilisable. { $why }
error-learn-save-illegal = L’environnement sauvegardé enfreint les règles à l’endroit { $place }. { $why }
