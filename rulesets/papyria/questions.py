"""What questions mention, the progress of a turn, and what its ends mean, as facts for sentences."""

from typing import Any

from rulesets.core import Decision
from rulesets.core.records import record
from rulesets.papyria.advice import Amount, held_after, price
from rulesets.papyria.components import END_TILES, OUTER
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.preview import legal_cells, tile_in_hand
from rulesets.papyria.turn import ACTIONS_A_TURN
from rulesets.papyria.view import PapyriaView, SeatView

# -- the turn --------------------------------------------------------------------------------------


def steps_done(view: PapyriaView, seat: int, kind: str) -> int:
    """How many steps are done at a kind of decision: tiles kept, or, in a turn, move, arrival and actions."""
    if view.stage == "set_up":
        return len(view.seats[seat].start_tiles)
    if kind == "end_turn":
        return 2 + ACTIONS_A_TURN
    if kind == "move_piece" or view.moved is None:
        return 0
    outer = sum(space in view.todo for space in OUTER)
    left = outer if view.moved.ring == "w" else min(outer, 1) + ("river" in view.todo)
    return 1 if kind == "arrival" else 1 + ACTIONS_A_TURN - left + (kind == "main_action")


@record
class EndAdvice:
    """The outcome of paying for an end tile."""

    offer: str
    """The tile."""
    points: int
    price: Amount
    held: tuple[Amount, ...]
    """Lapis and papyri then."""
    next: str
    """`next` or `last`: whether another one takes its place."""
    count: int
    """End tiles left in the stack."""


def end_advice(view: PapyriaView, decision: Decision[Any]) -> EndAdvice:
    """The outcome of paying for the end tile that a decision is about."""
    tile = view.spaces[(decision.options[0].target or "").removeprefix("space:")].end or ""
    row, left = END_TILES[tile], view.ends_left
    held = held_after(view.seats[decision.seat], (row.pay_good, -row.pay_amount))
    price = row.pay_good, row.pay_amount
    return EndAdvice(tile, row.points, price, held, "next" if left else "last", left)


@record
class OutAdvice:
    """What ending a turn, going on or giving up means."""

    what: str
    """What would be given up: `landscape`, `temple` ..."""
    could: bool
    """It could be used."""
    room: bool
    """A landscape could be laid beside the priest."""


def out_advice(view: PapyriaView, seat: int, decision: Decision[Any] | None) -> OutAdvice:
    """What an answer means that ends something."""
    room = bool(legal_cells(view.seats[seat]))
    if decision is None:
        return OutAdvice("", could=False, room=room)
    return OutAdvice(decision.kind.partition("_")[2], could=len(decision.options) > 1, room=room)


# -- questions -------------------------------------------------------------------------------------


def question_of(view: PapyriaView, decision: Decision[Any]) -> dict[str, Any]:
    """What a question mentions besides the player who is asked; `which` if it has several forms."""
    own, kind = view.seats[decision.seat], decision.kind
    if kind == "keep_start_tile":
        return {"which": "second" if own.start_tiles else "first"}
    if kind == "move_piece":
        off = [ring for ring, count in own.off.items() if count]
        return {"which": "both" if len(off) > 1 else off[0]} if off else {}
    if kind == "main_action" and view.moved is not None:
        return {"sector": view.sectors[view.moved.position - 1]}
    if kind == "place_landscape":
        return {"landscape": tile_in_hand(view)}
    if kind in ("build_temple", "build_city"):
        return {"price": ("lapis", price(own, kind.partition("_")[2]))}
    if kind == "end_tile":
        paid = end_advice(view, decision)
        return {"price": paid.price, "points": paid.points}
    return {}


def piece_of(value: Move | Enter) -> str:
    """The piece that moves or enters: the target of its slot, or only its ring."""
    return f"slot:{value.ring}:{value.start}" if isinstance(value, Move) else f"enter:{value.ring}"


def pieces_of(decision: Decision[Any]) -> list[str]:
    return list(dict.fromkeys(piece_of(option.value) for option in (*decision.options, *decision.blocked)))


def cards_of(own: SeatView) -> list[str]:
    """A seat's starting tiles in the order of their cards: a tile that has been kept stays in its place."""
    return sorted({*own.start_tiles, *own.dealt})
