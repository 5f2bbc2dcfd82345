"""The coach's notes in a first game of Helios, in this order; their texts: `helios_coach.ftl`."""

from rulesets.core import Decision
from rulesets.helios.advice.land import land_advice
from rulesets.helios.advice.sun import sun_previews
from rulesets.helios.components import BUILDINGS
from rulesets.helios.reasons import ColumnEmpty, Why
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios import coach_messages as say
from tabletop_tui.play.coach import Note, asks, blocks, from_round, most, near_end, such, taking, to_round


def _asked(view: HeliosView, decision: Decision[object], slot: str) -> int:
    """How many buildings cost the colour of a land."""
    land = land_advice(view, decision.seat, slot)
    return land.asked if land is not None else 0


def _new_colour(view: HeliosView, decision: Decision[object], slot: str) -> bool:
    """A land with a cube of a colour of which there is none on the board."""
    land = land_advice(view, decision.seat, slot)
    own = view.seats[decision.seat].board.cubes
    return land is not None and any(count and not own[colour] for colour, count in enumerate(land.cubes))


def _lit(view: HeliosView, decision: Decision[object], field: str) -> int:
    """How much a stop of the sun lights: its points, and its cubes."""
    stop = sun_previews(view, decision.seat)[field]
    return 10 * stop.points + 10 * len(stop.light.cubes)


def _builds(view: HeliosView, decision: Decision[object]) -> list[str]:
    """What makes the sun go further, and temples."""
    longer = such("building", lambda _view, _decision, id: BUILDINGS[id].sun > 0)(view, decision)
    return [*longer, *taking("temple")(view, decision)]


NOTES = (
    Note("start", say.start, asks("choose_start_land"), "world", most("land", _asked)),
    Note(
        "column",
        say.column,
        asks("choose_action_tile", when=to_round(1)),
        "tiles",
        taking("column:create_land", "column:build"),
    ),
    Note("land", say.land, asks("choose_tile", when=to_round(1)), "offer", such("land", _new_colour)),
    Note("field", say.field, asks("choose_field"), "world"),
    Note("sun", say.sun, asks("choose_sun_target"), "world", most("field", _lit)),
    Note("full", say.full, asks("choose_sun_target", when=from_round(2)), "world"),
    Note("build", say.build, asks("choose_build"), "city", _builds),
    Note("temple", say.temple, asks("choose_temple_site"), "world"),
    Note("cubes", say.cubes, asks("pay_cube"), "world"),
    Note("row", say.row, asks("choose_row"), "mine"),
    Note("bonus", say.bonus, asks("choose_bonus_action"), "mine"),
    Note("column-empty", say.column_empty, asks("choose_action_tile", when=blocks(ColumnEmpty)), "tiles"),
    Note("persons", say.persons, asks("persons_turn"), "persons", taking("buy", "activate")),
    Note(
        "colour",
        say.colour,
        asks("choose_bonus_colour", "place_round_bonus", "place_resource"),
        "world",
    ),
    Note("dead-end", say.dead_end, asks("choose_sun_target", when=blocks(Why.DEAD_END, Why.LAKE)), "world"),
    Note("harbour", say.harbour, asks("choose_field", when=from_round(2)), "world"),
    Note("last", say.last, asks("choose_action_tile", when=near_end()), "tiles"),
)
