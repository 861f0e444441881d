### Les signes qu’un joueur montre un instant

reactions-show = Montrer un signe
reactions-sign-good = Bien joué
reactions-sign-applause = Bravo
reactions-sign-laugh = Rire
reactions-sign-oh_no = Oh non
reactions-sign-thinking = Je réfléchis
reactions-sign-hurry = Plus vite, s’il vous plaît
reactions-sign-thanks = Merci
reactions-sign-good_game = Belle partie
