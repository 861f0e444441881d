### Settings of this device

settings-title = Settings
settings-theme = Colours of the page
settings-theme-auto = as on this device
settings-theme-light = light
settings-theme-dark = dark
settings-pace = Motion
settings-pace-off = none
settings-pace-fast = fast
settings-pace-normal = normal
settings-pace-slow = slow
settings-follow = Moves of the others
settings-follow-instant = at once
settings-follow-fast = fast
settings-follow-normal = one a second
settings-follow-slow = slow
settings-palette = Colours of the players
settings-palette-box = as in the boxes
settings-palette-clear = easy to tell apart for all eyes
settings-quick = One touch
settings-quick-about = Whatever you touch is done at once, without being shown first.
settings-sound = Sounds
settings-sound-about = A small tone when it is your turn, when somebody moves and when points are scored.
settings-text = Everything in words
settings-text-about = Lists and sentences in place of the drawn board, also for screen readers.
