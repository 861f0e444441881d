"""Grammar: a sentence of a catalogue as text, gaps and variants, so that it can be read backwards."""

import re
from collections.abc import Callable, Iterator
from itertools import count
from typing import NamedTuple, TypeAlias

from fluent.syntax import ast as ftl

from krajina.text.catalogue import Variable, variable
from krajina.text.words import KEY


class TooClever(Exception):
    """A sentence that does more than fill gaps and choose among variants: nobody can tell what it was made of."""


class Gap(NamedTuple):
    """A place that is filled with the words of a field."""

    variable: Variable


class Variant(NamedTuple):
    """One of several wordings, and what it says about the value that it was chosen by: `[crop-rye]`, `[0]`, `[one]`."""

    by: Variable | None
    key: str
    nodes: tuple["Node", ...]


class Choice(NamedTuple):
    """A place where the wording depends on a value."""

    variants: tuple[Variant, ...]


Node: TypeAlias = str | Gap | Choice
Lookup: TypeAlias = Callable[[str, str], ftl.Pattern | None]  # the pattern of a key, in a form


def plain(text: str) -> str:
    """Text with ordinary spaces, as it is typed."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def nodes_of(node: object, lookup: Lookup, above: tuple[str, ...] = ()) -> Iterator[Node]:
    """Take a pattern apart; raises TooClever."""
    if isinstance(node, ftl.Pattern):
        for element in node.elements:
            yield from nodes_of(element, lookup, above)
    elif isinstance(node, ftl.TextElement | ftl.StringLiteral):
        yield plain(node.value)
    elif isinstance(node, ftl.Placeable):
        yield from nodes_of(node.expression, lookup, above)
    elif isinstance(node, ftl.SelectExpression):
        yield Choice(tuple(_variant(node, variant, lookup, above) for variant in node.variants))
    elif isinstance(node, ftl.VariableReference) and variable(node.id.name).form != KEY:
        yield Gap(variable(node.id.name))
    elif isinstance(node, ftl.MessageReference) and node.id.name not in above:
        form = node.attribute.name if node.attribute else ""
        yield from nodes_of(lookup(node.id.name, form), lookup, (*above, node.id.name))
    else:
        raise TooClever(type(node).__name__)


def _variant(select: ftl.SelectExpression, variant: ftl.Variant, lookup: Lookup, above: tuple[str, ...]) -> Variant:
    by = variable(select.selector.id.name) if isinstance(select.selector, ftl.VariableReference) else None
    key = variant.key.name if isinstance(variant.key, ftl.Identifier) else str(variant.key.value)
    return Variant(by, key, tuple(nodes_of(variant.value, lookup, above)))


def shape_of(nodes: tuple[Node, ...]) -> tuple[re.Pattern[str], dict[str, Variable]]:
    """A pattern that any words in the gaps fit, and which group is which gap: to tell what was meant and misspelt."""
    numbers, gaps = count(), dict[str, Variable]()

    def written(node: Node) -> str:
        if isinstance(node, str):
            return re.escape(node)
        if isinstance(node, Choice):
            return f"(?:{'|'.join(''.join(map(written, variant.nodes)) for variant in node.variants)})"
        gap = f"gap{next(numbers)}"
        gaps[gap] = node.variable
        return f"(?P<{gap}>.+?)"

    return re.compile("".join(map(written, nodes))), gaps


def form_of(nodes: tuple[Node, ...]) -> str:
    """A sentence as people read it, with the names of its gaps: `bid {coins} coins`."""

    def written(node: Node) -> str:
        if isinstance(node, str):
            return node
        if isinstance(node, Choice):
            return form_of(node.variants[-1].nodes)  # the default stands last as a rule
        return f"{{{node.variable.base}}}"

    return "".join(map(written, nodes))
