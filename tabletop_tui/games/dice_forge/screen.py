"""The table of Dice Forge: islands and sanctuary, the heroes below, then list or dice; rolls in trays."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from rulesets.core import Option
from rulesets.dice_forge.components import POOL_OF
from rulesets.dice_forge.deeds import Deed, DiceEvent
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.drawings import boards
from tabletop_tui.games.dice_forge.drawings.moments import AT_REST, MOMENTS, Still, stills
from tabletop_tui.games.dice_forge.drawings.trays import throws_in
from tabletop_tui.games.dice_forge.wording import GROUPED, DiceForgeWording
from tabletop_tui.kit.boards import CARD, LOG, PANEL, Board, Places, down
from tabletop_tui.kit.columns import Column, in_columns
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.paint.drawing import Drawing, Region
from tabletop_tui.tui.keys import bindings
from tabletop_tui.tui.screens.motion import Frame
from tabletop_tui.tui.screens.table import HOME, HUGE, LARGE, SMALL, TableScreen

SCOPE = "dice_forge"
_READ = 0.85
"""Seconds for which the last throw stays on the screen."""
_BELOW: Mapping[str, Sequence[Column]] = {
    HOME: ((82, ((PANEL, 0),)), (1, ()), (0, ((CARD, 0),))),
    LARGE: ((102, ((PANEL, 0),)), (1, ()), (0, ((CARD, 0),))),
    HUGE: ((118, ((PANEL, 0),)), (1, ()), (50, ((CARD, 0),)), (1, ()), (0, ((LOG, 0),))),
}
"""What lies below the heroes, in columns; while boards are the list, both dice lie in the list's place."""
_PAGES = {
    "market": (("islands", 8), ("sanctuary", 4), ("stores", 1), (PANEL, 0)),
    "heroes": (("heroes", 13), (PANEL, 0)),
    "log": ((LOG, 13), (PANEL, 0)),
}
"""The pages of a small screen."""
MARKET = ("islands", "sanctuary")


