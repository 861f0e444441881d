### Signs that a seat shows for a moment

reactions-show = Show a sign
reactions-sign-good = Well done
reactions-sign-applause = Applause
reactions-sign-laugh = Laughing
reactions-sign-oh_no = Oh no
reactions-sign-thinking = Let me think
reactions-sign-hurry = Hurry up, please
reactions-sign-thanks = Thank you
reactions-sign-good_game = Good game
