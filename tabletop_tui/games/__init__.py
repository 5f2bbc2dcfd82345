"""The registry of games: what the program knows about each, loaded only when it is needed."""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from rulesets import BUILT, GAMES, load_rules
from rulesets.core.records import record
from tabletop_tui.words import Words

if TYPE_CHECKING:
    from rulesets.core import Decision
    from rulesets.core.rules import Rules
    from tabletop_tui.drawing import Drawing
    from tabletop_tui.games.wording import Wording
    from tabletop_tui.screens.game import GameScreen

__all__ = ["BUILT", "GAMES", "GameParts", "game_line", "game_parts", "game_picture", "game_title"]


@record
class GameParts:
    """Everything that belongs to one built game."""

    id: str

    @property
    def rules(self) -> "Rules[Any]":
        """Its rules. Raises `rulesets.core.tables.TableError` for a wrong component table."""
        return load_rules(self.id)

    @property
    def wording(self) -> "type[Wording]":
        """Its words; doesn't need Textual."""
        found: type[Wording] = getattr(self._module("wording"), f"{self._prefix}Wording")
        return found

    @property
    def screen(self) -> "type[GameScreen]":
        """Its screen; imports Textual."""
        found: type[GameScreen] = getattr(self._module("screen"), f"{self._prefix}Screen")
        return found

    @property
    def labels(self) -> "Callable[[Decision[Any]], dict[str, str]]":
        """The keys of its options."""
        return self.wording.labels

    @property
    def _prefix(self) -> str:
        return "".join(part.capitalize() for part in self.id.split("_"))

    def _module(self, name: str) -> Any:
        return import_module(f"tabletop_tui.games.{self.id}.{name}")


def game_parts(game: str) -> GameParts:
    """The parts of a built game. Raises `KeyError` for a game that isn't built."""
    if game not in BUILT:
        raise KeyError(game)
    return GameParts(game)


def game_title(words: Words, game: str) -> str:
    """A game's name, built or not."""
    return words(f"games-{game.replace('_', '-')}-title")


def game_line(words: Words, game: str) -> str:
    """A line about a game, built or not."""
    return words(f"games-{game.replace('_', '-')}-line")


def round_word(words: Words, game: str) -> str:
    """What a game calls one of its rounds, as it stands before a number."""
    own = f"games-{game.replace('_', '-')}-round"
    return words(own if words.has(own) else "games-round")


def game_picture(game: str) -> "Drawing":
    """A small picture for the lobby, the same size for every game, built or not."""
    from tabletop_tui.games.pictures import picture

    return picture(game)
