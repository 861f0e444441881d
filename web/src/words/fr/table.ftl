### La page d’une table

table-line-lost = La connexion s’est perdue avant la réponse. Regardez la table et, si rien ne s’est passé, réessayez.
table-kept = Votre coup partira dès que la connexion sera rétablie.
table-kept-gone = La partie a continué entre-temps ; votre coup n’a pas été joué.
table-panels = Journal, discussion et table
table-prompt = Que faire maintenant
table-tab-log = Journal
table-tab-table = Table
table-log-filter = Quelles lignes
table-log-all = Tout ce qui s’est passé
table-log-moves = Seulement ce que les joueurs ont fait
table-log-points = Seulement les points
table-log-move = { $seat } : { $what }
table-log-newest = Le plus récent
table-log-since = depuis votre dernière action
table-log-undone = annulé
table-log-nothing = Il ne s’est encore rien passé.
table-news = Pendant votre absence
table-news-more =
    { $number ->
        [one] Une autre ligne est dans le journal.
       *[other] { $number } autres lignes sont dans le journal.
    }
table-talk-nothing = Personne n’a encore rien dit.
table-talk-field = Dites quelque chose…
table-talk-watching = Les spectateurs lisent ; seuls les joueurs écrivent.
table-clock = temps restant
table-points =
    { $count ->
        [one] point
       *[other] points
    }
table-mark-bot = bot
table-mark-away = absent
table-show-seat = Montrer sur le plateau
table-picked-form = Envoyer cette réponse ?
table-cancel = Annuler
table-choices =
    { $number ->
        [one] Un choix
       *[other] { $number } choix
    }
table-request = Une demande à tous
table-watching-full = Toutes les places sont prises ; vous regardez.
table-watching-free = Une place est libre ici.
table-watching-asked = Vous demandez à continuer ; tous doivent être d’accord.
table-copy = Copier
table-copied = Copié
table-share = Envoyer…
table-qr = Code QR
table-qr-about = Le lien de la table, à lire avec un appareil photo
table-saved = Enregistré
table-leave-about = Votre place se libère ; en cours de partie, un bot joue jusqu’à ce que tous acceptent quelqu’un d’autre.
table-kick-about = En cours de partie, tous les autres doivent être d’accord. Pour une personne absente, un bot joue jusqu’à son retour.
table-delete-about = La table et tout ce qui s’y trouve disparaîtront pour tous.
table-own-tables = On joue avec les tableaux d’une boîte à soi : { $files }
table-text-view = Tout en mots
table-drawn-view = Le plateau dessiné
table-join-title = Prenez place
table-join-seat = Quelle place
table-join-asks = La partie est en cours. Vous pourrez continuer ici si tous les joueurs sont d’accord.
table-join-waits = Tous les joueurs doivent accepter que vous continuiez ici. Laissez cette page ouverte : vous serez à la table dès qu’ils l’auront fait.
table-join-refused = Les joueurs n’ont pas accepté.
table-join-also = Une autre personne veut jouer sur cet appareil
table-invite-title = Invitez d’autres joueurs
table-free = libre
table-free-seats =
    { $free ->
        [0] Toutes les places sont prises.
        [one] Une place est encore libre.
       *[other] { $free } places sont encore libres.
    }
table-seat-bot = Laisser jouer un bot
table-own = Vos pièces
table-fold-mats = Replier les joueurs
table-unfold-mats = Déplier les joueurs
table-fold-side = Replier le journal
table-unfold-side = Déplier le journal
table-skip = Passer
table-whole = Tout lire
table-higher = En montrer plus
table-lower = En montrer moins
table-shortcuts = Clavier
table-key-list = ouvrir ou replier la liste des choix
table-key-digits = choisir dans la liste
table-key-filter = chercher dans la liste
table-key-confirm = confirmer ce qui est choisi
table-key-cancel = annuler, fermer
table-key-undo = annuler
table-key-log = journal
table-key-talk = discussion
table-key-mats = replier ou déplier les joueurs
table-key-side = replier ou déplier le journal
table-key-text = en mots ou dessiné
table-key-prompt = à la question
table-key-board = au plateau, à ce qu’on peut faire
table-key-help = cette aide
table-mark-stands-in = { $bot } remplace
table-why = pourquoi ?
table-why-title = { $name } : pourquoi cela ?
table-why-step = Étape { $number } sur { $count }
table-why-before = L’étape d’avant
table-why-after = L’étape d’après
table-why-forced = Il n’y avait rien d’autre à choisir.
table-why-other = Le mieux qu’il pouvait faire à la place :
table-why-term = Ce que le bot compte
table-why-value = après
table-why-difference = différence
table-why-rival = meilleur adversaire : { $term }
table-why-equal = Pour le bot, les deux se valent.
table-why-better = En tout, c’est meilleur de { $difference }.
table-why-deeper = À première vue, c’est { $difference } : le bot a regardé plus loin que ce tableau ne le montre.
table-why-about = En points, comme ce bot les compte.
table-why-about-rival = Pour un adversaire, un plus dit combien il a de moins.
table-why-known = En points, comme ce bot les compte, d’après ce que vous pouvez savoir : ce qui vous est caché est seulement imaginé.
