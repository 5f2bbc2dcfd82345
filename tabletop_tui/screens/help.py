"""Help for the decision at hand with all keys, and why something isn't possible."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rulesets.core import Option
from tabletop_tui.drawing import Line
from tabletop_tui.keys import help_lines
from tabletop_tui.screens.page import Page, columns, paragraph
from tabletop_tui.widgets.lines import line_of

if TYPE_CHECKING:
    from tabletop_tui.screens.game import GameScreen


def help_page(game: "GameScreen") -> Page:
    """The rule for what is asked, in our words, and what every key does."""

    def make(width: int) -> list[Line]:
        words, keymap = game.words, game.tabletop.keymap
        lines: list[Line] = []
        decision = game.scene.decision
        if decision is not None:
            lines += [*paragraph(game.scene.question, width, "title"), line_of("")]
            for part in game.wording.help(decision).split("\n"):
                lines += paragraph(part, width)
            lines.append(line_of(""))
        lines += paragraph(words("game-help-labels"), width, "dim")
        for scope in (*game.SCOPES, "app"):
            lines += [line_of(""), line_of(" " + words(f"game-keys-{scope}"), "title")]
            keys = help_lines(words, keymap, scope)
            wide = min(16, max(len(key) for key, _ in keys)) + 1
            for key, text in keys:
                lines += columns(key, text, width, wide)
        return lines

    return Page(lambda: game.words("game-help"), make)


def why_page(game: "GameScreen") -> Page:
    """What the decision doesn't offer, and what the target under the cursor doesn't allow, with reasons."""
    target = game.cursor.target

    def make(width: int) -> list[Line]:
        words, scene = game.words, game.scene
        lines: list[Line] = []
        if target is not None and scene.decision is not None:
            lines += [line_of(" " + line, "strong") for line in game.describe(scene.view, target)[:1]]
            table = game.session.table
            free = any(option.target == target for option in scene.decision.options)
            asked = () if free else table.rules.why_not(table.state, scene.decision.seat, target)
            lines += _reasons(game, asked, width) or paragraph(words("game-why-nothing-here"), width)
            lines.append(line_of(""))
        blocked = scene.decision.blocked if scene.decision is not None else ()
        if blocked:
            lines.append(line_of(" " + words("game-why-blocked"), "title"))
            lines += _reasons(game, blocked, width)
        elif not lines:
            lines += paragraph(words("game-why-nothing"), width)
        lines += [line_of(""), *paragraph(words("game-why-hint"), width, "dim")]
        return lines

    return Page(lambda: game.words("game-why"), make)


def _reasons(game: "GameScreen", options: Sequence[Option[Any]], width: int) -> list[Line]:
    lines: list[Line] = []
    decision = game.scene.decision
    for option in options:
        if option.blocked is not None and decision is not None:
            said = game.wording.option(game.scene.view, decision, option)
            reason = game.wording.reason(option.blocked)
            lines += paragraph(game.words("game-why-line", option=said, reason=reason), width)
    return lines
