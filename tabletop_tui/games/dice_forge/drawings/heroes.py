"""The heroes side by side: name and glory, gauges, both dice, and what the last roll brought."""

from collections.abc import Mapping, Sequence
from functools import cache, partial

from rulesets.core.records import record
from rulesets.dice_forge.advice.glory import glory_of
from rulesets.dice_forge.advice.worth import worth
from rulesets.dice_forge.components import CARDS, DICE, GOLD, MOON, RESOURCES, SIDES, SUN, VP
from rulesets.dice_forge.deeds import Deed, DiceEvent
from rulesets.dice_forge.events import Rolled
from rulesets.dice_forge.view import DiceForgeView, HeroView
from tabletop_tui.games.dice_forge.drawings.plates import (
    DIE,
    LARGE,
    PLATE,
    SMALL,
    draw_die,
    draw_plate,
    face_run,
)
from tabletop_tui.games.dice_forge.terms import HAMMER, INKS, NEW, Terms
from tabletop_tui.kit.kept import TO_AND_FRO, Kept
from tabletop_tui.paint.drawing import NO_RING, Canvas, Drawing, Region, Run, beside, cells, fit
from tabletop_tui.paint.pictures import LOUD, NORMAL, QUIET, Look, Volume
from tabletop_tui.paint.runs import cut, wide

_FILLS = ("yellow", "red", "blue", "orange")
"""The colours of the gauges: gold, sun, moon, hammer."""
_GAUGE_INKS = (*INKS[:VP], "orange")
"""Their ink."""
_OPEN = 2
"""The most heroes whose dice lie open on a small screen."""
_START = frozenset({"G1", "S1", "M1", "V2"})
"""The faces of the starting dice, quiet beside forged ones."""


@record
class HeroSize:
    """The size of a hero's panel."""

    die: str
    height: int
    margin: int = 0
    """Cells that are free above the dice and left of them."""
    plates: bool = False
    """The other five faces are plates beside each die, and one die is below the other."""


ROWS = HeroSize(SMALL, 7)
TALL = HeroSize(LARGE, 12, margin=1)
FULL = HeroSize(LARGE, 16, plates=True)


@record
class Shown:
    """What is shown about the heroes besides their things."""

    active: int | None = None
    """Whose turn it is."""
    mover: int | None = None
    """Who decides."""
    own: int = 0
    """The seats whose things stand out."""
    opened: frozenset[str] = frozenset()
    asking: tuple[int, int] | None = None
    """Seat and number of the die that the decision is about."""
    ghost: tuple[int, int, int] | None = None
    """Seat, resource (4 for the hammer), and how much the option under the cursor would bring."""
    new: frozenset[int] = frozenset()
    """The seats that have done something since the player's last turn."""
    rolls: Mapping[int, Deed[DiceEvent]] | None = None
    """The last roll of each seat."""
    counting: str = ""
    """The line of the score sheet that is being counted."""


@record
class Panel:
    """Everything that a hero's panel shows."""

    seat: int
    hero: HeroView
    name: str
    colour: str
    where: str
    """Where the hero stands."""
    own: bool
    turn: bool
    bright: bool
    """The hero decides or, after the end, has won."""
    new: bool
    opened: frozenset[str]
    """What can be chosen here."""
    volumes: tuple[Volume, ...]
    """Of the dice: loud for one that the decision is about or that can be chosen, normal for the player's
    own."""
    ghost: tuple[int, int] | None
    deed: Deed[DiceEvent] | None
    counting: str


def _panel(view: DiceForgeView, terms: Terms, name: tuple[str, str], shown: Shown, seat: int) -> Panel:
    hero, mover = view.seats[seat], shown.active if shown.mover is None else shown.mover
    own, opened = seat in (shown.own, shown.mover), shown.opened
    whole = (each for each in opened if each.count("/") == 1)  # not one of its faces
    choosing = any(each.startswith("die:") for each in whole)
    others = QUIET if choosing or (shown.asking is not None and not own) else NORMAL
    loud = [shown.asking == (seat, die) or f"die:{seat}/{die + 1}" in opened for die in range(DICE)]
    deed = (shown.rolls or {}).get(seat)
    if deed is not None and not _is_settled(deed, waiting=view.resolving is not None):
        deed = None
    return Panel(
        seat,
        hero,
        *name,
        terms.whereabouts(hero.portal, view.layout),
        own,
        seat == shown.active,
        hero.standing.place == 1 if view.active is None else seat == mover,
        seat in shown.new,
        frozenset(each for each in opened if each.partition(":")[2].partition("/")[0] == str(seat)),
        tuple(LOUD if each else others for each in loud),
        shown.ghost[1:] if shown.ghost is not None and shown.ghost[0] == seat else None,
        deed,
        shown.counting,
    )


