"""What speaks for and against an answer, and what is told of a turn, before there are words for it."""

from dataclasses import replace

import pytest

from rulesets.core import Decision, Forced, Option, Table
from rulesets.helios import RULES, events
from rulesets.helios.advice.actions import (
    JokerAdvice,
    RowAdvice,
    action_advice,
    column_advice,
    joker_advice,
    possible,
    reach,
    row_advice,
)
from rulesets.helios.advice.buildings import building_advice, temple_advice
from rulesets.helios.advice.choosing import worth
from rulesets.helios.advice.cubes import gained_cube_advice, lost_by_paying, paid_cube_advice, regrows
from rulesets.helios.advice.deeds import Harbour, NewLand, Priced, together
from rulesets.helios.advice.features import around, features, left
from rulesets.helios.advice.fields import (
    PlaceAdvice,
    SpotAdvice,
    field_advice,
    field_preview,
    free_fields,
    spot_advice,
    water_of,
)
from rulesets.helios.advice.land import land_advice, special_advice
from rulesets.helios.advice.persons import nobody_left, person_advice
from rulesets.helios.advice.prices import asking, opened_by
from rulesets.helios.advice.sites import SiteAdvice, site_advice
from rulesets.helios.advice.sun import LightAdvice, light_advice, sun_previews
from rulesets.helios.advice.turns import TurnPath, bonus_follows, turn_path
from rulesets.helios.components import ACTIONS, BUILDINGS, COLOURS, PERSONS, SPECIALS, TILES_FOR_BONUS
from rulesets.helios.geometry import BIT, BONUS, DARK, FIELDS, LAP_LINE, NEIGHBOURS
from rulesets.helios.options import ROW_OPTIONS
from rulesets.helios.payment import Cube
from rulesets.helios.state import Helios, Tile
from rulesets.helios.sun import lit, stops
from rulesets.helios.view import HeliosView
from tests.rulesets.helios.builders import A, answer, asked, doing, persons, position, seat, turn

SUNNY = "D4=bamboo+temple E3=redwood E4=granite"
COLUMNS = {"create_land": "UY", "build": "RY", "move_sun": "JY"}


def seen(table: Table[Helios]) -> HeliosView:
    return RULES.view(table.state, A)


def path(table: Table[Helios]) -> TurnPath:
    """The way of the turn so far."""
    told = turn_path(seen(table), asked(table), [event for events in table.story for event in events])
    assert told is not None
    return told


def test_a_tile_fills_its_row_or_leaves_room_for_others_and_a_grey_one_fits_anywhere() -> None:
    view = seen(turn(seat(SUNNY, rows=["R", "", "YYY"]), players=2, columns=COLUMNS))
    full, red, joker = row_advice(view, A, "yellow"), row_advice(view, A, "red"), joker_advice(view, A)
    assert (full.fills, full.filled, full.coming) == (True, TILES_FOR_BONUS, None)
    assert full.holds == ("yellow",) * 3
    assert (red.fills, red.filled, red.coming) == (False, 2, 2)  # the red tile and the grey one
    assert joker.fills == ("yellow",)
    rows = Decision(A, "choose_row", ROW_OPTIONS)
    assert worth(view, rows, rows.option("row:yellow")) > worth(view, rows, rows.option("row:red"))


def test_a_column_tells_of_its_last_tile_until_it_is_empty() -> None:
    view = seen(turn(seat(SUNNY, rows=["", "", "YYY"]), players=2, columns={**COLUMNS, "build": ""}))
    column = column_advice(view, A, "create_land")
    assert column is not None
    assert (column.tiles, column.colour, column.others) == (("blue", "yellow"), "yellow", 1)
    assert column.row == row_advice(view, A, "yellow")
    assert column.action == action_advice(view, A, "create_land")
    assert column_advice(view, A, "build") is None


def test_what_an_action_could_do_is_counted_and_its_best_stop_found() -> None:
    view = seen(turn(seat(SUNNY, range=4), players=2, columns=COLUMNS))
    land, sun = action_advice(view, A, "create_land"), action_advice(view, A, "move_sun")
    assert land.free_fields > 0
    assert not land.idle
    assert sun.best is not None
    reached = [Option(f"field:{stop.field}", stop) for stop in stops(view.seats[A].board)]
    asked_where = Decision(A, "choose_sun_target", reached)
    assert max(worth(view, asked_where, option) for option in reached) > 0
    assert action_advice(view, A, "build").idle  # without a cube
    assert not action_advice(seen(turn(seat("D4=granite[G]"), players=2)), A, "build").idle


