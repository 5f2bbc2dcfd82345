"""The only noun of nine men's morris: a point of the board, with or without a man on it."""

from collections.abc import Sequence

from tabletop_morris.board import LINES_OF, NEXT_TO
from tabletop_morris.preview import Prospect, prospect
from tabletop_morris.view import MorrisView
from tabletop_tui.kit.card import Card, Fact
from tabletop_tui.kit.thing import Figured
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.paint.drawing import Line, Run

Moment = Looked[MorrisView]
OWN, OTHERS, EMPTY, YES = "●", "○", "·", "✓"
"""The player's own man, the other player's, an empty point, and that something holds."""


class PointThing(Figured[MorrisView]):
    """A point: to place a man on, to move one from or to, to take one off."""

    nouns = ("place", "man", "move", "remove", "point")

    def name(self, at: Moment, id: str, noun: str) -> str:
        """Where it is: its letter and number are its keys, and stand before it."""
        return f"{id}, {self.where(id)}" if noun == "point" else self.where(id)

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """With where on the board it is, and what speaks for it."""
        return ", ".join([id, self.where(id), *self.notes(at, id, noun)])

    def where(self, point: str) -> str:
        """Which of the three squares, and whether at a corner."""
        ring = max(abs(ord(point[0]) - ord("d")), abs(int(point[1]) - 4))
        return self.say("where", str(ring), "corner" if len(NEXT_TO[point]) == 2 else "side")

    def notes(self, at: Moment, id: str, noun: str) -> list[str]:
        """What speaks for it, in a few words each."""
        found = self.prospect(at, id, noun)
        notes = [("closes", found.closes), ("stops", found.stops), ("opens", found.opens)]
        said = [self.say("note", word) for word, holds in notes if holds]
        return [*said, self.counted("note-goes", count=len(found.goes))] if noun == "man" else said

    def prospect(self, at: Moment, id: str, noun: str) -> Prospect:
        """What it would come to for the seat that decides or looks."""
        return prospect(at.view, at.seat, id)

    def rank(self, at: Moment, id: str, noun: str) -> int:
        """A mill first, then one that is stopped, then the point with most neighbours."""
        found = self.prospect(at, id, noun)
        return 100 * found.closes + 50 * found.stops + len(NEXT_TO[id])

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """For a man: how many points it can go to, and whether it can close a mill."""
        found = self.prospect(at, id, noun)
        closes = Run(YES, "good") if found.closes else Run(EMPTY, "dim")
        opens = Run(YES, "warn") if found.opens else Run(EMPTY, "dim")
        return ((Run(str(len(found.goes))),), (closes,), (opens,))[: 3 if noun == "man" else 2]

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """Its two lines with the men on them, and what comes of it."""
        title = (Run(self.where(id), "strong"),)
        facts = tuple(self._line(at, line) for line in LINES_OF[id])
        return Card(title, facts=facts, sentences=tuple(self._said(at, id, noun)), key=id)

    def _line(self, at: Moment, line: tuple[str, ...]) -> Fact:
        runs: list[Run] = []
        for point in line:
            owner = at.view.men.get(point)
            sign = EMPTY if owner is None else OWN if owner == at.seat else OTHERS
            runs += [Run(f"{point} ", "dim"), Run(f"{sign}  ", "you" if sign == OWN else "")]
        return Fact(self.say("fact", "line"), tuple(runs))

    def _said(self, at: Moment, id: str, noun: str) -> list[str]:
        """What it comes to, in sentences."""
        found, other = self.prospect(at, id, noun), self.wording.name(1 - at.seat)
        if noun == "remove":
            return [self.say("says-remove", "mill" if found.closes else "man", name=other)]
        if noun == "man":
            goes = self.say("says-goes", points=self.listing_or(found.goes))
            said = [("closes", found.closes), ("opens", found.opens)]
            return [goes, *(self.say("says-man", word, name=other) for word, holds in said if holds)]
        said = [("closes", found.closes), ("stops", found.stops)]
        sentences = [self.say("says", word, name=other) for word, holds in said if holds]
        return [*sentences, self.say("says-near", points=self.listing(NEXT_TO[id]))]

    def against(self, at: Moment, id: str, noun: str) -> list[str]:
        """That a mill is opened by it."""
        opens = noun == "man" and self.prospect(at, id, noun).opens
        return [self.say("says-man-opens", name=self.wording.name(1 - at.seat))] if opens else []

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """Who stands there, and what is next to it."""
        owner = at.view.men.get(id)
        who = (
            self.say("look-empty", point=id)
            if owner is None
            else self.say("look-man", point=id, name=self.wording.name(owner))
        )
        return [who, self.say("says-near", points=self.listing(NEXT_TO[id]))]
