"""`tabletop where`: the program's files and folders."""

from rulesets.core import foreign
from tabletop_tui.cli.invocation import Invocation


def run(invocation: Invocation) -> None:
    """Print each place with what it is for."""
    paths, words = invocation.paths, invocation.words
    places = {
        "saves": paths.saves,
        "settings": paths.settings,
        "tables": paths.tables,
        "reports": paths.reports,
    }
    rows = [(words(f"cli-where-{name}"), foreign.spelt(str(place))) for name, place in places.items()]
    invocation.table(rows)
