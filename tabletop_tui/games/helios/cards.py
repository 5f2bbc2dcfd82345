"""City and persons of Helios as drawings: cards with pictures, or tables where there is little room."""

from collections.abc import Mapping, Sequence

from rulesets.helios.components import BUILDINGS, PERSONS
from rulesets.helios.preview import build_preview, owner_of, person_preview
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import NO_RING, Canvas, Drawing, Line, Region, Run, fit, wrap
from tabletop_tui.games.helios.answers import SIDES
from tabletop_tui.games.helios.hexes import GAME
from tabletop_tui.games.helios.offer import Asked
from tabletop_tui.games.helios.terms import DONE, MANA, STEP, Terms
from tabletop_tui.pictures import LOUD, NORMAL, QUIET, Look, Volume, sprite
from tabletop_tui.runs import wide

CARD_LINES, PERSON_LINES = 7, 14
_IN_A_ROW = {CARD_LINES: 3, PERSON_LINES: 4}
_GROUNDS = {"cursor": "ground-open", "payable": "ground-raised", "built": "ground-green", "open": ""}


def _place(number: int, width: int, lines: int) -> Region:
    """Where a card lies, so many lines high with the gap below it."""
    across = _IN_A_ROW[lines]
    each = width // across
    return Region(number % across * each, number // across * lines, each - 1, lines - 1)


def state_of(view: HeliosView, seat: int, building: str) -> str:
    """`built`, `payable` or `open`."""
    if building in view.seats[seat].board.buildings:
        return "built"
    return "payable" if build_preview(view, seat, building).fault is None else "open"


def short_of(view: HeliosView, seat: int, building: str) -> int:
    """How many cubes are missing for a building."""
    return max(0, build_preview(view, seat, building).bill.total - sum(view.seats[seat].board.cubes))


def draw_city(
    view: HeliosView, seat: int, terms: Terms, look: Look, asked: Asked, width: int, height: int
) -> Drawing:
    """The twelve buildings as cards: payable ones lit, built ones green, others grey with what's short."""
    canvas = Canvas(width, height)
    for n, building in enumerate(BUILDINGS):
        region = _place(n, width, CARD_LINES)
        _draw_card(canvas, view, seat, terms, look, asked, building, region)
    return canvas.drawing()


def _draw_card(
    canvas: Canvas,
    view: HeliosView,
    seat: int,
    terms: Terms,
    look: Look,
    asked: Asked,
    building: str,
    room: Region,
) -> None:
    target, row = f"building:{building}", BUILDINGS[building]
    state, key = state_of(view, seat, building), asked.keys.get(f"building:{building}")
    here = asked.cursor == target
    ground = _GROUNDS["cursor" if here else state]
    volume: Volume = QUIET if state == "open" else LOUD if key or state == "payable" else NORMAL
    if ground:
        canvas.fill(room, ground)
    dim = "dim" if state == "open" else ""
    right = room.right - 1
    if key:
        canvas.write(room.x, room.y, f" {key} ", "chip")
    elif state == "built":
        canvas.write(room.x + 1, room.y, terms.sign(DONE), f"good {ground}")
    name = fit(terms.building(building, "brief"), room.width - 4)
    canvas.write(
        room.x + 4,
        room.y,
        name,
        f"{'dim' if state == 'open' else 'good strong' if state == 'built' else 'strong'} {ground}",
    )
    if look.pictures:
        canvas.picture(room.x + 1, 2 * (room.y + 1), sprite(GAME, building, "large"), volume)
    if here:
        for y in range(room.y, room.bottom):
            canvas.write(room.x - 1 if room.x else 0, y, "▌" if room.x else "", "ring")
            canvas.write(room.right - 1, y, "▐", f"ring {ground}")
    lines: list[Line] = [(Run(terms.vp(row.vp), dim or "gold"),)]
    for sign, count, role in ((STEP, row.sun, "orange"), (MANA, row.mana, "cyan")):
        lines += [(Run(f"{terms.sign(sign)} +{count}", dim or role),)] if count else []
    for y, runs in enumerate(lines, start=room.y + 1):
        _right(canvas, right, y, runs, ground)
    if state != "built":
        missing = build_preview(view, seat, building).bill.missing
        cost = terms.amounts(row.cost, row.cost_any, missing if state == "open" else ())
        _right(canvas, right, room.y + 4, cost, ground)
    short = short_of(view, seat, building) if state == "open" else 0
    told = terms.counted("board-short", count=short) if short else terms.does(building, "brief")
    role = "bad" if short else "good" if state == "built" else "dim"
    canvas.write(room.x + 1, room.y + 5, fit(told, room.width - 2), f"{role} {ground}")
    canvas.spot(target, room, (room.x, room.y), bare=True, ring=NO_RING, chip="")


def _right(canvas: Canvas, right: int, y: int, runs: Sequence[Run], ground: str) -> None:
    canvas.runs(right - wide(runs), y, [Run(text, f"{role} {ground}".strip()) for text, role in runs])


def draw_city_table(view: HeliosView, seat: int, terms: Terms, asked: Asked, width: int) -> Drawing:
    """The buildings a line each: state, name, cost, what they bring at once and at the end, what they do."""
    canvas = Canvas(width, len(BUILDINGS))
    for y, (building, row) in enumerate(BUILDINGS.items()):
        target, state = f"building:{building}", state_of(view, seat, building)
        key, here = asked.keys.get(target), asked.cursor == target
        ground = "ground-open" if here else _GROUNDS[state]
        canvas.fill(Region(0, y, width, 1), ground or "ground-base")
        role = {"built": "good", "payable": "strong", "open": "dim"}[state]
        if key:
            canvas.write(0, y, f" {key} ", "chip")
        elif state == "built":
            canvas.write(1, y, terms.sign(DONE), "good")
        canvas.write(4, y, fit(terms.building(building), 19), role)
        missing = build_preview(view, seat, building).bill.missing if state == "open" else ()
        if state != "built":
            canvas.runs(24, y, terms.amounts(row.cost, row.cost_any, missing))
        canvas.runs(31, y, terms.gains(row.sun, row.mana))
        canvas.write_right(47, y, terms.vp(row.vp), "gold" if state != "open" else "dim")
        short = short_of(view, seat, building) if state == "open" else 0
        told = terms.counted("board-short", count=short) if short else terms.does(building, "brief")
        canvas.write(49, y, fit(told, width - 50), "bad" if short else "dim")
        canvas.spot(target, Region(0, y, width, 1), (0, y), bare=True, ring=NO_RING, chip="")
    return canvas.drawing()


# -- persons ---------------------------------------------------------------------------------------


def draw_persons(
    view: HeliosView,
    seat: int,
    terms: Terms,
    look: Look,
    asked: Asked,
    names: Sequence[tuple[str, str]],
    width: int,
    height: int,
) -> Drawing:
    """The eight persons as cards: portrait, side, prices, what they score, and what that is now."""
    canvas = Canvas(width, height)
    for n, person in enumerate(PERSONS):
        region = _place(n, width, PERSON_LINES)
        _draw_person(canvas, view, seat, terms, look, asked, names, person, region)
    return canvas.drawing()


def _draw_person(
    canvas: Canvas,
    view: HeliosView,
    seat: int,
    terms: Terms,
    look: Look,
    asked: Asked,
    names: Sequence[tuple[str, str]],
    person: str,
    room: Region,
) -> None:
    target, owner = f"person:{person}", owner_of(view, person)
    key, here = asked.keys.get(target), asked.cursor == target
    mine = owner is not None and owner[0] == seat
    free = owner is None
    lit = key is not None or mine
    ground = (
        "ground-open"
        if here
        else "ground-raised"
        if key
        else "ground-green"
        if mine and owner and owner[1] == "day"
        else "ground-panel"
    )
    canvas.fill(room, ground)
    if key:
        canvas.write(room.x, room.y, f" {key} ", "chip")
    name = fit(terms.person(person, "brief"), room.width - (4 if key else 1))
    canvas.write(room.x + (4 if key else 1), room.y, name, f"{'strong' if lit or free else 'dim'} {ground}")
    if look.pictures:
        volume: Volume = LOUD if lit else NORMAL if free else QUIET
        canvas.picture(room.x, 2 * (room.y + 1), sprite(GAME, person, "large"), volume)
    _draw_price(canvas, view, seat, terms, names, person, room, ground)
    for n, text in enumerate(wrap(terms.scores(person, "card"), room.width)[:2]):
        role = f"{'' if lit or free else 'dim'} {ground}"
        canvas.write(room.x + (len(text) < room.width), room.y + 9 + n, text, role)
    if free or mine:
        points = person_preview(view, seat, person).points
        canvas.write(room.x + 1, room.y + 12, terms.say("now", vp=terms.vp(points)), f"gold {ground}")
    canvas.spot(target, room, (room.x, room.y), bare=True, ring=NO_RING, chip="")


def _draw_price(
    canvas: Canvas,
    view: HeliosView,
    seat: int,
    terms: Terms,
    names: Sequence[tuple[str, str]],
    person: str,
    room: Region,
    ground: str,
) -> None:
    """Whose the person is and on which side it lies, or its price; what waking it costs and brings."""
    row, owner, y = PERSONS[person], owner_of(view, person), room.y + 5
    free, mine = owner is None, owner is not None and owner[0] == seat
    if owner is not None:
        sign = terms.sign(SIDES[owner[1]])
        told = terms.say("board-side", owner[1])
        canvas.runs(room.x + 1, y, [Run(f"{sign} {told} ", f"dim {ground}")])
        canvas.write(
            room.x + 1,
            y + 1,
            fit(names[owner[0]][0], room.width - 2),
            f"{names[owner[0]][1]} strong {ground}",
        )
    else:
        canvas.write(
            room.x + 1,
            y,
            fit(f"{terms.say('board-buy')} {row.mana_cost} {terms.sign(MANA)}", room.width - 1),
            f"cyan {ground}",
        )
    if owner is None or owner[1] == "night":
        missing = person_preview(view, seat, person).bill.missing if owner is None or mine else ()
        x = canvas.write(room.x + 1, y + (1 if free else 2), f"{terms.say('board-wake')} ", f"dim {ground}")
        cost = terms.amounts(row.cost, row.act_any, missing)
        canvas.runs(x, y + (1 if free else 2), [Run(text, f"{role} {ground}") for text, role in cost])
    gains = terms.gains(row.sun, row.mana)
    if gains and (owner is None or owner[1] == "night"):
        canvas.runs(room.x + 1, y + 3, [Run(text, f"{role} {ground}") for text, role in gains])


def draw_persons_table(
    view: HeliosView, seat: int, terms: Terms, asked: Asked, names: Sequence[tuple[str, str]], width: int
) -> Drawing:
    """The persons a line each: whose, name, mana, cubes, what they bring at once, what they score."""
    canvas = Canvas(width, len(PERSONS))
    for y, (person, row) in enumerate(PERSONS.items()):
        target, owner = f"person:{person}", owner_of(view, person)
        key, here, preview = (
            asked.keys.get(target),
            asked.cursor == target,
            person_preview(view, seat, person),
        )
        mine = owner is not None and owner[0] == seat
        ground = "ground-open" if here else "ground-raised" if key else "ground-base"
        canvas.fill(Region(0, y, width, 1), ground)
        if key:
            canvas.write(0, y, f" {key} ", "chip")
        canvas.write(
            4, y, fit(terms.person(person), 15), "strong" if key or mine else "" if owner is None else "dim"
        )
        if owner is None:
            canvas.write(20, y, f"{row.mana_cost} {terms.sign(MANA)}", "cyan")
        else:
            canvas.write(
                20, y, fit(f"{terms.sign(SIDES[owner[1]])} {names[owner[0]][0]}", 9), names[owner[0]][1]
            )
        if owner is None or owner[1] == "night":
            canvas.runs(30, y, terms.amounts(row.cost, row.act_any))
            canvas.runs(35, y, terms.gains(row.sun, row.mana))
        scores = terms.scores(person, "card")
        now = terms.say("now", vp=terms.vp(preview.points)) if owner is None or mine else ""
        canvas.write_right(width - 1, y, now, "gold")
        canvas.write(42, y, fit(scores, width - 44 - len(now)), "dim")
        canvas.spot(target, Region(0, y, width, 1), (0, y), bare=True, ring=NO_RING, chip="")
    return canvas.drawing()


__all__ = ["Mapping", "draw_city", "draw_city_table", "draw_persons", "draw_persons_table"]
