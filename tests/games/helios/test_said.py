"""What Helios says of a position that is set up: warnings, losses that are asked about, questions."""

from typing import Any, Literal

import pytest

from rulesets import load_rules
from rulesets.core import Decision, Option, ScoreLine, Table
from rulesets.helios import events
from rulesets.helios.advice.fields import PlaceAdvice, field_advice
from rulesets.helios.advice.recap import PersonGone
from rulesets.helios.components import BUILDINGS, COLOURS, FIELD_MANA
from rulesets.helios.geometry import BIT, BONUS, FIELDS, LAP_LINE
from rulesets.helios.payment import Cube
from rulesets.helios.state import Helios, Seat, Tile
from rulesets.helios.view import HeliosView, view
from tabletop_tui.games.helios import lesson
from tabletop_tui.games.helios.drawings.marks import Marks, changed, marked
from tabletop_tui.games.helios.labels import lasting
from tabletop_tui.games.helios.messages import HeliosMessages
from tabletop_tui.games.helios.points import POINTS
from tabletop_tui.games.helios.things import NONE, FieldThing, HeliosThing
from tabletop_tui.kit.thing import Moment
from tabletop_tui.paint.drawing import Line
from tabletop_tui.play.coach import notes_of
from tabletop_tui.play.lesson import Attempt
from tests.games.helios.games import wording
from tests.rulesets.helios.builders import A, answer, asked, choosable, doing, persons, position, seat, turn
from tests.tui.random_games import moments

SAID = wording()
SAY = SAID.say
RICH = "D4=granite[GG] E3=redwood[NN] E4=bamboo[VV]"
"""Land that pays for the settler: redwood, granite and one cube of any colour."""


def details(table: Table[Helios], key: str) -> list[str]:
    """What the card of an option says."""
    decision = asked(table)
    return SAID.detail(view(table.state, decision.seat), decision, decision.option(key))


def confirmed(table: Table[Helios], key: str) -> str | None:
    """What is asked before an option is chosen."""
    decision = asked(table)
    return SAID.confirm(view(table.state, decision.seat), decision, decision.option(key))


def described(target: str, *seats: Any, **more: Any) -> list[str]:
    """What is said of something on the table that the first seat looks at."""
    return SAID.describe(view(position(*seats, **more), A), target, A)


def test_land_without_its_cube_says_so_and_other_land_does_not() -> None:
    table = doing("create_land", seat("D4=granite"), bare=["spring"])
    assert SAY.said_bare() in details(table, "land:spring")
    assert SAY.said_bare() not in details(table, "land:redwood")


def test_land_says_how_many_of_its_colour_one_has() -> None:
    table = doing("create_land", seat("D4=granite E4=granite E3=redwood"))
    assert SAY.said_own(count=2) in details(table, "land:granite")
    assert SAY.said_own(count=1) in details(table, "land:redwood")
    none = details(table, "land:spring")
    assert SAY.said_own_none() in none
    assert not any(line.startswith("!") for line in none)


def test_a_site_warns_of_the_cubes_that_are_lost_there_and_says_what_else_speaks_for_it() -> None:
    """The first temple costs one cube: of two on D4 one is lost; nothing lies on D5."""
    table = doing("build", seat("D4=granite[GB] E4=bamboo[V] D5=redwood E3=treasury"))
    answer(table, "temple")
    warning = f"! {SAY.warn_site(count=1)}"
    assert warning in details(table, "field:D4")
    assert SAY.warn_site_pay(count=1) in details(table, "field:E4")
    assert SAY.said_site_empty() in details(table, "field:D5")
    for spared in ("field:E4", "field:D5"):
        assert not any(line.startswith("!") for line in details(table, spared))


def test_paying_for_a_person_names_the_person_and_for_a_temple_its_field() -> None:
    table = persons(seat(RICH, night="settler", buildings="warehouse"), players=2)
    answer(table, "activate:settler")
    assert asked(table).kind == "pay_cube"
    question = SAID.ask(view(table.state, A), asked(table))
    assert SAID.terms.person("settler", "object") in question
    table = doing("build", seat("D4=granite[G] E4=bamboo[V]"))
    answer(table, "temple", "field:E4")
    assert "E4" in SAID.ask(view(table.state, A), asked(table))


def test_a_way_out_is_asked_about_only_while_something_is_given_up() -> None:
    rich = persons(seat(RICH, mana=5, buildings="warehouse"), players=2)
    assert confirmed(rich, "pass") == SAY.confirm_pass()
    answer(rich, "buy:settler")
    assert "end_turn" in choosable(rich)
    assert confirmed(rich, "end_turn") is None


def test_a_person_says_what_it_takes_and_whose_it_is() -> None:
    """The settler costs 2 mana, the explorer 4."""
    table = persons(seat("D4=granite[G] E3=redwood[N] E4=bamboo[V]", mana=3), players=2)
    mana = SAID.terms.mana
    assert SAY.said_buy(mana=mana(2), left=1) in details(table, "buy:settler")
    once = SAY.said_once(once=SAID.listing(SAID.terms.once(2, 0)))
    assert once in details(table, "buy:settler"), "it lets the sun range grow by 2"
    own = seat("D4=granite", mana=3, night="settler")
    other = seat(mana=1, day="herbalist")
    dear = described("person:explorer", own, other, players=2)
    assert SAY.said_too_dear(mana=mana(4), has=3) in dear
    assert not any(line.startswith(once[:12]) for line in dear), "it brings nothing at once"
    assert described("person:settler", own, other, players=2)[0] == SAY.whose_night(name=SAID.name(0))
    assert described("person:herbalist", own, other, players=2)[0] == SAY.whose_day(name=SAID.name(1))
    assert SAY.said_active() in described("person:warden", seat(day="warden"), players=2)


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("D4=granite[G] E3=obsidian[K] E4=spring[B]", SAY.said_no_cube_left()),
        ("D4=granite[GG] E3=obsidian[K] E4=spring[B]", SAY.said_cubes_left(count=1)),
    ],
)
def test_a_price_says_what_is_left_once_it_is_paid(held: str, said: str) -> None:
    """The palace costs spring, granite and obsidian."""
    table = doing("build", seat(held, buildings="warehouse"))
    lines = details(table, "building:palace")
    assert said in lines
    assert not any("lack" in line.lower() for line in lines)


