"""A made-up package of words, so that the tests of rendering depend on no game."""

from enum import StrEnum
from pathlib import Path

CS = """
crop-rye = žito
    .genitive = žita
    .gender = neuter
crop-wheat = pšenice
    .genitive = pšenice
    .gender = feminine
crop-barley = ječmen
tile-base-city-cap = hradba
tile-base-road = cesta
greeting = Dobrý den
sown = { $seat } má pole { $crop-genitive } na { $at }.
ripe =
    { $crop-gender ->
        [feminine] Zralá je { $crop }.
       *[neuter] Zralé je { $crop }.
    }
kept =
    { $crop-key ->
        [nothing] Nic nezůstalo.
       *[other] Zbylo trochu { $crop-genitive }.
    }
sacks =
    { $count ->
        [one] { $count } pytel
        [few] { $count } pytle
        [many] { $count } pytle (zlomek)
       *[other] { $count } pytlů
    }
basket = V koši: { $crops }.
basket-of = Koš plný { $crops-genitive }.
basket-size =
    { $crops-count ->
        [0] Koš je prázdný.
        [one] V koši je { $crops }.
       *[other] V koši jsou: { $crops }.
    }
nested = Teď: { greeting }, { sacks }.
broken = { $nowhere } chybí.
refusal-taken = Pole { $at } už je oseté.
refusal-grave = { $why } Dál to nejde.
view-round = Kolo
view-market = Trh
view-field = Pole
view-crop = plodina
view-players = Hráči
view-points = body
view-crops = úroda
view-stores = Zásoby
view-fields = Pole
view-weather = Počasí
view-rain = déšť
view-ready = hotovo
view-last = Naposled
view-owner = Majitel
view-plots = parcely
view-size = rozloha
view-tiles = Kartičky
view-empty = { "" }
do-sow = zasít { $crop } na { $at }
"""

EN = """
crop-rye = rye
crop-wheat = wheat
crop-barley = barley
greeting = Good day
only-english = Only English has this, { $seat }.
sacks =
    { $count ->
        [one] { $count } sack
       *[other] { $count } sacks
    }
basket = In the basket: { $crops }.
"""

DE = """
crop-rye = Roggen
crop-wheat = Weizen
sacks =
    { $count ->
        [one] { $count } Sack
       *[other] { $count } Säcke
    }
basket = Im Korb: { $crops }.
"""

FR = """
crop-rye = seigle
crop-wheat = blé
sacks =
    { $count ->
        [one] { $count } sac
       *[other] { $count } sacs
    }
basket = Dans le panier : { $crops }.
"""


class Crop(StrEnum):
    RYE = "rye"
    WHEAT = "wheat"
    BARLEY = "barley"


def write(folder: Path, name: str) -> None:
    """Write the package into a folder that is on the path for Python."""
    words = folder / name / "words"
    words.mkdir(parents=True)
    (folder / name / "__init__.py").write_text('"""A village."""\n')
    for language, text in {"cs": CS, "en": EN, "de": DE, "fr": FR}.items():
        (words / f"{language}.ftl").write_text(text, "utf-8")
