"""The only noun of nine men's morris: a point of the board, with or without a man on it."""

from collections.abc import Iterator, Mapping, Sequence

from tabletop_morris.board import LINES_OF, NEXT_TO
from tabletop_morris.messages import MorrisMessages
from tabletop_morris.preview import Prospect, prospect
from tabletop_morris.view import MorrisView
from tabletop_tui.kit.card import Card, Fact
from tabletop_tui.kit.thing import Figured, Title
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.paint.drawing import Line, Run

Moment = Looked[MorrisView]
OWN, OTHERS, EMPTY, YES = "●", "○", "·", "✓"
"""The player's own man, the other player's, an empty point, and that something holds."""
_WHERE: Mapping[tuple[int, int], Title] = {
    (3, 2): MorrisMessages.where_outer_corner,
    (3, 3): MorrisMessages.where_outer_side,
    (2, 2): MorrisMessages.where_middle_corner,
    (2, 4): MorrisMessages.where_middle_side,
    (1, 2): MorrisMessages.where_inner_corner,
    (1, 3): MorrisMessages.where_inner_side,
}
"""Where a point is, by its square, counted from the middle, and by how many points are next to it."""


class PointThing(Figured[MorrisView]):
    """A point: to place a man on, to move one from or to, to take one off."""

    nouns = ("place", "man", "move", "remove", "point")
    say: MorrisMessages

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Where it is: its letter and number are its keys, and stand before it."""
        return f"{id}, {self.where(id)}" if noun == "point" else self.where(id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With where on the board it is, and what speaks for it."""
        return ", ".join([id, self.where(id), *self.notes(at, id, noun)])

    def where(self, point: str) -> str:
        """Which of the three squares, and whether at a corner."""
        ring = max(abs(ord(point[0]) - ord("d")), abs(int(point[1]) - 4))
        return _WHERE[ring, len(NEXT_TO[point])](self.say)

    def notes(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What speaks for it, in a few words each."""
        found = self.prospect(at, id)
        if found.closes:
            yield self.say.note_closes()
        if found.stops:
            yield self.say.note_stops()
        if found.opens:
            yield self.say.note_opens()
        if noun == "man":
            yield self.say.note_goes(count=len(found.goes))

    def prospect(self, at: Moment, id: str) -> Prospect:
        """What it would come to for the seat that decides or looks."""
        return prospect(at.view, at.seat, id)

    def rank(self, at: Moment, id: str, noun: str) -> int:
        """A mill first, then one that is stopped, then the point with most neighbours."""
        found = self.prospect(at, id)
        return 100 * found.closes + 50 * found.stops + len(NEXT_TO[id])

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """For a man: how many points it can go to, and whether it can close a mill."""
        found = self.prospect(at, id)
        closes = Run(YES, "good") if found.closes else Run(EMPTY, "dim")
        opens = Run(YES, "warn") if found.opens else Run(EMPTY, "dim")
        return ((Run(str(len(found.goes))),), (closes,), (opens,))[: 3 if noun == "man" else 2]

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """Its two lines with the men on them, and what comes of it."""
        title = (Run(self.where(id), "strong"),)
        facts = tuple(self._line(at, line) for line in LINES_OF[id])
        return Card(title, facts=facts, sentences=tuple(self.said(at, id, noun)), key=id)

    def _line(self, at: Moment, line: tuple[str, ...]) -> Fact:
        runs: list[Run] = []
        for point in line:
            owner = at.view.men.get(point)
            sign = EMPTY if owner is None else OWN if owner == at.seat else OTHERS
            runs += [Run(f"{point} ", "dim"), Run(f"{sign}  ", "you" if sign == OWN else "")]
        return Fact(self.say.fact_line(), tuple(runs))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it comes to: for a man to take off, a man to move, or a point to go to."""
        found, other = self.prospect(at, id), self.wording.name(1 - at.seat)
        if noun == "remove":
            yield self._taken_off(found, other)
        elif noun == "man":
            yield self.say.says_goes(points=self.listing_or(found.goes))
            if found.closes:
                yield self.say.says_man_closes()
            if found.opens:
                yield self.say.says_man_opens(name=other)
        else:
            if found.closes:
                yield self.say.says_closes(name=other)
            if found.stops:
                yield self.say.says_stops(name=other)
            yield self.say.says_near(points=self.listing(NEXT_TO[id]))

    def _taken_off(self, found: Prospect, other: str) -> str:
        if found.closes:
            return self.say.says_remove_mill(name=other)
        return self.say.says_remove_man(name=other)

    def against(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """That a mill is opened by it."""
        if noun == "man" and self.prospect(at, id).opens:
            yield self.say.says_man_opens(name=self.wording.name(1 - at.seat))

    def describe(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """Who stands there, and what is next to it."""
        owner = at.view.men.get(id)
        if owner is None:
            yield self.say.look_empty(point=id)
        else:
            yield self.say.look_man(point=id, name=self.wording.name(owner))
        yield self.say.says_near(points=self.listing(NEXT_TO[id]))
