"""The drawings of Bora Bora as text: islands, cards, market, player board, figures."""

import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from rulesets.bora_bora.components import REGIONS, TASKS
from rulesets.bora_bora.state import BoraBora
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Rng, Table
from tabletop_tui.drawing import Drawing, cells
from tabletop_tui.games.bora_bora import atoll, cards, figures, market, ownboard
from tabletop_tui.games.bora_bora.atoll import LARGE_SHAPE, SMALL_SHAPE
from tabletop_tui.games.bora_bora.layout import layout_of, small_layout
from tabletop_tui.games.bora_bora.marks import NO_MARKS, Marks, fits_of, marks_at
from tabletop_tui.games.parts import names_of
from tabletop_tui.glyphs import to_ascii
from tabletop_tui.words import Words
from tests.bora_bora.builders import A, B, Player, placing, position, using
from tests.tui_bora_bora.games import PEOPLE, RULES, moments, wording

LANGUAGES = ("en", "de")
NAMES = names_of(PEOPLE)
EN = Words("en")


def seen(table: Table[BoraBora], seat: int | None = A) -> BoraBoraView:
    view: BoraBoraView = RULES.view(table.state, seat)
    return view


def map_of(view: BoraBoraView, **reach: int) -> Drawing:
    return atoll.draw_map(view, EN, NAMES, SMALL_SHAPE, reach)


def at(drawing: Drawing, target: str) -> str:
    """The lines of a drawing where a target lies."""
    spot = drawing.spot(target)
    assert spot is not None
    x, y, width, height = spot.region
    rows = [line.ljust(drawing.width) for line in drawing.text().split("\n")]
    return "\n".join(rows[row][x : x + width] for row in range(y, y + height))


def market_of(view: BoraBoraView, width: int = 53, **more: Any) -> Drawing:
    facts: dict[str, Any] = {"marks": NO_MARKS, "shells": None, "full": wording().terms.task, **more}
    return market.draw_market(market.Market(view, EN, NAMES, width, **facts))


def own_of(view: BoraBoraView, seat: int = A, width: int = 120, **more: Any) -> Drawing:
    high = more.pop("high", False)
    facts: dict[str, Any] = {"marks": NO_MARKS, "full": wording().terms.task, **more}
    board = ownboard.Board(view, EN, NAMES[seat], seat, **facts)
    return ownboard.draw_board(board, width, high=high)


# -- Islands ---------------------------------------------------------------------------------------


def test_a_region_shows_terrain_yield_fish_holder_and_huts_aside() -> None:
    view = seen(placing(Player(), on_map="c2:CA c4:A e1:B"))
    assert at(map_of(view), "region:c2").split("\n")[1] == "│of B3 [A]c  │"
    assert at(map_of(view), "region:e1").split("\n")[1] == "│wo S1 [B]   │"
    assert at(map_of(view), "region:n1").split("\n")[:2] == ["┌n1 Mountain─┐", "│st S5 [ ]   │"]


def test_every_path_stands_between_its_regions_over_land_and_over_water() -> None:
    text = map_of(seen(placing(Player()))).text()
    assert sorted(re.findall(r"=(\d)=", text)) == sorted("51634321")
    assert sorted(re.findall(r"~(\d)~", text)) == sorted("32162445")
    row = text.split("\n")[5]
    assert re.findall(r"[=~]\d[=~]", row) == ["~1~", "=1=", "~6~"]


def test_regions_in_reach_are_lit_with_the_value_they_need() -> None:
    drawing = map_of(seen(placing(Player())), c3=2)
    assert at(drawing, "region:c3").startswith("┏c3 Beach━")
    assert "≥2" in at(drawing, "region:c3")
    assert at(drawing, "region:c1").startswith("┌")


def test_four_huts_in_a_region_fit_its_box() -> None:
    view = seen(placing(Player(), on_map="c4:BCDA"))
    assert at(map_of(view), "region:c4").split("\n")[1] == "│st S3 [A]dcb│"


