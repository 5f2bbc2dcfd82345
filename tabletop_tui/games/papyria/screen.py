"""The table of Papyria: a big stage for what is decided, the other board small, the things of all players."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from rulesets.core import Decision
from rulesets.papyria.view import PapyriaView
from tabletop_tui.drawing import Region
from tabletop_tui.games.kit.boards import LOG, PANEL, Board, Places, down
from tabletop_tui.games.kit.kept import Recipe
from tabletop_tui.games.papyria.drawings import panels
from tabletop_tui.games.papyria.drawings.marks import (
    Sight,
    hand_of,
    in_realm,
    kind_of,
    land_of,
    marks_of,
    then_of,
    touched,
)
from tabletop_tui.games.papyria.drawings.page import draw_page
from tabletop_tui.games.papyria.drawings.realm import SIZES, Land, draw_map, draw_realm, lines_needed
from tabletop_tui.games.papyria.drawings.ring import Marks, RingDrawing
from tabletop_tui.games.papyria.drawings.sector import LARGE_RING, SMALL_RING, RingSize
from tabletop_tui.games.papyria.drawings.water import draw_water, on_water
from tabletop_tui.games.papyria.moments import frames_of
from tabletop_tui.games.papyria.terms import HOME, Terms
from tabletop_tui.games.papyria.wording import PapyriaWording
from tabletop_tui.history import LogEntry
from tabletop_tui.keys import bindings
from tabletop_tui.screens.motion import Frame
from tabletop_tui.screens.table import HUGE, LARGE, SMALL, TableScreen
from tabletop_tui.widgets.listing import Entry

if TYPE_CHECKING:
    from tabletop_tui.drawing import Drawing
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.session import Session

SCOPE = "papyria"
HAND = 37
"""Columns of what is in hand beside a realm."""
_LEAST_LIST = 9
"""Lines that the list keeps beside a realm that has grown."""
_LEAST_PANEL, _LEAST_LOG, _LOG = 10, 4, 6
"""Lines of a short list with its card, and of what has happened below it."""


def _realm(screen: "PapyriaScreen", room: Region) -> Recipe:
    large = room.width > 50 or (room.width > 40 and room.height > 11 and screen.look.pictures)
    draws = draw_realm if large else draw_map
    return partial(draws, screen.marked["realm"], screen.terms, screen.look, room.width, room.height)


def _hand(screen: "PapyriaScreen", room: Region) -> Recipe:
    hand = screen.marked["hand"]
    return partial(panels.draw_hand, screen.terms, screen.look, hand, room.width, room.height)


def _own(screen: "PapyriaScreen", room: Region) -> Recipe:
    seat = screen.shown_seat
    own, total, name = screen.view.seats[seat], panels.total(screen.view, seat), screen.names[seat]
    return partial(panels.draw_own, own, total, screen.terms, name, room.width)


def _kinds(screen: "PapyriaScreen", room: Region) -> Recipe:
    own, (then, kind) = screen.view.seats[screen.shown_seat], screen.marked["kinds"]
    return partial(panels.draw_kinds, own, screen.terms, room.width, room.height, then, kind)


def _seats(screen: "PapyriaScreen", room: Region) -> Recipe:
    rows = panels.rows_of(screen.view, screen.names, screen.shown_seat, frozenset(screen.happened))
    majorities = panels.majorities_of(screen.view, screen.names) if room.height > len(rows) + 2 else ()
    return partial(panels.draw_seats, rows, majorities, screen.terms, room.width, room.height)


def _others(screen: "PapyriaScreen", room: Region) -> Recipe:
    others = tuple(panels.other_of(screen.view, seat, screen.names[seat]) for seat in screen.others)
    return partial(panels.draw_others, others, screen.terms, screen.look, room.width, room.height)


class PapyriaScreen(TableScreen[PapyriaView]):
    """Ring or realm on the stage; one's own things, scorings, seats and the others at the right."""

    BINDINGS = bindings(SCOPE)
    BOARDS: ClassVar = (
        Board("ring", lambda screen, room: screen.ring(room), ("slot", "space", "border", "display")),
        Board("realm", _realm, ("cell",), owned=True),
        Board("hand", _hand, ("start_tile",)),
        Board("own", _own),
        Board("kinds", _kinds, ("kind",), owned=True),
        Board("seats-table", _seats),
        Board("others", _others),
    )
    PAGES: ClassVar = {
        "ring": ("ring",),
        "realm": ("realm", "kinds", "own"),
        "seats": ("seats-table", "others"),
        "log": (),
    }
    lit_kind = ""
    """The kind whose landscapes are lit while the score is counted up."""

    def __init__(self, session: "Session", look_back: "LookBack | None" = None) -> None:
        """A table to play at, or, with `look_back`, to look at only."""
        super().__init__(session, look_back)
        self.SCOPES = (*self.SCOPES, SCOPE)  # type: ignore[misc]
        self._turned: dict[str, str] = {}
        """Which way round a landscape is meant on each site, by the key of its option."""

    @property
    def terms(self) -> Terms:
        """Names and signs in the notation of this terminal."""
        return self.game_words.terms

    @property
    def game_words(self) -> PapyriaWording:
        """The words of the game."""
        assert isinstance(self.wording, PapyriaWording)
        return self.wording

    # -- room --------------------------------------------------------------------------------------

    @property
    def realm_on_stage(self) -> bool:
        """Whether the stage shows a realm: one's own where it is decided about, or one that is looked at."""
        decision, seat = self.scene.decision, self.scene.seat
        looks = seat is not None and self.looking_at != seat
        return bool(self.lit_kind) or looks or (decision is not None and in_realm(decision, self.scene.typed))

    @property
    def ring_size(self) -> RingSize:
        """How large the ring is where it is on the stage."""
        return LARGE_RING if self.shape in (LARGE, HUGE) else SMALL_RING

    def places(self, width: int, height: int) -> Places:
        """The stage upper left, list and explanation below; everything else in the right column."""
        if self.shape == SMALL:
            return self._page_places(width, height)
        left, high, gap = self.ring_size.width, self.ring_size.height, int(self.shape in (LARGE, HUGE))
        if self.realm_on_stage:
            high = self._realm_height(left, high, height)
        below = Region(0, high, left, height - high)
        log = max(6, below.height - 14) if self.shape == HUGE else self._log_height(below.height)
        right = self._right(Region(left + gap, 0, width - left - gap - 1, height))
        told = down(below, (PANEL, 0), (LOG, log)) if log else {PANEL: below}
        return {**self._stage(left, high), **right, **told}

    def _realm_height(self, width: int, least: int, height: int) -> int:
        """Lines of the stage: as many as the realm takes in a size that can be read, within the window."""
        room, most = width - (HAND + 1 if self._has_hand else 0), height - _LEAST_LIST
        needed = [lines_needed(self.land(), self.look, room, size) for size in SIZES]
        return min(most, max(least, next((lines for lines in needed if lines <= most), most)))

    def _log_height(self, room: int) -> int:
        """Lines for what has happened, below a list that leaves them free."""
        rows = len(self.scene.offered if self.scene.typed else self.scene.listing.ordered)
        spare = room - max(rows + 2, _LEAST_PANEL)
        return min(_LOG, spare) if spare >= _LEAST_LOG else 0

    @property
    def _has_hand(self) -> bool:
        decision = self.scene.decision
        kinds = ("place_landscape", "keep_start_tile")
        return decision is not None and decision.kind in kinds and self.looking_at == decision.seat

    def _stage(self, width: int, height: int) -> Places:
        if not self.realm_on_stage:
            return {"ring": Region(0, 0, width, height)}
        if not self._has_hand:
            return {"realm": Region(0, 0, width, height)}
        left = width - HAND
        return {"realm": Region(0, 0, left - 1, height), "hand": Region(left, 0, HAND, height)}

    def _right(self, room: Region) -> Places:
        """One's own things, the small board, scorings, seats, the others, the log."""
        small, huge = "ring" if self.realm_on_stage else "realm", self.shape == HUGE
        roomy, count = room.width >= panels.ROOMY, len(self.people)
        kinds = 9 if roomy else 10
        board = 10 if small == "ring" or not roomy else 20 if huge else 12
        parts = [("own", 3), ("", 1), (small, board), ("", 1)]
        parts += [("tables", max(kinds + 1, count + 6))] if huge else []
        parts += [] if huge else [("kinds", kinds), ("", 1), ("seats-table", count + 1)]
        rest = room.height - sum(lines for _, lines in parts) - 1
        if roomy and rest >= 6:
            others = min(rest, 24 if huge else 9)
            parts += [("", 1), ("others", others)]
            parts += [("", 1), (LOG, 0)] if rest - others >= 4 and not huge else []
        places = down(room, *parts)
        if huge:
            x, y, width, lines = places.pop("tables")
            half = (width + 1) // 2
            places["kinds"] = Region(x, y, half - 2, kinds + 1)
            places["seats-table"] = Region(x + half, y, width - half, lines)
        return places

    def _page_places(self, width: int, height: int) -> Places:
        """80x24: the open page above, the list below."""
        high = height - 8
        side, whole = Region(width - 24, 0, 23, high), Region(1, 0, width - 2, high)
        pages = {
            "ring": {"ring": Region(0, 0, width, high)},
            "realm": {"realm": Region(0, 0, width - 25, high), **down(side, ("own", 3), ("kinds", 0))},
            "seats": down(whole, ("seats-table", len(self.people) + 1), ("others", 0)),
            "log": {LOG: Region(0, 0, width, high)},
        }
        return {**pages[self.page], PANEL: Region(0, high, width, height - high)}

    # -- boards ------------------------------------------------------------------------------------

    def ring(self, room: Region) -> "Recipe | Drawing":
        """The ring as large as its room wants it."""
        marks: Marks = self.marked["ring"]
        if self.shape != SMALL and self.realm_on_stage:
            shown = panels.pieces_of(self.view, self.names, marks.seat)
            return partial(panels.draw_small_ring, shown, self.terms, room.width, room.height)
        return self.ring_with(self.view, marks, room)

    def ring_with(self, view: PapyriaView, marks: Marks, room: Region) -> "Drawing":
        """The ring of a view, which may be one that a moment goes through."""
        names = [(person.name, person.colour) for person in self.people]
        if self.shape == SMALL:
            return draw_page(view, self.terms, names, marks, room.width, room.height)
        size = self.ring_size
        water = partial(draw_water, on_water(view, marks.seat, marks.gates), self.terms, size.width - 2)
        ring = RingDrawing(view, self.terms, names, size, marks, self.kept.drawing("water", water))
        return ring.drawn(self.kept.mosaic("ring"), self.look)

    def show(self, view: PapyriaView) -> None:
        """Draw all boards; of a realm that is larger than its room, the part around the priest."""
        super().show(view)
        if self.has_place("realm"):
            own, room, drawing = view.seats[self.shown_seat], self.room("realm"), self.board("realm").drawing
            if drawing.width > room.width or drawing.height > room.height:
                self.board("realm").centre_on(f"cell:{own.priest or HOME}{self.ending}")

    def marks_at(self, target: str | None) -> Mapping[str, Any]:
        """Under the cursor a choice shows on the boards what it would do."""
        sight = self.sight
        changed = touched(event for events in self.happened.values() for event in events)
        return {
            "ring": marks_of(sight, changed),
            "kinds": (then_of(sight), kind_of(sight)),
            "realm": land_of(sight, self.names[self.shown_seat][1]),
            "hand": hand_of(sight),
        }

    @property
    def sight(self) -> Sight:
        """What is looked at, with what the cursor is on: a row's option, or what can be chosen there."""
        scene, target = self.scene, self.cursor.target or ""
        key = self.cursor.key
        if key is None:
            here = scene.options_at(target)
            meant = here[0] if len(here) == 1 else self.meant(here)
            key = meant.key if meant is not None else None
        return Sight(
            self.view,
            self.shown_seat,
            scene.decision,
            self.terms,
            self.game_words.foreseen,
            scene.option(key) if key is not None else None,
            target,
            scene.typed,
            scene.listing.stepwise,
            scene.labels,
            self.lit_kind,
        )

    def land(self) -> Land:
        """The realm that is shown."""
        return land_of(self.sight, self.names[self.shown_seat][1])

    # -- keys --------------------------------------------------------------------------------------

    def meant(self, here: Sequence[Entry]) -> Entry | None:
        """On a site the way round that was turned to, or the one that brings most."""
        decision = self.scene.decision
        if not here or not here[0].key.startswith("place:") or decision is None:
            return None
        chosen = self._turned.get(here[0].target or "")
        turned = next((entry for entry in here if entry.key == chosen), None)
        laying = self.game_words.foreseen.laying
        return turned or max(here, key=lambda entry: laying(self.view, decision.seat, entry.key).rank)

    def action_turn_landscape(self) -> None:
        """The landscape another way round, on the same site."""
        self.quiet()
        option = self.sight.option
        here = [entry for entry in self.scene.entries if option is not None and entry.target == option.target]
        if option is None or len(here) < 2 or not option.key.startswith("place:"):
            return
        place = next(n for n, entry in enumerate(here) if entry.key == option.key)
        following = here[(place + 1) % len(here)]
        self._turned[option.target or ""] = following.key
        if self.cursor.in_list:
            self.cursor.to_entry(self.scene, following.key)
        self.follow_cursor()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A landscape can be turned while one is laid."""
        if action == "turn_landscape":
            decision = getattr(self, "scene", None) and self.scene.decision
            return bool(decision and decision.kind == "place_landscape")
        return super().check_action(action, parameters)

    def page_for(self, decision: Decision[Any]) -> str:
        """The realm for what is done there, the ring for all else."""
        return "realm" if in_realm(decision, self.scene.typed) else "ring"

    def keys_begun(self, typed: str) -> None:
        """On a small screen the page opens on which the second step is done."""
        super().keys_begun(typed)
        decision = self.scene.decision
        if self.pages and decision is not None and self.page != self.page_for(decision):
            self.page = self.page_for(decision)
            self.show_boards()

    # -- moments -----------------------------------------------------------------------------------

    def moment(self, view: PapyriaView, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """Pieces walk and are pushed, lapis fly, end tiles turn over, what a scoring counts lights up."""
        return frames_of(self, [event for entry in entries for event in entry.events])

    def light(self, kind: str) -> None:
        """Light the landscapes that make up a value, until boards are drawn again."""
        self.lit_kind = kind
        self.marked = {**self.marked, "realm": self.land()}
        self.draw("realm")
        self.lit_kind = ""

    def count_on_boards(self, line: str) -> None:
        """While the score is counted up: who has most of a line, the landscapes that it counts lit."""
        found = {
            seat: each
            for seat, own in enumerate(self.view.seats)
            for each in own.standing.lines
            if each.id == line
        }
        if self.look_back is None:
            self.looking_at = max(found, key=lambda seat: found[seat].points, default=self.looking_at)
        self.lit_kind = str(found[self.looking_at].facts.get("kind", "")) if found else ""
        self.show(self.view)
        self.lit_kind = ""
