"""The table as text: the island, what is asked, players, the own hand, supplies, decks and prices.

Everything is taken from the view and said in words of the catalogue; the signs of the map are explained below it.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from krajina.core import word_of
from krajina.core.message import Line
from krajina.games.graenaland.catalog import CARD, SUPPLY, TILE, VICTORY_CARD
from krajina.games.graenaland.pieces import Fate, Goal, Phase
from krajina.games.graenaland.race import GoalInfo
from krajina.games.graenaland.shown import JointInfo, ProposalInfo, ShareInfo
from krajina.games.graenaland.terminal.island import island
from krajina.games.graenaland.terminal.wording import Wording
from krajina.games.graenaland.view import GraenalandView, HeroInfo, Player, PriceInfo, PromiseInfo
from krajina.text import Words

MAIN_SIGN: Final = ">"  # before the main player
MET_SIGN: Final = "✓"  # after a goal that is met, and what can be paid
NEWEST: Final = 5  # promises that are shown
ROOMY: Final = 100  # columns; from here on the prices always stand there
PRICED: Final = frozenset({Phase.CLAIM, Phase.BUILDING, Phase.FINAL})


def render(view: GraenalandView, words: Words, names: Sequence[str], width: int) -> list[Line]:
    """Say the whole table, no line wider than the window."""
    seats = range(len(view.players))
    given = [names[seat] if seat < len(names) else "" for seat in seats]
    return list(_Table(view, Wording(words, given, width)).lines())


class _Table:
    def __init__(self, view: GraenalandView, wording: Wording) -> None:
        self.view = view
        self.say = wording

    def lines(self) -> Iterator[Line]:
        yield from self._head()
        yield from island(self.view.territories, self.say)
        for player in self.view.players:
            yield from self._player(player)
        yield from self._common_goals()
        yield from self._promises()
        yield from self._supplies()
        if self.view.phase in PRICED or self.say.width >= ROOMY:
            yield from self.say.lines(0, self.say.label("prices"), map(self._price, self.view.prices))
        yield from self._buildable()
        if self.view.proposal is not None:
            yield from self._proposal(self.view.proposal)
        if self.view.joint is not None:
            yield from self._joint(self.view.joint)
        yield from self._answers()

    def _head(self) -> Iterator[Line]:
        """When it is, whose ship lies there, what may be talked about."""
        view, say = self.view, self.say
        key = "table-when" if view.round_limit is None else "table-when-limit"
        items = [say.say(key, round=view.round, limit=view.round_limit or 0, phase=word_of(view.phase))]
        if view.main is not None:
            items.append(say.titled(say.label("main"), say.who(view.main)))
        about = say.piece(view.talk.about)
        place = "" if view.talk.at is None else f" ({say.word(TILE.words[view.talk.at])})"
        items.append(say.titled(say.label("talk"), f"{about}{place}"))
        if view.winner is not None:
            items.append(say.titled(say.label("winner"), say.who(view.winner)))
        yield from say.lines(0, "", items)

    def _proposal(self, proposal: ProposalInfo) -> Iterator[Line]:
        """Who would get what, and how they vote."""
        say, at = self.say, TILE.words[proposal.at]
        yield from say.broken(0, say.say("table-proposal", who=say.who(proposal.who), at=at, needed=proposal.needed))
        for share in proposal.shares:
            votes = say.say("table-votes", count=share.votes)
            title = f"{say.clan(share.seat)} ({votes})"
            yield from say.lines(1, title, [say.pieces(share.cards), self._ballot(share)])

    def _ballot(self, share: ShareInfo) -> str:
        if not share.has_voted:
            return self.say.say("table-not-voted")
        if share.agree is None:
            return self.say.say("table-voted")
        return self.say.say("table-agrees" if share.agree else "table-refuses")

    def _joint(self, joint: JointInfo) -> Iterator[Line]:
        """A work that is built together: its price, what is offered, what is still due."""
        say = self.say
        title = say.say("table-joint", work=word_of(joint.work), at=TILE.words[joint.at])
        items = [say.titled(say.label("price"), say.price(joint.price))]
        if joint.due is not None:
            items.append(say.titled(say.label("due"), say.price(joint.due)))
        if joint.own:
            items.append(say.titled(say.label("own"), say.named(CARD, joint.own)))
        yield from say.lines(0, title, items)
        for offer in joint.offers:
            cards = [say.named(CARD, offer.cards)]
            if offer.used:
                cards.append(say.titled(say.label("used"), say.named(CARD, offer.used)))
            yield from say.lines(1, say.clan(offer.seat), cards)

    def _answers(self) -> Iterator[Line]:
        """Who of those that are asked at once has answered, and one's own answer."""
        view, say = self.view, self.say
        if view.answered and view.proposal is None:  # a proposal shows it
            yield from say.lines(0, say.label("answered"), map(say.who, view.answered))
        if view.answer is not None and view.proposal is None:
            yield from say.lines(0, say.label("answer"), [say.words.say(view.answer.message, say.names)])

    def _promises(self) -> Iterator[Line]:
        """The newest lines of the ledger, open ones first."""
        say, promises = self.say, self.view.promises
        if not promises:
            return
        yield Line(0, say.titled(say.label("promises")))
        newest = sorted(promises, key=lambda promise: (promise.fate != Fate.OPEN, -promise.round))
        for promise in newest[:NEWEST]:
            yield from say.lines(1, say.clan(promise.who), self._promise(promise))
        over = sum(sum(counts) for one in self.view.past for counts in (one.kept, one.broken, one.lapsed))
        older = over + sum(promise.fate == Fate.OPEN for promise in promises) - min(len(promises), NEWEST)
        if older:
            yield from say.broken(1, say.say("table-older", count=older))

    def _promise(self, promise: PromiseInfo) -> Iterator[str]:
        say = self.say
        yield say.word(promise.promise.word)
        yield say.say("table-in-round", round=promise.round)
        yield say.say("table-due") if promise.due and promise.fate == Fate.OPEN else say.piece(promise.fate)

    def _player(self, player: Player) -> Iterator[Line]:
        """What a player has, in a few lines."""
        say = self.say
        mark = MAIN_SIGN if player.seat == self.view.main else " "
        items = [
            say.say("table-army", count=player.army),
            say.say("table-settlements", count=player.settlements, left=player.houses_left),
            self._backs(player),
            say.say("table-supplies", count=player.supplies),
        ]
        if player.points is not None:
            is_card = player.victory_card is not None
            items.append(say.say("table-points" if is_card else "table-goals-met", count=player.points))
        yield from say.lines(0, f"{mark}{say.clan(player.seat)}", items)
        if player.heroes:
            yield from say.lines(2, say.label("heroes"), map(self._hero, player.heroes))
        if player.victory_card is not None:
            yield from say.lines(2, self._with_due("goals"), map(self._goal, player.goals))
        yield from self._cards(player)

    def _backs(self, player: Player) -> str:
        """How many cards, and what their backs show."""
        say = self.say
        cards = say.say("table-cards", count=player.cards)
        backs = ", ".join(say.word(backs.word) for backs in player.backs)
        return f"{cards} ({backs})" if backs else cards

    def _hero(self, hero: HeroInfo) -> str:
        say = self.say
        if hero.at is not None:
            return f"{say.piece(hero.hero)} ({say.word(TILE.words[hero.at])})"
        return say.say("table-waits", hero=word_of(hero.hero), places=tuple(TILE.words[at] for at in hero.waits))

    def _common_goals(self) -> Iterator[Line]:
        """The goals that are the same for all: what is due, and what every seat has."""
        say = self.say
        found = [(player.seat, player.goals) for player in self.view.players]
        if not all(goal.due for _, goals in found for goal in goals) or self.view.players[0].victory_card is not None:
            return
        yield Line(0, say.titled(say.say("table-goals", count=self.view.to_win)))
        for row in zip(*(goals for _, goals in found), strict=True):
            goal = row[0]
            title = f"{self._goal_name(goal)} ({', '.join(map(str, goal.due))})"
            clans = [
                say.of(seat, f"{one.found}{MET_SIGN * (one.points or 0)}")
                for (seat, _), one in zip(found, row, strict=True)
            ]
            yield from say.lines(1, title, clans)

    def _goal(self, goal: GoalInfo) -> str:
        """How much there is of how much is due; a sign for each step that is reached."""
        due = ", ".join(map(str, goal.due))
        met = f" {MET_SIGN * goal.points}" if goal.points else ""
        return f"{self._goal_name(goal)} {goal.found}/{due}{met}"

    def _goal_name(self, goal: GoalInfo) -> str:
        """Where three play, the first building does not count."""
        is_later = goal.goal == Goal.BUILDINGS and self.view.buildings_not_counted > 0
        return self.say.say("table-buildings-later") if is_later else self.say.piece(goal.goal)

    def _cards(self, player: Player) -> Iterator[Line]:
        """The hand and the cards beside it, as far as the watcher may know them."""
        say = self.say
        if player.hand is not None:
            yield from say.lines(2, say.label("hand"), [say.named(CARD, player.hand)])
        if player.seen:
            yield from say.lines(2, say.label("seen"), [say.named(CARD, player.seen)])
        if player.supply_cards:
            yield from say.lines(2, say.label("supply_cards"), [say.named(SUPPLY, player.supply_cards)])
        if player.victory_card is not None:
            yield from say.lines(2, say.label("victory_card"), [say.word(VICTORY_CARD.words[player.victory_card])])
        if player.dealt:
            yield from say.broken(2, say.titled(self._with_due("dealt")))
            for dealt in player.dealt:
                steps = [f"{say.word(word_of(goal.goal))} {'/'.join(map(str, goal.due))}" for goal in dealt.goals]
                yield from say.lines(3, say.word(VICTORY_CARD.words[dealt.card]), steps)

    def _with_due(self, field: str) -> str:
        """A label, and how many points win."""
        return f"{self.say.label(field)} ({self.say.say('table-points-win', count=self.view.to_win)})"

    def _supplies(self) -> Iterator[Line]:
        """The open supply cards, the heap they come from, the decks."""
        view, say = self.view, self.say
        yield from say.lines(0, say.label("supply_row"), self._supply_items())
        decks = []
        for deck in view.decks:
            left = say.say("table-left", count=deck.left)
            discards = say.say("table-discarded", cards=say.price(deck.discards))
            decks.append(f"{say.piece(deck.terrain)} ({f'{left}; {discards}' if deck.discards else left})")
        yield from say.lines(0, say.label("decks"), decks)

    def _supply_items(self) -> Iterator[str]:
        view, say = self.view, self.say
        yield say.named(SUPPLY, view.supply_row)
        yield say.titled(say.label("supply_left"), str(view.supply_left))
        if view.supply_used:
            yield say.titled(say.label("supply_used"), say.named(SUPPLY, view.supply_used))

    def _price(self, price: PriceInfo) -> str:
        """A row of the overview card, with the tokens that are left."""
        say = self.say
        said = say.titled(say.word(price.what.word), say.price(price.price))
        return said if price.left is None else f"{said} ({say.say('table-left', count=price.left)})"

    def _buildable(self) -> Iterator[Line]:
        """What has its place, for the seat that builds: where, and whether it can be paid."""
        say = self.say
        places: dict[str, list[str]] = {}
        for one in self.view.buildable:
            fee = f" + {say.titled(say.label('fee'), str(one.fee))}" if one.fee else ""
            paid = f" {MET_SIGN}" if one.pay is not None else ""
            for build in one.builds:
                at = "" if build.at is None else say.word(TILE.words[build.at])
                places.setdefault(say.word(build.what.word), []).append(f"{at}{fee}{paid}".strip())
        if not places:
            return
        yield from say.lines(0, say.label("buildable"), [say.say("table-payable", sign=MET_SIGN)])
        for what, found in places.items():
            where = ", ".join(found)
            yield from say.broken(1, f"{what} {where}".rstrip() if where in ("", MET_SIGN) else say.titled(what, where))
