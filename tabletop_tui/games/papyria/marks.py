"""What a choice would do, to be lit on the boards before it is taken; read from options and previews."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from rulesets.core import Decision, Option
from rulesets.core.records import record
from rulesets.papyria.components import OUTER, TRADE_PRICE
from rulesets.papyria.foresight import arriving
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.options import Site
from rulesets.papyria.preview import Outlook, move_preview, outlook_after, pushed_to, tile_in_hand
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView

Prices = Mapping[str, tuple[int, ...]]
"""By slot (`slot:w:9`), what the moves that end there cost, each price once."""


class Landing(NamedTuple):
    """Where pieces could land."""

    prices: Prices
    """Those that can be paid; free ones are 0, entering costs nothing at all."""
    dear: Prices
    """Those that can't."""


NO_LANDING = Landing({}, {})


@record
class Marks:
    """Everything that is lit on the ring."""

    starts: frozenset[str] = frozenset()
    """Slots that a piece would leave."""
    pushed: tuple[str, int] | None = None
    """The slot to which somebody's piece would be pushed, and whose."""
    meets: str | None = None
    """The slot of the piece that would be met."""
    spaces: frozenset[str] = frozenset()
    """Spaces that could be carried out."""
    stands: frozenset[str] = frozenset()
    """Borders that are passed and whose right wasn't used: `A`, `B`."""
    here: str | None = None
    """The slot of the piece that was moved in this turn."""


NO_MARKS = Marks()


class Ghost(NamedTuple):
    """A landscape as it would lie with the choice under the cursor."""

    cell: str
    laid: Laid


class Prospect(NamedTuple):
    """What the choice under the cursor would do to a realm."""

    outlook: Outlook | None = None
    """The seven scorings then; `None` if nothing would change."""
    ghost: Ghost | None = None


NO_PROSPECT = Prospect()


def landing_of(decision: Decision[Any] | None) -> Landing:
    """All slots that pieces could reach in this decision, with the price."""
    if decision is None or decision.kind != "move_piece":
        return NO_LANDING
    return Landing(_prices(decision.options), _prices(decision.blocked))


def _prices(options: Sequence[Option[Any]]) -> Prices:
    found: dict[str, list[int]] = {}
    for option in options:
        if isinstance(option.value, Move) and option.target is not None:
            found.setdefault(option.target, []).append(option.value.price)
    return {slot: tuple(dict.fromkeys(sorted(prices))) for slot, prices in found.items()}


def chosen(decision: Decision[Any], key: str | None, target: str | None) -> list[Option[Any]]:
    """The option of a key, or without one everything that can be chosen at a target."""
    if key is not None:
        return [option for option in decision.options if option.key == key]
    return [option for option in decision.options if target is not None and option.target == target]


def marks_at(view: PapyriaView, options: Sequence[Option[Any]]) -> Marks:
    """What the options under the cursor would lead to; once a piece was moved, what it has led to."""
    if view.moved is not None:
        return _after_move(view)
    values = [option.value for option in options]
    moves = [value for value in values if isinstance(value, Move)]
    if moves:
        return _moves(view, moves)
    entries = [value for value in values if isinstance(value, Enter)]
    if entries:
        entry = entries[0]
        return Marks(meets=_met(view, entries), spaces=_spaces(entry.ring, entry.position))
    return NO_MARKS


def _after_move(view: PapyriaView) -> Marks:
    moved = view.moved
    if moved is None:
        return NO_MARKS
    own = None if view.active is None else view.seats[view.active]
    trades = "trade" in view.rights and own is not None and own.lapis >= TRADE_PRICE
    meets = _other_slot(moved.ring, moved.position) if trades or view.priest_right else None
    return Marks(
        here=f"slot:{moved.ring}:{moved.position}",
        meets=meets,
        spaces=frozenset(f"space:{moved.position}:{space}" for space in view.todo),
        stands=frozenset(view.rights) & {"A", "B"},
    )


def _moves(view: PapyriaView, moves: Sequence[Move]) -> Marks:
    """Moves to one slot: the piece that is pushed goes to the same place whichever of them it is."""
    move = moves[0]
    previews = [move_preview(view, each) for each in moves]
    to = pushed_to(view, move)
    stands = {"A": any(p.knowledge for p in previews), "B": any(p.scoring for p in previews)}
    return Marks(
        starts=frozenset(f"slot:{each.ring}:{each.start}" for each in moves),
        pushed=(f"slot:{move.ring}:{to}", move.pushed)
        if to is not None and move.pushed is not None
        else None,
        meets=_met(view, moves),
        spaces=_spaces(move.ring, move.end),
        stands=frozenset(stand for stand, crossed in stands.items() if crossed),
    )


def _other_slot(ring: str, position: int) -> str:
    return f"slot:{'s' if ring == 'w' else 'w'}:{position}"


def _met(view: PapyriaView, choices: Sequence[Move | Enter]) -> str | None:
    """The slot of the piece that a piece landing there meets, if that brings anything."""
    choice, seat = choices[0], view.active
    if seat is None:
        return None
    then = [arriving(view, seat, each) for each in choices]
    useful = any(each.meets == seat or (each.trade is not None and each.trade.possible) for each in then)
    position = choice.end if isinstance(choice, Move) else choice.position
    return _other_slot(choice.ring, position) if useful else None


def _spaces(ring: str, position: int) -> frozenset[str]:
    """What a wanderer, or a ship, could carry out there."""
    spaces = OUTER if ring == "w" else (*OUTER, "river")
    return frozenset(f"space:{position}:{space}" for space in spaces)


# -- The realm -------------------------------------------------------------------------------------


def prospect_of(view: PapyriaView, seat: int, options: Sequence[Option[Any]]) -> Prospect:
    """What one of the options would do to a realm: of several at a place the one worth most.

    Several are the ways round of a landscape; they differ in the river only.
    """
    found = [(option, outlook) for option in options if (outlook := outlook_after(view, seat, option.key))]
    if not found:
        return NO_PROSPECT
    option, outlook = max(found, key=lambda pair: pair[1].values)
    tile = tile_in_hand(view)
    if isinstance(option.value, Site) and tile is not None:
        return Prospect(outlook, Ghost(option.value.cell, Laid(tile, option.value.rotation)))
    return Prospect(outlook)
