"""Hints and reviews in words, for every front end."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tabletop_tui.bots.hints import LATER, MOST, OTHERS, Hint
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.titles import round_word

if TYPE_CHECKING:
    from rulesets.core import Decision, Table
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


def hint_text(wording: "Wording", named: Named, found: Sequence[Hint]) -> str:
    """Hints in words: the best option and why, then the next ones."""
    words = wording.words
    best, others = found[0], found[1:]
    said = words.bots.hint(option=named(best.key), points=round(best.points))
    if best.better:
        said += " " + words.bots.hint_why(why=reasons(wording, best.better))
    if others:
        said += " " + words.bots.hint_next(options="; ".join(named(hint.key) for hint in others))
    return said


def reasons(wording: "Wording", lines: Sequence[tuple[str, float]]) -> str:
    """By how many points lines of the score sheet differ, and the rest."""
    return ", ".join(
        f"{signed(points, wording.words)} {_reason(wording, line, points)}" for line, points in lines
    )


def signed(points: float, words: "Words") -> str:
    """Points with their sign, to the nearest half, as the language writes it: `+2.5`, `−3`.

    They are an estimate. Less than a quarter is shown as a half, so that no reason is worth nothing.
    """
    halves = max(1, round(2 * abs(points)))
    amount = words.bots.points(points=halves // 2 if halves % 2 == 0 else halves / 2)
    return f"{'−' if points < 0 else '+'}{amount}"


def _reason(wording: "Wording", line: str, points: float) -> str:
    """What points come from, in words: a score line, later turns or the others."""
    others = "bots-hint-others-less" if points > 0 else "bots-hint-others-more"
    rest = {LATER: "bots-hint-later", OTHERS: others}
    return wording.words(rest[line]) if line in rest else wording.score_title(line)


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
        words.bots.review_why(why=reasons(wording, point.why)) if point.why else "",
    )
