"""`tabletop resume [ID]`: continues a saved game."""

from typing import TYPE_CHECKING

from tabletop_tui.commands import front
from tabletop_tui.commands.invocation import Complaint, Invocation
from tabletop_tui.commands.rulebook import rules_of
from tabletop_tui.commands.saved import open_store, saved_games
from tabletop_tui.games import game_parts
from tabletop_tui.session import Session

if TYPE_CHECKING:
    from tabletop_tui.store import GameSummary


def run(invocation: Invocation, id: str | None, plain: bool) -> int:
    """Continue the game with this id, or the running one that was played last."""
    chosen = _chosen(saved_games(invocation.paths, own=True), id)
    if not plain:
        invocation.need_terminal(f"tabletop resume {id or ''} --plain".replace("  ", " "))
    rules = rules_of(invocation.paths, chosen.game)
    if not plain:
        game_parts(chosen.game).check()
    with open_store(invocation) as store, Session.resume(store, chosen.id, rules) as session:
        return front.play(invocation, session, store, plain=plain)


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
