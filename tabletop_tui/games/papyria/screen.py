"""The table of Papyria: the ring above, below it the list and the realm, beside them all players' things."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from rulesets.core import Decision
from rulesets.papyria.options import Build, Site
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.drawings import boards
from tabletop_tui.games.papyria.drawings.layout import PAGES, places_in
from tabletop_tui.games.papyria.drawings.marks import Sight, in_realm, lit_by
from tabletop_tui.games.papyria.drawings.moments import MOMENTS, Still, stills
from tabletop_tui.games.papyria.drawings.realm import Land, draw_map, height_of_map
from tabletop_tui.games.papyria.terms import HOME as SETTLEMENT
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.games.papyria.wording import PapyriaWording
from tabletop_tui.kit.boards import Board, Places
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.paint.drawing import Drawing
from tabletop_tui.tui.keys import bindings
from tabletop_tui.tui.screens.motion import Frame
from tabletop_tui.tui.screens.table import HOME, SMALL, TableScreen
from tabletop_tui.tui.widgets.listing import Entry
from tabletop_tui.tui.widgets.log import Sentence


class PapyriaScreen(TableScreen[PapyriaView]):
    """The ring, the realm, the player's things, scorings, seats and the others: each always in its place."""

    wording: PapyriaWording
    terms: Terms
    BINDINGS = bindings("papyria")
    SCOPES = (*TableScreen.SCOPES, "papyria")
    BOARDS: ClassVar = (
        Board("ring", boards.the_ring, ("slot", "space", "border", "display")),
        Board("realm", boards.the_realm, ("cell", "start_tile"), owned=True),
        Board("hand", boards.the_hand),
        Board("own", boards.the_goods),
        Board("kinds", boards.the_kinds, ("kind",), owned=True),
        Board("seats-table", boards.the_seats),
        Board("others", boards.the_others),
    )
    PAGES: ClassVar = PAGES
    MOMENTS: ClassVar = MOMENTS
    lit_kind = ""
    """The kind whose landscapes are lit while the score is counted up."""

    _still_shown: Still | None = None
    """The frame of a moment that was shown last."""

    _turned: Mapping[str, str] = {}
    """The orientation chosen for the landscape on each site, as the key of its option."""

    # -- room --------------------------------------------------------------------------------------

    def places(self, width: int, height: int) -> Places:
        """The same for all decisions; what is in hand has a place while it is."""
        in_hand = self.marked["hand"].laid is not None
        return places_in(self.shape, self.page, width, height, in_hand=in_hand)

    def log_lines(self) -> list[Sentence]:
        """A turn a line where the log is narrow, else sentences."""
        if not self.log_is_seen:
            return []
        return self.log_text.in_brief() if self.shape == HOME else self.log_text.sentences()

    # -- boards ------------------------------------------------------------------------------------

    def show(self, view: PapyriaView) -> None:
        """Draw all boards; show the part around the priest of a realm larger than its room."""
        super().show(view)
        if self.has_place("realm"):
            own, room, drawing = view.seats[self.shown_seat], self.room("realm"), self.board("realm").drawing
            if drawing.width > room.width or drawing.height > room.height:
                self.board("realm").centre_on(f"cell:{own.priest or SETTLEMENT}{self.ending}")

    def finished(self, seat: int, width: int, height: int) -> Drawing:
        """The realm of a seat."""
        own = self.view.seats[seat]
        land = Land(own.realm, "", self.names[seat][1])
        return draw_map(land, self.terms, self.look, width, min(height, height_of_map(land, width, height)))

    def marks_at(self, target: str | None) -> Mapping[str, object]:
        """The boards show what the choice under the cursor would do."""
        return lit_by(self.sight, self.names[self.shown_seat][1], self.happened.values())

    @property
    def sight(self) -> Sight:
        """What the viewer sees, with the option under the cursor, on the list or on a board."""
        scene, target, key = self.scene, self.cursor.target or "", self.cursor.key
        if key is None:
            meant = self.cursor.meant_at(scene, target)
            key = meant.key if meant is not None else None
        return Sight(
            self.view,
            self.shown_seat,
            scene.decision,
            self.terms,
            lambda: self.wording.foreseen,
            self.wording.spaces,
            scene.option(key) if key is not None else None,
            target,
            scene.typed,
            scene.listing.stepwise,
            scene.labels,
            self.lit_kind,
        )

    # -- keys --------------------------------------------------------------------------------------

    def meant(self, here: Sequence[Entry]) -> Entry | None:
        """On a site, the orientation that the player turned to, or the one that brings most."""
        decision, scene = self.asked, self.scene
        if not here or not here[0].key.startswith("place:") or decision is None:
            return None
        chosen, foreseen = self._turned.get(here[0].target or ""), self.wording.foreseen

        def likely(entry: Entry) -> tuple[bool, tuple[int, ...]]:
            """The chosen orientation first, then by what it brings."""
            option = scene.option(entry.key)
            assert option is not None
            assert isinstance(option.value, Site | Build)
            return entry.key == chosen, foreseen.laying(self.view, decision.seat, option.value).rank

        return max(here, key=likely)

    def action_turn_landscape(self) -> None:
        """Turn the landscape, on the same site."""
        self.quiet()
        option = self.sight.option
        here = [entry for entry in self.scene.entries if option is not None and entry.target == option.target]
        if option is None or len(here) < 2 or not option.key.startswith("place:"):
            return
        place = next(n for n, entry in enumerate(here) if entry.key == option.key)
        following = here[(place + 1) % len(here)]
        self._turned = {**self._turned, option.target or "": following.key}
        if self.cursor.in_list:
            self.cursor.to_entry(self.scene, following.key)
        self.follow_cursor()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Turning is possible while a landscape is being laid."""
        if action == "turn_landscape":
            decision = self.scene.decision
            return bool(decision and decision.kind == "place_landscape")
        return super().check_action(action, parameters)

    def page_for(self, decision: Decision[object]) -> str:
        """The realm for decisions made there, the ring for all others."""
        return "realm" if in_realm(decision, self.scene.typed) else "ring"

    def keys_begun(self, typed: str) -> None:
        """On a small screen, open the page on which the second step is made."""
        super().keys_begun(typed)
        decision = self.asked
        if self.pages and decision is not None and self.page != self.page_for(decision):
            self.page = self.page_for(decision)
            self.show_boards()

    # -- moments -----------------------------------------------------------------------------------

    def moment(self, view: PapyriaView, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """Pieces walk and are pushed, lapis fly, end tiles turn over, and what a scoring counts lights up."""
        return [partial(self._show_still, still) for still in self._stills(view, entries)]

    def _stills(self, view: PapyriaView, entries: Sequence[LogEntry]) -> Sequence[Still]:
        """The frames of what has been answered, as far as they can be seen."""
        events = [event for entry in entries for event in entry.events]
        ring, realm, large = self.has_place("ring"), self.has_place("realm"), self.shape != SMALL
        return stills(events, self.shown_seat, view.moved, ring=ring, realm=realm, large=large)

    def _left_still(self) -> frozenset[str]:
        """The ring, too, where a moment begins on it: its first frame is drawn then."""
        left, coming = super()._left_still(), self.moments.coming
        if not coming or self.shape == SMALL or self._drawn_in.get("ring") != self._places.get("ring"):
            return left
        found = self._stills(self.view, coming)
        return left | {"ring"} if found and not found[0].kind else left

    def _show_still(self, still: Still) -> None:
        """Show one frame of a moment; what it lights up in the realm is lit until the boards are redrawn."""
        if still is self._still_shown:
            return
        self._still_shown = still
        if still.kind:
            self.marked = {**self.marked, "realm": replace(self.marked["realm"], kind=still.kind)}
            self.draw("realm")
        else:
            ring = self.board("ring")
            ring.drawing = boards.ring_during(self, self.room("ring"), still, ring.drawing)

    def count_on_boards(self, line: str) -> None:
        """While the score is counted up: show who has the most in a line, and light what it counts."""
        sheets = dict(enumerate(own.standing.lines for own in self.view.seats))
        found = {seat: each for seat, lines in sheets.items() for each in lines if each.id == line}
        if self.look_back is None:
            self.looking_at = max(found, key=lambda seat: found[seat].points, default=self.looking_at)
        self.lit_kind = str(found[self.looking_at].facts.get("kind", "")) if found else ""
        self.show(self.view)
        self.lit_kind = ""