def test_land_says_who_asks_for_it_and_a_special_tile_where_it_would_score_most() -> None:
    view = seen(turn(seat(SUNNY), players=2, bare=["spring"]))
    land, summit = land_advice(view, A, "spring"), special_advice(view, A, "summit")
    assert land is not None
    assert (land.bare, land.owned, land.cubes) == (True, 0, ())
    assert land.asked > 0
    granite = land_advice(view, A, "granite")
    assert granite is not None
    assert (granite.owned, granite.cubes) == (1, (0, 0, 1, 0, 0))
    assert summit.best is not None
    points, field = summit.best
    assert points > 0
    assert field in free_fields(view, A)
    assert summit.left == view.specials["summit"]
    assert special_advice(view, A, "treasury").best is None, "it scores the same anywhere"


def test_a_site_loses_cubes_needlessly_only_where_another_one_spares_them() -> None:
    own = seat("D4=bamboo[BB] E4=granite")
    lost = site_advice(own, "D4")
    assert (lost.stranded, lost.needless, lost.around) == (1, 1, 1)
    assert site_advice(own, "E4").needless == 0
    assert site_advice(seat("D4=bamboo[BB] E4=granite[GG]"), "D4").needless == 0


def test_a_field_tells_its_water_its_stop_or_what_can_grow_on_it() -> None:
    view = seen(turn(seat("D4=bamboo[B] E4=granite E3=summit D5=redwood+temple", range=3), players=2))
    spots = {field: spot_advice(view, A, field) for field in ("D4", "E4", "E3", "D5", "D3", "E2")}
    land = [spots[field].land for field in ("D4", "E4", "E3", "D5")]
    assert [each and each.full for each in land] == [True, False, None, None]
    assert spots["E3"].special is not None
    assert spots["D5"].temple > 0
    sun, stop = spots["D3"].free, spots["E2"].free
    assert sun is not None
    assert sun.water == "sun"
    assert stop is not None
    assert stop.stop is not None
    assert all(spot.laps == bool(BIT[field] & LAP_LINE) for field, spot in spots.items())


def test_passing_lets_nothing_go_only_if_no_person_could_still_score() -> None:
    """With mana but without cubes anyone can be bought, and in the last round no one is activated."""
    rich = seat("D4=granite", mana=9)
    early, late = (persons(rich, players=2, round=number, stage="persons") for number in (1, 4))
    assert seen(late).rounds == 4
    assert nobody_left(seen(late), asked(late))
    assert not nobody_left(seen(early), asked(early))


def test_the_way_of_a_turn_begins_with_its_tile_and_ends_with_the_bonus_action() -> None:
    table = turn(seat(SUNNY, range=4, rows=["", "", "YYY"]), players=2, columns=COLUMNS)
    assert path(table) == TurnPath(None, (), False, 0)
    answer(table, "column:move_sun")
    assert path(table) == TurnPath("yellow", ("move_sun",), True, 1)
    assert bonus_follows(seen(table), asked(table))
    answer(table, "field:F3")
    assert asked(table).kind == "choose_bonus_action"
    assert path(table).now == 2
    later = persons(seat(mana=9), players=2, stage="persons")
    assert turn_path(seen(later), asked(later), []) is None
    assert not bonus_follows(seen(later), asked(later))


def test_what_is_due_is_a_building_a_person_or_a_temple() -> None:
    own = seat("D4=granite[G] E4=granite[G] E3=bamboo[V] D5=bamboo[V]")
    for answers, (building, field, due, owed) in (
        (("building:stonemason",), ("stonemason", None, 3, (0, 0, 2, 0, 0))),
        (("temple", "field:E4"), (None, "E4", 1, (0, 0, 0, 0, 0))),
    ):
        table = doing("build", own, players=2)
        answer(table, *answers)
        payment = seen(table).payment
        assert payment is not None
        assert (payment.building, payment.person, payment.field) == (building, None, field)
        assert (payment.left, payment.owed) == (due, owed)


