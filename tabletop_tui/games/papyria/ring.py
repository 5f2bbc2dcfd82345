"""The ring of Papyria as a drawing: the road with the wanderers, two banks of sectors, the rivers between.

Positions 1 to 6 lie on the north bank from the west, 7 to 12 on the south bank from the east, so pieces
walk clockwise. Wanderers stand on the road outside, ships at the water.
"""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Final, NamedTuple

from rulesets.core.records import record
from rulesets.papyria.actions import space_id
from rulesets.papyria.components import (
    LANDSCAPES,
    POSITIONS,
    PRODUCTIONS,
)
from rulesets.papyria.foresight import Deed, Forecast
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView, SpaceView
from tabletop_tui.drawing import NO_RING, Canvas, Drawing, Line, Region, Run, cells, fit
from tabletop_tui.games.papyria.outcome import Spoken, comes, lies, picture_of
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.games.papyria.water import Water
from tabletop_tui.pictures import LOUD, NORMAL, QUIET, Look, sprite
from tabletop_tui.pictures.pixels import Volume
from tabletop_tui.runs import cut, wide

GAME: Final = "papyria"
COLUMNS: Final = 6
WATER, ROAD = "2f74c4", "3b2f20"


class RingSize(NamedTuple):
    """How large the ring is drawn."""

    cell: int
    """Columns of a sector, one less than from one to the next."""
    picture: str
    slot: int
    """Lines of a slot."""
    space: int
    """Lines of a space."""

    @property
    def width(self) -> int:
        """Columns of the whole ring with both gates."""
        return COLUMNS * (self.cell + 1) + 1

    @property
    def bank(self) -> int:
        """Lines of a bank: road, name, two spaces, the river's space, ships."""
        return 2 * self.slot + 2 * self.space + 2

    @property
    def height(self) -> int:
        """Lines of the whole ring."""
        return 2 * self.bank + 3


SMALL, LARGE = RingSize(15, "small", 1, 2), RingSize(18, "large", 2, 4)


@record
class Marks:
    """What is lit on the ring, and for whom worth is told."""

    seat: int
    lit: frozenset[int] | None = None
    """The positions that can be reached, or where actions are carried out; `None`: all alike."""
    forecasts: Mapping[int, Forecast] = field(default_factory=dict)
    """What a turn on these positions would come to."""
    prices: Mapping[str, Line] = field(default_factory=dict)
    """By slot, what going there costs."""
    ring: str = ""
    """The ring whose slots are being chosen; a whole sector then means its slot."""
    letters: Mapping[str, str] = field(default_factory=dict)
    """The keys of one's own pieces, by slot, while they don't choose but change one's mind."""
    spaces: frozenset[str] = frozenset()
    """The spaces that can be carried out, by `9:river`."""
    at: str = ""
    """The target under the cursor."""
    trail: tuple[str, int, int] | None = None
    """Ring, start and end of the walk under the cursor."""
    gates: frozenset[str] = frozenset()
    """The borders that it passes, or whose right can be used."""
    ghosts: str = ""
    """The rings whose empty slots can be entered."""
    met: str = ""
    """The slot of the piece that is met."""
    changed: frozenset[str] = frozenset()
    """Slots and spaces that others have changed since one's last turn."""


