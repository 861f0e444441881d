"""What people read in the hard places: who gets what, where a move leads, whose proposal it is, backs of cards."""

from pathlib import Path
from typing import Final

import pytest
from tests.games.graenaland.table import CLANS, GraenalandPlay, act_all, asked, begin, fresh, offering, planning, voting
from tests.games.saying import words_of
from typer.testing import CliRunner

from krajina.cli import app
from krajina.core import Action, Message, Seat, Word
from krajina.games import graenaland
from krajina.games import graenaland as a
from krajina.games.graenaland import GAME, Direction, Hero, Item, ProposalAccepted, ProposalRejected, Work
from krajina.text import LANGUAGES

NAMES: Final = ("Anna", "Bob", "Cyril", "Dana", "Eva")


def say(message: Message, language: str) -> str:
    return words_of(GAME.words, language).say(message, NAMES).replace("\u00a0", " ")


def question(play: GraenalandPlay, seat: Seat, language: str) -> str:
    [decision] = [decision for decision in asked(play) if decision.seat == seat]
    return say(decision.message, language)


def hint(play: GraenalandPlay, seat: Seat, language: str) -> str:
    """What a question leaves unsaid."""
    [decision] = [decision for decision in asked(play) if decision.seat == seat]
    word = Word(decision.message.key, decision.message.values)
    return words_of(GAME.words, language).value(word, NAMES, "hint").replace("\u00a0", " ")


def choice(play: GraenalandPlay, seat: Seat, action: Action, language: str) -> str:
    [decision] = [decision for decision in asked(play) if decision.seat == seat]
    assert action in decision.choices
    return say(decision.said(action), language)


def told(play: GraenalandPlay, language: str) -> list[str]:
    return [say(event.message, language) for event in play.state.events or ()]


def table(play: GraenalandPlay, language: str, watcher: Seat | None = None) -> str:
    lines = GAME.render(GAME.view(play.state, watcher), words_of(GAME.words, language), NAMES, 200)
    return "\n".join(line.text for line in lines).replace("\u00a0", " ")


# -- proposals -------------------------------------------------------------------------------------------------------

