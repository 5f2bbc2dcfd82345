"""Games played on by many answers at once, for tests that look only at what comes of them.

`Session.do` copies the game each time, and a screen at the table draws it anew.
"""

from collections.abc import Callable
from random import Random

from tabletop_tui.play import acts
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.session import Session

Choice = Callable[[GameRecord], str | None]
"""The answer to the decision of a game, or `None` to stop there."""


def answered(record: GameRecord, key: str) -> None:
    """Give one answer to a copy of a game, and pass the keyboard on where it is another person's turn."""
    acts.take_over(record)
    acts.answer(key)(record)


def play_at_once(session: Session, choice: Choice, most: int = 1_000_000) -> None:
    """Give one answer after another, so many at most. The player who is asked then has not taken over yet."""

    def act(draft: GameRecord) -> None:
        for _ in range(most):
            key = choice(draft) if draft.decision is not None else None
            if key is None:
                return
            answered(draft, key)

    session.do(act)


def by_chance(chance: Random) -> Choice:
    """Any option."""

    def choose(record: GameRecord) -> str:
        assert record.decision is not None
        return chance.choice(record.decision.options).key

    return choose
