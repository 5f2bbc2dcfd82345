"""The table of Dice Forge: islands and sanctuary, below them the heroes, then the list; rolls in trays."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from rulesets.core import Decision, Event, Option
from rulesets.dice_forge.components import CARDS, GOLD, POOL_OF, RESOURCES
from rulesets.dice_forge.gathering import Told, rolls_in
from rulesets.dice_forge.preview import amount_of, gain_at, ship_discount
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.drawing import EMPTY, Canvas, Drawing, Region
from tabletop_tui.games.dice_forge import heroes, islands, plates, sanctuary, trays
from tabletop_tui.games.dice_forge.bench import draw_bench
from tabletop_tui.games.dice_forge.heroes import Shown
from tabletop_tui.games.dice_forge.islands import Marks
from tabletop_tui.games.dice_forge.journeys import journey_of
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.games.dice_forge.things import die_of
from tabletop_tui.games.dice_forge.wording import DiceForgeWording
from tabletop_tui.games.kit.boards import LOG, PANEL, Board, Places
from tabletop_tui.games.kit.flight import Journey
from tabletop_tui.history import LogEntry
from tabletop_tui.keys import bindings
from tabletop_tui.screens.motion import Frame
from tabletop_tui.screens.table import HUGE, LARGE, SMALL, TableScreen

if TYPE_CHECKING:
    from tabletop_tui.screens.replay import LookBack
    from tabletop_tui.session import Session

SCOPE = "dice_forge"
_READ = 1.5
"""Seconds for which the last throw stays."""
_FLASHES = 2
"""Frames in which what was forged or performed is lit and dark by turns."""
_STEPS = 3
"""Steps in which a plate, a hero or a card gets where it goes."""
_STAYS = 7
"""So many frames does one of several throws stay before the next."""
_LIST = {LARGE: 132, HUGE: 146}
"""Columns of the list where the log stands beside it, by the shape of the screen."""


def _lit_by(event: Event) -> str:
    """What an event changes that flashes: a die that was forged, a card that was taken."""
    if event.kind == "forged":
        return f"die:{event.seat}/{event.facts['die'] + 1}"
    return f"place:{event.facts['slot']}" if event.kind == "took_card" else ""


class DiceForgeScreen(TableScreen[DiceForgeView]):
    """Islands, sanctuary, heroes, the bench for forging, and trays while dice roll."""

    wording: DiceForgeWording
    BINDINGS = bindings(SCOPE)
    COUNTED = ("heroes",)
    PAGES: ClassVar = {"market": ("islands", "sanctuary"), "heroes": ("heroes",), "log": ()}
    throw: tuple[trays.Throw | None, int] = (None, 0)
    """The throw that is shown in trays, and its frame."""

    def __init__(self, session: "Session", look_back: "LookBack | None" = None) -> None:
        """A table to play at, or, with `look_back`, to look at only."""
        super().__init__(session, look_back)
        self.SCOPES = (*self.SCOPES, SCOPE)  # type: ignore[misc]
        self._ghost: tuple[int, int, int] | None = None
        self._throws: Sequence[trays.Throw] = ()
        self._lit: frozenset[str] = frozenset()
        """What flashes: it was just forged or performed."""
        self._away: frozenset[int] = frozenset()
        """The heroes that are on their way."""

    @property
    def terms(self) -> Terms:
        """Names and signs in the notation of this terminal."""
        return self.wording.terms

    @property
    def tile(self) -> islands.TileSize:
        """How big the islands' cards are."""
        return {LARGE: islands.LARGE, HUGE: islands.HUGE}.get(self.shape, islands.HOME)

    @property
    def plate_size(self) -> sanctuary.PlateSize:
        """How big the sanctuary's plates are."""
        return sanctuary.LARGE_PLATES if self.shape in (LARGE, HUGE) else sanctuary.HOME_PLATES

    @property
    def hero_size(self) -> heroes.HeroSize:
        """How big a hero's panel is: two heroes have room for both dice side by side."""
        full = heroes.FULL if len(self.people) > 2 else heroes.TALL
        return {LARGE: heroes.TALL, HUGE: full}.get(self.shape, heroes.ROWS)

    # -- boards ------------------------------------------------------------------------------------

    def draw_islands(self, room: Region) -> Drawing:
        """The feats, as pictures or as lines of text."""
        plain = [(person.name, person.colour) for person in self.people]  # of which initials are shown
        if self.shape == SMALL:
            return islands.draw_small_islands(self.view, self.terms, plain, room.width, self.marks)
        mosaic = self.kept.mosaic("islands")
        return islands.draw_islands(self.view, self.terms, self.look, plain, self.tile, self.marks, mosaic)

    def draw_sanctuary(self, room: Region) -> Drawing:
        """The faces on sale, as large as there is room."""
        about = (self.marks, ship_discount(self.view, self.scene.decision))
        if self.shape == SMALL:
            return sanctuary.draw_small_sanctuary(self.view, self.terms, room.width, *about)
        mosaic = self.kept.mosaic("sanctuary")
        return sanctuary.draw_sanctuary(self.view, self.terms, self.look, self.plate_size, *about, mosaic)

    def draw_heroes(self, room: Region) -> Drawing:
        """The things of all players."""
        about = (self.view, self.terms, self.look, self.names)
        if self.shape == SMALL:
            return heroes.draw_small_heroes(*about, room.width, self.heroes_shown)
        return heroes.draw_heroes(*about, self.hero_size, room.width, self.heroes_shown, self.kept)

    def draw_bench(self, room: Region) -> Drawing:
        """Both dice of the seat that forges."""
        seat = self.view.forging if self.view.forging is not None else self.shown_seat
        return draw_bench(self.view, self.terms, self.look, seat, room, self.scene.open_targets)

    def draw_stores(self, room: Region) -> Drawing:
        """One's own gauges in a line; the places to look at are the panels' own."""
        canvas, seat, line = Canvas(room.width, 1), self.shown_seat, Region(0, 0, room.width, 1)
        heroes.draw_gauges(canvas, line, self.view.seats[seat], self.terms, seat)
        return Drawing(canvas.drawing().lines)

    def draw_trays(self, room: Region) -> Drawing:
        """The throw that is shown."""
        throw, frame = self.throw
        about = (self.view, self.terms, self.look, self.names)
        return trays.draw_trays(*about, throw, frame, room, self.view.active) if throw is not None else EMPTY

    BOARDS: ClassVar = (
        Board("islands", draw_islands, ("place",)),
        Board("sanctuary", draw_sanctuary, ("buy",)),
        Board("heroes", draw_heroes, ("die", "store", "token", "hammer", "card", "seat")),
        Board("bench", draw_bench),
        Board("stores", draw_stores),
        Board("trays", draw_trays),
    )

    # -- what is marked ----------------------------------------------------------------------------

    @property
    def marks(self) -> Marks:
        """What can be chosen on islands and sanctuary, and where others were since one's last turn."""
        new = set()
        for events in self.happened.values():
            new |= {f"place:{event.facts['slot']}" for event in events if event.kind == "took_card"}
            new |= {f"buy:{event.facts['face']}" for event in events if event.kind == "bought"}
        return Marks(self.scene.open_targets | self._lit, frozenset(new), self._away)

    @property
    def heroes_shown(self) -> Shown:
        """Whose turn it is, who decides, which die asks, and what every seat has rolled last."""
        decision, view = self.scene.decision, self.view
        asking = None
        if decision is not None and view.resolving is not None and view.resolving.at is not None:
            roll = next((each for each in reversed(view.rolls) if each.seat == view.resolving.seat), None)
            dice = roll.dice if roll is not None else ()
            at = view.resolving.at
            asking = (view.resolving.seat, dice[at] if at < len(dice) else at)
        lit = next((target for target in self._lit if target.startswith("die:")), "")
        return Shown(
            view.active,
            self.scene.mover,
            self.shown_seat,
            self.scene.open_targets,
            die_of(lit) if lit else asking,
            self._ghost,
            frozenset(seat for seat, events in self.happened.items() if events),
            self._last_rolls(),
            self.counting,
        )

    def _last_rolls(self) -> dict[int, Told]:
        """The last roll of every seat, with what it has brought."""
        events: list[Event] = []
        missing = set(range(len(self.people)))
        for entry in reversed(self._log_shown()):
            events = [*entry.events, *events]
            missing -= {event.seat for event in entry.events if event.kind == "rolled"}
            if not missing:
                break
        return {told.event.seat: told for told in rolls_in(events) if told.event.seat is not None}

    def _log_shown(self) -> Sequence[LogEntry]:
        """The log to the moment that is shown; nothing in this game is private."""
        last = self.look_back.entry if self.look_back is not None else len(self.session.log)
        return [entry for entry in self.session.log[: last + 1] if not entry.undone or entry.number == last]

    def highlighted(self, view: DiceForgeView, target: str | None) -> None:
        """What the option under the cursor would bring is a ghost in its gauge."""
        ghost = self._ghost_of(self.cursor.key)
        if ghost != self._ghost:
            self._ghost = ghost
            self.draw("heroes")

    @property
    def to_read(self) -> Sequence[str]:
        """In one's own turn, what the others have done since the last one."""
        if self.shape == HUGE or self.scene.decision is None or self.view.active != self.shown_seat:
            return super().to_read
        said = (self.wording.acts(self.happened.get(seat, ())) for seat in self.others)
        return [each for each in said if each]

    def picture_of(self, key: str | None) -> Drawing:
        """The plate or card that an option is about, large."""
        noun, _, thing = (key or "").partition(":")
        view, face, card = self.view, "", ""
        if noun in ("buy", "face"):
            face = thing
        elif noun == "die" and "/" in thing:
            seat, die = die_of(key)
            face = view.seats[seat].face_up(die)
        else:
            card = view.layout[thing] if noun == "feat" else noun if noun in CARDS else ""
        return (
            plates.draw_picture(face, card, self.tile.picture, self.terms, self.look)
            if face or card
            else EMPTY
        )

    def _ghost_of(self, key: str | None) -> tuple[int, int, int] | None:
        decision = self.scene.decision
        noun, _, thing = (key or "").partition(":")
        if decision is None or key is None:
            return None
        seat = decision.seat
        if noun == "hammer":
            return (seat, 4, int(thing)) if thing != "0" else (seat, GOLD, gain_at(self.view).amount)
        if noun in ("take", "owl"):
            resource = RESOURCES.index(thing)
            return seat, resource, amount_of(self.view, decision.kind, resource)
        gain = gain_at(self.view)
        return (seat, gain.resource, gain.amount) if noun == "keep" else None

    def why_not(self, seat: int, target: str) -> Sequence[Option[None]]:
        """The rules know pools, not the faces in them."""
        if target in self.scene.open_targets:
            return ()
        if not target.startswith("buy:"):
            return super().why_not(seat, target)
        found = super().why_not(seat, f"pool:{POOL_OF[target.removeprefix('buy:')]}")
        return [replace(option, key=target, target=target) for option in found]

    # -- room --------------------------------------------------------------------------------------

    def page_for(self, decision: Decision[Any]) -> str:
        """Dice to forge over lie on the bench, which has the heroes' page."""
        return "heroes" if decision.kind == "forge_slot" else super().page_for(decision)

    @property
    def _forges(self) -> bool:
        return self.scene.decision is not None and self.scene.decision.kind == "forge_slot"

    @property
    def folds(self) -> bool:
        """While a face is forged the bench is the list."""
        return self._forges

    def places(self, width: int, height: int) -> Places:
        """Islands, sanctuary beside them, heroes below, then the list; trays cover heroes and list."""
        if self.shape == SMALL:
            return self._page_places(width, height)
        size = self.hero_size
        wide, high = self.tile.board
        plates = self.plate_size.board[0]
        spare = width - wide - plates
        found = {
            "islands": Region(0, 0, wide, high),
            "sanctuary": Region(wide + max(0, spare), 0, plates, high),
        }
        if self.throw[0] is not None:
            return {**found, "trays": Region(0, high, width, height - high)}
        top = high + size.height
        found["heroes"] = Region(0, high, width, size.height)
        right = width - _LIST[self.shape] if self.shape in _LIST and not self._forges else 0
        room = Region(0, top, width - right, height - top)
        if right:
            found[LOG] = Region(width - right + 1, top, right - 1, height - top)
        if not self._forges:
            return {**found, PANEL: room}
        bench = room.width - max(34, room.width * 3 // 10)
        return {
            **found,
            "bench": Region(0, top, bench, room.height),
            PANEL: Region(bench, top, room.width - bench, room.height),
        }

    def _page_places(self, width: int, height: int) -> Places:
        """80x24: the open page above, own gauges and the list below."""
        if self.throw[0] is not None:
            return {"trays": Region(0, 0, width, height)}
        if self.page == "market":
            return {
                "islands": Region(0, 0, width, 8),
                "sanctuary": Region(0, 8, width, 4),
                "stores": Region(0, 12, width, 1),
                PANEL: Region(0, 13, width, height - 13),
            }
        panel = Region(0, 13, width, height - 13)
        if self.page == "log":
            return {LOG: Region(0, 0, width, 13), PANEL: panel}
        return {"bench" if self._forges else "heroes": Region(0, 0, width, 13), PANEL: panel}

    # -- moments -----------------------------------------------------------------------------------

    def moment(self, view: DiceForgeView, entries: Sequence[LogEntry]) -> Sequence[Frame]:
        """Every throw in trays: faces flicker, dice settle, then what they bring."""
        events = [event for entry in entries for event in entry.events]
        before = [event for entry in self.session.log[: entries[0].number] for event in entry.events]
        self._throws = throws = trays.throws_in(events)
        found = [journey_of(self, event, before) for event in events if self.shape != SMALL]
        journeys = [journey for journey in found if journey is not None]
        walking = {event.seat for event in events if event.kind == "moved"} if journeys else set()
        away = frozenset(seat for seat in walking if seat is not None)
        steps = _STEPS + 1 if journeys else 0
        frames: list[Frame] = [partial(self._travel, away, journeys, step / _STEPS) for step in range(steps)]
        lit = frozenset(target for event in events if (target := _lit_by(event)))
        flashes = _FLASHES if lit and not throws else 0
        frames += [partial(self._light, frozenset() if step % 2 else lit) for step in range(flashes)]
        for number, throw in enumerate(throws, start=1):
            count = trays.frames_of(throw)
            frames += [partial(self._roll, throw, frame) for frame in range(count)]
            frames += [partial(self._roll, throw, count - 1)] * (_STAYS if number < len(throws) else 0)
        return frames

    @property
    def moment_stays(self) -> float:
        """Throws are to be read."""
        return _READ if self._throws else 0

    def _travel(self, away: frozenset[int], journeys: Sequence[Journey], share: float) -> None:
        """One frame of what is on its way; heroes that are `away` stand nowhere."""
        self._away = away
        self.carry(journeys, share)

    def _light(self, lit: frozenset[str]) -> None:
        """One frame of what has changed."""
        self._lit, self._away = lit, frozenset()
        self.draw("islands")
        self.draw("heroes")

    def _roll(self, throw: trays.Throw, frame: int) -> None:
        """One frame of a throw."""
        opens = self.throw[0] is None
        self.throw = (throw, frame)
        if opens:
            self.lay_out()
        self.draw("trays")

    def end_moment(self) -> None:
        """Heroes and list are back."""
        self.throw, self._lit, self._away = (None, 0), frozenset(), frozenset()
        self.show_boards()

    # -- keys --------------------------------------------------------------------------------------

    def action_averages(self) -> None:
        """What all dice yield on average."""
        from tabletop_tui.games.dice_forge.averages import average_lines
        from tabletop_tui.screens.page import Page

        self.quiet()
        view, names = self.scene.view, self.names
        lines = partial(average_lines, view, self.terms, names)
        _ = self.tabletop.push_screen(Page(lambda: self.terms.say("averages"), lines))
