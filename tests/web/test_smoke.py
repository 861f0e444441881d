from soak.server import Server
from tests.web.conftest import People
from tests.web.tables import BOT, HERE, SHORT, opened


def test_a_table_can_be_sat_at(server: Server, people: People) -> None:
    anna = people().sit(opened(server, [HERE, BOT], options={**SHORT, "first": 0}).link())
    anna.until(lambda seen: bool(seen["cells"]))
