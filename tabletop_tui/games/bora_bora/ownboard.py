"""A player board of Bora Bora as a drawing: stores and hand, people and huts, ground, tasks and jewelry."""

from collections.abc import Callable, Sequence

from rulesets.bora_bora.components import (
    BUILDINGS,
    GODS,
    GROUND,
    JEWELS,
    LAST_SPACE,
    MATERIALS,
    PEOPLE,
    PRIESTS,
)
from rulesets.bora_bora.tasks import Progress
from rulesets.bora_bora.view import BoraBoraView, SeatView
from rulesets.core.records import record
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, beside, cells, fit, stacked
from tabletop_tui.games.bora_bora.figures import GOD_INKS, GOOD_INKS, huts_on_board, short
from tabletop_tui.games.bora_bora.market import symbols_run, task_ink, task_texts
from tabletop_tui.games.bora_bora.marks import Marks
from tabletop_tui.games.parts import Name
from tabletop_tui.words import Words

LINES = 6
"""Lines of the whole board where its parts stand side by side."""
STACKED_LINES = 13
"""Lines where tasks stand below the rest."""
_ROWS = LINES - 1
_LABEL = 3
_COLUMNS = 3
"""People spaces in a line."""
_SPACE = 17
"""Cells that a people space needs."""
_TASK_EDGES = 9
"""Cells of a task besides its text: label, state, progress."""
_TASK_MOST = 52
"""Cells of a task at most."""
_BRIEF = 2
"""Letters that tell gods apart."""
_GROUND = 6
"""Columns of a ground space."""
_GROUND_WIDTH = 4 * _GROUND + 4

HUT, FREE, DONE, LIES = "⌂", "·", "✓", "●"
MET, YELLOW = "✓", "y"


@record
class Board:
    """What the drawings of a player board need."""

    view: BoraBoraView
    words: Words
    name: Name
    seat: int
    marks: Marks
    full: Callable[[str], str]
    """A task in full."""
    yellow: frozenset[str] = frozenset()
    """Tasks that a yellow god could help to fulfil now."""

    @property
    def own(self) -> SeatView:
        """What the seat has."""
        return self.view.seats[self.seat]

    def short(self, *parts: str, **facts: object) -> str:
        """A message of the boards."""
        return short(self.words, *parts, **facts)


