"""`tabletop replay ID|FILE`: step through a game."""

from tabletop_tui.cli import front
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.saved import document_and_id, rules_of_document
from tabletop_tui.play.session import Session
from tabletop_tui.text.complaints import Complaint


def run(invocation: Invocation, source: str, at: int | None) -> int:
    """Show the game, from its beginning or after `at` answers."""
    document, game_id = document_and_id(invocation.paths, source)
    session = Session.of_document(document, rules_of_document(invocation.paths, document))
    session.kept_as = game_id
    answers = len(session.record.log) - 1
    if at is not None and at > answers:
        raise Complaint("cli-at-too-far", at=at, answers=answers)
    invocation.need_terminal(f"tabletop export {source} --format txt")
    return front.replay(invocation, session, at)
