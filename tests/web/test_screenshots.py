"""The pictures of the documentation can be taken: bots still come to the moments that they show."""

import pytest
from tests.web.saved import questions_of
from tests.web.screenshots import MOMENTS, saved


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_comes_in_its_game(name: str) -> None:
    moment = MOMENTS[name]
    assert (moment.step(), moment.prompt) in questions_of(saved(*moment.game))