@pytest.mark.parametrize("shape", [SMALL_SHAPE, LARGE_SHAPE])
def test_the_sea_holds_fishing_god_cards_and_what_the_round_pays(shape: atoll.Shape) -> None:
    view = seen(placing(Player(), round=3))
    drawing = atoll.draw_map(view, EN, NAMES, shape, {})
    text = drawing.text()
    for said in ("Fishing", "+2 VP", "Round 3 pays", "built 7 VP", "priest 2 VP", "God cards", "land path"):
        assert said in text
    assert {f"open:{number}" for number in range(1, 6)} | {"deck", "card:fishing"} <= drawing.targets
    assert {f"region:{region}" for region in REGIONS} <= drawing.targets


def test_god_cards_that_lie_open_are_told_apart_in_both_languages() -> None:
    view = seen(placing(Player()))
    for language in LANGUAGES:
        drawing = atoll.draw_map(view, Words(language), NAMES, SMALL_SHAPE, {})
        shown = [at(drawing, f"open:{number}").split()[1] for number in range(1, 6)]
        assert len(set(shown)) == 5, shown


# -- Cards -----------------------------------------------------------------------------------------


def cards_of(table: Table[BoraBora], seat: int = A) -> Drawing:
    view = seen(table, seat)
    return cards.draw_cards(view, EN, NAMES, 120, fits_of(view, table.decision))


def test_a_card_shows_its_dice_and_which_of_ones_own_fit() -> None:
    table = placing(Player(tiles=1), dice="5 2", cards_in_play={"helper": "4 3", "temple": "2"})
    drawing = cards_of(table)
    helper = at(drawing, "card:helper").split("\n")
    assert "Helper" in helper[0]
    assert re.search(r"[B-D]4 [B-D]3$", helper[0])
    assert helper[1].split() == ["◂", "5b", "2+"]
    assert at(drawing, "card:temple").split("\n")[1].split() == ["◂", "5b", "2b"]


def test_a_die_that_fits_only_as_a_six_says_so() -> None:
    table = placing(Player(tiles=1), dice="1", on_map="c4:A", cards_in_play={})
    land = at(cards_of(table), "card:land_path").split("\n")
    assert land[1].split() == ["◂", "1w"]


def test_a_card_where_nothing_fits_has_a_dash_and_without_dice_to_place_says_what_it_does() -> None:
    table = placing(Player(), dice="4", cards_in_play={"helper": "2"})
    assert at(cards_of(table), "card:helper").split("\n")[1].strip() == "–"
    view = seen(table)
    resting = cards.draw_cards(view, EN, NAMES, 120, None)
    assert at(resting, "card:build").split("\n")[1].strip() == "10 VP each"


def test_where_dice_have_no_room_the_lowest_are_shown() -> None:
    view = seen(placing(Player(), dice="4", cards_in_play={"helper": "6 5 4 3 2 1"}))
    name, below = at(cards.draw_cards_down(view, EN, NAMES, 14, None), "card:helper").split("\n")
    assert name.strip() == "Helper"
    assert re.search(r"…[A-D]4[A-D]3[A-D]2[A-D]1 ?$", below)
    name, below = at(cards.draw_cards_down(view, EN, NAMES, 14, {}), "card:helper").split("\n")
    assert re.search(r"Helper .*[A-D]1$", name)
    assert below.strip() == "–"


def test_a_combined_card_with_dice_keeps_a_name_where_room_is_short() -> None:
    table = placing(Player(), Player(), dice="4", cards_in_play={"woman_man": "5", "land_water_path": "6 5"})
    narrow = cards.draw_cards_down(seen(table), EN, NAMES, 14, {})
    assert "W/M" in at(narrow, "card:woman_man")
    assert "Path" in at(narrow, "card:land_water_path")
    wide = cards.draw_cards(seen(table), EN, NAMES, 120, {})
    assert "Woman/Man" in at(wide, "card:woman_man")


