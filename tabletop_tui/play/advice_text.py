"""Hints and reviews in words, for every front end."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tabletop_tui.bots.hints import EXPECTED, LATER, LEAST, MOST, OTHERS, Hint
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.titles import round_word

if TYPE_CHECKING:
    from rulesets.core import Decision, Option, Table
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.play.record import GameRecord
    from tabletop_tui.play.review import TurningPoint
    from tabletop_tui.text.words import Words

Hints = Sequence[Hint]
"""The best options, the best first."""
Named = Callable[[str], str]
"""What the option with a key is called."""


def worth_showing(
    wording: "Wording", view: Any, decision: "Decision[object]", found: Sequence[Hint]
) -> Sequence[Hint]:
    """The best ones, without those that the game would warn of as long as there are others."""
    offered = {option.key: option for option in decision.options}

    def is_safe(hint: Hint) -> bool:
        option = offered.get(hint.key)
        return option is None or wording.confirm(view, decision, option) is None

    return ([hint for hint in found if is_safe(hint)] or found)[:MOST]


def hint_text(wording: "Wording", named: Named, does: Named, found: Sequence[Hint]) -> str:
    """Hints in words: the best option, what it does, what speaks for and against it, then the next ones."""
    words = wording.words
    best, others = found[0], found[1:]
    parts = [words.bots.hint(option=named(best.key)), does(best.key), reasons(wording, best.better)]
    if others:
        parts.append(words.bots.hint_next(options="; ".join(named(hint.key) for hint in others)))
    return " ".join(filter(None, parts))


def what_it_does(
    wording: "Wording", view: Any, decision: "Decision[object]", option: "Option[object]"
) -> str:
    """The first sentence about an option that doesn't warn of it; empty if there is none."""
    said = wording.card(view, decision, option).sentences
    return next((each for each in said if not each.startswith("! ")), "")


def reasons(wording: "Wording", lines: Sequence[tuple[str, float]]) -> str:
    """What speaks for an option and what against it: the `MOST` that weigh most, without figures.

    What has no name of its own is left out.
    """
    weights: dict[str, float] = {}
    for line, points in lines:
        name = _name(wording, line, points)
        if name:
            weights[name] = weights.get(name, 0.0) + points
    heavy = [name for name, points in weights.items() if abs(points) >= LEAST]
    heavy = sorted(heavy, key=lambda name: -abs(weights[name]))[:MOST]
    better = [name for name in heavy if weights[name] > 0]
    worse = [name for name in heavy if weights[name] < 0]
    say = wording.words.bots
    said = [say.hint_for(what=wording.listing(better))] if better else []
    said += [say.hint_against(what=wording.listing(worse))] if worse else []
    return " ".join(said)


def _name(wording: "Wording", line: str, points: float) -> str:
    """What points come from, in words: a line of the score sheet, a prospect, the others."""
    if line == OTHERS:
        say = wording.words.bots
        return say.hint_others_less() if points > 0 else say.hint_others_more()
    if line == LATER:
        return ""
    name = line.removeprefix(EXPECTED)
    return wording.prospect(name) or (
        "" if name.startswith(("field.", "own.")) else wording.score_title(name)
    )


def signed(points: float, words: "Words") -> str:
    """Points with their sign, to the nearest half, as the language writes it: `+2.5`, `−3`.

    They are an estimate. Less than a quarter is shown as a half, so that no reason is worth nothing.
    """
    halves = max(1, round(2 * abs(points)))
    amount = words.bots.points(points=halves // 2 if halves % 2 == 0 else halves / 2)
    return f"{'−' if points < 0 else '+'}{amount}"


# -- reviews ----------------------------------------------------------------------------------


def table_at(record: "GameRecord", answers: int) -> "Table[Any]":
    """The table after this many answers in force. Raises `LookupError` if the rules have changed."""
    found = record.table_after(entry_at(record, answers))
    if found is None:
        raise LookupError(answers)
    return found


def entry_at(record: "GameRecord", answers: int) -> int:
    """The log entry after which this many of the answers in force had been given."""
    return [entry.number for entry in record.log if not entry.undone][answers]


def safety(record: "GameRecord", words: "Words") -> Callable[[int, str], bool]:
    """A function that says whether the game would take an option after this many answers without a warning.

    It raises `ValueError` for a key that wasn't on offer.
    """
    wording = game_parts(record.rules.id).wording(words, record.people)

    def is_safe(answers: int, key: str) -> bool:
        table = table_at(record, answers)
        decision = table.decision
        option = None if decision is None else next((o for o in decision.options if o.key == key), None)
        if decision is None or option is None:
            raise ValueError(key)
        view = table.rules.view(table.state, decision.seat)
        return wording.confirm(view, decision, option) is None

    return is_safe


def turning_point(wording: "Wording", record: "GameRecord", point: "TurningPoint") -> tuple[str, str, str]:
    """A turning point in three sentences: what was chosen and when, what would have been better, and why."""
    table, words = table_at(record, point.answers), wording.words
    decision = table.decision
    if decision is None:
        raise LookupError(point.answers)
    view = table.rules.view(table.state, point.seat)
    chosen, better = (
        wording.option_alone(view, decision, decision.option(key)) for key in (point.chosen, point.better)
    )
    progress = table.rules.progress(table.state)
    return (
        words.bots.review_chosen(
            word=round_word(words, wording.game),
            round=progress.round,
            name=wording.name(point.seat),
            option=chosen,
        ),
        words.bots.review_better(option=better, gain=signed(point.gain, words)),
        reasons(wording, point.why),
    )
