"""What lies on the board of Bora Bora for everybody, as a drawing: status, temple, jewelry, tasks, people."""

from collections.abc import Callable, Sequence

from rulesets.bora_bora.components import JEWELS, PEOPLE, SEXES, STATUS, TASKS
from rulesets.bora_bora.state import TEMPLE_SPACES
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core.records import record
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, cells, fit, stacked
from tabletop_tui.games.bora_bora.figures import GOD_INKS, GOOD_INKS, mark_run, message, short
from tabletop_tui.games.bora_bora.marks import Marks
from tabletop_tui.games.parts import Name
from tabletop_tui.words import Words

LINES = 15
"""Lines of everything where it stands closest."""
LEAST_WIDTH = 45

_LABEL = 3
_TITLE = 8
_NARROW = 53
"""Columns from which on titles stand in a column of their own."""
_FUTURE = 7
"""Columns of the jewelry of a later round."""
_NARROW_FUTURE = 6
_STACK = 4
"""Tiles in a jewelry column."""
_TASK_COLUMNS = 2
_PEOPLE_COLUMNS = 3

UP, SHELL = "▲", "◆"
"""Signs for the symbols on people: status and shells."""


@record
class Market:
    """What the drawings of the market need."""

    view: BoraBoraView
    words: Words
    names: Sequence[Name]
    width: int
    marks: Marks
    shells: int | None
    """What may be spent on jewelry now, by whoever decides; `None` if nobody buys any."""
    full: Callable[[str], str]
    """A task in full."""
    gaps: int = 0
    """Lines left over, to set the parts apart."""

    def short(self, *parts: str, **facts: object) -> str:
        """A message of the boards."""
        return short(self.words, *parts, **facts)

    @property
    def narrow(self) -> bool:
        """Whether words have to be shorter, and closer to each other."""
        return self.width < _NARROW

    def title(self, canvas: Canvas, what: str, y: int = 0) -> int:
        """A title at the left edge; returns where what it is about begins."""
        end = canvas.write(0, y, fit(self.short("title", what), _TITLE - 1), "title")
        return end if self.narrow else _TITLE - 1


def draw_market(market: Market) -> Drawing:
    """Everything, from top to bottom."""
    parts = [
        _status(market),
        _temple(market),
        _jewelry(market),
        _tasks(market),
        *(_people(market, sex) for sex in SEXES),
    ]
    blank = Canvas(market.width, 1).drawing()
    spaced: list[Drawing] = []
    for place, part in enumerate(parts):
        if 0 < place <= market.gaps:
            spaced.append(blank)
        spaced.append(part)
    return stacked(*spaced)


def _status(market: Market) -> Drawing:
    """The points of the spaces, and the markers below them, of a stack the upper ones first.

    Every space keeps a gap to the next, however many markers lie there.
    """
    canvas = Canvas(market.width, 2)
    market.title(canvas, "status")
    lying = [_markers(market, space) for space in range(len(STATUS))]
    each = next(each for each in (4, 3, 2) if each == 2 or _reach(lying, each) <= market.width - _TITLE)
    x = _TITLE
    for space, points in enumerate(STATUS):
        if points != STATUS[space - 1] or space == 0:
            canvas.write(x, 0, str(points), "gold")
        canvas.runs(x, 1, lying[space])
        x += max(each, len(lying[space]) + 1)
    canvas.spot("status", Region(0, 0, market.width, 2), (_TITLE - 4, 1))
    return canvas.drawing()


def _markers(market: Market, space: int) -> list[Run]:
    """What lies on a space of the status track, a cell each."""
    stack = [mark_run(market.names[seat]) for seat in reversed(market.view.status[space])]
    target = [Run("«", "open")] if space == market.marks.status else []
    return [*(stack or [Run("·", "faint")]), *target]


def _reach(lying: Sequence[Sequence[Run]], each: int) -> int:
    """Cells of all spaces, each at least so wide."""
    return sum(max(each, len(runs) + 1) for runs in lying)


