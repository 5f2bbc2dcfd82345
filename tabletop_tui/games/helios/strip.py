"""One's own things in five lines, and the others in a line or a small world each, as drawings."""

from collections.abc import Mapping, Sequence

from rulesets.helios.components import BUILDINGS, MAX_RANGE, ROWS, START_RANGE
from rulesets.helios.state import Seat
from rulesets.helios.sun import endless
from rulesets.helios.view import HeliosView, SeatView
from tabletop_tui.drawing import NO_RING, Canvas, Drawing, Line, Region, Run, cells, fit, wrap
from tabletop_tui.games.helios.answers import SIDES
from tabletop_tui.games.helios.cards import state_of
from tabletop_tui.games.helios.hexes import WIDE_MINI, HexSize
from tabletop_tui.games.helios.offer import Asked, heading, slots
from tabletop_tui.games.helios.terms import DRAGON, HOUSE, INKS, MANA, NEW, PERSON, STEP, TEMPLE, TILES, Terms
from tabletop_tui.games.helios.world import draw_mini
from tabletop_tui.pictures import Look
from tabletop_tui.runs import cut, wide

HEIGHT = 5
_NONE: frozenset[str] = frozenset()
_PANEL = "ground-panel"


def points_of(own: SeatView) -> str:
    """The points that may be known: `15+?` where the bag is concealed."""
    return f"{own.standing.total}+?" if own.bag is None else str(own.standing.total)


def spread(runs: Sequence[Run]) -> list[Run]:
    """Cubes with blanks between the colours."""
    return [part for n, run in enumerate(runs) for part in ((Run(" "), run) if n else (run,))]


def draw_mine(
    view: HeliosView, seat: int, terms: Terms, name: tuple[str, str], asked: Asked, width: int, lap: str = ""
) -> Drawing:
    """Points, mana, cubes; the range as a track; three rows of four slots; city; persons."""
    own = view.seats[seat]
    board = own.board
    canvas = Canvas(width, HEIGHT, _PANEL)
    x = canvas.write(1, 0, name[0], f"{name[1]} strong {_PANEL}")
    x = canvas.write(x + 2, 0, points_of(own), "gold")
    x = canvas.write(x, 0, f" {terms.say('board-vp')}", "")
    if own.bag is not None:
        x = canvas.write(x, 0, f", {terms.say('board-bag', count=own.bag)}", "dim")
    x = canvas.write(x + 3, 0, f"{terms.sign(MANA)} ", "cyan")
    x = canvas.write(x, 0, str(board.mana), "strong")
    x = canvas.write(x, 0, f" {terms.say('board-mana')}", "")
    x = canvas.write(x + 3, 0, f"{terms.say('board-cubes')}  ", "dim")
    canvas.runs(x, 0, spread(terms.amounts(board.cubes)) or [Run(terms.say("nothing"), "dim")])
    if lap:
        canvas.write_right(width - 1, 0, lap, "plate")
    _draw_range(canvas, terms, board.range, endless=endless(board))
    _draw_rows(canvas, view, seat, terms, asked, width)
    _draw_owned(canvas, view, seat, terms, width)
    return canvas.drawing()


def _draw_range(canvas: Canvas, terms: Terms, reach: int, *, endless: bool) -> None:
    x = canvas.write(1, 1, f"{terms.sign(STEP)} ", "orange")
    x = canvas.write(x, 1, f"{terms.say('board-range')} ", "dim")
    for step in range(START_RANGE, MAX_RANGE + 1):
        role = (
            "chip"
            if step == reach
            else f"orange {_PANEL} ground-yellow"
            if step < reach
            else f"faint {_PANEL}"
        )
        x = canvas.write(
            x, 1, f" {step} " if step == reach else f"{step:>2} ", role.replace(f"{_PANEL} ground", "ground")
        )
    if endless:
        canvas.write(x + 1, 1, fit(terms.say("board-endless"), canvas.width - x - 1), "gold")


