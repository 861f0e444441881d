"""What is counted in the box and what the rules rest on, checked in tables that an owner may have corrected.

Only what is true of every copy is asked for. How we balanced what we had to reconstruct is not checked: the
printed values may differ from it as they like. What has the wrong type or an unknown word was refused in reading.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from krajina.core import BadData
from krajina.core.table_checks import TableCheck
from krajina.games.stroganov.catalog import BOX, Catalog
from krajina.games.stroganov.pieces import LAST, LOWEST
from krajina.games.stroganov.rows import (
    AutomaTable,
    BoardTable,
    Effect,
    FurTable,
    LandscapeTable,
    Reward,
    Shield,
    SongTable,
    TrophyBoard,
    TrophyTable,
    TsarTable,
    VillageTable,
    YurtTable,
)

ANIMALS: Final = tuple(kind.animal for kind in BOX.furs.kinds)  # from the sable to the bear
LETTERS: Final = "abcdef"
STACKS: Final = ("A", "B")
CLAIM_WORDS: Final = ("vp", "coin", "horse", "fur_bag", "fur_market")  # all that a claimed landscape gives
TRACK_WORD: Final = "pick_above"  # only a trophy track has rows above
REWARD_WORDS: Final = Reward.__struct_fields__
WINTER_PER: Final = ("outpost_built", "landscape")


def check(catalog: Catalog) -> None:
    """Check the tables against the box; raises BadData with file and place."""
    for name in catalog.__struct_fields__:
        _check_rewards(TableCheck(f"{name}.json"), getattr(catalog, name))
    _check_furs(TableCheck("furs.json"), catalog.furs)
    _check_landscapes(TableCheck("landscapes.json"), catalog.landscapes)
    _check_villages(TableCheck("villages.json"), catalog.villages)
    _check_yurts(TableCheck("yurts.json"), catalog.yurts)
    _check_songs(TableCheck("songs.json"), catalog.songs, catalog.board.tracks.story)
    _check_cards(TableCheck("tsar_cards.json"), catalog.tsar_cards)
    _check_tracks(TableCheck("trophy_tracks.json"), catalog.trophy_tracks)
    _check_board(TableCheck("board.json"), catalog.board)
    _check_automa(TableCheck("automa.json"), catalog.automa)


# -- rewards --------------------------------------------------------------------------------------------------------


def _check_rewards(table: TableCheck, content: Struct) -> None:
    known = tuple(word for word in REWARD_WORDS if word != TRACK_WORD)
    if isinstance(content, LandscapeTable):
        known = CLAIM_WORDS
    elif isinstance(content, TrophyTable):
        known = tuple(word for word in REWARD_WORDS if word != "trophy")  # or Ivan would never come to its end
    for path, name, reward in _rewards(content, "$", ""):
        place = f"{path} ({name})" if name else path
        words = reward.words
        if not words:
            raise BadData("data-reward-none", file=table.file, place=place)
        if len(words) > 1:
            raise BadData("data-reward-many", file=table.file, place=place, words=words)
        if reward.word not in known:
            raise BadData("data-reward-here", file=table.file, place=place, word=reward.word, known=known)


def _rewards(node: object, place: str, name: str) -> Iterator[tuple[str, str, Reward]]:
    """Every reward in a table, with its place and the id of its row."""
    if isinstance(node, Reward):
        yield place, name, node
    elif isinstance(node, Struct):
        name = str(getattr(node, "id", name))
        for field in node.__struct_fields__:
            yield from _rewards(getattr(node, field), f"{place}.{field}", name)
    elif isinstance(node, tuple):
        for index, item in enumerate(node):
            yield from _rewards(item, f"{place}[{index}]", name)


# -- furs and tiles -------------------------------------------------------------------------------------------------


def _check_furs(table: TableCheck, furs: FurTable) -> None:
    for index, (kind, animal) in enumerate(zip(furs.kinds, ANIMALS, strict=False)):
        table.expect(f"$.kinds[{index}].value", kind.value, LOWEST + index)
        table.expect(f"$.kinds[{index}].animal", kind.animal, animal)
    table.counted("$.kinds", len(furs.kinds), len(ANIMALS))
    table.counted("$.kinds[*].count", sum(kind.count for kind in furs.kinds), 76)
    table.once("$.on_gain[*].value", [row.value for row in furs.on_gain])
    table.counted("$.region_furs", len(furs.region_furs), 6)
    table.once("$.region_furs[*].value", [row.value for row in furs.region_furs])
    table.counted("$.tigers.count", furs.tigers.count, 16)


def _check_landscapes(table: TableCheck, landscapes: LandscapeTable) -> None:
    tiles = landscapes.tiles
    table.ids("tiles", [tile.id for tile in tiles], [tile.id for tile in BOX.landscapes.tiles])
    table.counted("$.tiles[*].start", sum(tile.start for tile in tiles), 5)
    for index, tile in enumerate(tiles):
        table.at_most(f"$.tiles[{index}].slots_marked_4 ({tile.id})", tile.slots_marked_4, tile.slots - 1)


def _check_villages(table: TableCheck, villages: VillageTable) -> None:
    table.ids("tiles", [tile.id for tile in villages.tiles], [tile.id for tile in BOX.villages.tiles])
    trophies = sum(reward.word == "trophy" for tile in villages.tiles for reward in tile.rewards)
    table.counted("$.tiles[*].rewards[*].trophy", trophies, 1)  # the rulebook speaks of the one trophy village


def _check_yurts(table: TableCheck, yurts: YurtTable) -> None:
    table.ids("tiles", [tile.id for tile in yurts.tiles], [tile.id for tile in BOX.yurts.tiles])
    _check_stacks(table, [tile.stack for tile in yurts.tiles], 5)  # one a region


def _check_songs(table: TableCheck, songs: SongTable, track: int) -> None:
    table.ids("tiles", [tile.id for tile in songs.tiles], [tile.id for tile in BOX.songs.tiles])
    _check_stacks(table, [tile.stack for tile in songs.tiles], 8)  # four players lay out four a year, for two years
    for index, tile in enumerate(songs.tiles):
        table.at_most(f"$.tiles[{index}].story_cost ({tile.id})", tile.story_cost, track)


def _check_stacks(table: TableCheck, stacks: Sequence[str], least: int) -> None:
    for stack in STACKS:
        table.at_least(f"$.tiles[*].stack ({stack})", stacks.count(stack), least)


# -- tsar cards -----------------------------------------------------------------------------------------------------


def _check_cards(table: TableCheck, cards: TsarTable) -> None:
    names = [card.id for card in BOX.tsar_cards.cards]
    table.ids("cards", [card.id for card in cards.cards], names)
    for index, card in enumerate(cards.cards):
        place = f"$.cards[{index}]"
        table.expect(f"{place}.deck ({card.id})", card.deck, card.id[0])  # a card's name begins with its deck
        table.at_least(f"{place}.require.own ({card.id})", card.require.own, card.require.pay)
        _check_effect(table.file, f"{place}.effect ({card.id})", card.effect)


def _check_effect(file: str, place: str, effect: Effect) -> None:
    """A lasting effect is a rule, one at the end is points, any other is rewards; some are multiplied."""
    given = {"rule": effect.rule is not None, "vp": effect.vp is not None, "rewards": bool(effect.rewards)}
    due = {"always": "rule", "final": "vp"}.get(effect.when, "rewards")
    if given != {name: name == due for name in given}:
        raise BadData("data-effect", file=file, place=place, when=effect.when, due=due)
    multiplied = effect.when == "final" or (effect.when == "winter" and effect.per in WINTER_PER)
    if effect.per is not None and not multiplied:
        raise BadData("data-per", file=file, place=place, when=effect.when, per=effect.per)


# -- boards ---------------------------------------------------------------------------------------------------------


def _check_tracks(table: TableCheck, tracks: TrophyTable) -> None:
    table.ids("boards", [board.id for board in tracks.boards], [board.id for board in BOX.trophy_tracks.boards])
    for index, board in enumerate(tracks.boards):
        _check_spaces(table, f"$.boards[{index}].spaces", board)
        for name in ("shields", "shields_alternative"):
            _check_shields(table, f"$.boards[{index}].{name}", board, getattr(board, name))


def _check_spaces(table: TableCheck, place: str, board: TrophyBoard) -> None:
    table.expect(f"{place}[0].fur ({board.id})", board.spaces[0].fur, None)  # the marker starts there
    for number, space in enumerate(board.spaces, 1):
        table.expect(f"{place}[{number - 1}].space ({board.id})", space.space, number)
        for index, reward in enumerate(space.rewards):
            if reward.pick_above is not None:
                where = f"{place}[{number - 1}].rewards[{index}].{TRACK_WORD} ({board.id})"
                table.at_most(where, reward.pick_above, number - 1)


def _check_shields(table: TableCheck, place: str, board: TrophyBoard, shields: Sequence[Shield]) -> None:
    """Shields stand on the track, further ones for more points."""
    space, vp = 0, 0
    for index, shield in enumerate(shields):
        table.at_least(f"{place}[{index}].space ({board.id})", shield.space, space + 1)
        table.at_most(f"{place}[{index}].space ({board.id})", shield.space, len(board.spaces))
        table.at_least(f"{place}[{index}].vp ({board.id})", shield.vp, vp)
        space, vp = shield.space, shield.vp


def _check_board(table: TableCheck, board: BoardTable) -> None:
    table.keys("$.setup.banners", board.setup.banners, ("2", "3", "4"))
    table.keys("$.scoring.landscape_sets", board.scoring.landscape_sets, ("3", "4"))
    outposts = board.setup.outposts_of_a_colour
    table.at_most("$.setup.outposts_of_a_colour", outposts, len(board.scoring.outposts_built) - 1)
    table.at_most("$.setup.outposts", board.setup.outposts, outposts)
    table.at_most("$.basic_actions.trade_picks", board.basic_actions.trade_picks, len(board.basic_actions.trade))
    last = 0
    for index, row in enumerate(board.regions):
        table.expect(f"$.regions[{index}].region", row.region, index + 1)
        for number, position in enumerate(row.positions):
            table.expect(f"$.regions[{index}].positions[{number}]", position, last := last + 1)
    table.counted("$.regions", len(board.regions), 5)
    table.counted("$.regions[*].positions", last, LAST)


# -- the solo game --------------------------------------------------------------------------------------------------


def _check_automa(table: TableCheck, automa: AutomaTable) -> None:
    table.ids("cards", [card.id for card in automa.cards], [card.id for card in BOX.automa.cards])
    for letter in LETTERS:
        found = sum(letter in card.letters for card in automa.cards)
        table.counted(f"$.cards[*].letters ({letter})", found, 5)
    table.counted("$.deck.in_play", automa.deck.in_play, 13)