def test_a_price_that_can_not_be_paid_says_what_is_lacking() -> None:
    lines = described("building:palace", seat("D4=granite[G]"))
    palace, granite = (1, 0, 1, 0, 1), (0, 0, 1, 0, 0)
    cost, held = SAID.terms.held(palace, 0), SAID.terms.held(granite)
    assert SAY.said_short(cost=cost, held=held, lacks=SAID.terms.cubes(4)) in lines


def test_a_building_says_that_it_is_built_what_it_ends_and_how_the_range_grows() -> None:
    own = seat("D4=granite[G] E4=redwood[NN] E3=bamboo[VV]", buildings="warehouse", range=2)
    assert SAY.said_built() in described("building:warehouse", own)
    assert SAY.said_built() not in described("building:palace", own)
    assert SAY.said_range(before=2, after=3) in described("building:palace", own)
    assert f"! {SAY.warn_no_laps()}" in described("building:observatory", own)
    assert f"! {SAY.warn_no_laps()}" not in described("building:palace", own)


def test_a_tile_that_can_be_taken_says_what_comes_free_above_it() -> None:
    table = turn(seat("D4=granite"), columns={"create_land": "RUY", "build": "R", "move_sun": "JY"})
    above, last = details(table, "column:create_land"), details(table, "column:build")
    assert SAY.said_above(count=2, colour=SAID.terms.row("blue")) in above
    assert SAY.said_last_tile() in last
    assert SAY.said_last_tile() not in above
    assert described("column:build", seat(), columns={"build": ""}) == [SAY.said_column_empty()]


def test_a_stop_of_the_sun_says_what_has_no_room_and_that_nothing_is_lit() -> None:
    full = doing("move_sun", seat("D4=granite[G] E4=spring", sun="C3", range=3))
    assert SAY.said_full(count=1, fields="D4") in details(full, "field:D3")
    assert SAY.said_no_light() not in details(full, "field:D3")


def test_a_field_to_look_at_says_what_lies_there_and_what_could_grow() -> None:
    own = seat("D4=bamboo[B] E4=granite E3=summit D5=redwood+temple", range=3)
    cube = SAID.terms.cube
    assert SAY.look_full(cube=cube("bamboo")) in described("field:D4", own)
    assert SAY.look_grows(cube=cube("granite")) in described("field:E4", own)
    lines = described("field:D5", own)
    assert SAY.look_temple(shines=SAID.terms.vp(3)) in lines
    assert not {SAY.look_full(cube=cube("redwood")), SAY.look_grows(cube=cube("redwood"))} & {*lines}


def test_every_function_of_a_building_has_words_of_its_own_and_no_function_has_none() -> None:
    idle = {id for id, row in BUILDINGS.items() if row.function == "none"}
    for does in (SAID.terms.does, SAID.terms.does_in_brief):
        said = {id: does(id) for id in BUILDINGS}
        assert {id for id, text in said.items() if not text} == idle
        told = [text for text in said.values() if text]
        assert len(set(told)) == len(told)
    assert SAID.terms.does("sun_gate") == SAY.does_lap_ten(lap=SAID.terms.vp(10))
    assert SAID.terms.does_in_brief("sun_gate") == SAY.does_lap_ten_brief(lap=SAID.terms.vp(10))
    assert SAID.terms.does("warehouse") == SAY.does_store_two(cubes=SAID.terms.cubes(2))


def test_signs_say_what_is_gained_and_nothing_where_nothing_is() -> None:
    def signs(sun: int, mana: int) -> str:
        return "".join(run.text for run in SAID.terms.gains(sun, mana))

    assert (signs(0, 0), "+2" in signs(2, 0), "+3" in signs(0, 3)) == ("", True, True)
    aloud = wording()
    aloud.spell_out()
    assert not aloud.terms.gains(0, 0)
    assert aloud.terms.gains(1, 0)[0].text == aloud.terms.once(1, 0)[0]
    assert aloud.terms.gains(0, 2)[0].text == aloud.terms.once(0, 2)[0]
    assert not aloud.terms.amounts((0, 0, 0, 0, 0))
    assert aloud.terms.amounts((0, 0, 0, 0, 0), 2)[0].text == SAY.of_any_colour(count=2)


def test_the_bonus_of_a_field_is_said_by_its_kind() -> None:
    terms = SAID.terms
    assert terms.bonus("harbour") == SAY.field_bonus_harbour(vp=terms.vp(4))
    assert terms.bonus("mana") == terms.mana(FIELD_MANA)
    assert (terms.bonus(None), terms.bonus("resource") != "") == ("", True)


@pytest.mark.parametrize("dragon", [0, 1])
def test_the_dragon_stands_beside_the_player_who_holds_it_and_no_other(dragon: int) -> None:
    sight = view(position(seat(), seat(), players=2, dragon=dragon), A)
    signs = [SAID.seat_sign(sight, each) for each in range(2)]
    assert [bool(sign) for sign in signs] == [each == dragon for each in range(2)]