def _is_settled(deed: Deed[DiceEvent], *, waiting: bool) -> bool:
    """Whether all that a roll brings is known: not while a decision is due, nor what it brings the Satyrs."""
    match deed.event:
        case _ if deed.outcome or deed.hammer:
            return True
        case Rolled(why="satyrs"):
            return False
        case _:
            return not waiting


def draw_heroes(
    view: DiceForgeView,
    terms: Terms,
    look: Look,
    names: Sequence[tuple[str, str]],
    size: HeroSize,
    width: int,
    shown: Shown,
    kept: Kept | None = None,
) -> Drawing:
    """All heroes in seat order, in this many cells; panels that are `kept` aren't drawn again."""
    count, kept = len(view.seats), kept or Kept()
    each = (width - count + 1) // count
    parts: list[Drawing] = []
    for seat in range(count):
        panel = _panel(view, terms, names[seat], shown, seat)
        hero = kept.drawing(f"hero-{seat}", partial(_draw_hero, panel, terms, look, size, each), TO_AND_FRO)
        behind = 1 if seat < count - 1 else width - count * (each + 1) + 1
        parts += [hero, _blank(behind, size.height)]
    return kept.joined("heroes", parts, beside)


@cache
def _blank(width: int, height: int) -> Drawing:
    """Nothing, in this many cells."""
    return Canvas(width, height).drawing()


def _draw_hero(panel: Panel, terms: Terms, look: Look, size: HeroSize, width: int) -> Drawing:
    canvas = Canvas(width, size.height)
    _Hero(canvas, panel, terms, look, size, Region(0, 0, width, size.height)).draw()
    return canvas.drawing()


