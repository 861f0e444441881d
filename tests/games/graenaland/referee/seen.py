"""Compares what a seat or a spectator sees with the referee's table, field by field."""

from collections import Counter
from typing import Any

import msgspec
from tests.games.graenaland.referee.box import BUILDINGS, GOALS, HEROES, TERRAINS, WORKS, back
from tests.games.graenaland.referee.compare import plain, same
from tests.games.graenaland.referee.referee import Referee

from krajina.games.graenaland import GraenalandView


def same_view(view: GraenalandView, referee: Referee, watcher: int | None) -> None:
    """Everything that lies on the table, and of the hands only what the watcher may know."""
    seen = msgspec.json.decode(msgspec.json.encode(msgspec.structs.replace(view, events=(), promises=())))
    expected = {
        "seat": watcher,
        "round": referee.round,
        "round_limit": referee.options["round_limit"],
        "phase": referee.phase,
        "main": referee.main,
        "winner": referee.winner,
        "supply_row": referee.supply_row,
        "supply_left": len(referee.supply_deck),
        "supply_used": Counter(referee.supply_used),
        "decks": [deck(referee, terrain) for terrain in TERRAINS],
        "proposal": proposal(referee, watcher),
        "answer": referee.answers.get(watcher) if watcher is not None else None,
        "answered": set(referee.answers),
        "tokens": tokens(referee),
    }
    found = {name: seen.get(name) for name in expected}
    found["supply_used"] = Counter(seen["supply_used"])
    found["answer"] = None if view.answer is None else plain(view.answer)
    found["answered"] = set(seen["answered"])
    found["tokens"] = [row["left"] for row in seen["prices"] if row["left"] is not None]
    same(f"table for {watcher}", found, expected)
    for row, at in zip(seen["territories"], referee.island, strict=True):
        same(f"territory {at}", row_of(row), territory(referee, at))
    for seat, row in enumerate(seen["players"]):
        expected = player(referee, seat, watcher)
        row["supply_cards"] = row["supply_cards"] and sorted(row["supply_cards"])
        same(f"player {seat} for {watcher}", {name: row[name] for name in expected}, expected)
    same_joint(seen["joint"], referee)


def deck(referee: Referee, terrain: str) -> dict[str, Any]:
    return {
        "terrain": terrain,
        "left": referee.decks[terrain].total(),
        "discards": dict(+referee.discards[terrain]),
    }


def tokens(referee: Referee) -> list[int]:
    return [*referee.tokens.values(), *referee.improvement_tokens.values()]


def row_of(row: dict[str, Any]) -> dict[str, Any]:
    """A territory as it is seen, where no order is meant."""
    return {**row, "pile": Counter(row["pile"]), "neighbours": set(row["neighbours"])}


def territory(referee: Referee, at: str) -> dict[str, Any]:
    land = referee.island[at]
    clans = []
    for seat in range(referee.seats):
        hero = referee.hero_at(seat, at)
        if land.houses(seat) or hero:
            buildings = [one for one in BUILDINGS if land.buildings.get(one) == seat]
            row = {"seat": seat, "villages": land.villages[seat], "buildings": buildings, "hero": hero}
            clans.append({**row, "votes": referee.votes(seat, at)})
    return {
        "at": at,
        "terrain": land.terrain,
        "row": land.tile["row"],
        "neighbours": referee.neighbours(at),
        "price": land.tile["settlement_cost"],
        "improvement": land.tile["improvement"],
        "free": referee.free_spots(at),
        "works": [work for work in WORKS if work in land.works],
        "pile": referee.pile(at),
        "limit": land.limit,
        "needed": sum(referee.votes(seat, at) for seat in range(referee.seats)) // 2 + 1,
        "clans": clans,
    }


def in_order(referee: Referee, cards: Counter[str]) -> list[str]:
    return sorted(cards.elements(), key=referee.box.order.__getitem__)