def test_a_narrow_list_names_sites_by_what_lies_there_and_cubes_by_their_sign() -> None:
    table = doing("build", seat("D4=granite[G] E4=bamboo[V] D5=redwood"))
    answer(table, "temple")
    decision, sight = asked(table), view(table.state, A)
    short = {o.key: SAID.option_short(sight, decision, o) for o in decision.options}
    assert short["field:E4"] == f"E4 {SAID.terms.tile('bamboo')}"
    answer(table, "field:E4")
    decision, sight = asked(table), view(table.state, A)
    (short_cube,) = {SAID.option_short(sight, decision, o) for o in decision.options if "D4" in o.key}
    assert short_cube == f"{SAID.terms.signs[2]} D4"
    sun = doing("move_sun", seat("D4=granite E4=spring", sun="C3", range=3))
    decision, sight = asked(sun), view(sun.state, A)
    assert SAID.option_short(sight, decision, decision.option("field:D3")) == ""
    bonus = doing("bonus", seat("D4=granite[G]"))
    decision, sight = asked(bonus), view(bonus.state, A)
    assert SAID.option_short(sight, decision, decision.option("build")) == SAID.terms.action("build", "short")


def marks(table: Table[Helios], target: str, key: str | None = None) -> Marks:
    """What the decision and the cursor at a target add to the map."""
    decision, keys = asked(table), {o.target: o.key for o in asked(table).options if o.target}
    return marked(view(table.state, decision.seat), SAID.terms, decision, keys, target, key, long=False)


def shown(line: Line) -> str:
    return "".join(run.text for run in line)


def test_a_tile_appears_only_where_it_can_be_laid_and_temples_beside_it_say_what_they_gain() -> None:
    table = doing("create_land", seat("D4=granite+temple E4=spring E3=bamboo"))
    answer(table, "special:oasis")
    legal = marks(table, "field:C4")
    assert legal.ghost == ("C4", "oasis")
    assert shown(legal.lit["D4"]) == f"{SAID.terms.sign('temple')}3→4"
    assert shown(legal.gains["C4"]).startswith("+2")
    for target in ("field:E4", "field:A1", "column:build"):
        nowhere = marks(table, target)
        assert (nowhere.ghost, dict(nowhere.lit)) == (None, {})
        assert nowhere.open == legal.open


def test_a_stop_under_the_cursor_lights_tiles_and_shows_the_way() -> None:
    table = doing("move_sun", seat("D4=granite+temple E4=spring", sun="C3", range=3))
    far = marks(table, "field:E3")
    assert {"D4", "E4"} == {*far.lit}
    assert (shown(far.lit["D4"]), far.way[-1]) == ("+2", "E3")
    assert shown(far.lit["E4"]).startswith("+")
    off = marks(table, "field:A1")
    assert (dict(off.lit), list(off.way)) == ({}, [])
    assert {*off.gains} == {*far.gains} == {"D3", "E3", "F3"}


def test_a_site_under_the_cursor_lights_the_tiles_around_it() -> None:
    table = doing("build", seat("D4=granite[G] E4=bamboo[V] F3=redwood"))
    answer(table, "temple")
    site, elsewhere = marks(table, "field:D4"), marks(table, "field:A1")
    assert {*site.lit} == {"E4"}
    assert not elsewhere.lit
    assert site.muted
    assert shown(site.gains["D4"]).startswith("+")


@pytest.mark.parametrize(("action", "fields"), [("create_land", 6), ("build", 2), ("move_sun", 1)])
def test_an_action_under_the_cursor_shows_where_it_could_be_carried_out(action: str, fields: int) -> None:
    table = turn(seat("D4=granite[GG] E4=bamboo", range=2, buildings="warehouse"), players=2)
    found = marks(table, f"column:{action}")
    assert len(found.open) >= fields
    assert bool(found.gains) == (action == "move_sun")
    assert not found.keys
    bonus = doing("bonus", seat("D4=granite[GG] E4=bamboo", range=2, buildings="warehouse"))
    assert marks(bonus, "", action).open == found.open
    assert not marks(bonus, "", "waive").open


def test_only_a_seat_s_own_changes_are_marked_on_its_map() -> None:
    happened = [
        events.Laid(0, tile="spring", field="A4", cubes=0),
        events.Laid(1, tile="spring", field="B4", cubes=0),
        events.BuiltTemple(0, field="C4", number=1, lost=0),
    ]
    assert changed(happened, 0) == {"A4", "C4"}
    assert changed(happened, 1) == {"B4"}


def test_a_special_tile_says_how_many_of_its_kind_one_has() -> None:
    table = doing("create_land", seat("D4=granite E4=oasis"))
    assert SAY.said_own(count=1) in details(table, "special:oasis")
    assert SAY.said_own_none() in details(table, "special:summit")
    assert SAY.said_own_none() not in details(table, "special:oasis")


LACKING: tuple[Literal["room"], Literal["supply"]] = ("room", "supply")


def test_a_cube_that_does_not_come_is_told_with_its_reason() -> None:
    name = SAID.name(0)
    full, empty = (events.NoCube(0, lacks, "field") for lacks in LACKING)
    assert SAID.event(full) == SAY.event_no_cube_room(name=name)
    assert SAID.event(empty) == SAY.event_no_cube_supply(name=name)


def test_points_in_the_bag_come_from_laps_and_otherwise_from_temples() -> None:
    happened = [events.Scored(0, 5, "lap"), events.Scored(0, 7, "temples"), events.Scored(0, 5, "lap")]
    split = POINTS.split["bag"](ScoreLine("bag", 17), happened)
    assert split == {"temples": 7, "laps": 10}