class _Ring:
    """A ring being drawn."""

    def __init__(
        self,
        view: PapyriaView,
        terms: Terms,
        look: Look,
        names: list[tuple[str, str]],
        size: RingSize,
        marks: Marks,
        canvas: Canvas | None = None,
    ) -> None:
        self.view, self.terms, self.look, self.names = view, terms, look, names
        self.size, self.marks = size, marks
        self.canvas = canvas or Canvas(size.width, size.height)

    def all(self) -> None:
        """Water first, then every sector."""
        size = self.size
        middle = Region(0, size.bank - size.slot, size.width, 2 * size.slot + 3)
        self.canvas.fill(middle, "ground-deep")
        for y in (0, size.height - size.slot):
            self.canvas.fill(Region(0, y, size.width, size.slot), "ground-brown")
        for position in range(1, POSITIONS + 1):
            self._sector(position)
        self._between()

    def _between(self) -> None:
        """What stands on the rivers, both borders, and the way under the cursor."""
        size, gates = self.size, self.marks.gates
        Water(self.canvas, self.view, self.terms, self.marks.seat, gates).draw(size.bank, size.width)
        self._gates()
        self._trail()
        for stand, x in (("B", 0), ("A", size.width - 1)):
            self.canvas.write(x, size.bank + 1, stand, "plate" if stand in gates else "gold ground-brown")

    def cursor(self) -> None:
        """The sectors under the cursor and at the start of its way, the borders that it passes, the way."""
        trail = self.marks.trail
        noun, *words = self.marks.at.split(":")
        words = {"slot": words[1:], "space": words[:1]}.get(noun, [])
        where = {int(word) for word in words} | ({trail[1]} if trail else set())
        for position in where:
            self._sector(position)
        if self.marks.gates or trail:
            self._between()

    # -- places ------------------------------------------------------------------------------------

    def place(self, position: int) -> tuple[int, bool]:
        """The first column of a sector, and whether it lies on the north bank."""
        north = position <= COLUMNS
        column = position - 1 if north else POSITIONS - position
        return 1 + column * (self.size.cell + 1), north

    def rows(self, position: int) -> dict[str, int]:
        """The first line of each part of a sector."""
        slot, space, bank = self.size.slot, self.size.space, self.size.bank
        order = {"w": 0, "name": slot, "1": slot + 1, "2": slot + 1 + space}
        order |= {"river": slot + 1 + 2 * space, "s": slot + 2 + 2 * space}
        if position <= COLUMNS:
            return order
        top = bank + 3
        return {
            "s": top,
            "river": top + slot,
            "1": top + slot + 1,
            "2": top + slot + 1 + space,
            "name": top + bank - slot - 1,
            "w": top + bank - slot,
        }

    def volume(self, position: int) -> Volume:
        """How loud a sector is."""
        if self.marks.lit is None:
            return NORMAL
        return LOUD if position in self.marks.lit else QUIET

    # -- sectors -----------------------------------------------------------------------------------

    def _sector(self, position: int) -> None:
        x, _ = self.place(position)
        rows, size, volume = self.rows(position), self.size, self.volume(position)
        under = self._is_under(position)
        ground = "ground-open" if under else "ground-panel" if volume != QUIET else "ground-base"
        top, bottom = min(rows["name"], rows["river"]), max(rows["name"], rows["river"])
        self.canvas.fill(Region(x, top, size.cell, bottom - top + 1), ground)
        for space in ("1", "2"):
            self._space(position, space, x, rows[space])
        self._river(position, x, rows["river"])
        self._name(position, x, rows["name"], volume, under)
        for ring in ("w", "s"):
            self._slot(position, ring, x, rows[ring])

    def _is_under(self, position: int) -> bool:
        ring, _, number = self.marks.at.removeprefix("slot:").partition(":")
        return bool(self.marks.ring) and ring == self.marks.ring and number == str(position)

    def _name(self, position: int, x: int, y: int, volume: Volume, under: bool) -> None:
        name, marks = self.terms.sector(self.view, position), self.marks
        right: list[Run] = []
        forecast = marks.forecasts.get(position)
        if marks.trail is not None and marks.trail[1] == position:
            right = [Run(self.terms.say("from-here"), "good")]
        elif forecast is not None and marks.ring:
            right = [Run(f"{stand} ", "gold") for stand in sorted(self._crossed(position))]
            if "priest" in forecast.offers:
                right.append(Run(self.terms.sign("priest"), "white"))
            elif "trade" in forecast.offers:
                right.append(Run(self.terms.sign("trade"), "blue"))
        if under:
            self.canvas.write(x, y, " " * self.size.cell, "cursor-line ground-blue-bar")
        role = "cursor-line" if under else {LOUD: "strong", NORMAL: "", QUIET: "dim"}[volume]
        self.canvas.write(x + (1 if under else 0), y, fit(name, self.size.cell - wide(right) - 1), role)
        shown = [run._replace(role="cursor-line") for run in right] if under else right
        self.canvas.runs(x + self.size.cell - wide(shown), y, shown)

    def _crossed(self, position: int) -> frozenset[str]:
        price = self.marks.prices.get(f"way:{position}", ())
        return frozenset(run.text for run in price)

    def _slot(self, position: int, ring: str, x: int, y: int) -> None:
        """Whose piece stands there; what going there costs, and the key."""
        target, size, marks = f"slot:{ring}:{position}", self.size, self.marks
        owner = self.view.rings[ring][position - 1]
        ground = "ground-brown" if ring == "w" else "ground-deep"
        acting = owner is not None and (owner == marks.seat or target == marks.met)
        if owner is None:
            ghost = ring in marks.ghosts
            sign = self.terms.sign(ring)
            self.canvas.write(x, y, f" {sign} " if ghost else " ", f"{'open' if ghost else 'faint'} {ground}")
            self.canvas.write(
                x + 3,
                y,
                self.terms.say("slot-free") if ghost else "···",
                f"{'open' if ghost else 'faint'} {ground}",
            )
        else:
            self._chip(owner, ring, x, y, acting)
        if target in marks.changed:
            self.canvas.write(x + size.cell - 6, y, self.terms.sign("new"), f"warn {ground}")
        self._key(target, ring, position, x, y, ground)

    def _chip(self, owner: int, ring: str, x: int, y: int, acting: bool) -> None:
        name, colour = self.names[owner]
        width = 9 if self.size.slot == 1 else 11
        role = f"seat-{colour}" if acting else f"strong ground-{colour}-bar"
        chip = Region(x, y, width, self.size.slot)
        self.canvas.fill(chip, role)
        if self.size.slot > 1 and self.look.pictures:
            word = "wanderer" if ring == "w" else "ship"
            ink = {"x": f"{colour}-shade" if acting else colour}
            self.canvas.picture(x, 2 * y, sprite(GAME, word, "large"), LOUD if acting else NORMAL, inks=ink)
            self.canvas.write(x + 6, y, fit(name, width - 6), role)
            return
        mark = "*" if acting and self.look.mono else " "
        self.canvas.write(x, y, f"{mark}{self.terms.sign(ring)} {fit(name, width - 4)}", role)

    def _key(self, target: str, ring: str, position: int, x: int, y: int, ground: str) -> None:
        """At the right edge: the price and the key, which the board writes into its chip."""
        size, marks = self.size, self.marks
        right = x + size.cell
        paid = marks.prices.get(target)
        letter = marks.letters.get(target)
        whole = bool(marks.ring) and ring == marks.ring and paid is not None
        if paid is not None:
            self.canvas.write(right - 3, y, "   ", "chip")
            line = y if size.slot == 1 else y + 1
            end = right - 3 if size.slot == 1 else right
            self.canvas.runs(end - wide(paid), line, [Run(t, f"{r} {ground}") for t, r in paid])
        elif letter is not None:
            self.canvas.write(right - 3, y, f" {letter} ", "chip-quiet")
        elif target == marks.at and not marks.ring:
            self.canvas.write(right - 3, y, "   ", "cursor-line")
        rows = self.rows(position)
        top, bottom = min(rows["w"], rows["river"]), max(rows["w"] + size.slot, rows["river"] + 1)
        if ring == "s":
            top, bottom = min(rows["name"], rows["s"]), max(rows["name"] + 1, rows["s"] + size.slot)
        region = Region(x, top, size.cell, bottom - top) if whole else Region(x, y, size.cell, size.slot)
        open_piece = (target in marks.prices or letter is None) and (bool(marks.ring) or not marks.ghosts)
        self.canvas.spot(
            target,
            region,
            (right - 2, y),
            bare=True,
            ring=NO_RING,
            chip="chip" if open_piece else "",
        )

    def _space(self, position: int, space: str, x: int, y: int) -> None:
        """A picture, what it is, what it costs or brings, and how many lie there."""
        here, size = self.view.spaces[space_id(position, space)], self.size
        target = f"space:{position}:{space}"
        volume, found = self.volume(position), self._spoken(position, space, here)
        if self.marks.spaces and space_id(position, space) not in self.marks.spaces:
            volume = QUIET
        width = 8 if size.picture == "large" else 5
        if target == self.marks.at:
            self.canvas.fill(Region(x, y, size.cell, size.space), "ground-open")
        self._picture(here, x, y, volume)
        left, room = x + width + 1, size.cell - width - 1
        known = position in self.marks.forecasts
        lost = found.lost and here.end is None and known
        role = "dim" if volume == QUIET else "bad" if lost else "strong" if volume == LOUD else ""
        self.canvas.write(left, y, fit(found.title, room), role)
        self._figures(here, found, left, y, room, volume)
        if target in self.marks.changed:
            self.canvas.write(left - 1, y, self.terms.sign("new"), "warn")
        self._space_spot(target, Region(x, y, size.cell, size.space), y + size.space - 1)

    def _space_spot(self, target: str, region: Region, y: int) -> None:
        """Where a space lies; its key stands at the right end of its last line."""
        chosen = target.removeprefix("space:") in self.marks.spaces
        if chosen:
            self.canvas.write(region.right - 3, y, "   ", "chip")
        self.canvas.spot(target, region, (region.right - 2, y), bare=True, ring=NO_RING, chip="chip")

    def _figures(self, here: SpaceView, found: Spoken, left: int, y: int, room: int, volume: Volume) -> None:
        """What it costs or brings, below its name; how many lie there at the right."""
        runs = found.runs
        if found.lost and here.end is None:
            ink = "bad" if volume == LOUD else "dim"
            runs = (*runs, Run(f" {self.terms.sign('lost')}" if runs else self.terms.sign("lost"), ink))
        if volume == QUIET or (found.lost and here.end is not None):
            runs = tuple(run._replace(role="faint" if volume == QUIET else "dim") for run in runs)
        count = (
            f"×{here.height}" if here.height > 1 and here.end is None and here.good not in PRODUCTIONS else ""
        )
        if self.size.space > 2:
            for line, part in enumerate(_broken(runs, room), start=y + 1):
                self.canvas.runs(left, line, part)
            if count:
                said = self.terms.say("left-there", count=here.height)
                self.canvas.write(left, y + 3, fit(said, room), "faint")
            return
        self.canvas.runs(left, y + 1, cut(runs, room))
        if count and wide(runs) + len(count) <= room and not self.marks.spaces:
            self.canvas.write_right(left + room, y + 1, count, "faint")

    def _spoken(self, position: int, space: str, here: SpaceView) -> Spoken:
        forecast = self.marks.forecasts.get(position)
        deed: Deed | None = None
        if forecast is not None:
            deed = forecast.best.deed(space)
            way = forecast.ways.get(space)
            deed = deed if deed is not None or way is None else way.deed
        if deed is not None:
            return comes(self.terms, self.view, self.marks.seat, here, deed)
        return lies(self.terms, self.view, self.marks.seat, here)

    def _picture(self, here: SpaceView, x: int, y: int, volume: Volume) -> None:
        size = self.size
        width, height = (8, 8) if size.picture == "large" else (5, 4)
        if not self.look.pictures:
            self._words(here, x, y, width)
            return
        word = picture_of(here)
        if word == "landscape" and here.top is not None:
            draw_scene(self.canvas, x, 2 * y, size.picture, Laid(here.top), volume)
            return
        if here.good == "scoring" and here.end is None and here.height:
            self.canvas.block(x, 2 * y, width, height, "3f3512" if volume != QUIET else "2a2c30", volume)
        elif here.end is not None:
            self.canvas.block(x, 2 * y, width, height, "4a3d12" if volume != QUIET else "2a2c30", volume)
        if word:
            self.canvas.picture(x, 2 * y, sprite(GAME, word, size.picture), volume)

    def _words(self, here: SpaceView, x: int, y: int, width: int) -> None:
        """Where no pictures are shown: the sign of what lies there, alone."""
        word = picture_of(here)
        if here.good == "landscape" and here.end is None and here.top is not None and here.height:
            self.canvas.runs(x + 1, y, cut(self.terms.land(Laid(here.top)), width - 1))
        elif word:
            sign = self.terms.sign({"any": "any"}.get(word, word))
            self.canvas.write(x + 2, y, sign, "strong")

    def _river(self, position: int, x: int, y: int) -> None:
        """The space at the river, in one line: a multiplier or an end tile."""
        here = self.view.spaces[space_id(position, "river")]
        target, size = f"space:{position}:river", self.size
        found, volume = self._spoken(position, "river", here), self.volume(position)
        wanted = not self.marks.spaces or space_id(position, "river") in self.marks.spaces
        lit = volume == LOUD and wanted and (self.marks.ring != "w" or bool(self.marks.spaces))
        role = (
            "ground-open" if target == self.marks.at else "ground-blue" if volume != QUIET else "ground-deep"
        )
        self.canvas.fill(Region(x, y, size.cell, 1), role)
        runs = (
            found.runs
            if here.end is not None
            else (*found.runs, Run(f" {found.title}", "" if lit else "dim"))
        )
        if here.end is not None and not self.look.pictures:
            runs = (Run(f"{self.terms.sign('end')} ", "gold"), *runs)
        if not lit:
            runs = tuple(run._replace(role="dim" if volume != QUIET else "faint") for run in runs)
        count = f"×{here.height}" if here.height and here.end is None else ""
        room = size.cell - len(count) - 1
        self.canvas.runs(x, y, [Run(t, f"{r} {role}") for t, r in cut(runs, room)])
        self.canvas.write_right(x + size.cell, y, count, f"faint {role}")
        if target in self.marks.changed:
            self.canvas.write(x + room, y, self.terms.sign("new"), f"warn {role}")
        self._space_spot(target, Region(x, y, size.cell, 1), y)

    # -- the way -----------------------------------------------------------------------------------

    def _gates(self) -> None:
        """Border B at the west end, A at the east end: gold while they are passed or can be used."""
        size = self.size
        for stand, x in (("B", 0), ("A", size.width - 1)):
            lit = stand in self.marks.gates
            for y in range(size.slot, size.height - size.slot):
                self.canvas.write(x, y, "▐" if stand == "B" else "▌", "gold" if lit else "brown")

    def _trail(self) -> None:
        """Arrows on all slots between the start and the cursor, and over the gates that are passed."""
        if self.marks.trail is None:
            return
        ring, start, end = self.marks.trail
        step = start
        while step != end:
            step = step % POSITIONS + 1
            x, north = self.place(step)
            y = self.rows(step)[ring]
            if step in (1, COLUMNS + 1):
                edge = 0 if step == 1 else self.size.width - 1
                first, last = sorted(
                    (self.rows(step)[ring], self.rows(POSITIONS if step == 1 else COLUMNS)[ring])
                )
                for line in range(first, last + 1):
                    self.canvas.write(edge, line, "▴" if step == 1 else "▾", "good strong")
            self.canvas.write(x - 1 if north else x + self.size.cell, y, "▸" if north else "◂", "good strong")
            if step != end and self.view.rings[ring][step - 1] is None:
                arrows = "▸ ▸ ▸" if north else "◂ ◂ ◂"
                self.canvas.write(x + 2, y, arrows, "good")


