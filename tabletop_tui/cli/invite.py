"""`tabletop invite`: a code that admits a guest without a key to a table."""

import time

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.kept import book_at, closed_tables, is_there, open_book
from tabletop_tui.cli.saved import saved_games
from tabletop_tui.text.complaints import Complaint


def run(invocation: Invocation, id: str | None, seat: int | None, hours: int, port: int | None) -> None:
    """Make a code for a game, or list the invitations that are open."""
    from tabletop_tui.serve.inviting import PORT, invitation
    from tabletop_tui.serve.lines.entrance import open_entrances

    words = invocation.words
    if id is None:
        _list(invocation)
        return
    game = next((game for game in saved_games(invocation.paths) if game.id == id), None)
    if game is None:
        raise Complaint("saves-no-such-game", code=1, id=id)
    if id in closed_tables(invocation.paths):
        raise Complaint("serve-invite-closed", code=1, id=id)
    seats = len(game.people)
    if seat is not None and seat > seats:
        raise Complaint("serve-invite-no-seat", id=id, seat=seat, seats=seats)
    with open_book(invocation.paths) as book:
        code = book.invitations.invite(id, None if seat is None else seat - 1, float(hours))
    until = time.time() + hours * 3600
    person = None if seat is None else game.people[seat - 1]
    entrances = open_entrances(invocation.paths) if port is None else []
    entrance = entrances[-1] if entrances else None
    for line in invitation(code, until, entrance, port or PORT, person):
        invocation.say(words(line.id, **line.facts))


def _list(invocation: Invocation) -> None:
    from tabletop_tui.serve.moments import moment

    words = invocation.words
    open_ones = []
    if is_there(book_at(invocation.paths)):
        with open_book(invocation.paths) as book:
            open_ones = book.invitations.open()
    if not open_ones:
        invocation.say(words.serve.invite_none())
        return
    head = [words(f"serve-invite-{what}") for what in ("game", "seat", "until", "state")]
    rows = [
        (
            one.game,
            words.serve.invite_any() if one.seat is None else str(one.seat + 1),
            moment(one.until),
            (words.serve.invite_used() if one.used else words.serve.invite_waiting()),
        )
        for one in open_ones
    ]
    invocation.table([head, *rows])
