"""One person alone against three computer players, by keys and in plain mode, in every game.

A stretch of each game in the suite, whole games under `make fuzz`.
"""

import asyncio
import random

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import COLOURS, Person
from tests.plain.talking import talked
from tests.tui.driving import HOME, sitting
from tests.tui.whole_games import answer_by_key
from tests.whole import WHOLE, sampled

STRETCH = sampled(20, 5000)
"""Answers of all four after which a game is left."""

LONGEST = sampled(60, 900)
"""Seconds in which that has to be done."""


def against_three(game: str) -> Session:
    """A new game."""
    names = ("Ana", "Max", "Lea", "Tom")
    people = [Person(name, COLOURS[seat], "bot:1" if seat else "hotseat") for seat, name in enumerate(names)]
    return Session.new(load_rules(game), people, 7)


@pytest.mark.timeout(LONGEST)
@pytest.mark.parametrize("game", BUILT)
async def test_a_person_plays_by_the_keys_shown_and_is_never_asked_for_others(game: str) -> None:
    session, chooser = against_three(game), random.Random(4)
    own = 0
    async with sitting(session, HOME) as table:
        while not session.record.over and session.record.steps < STRETCH:
            if table.game.thinking.runs:
                await asyncio.sleep(0.002)
                continue
            assert session.record.decision is not None
            assert session.record.decision.seat == 0
            assert table.game.viewer == 0
            assert table.game.scene.mode == "decide", "no hand-over and no curtain for one person alone"
            await answer_by_key(table, chooser)
            own += 1
        await table.pilot.pause()
        assert own > 2
        assert {answer.seat for answer in session.record.table.answers} == {0, 1, 2, 3}
        assert table.game.words.problems == []
        assert session.record.over or not WHOLE


@pytest.mark.timeout(LONGEST)
@pytest.mark.parametrize("game", BUILT)
def test_in_plain_mode_what_each_did_is_told_in_sentences(game: str) -> None:
    session = against_three(game)
    talk = talked(session, ["1", "yes"] * sampled(12, 3000))
    assert talk.says("Ana, Max (computer, level 1), Lea (computer, level 1) and Tom (computer, level 1)")
    for name in ("Max", "Lea", "Tom"):
        assert any(line.startswith((f"{name} ", f"{name}'s ")) for line in talk.lines), name
    assert not talk.says("is next")
    assert not any("⟦" in line for line in talk.lines)
    assert session.record.over or not WHOLE
