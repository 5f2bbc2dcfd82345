"""A position as numbers from 0 to 1, each with a name: what a program that learns sees (`docs/rl.md`).

A game lists facts of the table, of every seat, and of the seat that looks. Only these are read, so
what isn't listed can't be seen.
"""

import re
from array import array
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from rulesets.core.decision import Decision
from rulesets.core.numbers import REMEMBERED, Amount, OneOf, Part
from rulesets.core.records import record
from rulesets.core.state import GameState

S = TypeVar("S", bound=GameState)

SEAT = "SEAT"
"""A piece of a key that is the number of a seat."""

_PIECES = re.compile(r"[:/,>]|(?<=\w)-")
"""What lies between the pieces of a key; the minus of a number is none of it."""

_NUMBER = re.compile(r"-?\d+")


class Fact(NamedTuple, Generic[S]):
    """Something of the whole table."""

    name: str
    part: Part
    value: Callable[[S], Hashable]


class SeatFact(NamedTuple, Generic[S]):
    """Something of a seat, by its number."""

    name: str
    part: Part
    value: Callable[[S, int], Hashable]


class About(NamedTuple, Generic[S]):
    """What an option's key doesn't say, from the position and the text after the key's noun (the noun itself
    if there is none).
    """

    noun: str
    part: str
    value: Callable[[S, str], Hashable]


@record
class Observed(Generic[S]):
    """What of a game can be observed."""

    kinds: Sequence[str]
    """Every kind of decision."""
    table: Sequence[Fact[S]]
    seats: Sequence[SeatFact[S]]
    """What all may see of each seat."""
    own: Sequence[SeatFact[S]]
    """What only the seat itself may see."""
    keys: Sequence[str]
    """What keys of options look like, with the names of parts for their pieces: `slot:DIE/FACE`."""
    parts: Mapping[str, Part]
    """How a piece of a key, a word or a whole number, becomes numbers. `SEAT` goes without saying."""
    about: Sequence[About[S]] = ()


def seat_names(seats: int) -> list[str]:
    """Seats as one of them sees them: itself, then the others in the order of the table."""
    return ["own", *(f"seat+{step}" for step in range(1, seats))]


class Observer(Generic[S]):
    """Turns positions of one game and number of seats into numbers of four bytes each (`float32`)."""

    names: Sequence[str]
    """What each number of a position is: `own.gold`, `seat+1.cards=hammer`."""
    option_names: Sequence[str]
    """What each number of an option is: `noun=buy`, `face=G3`."""

    def __init__(self, observed: Observed[S], seats: int, left: Callable[[S], float]) -> None:
        """`left` is the part of the game that is still to come, as `Rules.left`."""
        self._seats, self._left = seats, left
        self._kinds = _Known(OneOf(observed.kinds))
        self._share = _Known(Amount())
        self._table = [(fact.value, _Known(fact.part)) for fact in observed.table]
        self._each = [(fact.value, _Known(fact.part)) for fact in observed.seats]
        self._own = [(fact.value, _Known(fact.part)) for fact in observed.own]
        self._turns = [[(seat + step) % seats for step in range(seats)] for seat in range(seats)]
        self.names = [
            "left",
            *(f"kind{name}" for name in self._kinds.part.names),
            *(f"{fact.name}{name}" for fact in observed.table for name in fact.part.names),
            *(f"own.{fact.name}{name}" for fact in observed.own for name in fact.part.names),
            *(
                f"{seat}.{fact.name}{name}"
                for seat in seat_names(seats)
                for fact in observed.seats
                for name in fact.part.names
            ),
        ]
        self._options = _Options(observed, seats)
        self.option_names = self._options.names

    def numbers(self, state: S, seat: int, decision: Decision[Any] | None) -> bytearray:
        """What a seat sees; what is being decided, only if it decides."""
        return bytearray().join(self.facts(state, seat, decision))

    def facts(self, state: S, seat: int, decision: Decision[Any] | None) -> list[bytes]:
        """The same numbers, fact by fact: a fact has as many of them at any time."""
        kind = decision.kind if decision is not None and decision.seat == seat else None
        found = [self._share[self._left(state)], self._kinds[kind]]
        found += [known[value(state)] for value, known in self._table]
        found += [known[value(state, seat)] for value, known in self._own]
        each = self._each
        for other in self._turns[seat]:
            found += [known[value(state, other)] for value, known in each]
        return found

    def options(self, state: S, decision: Decision[Any]) -> bytearray:
        """What is on offer, option by option."""
        return bytearray().join(self.each_option(state, decision))

    def each_option(self, state: S, decision: Decision[Any]) -> list[bytes]:
        """The same numbers, for each option its own."""
        row, seat = self._options.row, decision.seat
        return [row(state, seat, option.key) for option in decision.options]