def draw_small_heroes(
    view: DiceForgeView, terms: Terms, look: Look, names: Sequence[tuple[str, str]], width: int, shown: Shown
) -> Drawing:
    """For a small screen: two heroes above the other two, six lines each; two alone have their dice open."""
    canvas = Canvas(width, 13)
    each = (width - 1) // 2
    for seat in range(len(view.seats)):
        area = Region(seat % 2 * (each + 1), seat // 2 * 7, each, 6)
        panel = _panel(view, terms, names[seat], shown, seat)
        hero = _Hero(canvas, panel, terms, look, ROWS, area)
        hero.draw_small()
        if len(view.seats) <= _OPEN:
            hero.draw_open(area.bottom + 1)
    return canvas.drawing()


class _Hero:
    """Draws the panel of one hero."""

    def __init__(
        self, canvas: Canvas, panel: Panel, terms: Terms, look: Look, size: HeroSize, area: Region
    ) -> None:
        self.canvas, self.panel, self.terms, self.look = canvas, panel, terms, look
        self.size, self.area, self.seat, self.hero = size, area, panel.seat, panel.hero

    def draw(self) -> None:
        """Band, gauges, dice, roll, cards."""
        x, y, _, height = self.area
        self.canvas.fill(self.area, "ground-bar" if self.panel.own else "ground-panel")
        self._band()
        self._gauges()
        if self.size.plates:
            for die in range(DICE):
                self._die_with_plates(die, x + 1, y + 2 + 6 * die)
        else:
            margin, half = self.size.margin, self.area.width // DICE
            for die in range(DICE):
                self._die(die, x + die * half + margin, y + 2 + margin, half)
        self._rolled(y + height - 2)
        self._cards(y + height - 1)

    def draw_small(self) -> None:
        """Band, gauges, a line for each die, roll, cards."""
        x, y, width, _ = self.area
        self._band()
        self._gauges()
        for die in range(DICE):
            line = y + 2 + die
            target = f"die:{self.seat}/{die + 1}"
            up = self.hero.face_up(die)
            start = self.canvas.write(x, line, f" {self.terms.die_short(die)} ", "dim")
            opened = target in self.panel.opened
            if opened:
                self.canvas.write(start, line, "   ", "chip")
                start += 3
            end = self.canvas.write(start, line, f"[{self.terms.face(up)}]", "strong")
            runs: list[Run] = []
            for face, count in self._others(die):
                runs += [Run(" "), face_run(self.terms, face, forged=face not in _START, count=count)]
            self.canvas.runs(end, line, cut(runs, x + width - end))
            self.canvas.spot(
                target, Region(x, line, width, 1), (start - 2, line), bare=True, chip="chip" if opened else ""
            )
        self._rolled(y + 4)
        self._cards(y + 5)

    def draw_open(self, y: int) -> None:
        """All faces of both dice, a row each."""
        pitch = min(PLATE[SMALL][0] + 1, self.area.width // SIDES)
        for die in range(DICE):
            for slot, face in enumerate(self.hero.dice[die]):
                x, top = self.area.x + slot * pitch, y + die * PLATE[SMALL][1]
                draw_plate(self.canvas, x, top, face, self.terms, self.look, self.panel.volumes[die])
            area = Region(self.area.x, y + die * PLATE[SMALL][1], SIDES * pitch, PLATE[SMALL][1])
            self._faces_spot(f"die:{self.seat}/{die + 1}", area)

    def _gauges(self) -> None:
        line = Region(self.area.x, self.area.y + 1, self.area.width, 1)
        draw_gauges(self.canvas, line, self.hero, self.terms, self.seat, self.panel.ghost)

    # -- parts -------------------------------------------------------------------------------------

    def _band(self) -> None:
        x, y, width, _ = self.area
        panel, bright = self.panel, self.panel.bright
        role = f"seat-{panel.colour}" if bright else f"{panel.colour} strong ground-{panel.colour}"
        self.canvas.fill(Region(x, y, width, 1), role)
        turn = "▶ " if panel.turn else " "
        opened = f"seat:{self.seat}" in self.panel.opened
        if opened:
            self.canvas.write(x, y, "   ", "chip")
        gained, on_cards = glory_of(self.hero)
        sum_of = f"{gained}+{on_cards} = " if on_cards else ""
        total = f"{gained + on_cards}{self.terms.signs[VP]} "
        counted = panel.counting == "inventory"
        points = "plate" if counted else role if bright else f"gold ground-{panel.colour}"
        left = self.canvas.write_right(x + width, y, total, points)
        quiet = role if bright else f"dim ground-{panel.colour}"
        left = self.canvas.write_right(left, y, sum_of, quiet)
        start = x + (3 if opened else 0)
        room = left - start - cells(turn) - 2 * panel.new - 1
        end = self.canvas.write(start, y, f"{turn}{fit(panel.name, max(10, room))}", role)
        if panel.new:
            end = self.canvas.write(end, y, f" {self.terms.sign(NEW)}", role if bright else "you")
        if end + 2 + cells(panel.where) < left:
            self.canvas.write(end + 2, y, panel.where, quiet)
        self.canvas.spot(
            f"seat:{self.seat}", Region(x, y, width, 1), (x + 1, y), bare=True, chip="chip" if opened else ""
        )
        points_at = Region(left - 2, y, x + width - left + 2, 1)  # a mark may stand before them
        self.canvas.spot(f"store:{self.seat}/vp", points_at, (left, y), bare=True, chip="")

    def _die(self, die: int, x: int, y: int, room: int) -> None:
        """The face that is up, and beside it the other five, by worth."""
        width, height = DIE[self.size.die]
        target = f"die:{self.seat}/{die + 1}"
        volume = self.panel.volumes[die]
        draw_die(self.canvas, x, y, die, self.hero.face_up(die), self.terms, self.look, volume, self.size.die)
        left, right = x + width + 1, x + room
        opened = target in self.panel.opened
        others = self._others(die)
        step, lines = 6, height // 3
        if not opened and len(others) <= lines * ((right - left) // step):
            across = -(-len(others) // lines)
            for number, (face, count) in enumerate(others):
                at, top = left + number % across * step, y + number // across * 3
                quiet = QUIET if face in _START else volume
                draw_plate(self.canvas, at, top, face, self.terms, self.look, quiet)
                self.canvas.write(at + 3, top + 2, self.terms.times(count), "dim")
        else:
            self._listed(others, left, y, right, height, opened=opened)
        self._die_spot(target, Region(x, y, width, height), left, y)
        self._faces_spot(target, Region(left, y, right - left, height))

    def _faces_spot(self, target: str, area: Region) -> None:
        """The faces beside a die belong to it."""
        self.canvas.spot(target, area, bare=True, ring=NO_RING, chip="")

    def _die_spot(self, target: str, area: Region, left: int, y: int) -> None:
        """Make a die a target; its key is beside it, lit by the cursor."""
        chip = "chip" if target in self.panel.opened else ""
        if chip:
            self.canvas.write(left, y, "   ", "chip")
        self.canvas.spot(target, area, (left + 1, y), bare=True, ring=NO_RING, chip=chip)
        self.canvas.spot(target, Region(left, y, 3, 1), (left + 1, y), bare=True, chip=chip)

    def _listed(
        self, others: Sequence[tuple[str, int]], left: int, y: int, right: int, height: int, *, opened: bool
    ) -> None:
        """The other faces in signs, as many on a line as fit."""
        runs: list[Run] = []
        lines: list[list[Run]] = []
        room = right - left
        counted: list[Run] = []
        for face, count in others:
            run = face_run(self.terms, face, forged=face not in _START, count=count)
            alone = cells(run.text) > room  # its number has no room beside it
            counted += [face_run(self.terms, face, forged=face not in _START)] * count if alone else [run]
        for run in counted:
            if runs and (wide(runs) + 1 + cells(run.text) > room or height > 3):
                lines.append(runs)
                runs = []
            runs += [Run(" "), run] if runs else [run]
        lines += [runs] if runs else []
        for down, line in enumerate(lines[: height - opened]):
            self.canvas.runs(left, y + opened + down, cut(line, room))

    def _others(self, die: int) -> list[tuple[str, int]]:
        """The faces that aren't up, each with its count, the most valuable first."""
        faces = [face for slot, face in enumerate(self.hero.dice[die]) if slot != self.hero.up[die]]
        counted = [(face, faces.count(face)) for face in dict.fromkeys(faces)]
        return sorted(counted, key=lambda each: (each[0] in _START, -worth(each[0])))

    def _die_with_plates(self, die: int, x: int, y: int) -> None:
        """A large die and the other five faces as small plates, as many on a line as fit."""
        target = f"die:{self.seat}/{die + 1}"
        volume = self.panel.volumes[die]
        draw_die(self.canvas, x, y, die, self.hero.face_up(die), self.terms, self.look, volume, LARGE)
        width, height = DIE[LARGE]
        others, room = self._others(die), self.area.right - x - width - 2
        large = target not in self.panel.opened and (SIDES - 1) * (PLATE[LARGE][0] + 2) <= room
        size = LARGE if large else SMALL
        (wide_plate, high), across = PLATE[size], max(3, room // (PLATE[size][0] + 2))
        for number, (face, count) in enumerate(others):
            left, top = x + width + 2 + number % across * (wide_plate + 2), y + number // across * high
            quiet = QUIET if face in _START else volume
            draw_plate(self.canvas, left, top, face, self.terms, self.look, quiet, size)
            self.canvas.write(
                left + wide_plate - 2, top + high - 1 + large, self.terms.times(count), "strong"
            )
        self._die_spot(target, Region(x, y, width, height), x + width + 24, y)
        self._faces_spot(target, Region(x + width + 1, y, room + 1, height))

    def _rolled(self, y: int) -> None:
        """What the last roll brought."""
        if self.panel.deed is None:
            return
        runs = [Run(self.terms.say.rolled() + " ", "dim"), *gain_runs(self.panel.deed, self.terms)]
        x = self.area.x + 1
        end = self.canvas.runs(x, y, cut(runs, self.area.width - 1))
        self.canvas.explain(f"rolled:{self.seat}", x, y, end)

    def _cards(self, y: int) -> None:
        """Tokens, then cards; those that work every turn have a sign, used ones are dim."""
        x, right = self.area.x + 1, self.area.x + self.area.width
        for token, count in self.hero.tokens.items():
            target = f"token:{self.seat}/{token}"
            if not count:
                continue
            text = self.terms.token(token, "short") + self.terms.times(count)
            opened = target in self.panel.opened
            end = self.canvas.write(x, y, f" {text} ", "chip" if opened else "strong ground-raised")
            self.canvas.spot(target, Region(x, y, end - x, 1), (x, y), bare=True, chip="")
            x = end + 1
        kinds, names = tuple(dict.fromkeys(self.hero.cards)), self.terms.cards(self.hero)
        shown = _in_room(names, right - x)
        for card, text in zip(kinds[:shown], names, strict=False):
            target = f"card:{self.seat}/{card}"
            used = self.hero.used.get(card, 0) >= self.hero.cards.count(card)
            lit = self.panel.counting == "cards" and CARDS[card].vp
            quiet = "faint" if used else "strong" if CARDS[card].works_every_turn else "dim"
            role = "chip" if target in self.panel.opened else "gold" if lit else quiet
            end = self.canvas.write(x, y, text, role)
            self.canvas.spot(target, Region(x, y, end - x, 1), (x, y), bare=True, chip="")
            x = end + 1
        if shown < len(kinds):
            end = self.canvas.write(x, y, fit(f"+{len(kinds) - shown}", max(0, right - x)), "dim")
            self.canvas.explain(f"seat:{self.seat}", x, y, end)


def _in_room(names: Sequence[str], room: int) -> int:
    """How many of these have room one beside the other, with the number of those that have none."""
    for count in range(len(names), 0, -1):
        left = [f"+{len(names) - count}"] if count < len(names) else []
        if cells(" ".join([*names[:count], *left])) <= room:
            return count
    return 0


def draw_gauges(
    canvas: Canvas,
    line: Region,
    hero: HeroView,
    terms: Terms,
    seat: int,
    ghost: tuple[int, int] | None = None,
) -> None:
    """Stores with what is held and the limit; the ground is filled accordingly. The hammer is the fourth.

    `ghost`: a resource (4 for the hammer) and how much the option under the cursor would bring.
    """
    gauges = [
        (r, hero.stores[r], hero.limits[r] or 0, terms.signs[r], f"store:{seat}/{RESOURCES[r]}")
        for r in (GOLD, SUN, MOON)
    ]
    if "hammer" in hero.cards:
        track = hero.hammer + hero.free_steps
        gauges.append((4, hero.hammer, track, terms.sign(HAMMER), f"hammer:{seat}"))
    y, each = line.y, line.width // 4
    for number, (resource, held, limit, sign, target) in enumerate(gauges):
        left = line.x + number * each
        fill, ink = _FILLS[number], _GAUGE_INKS[number]
        text = f"{sign}{held}/{limit}"
        room = each - 1
        full = room if held >= limit else min(room - 1, round(room * held / limit)) if held else 0
        canvas.fill(Region(left, y, room, 1), f"ground-{fill}")
        canvas.fill(Region(left, y, full, 1), f"ground-{fill}-bar")
        if ghost is not None and ghost[0] == resource:
            _ghost(canvas, left, y, room, held, limit, ghost[1])
        start = left + max(0, (room - cells(text)) // 2)
        canvas.write(start, y, fit(text, room), f"{ink} strong")
        canvas.spot(target, Region(left, y, room, 1), (left, y), bare=True, ring=NO_RING, chip="")


def _ghost(canvas: Canvas, x: int, y: int, room: int, held: int, limit: int, amount: int) -> None:
    """What would be gained: a lighter stretch after what is held, red where it would be lost."""
    if not limit:
        return
    now = round(room * held / limit)
    then = min(room, max(now + 1, round(room * min(held + amount, limit) / limit)))
    canvas.fill(Region(x + now, y, then - now, 1), "ground-green-bar")
    if held + amount > limit:
        canvas.write(x + room - 1, y, "!", "bad ground-red-bar")


def gain_runs(deed: Deed[DiceEvent], terms: Terms) -> list[Run]:
    """What a roll brought, as chips: `+2●`, what went on the hammer, what was lost."""
    runs: list[Run] = []
    for word, amount in deed.gained.items():
        resource = RESOURCES.index(word)
        runs += [Run(f"+{amount}{terms.signs[resource]}", f"{INKS[resource]} strong"), Run(" ")]
    for word, amount in deed.taken.items():
        resource = RESOURCES.index(word)
        runs += [Run(f"{terms.sign('−')}{amount}{terms.signs[resource]}", "bad"), Run(" ")]
    if deed.hammer:
        runs += [Run(f"{terms.sign(HAMMER)}+{deed.hammer}", "orange strong"), Run(" ")]
    for word, amount in deed.spilt.items():
        lost = terms.say.lost(what=f"{amount}{terms.signs[RESOURCES.index(word)]}")
        runs += [Run(lost, "bad"), Run(" ")]
    return runs or [Run(terms.say.brought_nothing(), "dim")]