def test_what_has_been_paid_is_told_with_what_was_bought_and_new_land_at_once() -> None:
    granite, palace = [("D4", "granite")], events.Built(A, "palace")
    laid = events.Laid(A, tile="spring", field="A4", cubes=0)
    happened: list[events.HeliosEvent] = [
        events.Paid(A, purpose="building:palace", cubes=granite),
        palace,
        laid,
        events.TurnedUp(None, slot="spring", colour="spring", cube=True),
        events.TurnedUp(None, slot="bamboo", colour="bamboo", cube=True),
        Forced(A, "choose_build", "waive"),
    ]
    assert [deed for deed in together(happened) if not isinstance(deed, Harbour)] == [
        Priced(A, palace, granite),
        laid,
        NewLand(None, ["spring", "bamboo"]),
    ]


def test_a_person_is_for_sale_or_too_dear_until_a_seat_has_it() -> None:
    """With 3 mana; the settler costs 2, the explorer 4, and both take three cubes to activate."""
    laid = "D4=granite[G] E3=redwood[N] E4=bamboo[V]"
    own, other = seat(laid, mana=3, night="settler", day="warden"), seat(mana=1, night="herbalist")
    view = seen(persons(own, other, players=2))

    def told(person: str) -> tuple[bool, ...]:
        found = person_advice(view, A, person)
        return found.active, found.pending, found.unpayable, found.useless, found.offered

    assert told("settler") == (False, True, False, False, False)
    assert told("warden") == (True, False, False, False, False)
    assert told("herbalist") == (False, False, False, False, False)
    assert told("mage") == (False, True, True, False, True), "it takes spring and obsidian"
    assert told("explorer") == (False, True, True, False, True)
    mage, explorer, warden = (person_advice(view, A, each) for each in ("mage", "explorer", "warden"))
    assert (mage.mana_left, mage.mana_held, explorer.mana_left) == (1, 3, -1)
    assert (mage.owner, person_advice(view, A, "herbalist").owner) == (None, 1)
    assert (warden.owner, warden.awake, warden.price) == (A, True, None)
    last = seen(persons(own, other, players=2, round=4))
    assert [person_advice(last, A, each).useless for each in ("mage", "settler")] == [True, False]


def test_one_more_cube_opens_the_buildings_that_it_lets_pay_for_alone_or_as_one_of_two() -> None:
    """With granite and redwood; any two cubes replace one that is missing."""
    view = seen(turn(seat("D4=granite[G] E3=redwood[N]"), players=2))
    opened = {COLOURS[colour]: set(opened_by(view, A, colour)) for colour in range(5)}
    always = {"sundial", "survey_office"}  # redwood and bamboo; redwood and two of any colour
    assert opened == {
        "spring": always,
        "redwood": always,
        "granite": always | {"stonemason"},
        "bamboo": always | {"market", "sun_road"},
        "obsidian": always | {"sun_altar"},
    }


def test_a_cube_from_elsewhere_loses_one_on_the_site_where_both_could_pay() -> None:
    """The second temple costs 2, and two cubes lie on its site (R29)."""
    laid = "D4=bamboo+temple E3=redwood[NN] E4=granite[G] D5=granite[G]"
    table = doing("build", seat(laid, buildings="warehouse"), players=2)
    answer(table, "temple", "field:E3")
    lost = {option.key: lost_by_paying(seen(table), A, option.value) for option in asked(table).options}
    assert lost == {"cube:D5:granite": 1, "cube:E4:granite": 1, "cube:E3:redwood": 0}