def _draw_rows(canvas: Canvas, view: HeliosView, seat: int, terms: Terms, asked: Asked, width: int) -> None:
    x, board = 1, view.seats[seat].board
    for word in ROWS:
        target, start = f"row:{word}", x
        key = asked.keys.get(target)
        if key:
            x = canvas.write(x, 2, f" {key} ", "chip") + 1
        here = asked.cursor == target
        x = canvas.write(x, 2, terms.row(word), "you" if here else "strong" if key else word) + 1
        x = canvas.runs(x, 2, slots(board, word, terms, 3 if width > 62 else 1, aims=here))
        canvas.spot(target, Region(start, 2, x - start, 1), (start, 2), bare=True, ring=NO_RING, chip="")
        x += 2
    told = terms.say("board-fourth")
    if x + cells(told) < width:
        canvas.write_right(width - 1, 2, told, "dim")


def _draw_owned(canvas: Canvas, view: HeliosView, seat: int, terms: Terms, width: int) -> None:
    """City and persons in a line each."""
    board = view.seats[seat].board
    x = canvas.write(1, 3, f"{terms.sign(HOUSE)} {terms.say('board-city')} ", "dim")
    built = ", ".join(terms.building(each) for each in board.buildings)
    payable = sum(state_of(view, seat, each) == "payable" for each in _unbuilt(board.buildings))
    note = terms.counted("board-payable", count=payable) if payable else terms.say("board-payable-none")
    x = canvas.write(
        x, 3, fit(built or terms.say("nothing"), width - x - cells(note) - 4), "good" if built else "dim"
    )
    canvas.write(x + 3, 3, note, "" if payable else "dim")
    x = canvas.write(1, 4, f"{terms.sign(PERSON)} {terms.say('board-persons')} ", "dim")
    shown = [Run(f"{terms.sign(SIDES['day'])} {terms.person(each)}  ", "good") for each in board.day]
    shown += [Run(f"{terms.sign(SIDES['night'])} {terms.person(each)}  ", "") for each in board.night]
    x = canvas.runs(x, 4, cut(shown or [Run(f"{terms.say('nobody')}  ", "dim")], width - x))
    names = [terms.person(each) for each in view.persons]
    for count in range(len(names), 0, -1):
        offered = terms.say("board-on-offer", names=", ".join(names[:count]))
        if x + cells(offered) + 2 <= width:
            canvas.write(x + 1, 4, offered, "dim")
            break


def _unbuilt(built: Sequence[str]) -> list[str]:
    return [building for building in BUILDINGS if building not in built]


def draw_own(board: Seat, terms: Terms, look: Look, title: Run, width: int, height: int) -> Drawing:
    """One's world in small under its title, and beside it where the cubes and temples are."""
    canvas = Canvas(width, height)
    heading(canvas, 0, 0, title.text, width - 1, title.role)
    canvas.place(0, 1, draw_mini(board, look, terms, WIDE_MINI))
    y = 2
    for colour, sign in enumerate(terms.signs):
        fields = [field for field, tile in sorted(board.world.items()) if colour in tile.cubes]
        if fields:
            told = terms.say("board-own-cube", cube=terms.colour(colour), fields=", ".join(fields))
            x = canvas.write(31, y, f"{sign} ", INKS[colour])
            canvas.write(x, y, fit(told, width - x - 1), "")
            y += 1
    temples = [field for field, tile in sorted(board.world.items()) if tile.temple]
    if temples:
        x = canvas.write(31, y + 1, f"{terms.sign(TEMPLE)} ", "gold")
        for n, text in enumerate(
            wrap(terms.say("board-own-temple", fields=", ".join(temples)), width - x - 1)
        ):
            canvas.write(x, y + 1 + n, text, "")
    return canvas.drawing()


# -- the others ------------------------------------------------------------------------------------


