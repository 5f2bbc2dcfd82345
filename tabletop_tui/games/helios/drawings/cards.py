"""City and persons of Helios as drawings: cards with pictures, or tables where there is little room."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rulesets.helios.advice.persons import owner_of, person_preview
from rulesets.helios.advice.prices import build_preview
from rulesets.helios.components import BUILDINGS, PERSONS
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.drawings.hexes import GAME
from tabletop_tui.games.helios.drawings.offer import Asked
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.kit.barred import BARRED, barred
from tabletop_tui.kit.mosaic import Mosaic
from tabletop_tui.paint.drawing import NO_RING, Canvas, Drawing, Line, Region, Run, fit, wrap
from tabletop_tui.paint.pictures import LOUD, NORMAL, QUIET, Look, Volume, sprite
from tabletop_tui.paint.runs import cut, tinted, wide

CARD_LINES, PERSON_LINES = 7, 14
_PICTURE = 4
"""Lines of a picture."""
_WIDER = 3
"""How many cells a table of persons leaves to long names of their owners."""
_FIGURES = 6
"""Cells of points, gains and price at the right of a building's card."""
_IN_A_ROW = {CARD_LINES: 3, PERSON_LINES: 4}
BUILT, PAYABLE, OPEN = "built", "payable", "open"
_GROUNDS = {BUILT: "ground-green", PAYABLE: "ground-raised", OPEN: "ground-base"}
_INKS = {BUILT: "good", PAYABLE: "strong", OPEN: "dim"}


