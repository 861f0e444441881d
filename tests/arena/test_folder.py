"""The folder of a match: nothing foreign is touched, nothing whole is lost."""

from pathlib import Path

import msgspec
import pytest

from krajina.arena import kept_game, new_match
from krajina.arena.folder import GAMES, MATCH, default_folder, opened
from krajina.arena.played import Played, line_of
from krajina.core import BadRecord, GameError

HERE = new_match("harvest", ["greedy", "random"])
CODES = ("a", "b")


def line(number: int) -> bytes:
    played = Played(number, ("greedy", "random"), (3, 2), (1, 2), (4, 4), (0.1, 0.1), ({}, {}), "digest")
    return line_of(played, b'{"krajina":1,"entries":[\n' + b"1,\n" * number + b"1\n]}\n")


def filled(folder: Path, *numbers: int) -> Path:
    with opened(folder, HERE, CODES) as store:
        for number in numbers:
            store.add(line(number))
    return folder


def test_what_was_written_is_there_again(tmp_path: Path) -> None:
    filled(tmp_path, 2, 1)
    with opened(tmp_path, HERE, CODES) as store:
        assert sorted(store.games) == [1, 2]
        assert store.dropped == 0
    assert msgspec.json.decode(kept_game(tmp_path, 2)) == {"krajina": 1, "entries": [1, 1, 1]}


@pytest.mark.parametrize("tail", [line(3)[:-1], line(3)[:12], b"\x1f\x8b", b"garbage" * 100, line(3)[:40] + b"\0" * 99])
def test_a_torn_end_is_dropped_and_written_over(tmp_path: Path, tail: bytes) -> None:
    file = filled(tmp_path, 1, 2) / GAMES
    whole = file.read_bytes()
    file.write_bytes(whole + tail)
    with opened(tmp_path, HERE, CODES) as store:
        assert sorted(store.games) == [1, 2]
        assert store.dropped == len(tail)
        store.add(line(3))
    assert file.read_bytes() == whole + line(3)


def test_many_games_are_read_as_they_were_written(tmp_path: Path) -> None:
    numbers = [*range(1, 3001)]
    with opened(filled(tmp_path, *numbers), HERE, CODES) as store:
        assert sorted(store.games) == numbers
    with pytest.raises(GameError, match="arena-no-game"):
        kept_game(tmp_path, 3001)


def test_another_match_is_refused_by_what_differs(tmp_path: Path) -> None:
    filled(tmp_path, 1)
    other = new_match("harvest", ["greedy", "greedy"], settings={"rounds": 4}, seed=5)
    with pytest.raises(GameError) as error, opened(tmp_path, other, ("a", "c")):
        pass
    assert error.value.values["different"] == ("options", "bots", "seed", "codes")


def test_a_folder_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Anna")
    with pytest.raises(GameError, match="arena-foreign-folder"), opened(tmp_path, HERE, CODES):
        pass
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]


def test_a_damaged_match_is_refused(tmp_path: Path) -> None:
    (filled(tmp_path, 1) / MATCH).write_text("{")
    with pytest.raises(BadRecord, match="arena-bad-folder"), opened(tmp_path, HERE, CODES):
        pass
    with pytest.raises(BadRecord, match="arena-bad-folder"):
        kept_game(tmp_path, 1)


def test_two_never_write_into_one_folder(tmp_path: Path) -> None:
    with opened(tmp_path, HERE, CODES), pytest.raises(GameError, match="arena-in-use"), opened(tmp_path, HERE, CODES):
        pass


def test_each_match_has_a_folder_of_its_own() -> None:
    other = new_match("harvest", ["greedy", "random"], seed=2)
    folders = {default_folder(HERE, CODES), default_folder(other, CODES), default_folder(HERE, ("a", "c"))}
    assert len(folders) == 3
    assert default_folder(HERE, CODES) in folders