def test_a_field_is_a_stop_a_site_or_a_place_by_what_is_asked() -> None:
    sunny = seat(SUNNY, range=4)
    table = turn(sunny, players=2, columns=COLUMNS)
    answer(table, "column:move_sun")
    stop = field_advice(seen(table), A, asked(table), "F3")
    assert isinstance(stop, LightAdvice)
    assert stop.stop.stop.field == "F3"
    table = turn(sunny, players=2, columns=COLUMNS)
    answer(table, "column:create_land", "land:spring")
    place = field_advice(seen(table), A, asked(table), "E2")
    assert isinstance(place, PlaceAdvice)
    assert {field for field, _ in place.beside} <= {"D4", "E3", "E4"}
    assert place.stops_now > 0
    assert place.stuck == (place.stops_then < 2)
    assert isinstance(field_advice(seen(table), A, None, "E2"), SpotAdvice)
    assert isinstance(field_advice(seen(table), A, asked(table), "A1"), SpotAdvice)
    table = doing("build", seat("D4=granite[G] E4=bamboo"), players=2)
    answer(table, "temple")
    assert isinstance(field_advice(seen(table), A, asked(table), "D4"), SiteAdvice)
    assert isinstance(field_advice(seen(table), A, asked(table), "E3"), SpotAdvice)


def test_a_price_says_what_is_lacking_what_others_replace_and_what_is_left() -> None:
    """The palace costs spring, granite and obsidian; two cubes replace each one that is missing (R26)."""
    view = seen(doing("build", seat("D4=granite[G] E4=redwood[NN] E3=bamboo[VV]", buildings="warehouse")))
    palace, monument = building_advice(view, A, "palace"), building_advice(view, A, "monument")
    assert palace.price is not None
    assert (palace.price.total, palace.price.lacks, palace.price.left) == (5, 0, 0)
    assert palace.price.replaced == (1, 0, 0, 0, 1)
    assert (palace.price.bill.coloured, palace.price.bill.any_colour) == ((0, 0, 1, 0, 0), 4)
    assert palace.range_grows == (view.seats[A].board.range, view.seats[A].board.range + 1)
    assert monument.price is not None
    assert monument.price.lacks > 0
    assert (monument.price.left, monument.price.replaced, monument.range_grows) == (None, (), None)
    built = building_advice(view, A, "warehouse")
    assert (built.built, built.price, built.range_grows) == (True, None, None)
    temple = temple_advice(view, A)
    assert (temple.number, temple.price.total, temple.sites) == (1, 1, ("D4", "E3", "E4"))


def test_a_building_that_acts_at_once_lapses_where_its_action_is_impossible() -> None:
    acts = seen(doing("build", seat("D4=granite[G] E4=redwood[N] E3=bamboo[V]")))
    sundial = building_advice(acts, A, "sundial")
    assert sundial.lapses is None
    assert sundial.at_once is not None
    assert sundial.at_once.action == "move_sun"
    bare = seen(turn(seat(""), players=2))
    lapsing = building_advice(bare, A, "sundial")
    assert (lapsing.lapses, lapsing.at_once) == ("move_sun", None)
    observatory = building_advice(acts, A, "observatory")
    assert observatory.ends_laps


def test_a_cube_is_worth_what_it_opens_or_what_paying_with_it_loses() -> None:
    view = seen(turn(seat("D4=granite[G] E3=redwood[N]"), players=2))
    granite = gained_cube_advice(view, A, COLOURS.index("granite"))
    assert granite.held == 1
    assert granite.asked > 0
    assert "stonemason" in granite.opens
    table = doing("build", seat("D4=granite[G] E4=bamboo[V]"), players=2)
    answer(table, "temple", "field:E4")
    values = {option.key: option.value for option in asked(table).options}
    far, near = (
        paid_cube_advice(seen(table), A, values[key]) for key in ("cube:D4:granite", "cube:E4:bamboo")
    )
    assert (far.stranded, far.on_site, far.regrows, far.rest) == (1, False, True, 0)
    assert (near.stranded, near.on_site, near.regrows) == (0, True, False)
    options = {option.key: option for option in asked(table).options}
    good, bad = (
        worth(seen(table), asked(table), options[key]) for key in ("cube:E4:bamboo", "cube:D4:granite")
    )
    assert good > bad, "paying with the other one loses a cube"