class DiceForgeScreen(TableScreen[DiceForgeView]):
    """Islands, sanctuary, heroes, the bench for forging, and trays while dice roll."""

    wording: DiceForgeWording
    BINDINGS = bindings(SCOPE)
    SCOPES = (*TableScreen.SCOPES, SCOPE)
    COUNTED = ("heroes",)
    MOMENTS: ClassVar = MOMENTS
    BOARDS: ClassVar = (
        Board("islands", boards.the_islands, ("place",)),
        Board("sanctuary", boards.the_sanctuary, ("buy",)),
        Board("heroes", boards.the_heroes, ("die", "store", "token", "hammer", "card", "seat")),
        Board("bench", boards.the_bench),
        Board("stores", boards.the_stores),
        Board("trays", boards.the_trays),
    )
    PAGES: ClassVar = {"market": (*MARKET, "stores"), "heroes": ("heroes",), "log": ()}
    NEEDED: ClassVar = {HOME: (110, 36)}  # with fewer lines the bench has no room for both dice
    still = AT_REST
    rolls: Mapping[int, Deed[DiceEvent]] = {}
    moment_stays = 0.0

    # -- what boards show --------------------------------------------------------------------------

    @property
    def opened(self) -> frozenset[str]:
        """The targets that can be chosen."""
        return self.scene.open_targets

    @property
    def mover(self) -> int | None:
        """The seat that decides; `None` after the end."""
        return self.scene.mover

    def find_marks(self) -> None:
        """Find every seat's last roll, up to the moment that is being shown; then what is marked."""
        last = self.look_back.entry if self.look_back is not None else len(self.here.record.log)
        log = self.here.record.log[: last + 1]  # nothing in this game is hidden
        stands = [entry for entry in log if not entry.undone or entry.number == last]
        self.rolls = boards.last_rolls(stands, len(self.people))
        super().find_marks()

    def marks_at(self, target: str | None) -> Mapping[str, object]:
        """What the option under the cursor would bring appears as a ghost in its gauge."""
        key = self.cursor.key or target or ""
        return {"heroes": boards.ghost(self, self.cursor.key), "bench": key if key.startswith("buy:") else ""}

    def picture_of(self, key: str | None) -> Drawing:
        """The plate or card that an option is about, large."""
        return boards.picture(self, key)

    @property
    def folds(self) -> bool:
        """Also where there is no room for what can be bought and done, which has its keys on the boards."""
        decision = self.scene.decision
        return super().folds or (self.shape == HOME and decision is not None and decision.kind in GROUPED)

    @property
    def to_read(self) -> Sequence[str]:
        """In the player's own turn, first what the others have done since the one before."""
        if self.shape == HUGE or self.scene.decision is None or self.view.active != self.shown_seat:
            return super().to_read
        said = (self.wording.acts(self.happened.get(seat, ())) for seat in self.others)
        return [*(each for each in said if each), *super().to_read]

    def why_not(self, seat: int, target: str) -> Sequence[Option[object]]:
        """As usual; a face's target becomes its pool's, which is what the rules know."""
        if target in self.scene.open_targets:
            return ()
        if not target.startswith("buy:"):
            return super().why_not(seat, target)
        found = super().why_not(seat, f"pool:{POOL_OF[target.removeprefix('buy:')]}")
        return [replace(option, key=target, target=target) for option in found]

    # -- room --------------------------------------------------------------------------------------

    def finished(self, seat: int, width: int, height: int) -> Drawing:
        """The faces of both dice."""
        from tabletop_tui.games.dice_forge.drawings.trophy import draw_trophy  # at the end only

        return draw_trophy(self.view.seats[seat], self.terms, self.look, width, height)

    def places(self, width: int, height: int) -> Places:
        """Islands and sanctuary side by side, heroes below, then the list; trays cover heroes and list."""
        rolls, whole = self.still.throw is not None, Region(0, 0, width, height)
        if self.shape == SMALL:
            bench = (("bench", 13), (PANEL, 0)) if self.page == "heroes" and self.folds else None
            return {"trays": whole} if rolls else down(whole, *(bench or _PAGES[self.page]))
        (wide, high), plates = boards.tile_size(self).board, boards.plate_size(self).board[0]
        above = {
            "islands": Region(0, 0, wide, high),
            "sanctuary": Region(max(wide, width - plates), 0, plates, high),
        }
        if rolls:
            return {**above, "trays": Region(0, high, width, height - high)}
        top = high + boards.hero_size(self).height
        below = in_columns(_BELOW[self.shape], width, height - top, gap=0)
        if self.panel.is_folded:
            below = {"bench" if name == PANEL else name: region for name, region in below.items()}
        above["heroes"] = Region(0, high, width, top - high)
        return {**above, **{name: region.moved(0, top) for name, region in below.items()}}

    # -- moments -----------------------------------------------------------------------------------

    def moment(self, view: DiceForgeView, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """What has just happened; a throw stays long enough to read."""
        found = self._stills(entries)
        self.moment_stays = _READ if any(still.throw for still in found) else 0.0
        return [partial(self._show_still, still) for still in found]

    def _stills(self, entries: Sequence[LogEntry]) -> Sequence[Still]:
        """The frames of what has been answered."""
        from tabletop_tui.games.dice_forge.drawings.journeys import journeys_of  # nothing moves at a start

        events = [event for entry in entries for event in entry.events]
        before = self.here.record.log[: entries[0].number]
        return stills(events, journeys_of(self, events, before), self._is_seen)

    def _left_still(self) -> frozenset[str]:
        """At a throw, everything: trays lie over heroes and list, and the market is lit when the dice lie."""
        left, coming = super()._left_still(), self.moments.coming
        if not any(throws_in(entry.events) for entry in coming) or not self._stills(coming)[0].throw:
            return left
        stays = (board for board in MARKET if self._drawn_in.get(board) == self._places.get(board))
        return left | {*stays, "heroes", "bench", "stores"}

    def _is_seen(self, target: str) -> bool:
        """Whether a place of the islands or a die of a hero can be seen."""
        return any(self.place_of(board, target) is not None for board in ("islands", "heroes"))

    @property
    def kept_keys(self) -> Collection[str]:
        """The market's, while it stays as it was before a throw: else its chips would be empty."""
        return self._still.intersection(MARKET)

    def _show_still(self, still: Still) -> None:
        """One frame; the first one of a throw opens the trays."""
        opens = still.throw is not None and self.still.throw is None
        self.still = still
        if opens:
            self.lay_out()
            self.show_hints()
        if still.journeys:
            self.carry(still.journeys, still.share)
        for board in ("trays",) if still.throw else () if still.journeys else ("islands", "heroes"):
            self.draw(board)

    def draw_unseen(self) -> Iterator[None]:
        """As for all games, with the dice at rest: an answer ends the throw that is still shown."""
        self.still = AT_REST
        yield from super().draw_unseen()

    def end_moment(self) -> None:
        """Show heroes and list again."""
        self.still = AT_REST
        super().end_moment()
        self.show_hints()

    def read_ahead(self) -> Iterator[None]:
        """As for all games; and how things move, and what is shown while a face is forged."""
        yield from super().read_ahead()
        from tabletop_tui.games.dice_forge.drawings import bench, journeys  # noqa: F401

        yield

    # -- keys --------------------------------------------------------------------------------------

    def action_averages(self) -> None:
        """What all dice yield on average."""
        from tabletop_tui.games.dice_forge.drawings.averages import average_lines
        from tabletop_tui.tui.screens.page import Page

        self.quiet()
        lines = partial(average_lines, self.scene.view, self.terms, self.names)
        _ = self.tabletop.push_screen(Page(self._averages_title, lines))

    def _averages_title(self) -> str:
        """In the language of the moment, which may change while the page is open."""
        return self.wording.say.averages()
