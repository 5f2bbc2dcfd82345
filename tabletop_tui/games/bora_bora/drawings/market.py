"""What all players share on the board of Bora Bora: status, temple, people, jewelry, tasks, god cards."""

from collections.abc import Callable
from functools import lru_cache, partial

from rulesets.bora_bora.advice.jewelry import served_by_jewel
from rulesets.bora_bora.advice.people import served_by_person
from rulesets.bora_bora.components import JEWELS, PEOPLE, PERSON_KINDS, SEXES, STATUS, SexWord
from rulesets.bora_bora.state import TEMPLE_SPACES
from tabletop_tui.games.bora_bora.drawings import signs
from tabletop_tui.games.bora_bora.drawings.figures import (
    GAME,
    Seen,
    god_run,
    kind_within,
    points_run,
    task_within,
)
from tabletop_tui.games.bora_bora.terms import PRIEST, SERVES, SHELL, VP
from tabletop_tui.games.bora_bora.terms import STATUS as UP
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, Run, cells, fit, stacked
from tabletop_tui.paint.pictures import NORMAL, QUIET, sprite
from tabletop_tui.paint.runs import cut, wide

_PLACES = 6
_SYMBOLS = 3
"""Cells of the symbols on a man or woman."""
_GOD = 8
"""Cells of a god card with the sign and word of its god."""
_LARGE = 60
"""From this many columns on, jewelry has pictures, and names are spelt out."""
AFTER_PEOPLE = frozenset({"buy_jewelry", "resolve_task", "take_task"})
"""In these decisions people can no longer be taken, so later rounds' jewelry uses their room."""
_SPACED = 24
"""From this many lines on, there are blank lines between the parts."""


def draw_market(seen: Seen, width: int, height: int) -> Drawing:
    """Everything, from top to bottom; given enough lines, with blank lines between the parts."""
    market, marks, view, own = _Market(seen, width, height), seen.marks, seen.view, seen.own
    at, opened = marks.target or "", seen.opened
    tasks = (own.tasks, own.progress)  # the player's own tasks, as those on display are tasks too
    over = seen.kind in AFTER_PEOPLE
    hangs_on = (view.places, view.jewels, view.round, own.people, tasks, seen.seat == view.seat)
    market.helps = helps = seen.kept.once("helps", hangs_on, partial(_helps, seen), 4)
    parts: tuple[tuple[Callable[[], None], object, bool], ...] = (
        (market.status, (view.status, marks.status, opened("status")), True),
        (
            market.temple,
            (view.temple, view.priest_vp, view.god_tiles, marks.temple, at, opened("temple")),
            True,
        ),
        (
            market.people,
            (view.places, helps, seen.seat == view.seat, marks.places, opened(*SEXES), over),
            False,
        ),
        (
            market.jewelry,
            (view.jewels, view.round, helps, seen.kind == "buy_jewelry", opened("jewelry"), over),
            False,
        ),
        (market.tasks, (view.display, opened("take", "task")), False),
        (market.gods, (view.open, view.deck, opened("open", "deck")), False),
    )
    found: list[Drawing] = []
    for draw, shows, apart in parts:
        top = sum(each.height for each in found)
        found.append(
            seen.kept.once(
                (draw.__name__, width, height, top), shows, partial(market.part, draw, top, apart=apart), 4
            )
        )
    return seen.kept.joined(("market", width, height), found, partial(_filled, width, height))


def _filled(width: int, height: int, *parts: Drawing) -> Drawing:
    """Parts one below the other, and blank lines down to the lower edge."""
    rest = height - sum(each.height for each in parts)
    whole = stacked(*parts, Canvas(width, max(0, rest)).drawing())
    return Drawing(whole.lines[:height], whole.spots)


def _helps(seen: Seen) -> frozenset[str]:
    """The targets of men, women and jewelry that help with a task of the player who decides."""
    view, seat = seen.view, seen.seat
    if seat != view.seat:
        return frozenset()
    people = [
        f"{sex}:{place}"
        for sex in SEXES
        for place, tile in enumerate(view.places[sex], start=1)
        if tile is not None and served_by_person(view, seat, tile)
    ]
    now = view.jewels[view.round - 1]
    jewels = [f"jewelry:{each}" for each in now if served_by_jewel(view, seat, each)]
    return frozenset((*people, *jewels))


