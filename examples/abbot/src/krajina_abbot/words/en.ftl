set-abbot = The Abbot (example)
figure-abbot = abbot
    .indefinite = an abbot
    .subject = An abbot
do-recall_abbot = call the abbot home
refusal-abbot-at-home = Your abbot is at home already.
why-recalled_abbot = abbot called home
