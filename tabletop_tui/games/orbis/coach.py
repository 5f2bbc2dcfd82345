"""The coach's notes in a first game of Orbis, in this order; their texts: `orbis_coach.ftl`."""

from rulesets.orbis.advice.landscapes import shows_shrine
from tabletop_tui.play.coach import Note, asks, blocks, both, from_round, near_end, offers, sees, to_round

NOTES = (
    Note("take", asks("choose_tile"), "display"),
    Note("create", asks("choose_tile"), "display"),
    Note("pay", asks("settle_cost"), "world"),
    Note("place", asks("place"), "world"),
    Note("short", asks("settle_cost", when=blocks("cost-not-covered")), "world"),
    Note("colours", asks("place", when=blocks("support-lacks-colour")), "world"),
    Note("trade", asks("settle_cost", when=offers("trade")), "world"),
    Note("temples", asks("choose_tile", when=both(from_round(2), sees(shows_shrine))), "display"),
    Note("god", asks("choose_tile", when=both(from_round(4), offers("god"))), "display"),
    Note("excess", asks("discard_excess"), "hold"),
    Note("gain", asks("take_worshipper"), "hold"),
    Note("erupt", asks("eruption_choice"), "display"),
    Note("pick", asks("eruption_pick"), "display"),
    Note("any", asks("pay_any"), "hold"),
    Note("sacrifice", asks("sacrifice_choice"), "hold"),
    Note("middle", asks("choose_tile", when=both(from_round(8), to_round(10))), "world"),
    Note("last", asks("choose_tile", when=near_end(1)), "display"),
)
