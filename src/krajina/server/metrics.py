"""Metrics: what is counted and measured, in the text that Prometheus reads. Labels are from small closed sets."""

from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import generate_latest

from krajina.core.errors import GameError, IllegalAction
from krajina.text import DEFAULT, Words

MEDIA_TYPE: Final = CONTENT_TYPE_LATEST
REGISTRY: Final = CollectorRegistry()
# The goal is 0.15 for 95 of 100.
BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)

TABLES_CREATED: Final = Counter("krajina_tables_created", "Tables that were opened.", registry=REGISTRY)
ACTIONS: Final = Counter(
    "krajina_actions",
    "Entries that were stored: of players, bots and chance.",
    registry=REGISTRY,
)
REFUSALS: Final = Counter("krajina_refusals", "What was refused, by the reason.", ["code"], registry=REGISTRY)
MESSAGES_RECEIVED: Final = Counter("krajina_messages_received", "Messages from clients.", registry=REGISTRY)
MESSAGES_SENT: Final = Counter("krajina_messages_sent", "Messages to clients.", registry=REGISTRY)
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
ProcessCollector(registry=REGISTRY)


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


def metrics_page() -> bytes:
    """All figures, as text."""
    return generate_latest(REGISTRY)
