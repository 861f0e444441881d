### Ce qui n’a pas marché, et que faire

problem-title = Cela n’a pas marché
problem-any = Il s’est passé quelque chose d’inattendu.
problem-what-now = Réessayez, ou repartez de la page d’accueil.
problem-again = Réessayer
problem-as-guest = Ouvrir la table sans cette place
problem-offline = Le serveur est injoignable. Rien n’est perdu ; vérifiez votre connexion et réessayez.
problem-unknown-table = Demandez un nouveau lien, ou ouvrez votre propre table sur la page d’accueil.
problem-unknown-page = Repartez de la page d’accueil ; vos tables y sont aussi.
problem-wrong-key = Si vous avez un lien plus récent, ouvrez-le. Sinon, regardez la table en invité.
problem-seat-lost = Vous pouvez encore ouvrir la table en invité, et vous rasseoir si une place est libre.
problem-no-watching = Si vous avez une place ici, ouvrez votre lien secret. Vous pourrez revenir quand la partie sera finie.
problem-too-many = Attendez un moment, puis réessayez.
