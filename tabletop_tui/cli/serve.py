"""`tabletop serve`: tables over SSH."""

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from rulesets.core import tables as component_tables
from tabletop_tui.cli import kept
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.own_store import open_store
from tabletop_tui.cli.people import whole_name
from tabletop_tui.host.codes import FAILED
from tabletop_tui.host.system import FORKS
from tabletop_tui.text.complaints import Complaint

if TYPE_CHECKING:
    from tabletop_tui.serve.book.guests import Guestbook
    from tabletop_tui.serve.choices import Choices
    from tabletop_tui.serve.club.crew import Post


def run(
    invocation: Invocation,
    host: str,
    port: int,
    authorized_keys: str | None,
    invited: bool,
    allow_anonymous: bool,
    by_approval: bool,
    behind_sshd: bool,
    no_screen: bool,
    log: str | None,
    name: str,
    how: bool,
    owner: str,
    database: str | None,
    workers: int | None,
    notify: str,
    address: str,
    metrics: int | None,
    tables: int | None,
    tables_each: int | None,
    reload: bool,
) -> int:
    """Open the tables, and the program on this terminal if it is one."""
    from tabletop_tui.serve.choices import Choices, check
    from tabletop_tui.serve.running import say_entrances

    if how:
        say_entrances(invocation)
        return 0
    if reload:
        return _reload(invocation)
    choices = Choices(
        host=host,
        port=port,
        authorized_keys=None if authorized_keys is None else Path(authorized_keys),
        invited=invited,
        allow_anonymous=allow_anonymous,
        by_approval=by_approval,
        behind_sshd=behind_sshd,
        screen=not no_screen and not workers and sys.stdin.isatty() and sys.stdout.isatty(),
        log=None if log is None else Path(log),
        name=whole_name(name),
        owner=whole_name(owner),
        workers=workers or 0,
        database=kept.database() if database is None else kept.typed_address(database),
        notify=notify,
        address=address,
        metrics=metrics,
        tables=tables,
        tables_each=tables_each,
    )
    check(choices)
    if choices.screen:
        invocation.need_terminal("tabletop serve --no-screen")
    else:
        choices = replace(choices, screen=False)
    component_tables.set_override_folder(invocation.paths.tables)
    return _open(invocation, choices)


def _open(invocation: Invocation, choices: "Choices") -> int:
    """Open the tables in one process, or in as many workers as were asked for."""
    from tabletop_tui.serve.club.together import serve_together
    from tabletop_tui.serve.limits import Limits
    from tabletop_tui.serve.reception import Reception
    from tabletop_tui.serve.running import serve

    workers = choices.workers
    usual = Limits(per_address=not choices.behind_sshd, bot_workers=bot_processes(workers) if workers else 0)

    def one(choices: "Choices", post: "Post | None" = None) -> int:
        with open_store(invocation, choices.database) as store:

            def house(book: "Guestbook", limits: Limits) -> Reception:
                return Reception(store, book=book, limits=limits)

            return serve(invocation, choices, store, house, usual, post)

    if not workers:
        return one(choices)
    if not FORKS:
        raise Complaint("serve-workers-system", code=1)
    if choices.database is None:
        raise Complaint("serve-workers-database", workers=str(workers))
    return serve_together(invocation, choices, one, lambda: open_store(invocation, choices.database).close())


def _reload(invocation: Invocation) -> int:
    """Have the servers on this machine read their limits again, if nothing is wrong with them."""
    from tabletop_tui.serve import limitsfile
    from tabletop_tui.serve.lines.entrance import open_entrances
    from tabletop_tui.serve.rereading import ask
    from tabletop_tui.serve.running import say_what_was_read

    words, paths = invocation.words, invocation.paths
    if problems := limitsfile.read(paths.server).problems:
        say_what_was_read(invocation, problems, invocation.warn)
        return FAILED
    if not open_entrances(paths):
        raise Complaint("limits-none-open", code=FAILED, file=str(paths.server))
    ask(paths)
    invocation.say(words.limits.asked(file=str(paths.server)))
    return 0


def bot_processes(workers: int) -> int:
    """How many processes each of these servers has for computer players; one core stays free if possible."""
    return max(1, ((os.cpu_count() or 1) - 1) // workers)
