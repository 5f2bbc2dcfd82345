"""Plain mode for ears: how long a screen reader takes to say what a player needs for a turn."""

import re
import statistics
from random import Random

import pytest

from rulesets import BUILT
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.plain.brevity import Brevity
from tabletop_tui.plain.conversation import NAMED_AT_ONCE
from tabletop_tui.plain.lines import LONGEST
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.text.words import Words
from tests.conformance.every_game import load_rules
from tests.plain.listening import seconds, turns
from tests.plain.talking import talked
from tests.tui.whole_games import SEATS
from tests.whole import in_turn

TABLE = 40
"""Seconds that `board` may take."""
OWN = 60
"""Seconds that `mine` may take, with half a game's things before one."""


TURN = 60
"""Seconds that half of all turns may take at most for a player who types `brief`."""


def halfway(game: str) -> Session:
    """A game of two that has been played at random for a while."""
    rules, chance = load_rules(game), Random(3)
    session = Session.new(rules, SEATS[2], 3)
    for _ in range(40):
        decision = session.record.decision
        assert decision is not None
        session.do(acts.answer(chance.choice(decision.options).key))
        session.do(acts.take_over)
    return session


def added(session: Session, command: str) -> list[str]:
    """The lines that a command brings, before the question is said again."""
    without, within = (talked(session, typed).lines for typed in ([], [command]))
    return within[len(without) - 1 : -1]


@pytest.mark.parametrize("game", BUILT)
def test_the_table_and_ones_own_things_are_said_in_a_short_time(game: str) -> None:
    session = halfway(game)
    for command, limit in (("board", TABLE), ("mine", OWN)):
        said = added(session, command)
        assert said, command
        assert seconds(said) <= limit, (command, seconds(said), said)
    assert all(len(line) <= LONGEST for line in added(session, "board all"))


@pytest.mark.parametrize("game", BUILT)
def test_every_part_of_the_table_is_said_by_its_name_and_all_of_it_by_all(game: str) -> None:
    session = halfway(game)
    (names,) = (line for line in added(session, "board") if line.startswith("More: "))
    everything = added(session, "board all")
    for name in names.partition("followed by ")[2].partition(", a player")[0].split("; "):
        part = added(session, f"board {name}")
        assert part, name
        assert set(part) <= set(everything), name


@pytest.mark.parametrize("game", BUILT)
def test_what_is_asked_is_said_again(game: str) -> None:
    session = halfway(game)
    asked = talked(session, []).lines
    again = added(session, "again")
    assert again
    assert set(again) <= set(asked)


@pytest.mark.parametrize(("game", "language"), in_turn(BUILT, ["en", "de"]))
def test_a_turn_takes_a_minute_for_who_knows_the_game(game: str, language: str) -> None:
    full, brief = (turns(game, language, brief=brief) for brief in (False, True))
    usual = statistics.median(turn.seconds for turn in brief)
    assert usual <= TURN
    assert usual <= 0.55 * statistics.median(turn.seconds for turn in full)


@pytest.mark.parametrize("game", BUILT)
def test_options_in_brief_can_be_told_apart_and_are_said_in_full_again(game: str) -> None:
    session = halfway(game)
    in_full = talked(session, []).lines
    lines = talked(session, ["brief", "again", "brief"]).lines
    on = next(n for n, line in enumerate(lines) if "brief says" in line)
    off = next(n for n, line in enumerate(lines) if line == "Everything is said in full again.")
    named = [line.partition(". ")[2] for line in lines[on:off] if line.partition(". ")[0].isdecimal()]
    decision = session.record.decision
    assert decision is not None
    assert len({*named}) == len(decision.options)
    assert [line for line in in_full if line.startswith("1. ")][-1:] == [
        line for line in lines[off:] if line.startswith("1. ")
    ]


def test_of_many_options_their_number_is_said_until_they_are_asked_for() -> None:
    session = halfway("papyria")
    while session.record.decision is None or len(session.record.decision.options) <= NAMED_AT_ONCE:
        assert session.record.decision is not None
        session.do(acts.answer(session.record.decision.options[0].key))
        session.do(acts.take_over)
    count = len(session.record.decision.options)
    said = talked(session, ["brief"]).lines
    assert said[-1].startswith(f"{count} options; type a number or a name.") or said[-2].startswith(
        f"{count} options"
    )
    assert any(
        line.startswith(f"{count}. ") for line in talked(session, ["brief", "again"]).lines[len(said) :]
    )


@pytest.mark.parametrize("game", BUILT)
def test_in_brief_a_question_leaves_out_the_step_of_the_turn(game: str) -> None:
    session = halfway(game)
    decision, said = session.record.decision, game_parts(game).wording(Words("en"), session.record.people)
    assert decision is not None
    said.spell_out()
    step = said.step(session.view(decision.seat), decision)
    assert not step or any(f"({step})" in line for line in talked(session, []).lines)
    brief = talked(session, [], brevity=Brevity(on=True)).lines
    assert not step or not any(step in line for line in brief)
    assert not any("(" in line and line.endswith(")") for line in brief if said.name(decision.seat) in line)


@pytest.mark.parametrize("game", BUILT)
def test_how_counted_options_are_chosen_is_said_once(game: str) -> None:
    counted = [
        line
        for turn in turns(game, "en", brief=True)
        for line in turn.lines
        if re.fullmatch(r"\d+ options.*", line)
    ]
    assert sum(not line.endswith(" options.") for line in counted) <= 1
    assert len(counted) > 5


def test_in_brief_only_losses_are_said_to_who_begins_a_turn_and_since_says_the_rest() -> None:
    full, brief = (
        {
            line
            for turn in turns("dice_forge", "en", brief=on)
            for line in turn.lines
            if line.startswith("For you: ")
        }
        for on in (False, True)
    )
    assert brief < full
    assert any("lost" in line for line in brief)
    assert not any("brought you" in line for line in brief)
    session = halfway("dice_forge")
    asked = {line for line in added(session, "since") if line.startswith("For you: ")}
    assert asked
    assert asked <= {*talked(session, ["since"], brevity=Brevity(on=True)).lines}


def test_in_brief_the_log_and_again_still_say_all_there_is() -> None:
    session = halfway("dice_forge")
    kept = Brevity(on=True)
    full, brief = talked(session, ["log"]).lines, talked(session, ["log", "again"], brevity=kept).lines
    told = [line for line in full if re.match(r"\d+: ", line)]
    assert told
    assert set(told) <= set(brief)
    decision = session.record.decision
    assert decision is not None
    assert any(line.startswith(f"{len(decision.options)}. ") for line in brief)


def test_brief_holds_and_says_so_where_it_cannot_be_kept() -> None:
    async def refuses(_on: bool) -> None:
        raise OSError("disk full")

    session, kept = halfway("orbis"), Brevity(keep=refuses)
    lines = talked(session, ["brief"], brevity=kept).lines
    assert any("can't be saved: disk full" in line for line in lines)
    assert kept.on
