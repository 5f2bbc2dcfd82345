"""The display of Orbis as a drawing: landscapes with the outcome of taking each, and the gods left."""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from functools import partial
from typing import Final, NamedTuple

from rulesets.core import Decision
from rulesets.core.records import record
from rulesets.orbis.advice.gods import GodKind, GodPreview, god_kind
from rulesets.orbis.advice.landscapes import LandscapePreview, landscape_preview, trial_of
from rulesets.orbis.advice.trials import Trial, last_laid, trial_in_hand, wilderness_cost
from rulesets.orbis.components import COLOURS, GODS, LANDSCAPES
from rulesets.orbis.geometry import SLOT_NEIGHBOURS
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.drawings.outcome import Outcome, outcome, task, task_progress
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.kit.kept import TO_AND_FRO, Kept
from tabletop_tui.kit.notation import longest
from tabletop_tui.paint.drawing import Canvas, Drawing, Line, Region, Run, beside, cells, fit, stacked, wrap
from tabletop_tui.paint.pictures import FADED, LOUD, NORMAL, QUIET, Look, Volume, sprite
from tabletop_tui.paint.runs import cut, wide

GAME = "orbis"


class TileSize(NamedTuple):
    """The size at which a landscape of the display is drawn."""

    width: int
    height: int
    picture: str
    """The size of its picture."""
    gap: int
    """Lines and cells around tiles, for the cursor's ring; 0 where there is no room for it."""

    @property
    def roomy(self) -> bool:
        """Whether there is room for words and a column of costs."""
        return self.picture == "large"

    @property
    def board(self) -> tuple[int, int]:
        """Cells of the whole display."""
        return 3 * self.width + 2 + 2 * self.gap, 3 * self.height + 4 * self.gap


PAGE = TileSize(26, 5, "small", 0)
SMALL = TileSize(18, 5, "small", 1)
LARGE = TileSize(24, 9, "large", 1)


@record
class Marks:
    """What the display shows beyond the position."""

    slot: int | None = None
    """The landscape under the cursor: its neighbours show what they would get."""
    eligible: frozenset[int] = field(default_factory=frozenset)
    """Colours that a Volcano can remove: these worshippers are bright."""
    new: frozenset[int] = field(default_factory=frozenset)
    """Slots whose landscape has been turned up since the viewer's last turn."""
    arriving: int | None = None
    """The slot whose landscape is being turned up: it is seen only as a ghost."""


NO_MARKS = Marks()
_KEPT = 6
"""How many drawings of each slot are kept: a turn uses most of them again."""
_ERUPTION = frozenset({"eruption_choice", "eruption_pick"})


def marks_of(
    view: OrbisView, decision: Decision[object] | None, slot: int | None
) -> tuple[Marks, Trial | None]:
    """The marks at a decision with the cursor on a slot, and the landscape on trial."""
    if decision is None:
        return NO_MARKS, None
    seat = decision.seat
    if decision.kind != "choose_tile":
        laid = last_laid(view.seats[seat]) if decision.kind in _ERUPTION else None
        need = LANDSCAPES[laid.tile].need if laid is not None else frozenset()
        return Marks(eligible=need), trial_in_hand(view, seat, unpaid=decision.kind == "settle_cost")
    preview = landscape_preview(view, seat, slot) if slot is not None else None
    return (Marks(slot), trial_of(view, seat, preview)) if preview is not None else (NO_MARKS, None)


@record
class Slot:
    """Everything that a slot of the display shows."""

    number: int
    """From 0."""
    tile: str | None
    lying: tuple[int, ...]
    """Worshippers, by colour."""
    preview: LandscapePreview | None
    """What taking it would do for the seat that can take it."""
    come: Outcome
    state: Line
    """How far that seat is with the landscape's task."""
    taken: bool
    """Its landscape is being taken, or has just been laid."""
    hand: str | None
    """The landscape in hand, if it was taken from here."""
    wild: bool
    """It will be laid as a wilderness."""
    created: int | None = None
    """The colour of the worshipper that the landscape under the cursor would add."""
    eligible: frozenset[int] = frozenset()
    """Colours that a Volcano can remove."""
    new: bool = False
    arriving: bool = False


def slots_of(view: OrbisView, terms: Terms, size: TileSize, seat: int | None) -> list[Slot]:
    """The nine slots of a view, without marks, and what each would bring a seat."""
    return [_slot(view, terms, size, seat, number) for number in range(len(view.display))]


