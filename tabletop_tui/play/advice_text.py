"""Hints and reviews in words, for every front end."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from tabletop_tui.bots.hints import (
    EXPECTED,
    LATER,
    LEAST,
    MOST,
    OTHERS,
    Difference,
    Hint,
    differences,
)
from tabletop_tui.bots.seen import Seen
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.titles import round_word
from tabletop_tui.kit.wording import Wording
from tabletop_tui.text.quotes import within_quotes

if TYPE_CHECKING:
    from rulesets.core import Decision, Option, Table
    from tabletop_tui.play.record import GameRecord
    from tabletop_tui.play.review import TurningPoint
    from tabletop_tui.text.words import Words

Hints = Sequence[Hint]
"""The best options, the best first."""


EQUAL = 0.5
"""Points of the lead below which another option counts as good; as in a review."""
TREND = 0.8
"""Points from which on something is mentioned without its amounts."""
GIVEN_UP = 0.6
"""Points from which on it is said what an option gives up."""


def worth_showing(
    wording: Wording, table: "Table[Any]", view: object, found: Sequence[Hint]
) -> Sequence[Hint]:
    """The best ones, without those that the game would warn of or doubts, as long as there are others.

    `view` is the deciding seat's. A warning may also come with a later answer of the same turn that
    gives up what was begun.
    """
    decision = table.decision
    if decision is None:
        return ()
    offered = {option.key: option for option in decision.options}

    def is_safe(hint: Hint) -> bool:
        option = offered.get(hint.key)
        return option is None or (
            wording.confirm(view, decision, option) is None and not wording.doubts(view, decision, option)
        )

    safe = [hint for hint in found if is_safe(hint)]
    return ([hint for hint in safe if not _given_up(wording, table, hint)] or safe or found)[:MOST]


def hint_text(
    wording: Wording,
    table: "Table[Any]",
    view: object,
    found: Sequence[Hint],
    *,
    alone: bool = False,
    brief: bool = False,
    explained: bool = False,
) -> str:
    """Hints in words: the best option, what it does, what it prepares, and what the next best one lacks.

    `view` is the deciding seat's; `alone`: no board is beside the text; `brief`: only its first lines are
    seen at once, so they say how the best option compares; `explained`: the best option's card is beside the
    text, and what it says isn't said again.
    """
    decision, best = table.decision, found[0]
    if decision is None or all(option.key != best.key for option in decision.options):
        return ""
    say = wording.words.bots
    names = _names(wording, view, decision, [hint.key for hint in found], alone=alone)
    then = plan(wording, table, best, alone=alone)
    compared = _compared(wording, view, decision.seat, found, names)
    option = decision.option(best.key)
    does = what_it_does(wording, view, decision, option, compared=bool(compared), explained=explained)
    prepares = say.hint_then(options="; ".join(then)) if then else ""
    if len(found) > 1:
        beside = compared or _beside(wording, view, decision, found, names)
    else:
        beside = _alternative(wording, view, decision, best.key)
    rest = [beside, does, prepares] if brief and compared else [does, prepares, beside]
    return " ".join(filter(None, (say.hint(option=names[0]), *rest)))


def _alternative(wording: Wording, view: object, decision: "Decision[object]", best: str) -> str:
    """What the only other option would mean, or that the game warns of all others; else empty."""
    others, say = [option for option in decision.options if option.key != best], wording.words.bots
    if not others:
        return ""
    doubted = len(others) == 1 and wording.doubts(view, decision, others[0])
    if not doubted and any(wording.confirm(view, decision, option) is None for option in others):
        return ""
    card = wording.card(view, decision, others[0])
    if len(others) > 1 or not card.sentences or wording.gain(view, decision, others[0]) > 0:
        return say.hint_only()
    what = (card.warnings or card.sentences)[0].removeprefix("! ")
    return say.hint_alternative(
        option=within_quotes(wording.option_named(view, decision, others[0])), what=what
    )


def _compared(wording: Wording, view: object, seat: int, found: Sequence[Hint], names: Sequence[str]) -> str:
    """How the best option compares with the first of the next ones from which it differs by name.

    Empty if there is none, or if one before it is as good. What the seat has no more use for isn't compared.
    """
    best = found[0]
    for other, name in zip(found[1:], names[1:], strict=True):
        differ = differences(best.amounts, other.amounts)
        useful = [each for each in differ if wording.is_of_use(view, seat, each.name)]
        if said := contrast(wording, useful, name):
            return said
        if best.lead - other.lead < EQUAL:
            break
    return ""


def _beside(
    wording: Wording, view: object, decision: "Decision[object]", found: Sequence[Hint], names: Sequence[str]
) -> str:
    """The next best option, if it is as good; else groups of what was learned, and all next ones.

    Before it, how the game tells the two apart. What the seat has no more use for is no reason.
    """
    best, say, seat = found[0], wording.words.bots, decision.seat
    two = [decision.option(hint.key) for hint in found[:2]]
    apart = wording.told_apart(view, decision, two[0], two[1], names[1])
    if best.lead - found[1].lead < EQUAL:
        return " ".join(filter(None, (apart, say.hint_equal(option=within_quotes(names[1])))))
    others = say.hint_next(options="; ".join(names[1:]))
    better = [(name, more) for name, more in best.better if wording.is_of_use(view, seat, name)]
    return " ".join(filter(None, (reasons(wording, better), apart, others)))


def _names(
    wording: Wording, view: object, decision: "Decision[object]", keys: Sequence[str], *, alone: bool
) -> list[str]:
    """What these options are called; with the key where another one on offer is called the same."""
    options = [decision.option(key) for key in keys if any(each.key == key for each in decision.options)]
    if alone:
        return [wording.option_alone(view, decision, option) for option in options]
    short = Counter(wording.option_named(view, decision, option) for option in decision.options)
    labels = wording.labels(view, decision)
    return [
        name if short[name] == 1 else wording.words.bots.hint_labelled(option=name, key=labels[option.key])
        for option in options
        for name in [wording.option_named(view, decision, option)]
    ]


def plan(wording: Wording, table: "Table[Any]", hint: Hint, *, alone: bool = False) -> list[str]:
    """The answers that would follow in the same turn, by name, up to one that the game would warn of.

    What would be declined is left out.
    """
    found, before = [], hint.key
    for view, asked, option in _followed(table, hint):
        if wording.confirm(view, asked, option) is not None or wording.doubts(view, asked, option):
            break
        if option.key not in Wording.WAYS_OUT:
            found.append(wording.option_planned(view, asked, option, before, alone=alone))
        before = option.key
    return found


def _given_up(wording: Wording, table: "Table[Any]", hint: Hint) -> bool:
    """Whether one of the next answers would give up what the turn has begun."""
    return any(wording.gives_up(view, asked, option) for view, asked, option in _followed(table, hint))


def _followed(table: "Table[Any]", hint: Hint) -> "list[tuple[Any, Decision[object], Option[object]]]":
    """What would be asked and answered next in the same turn, in a world that looks the same to the seat."""
    decision, found = table.decision, []
    if decision is None or not hint.then:
        return []
    for world in Seen(table, Random("hint")).worlds(1):
        world.apply(hint.key)
        for key in hint.then:
            asked = world.decision
            if asked is None or asked.seat != decision.seat or all(o.key != key for o in asked.options):
                break
            found.append((world.rules.view(world.state, asked.seat), asked, asked.option(key)))
            world.apply(key)
    return found


def contrast(wording: Wording, beside: Sequence[Difference], other: str) -> str:
    """How an option compares with the next best: what is better after it, and what it gives up for that.

    Empty if nothing that is better has a name.
    """
    weighed = [(_weight(wording, each), each) for each in beside]
    heavy = sorted((one for one in weighed if abs(one[0]) >= LEAST), key=lambda one: -abs(one[0]))
    better = [each for weight, each in heavy if weight > 0 and _difference(wording, each)][: MOST - 1]
    worse = [each for weight, each in heavy if weight < -GIVEN_UP and _difference(wording, each)][:1]
    if not better:
        return ""
    say, other = wording.words.bots, within_quotes(other)
    mine = [_difference(wording, each) for each in better if not _of_another(each)]
    theirs = [each for each in better if _of_another(each)]
    clauses = [say.hint_have(what=wording.listing(mine))] if mine else []
    for each in theirs:
        has = say.hint_has_too if clauses else say.hint_has
        clauses.append(has(name=_holder(wording, each), what=_difference(wording, each)))
    gained = wording.listing(clauses)
    if not worse:
        return say.hint_compared(option=other, better=gained)
    lost, price = _difference(wording, worse[0]), worse[0]
    if _of_another(price):
        lost = say.hint_has_too(name=_holder(wording, price), what=lost)
    elif theirs:
        lost = say.hint_have_too(what=lost)
    return say.hint_compared_but(option=other, better=gained, worse=lost)


def _of_another(each: Difference) -> bool:
    return each.name.startswith("seat.")


def _holder(wording: Wording, each: Difference) -> str:
    return wording.name(int(each.name.split(".")[1]))


def _weight(wording: Wording, each: Difference) -> float:
    """About how many points a difference is worth to a good player; 0 for what has no name."""
    name, more = each.name, each.here - each.there
    if name.startswith("seat."):
        amount = wording.amounts.get(name.split(".", 2)[2])
        return -more / 2 if amount is None or amount.weight else 0.0
    amount = wording.amounts.get(name)
    if amount is not None:
        weight = amount.weight * more
        return weight if amount.counted or abs(weight) >= TREND else 0.0
    return more if name.startswith("line.") and name.count(".") == 1 else 0.0


def _difference(wording: Wording, each: Difference) -> str:
    """What differs, in words, with the figures after either option; empty if these round to the same."""
    name, say = each.name, wording.words.bots
    line = name.split(".", 2)[2] if _of_another(each) else name
    amount, more = wording.amounts.get(line), each.here > each.there
    what = (
        say.hint_line(more=more, what=wording.score_title(line.removeprefix("line.")))
        if amount is None
        else amount.title(wording.say, more=more)
    )
    if amount is not None and not amount.counted:
        return what
    here, there = _whole(each.here), _whole(each.there)
    if here == there:
        return ""
    exact = type(each.here) is int and type(each.there) is int
    return (say.hint_figures if exact else say.hint_about)(what=what, count=here, other=there)


def _whole(amount: float) -> str:
    return f"−{-round(amount)}" if round(amount) < 0 else f"{round(amount)}"


def what_it_does(
    wording: Wording,
    view: object,
    decision: "Decision[object]",
    option: "Option[object]",
    *,
    compared: bool,
    explained: bool = False,
) -> str:
    """What speaks for an option: a sentence beside a comparison, else two, if there are so many.

    Where nothing does, what is lost, or what is said of every such option. Of one that the game asks to be
    confirmed, what is lost comes instead: it is the best of none that are good. `explained`: without what the
    card says, which is beside it.
    """
    said, card = wording.hinted(view, decision, option), wording.card(view, decision, option)
    beside = {each.removeprefix("! ") for each in card.sentences} if explained else set[str]()
    if card.warnings and wording.confirm(view, decision, option) is not None:
        said = [card.warnings[0].removeprefix("! ")]
    elif compared or said:
        said = said[: 1 if compared else 2]
    else:
        said = [each.removeprefix("! ") for each in (*card.warnings, *card.sentences)][:1]
    return " ".join(each for each in said if each not in beside)


def reasons(wording: Wording, lines: Sequence[tuple[str, float]]) -> str:
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


def _name(wording: Wording, line: str, points: float) -> str:
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


def named_turn(wording: Wording, record: "GameRecord", point: "TurningPoint") -> tuple[int, str]:
    """The round of a turning point, and what was chosen there in as few words as a sentence needs."""
    table = table_at(record, point.answers)
    decision = table.decision
    if decision is None:
        raise LookupError(point.answers)
    view = table.rules.view(table.state, point.seat)
    chosen = wording.option_named(view, decision, decision.option(point.chosen))
    return table.rules.progress(table.state).round, chosen


def turning_point(wording: Wording, record: "GameRecord", point: "TurningPoint") -> tuple[str, str, str]:
    """A turning point in three sentences: what was chosen and when, what would have been better, and why."""
    table, words = table_at(record, point.answers), wording.words
    decision = table.decision
    if decision is None:
        raise LookupError(point.answers)
    view = table.rules.view(table.state, point.seat)
    options = [decision.option(key) for key in (point.chosen, point.better)]
    chosen, better = (wording.option_named(view, decision, option) for option in options)
    if chosen == better:  # what tells them apart is in their figures
        chosen, better = (wording.option_alone(view, decision, option) for option in options)
    progress = table.rules.progress(table.state)
    return (
        words.bots.review_chosen(
            word=round_word(words, wording.game),
            round=progress.round,
            name=wording.name(point.seat),
            option=chosen,
        ),
        words.bots.review_better(option=better, gain=signed(point.gain, words)),
        contrast(wording, point.beside, wording.option_named(view, decision, decision.option(point.chosen)))
        or reasons(wording, point.why),
    )
