# La partie revue étape par étape.

replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-times = { $speed }×
replay-timeline = Chronologie
replay-timeline-about = Les repères montrent où des points ont été marqués. La bande en dessous montre à qui était l’étape.
replay-where = étape { $step } sur { $last }
replay-tab-log = Journal
replay-tab-points = Points
replay-tab-more = Plus
replay-share = Lien vers cette étape
replay-keys = Touches : ← → une étape, avec Maj jusqu’aux points suivants, Début et Fin, espace pour la lecture.
replay-what-if-go = Prendre un autre chemin d’ici
replay-seat = Je joue
replay-over = Ici la partie est finie : revenez de quelques étapes pour essayer autrement.
replay-watched = La partie est en cours : choisissez votre place dans « Vu par » pour bifurquer.
replay-to-last = À la dernière étape visible
replay-no-points = Ce jeu ne montre les points qu’à la fin.