def _broken(runs: Line, room: int) -> list[Line]:
    """Runs in as many lines as they take, broken between runs."""
    lines: list[list[Run]] = [[]]
    for run in runs:
        if wide(lines[-1]) + cells(run.text) > room and lines[-1]:
            lines.append([])
        if lines[-1] or run.text.strip():
            lines[-1].append(run)
    return [tuple(line) for line in lines[:2]]


class RingPainter:
    """Draws rings one after the other; while only the cursor moves, only what it changes."""

    def __init__(self) -> None:
        """Nothing has been drawn yet."""
        self._key: tuple[object, ...] = ()
        self._canvas = Canvas(0, 0)
        self._drawn = Drawing()

    def draw(
        self,
        view: PapyriaView,
        terms: Terms,
        look: Look,
        names: list[tuple[str, str]],
        size: RingSize,
        marks: Marks,
    ) -> Drawing:
        """The ring with everything in it that is marked."""
        still = replace(marks, at="", trail=None, gates=frozenset())
        key = (view, terms, look, names, size, still)
        if len(key) != len(self._key) or any(
            one is not other and one != other for one, other in zip(key, self._key, strict=True)
        ):
            ring = _Ring(view, terms, look, names, size, still)
            ring.all()
            self._key, self._canvas, self._drawn = key, ring.canvas, ring.canvas.drawing()
        above = _Ring(view, terms, look, names, size, marks, self._canvas.copy())
        above.cursor()
        return above.canvas.drawing_over(self._canvas, self._drawn)


