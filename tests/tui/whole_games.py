"""Whole games at the screen, by the keys shown beside the options: the same for every game."""

import random

from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.text.cells import with_minus
from tabletop_tui.tui.screens.ending import EndingScreen
from tabletop_tui.tui.screens.scene import CURTAIN, DECIDE, HAND_OVER
from tests.at_once import by_chance, play_at_once
from tests.tui.driving import ANA, BEN, CLEO, OWN, Table, sitting

DORA = type(ANA)("Dora", "yellow")
SEATS = {2: (ANA, BEN), 3: (ANA, BEN, CLEO), 4: (ANA, BEN, CLEO, DORA)}
"""Who sits at a table of this many."""

MOST_STEPS = 3000
"""Choices after which a game has to be over."""


def under_way(session: Session, answers: int) -> Session:
    """The session after this many random answers: what follows is played at the screen."""
    chooser = random.Random(answers)
    play_at_once(session, by_chance(chooser), answers)
    assert session.record.steps >= answers
    session.do(acts.take_over)
    return session


async def answer_by_key(table: Table, chooser: random.Random) -> None:
    """Press the key that the panel shows beside one of the options, and again if it asks to confirm."""
    scene = table.game.scene
    open_entries = [entry for entry in scene.entries if entry.label]
    if scene.mode != DECIDE or not open_entries:
        await table.hurry(OWN if scene.mode in (HAND_OVER, CURTAIN) else "enter")
        return
    entry = chooser.choice(open_entries)
    given = len(table.keys_taken())
    await table.type(entry.label or "")
    if len(table.keys_taken()) == given and table.game.scene.mode == DECIDE:
        await table.type(entry.label or "")


async def play_by_the_keys_shown(session: Session, size: tuple[int, int], language: str) -> None:
    """Play a session to its end by keys; the podium has every name, the score sheet every total."""
    chooser = random.Random(session.record.table.seats)
    async with sitting(session, size, language=language) as table:
        for _ in range(MOST_STEPS):
            if session.record.over:
                break
            await answer_by_key(table, chooser)
        await table.pilot.pause()
        assert session.record.over
        assert isinstance(table.app.screen, EndingScreen)
        assert table.game.words.problems == []
        assert all(person.name in table.text() for person in session.record.people)
        await table.press("s")
        text = table.text()
        assert all(with_minus(str(standing.total)) in text for standing in session.record.standings)