def moment(table: Table[Helios]) -> Moment[HeliosView]:
    return Moment(view(table.state, asked(table).seat), asked(table).seat, asked(table))


def figures(table: Table[Helios], key: str) -> dict[Any, tuple[str, str]]:
    """The figures of an option by their titles, each with its ink."""
    noun, _, id = key.partition(":")
    cells = SAID.things[noun].figures(moment(table), id, noun)
    return {title: (shown(line), line[0].role if line else "") for title, line in cells.items()}


def test_a_field_is_called_by_what_it_is_asked_for_as() -> None:
    site = doing("build", seat("D4=granite[G] E4=bamboo[V]"))
    answer(site, "temple")
    field = SAID.things["field"]
    assert field.name(moment(site), "D4", "field") == SAID.terms.on_field("D4", board(site).world["D4"])
    assert field.name(moment(site), "A1", "field") == "A1"
    stop = doing("move_sun", seat("D4=granite", sun="C3", range=3))
    assert field.name(moment(stop), "D3", "field") == SAY.option_stop(field="D3")
    place = doing("create_land", seat("D4=granite"))
    answer(place, "special:oasis")
    assert field.name(moment(place), "E3", "field") == "E3"
    assert field.heading(moment(place), "E3", "field") == SAY.title_place(
        kind=SAID.terms.tile("oasis"), field="E3"
    )


def board(table: Table[Helios]) -> Seat:
    return table.state.seats[A]


def test_a_site_shows_in_red_what_is_lost_and_a_place_a_sun_that_would_be_stuck() -> None:
    site = doing("build", seat("D4=granite[GB] E4=bamboo[V]"))
    answer(site, "temple")
    lost = HeliosMessages.head_lost
    assert figures(site, "field:D4")[lost] == ("1", "bad")
    assert figures(site, "field:E4")[lost][1] != "bad"
    place = doing("create_land", seat("D4=granite+temple E3=spring E4=bamboo", range=3))
    answer(place, "land:spring")
    told = figures(place, "field:D5")
    assert told[HeliosMessages.head_raises] == (f"{SAID.terms.sign('temple')}3→4", "gold")
    assert told[HeliosMessages.head_stops][1] == ""
    stuck = doing("create_land", seat("D4=granite", sun="D3", range=1))
    answer(stuck, "land:spring")
    ink = {
        advice.stuck: figures(stuck, option.key)[HeliosMessages.head_stops][1]
        for option in asked(stuck).options
        if isinstance(advice := field_advice(*seen(stuck), option.key[6:]), PlaceAdvice)
    }
    assert ink.get(True, "bad") == "bad"
    assert ink.get(False, "") == ""


def seen(table: Table[Helios]) -> tuple[HeliosView, int, Decision[Any]]:
    return view(table.state, asked(table).seat), asked(table).seat, asked(table)


def test_a_place_says_what_a_special_tile_would_score_there_and_nothing_of_the_kind_for_land() -> None:
    table = doing("create_land", seat("D4=granite E4=bamboo"))
    answer(table, "special:summit")
    kind, told = SAID.terms.tile("summit"), details(table, "field:E3")
    assert any(line.startswith(kind) for line in told)
    assert SAY.said_special_now(kind=kind, special=SAID.terms.vp(special_at(table, "E3"))) in told
    land = doing("create_land", seat("D4=granite E4=bamboo"))
    answer(land, "land:spring")
    spring = SAID.terms.tile("spring")
    assert not any(line.startswith(f"{spring} ") for line in details(land, "field:E3"))


def test_where_the_sun_could_stop_is_compared_only_where_the_tile_changes_it() -> None:
    for own, then, told in (
        (seat("D4=granite+temple E3=spring E4=bamboo", range=3), 3, SAY.said_stops_as_now(count=3)),
        (seat("D4=granite", sun="C3", range=9), 7, SAY.said_stops(count=7, stops=5)),
    ):
        table = doing("create_land", own)
        answer(table, "land:spring")
        field = asked(table).options[0].key
        advice = field_advice(*seen(table), field[6:])
        assert isinstance(advice, PlaceAdvice)
        assert advice.stops_then == then, advice
        assert told in details(table, field)


def special_at(table: Table[Helios], field: str) -> int:
    advice = field_advice(*seen(table), field)
    assert isinstance(advice, PlaceAdvice)
    assert advice.special is not None
    return advice.special


def test_only_fields_at_the_lap_line_say_that_laps_end_there() -> None:
    ends = {field for field in FIELDS if SAY.look_lap() in described(f"field:{field}", seat("D4=granite"))}
    assert ends == {field for field in FIELDS if BIT[field] & LAP_LINE}


def test_a_tile_whose_action_would_lapse_is_asked_about_while_another_one_can_be_taken() -> None:
    columns = {"create_land": "Y", "build": "R", "move_sun": "J"}
    table = turn(seat("D4=granite"), players=2, columns=columns)
    assert confirmed(table, "column:build") == SAY.confirm_lapses(what=SAY.lapses_build())
    assert confirmed(table, "column:move_sun") is None
    sight, mine, decision = seen(table)
    only = Decision(mine, decision.kind, [decision.option("column:build")])
    assert SAID.confirm(sight, only, only.options[0]) is None


