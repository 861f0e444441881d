"""What printed things are called that an owner's tables changed: by number, for the image in our name would mislead."""

from collections.abc import Iterator

from krajina.core import Word, word_of
from krajina.games.stroganov.catalog import BOX, CARD, LANDSCAPE, SONG, VILLAGE, YURT, Catalog


def renamed(catalog: Catalog) -> dict[str, Word]:
    """The words of things that give, cost or are something else than in our tables, by the key of their name."""
    return dict((*_landscapes(catalog), *_tiles(catalog), *_cards(catalog)))


def _landscapes(catalog: Catalog) -> Iterator[tuple[str, Word]]:
    pairs = zip(BOX.landscapes.tiles, catalog.landscapes.tiles, strict=True)
    for number, (ours, own) in enumerate(pairs, 1):
        if (ours.terrain, ours.start, ours.rewards) != (own.terrain, own.start, own.rewards):
            word = Word("own-landscape", {"terrain": word_of(own.terrain), "number": number})
            yield LANDSCAPE.words[own.id].key, word


def _tiles(catalog: Catalog) -> Iterator[tuple[str, Word]]:
    """Villages, yurts and songs, named after their rewards."""
    for number, (ours, own) in enumerate(zip(BOX.villages.tiles, catalog.villages.tiles, strict=True), 1):
        if ours.rewards != own.rewards:
            yield VILLAGE.words[own.id].key, Word("own-village", {"number": number})
    for number, (yurt, other) in enumerate(zip(BOX.yurts.tiles, catalog.yurts.tiles, strict=True), 1):
        if yurt.rewards != other.rewards:
            yield YURT.words[other.id].key, Word("own-yurt", {"number": number})
    for number, (song, changed) in enumerate(zip(BOX.songs.tiles, catalog.songs.tiles, strict=True), 1):
        if song.rewards != changed.rewards:
            yield SONG.words[changed.id].key, Word("own-song", {"number": number})


def _cards(catalog: Catalog) -> Iterator[tuple[str, Word]]:
    """Their codes are printed ones."""
    for ours, own in zip(BOX.tsar_cards.cards, catalog.tsar_cards.cards, strict=True):
        if ours.effect != own.effect:
            yield CARD.words[own.id].key, Word("own-card", {"code": own.id})
