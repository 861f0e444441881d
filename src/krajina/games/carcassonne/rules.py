"""The rules of one table: the steps of a turn in order, and which boxes have something to say at which moment."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from krajina.core.flat import vec
from krajina.games.carcassonne.catalog import BASE, COMPONENTS
from krajina.games.carcassonne.expansion import Expansion, Step
from krajina.games.carcassonne.faces import FIELD, Tables, rows_of
from krajina.games.carcassonne.pieces import BASE_WHYS, Figure

SMALL_CITIES: Final = "two-tile-cities-score-two"
BASE_VARIANTS: Final = (SMALL_CITIES,)  # house rules of the base game that a table may choose


class Rules:
    """Base game and boxes, sorted once at set-up; nobody asks again which boxes are in play."""

    IS_SHARED: ClassVar[bool] = True

    def __init__(
        self,
        tables: Tables,
        steps: Sequence[Step],
        known: Sequence[Expansion],
        boxes: Sequence[Expansion],
        variants: Iterable[str],
        farmers: bool,
    ) -> None:
        self.tables = tables
        self.known = tuple(known)  # what there was to choose from
        self.boxes = tuple(boxes)
        self.variants = frozenset(variants)
        self.small_cities = SMALL_CITIES in self.variants
        own = [step for box in boxes for step in box.steps(self.variants)]
        self.steps: vec[Step] = vec[Step](sorted([*own, *steps], key=lambda step: step.slot))
        self.whys = (*(why.value for why in BASE_WHYS), *(why for box in boxes for why in box.whys))
        self.claims = rows_of(
            [[number for number, part in enumerate(ps) if farmers or part.terrain != FIELD] for ps in tables.parts]
        )
        self.farmers = farmers
        sets = (BASE, *(box.name for box in boxes))
        self.has = tuple(COMPONENTS.figures_per_player[figure].set in sets for figure in Figure)  # by figure
        # By hook, the boxes that fill it: in the base game each of these is empty.
        self.piles = self._speaking("pile")
        self.filters = self._speaking("restricts")
        self.figures = self._speaking("figure_codes")
        self.others = self._speaking("elsewhere")
        self.rates = self._speaking("rate")
        self.cloisters = self._speaking("cloister_bonus")
        self.fields = self._speaking("field_bonus")
        self.ties = self._speaking("break_tie")
        self.completions = self._speaking("on_completed")
        self.endings = self._speaking("on_end")

    def _speaking(self, hook: str) -> tuple[Expansion, ...]:
        return tuple(box for box in self.boxes if getattr(type(box), hook) is not getattr(Expansion, hook))
