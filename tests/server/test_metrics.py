from pathlib import Path

import pytest
from prometheus_client import Gauge
from prometheus_client.parser import text_string_to_metric_families

from krajina.core import GameError, IllegalAction
from krajina.core.refusal import Refusal
from krajina.server import metrics
from krajina.server.limits import TooMany
from krajina.server.metrics import RENEWED, TOGETHER, MetricsPage

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing that other tests left to be counted come onto the page together with what these count."""
    monkeypatch.setattr(metrics, "_TOLD", [])
    for counter in (metrics.ACTIONS, metrics.MESSAGES_RECEIVED, metrics.MESSAGES_SENT):
        monkeypatch.setattr(counter, "_waiting", 0.0)


def figures() -> dict[tuple[str, str], float]:
    """All figures of the page by name and label."""
    families = text_string_to_metric_families(metrics.metrics_page().decode())
    return {
        (sample.name, ",".join(sample.labels.values())): sample.value
        for family in families
        for sample in family.samples
    }


def grown(before: dict[tuple[str, str], float]) -> dict[tuple[str, str], float]:
    """What has been counted since."""
    now = figures()
    return {
        key: value - before.get(key, 0)
        for key, value in now.items()
        if key[0].startswith("krajina") and not key[0].endswith("_created") and value != before.get(key, 0)
    }


def test_what_is_counted_is_on_the_page() -> None:
    before = figures()
    metrics.TABLES_CREATED.inc()
    metrics.ACTIONS.inc(TOGETHER)
    metrics.MESSAGES_RECEIVED.inc(2 * TOGETHER)
    metrics.MESSAGES_SENT.inc(3 * TOGETHER)
    metrics.BOT_FAILURES.inc()
    metrics.count_webhook(True)
    metrics.count_webhook(False)
    assert grown(before) == {
        ("krajina_tables_created_total", ""): 1,
        ("krajina_actions_total", ""): TOGETHER,
        ("krajina_messages_received_total", ""): 2 * TOGETHER,
        ("krajina_messages_sent_total", ""): 3 * TOGETHER,
        ("krajina_bot_failures_total", ""): 1,
        ("krajina_webhooks_total", "delivered"): 1,
        ("krajina_webhooks_total", "failed"): 1,
    }


def test_a_single_move_is_not_on_the_page() -> None:
    before = figures()
    for _ in range(TOGETHER - 1):
        metrics.ACTIONS.inc()
        metrics.MESSAGES_RECEIVED.inc()
        metrics.MESSAGES_SENT.inc()
        metrics.count_told(0.0371)
        assert grown(before) == {}
    metrics.count_told(0.0002)
    assert grown(before)["krajina_told_seconds_count", ""] == TOGETHER
    assert grown(before)["krajina_told_seconds_sum", ""] == pytest.approx(TOGETHER * metrics.BOUNDS[0]), "by the bounds"


def test_who_asks_for_the_page_again_and_again_learns_nothing_more() -> None:
    now = [0.0]
    page = MetricsPage(lambda: now[0])
    first = page.show(0, 0)
    metrics.TABLES_CREATED.inc()
    now[0] = RENEWED - 0.1
    assert page.show(0, 3) == first, "nor how long a bot thinks"
    now[0] = RENEWED
    assert page.show(0, 3) != first


def test_what_the_process_uses_is_told_by_the_second_and_by_the_megabyte() -> None:
    told = figures()
    assert told["process_cpu_seconds_total", ""] % 1 == 0
    assert told["process_resident_memory_bytes", ""] % 1_000_000 == 0


@pytest.mark.parametrize(
    ("name", "gauge"),
    [("krajina_rooms", metrics.ROOMS), ("krajina_sockets", metrics.SOCKETS), ("krajina_bot_queue", metrics.BOT_QUEUE)],
)
def test_what_is_there_now_is_on_the_page(name: str, gauge: Gauge) -> None:
    gauge.set(7)
    assert figures()[name, ""] == 7
    gauge.set(0)
    assert figures()[name, ""] == 0


def test_how_long_it_took_to_tell_everyone_is_on_the_page() -> None:
    before = figures()
    for _ in range(TOGETHER):
        metrics.count_told(0.12)
    since = grown(before)
    assert since["krajina_told_seconds_bucket", "0.15"] >= TOGETHER
    assert since.get(("krajina_told_seconds_bucket", "0.05"), 0) < TOGETHER


@pytest.mark.parametrize(
    ("error", "label"),
    [
        (TooMany("too-many", wait=1), "too-many"),
        (IllegalAction(Refusal("no-room", "page 3"), 0), "rules"),
        (GameError("made-up-by-a-stranger"), "other"),
    ],
)
def test_refusals_are_counted_by_codes_that_we_know(error: GameError, label: str) -> None:
    before = figures()
    for _ in range(TOGETHER):
        metrics.count_refusal(error)
    assert grown(before) == {("krajina_refusals_total", label): TOGETHER}


def test_the_process_is_on_the_page() -> None:
    assert figures()["process_resident_memory_bytes", ""] > 1_000_000


def test_every_figure_is_documented() -> None:
    page = (ROOT / "docs/operating.md").read_text("utf-8")
    own = [metric for metric in metrics.REGISTRY.collect() if metric.name.startswith("krajina")]
    names = [f"{metric.name}_total" if metric.type == "counter" else metric.name for metric in own]
    assert len(names) > 9
    assert [name for name in names if f"`{name}`" not in page] == []


def test_two_pages_say_the_same_if_nothing_happens() -> None:
    assert grown(figures()) == {}
