"""Compares the engine's question and table with the referee's, field by field."""

from collections import Counter
from collections.abc import Iterable
from itertools import product
from math import prod
from random import Random
from typing import Any

import msgspec
from tests.games.graenaland.referee import table
from tests.games.graenaland.referee.payment import all_parts
from tests.games.graenaland.referee.referee import Referee

from krajina.core import Action, Choices, Decision, Offer, Outcome
from krajina.core.choices import AnyOffer, ChanceOffer, ListOffer, PickOffer, SharesOffer

ALL = 200  # so many ways to pick cards are all compared; of more, some
SOME = 4


def plain(action: Action) -> table.Action:
    """An action as the referee names it."""
    return tuple(frozen(value) for value in msgspec.to_builtins(action).values())


def frozen(value: object) -> object:
    return tuple(frozen(one) for one in value) if isinstance(value, list | tuple) else value


def same_questions(decisions: Iterable[Decision[Action]], referee: Referee, rng: Random) -> None:
    """Who is asked, what, and every choice with its weight."""
    asked = {decision.seat: decision for decision in decisions}
    question = referee.question
    if question and not question.asked and not any(str(one.prompt) == "claim" for one in asked.values()):
        referee.skip()
        question = referee.question
    assert question, f"the game is over, but {list(asked.values())} are asked"
    must, may = set(question.asked), set(question.idle)
    assert must <= set(asked) <= must | may, f"{describe(asked)} are asked, not {must} (and perhaps {may})"
    for seat, decision in asked.items():
        same_question(decision, question.asked.get(seat) or question.idle[seat], rng)


def describe(asked: dict[int, Decision[Action]]) -> dict[int, str]:
    return {seat: str(decision.prompt) for seat, decision in asked.items()}


def parts_of(offer: Offer) -> list[Offer]:
    return [part for one in offer.parts for part in parts_of(one)] if isinstance(offer, AnyOffer) else [offer]


def same_question(decision: Decision[Action], asked: table.Asked, rng: Random) -> None:
    assert str(decision.prompt) == asked.prompt, f"{decision.seat} is asked {decision.prompt}, not {asked.prompt}"
    if not asked.is_sure:
        return
    offered: dict[Any, Any] = {}
    parts = parts_of(decision.choices.describe())
    for part in parts:
        if isinstance(part, ListOffer | ChanceOffer):
            actions = [plain(action) for action in part.actions]
            weights = part.weights if isinstance(part, ChanceOffer) else (1,) * len(actions)
            assert len({*actions, *offered}) == len(actions) + len(offered), "each choice is offered once"
            offered |= dict(zip(actions, weights, strict=True))
    same(f"choices of {asked.prompt}", offered, dict(asked.choices))
    forms = {plain(part.template)[:-1]: part for part in parts if isinstance(part, PickOffer | SharesOffer)}
    due = {form.template: form for form in asked.forms}
    assert set(forms) == set(due), f"forms of {asked.prompt}: {sorted(forms)} / {sorted(due)}"
    for template, form in due.items():
        found = forms[template]
        if isinstance(form, table.Sharing):
            assert isinstance(found, SharesOffer)
            same_sharing(decision.choices, found, form, rng)
        else:
            assert isinstance(found, PickOffer)
            same_payment(decision.choices, found, form, rng)
    if sum(ways(form) for form in asked.forms) <= ALL:
        same_walk(decision.choices, asked)


def ways(form: table.Sharing | table.Payment) -> int:
    if isinstance(form, table.Sharing):
        return int(len(form.receivers) ** form.pile.total())
    return prod(count + 1 for count in form.hand.values())


def same_walk(choices: Choices[Action], asked: table.Asked) -> None:
    """All there is, each once."""
    walked = [plain(action) for action in choices]
    assert len(set(walked)) == len(walked), "each choice is walked once"
    found = Counter(as_counts(action) for action in walked if action not in asked.choices)
    due: Counter[Any] = Counter()
    for form in asked.forms:
        if isinstance(form, table.Payment):
            fitting = [cards for cards in all_parts(form.hand, form.hand.total()) if form.fits(cards)]
            due.update((*form.template, tuple(sorted(cards.elements()))) for cards in fitting)
        else:
            items = sorted(form.pile.elements())
            for owners in set(product(range(len(form.receivers)), repeat=len(items))):
                shares = [
                    tuple(item for item, who in zip(items, owners, strict=True) if who == one)
                    for one in range(len(form.receivers))
                ]
                due[(*form.template, tuple(shares))] = 1
    same(f"all of {asked.prompt}", dict(found), dict(due))


