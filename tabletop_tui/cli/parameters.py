"""Kinds of values on the command line: checked in words, and completed by the shell."""

from collections.abc import Sequence
from datetime import date
from typing import Any

import click
from click.shell_completion import CompletionItem

from tabletop_tui.host import registered
from tabletop_tui.host.codes import FAILED
from tabletop_tui.kit.registry import playable
from tabletop_tui.text.complaints import Complaint


class Game(click.ParamType[str]):
    """The id of a game that can be played."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The game's id; `Dice-Forge` is understood, too."""
        game = str(value).lower().replace("-", "_").replace(" ", "_")
        if game in playable():
            return game
        for reason in registered.wrong():
            if reason.facts["game"] == game:
                raise Complaint(f"errors-{reason.id}", code=FAILED, **reason.facts)
        raise Complaint("cli-no-such-game", game=str(value), games=", ".join(playable()))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The games that can be played."""
        return [CompletionItem(game) for game in playable() if game.startswith(incomplete)]


class OneOf(click.ParamType[str]):
    """A parameter that takes one of several words."""

    name = "word"

    def __init__(self, choices: Sequence[str]) -> None:
        """`choices` are the words, in small letters."""
        self.choices = choices

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word in lower case."""
        word = str(value).lower()
        if word not in self.choices:
            facts: dict[str, Any] = {"value": str(value), "choices": ", ".join(self.choices)}
            if isinstance(param, click.Option):
                raise Complaint("cli-not-one-of", option=param.opts[0], **facts)
            raise Complaint("cli-no-such-choice-here", **facts)
        return word

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The words that begin with what was typed."""
        return [CompletionItem(choice) for choice in self.choices if choice.startswith(incomplete)]


class Number(click.ParamType[int]):
    """A whole number from `least` up, to `most` if there is one."""

    name = "number"

    def __init__(self, what: str, least: int, most: int | None = None) -> None:
        """`what` names the value in complaints; `least` and `most` are the limits, both allowed."""
        self.what = what
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, or a complaint with the allowed range."""
        try:
            number = int(value)
        except (TypeError, ValueError):
            number = self.least - 1
        if self.most is not None and not self.least <= number <= self.most:
            raise Complaint(
                "cli-not-in-range",
                what=self.what,
                value=str(value),
                least=str(self.least),
                most=str(self.most),
            )
        if not self.least <= number < 2**63:
            raise Complaint("cli-not-a-number", what=self.what, value=str(value), least=self.least)
        return number


class Day(click.ParamType[date]):
    """A day as ISO 8601 has it: `2026-11-28`."""

    name = "day"

    def __init__(self, what: str) -> None:
        """`what` names the value in complaints."""
        self.what = what

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> date:
        """The day, or a complaint with an example."""
        try:
            return date.fromisoformat(str(value))
        except ValueError:
            raise Complaint("cli-not-a-day", what=self.what, value=str(value)) from None


class VariantChoice(click.ParamType[tuple[str, str]]):
    """`KEY=VALUE`: a variant of the game and what it is set to."""

    name = "choice"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        """Key and value; whether the game knows them is checked later."""
        if isinstance(value, tuple):
            return value
        key, equals, choice = str(value).partition("=")
        if not (key and equals and choice):
            raise Complaint("cli-not-a-choice", value=str(value))
        return key, choice


class SavedGame(click.ParamType[str]):
    """The id of a saved game, or a file."""

    name = "saved game"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The saved games' ids, then files."""
        from tabletop_tui.cli.saved import known_ids

        ids = [CompletionItem(game_id) for game_id in known_ids() if game_id.startswith(incomplete)]
        return ids or [CompletionItem(incomplete, type="file")]
