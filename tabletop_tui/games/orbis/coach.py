"""The coach's notes in a first game of Orbis, in this order; their texts: `orbis_coach.ftl`."""

from typing import Any

from rulesets.core import Decision
from rulesets.orbis.advice.gods import god_advice
from rulesets.orbis.advice.landscapes import landscape_advice, shows_shrine
from rulesets.orbis.reasons import CostNotCovered, SupportLacksColour
from tabletop_tui.play.coach import (
    Note,
    asks,
    blocks,
    both,
    from_round,
    near_end,
    offers,
    sees,
    such,
    taking,
    to_round,
)


def _payable(view: Any, decision: Decision[Any]) -> list[str]:
    """The landscapes that can be laid face up at once, and the gods."""

    def fits(view: Any, decision: Decision[Any], slot: str) -> bool:
        advice = landscape_advice(view, decision.seat, int(slot))
        return advice is not None and not (advice.forced or advice.fruitless or advice.untraded)

    return [*such("landscape", fits)(view, decision), *taking("god")(view, decision)]


def _scores_now(view: Any, decision: Decision[Any]) -> list[str]:
    """What brings points now: landscapes, shrines for a temple, gods."""
    points: dict[str, int] = {}
    for option in decision.options:
        noun, _, id = option.key.partition(":")
        if noun == "god":
            points[option.key] = god_advice(view, decision.seat, id).points
        elif noun == "landscape":
            advice = landscape_advice(view, decision.seat, int(id))
            if advice is not None and not advice.forced:
                temple = advice.temple.after - advice.temple.before if advice.temple is not None else 0
                points[option.key] = advice.best + temple
    scores = [key for key, count in points.items() if count > 0]
    return [*scores, *taking("trade")(view, decision)] if scores else []


NOTES = (
    Note("take", asks("choose_tile"), "display", _payable),
    Note("create", asks("choose_tile"), "display"),
    Note("pay", asks("settle_cost"), "world", taking("pay")),
    Note("place", asks("place"), "world"),
    Note("short", asks("settle_cost", when=blocks(CostNotCovered)), "world", taking("trade", "wilderness")),
    Note("colours", asks("place", when=blocks(SupportLacksColour)), "world"),
    Note("trade", asks("settle_cost", when=offers("trade")), "world"),
    Note("temples", asks("choose_tile", when=both(from_round(2), sees(shows_shrine))), "display"),
    Note("god", asks("choose_tile", when=both(from_round(4), offers("god"))), "display"),
    Note("excess", asks("discard_excess"), "hold"),
    Note("gain", asks("take_worshipper"), "hold"),
    Note("erupt", asks("eruption_choice"), "display", taking("erupt")),
    Note("pick", asks("eruption_pick"), "display"),
    Note("any", asks("pay_any"), "hold"),
    Note("sacrifice", asks("sacrifice_choice"), "hold", taking("sacrifice")),
    Note("middle", asks("choose_tile", when=both(from_round(8), to_round(10))), "world"),
    Note("last", asks("choose_tile", when=near_end(1)), "display", _scores_now),
)
