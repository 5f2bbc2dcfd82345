"""What speaks for and against an answer, and what is told of a turn, before there are words for it."""

from rulesets.core import Decision, Event, Option, Table
from rulesets.helios import RULES
from rulesets.helios.advice import action_advice, nobody_left, person_advice, row_advice, worth
from rulesets.helios.components import COLOURS, TILES_FOR_BONUS
from rulesets.helios.deeds import together
from rulesets.helios.geometry import BIT, LAP_LINE
from rulesets.helios.map_advice import (
    LightAdvice,
    PlaceAdvice,
    SiteAdvice,
    SpotAdvice,
    field_advice,
    land_advice,
    site_advice,
    spot_advice,
)
from rulesets.helios.preview import free_fields, lost_by_paying, opened_by
from rulesets.helios.questions import question_of, stage_of, turn_path
from rulesets.helios.state import Helios
from rulesets.helios.view import HeliosView
from tests.rulesets.helios.builders import A, answer, asked, doing, persons, seat, turn

SUNNY = "D4=bamboo+temple E3=redwood E4=granite"
COLUMNS = {"create_land": "UY", "build": "RY", "move_sun": "JY"}


def seen(table: Table[Helios]) -> HeliosView:
    return RULES.view(table.state, A)


def path(table: Table[Helios]) -> tuple[list[str], int]:
    """The way of the turn so far: its words, and which is now."""
    told = turn_path(seen(table), asked(table), [event for events in table.story for event in events])
    assert told is not None
    return [word for word, _ in told.steps], told.now


def test_a_tile_fills_its_row_or_leaves_room_for_others_and_a_grey_one_fits_anywhere() -> None:
    view = seen(turn(seat(SUNNY, rows=["R", "", "YYY"]), players=2, columns=COLUMNS))
    full, red, joker = (row_advice(view, A, colour) for colour in ("yellow", "red", "grey"))
    assert (full.becomes, full.filled, full.of) == ("full", 4, TILES_FOR_BONUS)
    assert full.holds == ("yellow",) * 3
    assert (red.becomes, red.filled, red.coming) == ("open", 2, 2)  # the red tile and the grey one
    assert (joker.becomes, joker.fills) == ("any_full", ("yellow",))
    rows = Decision(A, "choose_row", [Option(f"row:{row}", None) for row in ("red", "yellow")])
    assert worth(view, rows, rows.option("row:yellow")) > worth(view, rows, rows.option("row:red"))


def test_what_an_action_could_do_is_counted_and_its_best_stop_found() -> None:
    view = seen(turn(seat(SUNNY, range=4), players=2, columns=COLUMNS))
    land, sun = action_advice(view, A, "create_land"), action_advice(view, A, "move_sun")
    assert land.free > 0
    assert not land.idle
    assert sun.best is not None
    stops = Decision(A, "choose_sun_target", [Option(f"field:{field}", None) for field in ("F3", "E2")])
    assert max(worth(view, stops, option) for option in stops.options) > 0
    assert action_advice(view, A, "build").idle  # without a cube
    assert not action_advice(seen(turn(seat("D4=granite[G]"), players=2)), A, "build").idle


def test_land_says_who_asks_for_it_and_a_special_tile_where_it_would_score_most() -> None:
    view = seen(turn(seat(SUNNY), players=2, bare=["spring"]))
    land, summit = (
        land_advice(view, A, None, noun, id) for noun, id in (("slot", "spring"), ("special", "summit"))
    )
    assert land is not None
    assert summit is not None
    assert (land.bare, land.owned, land.remain) == (True, 0, None)
    assert land.asked > 0
    granite = land_advice(view, A, None, "slot", "granite")
    assert granite is not None
    assert (granite.owned, granite.comes) == (1, (0, 0, 1, 0, 0))
    assert summit.cube is None
    assert summit.most > 0
    assert summit.field in free_fields(view, A)
    assert summit.remain == view.specials["summit"]


def test_a_site_loses_cubes_needlessly_only_where_another_one_spares_them() -> None:
    own = seat("D4=bamboo[BB] E4=granite")
    lost = site_advice(own, "D4")
    assert (lost.stranded, lost.needless, lost.around) == (1, 1, 1)
    assert site_advice(own, "E4").needless == 0
    assert site_advice(seat("D4=bamboo[BB] E4=granite[GG]"), "D4").needless == 0


