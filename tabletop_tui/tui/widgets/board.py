"""A board: one widget for a whole drawing, with a cursor and marks on what can be chosen.

It holds no game state: a drawing, open targets and a cursor come in, messages go out. It draws its own
lines and redraws only those that the cursor left or reached.
"""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from itertools import compress
from operator import ne
from typing import ClassVar, NamedTuple

from textual import events
from textual.message import Message

from tabletop_tui.paint.drawing import (
    EMPTY,
    Drawing,
    Line,
    MeasuredLine,
    Region,
    Run,
    Spot,
    cells,
    is_ground,
    width_of,
)
from tabletop_tui.paint.glyphs import doubled, has_frame, is_frame
from tabletop_tui.paint.runs import without
from tabletop_tui.paint.spotlight import GLOW, lit_columns, quieted
from tabletop_tui.tui.widgets.lines import LinesWidget

_LOW = 2
"""A spot without a frame is marked as a whole up to this many lines; of a taller one, only the first line."""

LOSS, GAIN = ("!", "warn ground-base"), ("+", "good strong ground-base")
"""The signs for what has happened to the player, with their roles."""
_BLANK = " ▀▄█▌▐"
_BEYOND = "‹›↑↓"
"""The signs for where a drawing goes on: to the left, to the right, above, below."""
_DASHED = "┄┅┈┉╌╍┆┇┊┋╎╏"