def _slot(view: OrbisView, terms: Terms, size: TileSize, seat: int | None, number: int) -> Slot:
    preview = landscape_preview(view, seat, number) if seat is not None else None
    come = Outcome((), QUIET)
    state: Line = ()
    if preview is not None and seat is not None:
        come = outcome(terms, preview, wilderness_cost(view, seat))
        state = task_progress(terms, view, seat, preview, long=size.roomy)
    taken = number == view.slot
    return Slot(
        number=number,
        tile=view.display[number],
        lying=view.worshippers[number],
        preview=preview,
        come=come,
        state=state,
        taken=taken,
        hand=view.hand if taken else None,
        wild=view.turned_over and taken,
    )


def marked(slots: Sequence[Slot], marks: Marks) -> list[Slot]:
    """The slots with their marks; those that look as before are the same objects."""
    found = []
    for slot in slots:
        created = _created_on(slots, marks.slot, slot.number)
        new, arriving = slot.number in marks.new, slot.number == marks.arriving
        before = slot.created, slot.eligible, slot.new, slot.arriving
        if before != (created, marks.eligible, new, arriving):
            slot = replace(slot, created=created, eligible=marks.eligible, new=new, arriving=arriving)  # noqa: PLW2901
        found.append(slot)
    return found


def _created_on(slots: Sequence[Slot], taken: int | None, number: int) -> int | None:
    """The colour of the worshipper that taking one slot's landscape would add to another slot."""
    if taken is None or number not in SLOT_NEIGHBOURS[taken]:
        return None
    tile = slots[taken].tile
    return None if tile is None else LANDSCAPES[tile].colour


def draw_display(slots: Sequence[Slot], terms: Terms, look: Look, size: TileSize, kept: Kept) -> Drawing:
    """The nine slots, each a target `slot:N`. Those that look as before are `kept`."""
    tiles = [
        kept.drawing(f"slot:{slot.number}", partial(draw_slot, slot, terms, look, size), _KEPT)
        for slot in slots
    ]
    return kept.drawing("slots", partial(_together, size, *tiles), TO_AND_FRO)


def _together(size: TileSize, *tiles: Drawing) -> Drawing:
    """Three rows of three, with the gaps in which the cursor's ring runs."""
    edge, gap = (_blank(width, size.height) for width in (size.gap, 1))
    across = _blank(size.board[0], size.gap)
    rows = [across] if size.gap else []
    for first in range(0, len(tiles), 3):
        line = beside(edge, tiles[first], gap, tiles[first + 1], gap, tiles[first + 2], edge)
        rows += [line, across] if size.gap else [line]
    return stacked(*rows)


def _blank(width: int, height: int) -> Drawing:
    return Canvas(width, height).drawing()


def draw_slot(slot: Slot, terms: Terms, look: Look, size: TileSize) -> Drawing:
    """One slot, as a drawing of its own."""
    return _Tile(slot, terms, look, size).draw()


