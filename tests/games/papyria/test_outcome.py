"""What lies on the spaces of the ring of Papyria, what it is worth, and what a turn there would bring."""

from typing import Any

import pytest

from rulesets.core import Table
from rulesets.papyria import RULES
from rulesets.papyria.advice.courses import Deed
from rulesets.papyria.advice.forecast import arriving
from tabletop_tui.games.papyria.drawings.marks import Sight, marks_of
from tabletop_tui.games.papyria.drawings.outcome import (
    Spaces,
    Spoken,
    brief,
    deed_of,
    in_words,
    lies,
    move_words,
    space_words,
)
from tabletop_tui.games.papyria.drawings.page import draw_page
from tabletop_tui.games.papyria.drawings.ring import Marks
from tabletop_tui.games.papyria.drawings.signs import change, end_tile, gained, land, paid, river
from tabletop_tui.games.papyria.terms import Terms, plain
from tabletop_tui.paint.drawing import Run
from tests.games.papyria.games import wording
from tests.rulesets.papyria.builders import acting, answer, asked, realm, seat, turn

TERMS = wording("en").terms
OTHERS = seat(w=(4, 6), s=(5, 11))


def spelt() -> Terms:
    said = wording("en")
    said.spell_out()
    return said.terms


def there(table: Table[Any], space: str, terms: Terms = TERMS) -> Spoken:
    view = RULES.view(table.state, None)
    return lies(terms, view, 0, view.spaces[space])


@pytest.mark.parametrize(
    ("space", "title", "figures"),
    [
        ("1:1", "Landscape", "═♣¶"),
        ("1:2", "Scoring ≈", "6★ +1◉"),
        ("2:1", "City", "1◆"),
        ("2:2", "Mine", "free"),
        ("5:2", "Temple", "1◆"),
        ("8:2", "Lapis", "+0◆"),
        ("9:2", "Papyri", "+2▤"),
        ("3:river", "mountain", "+▲"),
        ("11:1", "End tile", "2◆▸8★+1◉"),
    ],
)
def test_what_lies_there_and_what_it_is_worth_as_things_stand(space: str, title: str, figures: str) -> None:
    own = seat(symbols="river 2", knowledge=9, lapis=3)
    tops = {"1:1": "L01", "1:2": "W-RI-2", "3:river": "X-MO"}
    found = there(turn(own, OTHERS, tops=tops, ends={"11:1": "E04"}), space)
    assert (found.title, plain(found.runs), found.lost) == (title, figures, False)


def test_what_would_be_lost_as_things_stand() -> None:
    """6.2, 6.4 to 6.6, 6.9: too dear, without a site, without room, or not payable."""
    poor = turn(seat(lapis=0, mine="-1,0", priest="0,0"), OTHERS, ends={"11:1": "E04"})
    assert [there(poor, space).lost for space in ("2:1", "2:2", "5:2", "1:1", "11:1")] == [True] * 5
    bare = turn(seat(lapis=9, temple="0,-1"), OTHERS)
    assert [there(bare, space).lost for space in ("5:2", "2:1", "1:1")] == [True, False, False]
    papyri = turn(seat(papyri=0, lapis=9), OTHERS, ends={"11:1": "E11"})
    assert there(papyri, "11:1").lost


def test_an_empty_space_and_text_that_is_read_aloud() -> None:
    empty = turn(seat(), OTHERS, heights={"1:2": 0}, triggered=True, end_stack="")
    assert there(empty, "1:2") == Spoken("empty")
    words = spelt()
    table = turn(seat(symbols="river 2", knowledge=9), OTHERS, tops={"1:2": "W-RI-2", "3:river": "X-MO"})
    view = RULES.view(table.state, None)
    assert there(table, "8:2", words).title == "lapis production"
    assert plain(there(table, "1:2", words).runs) == "6 points, +1 knowledge"
    assert there(table, "3:river", words) == Spoken("1 mountain symbol")
    assert in_words(words, view, 0, view.spaces["2:1"]) == "City 1 lapis"