def test_of_two_cubes_elsewhere_the_one_that_grows_again_is_worth_more_and_none_is_worth_a_loss() -> None:
    """The second temple costs 2; granite grows again on granite, a spring cube there doesn't."""
    laid = "D4=bamboo+temple E3=granite[G] E4=granite[B] D5=redwood C4=redwood[N]"
    table = doing("build", seat(laid, buildings="warehouse"), players=2)
    answer(table, "temple", "field:D5")
    value = {option.key: worth(seen(table), asked(table), option) for option in asked(table).options}
    assert value["cube:E3:granite"] == value["cube:C4:redwood"] > value["cube:E4:spring"]
    lost = "D4=bamboo+temple E3=redwood[NN] E4=granite[G] D5=granite[G]"
    table = doing("build", seat(lost, buildings="warehouse"), players=2)
    answer(table, "temple", "field:E3")
    value = {option.key: worth(seen(table), asked(table), option) for option in asked(table).options}
    assert max(value, key=lambda key: value[key]) == "cube:E3:redwood"


def test_the_site_of_a_temple_is_worth_less_by_what_is_lost_there() -> None:
    table = doing("build", seat("D4=granite[GB] E4=bamboo[V] D5=redwood"), players=2)
    answer(table, "temple")
    value = {option.key: worth(seen(table), asked(table), option) for option in asked(table).options}
    assert value["field:D4"] < value["field:E4"] == value["field:D5"]


def test_a_field_is_worth_its_harbour_its_bonus_and_the_temples_it_raises() -> None:
    table = turn(seat("D4=granite+temple E4=bamboo F3=redwood", range=4), players=2, columns=COLUMNS)
    answer(table, "column:create_land", "land:spring")
    view = seen(table)
    for option in asked(table).options:
        field = str(option.value)
        bonus = BONUS.get(field)
        beside = field in NEIGHBOURS["D4"]
        found = (4 if bonus == "harbour" else 0) + beside + (bonus is not None)
        assert worth(view, asked(table), option) == found, field


def test_only_the_seat_to_move_is_to_move_and_the_most_mana_of_the_others_is_known() -> None:
    state = position(seat(mana=1), seat(mana=5), seat(mana=3))
    known = around(state)
    assert [to_move for _, to_move, *_ in known] == [each == state.active for each in range(3)]
    assert [most for *_, most in known] == [5, 3, 5]
    state.stage = "over"
    assert not any(to_move for _, to_move, *_ in around(state))


def test_how_much_of_the_game_is_left_falls_from_one_to_nothing() -> None:
    state = position(seat(), seat(), players=2)
    parts = []
    for stage, turns in (("actions", 0), ("actions", 1), ("persons", 0), ("over", 0)):
        state.stage, state.turns = stage, turns
        parts.append(left(state))
    assert parts == sorted(parts, reverse=True)
    assert (parts[0], parts[-1], len(set(parts))) == (1.0, 0.0, 4)


def test_land_can_be_laid_only_while_some_is_offered_and_temples_only_on_tiles_without_one() -> None:
    own = seat("D4=granite[GG] E4=bamboo+temple", range=3, buildings="warehouse")
    view = seen(turn(own, players=2))
    assert reach(view, A, "create_land") == set(free_fields(view, A))
    assert reach(view, A, "build") == {"D4"}
    assert reach(view, A, "move_sun") == {stop.field for stop in stops(view.seats[A].board)}
    sold = replace(view, display=dict.fromkeys(view.display), specials=dict.fromkeys(view.specials, 0))
    assert not reach(sold, A, "create_land")
    assert reach(replace(sold, specials={**sold.specials, "oasis": 1}), A, "create_land")
    assert [possible(sold, A, action) for action in ACTIONS] == [
        action != "create_land" for action in ACTIONS
    ]
    assert not possible(seen(turn(seat(""), players=2)), A, "move_sun")
    poor = seen(turn(seat("D4=granite E4=bamboo"), players=2))
    assert (reach(poor, A, "build"), possible(poor, A, "build")) == (frozenset(), False)


def test_moving_the_sun_is_worth_nothing_where_no_stop_brings_points_or_cubes() -> None:
    """The one tile is full, no temple stands beside the sun, and no lap ends."""
    nothing = seen(turn(seat("D4=granite[G]", sun="D3", range=1), players=2))
    assert action_advice(nothing, A, "move_sun").best is None
    cubes = action_advice(seen(turn(seat("D4=granite", sun="D3", range=1), players=2)), A, "move_sun")
    assert cubes.best is not None
    assert (cubes.best.points, len(cubes.best.light.cubes)) == (0, 1)
    temple = action_advice(seen(turn(seat("D4=granite+temple", sun="D3", range=1), players=2)), A, "move_sun")
    assert temple.best is not None
    assert temple.best.points > 0


