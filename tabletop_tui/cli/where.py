"""`tabletop where`: the program's files and folders."""

import json

from rulesets.core import foreign
from tabletop_tui.cli.invocation import Invocation


def run(invocation: Invocation, as_json: bool) -> None:
    """Print each place with what it is for."""
    paths, words = invocation.paths, invocation.words
    places = {
        "saves": paths.saves,
        "settings": paths.settings,
        "server": paths.server,
        "tables": paths.tables,
        "reports": paths.reports,
    }
    if as_json:
        invocation.say(json.dumps({name: str(place) for name, place in places.items()}))
        return
    rows = [(words(f"cli-where-{name}"), foreign.spelt(str(place))) for name, place in places.items()]
    invocation.table(rows)
