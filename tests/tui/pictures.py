"""Pictures of tables: the fixture that compares them, and games played on to where one is taken."""

from collections.abc import Collection
from itertools import count
from typing import Any, Protocol

from textual.app import App

from rulesets.core import Rules
from tabletop_tui.play import acts
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.session import Session
from tests.at_once import play_at_once
from tests.tui.random_games import PEOPLE


class Compare(Protocol):
    """The fixture of pytest-textual-snapshot."""

    def __call__(
        self, app: App[None], press: tuple[str, ...] = ..., terminal_size: tuple[int, int] = ...
    ) -> bool:
        """Whether the app looks as in its picture."""


def in_mid_game(rules: Rules[Any], kind: str, ways_out: Collection[str]) -> Session:
    """Four people after 90 answers or more, at a decision of this kind; `ways_out` are a last resort."""
    session = Session.new(rules, PEOPLE, 7, {"first": "seat:0"})
    given = count()

    def choose(record: GameRecord) -> str | None:
        assert record.decision is not None
        number = next(given)
        if number >= 90 and record.decision.kind == kind:
            return None
        keys = [option.key for option in record.decision.options]
        chosen = [key for key in keys if key not in ways_out] or keys
        return chosen[number % len(chosen)]

    play_at_once(session, choose)
    assert session.record.decision is not None
    session.do(acts.take_over)
    return session
