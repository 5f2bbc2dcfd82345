"""The keys that choose the options of Papyria: a place keeps its key from the first turn to the last."""

from collections.abc import Iterable
from typing import Final

from rulesets.core import Decision, Option
from rulesets.papyria.advice.turn import AMONG, piece_of
from rulesets.papyria.components import KINDS, SPACES
from rulesets.papyria.moves import Enter, Move
from tabletop_tui.kit.wording import CAPITALS, DIGITS, LETTERS

NO: Final = "n"
"""The key for going on, giving up, leaving a tile or ending the turn."""
PRIEST_KEY: Final = "p"
"""The first of two keys for the priest's landscapes, where they are listed beside actions."""
TURNING: Final = "r"
"""The key that turns a landscape; never a label."""
FREE: Final = (DIGITS + LETTERS + CAPITALS).replace(TURNING, "")
_CELLS: Final = "".join(letter for letter in LETTERS if letter not in {NO, PRIEST_KEY, TURNING, "t"}) + DIGITS
_ASIDE: Final = 5
"""A landscape has the key of the one so many places east of its northern neighbour. Of all ways to
share out 24 keys, this one gives two sites of one decision the same key least often: in 1 of 60."""
_SPARE: Final = "spare:"
"""A key of the priest's for a landscape whose own another one has, nearer the middle."""

KEYS: Final = {
    **dict.fromkeys(("continue", "decline", "keep", "end_turn"), NO),
    "priest": PRIEST_KEY,
    "pay": "p",
    "trade": "t",
    **{f"extra_scoring:{place}": key for place, key in enumerate("abcdef")},
    **{f"buy_knowledge:{papyri}": str(papyri) for papyri in range(1, 10)},
    **{f"score:{kind}": key for kind, key in zip(KINDS, DIGITS, strict=False)},
    **{f"space:{space}": key for space, key in zip(SPACES, DIGITS, strict=False)},
    "enter:w": "p",
    "enter:s": "t",
    **{f"slot:w:{position}": key for position, key in enumerate(DIGITS + "xy", start=1)},
    **{f"slot:s:{position}": key for position, key in enumerate("abcdefgimovz", start=1)},
    **{f"turned:{rotation}": str(rotation + 1) for rotation in range(4)},
}
"""The slots of wanderers have their sector's number (`0`, `x`, `y` for 10 to 12), those of ships letters. A
piece that moves goes by the slot that it leaves, then by the one it reaches."""


def key_of(thing: str) -> str:
    """The key of a lasting thing; a landscape's depends on where it lies in the realm."""
    if thing.startswith(_SPARE):
        return thing.removeprefix(_SPARE)
    if not thing.startswith("cell:"):
        return KEYS[thing]
    x, y = map(int, thing.removeprefix("cell:").split(","))
    return _CELLS[(x - _ASIDE * y) % len(_CELLS)]


def lasting(decision: Decision[object]) -> dict[str, tuple[str, ...]]:
    """What each option speaks of, by option key.

    A piece that enters needs its slot alone, unless there are pieces for both rings; the four ways to lay a
    landscape are counted where there are several. Of two sites with the same key, which a large realm can
    have, the farther one isn't in here.
    """
    first = first_of(decision)
    cells = _told_apart(decision.options)
    spare = _spare(decision, cells)
    found: dict[str, tuple[str, ...]] = {}
    for option in decision.options:
        target = option.target or ""
        match option.value:
            case Move() | Enter():
                found[option.key] = (*first[piece_of(option.value)], target)
            case _ if target in cells:
                ways = [other for other in decision.options if other.target == target]
                way = (f"turned:{option.key[-1]}",) if len(ways) > 1 else ()
                priest = ("priest",) if decision.kind in AMONG else ()
                found[option.key] = (*priest, target, *way)
            case _ if target in spare:
                found[option.key] = ("priest", spare[target])
            case _ if option.key in KEYS:
                found[option.key] = (option.key,)
    return found


def first_of(decision: Decision[object]) -> dict[str, tuple[str, ...]]:
    """What the first key of each piece stands for; nothing where there is only one piece."""
    pieces = dict.fromkeys(
        piece_of(option.value)
        for option in (*decision.options, *decision.blocked)
        if isinstance(option.value, Move | Enter)
    )
    return {piece: (piece,) if len(pieces) > 1 else () for piece in pieces}


def letters_of(decision: Decision[object]) -> dict[str, str]:
    """The first keys of the pieces that a decision is about."""
    return {piece: KEYS[piece] for piece in first_of(decision)}


def begun_with(decision: Decision[object], typed: str) -> list[Option[object]]:
    """The options whose keys begin with these, in a decision that is made in two steps."""
    keys = {key: "".join(map(key_of, things)) for key, things in lasting(decision).items()}
    return [option for option in decision.options if keys.get(option.key, "").startswith(typed)]


def _told_apart(options: Iterable[Option[object]]) -> set[str]:
    """The landscapes and sites of a decision, without those whose key another one has, nearer the middle."""
    cells = {option.target for option in options if option.target and option.target.startswith("cell:")}
    nearest: dict[str, str] = {}
    for cell in sorted(cells, key=_distance):
        nearest.setdefault(key_of(cell), cell)
    return {*nearest.values()}


def _spare(decision: Decision[object], apart: set[str]) -> dict[str, str]:
    """Keys for the priest's other landscapes, so that all of them follow the priest's key beside actions."""
    if decision.kind not in AMONG:
        return {}
    used = {key_of(cell) for cell in apart}
    targets = [each.target for each in decision.options if each.key.startswith("priest:")]
    others = sorted({each for each in targets if each and each not in apart}, key=_distance)
    free = [key for key in _CELLS + CAPITALS if key not in used]
    return {cell: f"{_SPARE}{key}" for cell, key in zip(others, free, strict=False)}


def _distance(cell: str) -> tuple[int, str]:
    """How far a landscape lies from the first one, and a reason to choose among equals."""
    x, y = map(int, cell.removeprefix("cell:").split(","))
    return abs(x) + abs(y), cell
