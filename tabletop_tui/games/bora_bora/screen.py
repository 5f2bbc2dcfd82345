"""The table of Bora Bora: the atoll and the market, below them the action cards and what is one's own."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from textual import events

from rulesets.bora_bora.components import WHITE
from rulesets.bora_bora.gods import Purse, payable
from rulesets.bora_bora.round_end import RoundEnd, order_of, round_end
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from tabletop_tui.drawing import EMPTY, Drawing, Region, stacked
from tabletop_tui.games.bora_bora import atoll, cards, moments, ownboard
from tabletop_tui.games.bora_bora.evening import STEPS, draw_evening
from tabletop_tui.games.bora_bora.figures import Seen
from tabletop_tui.games.bora_bora.labels import WITH_GOD
from tabletop_tui.games.bora_bora.market import draw_market
from tabletop_tui.games.bora_bora.marks import NO_MARKS, marks_at, on_board
from tabletop_tui.games.bora_bora.news import draw_news
from tabletop_tui.games.bora_bora.things import Die
from tabletop_tui.games.bora_bora.wording import BoraBoraWording
from tabletop_tui.games.kit.boards import HEADER, LOG, PANEL, Board, Places, down
from tabletop_tui.games.kit.kept import Kept
from tabletop_tui.games.parts import Name, names_of
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
_SHAPES = {LARGE: atoll.LARGE, HUGE: atoll.HUGE}


def _drawn(name: str) -> Callable[["BoraBoraScreen", Region], Drawing]:
    """Draws a board as it stands."""
    return lambda screen, room: screen.drawn(name, screen.seen(name), room)


class BoraBoraScreen(TableScreen[BoraBoraView]):
    """Atoll, market, cards, one's own board, and the list beside what the cursor is on."""

    SEATS_IN_HEADER = False
    GIVES_COACH_ROOM = True
    BOARDS: ClassVar = (
        Board("seats-bar", _drawn("seats-bar"), ("seat",)),
        Board("map", _drawn("map"), ("region",)),
        Board("market", _drawn("market"), ("man", "woman", "temple", "jewelry", "open", "deck", "status")),
        Board("evening", _drawn("evening")),
        Board("cards", _drawn("cards"), ("die", "card")),
        Board("bar", _drawn("bar"), ("supply", "hand", "god_tile"), owned=True),
        Board("own", _drawn("own"), ("person", "ground", "building", "task", "space"), owned=True),
        Board("others", _drawn("others")),
        Board("since", _drawn("since")),
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
    _cells: Mapping[tuple[int, str], cards.Cell] | None = None
    """What one's dice would bring on the cards."""
    _read = -1
    """The entry of the log whose evening has been read."""
    _asked: Decision[Any] | None = None
    _happened_there: tuple[object, frozenset[str]] = (None, frozenset())
    """What has happened, and which regions got a hut by it."""

    @property
    def said_by(self) -> BoraBoraWording:
        """The words of the game."""
        assert isinstance(self.wording, BoraBoraWording)
        return self.wording

    @property
    def decision(self) -> Decision[Any] | None:
        """What is asked, if the viewer is the one to answer."""
        decision = self.scene.decision
        return decision if decision is not None and decision.seat == self.view.seat else None

    @property
    def _places_die(self) -> bool:
        return self.decision is not None and self.decision.kind == "place_die"

    @property
    def large(self) -> bool:
        """Whether there is room for large pictures."""
        return self.shape in (LARGE, HUGE)

    @property
    def map_shape(self) -> atoll.Shape:
        """How large the regions of the map are drawn here."""
        return _SHAPES.get(self.shape, atoll.SMALL)

    def seen(self, board: str = "", view: BoraBoraView | None = None) -> Seen:
        """What drawings are made from, with the marks of one board."""
        return Seen(
            view=view or self.view,
            terms=self.said_by.terms,
            look=self.look,
            names=self._names,
            seat=self.shown_seat,
            marks=self.marked.get(board, NO_MARKS),
            kind=self.decision.kind if self.decision is not None else "",
            news=self._news_of_map,
            kept=self.kept,
        )

    @property
    def _names(self) -> tuple[Name, ...]:
        """What players are called, found once for all boards."""
        people = self.people
        return self.kept.once("names", people, lambda: tuple(names_of(people)))

    @property
    def _news_of_map(self) -> frozenset[str]:
        """Regions that got a hut since the viewer's last turn."""
        if self._happened_there[0] is not self.happened:
            regions = frozenset(str(event.facts["region"]) for event in self.since_last_turn("occupied"))
            self._happened_there = self.happened, regions
        return self._happened_there[1]

    # -- boards ------------------------------------------------------------------------------------

    def drawn(self, board: str, seen: Seen, room: Region | None = None) -> Drawing:
        """A board, as it stands or at another moment."""
        width, height = (room or self.room(board))[2:]
        order, mover = self.view.order, self.scene.mover if self.look_back is None else self.view.active
        if board == "seats-bar":
            return ownboard.draw_seats(seen, order, mover, width)
        if board == "map":
            return atoll.draw_map(seen, self.map_shape)
        if board == "market":
            return draw_market(seen, width, height)
        if board == "evening":
            return self.draw_evening(Region(0, 0, width, height))
        if board == "cards":
            return self._draw_cards(seen, width)
        if board == "bar":
            return ownboard.draw_bar(seen, width)
        if board == "own":
            return ownboard.draw_own(seen, width, height)
        if board == "since":
            told = {seat: self.said_by.tale.news(events) for seat, events in self.happened.items()}
            return draw_news(seen, told, order, width, height)
        if self.shape != SMALL:
            return ownboard.draw_others(seen, self.others, width, height)
        if self.page == "map":
            return ownboard.draw_seats_down(seen, order, mover, width)
        rest = ownboard.draw_others(seen, self.others, width, height - 3)
        return stacked(ownboard.draw_seats(seen, order, mover, width), Drawing(((),)), rest)

    def draw_evening(self, room: Region, step: int = STEPS) -> Drawing:
        """The end of the round, so many of its columns."""
        if self.evening is None:
            return EMPTY
        return draw_evening(self.seen(), self.evening, room.width, room.height, step)

    def _draw_cards(self, seen: Seen, width: int) -> Drawing:
        """The action cards, with cells while a die is placed."""
        hand = self._hand
        if self.shape == SMALL:
            return cards.draw_down(seen, hand, width)
        return (
            cards.draw_cards(seen, hand, width, large=self.large)
            if hand.dice
            else cards.draw_strip(seen, width)
        )

    @property
    def _flat(self) -> bool:
        """Whether what the coach says needs the room of the cards' pictures."""
        own = self.view.seats[self.shown_seat or 0]
        crowded = len(own.dice) > 1 or bool(self.teaching.goal)
        return self.shape == HOME and self.coaching.said_or_waits and crowded

    @property
    def _hand(self) -> cards.Hand:
        """One's dice and what each would do on each card."""
        decision = self.decision
        if decision is None or not self._places_die:
            return cards.Hand()
        die, own = self.said_by.things["die"], self.view.seats[decision.seat]
        assert isinstance(die, Die)
        white, dice = self.controller.typed == WITH_GOD, tuple(dict.fromkeys(own.dice))
        at = cards.numbers_of([self.cursor.target or ""])
        if self._cells is None:
            self._cells = die.cells_of(self.view, decision, white=white)
        able = own.hand is not None and payable(Purse(own.hand, own.offerings, own.god_tiles), WHITE)
        return cards.Hand(
            dice, at[0] if at and at[0] in dice else max(dice), self._cells, white, able, self._flat
        )

    # -- showing -----------------------------------------------------------------------------------

    def show(self, view: BoraBoraView) -> None:
        """Draw all boards; forget what was kept for another size, language or look."""
        drawn_for = (self.map_shape, self.wording, self.look)
        if drawn_for != self._drawn_for:
            self.kept, self._drawn_for = Kept(), drawn_for
        self._cells = None
        self._find_evening()
        super().show(view)
        self._panel.folded_throughout = True

    def marks_at(self, target: str | None) -> Mapping[str, Any]:
        """Under the cursor a choice shows on the boards what it would allow."""
        decision = self.decision
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
        if not self._places_die:
            return
        self._cells = None
        self.draw("cards")
        self._mark_cells()
        target = self.cursor.target
        if typed and target is not None and target in self.board("cards").drawing.targets:
            self.cursor.to_target(target)
        elif not typed:
            self.cursor.begin(self.scene)

    def _mark_cells(self) -> None:
        """The second of two keys stands in the cells of the white god."""
        if self._places_die and self.has_place("cards"):
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
        if not done and self._places_die:
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
        return moments.frames_of(self, happened, self.before or view)

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
        kind = self.decision.kind if self.decision is not None else ""
        alone = {"map": ("setup_hut", "expand"), "market": ("take_person",)}.get(self.page, ())
        return super().folds or (self.shape == SMALL and kind in alone)

    def places(self, width: int, height: int) -> Places:
        """The map and the market above, then the cards or the list, one's own board, the news."""
        if self.shape == SMALL:
            return self._page_places(width, height)
        shape, large, hand = self.map_shape, self.large, self._hand
        field = (_FIELDS[len(self.people)] + (4 if large else 0)) * len(self.people)
        tall, left = min(shape.height, 25), width - 46 if large else width
        own = {LARGE: 7, HUGE: 9}.get(self.shape, 4 + (len(self.seen().own.people) > 6))
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
            people = self.decision is None or self.decision.kind in _OF_PEOPLE
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