def test_a_field_tells_its_water_its_stop_or_what_can_grow_on_it() -> None:
    view = seen(turn(seat("D4=bamboo[B] E4=granite E3=summit D5=redwood+temple", range=3), players=2))
    spots = {field: spot_advice(view, A, field) for field in ("D4", "E4", "E3", "D5", "D3", "E2")}
    assert [spots[field].grows for field in ("D4", "E4", "E3", "D5")] == ["full", "grows", "", ""]
    assert spots["E3"].special is not None
    assert spots["D5"].shines > 0
    assert spots["D3"].water == "sun"
    assert spots["E2"].stop is not None
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
    assert path(table) == (["tile", "action"], 0)
    answer(table, "column:move_sun")
    assert path(table) == (["took", "does", "bonus"], 1)
    assert stage_of(seen(table), asked(table)) == "full"
    assert question_of(seen(table), asked(table)) == {"steps": 4, "endless": False}
    answer(table, "field:F3")
    assert asked(table).kind == "choose_bonus_action"
    assert path(table)[1] == 2
    later = persons(seat(mana=9), players=2, stage="persons")
    assert turn_path(seen(later), asked(later), []) is None
    assert stage_of(seen(later), asked(later)) == "persons"


def test_what_has_been_paid_is_told_with_what_was_bought_and_new_land_at_once() -> None:
    events = [
        Event("paid", A, {"cubes": [["D4", "granite"]]}),
        Event("built", A, {"building": "palace"}),
        Event("laid", A, {"field": "A4", "tile": "spring", "cubes": 0}),
        Event("turned_up", None, {"colour": "spring"}),
        Event("turned_up", None, {"colour": "bamboo"}),
        Event("forced", A, {}),
    ]
    built, *others = together(events)
    assert (built.kind, built.facts["price"]) == ("built", [["D4", "granite"]])
    assert [event.kind for event in others if event.kind != "harbour"] == ["laid", "turned_up"]
    assert others[-1].facts == {"new": ["spring", "bamboo"]}
    table = doing("build", seat("D4=granite[G] E4=bamboo"), players=2)
    assert question_of(seen(table), asked(table))["held"] == (0, 0, 1, 0, 0)


def test_a_person_is_for_sale_or_too_dear_until_a_seat_has_it() -> None:
    """With 3 mana; the settler costs 2, the explorer 4, and both take three cubes to activate."""
    laid = "D4=granite[G] E3=redwood[N] E4=bamboo[V]"
    own, other = seat(laid, mana=3, night="settler", day="warden"), seat(mana=1, night="herbalist")
    view = seen(persons(own, other, players=2))

    def told(person: str) -> tuple[bool, ...]:
        found = person_advice(view, A, person)
        return found.active, found.others, found.unpayable, found.useless, found.buys, found.dear

    assert told("settler") == (False, False, False, False, False, False)
    assert told("warden") == (True, False, False, False, False, False)
    assert told("herbalist") == (False, True, False, False, False, False)
    assert told("mage") == (False, False, True, False, True, False), "it takes spring and obsidian"
    assert told("explorer") == (False, False, True, False, False, True)
    mage, explorer = person_advice(view, A, "mage"), person_advice(view, A, "explorer")
    assert (mage.left, mage.has, explorer.left) == (1, 3, -1)
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
    stop = field_advice(seen(table), A, asked(table), "field", "F3")
    assert isinstance(stop, LightAdvice)
    assert stop.stop.stop.field == "F3"
    table = turn(sunny, players=2, columns=COLUMNS)
    answer(table, "column:create_land", "land:spring")
    place = field_advice(seen(table), A, asked(table), "field", "E2")
    assert isinstance(place, PlaceAdvice)
    assert {field for field, _ in place.touches} <= {"D4", "E3", "E4"}
    assert place.stops > 0
    assert place.stuck == (place.targets < 2)
    assert isinstance(field_advice(seen(table), A, None, "field", "E2"), SpotAdvice)
    assert isinstance(field_advice(seen(table), A, asked(table), "field", "A1"), SpotAdvice)
    table = doing("build", seat("D4=granite[G] E4=bamboo"), players=2)
    answer(table, "temple")
    assert isinstance(field_advice(seen(table), A, asked(table), "field", "D4"), SiteAdvice)
    assert isinstance(field_advice(seen(table), A, asked(table), "field", "E3"), SpotAdvice)
