"""City board and persons of Helios as drawings: what is built, what can be paid now, what it brings."""

from collections.abc import Sequence
from typing import Protocol

from rulesets.helios.components import BUILDINGS, LETTERS, PERSONS
from rulesets.helios.preview import build_preview, person_preview
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, fit
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
_WHITE = "w"


class Names(Protocol):
    """What the drawings need to call things."""

    words: Words

    def building(self, building: str) -> str:
        """A building's name."""

    def person(self, person: str) -> str:
        """A person's name."""


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
    for y, (building, row) in enumerate(BUILDINGS.items()):
        preview = build_preview(view, seat, building)
        built = building in board.buildings
        payable = not built and preview.fault is None
        state = BUILT if built else PAYABLE if payable else OPEN
        role = "good strong" if built else "strong" if payable else "dim"
        x = _LABEL + 1
        x = canvas.runs(x, y, [Run("[", role), Run(state, "gold" if payable else role), Run("] ", role)])
        canvas.write(x, y, fit(names.building(building), _NAME), role)
        x += _NAME + 1
        missing = (0,) * len(LETTERS) if built else preview.bill.missing
        runs = cost_runs(row.cost, row.cost_any, missing)
        canvas.runs(x, y, [Run(run.text, "faint") for run in runs] if built else runs)
        x += _COST
        x = canvas.write(x, y, f"{row.vp:>4}", "gold" if not built else "good")
        x = canvas.write(x, y, f"{_plus(row.sun):>4}", "yellow" if row.sun else "faint")
        x = canvas.write(x, y, f"{_plus(row.mana):>4}", "cyan" if row.mana else "faint")
        brief = names.words(f"helios_board-does-{row.function.replace('_', '-')}")
        canvas.write(x + 2, y, fit(brief, width - x - 2), role if built else "" if payable else "dim")
        canvas.spot(f"building:{building}", Region(0, y, width - 1, 1))
    return canvas.drawing()


def city_head(names: Names, width: int, title: str, role: str) -> Drawing:
    """The line above the city: whose it is, and what the columns mean."""
    canvas = Canvas(width, 1)
    canvas.write(0, 0, "─" * width, "faint")
    start = _LABEL + 1 + 4 + _NAME + 1
    canvas.write(1, 0, fit(f" {title} ", start - 2), role)
    x = canvas.runs(start, 0, letters_head())
    for word, ink in (("points", "gold"), ("range", "yellow"), ("mana", "cyan")):
        x = canvas.write(x, 0, f"{names.words(f'helios_board-{word}'):>4}", ink)
    return canvas.drawing()


def _plus(count: int) -> str:
    return f"+{count}" if count else "·"


# -- Persons ---------------------------------------------------------------------------------------

_PERSON_NAME = 18


def draw_persons(view: HeliosView, seat: int, names: Names, people: Sequence[Person], width: int) -> Drawing:
    """A line for each person: state, name, mana and cubes it costs, what it scores, or whose it is."""
    canvas = Canvas(width, PERSON_LINES)
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
        canvas.write(x, y, fit(names.person(person), _PERSON_NAME), role)
        x += _PERSON_NAME + 1
        canvas.runs(x, y, cost_runs(row.cost, row.act_any, preview.bill.missing if mine else (0,) * 5))
        x += _COST
        x = canvas.write(x, y, f"{row.mana_cost:>4}", "cyan strong" if free else "cyan")
        x = canvas.write(x, y, f"{_plus(row.sun):>4}", "yellow" if row.sun else "faint")
        x = canvas.write(x, y, f"{_plus(row.mana):>4}", "cyan" if row.mana else "faint") + 2
        if owner is not None:
            x = canvas.write(x, y, fit(people[owner].text, 8), people[owner].role) + 1
        scores = names.words(f"helios_board-scores-{row.scores.replace('_', '-')}", points=row.vp_each)
        worth = f"{scores} = {preview.points}" if owner in (None, seat) else scores
        canvas.write(x, y, fit(worth, width - x), "" if free or mine else "dim")
        canvas.spot(f"person:{person}", Region(0, y, width - 1, 1))
    return canvas.drawing()


def persons_head(names: Names, width: int) -> Drawing:
    """The line above the persons, with what the columns mean."""
    canvas = Canvas(width, 1)
    canvas.write(0, 0, "─" * width, "faint")
    start = _LABEL + 1 + 4 + _PERSON_NAME + 1
    canvas.write(1, 0, fit(f" {names.words('helios_board-persons')} ", start - 2), "title")
    x = canvas.runs(start, 0, letters_head())
    for word, ink in (("price", "cyan"), ("range", "yellow"), ("mana", "cyan")):
        x = canvas.write(x, 0, f"{names.words(f'helios_board-{word}'):>4}", ink)
    legend = names.words("helios_board-person-signs", night=NIGHT, day=DAY)
    canvas.write(x + 2, 0, fit(legend, max(0, width - x - 2)), "dim")
    return canvas.drawing()


def _owner(view: HeliosView, person: str) -> int | None:
    for index, seat in enumerate(view.seats):
        if person in seat.board.night or person in seat.board.day:
            return index
    return None