def test_a_row_says_that_it_becomes_full_or_how_many_tiles_it_holds() -> None:
    columns = {"create_land": "Y", "build": "R", "move_sun": "J"}
    table = turn(seat("D4=granite", rows=["RRR", "", "Y"]), players=2, columns=columns)
    row = HeliosMessages.head_row
    assert figures(table, "column:build")[row][0] == SAY.becomes_row_full()
    assert figures(table, "column:create_land")[row][0] == SAY.becomes_row_open(filled=2, of=4)
    assert figures(table, "column:move_sun")[row][0] == SAY.becomes_row_full(), "a grey tile fits there"
    answer(table, "column:move_sun")
    assert asked(table).kind == "choose_row"
    then = HeliosMessages.head_then
    assert figures(table, "row:red")[then] == (SAY.becomes_row_full(), "gold")
    assert figures(table, "row:yellow")[then][0] == SAY.becomes_row_open(filled=2, of=4)
    assert details(table, "row:red")[0] == SAY.said_row_full()
    assert details(table, "row:blue")[0] == SAY.said_row_open(of=4)


def test_a_person_to_buy_costs_mana_and_one_to_activate_cubes() -> None:
    table = persons(seat(RICH, mana=5, night="settler", buildings="warehouse"), players=2)
    price = HeliosMessages.head_price
    assert figures(table, "buy:astronomer")[price][0] == shown(SAID.terms.fee(4))
    assert figures(table, "activate:settler")[price][0] != shown(SAID.terms.fee(2))
    assert SAID.things["person"].name(moment(table), "mage", "person") == SAID.terms.person("mage")


def test_a_cube_that_pays_says_where_it_comes_from_what_is_left_and_whether_it_grows_again() -> None:
    table = doing("build", seat("D4=granite[G] E4=bamboo[V] D5=redwood[B]", buildings="warehouse"))
    answer(table, "temple", "field:E4")
    regrows = HeliosMessages.head_regrows
    assert figures(table, "cube:E4:bamboo")[regrows] == (SAY.from_site(), "good")
    assert figures(table, "cube:D4:granite")[regrows] == (SAY.lost_short(stranded=1), "bad")
    assert figures(table, "cube:E4:bamboo")[HeliosMessages.head_to_pay][0] == "0"
    assert SAY.said_from_site() in details(table, "cube:E4:bamboo")
    empty = doing("build", seat("D4=granite[G] E4=bamboo D5=redwood[B]", buildings="warehouse"))
    answer(empty, "temple", "field:E4")
    assert figures(empty, "cube:D4:granite")[regrows] == (SAY.grows_back(), "good")
    assert figures(empty, "cube:D5:spring")[regrows] == (SAY.stays_empty(), "dim")
    assert SAY.said_regrows(field="D4") in details(empty, "cube:D4:granite")
    assert SAY.said_regrows_not(field="D5") in details(empty, "cube:D5:spring")
    assert confirmed(table, "cube:D4:granite") == SAY.confirm_payment(count=1)
    assert confirmed(table, "cube:E4:bamboo") is None


def test_the_coach_recommends_buildings_that_let_the_sun_go_further_and_temples() -> None:
    note = next(note for note in notes_of("helios") if note.id == "build")
    assert note.follows is not None
    laid = "D4=granite[GG] E4=redwood[NN] E3=bamboo[VV] D5=spring[BB]"
    table = doing("build", seat(laid, buildings="warehouse"))
    recommended = {*note.follows(view(table.state, A), asked(table))}
    built = {key for key in choosable(table) if key.startswith("building:")}
    further = {key for key in built if BUILDINGS[key.removeprefix("building:")].sun}
    assert recommended == {*further, "temple"}
    assert further < built


def test_what_lies_on_a_tile_follows_its_name_in_signs_or_after_a_comma_in_words() -> None:
    spelt = wording()
    spelt.spell_out()
    tile = Tile("granite", cubes=(2,))
    assert SAID.terms.lying(tile) == f" {SAID.terms.signs[2]}"
    assert spelt.terms.lying(tile).startswith(", ")
    assert SAID.terms.lying(Tile("granite")) == spelt.terms.lying(Tile("granite")) == ""


def attempt(own: Seat, *happened: events.HeliosEvent) -> Attempt:
    return Attempt(A, None, view(position(own), A), happened, (), 0, 0, None)


def test_a_lesson_s_goals_ask_for_no_less_and_are_content_with_more() -> None:
    for held, met in (("D4=granite", False), ("D4=granite[G]", True), ("D4=granite[G] E4=bamboo[V]", True)):
        assert lesson.has_cubes(1)(attempt(seat(held))) == met
    assert [lesson.reaches(4)(attempt(seat(range=each))) for each in (3, 4, 5)] == [False, True, True]
    moved = events.MovedSun(A, start="C3", end="D3", steps=1)
    lit = ("D4=granite", "D4=granite+temple", "D4=granite+temple E3=bamboo+temple")
    for temples, laid in enumerate(lit):
        done = attempt(seat(laid, sun="D3"), moved)
        assert [lesson.lights(count)(done) for count in (1, 2)] == [temples >= 1, temples >= 2]
        assert not lesson.lights(1)(attempt(seat(laid, sun="D3"))), "the sun has to move"
    for seat_of, grown, met in ((A, 1, False), (A, 2, True), (A, 3, True), (1, 2, False)):
        shone = events.Shone(seat_of, [("D4", "granite")] * grown, [])
        assert lesson.grows(2)(attempt(seat(), shone)) == met


def test_a_cube_to_pay_goes_by_its_field_and_by_its_colour_only_where_several_lie() -> None:
    table = doing("build", seat("D4=granite[GB] E4=bamboo[V] D5=redwood", buildings="warehouse"))
    answer(table, "temple", "field:D5")
    assert lasting(asked(table)) == {
        "cube:D4:granite": ("field:D4", "colour:granite"),
        "cube:D4:spring": ("field:D4", "colour:spring"),
        "cube:E4:bamboo": ("field:E4",),
    }


