"""The coach's notes in a first game of Orbis, in this order; their texts: `orbis_coach.ftl`."""

from rulesets.core import Decision
from rulesets.orbis.advice.gods import god_advice
from rulesets.orbis.advice.landscapes import landscape_advice, shows_shrine
from rulesets.orbis.advice.worshippers import cost_advice
from rulesets.orbis.reasons import CostNotCovered, SupportLacksColour
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis import coach_messages as say
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
from tabletop_tui.play.texts import Both


def _payable(view: OrbisView, decision: Decision[object]) -> list[str]:
    """The landscapes that can be laid face up at once, and the gods."""

    def fits(view: OrbisView, decision: Decision[object], slot: str) -> bool:
        advice = landscape_advice(view, decision.seat, int(slot))
        return advice is not None and not (advice.forced or advice.fruitless or advice.untraded)

    return [*such("landscape", fits)(view, decision), *taking("god")(view, decision)]


def _scores_now(view: OrbisView, decision: Decision[object]) -> list[str]:
    """What brings points now: landscapes, shrines for a temple, gods."""
    points: dict[str, int] = {}
    for option in decision.options:
        noun, _, id = option.key.partition(":")
        match noun:
            case "god":
                points[option.key] = god_advice(view, decision.seat, id).points
            case "landscape":
                advice = landscape_advice(view, decision.seat, int(id))
                if advice is not None and not advice.forced:
                    temple = advice.temple.after - advice.temple.before if advice.temple is not None else 0
                    points[option.key] = advice.best + temple
    scores = [key for key, count in points.items() if count > 0]
    return [*scores, *taking("trade")(view, decision)] if scores else []


def _costs(view: OrbisView, decision: Decision[object]) -> bool:
    """Whether the landscape in hand costs anything."""
    advice = cost_advice(view, decision.seat)
    return advice is not None and not advice.free


def _has_god(view: OrbisView, decision: Decision[object]) -> bool:
    return view.seats[decision.seat].god is not None


NOTES = (
    Note("take", Both(say.take, say.take_plain), asks("choose_tile"), "display", _payable),
    Note("create", say.create, asks("choose_tile"), "display"),
    Note("pay", say.pay, asks("settle_cost", when=_costs), "world", taking("pay")),
    Note("place", say.place, asks("place"), "world"),
    Note(
        "short",
        say.short,
        asks("settle_cost", when=blocks(CostNotCovered)),
        "world",
        taking("trade", "wilderness"),
    ),
    Note("colours", say.colours, asks("place", when=blocks(SupportLacksColour)), "world"),
    Note("trade", say.trade, asks("settle_cost", when=both(_costs, offers("trade"))), "world"),
    Note(
        "temples",
        Both(say.temples, say.temples_plain),
        asks("choose_tile", when=both(from_round(2), sees(shows_shrine))),
        "display",
    ),
    Note("god", say.god, asks("choose_tile", when=both(from_round(4), offers("god"))), "display"),
    Note("excess", say.excess, asks("discard_excess"), "hold"),
    Note("gain", say.gain, asks("take_worshipper"), "hold"),
    Note("erupt", say.erupt, asks("eruption_choice"), "display", taking("erupt")),
    Note("pick", say.pick, asks("eruption_pick"), "display"),
    Note("any", Both(say.any, say.any_plain), asks("pay_any"), "hold"),
    Note("sacrifice", say.sacrifice, asks("sacrifice_choice"), "hold", taking("sacrifice")),
    Note("middle", say.middle, asks("choose_tile", when=both(from_round(8), to_round(10))), "world"),
    Note(
        "last", say.last, asks("choose_tile", when=both(near_end(1), offers("god"))), "display", _scores_now
    ),
    Note(
        "last-spend",
        say.last_spend,
        asks("choose_tile", when=both(near_end(1), _has_god)),
        "display",
        _scores_now,
    ),
)
