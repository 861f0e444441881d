set-abbot = Der Abt (Beispiel)
figure-abbot = Abt
    .accusative = einen Abt
    .none = keinen Abt
    .subject = Ein Abt
do-recall_abbot = den Abt heimrufen
refusal-abbot-at-home = Dein Abt ist schon zu Hause.
why-recalled_abbot = heimgerufener Abt
