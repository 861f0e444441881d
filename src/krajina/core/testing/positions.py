"""Checks of one position: questions, choices, refusals, views."""

import re
from random import Random
from typing import Any, Final

import msgspec

from krajina.core.offers import AnyOffer, ChanceOffer, ListOffer, Offer, SharesOffer
from krajina.core.refusal import CHANGED_ENOUGH, GAME_OVER, NOT_ASKED, NOT_OFFERED, OTHER_QUESTION
from krajina.core.seat import CHANCE, Seat
from krajina.core.step import check
from krajina.core.testing.freeze import freeze
from krajina.core.testing.moment import FEW, Moment, who
from krajina.core.testing.mutate import pick_forms, wrong_actions
from krajina.core.understood import understood

_RULE: Final = re.compile(r"(page|section|ruling) \S+")
_ANY_GAME: Final = (CHANGED_ENOUGH, GAME_OVER, NOT_ASKED, OTHER_QUESTION)  # refusals that rest on no rule of the game
_MANY: Final = 5_000  # choices that are compared with each other


def questions(moment: Moment) -> None:
    """Each seat is asked at most one thing, chance is asked alone, and asking twice gives the same."""
    decisions = moment.game.decisions(moment.state)
    asked = [decision.seat for decision in decisions]
    moment.expect(len(set(asked)) == len(asked), f"a seat is asked twice at once: {asked}")
    moment.expect(CHANCE not in asked or len(asked) == 1, f"chance is asked together with others: {asked}")
    strange = [seat for seat in asked if seat != CHANCE and seat not in moment.seats]
    moment.expect(not strange, f"there are no seats {strange}")
    again = moment.game.decisions(moment.state)
    same = [_question(one) for one in decisions] == [_question(one) for one in again]
    moment.expect(same, "asked twice, the game puts two different questions")


def _question(decision: Any) -> bytes:
    offer = decision.choices.describe()
    return msgspec.json.encode([decision.seat, decision.prompt, decision.values, offer])


def choices(moment: Moment) -> None:
    """Choices are there, differ, contain what they list and sample, can be sent and be done."""
    for decision in moment.game.decisions(moment.state):
        listed = [action for action, _ in zip(decision.choices, range(_MANY), strict=False)]
        again = [action for action, _ in zip(decision.choices, range(_MANY), strict=False)]
        place = f"the choices of {who(decision.seat)} for {decision.prompt}"
        moment.expect(bool(listed), f"{place} are empty")
        moment.expect(len(set(listed)) == len(listed), f"{place} repeat themselves")
        moment.expect(listed == again, f"{place} come in another order when walked again")
        offer = decision.choices.describe()
        if isinstance(offer, ListOffer | ChanceOffer):
            moment.expect(offer.actions == tuple(listed), f"{place} are described as others")
        if len(listed) < _MANY and _is_said_one_way(offer):
            known = set(listed)
            lax = [action for action in wrong_actions(moment) if action in decision.choices and action not in known]
            moment.expect(not lax, f"{place} contain what they do not list: {lax}")
        for form in pick_forms(offer):
            proposal = msgspec.structs.replace(form.template, **{form.field: form.proposed})
            moment.expect(proposal in decision.choices, f"{place} propose {proposal}, but do not contain it")
        for luck in range(FEW):
            first, second = (decision.choices.sample(Random(luck)) for _ in range(2))
            moment.expect(first == second, f"{place} are sampled with luck of their own")
        _expect_one_way(moment, decision.seat, first)
        for action in (*listed[:FEW], *moment.few(decision.seat)):
            moment.expect(action in decision.choices, f"{place} list or sample {action}, but do not contain it")
            moment.expect(type(action) in decision.choices.kinds(), f"{place} do not name the kind of {action}")
            sent = msgspec.json.decode(msgspec.json.encode(action), type=understood(moment.game.actions))
            moment.expect(sent == action, f"{action} comes back from JSON as {sent}")
            moment.after(decision.seat, action)


def _is_said_one_way(offer: Offer) -> bool:
    """Tell whether each choice can be said in one way only, so that the walk names all there are; not so for shares."""
    if isinstance(offer, AnyOffer):
        return all(map(_is_said_one_way, offer.parts))
    return not isinstance(offer, SharesOffer)


def _expect_one_way(moment: Moment, seat: Seat, action: Any) -> None:
    """A step goes the same way whenever it is done, also where events are not wanted."""
    told, again, silent = moment.after(seat, action), moment.after(seat, action), moment.state.copy()
    moment.expect(freeze(told) == freeze(again), f"{action} goes another way when done again")
    silent.events = None
    moment.game.advance(silent, seat, action)
    moment.expect(silent.events is None, f"{action} makes events where events are not wanted")
    told.events = None
    moment.expect(freeze(told) == freeze(silent), f"{action} goes another way where events are not wanted")


def refusals(moment: Moment) -> None:
    """What is not among the choices is refused, with a specific code and the rule it rests on."""
    game, state = moment.game, moment.state
    asked = {decision.seat: decision.choices for decision in (*game.revisions(state), *game.decisions(state))}
    for action in wrong_actions(moment):
        for seat in (*moment.seats, CHANCE):
            if seat in asked and action in asked[seat]:
                continue
            refusal = check(moment.game, moment.state, seat, action)
            offer = f"{who(seat)} offering {action}"
            moment.expect(refusal is not None, f"{offer} is not refused")
            assert refusal is not None
            moment.expect(refusal.code != NOT_OFFERED, f"{offer} is refused without a reason")
            named = refusal.code in _ANY_GAME or _RULE.fullmatch(refusal.rule) is not None
            moment.expect(named, f"{offer} is refused ({refusal.code}) without a rule: {refusal.rule!r}")
            msgspec.json.encode(refusal.message)


def views(moment: Moment) -> None:
    """Every event and view comes back from JSON as it was, and no view holds an event that is for others only."""
    for event in moment.state.events or ():
        told = msgspec.json.decode(msgspec.json.encode(event), type=understood(type(event)))
        moment.expect(told == event, f"{event} comes back from JSON as {told}")
    for watcher in moment.watchers:
        view = moment.game.view(moment.state, watcher)
        sent = msgspec.json.decode(msgspec.json.encode(view), type=understood(type(view)))
        moment.expect(sent == view, f"the view of {who(watcher)} comes back from JSON changed")
        foreign = [event for event in getattr(view, "events", ()) if not event.is_for(watcher)]
        moment.expect(not foreign, f"the view of {who(watcher)} holds events that are for others: {foreign}")


def ends(moment: Moment) -> None:
    """There is an outcome exactly when no seat is asked any more; its terms sum up and its places follow."""
    outcome = moment.game.outcome(moment.state)
    over = not moment.game.decisions(moment.state)
    moment.expect((outcome is not None) == over, f"over is {over}, but the outcome is {outcome}")
    if outcome is None:
        return
    rows = {len(outcome.places), len(outcome.points), len(outcome.terms)}
    moment.expect(len(rows) == 1, "the outcome has rows of different length")
    moment.expect(min(rows) >= len(moment.seats), "the outcome forgets a seat")
    for points, terms in zip(outcome.points, outcome.terms, strict=True):
        moment.expect(points == sum(term.points for term in terms), f"{terms} do not add up to {points}")
    expected = sorted(1 + sum(other < place for other in outcome.places) for place in outcome.places)
    moment.expect(sorted(outcome.places) == expected, f"strange places {outcome.places}")