def test_an_action_in_the_list_is_told_in_a_few_signs() -> None:
    """A loss is named; buildings need no price there; the price of an end tile out of reach has a sign."""
    table = turn(seat(lapis=9), OTHERS, tops={"3:river": "X-MO", "1:2": "W-RI-1"}, ends={"11:1": "E04"})
    view = RULES.view(table.state, None)

    def told(position: int, deed: Deed) -> str:
        return plain(brief(TERMS, view, 0, position, deed))

    assert told(5, Deed("2", done=False, lacks="lapis")) == "Temple lost"
    assert told(5, Deed("2", done=True)) == "Temple"
    assert told(11, Deed("2", done=True, lapis=4)) == "Lapis +4◆"
    assert told(1, Deed("2", done=True, points=18, knowledge=2)) == "Score ≈ 18★ +2◉"
    assert told(3, Deed("river", done=True)) == "+▲ mountain"
    assert told(11, Deed("1", done=True, points=8)) == "End 2◆▸8★+1◉"
    tight = brief(TERMS, view, 0, 11, Deed("1", done=True, points=8), tight=True)
    assert plain(tight) == "2◆▸8★+1◉", "in a list, whose columns the boards name"
    assert plain(brief(TERMS, view, 0, 1, Deed("2", done=True, points=18), tight=True)) == "≈ 18★"
    unpaid = brief(TERMS, view, 0, 11, Deed("1", done=False, lacks="lapis"))
    assert plain(unpaid) == "End 2◆ ✗ +1◉"
    assert {run.role for run in unpaid if "◆" in run.text} == {"faint"}
    assert brief(TERMS, view, 0, 11, Deed("1", done=True, points=8))[0].role == ""


def test_a_space_that_is_carried_out_is_listed_with_its_price_and_gain() -> None:
    own = seat(w=(10, 3), s=(2, 8), mine="-1,0", lapis=1)
    table = turn(own, seat(w=(4, 6), s=(5, 9)), ends={"11:1": "E04"})
    answer(table, "move:w:10>11")
    view, said = RULES.view(table.state, None), wording("en")
    end, made = (space_words(TERMS, view, 0, 11, said.foreseen.way(view, 0, space)) for space in ("1", "2"))
    assert (end.title, plain(end.costs), plain(end.brings)) == ("End tile", "·", "2◆▸8★+1◉ later")
    assert (made.title, plain(made.costs), plain(made.brings)) == ("Lapis", "·", "+1◆")
    table = turn(seat(w=(12, 3), s=(1, 8), lapis=1), OTHERS)
    answer(table, "move:w:12>2")
    view = RULES.view(table.state, None)
    city, mine = (space_words(TERMS, view, 0, 2, said.foreseen.way(view, 0, space)) for space in ("1", "2"))
    assert (plain(city.costs), plain(city.brings)) == ("1◆", "·")
    assert (plain(mine.costs), mine.costs[0].role) == ("free", "good")
    dear = turn(seat(w=(12, 3), s=(1, 8), lapis=0), OTHERS)
    answer(dear, "move:w:12>2")
    view = RULES.view(dear.state, None)
    lost = space_words(TERMS, view, 0, 2, wording("en").foreseen.way(view, 0, "1"))
    assert plain(lost.brings) == "lost"


def test_a_deed_counts_as_in_the_best_course_or_by_itself_if_it_comes_next() -> None:
    own = seat(w=(12, 6), s=(2, 8), symbols="river 2", knowledge=20)
    table = turn(own, seat(w=(4, 10), s=(5, 9)), tops={"7:1": "L01", "7:2": "W-RI-1"})
    view = RULES.view(table.state, None)
    forecast = arriving(view, 0, asked(table).option("move:w:6>7").value).forecast
    then, next_one = deed_of(forecast, "2"), deed_of(forecast, "2", at_once=True)
    assert then is not None
    assert next_one is not None
    assert (then.points, next_one.points) == (8, 6)
    assert deed_of(None, "2") is None
    assert deed_of(forecast, "river") is None


