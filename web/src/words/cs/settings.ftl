### Nastavení tohoto zařízení

settings-title = Nastavení
settings-theme = Barvy stránky
settings-theme-auto = podle zařízení
settings-theme-light = světlé
settings-theme-dark = tmavé
settings-pace = Pohyb
settings-pace-off = žádný
settings-pace-fast = rychlý
settings-pace-normal = běžný
settings-pace-slow = pomalý
settings-follow = Tahy ostatních
settings-follow-instant = naráz
settings-follow-fast = rychle
settings-follow-normal = po vteřině
settings-follow-slow = pomalu
settings-palette = Barvy hráčů
settings-palette-box = jako v krabicích
settings-palette-clear = snadno rozlišitelné pro každé oči
settings-quick = Jedním dotykem
settings-quick-about = Čeho se dotkneš, to se hned provede, bez ukázky předem.
settings-sound = Zvuky
settings-sound-about = Krátký tón, když jsi na tahu, když někdo táhne a když přibudou body.
settings-text = Všechno slovy
settings-text-about = Seznamy a věty místo kreslené desky, také pro čtečky obrazovky.
