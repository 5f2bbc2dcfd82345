"""Moments of Helios: what has just happened to a seat, as frames of its boards."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rulesets.core import Event
from rulesets.helios.components import COLOURS, ROWS, TILES_FOR_BONUS
from rulesets.helios.events import (
    Built,
    BuiltTemple,
    FilledRow,
    Laid,
    MovedSun,
    Phase,
    RoundBegins,
    Scored,
    Shone,
)
from rulesets.helios.state import Seat
from rulesets.helios.sun import way
from tabletop_tui.games.helios.drawings.looks import TEMPLE_PARTS
from tabletop_tui.games.helios.drawings.marks import NO_MARKS, Marks, points
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.paint.drawing import Line, Run
from tabletop_tui.paint.pictures import FADED, LOUD, NORMAL

_MOST_STEPS = 4
"""The most fields of the sun's walk that are shown."""
_FILLING = (FADED, NORMAL, LOUD)
"""The volume of land while it is laid, frame by frame."""
_FLASHES = (True, False, True, False)


class Still(NamedTuple):
    """One frame of a moment: a seat's boards at that instant, and what is added to them."""

    board: Seat
    marks: Marks = NO_MARKS
    note: str = ""
    """A word beside the player's own things."""
    banner: str = ""
    """A line across the stage: the phase that begins."""
    flown: tuple[int, ...] = (0,) * len(ROWS)
    """How many slots to the right the tiles of each row have flown."""


def stills(events: Sequence[Event], before: Seat, after: Seat, seat: int, terms: Terms) -> list[Still]:
    """The frames of everything that these events changed on a seat's boards, starting from `before`."""
    course = _Course(before, after, terms)
    found: list[Still] = []
    for event in events:
        if event.seat in (seat, None) or isinstance(event, Phase | RoundBegins):
            found += course.frames(event)
    return [*found, *course.rows_leave()]


class _Course:
    """A seat's boards on their way from their former to their present state."""

    def __init__(self, before: Seat, after: Seat, terms: Terms) -> None:
        self.board, self.after, self.terms = before.copy(), after, terms
        self.scored = 0

    def still(self, marks: Marks = NO_MARKS) -> Still:
        """The boards as they are at this instant."""
        note = f" +{self.scored} {self.terms.say.board_vp()} " if self.scored else ""
        return Still(self.board.copy(), marks, note)

    def frames(self, event: Event) -> Iterable[Still]:
        """What an event shows, if anything."""
        match event:
            case MovedSun():
                return self.walk(event)
            case Scored():
                return self.score(event)
            case Shone():
                return self.shine(event)
            case Laid():
                return self.lay(event)
            case BuiltTemple():
                return self.raise_temple(event)
            case Built():
                return self.build(event)
            case FilledRow():
                return self.fill(event)
            case Phase() | RoundBegins():
                return self.begin(event)
            case _:
                return ()

    def walk(self, event: MovedSun) -> Iterator[Still]:
        """The sun moves field by field, leaving a line."""
        start, end, steps = event.start, event.end, event.steps
        self.board.sun, self.board.range = start, max(self.board.range, steps)
        try:
            fields = way(self.board, end)
        except KeyError:  # land has since been laid
            fields = (start, end)
        for n in range(0, len(fields), -(-len(fields) // _MOST_STEPS)):
            yield self.still(Marks(sun=fields[n], way=fields[: n + 1]))
        self.board.sun = end

    def score(self, event: Scored) -> Iterator[Still]:
        """Points; for a lap, the lap line flashes twice."""
        self.scored += event.points
        if event.why == "lap":
            for ringing in _FLASHES:
                yield self.still(Marks(ringing=ringing))

    def shine(self, event: Shone) -> Iterator[Still]:
        """The tiles around the sun light up in turn: temples score, cubes grow."""
        lit_fields: dict[str, Line] = {}
        for field, count in event.temples:
            lit_fields[field] = points(count, self.terms, long=False)
            yield self.still(Marks(lit=dict(lit_fields)))
        for field, word in event.cubes:
            lit_fields[field] = (Run("+"), *self.terms.amounts([int(word == colour) for colour in COLOURS]))
            tile = self.board.world.get(field, self.after.world[field])
            self.board.world[field] = tile._replace(cubes=(*tile.cubes, COLOURS.index(word)))
            yield self.still(Marks(lit=dict(lit_fields)))
        if lit_fields:
            yield self.still(Marks(lit=lit_fields))

    def lay(self, event: Laid) -> Iterator[Still]:
        """A ghost becomes a tile."""
        field = event.field
        self.board.world[field] = self.after.world[field]._replace(cubes=())
        for volume in _FILLING:
            yield self.still(Marks(volumes={field: volume}))
        self.board.world[field] = self.after.world[field]
        yield self.still(Marks(lit={field: ()}))

    def raise_temple(self, event: BuiltTemple) -> Iterator[Still]:
        """A temple rises from the ground."""
        field = event.field
        self.board.world[field] = self.after.world[field]
        for parts in range(1, TEMPLE_PARTS + 1):
            yield self.still(Marks(rising={field: parts}, lit={field: ()}))

    def build(self, event: Built) -> Iterator[Still]:
        """The building appears at once; its name is shown for three steps."""
        self.board.buildings = [*self.board.buildings, event.building]
        for _ in range(3):
            yield self.still()._replace(note=f" {self.terms.building(event.building)} ")

    def fill(self, event: FilledRow) -> Iterator[Still]:
        """A row is full: its tiles flash."""
        note = self.terms.say.board_full(row=self.terms.row(event.row))
        for lit in _FLASHES:
            yield self.still()._replace(note=f" {note} " if lit else "")

    def rows_leave(self) -> Iterator[Still]:
        """The tiles of a row that has been emptied fly off."""
        left = [bool(row and not now) for row, now in zip(self.board.rows, self.after.rows, strict=True)]
        for slots in range(1, TILES_FOR_BONUS + 1) if any(left) else ():
            yield self.still()._replace(flown=tuple(slots * gone for gone in left))

    def begin(self, event: Phase | RoundBegins) -> Iterator[Still]:
        """A phase begins: it is named across the stage."""
        say = self.terms.say
        banner = say.banner_persons() if isinstance(event, Phase) else say.banner_refill(round=event.round)
        for _ in range(5):
            yield self.still()._replace(banner=banner)


SHOWN = (MovedSun, Scored, Shone, Laid, BuiltTemple, Built, FilledRow, Phase, RoundBegins)
"""The kinds of events that `_Course.frames` shows."""
ROW_LEAVES = "row_leaves"
"""A full row is emptied, after the bonus action that it brings."""
MOMENTS = frozenset({*(kind.kind for kind in SHOWN), ROW_LEAVES})
