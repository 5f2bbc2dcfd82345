"""Trays: a roll as a moment. Every seat that rolled has one, with its dice, what they mean and what they
bring.
"""

from collections.abc import Sequence

from rulesets.core import Event
from rulesets.core.records import record
from rulesets.dice_forge.components import FACES, RESOURCES
from rulesets.dice_forge.deeds import Deed, counts_of, throws_of
from rulesets.dice_forge.events import Rolled
from rulesets.dice_forge.view import DiceForgeView, HeroView
from tabletop_tui.games.dice_forge.drawings.plates import DIE, GREAT, LARGE, SMALL, draw_die
from tabletop_tui.games.dice_forge.terms import HAMMER, INKS, Terms
from tabletop_tui.paint.drawing import NO_RING, Canvas, Drawing, Line, Region, Run, cells, fit
from tabletop_tui.paint.pictures import LOUD, QUIET, Look
from tabletop_tui.paint.runs import cut, wide

FLICKER, SETTLE = 3, 2
"""Frames in which faces flicker, and in which the dice come to rest, one seat after the other."""
_BELOW = {**dict.fromkeys(GREAT, 9), LARGE: 7, SMALL: 7}
"""Lines that a tray needs besides its dice."""
_WITH_OUTCOME = 10
"""Lines of a tray with its title, what dice mean, and what they bring in most rolls."""
_LOW = 14
"""In fewer lines than this, trays have no blank lines below the dice."""
_ROOMY = 16
"""Lines of trays whose last one is free; in lower ones, only the footer says that Enter goes on."""
TOGETHER = frozenset({"blessing", "satyrs", "minotaur"})
"""Rolls that several seats make at the same time."""


@record
class Throw:
    """What is thrown at the same time: one roll, or one by each seat."""

    rolls: tuple[Deed[Rolled], ...]
    number: int = 1
    """Which of several similar throws this is, from 1."""
    count: int = 1


def throws_in(events: Sequence[Event]) -> list[Throw]:
    """The rolls of a moment; simultaneous ones are one throw."""
    found: list[list[Deed[Rolled]]] = []
    for deed in throws_of(events):
        why, seat = deed.event.why, deed.event.seat
        last = found[-1] if found else []
        together = bool(last) and why in TOGETHER and last[0].event.why == why
        if together and seat not in {each.event.seat for each in last}:
            last.append(deed)
        else:
            found.append([deed])
    alone = sum(len(rolls) == 1 for rolls in found)
    throws: list[Throw] = []
    for rolls in found:
        number = sum(len(throw.rolls) == 1 for throw in throws) + 1
        throws.append(Throw(tuple(rolls), number, alone) if len(rolls) == 1 else Throw(tuple(rolls)))
    return throws


def frames_of(throw: Throw) -> int:
    """How many frames a throw has; the last shows everything."""
    return FLICKER + min(SETTLE, len(throw.rolls)) + 1


def draw_trays(
    view: DiceForgeView,
    terms: Terms,
    look: Look,
    names: Sequence[tuple[str, str]],
    throw: Throw,
    frame: int,
    room: Region,
    active: int | None,
) -> Drawing:
    """All trays at one frame, counted from 0."""
    canvas = Canvas(room.width, room.height, "ground-base")
    canvas.spot("board:trays", Region(0, 0, room.width, room.height), bare=True, ring=NO_RING, chip="")
    seats = len(names)
    each = (room.width - seats + 1) // seats
    by_seat = {deed.event.seat: deed for deed in throw.rolls}
    size = _size(each, room.height, look)
    order = [deed.event.seat for deed in throw.rolls]
    rest = frames_of(throw) - 1 - FLICKER
    for seat in range(seats):
        area = Region(seat * (each + 1), 0, each, room.height)
        deed = by_seat.get(seat)
        in_turn = seat == active
        ground = "ground-bar" if in_turn else "ground-panel"
        canvas.fill(area, ground if deed is not None else "ground-base")
        _band(canvas, view, terms, names[seat], area, seat, active=in_turn)
        if deed is None:
            _as_it_was(canvas, view, terms, look, area, size, seat)
            continue
        turn = order.index(seat) * max(1, rest) // max(1, len(order))
        lies = frame >= FLICKER + turn
        _dice(canvas, view, terms, look, deed, area, size, frame, lies=lies)
        if frame >= frames_of(throw) - 1:
            _outcome(canvas, view, terms, deed, area, size, throw)
    if frame >= frames_of(throw) - 1 and room.height >= _ROOMY:
        canvas.write_right(room.width - 1, room.height - 1, terms.say.tray_go_on(), "dim")
    return canvas.drawing()