# -- a landscape as a scene ------------------------------------------------------------------------


def features_of(laid: Laid) -> list[str]:
    """The pictures of what counts on a landscape, the most telling first."""
    row = LANDSCAPES[laid.tile]
    found = ["city"] * laid.cities + (["mine" if laid.mine else "mountain"] if row.mountain else [])
    found += ["temple"] if laid.temple else []
    found += ["forest"] * laid.forests + (["sanctuary"] if laid.sanctuary else [])
    if row.invention != "none":
        found.append({"plain": "invention"}.get(row.invention, f"invention_{row.invention}"))
    return found


def ground_of(laid: Laid) -> str:
    """The tint of a landscape by what lies on it: six hex digits."""
    row = LANDSCAPES[laid.tile]
    if laid.tile == "SET":
        return "6b4526"
    if row.forests:
        return "28552f"
    if row.mountain:
        return "4a5560"
    if row.sanctuary:
        return "574a22"
    return "36493f" if row.exits else "4a3d2e"


def draw_scene(canvas: Canvas, x: int, top: int, size: str, laid: Laid, volume: Volume) -> None:
    """Up to two things that lie on a landscape, side by side, water at their foot if a river runs there."""
    wide_one, high = (8, 8) if size == "large" else (5, 4)
    canvas.block(x, top, wide_one, high, ground_of(laid), volume)
    found = list(dict.fromkeys(features_of(laid)))[:2]
    foot = (2 if size == "large" else 1) if LANDSCAPES[laid.tile].exits else 0
    if len(found) == 1:
        picture = sprite(GAME, found[0], size)
        canvas.picture(x, top, picture, volume, skip=0)
    half = "mid" if size == "large" else "half"
    for index, word in enumerate(found if len(found) > 1 else ()):
        picture = sprite(GAME, word, half)
        canvas.picture(x + index * (wide_one - picture.width), top + (0 if foot else 1), picture, volume)
    if foot:
        canvas.block(x, top + high - foot, wide_one, foot, WATER, volume)
