set-abbot = Opat (ukázka)
figure-abbot = opat
    .accusative = opata
    .subject = Opat
do-recall_abbot = odvolat opata domů
refusal-abbot-at-home = Tvůj opat už je doma.
why-recalled_abbot = odvolaný opat
