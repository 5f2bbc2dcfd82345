"""The coach's notes in a first game of Bora Bora, in this order; their texts: `bora_bora_coach.ftl`."""

from tabletop_tui.play.coach import Note, asks, blocks, from_round, near_end, sees, to_round

NOTES = (
    Note("hut", asks("setup_hut"), "map"),
    Note("die", asks("place_die"), "cards"),
    Note("high", asks("place_die", when=sees(lambda view: len({*view.seats[view.seat].dice}) > 1)), "cards"),
    Note("material", asks("place_material", "choose_material", when=to_round(2)), "own"),
    Note("expand", asks("expand"), "map"),
    Note("task", asks("place_die", when=from_round(1)), "own"),
    Note("person", asks("take_person"), "market"),
    Note("helper", asks("helper_spend"), "own"),
    Note("temple", asks("temple_space"), "market"),
    Note("gift", asks("fire_gift", "fire_mark"), "own"),
    Note("god-card", asks("take_god_card"), "market"),
    Note("people", asks("use_people"), "own"),
    Note("not-lower", asks("place_die", when=blocks("not-lower")), "cards"),
    Note("no-space", asks("place_die", when=blocks("no-free-space")), "own"),
    Note("build", asks("build_tile", "build_site"), "own"),
    Note("jewelry", asks("buy_jewelry"), "market"),
    Note("resolve", asks("resolve_task", "final_task"), "own"),
    Note("new-task", asks("take_task"), "market"),
    Note("red", asks("red_offer", "pay_god"), "own"),
    Note("last", asks("place_die", when=near_end()), "cards"),
)