class BoardWidget(LinesWidget):
    """Shows a drawing, marks what can be chosen, and reports picks."""

    CHOOSES: ClassVar[bool] = True
    """Whether a click on a target is reported, as there may be something to choose."""

    class Picked(Message):
        """The message that a target was clicked."""

        def __init__(self, board: "BoardWidget", target: str) -> None:
            """On this board."""
            super().__init__()
            self.board = board
            self.target = target

    class Highlighted(Message):
        """The mouse came to a target, or left (`None`)."""

        def __init__(self, board: "BoardWidget", target: str | None) -> None:
            """On this board."""
            super().__init__()
            self.board = board
            self.target = target

    def __init__(self, id: str | None = None, *, centred: bool = True, classes: str | None = None) -> None:
        """A drawing smaller than the widget lies in its middle if `centred`, else at the upper left."""
        super().__init__(id=id, classes=classes)
        self.centred = centred
        self.shows_edges = False
        """Whether signs at its edges say that the drawing goes on there, and name the keys that lie there."""
        self._drawing = EMPTY
        self._open: frozenset[str] = frozenset()
        self._labels: Mapping[str, str] = {}
        self._cursor: str | None = None
        self._hover: str | None = None
        self._lit: frozenset[str] | None = None
        self._news: Mapping[str, bool] = {}
        self._by_row: dict[int, list[Spot]] = {}
        self._scroll = (0, 0)
        self._frames: dict[Region, tuple[bool, bool]] = {}
        self._in_sight: Sequence[str] = ()
        self._centre: str | None = None
        """The target to centre again when there is another room, which a new layout gives only later."""

    # -- what it shows -----------------------------------------------------------------------------

    @property
    def drawing(self) -> Drawing:
        """The drawing on the board."""
        return self._drawing

    @drawing.setter
    def drawing(self, drawing: Drawing) -> None:
        old = self._drawing
        if drawing is old:
            return
        self._drawing = drawing
        if self._hover is not None and self._hover not in drawing.targets:
            self._hover = None
        if not self.shows_edges and (old.spots is drawing.spots or old.spots == drawing.spots):
            self._redraw_lines(old)
        else:
            self._frames.clear()
            self._index()
            self.redraw(range(self.extent.height))
        if self.styles.auto_dimensions and (old.width, old.height) != (drawing.width, drawing.height):
            self.refresh(layout=True)

    @property
    def open_targets(self) -> frozenset[str]:
        """The targets that can be chosen now."""
        return self._open

    @property
    def labels(self) -> Mapping[str, str]:
        """The key that chooses a target, for those that have one."""
        return self._labels

    def mark(self, open_targets: Collection[str], labels: Mapping[str, str]) -> None:
        """Set what can be chosen now, and by which keys."""
        opened = frozenset(open_targets).intersection(self._drawing.by_target)
        if opened == self._open and labels == self._labels:
            return
        changed = (opened | self._open) if labels != self._labels else opened ^ self._open
        self._open = opened
        self._labels = dict(labels)
        self._show_open()
        self._redraw_targets(changed)

    @property
    def lit(self) -> frozenset[str] | None:
        """The targets in the spotlight, while all else is quiet; `None` for no spotlight."""
        return self._lit

    @lit.setter
    def lit(self, targets: frozenset[str] | None) -> None:
        if targets != self._lit:
            self._lit = targets
            self.redraw(range(self.extent.height))

    @property
    def news(self) -> Mapping[str, bool]:
        """Where something has happened to the player: a loss (`True`), marked `!`, or a gain, marked `+`."""
        return self._news

    @news.setter
    def news(self, targets: Mapping[str, bool]) -> None:
        if targets != self._news:
            changed = {*targets, *self._news}
            self._news = targets
            self._redraw_targets(changed)

    @property
    def cursor(self) -> str | None:
        """The target under the cursor."""
        return self._cursor

    @cursor.setter
    def cursor(self, target: str | None) -> None:
        if target == self._cursor:
            return
        left, self._cursor = self._cursor, target
        self._redraw_targets({name for name in (left, target) if name is not None})
        if target is not None:
            self.show_target(target)

    @property
    def spots(self) -> tuple[Spot, ...]:
        """All spots of the drawing."""
        return self._drawing.spots

    @property
    def lines(self) -> Sequence[Line]:
        """The board with all marks, line by line from the top of the drawing."""
        self._finish()
        return [self._marked(y) for y in range(self._drawing.height)]

    def places(self, targets: Collection[str] | None = None) -> list[tuple[Spot, Region]]:
        """The spots of some targets or, without `targets`, all of them, and where they lie on the screen."""
        spots = self.spots if targets is None else [spot for spot in self.spots if spot.target in targets]
        if not spots:
            return []  # where the widget lies takes longer to find than that nothing is on it
        x, y = self._origin()
        area = self.content_region
        return [(spot, spot.region.moved(area.x + x, area.y + y)) for spot in spots]

    def place_of(self, spot: Spot) -> Region:
        """Where a spot lies on the screen; partly or wholly outside it if the board is scrolled."""
        x, y = self._origin()
        area = self.content_region
        return spot.region.moved(area.x + x, area.y + y)

    # -- drawing -----------------------------------------------------------------------------------

    def row(self, y: int) -> Line:
        """The runs of a row of the widget: a line of the drawing with its marks."""
        left, top = self._origin()
        line = self._marked(y - top)
        if left > 0:
            return MeasuredLine.of((Run(" " * left), *line), left + width_of(line))
        line = without(line, -left) if left < 0 else line
        return self._with_edges(line, y) if self.shows_edges else line

    def _with_edges(self, line: Line, y: int) -> Line:
        """A row with the signs for what lies beyond the widget, and with keys of spots cut at the left."""
        signs = self._edge_signs(y)
        if not signs:
            return line
        used = width_of(line)
        row = _Cells((*line, Run(" " * max(0, self.extent.width - used))))
        for x, char in signs.items():
            row.put(x, char, "key" if char not in _BEYOND else "you strong")
        return row.line()

    def _edge_signs(self, y: int) -> Mapping[int, str]:
        """What a row shows at its edges instead of the drawing, by column."""
        (width, height), (left, top), drawing = self.extent, self._scroll, self._drawing
        found: dict[int, str] = {}
        if width < drawing.width:
            if left > 0 and y == self._edge_row(0):
                found[0] = _BEYOND[0]
            if left + width < drawing.extent[0] and y == self._edge_row(width - 1):
                found[width - 1] = _BEYOND[1]
            for spot in self._by_row.get(y + top, ()):
                key, (x, line, bare) = self._labels.get(spot.target), spot.label_place
                if key is None or spot.target not in self._open or not spot.chip or line != y + top:
                    continue
                if x < left < spot.region.right - 1:
                    found |= dict(enumerate(f"{key} " if bare else f"[{key}]"))
        if height < drawing.height:
            if y == 0 and top > 0:
                found[width - 1] = _BEYOND[2]
            if y == height - 1 and top + height < drawing.extent[1]:
                found[width - 1] = _BEYOND[3]
        return found

    def _edge_row(self, x: int) -> int:
        """The row for a sign in a column: the blank one nearest to the middle, else the middle."""
        (_, height), (left, top) = self.extent, self._scroll
        middle = height // 2
        inner = range(1, height - 1) or range(height)
        return min(
            inner, key=lambda y: (self._drawing.char(x + left, y + top).strip() != "", abs(y - middle))
        )

    def _origin(self) -> tuple[int, int]:
        """Where the drawing's upper left cell lies in the widget."""
        width, height = self.extent
        drawing = self._drawing
        x = (width - drawing.width) // 2 if self.centred and drawing.width < width else -self._scroll[0]
        y = (height - drawing.height) // 2 if self.centred and drawing.height < height else -self._scroll[1]
        return x, y

    def _marked(self, y: int) -> Line:
        if not 0 <= y < self._drawing.height:
            return ()
        line, spots = self._drawing.lines[y], self._by_row.get(y)
        if spots:
            opened, news, ends = self._open, self._news, (self._cursor, self._hover)
            seen = [spot for spot in spots if (t := spot.target) in opened or t in ends or t in news]
            if seen:
                line = _marked_line(line, y, tuple(map(self._mark_of, seen)))
        if self._lit is None:
            return line
        return _in_spotlight(line, y, tuple(self._lit_regions(self._lit)))

    def _lit_regions(self, targets: Collection[str]) -> list[Region]:
        return [spot.region for spot in self._drawing.spots if spot.target in targets]

    def _mark_of(self, spot: Spot) -> "_Mark":
        target, opened = spot.target, spot.target in self._open
        at = "cursor" if target == self._cursor else "hover" if target == self._hover else ""
        framed, dashed = self._frame_of(spot.region)
        label = self._labels.get(target) if opened else None
        return _Mark(spot, opened, label, at, framed, dashed, self._sign_of(spot))

    def _sign_of(self, spot: Spot) -> tuple[int, int, bool] | None:
        """Where the sign for what has happened there stands, and whether it was a loss.

        Behind the words of a spot that is a line, as at its far end it would seem to belong to what follows;
        else in a corner, or anywhere on the spot or to its right. Beside no word, else behind one, and never
        on one.
        """
        if spot.target not in self._news:
            return None
        region, (key, line, _) = spot.region, spot.label_place
        columns, rows = range(region.right - 1, region.x - 1, -1), range(region.bottom - 1, region.y - 1, -1)
        corners = [(x, y) for x in (columns[0], columns[-1]) for y in (rows[-1], rows[0])]
        words = (x for x in columns if len(rows) == 1 and not self._is_blank(x, rows[0]))
        behind = next(words, region.right - 2) + 2
        places = [
            *([(behind, rows[0])] if behind < region.right else []),
            *corners,
            *((x, y) for y in rows for x in columns),
            *((region.right, y) for y in rows if region.right < self._drawing.width),
        ]
        found, fewest = None, 3
        for x, y in places:
            if (spot.chip and y == line and key <= x <= key + 2) or not self._is_blank(x, y):
                continue
            beside = self._words_beside(x, y)
            if beside < fewest:
                found, fewest = (x, y, self._news[spot.target]), beside
            if not beside:
                break
        return found

    def _words_beside(self, x: int, y: int) -> int:
        """How many of the cells to the left and right of one have text."""
        return sum(not self._is_blank(x + beside, y) for beside in (-1, 1))

    def _is_blank(self, x: int, y: int) -> bool:
        """Whether a cell has no text: nothing, or part of a picture or frame."""
        char = self._drawing.char(x, y)
        return char in _BLANK or is_frame(char)

    def _frame_of(self, region: Region) -> tuple[bool, bool]:
        """Whether the drawing has a frame around a region, and whether that is dashed."""
        known = self._frames.get(region)
        if known is None:
            drawing, (x, y, _, height) = self._drawing, region
            framed = height > 1 and is_frame(drawing.char(x, y))
            known = self._frames[region] = (framed, drawing.char(x + 1, y) in _DASHED)
        return known

    def _index(self) -> None:
        rows: dict[int, list[Spot]] = {}
        for spot in self._drawing.spots:
            last, region, around = spot.label_place[1], spot.region, spot.ring or spot.region
            for y in {*range(region.y, region.bottom), *range(around.y, around.bottom), last}:
                rows.setdefault(y, []).append(spot)
        self._by_row = rows

    def _redraw_lines(self, old: Drawing) -> None:
        """Redraw what differs from a drawing with the same spots: lines, and frames that begin in them."""
        if (old.width, old.height) != (self._drawing.width, self._drawing.height):
            self._frames.clear()
            self.redraw(range(self.extent.height))
            return
        pairs = zip(old.lines, self._drawing.lines, strict=True)
        rows = {y for y, (before, line) in enumerate(pairs) if before is not line}
        for region in [each for each in self._frames if each.y in rows]:
            del self._frames[region]
            rows.update(range(region.y, region.bottom))
        self._redraw_rows(rows)

    def _redraw_targets(self, targets: Collection[str]) -> None:
        rows: set[int] = set()
        for target in targets:
            for spot in self._drawing.by_target.get(target, ()):
                around = spot.ring or spot.region
                rows.update(range(around.y, around.bottom))
                rows.add(spot.label_place[1])
        self._redraw_rows(rows)

    def _redraw_rows(self, rows: Collection[int]) -> None:
        """Redraw these rows of the drawing, as far as they can be seen."""
        if not rows:
            return
        top, height = self._origin()[1], self.extent.height
        self.redraw([y + top for y in rows if 0 <= y + top < height])

    def get_content_width(self, container: object, viewport: object) -> int:
        """As wide as the drawing."""
        return self._drawing.width

    def get_content_height(self, container: object, viewport: object, width: int) -> int:
        """As high as the drawing."""
        return self._drawing.height

    # -- scrolling ---------------------------------------------------------------------------------

    def show_target(self, target: str) -> None:
        """Scroll until a target can be seen; if its key and most of it are, no other key is lost."""
        spot = self._drawing.spot(target)
        if spot is None or not self.extent:
            return
        x = _scrolled(
            self._scroll[0], spot.region.x, spot.region.right, self.extent.width, self._drawing.width
        )
        y = _scrolled(
            self._scroll[1], spot.region.y, spot.region.bottom, self.extent.height, self._drawing.height
        )
        if (x, y) == self._scroll:
            return
        opened = [each for each in self._drawing.spots if each.target in self._open]
        lost = any(self._is_seen(each, self._scroll[1]) and not self._is_seen(each, y) for each in opened)
        self._move_view(x, self._scroll[1] if lost and self._is_seen(spot, self._scroll[1]) else y)

    def _is_seen(self, spot: Spot, top: int) -> bool:
        """Whether a spot's key and most of its lines are in sight below this first line."""
        seen = range(max(spot.region.y, top), min(spot.region.bottom, top + self.extent.height))
        return spot.label_place[1] in seen and 2 * len(seen) >= spot.region.height

    def _show_open(self) -> None:
        """Scroll a drawing higher than the widget to show all that can be chosen, if there is room."""
        height = self.extent.height
        if not self._open or not 0 < height < self._drawing.height:
            return
        regions = [spot.region for spot in self._drawing.spots if spot.target in self._open]
        if not regions:  # a moment's picture leaves out what can be chosen next
            return
        top, bottom = min(each.y for each in regions), max(each.bottom for each in regions)
        if bottom - top <= height:
            x, y = self._scroll
            self._move_view(x, _scrolled(y, top, bottom, height, self._drawing.height))

    def keep_in_sight(self, targets: Sequence[str]) -> None:
        """Scroll to what a question is about, the first target above all, though it can't be chosen here."""
        self._in_sight = targets
        for target in reversed(targets):
            self.show_target(target)

    def centre_on(self, target: str) -> None:
        """Scroll a drawing larger than the widget to put a target in the middle."""
        spot, room = self._drawing.spot(target), self.extent
        self._centre = target
        if spot is None or not room:
            return
        region = spot.region
        x = region.x + region.width // 2 - room.width // 2
        y = region.y + region.height // 2 - room.height // 2
        self._move_view(x, y)

    def _move_view(self, x: int, y: int) -> None:
        x = max(0, min(x, self._drawing.width - self.extent.width))
        y = max(0, min(y, self._drawing.height - self.extent.height))
        if (x, y) != self._scroll:
            self._scroll = (x, y)
            self.redraw_all()

    def resized(self) -> None:
        """Keep what can be seen within the drawing, and the cursor in sight."""
        self._move_view(*self._scroll)
        if self._centre is not None:
            self.centre_on(self._centre)
        self._show_open()
        self.keep_in_sight(self._in_sight)
        if self._cursor is not None:
            self.show_target(self._cursor)

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Scroll down, or right with Shift, if the drawing is larger than the widget."""
        step = (4, 0) if event.shift else (0, 2)
        self._move_view(self._scroll[0] + step[0], self._scroll[1] + step[1])

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Scroll up, or left with Shift, if the drawing is larger than the widget."""
        step = (4, 0) if event.shift else (0, 2)
        self._move_view(self._scroll[0] - step[0], self._scroll[1] - step[1])

    # -- the mouse ---------------------------------------------------------------------------------

    def target_at(self, x: int, y: int) -> str | None:
        """The target at a cell of the widget; of several, one that can be chosen.

        A sign that belongs to no target is the board's own: `board:` and its id.
        """
        left, top = self._origin()
        x, y = x - left, y - top
        spots = [spot for spot in self._by_row.get(y, ()) if spot.region.contains(x, y)]
        chosen = [spot for spot in spots if spot.target in self._open] or spots
        if chosen:
            return chosen[-1].target
        return f"board:{self.id}" if self._drawing.char(x, y).strip() else None

    def on_click(self, event: events.Click) -> None:
        """Report the target that was clicked."""
        target = self.target_at(event.x, event.y)
        if self.CHOOSES and target is not None and not target.startswith("board:"):
            event.stop()
            self.post_message(self.Picked(self, target))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Mark the target under the mouse."""
        self._point_at(self.target_at(event.x, event.y))

    def on_leave(self, _event: events.Leave) -> None:
        """Remove the mark under the mouse."""
        self._point_at(None)

    def _point_at(self, target: str | None) -> None:
        if target == self._hover:
            return
        left, self._hover = self._hover, target
        self._redraw_targets({name for name in (left, target) if name is not None})
        self.post_message(self.Highlighted(self, target))


class _Mark(NamedTuple):
    """How a spot is marked."""

    spot: Spot
    opened: bool
    label: str | None
    at: str
    """How the spot is marked: `cursor`, `hover` or empty."""
    framed: bool
    dashed: bool
    sign: tuple[int, int, bool] | None = None
    """Column and line of the sign for what has happened there, and whether it was a loss."""


@lru_cache(2048)  # without it, a key takes 3 % more
def _marked_line(line: Line, y: int, marks: tuple[_Mark, ...]) -> Line:
    """A line of a drawing with all its marks."""
    frames = any(has_frame(text) for text, _ in line)
    if not any(_shows(mark, y, frames=frames) for mark in marks):
        return line
    row = _Cells(line)
    for mark in marks:
        if mark.opened:
            _mark_open(row, mark, y)
    for mark in marks:
        if mark.at:
            _mark_cursor(row, mark, y)
        if mark.sign is not None and mark.sign[1] == y:
            row.sign(mark.sign[0], *LOSS if mark.sign[2] else GAIN)
    return row.line()


def _shows(mark: _Mark, y: int, *, frames: bool) -> bool:
    """Whether a mark can change anything in a line; `frames` says whether a frame runs through it."""
    spot = mark.spot
    if mark.sign is not None and mark.sign[1] == y:
        return True
    if mark.opened and (frames or (spot.chip != "" and spot.label_place[1] == y)):
        return True
    return mark.at != "" and (spot.ring is None or spot.ring.y <= y < spot.ring.bottom)


@lru_cache(1024)  # every line of a board would be looked at again with each step of the cursor
def _in_spotlight(line: Line, y: int, regions: tuple[Region, ...]) -> Line:
    """A line in which only some regions are lit: what lies beside them is quiet, blanks next to them glow."""
    lit, glows = lit_columns(regions, y), lit_columns(regions, y, around=True)
    return _Cells(line).outside(lit, glows)


class _Cells:
    """A line cell by cell, for adding marks."""

    def __init__(self, line: Line) -> None:
        self._text: list[str] = []
        self._role: list[str] = []
        for text, role in line:
            if cells(text) == len(text):
                self._text += text
            else:
                for char in text:
                    self._take(char)
            self._role += [role] * (len(self._text) - len(self._role))

    def _take(self, char: str) -> None:
        width = cells(char)
        if width == 0 and self._text:
            self._text[-1] += char
        else:
            self._text += [char, ""][:width]

    def char(self, x: int) -> str:
        """The character at a cell; blank outside."""
        return self._text[x] if 0 <= x < len(self._text) else " "

    def put(self, x: int, char: str, role: str) -> None:
        """Replace a cell; its ground stays."""
        if 0 <= x < len(self._text):
            self._text[x] = char
            self._role[x] = role if is_ground(role) else _on_ground(role, self._role[x])

    def sign(self, x: int, char: str, role: str) -> None:
        """Replace a cell with its ground."""
        if 0 <= x < len(self._text):
            self._text[x], self._role[x] = char, role

    def add(self, x: int, role: str) -> None:
        """Add to the role of a cell."""
        if 0 <= x < len(self._role):
            self._role[x] = _added(self._role[x], role)

    def mark(self, x: int, role: str) -> None:
        """Add to the role of a cell, or replace what is painted or plated there."""
        if 0 <= x < len(self._role):
            own = self._role[x]
            self._role[x] = role if any(map(is_ground, own.split())) else _added(own, role)

    def outside(self, lit: Collection[int], glows: Collection[int]) -> Line:
        """The line with quiet cells outside those that are lit, and a glow on the blank ones near them.

        Single blanks between words don't glow: a title would be pierced by light.
        """
        text, last = self._text, len(self._text) - 1
        for x, (char, role) in enumerate(zip(text, self._role, strict=True)):
            if x not in lit:
                between = 0 < x < last and text[x - 1] != " " and text[x + 1] != " "
                bare = char == " " and not between and not any(map(is_ground, role.split()))
                self._role[x] = GLOW if bare and x in glows else quieted(role)
        return self.line()

    def line(self) -> Line:
        """The cells as runs again."""
        text, role = self._text, self._role
        end = len(text)
        cuts = list(compress(range(1, end), map(ne, role[1:], role)))
        starts = [0, *cuts]
        runs = [Run("".join(text[a:b]), role[a]) for a, b in zip(starts, [*cuts, end], strict=True) if b > a]
        return MeasuredLine.of(runs, end)


@lru_cache(1024)  # without it, a key takes 1 % more
def _on_ground(role: str, beneath: str) -> str:
    """A role on the ground of another one."""
    ground = " ".join(word for word in beneath.split() if is_ground(word))
    return f"{role} {ground}".strip()


def _added(role: str, more: str) -> str:
    return f"{role} {more}"


def _mark_open(row: _Cells, mark: _Mark, y: int) -> None:
    """Draw a lit frame, and the key that chooses the spot."""
    role = "open" if mark.dashed else "strong"
    for x in _edge(mark.spot.region, y):
        if is_frame(row.char(x)):
            row.add(x, role)
    x, line, bare = mark.spot.label_place
    if line != y:
        return
    if not mark.spot.chip:
        return
    if mark.label is None:
        row.put(x, "•", "key")
    elif bare:
        row.put(x, mark.label, mark.spot.chip)
    else:
        for place, char in enumerate(f"[{mark.label}]"):
            row.put(x + place, char, "key")


def _mark_cursor(row: _Cells, mark: _Mark, y: int) -> None:
    """Draw the spot's ring, else a double frame in place of its frame, else a bar over it."""
    region, at = mark.spot.region, mark.at
    if mark.spot.ring is not None:
        _draw_ring(row, mark.spot.ring, y, "ring" if at == "cursor" else at)
    elif mark.framed:
        for x in _edge(region, y):
            char = row.char(x)
            if is_frame(char):
                row.put(x, doubled(char) if at == "cursor" else char, "ring" if at == "cursor" else at)
    elif y == region.y or (at == "cursor" and region.height <= _LOW and region.y <= y < region.bottom):
        for x in range(region.x, region.right):
            row.mark(x, "cursor-line" if at == "cursor" else at)


