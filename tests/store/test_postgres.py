"""What only the store in PostgreSQL has: several servers, a connection that comes back, sentences."""

from rulesets import load_rules
from tabletop_tui.session import Session
from tabletop_tui.store import open_store
from tests.postgres import Base
from tests.store.playing import PEOPLE, play


def test_a_game_goes_on_after_its_connection_was_cut(base: Base) -> None:
    with open_store(base.address) as store:
        session = play(Session.new(load_rules("orbis"), PEOPLE[:2], 7, store=store), 30)
        assert base.cut() == 1
        play(session, 10)
        with Session.resume(store, str(session.game_id)) as again:
            assert again.log == session.log
