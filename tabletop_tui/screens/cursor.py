"""The cursor of a game's screen: one for all boards and the list, moved by geometry."""

from collections.abc import Callable, Iterable, Iterator

from tabletop_tui.drawing import Region
from tabletop_tui.screens.scene import Scene
from tabletop_tui.widgets.board import BoardWidget
from tabletop_tui.widgets.geometry import nearest
from tabletop_tui.widgets.panel import DecisionPanel


class Cursor:
    """It is on a target of a board, or on an entry of the list; arrow keys lead from one to the other."""

    def __init__(self, boards: Callable[[], Iterable[BoardWidget]], panel: DecisionPanel) -> None:
        """`boards` returns the boards that can be seen."""
        self._boards = boards
        self._panel = panel
        self._board: BoardWidget | None = None
        self.target: str | None = None
        """The target under the cursor, even while the list shows one of its options."""
        self.key: str | None = None
        """The entry under the cursor, if it is in the list."""

    @property
    def in_list(self) -> bool:
        """Whether it is in the list."""
        return self.key is not None

    def begin(self, scene: Scene) -> None:
        """Stay if that can still be chosen; else go to the scene's start, or to the first thing.

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
        """Go to an entry of the list; its target is marked too."""
        self.aim_at(scene, key)
        self._board = self._find(self.target)
        self._show()

    def aim_at(self, scene: Scene, key: str | None) -> None:
        """Move to an entry of the list without showing it yet: boards are drawn with it first."""
        self.key = key
        rows = (*scene.entries, *scene.listing.groups)
        self.target = next((entry.target for entry in rows if entry.key == key), None)

    def move(self, scene: Scene, direction: str, *, everywhere: bool = False) -> bool:
        """Go to the next thing in a direction; with `everywhere`, even if it can't be chosen.

        Returns whether there was one.
        """
        if self.key is not None and not everywhere:
            following = self._panel.next_key(direction)
            if following is not None and following != self.key:
                self.to_entry(scene, following)
                return True
        start = self._place()
        found = nearest(start, direction, self._candidates(scene, everywhere=everywhere))
        if found is not None:
            self.to_target(found[1], found[0])
            return True
        if self.key is None and not everywhere:
            return self._into_list(scene, start, direction) or self._along_list(scene, direction)
        return False

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

    def _into_list(self, scene: Scene, start: Region, direction: str) -> bool:
        area = self._panel.region
        region = Region(area.x, area.y, area.width, area.height)
        if not area or nearest(start, direction, [(True, region)]) is None:
            return False
        key = self._panel.first_key()
        if key is None:
            return False
        self.to_entry(scene, key)
        return True

    def _along_list(self, scene: Scene, direction: str) -> bool:
        """Move up and down in the list, if the board has nothing in that direction."""
        keys = [entry.key for entry in scene.entries]
        at = next((n for n, entry in enumerate(scene.entries) if entry.target == self.target), None)
        step = {"up": -1, "down": 1}.get(direction)
        if at is None or step is None or not 0 <= at + step < len(keys) or not self._panel.region:
            return False
        self.to_entry(scene, keys[at + step])
        return True

    def _place(self) -> Region:
        if self.key is None and self._board is not None and self.target is not None:
            spot = self._board.drawing.spot(self.target)
            if spot is not None:
                return self._board.place_of(spot)
        return self._panel.place_on_screen()

    def _candidates(
        self, scene: Scene, *, everywhere: bool
    ) -> Iterator[tuple[tuple[BoardWidget, str], Region]]:
        opened = scene.open_targets
        for board in self._boards():
            for spot, place in board.places():
                if everywhere or spot.target in opened:
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