def draw_board(board: Board, width: int, *, high: bool = False) -> Drawing:
    """The whole board: people, ground and tasks side by side, or if there is more height, tasks below."""
    if high:
        hand = _segments(board, _hand(board, width), width)
        people = width - _GROUND_WIDTH
        parts = beside(_people(board, people), _ground(board))
        return stacked(_stores_line(board, width), hand, parts, _blank(width), _tasks(board, width))
    tasks = max(30, width * 36 // 120)
    people = width - _GROUND_WIDTH - tasks
    parts = beside(_people(board, people), _ground(board), _tasks(board, tasks))
    return stacked(_head(board, width), parts)


def _blank(width: int) -> Drawing:
    return Canvas(width, 1).drawing()


# -- Stores and hand -------------------------------------------------------------------------------

_Segment = tuple[str, list[Run]]
"""A target, and what stands there."""


def _stores(board: Board, words: str = "store") -> list[_Segment]:
    """What lies in the stores, in the words of the stores or those of a `column`."""
    own = board.own
    return [
        ("supply:vp", [Run(f"{board.short('points')} ", "dim"), Run(str(own.vp), "gold")]),
        *(
            (target, [Run(f"{board.short(words, word)} ", "dim"), Run(count, role)])
            for target, word, count, role in (
                ("supply:offering", "offerings", str(own.offerings), "purple strong"),
                ("supply:shell", "shells", str(own.shells), "blue strong"),
                ("god_tile", "god-tiles", str(own.god_tiles), "gold"),
                ("", "priests", f"{own.priests}/{PRIESTS}", "strong"),
            )
        ),
    ]


def _hand(board: Board, room: int) -> list[_Segment]:
    """The hand by colours if it may be seen, in words if there is room; else how many cards it has."""
    if board.own.hand is None:
        return [("", [Run(board.short("cards-hidden", count=board.own.cards), "dim")])]
    in_words = _colours(board, board.own.hand, None)
    return in_words if _width(in_words) <= room else _colours(board, board.own.hand, _BRIEF)


def _colours(board: Board, hand: Sequence[int], letters: int | None) -> list[_Segment]:
    """Every colour of a hand with so many letters of its name, or all, and how many cards it has."""
    found: list[_Segment] = [("", [Run(board.short("hand" if any(hand) else "hand-empty"), "dim")])]
    for god, ink, count in zip(GODS, GOD_INKS, hand, strict=True):
        if count:
            name = board.short("god", god)
            shown = f"{name} " if letters is None else name[:letters]
            found.append((f"hand:{god}", [Run(shown, f"{ink} strong"), Run(f"×{count}", "strong")]))
    return found


def _width(segments: Sequence[_Segment]) -> int:
    return sum(_LABEL + 1 + sum(cells(run.text) for run in runs) for _, runs in segments)


def _write(canvas: Canvas, segments: Sequence[_Segment], x: int) -> int:
    for target, runs in segments:
        start = x
        x = canvas.runs(x + _LABEL, 0, [*runs, Run(" ")])
        if target:
            canvas.spot(target, Region(start, 0, x - start - 1, 1))
    return x


def _head(board: Board, width: int) -> Drawing:
    """A rule with whose board it is, stores, and at its end the hand."""
    canvas = _titled(board, width)
    x = min(18, cells(board.name.text) + 4)
    stores, hand = _fitting(board, width - x - 1)
    x = _write(canvas, stores, x)
    _write(canvas, hand, max(x, width - _width(hand) - 1))
    return canvas.drawing()


def _fitting(board: Board, room: int) -> tuple[list[_Segment], list[_Segment]]:
    """Stores and hand in words as long as there is room for: no colour of the hand is ever cut off."""
    in_words, brief = _hand(board, room), _hand(board, 0)
    ways = (
        (_stores(board), in_words),
        (_stores(board), brief),
        (_stores(board, "column"), brief),
        (_stores(board, "column"), brief[1:] or brief),
    )
    return next((way for way in ways if _width(way[0]) + _width(way[1]) <= room), ways[-1])


def _titled(board: Board, width: int) -> Canvas:
    canvas = Canvas(width, 1)
    canvas.write(0, 0, "─" * width, "faint")
    canvas.write(1, 0, f" {fit(board.name.text, 14)} ", f"{board.name.role} strong")
    return canvas


def _stores_line(board: Board, width: int) -> Drawing:
    canvas = _titled(board, width)
    _write(canvas, _stores(board), min(18, cells(board.name.text) + 4))
    return canvas.drawing()


def _segments(board: Board, segments: Sequence[_Segment], width: int) -> Drawing:
    canvas = Canvas(width, 1)
    _write(canvas, segments, 0)
    return canvas.drawing()


# -- People ----------------------------------------------------------------------------------------


def _people(board: Board, width: int) -> Drawing:
    """The twelve people spaces: who stands there, huts, or nothing."""
    canvas = Canvas(width, _ROWS)
    own = board.own
    taken = len(own.people) + len(own.huts) + (own.on_last > 0)
    counts = board.short(
        "people-counts", people=len(own.people), huts=huts_on_board(own), free=LAST_SPACE - taken
    )
    end = canvas.write(1, 0, board.short("title-people"), "title")
    canvas.write(end + 1, 0, fit(counts, width - end - 2), "dim")
    each = (width - 1) // _COLUMNS
    for space in range(1, LAST_SPACE + 1):
        down, across = divmod(space - 1, _COLUMNS)
        _space(canvas, board, space, Region(across * each, down + 1, each - (each > _SPACE), 1))
    return canvas.drawing()


def _space(canvas: Canvas, board: Board, space: int, place: Region) -> None:
    own, (x, y) = board.own, (place.x, place.y)
    person = own.people.get(space)
    canvas.write(x, y, f"{space:>2}", "faint")
    canvas.spot(f"space:{space}", place)
    x += _LABEL
    if person is None:
        huts = own.on_last if space == LAST_SPACE else int(space in own.huts)
        hut = HUT if huts < 2 else f"{HUT}×{huts}"
        canvas.write(x, y, hut if huts else FREE, board.name.role if huts else "faint")
        return
    row = PEOPLE[person.tile]
    ground = " ground-cyan" if person.tile in board.marks.people else ""
    x = canvas.write(x, y, f"{board.short('sex', row.sex)} ", f"dim{ground}")
    text = fit(board.short("kind", row.kind), place.right - x - 4)
    x = canvas.write(x, y, f"{text} ", f"{'dim' if _used_up(board, row.sex, row.kind) else 'strong'}{ground}")
    x = canvas.runs(x, y, [symbols_run(person.tile, used=person.shifted)])
    canvas.write(x, y, DONE if person.shifted else " ", "good")
    canvas.spot(f"person:{person.tile}", place)


def _used_up(board: Board, sex: str, kind: str) -> bool:
    """Whether people of this sex and kind have been used in this turn."""
    return kind in board.own.used.get(sex, ())


# -- The ground ------------------------------------------------------------------------------------


def _ground(board: Board) -> Drawing:
    """The ceremonial ground with materials and building tiles, and the tiles not built yet."""
    canvas = Canvas(_GROUND_WIDTH, _ROWS)
    own = board.own
    end = canvas.write(_LABEL, 0, board.short("title-ground"), "title")
    canvas.spot("supply:material", Region(0, 0, end, 1))
    for place, (material, count) in enumerate(zip(MATERIALS, own.beside, strict=True)):
        ink, x = GOOD_INKS[material], end + place * _GROUND
        text = f"+{count}" if count else ""
        canvas.write(x + 3, 0, f"{board.short('good', material)}{text}", ink if count else "faint")
        canvas.spot(f"supply:{material}", Region(x + 1, 0, _GROUND - 1, 1), (x + 1, 0), bare=True)
    for space, row in GROUND.items():
        _ground_space(canvas, board, space, row.row, row.col)
    _unbuilt(canvas, board)
    return canvas.drawing()


def _ground_space(canvas: Canvas, board: Board, space: str, row: int, column: int) -> None:
    own = board.own
    place = Region(2 + (column - 1) * _GROUND, row, _GROUND, 1)
    if column == 1:
        canvas.write(0, row, space[0], "faint")
    x, y = place.x, place.y
    material = GROUND[space].material
    ink, text = GOOD_INKS[material], board.short("good", material)
    lit = space in board.marks.ground
    if space in own.built:
        canvas.write(x, y, f"▐ {own.built[space]} ▌", f"{board.name.role} strong")
    elif space in own.ground:
        ground = "ground-cyan" if lit else "ground-raised"
        canvas.write(x + _LABEL - 2, y, f" {LIES}{text}", f"{ink} strong {ground}")
    else:
        canvas.write(x + _LABEL, y, text, "faint")
    canvas.spot(f"ground:{space}", place._replace(width=_GROUND - 1))


def _unbuilt(canvas: Canvas, board: Board) -> None:
    for number in BUILDINGS:
        x = 1 + (number - 1) * 4
        if number in board.own.unbuilt:
            lit = number <= board.marks.tiles
            canvas.write(x, _ROWS - 1, f" {number} ", "open ground-cyan" if lit else "strong")
        else:
            canvas.write(x + 1, _ROWS - 1, "·", "faint")
        canvas.spot(f"building:{number}", Region(x, _ROWS - 1, 3, 1), (x, _ROWS - 1))


# -- Tasks -----------------------------------------------------------------------------------------


def _tasks(board: Board, width: int) -> Drawing:
    """The open tasks with how far they are, and below them jewelry and how many are fulfilled."""
    canvas = Canvas(width, _ROWS)
    own = board.own
    end = canvas.write(1, 0, board.short("title-tasks"), "title")
    canvas.write(end + 1, 0, fit(board.short("tasks-done", count=own.fulfilled), width - end - 2), "dim")
    texts = task_texts(board.words, own.tasks, board.full, width - _TASK_EDGES)
    for y, (task, text) in enumerate(texts.items(), start=1):
        progress = own.progress.get(task) if own.progress is not None else None
        _task(canvas, board, task, text, progress, Region(0, y, width, 1))
    canvas.runs(1, _ROWS - 1, _jewels(board, width - 2))
    return canvas.drawing()


def _task(
    canvas: Canvas, board: Board, task: str, text: str, progress: Progress | None, place: Region
) -> None:
    """Label, state, what it asks for, and `2/3` at the end of the line."""
    x, y = place.x + _LABEL, place.y
    if progress is None:
        canvas.write(x + 2, y, text, task_ink(task))
    else:
        met, near = not progress.missing, task in board.yellow
        sign, role = (MET, "good strong") if met else (YELLOW, "yellow strong") if near else (FREE, "faint")
        x = canvas.write(x, y, f"{sign} ", role)
        canvas.write(x, y, text, "strong" if met else task_ink(task))
        count = f"{min(progress.have, progress.need)}/{progress.need}"
        canvas.write_right(min(place.right, place.x + _TASK_MOST), y, count, role if met or near else "dim")
    canvas.spot(f"task:{task}", place)


def _jewels(board: Board, width: int) -> list[Run]:
    own = board.own
    title = f"{board.short('title-jewelry')} "
    if own.jewelry is None or not own.jewelry:
        return [Run(title, "title"), Run(str(own.jewels), "dim")]
    runs = [Run(title, "title")]
    room = width - cells(title)
    each = (room + 1) // len(own.jewelry)
    for jewel in own.jewelry:
        row = JEWELS[jewel]
        text = f"{board.short('jewel-letters', row.kind)}{row.shell_cost}>{row.vp}"
        runs.append(Run(f"{text if each > cells(text) else text[:2]} ", ""))
    return runs
