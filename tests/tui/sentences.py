"""What holds for the sentences of every game: they are whole, and there is one for everything."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rulesets.core import Decision, Option, Rules, Standing
from tabletop_tui.kit.wording import RESERVED, Wording
from tests.tui.random_games import Moment

RULESETS = Path(__file__).parents[2] / "rulesets"

AN_ID = re.compile(r"\b[a-z]+_[a-z]+\b|\b[a-z]+:[a-z]")
"""What only the rules call something: `god_tile`, `region:c1`."""

Check = Callable[..., None]
"""Whether some sentences are well said; a game's own, as its plurals are its own."""


def assert_whole(*sentences: str | None, never: Iterable[re.Pattern[str]] = (AN_ID,)) -> None:
    """Every sentence is there, has all its facts and nothing in it that should `never` be read."""
    for sentence in sentences:
        assert sentence, sentences
        assert "⟦" not in sentence, sentence
        assert sentence == sentence.strip(), sentence
        for pattern in never:
            assert not pattern.search(sentence), sentence


def literals(game: str, pattern: str) -> set[str]:
    """What a game's rules contain literally: every event, every reason. Advice has words of its own."""
    files = (file for file in (RULESETS / game).glob("*.py") if file.name != "advice.py")
    return set(re.findall(pattern, "\n".join(file.read_text(encoding="utf-8") for file in files)))


def first_offered(games: Iterable[Iterator[Moment[Any]]], kind: str, key: str) -> Moment[Any]:
    """The first moment of some games at which an option that begins with `key` is on offer."""
    for game in games:
        for moment in game:
            if moment.decision.kind == kind and any(o.key.startswith(key) for o in moment.decision.options):
                return moment
    raise AssertionError(f"{key} is never on offer at {kind}")


def assert_named(said: Wording, moment: Moment[Any], option: Option[Any], check: Check) -> None:
    """An option is called something in the list, in a sentence and where no board is beside it.

    Plain mode and the screen name what is blocked too, and what a decision doesn't ask for at all.
    """
    for name in (said.option, said.option_alone, said.option_named):
        check(name(moment.view, moment.decision, option))


def assert_options_said(said: Wording, moment: Moment[Any], check: Check, widest: int) -> None:
    """Whatever can be chosen or is blocked has its words, in a list no wider than `widest`."""
    sight, decision = moment.view, moment.decision
    for option in (*decision.options, *decision.blocked):
        assert_named(said, moment, option, check)
        check(*said.detail(sight, decision, option))
        assert "⟦" not in said.option_brief(sight, decision, option)
        assert len(said.option(sight, decision, option)) <= widest, option.key
        if option.blocked is not None:
            check(said.reason(option.blocked))
        elif (sentence := said.confirm(sight, decision, option)) is not None:
            check(sentence)


def assert_blocked_said(
    said: Wording, rules: Rules[Any], moment: Moment[Any], target: str, check: Check
) -> None:
    """Whatever can't be chosen at a place is named, and says why."""
    for option in rules.why_not(moment.table.state, moment.decision.seat, target):
        assert option.blocked is not None
        assert_named(said, moment, option, check)
        check(said.reason(option.blocked))


def assert_story_told(said: Wording, moment: Moment[Any], check: Check) -> None:
    """The events that led to a moment have sentences, together and one by one."""
    check(*(sentence for _, sentence in said.story(moment.told)))
    check(*(sentence for event in moment.told if (sentence := said.event(event)) is not None))


def assert_standings_said(said: Wording, standings: Iterable[Standing], check: Check) -> None:
    """Every line of every score sheet, and what decides between equal totals."""
    for standing in standings:
        check(said.tie_break(standing.tie_break))
        for line in standing.lines:
            check(said.score_title(line.id), said.score_line(line))


def assert_variants_said(said: Wording, variants: Iterable[Any], check: Check) -> None:
    """Whatever can be chosen at set-up, and each of its choices."""
    for variant in variants:
        check(said.variant(variant.id), *(said.variant(variant.id, choice) for choice in variant.choices))


def assert_keys_apart(decision: Decision[Any], labels: Mapping[str, str]) -> None:
    """No two options share their keys, none begins with a reserved one, and none begins another's keys."""
    assert labels.keys() <= {option.key for option in decision.options}
    assert len({*labels.values()}) == len(labels)
    assert not RESERVED & {label[:1] for label in labels.values()}
    for label in labels.values():
        assert not any(label[:end] in labels.values() for end in range(1, len(label)))