PROPOSED: Final = {
    "cs": "Bob navrhuje v lese 1: Anna: obilí a dřevo · Bob: nic.",
    "en": "Bob proposes in forest 1: Anna: grain and wood · Bob: nothing.",
    "de": "Bob schlägt im Wald 1 vor: Anna: Getreide und Holz · Bob: nichts.",
    "fr": "Bob propose dans la forêt 1 : Anna : céréales et bois · Bob : rien.",
}
ALL_TO_ANNA: Final = a.Propose("forest_1", ((Item.GRAIN, Item.WOOD), ()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proposal_in_the_log_names_who_gets_what(language: str) -> None:
    play = act_all(begin(phase="sharing"), [(1, ALL_TO_ANNA)])
    assert told(play, language)[0] == PROPOSED[language]


def test_a_choice_and_a_replay_name_who_gets_what_and_where_a_move_leads(tmp_path: Path) -> None:
    play = begin(phase="movement")
    move = a.Move(Hero.WARRIOR, Direction.WEST)
    assert choice(play, 1, move, "en") == "move the warrior west, to plains 1"
    act_all(play, [(1, move), (2, a.Stay())])
    pile = next(one for one in asked(play)[0].choices if isinstance(one, a.Propose) and one.at == "forest_1")
    play.act(1, pile)
    file = tmp_path / "game.json"
    file.write_bytes(play.record.to_json())
    said = " ".join(CliRunner().invoke(app, ["replay", str(file), "--lang", "en"]).output.split())
    assert "move the warrior west, to plains 1" in said
    assert "propose in forest 1: Player 1: grain and wood · Player 2: nothing" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_asked_about_the_own_proposal_as_about_anothers(language: str) -> None:
    play = voting()
    assert NAMES[1] in question(play, 0, language)
    assert NAMES[1] not in question(play, 1, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_asked_for_an_offer_to_the_own_work(language: str) -> None:
    play = offering()
    assert question(play, 0, language) != question(play, 1, language)


def test_czech_has_its_cases() -> None:
    play = begin(phase="sharing")
    play.act(1, a.Propose("hills_coast", ((Item.ORE, Item.FACE_DOWN, Item.FACE_DOWN), ())))
    [proposed, *_] = told(play, "cs")
    assert proposed == "Bob navrhuje v pobřežních kopcích: Bob: ruda a 2× karta lícem dolů · Cyril: nic."
    for event, fate in ((ProposalAccepted, "schválen"), (ProposalRejected, "zamítnut")):
        said = say(event(at="plains_1", votes=2, all=3).message, "cs")
        assert said == f"Návrh na pláních 1 je {fate}, hlasy pro: 2 z 3."
    assert "Bob navrhuje, jak rozdělit karty v pobřežních kopcích" in table(play, "cs")
    assert "zbývá: " in table(play, "cs")
    assert "zbývá 3" not in table(play, "cs")


# -- moves, building, cards ------------------------------------------------------------------------------------------

MOVED: Final = {
    "cs": "přesunout bojovníka o dvě území na západ, na pláně 1",
    "en": "move the warrior two territories west, to plains 1",
    "de": "den Krieger zwei Gebiete nach Westen bewegen, in die Ebene 1",
    "fr": "déplacer le guerrier de deux territoires vers l’ouest, dans les plaines 1",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_names_where_it_leads(language: str) -> None:
    assert choice(planning(), 2, a.Move(Hero.WARRIOR, Direction.WEST_TWICE), language) == MOVED[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_explains_building_mentions_the_grant_where_it_is_on(language: str) -> None:
    tables = [begin({"seats": 5, "grant": grant}, clans=CLANS[:2], lands={}) for grant in (False, True)]
    usual, granting = (hint(play, 0, language) for play in tables)
    tables[1].act(0, a.GrantBuild(1))
    act_all(tables[1], [(0, a.SayNothing()), (1, a.BuildNothing())])
    assert len({usual, granting, hint(tables[1], 0, language)}) == 3
    assert granting.startswith(usual[:-1])
    assert len({question(play, 0, language) for play in tables}) == 1, "what is explained is not asked"


BACKS: Final = {
    "cs": ("2 karty z lesa", "1 karta z kopců", "1 karta z hor"),
    "en": ("2 cards of the forest", "1 card of the hills", "1 card of the mountains"),
    "de": ("2 Karten aus dem Wald", "1 Karte aus den Hügeln", "1 Karte aus dem Gebirge"),
    "fr": ("2 cartes de la forêt", "1 carte des collines", "1 carte des montagnes"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_by_their_backs_do_not_look_like_territories(language: str) -> None:
    play = begin()
    assert f"({', '.join(BACKS[language])})" in table(play, language)
    words = words_of(GAME.words, language)
    backs = GAME.view(play.state, None).players[1].backs
    assert tuple(words.value(back.word, NAMES).replace("\u00a0", " ") for back in backs) == BACKS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_what_is_improved_is_called_so(language: str) -> None:
    words = words_of(GAME.words, language)
    improved, improvable = (words.word(f"table-{key}") for key in ("improved", "improvable"))
    assert improved not in improvable
    lines = table(fresh(first=0), language).splitlines()
    first = next(number for number, line in enumerate(lines) if "~~~" in line)
    assert not any(f"{improved}:" in line.replace(" :", ":") for line in lines[:first])
    rich = table(begin(), language).replace(" :", ":")
    assert rich.count(f"{improved}:") == 1 + words.word("table-map-improves").replace("\u00a0:", ":").count(
        f"{improved}:"
    )


# -- joint works -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_change_an_offer_is_told_what_it_is(language: str) -> None:
    play = act_all(begin(), [(0, a.AnnounceWork(Work.PALISADE, "plains_1"))])
    act_all(play, [(1, a.OfferCards(("forest-wood",))), (2, a.OfferCards(()))])
    card = words_of(GAME.words, language).word("card-forest-wood").replace("\u00a0", " ")
    assert card in hint(play, 1, language)
    assert card not in hint(play, 2, language)
    assert card not in hint(play, 0, language)


# -- the rules as they are told --------------------------------------------------------------------------------------

PRIEST: Final = {
    "cs": "ruší tam hlasy cizích bojovníků",
    "en": "cancels the votes of the warriors of others",
    "de": "hebt dort die Stimmen der Krieger anderer auf",
    "fr": "annule les voix des guerriers des autres",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_priest_cancels_the_votes_of_warriors_of_others(language: str) -> None:
    """An own warrior can never stand beside an own priest (section 4)."""
    assert graenaland.__file__ is not None
    text = (Path(graenaland.__file__).parent / "rules" / f"{language}.md").read_text(encoding="utf-8")
    assert PRIEST[language] in text
