"""The table of Papyria: a big stage for what is decided, the other board in small, everybody's things."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from rulesets.core import Decision, Event, Option, Reason
from rulesets.papyria.components import KINDS, RINGS, SCORING_TILES
from rulesets.papyria.foresight import Forecast
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.options import Site
from rulesets.papyria.preview import Outlook, outlook_after, realm_after
from rulesets.papyria.realm import Laid, members
from rulesets.papyria.view import PapyriaView
from tabletop_tui.drawing import Drawing, Line, Region, Run
from tabletop_tui.games.kit.boards import LOG, PANEL, Board, Places
from tabletop_tui.games.papyria import panels, ring
from tabletop_tui.games.papyria.labels import labels, piece_of, pieces
from tabletop_tui.games.papyria.page import draw_page
from tabletop_tui.games.papyria.realm import SIZES, Land, draw_map, draw_realm, lines_needed
from tabletop_tui.games.papyria.ring import Marks, RingPainter
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.games.papyria.wording import LAYING, PapyriaWording
from tabletop_tui.history import LogEntry
from tabletop_tui.keys import bindings
from tabletop_tui.screens.motion import Frame
from tabletop_tui.screens.table import HUGE, LARGE, SMALL, TableScreen
from tabletop_tui.widgets.listing import Entry

if TYPE_CHECKING:
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.session import Session

SCOPE = "papyria"
REALM = LAYING | {"keep_start_tile", "start_priest", "choose_scoring", "end_turn"}
"""Decisions about one's realm: it stands on the stage, and the ring is small."""
STAGE, HAND = 97, 37
"""Columns of the stage at 120x36, and of what is in hand beside a realm."""
_LEAST_LIST = 9
"""Lines that the list keeps beside a realm that has grown."""
_LEAST_PANEL, _LEAST_LOG, _LOG = 8, 4, 6
"""Lines of a short list with its card, and of what has happened below it."""
_FRAMES = 6


def _ring(screen: TableScreen[PapyriaView], room: Region) -> Drawing:
    assert isinstance(screen, PapyriaScreen)
    return screen.ring_of(screen.marks, room)


def _realm(screen: TableScreen[PapyriaView], room: Region) -> Drawing:
    assert isinstance(screen, PapyriaScreen)
    draws = draw_realm if screen.realm_is_large(room) else draw_map
    return draws(screen.land(room), screen.terms, screen.look, room.width, room.height)


def _hand(screen: TableScreen[PapyriaView], room: Region) -> Drawing:
    assert isinstance(screen, PapyriaScreen)
    return panels.draw_hand(screen.view, screen.terms, screen.look, screen.hand(), room.width, room.height)


def _own(screen: TableScreen[PapyriaView], room: Region) -> Drawing:
    assert isinstance(screen, PapyriaScreen)
    return panels.draw_own(screen.view, screen.terms, screen.names, screen.shown_seat, room.width)


def _kinds(screen: TableScreen[PapyriaView], room: Region) -> Drawing:
    assert isinstance(screen, PapyriaScreen)
    at = screen.cursor.target or ""
    return panels.draw_kinds(
        screen.view, screen.terms, screen.shown_seat, room.width, room.height, screen.then, at
    )


def _seats(screen: TableScreen[PapyriaView], room: Region) -> Drawing:
    assert isinstance(screen, PapyriaScreen)
    changed = frozenset(screen.happened)
    seat = screen.shown_seat
    return panels.draw_seats(screen.view, screen.terms, screen.names, seat, room.width, room.height, changed)


