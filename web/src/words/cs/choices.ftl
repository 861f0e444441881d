## Volby

choices-filter = Hledat mezi možnostmi
choices-found =
    { $count ->
        [one] { $count } možnost
        [few] { $count } možnosti
       *[other] { $count } možností
    }
choices-some = Vybrat…
choices-item = Co
choices-to = dostane { $seat }
choices-everything = všechno
choices-everything-to = Všechno dostane { $seat }
choices-left =
    { $count ->
        [one] Ještě zbývá rozdělit jednu věc.
        [few] Ještě zbývá rozdělit { $count } věci.
       *[other] Ještě zbývá rozdělit { $count } věcí.
    }