def _temple(market: Market) -> Drawing:
    """The spaces from 6 to 1, and what priests bring."""
    canvas = Canvas(market.width, 1)
    market.title(canvas, "temple")
    x = _TITLE - 1
    for space in range(TEMPLE_SPACES, 0, -1):
        there = market.view.temple[space - 1]
        lit = space <= market.marks.temple
        ground = " ground-cyan" if lit else ""
        canvas.write(x, 0, f" {space} ", f"{'open' if lit else 'dim'}{ground}")
        runs = [Run("·", f"faint{ground}")] if there is None else [mark_run(market.names[there])]
        canvas.runs(x + _LABEL, 0, runs)
        canvas.spot(f"temple:{space}", Region(x, 0, _LABEL + 1, 1), (x, 0))
        x += _LABEL + 2
    facts = {"vp": market.view.priest_vp, "tiles": market.view.god_tiles}
    room = market.width - x - 1
    said = [market.short("temple", which, **facts) for which in ("pays", "tiles", "tiny")]
    canvas.write(x + 1, 0, next((text for text in said if cells(text) <= room), ""), "dim")
    return canvas.drawing()


# -- Jewelry ---------------------------------------------------------------------------------------


def _jewelry(market: Market) -> Drawing:
    """This round's tiles in words, later ones by their letters: shells and points."""
    canvas = Canvas(market.width, _STACK + 1)
    view = market.view
    market.title(canvas, "jewelry")
    now = view.round - 1
    later = range(now + 1, view.rounds)
    each = _NARROW_FUTURE if market.narrow else _FUTURE + (1 if market.width > 60 else 0)
    right = market.width - each * len(later) + 1
    room = min(right - 1, 26)
    said = [market.short("jewelry-now"), market.short("jewelry-now-short")]
    now_said = next((text for text in said if cells(text) < right - _TITLE), "")
    canvas.write(_TITLE, 0, now_said, "dim")
    for down, jewel in enumerate(view.jewels[now]):
        _jewel_now(canvas, market, jewel, down + 1, room)
    for across, column in enumerate(later):
        x = right + across * each
        canvas.write(x, 0, market.short("round", round=column + 1), "dim")
        for down, jewel in enumerate(view.jewels[column]):
            row = JEWELS[jewel]
            kind = market.short("jewel-letters", row.kind)
            gap = "" if market.narrow else " "
            canvas.write(x, down + 1, f"{kind}{gap}{row.shell_cost}>{row.vp}", "dim")
            canvas.spot(f"jewelry:{jewel}", Region(x, down + 1, each - 1, 1))
    return canvas.drawing()


def _jewel_now(canvas: Canvas, market: Market, jewel: str, y: int, room: int) -> None:
    row = JEWELS[jewel]
    dear = market.shells is not None and row.shell_cost > market.shells
    price = f" {row.shell_cost}>{row.vp}"
    name = market.short("jewel", row.kind)
    if cells(name) > room - _LABEL - 1 - len(price):
        name = market.short("jewel-letters", row.kind)
    x = canvas.write(_LABEL + 1, y, name, "dim" if dear else "strong")
    x = canvas.write(x, y, f" {row.shell_cost}", "bad" if dear else "blue strong")
    canvas.runs(x, y, [Run(">", "dim"), Run(str(row.vp), "gold")])
    canvas.spot(f"jewelry:{jewel}", Region(0, y, room, 1))


# -- Tasks and people ------------------------------------------------------------------------------


def task_text(words: Words, task: str, size: str = "") -> str:
    """What a task asks for, in few cells; with the size `tiny` in fewer, where there are such words."""
    row = TASKS[task]
    what = ""
    if row.requirement == "person_kind":
        what = short(words, "kind", row.param)
    elif row.param:
        what = short(words, "what", row.param)
    fewer = size and words.has(message("task", row.requirement, size))
    return short(words, "task", row.requirement, *([size] if fewer else []), count=row.amount, what=what)