OWN = seat(
    "D4=granite[G] E4=bamboo+temple E3=oasis",
    mana=3,
    rows=["RR", "", "Y"],
    buildings="palace",
    night="settler",
    day="warden",
)


def in_words(of: int | None, **more: Any) -> list[str]:
    """The table as lines of text."""
    other = seat("", buildings="observatory")
    sight = view(position(OWN, other, players=2, columns={"build": ""}, **more), A)
    return SAID.board_text(sight, of).splitlines()


def test_the_map_in_letters_has_the_sun_dark_edges_tiles_and_what_lies_on_them() -> None:
    lines = in_words(A)
    first = lines.index(SAY.text_world(name=SAID.name(A))) + 1
    assert lines[first : first + 15] == [
        "                           D1=",
        "                  C1       :::      E1",
        "         B1       :::      D2= h    :::      F1",
        "A1       :::      C2 r     ...      E2       :::      G1",
        ":::      B2 h     ...      D3=      ...      F2 h     :::",
        "A2       ...      C3       (sun)    E3       ...      G2",
        ":::      B3 m     ...      D4       Oasis    F3 m     :::",
        "A3       ...      C4       grani…+1 E4       ...      G3",
        ":::      B4 h     ...      D5       bamboo+^ F4 h     :::",
        "A4       ...      C5       ...      E5 r     ...      G4",
        ":::      B5       ...      D6 h     ...      F5       :::",
        "         :::      C6       ...      E6       :::",
        "                  :::      D7       :::",
        "                           :::",
        SAY.text_legend(),
    ]


def test_the_table_in_words_says_what_each_player_has_and_only_of_some_what_they_could_do() -> None:
    one, everyone = in_words(A), in_words(None)
    worlds = [SAY.text_world(name=SAID.name(index)) for index in (A, 1)]
    assert [[world in lines for world in worlds] for lines in (one, everyone)] == [
        [True, False],
        [True, True],
    ]
    (ana,) = (line for line in one if line.startswith("Ana: sun range 2, "))
    assert ana.endswith("persons 1 active and 1 not, harbours 0, rows red 2, blue 0, yellow 1, bag 0")
    (ben,) = (line for line in one if line.startswith(f"Ben: sun range {SAY.endless()}, "))
    assert ben.endswith("bag ?"), "only its owner knows what is in a bag"
    assert sum(line.startswith("Tiles: ") for line in everyone) == 1, "Ben has none"
    empty = next(line for line in one if line.startswith(f"  {SAID.terms.action('build')}: "))
    assert empty.endswith(SAY.said_column_empty())


def test_what_follows_from_a_deed_is_told_with_it_and_what_another_player_gains_by_itself() -> None:
    moved = events.MovedSun(A, start="C3", end="D3", steps=1)
    grown = events.Shone(A, [("D4", "granite")], [])
    other = events.GainedMana(1, 2, "field")
    story = SAID.story([moved, grown, other])
    assert [who for who, _ in story] == [A, 1]
    assert SAID.terms.on_fields([("D4", "granite")]) in story[0][1]
    assert SAID.terms.mana(2) not in story[0][1]
    assert story[1][1] == SAY.event_gains(name=SAID.name(1), what=SAID.terms.mana(2))
    assert SAID.story([events.Shone(A, [], [])]) == []
    assert [said for _, said in SAID.story([grown, events.GainedMana(A, 1, "field")])] != []


def test_a_turn_of_another_says_what_was_left_undone_and_lists_what_was_gained_and_bought() -> None:
    """A bonus action that follows an action that wasn't carried out is one all the same."""
    built: list[events.HeliosEvent] = [
        events.TookActionTile(A, "build", "red"),
        events.FilledRow(A, "red"),
        events.Waived(A, "build"),
        events.Laid(A, "treasury", "D6", 0),
        events.GainedMana(A, 2, "field"),
        events.Shone(A, [], []),
        events.Scored(A, 3, "temples"),
        events.Scored(A, 5, "lap"),
    ]
    assert SAID.turn(built) == ("fills a row, builds nothing, lays a Treasury on D6, gains 8 VP and 2 mana")
    lapsed: list[events.HeliosEvent] = [
        events.TookActionTile(A, "move_sun", "red"),
        events.Waived(A, "move_sun"),
    ]
    assert SAID.turn(lapsed) == "leaves the sun where it is"
    bought: list[events.HeliosEvent] = [
        events.Bought(A, "mage", 1),
        events.Bought(A, "warden", 1),
        events.Passed(A),
    ]
    assert SAID.turn(bought) == "buys the Mage and the Warden, passes"


def test_a_person_who_would_score_nothing_is_missed_without_points() -> None:
    who = SAID.terms.person("warden", "object")
    recap, name = SAID.recap, SAID.name(1)
    assert recap.sentence(PersonGone("warden", 1, 0)) == SAY.recap_person_gone(name=name, who=who)
    assert recap.sentence(PersonGone("warden", 1, 5)) == SAY.recap_person_gone_worth(
        name=name, who=who, vp=SAID.terms.vp(5)
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (ScoreLine("buildings", 6, {"each": {"palace": 4, "warehouse": 2}}), "Palace 4, Warehouse 2"),
        (ScoreLine("persons", 5, {"each": {"warden": 5}}), "Warden 5"),
        (ScoreLine("harbours", 8, {"fields": ["B2", "F2"]}), "B2 4, F2 4"),
        (ScoreLine("specials", 7, {"each": {"E4": 7}, "kinds": {"E4": "summit"}}), "Summit E4 7"),
    ],
)
def test_a_line_of_the_score_sheet_says_where_its_points_come_from(line: ScoreLine, said: str) -> None:
    title = SAID.score_title(line.id)
    assert SAID.score_line(line) == SAY.score_each(title=title, each=said)
    nothing = ScoreLine(line.id, 0, {"each": {}, "fields": [], "kinds": {}})
    assert SAID.score_line(nothing) == title
    assert SAID.score_line(ScoreLine("bag", 3, {})) == SAY.score_bag_line()


