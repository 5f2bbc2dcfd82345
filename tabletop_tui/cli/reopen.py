"""`tabletop reopen ID`: opens a table again that was closed."""

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.kept import closed_tables, database, open_book
from tabletop_tui.cli.saved import saved_games
from tabletop_tui.text.complaints import Complaint


def run(invocation: Invocation, id: str) -> None:
    """As `tabletop tables --reopen ID`."""
    reopen(invocation, id)


def reopen(invocation: Invocation, id: str) -> None:
    """Open it on all servers of a club; where games are in a file, when the tables open next."""
    from tabletop_tui.serve.people.seating import is_served

    game = next((game for game in saved_games(invocation.paths) if game.id == id), None)
    if game is None:
        raise Complaint("saves-no-such-game", code=1, id=id)
    if game.over:
        raise Complaint("serve-reopen-over", code=1, id=id)
    if not is_served([person.kind for person in game.people]):
        raise Complaint("serve-reopen-keyboard", code=1, id=id)
    if id not in closed_tables(invocation.paths):
        raise Complaint("serve-reopen-open", code=1, id=id)
    with open_book(invocation.paths) as book:
        book.tables.reopen(id)
    invocation.say(
        (invocation.words.serve.reopened if database() else invocation.words.serve.reopened_next)(id=id)
    )