def _others(screen: TableScreen[PapyriaView], room: Region) -> Drawing:
    assert isinstance(screen, PapyriaScreen)
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
    marks: Marks = Marks(0)
    then: Outlook | None = None
    lit_kind = ""
    """The kind whose landscapes are lit while the score is counted up."""

    def __init__(self, session: "Session", look_back: "LookBack | None" = None) -> None:
        """A table to play at, or, with `look_back`, to look at only."""
        super().__init__(session, look_back)
        self.SCOPES = (*self.SCOPES, SCOPE)  # type: ignore[misc]
        self._painter = RingPainter()
        self._turned: dict[str, str] = {}
        """Which way round a landscape is meant on each site, by the key of its option."""

    @property
    def view(self) -> PapyriaView:
        """What is shown."""
        view: PapyriaView = self.scene.view
        return view

    @property
    def terms(self) -> Terms:
        """Names and notation."""
        assert isinstance(self.wording, PapyriaWording)
        return self.wording.terms

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
        size = ring.LARGE if large else ring.SMALL
        left, high = size.width, size.height
        if self.realm_on_stage:
            high = self._realm_height(left, high, height)
        below = Region(0, high, left, height - high)
        places = {PANEL: below, **self._stage(left, high)}
        log = self._log_height(below.height) if not large else 0
        if self.shape == HUGE:
            log = max(6, below.height - 14)
        if log:
            places[PANEL] = Region(0, high, left, below.height - log)
            places[LOG] = Region(0, height - log, left - 1, log)
        places |= self._right(left + 1, width - left - 1, height)
        return places

    def _realm_height(self, width: int, least: int, height: int) -> int:
        """Lines of the stage: as many as the realm takes in a size that can be read, within the window."""
        land = self.land(None)
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
        size = ring.LARGE if self.shape in (LARGE, HUGE) else ring.SMALL
        return self._painter.draw(view, terms, self.look, names, size, marks)

    def show(self, view: PapyriaView) -> None:
        """Draw all boards; of a realm that is larger than its room, the part around the priest."""
        super().show(view)
        if self.has_place("realm"):
            own, room, drawing = view.seats[self.shown_seat], self.room("realm"), self.board("realm").drawing
            if drawing.width > room.width or drawing.height > room.height:
                self.board("realm").centre_on(f"cell:{own.priest or '0,0'}{self.ending}")

    def find_marks(self) -> None:
        """What is lit for the cursor and the decision."""
        self.marks, self.then = self._marked(), self._then()

    def highlighted(self, view: PapyriaView, target: str | None) -> None:
        """Under the cursor a choice shows on the boards what it would do."""
        marks, then = self._marked(), self._then()
        realm = self.scene.decision is not None and self.scene.decision.kind in REALM
        kind = (target or "").startswith(("kind:", "space:")) or self._lit_before
        if marks != self.marks:
            self.marks = marks
            self.draw("ring")
        if then != self.then or kind:
            self.then = then
            self.draw("kinds")
        if realm or kind:
            self._lit_before = bool(self._kind_at_cursor())
            self.draw("realm")
            self.draw("hand")

    _lit_before = False

    def _options(self) -> list[Option[Any]]:
        """What the cursor is on: the option of its row, or what can be chosen at its target."""
        scene, decision = self.scene, self.scene.decision
        if decision is None:
            return []
        if self.cursor.key is not None:
            return [option for option in decision.options if option.key == self.cursor.key]
        here = scene.options_at(self.cursor.target or "")
        meant = here[0] if len(here) == 1 else self.meant(here)
        return [option for option in decision.options if meant is not None and option.key == meant.key]

    def _marked(self) -> Marks:
        """Everything that is lit on the ring."""
        decision, view = self.scene.decision, self.view
        seat = decision.seat if decision is not None else self.shown_seat
        at, changed = self.cursor.target or "", self._changed()
        if decision is None or view.stage == "set_up":
            return Marks(seat, at=at, changed=changed)
        if decision.kind == "move_piece":
            return self._marked_moves(decision, at, changed)
        moved = view.moved
        if moved is None:
            return Marks(seat, at=at, changed=changed)
        lit = frozenset({moved.position})
        if decision.kind == "arrival":
            gates = frozenset(view.rights) & {"A", "B"}
            return Marks(seat, lit, at=at, gates=gates, changed=changed)
        spaces = frozenset(f"{moved.position}:{space}" for space in view.todo)
        if decision.kind == "end_tile":
            spaces = frozenset({(decision.options[0].target or "").removeprefix("space:")})
        assert isinstance(self.wording, PapyriaWording)
        rest = self.wording.foreseen.rest(view, seat) if decision.kind == "main_action" else None
        forecasts = {moved.position: rest} if rest is not None else {}
        return Marks(seat, lit, forecasts, spaces=spaces, at=at, changed=changed)

    def _marked_moves(self, decision: Decision[Any], at: str, changed: frozenset[str]) -> Marks:
        """First one's own pieces; then all that the chosen one can reach, and the way to the cursor."""
        view, seat, typed = self.view, decision.seat, self.scene.typed
        keys = labels(decision)
        letters = dict(zip(pieces(decision), "abcdefg", strict=False))
        stepwise = self.scene.listing.stepwise
        if stepwise and not typed:
            off = "".join(word for word in RINGS if view.seats[seat].off[word])
            own = {slot: () for slot in letters if slot.startswith("slot:")}
            return Marks(seat, prices=own, at=at, ghosts=off, changed=changed)
        assert isinstance(self.wording, PapyriaWording)
        reached = [option for option in decision.options if keys[option.key].startswith(typed)]
        forecasts: dict[int, Forecast] = {}
        prices: dict[str, Line] = {}
        for option in reached:
            said = self.wording.foreseen.move(view, seat, option.value)
            end = option.value.end if isinstance(option.value, Move) else option.value.position
            forecasts[end] = said.forecast
            paid = option.value.price if isinstance(option.value, Move) else 0
            free = Run(self.terms.say("free"), "good")
            prices[option.target or ""] = (self.terms.amount("lapis", paid) if paid else free,)
            prices[f"way:{end}"] = tuple(Run(stand, "gold") for stand in sorted(said.crossed))
        value = reached[0].value
        others = {slot: key for slot, key in letters.items() if slot != piece_of(value)} if stepwise else {}
        here = next((option.value for option in self._options()), None)
        trail, gates = None, frozenset[str]()
        if isinstance(here, Move):
            trail = (here.ring, here.start, here.end)
            gates = self.wording.foreseen.move(view, seat, here).crossed
        ghosts = value.ring if isinstance(value, Enter) else ""
        return Marks(
            seat,
            frozenset(forecasts),
            forecasts,
            prices,
            value.ring,
            others,
            at=at,
            trail=trail,
            gates=gates,
            ghosts=ghosts,
            changed=changed,
        )

    def _changed(self) -> frozenset[str]:
        """Slots and spaces that others have changed since one's last turn."""
        found = set()
        for events in self.happened.values():
            for event in events:
                found |= set(_touched(event))
        return frozenset(found)

    # -- the realm ---------------------------------------------------------------------------------

    def land(self, room: Region | None) -> Land:
        """The realm that is shown, with what is lit in it; `room` is where, or nothing to measure it."""
        view, seat, decision = self.view, self.shown_seat, self.scene.decision
        own, colour = view.seats[seat], self.names[seat][1]
        kind = self._kind_at_cursor()
        if decision is None or decision.seat != seat or decision.kind not in REALM:
            priests = decision is not None and decision.kind in ("arrival", "main_action")
            return Land(own.realm, own.priest, colour, kind=kind, loud=priests)
        sites = list(dict.fromkeys(self._cell(option) for option in decision.options if self._cell(option)))
        empty = frozenset(site for site in sites if site not in own.realm)
        option = next(iter(self._options()), None)
        at = self._cell(option) if option is not None else ""
        ghost = None
        if option is not None and at and decision.kind in LAYING and not option.key.startswith("decline"):
            ghost = (at, realm_after(view, seat, option.key)[at])
        linked = frozenset[str]()
        good = decision.kind.partition("_")[2]
        if good in ("temple", "city") and option is not None:
            realm = realm_after(view, seat, option.key)
            linked = frozenset(
                name
                for name in members(realm, good)
                if not (realm[name].temple if good == "temple" else realm[name].cities)
            )
        keys = tuple(self._spread(decision).items()) if decision.kind == "place_landscape" else ()
        return Land(
            own.realm, own.priest, colour, tuple(sites), empty, ghost, at, kind, keys, linked, loud=True
        )

    @staticmethod
    def _cell(option: Option[Any]) -> str:
        target = option.target or ""
        return target.removeprefix("cell:") if target.startswith("cell:") else ""

    def _spread(self, decision: Decision[Any]) -> dict[str, str]:
        """For each site the first and the last of its keys."""
        found: dict[str, list[str]] = {}
        for option in decision.options:
            if isinstance(option.value, Site):
                found.setdefault(option.value.cell, []).append(self.scene.labels.get(option.key, ""))
        return {cell: keys[0] if len(keys) == 1 else f"{keys[0]}-{keys[-1]}" for cell, keys in found.items()}

    def _kind_at_cursor(self) -> str:
        """The kind whose landscapes are lit: of a scoring under the cursor, or of a row of the table."""
        if self.lit_kind:
            return self.lit_kind
        target = (self.cursor.target or "").partition("@")[0]
        if target.startswith("kind:"):
            return target.removeprefix("kind:")
        option = next(iter(self._options()), None)
        if option is None or self.scene.decision is None:
            return ""
        noun, _, id = option.key.partition(":")
        if noun == "score":
            return id
        tile = ""
        if noun == "space" and self.view.moved is not None:
            here = self.view.spaces[f"{self.view.moved.position}:{id}"]
            tile = here.top or "" if here.end is None else ""
        elif noun == "extra_scoring":
            tile = self.view.display[int(id)]
        kind = SCORING_TILES[tile].kind if tile in SCORING_TILES else ""
        return kind if kind in KINDS else ""

    def _then(self) -> Outlook | None:
        """The seven scorings with the choice under the cursor."""
        decision = self.scene.decision
        option = next(iter(self._options()), None)
        if decision is None or option is None or self.looking_at != decision.seat:
            return None
        return outlook_after(self.view, decision.seat, option.key)

    def hand(self) -> panels.Hand:
        """The landscape or the starting tiles that are decided about."""
        decision, view = self.scene.decision, self.view
        if decision is None:
            return panels.Hand()
        own = view.seats[decision.seat]
        if decision.kind == "keep_start_tile":
            keys = self.scene.labels
            tiles = tuple(
                (
                    tile,
                    keys.get(f"keep:{tile}", ""),
                    tile in own.start_tiles,
                    self.cursor.target == f"start_tile:{tile}",
                )
                for tile in (*own.start_tiles, *own.dealt)
            )
            return panels.Hand(self.wording.say("keep-two"), tiles=tiles)
        option = next(iter(self._options()), None)
        site = option.value if option is not None else None
        if decision.kind != "place_landscape" or view.moved is None:
            return panels.Hand()
        ways = [o for o in decision.options if isinstance(o.value, Site)]
        tile = view.spaces[f"{view.moved.position}:{view.doing}"].top or ""
        cell = site.cell if isinstance(site, Site) else ways[0].value.cell if ways else ""
        turns = tuple(
            (self.scene.labels.get(o.key, ""), Laid(tile, o.value.rotation), o is option)
            for o in ways
            if o.value.cell == cell
        )
        laid = Laid(tile, site.rotation if isinstance(site, Site) else 0)
        title = self.wording.say("landscape-from", sector=self.terms.sector(view, view.moved.position))
        return panels.Hand(title, laid, turns)

    # -- keys --------------------------------------------------------------------------------------

    def meant(self, here: Sequence[Entry]) -> Entry | None:
        """On a site the way round that was turned to, or the one that brings most."""
        if not here or not here[0].key.startswith("place:") or self.scene.decision is None:
            return None
        chosen = self._turned.get(here[0].target or "")
        found = next((entry for entry in here if entry.key == chosen), None)
        if found is not None:
            return found
        seat, gain = self.scene.decision.seat, PapyriaWording.gain
        return max(here, key=lambda entry: gain(self.view, seat, entry.key))

    def action_turn_landscape(self) -> None:
        """The landscape another way round, on the same site."""
        self.quiet()
        option = next(iter(self._options()), None)
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
            kind = _counted(event)
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
        marks = Marks(self.marks.seat, trail=(event.facts["ring"], start, so_far))
        self.board("ring").drawing = self.ring_of(marks, self.room("ring"))

    def _light(self, kind: str) -> None:
        """One frame of a scoring: what it counts is lit."""
        self.lit_kind, before = kind, self.lit_kind
        room = self.room("realm")
        self.board("realm").drawing = _realm(self, room).renamed(self.ending)
        self.lit_kind = before

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
        self.lay_out()
        for board in self.BOARDS:
            self.draw(board.id)
        self.lit_kind = ""


def _counted(event: Event) -> str:
    """The kind whose landscapes an event lights up: what is scored, laid, built, or brings a key."""
    facts = event.facts
    if event.kind == "placed_landscape":
        return "river" if Laid(facts["tile"]).exits else ""
    if event.kind == "built":
        return "mountain" if facts["good"] == "mine" else str(facts["good"])
    return str(facts["kind"]) if event.kind in ("scored", "took_key") else ""


def _touched(event: Event) -> tuple[str, ...]:
    """The slots and spaces that an event has changed."""
    facts = event.facts
    if event.kind == "entered":
        return (f"slot:{facts['ring']}:{facts['position']}",)
    if event.kind == "moved":
        pushed = (f"slot:{facts['ring']}:{facts['pushed_to']}",) if facts["pushed"] is not None else ()
        return (f"slot:{facts['ring']}:{facts['end']}", *pushed)
    return (f"space:{facts['space']}",) if event.kind in ("turned_up", "laid_end_tile") else ()
