"""What a learning program sees; nothing is hidden. Only needed for learning environments (`docs/rl.md`)."""

from rulesets.core.numbers import Amount, Counts, OneOf
from rulesets.core.observing import Fact, Observed, SeatFact
from tabletop_morris.board import MEN, POINTS
from tabletop_morris.state import Morris, points_of

TABLE: tuple[Fact[Morris], ...] = (
    Fact("lifted", OneOf(POINTS), lambda g: g.lifted or None),
    Fact("quiet", Amount(200), lambda g: g.quiet),
)
SEATS: tuple[SeatFact[Morris], ...] = (
    SeatFact("active", Amount(), lambda g, seat: not g.ended and g.active == seat),
    SeatFact("hand", Amount(MEN), lambda g, seat: g.hands[seat]),
    SeatFact("men", Counts(POINTS), lambda g, seat: tuple(points_of(g.men, seat))),
)

OBSERVED: Observed[Morris] = Observed(
    kinds=("place", "choose_man", "move", "remove"),
    table=TABLE,
    seats=SEATS,
    own=(),
    keys=("place:POINT", "man:POINT", "move:POINT", "remove:POINT"),
    parts={"POINT": OneOf(POINTS)},
)
