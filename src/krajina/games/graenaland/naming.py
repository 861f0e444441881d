"""What printed things are called that an owner's tables changed: by number, for our name would say something else."""

from collections.abc import Iterator

from krajina.core import Word, word_of
from krajina.games.graenaland.catalog import BOX, CARD, SUPPLY, TILE, VICTORY_CARD, Catalog


def renamed(catalog: Catalog) -> dict[str, Word]:
    """The words of things that are something else than in our tables, by the key of their name."""
    return dict((*_tiles(catalog), *_supplies(catalog), *_victory_cards(catalog)))


def _tiles(catalog: Catalog) -> Iterator[tuple[str, Word]]:
    """Territories, named after their landscape and row."""
    for number, (ours, own) in enumerate(zip(BOX.tiles.tiles, catalog.tiles.tiles, strict=True), 1):
        if (ours.terrain, ours.row) != (own.terrain, own.row):
            yield TILE.words[own.id].key, Word("own-tile", {"number": number, "terrain": word_of(own.terrain)})


def _supplies(catalog: Catalog) -> Iterator[tuple[str, Word]]:
    """Supply cards, named after what they show; in a hand they are cards like others."""
    pairs = zip(BOX.decks.supply.cards, catalog.decks.supply.cards, strict=True)
    for number, (ours, own) in enumerate(pairs, 1):
        if ours.symbols != own.symbols:
            first, second = map(word_of, own.symbols)
            word = Word("own-supply", {"number": number, "first": first, "second": second})
            yield from ((named.words[own.id].key, word) for named in (SUPPLY, CARD))


def _victory_cards(catalog: Catalog) -> Iterator[tuple[str, Word]]:
    """Victory point cards, named after what is easier and harder on them."""
    for number, (ours, own) in enumerate(zip(BOX.victory.cards, catalog.victory.cards, strict=True), 1):
        if (ours.light, ours.dark) != (own.light, own.dark):
            yield VICTORY_CARD.words[own.id].key, Word("own-victory", {"number": number})
