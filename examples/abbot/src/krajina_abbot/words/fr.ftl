set-abbot = L’Abbé (exemple)
figure-abbot = abbé
    .indefinite = un abbé
    .bare = d’abbé
    .subject = Un abbé
do-recall_abbot = rappeler l’abbé
refusal-abbot-at-home = Votre abbé est déjà rentré.
why-recalled_abbot = abbé rappelé