def test_spaces_are_told_as_forecast_where_a_turn_leads_and_anew_for_another_view() -> None:
    own = seat(w=(12, 6), s=(2, 8), symbols="river 2", knowledge=20)
    table = turn(own, seat(w=(4, 10), s=(5, 9)), tops={"7:1": "L01", "7:2": "W-RI-1"})
    view, spaces = RULES.view(table.state, None), Spaces(TERMS)
    forecast = arriving(view, 0, asked(table).option("move:w:6>7").value).forecast
    assert plain(spaces.spoken(view, 0, {})["7:2"].runs) == "6★"
    assert plain(spaces.spoken(view, 0, {7: forecast})["7:2"].runs) == "8★"
    assert plain(spaces.spoken(view, 0, {7: forecast}, at_once=True)["7:2"].runs) == "6★"
    assert plain(spaces.spoken(view, 1, {})["7:2"].runs) == "0★"
    other = turn(seat(symbols="river 1", knowledge=20), OTHERS, tops={"7:2": "W-RI-1"})
    assert plain(spaces.spoken(RULES.view(other.state, None), 0, {})["7:2"].runs) == "3★"


def test_a_move_in_words_names_price_borders_and_actions() -> None:
    own = seat(w=(12, 10), s=(1, 7), lapis=9)
    table = turn(own, seat(w=(2, 8), s=(3, 11)))
    view = RULES.view(table.state, None)
    choice = asked(table).option("move:w:12>2").value
    assert move_words(spelt(), view, 0, choice, arriving(view, 0, choice)) == (
        "1 lapis (1 lapis of it to Ben), past B, City, Mine"
    )
    near = asked(table).option("move:w:10>11").value
    assert not move_words(spelt(), view, 0, near, arriving(view, 0, near)).startswith("free")
    assert plain(paid(TERMS, near)) == "free"


# -- signs -----------------------------------------------------------------------------------------


def test_landscapes_and_rivers_in_signs_and_letters() -> None:
    found = realm("2,0=L01@1", city="0,1", mine="-1,0", temple="0,-1")
    shown = {cell: plain(land(TERMS, laid)) for cell, laid in found.items()}
    assert (shown["0,1"], shown["-1,0"], shown["0,-1"]) == ("♣■", "╔◭", "♣⌂")
    assert shown["2,0"] == "║♣¶"
    assert plain(river(TERMS, found["2,0"].exits)) == "↑·↓·"
    assert plain(river(TERMS, 0)) == ""
    said = wording("en")
    said.in_ascii()
    assert plain(river(said.terms, found["2,0"].exits)) == "NS"
    assert plain(land(said.terms, found["2,0"])).startswith("~NS ")
    assert plain(land(spelt(), found["0,1"])) == "1 forest, 1 city"


def test_values_that_change_and_points_gained() -> None:
    assert plain(change(TERMS, 1, 9, 11)) == "≈ 9▸11"
    assert change(TERMS, 1, 9, 11)[-1].role == "you"
    assert change(TERMS, 1, 9, 8)[-1].role == "bad"
    assert plain(change(TERMS, 1, 9, 9)) == "≈ 9"
    assert (gained(TERMS, 4).text, gained(TERMS, -4).text, gained(TERMS, 0).text) == ("+4★", "−4★", "·")


def test_end_tiles_in_words() -> None:
    assert plain(end_tile(spelt(), "E04")) == "8 points for 2 lapis, +1 knowledge"
    assert plain(end_tile(spelt(), "E05")) == "9 points for 2 lapis"
    assert plain(end_tile(TERMS, "E05")) == "2◆▸9★"


# -- what is lit -----------------------------------------------------------------------------------


def lit(table: Table[Any], *, decides: bool, **more: Any) -> Marks:
    """What is lit on the ring for the first seat, which decides or only watches."""
    said, view = wording("en"), RULES.view(table.state, None)
    decision = asked(table) if decides else None
    sight = Sight(view, 0, decision, said.terms, lambda: said.foreseen, said.spaces, **more)
    return marks_of(sight, frozenset())


def test_the_ring_is_lit_alike_before_a_move_and_for_who_only_watches() -> None:
    begins = Table.new(RULES, 2, 1, first="seat:1")
    assert lit(begins, decides=False).lit is None
    assert lit(begins, decides=True).lit == frozenset(), "the starting tiles are loud, the ring is quiet"
    moved = turn(seat(w=(3, 10), s=(2, 8)), seat(w=(4, 6), s=(9, 11)))
    answer(moved, "move:w:3>5")
    watching = lit(moved, decides=False)
    assert (watching.lit, watching.forecasts, watching.spaces) == (None, {}, frozenset())


