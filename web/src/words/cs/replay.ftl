# Přehrávání hry.

replay-play = Přehrát
replay-pause = Zastavit
replay-speed = Rychlost
replay-speed-times = { $speed }×
replay-timeline = Časová osa
replay-timeline-about = Značky ukazují, kde padly body. Pruh pod osou ukazuje, čí to byl krok.
replay-where = krok { $step } z { $last }
replay-tab-log = Průběh
replay-tab-points = Body
replay-tab-more = Další
replay-share = Odkaz na tento krok
replay-keys = Klávesy: ← → o krok, se Shiftem k dalším bodům, Home a End, mezerník přehrává.
replay-what-if-go = Odsud jinou cestou
replay-seat = Hraji za
replay-over = Tady už hra skončila: vrať se o pár kroků a zkus jinou cestu.
replay-watched = Hra ještě běží: pro jinou cestu vyber své místo v „Dívá se“.
replay-to-last = K poslednímu kroku, který je vidět
replay-no-points = Tahle hra ukazuje body až na konci.
