"""Moments of Helios: what has just happened to a seat, as frames of its boards."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from rulesets.core import Event
from rulesets.helios.components import COLOURS, ROWS, TILES_FOR_BONUS
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
        show = _TOLD.get(event.kind)
        if show is not None and (event.seat in (seat, None) or show is _Course.begin):
            found += show(course, event)
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

    def walk(self, event: Event) -> Iterator[Still]:
        """The sun moves field by field, leaving a line."""
        start, end, steps = event.facts["start"], event.facts["end"], event.facts["steps"]
        self.board.sun, self.board.range = start, max(self.board.range, steps)
        try:
            fields = way(self.board, end)
        except KeyError:  # land has since been laid
            fields = (start, end)
        for n in range(0, len(fields), -(-len(fields) // _MOST_STEPS)):
            yield self.still(Marks(sun=fields[n], way=fields[: n + 1]))
        self.board.sun = end

    def score(self, event: Event) -> Iterator[Still]:
        """Points; for a lap, the lap line flashes twice."""
        self.scored += event.facts["points"]
        if event.facts["why"] == "lap":
            for ringing in _FLASHES:
                yield self.still(Marks(ringing=ringing))

    def shine(self, event: Event) -> Iterator[Still]:
        """The tiles around the sun light up in turn: temples score, cubes grow."""
        lit_fields: dict[str, Line] = {}
        for field, count in event.facts["temples"]:
            lit_fields[field] = points(count, self.terms, long=False)
            yield self.still(Marks(lit=dict(lit_fields)))
        for field, word in event.facts["cubes"]:
            lit_fields[field] = (Run("+"), *self.terms.amounts([int(word == colour) for colour in COLOURS]))
            tile = self.board.world.get(field, self.after.world[field])
            self.board.world[field] = tile._replace(cubes=(*tile.cubes, COLOURS.index(word)))
            yield self.still(Marks(lit=dict(lit_fields)))
        if lit_fields:
            yield self.still(Marks(lit=lit_fields))

    def lay(self, event: Event) -> Iterator[Still]:
        """A ghost becomes a tile."""
        field = event.facts["field"]
        self.board.world[field] = self.after.world[field]._replace(cubes=())
        for volume in _FILLING:
            yield self.still(Marks(volumes={field: volume}))
        self.board.world[field] = self.after.world[field]
        yield self.still(Marks(lit={field: ()}))

    def raise_temple(self, event: Event) -> Iterator[Still]:
        """A temple rises from the ground."""
        field = event.facts["field"]
        self.board.world[field] = self.after.world[field]
        for parts in range(1, TEMPLE_PARTS + 1):
            yield self.still(Marks(rising={field: parts}, lit={field: ()}))

    def build(self, event: Event) -> Iterator[Still]:
        """The building appears at once; its name is shown for three steps."""
        self.board.buildings = [*self.board.buildings, event.facts["building"]]
        for _ in range(3):
            yield self.still()._replace(note=f" {self.terms.building(event.facts['building'])} ")

    def fill(self, event: Event) -> Iterator[Still]:
        """A row is full: its tiles flash."""
        note = self.terms.say.board_full(row=self.terms.row(event.facts["row"]))
        for lit in _FLASHES:
            yield self.still()._replace(note=f" {note} " if lit else "")

    def rows_leave(self) -> Iterator[Still]:
        """The tiles of a row that has been emptied fly off."""
        left = [bool(row and not now) for row, now in zip(self.board.rows, self.after.rows, strict=True)]
        for slots in range(1, TILES_FOR_BONUS + 1) if any(left) else ():
            yield self.still()._replace(flown=tuple(slots * gone for gone in left))

    def begin(self, event: Event) -> Iterator[Still]:
        """A phase begins: it is named across the stage."""
        say = self.terms.say
        persons = event.kind == "phase"
        banner = say.banner_persons() if persons else say.banner_refill(round=event.facts["round"])
        for _ in range(5):
            yield self.still()._replace(banner=banner)


_TOLD: Mapping[str, Callable[[_Course, Event], Iterator[Still]]] = {
    "moved_sun": _Course.walk,
    "scored": _Course.score,
    "shone": _Course.shine,
    "laid": _Course.lay,
    "built_temple": _Course.raise_temple,
    "built": _Course.build,
    "filled_row": _Course.fill,
    "phase": _Course.begin,
    "round_begins": _Course.begin,
}
"""What shows each kind of event."""
ROW_LEAVES = "row_leaves"
"""A full row is emptied, after the bonus action that it brings."""
MOMENTS = frozenset({*_TOLD, ROW_LEAVES})
