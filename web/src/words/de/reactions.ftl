### Zeichen, die ein Platz kurz zeigt

reactions-show = Ein Zeichen zeigen
reactions-sign-good = Gut gemacht
reactions-sign-applause = Applaus
reactions-sign-laugh = Lachen
reactions-sign-oh_no = O nein
reactions-sign-thinking = Ich denke nach
reactions-sign-hurry = Bitte schneller
reactions-sign-thanks = Danke
reactions-sign-good_game = Gutes Spiel