def test_a_harbour_brings_its_points_and_those_of_an_active_explorer() -> None:
    """F2 is a harbour; mana and cubes come from other fields."""
    harbour = next(field for field, bonus in BONUS.items() if bonus == "harbour")
    mana = next(field for field, bonus in BONUS.items() if bonus == "mana")
    tile = Tile("granite")
    plain, explored = seen(turn(seat(), players=2)), seen(turn(seat(day="explorer"), players=2))
    asleep = seen(turn(seat(night="explorer"), players=2))
    assert field_preview(plain, A, harbour, tile).harbour == 4
    assert field_preview(asleep, A, harbour, tile).harbour == 4
    assert field_preview(explored, A, harbour, tile).harbour == 8
    assert (field_preview(plain, A, mana, tile).harbour, field_preview(plain, A, mana, tile).mana) == (0, 1)
    assert field_preview(plain, A, harbour, tile).mana == 0


def test_a_temple_on_a_special_tile_that_scores_for_it_says_what_it_brings() -> None:
    kinds = {kind for kind, row in SPECIALS.items() if row.scores == "own_temple"}
    for kind, row in SPECIALS.items():
        told = site_advice(seat(f"D4=granite E4={kind}"), "E4")
        assert told.own_temple == (row.vp if kind in kinds else 0)
        assert told.bare == (kind not in kinds)


def test_the_sun_says_what_is_full_and_when_it_lights_nothing() -> None:
    own = seat("D4=granite[G] E4=spring+temple E3=bamboo D5=treasury[K]", sun="C3", range=6)
    view = seen(doing("move_sun", own, players=2))
    for field, stop in sun_previews(view, A).items():
        told, around_it = light_advice(view, A, stop), lit(own.world, field)
        grown = {cube.field for cube in told.grown}
        land = {each for each in around_it if own.world[each].colour is not None}
        assert set(told.crowded) == {each for each in land if own.world[each].cubes} - grown
        assert {temple.field for temple in told.temples} == {
            each for each in around_it if own.world[each].temple
        }
        lights = any(tile.temple or tile.colour is not None for tile in map(own.world.get, around_it) if tile)
        assert told.no_light == (not lights and not told.lap)
        assert not (told.no_light and told.no_lap)
        assert told.no_lap == (not told.lap and not told.no_light)


@pytest.mark.parametrize("me", [0, 1, 2])
def test_a_person_belongs_to_whoever_bought_it_seen_from_every_seat(me: int) -> None:
    seats = [seat("D4=granite[G]", mana=3, night=night) for night in ("settler", "mage", "warden")]
    state = position(*seats)
    view = RULES.view(state, me)
    for index, person in enumerate(("settler", "mage", "warden")):
        told = person_advice(view, me, person)
        assert (told.owner, told.offered, told.active) == (index, False, False)
        assert told.pending == (index == me)
        assert (told.price is not None) == (index == me)


def test_every_dark_field_is_dark_and_only_the_sun_s_own_is_the_sun_s() -> None:
    for sun in ("A1", "D3", "G4"):
        own = seat("D4=granite E4=bamboo", sun=sun)
        water = {field: water_of(own, field) for field in FIELDS if field not in own.world}
        assert [field for field, kind in water.items() if kind == "sun"] == [sun]
        assert {field for field, kind in water.items() if kind == "dark"} == {
            field for field in water if BIT[field] & DARK and field != sun
        }


def test_a_colour_is_asked_for_by_the_buildings_that_cost_it_and_are_not_built() -> None:
    """The warehouse costs redwood and granite, the monument one cube of each colour."""
    for left_over, asked_for in (("warehouse", [0, 1, 1, 0, 0]), ("monument", [1] * 5)):
        own = seat("D4=granite", buildings=" ".join(set(BUILDINGS) - {left_over}))
        assert [asking(own, colour) for colour in range(5)] == asked_for
    assert not any(asking(seat(buildings=" ".join(BUILDINGS)), colour) for colour in range(5))


