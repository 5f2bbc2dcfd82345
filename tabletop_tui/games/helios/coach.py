"""The coach's notes in a first game of Helios, in this order; their texts: `helios_coach.ftl`."""

from tabletop_tui.play.coach import Note, asks, blocks, from_round, near_end, to_round

NOTES = (
    Note("start", asks("choose_start_land"), "world"),
    Note("column", asks("choose_action_tile", when=to_round(1)), "tiles"),
    Note("land", asks("choose_tile"), "offer"),
    Note("field", asks("choose_field"), "world"),
    Note("sun", asks("choose_sun_target"), "world"),
    Note("full", asks("choose_sun_target", when=from_round(2)), "world"),
    Note("build", asks("choose_build"), "city"),
    Note("temple", asks("choose_temple_site"), "world"),
    Note("cubes", asks("pay_cube"), "world"),
    Note("row", asks("choose_row"), "mine"),
    Note("bonus", asks("choose_bonus_action"), "mine"),
    Note("column-empty", asks("choose_action_tile", when=blocks("column-empty")), "tiles"),
    Note("persons", asks("persons_turn"), "persons"),
    Note(
        "colour",
        asks("choose_bonus_colour", "place_round_bonus", "place_resource"),
        "world",
    ),
    Note("dead-end", asks("choose_sun_target", when=blocks("dead-end", "lake")), "world"),
    Note("harbour", asks("choose_field", when=from_round(2)), "world"),
    Note("last", asks("choose_action_tile", when=near_end()), "tiles"),
)
