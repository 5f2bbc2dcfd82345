"""The table of Helios: a stage for map, city or persons, the talk at its right, one's own things below it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from rulesets.core import Decision, Event
from rulesets.helios.components import COLOURS, FIELD_ROWS, START_COLOURS
from rulesets.helios.sun import way
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import Drawing, Line, Region, Run
from tabletop_tui.games.helios import cards, offer, strip, world
from tabletop_tui.games.helios.marks import marked
from tabletop_tui.games.helios.offer import Asked
from tabletop_tui.games.helios.terms import ANY, CUBES, HARBOUR, HOUSE, INKS, MANA, NEW, STEP, Terms
from tabletop_tui.games.helios.things import ActionThing, Moment
from tabletop_tui.games.helios.wording import HeliosWording
from tabletop_tui.games.helios.world import NO_MARKS, Marks
from tabletop_tui.games.kit.boards import LOG, PANEL, Board, Places
from tabletop_tui.hexes import DIRECTIONS
from tabletop_tui.history import LogEntry
from tabletop_tui.keys import bindings
from tabletop_tui.screens.motion import Frame
from tabletop_tui.screens.table import HOME, HUGE, LARGE, SMALL, TableScreen

if TYPE_CHECKING:
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.session import Session

SCOPE = "helios"
_NEEDED = ((HUGE, LARGE, (198, 60)), (LARGE, HOME, (154, 50)), (HOME, SMALL, (118, 36)))
"""Cells below which a shape gives way to the next smaller one."""
_SIZES = {SMALL: world.PAGE, HOME: world.SMALL, LARGE: world.LARGE, HUGE: world.HUGE}
_LAND = frozenset({"choose_tile", "choose_start_land"})
_OFFERS = frozenset({*_LAND, "choose_action_tile", "choose_row"})
_MOST_FRAMES = 9
_AT = {name: (row.q, row.r) for name, row in FIELD_ROWS.items()}


def _board(
    method: "Callable[[HeliosScreen, Region], Drawing]",
) -> Callable[[TableScreen[Any], Region], Drawing]:
    def draw(screen: TableScreen[Any], room: Region) -> Drawing:
        assert isinstance(screen, HeliosScreen)
        return method(screen, room)

    return draw


class HeliosScreen(TableScreen[HeliosView]):
    """Map, city and persons on one stage; list, action tiles, land, the others and the log beside it."""

    BINDINGS = bindings(SCOPE)
    BOARDS: ClassVar = (
        Board("world", _board(lambda screen, room: screen.world_drawn(screen.marks)), ("field",), owned=True),
        Board("city", _board(lambda screen, room: screen.city_drawn(room)), ("building", "map"), owned=True),
        Board("persons", _board(lambda screen, room: screen.persons_drawn(room)), ("person",)),
        Board("tiles", _board(lambda screen, room: screen.tiles_drawn(room)), ("column",)),
        Board("offer", _board(lambda screen, room: screen.offer_drawn(room)), ("slot", "special")),
        Board("mine", _board(lambda screen, room: screen.mine_drawn(room.width)), ("row",), owned=True),
        Board("mini", _board(lambda screen, room: screen.mini_drawn(room))),
        Board("others", _board(lambda screen, room: screen.others_drawn(room))),
    )
    PAGES: ClassVar = {
        "map": ("world",),
        "city": ("city",),
        "offer": ("tiles", "offer", "mine"),
        "persons": ("persons",),
        "others": ("others",),
    }
    marks: Marks = NO_MARKS

    def __init__(self, session: "Session", look_back: "LookBack | None" = None) -> None:
        """A table to play at, or, with `look_back`, to look at only."""
        super().__init__(session, look_back)
        self.SCOPES = (*self.SCOPES, SCOPE)  # type: ignore[misc]
        self._pointed: tuple[str | None, str | None] = (None, None)
        """What the cursor is on: a target, or an option of the list."""
        self._worlds: dict[tuple[str | None, str | None], Drawing] = {}
        """The map for every place of the cursor, since something has happened."""

    @property
    def view(self) -> HeliosView:
        """What is shown."""
        view: HeliosView = self.scene.view
        return view

    @property
    def terms(self) -> Terms:
        """Names and notation."""
        assert isinstance(self.wording, HeliosWording)
        return self.wording.terms

    @property
    def kind(self) -> str:
        """The kind of decision that is asked; empty for none."""
        return self.scene.decision.kind if self.scene.decision is not None else ""

    # -- boards ------------------------------------------------------------------------------------

    def asked(self, *nouns: str) -> Asked:
        """What can be chosen on a board with these nouns, by key."""
        keys = {target: key for target, key in self._keys().items() if target.partition(":")[0] in nouns}
        return Asked(keys, self.cursor.target, bool(keys))

    def _keys(self) -> Mapping[str, str]:
        """The keys at every target; a few of them where several things can be chosen there."""
        found: dict[str, list[str]] = {}
        for entry in self.scene.entries:
            if entry.target is not None and entry.label:
                found.setdefault(entry.target, []).append(entry.label)
        return {target: " ".join(keys) for target, keys in found.items() if len(keys) < 3}

    def world_drawn(self, marks: Marks) -> Drawing:
        """The map of the seat that is shown, with what stands in its free corners."""
        seat, size = self.shown_seat, _SIZES[self.shape]
        kept = None if marks.hidden_sun or marks.flash else self._worlds.get(self._pointed)
        if kept is None:
            board = self.view.seats[seat].board
            kept = world.draw_world(board, self.terms, self.look, size, marks, self._corners(seat))
            if marks is self.marks:
                self._worlds[self._pointed] = kept
        return kept

    def _corners(self, seat: int) -> Mapping[str, Sequence[Line]]:
        own, terms, name = self.view.seats[seat], self.terms, self.names[seat]
        board = own.board
        left: list[Line] = [(Run(self.wording.say("board-world", name=name[0]), f"{name[1]} strong"),)]
        facts = {"tiles": terms.counted("board-count-tiles", count=len(board.world))}
        temples = terms.counted("board-count-temples", count=board.temples)
        if self.shape == SMALL:
            signs = ((STEP, board.range, "orange"), (MANA, board.mana, "cyan"))
            left = [
                (Run(name[0], f"{name[1]} strong"),),
                (Run(f"{strip.points_of(own)} {terms.say('board-vp')}", "gold"),),
            ]
            left.append(tuple(Run(f"{terms.sign(sign)}{count} ", role) for sign, count, role in signs))
            held = tuple(strip.spread(terms.amounts(board.cubes)))
            return {"left": left, "below": [held or (Run(terms.say("no-cubes"), "dim"),)]}
        left.append((Run(self.wording.say("board-counts", **facts, temples=temples), "dim"),))
        right = [
            (Run(f"{terms.sign(sign)} ", role), Run(terms.say("board-legend", word), "dim"))
            for sign, word, role in (
                (HARBOUR, "harbour", "white"),
                (MANA, "mana", "cyan"),
                (ANY, "resource", "white"),
            )
        ]
        below = [
            (Run(f"{sign} ", ink), Run(terms.colour(n), "dim"))
            for n, (sign, ink) in enumerate(zip(terms.signs, INKS, strict=True))
        ]
        stock = (Run(f"{terms.sign(MANA)} {self.view.mana}  {terms.sign(HOUSE)} {self.view.houses}", "dim"),)
        return {
            "left": left,
            "right": right,
            "below": below,
            "beside": [(Run(terms.say("board-supply"), "faint"),), stock],
        }

    def city_drawn(self, room: Region) -> Drawing:
        """The buildings of the seat that is shown."""
        asked = self.asked("building")
        if self.shape == SMALL:
            return cards.draw_city_table(self.view, self.shown_seat, self.terms, asked, room.width)
        return cards.draw_city(
            self.view, self.shown_seat, self.terms, self.look, asked, room.width, room.height
        )

    def persons_drawn(self, room: Region) -> Drawing:
        """The persons, for the seat that is shown."""
        asked, seat = self.asked("person"), self.shown_seat
        if self.shape == SMALL:
            return cards.draw_persons_table(self.view, seat, self.terms, asked, self.names, room.width)
        size = (room.width, room.height)
        return cards.draw_persons(self.view, seat, self.terms, self.look, asked, self.names, *size)

    def tiles_drawn(self, room: Region) -> Drawing:
        """The action tiles: large while one is taken."""
        if self.kind != "choose_action_tile":
            return offer.draw_columns(self.view, self.terms, room.width, room.height)
        assert isinstance(self.wording, HeliosWording)
        thing, decision = self.wording.things["column"], self.scene.decision
        assert isinstance(thing, ActionThing)
        at = Moment(self.view, self.shown_seat, decision)
        said = {action: thing.prospect(at, action, brief=True) for action in self.view.columns}
        board, size = self.view.seats[self.shown_seat].board, (room.width, room.height)
        return offer.draw_tiles(self.view, board, self.terms, self.look, self.asked("column"), said, *size)

    def offer_drawn(self, room: Region) -> Drawing:
        """Land and special tiles: as hexes while one is chosen."""
        if self.kind not in _LAND:
            return offer.draw_land(self.view, self.terms, self.look, room.width, room.height)
        starts = [COLOURS[colour] for colour in START_COLOURS] if self.kind == "choose_start_land" else []
        size = world.SMALL if self.shape in (LARGE, HUGE) else world.PAGE
        asked = self.asked("slot", "special")
        return offer.draw_offer(
            self.view, self.terms, self.look, asked, starts, size, room.width, room.height
        )

    def mine_drawn(self, width: int, note: str = "") -> Drawing:
        """The strip of one's own things."""
        seat = self.shown_seat
        return strip.draw_mine(self.view, seat, self.terms, self.names[seat], self.asked("row"), width, note)

    def mini_drawn(self, room: Region) -> Drawing:
        """The world in small, where the stage shows something else, with where cubes and temples are."""
        board, name = self.view.seats[self.shown_seat].board, self.names[self.shown_seat]
        title = Run(self.wording.say("board-world", name=name[0]), f"{name[1]} strong")
        return strip.draw_own(board, self.terms, self.look, title, room.width, room.height)

    def others_drawn(self, room: Region) -> Drawing:
        """The other players: a line each, or their worlds in small."""
        news = {seat: self._news_of(seat) for seat in self.others}
        view, terms, names = self.view, self.terms, self.names
        if self.shape in (LARGE, HUGE):
            each = room.width // max(1, len(self.others))
            size = world.WIDE_MINI if each > 31 else world.MINI
            return strip.draw_worlds(view, terms, self.look, names, self.others, news, size, room.width)
        return strip.draw_others(view, terms, names, self.others, room.width, room.height)

    def _news_of(self, seat: int) -> Line:
        """What a seat has done since the last turn of whoever looks: the last sentence of it."""
        told = self.wording.story([event for event in self.happened.get(seat, ()) if event.seat == seat])
        said = told[-1][1].removeprefix(f"{self.names[seat][0]} ") if told else ""
        return (Run(f"{self.terms.sign(NEW)} ", "you"), Run(said, "dim")) if said else ()

    # -- room --------------------------------------------------------------------------------------

    @property
    def pages(self) -> Mapping[str, tuple[str, ...]]:
        """What the stage can show; from 200x60 on the map has its own place."""
        if self.shape == SMALL:
            return self.PAGES
        stages = {page: self.PAGES[page] for page in ("map", "city", "persons")}
        return stages if self.shape != HUGE else {page: stages[page] for page in ("city", "persons")}

    def page_for(self, decision: Decision[Any]) -> str:
        """City for building, persons for persons; what is on offer has a page of its own at 80x24."""
        own = {"choose_build": "city", "persons_turn": "persons"}.get(decision.kind)
        offered = "offer" if self.shape == SMALL and decision.kind in _OFFERS else "map"
        return own or (offered if offered in self.pages else "city")

    def shape_for(self, width: int, height: int) -> str:
        """As for all games, but a size smaller where the map doesn't fit beside the talk."""
        shape = super().shape_for(width, height)
        for larger, smaller, least in _NEEDED:
            if shape == larger and (width < least[0] or height < least[1]):
                shape = smaller
        return shape

    def places(self, width: int, height: int) -> Places:
        """The stage and one's own things left, the talk at the right."""
        if self.shape == SMALL:
            return self._page_places(width, height)
        across, down = _SIZES[self.shape].board
        mine = {"mine": Region(0, height - strip.HEIGHT, across, strip.HEIGHT)}
        stage = Region(0, 0, across, max(down, height - strip.HEIGHT - 1))
        if self.shape == HUGE:
            return {**mine, "world": stage, **self._huge_places(across + 2, width, height)}
        board = self.PAGES[self.page][0]
        if board != "world" and self.shape == LARGE:
            below = Region(0, 28, across, stage.height - 28)
            mine, stage = {**mine, "mini": below}, Region(0, 0, across, 28)
        return {**mine, board: stage, **self._talk(Region(across + 1, 0, width - across - 1, height), board)}

    def _talk(self, room: Region, stage: str) -> Places:
        """At the right: what the decision is about first, then the others, then the log."""
        x, width, large = room.x, room.width, self.shape == LARGE
        seats = len(self.others)
        bottom = room.height - 3
        others = 14 + 5 if large else 1 + seats * (2 if room.height > 38 else 1)
        places = {
            LOG: Region(x, bottom, width, 3),
            "others": Region(x, bottom - others - (not large), width, others),
        }
        left = bottom - others - 1 - (not large)
        if self.kind == "choose_action_tile" and stage == "world":
            tiles = min(12 + max(5, *(len(column) for column in self.view.columns.values())), left - 6)
            return {
                **places,
                "tiles": Region(x, 0, width, tiles),
                PANEL: Region(x, tiles, width, left - tiles),
            }
        if self.kind in _LAND and stage == "world":
            high = (2 if self.kind == "choose_tile" else 1) * (5 if large else 4)
            return {
                **places,
                PANEL: Region(x, 0, width, left - high),
                "offer": Region(x, left - high, width, high),
            }
        if stage != "world" and not large:
            listed = len(self.scene.entries) + 7
            if left - 15 < listed:
                return {**places, PANEL: Region(x, 0, width, left)}
            return {**places, PANEL: Region(x, 0, width, left - 16), "mini": Region(x, left - 15, width, 15)}
        low = 2 + max(6, *(len(column) for column in self.view.columns.values()))
        first = 27 if not large else 36
        tiles_at = Region(x, left - low, first, low)
        land = Region(x + first + 1, left - low, width - first - 1, low)
        return {**places, PANEL: Region(x, 0, width, left - low - 1), "tiles": tiles_at, "offer": land}

    def _huge_places(self, x: int, width: int, height: int) -> Places:
        """200x60: list, then city or persons beside tiles and land, then the others' worlds."""
        panel, worlds, wide = 11, 19, 66
        top, high = panel, height - panel - worlds
        slot = {"choose_action_tile": "tiles", **dict.fromkeys(_LAND, "offer")}.get(
            self.kind, self.PAGES[self.page][0]
        )
        beside = [board for board in ("tiles", "offer") if board != slot]
        right, across = x + wide + 1, width - x - wide - 1
        places = {PANEL: Region(x, 0, width - x, panel), slot: Region(x, top, wide, high)}
        for n, board in enumerate(beside):
            places[board] = Region(right, top + 9 * n, across, 8)
        places[LOG] = Region(right, top + 9 * len(beside), across, high - 9 * len(beside))
        return {**places, "others": Region(x, height - worlds, width - x, worlds)}

    def _page_places(self, width: int, height: int) -> Places:
        """80x24: the map with the list at its right; all other pages above the list."""
        if self.page == "map":
            across, down = world.PAGE.board
            return {
                "world": Region(0, 0, across, down),
                PANEL: Region(across + 1, 0, width - across - 1, height),
            }
        tops: dict[str, Mapping[str, Region]] = {
            "city": {"city": Region(0, 0, width, 12)},
            "persons": {"persons": Region(0, 0, width, 8)},
            "others": {"others": Region(0, 0, width, 7), LOG: Region(0, 7, width, 6)},
            "offer": {
                "tiles": Region(0, 0, 36, 8),
                "offer": Region(38, 0, width - 38, 8),
                "mine": Region(0, 8, width, strip.HEIGHT),
            },
        }
        top = tops[self.page]
        if self.page == "offer" and self.kind in ("choose_action_tile", *_LAND):
            top = {
                "tiles" if self.kind not in _LAND else "offer": Region(
                    0, 0, width, 13 if self.kind not in _LAND else 8
                )
            }
        below = max(region.bottom for region in top.values())
        return {**top, PANEL: Region(0, below, width, height - below)}

    # -- what the cursor changes -------------------------------------------------------------------

    def find_marks(self) -> None:
        """What the decision and the cursor add to the map."""
        self._worlds.clear()
        self._pointed = (self.cursor.target, self.cursor.key)
        self.marks = self._marked(self.cursor.target)

    def highlighted(self, view: HeliosView, target: str | None) -> None:
        """The map shows what would come of what is under the cursor; cards under it are lit."""
        (left, _), self._pointed = self._pointed, (target, self.cursor.key)
        nouns = {(each or "").partition(":")[0] for each in (left, target) if left != target}
        for board in self.BOARDS:
            if board.id != "world" and nouns & {*board.nouns}:
                self.draw(board.id)
        marks = self._marked(target)
        if marks != self.marks:
            self.marks = marks
            self.draw("world")

    def _marked(self, target: str | None) -> Marks:
        decision, seat = self.scene.decision, self.shown_seat
        cursor = (target or "").partition("@")[0]
        if decision is None or decision.seat != seat:
            return Marks(cursor=cursor.removeprefix("field:") if cursor.startswith("field:") else None)
        long = self.shape in (LARGE, HUGE)
        return marked(self.view, self.terms, decision, self._keys(), cursor, self.cursor.key, long=long)

    # -- moments -----------------------------------------------------------------------------------

    def moment(self, view: HeliosView, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """The sun walks and lights tiles; what is laid flashes; points, full rows, phases are told."""
        events = [event for entry in entries for event in entry.events]
        seat = next((event.seat for event in events if event.seat is not None), None)
        if seat is None:
            return ()
        frames: list[Frame] = []
        note = self._note(events)
        for event in events:
            if event.kind == "moved_sun" and event.seat == self.shown_seat:
                frames += self._walk(event)
            elif event.kind in ("laid", "built_temple") and event.seat == self.shown_seat:
                frames += [
                    self._frame(Marks(flash=frozenset({event.facts["field"]})), note),
                    self._frame(NO_MARKS, note),
                ] * 2
        shone = next(
            (event for event in events if event.kind == "shone" and event.seat == self.shown_seat), None
        )
        if shone is not None:
            lit = frozenset(place for place, _ in (*shone.facts["cubes"], *shone.facts["temples"]))
            frames += [self._frame(Marks(flash=lit), note), self._frame(NO_MARKS, note)] * 2
        return frames or ([self._frame(NO_MARKS, note)] * 4 if note else ())

    def _walk(self, event: Event) -> list[Frame]:
        board = self.view.seats[self.shown_seat].board.copy()
        board.sun, board.range = event.facts["start"], max(event.facts["steps"], 1)
        try:
            fields = way(board, event.facts["end"])
        except KeyError:
            return []  # land has been laid since
        step = -(-len(fields) // (_MOST_FRAMES - 4))
        return [
            self._frame(Marks(hidden_sun=name, way=fields[: n + 1]), "") for n, name in enumerate(fields)
        ][::step]

    def _note(self, events: Sequence[Event]) -> str:
        """Points scored, a row that is full, or a phase that begins, in a word."""
        scored = sum(event.facts["points"] for event in events if event.kind == "scored")
        if scored:
            return f" +{scored} {self.terms.say('board-vp')} "
        for event in events:
            if event.kind == "filled_row":
                return f" {self.terms.say('board-full', row=self.terms.row(event.facts['row']))} "
            if event.kind in ("phase", "round_begins"):
                return f" {self.terms.say('phase', 'persons' if event.kind == 'phase' else 'refill')} "
        return ""

    def _frame(self, marks: Marks, note: str) -> Frame:
        return partial(self._show_frame, marks, note)

    def _show_frame(self, marks: Marks, note: str) -> None:
        if "world" in self._places:
            self.board("world").drawing = self.world_drawn(marks).renamed(self.ending)
        if "mine" in self._places:
            self.board("mine").drawing = self.mine_drawn(self._places["mine"].width, note).renamed(
                self.ending
            )

    # -- words and keys ----------------------------------------------------------------------------

    def status(self, view: HeliosView) -> str:
        """That a bonus action follows."""
        decision = self.scene.decision
        due = (
            isinstance(self.wording, HeliosWording)
            and decision is not None
            and self.wording.bonus_due(view, decision)
        )
        return self.wording.say("board-bonus") if due else ""

    def action_hex(self, direction: str) -> None:
        """One of the six ways from hex to hex: to the next field that may be chosen, else the neighbour.

        Looking back, the same keys lead to the beginning and the end of the game.
        """
        if self.look_back is not None:
            (self.action_first if direction == "up-left" else self.action_last)()
            return
        target, at, seat = (self.cursor.target or "").partition("@")
        field = target.removeprefix("field:")
        if field not in _AT or self.cursor.in_list:
            return
        self.quiet()
        across, down = DIRECTIONS[direction]
        names = {place: name for name, place in _AT.items()}
        along, place = [], _AT[field]
        while (place := (place[0] + across, place[1] + down)) in names:
            along.append(f"field:{names[place]}{at}{seat}")
        if along:
            self.cursor.to_target(next((name for name in along if name in self.scene.open_targets), along[0]))
            self.follow_cursor()

    def action_page_move(self, pages: int) -> None:
        """A page on or back in the list; on the map up or down to the right."""
        if self.cursor.in_list:
            super().action_page_move(pages)
        else:
            self.action_hex("up-right" if pages < 0 else "down-right")


__all__ = ["CUBES", "HeliosScreen", "replace"]
