"""The end of the game (page 11): each source of points with its count."""

from functools import cache
from itertools import product
from typing import TypeAlias

from tests.games.stroganov.referee.box import TIGER
from tests.games.stroganov.referee.table import Table

Terms: TypeAlias = dict[str, int]  # points by source


def final_terms(table: Table, player: int) -> Terms:
    """What the final scoring adds."""
    mat, scoring = table.mats[player], table.box.board["scoring"]
    built = len(table.built(player))
    furs = table.real_furs(player) + mat.horses // scoring["horses_a_fur"]
    return {
        "cards_at_end": sum(card_points(table, player, card) for card in mat.fulfilled),
        "landscape_sets": best_sets(table, player),
        "tigers": mat.furs[TIGER] * table.box.furs["tigers"]["final_vp"],
        "trophy_shield": shield(table, player),
        "outposts_built": scoring["outposts_built"][built],
        "outposts_left": mat.outposts * scoring["outpost_left"],
        "coins": mat.coins // scoring["coins_a_point"],
        "furs": furs // scoring["furs_a_point"],
        "stories": mat.stories // scoring["stories_a_point"],
    }


def card_points(table: Table, player: int, card: str) -> int:
    """Cards of the B deck; a quarter of the points is of those before the end (ruling 40)."""
    effect, mat = table.box.cards[card]["effect"], table.mats[player]
    if effect["when"] != "final":
        return 0
    counts = {
        "tiger": mat.furs[TIGER],
        "outpost_built": len(table.built(player)),
        "coin": mat.coins,
        "banner": mat.banners,
        "landscape": len(mat.landscapes),
        "tsar_fulfilled": len(mat.fulfilled),
        "score_4": mat.points // 4,
        **{f"landscape_{terrain}": count for terrain, count in terrains(table, player).items()},
    }
    points: int = effect["vp"] * (counts[effect["per"]] if "per" in effect else 1)
    return points


def terrains(table: Table, player: int) -> dict[str, int]:
    found = [table.box.landscapes[tile]["terrain"] for tile in table.mats[player].landscapes]
    return {terrain: found.count(terrain) for terrain in ("taiga", "tundra", "wetland", "mountains")}


def best_sets(table: Table, player: int) -> int:
    prices = table.box.board["scoring"]["landscape_sets"]
    return best_partition(tuple(terrains(table, player).values()), prices["4"], prices["3"])


@cache
def best_partition(counts: tuple[int, ...], four: int, three: int) -> int:
    """Try every number of sets of four, and of the sets of three that lack one terrain each (ruling 39)."""
    best = 0
    for fours, *threes in product(range(max(counts) + 1), repeat=5):
        used = [fours + sum(threes) - lacking for lacking in threes]
        if all(use <= count for use, count in zip(used, counts, strict=True)):
            best = max(best, fours * four + sum(threes) * three)
    return best


def shield(table: Table, player: int) -> int:
    """The best that the marker reached."""
    track, space = table.mats[player].track, table.mats[player].trophy
    shields = track["shields"]
    if "czech_yellow" in table.readings:
        shields = track.get("shields_alternative") or shields
    return max((mark["vp"] for mark in shields if mark["space"] <= space), default=0)


def places(table: Table) -> list[int]:
    """By points; of equals the one deeper in Siberia is first."""
    ranked = sorted(table.line, key=lambda player: -table.mats[player].points)
    return [1 + ranked.index(player) for player in range(table.players)]
