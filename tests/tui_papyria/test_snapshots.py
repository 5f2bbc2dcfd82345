"""Pictures of the table of Papyria, compared with those that were looked at before."""

from typing import Protocol

import pytest
from textual.app import App

from tabletop_tui.app import TabletopApp, playing
from tabletop_tui.session import Session
from tabletop_tui.settings import Settings
from tests.tui.driving import HOME, LARGE, SMALL
from tests.tui_papyria.games import PEOPLE, RULES, WAYS_OUT


class Compare(Protocol):
    """The fixture of pytest-textual-snapshot."""

    def __call__(
        self, app: App[None], press: tuple[str, ...] = ..., terminal_size: tuple[int, int] = ...
    ) -> bool:
        """Whether the app looks as in its picture."""


def in_mid_game(kind: str) -> Session:
    """Four people after 90 answers or more, at a decision of this kind."""
    session = Session.new(RULES, PEOPLE, 7, {"first": "seat:0"})
    given = 0
    while given < 90 or session.decision is None or session.decision.kind != kind:
        session.take_over()
        assert session.decision is not None
        keys = [option.key for option in session.decision.options]
        acts = [key for key in keys if key not in WAYS_OUT] or keys
        session.answer(acts[given % len(acts)])
        given += 1
    session.take_over()
    return session


@pytest.mark.parametrize(
    ("size", "language"),
    [(HOME, "en"), (HOME, "de"), (SMALL, "en"), (LARGE, "en")],
    ids=["120x36-en", "120x36-de", "80x24-en", "160x50-en"],
)
@pytest.mark.parametrize("kind", ["move_piece", "place_landscape"])
def test_the_table_looks_as_it_did(
    snap_compare: Compare, kind: str, size: tuple[int, int], language: str
) -> None:
    app = TabletopApp(Settings(language=language, colour="true"), first=playing(in_mid_game(kind)))
    assert snap_compare(app, press=("down",), terminal_size=size)