class _Tile:
    """One slot of the display while it is being drawn."""

    def __init__(self, slot: Slot, terms: Terms, look: Look, size: TileSize) -> None:
        self.canvas, self.region = Canvas(size.width, size.height), Region(0, 0, size.width, size.height)
        self.terms, self.look, self.size = terms, look, size
        self.slot, self.tile, self.preview, self.come = slot, slot.tile, slot.preview, slot.come

    def draw(self) -> Drawing:
        """Title with the outcome, picture, task, and the worshippers on it."""
        region, size = self.region, self.size
        ring = region.grown(1) if size.gap else None
        self.canvas.spot(
            f"slot:{self.slot.number}",
            region,
            (region.x, region.y),
            bare=True,
            ring=ring,
            chip="" if self.tile is None else "chip-quiet" if self.come.barred else "chip",
        )
        if self.tile is None:
            self._draw_gap()
            return self.canvas.drawing()
        colour, volume = COLOURS[LANDSCAPES[self.tile].colour], self.come.volume
        title, body, foot = grounds(colour, volume)
        self.canvas.fill(Region(region.x, region.y, region.width, 1), title)
        self.canvas.fill(Region(region.x, region.y + 1, region.width, region.height - 2), body)
        self.canvas.fill(Region(region.x, region.bottom - 1, region.width, 1), foot)
        self._draw_title(title, volume)
        self._draw_picture(colour, volume)
        self._draw_text(body, volume)
        self._draw_foot(foot)
        return self.canvas.drawing()

    def _draw_title(self, ground: str, volume: Volume) -> None:
        region, tile = self.region, self.tile
        assert tile is not None
        corner = tuple(Run(text, _on(role, ground)) for text, role in self.come.corner)
        room = region.width - 2 - wide(corner)
        name = self.terms.kind_within(tile, room - 1)
        role = {LOUD: "strong", NORMAL: "strong", QUIET: "dim"}[volume]
        x = self.canvas.write(region.x, region.y, f"{self.slot.number + 1}", f"dim {ground}")
        x = self.canvas.write(x + 1, region.y, fit(name, max(1, room - 1)), f"{role} {ground}")
        if self.slot.new:
            new = f" {self.terms.sign('new')} {self.terms.say.new()}"
            shown = new if wide(corner) + cells(new) + x < region.right else self.terms.sign("new")
            self.canvas.write(x, region.y, fit(shown, region.right - wide(corner) - x), f"you {ground}")
        self.canvas.runs(region.right - wide(corner), region.y, corner)

    def _draw_picture(self, colour: str, volume: Volume) -> None:
        if not self.look.pictures or self.tile is None:
            return
        if self.slot.arriving:
            volume = FADED
        picture = sprite(GAME, LANDSCAPES[self.tile].effect, self.size.picture)
        left = 1 if self.size.roomy else 0
        self.canvas.picture(self.region.x + left, 2 * (self.region.y + 1), picture, volume, inks=inks(colour))

    def _draw_text(self, ground: str, volume: Volume) -> None:
        """Cost, task and progress: beside the picture, or in words below a large one."""
        assert self.tile is not None
        row, region, role = LANDSCAPES[self.tile], self.region, "" if volume != QUIET else "dim"
        if self.size.roomy:
            self._draw_cost_column(ground, volume)
            said = (task(self.terms, row, region.width - 2, long=True), self.slot.state)
            for line, text in enumerate(said, start=region.y + 6):
                self._write(region.x + 1, line, text, region.width - 2, ground, role)
            return
        cost, left = self.terms.amounts(row.cost, row.cost_any), 9 if self.look.pictures else 2
        room = region.width - left
        pay: Line = (Run(self.terms.say.no_cost(), "dim"),)
        if cost:
            pay = (Run(f"{self.terms.say.pay()} ", "dim"), *cost)
            pay = pay if wide(pay) <= room else cost
        lines = (pay, task(self.terms, row, room), self.slot.state)
        for line, text in enumerate(lines, start=region.y + 1):
            self._write(region.x + left, line, text, room, ground, role)

    def _draw_cost_column(self, ground: str, volume: Volume) -> None:
        """Each worshipper of the cost on a line of its own, marked as held or missing."""
        assert self.tile is not None
        row, region = LANDSCAPES[self.tile], self.region
        x, preview = region.x + 16 if self.look.pictures else region.x + 2, self.preview
        signs = [(self.terms.signs[c], COLOURS[c], c) for c, n in enumerate(row.cost) for _ in range(n)]
        any_sign = self.terms.amounts([], 1)[0]
        signs += [(any_sign.text, any_sign.role, -1)] * row.cost_any
        if not signs:
            self.canvas.write(
                region.right - cells(self.terms.say.no_cost()) - 1,
                region.y + 1,
                self.terms.say.no_cost(),
                f"dim {ground}",
            )
            return
        self.canvas.write_right(x + 4, region.y + 1, self.terms.say.pay(), f"dim {ground}")
        lacking = [*preview.lacking.coloured, preview.lacking.any] if preview else [0] * 6
        for line, (sign, role, colour) in enumerate(signs[:5], start=region.y + 1):
            at = self.canvas.write(x + 5, line, sign, f"{role if volume != QUIET else 'dim'} {ground}")
            if preview is not None and volume != QUIET:
                short = sum(1 for s in signs[line - region.y :] if s[2] == colour) < lacking[colour]
                mark = "failed" if short else "met"
                self.canvas.write(at + 1, line, self.terms.sign(mark), f"{self.terms.ink(mark)} {ground}")

    def _write(self, x: int, y: int, runs: Line, room: int, ground: str, role: str) -> None:
        shown = [Run(text, f"{role or own} {ground}") for text, own in cut(runs, room)]
        self.canvas.runs(x, y, shown)

    def _draw_foot(self, ground: str) -> None:
        """The worshippers on it; at the right, the one that the tile under the cursor would add."""
        region, right = self.region, self.region.right - 1
        created = self.slot.created
        if created is not None:
            text = f"+{self.terms.signs[created]}"
            right = (
                self.canvas.write_right(right, region.bottom - 1, text, f"{COLOURS[created]} strong {ground}")
                - 1
            )
        x = region.x + 1
        lying = self.slot.lying
        shown = [(colour, count) for colour, count in enumerate(lying) if count]
        spread = sum(lying) * 2 <= right - x
        for colour, count in shown:
            bright = not self.slot.eligible or colour in self.slot.eligible
            role = f"{COLOURS[colour] if bright else 'faint'} {ground}"
            sign = self.terms.signs[colour]
            signs = " ".join([sign] * count) if spread else f"{count}{sign}"
            signs = f"[{signs}]" if self.slot.eligible and bright else signs
            x = self.canvas.write(x, region.bottom - 1, signs, role) + 1
        if not shown:
            nobody = self.terms.say.nobody_here() if self.size.roomy else self.terms.say.nobody()
            self.canvas.write(x, region.bottom - 1, nobody, f"faint {ground}")

    def _draw_gap(self) -> None:
        """The slot of the landscape in hand, with its name, or an empty slot at the end of the game."""
        region, hand = self.region, self.slot.hand
        self.canvas.box(region, "faint", "dashed")
        middle = region.y + region.height // 2
        if hand is None:
            said = self.terms.say.tile_taken() if self.slot.taken else self.terms.say.tile_empty()
            self.canvas.write_centred(region, middle, fit(said, region.width - 2), "dim")
            return
        colour = COLOURS[LANDSCAPES[hand].colour]
        name = self.terms.kind_within(hand, region.width - 4)
        self.canvas.write(region.x + 2, region.y, f" {name} ", "strong")
        left = 2
        if self.look.pictures:
            kind = "wilderness" if self.slot.wild else LANDSCAPES[hand].effect
            picture = sprite(GAME, kind, self.size.picture)
            self.canvas.picture(region.x + 1, 2 * (region.y + 1), picture, LOUD, inks=inks(colour))
            left = picture.width + 2
        room = max(4, region.width - left - 1)
        said = self.terms.say.tile_in_hand()
        if self.slot.wild:
            said = self.terms.kind_within(hand, room, wild=True)
        for line, text in enumerate(wrap(said, room)[:3], start=region.y + 1):
            self.canvas.write(region.x + left, line, text, "you")


