"""The table of Papyria: a big stage for what is decided, the other board in small, everybody's things."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from rulesets.core import Decision, Event, Option, Reason
from rulesets.papyria.view import PapyriaView
from tabletop_tui.drawing import Drawing, Region
from tabletop_tui.games.kit.boards import LOG, PANEL, Board, Places
from tabletop_tui.games.papyria import panels
from tabletop_tui.games.papyria.lit import (
    REALM,
    Sight,
    hand_of,
    kind_of,
    land_of,
    lit_by,
    marks_of,
    then_of,
    touched,
)
from tabletop_tui.games.papyria.page import draw_page
from tabletop_tui.games.papyria.realm import SIZES, Land, draw_map, draw_realm, lines_needed
from tabletop_tui.games.papyria.ring import Marks, RingDrawing
from tabletop_tui.games.papyria.sector import LARGE as LARGE_RING
from tabletop_tui.games.papyria.sector import SMALL as SMALL_RING
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.games.papyria.water import draw_water, on_water
from tabletop_tui.games.papyria.wording import PapyriaWording
from tabletop_tui.history import LogEntry
from tabletop_tui.keys import bindings
from tabletop_tui.screens.motion import Frame
from tabletop_tui.screens.table import HUGE, LARGE, SMALL, TableScreen
from tabletop_tui.widgets.listing import Entry

if TYPE_CHECKING:
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.session import Session

SCOPE = "papyria"
HAND = 37
"""Columns of what is in hand beside a realm."""
_LEAST_LIST = 9
"""Lines that the list keeps beside a realm that has grown."""
_LEAST_PANEL, _LEAST_LOG, _LOG = 8, 4, 6
"""Lines of a short list with its card, and of what has happened below it."""
_FRAMES = 6


def _ring(screen: "PapyriaScreen", room: Region) -> Drawing:
    return screen.ring_of(screen.marked["ring"], room)


def _realm(screen: "PapyriaScreen", room: Region) -> Drawing:
    draws = draw_realm if screen.realm_is_large(room) else draw_map
    return draws(screen.marked["realm"], screen.terms, screen.look, room.width, room.height)


def _hand(screen: "PapyriaScreen", room: Region) -> Drawing:
    hand = screen.marked["hand"]
    return panels.draw_hand(screen.view, screen.terms, screen.look, hand, room.width, room.height)


def _own(screen: "PapyriaScreen", room: Region) -> Drawing:
    return panels.draw_own(screen.view, screen.terms, screen.names, screen.shown_seat, room.width)


def _kinds(screen: "PapyriaScreen", room: Region) -> Drawing:
    seat, (then, kind) = screen.shown_seat, screen.marked["kinds"]
    return panels.draw_kinds(screen.view, screen.terms, seat, room.width, room.height, then, kind)


def _seats(screen: "PapyriaScreen", room: Region) -> Drawing:
    seat, changed = screen.shown_seat, frozenset(screen.happened)
    view, terms, names = screen.view, screen.terms, screen.names
    return panels.draw_seats(view, terms, names, seat, room.width, room.height, changed)


def _others(screen: "PapyriaScreen", room: Region) -> Drawing:
    view, terms, look = screen.view, screen.terms, screen.look
    return panels.draw_others(view, terms, look, screen.names, screen.others, room.width, room.height)


class PapyriaScreen(TableScreen[PapyriaView]):
    """Ring or realm on the stage; one's own things, scorings, seats and the others at the right."""

    BINDINGS = bindings(SCOPE)
    BOARDS: ClassVar = (
        Board("ring", _ring, ("slot", "space", "border", "display")),
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
        """Names and notation."""
        terms: Terms = self.wording.terms  # type: ignore[attr-defined]
        return terms

    # -- room --------------------------------------------------------------------------------------

    @property
    def realm_on_stage(self) -> bool:
        """Whether the stage shows a realm: one's own where it is decided about, or one that is looked at."""
        decision = self.scene.decision
        if self.lit_kind or (self.scene.seat is not None and self.looking_at != self.scene.seat):
            return True
        return decision is not None and decision.kind in REALM

    def realm_is_large(self, room: Region) -> bool:
        """Whether there is room for more than a map."""
        return room.width > 50 or (room.width > 40 and room.height > 11 and self.look.pictures)

    def places(self, width: int, height: int) -> Places:
        """The stage upper left, list and explanation below; everything else in the right column."""
        if self.shape == SMALL:
            return self._page_places(width, height)
        large = self.shape in (LARGE, HUGE)
        size = LARGE_RING if large else SMALL_RING
        left, high = size.width, size.height
        if self.realm_on_stage:
            high = self._realm_height(left, high, height)
        below = Region(0, high, left, height - high)
        places = {PANEL: below, **self._stage(left, high)}
        log = self._log_height(below.height)
        if self.shape == HUGE:
            log = max(6, below.height - 14)
        places |= self._right(left + 1, width - left - 1, height)
        if log:
            places[PANEL] = Region(0, high, left, below.height - log)
            places[LOG] = Region(0, height - log, left - 1, log)
        return places

    def _realm_height(self, width: int, least: int, height: int) -> int:
        """Lines of the stage: as many as the realm takes in a size that can be read, within the window."""
        land = self.land()
        room = width - (HAND + 1 if self._has_hand else 0)
        most = height - _LEAST_LIST
        needed = [lines_needed(land, self.look, room, size) for size in SIZES]
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
        hand = HAND if self._has_hand else 0
        places = {"realm": Region(0, 0, width - hand - (1 if hand else 0), height)}
        return {**places, "hand": Region(width - hand, 0, hand, height)} if hand else places

    def _right(self, x: int, width: int, height: int) -> Places:
        """One's own things, the small board, scorings, seats, the others, the log."""
        small = "ring" if self.realm_on_stage else "realm"
        roomy, count = width >= panels.ROOMY, len(self.people)
        seats = count + (6 if self.shape == HUGE else 1)
        board = {SMALL: 10}.get(self.shape, 10)
        if self.shape == HUGE:
            board = 20 if small == "realm" else 10
        elif roomy:
            board = 12 if small == "realm" else 10
        kinds = 9 if roomy else 10
        top = 4 + board
        places = {"own": Region(x, 0, width, 3), small: Region(x, 4, width, board)}
        if self.shape == HUGE:
            half = width // 2
            places["kinds"] = Region(x, top + 1, half - 2, kinds + 1)
            places["seats-table"] = Region(x + half, top + 1, width - half, seats)
            y = top + 2 + max(kinds + 1, seats)
        else:
            places["kinds"] = Region(x, top + 1, width, kinds)
            places["seats-table"] = Region(x, top + kinds + 2, width, seats)
            y = top + kinds + seats + 3
        if roomy and height - y >= 6:
            others = min(height - y, 24) if self.shape == HUGE else min(9, height - y)
            places["others"] = Region(x, y, width, others)
            y += others + 1
            if self.shape != HUGE and height - y >= 3:
                places[LOG] = Region(x, y, width, height - y)
        return places

    def _page_places(self, width: int, height: int) -> Places:
        """80x24: the open page above, the list below."""
        high = height - 8
        panel = Region(0, high, width, height - high)
        if self.page == "realm":
            return {
                "realm": Region(0, 0, width - 25, high),
                "own": Region(width - 23, 0, 23, 3),
                "kinds": Region(width - 23, 3, 23, high - 3),
                PANEL: panel,
            }
        if self.page == "seats":
            seats = len(self.people) + 1
            return {
                "seats-table": Region(1, 0, width - 2, seats),
                "others": Region(1, seats + 1, width - 2, high - seats - 1),
                PANEL: panel,
            }
        if self.page == "log":
            return {LOG: Region(0, 0, width, high), PANEL: panel}
        return {"ring": Region(0, 0, width, high), PANEL: panel}

    # -- the ring ----------------------------------------------------------------------------------

    def ring_of(self, marks: Marks, room: Region) -> Drawing:
        """The ring as large as its room wants it."""
        view, terms = self.view, self.terms
        names = [(person.name, person.colour) for person in self.people]
        if self.shape == SMALL:
            return draw_page(view, terms, names, marks, room.width, room.height)
        if self.realm_on_stage:
            return panels.draw_small_ring(view, terms, names, marks.seat, room.width, room.height)
        size = LARGE_RING if self.shape in (LARGE, HUGE) else SMALL_RING
        shown = on_water(view, marks.seat, marks.gates)
        water = self.kept.drawing("water", partial(draw_water, shown, terms, size.width - 2))
        return RingDrawing(view, terms, names, size, marks, water).drawn(self.kept.mosaic("ring"), self.look)

    def show(self, view: PapyriaView) -> None:
        """Draw all boards; of a realm that is larger than its room, the part around the priest."""
        super().show(view)
        if self.has_place("realm"):
            own, room, drawing = view.seats[self.shown_seat], self.room("realm"), self.board("realm").drawing
            if drawing.width > room.width or drawing.height > room.height:
                self.board("realm").centre_on(f"cell:{own.priest or '0,0'}{self.ending}")

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
        scene, decision = self.scene, self.scene.decision
        assert isinstance(self.wording, PapyriaWording)
        key = self.cursor.key
        if key is None:
            here = scene.options_at(self.cursor.target or "")
            meant = here[0] if len(here) == 1 else self.meant(here)
            key = meant.key if meant is not None else None
        return Sight(
            self.view,
            self.shown_seat,
            decision,
            self.wording.terms,
            self.wording.foreseen,
            scene.option(key) if key is not None else None,
            self.cursor.target or "",
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
        if not here or not here[0].key.startswith("place:") or self.scene.decision is None:
            return None
        chosen = self._turned.get(here[0].target or "")
        found = next((entry for entry in here if entry.key == chosen), None)
        if found is not None:
            return found
        seat, foreseen = self.scene.decision.seat, self.wording.foreseen  # type: ignore[attr-defined]
        return max(here, key=lambda entry: foreseen.laying(self.view, seat, entry.key).rank)

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
        return "realm" if decision.kind in REALM else "ring"

    def why_not(self, seat: int, target: str) -> Sequence[Option[None]]:
        """Nothing can be chosen on others' boards; else what the rules say."""
        element, _, owner = target.partition("@")
        if owner:
            return [Option(element, None, element, Reason("others-board", {"seat": int(owner)}))]
        return super().why_not(seat, target)

    # -- moments -----------------------------------------------------------------------------------

    def moment(self, view: PapyriaView, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """A piece walks its way; the landscapes that a scoring counts light up."""
        events = [event for entry in entries for event in entry.events]
        frames: list[Frame] = []
        for event in events:
            kind = lit_by(event)
            if event.kind == "moved" and self.has_place("ring") and not self.realm_on_stage:
                frames += [partial(self._walk, event, step) for step in range(1, _FRAMES + 1)]
            elif kind and event.seat == self.shown_seat and self.has_place("realm"):
                frames += [partial(self._light, kind)] * 2
        return frames[: 2 * _FRAMES]

    def _walk(self, event: Event, step: int) -> None:
        """One frame of a walk: as far as it has come."""
        start, end = event.facts["start"], event.facts["end"]
        whole = (end - start) % 12
        so_far = (start + max(1, whole * step // _FRAMES) - 1) % 12 + 1
        marks = replace(self.marked["ring"], trail=(event.facts["ring"], start, so_far))
        self.board("ring").drawing = self.ring_of(marks, self.room("ring"))

    def _light(self, kind: str) -> None:
        """One frame of a scoring: what it counts is lit."""
        self.lit_kind = kind
        self.marked = {**self.marked, "realm": self.land()}
        self.draw("realm")
        self.lit_kind = ""

    def count_on_boards(self, line: str) -> None:
        """While the score is counted up: whoever has most of a line, the landscapes that it counts lit."""
        found = {
            seat: each
            for seat, own in enumerate(self.view.seats)
            for each in own.standing.lines
            if each.id == line
        }
        self.looking_at = max(found, key=lambda seat: found[seat].points, default=self.looking_at)
        self.lit_kind = str(found[self.looking_at].facts.get("kind", "")) if found else ""
        self.show(self.view)
        self.lit_kind = ""
