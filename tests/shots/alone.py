"""Pictures of one person among computer players: stopped, so that they are the same each time."""

from datetime import date
from typing import Any

from textual.screen import Screen

from tabletop_tui.bots.levels import chosen
from tabletop_tui.play import acts
from tabletop_tui.play.puzzle import PuzzleTable
from tabletop_tui.play.puzzles import of_game
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import COLOURS, Person
from tabletop_tui.tui.app import FirstScreen, TabletopApp, playing, trying
from tests.conformance.every_game import load_rules
from tests.shots import BOTH, SEED, Shot
from tests.tui.lobby.driving import HOME, SMALL

KINDS = ("hotseat", "bot:3", "bot:4", "bot:2")


def among_computers(game: str, answers: int) -> FirstScreen:
    """A game after at least this many answers, where a second computer player in a row is up."""
    names = ("Ana", "Max", "Lea", "Tom")
    people = [Person(name, COLOURS[seat], KINDS[seat]) for seat, name in enumerate(names)]
    session = Session.new(load_rules(game), people, SEED, {"start": "seat:0"} if game == "orbis" else {})
    while (decision := session.record.decision) is not None:
        before = session.record.table.answers[-1].seat if session.record.table.answers else 0
        if (
            len(session.record.table.answers) >= answers
            and 0 not in (before, decision.seat)
            and before != decision.seat
        ):
            break
        session.do(acts.take_over)
        session.do(acts.answer(chosen(3, session.record.table, SEED)))
    return playing(session)


def a_puzzle(game: str) -> FirstScreen:
    """The first puzzle of a game."""

    def make(app: TabletopApp) -> Screen[Any]:
        table = PuzzleTable(load_rules(game), of_game(game)[0], date(2026, 11, 28), app.words)
        return trying(table)(app)

    return make


SHOTS = (
    Shot("puzzle", lambda: a_puzzle("orbis"), sizes=(SMALL, HOME), languages=BOTH),
    Shot("orbis-alone", lambda: among_computers("orbis", 60), ("f7",), sizes=(SMALL, HOME), languages=BOTH),
    Shot("helios-alone", lambda: among_computers("helios", 60), ("f7",), sizes=(HOME,)),
    Shot("seats", lambda: among_computers("orbis", 60), ("f7", "ctrl+n"), sizes=(HOME,), languages=BOTH),
)