def draw_others(
    view: HeliosView,
    terms: Terms,
    names: Sequence[tuple[str, str]],
    seats: Sequence[int],
    width: int,
    height: int,
) -> Drawing:
    """A line for each: points, range, mana, temples, built, cubes, rows."""
    canvas = Canvas(width, height)
    words = ("vp", "range", "mana", "temples", "built")
    heads = [terms.say("board-head", word) for word in words]
    widths = [max(6, cells(heads[0]) + 1), *(cells(head) + 1 for head in heads[1:])]
    start = max(6, min(12, width - sum(widths) - 14))
    canvas.write(0, 0, fit(terms.say("board-others"), start), "dim strong")
    cubes = start + sum(widths) + 1
    canvas.write(cubes, 0, fit(terms.say("board-cubes"), max(1, width - 8 - cubes)), "dim")
    canvas.write_right(width - 1, 0, terms.say("board-head-rows"), "dim")
    for n, seat in enumerate(seats, start=1):
        own, x = view.seats[seat], start
        board = own.board
        mark = terms.sign(DRAGON) if seat == view.dragon else ""
        name = fit(names[seat][0], start - 1 - 2 * bool(mark))
        canvas.write(0, n, f"{name} {mark}".rstrip(), f"{names[seat][1]} strong")
        figures = (points_of(own), board.range, board.mana, board.temples, len(board.buildings))
        for each, head, count in zip(widths, heads, figures, strict=True):
            x += each
            canvas.write_right(x, 0, head, "dim")
            canvas.write_right(x, n, str(count), "gold" if head == heads[0] else "")
        canvas.runs(cubes, n, cut(terms.amounts(board.cubes), max(1, width - 8 - cubes)))
        rows = [
            Run(f" {len(row) or '·'}", word if row else "faint")
            for word, row in zip(ROWS, board.rows, strict=True)
        ]
        canvas.runs(width - 7, n, rows)
    return canvas.drawing()


def draw_worlds(
    view: HeliosView,
    terms: Terms,
    look: Look,
    names: Sequence[tuple[str, str]],
    seats: Sequence[int],
    news: Mapping[int, Line],
    new: Mapping[int, frozenset[str]],
    size: HexSize,
    width: int,
) -> Drawing:
    """The others' worlds in small side by side, each with its figures and its last turn."""
    across, down = size.board
    canvas = Canvas(width, down + 5)
    each = width // max(1, len(seats))
    for n, seat in enumerate(seats):
        own, x = view.seats[seat], n * each
        board, points = own.board, f"{points_of(own)} {terms.say('board-vp')}"
        mark = f" {terms.sign(DRAGON)}" if seat == view.dragon else ""
        canvas.write(x, 0, fit(names[seat][0], each - cells(points) - 4) + mark, f"{names[seat][1]} strong")
        canvas.write_right(x + each - 2, 0, points, "gold")
        canvas.place(
            x + max(0, (each - across) // 2),
            1,
            draw_mini(board, look, terms, size, new.get(seat, _NONE)).renamed(f"@{seat}"),
        )
        pairs = (
            (STEP, "range", board.range),
            (TEMPLE, "temples", board.temples),
            (MANA, "mana", board.mana),
            (HOUSE, "built", len(board.buildings)),
        )
        for k, (sign, word, count) in enumerate(pairs):
            told = f"{terms.sign(sign)} {terms.say('board-head', word)} "
            end = canvas.write(x + k % 2 * (each // 2), down + 1 + k // 2, fit(told, each // 2 - 2), "dim")
            canvas.write(end, down + 1 + k // 2, str(count), "")
        rows: list[Run] = []
        for word, row in zip(ROWS, board.rows, strict=True):
            rows += [Run(terms.sign(TILES[word]) * len(row) or "·", word if row else "faint"), Run(" ")]
        end = canvas.runs(x, down + 3, rows)
        held = spread(terms.amounts(board.cubes))
        canvas.runs(x + max(end - x + 1, each - 2 - wide(held)), down + 3, held)
        canvas.runs(x, down + 4, cut(news.get(seat, ()), each - 2))
    return canvas.drawing()


__all__ = ["HEIGHT", "NEW", "draw_mine", "draw_others", "draw_worlds", "heading"]