def _draw_ring(row: _Cells, ring: Region, y: int, role: str) -> None:
    """Draw the cursor's frame in the gap around a spot."""
    if not ring.y <= y < ring.bottom:
        return
    if y in (ring.y, ring.bottom - 1):
        left, line, right = ("┏", "━", "┓") if y == ring.y else ("┗", "━", "┛")
        corners = {ring.x: left, ring.right - 1: right}
        for x in range(ring.x, ring.right):
            beside = (row.char(x - 1), row.char(x), row.char(x + 1))
            if not any(char > " " and not _is_line(char) for char in beside):  # a legend stays whole
                row.put(x, corners.get(x, line), role)
    else:
        row.put(ring.x, "┃", role)
        row.put(ring.right - 1, "┃", role)


def _is_line(char: str) -> bool:
    """Whether a character is a line of a frame or half a cell of a picture, as all from ─ to ▟ are."""
    return "─" <= char <= "▟"


def _edge(region: Region, y: int) -> Collection[int]:
    """The columns of a region's edge in a line."""
    if not region.y <= y < region.bottom:
        return ()
    if y in (region.y, region.bottom - 1):
        return range(region.x, region.right)
    return (region.x, region.right - 1)


def _scrolled(now: int, start: int, end: int, room: int, whole: int) -> int:
    """How far to scroll to show a stretch, with a little around it."""
    if whole <= room:
        return 0
    low, high = max(0, end + 1 - room), max(0, start - 1)
    return min(max(now, low), high) if low <= high else high
