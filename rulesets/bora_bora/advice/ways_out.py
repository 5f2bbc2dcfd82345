"""What would be given up by stopping now, as far as it takes no god."""

from typing import NamedTuple

from rulesets.bora_bora.advice.options import Asked, ids_of
from rulesets.bora_bora.components import PERSON_KINDS, SEXES, KindWord, SexWord
from rulesets.bora_bora.view import BoraBoraView


class Equals(NamedTuple):
    """The men or women of one kind."""

    sex: SexWord
    kind: KindWord


def still_usable(decision: Asked) -> list[Equals]:
    """The people who could still be used without a god."""
    found = [id.split(":") for id in ids_of(decision, "use")]
    return [Equals(SEXES[SEXES.index(sex)], PERSON_KINDS[kind].id) for sex, kind in found]


def still_affordable(decision: Asked) -> list[str]:
    """The jewelry that could be bought."""
    return ids_of(decision, "jewelry")


def still_fulfillable(decision: Asked) -> list[str]:
    """The tasks that could be fulfilled, even with a yellow god, as no other chance comes."""
    return ids_of(decision, "fulfil", "yellow")


def points_lost(view: BoraBoraView, decision: Asked) -> int:
    """The helper's points that stopping would lose."""
    return view.points if decision is not None and decision.kind == "helper_spend" else 0
