"""The ring of Papyria as a drawing: the road with the wanderers, two banks of sectors, the rivers between.

Positions 1 to 6 lie on the north bank from west to east, 7 to 12 on the south bank from east to west, so
pieces walk clockwise. Wanderers stand on the road outside, ships at the water.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from functools import cache
from typing import TYPE_CHECKING

from rulesets.core.records import record
from rulesets.papyria.actions import space_id
from rulesets.papyria.components import POSITIONS, RINGS, SPACES, Ring
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.drawings.outcome import Spoken
from tabletop_tui.games.papyria.drawings.sector import (
    COLUMNS,
    GateLook,
    NameLook,
    Part,
    RingSize,
    SlotLook,
    SpaceLook,
    draw_part,
)
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.kit.kept import Kept
from tabletop_tui.paint.drawing import NO_RING, Drawing, Line, Region, Run, Spot
from tabletop_tui.paint.pictures import LOUD, NORMAL, QUIET, Look

if TYPE_CHECKING:
    from rulesets.papyria.advice.courses import Forecast
from tabletop_tui.paint.pictures.pixels import Volume

Names = Sequence[tuple[str, str]]


@record
class Marks:
    """What is lit on the ring, and the seat whose prospects are shown."""

    seat: int
    lit: frozenset[int] | None = None
    """The positions within reach, or where actions are carried out; `None`: all alike."""
    found: Mapping[str, Spoken] = field(default_factory=dict)
    """What lies on each space, and what it would bring."""
    forecasts: "Mapping[int, Forecast]" = field(default_factory=dict)
    """What a turn on these positions would bring."""
    prices: Mapping[str, Line] = field(default_factory=dict)
    """The price of going there, by slot."""
    ring: str = ""
    """The ring whose slots are being chosen; a click anywhere in a sector then means its slot."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """The keys of the player's own pieces, by slot, where they only switch to another piece."""
    spaces: frozenset[str] = frozenset()
    """The spaces that can be carried out, as `9:river`."""
    at: str = ""
    """The target under the cursor."""
    trail: tuple[str, int, int] | None = None
    """Ring, start and end of the walk under the cursor."""
    gates: frozenset[str] = frozenset()
    """The borders that it passes, or whose privilege can be used."""
    ghosts: str = ""
    """The rings whose empty slots can be entered."""
    met: str = ""
    """The slot of the piece that is met."""
    turning: Mapping[str, int] = field(default_factory=dict)
    """End tiles that turn over, by space, with the number of their columns that can be seen."""
    here: int = 0
    """The position of this turn's piece while something is chosen elsewhere: it isn't quiet; 0: none."""
    changed: frozenset[str] = frozenset()
    """Slots and spaces that others have changed since the player's last turn."""


