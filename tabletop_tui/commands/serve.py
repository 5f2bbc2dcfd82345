"""`tabletop serve`: tables over SSH."""

import sys
from dataclasses import replace
from pathlib import Path

from rulesets.core import tables
from tabletop_tui.commands import kept
from tabletop_tui.commands.invocation import Invocation
from tabletop_tui.commands.saved import open_store
from tabletop_tui.people import clean_name


def run(
    invocation: Invocation,
    host: str,
    port: int,
    authorized_keys: str | None,
    invited: bool,
    allow_anonymous: bool,
    behind_sshd: bool,
    no_screen: bool,
    log: str | None,
    name: str,
    how: bool,
    owner: str,
    database: str | None,
) -> int:
    """Open the tables, and the program on this terminal, too, unless it isn't one."""
    from tabletop_tui.serve.house import House
    from tabletop_tui.serve.running import Choices, check, serve, tell_of_servers

    if how:
        tell_of_servers(invocation)
        return 0
    choices = Choices(
        host=host,
        port=port,
        authorized_keys=None if authorized_keys is None else Path(authorized_keys),
        invited=invited,
        allow_anonymous=allow_anonymous,
        behind_sshd=behind_sshd,
        screen=not no_screen and sys.stdin.isatty() and sys.stdout.isatty(),
        log=None if log is None else Path(log),
        name=name,
        owner=clean_name(owner),
        database=kept.database() if database is None else kept.typed_address(database),
    )
    check(choices)
    if choices.screen:
        invocation.need_terminal("tabletop serve --no-screen")
    else:
        choices = replace(choices, screen=False)
    tables.set_override_folder(invocation.paths.tables)
    with open_store(invocation, choices.database) as store:
        return serve(invocation, choices, store, lambda book: House(store, invocation.paths, book=book))
