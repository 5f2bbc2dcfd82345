"""The players that `-p` names: people, and computer players of a level (`bot:2`, `Max=bot:2`)."""

from typing import Any

from rulesets.core.records import record
from rulesets.core.rules import Rules
from tabletop_tui.cli.rulebook import check_seats
from tabletop_tui.play.names import level_name
from tabletop_tui.store.people import BOT, COLOURS, HERE, LEVELS, NAME_CELLS, Person, clean_name, clean_text
from tabletop_tui.text.complaints import Complaint
from tabletop_tui.text.words import Words


@record
class Named:
    """A player as given by one `-p`: a name, and a computer's level."""

    name: str
    """Empty for a computer player named after its level."""
    kind: str = HERE


def check_names(rules: Rules[Any], players: tuple[str, ...]) -> list[Named]:
    """The players in seat order. Complains about duplicates, empty and long names, levels, their number."""
    named = [_read(text) for text in players]
    for place, each in enumerate(named):
        if each.name.casefold() in {other.name.casefold() for other in named[:place] if other.name}:
            raise Complaint("cli-name-twice", name=each.name)
    check_seats(rules, len(named))
    return named


def _read(text: str) -> Named:
    """One player, as written after `-p`."""
    typed = clean_text(text, 2 * len(text))  # all of it: the level stands at its end
    name, _, kind = typed.rpartition("=")
    if not kind.casefold().startswith(f"{BOT}:"):
        if not typed:
            raise Complaint("cli-name-empty")
        return Named(whole_name(typed))
    level = kind.partition(":")[2].strip()
    if level not in map(str, LEVELS):
        raise Complaint("cli-bots-unknown", level=level, levels=_known())
    if "=" in typed and not name.strip():
        raise Complaint("cli-name-empty")
    return Named(whole_name(name), f"{BOT}:{level}")


def whole_name(typed: str) -> str:
    """The name as it may be shown. Complains where there is no room for it: a part of it may be another's."""
    name = clean_text(typed, 2 * len(typed))
    if (kept := clean_name(name)) != name:
        raise Complaint("cli-name-long", name=name, cells=NAME_CELLS, kept=kept)
    return name


def _known() -> str:
    return ", ".join(f"{BOT}:{level}" for level in LEVELS)


def people_of(words: Words, rules: Rules[Any], players: tuple[str, ...]) -> list[Person]:
    """The named players, or as many unnamed ones as the game needs, each with a colour."""
    unnamed = [Named(words.games.seat(number=seat + 1)) for seat in range(min(rules.seat_counts))]
    people: list[Person] = []
    named = check_names(rules, players) if players else unnamed
    taken = {each.name.casefold() for each in named}
    for seat, each in enumerate(named):
        name = each.name or level_name(words, each.kind, taken)
        taken.add(name.casefold())
        people.append(Person(name, COLOURS[seat % len(COLOURS)], each.kind))
    return people
