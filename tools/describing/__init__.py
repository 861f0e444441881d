"""Describing: the protocol's page and TypeScript types, made of the structs themselves."""

from tools.describing.examples import example_messages
from tools.describing.page import protocol_page
from tools.describing.readings import readings
from tools.describing.typescript import example_types, protocol_types, view_types


def pages() -> dict[str, str]:
    """All that is generated, by its place in the repository."""
    return {
        "docs/protocol.md": protocol_page(example_messages()),
        "web/src/protocol.gen.ts": protocol_types(),
        "web/src/views.gen.ts": view_types(),
        "web/src/boards/harvest/types.gen.ts": example_types(),
        "web/src/lib/words/readings.gen.json": readings(),
    }