def grounds(colour: str, volume: Volume) -> tuple[str, str, str]:
    """The grounds of a landscape's title, body and foot."""
    if volume == LOUD:
        return f"ground-{colour}-bar", f"ground-{colour}", f"ground-{colour}-foot"
    if volume == NORMAL:
        return f"ground-{colour}", "ground-panel", "ground-panel"
    return "ground-bar", "ground-panel", "ground-panel"


def inks(colour: str) -> dict[str, str]:
    """The two inks of a picture that takes the colour of its landscape."""
    return {"c": colour, "C": f"{colour}-shade"}


def _on(role: str, ground: str) -> str:
    return role if role.startswith("plate") else f"{role} {ground}"


# -- gods ------------------------------------------------------------------------------------------


_WHOLE_GOD: Final = 5
"""Lines in which a small god is told whole: title, what it asks for, and of what."""


class GodSize(NamedTuple):
    """The room that the gods have."""

    width: int
    height: int
    picture: str


def draw_gods(gods: Mapping[str, GodPreview | None], terms: Terms, look: Look, size: GodSize) -> Drawing:
    """The gods left, side by side; lit where they score now for the seat that can take one."""
    canvas = Canvas(size.width, size.height)
    if not gods:
        canvas.write(1, 1, terms.say.gods_none(), "dim")
        return canvas.drawing()
    high = size.height if size.height == _WHOLE_GOD else size.height - 1  # else a line is free below
    large = size.picture == "large"
    roomy = len(gods) < 3 and high > 3
    most = (38 if large else 28) if roomy else (20 if large else 18)
    each = min(most, (size.width - 1) // len(gods))
    for index, (god, preview) in enumerate(gods.items()):
        region = Region(1 + index * each, 0, each - 1, high)
        volume = QUIET if preview is None else LOUD if preview.points else NORMAL
        ground = {LOUD: "ground-god", NORMAL: "ground-god-half", QUIET: "ground-panel"}[volume]
        title = {LOUD: "ground-god-bar", NORMAL: "ground-god", QUIET: "ground-bar"}[volume]
        canvas.fill(region, ground)
        canvas.fill(Region(region.x, 0, region.width, 1), title)
        picture = sprite(GAME, f"god_{god}", size.picture)
        if look.pictures and high > 2:
            canvas.picture(region.x, 2, picture, LOUD if preview is not None else QUIET)
        left = max(8, picture.width + 1) if look.pictures else 1
        if roomy:
            text = wrap(terms.god_text(god), region.width - left)
            for y, line in enumerate(text[: high - 1], start=1):
                canvas.write(region.x + left, y, line, f"{'' if preview else 'dim'} {ground}")
        else:
            _write_god(canvas, terms, god, preview, region, ground, max(left, 8))
        _write_title(canvas, terms, god, preview, region, title)
        canvas.spot(f"god:{god}", region, (region.x, 0), bare=True, ring=None)
    return canvas.drawing()


def _write_title(
    canvas: Canvas, terms: Terms, god: str, preview: GodPreview | None, region: Region, ground: str
) -> None:
    """Its name and what it scores now; below the name where both don't fit into a line."""
    corner = Run("")
    if preview is not None:
        corner = Run(f"+{preview.points}", "plate") if preview.points else Run("0", f"dim {ground}")
    room = region.width - 2
    name = terms.god_within(god, room)
    beside = cells(name) + cells(corner.text) + 1 <= room
    canvas.write(region.x + 2, 0, fit(name, room), f"{'strong' if preview else 'dim'} {ground}")
    canvas.write_right(region.right, 0 if beside else 1, corner.text, corner.role)


def _write_god(
    canvas: Canvas, terms: Terms, god: str, preview: GodPreview | None, region: Region, ground: str, left: int
) -> None:
    """What its points depend on, beside the picture; below that, whose landscapes count."""
    if region.height < 4:
        return
    lines = [_asks(terms, god)]
    if preview is not None and (counted := _counted(terms, god_kind(god), preview)):
        lines.append(counted)
    room = region.width - left
    for y, text in enumerate(lines, start=1):
        if room >= 3 and cells(text) <= room:
            canvas.write(region.x + left, y, text, f"dim {ground}")
        else:
            canvas.write(
                region.x, region.bottom - len(lines) + y - 1, fit(text, region.width), f"dim {ground}"
            )
    below = _what_counts(terms, god, preview, region.width)
    if below and region.height > 4:
        canvas.write(region.x, region.bottom - 1, fit(below, region.width), f"dim {ground}")


def _asks(terms: Terms, god: str) -> str:
    """What a god asks for, or does, in a word or two."""
    say, count = terms.say, GODS[god].immediate_count
    match god_kind(god):
        case "most":
            return say.god_asks_most()
        case "fewest":
            return say.god_asks_fewest()
        case "all":
            return say.god_asks_all()
        case "paid":
            return say.god_asks_paid(count=count)
        case "gain":
            return say.god_asks_gain(count=count)
        case "idle":
            return say.god_asks_idle()
        case "sure":
            return say.god_asks_sure()


def _counted(terms: Terms, kind: GodKind, preview: GodPreview) -> str:
    """How far the seat is: against the best of the others, or of what is asked for; empty for a sure god."""
    match kind:
        case "most" | "fewest":
            return terms.say.god_counts_to(own=preview.own, other=preview.other)
        case "all" | "paid":
            return terms.say.god_counts_of(own=preview.own, other=preview.other)
        case "gain" | "idle" | "sure":
            return ""


def _what_counts(terms: Terms, god: str, preview: GodPreview | None, width: int) -> str:
    """What a god counts, in the longest form that fits; empty for a sure one."""
    match god_kind(god):
        case "most":
            kind = GODS[god].condition_on[0]
            return longest((terms.landscape(kind, "many"), terms.landscape(kind, "many-brief")), width)
        case "fewest":
            return longest((terms.say.score_wilderness(), terms.say.god_tally_fewest()), width)
        case "all":
            return terms.say.god_tally_all()
        case "paid":
            return "" if preview is None else terms.say.god_tally_paid(own=preview.own)
        case "gain" | "idle" | "sure":
            return ""
