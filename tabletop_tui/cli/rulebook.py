"""Loading a game's rules for a command, with the player's corrected component tables."""

from typing import Any

from rulesets.core import BadSave, tables
from rulesets.core.rules import Rules
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.host.paths import Paths
from tabletop_tui.kit import registry as games
from tabletop_tui.text.complaints import Complaint


def rules_of(paths: Paths, game: str) -> Rules[Any]:
    """The rules of a game that can be played.

    Raises `BadSave` for any other, `BrokenGame` if its package fails, `TableError` for a wrong cell in a
    component table.
    """
    tables.set_override_folder(paths.tables)
    try:
        return games.rules_of(game)
    except KeyError:
        raise BadSave("game-gone", game=game) from None


def check_seats(rules: Rules[Any], seats: int) -> None:
    """Complain about a number of players that the game doesn't allow."""
    if seats not in rules.seat_counts:
        least, most = min(rules.seat_counts), max(rules.seat_counts)
        raise Complaint("cli-wrong-seats", game=rules.id, least=least, most=most, seats=seats)


def check_variants(rules: Rules[Any], seats: int, choices: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """The variants chosen by `--set`, checked against those that the game has for this many players."""
    known = {variant.id: variant.allowed(seats) for variant in rules.variants}
    for key, value in choices:
        if key not in known:
            raise Complaint("cli-no-such-variant", game=rules.id, key=key, known=", ".join(known) or "-")
        if value not in known[key]:
            raise Complaint("cli-no-such-choice", key=key, value=value, known=", ".join(known[key]))
    return dict(choices)


def any_seed(seed: int | None) -> int:
    """The seed asked for, or a new one that is short enough to be read out."""
    from random import SystemRandom

    return SystemRandom().randrange(1, 10**6) if seed is None else seed


def overridden(invocation: Invocation) -> list[str]:
    """The corrected component tables that are in use, as `game/table.csv`."""
    folder = invocation.paths.tables
    if not folder.is_dir():
        return []
    return sorted(f"{file.parent.name}/{file.name}" for file in folder.glob("*/*.csv"))
