"""The table of Bora Bora: the atoll and the market, below them the action cards and what is one's own."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from textual import events

from rulesets.bora_bora.components import WHITE
from rulesets.bora_bora.gods import Purse, payable
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from tabletop_tui.drawing import EMPTY, Drawing, Region, stacked
from tabletop_tui.games.bora_bora import atoll, cards, evening, moments, news, ownboard
from tabletop_tui.games.bora_bora.evening import Evening
from tabletop_tui.games.bora_bora.figures import Seen
from tabletop_tui.games.bora_bora.labels import WITH_GOD
from tabletop_tui.games.bora_bora.market import draw_market
from tabletop_tui.games.bora_bora.marks import NO_MARKS, Marks, marks_at
from tabletop_tui.games.bora_bora.things import Die
from tabletop_tui.games.bora_bora.wording import BoraBoraWording
from tabletop_tui.games.kit.boards import HEADER, LOG, PANEL, Board, Places
from tabletop_tui.games.parts import names_of
from tabletop_tui.history import LogEntry
from tabletop_tui.screens.motion import Frame
from tabletop_tui.screens.scene import DECIDE, WAIT
from tabletop_tui.screens.table import HUGE, LARGE, SMALL, TableScreen

if TYPE_CHECKING:
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.session import Session

Screen = TableScreen[BoraBoraView]
_FIELDS = {2: 24, 3: 20, 4: 16}
"""Columns of a seat in the header, by how many there are."""
_PAGES = {"place_die": "cards", "setup_hut": "map", "expand": "map", "fire_mark": "market"}
_PAGES |= dict.fromkeys(
    ("take_person", "temple_space", "buy_jewelry", "take_task", "take_god_card"), "market"
)


def _drawn(name: str) -> Any:
    """The method of the screen that draws a board."""

    def draw(screen: Screen, room: Region) -> Drawing:
        drawing: Drawing = getattr(screen, f"draw_{name}")(room)
        return drawing

    return draw


class BoraBoraScreen(TableScreen[BoraBoraView]):
    """Atoll, market, cards, one's own board, and the list beside what the cursor is on."""

    SEATS_IN_HEADER = False
    BOARDS: ClassVar = (
        Board("seats-bar", _drawn("seats"), ("seat",)),
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
    marks: Marks = NO_MARKS
    evening: Evening | None = None

    def __init__(self, session: "Session", look_back: "LookBack | None" = None) -> None:
        """A table to play at, or, with `look_back`, to look at only."""
        super().__init__(session, look_back)
        self._tiles: dict[atoll.Tile, Drawing] = {}
        """Regions that have been drawn, and for which size, words and look."""
        self._drawn_for: tuple[object, ...] = ()
        self._kept: dict[object, Drawing] = {}
        """Boards and parts of boards that have been drawn since something happened."""
        self._cells: dict[bool, dict[tuple[int, str], cards.Cell]] = {}
        """What one's dice would bring, without the white god and with it."""
        self._read = -1
        """The entry of the log whose evening has been read."""
        self._asked: Decision[Any] | None = None
        self.before: BoraBoraView | None = None
        """What was shown before the last answers."""

    @property
    def view(self) -> BoraBoraView:
        """What is shown."""
        view: BoraBoraView = self.scene.view
        return view

    @property
    def said_by(self) -> BoraBoraWording:
        """The words of the game."""
        assert isinstance(self.wording, BoraBoraWording)
        return self.wording

    @property
    def decision(self) -> Decision[Any] | None:
        """What is asked, if whoever looks is the one to answer."""
        decision = self.scene.decision
        return decision if decision is not None and decision.seat == self.view.seat else None

    @property
    def large(self) -> bool:
        """Whether there is room for large pictures."""
        return self.shape in (LARGE, HUGE)

    def seen(self, **changed: Any) -> Seen:
        """What drawings are made from."""
        fresh = {
            f"{event.facts['region']}"
            for told in self.happened.values()
            for event in told
            if event.kind == "occupied"
        }
        decision = self.decision
        facts: dict[str, Any] = {
            "view": self.view,
            "terms": self.said_by.terms,
            "look": self.look,
            "names": tuple(names_of(self.people)),
            "seat": self.shown_seat,
            "marks": self.marks,
            "kind": decision.kind if decision is not None else "",
            "news": frozenset(fresh),
        }
        return Seen(**{**facts, **changed})

    # -- boards ------------------------------------------------------------------------------------

    def draw_seats(self, room: Region) -> Drawing:
        """Everybody in turn order, in the header."""
        mover = self.scene.mover if self.look_back is None else self.view.active
        return ownboard.draw_seats(self.seen(), self.view.order, mover, room.width)

    def draw_map(self, room: Region) -> Drawing:
        """The atoll."""
        seen, target = self.seen(), self.marks.target or ""
        target = target if target.startswith("region") else ""
        key = ("map", tuple(self.marks.reach.items()), target, self.marks.open, seen.news)
        return self._once(key, lambda: self.map_of(seen, self._tiles))

    def _once(self, key: object, draw: Callable[[], Drawing]) -> Drawing:
        """A drawing that hangs on this alone, made once for what is shown."""
        drawing = self._kept.get(key)
        if drawing is None:
            drawing = self._kept[key] = draw()
        return drawing

    def map_of(self, seen: Seen, kept: dict[atoll.Tile, Drawing] | None = None) -> Drawing:
        """The atoll as somebody else may see it, or at another moment."""
        return atoll.draw_map(seen, self._map_shape, {} if kept is None else kept)

    def drawn(self, board: str, seen: Seen) -> Drawing:
        """A board as it looks at another moment."""
        room = self._places.get(board, Region(0, 0, 1, 1))
        if board == "market":
            return draw_market(seen, room.width, room.height)
        if board == "bar":
            return ownboard.draw_bar(seen, room.width)
        return ownboard.draw_own(seen, room.width, room.height)

    @property
    def _map_shape(self) -> atoll.Shape:
        return {LARGE: atoll.LARGE, HUGE: atoll.HUGE}.get(self.shape, atoll.SMALL)

    def draw_market(self, room: Region) -> Drawing:
        """What lies there for everybody."""
        return draw_market(self.seen(), room.width, room.height, self._kept)

    def draw_evening(self, room: Region) -> Drawing:
        """The end of the round."""
        if self.evening is None:
            return EMPTY
        return evening.draw_evening(self.seen(), self.evening, room.width, room.height)

    def draw_cards(self, room: Region) -> Drawing:
        """The action cards, with cells while a die is placed."""
        hand = self._hand
        if self.shape == SMALL:
            return cards.draw_down(self.seen(), hand, room.width)
        if not hand.dice:
            return cards.draw_strip(self.seen(), room.width)
        return cards.draw_cards(self.seen(), hand, room.width, large=self.large, kept=self._kept)

    @property
    def _hand(self) -> cards.Hand:
        """One's dice and what each would do on each card."""
        decision = self.decision
        if decision is None or decision.kind != "place_die":
            return cards.Hand()
        die = self.said_by.things["die"]
        assert isinstance(die, Die)
        white = self.controller.typed == WITH_GOD
        own = self.view.seats[decision.seat]
        dice = tuple(dict.fromkeys(own.dice))
        at = cards.numbers_of([self.cursor.target or ""])
        opened = at[0] if at and at[0] in dice else max(dice)
        able = own.hand is not None and payable(Purse(own.hand, own.offerings, own.god_tiles), WHITE)
        if white not in self._cells:
            self._cells[white] = die.cells_of(self.view, decision, white=white)
        return cards.Hand(dice, opened, self._cells[white], white, able)

    def draw_bar(self, room: Region) -> Drawing:
        """Stores and hand."""
        return ownboard.draw_bar(self.seen(), room.width)

    def draw_own(self, room: Region) -> Drawing:
        """People, ground, tasks."""
        target = self.marks.target or ""
        key = (
            "own",
            self.marks.ground,
            self.marks.tiles,
            target if target.startswith("ground") else "",
            room,
        )
        return self._once(key, lambda: ownboard.draw_own(self.seen(), room.width, room.height))

    def draw_others(self, room: Region) -> Drawing:
        """The others' boards in small; on a small screen also everybody's points."""
        if self.shape != SMALL:
            return ownboard.draw_others(self.seen(), self.others, room.width, room.height)
        if self.page == "map":
            return ownboard.draw_seats_down(self.seen(), self.view.order, self.scene.mover, room.width)
        seats = self.draw_seats(room)
        rest = ownboard.draw_others(self.seen(), self.others, room.width, room.height - 3)
        return stacked(seats, Drawing(((),)), rest)

    def draw_since(self, room: Region) -> Drawing:
        """What the others have done."""
        told = {seat: self.said_by.tale.news(events) for seat, events in self.happened.items()}
        return news.draw_news(self.seen(), told, self.view.order, room.width, room.height)

    # -- showing -----------------------------------------------------------------------------------

    def show(self, view: BoraBoraView) -> None:
        """Draw all boards; a new question begins where it costs nothing."""
        drawn_for = (self._map_shape, self.wording, self.look)
        if drawn_for != self._drawn_for:
            self._tiles.clear()
            self._drawn_for = drawn_for
        self._cells.clear()
        self._kept.clear()
        if self.scene.decision is not self._asked:
            self._asked = self.scene.decision
            self.cursor.leave()
        self._look_for_evening()
        super().show(view)
        self._panel.folded_throughout = True

    def find_marks(self) -> None:
        """What is lit beside the choices."""
        decision = self.decision
        self.marks = NO_MARKS
        if decision is not None:
            opened = self.scene.open_targets
            target = self.cursor.target
            self.marks = marks_at(self.view, decision, self._key_at(target), target, opened)

    def _key_at(self, target: str | None) -> str | None:
        """The option under the cursor."""
        if self.cursor.key is not None or target is None:
            return self.cursor.key
        here = self.scene.options_at(target)
        return here[0].key if len(here) == 1 else None

    def highlighted(self, view: BoraBoraView, target: str | None) -> None:
        """Under the cursor a choice shows on the boards what it would allow."""
        before = self.marks
        self.find_marks()
        if self.marks == before:
            return
        old, new = replace(before, target=None), replace(self.marks, target=None)
        touched = {_board_of(each) for each in (before.target, self.marks.target)}
        if old.reach != new.reach or "map" in touched:
            self.draw("map")
        if (old.places, old.temple, old.status) != (
            new.places,
            new.temple,
            new.status,
        ) or "market" in touched:
            self.draw("market")
        if (old.ground, old.tiles) != (new.ground, new.tiles) or "own" in touched:
            self.draw("own")
        if "cards" in touched:
            self.draw("cards")
            self._mark_cells()

    # -- dice --------------------------------------------------------------------------------------

    def keys_begun(self, typed: str) -> None:
        """With the white god all cells change; the cursor stays on its card."""
        decision = self.decision
        if decision is None or decision.kind != "place_die":
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
        if self.decision is None or self.decision.kind != "place_die" or "cards" not in self._places:
            return
        labels = {entry.target: (entry.label or "")[-1:] for entry in self.scene.entries if entry.target}
        self.board("cards").mark(self.scene.open_targets, labels)

    def show_boards(self) -> None:
        """Draw boards, and the keys in the cells."""
        super().show_boards()
        self._mark_cells()

    async def on_key(self, event: events.Key) -> None:
        """The evening is read; digits lead to a die; a second `+` puts the white god away."""
        decision, typed = self.decision, event.character or ""
        done = self._close_evening(event)
        if not done and decision is not None and decision.kind == "place_die":
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
        found = self.board("cards").drawing.spots if "cards" in self._places else ()
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

    # -- the evening -------------------------------------------------------------------------------

    def _look_for_evening(self) -> None:
        """Whether a round has ended since the last turn of whoever looks."""
        self.evening = None
        log = [entry for entry in self.session.log_for(self.viewer) if not entry.undone]
        if self.look_back is not None:
            log = [entry for entry in log if entry.number <= self.look_back.entry]
        recent = (
            log[-1:] if self.look_back is not None or self.viewer is None else log[-2 * len(self.people) :]
        )
        order: tuple[int, ...] = ()
        for entry in log[-80:] if recent and any(_ends_round(each) for each in recent) else ():
            rolled = tuple(e.seat for e in entry.events if e.kind == "rolled" and e.seat is not None)
            order = rolled or order
            if entry in recent and entry.number > self._read and _ends_round(entry):
                self.evening = evening.evening_of(entry.number, entry.events, order, self.view.round)
        if self.view.stage not in ("jewelry", "tasks", "new_tasks", "final_tasks", "over"):
            self.evening = None

    def _close_evening(self, event: events.Key) -> bool:
        """Any key closes the panel; whether it did nothing else."""
        if self.evening is None or self.look_back is not None:
            return False
        self._read = self.evening.entry
        read_alone = self.scene.mode in (DECIDE, WAIT) and event.key in ("enter", "space", "escape")
        self.motion.skip()
        self.show_boards()
        self.cursor.begin(self.scene)
        self.follow_cursor()
        return read_alone

    # -- moments -----------------------------------------------------------------------------------

    def moment(self, view: BoraBoraView, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """Dice roll, huts drop, priests push, buildings rise, fish jump, the evening is counted."""
        happened = [event for entry in entries for event in entry.events]
        return moments.frames_of(self, happened, self.before or view)

    def update_game(self) -> None:
        """Something has happened: keep what was shown before."""
        scene = getattr(self, "scene", None)
        self.before = scene.view if scene is not None else None
        super().update_game()

    # -- room --------------------------------------------------------------------------------------

    def page_for(self, decision: Decision[Any]) -> str:
        """By the kind of the decision."""
        return _PAGES.get(decision.kind, "own")

    @property
    def _shows_people(self) -> bool:
        """On a small screen the rows of people take the room of the list, unless that is about others."""
        return self.decision is None or self.decision.kind in ("take_person", "place_die", "use_people")

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
        shape, large = self._map_shape, self.large
        field = (_FIELDS[len(self.people)] + (4 if large else 0)) * len(self.people)
        top = shape.height
        bar, own = 1, {LARGE: 7, HUGE: 9}.get(self.shape, 4 + (len(self.seen().own.people) > 6))
        hand = self._hand
        y = top + cards.lines_of(hand, large=large)
        left = width - 46 if large else width
        rest = height - y - bar - own
        listed = max(6, len(self.scene.entries) + 3)
        below = rest if hand.dice else rest - listed if rest - listed > 1 else 0
        panel_height = rest - below
        if large and below > 5 and not hand.dice:
            grown = min(3, below - 5)
            own, below = own + grown, below - grown
        places = {
            HEADER: Region(0, -2, width - field, 2),
            "seats-bar": Region(width - field, -2, field, 2),
            "cards": Region(0, top, width, y - top),
        }
        if self.evening is not None:
            places["evening"] = Region(0, 0, width, top)
        else:
            places["map"] = Region(0, 0, shape.width, top)
            tall = min(top, 25)
            places["market"] = Region(shape.width, 0, width - shape.width, tall)
            if top > tall:
                places[LOG] = Region(shape.width + 1, tall, width - shape.width - 1, top - tall)
        if panel_height:
            places[PANEL] = Region(0, y, width, panel_height)
        y += panel_height
        places["bar"] = Region(0, y, left, 1)
        places["own"] = Region(0, y + 1, left, own)
        if large:
            places["others"] = Region(left + 2, y, width - left - 2, own + 1)
        y += bar + own
        if hand.dice:
            explained = width * 65 // 100
            places[PANEL] = Region(0, y, explained, height - y)
            places["since"] = Region(explained + 1, y, width - explained - 1, height - y)
        elif below:
            half = width // 2 if below > 3 and LOG not in places else width - 1
            places["since"] = Region(1, y, half - 1, height - y)
            if half < width - 1:
                places[LOG] = Region(half + 1, y, width - half - 1, height - y)
        return places

    def _page_places(self, width: int, height: int) -> Places:
        """80x24: the open page above, the panel below."""
        if self.evening is not None:
            return {"evening": Region(0, 0, width, 15), PANEL: Region(0, 15, width, height - 15)}
        if self.page == "cards":
            count = len(self.view.cards) + 2
            tall = min(6, height - count - 5)
            return {
                "cards": Region(0, 0, width, count),
                "bar": Region(0, count, width, 1),
                PANEL: Region(0, count + 1, width, tall),
                "since": Region(0, count + 1 + tall, width, height - count - 1 - tall),
            }
        if self.page == "map":
            return {
                "map": Region(0, 0, 69, 17),
                "others": Region(70, 0, 10, 17),
                PANEL: Region(0, 17, width, height - 17),
            }
        if self.page == "market":
            tall = 17 if self._shows_people else 10
            return {"market": Region(0, 0, width, tall), PANEL: Region(0, tall, width, height - tall)}
        if self.page == "others":
            return {"others": Region(0, 0, width, height - 6), LOG: Region(0, height - 6, width, 6)}
        tall = 9
        return {
            "bar": Region(0, 0, width, 1),
            "own": Region(0, 1, width, tall),
            PANEL: Region(0, 1 + tall, width, height - 1 - tall),
        }


def _ends_round(entry: LogEntry) -> bool:
    return any(event.kind == "turn_order" for event in entry.events)


def _board_of(target: str | None) -> str:
    """The board on which a target lies."""
    noun = (target or "").partition(":")[0]
    return next((board.id for board in BoraBoraScreen.BOARDS if noun in board.nouns), "")