def task_texts(words: Words, tasks: Sequence[str], full: Callable[[str], str], room: int) -> dict[str, str]:
    """What tasks ask for: in full if there is room for all of them, else in few cells, or fewer."""
    says: tuple[Callable[[str], str], ...] = (
        full,
        lambda task: task_text(words, task),
        lambda task: task_text(words, task, "tiny"),
    )
    texts: dict[str, str] = {}
    for say in says:
        texts = {task: say(task) for task in tasks}
        if all(cells(text) <= room for text in texts.values()):
            return texts
    return {task: fit(text, room) for task, text in texts.items()}


def task_ink(task: str) -> str:
    """The ink of what a task is about."""
    row = TASKS[task]
    gods = dict(zip(("blue", "white", "red", "green", "yellow"), GOD_INKS, strict=True))
    if row.requirement == "gods_colour":
        return gods[row.param]
    return GOOD_INKS.get(row.param, "") if row.requirement == "material" else ""


def _tasks(market: Market) -> Drawing:
    """The tasks on the board, two in a line."""
    shown = market.view.display
    rows = len(market.view.seats) // 2 + 1
    canvas = Canvas(market.width, rows)
    left = market.title(canvas, "display")
    each = (market.width - (left if market.narrow else _TITLE)) // _TASK_COLUMNS
    texts = task_texts(market.words, shown, market.full, each - _LABEL - 1)
    for place, task in enumerate(shown):
        down, across = divmod(place, _TASK_COLUMNS)
        x = left + across * each
        canvas.write(x + _LABEL, down, texts[task], task_ink(task))
        canvas.spot(f"task:{task}", Region(x, down, each - 1, 1))
    if not shown:
        canvas.write(_TITLE + 2, 0, "·", "faint")
    return canvas.drawing()


def symbols_run(tile: str, *, used: bool = False) -> Run:
    """The symbols of a man or woman: `▲2` status, `◆1` shells."""
    row = PEOPLE[tile]
    man = row.sex == "man"
    text = f"{UP if man else SHELL}{row.status_symbols if man else row.shell_symbols}"
    return Run(text, "faint" if used else "purple strong" if man else "blue strong")


def _kind_names(market: Market, tiles: Sequence[str | None], room: int) -> dict[str, str]:
    """What people can do: in a word if there is room for all of them, else in letters."""
    kinds = {tile: PEOPLE[tile].kind for tile in tiles if tile is not None}
    names = {tile: market.short("kind", kind) for tile, kind in kinds.items()}
    if all(cells(name) <= room for name in names.values()):
        return names
    return {tile: fit(market.short("kind", kind, "tiny"), room) for tile, kind in kinds.items()}


def _people(market: Market, sex: str) -> Drawing:
    """The six places of a row, three in a line, each with what its tile does and its symbols."""
    tiles = market.view.places[sex]
    canvas = Canvas(market.width, len(tiles) // _PEOPLE_COLUMNS)
    market.title(canvas, sex)
    left = max(cells(market.short("title", each)) for each in SEXES) if market.narrow else _TITLE - 1
    each = (market.width - left) // _PEOPLE_COLUMNS
    names = _kind_names(market, tiles, each - _LABEL - 4)
    for place, tile in enumerate(tiles, start=1):
        down, across = divmod(place - 1, _PEOPLE_COLUMNS)
        x = left + across * each
        lit = f"{sex}:{place}" in market.marks.places
        ground = " ground-cyan" if lit and tile is not None else ""
        canvas.write(x, down, f" {place} ", f"{'open' if lit else 'dim'}{ground}")
        if tile is None:
            canvas.write(x + _LABEL, down, "·", "faint")
        else:
            end = canvas.write(x + _LABEL, down, f"{names[tile]} ", f"strong{ground}")
            canvas.runs(end, down, [symbols_run(tile)])
        canvas.spot(f"{sex}:{place}", Region(x, down, each - 1, 1))
    return canvas.drawing()
