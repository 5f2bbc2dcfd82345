"""Who plays where games play themselves: levels, and classes of other packages (`module:Class`)."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.bots.players import CHANCE, PlayerFailed, UnknownPlayer, is_class, player
from tabletop_tui.cli.people import people_of
from tabletop_tui.store.people import BOT, clean_name
from tabletop_tui.text.complaints import Complaint
from tabletop_tui.text.words import Words


@record
class Entrant:
    """One player of a match."""

    name: str
    player: str
    """As `bots.players` names it."""


def entrants(
    words: Words, rules: Rules[Any], named: Sequence[str], players: int | None = None
) -> list[Entrant]:
    """The players that `-p` names, each of which is loaded, or as many as choose by chance.

    Raises `Complaint` for people, duplicate names, unknown players and a number of them that differs.
    """
    if not named:
        seats = min(rules.seat_counts) if players is None else players
        return [Entrant(words.games.seat(number=seat + 1), CHANCE) for seat in range(seats)]
    outside = [_outside(text) for text in named]
    people = people_of(
        words, rules, tuple(given[0] if given else text for text, given in zip(named, outside, strict=True))
    )
    if players not in (None, len(people)):
        raise Complaint("cli-auto-count", players=players, named=len(people))
    found = []
    for person, given in zip(people, outside, strict=True):
        if person.level is None and given is None:
            raise Complaint("cli-auto-only-bots", name=person.name)
        found.append(Entrant(person.shown, given[1] if given else f"{BOT}:{person.level}"))
    with playing():
        for entrant in found:
            player(entrant.player)
    return found


def _outside(text: str) -> tuple[str, str] | None:
    """Name and word of a player of another package, `Max=module:Class`; `None` for any other."""
    name, _, word = text.rpartition("=")
    if word.casefold().startswith(f"{BOT}:") or not is_class(word.strip()):
        return None
    return name.strip() or clean_name(word.rpartition(":")[2]), word.strip()


@contextmanager
def playing() -> Iterator[None]:
    """Say in a sentence what goes wrong with players of other packages."""
    try:
        yield
    except UnknownPlayer as error:
        raise Complaint("cli-auto-no-player", player=error.player, problem=error.problem) from error
    except PlayerFailed as error:
        raise Complaint(
            "cli-auto-player-failed", code=1, player=error.player, problem=error.problem
        ) from error