def as_counts(action: table.Action) -> table.Action:
    """Cards in one order, whatever the order of the engine."""
    *rest, last = action
    if action[0] == "propose":
        return (*rest, tuple(tuple(sorted(share)) for share in last))
    return (*rest, tuple(sorted(last)))


def same_sharing(choices: Choices[Action], offer: SharesOffer, form: table.Sharing, rng: Random) -> None:
    """The pile and the receivers; and some ways to share it out, right and wrong ones."""
    pile = Counter(map(str, offer.pile))
    assert (pile, offer.receivers) == (form.pile, form.receivers), f"{form}: {pile}, {offer.receivers}"
    shares: list[list[str]] = [[] for _ in form.receivers]
    for item in form.pile.elements():
        rng.choice(shares).append(item)
    assert filled(offer, shares) in choices
    assert filled(offer, [*shares, []]) not in choices
    longest = max(shares, key=len)
    longest.append("gold")
    assert filled(offer, shares) not in choices
    del longest[-2:]
    assert filled(offer, shares) not in choices


def filled(offer: SharesOffer | PickOffer, value: object) -> Action:
    """A form with something filled in, as it would come over the wire."""
    raw = {**msgspec.to_builtins(offer.template), offer.field: value}
    found: Action = msgspec.convert(raw, type(offer.template))
    return found


def same_payment(choices: Choices[Action], offer: PickOffer, form: table.Payment, rng: Random) -> None:
    """The hand, the proposal, and some ways to pick cards, right and wrong ones."""
    assert Counter(offer.pile) == form.hand, f"{form.template}: {offer.pile} / {form.hand}"
    assert form.fits(Counter(offer.proposed)), f"{form.template}: {offer.proposed} is proposed"
    tried = [Counter(offer.proposed)]
    tried += [some(form.hand, rng, len(offer.proposed)) for _ in range(SOME)]
    tried += [changed(Counter(offer.proposed), form.hand, rng) for _ in range(SOME)]
    for cards in tried:
        action = filled(offer, [card for card in dict.fromkeys(offer.pile) for _ in range(cards[card])])
        assert (action in choices) == form.fits(cards), f"{form.template}: {+cards} of {form.hand}"


def some(hand: table.Cards, rng: Random, size: int) -> table.Cards:
    return Counter(rng.sample(sorted(hand.elements()), min(hand.total(), max(0, size + rng.randint(-1, 1)))))


def changed(cards: table.Cards, hand: table.Cards, rng: Random) -> table.Cards:
    """One card for another."""
    left = sorted((hand - cards).elements())
    picked = sorted(cards.elements())
    if picked:
        picked.pop(rng.randrange(len(picked)))
    return Counter(picked + rng.sample(left, min(1, len(left))))


def same(what: str, engine: dict[Any, Any], referee: dict[Any, Any]) -> None:
    """Name what differs: the engine's value, then the referee's."""
    keys = [key for key in {**engine, **referee} if engine.get(key) != referee.get(key)]
    assert not keys, f"{what}: " + "; ".join(f"{key}: {engine.get(key)} / {referee.get(key)}" for key in keys)


def same_outcome(outcome: Outcome, referee: Referee) -> None:
    """Places, points, and the points of every goal."""
    assert referee.question is None, f"the game goes on: {referee.question}"
    assert list(outcome.places) == referee.places()
    assert list(outcome.points) == [referee.points(seat) for seat in range(referee.seats)]
    for seat, terms in enumerate(outcome.terms):
        standing, points = referee.standing(seat), referee.points_of(seat)
        found = {term.why: (term.count, term.points) for term in terms}
        same(f"goals of {seat}", found, {goal: (standing[goal], points[goal]) for goal in standing})