def test_the_header_names_the_phase_and_says_when_nothing_is_refilled() -> None:
    for number, refilled in ((1, True), (4, False)):
        table = turn(seat(), seat(), players=2, round=number)
        steps = [step.label for step in SAID.steps(*seen(table)[::2])]
        assert steps[0] == SAY.phase_turn(turn=1, turns=4)
        assert (SAY.phase_refill() in steps) == refilled
    later = persons(seat(mana=9), players=2)
    assert next(step.label for step in SAID.steps(*seen(later)[::2])) == SAY.phase_actions()
    assert SAID.step(*seen(later)[::2]) == SAY.phase_persons()
    full = doing("move_sun", seat("D4=granite", rows=["RRRR", "", ""], range=3), seat(), players=2)
    assert SAID.step(*seen(full)[::2]) == SAY.step_full(turn=1, turns=4)
    plain = doing("move_sun", seat("D4=granite", rows=["RRR", "", ""], range=3), seat(), players=2)
    assert SAID.step(*seen(plain)[::2]) == SAY.step_turn(turn=1, turns=4)


def test_a_way_to_do_nothing_is_asked_about_only_beside_something_to_do() -> None:
    table = doing("move_sun", seat("D4=granite", range=3))
    assert confirmed(table, "waive") == SAY.confirm_choose_sun_target()
    sight, mine, decision = seen(table)
    only = Decision(mine, decision.kind, [decision.option("waive")])
    assert SAID.confirm(sight, only, only.options[0]) is None
    rich = persons(seat(RICH, mana=5, buildings="warehouse"), players=2)
    sight, mine, decision = seen(rich)
    left = Decision(mine, decision.kind, [decision.option("pass")])
    assert SAID.confirm(sight, left, left.options[0]) is None


def test_a_long_list_of_cubes_is_in_signs_and_nothing_else_is_shortened_there() -> None:
    table = doing("build", seat("D4=granite[G] E4=bamboo[V]"))
    answer(table, "temple", "field:E4")
    sight, _, decision = seen(table)
    brief = {o.key: SAID.option_brief(sight, decision, o) for o in decision.options}
    assert brief["cube:D4:granite"] == f"{SAID.terms.signs[2]} D4"
    building = doing("build", seat("D4=granite[G] E4=bamboo[V]"))
    sight, _, decision = seen(building)
    assert {SAID.option_brief(sight, decision, o) for o in decision.options} == {""}


def test_the_colour_of_a_bonus_cube_is_asked_for_with_its_field() -> None:
    field = "E5"
    assert BONUS[field] == "resource"
    table = doing("create_land", seat("D4=granite E4=bamboo"))
    answer(table, "land:spring", f"field:{field}")
    assert asked(table).kind == "choose_bonus_colour"
    assert SAID.ask(*seen(table)[::2]) == SAY.ask_choose_bonus_colour(name=SAID.name(A), field=field)


def test_the_coach_recommends_the_first_land_that_most_buildings_ask_for() -> None:
    note = next(note for note in notes_of("helios") if note.id == "start")
    assert note.follows is not None
    options = [Option(f"land:{word}", word) for word in COLOURS]
    sight = view(position(seat("D4=granite"), stage="set_up"), A)
    decision = Decision(A, "choose_start_land", options)
    asked_for = {word: sum(row.cost[n] > 0 for row in BUILDINGS.values()) for n, word in enumerate(COLOURS)}
    most = max(asked_for.values())
    assert min(asked_for.values()) < most
    assert {*note.follows(sight, decision)} == {f"land:{w}" for w in COLOURS if asked_for[w] == most}


def test_what_a_place_comes_to_is_golden_and_what_it_spoils_red() -> None:
    """At a harbour, and beside a summit."""
    table = doing("create_land", seat("D4=granite E4=summit F3=granite"))
    answer(table, "land:spring")
    field = SAID.things["field"]
    assert isinstance(field, FieldThing)
    harbour = next(o.key for o in asked(table).options if BONUS.get(o.key[6:]) == "harbour")
    (run, *_) = field.comes_to(moment(table), harbour[6:], "field")
    assert run.role == "gold"
    assert run.text.startswith("+")


def comes_to(table: Table[Helios], key: str) -> tuple[str, str]:
    """What an option comes to for persons and special tiles, and its ink."""
    noun, _, id = key.partition(":")
    thing = SAID.things[noun]
    assert isinstance(thing, HeliosThing)
    line = thing.comes_to(moment(table), id, noun)
    return shown(line), line[0].role


def test_what_an_option_does_for_one_s_persons_and_special_tiles_is_golden_red_or_waits() -> None:
    """A treasury counts cubes left, a settler tiles; a warden who isn't active counts special tiles later."""
    vp = SAID.terms.vp
    land = doing("create_land", seat("D4=granite E4=bamboo", day=["settler"], night=["warden"]))
    assert comes_to(land, "land:spring") == (f"+{vp(1)}", "gold")
    assert comes_to(land, "special:oasis") == (f"+{vp(1)}", "gold"), "the warden's points come later"
    waits = doing("create_land", seat("D4=granite E4=bamboo", night=["warden"]))
    assert comes_to(waits, "special:oasis") == (SAY.me_later(vp=f"+{vp(5)}"), "dim")
    assert comes_to(waits, "land:spring") == (shown(NONE), NONE[0].role)
    pays = doing("build", seat("D4=granite[G] E4=redwood[N] E3=treasury"))
    assert comes_to(pays, "building:warehouse") == (f"−{vp(2)}", "bad")


