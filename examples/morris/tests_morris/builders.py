"""Positions of nine men's morris, and tables that stand at them."""

from typing import Any

from rulesets.core import Decision, Event, Rng, Table
from tabletop_morris.rules import RULES
from tabletop_morris.state import Morris

ANA, BEN = 0, 1


def table_at(
    ana: str, ben: str, hands: tuple[int, int] = (0, 0), active: int = ANA, **fields: Any
) -> Table[Morris]:
    """A table with these men on the board, at the turn of a seat; `fields` of the position as they are."""
    state = Morris(
        **{
            "men": {**dict.fromkeys(ana.split(), ANA), **dict.fromkeys(ben.split(), BEN)},
            "hands": list(hands),
            "active": active,
            "turns": 18 - sum(hands) if sum(hands) else 40 + active,
            "seen": {},
            "repetition": True,
            "limit": 50,
            "rng": Rng(1),
            **fields,
        }
    )
    assert RULES.faults(state) == []
    return Table.at(RULES, state, "turn", 2)


def answer(table: Table[Morris], *keys: str) -> None:
    """Give these answers one after the other."""
    for key in keys:
        table.apply(key)
        assert RULES.faults(table.state) == []


def slide(table: Table[Morris], *moves: str) -> None:
    """Move men, as `a7-a4`; what there is no choice about has been done by the engine already."""
    for move in moves:
        start, point = move.split("-")
        seat = table.state.men[start]
        if asked(table).kind == "choose_man":
            answer(table, f"man:{start}")
        if table.state.lifted == start:
            answer(table, f"move:{point}")
        assert table.state.men.get(point) == seat, move


def asked(table: Table[Morris]) -> Decision[Any]:
    """The decision the table stands at."""
    assert table.decision is not None
    return table.decision


def offered(table: Table[Morris]) -> set[str]:
    """The points that may be chosen now."""
    return {option.key.partition(":")[2] for option in asked(table).options}


def emitted(table: Table[Morris]) -> list[type[Event]]:
    """What the last answer has brought about, as kinds of events."""
    return [type(event) for event in table.story[-1]]