def test_what_can_be_built_already_is_not_opened_by_one_more_cube() -> None:
    rich = seat(
        "D4=granite[GG] E4=redwood[NN] E3=bamboo[VV] D5=spring[BB] F3=obsidian[KK]", buildings="warehouse"
    )
    view = seen(turn(rich, players=2))
    assert all(not opened_by(view, A, colour) for colour in range(5))


def test_only_the_explorer_makes_a_harbour_worth_more() -> None:
    harbour = next(field for field, bonus in BONUS.items() if bonus == "harbour")
    for person in PERSONS:
        view = seen(turn(seat(day=person), players=2))
        assert field_preview(view, A, harbour, Tile("granite")).harbour == (8 if person == "explorer" else 4)


def test_no_bonus_action_follows_one_or_a_row_that_is_not_full() -> None:
    full, open_row = (seat(SUNNY, range=4, rows=[row, "", ""]) for row in ("RRRR", "RRR"))
    assert bonus_follows(seen(doing("move_sun", full)), asked(doing("move_sun", full)))
    assert not bonus_follows(seen(doing("move_sun", open_row)), asked(doing("move_sun", open_row)))


def test_no_bonus_action_follows_the_bonus_action() -> None:
    table = turn(seat(SUNNY, range=4, rows=["", "", "YYY"]), players=2, columns=COLUMNS)
    answer(table, "column:move_sun", "field:F3", "move_sun")
    assert asked(table).kind == "choose_sun_target"
    assert not bonus_follows(seen(table), asked(table))
    assert path(table).now == 2, "the bonus action is the last step"


def test_the_way_of_a_turn_forgets_the_turn_before() -> None:
    """Events may go back further than the turn's start; without any, the turn is at its start."""
    table = turn(seat(SUNNY, range=4), players=2, columns=COLUMNS)
    before: list[events.HeliosEvent] = [events.TookActionTile(A, "build", "red"), events.FilledRow(A, "red")]
    assert turn_path(seen(table), asked(table), before) == TurnPath(None, (), False, 0)
    moving = doing("move_sun", seat(SUNNY, range=4), players=2)
    assert turn_path(seen(moving), asked(moving), []) == TurnPath(None, (), False, 0)


def test_a_lap_is_missed_only_while_laps_still_score() -> None:
    """The Observatory ends them (BLD-2)."""
    for buildings, missed in (("", True), ("observatory", False)):
        view = seen(doing("move_sun", seat(SUNNY, sun="D3", range=4, buildings=buildings), players=2))
        short = [light_advice(view, A, stop) for stop in sun_previews(view, A).values() if not stop.stop.lap]
        assert any(not each.no_light for each in short)
        assert any(each.no_lap for each in short) == missed


def test_land_with_more_cubes_than_it_holds_is_full_and_none_grows_again() -> None:
    """A field's bonus may add a cube above the capacity (R10); one cube is the capacity."""
    own = seat("D4=granite[GG] E4=bamboo[V]")
    full = spot_advice(seen(turn(own, players=2)), A, "D4").land
    assert full is not None
    assert full.full
    assert not regrows(own, Cube("D4", COLOURS.index("granite")))
    assert regrows(own, Cube("E4", COLOURS.index("bamboo")))
    assert not regrows(seat("D4=granite[B]"), Cube("D4", COLOURS.index("spring")))


def test_a_column_with_a_grey_tile_fits_any_row_and_one_of_a_colour_its_own() -> None:
    columns = {"create_land": "RJ", "build": "JU", "move_sun": "JR"}
    view = seen(turn(seat(SUNNY, rows=["RRR", "", ""]), players=2, columns=columns))
    grey, blue, red = (column_advice(view, A, action) for action in ("create_land", "build", "move_sun"))
    assert grey is not None
    assert blue is not None
    assert red is not None
    assert grey.row == JokerAdvice(("red",))
    assert blue.row == RowAdvice((), False, 4, (("red", 5), ("yellow", 3))), (
        "the tile itself and three grey ones"
    )
    assert red.row == RowAdvice(("red",) * 3, True, None)


def test_building_is_possible_for_a_building_alone_and_other_actions_are_not_for_its_sake() -> None:
    """The fourth temple costs four cubes; three pay for a building."""
    laid = "D4=granite+temple E4=bamboo+temple E3=redwood+temple D5=granite[G] C4=redwood[N] F3=bamboo[V]"
    view = seen(turn(seat(laid, range=3), players=2))
    assert not reach(view, A, "build")
    sold = replace(view, display=dict.fromkeys(view.display), specials=dict.fromkeys(view.specials, 0))
    assert [possible(sold, A, action) for action in ("create_land", "build")] == [False, True]