_ONE = array("f", [1.0]).tobytes()


class _Known(dict[Hashable, bytes]):
    """The numbers of each value of a fact, worked out when it first occurs."""

    __slots__ = ("part",)

    def __init__(self, part: Part) -> None:
        self.part = part

    def __missing__(self, value: Hashable) -> bytes:
        if len(self) >= REMEMBERED:
            self.clear()
        found = self[value] = array("f", self.part.numbers(value)).tobytes()
        return found


class _Options(Generic[S]):
    """Turns options of one game into numbers, by the pieces of their keys and what these are about."""

    def __init__(self, observed: Observed[S], seats: int) -> None:
        self._seats = seats
        self._shapes: dict[tuple[str, int], list[str]] = {}
        self._about: dict[str, list[About[S]]] = {}
        self._places: dict[str, tuple[int, _Known]] = {}
        """Where the numbers of a part begin, in bytes, and what they are."""
        self._known: dict[Hashable, bytes] = {}
        self._asked: dict[str, tuple[Sequence[About[S]], str]] = {}
        """What is asked about each key, and what follows its noun."""
        nouns: dict[str, int] = {}
        for shape in observed.keys:
            noun, *pieces = _PIECES.split(shape)
            nouns.setdefault(noun, len(nouns))
            self._shapes[noun, len(pieces)] = pieces
        for each in observed.about:
            self._about.setdefault(each.noun, []).append(each)
        self._nouns = nouns
        self.names = [f"noun={noun}" for noun in nouns]
        with_seats = any(SEAT in pieces for pieces in self._shapes.values())
        every = {**observed.parts, SEAT: OneOf(seat_names(seats))} if with_seats else observed.parts
        for name, part in every.items():
            self._places[name] = 4 * len(self.names), _Known(part)
            self.names += [f"{name.lower()}{each}" for each in part.names]

    def row(self, state: S, seat: int, key: str) -> bytes:
        """An option's numbers, for the seat that decides."""
        asked = self._asked.get(key)
        if asked is None:
            if len(self._asked) >= REMEMBERED:
                self._asked.clear()
            noun, _, rest = key.partition(":")
            asked = self._asked[key] = self._about.get(noun, ()), rest or noun
        about, rest = asked
        more = tuple([each.value(state, rest) for each in about]) if about else ()
        known = self._known.get((key, seat, more))
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            known = self._known[key, seat, more] = self._worked_out(seat, key, more)
        return known

    def _worked_out(self, seat: int, key: str, more: Sequence[Hashable]) -> bytes:
        noun, *pieces = _PIECES.split(key)
        row = bytearray(4 * len(self.names))
        row[4 * self._nouns[noun] : 4 * self._nouns[noun] + 4] = _ONE
        for name, text in zip(self._shapes[noun, len(pieces)], pieces, strict=True):
            piece: Hashable = int(text) if _NUMBER.fullmatch(text) else text
            if name == SEAT:
                piece = seat_names(self._seats)[(int(text) - seat) % self._seats]
            self._write(row, name, piece)
        for each, fact in zip(self._about.get(noun, ()), more, strict=True):
            self._write(row, each.part, fact)
        return bytes(row)

    def _write(self, row: bytearray, name: str, value: Hashable) -> None:
        place, known = self._places[name]
        numbers = known[value]
        row[place : place + len(numbers)] = numbers