class _Market:
    """The market while it is being drawn, part by part; `y` is a part's next free line, `top` its first."""

    def __init__(self, seen: Seen, width: int, height: int) -> None:
        self.seen, self.terms, self.view = seen, seen.terms, seen.view
        self.width, self.height = width, height
        self.helps: frozenset[str] = frozenset()
        """The targets that help with a task of the player who decides."""
        self.begin(0)
        self.large = width >= _LARGE and height >= _SPACED
        say = self.say = self.terms.say
        titles = (
            say.board_title_status(),
            say.board_title_temple(),
            say.board_title_jewelry(),
            say.board_title_display(),
            say.board_title_gods(),
        )
        self.left = max(map(cells, titles)) + 1

    def begin(self, top: int) -> None:
        """Begin a new part, this many lines below the upper edge."""
        self.canvas, self.y, self.top = Canvas(self.width, self.height), 0, top

    def part(self, draw: Callable[[], None], top: int, *, apart: bool) -> Drawing:
        """One part by itself, with a blank line at its end if it is to stand `apart` and there is room."""
        self.begin(top)
        draw()
        self.y += apart and self.height >= _SPACED
        drawing = self.canvas.drawing()
        return Drawing(drawing.lines[: self.y], drawing.spots)

    def _title(self, title: str) -> None:
        self.canvas.write(0, self.y, title, "title")

    def _opened(self, target: str) -> bool:
        return target in self.seen.marks.open

    # -- tracks ------------------------------------------------------------------------------------

    def status(self) -> None:
        """The points of the spaces, and the markers below them, from the top of each stack."""
        canvas, marks = self.canvas, self.seen.marks
        self._title(self.say.board_title_status())
        named = cells(self.say.board_title_status()) + 1
        left = min(self.left, max(named - 1, self.width - 3 * len(STATUS)))
        left = left if self.width - left >= 3 * len(STATUS) else named
        each = (self.width - left) // len(STATUS)
        tall = 2 if any(len(stack) > each - 1 for stack in self.view.status) or self.height >= _SPACED else 1
        canvas.write(0, self.y + 1, self.terms.sign(UP), "cyan")
        for space, points in enumerate(STATUS):
            x = left + space * each
            ground = ("ground-panel", "ground-raised")[(space + 1) // 2 % 2]
            if space == marks.status:
                ground = "ground-cyan"
            canvas.fill(Region(x, self.y + 1, each, tall), ground)
            first = space % 2 or space == 0
            if each > 2 or first:  # the second space of a pair brings as much
                canvas.write(x, self.y, f"{points:>{each - 1}}", "gold" if first else "dim")
            stack = [*reversed(self.view.status[space])]
            per = max(2, each - 1)
            for place, seat in enumerate(stack):
                canvas.runs(x + place % per, self.y + 1 + place // per, [self.seen.block(seat)])
        opened = self._opened("status")
        at = (2, self.y + 1)
        # A two-line cursor bar would hide the markers' colours.
        area = Region(0, self.y, self.width, 1 + tall if tall > 1 else 1)
        canvas.spot("status", area, at, bare=True, chip="chip" if opened else "")
        self.y += 1 + 2

    def temple(self) -> None:
        """The spaces from 6 to 1, and what priests there bring."""
        canvas, terms, marks = self.canvas, self.terms, self.seen.marks
        self._title(self.say.board_title_temple())
        pays: tuple[Run, ...] = (
            Run(f" {self.view.priest_vp}", "gold"),
            terms.run(VP),
            Run(f"/{terms.sign(PRIEST)}", "dim"),
        )
        if self.large:
            pays = (*pays, Run(f"  {self.say.god_tile(count=self.view.god_tiles)}", "dim"))
        each = (self.width - self.left - (wide(pays) if not self.large else 0)) // TEMPLE_SPACES
        x, y = self.left, self.y
        if self.large:
            canvas.runs(self.left, y, pays)
            y += 1
        for space in range(TEMPLE_SPACES, 0, -1):
            there = self.view.temple[space - 1]
            lit = space <= marks.temple
            target = f"temple:{space}"
            at = target == marks.target
            ground = "ground-cyan" if lit else "ground-panel"
            canvas.write(x, y, " " * (each - 1), ground)
            canvas.write(
                x, y, f" {space} ", "chip" if self._opened(target) else f"{'you' if lit else 'dim'} {ground}"
            )
            room = each - 5
            if there is not None:
                text = (
                    fit(self.seen.names[there].text, room)
                    if self.large and room > 2
                    else self.seen.names[there].mark
                )
                canvas.runs(x + 3, y, [self.seen.block(there, text)])
            else:
                canvas.write(x + 3, y, "·", f"faint {ground}")
            if at:
                canvas.write(x + each - 2, y, "◂", f"you {ground}")
            canvas.spot(target, Region(x, y, each - 1, 1), (x + 1, y), bare=True)
            x += each
        if not self.large:
            canvas.runs(x, y, pays)
        self.y = y + 1

    # -- people ------------------------------------------------------------------------------------

    def people(self) -> None:
        """Men and women side by side, place by place: name, symbols, effect."""
        if self.height < 15 or self.seen.kind in AFTER_PEOPLE:
            return
        half = self.width // 2
        titles = {"man": self.say.board_title_man(), "woman": self.say.board_title_woman()}
        for index, sex in enumerate(SEXES):
            x = index * half
            room = half if index == 0 else self.width - half
            end = self.canvas.runs(
                x,
                self.y,
                [Run(titles[sex], "title"), Run(f" {self.terms.sign(sex)}", "dim")],
            )
            if index == 0 and self.seen.seat == self.view.seat:
                said = f"{self.terms.sign(SERVES)} {self.say.board_serves()}"
                if cells(said) < room - (end - x) - 1:
                    self.canvas.runs(end + 1, self.y, [Run(said, "gold")])
            self._row(sex, x, self.y + 1, room)
        self.y += 1 + _PLACES

    def _row(self, sex: SexWord, x: int, y: int, room: int) -> None:
        """Draw the six places for men or for women, one below the other."""
        tiles, seen = self.view.places[sex], self.seen
        if not any(tiles):
            self.canvas.write(x + 3, y, self.say.board_none_left(), "faint")
            return
        measured = lru_cache(1)(partial(self._widths, sex, room))  # asked only for places drawn anew
        for place, tile in enumerate(tiles, start=1):
            target = f"{sex}:{place}"
            lit, opened = target in seen.marks.places, self._opened(target)
            helps = target in self.helps
            drawn = partial(self._place, place, sex, tile, measured, lit=lit, opened=opened, helps=helps)
            shows = (tiles, lit, opened, helps)
            row = seen.part(("place", target), (room, 1), shows, drawn)
            self.canvas.place(x, y + place - 1, row)
            region = Region(x, y + place - 1, room, 1)
            if tile is None:
                self.canvas.spot(target, region, bare=True, chip="")
            else:
                self.canvas.spot(target, region, (x + 1, region.y), bare=True)

    def _widths(self, sex: SexWord, room: int) -> int:
        """Columns of the names in a row of people, so that effects are aligned."""
        terms = self.terms
        kinds = [PEOPLE[tile].kind for tile in self.view.places[sex] if tile is not None]
        widest = max(
            (wide(signs.does(terms, kind, PERSON_KINDS[kind].value(1))) for kind in kinds), default=0
        )
        longest = max((cells(terms.kind(kind, sex)) for kind in kinds), default=0)
        return min(longest + 1, room - 3 - _SYMBOLS - 1 - widest)

    def _place(
        self,
        place: int,
        sex: SexWord,
        tile: str | None,
        measured: Callable[[], int],
        canvas: Canvas,
        *,
        lit: bool,
        opened: bool,
        helps: bool,
    ) -> None:
        """One place by itself: name, symbols, effect."""
        terms, left, symbols = self.terms, measured(), _SYMBOLS + 1
        if lit and tile is not None:
            canvas.fill(Region(0, 0, canvas.width, 1), "ground-cyan")
        canvas.write(1, 0, f"{place}", "you" if lit and tile is not None else "dim")
        if tile is None:
            canvas.write(3, 0, self.say.board_taken(), "faint")
            return
        row = PEOPLE[tile]
        if opened:
            canvas.write(0, 0, "   ", "chip")
        name = kind_within(terms, row.kind, sex, left - 1)
        end = canvas.write(3, 0, name, "strong" if lit or opened else "")
        if helps:
            canvas.write(end, 0, terms.sign(SERVES), "gold")
        canvas.runs(3 + left, 0, [signs.symbols(terms, tile)])
        does = signs.does(terms, row.kind, PERSON_KINDS[row.kind].value(1))
        canvas.runs(3 + left + symbols, 0, cut(does, canvas.width - left - 3 - symbols))

    # -- jewelry, tasks, gods ------------------------------------------------------------------------

    def _later(self, round: int) -> int:
        """Write a later round's jewelry, on one or two lines below this round's; returns how many it took.

        Writes nothing, and returns 0, if there are too few lines.
        """
        pieces = [
            (
                Run(f"{JEWELS[jewel].shell_cost}"),
                self.terms.run(SHELL),
                Run(f" {self.terms.jewel_kind(JEWELS[jewel].kind)} ", "dim"),
                points_run(self.seen, JEWELS[jewel].vp),
            )
            for jewel in self.view.jewels[round]
        ]
        room = self.width - self.left
        one = sum(map(wide, pieces)) + len(pieces) - 1 <= room
        lines = 1 if one else 2
        if self.height - self.top - self.y - 3 - 1 < lines:
            return 0
        self.canvas.write(0, self.y, self.say.board_round(round=round + 1), "dim")
        at = self.left
        for place, piece in enumerate(pieces):
            down, across = divmod(place, 2)
            if one:
                at = self.canvas.runs(at, self.y, piece) + 1
            else:
                self.canvas.runs(self.left + 3 + across * (room // 2), self.y + down, piece)
        return lines

    def jewelry(self) -> None:
        """This round's pieces with price and points; where there is room, later rounds' too."""
        self._title(self.say.board_title_jewelry())
        now = self.view.jewels[self.view.round - 1]
        columns, lines = 2, 2 if self.large and self.height >= _SPACED else 1
        pitch = lines + (lines > 1)
        each = (self.width - self.left) // columns
        for place, jewel in enumerate(now):
            down, across = divmod(place, columns)
            self._jewel(jewel, Region(self.left + across * each, self.y + pitch * down, each, lines))
        if not now:
            self.canvas.write(self.left + 3, self.y, self.say.board_no_jewelry_left(), "faint")
        self.y += pitch + lines
        for later in range(self.view.round, self.view.rounds):
            lines = self._later(later)
            if not lines:
                break
            self.y += lines

    def _jewel(self, jewel: str, place: Region) -> None:
        """Price, kind and points; on two lines, with the picture before them."""
        x, y, each, lines = place
        seen, row, target = self.seen, JEWELS[jewel], f"jewelry:{jewel}"
        opened = self._opened(target)
        buying = seen.kind == "buy_jewelry"
        helps = target in self.helps
        name = self.terms.jewel_kind(row.kind)
        role = "strong" if opened else "faint" if buying else ""
        if opened:
            self.canvas.write(x, y, "   ", "chip")
        at = x + 3
        price = [Run(f"{row.shell_cost}", role), self.terms.run(SHELL), Run(" ")]
        if lines > 1:
            if seen.look.pictures:
                volume = QUIET if buying and not opened else NORMAL
                self.canvas.picture(at, 2 * y, sprite(GAME, row.kind, "small"), volume)
                at += 7
            self.canvas.runs(at, y + 1, [*price, points_run(seen, row.vp)])
            at = self.canvas.write(at, y, fit(name, each - (at - x) - 1), role)
            if helps:
                self.canvas.write(at, y, self.terms.sign(SERVES), "gold")
            self.canvas.spot(target, Region(x, y, each - 1, lines), (x + 1, y), bare=True)
            return
        at = self.canvas.runs(at, y, price)
        at = self.canvas.write(at, y, fit(name, each - 9), role)
        if helps:
            at = self.canvas.write(at, y, self.terms.sign(SERVES), "gold")
        self.canvas.runs(at + 1, y, [points_run(seen, row.vp)])
        self.canvas.spot(target, Region(x, y, each - 1, 1), (x + 1, y), bare=True)

    def tasks(self) -> None:
        """The tasks on the board, two to a line."""
        self._title(self.say.board_title_display())
        shown = self.view.display
        each = (self.width - self.left) // 2
        for place, task in enumerate(shown):
            down, across = divmod(place, 2)
            x, y, target = self.left + across * each, self.y + down, f"task:{task}"
            opened = self._opened(target)
            if opened:
                self.canvas.write(x, y, "   ", "chip")
            text = task_within(self.terms, task, each - 3)
            self.canvas.write(x + 3, y, text, "strong" if opened else "")
            self.canvas.spot(target, Region(x, y, each - 1, 1), (x + 1, y), bare=True)
        if not shown:
            self.canvas.write(self.left + 3, self.y, self.say.board_none_left(), "faint")
        self.y += 3

    def gods(self) -> None:
        """The open god cards and the deck."""
        self._title(self.say.board_title_gods())
        opened = any(self._opened(f"open:{place}") for place in range(1, 6))
        x = self.left if self.large else cells(self.say.board_title_gods()) + 1
        each = (self.width - x - (8 if opened else 4)) // max(1, len(self.view.open))
        roomy = each > _GOD + 2
        for place, god in enumerate(self.view.open, start=1):
            target = f"open:{place}"
            at = x
            if self._opened(target):
                self.canvas.write(x, self.y, f" {place} ", "chip")
                at = x + 3
            if god is None:
                self.canvas.write(at, self.y, "·", "faint")
            elif opened and each < _GOD + 3:
                self.canvas.runs(at, self.y, [god_run(self.seen, god, word=False)])
            else:
                run = god_run(self.seen, god)
                text = run.text if roomy else run.text.replace(" ", "")
                at = self.canvas.runs(at, self.y, [Run(fit(text, each - (at - x)), run.role)])
            wide_ = each if roomy or opened else max(2, at - x + 1)
            self.canvas.spot(target, Region(x, self.y, wide_ - 1, 1), (x + 1, self.y), bare=True)
            x += wide_
        if self._opened("deck"):
            self.canvas.write(x, self.y, " d ", "chip")
        self.canvas.write_right(self.width, self.y, f"+{self.view.deck}", "dim")
        self.canvas.spot("deck", Region(x, self.y, self.width - x, 1), (x + 1, self.y), bare=True)
        self.y += 1
