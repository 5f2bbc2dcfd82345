"""The registry of games: what the program knows about each, loaded only when needed.

Games are found by the entry points of installed packages (`host/registered.py`), this project's own, too.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulesets import BUILT
from rulesets.core.records import record
from tabletop_tui.host import registered
from tabletop_tui.host.registered import BrokenGame

if TYPE_CHECKING:
    from rulesets.core.rules import Rules
    from tabletop_tui.kit.standing_answers import StandingAnswer
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.paint.drawing import Drawing
    from tabletop_tui.paint.pictures import Look

__all__ = [
    "BUILT",
    "BrokenGame",
    "GameParts",
    "game_parts",
    "game_picture",
    "playable",
    "rules_of",
    "standing_answers_of",
]


def playable() -> tuple[str, ...]:
    """Every game that can be played here: first the project's own, then those of other packages."""
    return tuple(registered.packages())


def rules_of(game: str) -> "Rules[Any]":
    """The rules of a game that can be played here.

    Raises `KeyError` for any other, `BrokenGame` if its package fails, `TableError` for a wrong component
    table.
    """
    return game_parts(game).rules


@record
class GameParts:
    """Everything that belongs to one game. A part that another package lacks raises `BrokenGame`."""

    id: str

    @property
    def rules(self) -> "Rules[Any]":
        """Its rules. Raises `rulesets.core.tables.TableError` for a wrong component table."""
        from rulesets.core.rules import Rules

        found = self._part("rules", "RULES")
        if not isinstance(found, Rules) or found.id != self.id:
            raise self._package.broken(f"rules.RULES aren't the rules of {self.id!r}")
        return found

    @property
    def wording(self) -> "type[Wording]":
        """Its words; importing them doesn't load Textual."""
        found: type[Wording] = self.given("wording", "Wording")
        return found

    def check(self) -> None:
        """Load every part of another package, so that no game begins that can't be shown.

        Raises `BrokenGame`, `TableError`.
        """
        if self._package.ours:
            return
        _ = self.rules
        for part, kind in ((self.wording, "Wording"), (self.given("screen", "Screen"), "GameScreen")):
            if kind not in {
                base.__name__ for base in getattr(part, "__mro__", ())
            }:  # a screen isn't imported here
                raise self._package.broken(f"{getattr(part, '__name__', part)} isn't a {kind}")

    @property
    def _package(self) -> "registered.Package":
        return registered.packages()[self.id]

    def given(self, module: str, kind: str) -> Any:
        """The class of a kind in a module of the game, which has its name: `OrbisWording` in `wording`."""
        return self._part(module, "".join(part.capitalize() for part in self.id.split("_")) + kind)

    def _part(self, module: str, name: str) -> Any:
        if self._package.ours:  # a failure is our mistake, and reported as one
            return getattr(import_module(f"{self._package.module}.{module}"), name)
        from rulesets.core.tables import TableError

        try:
            return getattr(import_module(f"{self._package.module}.{module}"), name)
        except TableError:
            raise
        except (Exception, SystemExit) as error:  # other people's code can raise anything
            raise self._package.broken(f"{type(error).__name__}: {error}") from error


def game_parts(game: str) -> GameParts:
    """The parts of a game that can be played here. Raises `KeyError` for any other."""
    if game not in registered.packages():
        raise KeyError(game)
    return GameParts(game)


def standing_answers_of(game: str) -> "Sequence[StandingAnswer]":
    """The standing answers of a game that can be played; none for any other."""
    return game_parts(game).wording.standing_answers if game in playable() else ()


def game_picture(game: str, look: "Look", *, quiet: bool = False) -> "Drawing":
    """A small picture for the lobby, in the look of a terminal; `quiet` if the eye should be elsewhere."""
    from tabletop_tui.kit.pictures import picture
    from tabletop_tui.paint.pictures import LOUD, QUIET

    return picture(game, look, QUIET if quiet else LOUD)