def _place(number: int, width: int, lines: int) -> Region:
    """Where a card lies; `lines` include the gap below it, and a card of one line is a row of a table."""
    across = _IN_A_ROW.get(lines, 1)
    each = width // across
    gap = int(lines > 1)
    return Region(number % across * each, number // across * lines, each - gap, lines - gap)


# -- the city --------------------------------------------------------------------------------------


class Plot(NamedTuple):
    """What a building's card shows."""

    number: int
    """Its place, from 0."""
    state: str
    short: int
    """How many cubes are missing."""
    missing: tuple[int, ...]
    """How many of them of each colour."""
    key: str | None
    here: bool
    """The cursor is on it."""
    asked: bool
    """A building is being chosen, so what can't be built is shown loud."""

    @property
    def barred(self) -> bool:
        """A building is being chosen, and this one can't be paid for."""
        return self.asked and self.state == OPEN


def plots_of(view: HeliosView, seat: int, asked: Asked) -> dict[str, Plot]:
    """All buildings of a seat."""
    board, found = view.seats[seat].board, {}
    for number, building in enumerate(BUILDINGS):
        preview, target = build_preview(view, seat, building), f"building:{building}"
        built = building in board.buildings
        state = BUILT if built else OPEN if preview.fault else PAYABLE
        short = 0 if built else max(0, preview.bill.total - sum(board.cubes))
        missing = tuple(preview.bill.missing) if short and asked.about else ()
        here = asked.cursor == target
        found[building] = Plot(number, state, short, missing, asked.keys.get(target), here, asked.about)
    return found


def draw_city(
    plots: Mapping[str, Plot], terms: Terms, look: Look, width: int, height: int, mosaic: Mosaic | None = None
) -> Drawing:
    """The buildings as cards: payable ones lit, built ones green, others barred, with what is missing."""
    return (mosaic or Mosaic()).drawing((width, height), plots, _draw_card, terms, look)


def _draw_card(canvas: Canvas, building: str, plot: Plot, terms: Terms, look: Look) -> None:
    row, room = BUILDINGS[building], _place(plot.number, canvas.width, CARD_LINES)
    ground, x, y = "ground-open" if plot.here else _GROUNDS[plot.state], room.x, room.y
    canvas.fill(room, ground)
    name = fit(terms.building(building, "brief"), room.width - 4)
    canvas.write(x + 4, y, name, f"{_INKS[plot.state]} {'' if plot.state == OPEN else 'strong'} {ground}")
    _write_state(canvas, x, y, plot, terms, ground)
    if look.pictures:
        volume: Volume = LOUD if plot.key else NORMAL
        canvas.picture(x + 1, 2 * (y + 1), sprite(GAME, building, "large"), volume)
    if plot.here:
        for line in range(y, room.bottom):
            canvas.write(room.right - 1, line, "▐", f"ring {ground}")
            if line > y:
                canvas.write(x, line, "▌", f"ring {ground}")
    gains = [(Run(terms.vp(row.vp), "gold"),)]
    for sign, count, role in (("step", row.sun, "orange"), ("mana", row.mana, "cyan")):
        gains += [(Run(f"{terms.sign(sign)} +{count}", role),)] if count else []
    lines: dict[int, Line] = dict(enumerate(gains, start=y + 1))
    if plot.state != BUILT:
        lines[y + 4] = terms.amounts(row.cost, row.cost_any, plot.missing)
    for line, runs in lines.items():
        canvas.runs(room.right - 1 - wide(runs), line, tinted(runs, ground))
    if look.pictures:
        canvas.runs(x + 1, y + 5, tinted([_remark(building, plot, terms, room.width - 2)], ground))
    else:
        _write_words(canvas, building, plot, terms, ground)
    canvas.spot(f"building:{building}", room, (x, y), bare=True, ring=NO_RING, chip="")


def _write_state(canvas: Canvas, x: int, y: int, plot: Plot, terms: Terms, ground: str) -> None:
    """The key, or that it is built."""
    if plot.key:
        canvas.write(x, y, f" {plot.key} ", "chip")
    elif plot.state == BUILT:
        canvas.write(x + 1, y, terms.sign("done"), f"good {ground}")
    elif plot.barred:
        canvas.write(x, y, *barred(terms.sign(BARRED)))


def _remark(building: str, plot: Plot, terms: Terms, room: int) -> Run:
    """What is missing, or what it does."""
    if plot.short:
        role = "bad" if plot.asked else "dim"
        return Run(fit(terms.say.board_short(count=plot.short), room), role)
    return Run(fit(terms.does_in_brief(building), room), "good" if plot.state == BUILT else "dim")


def _write_words(canvas: Canvas, building: str, plot: Plot, terms: Terms, ground: str) -> None:
    """What the building does, in full where a picture would be; below it what is missing."""
    room = _place(plot.number, canvas.width, CARD_LINES)
    said, across = terms.does(building), room.width - _FIGURES - 2
    if len(wrap(said, across)) > _PICTURE:
        said = terms.does_in_brief(building)
    for line, text in enumerate(wrap(said, across)[:_PICTURE], start=room.y + 1):
        canvas.write(room.x + 1, line, text, f"{'good' if plot.state == BUILT else 'dim'} {ground}")
    if plot.short:
        canvas.runs(room.x + 1, room.y + 5, tinted([_remark(building, plot, terms, room.width - 2)], ground))


def draw_city_table(plots: Mapping[str, Plot], terms: Terms, width: int) -> Drawing:
    """One line per building: state, name, cost, what it brings at once and at the end, what it does."""
    canvas = Canvas(width, len(BUILDINGS))
    for y, (building, plot) in enumerate(plots.items()):
        row, room = BUILDINGS[building], _place(y, width, 1)
        canvas.fill(room, "ground-open" if plot.here else _GROUNDS[plot.state])
        _write_state(canvas, 0, y, plot, terms, "")
        canvas.write(4, y, fit(terms.building(building), 19), _INKS[plot.state])
        if plot.state != BUILT:
            canvas.runs(24, y, terms.amounts(row.cost, row.cost_any, plot.missing))
        canvas.runs(31, y, terms.gains(row.sun, row.mana))
        canvas.write_right(47, y, terms.vp(row.vp), "gold")
        canvas.runs(49, y, [_remark(building, plot, terms, width - 50)])
        canvas.spot(f"building:{building}", room, (0, y), bare=True, ring=NO_RING, chip="")
    return canvas.drawing()


# -- persons ---------------------------------------------------------------------------------------


class Figure(NamedTuple):
    """What a person's card shows."""

    number: int
    side: str
    """`night` or `day`; empty while it is on offer."""
    owner: tuple[str, str] | None
    """The owner's name and colour."""
    mine: bool
    now: int | None
    """What it would score now, for its owner or for a player who could get it."""
    missing: tuple[int, ...]
    key: str | None
    here: bool
    asked: bool
    """Persons are being chosen."""

    @property
    def barred(self) -> bool:
        """Persons are being chosen, and this one can't be bought or activated now."""
        return self.asked and not (self.key or self.awake) and (self.mine or self.owner is None)

    @property
    def awake(self) -> bool:
        return self.side == "day"


def figures_of(
    view: HeliosView, seat: int, asked: Asked, names: Sequence[tuple[str, str]]
) -> dict[str, Figure]:
    """All persons, for a seat."""
    found = {}
    for number, person in enumerate(PERSONS):
        owner, target = owner_of(view, person), f"person:{person}"
        mine = owner is not None and owner.seat == seat
        preview = person_preview(view, seat, person) if mine or owner is None else None
        found[person] = Figure(
            number,
            ("day" if owner.awake else "night") if owner else "",
            names[owner.seat] if owner else None,
            mine,
            preview.points if preview else None,
            tuple(preview.bill.missing) if preview else (),
            asked.keys.get(target),
            asked.cursor == target,
            asked.about,
        )
    return found


def draw_persons(
    figures: Mapping[str, Figure],
    terms: Terms,
    look: Look,
    width: int,
    height: int,
    mosaic: Mosaic | None = None,
) -> Drawing:
    """The persons as cards: portrait, side, prices, what they score, and how much that is now."""
    return (mosaic or Mosaic()).drawing((width, height), figures, _draw_person, terms, look)


def _ground_of(figure: Figure, otherwise: str) -> str:
    if figure.here:
        return "ground-open"
    if figure.key:
        return "ground-raised"
    return "ground-green" if figure.mine and figure.awake else otherwise


def _draw_person(canvas: Canvas, person: str, figure: Figure, terms: Terms, look: Look) -> None:
    room = _place(figure.number, canvas.width, PERSON_LINES)
    x, y, lit = room.x, room.y, figure.key is not None or figure.mine
    dim, ground = "" if lit or figure.owner is None else "dim", _ground_of(figure, "ground-panel")
    canvas.fill(room, ground)
    _write_figure(canvas, x, y, figure, terms)
    indent = 4 if figure.key or figure.barred else 1
    name = fit(terms.person(person, "brief"), room.width - indent)
    canvas.write(x + indent, y, name, f"{dim or ('' if figure.barred else 'strong')} {ground}")
    if look.pictures:
        volume: Volume = QUIET if dim else LOUD if lit and not figure.barred else NORMAL
        canvas.picture(x, 2 * (y + 1), sprite(GAME, person, "large"), volume)
    below = y if look.pictures else y - _PICTURE  # without a picture, words follow the name
    for n, runs in enumerate(_terms_of(person, figure, terms), start=1 + _PICTURE):
        canvas.runs(x + 1, below + n, tinted(cut(runs, room.width - 1), ground))
    scores = terms.scores_on_card(person)
    across = room.width - (max(map(len, scores.split())) < room.width)
    for n, text in enumerate(wrap(scores, across)[:3]):
        canvas.write(x + (len(text) < room.width), below + 9 + n, text, f"{dim} {ground}")
    if figure.now is not None:
        canvas.write(x + 1, below + 12, terms.say.now(vp=terms.vp(figure.now)), f"gold {ground}")
    canvas.spot(f"person:{person}", room, (x, y), bare=True, ring=NO_RING, chip="")


def _write_figure(canvas: Canvas, x: int, y: int, figure: Figure, terms: Terms) -> None:
    """The key, or that it can't be chosen."""
    if figure.key:
        canvas.write(x, y, f" {figure.key} ", "chip")
    elif figure.barred:
        canvas.write(x, y, *barred(terms.sign(BARRED)))


def _terms_of(person: str, figure: Figure, terms: Terms) -> list[Line]:
    """The person's owner and side, or its price; what activating it costs and brings."""
    row = PERSONS[person]
    if figure.owner is None:
        price = f"{terms.say.board_buy()} {row.mana_cost} {terms.sign('mana')}"
        lines: list[Line] = [(Run(price, "cyan"),)]
    else:
        name, colour = figure.owner
        said = terms.say.board_side_day() if figure.awake else terms.say.board_side_night()
        side = f"{terms.sign(figure.side)} {said}"
        lines = [(Run(side, "dim"),), (Run(name, f"{colour} strong"),)]
    if not figure.awake:
        cost = terms.amounts(row.cost, row.act_any, figure.missing)
        lines += [(Run(f"{terms.say.board_wake()} ", "dim"), *cost), terms.gains(row.sun, row.mana)]
    return lines


def draw_persons_table(figures: Mapping[str, Figure], terms: Terms, width: int) -> Drawing:
    """One line per person: owner, name, mana, cubes, what it brings at once, what it scores."""
    canvas = Canvas(width, len(PERSONS))
    owners = [len(figure.owner[0]) for figure in figures.values() if figure.owner is not None]
    wider = max(0, min(_WIDER, max(owners, default=0) - 7))
    for y, (person, figure) in enumerate(figures.items()):
        row, room = PERSONS[person], _place(y, width, 1)
        canvas.fill(room, _ground_of(figure, "ground-base"))
        _write_figure(canvas, 0, y, figure, terms)
        role = "strong" if figure.key or figure.mine else "" if figure.owner is None else "dim"
        canvas.write(4, y, fit(terms.person(person), 15), role)
        if figure.owner is None:
            canvas.write(20, y, f"{row.mana_cost} {terms.sign('mana')}", "cyan")
        else:
            name, colour = figure.owner
            x = canvas.write(20, y, f"{terms.sign(figure.side)} ", colour)
            canvas.write(x, y, fit(name, 29 + wider - x), colour)
        if not figure.awake:
            canvas.runs(30 + wider, y, terms.amounts(row.cost, row.act_any))
            canvas.runs(35 + wider, y, terms.gains(row.sun, row.mana))
        now = terms.say.now(vp=terms.vp(figure.now)) if figure.now is not None else ""
        canvas.write_right(width - 1, y, now, "gold")
        x = 42 + wider
        canvas.write(x, y, fit(terms.scores_on_card(person), width - x - 2 - len(now)), "dim")
        canvas.spot(f"person:{person}", room, (0, y), bare=True, ring=NO_RING, chip="")
    return canvas.drawing()