@pytest.mark.parametrize(("stops", "stuck"), [(1, True), (2, False), (3, False)])
def test_a_tile_leaves_the_sun_stuck_if_it_could_stop_on_no_more_than_one_field(
    stops: int, stuck: bool
) -> None:
    table = turn(seat(SUNNY, range=4), players=2, columns=COLUMNS)
    answer(table, "column:create_land", "land:spring")
    place = field_advice(seen(table), A, asked(table), "E2")
    assert isinstance(place, PlaceAdvice)
    assert replace(place, stops_then=stops).stuck == stuck


@pytest.mark.parametrize(
    ("laid", "unpayable"),
    [
        ("D4=granite[G] E3=redwood[N]", True),
        ("D4=granite[G] E3=redwood[N] E4=bamboo[V]", False),
        ("D4=granite[G] E3=redwood[N] E4=bamboo[V] D5=spring[B] F3=obsidian[K]", False),
    ],
)
def test_a_person_can_be_activated_with_as_many_cubes_as_it_takes_or_more(laid: str, unpayable: bool) -> None:
    """The settler takes redwood, bamboo and one of any colour."""
    told = person_advice(seen(persons(seat(laid, mana=3), players=2)), A, "settler")
    assert told.unpayable == unpayable


@pytest.mark.parametrize(("mana", "points"), [(1, 0), (2, 3), (3, 6), (9, 6)])
def test_a_computer_player_knows_what_the_best_person_that_it_can_buy_would_score(
    mana: int, points: int
) -> None:
    """The settler costs 2 mana and counts three tiles, the herbalist costs 3 and counts two colours."""
    state = position(seat("D4=granite E4=granite E3=bamboo", mana=mana), seat(), players=2)
    state.persons = ["settler", "herbalist"]
    assert features(state, A)["buyable"] == points


def test_computer_players_see_room_rows_persons_and_where_the_sun_can_go() -> None:
    own = seat(
        "D4=granite[G] E4=bamboo+temple E3=oasis D5=spring[B]",
        mana=3,
        rows=["RR", "", "Y"],
        buildings="palace warehouse",
        night="settler mage",
        day="warden",
        range=4,
    )
    state = position(own, seat(mana=1), seat(mana=2))
    found, other = features(state, A), features(state, 1)
    expected = {"cubes": 2, "colours_held": 2, "pairs": 0, "tiles": 4, "temples": 1, "temple_neighbours": 3}
    expected |= {"specials": 1, "kinds": 3, "range": 4, "range_temples": 4, "vp_built": 6, "mana_first": 1}
    expected |= {"room": 3, "row2": 1, "row1": 1, "row0": 1, "row.0": 2, "row.1": 0, "row.2": 1}
    expected |= {"to_move": True, "sun_gate": False, "night_payable": 0, "night_points": 10}
    assert {name: found[name] for name in expected} == expected
    assert (other["mana_first"], other["to_move"]) == (-2, False)
    state.stage = "over"
    assert not features(state, A)["to_move"]


@pytest.mark.parametrize(
    ("laid", "buildings", "room"),
    [
        ("D4=granite[G]", "", 0),
        ("D4=granite", "", 1),
        ("D4=granite[G]", "warehouse", 1),
        ("D4=granite+temple", "", 0),
    ],
)
def test_computer_players_see_how_many_cubes_have_room(laid: str, buildings: str, room: int) -> None:
    assert features(position(seat(laid, buildings=buildings)), A)["room"] == room


@pytest.mark.parametrize(
    ("laid", "payable"),
    [("D4=granite[G] E3=redwood[N]", 0), ("D4=granite[G] E3=redwood[N] E4=bamboo[V]", 3)],
)
def test_computer_players_see_the_best_person_whom_their_cubes_can_activate(laid: str, payable: int) -> None:
    """The settler takes three cubes and counts tiles."""
    assert features(position(seat(laid, night="settler")), A)["night_payable"] == payable
