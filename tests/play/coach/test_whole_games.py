"""Coached first games, by keys at two sizes and in plain mode, in both languages; whole under `make fuzz`."""

from dataclasses import replace
from itertools import repeat
from random import Random

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.screens.ending import EndingScreen
from tabletop_tui.tui.screens.voices import COACH
from tests.plain.talking import talked
from tests.play.coach.test_notes import COACHED
from tests.tui.driving import HOME, SMALL, Table, sitting
from tests.tui.lobby.driving import PEOPLE
from tests.tui.whole_games import MOST_STEPS, answer_by_key
from tests.whole import in_turn, sampled

KEYS = sampled(8, MOST_STEPS)
"""How many choices are made by keys,"""
LINES = sampled(25, MOST_STEPS)
"""and this many lines typed."""


def first_game(game: str, other: Person = COACHED[1]) -> Session:
    """A game for two, both coached unless the other is a computer player."""
    return Session.new(load_rules(game), (COACHED[0], other), 4)


def read(table: Table) -> str:
    """The id of the note on the screen, which has to be there in full; empty if there is none."""
    coaching = table.game.coaching
    voice, seen = table.game.strip.voice, table.text()
    if coaching.note is None or voice.kind != COACH:
        return ""
    words = " ".join(voice.texts).split()
    if voice.todo and f"… {voice.more}" in seen:  # a notice needs a line, and the key shows all of it
        words = words[:14]
    assert all(word in seen for word in words), (voice, seen)
    return coaching.note.id


@pytest.mark.parametrize(("game", "size", "language"), in_turn(BUILT, (HOME, SMALL), WHOLE))
async def test_a_coached_game_is_played_by_keys(game: str, size: tuple[int, int], language: str) -> None:
    session, chooser, notes = first_game(game), Random(4), set[str]()
    async with sitting(session, size, language=language) as table:
        for _ in range(KEYS):
            if session.record.over:
                break
            if table.game.coaching.note is not None and table.game.coaching.note.id not in notes:
                table.game.motion.skip()  # a note waits for what is shown to be read
                await table.pilot.pause()
                notes.add(read(table))
            await answer_by_key(table, chooser)
        await table.pilot.pause()
        assert table.game.words.problems == []
        if session.record.over:
            assert isinstance(table.app.screen, EndingScreen)
    assert session.record.over or sampled(True, False)
    assert len(notes - {""}) >= sampled(2, 6)


@pytest.mark.parametrize(("game", "language"), in_turn(BUILT, WHOLE))
def test_a_coached_game_is_played_in_plain_mode(game: str, language: str) -> None:
    session, words = first_game(game, replace(PEOPLE[1], kind="bot:1")), Words(language)
    talk = talked(session, repeat("1", LINES), language)
    name = words("coach-name")
    told = [line for line in talk.lines if line.startswith(f"{name}: ")]
    assert len(told) >= sampled(3, 6)
    assert len(set(told)) == len(told)
    assert session.record.over or sampled(True, False)