# -- Market ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [43, 46, 47, 50, 52, 53, 78])
def test_nothing_in_the_market_is_cut(width: int, language: str) -> None:
    """From 110 columns on; and on the page of its own at 80."""
    words, full = Words(language), wording(language).terms.task
    for seats in (2, 3, 4):
        for moment in [*moments(seats, 5)][::25]:
            parts = market.Market(moment.view, words, NAMES, width, NO_MARKS, None, full)
            text = market.draw_market(parts).text()
            assert "…" not in text
            assert max(cells(line) for line in text.split("\n")) <= width
    assert words.problems == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_has_words_for_the_narrowest_place(language: str) -> None:
    words, full = Words(language), wording(language).terms.task
    for task in TASKS:
        assert "…" not in market.task_texts(words, [task], full, 15)[task]


def test_stacks_on_the_status_track_show_the_first_marker_first_and_lose_none() -> None:
    stacked = market_of(seen(placing(Player(), status={0: "DCBA"}))).text().split("\n")[1]
    assert stacked.split()[0].startswith("ABCD")
    apart = market_of(seen(placing(Player(), status={0: "DC", 3: "BA"}))).text().split("\n")[1]
    assert [word for word in apart.split() if word != "·"] == ["CD", "AB"]


def test_the_temple_shows_whose_priest_stands_where() -> None:
    line = market_of(seen(placing(Player(), temple="DA.C.B", round=3))).text().split("\n")[2]
    assert "6 D  5 A  4 ·  3 C  2 ·  1 B" in line
    assert "2 VP" in line


def test_jewelry_of_this_round_has_its_name_and_later_one_its_letters() -> None:
    drawing = market_of(seen(placing(Player(), round=3)))
    assert "R4" in drawing.text()
    assert "R3" not in drawing.text()
    now = [target for target in drawing.targets if target.startswith("jewelry:")]
    assert len(now) == 4 * 4
    assert re.search(r"(Necklace|Bracelet|Earring|Ring|Headdress|Belt) \d>\d", drawing.text())


def test_what_a_die_would_reach_is_lit_in_the_market() -> None:
    view = seen(placing(Player()))
    plain = market_of(view)
    lit = market_of(view, marks=Marks(places=frozenset({"man:1"}), temple=2, status=3))
    assert plain.text() != lit.text()
    roles = {run.role for line in lit.lines for run in line}
    assert "ground-cyan" in " ".join(roles)
    assert "ground-cyan" not in " ".join(run.role for line in plain.lines for run in line)


