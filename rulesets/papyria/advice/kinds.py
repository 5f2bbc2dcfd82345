"""The seven kinds and their keys, and what starting tiles add to them."""

from rulesets.core.records import record
from rulesets.papyria.advice.amounts import Formula, Held, scored_by
from rulesets.papyria.advice.realms import progress
from rulesets.papyria.components import KEY_TILES, KEYED, KINDS, START_TILES, THRESHOLDS, Kind
from rulesets.papyria.view import PapyriaView, SeatView


@record
class Goal:
    """What a key tile is for, and how far a seat is."""

    needed: int
    reached: int


@record
class KindAdvice:
    """A kind's scoring now, and its key."""

    scoring: Formula
    bonus: int
    """What the key tile adds to the multiplier, which includes it."""
    keys_held: int | None
    """Keys on the key tile that is held; `None` without one."""
    goal: Goal | None
    """`None` if the key tile is held, or if the kind has none."""

    @property
    def limit(self) -> int | None:
        """Knowledge, if it limits the scoring."""
        return self.scoring.knowledge if self.scoring.product > self.scoring.knowledge else None


def kind_advice(own: SeatView, kind: Kind) -> KindAdvice:
    """A seat's value and symbols of a kind."""
    index, held = KINDS.index(kind), own.keys.get(kind)
    wanted = kind in KEYED and held is None
    return KindAdvice(
        scored_by(own, kind),
        own.multipliers[index] - own.symbols[index],
        KEY_TILES[held].keys if held is not None else None,
        Goal(THRESHOLDS[kind], progress(own)[kind]) if wanted else None,
    )


@record
class Symbols:
    """The multiplier of a kind with a starting tile."""

    kind: Kind
    multiplier: int


@record
class StartAdvice:
    """What a seat would have with a starting tile; nothing that the tile doesn't add to."""

    symbols: Symbols | None
    knowledge: int | None
    held: Held | None


def start_advice(view: PapyriaView, seat: int, tile: str) -> StartAdvice:
    """What a seat would have with a starting tile."""
    own, row, symbols = view.seats[seat], START_TILES[tile], None
    if row.symbol_kind != "none":
        now = own.multipliers[KINDS.index(row.symbol_kind)]
        symbols = Symbols(row.symbol_kind, now + row.symbols)
    goods = Held(own.lapis + row.lapis, own.papyri + row.papyrus)
    knowledge = own.knowledge + row.knowledge if row.knowledge else None
    return StartAdvice(symbols, knowledge, goods if row.lapis or row.papyrus else None)