def test_actions_light_their_sector_their_spaces_and_what_they_would_bring() -> None:
    table = turn(seat(w=(3, 10), s=(2, 8)), seat(w=(4, 6), s=(9, 11)))
    answer(table, "move:w:3>5")
    acts = lit(table, decides=True)
    assert acts.lit == frozenset({5})
    assert [*acts.forecasts] == [5]
    assert acts.spaces == {"5:1", "5:2"}


def test_arrival_lights_the_borders_and_the_piece_that_is_met() -> None:
    own = seat(w=(6, 10), s=(2, 3), lapis=9, papyri=3)
    table = turn(own, seat(w=(1, 2), s=(7, 11)))
    answer(table, "move:w:6>7")
    arrives = lit(table, decides=True)
    assert (arrives.lit, arrives.gates) == (frozenset({7}), frozenset("A"))
    assert arrives.met == "slot:s:7"
    answer(table, "trade")
    assert lit(table, decides=True).met == ""
    ship = turn(seat(w=(3, 12), s=(8, 2), lapis=9), seat(w=(6, 10), s=(5, 9)))
    answer(ship, "move:s:8>10")
    assert asked(ship).kind == "arrival"
    assert lit(ship, decides=True).met == "slot:w:10"


def test_an_end_tile_lights_its_space_alone() -> None:
    table = acting("5:1", seat(lapis=9, papyri=9), ends={"5:1": "E04"})
    assert asked(table).kind == "end_tile"
    assert lit(table, decides=True).spaces == {"5:1"}
    assert lit(table, decides=True).forecasts == {}


def test_on_the_page_of_sectors_a_scoring_of_two_digits_is_whole_and_a_price_stands_apart_from_a_key() -> (
    None
):
    table = turn(seat(w=(3, 12), s=(8, 2), lapis=9), OTHERS)
    view = RULES.view(table.state, 0)
    found = Spaces(TERMS).spoken(view, 0, {})
    scorings = {key: space for key, space in found.items() if "Scoring" in space.title}
    tens = {key: space._replace(runs=(Run("12★"), Run(" +1◉"))) for key, space in scorings.items()}
    free, other = (Run("free", "good"),), {"slot:s:8": "d"}
    marks = Marks(0, ring="w", prices={"slot:w:8": free}, letters=other, found={**found, **tens})
    rows = draw_page(view, TERMS, [("Ana", "red"), ("Ben", "blue")], marks, 80, 13).text()
    assert scorings
    assert rows.count("12★+1◉") + rows.count("12★ +1◉") == len(scorings)
    assert "d free" in rows


def test_on_the_page_of_sectors_a_cross_says_what_would_be_lost() -> None:
    table = turn(seat(lapis=0), OTHERS, tops={"1:1": "L01"})
    view = RULES.view(table.state, 0)
    found = Spaces(TERMS).spoken(view, 0, {})
    marks, names = Marks(0, found=found), [("Ana", "red"), ("Ben", "blue")]
    rows = draw_page(view, TERMS, names, marks, 80, 13).text().split("\n")
    assert rows[2].count("✗") == 1, "a city that can't be paid for"
    assert rows[1].count("✗") == 0


def test_on_the_page_of_sectors_a_sector_out_of_reach_shows_prices_and_no_crosses() -> None:
    table = turn(seat(lapis=0), OTHERS)
    view = RULES.view(table.state, 0)
    found = Spaces(TERMS).spoken(view, 0, {})
    names = [("Ana", "red"), ("Ben", "blue")]
    quiet = draw_page(view, TERMS, names, Marks(0, frozenset({1}), found=found), 80, 13).text().split("\n")
    assert ("City 1◆" in quiet[2], "✗" in quiet[2]) == (True, False)
    reached = draw_page(view, TERMS, names, Marks(0, frozenset({2}), found=found), 80, 13).text().split("\n")
    assert "City 1◆ ✗" in reached[2]
