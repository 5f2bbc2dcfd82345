"""The table of Bora Bora: the atoll and the market, below them the action cards and what is one's own."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from textual import events

from rulesets.bora_bora.round_end import RoundEnd, order_of, round_end
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from tabletop_tui.drawing import Region
from tabletop_tui.games.bora_bora.drawings import atoll, boards, cards
from tabletop_tui.games.bora_bora.drawings.marks import marks_at, on_board
from tabletop_tui.games.bora_bora.drawings.motions import FRAMES
from tabletop_tui.games.bora_bora.labels import WITH_GOD
from tabletop_tui.games.bora_bora.wording import BoraBoraWording
from tabletop_tui.games.kit.boards import HEADER, LOG, PANEL, Board, Places, down
from tabletop_tui.games.kit.kept import Kept
from tabletop_tui.history import LogEntry
from tabletop_tui.screens.motion import Frame
from tabletop_tui.screens.scene import DECIDE, WAIT
from tabletop_tui.screens.table import HOME, HUGE, LARGE, SMALL, TableScreen

_FIELDS = {2: 24, 3: 20, 4: 16}
"""Columns of a seat in the header, by how many there are."""
_PAGES = {
    "place_die": "cards",
    "setup_hut": "map",
    "expand": "map",
    **dict.fromkeys(("take_person", "temple_space", "buy_jewelry"), "market"),
    **dict.fromkeys(("take_task", "take_god_card", "fire_mark"), "market"),
}
_OF_PEOPLE = ("take_person", "place_die", "use_people")
_EVENING = frozenset({"jewelry", "tasks", "new_tasks", "final_tasks", "over"})
"""The stages in which the end of the round is shown."""
_READ = frozenset({"enter", "space", "escape"})
"""Keys that do nothing but close the end of a round."""
_MAP = Region(0, 0, atoll.SMALL.width, atoll.SMALL.height)


class BoraBoraScreen(TableScreen[BoraBoraView]):
    """Atoll, market, cards, one's own board, and the list beside what the cursor is on."""

    SEATS_IN_HEADER = False
    GIVES_COACH_ROOM = True
    wording: BoraBoraWording
    BOARDS: ClassVar = (
        Board("seats-bar", boards.the_seats, ("seat",)),
        Board("map", boards.the_map, ("region",)),
        Board("market", boards.the_market, ("man", "woman", "temple", "jewelry", "open", "deck", "status")),
        Board("evening", boards.the_evening),
        Board("cards", boards.the_cards, ("die", "card")),
        Board("bar", boards.the_bar, ("supply", "hand", "god_tile"), owned=True),
        Board("own", boards.the_own, ("person", "ground", "building", "task", "space"), owned=True),
        Board("others", boards.the_others),
        Board("since", boards.the_news),
    )
    PAGES: ClassVar = {
        "cards": ("cards", "bar", "since"),
        "map": ("map",),
        "market": ("market",),
        "own": ("bar", "own"),
        "others": ("others",),
    }
    NEEDED: ClassVar = {HOME: (118, 34)}
    evening: RoundEnd | None = None
    _evening_at = -1
    """The entry of the log that tells of it."""
    before: BoraBoraView | None = None
    """What was shown before the last answers."""
    _drawn_for: tuple[object, ...] = ()
    """For which size, words and look the kept drawings are."""
    _read = -1
    """The entry of the log whose evening has been read."""
    _asked: Decision[Any] | None = None

    @property
    def kind(self) -> str:
        """What the viewer is asked; empty for nothing."""
        decision = boards.deciding(self)
        return decision.kind if decision is not None else ""

    @property
    def mover(self) -> int | None:
        """The seat that all wait for."""
        return self.scene.mover if self.look_back is None else self.view.active

    @property
    def hand(self) -> cards.Hand:
        """One's dice and what each would do on each card; no pictures where the coach needs their room."""
        own = self.view.seats[self.shown_seat]
        crowded = len(own.dice) > 1 or bool(self.teaching.goal)
        flat = self.shape == HOME and self.coaching.said_or_waits and crowded
        white = self.controller.typed == WITH_GOD
        return boards.hand_of(self, self.cursor.target or "", white=white, flat=flat)

    @property
    def large(self) -> bool:
        """Whether there is room for large pictures."""
        return self.shape in (LARGE, HUGE)

    # -- showing -----------------------------------------------------------------------------------

    def show(self, view: BoraBoraView) -> None:
        """Draw all boards; forget what was kept for another size, language or look."""
        drawn_for = (self.shape, self.wording, self.look)
        if drawn_for != self._drawn_for:
            self.kept, self._drawn_for = Kept(), drawn_for
        self._find_evening()
        super().show(view)
        self._panel.folded_throughout = True

    def marks_at(self, target: str | None) -> Mapping[str, Any]:
        """Under the cursor a choice shows on the boards what it would allow."""
        decision = boards.deciding(self)
        if decision is None:
            return {}
        key, here = self.cursor.key, self.scene.options_at(target) if target is not None else []
        if key is None and len(here) == 1:
            key = here[0].key
        marks = marks_at(self.view, decision, key, target, self.scene.open_targets)
        noun = (target or "").partition(":")[0]
        board = next((board.id for board in self.BOARDS if noun in board.nouns), "")
        return {each: on_board(marks, each, board) for each in ("map", "market", "own", "cards")}

    # -- dice --------------------------------------------------------------------------------------

    def keys_begun(self, typed: str) -> None:
        """With the white god all cells change; the cursor stays on its card."""
        if self.kind != "place_die":
            return
        self.draw("cards")
        self._mark_cells()
        target = self.cursor.target
        if typed and target is not None and target in self.board("cards").drawing.targets:
            self.cursor.to_target(target)
        elif not typed:
            self.cursor.begin(self.scene)

    def _mark_cells(self) -> None:
        """The second of two keys stands in the cells of the white god."""
        if self.kind == "place_die" and self.has_place("cards"):
            labels = {entry.target: (entry.label or "")[-1:] for entry in self.scene.entries if entry.target}
            self.board("cards").mark(self.scene.open_targets, labels)

    def show_boards(self) -> None:
        """Draw boards, and the keys in the cells."""
        super().show_boards()
        self._mark_cells()

    async def on_key(self, event: events.Key) -> None:
        """The evening is read; digits lead to a die; a second `+` puts the white god away."""
        typed = event.character or ""
        done = self._leave_evening() and self.scene.mode in (DECIDE, WAIT) and event.key in _READ
        if not done and self.kind == "place_die":
            done = typed == WITH_GOD == self.controller.typed
            if done:
                self.controller.forget_typed()
            elif typed.isdigit():
                done = self._to_die(int(typed))
        if done:
            event.stop()
            event.prevent_default()

    def _to_die(self, number: int) -> bool:
        """Put the cursor on the first cell of a die that can be chosen."""
        found = self.board("cards").drawing.spots if self.has_place("cards") else ()
        target = next((spot.target for spot in found if cards.numbers_of([spot.target]) == [number]), None)
        if target is not None:
            self.quiet()
            self.cursor.to_target(target)
            self.follow_cursor()
        return target is not None

    def action_look(self, step: int) -> None:
        """Look at the next player's board; on a small screen its page opens."""
        if self.shape == SMALL:
            self.page = "own"
        super().action_look(step)

    # -- the evening and moments -------------------------------------------------------------------

    def _find_evening(self) -> None:
        """Whether a round has ended since the viewer's last turn."""
        self.evening = None
        if self.view.stage in _EVENING:
            back = self.look_back
            log = [entry for entry in self.session.log_for(self.viewer) if not entry.undone][-80:]
            log = [entry for entry in log if back is None or entry.number <= back.entry]
            recent = 1 if back is not None or self.viewer is None else 2 * len(self.people)
            order: tuple[int, ...] = ()
            for place, entry in enumerate(log):
                order = order_of(entry.events) or order
                if place >= len(log) - recent and entry.number > self._read:
                    found = round_end(entry.events, order, self.view.round)
                    if found is not None:
                        self.evening, self._evening_at = found, entry.number

    def _leave_evening(self) -> bool:
        """Any key or click closes the panel; whether it was there."""
        if self.evening is None or self.look_back is not None:
            return False
        self._read = self._evening_at
        self.motion.skip()
        self.show_boards()
        self.cursor.begin(self.scene)
        self.follow_cursor()
        return True

    def on_click(self, _event: events.Click) -> None:
        """The mouse closes it, wherever it is."""
        self._leave_evening()

    def moment(self, view: BoraBoraView, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """Dice roll and are placed, huts drop, priests push, buildings rise, fish jump."""
        happened = [event for entry in entries for event in entry.events]
        moving = boards.moves(self, happened, self.before or view)
        return [frame for moves in moving for frame in self.frames(moves, FRAMES)]

    def update_game(self) -> None:
        """Something has happened: keep what was shown before."""
        scene = getattr(self, "scene", None)
        self.before = scene.view if scene is not None else None
        if self.table.decision is not self._asked:
            self._asked = self.table.decision
            self.cursor.leave()  # a new question begins where it costs nothing
        super().update_game()

    # -- room --------------------------------------------------------------------------------------

    def page_for(self, decision: Decision[Any]) -> str:
        """By the kind of the decision."""
        return _PAGES.get(decision.kind, "own")

    @property
    def folds(self) -> bool:
        """On a small screen map and people are the list as well."""
        alone = {"map": ("setup_hut", "expand"), "market": ("take_person",)}.get(self.page, ())
        return super().folds or (self.shape == SMALL and self.kind in alone)

    def places(self, width: int, height: int) -> Places:
        """The map and the market above, then the cards or the list, one's own board, the news."""
        if self.shape == SMALL:
            return self._page_places(width, height)
        shape, large, hand = boards.shape_of(self), self.large, self.hand
        field = (_FIELDS[len(self.people)] + (4 if large else 0)) * len(self.people)
        tall, left = min(shape.height, 25), width - 46 if large else width
        own = {LARGE: 7, HUGE: 9}.get(self.shape, 4 + (len(self.view.seats[self.shown_seat].people) > 6))
        rest = height - shape.height - cards.lines_of(hand, large=large) - 1 - own
        listed = 0 if hand.dice else max(6, len(self.scene.entries) + 3)
        below = rest - listed if rest - listed > 1 else 0
        listed = rest - below
        if large and below > 5 and not hand.dice:
            grown = min(3, below - 5)
            own, below = own + grown, below - grown
        found = down(
            Region(0, 0, width, height),
            ("top", shape.height),
            ("cards", cards.lines_of(hand, large=large)),
            *([(PANEL, listed)] if listed else []),
            ("bar", 1),
            ("own", own),
            ("below", below),
        )
        top, bottom = found.pop("top"), found.pop("below")
        found[HEADER] = Region(0, -2, width - field, 2)
        found["seats-bar"] = Region(width - field, -2, field, 2)
        if self.evening is not None:
            found["evening"] = top
        else:
            found["map"] = Region(0, 0, shape.width, shape.height)
            beside = Region(shape.width, 0, width - shape.width, shape.height)
            found |= down(beside, ("market", tall), *([(LOG, 0)] if beside.height > tall else []))
        if large:
            found["others"] = Region(left + 2, found["bar"].y, width - left - 2, own + 1)
            found |= {name: Region(0, found[name].y, left, found[name].height) for name in ("bar", "own")}
        if hand.dice:
            explained = width * 57 // 100
            found[PANEL] = Region(0, bottom.y, explained, below)
            found["since"] = Region(explained + 1, bottom.y, width - explained - 1, below)
        elif below:
            half = width // 2 if below > 3 and LOG not in found else width - 1
            found["since"] = Region(1, bottom.y, half - 1, below)
            if half < width - 1:
                found[LOG] = Region(half + 1, bottom.y, width - half - 1, below)
        return found

    def _page_places(self, width: int, height: int) -> Places:
        """80x24: the open page above, the panel below."""
        room, count = Region(0, 0, width, height), len(self.view.cards) + 2
        if self.evening is not None:
            return down(room, ("evening", 15), (PANEL, 0))
        if self.page == "cards":
            spare = height - count - 1 - _MAP.height
            if spare < 5:
                tall = min(6, height - count - 5)
                return down(room, ("cards", count), ("bar", 1), (PANEL, tall), ("since", 0))
            places = down(room, ("cards", count), ("bar", 1), (PANEL, spare), ("map", 0))
            beside = Region(_MAP.width + 1, places["map"].y, width - _MAP.width - 1, _MAP.height)
            return {**places, "map": _MAP.moved(0, places["map"].y), "since": beside}
        if self.page == "market":
            # The rows of people take the room of the list, unless that is about something else.
            people = self.kind in ("", *_OF_PEOPLE)
            return down(room, ("market", 17 if people else 10), (PANEL, 0))
        if self.page == "others":
            return down(room, ("others", 0), (LOG, 6))
        if self.page == "own":
            return down(room, ("bar", 1), ("own", 9), (PANEL, 0))
        places = down(room, ("map", _MAP.height), (PANEL, 0))
        return {
            **places,
            "map": _MAP,
            "others": Region(_MAP.width + 1, 0, width - _MAP.width - 1, _MAP.height),
        }
