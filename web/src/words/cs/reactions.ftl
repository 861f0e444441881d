### Znamení, která místo u stolu na chvíli ukáže

reactions-show = Ukázat znamení
reactions-sign-good = Dobře
reactions-sign-applause = Potlesk
reactions-sign-laugh = Smích
reactions-sign-oh_no = Ach ne
reactions-sign-thinking = Přemýšlím
reactions-sign-hurry = Pospěš si, prosím
reactions-sign-thanks = Děkuju
reactions-sign-good_game = Dobrá hra
