"""The command `tabletop serve --workers`: several servers behind one port."""

import gc
from collections.abc import Callable
from dataclasses import replace

from tabletop_tui.serve import limitsfile
from tabletop_tui.serve.book.guests import Guestbook
from tabletop_tui.serve.choices import Choices, book_file, check
from tabletop_tui.serve.club import crew
from tabletop_tui.serve.lines.entrance import Entrance, noted
from tabletop_tui.serve.lines.hostkey import BadHostKey, fingerprint, host_key
from tabletop_tui.serve.rereading import ask
from tabletop_tui.serve.running import (
    Invocation,
    check_monitoring,
    greet,
    owners_id,
    port_taken,
    preload,
    rereads_when_hung_up,
    say_what_is_wrong,
    say_what_was_read,
    set_tables_or_complain,
)
from tabletop_tui.store.errors import StoreError
from tabletop_tui.text.complaints import Complaint, reported


def serve_together(
    invocation: Invocation,
    choices: Choices,
    one: Callable[[Choices, crew.Post], int],
    check_store: Callable[[], None],
) -> int:
    """Have several servers behind one port until a signal comes. Returns the exit code.

    `one` is what each does, in a process of its own; `check_store` complains if the store can't be used.
    """
    check(choices)
    paths, words = invocation.paths, invocation.words
    try:
        key = host_key(paths.data)
    except BadHostKey as error:
        raise Complaint(error.reason.id, code=1, **error.reason.facts) from error
    check_store()
    check_monitoring(choices)
    found = limitsfile.read(paths.server)
    say_what_is_wrong(invocation, found)
    with Guestbook(choices.database or book_file(paths)) as book:
        if choices.owner:
            _ = owners_id(book, choices.owner)
        set_tables_or_complain(book, found, choices)
    try:
        made = crew.sockets(choices.host, choices.port, choices.workers)
    except (OSError, UnicodeError) as error:
        raise port_taken(choices, error) from error
    preload()
    gc.freeze()  # what has been imported is shared by all
    port = int(made[0][0].getsockname()[1])
    entrance = Entrance(choices.host, port, fingerprint(key), choices.address)

    def work(number: int, life: int) -> int:
        crew.close_all_but(number, made)
        try:
            return one(replace(choices, port=port), crew.Post(made[number], life, number))
        except Complaint as complaint:
            invocation.warn(words(complaint.message_id, **complaint.facts))
        except StoreError as error:
            invocation.warn(words(error.reason.id, **error.reason.facts))
        except Exception as error:  # noqa: BLE001 - it ends this server only, and is reported
            invocation.warn(reported(words, error, paths, invocation.arguments))
        return 1

    def died(number: int, status: int) -> None:
        invocation.warn(words.serve.worker_died(number=number + 1, status=str(status)))

    def reread() -> None:
        problems = limitsfile.read(paths.server).problems
        if not problems:
            ask(paths)
        say_what_was_read(invocation, problems, invocation.warn)

    with noted(paths, entrance):
        greet(invocation, choices, entrance)
        hung_up = reread if rereads_when_hung_up(choices) else None
        return crew.Crew(choices.workers, work, died, hung_up).run()