def _band(
    canvas: Canvas,
    view: DiceForgeView,
    terms: Terms,
    name: tuple[str, str],
    area: Region,
    seat: int,
    *,
    active: bool,
) -> None:
    role = f"seat-{name[1]}" if active else f"{name[1]} strong ground-{name[1]}"
    canvas.fill(Region(area.x, 0, area.width, 1), role)
    canvas.write(area.x, 0, f"{'▶ ' if active else ' '}{fit(name[0], area.width - 8)}", role)
    total = f"{view.seats[seat].standing.total}{terms.signs[3]} "
    canvas.write_right(area.right, 0, total, role if active else f"gold ground-{name[1]}")


def _dice(
    canvas: Canvas,
    view: DiceForgeView,
    terms: Terms,
    look: Look,
    deed: Deed[Rolled],
    area: Region,
    size: str,
    frame: int,
    *,
    lies: bool,
) -> None:
    """The dice of a roll, with what they mean below; while they still roll, other faces of theirs."""
    roll, seat, counts = deed.event, deed.event.seat or 0, counts_of(deed.event.faces, deed.copies)
    width, height = DIE[size]
    top = _top(area, height)
    gap = max(1, (area.width - len(roll.dice) * width) // (len(roll.dice) + 1))
    for number, (die, face) in enumerate(zip(roll.dice, roll.faces, strict=True)):
        x = area.x + gap + number * (width + gap)
        faces = view.seats[seat].dice[die]
        shown = face if lies else faces[(frame * 2 + seat + 3 * number) % len(faces)]
        draw_die(canvas, x, top, die, shown, terms, look, LOUD if lies else QUIET, size)
        if not lies:
            continue
        label = _label(terms, roll.faces, number, counts[number])
        room = Region(x - gap // 2, 0, width + gap, 1)
        label = label if cells(label) <= room.width else terms.face(face)
        canvas.write_centred(room, top + height, fit(label, room.width), "strong")


def _as_it_was(
    canvas: Canvas, view: DiceForgeView, terms: Terms, look: Look, area: Region, size: str, seat: int
) -> None:
    """The dice and stores of a seat that doesn't roll; its hero lies beneath the trays."""
    hero, (width, height), top = view.seats[seat], DIE[size], _top(area, DIE[size][1])
    gap = max(1, (area.width - len(hero.dice) * width) // (len(hero.dice) + 1))
    for die in range(len(hero.dice)):
        x, face = area.x + gap + die * (width + gap), hero.face_up(die)
        draw_die(canvas, x, top, die, face, terms, look, QUIET, size)
    y = top + height + (1 if size == SMALL else 2)
    left = area.x + max(2, (area.width - 20) // 2)
    for resource, limit in enumerate(hero.limits):
        if limit is not None:
            held = (
                Run(f"{terms.signs[resource]} ", INKS[resource]),
                Run(f"{hero.stores[resource]} {terms.say.of_limit(limit=limit)}", "dim"),
            )
            canvas.runs(left, y + resource, cut(held, area.right - left))


def _size(width: int, height: int, look: Look) -> str:
    """The largest dice of which two fit into a tray above what they bring."""
    sizes = [size for size in DIE if look.pictures or size not in GREAT]
    fits = (each for each in sizes if width >= 2 * DIE[each][0] + 2 and height >= DIE[each][1] + _BELOW[each])
    return next(fits, SMALL)


def _top(area: Region, high: int) -> int:
    """The first line of dice so many lines high, which with what they bring are in the middle of a tray."""
    return 2 + max(0, area.height - _WITH_OUTCOME - high) // 2


def _label(terms: Terms, faces: Sequence[str], number: int, counts_as: str | None) -> str:
    """What a face means: beside a ×3, `1● thrice`; for a mirror, what it copies."""
    face = faces[number]
    if counts_as is not None and counts_as != face:
        return terms.say.tray_copies(face=terms.face(counts_as))
    match FACES[face].kind:
        case "triple" | "ship":
            return terms.face_title(face)
        case _ if "X3" in faces:
            return terms.say.tray_thrice(face=terms.face(face))
        case "sum" | "choice":
            return terms.face(face)
        case _:
            return terms.face_title(face)


def _outcome(
    canvas: Canvas,
    view: DiceForgeView,
    terms: Terms,
    deed: Deed[Rolled],
    area: Region,
    size: str,
    throw: Throw,
) -> None:
    """Chips with what was gained, then every store before and after, and what was lost."""
    gap = 0 if area.height < _LOW else 1
    y = _top(area, DIE[size][1]) + DIE[size][1] + 1 + gap
    chips = _chips(terms, deed)
    if not chips:
        decides = view.resolving is not None and view.resolving.seat == deed.event.seat
        chips = [Run(_waits(view, terms, decides=decides), "warn" if decides else "dim")]
    canvas.runs(area.x + max(0, (area.width - wide(chips)) // 2), y, chips)
    if throw.count > 1:
        canvas.write(area.x + 2, 1, terms.say.tray_count(number=throw.number, count=throw.count), "dim")
    left, top = area.x + max(2, (area.width - 20) // 2), y + (1 if size == SMALL else 1 + gap)
    lines = _changes(terms, deed, view.seats[deed.event.seat or 0], last=throw.number == throw.count)
    for down, line in enumerate(lines):
        canvas.runs(left, top + down, cut(line, area.right - left))


def _waits(view: DiceForgeView, terms: Terms, *, decides: bool) -> str:
    """Why nothing was gained: the seat `decides` now, another one does, or there was nothing."""
    if decides:
        return terms.say.tray_asked()
    return terms.say.tray_waits() if view.resolving is not None else terms.say.brought_nothing()


def _chips(terms: Terms, deed: Deed[Rolled]) -> list[Run]:
    """What was gained, and what went on the hammer."""
    chips: list[Run] = []
    for word, amount in deed.gained.items():
        resource = RESOURCES.index(word)
        chips += [Run(f" +{amount} {terms.signs[resource]} ", _chip(resource)), Run(" ")]
    if deed.hammer:
        chips += [Run(f" +{deed.hammer} {terms.sign(HAMMER)} ", "strong ground-orange-bar"), Run(" ")]
    return chips


def _changes(terms: Terms, deed: Deed[Rolled], hero: HeroView, *, last: bool) -> list[Line]:
    """Stores before and after the `last` of several rolls; what was lost; the hammer."""
    lines: list[Line] = []
    for word in dict.fromkeys((*deed.gained, *deed.spilt, *deed.taken)):
        resource = RESOURCES.index(word)
        limit, after = hero.limits[resource], hero.stores[resource]
        before = after - deed.gained.get(word, 0) + deed.taken.get(word, 0)
        if last and before >= 0:
            of = f" {terms.say.of_limit(limit=limit)}" if limit is not None else ""
            change = Run(f"{before} {terms.sign('→')} {after}", "strong")
            lines.append((Run(f"{terms.signs[resource]} ", INKS[resource]), change, Run(of, "dim")))
    for says, amounts in ((terms.say.tray_lost, deed.spilt), (terms.say.lost, deed.taken)):
        for word, amount in amounts.items():
            lost = says(what=f"{amount}{terms.signs[RESOURCES.index(word)]}")
            lines.append((Run(lost, "bad"),))
    if deed.hammer:
        track = f"{hero.hammer - deed.hammer} {terms.sign('→')} {hero.hammer}"
        lines.append((Run(f"{terms.sign(HAMMER)} {track}", "orange"),))
    return [*lines, (Run(terms.say.tray_by_itself(), "dim"),)] if deed.by_itself else lines


def _chip(resource: int) -> str:
    """The role of a gain's chip: dark or bright ink on the resource's ground."""
    return ("plate", "strong ground-red-bar", "strong ground-blue-bar", "strong ground-green-bar")[resource]
