"""The places of finished games in a list of games, also where an older version kept points alone."""

import json
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from rulesets import load_rules
from tabletop_tui.play import acts
from tabletop_tui.play.daily import Dailies, Result
from tabletop_tui.play.places import places_of, with_places
from tabletop_tui.play.session import Session
from tabletop_tui.play.solo import Meetings, at_this_keyboard, near, record_of
from tabletop_tui.store import GameSummary, Store, open_store
from tabletop_tui.store.people import Person

PEOPLE = (Person("Ana", "red"), Person("Mira", "blue", "bot:2", rival="mira"))
TIED = 84
"""In a random game of this seed both have -4 points, and Ana wins by the tie-break."""


def finished(file: Path) -> str:
    """A game that ended in a tie on points, kept in a file. Returns its id."""
    with open_store(file) as store, Session.new(load_rules("orbis"), PEOPLE, TIED, store=store) as session:
        chance = random.Random(TIED)
        while session.record.decision is not None:
            session.do(acts.answer(chance.choice(session.record.decision.options).key))
            if session.record.hand_over is not None:
                session.do(acts.take_over)
        assert [standing.total for standing in session.record.standings] == [-4, -4]
        return str(session.game_id)


def forget_places(file: Path) -> None:
    """Keep the game as an older version did: its points alone."""
    with closing(sqlite3.connect(file)) as database, database:
        (scores,) = database.execute("SELECT scores FROM games").fetchone()
        database.execute("UPDATE games SET scores = ?", (json.dumps(json.loads(scores)[:2]),))


def only(store: Store) -> GameSummary:
    """The one game of a store."""
    (game,) = store.games()
    return game


def test_a_win_by_the_tie_break_counts_as_a_win(tmp_path: Path) -> None:
    _ = finished(tmp_path / "games")
    with open_store(tmp_path / "games") as store:
        game = only(store)
    assert (game.scores, game.places) == ((-4, -4), (1, 2))
    record = record_of([game], "orbis", at_this_keyboard("Ana"))
    assert (record.won, record.beaten, record.meetings) == (1, frozenset({2}), {"mira": Meetings(1, 0)})
    assert near([game], at_this_keyboard("Ana")) == 3, "one more than Mira's level"


def test_places_of_a_game_kept_before_are_found_in_it_and_kept(tmp_path: Path) -> None:
    game_id = finished(tmp_path / "games")
    forget_places(tmp_path / "games")
    with open_store(tmp_path / "games") as store:
        assert only(store).places == ()
        (found,) = with_places(store.games(), lambda: store)
        assert (found.id, found.scores, found.places) == (game_id, (-4, -4), (1, 2))
        assert only(store) == found, "kept, so that it needn't be played again"
        assert store.load(game_id).rows, "nothing else has changed"


def test_a_game_kept_before_that_cannot_be_played_again_keeps_its_tie(tmp_path: Path) -> None:
    _ = finished(tmp_path / "games")
    forget_places(tmp_path / "games")
    with closing(sqlite3.connect(tmp_path / "games")) as database, database:
        database.execute("""UPDATE games SET head = replace(head, '"seed": 84', '"seed": 85')""")
        database.execute("DELETE FROM checkpoints")
    with open_store(tmp_path / "games") as store:
        (game,) = with_places(store.games(), lambda: store)
    assert places_of(game) == (1, 1)
    assert record_of([game], "orbis", at_this_keyboard("Ana")).meetings == {"mira": Meetings(0, 0)}


@pytest.mark.parametrize("scores", [(30, 20), (20, 30)])
def test_no_game_is_read_where_points_tell(scores: tuple[int, int]) -> None:
    game = GameSummary("id", "orbis", "", PEOPLE, None, 15, 15, scores, 100, 1.0, 1.0)

    def store() -> Store:
        raise AssertionError

    assert with_places([game], store) == [game]
    assert places_of(game) == ((1, 2) if scores[0] > scores[1] else (2, 1))


def test_the_place_of_a_day_follows_the_tie_break_also_if_it_was_noted_without(tmp_path: Path) -> None:
    day, kept = date(2026, 11, 28), Dailies(tmp_path)
    kept.begin(day, "one")
    game = GameSummary("one", "orbis", "", PEOPLE[::-1], None, 15, 15, (30, 30), 100, 1.0, 1.0)
    kept.settle([game])
    assert kept.result(day) == Result("one", "orbis", 30, 1, 2), "by points alone"
    kept.settle([replace(game, places=(1, 2))])
    assert Dailies(tmp_path).result(day) == Result("one", "orbis", 30, 2, 2)
    kept.settle([replace(game, scores=(30, 35), places=(2, 1))])
    assert kept.result(day) == Result("one", "orbis", 30, 2, 2), "what is tried again later counts nothing"
