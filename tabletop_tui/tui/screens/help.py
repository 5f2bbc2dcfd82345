"""Help for the current decision with all keys, and why something isn't possible."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rulesets.core import Option
from tabletop_tui.paint.drawing import Line
from tabletop_tui.play.lesson import lesson_of
from tabletop_tui.play.rulings import rulings_in_force, rulings_on_points
from tabletop_tui.tui.keys import bindings, help_lines
from tabletop_tui.tui.screens.page import Maker, Page, columns, paragraph
from tabletop_tui.tui.screens.possible import reason_said
from tabletop_tui.tui.widgets.footer import Hint
from tabletop_tui.tui.widgets.lines import line_of

if TYPE_CHECKING:
    from tabletop_tui.kit.card import Card
    from tabletop_tui.tui.screens.hooks import GameHooks
    from tabletop_tui.tui.screens.viewpoint import Viewpoint


class HelpPage(Page):
    """Help at a table, from which the rules can be opened, at the ruling that matters now."""

    SCOPES = ("page", "help")
    BINDINGS = bindings("help")

    def __init__(
        self, here: "Viewpoint", make: Maker, read: Callable[[str], None], title: str = "game-help"
    ) -> None:
        """`make` returns the lines for a width in cells, `read` opens another page; `title` is a message."""
        super().__init__(lambda: here.words(title), make)
        self._read = read

    def hints(self) -> list[Hint]:
        """The key for the rules."""
        key = "help-rules"
        return [Hint(self.tabletop.keymap.shown(key), self.words(f"keys-{key}"), "rules")]

    def action_rules(self) -> None:
        """Open the rules in place of this page."""
        if self.leave():
            self.app.call_later(self._read, "ruling")


def help_page(here: "Viewpoint", read: Callable[[str], None], unsaid: "Card | None" = None) -> Page:
    """The rule for the decision and how points are made, in our own words, and what every key does.

    Before them, in full, what the card had no room for, if `unsaid`.
    """

    def make(width: int) -> list[Line]:
        words, keymap = here.words, here.keymap
        lines = _explained(unsaid, width) if unsaid is not None else []
        decision = here.scene.decision
        if decision is not None:
            lines += [*paragraph(here.scene.question, width, "title"), line_of("")]
            for part in here.wording.help(decision).split("\n"):
                lines += paragraph(part, width)
            lines.append(line_of(""))
        if ruled := _rulings(here, width):
            lines += [*ruled, line_of("")]
        scoring = here.wording.scoring()
        if scoring:
            lines += [line_of(" " + words.game.help_scoring(), "title"), *paragraph(scoring, width)]
            for said in rulings_on_points(here.table, here.wording):
                lines += paragraph(said, width)
            lines.append(line_of(""))
        if signs := here.wording.signs():
            lines.append(line_of(" " + words.game.help_signs(), "title"))
            for part in signs.split("\n"):
                lines += paragraph(part, width)
            lines.append(line_of(""))
        if here.place.lesson is None and lesson_of(here.session.rules.id):
            learn, coach, hint = map(keymap.shown, ("lobby-learn", "coach", "hint"))
            game = here.session.rules.id
            said = words.game.help_learn(game=game, learn=learn, coach=coach, hint=hint)
            lines += paragraph(said, width, "dim")
            lines.append(line_of(""))
        lines += paragraph(words.game.help_labels(), width, "dim")
        without = () if here.record.standing_answers.known else ("standing",)
        for scope in (*here.scopes, "app"):
            lines += [line_of(""), line_of(" " + words(f"game-keys-{scope}"), "title")]
            keys = help_lines(words, keymap, scope, without)
            wide = min(16, max(len(key) for key, _ in keys)) + 1
            for key, text in keys:
                lines += columns(key, text, width, wide)
        return lines

    return HelpPage(here, make, read)


def _explained(card: "Card", width: int) -> list[Line]:
    """A card in full."""
    titled = "".join(run.text for run in card.title).strip()
    lines = paragraph(titled, width, "title") if titled else []
    for said in card.text:
        lines += paragraph(said.removeprefix("! "), width, "bad" if said.startswith("! ") else "")
    return [*lines, line_of("")]


def why_page(here: "Viewpoint", hooks: "GameHooks", target: str | None, read: Callable[[str], None]) -> Page:
    """What the decision doesn't offer, and what the `target` under the cursor doesn't allow, with reasons."""

    def make(width: int) -> list[Line]:
        words, scene = here.words, here.scene
        lines: list[Line] = []
        if target is not None and scene.decision is not None:
            for about in hooks.describe(scene.view, target)[:1]:
                lines += paragraph(about.removeprefix("! "), width, "strong")
            asked = target in scene.open_targets
            nothing = words.game.why_nothing_here() if asked else words.game.why_only_seen()
            lines += _against(here, hooks, target, width) or paragraph(nothing, width)
            lines.append(line_of(""))
        blocked = scene.decision.blocked if scene.decision is not None else ()
        blocked = [option for option in blocked if target is None or _target(here, option) != target]
        if blocked:
            lines.append(line_of(" " + words.game.why_blocked(), "title"))
            lines += _reasons(here, blocked, width)
        elif not lines:
            lines += paragraph(words.game.why_nothing(), width)
        if ruled := _rulings(here, width):
            lines += [line_of(""), *ruled]
        if columns := _columns(here, width):
            lines += [line_of(""), *columns]
        lines += [line_of(""), *paragraph(words.game.why_hint(), width, "dim")]
        return lines

    return HelpPage(here, make, read, "game-why")


def _columns(here: "Viewpoint", width: int) -> list[Line]:
    """What each column of the list shows."""
    scene, words = here.scene, here.words
    columns = here.wording.columns(scene.view, scene.decision) if scene.decision is not None else {}
    lines = [line_of(" " + words.game.why_columns(), "title")] if columns else []
    for title, text in columns.items():
        lines += paragraph(words.around.column(title=title, text=text), width)
    return lines


def _rulings(here: "Viewpoint", width: int) -> list[Line]:
    """What was chosen at set-up about the rulings that matter at the decision, and where to read more."""
    said = rulings_in_force(here.table, here.scene.decision, here.wording)
    lines = [line for sentence in said for line in paragraph(sentence, width)]
    if said:
        more = here.words.game.help_ruling(rules=here.keymap.shown("help-rules"))
        lines += paragraph(more, width, "dim")
    return lines


def _against(here: "Viewpoint", hooks: "GameHooks", target: str, width: int) -> list[Line]:
    """What prevents or speaks against choosing a target, with reasons."""
    scene = here.scene
    if scene.decision is None:
        return []
    open_here = [option for option in scene.decision.options if _target(here, option) == target]
    blocked = [option for option in scene.decision.blocked if _target(here, option) == target]
    if not open_here and not blocked:
        return _reasons(here, hooks.why_not(scene.decision.seat, target), width)
    lines = _reasons(here, blocked, width)
    for option in open_here:
        for sentence in here.wording.caution(scene.view, scene.decision, option):
            lines += paragraph(sentence, width)
    return lines


def _target(here: "Viewpoint", option: Option[object]) -> str | None:
    """Where an option lies on the boards, which can have more places than the rules."""
    decision = here.scene.decision
    return None if decision is None else here.wording.target(here.scene.view, decision, option)


def _reasons(here: "Viewpoint", options: Sequence[Option[object]], width: int) -> list[Line]:
    said = [reason_said(here, option) for option in options]
    return [line for sentence in said if sentence for line in paragraph(sentence, width)]
