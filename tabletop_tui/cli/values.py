"""`tabletop values GAME [TABLE]`: the component tables, and copies of them that a player corrects."""

import csv
import json
import sys
from collections import Counter
from pathlib import Path

from rulesets.core import foreign
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.rulebook import rules_of
from tabletop_tui.host.codes import DONE, FAILED
from tabletop_tui.host.files import write_whole
from tabletop_tui.host.paths import make_private
from tabletop_tui.host.spelling import nearest
from tabletop_tui.text.complaints import Complaint


def run(invocation: Invocation, game: str, table: str | None, edit: bool, as_json: bool) -> int:
    """List a game's tables, print one, or copy one to where the player's own are; never over a copy."""
    shipped = _shipped(invocation, game)
    if table is None and edit:
        raise Complaint("cli-values-which", tables=", ".join(shipped))
    if table is None:
        return _list(invocation, game, shipped, as_json)
    name = table.removesuffix(".csv")
    if name not in shipped:
        near = nearest(name, shipped)
        raise Complaint("cli-no-such-table", game=game, table=table, near=near or ", ".join(shipped))
    own = invocation.paths.tables / game / f"{name}.csv"
    if edit:
        return _edit(invocation, shipped[name], own)
    for line in (own if own.exists() else shipped[name]).read_text(encoding="utf-8").splitlines():
        invocation.say(foreign.clean(line))
    return DONE


def _shipped(invocation: Invocation, game: str) -> dict[str, Path]:
    """The tables beside a game's rules, by name. A wrong copy of the player's own doesn't matter here."""
    from rulesets.core import tables

    tables.set_override_folder(None)
    module = sys.modules[type(rules_of(invocation.paths, game)).__module__]
    folder = Path(module.__file__ or "").parent
    return {file.stem: file for file in sorted(folder.glob("*.csv"))}


def _list(invocation: Invocation, game: str, shipped: dict[str, Path], as_json: bool) -> int:
    words = invocation.words
    found = []
    for name, file in shipped.items():
        own = invocation.paths.tables / game / file.name
        is_own = own.exists()
        with (own if is_own else file).open(encoding="utf-8-sig", newline="") as lines:
            rows = list(csv.DictReader(lines))
        from_where = Counter(str(row.get("provenance") or "-") for row in rows)
        found.append((name, len(rows), from_where, str(own) if is_own else ""))
    if as_json:
        document = [
            {"table": name, "rows": rows, "provenance": dict(counted), "own": own or None}
            for name, rows, counted, own in found
        ]
        invocation.say(json.dumps(document, ensure_ascii=False))
        return DONE
    heading = [
        words.cli.values_table(),
        words.cli.values_rows(),
        words.cli.values_from(),
        words.cli.values_own(),
    ]
    cells = [
        [
            name,
            str(rows),
            ", ".join(f"{kind} {count}" for kind, count in counted.most_common()),
            foreign.spelt(own),
        ]
        for name, rows, counted, own in found
    ]
    invocation.table([heading, *cells], right=(1,))
    return DONE


def _edit(invocation: Invocation, shipped: Path, own: Path) -> int:
    """Copy a table unless that is done, and open it in the player's editor where there is a terminal."""
    said = invocation.words.cli
    if own.exists():
        invocation.say(said.values_there(file=foreign.spelt(str(own))))
    else:
        make_private(own.parent)
        write_whole(own, shipped.read_text(encoding="utf-8"))
        invocation.say(said.values_copied(file=foreign.spelt(str(own))))
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return DONE
    import click

    try:
        click.edit(filename=str(own))
    except click.ClickException as error:
        invocation.warn(error.message)
        return FAILED
    return DONE
