"""A game as one terminal sees it: all that its screen knows, without Textual."""

from collections.abc import Callable, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, Protocol

from tabletop_tui.kit.showing import HOME
from tabletop_tui.play.record import standings_at
from tabletop_tui.text.cells import with_names_held
from tabletop_tui.tui.screens.scene import CURTAIN, HAND_OVER, NOTHING, Scene, scene_of

if TYPE_CHECKING:
    from rulesets.core import Standing, Table
    from tabletop_tui.host.paths import Paths
    from tabletop_tui.host.settings import Settings
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.place import Place
    from tabletop_tui.play.record import GameRecord
    from tabletop_tui.play.session import Session
    from tabletop_tui.store.people import Person
    from tabletop_tui.text.words import Words
    from tabletop_tui.tui.keys import KeyMap
    from tabletop_tui.tui.screens.replay import LookBack


class Services(Protocol):
    """What a game needs of the program; it can change while the game is shown."""

    @property
    def settings(self) -> "Settings":
        """The settings of the player at this terminal."""

    @property
    def words(self) -> "Words":
        """The catalogues of the current language."""

    @property
    def keymap(self) -> "KeyMap":
        """The keys of the player at this terminal."""

    @property
    def paths(self) -> "Paths":
        """Where reports about failures are written."""


class Viewpoint:
    """Who sits at this terminal, which moment of the game is shown, and how.

    The screen's helpers and pages are given this instead of the screen, so that tests can build them.
    """

    wording: "Wording"
    """The game's words; the screen sets them before it shows anything, and whenever the language changes."""

    def __init__(
        self, place: "Place", services: Callable[[], Services], look_back: "LookBack | None" = None
    ) -> None:
        """A game that is played at `place`, or, with `look_back`, only looked at."""
        self.place = place
        self.look_back = look_back
        self.scene: Scene = NOTHING
        self.foreseen: tuple[GameRecord, Wording, Settings, Scene] | None = None
        """What a record that may come next shows to who decides then, in these words, with these settings."""
        self.supposed: GameRecord | None = None
        """What is taken for the game's record, to see what would be shown with it; else `None`."""
        self.shape = HOME
        """How much room there is: `small` (80x24), `home` (120x36), `large` (160x50) or `huge` (200x60)."""
        self.is_tiny = False
        """Whether the terminal is too small to show the game at all."""
        self.is_pocket = False
        """Whether it has room for one board at a time only; the shape is `small` then."""
        self.looking_at = 0
        """The seat whose own boards are shown."""
        self.curtain: int | None = None
        """The seat with hidden things whose player hasn't come to the keyboard yet."""
        self.scopes: Sequence[str] = ()
        """The scopes of the screen's keys."""
        self.is_open = False
        """Whether the screen is there: mounted, and not yet closed."""
        self._services = services

    # -- the game ----------------------------------------------------------------------------------

    @property
    def session(self) -> "Session":
        """The game as it is changed, saved and watched."""
        return self.place.session

    @property
    def record(self) -> "GameRecord":
        """What has been played, with its log."""
        return self.session.record if self.supposed is None else self.supposed

    @property
    def people(self) -> "Sequence[Person]":
        """The players, in seat order."""
        return self.record.people

    @property
    def names(self) -> list[str]:
        """What the players are called, in seat order."""
        return [self.wording.name(seat) for seat in range(len(self.people))]

    def with_names_held(self, *texts: str) -> tuple[str, ...]:
        """Texts that are to be broken into lines, none of which ends within a name of several words."""
        names = [name for name in self.names if " " in name]
        return tuple([with_names_held(text, names) for text in texts]) if names else texts

    @property
    def table(self) -> "Table[Any]":
        """The table as shown: now, or at a moment of the replay."""
        return self.record.table if self.look_back is None else self.look_back.table

    @property
    def standings(self) -> "Sequence[Standing]":
        """The scores as if the game ended now, as far as this terminal may know them."""
        return standings_at(self.table, self.viewer, self.people, over=self.record.over)

    @property
    def is_shown(self) -> bool:
        """Whether there is a scene yet."""
        return self.scene is not NOTHING

    def find_scene(self, own_key: str) -> Scene:
        """Find what is shown now. `own_key` is the key with which the next player takes over."""
        foreseen, self.foreseen = self._as_foreseen(), None
        if self.look_back is not None:
            self.scene = self.look_back.scene(self.wording)
        elif foreseen is not None:
            self.scene = foreseen
        else:
            self.scene = scene_of(
                self.place,
                self.wording,
                self.keymap,
                curtain=self.curtain,
                covered=self.covered,
                own_key=own_key,
            )
        return self.scene

    def _as_foreseen(self) -> Scene | None:
        """What has been found before it came about, if it is this."""
        if self.foreseen is None:
            return None
        record, wording, settings, scene = self.foreseen
        now = record is self.record and wording is self.wording and settings is self.settings
        return scene if now and self.decides_at_once else None

    @property
    def decides_at_once(self) -> bool:
        """Whether a player at this keyboard decides, and nothing else comes first."""
        place = self.place
        return place.decides and place.hand_over is None and self.curtain is None and place.lesson is None

    def supposing(self, record: "GameRecord", scene: Scene) -> "Viewpoint":
        """The same terminal as it would be if a player here decided in this scene of that record."""
        then = copy(self)
        then.supposed, then.scene = record, scene
        if scene.seat is not None:
            then.looking_at = scene.seat
        return then

    # -- the program -------------------------------------------------------------------------------

    @property
    def settings(self) -> "Settings":
        """The settings of the player at this terminal."""
        return self._services().settings

    @property
    def words(self) -> "Words":
        """The catalogues of the current language."""
        return self._services().words

    @property
    def keymap(self) -> "KeyMap":
        """The keys of the player at this terminal."""
        return self._services().keymap

    @property
    def paths(self) -> "Paths":
        """Where reports about failures are written."""
        return self._services().paths

    # -- what is hidden from whom ------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """The seat that views the screen; `None` behind a curtain."""
        if self.look_back is not None:
            return self.look_back.viewer
        if self.supposed is not None:
            return self.scene.seat
        return None if self.veiled else self.place.viewer

    @property
    def veiled(self) -> bool:
        """Whether only what every player may see is shown."""
        return self.curtain is not None or self.covered

    @property
    def covered(self) -> bool:
        """Whether the next player has hidden things: then the hand-over is the curtain."""
        due = None if self.look_back is not None else self.place.hand_over
        return due is not None and self.covers(due.to_seat)

    def covers(self, seat: int) -> bool:
        """Whether a curtain must fall until a seat's player is at the keyboard."""
        return self.settings.handover != "never" and self.hides(seat)

    def hides(self, seat: int) -> bool:
        """Whether a seat has things that other players at the keyboard mustn't see."""
        return self.session.rules.hides(self.record.table.state, seat)

    @property
    def curtain_is_down(self) -> bool:
        """Whether the next player has hidden things and isn't at the keyboard yet."""
        return self.scene.mode == CURTAIN or (self.scene.mode == HAND_OVER and self.covered)

    def refresh_curtain(self) -> None:
        """Find whether a player with hidden things must come to the keyboard first."""
        place, decision = self.place, self.record.decision
        self.curtain = None
        if decision is None or not place.decides or place.hand_over is not None:
            return
        if len(place.seats) > 1 and place.at_keyboard != decision.seat and self.covers(decision.seat):
            self.curtain = decision.seat
        else:
            place.at_keyboard = decision.seat