def player(referee: Referee, seat: int, watcher: int | None) -> dict[str, Any]:
    clan = referee.clans[seat]
    is_open = seat == watcher or clan.is_open
    backs = Counter(back(card) for card in clan.hand.elements())
    heroes = [
        {"hero": hero, "at": clan.heroes.get(hero), "waits": clan.waiting.get(hero, [])}
        for hero in HEROES
        if hero in clan.heroes or hero in clan.waiting
    ]
    has_card = clan.card is not None and (seat in (watcher, referee.winner) or referee.phase == "over")
    shows = has_card or not referee.options["victory_cards"]
    found = {
        "seat": seat,
        "army": clan.army,
        "settlements": referee.houses(seat),
        "houses_left": referee.box.houses - referee.houses(seat),
        "heroes": heroes,
        "cards": clan.hand.total(),
        "backs": [cards_of(terrain, backs[terrain]) for terrain in TERRAINS if backs[terrain]],
        "supplies": clan.supplies.total(),
        "hand": in_order(referee, clan.hand) if is_open else None,
        "victory_card": clan.card if has_card else None,
        "dealt": [dealt(referee, card) for card in clan.dealt] if seat == watcher else None,
        "points": referee.points(seat) if shows else None,
        "goals": goals(referee, seat) if shows else None,
    }
    if is_open:
        found["supply_cards"] = sorted(clan.supplies.elements())
    elif not referee.options["memory_aid"]:
        found["supply_cards"] = None
    return found


def cards_of(terrain: str, count: int) -> dict[str, Any]:
    """So many cards with this back, in words."""
    word = {"is": "word", "key": f"terrain-{terrain}", "values": {}}
    return {"is": "word", "key": "cards-of", "values": {"count": count, "terrain": word}}


def dealt(referee: Referee, card: str) -> dict[str, Any]:
    return {"card": card, "steps": referee.box.cards[card]}


def goals(referee: Referee, seat: int) -> list[dict[str, Any]]:
    standing, points, steps = referee.standing(seat), referee.points_of(seat), referee.steps(seat)
    return [{"goal": goal, "found": standing[goal], "due": steps[goal], "points": points[goal]} for goal in GOALS]


def proposal(referee: Referee, watcher: int | None) -> dict[str, Any] | None:
    """What is voted on; votes are seen if they are open, or one's own."""
    if referee.proposal is None:
        return None
    who, at, shares = referee.proposal
    rows = []
    for seat, share in zip(referee.voters(at), shares, strict=True):
        is_known = seat in referee.answers and (referee.options["open_votes"] or seat == watcher)
        row = {"seat": seat, "cards": list(share), "votes": referee.votes(seat, at)}
        agree = referee.answers[seat][1] if is_known else None
        rows.append({**row, "has_voted": seat in referee.answers, "agree": agree})
    needed = sum(referee.votes(seat, at) for seat in range(referee.seats)) // 2 + 1
    return {"who": who, "at": at, "needed": needed, "shares": rows}


def same_joint(seen: dict[str, Any] | None, referee: Referee) -> None:
    """The work, and the cards once they are open."""
    assert (seen is None) == (referee.joint is None), f"{seen} / {referee.joint}"
    if seen is None or referee.joint is None:
        return
    work, at = referee.joint
    found: dict[str, Any] = {name: seen[name] for name in ("work", "at", "price")}
    expected: dict[str, Any] = {"work": work, "at": at, "price": referee.work_price(work, at)}
    used = {row["seat"]: Counter(row["used"]) for row in seen["offers"] if row["used"]}
    found |= {"used": used, "own": Counter(seen["own"])}
    expected |= {"used": {seat: cards for seat, cards in referee.used.items() if cards.total()}}
    expected |= {"own": referee.own or Counter()}
    found["offers"] = {row["seat"]: Counter(row["cards"]) for row in seen["offers"] if row["cards"]}
    expected["offers"] = {seat: cards for seat, cards in referee.offers.items() if cards.total()}
    same("joint work", found, expected)
