"""A finished game that is fair by proof, and one that is still played."""

import json
from functools import cache
from typing import Any

from rulesets import load_rules
from rulesets.core.rules import Rules
from tabletop_tui.bots.chance import RandomChooser
from tabletop_tui.play import acts
from tabletop_tui.play.fair.contributions import Contributions
from tabletop_tui.play.session import Session
from tabletop_tui.store import Store
from tabletop_tui.store.people import Person

PEOPLE = (Person("Ana", "red"), Person("Jürgen", "blue"))
RULES: Rules[Any] = load_rules("orbis")


def begun(store: Store | None = None) -> Session:
    """A game of two people, of whom one has typed words and one has had them drawn."""
    contributions = Contributions(RULES, PEOPLE)
    contributions.note(0, "  blue   horse ")
    contributions.note(1, "")
    seed, proof = contributions.begun()
    return Session.new(RULES, PEOPLE, seed, {}, store, proof)


def played(session: Session, answers: int = 10_000) -> Session:
    """This many random answers, or all there are."""
    chooser = RandomChooser(3)
    for _ in range(answers):
        if session.record.decision is None:
            break
        session.do(acts.answer(chooser.choose(session.record.decision)))
    return session


@cache
def _whole() -> dict[str, Any]:
    return played(begun()).record.document()


def finished() -> dict[str, Any]:
    """The save document of a finished game, to be changed at will."""
    document: dict[str, Any] = json.loads(json.dumps(_whole()))
    return document
