from pathlib import Path

import pytest
from prometheus_client import Gauge
from prometheus_client.parser import text_string_to_metric_families

from krajina.core import GameError, IllegalAction
from krajina.core.refusal import Refusal
from krajina.server import metrics
from krajina.server.limits import TooMany

ROOT = Path(__file__).resolve().parents[2]


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
    metrics.ACTIONS.inc(3)
    metrics.MESSAGES_RECEIVED.inc(4)
    metrics.MESSAGES_SENT.inc(5)
    metrics.BOT_FAILURES.inc()
    metrics.count_webhook(True)
    metrics.count_webhook(False)
    assert grown(before) == {
        ("krajina_tables_created_total", ""): 1,
        ("krajina_actions_total", ""): 3,
        ("krajina_messages_received_total", ""): 4,
        ("krajina_messages_sent_total", ""): 5,
        ("krajina_bot_failures_total", ""): 1,
        ("krajina_webhooks_total", "delivered"): 1,
        ("krajina_webhooks_total", "failed"): 1,
    }


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
    metrics.TOLD_SECONDS.observe(0.12)
    since = grown(before)
    assert since["krajina_told_seconds_bucket", "0.15"] == 1
    assert ("krajina_told_seconds_bucket", "0.1") not in since


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
    metrics.count_refusal(error)
    assert grown(before) == {("krajina_refusals_total", label): 1}


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
