"""City board and persons of Helios as drawings: what is built, what can be paid now, what it brings."""

from collections.abc import Sequence
from typing import Protocol

from rulesets.helios.components import BUILDINGS, LETTERS, PERSONS
from rulesets.helios.preview import build_preview, person_preview
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, cells, fit
from tabletop_tui.games.helios.world import INKS
from tabletop_tui.words import Words

BUILT, PAYABLE, OPEN = "#", "$", " "
"""Signs in brackets: built, can be paid now, neither."""

NIGHT, DAY = "☾", "☼"
CITY_LINES = len(BUILDINGS)
PERSON_LINES = len(PERSONS)

_LABEL = 3
_NAME = 18
_COST = len(LETTERS) + 1
_NUMBER = 4
_BESIDE_NAME = _LABEL + 1 + 4 + 1 + _COST + 3 * _NUMBER + 2
"""Cells before functions and scores, but for the name."""
_MUCH = 40
"""Cells that are enough for nearly all functions in full."""
_NARROW = 70
"""Below this width names take no more room than they need."""
_WHITE = "w"


class Names(Protocol):
    """What the drawings need to call things."""

    words: Words

    def building(self, building: str) -> str:
        """A building's name."""

    def person(self, person: str) -> str:
        """A person's name."""

    def building_does(self, building: str) -> str:
        """A building's function in some words."""

    def person_scores(self, person: str) -> str:
        """What a person scores at the end, in some words."""


class Person(Protocol):
    """Somebody at the table."""

    @property
    def text(self) -> str:
        """The name."""

    @property
    def role(self) -> str:
        """The colour's role."""


def cost_runs(cost: Sequence[int], white: int, missing: Sequence[int]) -> list[Run]:
    """A cost as digits under the letters of its colours; what one doesn't own stands in `bad`."""
    runs = []
    for colour, count in enumerate(cost):
        role = "bad strong" if missing[colour] else f"{INKS[colour]} strong"
        runs.append(Run(str(count), role) if count else Run("·", "faint"))
    return [*runs, Run(str(white), "white strong") if white else Run("·", "faint")]


def letters_head() -> list[Run]:
    """The letters above the digits of costs."""
    return [*(Run(letter, ink) for letter, ink in zip(LETTERS, INKS, strict=True)), Run(_WHITE, "white")]


def draw_city(view: HeliosView, seat: int, names: Names, width: int) -> Drawing:
    """A line for each of the twelve buildings: state, name, cost, points, sun range, mana, function."""
    canvas = Canvas(width, CITY_LINES)
    board = view.seats[seat].board
    named = _name_width([names.building(building) for building in BUILDINGS], width)
    functions = _functions(names, width - _BESIDE_NAME - named)
    for y, (building, row) in enumerate(BUILDINGS.items()):
        preview = build_preview(view, seat, building)
        built = building in board.buildings
        payable = not built and preview.fault is None
        state = BUILT if built else PAYABLE if payable else OPEN
        role = "good strong" if built else "strong" if payable else "dim"
        x = _LABEL + 1
        x = canvas.runs(x, y, [Run("[", role), Run(state, "gold" if payable else role), Run("] ", role)])
        canvas.write(x, y, fit(names.building(building), named), role)
        x += named + 1
        missing = (0,) * len(LETTERS) if built else preview.bill.missing
        runs = cost_runs(row.cost, row.cost_any, missing)
        canvas.runs(x, y, [Run(run.text, "faint") for run in runs] if built else runs)
        x += _COST
        x = canvas.write(x, y, f"{row.vp:>4}", "gold" if not built else "good")
        x = canvas.write(x, y, f"{_plus(row.sun):>4}", "yellow" if row.sun else "faint")
        x = canvas.write(x, y, f"{_plus(row.mana):>4}", "cyan" if row.mana else "faint")
        shown = fit(functions[building], width - x - 2)
        canvas.write(x + 2, y, shown, role if built else "" if payable else "dim")
        canvas.spot(f"building:{building}", Region(0, y, width - 1, 1))
    return canvas.drawing()


def _functions(names: Names, room: int) -> dict[str, str]:
    """What the buildings do; with much room in full, as far as it fits."""
    functions = {}
    for building, row in BUILDINGS.items():
        full = names.building_does(building)
        brief = names.words(f"helios_board-does-{row.function.replace('_', '-')}")
        functions[building] = full if room >= _MUCH and cells(full) <= room else brief
    return functions


def _name_width(called: Sequence[str], width: int) -> int:
    return min(_NAME, max(map(cells, called))) if width < _NARROW else _NAME


