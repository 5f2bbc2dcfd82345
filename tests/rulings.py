"""The rulings that players choose at set-up, and decisions at which they matter."""

from typing import NamedTuple

from rulesets import load_rules
from rulesets.core import Decision
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person


class Ruling(NamedTuple):
    """One of them."""

    game: str
    variant: str
    other: str
    """The reading that isn't the default."""
    number: str
    asked: str
    """A decision at which it matters; empty for one about counting points."""


RULINGS = (
    Ruling("helios", "laps", "move", "R14", "choose_sun_target"),
    Ruling("bora_bora", "blocking", "yes", "R6", "place_die"),
    Ruling("bora_bora", "doubling", "drawn", "R25", "use_people"),
    Ruling("papyria", "nought", "all", "R44", ""),
)
PEOPLE = (Person("Ana", "red"), Person("Ben", "blue"))


def game_at(ruling: Ruling, *, other: bool = False) -> Session:
    """A game that isn't kept, played up to a decision at which the ruling matters."""
    chosen = {ruling.variant: ruling.other} if other else None
    session = Session.new(load_rules(ruling.game), PEOPLE, 7, chosen)
    for number in range(300):
        if ruling.asked in ("", decision_of(session).kind):
            return session
        options = decision_of(session).options
        liked = [option.key for option in options if option.key.startswith(("move_sun", "woman", "man"))]
        session.do(acts.answer([*liked, *(option.key for option in options)][number % 2 if not liked else 0]))
        session.do(acts.take_over)
    raise LookupError(ruling.asked)


def taking_over(session: Session) -> list[str]:
    """What the player who decides types first, where others must not see what is theirs."""
    record, seat = session.record, decision_of(session).seat
    return [record.people[seat].name[0].casefold()] * record.rules.hides(record.table.state, seat)


def decision_of(session: Session) -> Decision[object]:
    """What is asked now."""
    assert session.record.decision is not None
    return session.record.decision