class RingDrawing:
    """The look of a ring now, part by part, and where its targets lie."""

    def __init__(
        self, view: PapyriaView, terms: Terms, names: Names, size: RingSize, marks: Marks, water: Drawing
    ) -> None:
        """`names` has the names and colours of all seats; `water` is what lies between the banks."""
        self.view, self.terms, self.names = view, terms, names
        self.size, self.marks, self.water = size, marks, water
        self._way = _steps(marks.trail)

    def drawn(self, kept: Kept, look: Look) -> Drawing:
        """The ring; only parts that look different from what is kept are drawn."""
        size, common = (self.size.width, self.size.height), (self.size, self.terms, look, kept)
        drawing = kept.mosaic("ring").drawing(size, self._parts(), draw_part, *common)
        marks = self.marks
        lie = self.size, self.water.spots, marks.ring, marks.ghosts, marks.prices.keys(), marks.letters.keys()
        return Drawing(drawing.lines, kept.once("ring spots", lie, lambda: tuple(self._spots())))

    def with_pieces(self, spots: tuple[Spot, ...], kept: Kept, look: Look) -> Drawing:
        """The last drawing of the ring, in which only slots and lit sectors are as they are here."""
        parts: dict[str, Part] = {}
        for position in range(1, POSITIONS + 1):
            parts |= {f"{ring}:{position}": self._slot(ring, position) for ring in RINGS}
        for position in self.marks.lit or ():
            parts[f"name:{position}"] = self._name(position, under=False)
            parts |= {f"{space}:{position}": self._space(position, space, under=False) for space in SPACES}
        drawing = kept.mosaic("ring").with_others(parts, draw_part, self.size, self.terms, look, kept)
        return Drawing(drawing.lines, spots)

    def _parts(self) -> dict[str, Part]:
        parts: dict[str, Part] = {"water": self.water, "gate:B": self._gate("B"), "gate:A": self._gate("A")}
        for position in range(1, POSITIONS + 1):
            under = self.marks.ring != "" and self.marks.at == f"slot:{self.marks.ring}:{position}"
            parts[f"name:{position}"] = self._name(position, under=under)
            for space in SPACES:
                parts[f"{space}:{position}"] = self._space(position, space, under=under)
            for ring in RINGS:
                parts[f"{ring}:{position}"] = self._slot(ring, position)
        return parts

    def _volume(self, position: int) -> Volume:
        if self.marks.lit is None or position == self.marks.here:
            return NORMAL
        return LOUD if position in self.marks.lit else QUIET

    def _name(self, position: int, *, under: bool) -> NameLook:
        marks, right = self.marks, list[Run]()
        forecast = marks.forecasts.get(position)
        if marks.trail is not None and marks.trail[1] == position:
            right = [Run(self.terms.say.from_here(), "good")]
        elif forecast is not None and marks.ring:
            right = [Run(f"{run.text} ", "gold") for run in marks.prices.get(f"way:{position}", ())]
            if "priest" in forecast.offers:
                right.append(Run(self.terms.sign("priest"), "white"))
            elif "trade" in forecast.offers:
                right.append(Run(self.terms.sign("trade"), "blue"))
        return NameLook(
            self.terms.sector_at(self.view, position), tuple(right), self._volume(position), under
        )

    def _space(self, position: int, space: str, *, under: bool) -> SpaceLook:
        marks, key = self.marks, space_id(position, space)
        volume = self._volume(position)
        if marks.spaces and key not in marks.spaces:
            volume = QUIET
        if space == "river" and volume == LOUD and marks.ring == "w" and not marks.spaces:
            volume = NORMAL
        return SpaceLook(
            self.view.spaces[key],
            marks.found[key],
            volume,
            marks.found[key].lost and position in marks.forecasts,
            marks.at == f"space:{key}",
            key in marks.spaces,
            not marks.spaces,
            f"space:{key}" in marks.changed,
            under,
            marks.turning.get(key, 0),
        )

    def _slot(self, ring: Ring, position: int) -> SlotLook:
        target, marks = f"slot:{ring}:{position}", self.marks
        owner = self.view.rings[ring][position - 1]
        price, letter = marks.prices.get(target), marks.letters.get(target, "")
        chip = "chip" if price is not None else "chip-quiet" if letter else ""
        if not chip and target == marks.at and not marks.ring:
            chip = "cursor-line"
        on_way = marks.trail is not None and marks.trail[0] == ring and position in self._way
        north = position <= COLUMNS
        return SlotLook(
            ring,
            north,
            position in (1, COLUMNS + 1),
            self.names[owner] if owner is not None else None,
            owner is not None and (owner == marks.seat or target == marks.met),
            ring in marks.ghosts,
            target in marks.changed,
            chip,
            letter,
            price or (),
            ("▸" if north else "◂") if on_way else "",
            on_way and position != self._way[-1] and owner is None,
        )

    def _gate(self, stand: str) -> GateLook:
        first, last = (POSITIONS, 1) if stand == "B" else (COLUMNS, COLUMNS + 1)
        way, head = None, None
        if self.marks.trail is not None and last in self._way:
            ring = self.marks.trail[0]
            head = self.size.row(last, ring)
            low, high = sorted((self.size.row(first, ring), head))
            way = (low, high)
        return GateLook(stand, stand in self.marks.gates, way, head)

    # -- targets -----------------------------------------------------------------------------------

    def _spots(self) -> Iterator[Spot]:
        size, marks = self.size, self.marks
        yield Spot("board:ring", Region(0, size.bank, size.width, self.water.height), bare=True, ring=NO_RING)
        yield from (spot.moved(1, size.bank) for spot in self.water.spots)
        for position in range(1, POSITIONS + 1):
            x = size.column(position)
            yield _spot(f"sector:{position}", Region(x, size.row(position, "name"), size.cell, 1), (x, 0), "")
            yield from _space_spots(size, position)
            for ring in RINGS:
                target = f"slot:{ring}:{position}"
                y = size.row(position, ring)
                room = Region(x, y, size.cell, size.slot)
                if ring == marks.ring and target in marks.prices:
                    room = self._whole(position, ring, x)
                chosen = target in marks.prices or target not in marks.letters
                chip = "chip" if chosen and (marks.ring or not marks.ghosts) else ""
                yield _spot(target, room, (x + size.cell - 2, y), chip)

    def _whole(self, position: int, ring: str, x: int) -> Region:
        """The part of a sector that means the slot of a ring, if a slot is being chosen."""
        far = "river" if ring == "w" else "name"
        rows = sorted((self.size.row(position, ring), self.size.row(position, far)))
        return Region(x, rows[0], self.size.cell, rows[1] - rows[0] + 1)


@cache  # without it, a key takes 1 % more
def _space_spots(size: RingSize, position: int) -> tuple[Spot, ...]:
    """Where the spaces of a sector lie: always in the same places."""
    heights = {space: 1 if space == "river" else size.space for space in SPACES}
    rooms = {
        space: Region(size.column(position), size.row(position, space), size.cell, height)
        for space, height in heights.items()
    }
    return tuple(
        _spot(f"space:{position}:{space}", room, (room.right - 2, room.bottom - 1))
        for space, room in rooms.items()
    )


def _spot(target: str, room: Region, at: tuple[int, int], chip: str = "chip") -> Spot:
    return Spot(target, room, at, bare=True, ring=NO_RING, chip=chip)


def _steps(trail: tuple[str, int, int] | None) -> tuple[int, ...]:
    """The positions on a way, including its end."""
    if trail is None:
        return ()
    _, start, end = trail
    return tuple((start + step) % POSITIONS + 1 for step in range((end - start - 1) % POSITIONS + 1))
