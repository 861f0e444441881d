"""Compares the engine's question and table with the referee's, field by field."""

from collections import Counter
from typing import Any

import msgspec
from tests.games.stroganov.referee import table
from tests.games.stroganov.referee.box import fur_name
from tests.games.stroganov.referee.referee import Referee
from tests.games.stroganov.referee.scoring import final_terms, places

from krajina.core import Action, Decision, Outcome
from krajina.core.choices import ChanceOffer
from krajina.games.stroganov import StroganovView


def plain(action: Action) -> table.Action:
    """An action as the referee names it."""
    return tuple(msgspec.to_builtins(action).values())


def same_question(decision: Decision[Action], referee: Referee) -> None:
    """Who is asked, what, and every choice with its weight."""
    question = referee.question
    assert question, f"the game is over, but {decision} is asked"
    offered = [plain(action) for action in decision.choices]
    asked = (decision.seat, str(decision.prompt))
    assert asked == (question.seat, question.prompt), f"{asked} is asked, not {question}: {offered}"
    offer = decision.choices.describe()
    weights = offer.weights if isinstance(offer, ChanceOffer) else (1,) * len(offered)
    engine = dict(zip(offered, weights, strict=True))
    assert len(engine) == len(offered), "each choice is offered once"
    same(f"choices of {question.prompt}", engine, dict(question.choices))


def same_table(view: StroganovView, referee: Referee, is_over: bool = False) -> None:
    """Everything that lies on the table."""
    seen, names = msgspec.json.decode(msgspec.json.encode(view)), Names(referee)
    same_mats(seen, referee, is_over)
    places_seen = {tile["at"]: seen_place(tile) for tile in seen["row"]}
    same("row", places_seen, {at: names.place(at) for at in referee.row})
    regions = {region["region"]: seen_region(region) for region in seen["regions"]}
    same("regions", regions, {number + 1: names.region(number) for number in range(5)})
    left = [tile for tile in referee.landscapes if not referee.box.landscapes[tile]["start"]]
    expected = {
        "order": [names.who(player) for player in referee.line],
        "year": referee.year,
        "season": referee.season,
        "market": counted(Counter(referee.market)),
        "bag": counted(referee.bag),
        "tigers": referee.tigers,
        "banners": referee.banners,
        "landscapes_left": len(left),
    }
    same("table", {name: seen[name] for name in expected}, expected)
    same("songs", dict(enumerate(song["song"] for song in seen["songs"])), dict(enumerate(referee.songs)))
    cards = {card["card"]: card["fur"] for card in seen["start_cards"]}
    same("start cards", cards, {card: fur_name(fur) for card, fur in referee.start_cards.items()})
    same("drawn", Counter(seen["drawn"]), Counter(map(fur_name, referee.drawn)))


def same(what: str, engine: dict[Any, Any], referee: dict[Any, Any]) -> None:
    """Name what differs: the engine's value, then the referee's."""
    keys = [key for key in {**engine, **referee} if engine.get(key) != referee.get(key)]
    assert not keys, f"{what}: " + "; ".join(f"{key}: {engine.get(key)} / {referee.get(key)}" for key in keys)


def same_mats(seen: dict[str, Any], referee: Referee, is_over: bool) -> None:
    rows = [*seen["players"], *([seen["ivan"]["mat"]] if seen["ivan"] else [])]
    for player, row in enumerate(rows):
        mat = referee.mats[player]
        expected = {
            "points": mat.points,
            "at": mat.at,
            "horses": mat.horses,
            "coins": mat.coins,
            "furs": counted(mat.furs),
            "banners": mat.banners,
            "outposts": mat.outposts,
            "outposts_left": mat.outposts_left,
            "built": [region + 1 for region in referee.built(player)],
            "stories": mat.stories,
            "trophy": mat.trophy,
            "landscapes": mat.landscapes,
            "hand": mat.hand,
            "fulfilled": mat.fulfilled,
            "sources": {why: points for why, points in mat.sheet.items() if points},
            "at_end": {} if is_over else {why: n for why, n in final_terms(referee, player).items() if n},
        }
        same(f"mat of {player}", {name: row[name] for name in expected}, expected)
    if seen["ivan"]:
        same_deck(seen["ivan"], referee)


def same_deck(seen: dict[str, Any], referee: Referee) -> None:
    """The card that lies open, what the top of the deck shows, and how many cards are left of the thirteen."""
    back, is_known = referee.ivan_back, referee.options["strategy"] != "random"
    expected = {
        "card": referee.ivan_card,
        "steps": referee.box.ivan_cards[back]["move"] if back else None,
        "cards_left": len(referee.deck) - (0 if is_known else 5),
    }
    same("deck", {name: seen[name] for name in expected}, expected)


def same_outcome(outcome: Outcome, referee: Referee) -> None:
    """Places, points, and the points of every source."""
    assert referee.question is None, f"the game goes on: {referee.question}"
    assert list(outcome.places) == places(referee)
    assert list(outcome.points) == [mat.points for mat in referee.mats]
    for terms, mat in zip(outcome.terms, referee.mats, strict=True):
        assert {term.why: term.points for term in terms if term.points} == {why: n for why, n in mat.sheet.items() if n}


def counted(furs: Counter[int]) -> dict[str, int]:
    return {fur_name(fur): count for fur, count in table.owned(furs).items()}


def seen_place(tile: dict[str, Any]) -> dict[str, Any]:
    return {name: tile[name] for name in ("landscape", "furs", "cossacks")}


def seen_region(region: dict[str, Any]) -> dict[str, Any]:
    slots = ["neutral" if slot["is_neutral"] else slot["owner"] for slot in region["slots"]]
    return {**{name: region[name] for name in ("fur", "village", "yurt", "card")}, "slots": slots}


class Names:
    """The referee's table in the words of the view."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee

    def who(self, player: int) -> int | str:
        if player != self.referee.ivan:
            return player
        return "katyusha" if "katyusha" in self.referee.harder else "ivan"

    def place(self, at: int) -> dict[str, Any]:
        place, mats = self.referee.row[at], self.referee.mats
        standing = [self.who(player) for player in self.referee.line if mats[player].at == at]
        return {"landscape": place.tile, "furs": [fur_name(fur) for fur in place.furs], "cossacks": standing}

    def region(self, number: int) -> dict[str, Any]:
        region = self.referee.regions[number]
        slots = [
            "neutral" if owner == table.NEUTRAL else None if owner is None else self.who(owner)
            for owner in region.slots
        ]
        return {
            "fur": fur_name(region.fur),
            "village": region.village,
            "yurt": region.yurt,
            "card": region.card,
            "slots": slots,
        }