@pytest.mark.parametrize("width", [45, 53, 68, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_market_fits_its_width_with_every_task(width: int, language: str) -> None:
    words = Words(language)
    for task in TASKS:
        assert len(market.task_text(words, task)) <= 19, market.task_text(words, task)
    drawing = market.draw_market(
        market.Market(
            seen(placing(Player())), words, NAMES, width, NO_MARKS, None, wording(language).terms.task
        )
    )
    assert drawing.width == width
    assert drawing.height == market.LINES
    assert words.problems == []


# -- The player board ------------------------------------------------------------------------------


def test_people_show_sex_ability_symbols_and_whether_they_were_shifted() -> None:
    view = seen(using(Player(people="man_land_2 woman_vp_1/", huts="5 6", last=9)))
    drawing = own_of(view)
    assert at(drawing, "space:1").split() == ["1", "M", "land", "▲2"]
    assert at(drawing, "space:2").split() == ["2", "W", "VP", "◆1✓"]
    assert at(drawing, "space:5").split() == ["5", "⌂"]
    assert at(drawing, "space:3").split() == ["3", "·"]


def test_huts_on_the_twelfth_space_are_counted() -> None:
    view = seen(using(Player(huts="5 6 7", last=4), on_map="c4:A n1:A n2:A s1:A s2:A"))
    assert at(own_of(view), "space:12").split() == ["12", "⌂×4"]


def test_the_ground_shows_materials_and_building_tiles_and_what_is_left_to_build() -> None:
    view = seen(placing(Player(ground="a1 b2", built={2: "c1 c2"})))
    drawing = own_of(view)
    assert at(drawing, "ground:a1").strip() == "●sa"
    assert at(drawing, "ground:a2").strip() == "wo"
    assert at(drawing, "ground:c1") == at(drawing, "ground:c2") == "▐ 2 ▌"
    assert at(drawing, "building:2").strip() == "·"
    assert at(drawing, "building:3").strip() == "3"


def test_tasks_show_how_far_they_are_and_whether_a_yellow_god_could_help() -> None:
    view = seen(placing(Player(ground="a1 a4", tasks="t33 t36 t20")))
    drawing = own_of(view, yellow=frozenset({"t33"}))
    assert at(drawing, "task:t33").split() == ["y", "3", "sand", "2/3"]
    assert at(drawing, "task:t36").split()[0] == "·"
    assert at(drawing, "task:t36").split()[-1] == "2/5"


WIDTHS = ((110, False), (120, False), (160, False), (80, True))
"""Columns of the player board, and whether its parts lie below each other."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "high"), WIDTHS)
def test_every_colour_of_a_hand_is_drawn(language: str, width: int, high: bool) -> None:
    """Up to five colours, beside the fullest stores there are."""
    words = Words(language)
    for hand in product((0, 2), repeat=5):
        letters = "".join(letter * count for letter, count in zip("BWRGY", hand, strict=True))
        table = placing(Player(hand=letters, offerings=12, shells=12, vp=199, tiles=2))
        board = ownboard.Board(seen(table), words, NAMES[A], A, NO_MARKS, wording().terms.task)
        drawing = ownboard.draw_board(board, width, high=high)
        gods = zip(("blue", "white", "red", "green", "yellow"), hand, strict=True)
        for god, count in gods:
            if count:
                shown = at(drawing, f"hand:{god}").strip(" ─")
                assert shown.startswith(words(f"bora_bora_board-god-{god}")[:2])
                assert shown.endswith(f"×{count}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "high"), WIDTHS)
def test_materials_beyond_the_ground_are_drawn_whole(language: str, width: int, high: bool) -> None:
    words = Words(language)
    for beside in ("wood", "sand stone wood", "sand sand stone stone wood wood wood"):
        table = placing(Player(beside=beside))
        board = ownboard.Board(seen(table), words, NAMES[A], A, NO_MARKS, wording().terms.task)
        text = ownboard.draw_board(board, width, high=high).text()
        for material in set(beside.split()):
            good = words(f"bora_bora_board-good-{material}")
            assert f"{good}+{beside.split().count(material)}" in text


@pytest.mark.parametrize("width", [market.LEAST_WIDTH, 53, 61, 80, 100])
def test_the_status_track_is_drawn_otherwise_wherever_markers_lie(width: int) -> None:
    """d.6: every order on the last spaces, and all over the track; also without colour."""
    view, known = seen(placing(Player())), dict[str, tuple[tuple[int, ...], ...]]()
    chance = Rng(width)
    for spaces in [*product((12, 13, 14), repeat=4), *(four(chance) for _ in range(60))]:
        for order in ((0, 1, 2, 3), (2, 0, 3, 1)):
            track: list[tuple[int, ...]] = [()] * 15
            for seat in order:
                track[spaces[seat]] += (seat,)
            drawing = market_of(replace(view, status=tuple(track)), width)
            text = "\n".join(drawing.text().split("\n")[:2])
            assert known.setdefault(text, tuple(track)) == tuple(track)
            assert all(name.mark in text.split("\n")[1][8:] for name in NAMES)


def four(chance: Rng) -> tuple[int, ...]:
    return tuple(chance.below(15) for _ in range(4))


def test_a_hand_is_drawn_for_its_owner_only() -> None:
    table = placing(Player(hand="BWW", offerings=2), Player(hand="RRG"), Player(), Player())
    mine, theirs = own_of(seen(table, A), A).text(), own_of(seen(table, A), B).text()
    assert "Blue ×1" in mine
    assert "White ×2" in mine
    assert "hand 3" in theirs
    for view in (seen(table, A), seen(table, None)):
        text = own_of(view, B).text()
        assert not any(word in text for word in ("Blue", "White", "Red", "Green", "Yellow"))
    assert "hand 3" in own_of(seen(table, None), A).text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_boards_are_as_large_as_the_layout_says_and_have_all_their_words(language: str) -> None:
    words, said = Words(language), wording(language)
    for number, moment in enumerate(moments(4, 5)):
        if number % 40:
            continue
        view = moment.view
        for width, height in ((120, 33), (160, 47), (80, 21)):
            small = width == 80
            layout = (small_layout if small else layout_of)(width, height)
            assert atoll.draw_map(view, words, NAMES, layout.shape, {}).width == layout.shape.width
            for seat, name in enumerate(NAMES):
                board = ownboard.Board(view, words, name, seat, NO_MARKS, said.terms.task)
                drawing = ownboard.draw_board(board, width, high=small)
                assert drawing.width == width
                assert drawing.height == (ownboard.STACKED_LINES if small else ownboard.LINES)
        for line in figures.seat_lines(view, words, NAMES, A, 49):
            assert sum(cells(run.text) for run in line) == 49
        assert figures.draw_bar(view, words, NAMES, 120).height == 1
    assert words.problems == []


# -- All of them -----------------------------------------------------------------------------------


def test_every_glyph_is_one_cell_wide_and_has_a_likeness_in_ascii() -> None:
    table = using(Player(people="man_land_2 woman_vp_1/", ground="a1", hand="B", built={2: "c1 c2"}))
    view = seen(table)
    for drawing in (
        map_of(view, c1=2),
        market_of(view),
        own_of(view),
        cards.draw_cards(view, EN, NAMES, 120, None),
    ):
        text = drawing.text()
        assert all(cells(char) == 1 for char in text if char != "\n")
        assert "?" not in to_ascii(text)


def test_letters_of_players_differ_even_where_their_names_begin_alike() -> None:
    class Someone:
        def __init__(self, name: str) -> None:
            self.name, self.colour = name, "red"

    marks = [name.mark for name in names_of([Someone(n) for n in ("Ana", "Anna", "Änne", "李")])]
    assert marks == ["A", "N", "E", "B"]


def test_both_languages_have_the_same_messages() -> None:
    locale = Path(__file__).parents[2] / "tabletop_tui" / "locale"
    found = [
        set(
            re.findall(
                r"^[\w-]+(?= =)", (locale / lang / "bora_bora_board.ftl").read_text("utf-8"), re.MULTILINE
            )
        )
        for lang in LANGUAGES
    ]
    assert found[0] == found[1]


# -- What a choice would allow ---------------------------------------------------------------------


def test_a_die_on_a_path_card_shows_where_it_leads() -> None:
    table = placing(Player(), dice="4 2", on_map="c4:A")
    assert table.decision is not None
    view = seen(table)
    low = marks_at(view, table.decision, "place:2:land_path", "card:land_path")
    both = marks_at(view, table.decision, None, "card:land_path")
    assert dict(low.reach) == {"c3": 2}
    assert dict(both.reach) == {"c3": 2, "c2": 4}


def test_a_die_on_other_cards_shows_places_spaces_and_tiles() -> None:
    table = placing(Player(ground="a1 b1"), dice="3")
    decision, view = table.decision, seen(table)
    assert decision is not None
    assert marks_at(view, decision, "place:3:woman", None).places == {"woman:1", "woman:2", "woman:3"}
    assert marks_at(view, decision, "place:3:temple", None).temple == 3
    built = marks_at(view, decision, "place:3:build", None)
    assert built == Marks(tiles=3, ground=frozenset({"a1", "b1"}))
    assert marks_at(view, decision, None, "card:fishing") == NO_MARKS


def test_people_show_what_their_value_reaches() -> None:
    table = using(Player(people="man_status_2 woman_land_1"), on_map="c4:A", status={0: "ABCD"})
    decision, view = table.decision, seen(table)
    assert decision is not None
    assert marks_at(view, decision, "use:man:status", None).status == 1
    assert dict(marks_at(view, decision, "use:woman:land", None).reach) == {"c3": 2}


def test_a_position_without_anything_can_be_drawn() -> None:
    view: BoraBoraView = RULES.view(position(Player(), Player(), stage="dice", dice="1", on_map="c4:A"), None)
    assert map_of(view).height == SMALL_SHAPE.height
