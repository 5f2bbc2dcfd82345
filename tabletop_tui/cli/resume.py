"""`tabletop resume [ID]`: continues a saved game."""

from typing import TYPE_CHECKING

from rulesets.core import BadSave
from tabletop_tui.cli import front
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.kept import closed_tables
from tabletop_tui.cli.own_store import open_store
from tabletop_tui.cli.rulebook import rules_of
from tabletop_tui.cli.saved import saved_games
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play.session import Session
from tabletop_tui.store.errors import StoreError
from tabletop_tui.text.complaints import Complaint, sentence_of

if TYPE_CHECKING:
    from tabletop_tui.store import GameSummary


def run(invocation: Invocation, id: str | None, plain: bool) -> int:
    """Continue the game with this id, or the running one that was played last."""
    own = saved_games(invocation.paths, own=True)
    if id is not None and id not in [game.id for game in own]:
        _complain_of_table(invocation, id)
    chosen = _chosen(own, id)
    if not plain:
        invocation.need_terminal(f"tabletop resume {id or ''} --plain".replace("  ", " "))
    rules = rules_of(invocation.paths, chosen.game)
    if not plain:
        game_parts(chosen.game).check()
    with open_store(invocation) as store:
        try:
            session = Session.resume(store, chosen.id, rules)
            if not plain:
                _check_drawings(invocation, session)
        except (BadSave, StoreError) as error:
            sound = (
                Session.last_sound(store, chosen.id, rules) if error.reason.id in Session.REFUSED else None
            )
            if sound is None:
                raise
            if not plain:
                return front.go_on(invocation, chosen.id, error.reason, store)
            from tabletop_tui.plain.last_sound import agrees_to

            invocation.warn(sentence_of(invocation.words, error.reason))
            if not agrees_to(sound, invocation.words, ascii=invocation.settings.ascii):
                return 1
            sound.keep_as_new(store)
            session = sound
        with session:
            return front.play(invocation, session, store, plain=plain)


def _check_drawings(invocation: Invocation, session: Session) -> None:
    try:
        front.check_drawings(invocation, session)
    except BaseException:
        session.close()
        raise


def _complain_of_table(invocation: Invocation, game_id: str) -> None:
    """Say how to go on with a game of the club that the environment names, if it is one."""
    game = next((each for each in saved_games(invocation.paths) if each.id == game_id), None)
    if game is not None and not game.over:
        closed = game_id in closed_tables(invocation.paths)
        raise Complaint("serve-resume-closed" if closed else "serve-resume-open", code=1, id=game_id)


def _chosen(games: "list[GameSummary]", game_id: str | None) -> "GameSummary":
    if game_id is None:
        running = [game for game in games if not game.over]
        if not running:
            raise Complaint("cli-no-saves", code=1)
        return running[0]
    for game in games:
        if game.id == game_id:
            return game
    raise Complaint("saves-no-such-game", code=1, id=game_id)
