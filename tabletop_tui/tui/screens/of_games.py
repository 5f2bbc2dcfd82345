"""The screens of games: each in its game's module `screen`, imported when it is first shown."""

from typing import TYPE_CHECKING

from tabletop_tui.kit.registry import game_parts

if TYPE_CHECKING:
    from tabletop_tui.tui.screens.game import GameScreen


def screen_of(game: str) -> "type[GameScreen]":
    """The class of a game's screen. Raises `KeyError` for an unknown game, `BrokenGame` if it has none."""
    found: type[GameScreen] = game_parts(game).given("screen", "Screen")
    return found