def test_what_an_option_serves_or_spoils_is_told_first_and_by_whom() -> None:
    vp = SAID.terms.vp
    settler, warden = SAID.terms.person("settler"), SAID.terms.person("warden")
    table = doing("create_land", seat("D4=granite E4=bamboo", day=["settler"], night=["warden"]))
    decision = asked(table)
    card = SAID.card(view(table.state, A), decision, decision.option("special:oasis"))
    assert card.sentences[:2] == (
        SAY.said_serves(who=settler, vp=vp(1)),
        SAY.said_serves_later(who=warden, vp=vp(5)),
    )
    treasury = SAID.terms.tile("treasury")
    pays = doing("build", seat("D4=granite[G] E4=redwood[N] E3=treasury"))
    assert SAY.said_spoils(who=treasury, vp=vp(2)) in details(pays, "building:warehouse")
    buys = persons(seat("D4=granite", night=["mage"], mana=6), players=2)
    (later,) = (line for line in details(buys, "buy:settler") if SAID.terms.person("mage") in line)
    assert later == SAY.said_spoils_later(who=SAID.terms.person("mage"), vp=vp(4))


def test_lists_have_a_column_for_one_s_persons_only_where_there_is_someone_to_serve() -> None:
    for own, more in ((seat("D4=granite"), 0), (seat("D4=granite", day=["settler"]), 1)):
        table = doing("create_land", own)
        sight, _, decision = seen(table)
        cells = SAID.cells(sight, decision, decision.option("land:spring"))
        titles = SAID.heads(sight, decision)
        assert len(cells) == len(titles)
        assert (SAY.head_me() in titles) == bool(more)


def test_a_cube_that_is_put_somewhere_goes_by_its_colour_and_where_it_may_lie_by_its_field() -> None:
    cube = Option("cube:D4:granite", Cube("D4", 2))
    for kind, keys in (
        ("place_resource", ("colour:granite", "field:D4")),
        ("place_round_bonus", ("colour:granite", "field:D4")),
        ("choose_bonus_colour", ("colour:granite",)),
        ("pay_cube", ("field:D4",)),
    ):
        assert lasting(Decision(A, kind, [cube])) == {"cube:D4:granite": keys}


def test_one_more_cube_says_what_asks_for_it_and_what_it_opens() -> None:
    opens = doing("create_land", seat("D4=granite[G] E3=redwood[N] E4=bamboo", buildings="warehouse"))
    answer(opens, "land:spring", "field:E5")
    assert asked(opens).kind == "choose_bonus_colour"
    told = details(opens, next(o.key for o in asked(opens).options if o.key.endswith("granite")))
    asks = sum(row.cost[2] > 0 for id, row in BUILDINGS.items() if id != "warehouse")
    assert told[0] == SAY.said_needed(count=asks, cube=SAID.terms.cube("granite"))
    assert len(told) == 2
    built = doing("create_land", seat("D4=granite E4=bamboo", buildings=" ".join(BUILDINGS)))
    answer(built, "land:spring", "field:E5")
    assert details(built, asked(built).options[0].key) == []


def test_a_person_who_is_activated_scores_and_one_who_is_only_bought_does_not_yet() -> None:
    """The settler counts three tiles."""
    table = persons(seat(RICH, mana=5, night="settler", buildings="warehouse"), players=2)
    person = SAID.things["person"]
    assert isinstance(person, HeliosThing)
    assert person.gain(moment(table), "settler", "activate") == 3
    assert person.gain(moment(table), "warden", "buy") == 0
    rich = persons(seat(RICH, mana=5, buildings="warehouse"), players=2)
    assert person.gain(moment(rich), "settler", "buy") == 0


def test_a_person_to_look_at_shows_what_activating_it_costs_and_a_stop_the_cubes_by_their_colours() -> None:
    table = persons(seat(RICH, mana=5, buildings="warehouse"), players=2)
    price = HeliosMessages.head_price
    assert figures(table, "buy:settler")[price][0] == shown(SAID.terms.fee(2))
    assert figures(table, "person:settler")[price][0] == "♠♣○"
    sun = doing("move_sun", seat("D4=bamboo E4=spring", sun="C3", range=3))
    both = marks(sun, "field:E3").gains["E3"]
    assert shown(both) == f"+5 {SAID.terms.signs[0]}{SAID.terms.signs[3]}", "the lap, and a cube of each"


def test_in_the_last_phase_of_persons_nothing_is_said_of_a_next_light() -> None:
    """There is none: what is paid stays away, whatever it lay on."""
    last = before = 0
    for seed in range(30):
        for moment in moments(load_rules("helios"), 2, seed, 0.9, lambda key: key.startswith(("buy", "act"))):
            seen, decision = moment.view, moment.decision
            if decision.kind == "pay_cube" and seen.stage == "persons":
                cards = [SAID.card(seen, decision, option) for option in decision.options]
                said = any("light" in line for card in cards for line in card.sentences)
                assert said == (seen.round < seen.rounds)
                last += seen.round == seen.rounds
                before += seen.round < seen.rounds
        if last and before:
            return
    raise AssertionError("no such payment")