def city_head(names: Names, width: int, title: str, role: str) -> Drawing:
    """The line above the city: whose it is, and what the columns mean."""
    canvas = Canvas(width, 1)
    canvas.write(0, 0, "─" * width, "faint")
    named = _name_width([names.building(building) for building in BUILDINGS], width)
    start = _LABEL + 1 + 4 + named + 1
    canvas.write(1, 0, fit(f" {title} ", start - 2), role)
    x = canvas.runs(start, 0, letters_head())
    for word, ink in (("points", "gold"), ("range", "yellow"), ("mana", "cyan")):
        x = canvas.write(x, 0, f"{names.words(f'helios_board-{word}'):>4}", ink)
    return canvas.drawing()


def _plus(count: int) -> str:
    return f"+{count}" if count else "·"


# -- Persons ---------------------------------------------------------------------------------------

_OWNER = 12
"""Cells for an owner's name and the points."""


def draw_persons(view: HeliosView, seat: int, names: Names, people: Sequence[Person], width: int) -> Drawing:
    """A line for each person: state, name, mana and cubes it costs, whose it is and what it scores."""
    canvas = Canvas(width, PERSON_LINES)
    named = _name_width([names.person(person) for person in PERSONS], width)
    scores = _scores(names, width - _BESIDE_NAME - named)
    for y, (person, row) in enumerate(PERSONS.items()):
        owner = _owner(view, person)
        active = owner is not None and person in view.seats[owner].board.day
        preview = person_preview(view, seat, person)
        mine = owner == seat
        free = owner is None and view.seats[seat].board.mana >= row.mana_cost
        due = mine and not active and preview.payable
        state = DAY if active else NIGHT if owner is not None else PAYABLE if free else OPEN
        role = "good strong" if active and mine else "strong" if free or due else "dim"
        x = canvas.runs(_LABEL + 1, y, [Run("[", role), Run(state, "gold"), Run("] ", role)])
        canvas.write(x, y, fit(names.person(person), named), role)
        x += named + 1
        canvas.runs(x, y, cost_runs(row.cost, row.act_any, preview.bill.missing if mine else (0,) * 5))
        x += _COST
        x = canvas.write(x, y, f"{row.mana_cost:>4}", "cyan strong" if free else "cyan")
        x = canvas.write(x, y, f"{_plus(row.sun):>4}", "yellow" if row.sun else "faint")
        x = canvas.write(x, y, f"{_plus(row.mana):>4}", "cyan" if row.mana else "faint") + 2
        worth = scores[person]
        if owner in (None, seat):
            worth += f" = {preview.points}" if " " in worth else f"={preview.points}"
        if owner is not None:
            room = max(3, width - x - cells(worth) - 1)
            x = canvas.write(x, y, fit(people[owner].text, room), people[owner].role) + 1
        canvas.write(x, y, fit(worth, width - x), "" if free or mine else "dim")
        canvas.spot(f"person:{person}", Region(0, y, width - 1, 1))
    return canvas.drawing()


def _scores(names: Names, room: int) -> dict[str, str]:
    """What persons score, in full if there is room for all of it beside names and numbers."""
    full = {person: names.person_scores(person) for person in PERSONS}
    if all(cells(text) + _OWNER <= room for text in full.values()):
        return full
    return {
        person: names.words(f"helios_board-scores-{row.scores.replace('_', '-')}", points=row.vp_each)
        for person, row in PERSONS.items()
    }


def persons_head(names: Names, width: int) -> Drawing:
    """The line above the persons, with what the columns mean."""
    canvas = Canvas(width, 1)
    canvas.write(0, 0, "─" * width, "faint")
    start = _LABEL + 1 + 4 + _name_width([names.person(person) for person in PERSONS], width) + 1
    canvas.write(1, 0, fit(f" {names.words('helios_board-persons')} ", start - 2), "title")
    x = canvas.runs(start, 0, letters_head())
    for word, ink in (("price", "cyan"), ("range", "yellow"), ("mana", "cyan")):
        x = canvas.write(x, 0, f"{names.words(f'helios_board-{word}'):>4}", ink)
    legend = names.words("helios_board-person-signs", night=NIGHT, day=DAY)
    canvas.write(x + 1, 0, f" {fit(legend, max(0, width - x - 3))} ", "dim")
    return canvas.drawing()


def _owner(view: HeliosView, person: str) -> int | None:
    for index, seat in enumerate(view.seats):
        if person in seat.board.night or person in seat.board.day:
            return index
    return None
