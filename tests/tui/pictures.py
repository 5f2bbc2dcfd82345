"""Pictures of tables: the fixture that compares them, and games played on to where one is taken."""

from collections.abc import Collection
from typing import Any, Protocol

from textual.app import App

from rulesets.core import Rules
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
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
    given = 0
    while given < 90 or session.record.decision is None or session.record.decision.kind != kind:
        session.do(acts.take_over)
        assert session.record.decision is not None
        keys = [option.key for option in session.record.decision.options]
        chosen = [key for key in keys if key not in ways_out] or keys
        session.do(acts.answer(chosen[given % len(chosen)]))
        given += 1
    session.do(acts.take_over)
    return session
