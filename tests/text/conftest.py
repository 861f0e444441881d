"""Fixtures for the tests of words: the package of a made-up village."""

import sys
from collections.abc import Iterator

import pytest
from tests.text import village


@pytest.fixture(scope="session")
def village_words(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The name of a package that can be imported and has catalogues."""
    folder = tmp_path_factory.mktemp("village")
    name = "krajina_test_village"
    village.write(folder, name)
    sys.path.insert(0, str(folder))
    yield name
    sys.path.remove(str(folder))
    sys.modules.pop(name, None)
