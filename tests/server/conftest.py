from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from tests.server.tables import many

from krajina.server import process
from krajina.server.app import create_app
from krajina.server.settings import Settings


@pytest.fixture(scope="session", autouse=True)
def no_waiting() -> Iterator[None]:
    """Let moves take as long as they take, also where something is hidden."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(process, "EVEN", 0.0)
        yield


@pytest.fixture(scope="module")
def settings() -> Settings:
    return Settings(database_url="sqlite:///:memory:", bot_workers=1)


@pytest.fixture(scope="module")
def client(settings: Settings) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(settings), raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(scope="module")
def visitor() -> Iterator[TestClient[Litestar]]:
    """A client that is never too fast."""
    with TestClient(create_app(many()), raise_server_exceptions=False) as client:
        yield client
