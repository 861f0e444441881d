"""The table as text: the row of landscapes by regions, songs and supplies, trophy tracks, players, what may be done.

Everything is taken from the view and said in words of the catalogue. Of the reasons why something is not possible
those stand here that the table does not show anyway; the long sheet has them all.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from krajina.core import Message, Word, word_of
from krajina.core.message import Line
from krajina.games.stroganov.catalog import CARD, IVAN_CARD, LANDSCAPE, SONG, VILLAGE, YURT
from krajina.games.stroganov.mats import Row, TrackSpace
from krajina.games.stroganov.pieces import Fur, Who
from krajina.games.stroganov.shown import CardInfo, Possible
from krajina.games.stroganov.terminal.wording import LEADS, Wording
from krajina.games.stroganov.view import IvanRow, RegionRow, Slot, StroganovView, Tile
from krajina.text import Words

TURN_SIGN: Final = ">"  # before the player whose turn it is
COSSACK: Final = "←"  # before those who stand on a landscape
NOTHING: Final = "–"
# Reasons that the table shows anyway: where one is, what lies there.
PLAIN: Final = frozenset(
    f"refusal-{key}"
    for key in (
        "build-elsewhere", "no-card", "no-yurt", "other-season", "out-of-reach", "too-far",
    )
)  # fmt: skip


def render(view: StroganovView, words: Words, names: Sequence[str], width: int) -> list[Line]:
    """Say the whole table, no line wider than the window."""
    return list(_Table(view, Wording(words, names, width)).lines())


class _Table:
    def __init__(self, view: StroganovView, wording: Wording) -> None:
        self.view = view
        self.say = wording
        self.cards = {info.card: info for info in view.cards}
        self.wide = max(
            (len(wording.word(LANDSCAPE.words[tile.landscape])) for tile in view.row if tile.landscape), default=0
        )
        furs = [len(self._tile_furs(tile)) for tile in view.row if Fur.TIGER not in tile.furs]
        self.furs = max(furs, default=0)  # tigers stand out

    def lines(self) -> Iterator[Line]:
        yield from self._head()
        yield from self.say.broken(0, self.say.titled(self.say.label("row"), self.say.say("table-row")))
        for region in self.view.regions:
            yield from self._region(region)
        yield from self._songs()
        yield from self._supplies()
        yield from self._start_cards()
        yield from self._tracks()
        for seat, row in enumerate(self.view.players):
            yield from self._player(seat, row, f"{seat + 1} {self.say.who(seat)}")
        if self.view.ivan is not None:
            yield from self._ivan(self.view.ivan)
        yield from self._possible()

    def _head(self) -> Iterator[Line]:
        view, say = self.view, self.say
        items = [say.say("table-when", year=view.year, season=word_of(view.season))]
        if view.active is not None:
            items.append(say.titled(say.label("active"), say.who(view.active)))
        if view.order:
            items.append(say.titled(say.label("order"), ", ".join(map(say.who, view.order))))
        yield from say.lines(0, "", items)

    # -- the row and its regions

    def _region(self, region: RegionRow) -> Iterator[Line]:
        """What a region offers, then its landscapes."""
        say = self.say
        slots = ", ".join(map(self._slot, region.slots))
        items = [say.say("table-region", region=region.region, fur=word_of(region.fur))]
        items.append(say.titled(say.say("table-slots"), slots))
        if region.village is not None:
            items.append(say.titled(say.word(VILLAGE.words[region.village]), say.listed(region.village_gains)))
        if region.yurt is not None:
            items.append(say.titled(say.word(YURT.words[region.yurt]), say.listed(region.yurt_gains)))
        if region.card is not None:
            items.append(self._card(self.cards[region.card]))
        yield from say.lines(1, "", items)
        for tile in self.view.row:
            if tile.region == region.region:
                yield from say.broken(2, self._tile(tile))

    def _slot(self, slot: Slot) -> str:
        if slot.owner is not None:
            return f"{slot.horses} {self.say.who(slot.owner)}"
        return f"{slot.horses} {self.say.say('table-neutral' if slot.is_neutral else 'table-free')}"

    def _tile(self, tile: Tile) -> str:
        """Place, landscape, furs, price, gains, Cossacks."""
        say = self.say
        cossacks = f"  {COSSACK} {', '.join(map(say.who, tile.cossacks))}" if tile.cossacks else ""
        if tile.landscape is None:
            return f"{tile.at:>2} {say.say('table-gap')}{cossacks}"
        name = say.word(LANDSCAPE.words[tile.landscape])
        row = f"{tile.at:>2} {name:<{self.wide}} {self._tile_furs(tile):<{self.furs}} {tile.price}×"
        return f"{row}{LEADS}{say.listed(tile.gains)}{cossacks}"

    def _tile_furs(self, tile: Tile) -> str:
        """The furs from the lowest, by their values."""
        return f"[{' '.join(self._short(fur) for fur in tile.furs)}]" if tile.furs else NOTHING

    def _short(self, fur: Fur) -> str:
        return self.say.piece(fur) if fur == Fur.TIGER else fur.value

    # -- songs, market, supplies, cards

    def _songs(self) -> Iterator[Line]:
        say = self.say
        songs = [
            f"{say.word(SONG.words[song.song])} {say.counted('cost-stories', song.stories)}{LEADS}"
            f"{say.listed(song.gains)}"
            for song in self.view.songs
        ]
        if songs:
            yield from say.lines(0, say.label("songs"), songs)

    def _supplies(self) -> Iterator[Line]:
        view, say = self.view, self.say
        items = [say.titled(say.label("market"), say.furs(view.market) or NOTHING)]
        if view.trade_fur is not None:
            items.append(say.titled(say.label("trade_fur"), say.piece(view.trade_fur)))
        if view.drawn:
            items.append(say.titled(say.label("drawn"), ", ".join(map(say.piece, view.drawn))))
        yield from say.lines(0, "", items)
        rest = [say.furs(view.bag) or NOTHING]
        rest += [f"{say.label(field)} {getattr(view, field)}" for field in ("tigers", "banners", "landscapes_left")]
        yield from say.lines(0, say.label("bag"), rest)

    def _start_cards(self) -> Iterator[Line]:
        if self.view.start_cards:
            yield Line(0, self.say.titled(self.say.label("start_cards")))
        for card in self.view.start_cards:
            fur = f" + {self.say.piece(card.fur)}" if card.fur is not None else ""
            yield from self.say.broken(1, self._card(self.cards[card.card]) + fur)

    def _card(self, info: CardInfo) -> str:
        """What a card does, asks for and gives at once."""
        return self.say.say(
            "table-card",
            card=CARD.words[info.card],
            own=info.own,
            pay=info.pay,
            fur=word_of(info.fur),
            points=Word("gain-vp", {"count": info.vp}),
        )

    # -- players

    def _tracks(self) -> Iterator[Line]:
        """Each trophy track once, with the markers on it."""
        boards: list[tuple[Who, Row]] = list(enumerate(self.view.players))
        if self.view.ivan is not None:
            boards.append((self.view.ivan.opponent, self.view.ivan.mat))
        tracks: list[tuple[TrackSpace, ...]] = []
        for _, row in boards:
            if row.track not in tracks:
                tracks.append(row.track)
        for track in tracks:
            spaces = []
            for space in track:
                there = [self.say.who(who) for who, row in boards if row.track == track and row.trophy == space.space]
                spaces.append(self._space(space, there))
            yield from self.say.lines(0, self.say.label("track"), spaces)

    def _space(self, space: TrackSpace, there: Sequence[str]) -> str:
        fur = f" {self.say.piece(space.fur)}" if space.fur is not None else ""
        text = self.say.titled(f"{space.space}{fur}", self.say.listed(space.gains))
        if space.shield:
            text += f", {self.say.label('shield')} {space.shield}"
        return f"{text} {COSSACK} {', '.join(there)}" if there else text

    def _player(self, who: Who, row: Row, name: str) -> Iterator[Line]:
        """What a player has, in a few lines."""
        say = self.say
        board = [say.piece(part) for part in (row.colour, row.side) if part is not None]
        title = f"{name} ({', '.join(board)})" if board else name
        mark = TURN_SIGN if who == self.view.active else " "
        items = [
            say.counted("gain-vp", row.points),
            say.say("table-at", at=row.at),
            say.counted("gain-horse", row.horses),
            say.counted("gain-coin", row.coins),
            say.counted("gain-story", row.stories),
            say.counted("gain-banner", row.banners),
            say.say("table-outposts", here=row.outposts, left=row.outposts_left),
            f"{say.label('built')} {', '.join(map(str, row.built)) or NOTHING}",
            f"{say.label('trophy')} {row.trophy}{self._next_step(row)}",
        ]
        yield from say.lines(0, f"{mark}{title}", items)
        yield from say.lines(2, say.label("furs"), [say.furs(row.furs) or NOTHING])
        yield from self._owned(row)

    def _next_step(self, row: Row) -> str:
        space = next((space for space in row.track if space.space == row.trophy + 1), None)
        if space is None:
            return ""
        return (
            f" ({self.say.say('table-next', fur=word_of(space.fur) if space.fur is not None else word_of('nothing'))})"
        )

    def _owned(self, row: Row) -> Iterator[Line]:
        """Landscapes, cards, and what the end would bring."""
        say = self.say
        if row.landscapes:
            names = [say.word(LANDSCAPE.words[name]) for name in row.landscapes]
            yield from say.lines(2, say.label("landscapes"), names)
        if row.hand:
            yield from say.lines(2, say.label("hand"), [self._card(self.cards[card]) for card in row.hand])
        if row.fulfilled:
            cards = []
            for card in row.fulfilled:
                now = self.cards[card].at_end
                said = say.say("table-fulfilled", card=CARD.words[card])
                cards.append(f"{said}{LEADS}{say.counted('gain-vp', now)}" if now else said)
            yield from say.lines(2, say.label("fulfilled"), cards)
        if row.at_end:
            whys = [f"{say.piece(why)} {points}" for why, points in row.at_end.items()]
            yield from say.lines(2, say.label("at_end"), [f"+{sum(row.at_end.values())}", *whys])

    def _ivan(self, ivan: IvanRow) -> Iterator[Line]:
        """The solo opponent: his mat, his card, how far he moves next."""
        say = self.say
        yield from self._player(ivan.opponent, ivan.mat, say.who(ivan.opponent))
        items = []
        if ivan.card is not None:
            items.append(say.titled(say.label("card"), say.word(IVAN_CARD.words[ivan.card])))
        if ivan.pick is not None and ivan.second is not None:
            items.append(say.titled(say.label("pick"), f"{ivan.hunts}× {say.word(word_of(ivan.pick))}"))
            items.append(say.titled(say.label("second"), say.word(word_of(ivan.second))))
        if ivan.steps is not None:
            items.append(say.titled(say.label("steps"), str(ivan.steps)))
        items.append(say.titled(say.label("cards_left"), str(ivan.cards_left)))
        yield from say.lines(2, "", items)

    # -- what may be done

    def _possible(self) -> Iterator[Line]:
        """What each action takes and gives; then what is missing for others."""
        say = self.say
        priced = [one for one in self.view.possible if one.why_not is None and (one.cost or one.gains)]
        if priced:
            yield Line(0, say.titled(say.label("possible")))
        for one in priced:
            takes = say.listed(one.cost)
            gives = f"{LEADS}{say.listed(one.gains)}" if one.gains else ""
            yield from say.broken(1, say.titled(self._action(one), f"{takes}{gives}".strip()))
        missing: dict[tuple[str, str], list[str]] = {}
        for one in self.view.possible:
            if one.why_not is not None and one.why_not.key not in PLAIN:
                missing.setdefault(self._reason(one, one.why_not), []).append(self._action(one))
        if missing:
            yield Line(0, say.titled(say.label("why_not")))
        for (reason, rule), actions in missing.items():
            yield from say.broken(1, f"{say.titled(', '.join(actions), reason)}{f' ({rule})' if rule else ''}")

    def _action(self, one: Possible) -> str:
        return self.say.words.say(one.action.message, self.say.names)

    def _reason(self, one: Possible, why_not: Message) -> tuple[str, str]:
        return self.say.words.say(why_not, self.say.names), self.say.words.rule(one.rule or "")
