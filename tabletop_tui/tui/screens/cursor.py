"""The cursor of a game's screen: one for all boards and the list, moved by geometry."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from tabletop_tui.paint.drawing import Region
from tabletop_tui.tui.screens.scene import Scene
from tabletop_tui.tui.widgets.board import BoardWidget
from tabletop_tui.tui.widgets.geometry import nearest
from tabletop_tui.tui.widgets.listing import Entry
from tabletop_tui.tui.widgets.panel import DecisionPanel

if TYPE_CHECKING:
    from rulesets.core import Decision


class Cursor:
    """It is on a target of a board, or on an entry of the list; arrow keys lead from one to the other."""

    def __init__(
        self,
        boards: Callable[[], Iterable[BoardWidget]],
        panel: DecisionPanel,
        meant: Callable[[Sequence[Entry]], Entry | None],
    ) -> None:
        """`boards` returns the boards that can be seen, `meant` which of several things at a target is
        taken there, if that doesn't list them.
        """
        self._boards = boards
        self._panel = panel
        self._meant = meant
        self._asked: Decision[object] | None = None
        """The decision for which it has gone to its start."""
        self._board: BoardWidget | None = None
        self.target: str | None = None
        """The target under the cursor, even while the list shows one of its options."""
        self.key: str | None = None
        """The entry under the cursor, if it is in the list."""

    @property
    def in_list(self) -> bool:
        """Whether it is in the list."""
        return self.key is not None

    def meant_at(self, scene: Scene, target: str | None) -> Entry | None:
        """What Enter takes at a target; `None` if nothing can be chosen there, or it lists several things."""
        here = scene.options_at(target) if target is not None else []
        return here[0] if len(here) == 1 else self._meant(here)

    def takes(self, scene: Scene) -> str | None:
        """What Enter takes: the key of an entry, or the target whose things it lists."""
        return self.key if self.key is not None else self._taken_at(scene, self.target)

    def _taken_at(self, scene: Scene, target: str | None) -> str | None:
        meant = self.meant_at(scene, target)
        return target if meant is None else meant.key

    def begin(self, scene: Scene) -> None:
        """For a new question go to the scene's start, or to the first thing; else stay if that can still be
        chosen.

        If that thing is one of several at its target, go to its entry in the list, or to the row that
        stands for it and others like it.
        """
        self._begin(scene, self._is_seen)
        self._board = self._find(self.target)
        self._show()

    def foresee(self, scene: Scene) -> None:
        """Where `begin` will go, before the boards are drawn, so that they are drawn only once, with their
        marks.

        Everything on a board counts as visible; if it isn't, `begin` goes on from there.
        """
        self._begin(scene, lambda target: True)

    def _begin(self, scene: Scene, is_seen: Callable[[str], bool]) -> None:
        if scene.decision is not self._asked:
            self._asked = scene.decision
            self.target = self.key = None  # what was best before may cost something now
        if scene.highlighted is not None:
            self.aim_at(scene, scene.highlighted)
            return
        if self.key is None and _stands_alone(scene, self.target, is_seen):
            return
        if self.key is not None and any(entry.key == self.key for entry in scene.listing.ordered):
            self.aim_at(scene, self.key)
            return
        first = min(scene.entries, key=lambda entry: entry.key != scene.start, default=None)
        if first is None:
            self.target = self.key = None
        elif not scene.listing.stepwise and _stands_alone(scene, first.target, is_seen):
            self.target, self.key = first.target, None
        else:
            label = first.label or ""
            rows = (row.key for row in scene.listing.groups if row.label and label.startswith(row.label))
            self.aim_at(scene, next(rows, first.key))

    def _is_seen(self, target: str) -> bool:
        return self._find(target) is not None

    def leave(self) -> None:
        """Take the cursor off everything."""
        self.target = self.key = self._board = None
        self._show()

    def to_target(self, target: str | None, board: BoardWidget | None = None) -> None:
        """Go to a target of a board."""
        self.target = target
        self.key = None
        self._board = board or self._find(target)
        self._show()

    def to_entry(self, scene: Scene, key: str | None) -> None:
        """Go to an entry of the list; its target is marked too. Where the board is the list, go there."""
        self.aim_at(scene, key)
        if self._panel.is_folded and _stands_alone(scene, self.target, self._is_seen):
            self.key = None
        self._board = self._find(self.target)
        self._show()

    def aim_at(self, scene: Scene, key: str | None) -> None:
        """Move to an entry of the list without showing it yet: boards are drawn with it first."""
        self.key = key
        rows = (*scene.entries, *scene.listing.groups)
        self.target = next((entry.target for entry in rows if entry.key == key), None)

    def move(self, scene: Scene, direction: str, *, everywhere: bool = False) -> bool:
        """Go to the next thing in a direction: to one that Enter doesn't take already, as long as there is
        one. With `everywhere`, on the boards only, even to what can't be chosen.

        Where nothing lies in that direction, go on in the order of the list, round its ends. Returns whether
        there was one.
        """
        if everywhere:
            return self._on_boards(direction, self._candidates(scene, everywhere=True))
        return self._ahead(scene, direction) or self._round(scene, direction)

    def _ahead(self, scene: Scene, direction: str) -> bool:
        taken = self.takes(scene)
        others = (
            each
            for each in self._candidates(scene, everywhere=False)
            if self._taken_at(scene, each[0][1]) != taken
        )
        if self.key is not None:
            return self._in_list(scene, (direction,)) or self._on_boards(direction, others)
        return (
            self._on_boards(direction, others)
            or (self._lies_ahead(direction) and self._in_list(scene, (direction, "down", "up")))
            or (direction in ("up", "down") and self._in_list(scene, (direction,)))
        )

    def _round(self, scene: Scene, direction: str) -> bool:
        """Go to the next thing of the list, or for left and up the one before, as if its ends met."""
        rows, taken = self._panel.entries, self.takes(scene)
        at = next((n for n, row in enumerate(rows) if taken in (row.key, row.target)), -1)
        forward = direction in ("down", "right")
        start = at if at >= 0 or forward else 0
        steps = range(1, len(rows) + 1) if forward else range(-1, -len(rows) - 1, -1)
        around = (rows[(start + step) % len(rows)] for step in steps)
        found = next((row for row in around if taken not in (row.key, row.target)), None)
        if found is not None:
            self.to_entry(scene, found.key)
        return found is not None

    def _on_boards(
        self, direction: str, candidates: Iterable[tuple[tuple[BoardWidget, str], Region]]
    ) -> bool:
        """Go to the nearest of these targets in a direction; whether there was one.

        Left and right keep to a row of the same board, as long as something there lies in that direction.
        """
        place, others = self._place(), [*candidates]
        row = [
            each
            for each in others
            if each[0][0] is self._board and each[1].y < place.bottom and place.y < each[1].bottom
        ]
        found = nearest(place, direction, row if direction in ("left", "right") else ())
        found = found or nearest(place, direction, others)
        if found is not None:
            self.to_target(found[1], found[0])
        return found is not None

    def _in_list(self, scene: Scene, directions: Sequence[str]) -> bool:
        """Go to the row next to the one that Enter takes, in the first of these directions that has one."""
        taken = self.takes(scene)
        rows = (self._panel.next_key(direction) for direction in directions)
        key = next((row for row in rows if row not in (None, taken)), None)
        if key is not None:
            self.to_entry(scene, key)
        return key is not None

    def _lies_ahead(self, direction: str) -> bool:
        """Whether the list with its rows lies in this direction from the board."""
        area = self._panel.region
        region = Region(area.x, area.y, area.width, area.height)
        seen = bool(area) and not self._panel.is_folded
        return seen and nearest(self._place(), direction, [(True, region)]) is not None

    def switch(self, scene: Scene) -> None:
        """Switch from the boards to the list, or back."""
        if self.key is None:
            self.to_entry(scene, self._panel.key or self._panel.first_key())
            return
        if self.target is not None and self._board is not None:
            self.to_target(self.target)
            return
        first = next(iter(self._candidates(scene, everywhere=False)), None)
        if first is not None:
            self.to_target(first[0][1], first[0][0])

    def _place(self) -> Region:
        if self.key is None and self.target is not None:
            for board in self._boards():
                spot = board.drawing.spot(self.target) if board is self._board else None
                if spot is not None:
                    return board.place_of(spot)
        return self._panel.place_on_screen()

    def _candidates(
        self, scene: Scene, *, everywhere: bool
    ) -> Iterator[tuple[tuple[BoardWidget, str], Region]]:
        """Where things lie: of one with several spots, such as its key or what is said of it, the first."""
        opened = scene.open_targets
        for board in self._boards():
            for spot, place in board.places(None if everywhere else opened):
                if board.drawing.spot(spot.target) is spot:
                    yield (board, spot.target), place

    def _find(self, target: str | None) -> BoardWidget | None:
        if target is None:
            return None
        return next((board for board in self._boards() if target in board.drawing.targets), None)

    def _show(self) -> None:
        for board in self._boards():
            board.cursor = self.target


def _stands_alone(scene: Scene, target: str | None, is_seen: Callable[[str], bool]) -> bool:
    """Whether a target can be seen, and only one thing can be chosen there."""
    return target is not None and len(scene.options_at(target)) == 1 and is_seen(target)
