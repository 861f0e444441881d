"""Metrics: what is counted and measured, in the text that Prometheus reads. Labels are from small closed sets."""

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import Metric

from krajina.core.errors import GameError, IllegalAction
from krajina.server.table.host import Counted
from krajina.text import DEFAULT, Words

MEDIA_TYPE: Final = CONTENT_TYPE_LATEST
REGISTRY: Final = CollectorRegistry()
# The goal is 0.15 for 95 of 100.
BOUNDS: Final = (0.05, 0.15, 0.5, 1.0, 5.0)
_TOLD: Final = list[float]()

TOGETHER: Final = 20  # things that are counted: fewer would tell of a single one
RENEWED: Final = 15.0  # seconds after which the page is made anew: asked more often, it tells nothing more


class Together(Counter):
    """A counter that goes up when enough has come together."""

    _waiting = 0.0

    def inc(self, amount: float = 1, exemplar: dict[str, str] | None = None) -> None:
        """Count."""
        self._waiting += amount
        whole = self._waiting // TOGETHER * TOGETHER
        self._waiting -= whole
        super().inc(whole, exemplar)


class _Process(ProcessCollector):
    """What the process uses, in figures that no single move changes."""

    def collect(self) -> Iterator[Metric]:
        for metric in super().collect():
            unit = {"process_cpu_seconds": 1.0, "process_resident_memory_bytes": 1e6}.get(metric.name)
            if unit is not None:
                metric.samples = [one._replace(value=one.value // unit * unit) for one in metric.samples]
            yield metric


TABLES_CREATED: Final = Counter("krajina_tables_created", "Tables that were opened.", registry=REGISTRY)
ACTIONS: Final = Together(
    "krajina_actions",
    "Entries that were stored: of players, bots and chance.",
    registry=REGISTRY,
)
REFUSALS: Final = Together("krajina_refusals", "What was refused, by the reason.", ["code"], registry=REGISTRY)
MESSAGES_RECEIVED: Final = Together("krajina_messages_received", "Messages from clients.", registry=REGISTRY)
MESSAGES_SENT: Final = Together("krajina_messages_sent", "Messages to clients.", registry=REGISTRY)
BOT_FAILURES: Final = Counter("krajina_bot_failures", "Decisions that a bot failed to make.", registry=REGISTRY)
WEBHOOKS: Final = Counter(
    "krajina_webhooks", "Webhooks that were called, by how it ended.", ["ended"], registry=REGISTRY
)
ROOMS: Final = Gauge("krajina_rooms", "Tables in memory.", registry=REGISTRY)
SOCKETS: Final = Gauge("krajina_sockets", "Live connections.", registry=REGISTRY)
BOT_QUEUE: Final = Gauge("krajina_bot_queue", "Decisions that wait for a bot.", registry=REGISTRY)
TOLD_SECONDS: Final = Histogram(
    "krajina_told_seconds", "From receiving an action to having told everyone.", buckets=BOUNDS, registry=REGISTRY
)
_Process(registry=REGISTRY)
COUNTERS: Final[dict[Counted, Counter]] = {
    "actions": ACTIONS,
    "bot_failures": BOT_FAILURES,
    "tables_created": TABLES_CREATED,
}


def count_refusal(error: GameError) -> None:
    """Count a refusal by its code; what the rules of a game refuse is counted together, whatever the game."""
    if isinstance(error, IllegalAction):
        code = "rules"
    else:
        code = error.code if Words(DEFAULT).has(error.message.key) else "other"
    REFUSALS.labels(code).inc()


def count_webhook(delivered: bool) -> None:
    """Count a webhook."""
    WEBHOOKS.labels("delivered" if delivered else "failed").inc()


def count_told(seconds: float) -> None:
    """Count how long a move took until all watchers were told, with others, and no more exactly than by the bounds."""
    _TOLD.append(min((bound for bound in BOUNDS if seconds <= bound), default=BOUNDS[-1] + 1))
    if len(_TOLD) >= TOGETHER:
        for each in _TOLD:
            TOLD_SECONDS.observe(each)
        _TOLD.clear()


def metrics_page() -> bytes:
    """All figures, as text."""
    return generate_latest(REGISTRY)


class MetricsPage:
    """The page as it is shown: made anew from time to time."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._page, self._made = b"", -RENEWED

    def show(self, rooms: int, bot_queue: int) -> bytes:
        """The figures of a few seconds ago, or of now."""
        if self._clock() - self._made >= RENEWED:
            ROOMS.set(rooms)
            BOT_QUEUE.set(bot_queue)
            self._page, self._made = metrics_page(), self._clock()
        return self._page
