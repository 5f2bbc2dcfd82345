"""`tabletop import F`: a game from a file joins the saved games."""

from pathlib import Path

from tabletop_tui.cli import front
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.own_store import open_store
from tabletop_tui.cli.saved import read_document, rules_of_document
from tabletop_tui.host.codes import FAILED
from tabletop_tui.play.session import Session
from tabletop_tui.text.complaints import Complaint


def run(invocation: Invocation, file: str) -> None:
    """Check the file by playing it, keep it, and say its id."""
    source = Path(file)
    if not source.exists():
        raise Complaint("cli-no-such-file", code=FAILED, file=file)
    document = read_document(source)
    session = Session.taken_in(document, rules_of_document(invocation.paths, document))
    front.check_drawings(invocation, session)
    with open_store(invocation) as store:
        game_id = store.import_document(session.record.document(), session.record.status)
    invocation.say(invocation.words.cli.imported(id=game_id))
