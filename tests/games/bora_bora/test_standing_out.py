"""What stands out on the boards of Bora Bora, and what they leave out where there is no room for it."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulesets.bora_bora import events
from rulesets.bora_bora.components import PATHS
from rulesets.bora_bora.round_end import RoundEnd
from tabletop_tui.games.bora_bora.drawings import (
    atoll,
    boards,
    cards,
    evening,
    market,
    matrix,
    motions,
    news,
    ownboard,
    person,
    players,
    stall,
    trophy,
)
from tabletop_tui.games.bora_bora.drawings.boards import Shown
from tabletop_tui.games.bora_bora.drawings.cards import Cell, Hand
from tabletop_tui.games.bora_bora.drawings.marks import NO_MARKS, Marks, on_boards
from tabletop_tui.games.bora_bora.drawings.outcome import cells_of
from tabletop_tui.games.bora_bora.drawings.worth import DONE
from tabletop_tui.kit.kept import Kept
from tabletop_tui.paint.drawing import Drawing, Region, Run
from tabletop_tui.paint.pictures import LOUD, NORMAL, QUIET
from tests.games.bora_bora.games import PEOPLE as NAMES
from tests.games.bora_bora.games import RULES, wording
from tests.games.bora_bora.test_drawings import roles_at
from tests.games.bora_bora.test_drawings import seen as seen_at
from tests.games.bora_bora.test_outcomes import at_market
from tests.games.bora_bora.test_panels import MONO, PICTURES, hand, inked, seen, table, volumes
from tests.rulesets.bora_bora.builders import A, B, C, D, Player, asked, placing, using

NECKLACE = "jewelry:jewel_necklace_1"


def rows(drawing: Drawing) -> list[str]:
    return [line.rstrip() for line in drawing.text().split("\n")]


def runs(drawing: Drawing, row: int) -> list[tuple[str, str]]:
    """What is written in a line, and in which role."""
    return [(run.text.strip(), run.role) for run in drawing.lines[row] if run.text.strip()]


# -- jewelry and gods ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "height", "titles"),
    [
        (16, 4, []),
        (16, 5, ["Jewelry"]),
        (29, 5, ["Jewelry of this round"]),
        (29, 9, ["Jewelry of this round"]),
        (29, 10, ["Jewelry of this round", "round 4"]),
        (29, 14, ["Jewelry of this round", "round 4"]),
        (29, 15, ["Jewelry of this round", "round 4", "round 5"]),
    ],
)
def test_jewelry_of_later_rounds_stands_below_this_round_s_where_there_is_room(
    width: int, height: int, titles: list[str]
) -> None:
    drawing = stall.draw_jewelry(seen(), width, height)
    assert [row for row in rows(drawing) if row and "◗" not in row] == titles
    assert len(inked(drawing, "gold")) == 4, "this round's"


def test_jewelry_that_is_gone_is_said_to_be() -> None:
    view = RULES.view(table().state, A)
    jewels = list(view.jewels)
    jewels[view.round - 1] = ()
    empty = replace(seen(), view=replace(view, jewels=tuple(jewels)))
    assert rows(stall.draw_jewelry(empty, 29, 10))[1:3] == ["no jewelry left", ""]
    jewels[view.round] = ()
    later = replace(
        seen(),
        view=replace(
            view, jewels=(*jewels[: view.round - 1], view.jewels[view.round - 1], *jewels[view.round :])
        ),
    )
    assert "round" not in "".join(rows(stall.draw_jewelry(later, 29, 20))[5:]), "the next round has none"


def test_a_piece_that_can_be_bought_is_bright_and_one_that_completes_a_task_is_ticked() -> None:
    bought = Marks(NECKLACE, frozenset({NECKLACE}), done=frozenset({NECKLACE}))
    drawing = stall.draw_jewelry(seen(bought, kind="buy_jewelry"), 16, 5)
    assert runs(drawing, 0) == [("Jewelry", "strong")]
    assert runs(drawing, 1) == [("1", "here"), ("◗", "pink"), ("Necklace✓", "good here"), ("1★", "gold here")]
    assert ("✗", "plate-barred") in runs(drawing, 2), "it costs too much"
    assert ("Necklace", "") in runs(drawing, 2)
    assert "✗" not in rows(drawing)[1]
    assert [roles_at(drawing, 3, row) for row in (1, 2)] == ["here", ""]
    opened = stall.draw_jewelry(seen(Marks(open=frozenset({NECKLACE})), kind="buy_jewelry"), 16, 5)
    assert runs(opened, 1)[2:] == [("Necklace", "strong"), ("1★", "gold")]
    calm = stall.draw_jewelry(seen(), 16, 5)
    assert runs(calm, 0) == [("Jewelry", "dim")]
    assert runs(calm, 1)[2:] == [("Necklace", ""), ("1★", "gold")]


def test_jewelry_is_drawn_anew_once_it_can_be_bought() -> None:
    here = seen()
    calm = stall.draw_jewelry(here, 16, 5)
    assert stall.draw_jewelry(replace(here, kind="buy_jewelry"), 16, 5) != calm
    assert stall.draw_jewelry(here, 16, 5) == calm


def test_later_jewelry_is_faint_and_can_only_be_asked_about() -> None:
    drawing = stall.draw_jewelry(seen(), 29, 15)
    assert runs(drawing, 6)[2:] == [("Bracelet", "faint"), ("1★", "dim")]
    first, later = (drawing.spot(f"jewelry:{jewel}") for jewel in ("jewel_necklace_1", "jewel_bracelet_1"))
    assert first is not None
    assert first.chip == "chip"
    assert later is None or later.chip == ""


@pytest.mark.parametrize(
    ("height", "lines"),
    [
        (4, ["❖Blue   ✺White", "✹Red    ❀Green", "❂Yellow  deck"]),
        (5, ["❖Blue   ✺White", "✹Red    ❀Green", "❂Yellow  deck"]),
        (6, ["❖ Blue   any d…", "✺ White  die a…", "✹ Red    fish…", "❀ Green  more…", "❂ Yellow task…"]),
        (
            7,
            [
                "❖ Blue   any d…",
                "✺ White  die a…",
                "✹ Red    fish…",
                "❀ Green  more…",
                "❂ Yellow task…",
                " deck",
            ],
        ),
    ],
)
def test_god_cards_lie_in_two_columns_or_one_a_line(height: int, lines: list[str]) -> None:
    drawn = [row for row in rows(stall.draw_gods(seen(), 15, height))[1:] if row]
    assert [row[:8] for row in drawn] == [row[:8] for row in lines]
    assert len(drawn) == len(lines)


def test_an_empty_place_among_god_cards_is_a_dot_and_the_deck_s_end_is_drawn_anew() -> None:
    here = seen()
    view = here.view
    gone = replace(here, view=replace(view, open=(None, *view.open[1:])))
    assert rows(stall.draw_gods(gone, 15, 4))[1] == " ·      ✺White"
    assert inked(stall.draw_gods(gone, 15, 4), "faint") == ["·"]


def test_the_title_of_gods_is_bright_while_one_is_taken_and_the_cursor_s_card_stands_on_a_ground() -> None:
    drawing = stall.draw_gods(seen(Marks("open:2", frozenset({"open:2"}))), 15, 4)
    assert runs(drawing, 0) == [("God cards", "strong")]
    assert runs(drawing, 1) == [("❖Blue", "blue"), ("✺White", "white here")]
    assert roles_at(drawing, 14, 1) == "here"
    assert "here" not in roles_at(drawing, 7, 1)


# -- dice on cards ---------------------------------------------------------------------------------

TASK = Run("✓task +6★", DONE)


def cell(**facts: Any) -> Cell:
    return Cell(**{"target": "die:5:build", "gives": "tile 1–5", "price": Run("empty card", "dim"), **facts})


def of_cell(
    one: Cell, *, number: int = 5, here: bool = False, height: int = 4
) -> list[list[tuple[str, str]]]:
    """The lines of the cell of the building card for a 5; the die in hand is `number`."""
    marks = Marks("die:5:build") if here else NO_MARKS
    drawing = matrix.draw_matrix(seen(marks), Hand((5,), number, {(5, "build"): one}), 104 + 8 * 8, height)
    spot = drawing.spot("die:5:build") or next(
        each for each in drawing.spots if each.target == "action_card:build"
    )
    found = []
    for y in range(spot.region.y, spot.region.bottom):
        x, line = 0, list[tuple[str, str]]()
        for text, role in drawing.lines[y]:
            if spot.region.x <= x < spot.region.right and text.strip():
                line.append((text.strip(), role))
            x += len(text)
        found.append(line)
    return found


def test_a_cell_says_what_it_gives_what_it_comes_to_its_price_and_more() -> None:
    one = cell(mine=Run("+7★ now", "gold"), detail="else", gods="❖")
    assert of_cell(one) == [
        [("❖", "blue ground-raised"), ("tile 1–5", "strong ground-raised")],
        [("+7★ now", "gold ground-raised")],
        [("empty card", "dim ground-raised")],
        [("else", "dim ground-raised")],
    ]
    assert [line[-1][0] for line in of_cell(one, height=2)] == ["tile 1–5", "+7★ now"]
    assert of_cell(one, number=2)[0] == [("❖", "blue ground-panel"), ("tile 1–5", "ground-panel")]
    assert of_cell(one, here=True)[0] == [("❖", "blue here"), ("tile 1–5", "strong here")]
    same = of_cell(cell(mine=Run("tile 1–5", "gold"), detail="empty card"))
    assert [line[0][0] for line in same if line] == ["tile 1–5", "empty card"], "nothing is said twice"


def test_what_completes_a_task_is_filled_under_the_cursor_and_in_the_row_of_the_die_in_hand() -> None:
    one = cell(mine=TASK)
    assert of_cell(one)[1] == [("✓task +6★", DONE)]
    assert of_cell(one, number=2, here=True)[1] == [("✓task +6★", DONE)]
    assert of_cell(one, number=2)[1] == [("✓task +6★", "good strong ground-panel")]


def test_why_a_die_cannot_lie_there_is_shortened_where_it_is_too_long() -> None:
    why = Cell(why="no two materials side by side", brief="no pair")
    assert of_cell(why, height=1)[0][0][0] == "no pair"
    assert len([line for line in of_cell(why) if line]) > 1, "it goes over several lines"
    assert of_cell(Cell(why="no hut left"), height=1)[0][0][0] == "no hut left"
    for reason, said in (("a" * 18, "a" * 18), ("a" * 19, "no pair"), ("a" * 20, "no pair")):
        assert of_cell(Cell(why=reason, brief="no pair"), height=1)[0][0][0] == said
    assert "dim" in of_cell(why)[0][0][1]
    assert "faint" in of_cell(why, number=2)[0][0][1]


def test_keys_are_bright_in_the_row_of_the_die_in_hand() -> None:
    drawing = matrix.draw_matrix(seen(), hand(5), 104, 6)
    chips = {spot.target: spot.chip for spot in drawing.spots if spot.target.startswith("die:")}
    assert {chip for target, chip in chips.items() if target.startswith("die:5")} == {"chip"}
    assert {chip for target, chip in chips.items() if target.startswith("die:2")} == {"chip-quiet"}


def test_lines_are_shared_out_among_dice_and_the_open_one_gets_what_is_left() -> None:
    def lines(dice: tuple[int, ...], height: int) -> list[int]:
        return [row.lines for row in matrix.rows_of(Hand(dice, dice[0]), height)]

    assert lines((5,), 6) == [4]
    assert lines((5, 2), 5) == [2, 2]
    assert lines((6, 5, 2), 4) == [2, 1, 1]
    assert lines((6, 5, 2), 3) == [1, 1, 1]
    assert matrix.rows_of(Hand(), 4) == []


def short(one: Cell, *, number: int = 5, here: bool = False, width: int = 80) -> list[tuple[str, str]]:
    """The line of the building card on a small screen, right of the card's name."""
    marks = Marks("die:5:build") if here else NO_MARKS
    drawing = cards.draw_down(seen(marks), Hand((5, 2), number, {(5, "build"): one}), width)
    row = next(at for at, line in enumerate(rows(drawing)) if line.startswith("Build"))
    ground = " ground-base"
    return [
        (text, role.removesuffix(ground).replace("ground-base", "")) for text, role in runs(drawing, row)[1:]
    ]


def test_on_a_small_screen_a_cell_has_one_line() -> None:
    one = cell(mine=Run("+7★ now", "gold"), gods="❖")
    assert short(one) == [("❖", "blue"), ("tile 1–5", "strong"), ("+7★ now", "gold")]
    assert short(one, number=2)[1:] == [("tile 1–5", ""), ("+7★ now", "gold")]
    assert short(one, here=True) == [
        ("❖", "blue here"),
        ("tile 1–5", "strong here"),
        ("+7★ now", "gold here"),
    ]
    assert short(cell(mine=TASK))[1] == (TASK.text, "good")
    assert short(cell(mine=TASK), here=True)[1] == (TASK.text, DONE)
    assert short(cell(mine=Run("tile 1–5", "gold"))) == [("tile 1–5", "strong")], "nothing is said twice"


def test_what_has_no_room_in_the_line_is_left_out_but_for_the_tick_of_a_task() -> None:
    last = [short(cell(mine=Run("+7★ now", "gold")), width=width)[-1][0] for width in (61, 59)]
    assert last == ["+7★ now", "tile 1–5"]
    ticked = [short(cell(mine=TASK), width=width)[-1] for width in (65, 63, 49, 43)]
    assert ticked == [(TASK.text, "good"), ("✓", "good"), ("✓", "good"), ("tile 1…", "strong")]


def test_on_a_small_screen_a_reason_without_room_is_shortened() -> None:
    why = Cell(why="no two materials side by side", brief="no pair")
    assert short(why) == [("no pair", "faint")]
    assert short(why, width=90) == [("no two materials side by side", "faint")]
    assert short(Cell(why="not below 3")) == [("not below 3", "faint")]


def test_the_white_god_is_offered_with_its_key_and_dice_say_what_they_become() -> None:
    lit = cards.draw_cards(seen(), hand(white=True), 104, large=False)
    plain = cards.draw_cards(seen(), replace(hand(), white_payable=True), 104, large=False)
    assert ("g", "chip-quiet") in runs(lit, 3)
    assert ("g", "chip") in runs(plain, 3)
    assert "✺=6" in rows(plain)[3]
    assert "✺=6" not in cards.draw_cards(seen(), hand(), 104, large=False).text()
    small = cards.draw_down(seen(), hand(white=True), 80)
    assert runs(small, 0)[0] == ("g", "chip-quiet")
    assert "5✺6 ×2" in rows(small)[0]
    six = cards.draw_down(seen(), Hand((6,), 6, {}, white=True, white_payable=True), 80)
    assert "6✺6" not in rows(six)[0]
    assert runs(cards.draw_down(seen(), replace(hand(), white_payable=True), 80), 0)[0] == ("g", "chip")


def test_a_card_that_can_take_a_die_is_bright_and_the_one_in_use_lies_on_a_ground_of_its_own() -> None:
    here, game = at_market("man_vp_1", "man:1", "man_status_1 man_land_1")
    drawing = cards.draw_cards(here, Hand(), 104, large=False)
    assert inked(drawing, "title")[0] == "Woman/Man"
    assert "Woman/Man" in inked(drawing, "ground-cyan")
    assert len(inked(drawing, "ground-panel")) == 0
    small = cards.draw_down(here, Hand(), 80)
    assert inked(small, "title") == ["Woman/Man"]
    assert asked(game).kind == "take_person"


def test_the_die_on_a_card_is_filled_where_the_card_can_be_used_and_its_owner_named_where_there_is_room() -> (
    None
):
    loud = cards.draw_cards(seen(), hand(), 104, large=False)
    calm = cards.draw_cards(seen(), Hand(), 104, large=False)
    assert len(inked(loud, "seat-green")) == 3
    assert inked(calm, "seat-green") == []
    assert len(inked(calm, "ground-green-bar")) == 3
    assert [text for text, role in runs(calm, 0) if text in ("C", "Dan")] == ["C", "Dan"]
    assert {role for text, role in runs(calm, 0) if text in ("C", "Dan")} == {"dim ground-base"}
    wider = cards.draw_cards(seen(), Hand(), 112, large=False)
    assert "Helper Cleo" in re_spaced(rows(wider)[0])
    tight = cards.draw_cards(seen(), Hand(), 8 + 8 * 8, large=False)
    assert "Helper C" not in rows(tight)[0], "the name alone has room"


def re_spaced(row: str) -> str:
    return " ".join(row.split())


def test_pictures_of_cards_are_loud_normal_or_quiet() -> None:
    loud = cards.draw_cards(seen(look=PICTURES), hand(), 120, large=True)
    calm = cards.draw_cards(seen(look=PICTURES), Hand(), 120, large=True)
    assert volumes(loud, "action_card:fishing") == {NORMAL}
    assert volumes(calm, "action_card:fishing") == {QUIET}
    here, _ = at_market("man_vp_1", "man:1", "man_status_1")
    used = cards.draw_cards(replace(here, look=PICTURES), Hand(), 120, large=True)
    assert volumes(used, "action_card:woman_man") == {LOUD}


def test_with_the_white_god_on_a_die_that_cannot_pay_for_both_gods_lies_nowhere_else_either() -> None:
    """Anna's god tile pays for white or for blue, and a 5 isn't lower than the 3 in the temple."""
    game = placing(Player(tiles=1), Player(), dice="5 2", cards_in_play={"temple": "3"})
    view, terms = RULES.view(game.state, A), wording().terms
    plain, white = (cells_of(view, terms, asked(game), white=white) for white in (False, True))
    assert plain[5, "temple"].target == "die:5:temple"
    assert white[5, "temple"].target == ""
    assert white[5, "temple"].why
    assert white[2, "temple"].target == "die:2:temple:white"
    assert white[5, "fishing"].target == plain[5, "fishing"].target == "die:5:fishing"


def test_the_cursor_is_on_one_board_and_each_board_shows_what_concerns_it() -> None:
    marks = replace(
        Marks("region:c3", frozenset({"region:c3"}), {"c3": 2}, frozenset({"man:1"})),
        temple=3,
        ground=frozenset({"a1"}),
        tiles=2,
        status=4,
        done=frozenset({"man:1"}),
    )
    found = on_boards(marks, "map")
    assert {board for board, each in found.items() if each.target is not None} == {"map", "choice"}
    assert {board for board, each in found.items() if each.reach} == {"map"}
    assert {board for board, each in found.items() if each.places} == {"market"}
    assert {board for board, each in found.items() if each.done} == {"map", "market"}
    assert {board for board, each in found.items() if each.ground} == {"own", "choice"}
    assert {board for board, each in found.items() if each.temple} == {"players", "choice"}
    assert all(each.open == marks.open for each in found.values())


# -- the map ---------------------------------------------------------------------------------------


def ring_of(marks: Marks, region: str) -> str:
    return atoll._tile_of(seen(marks), region).ring


def test_a_ring_is_round_what_can_be_chosen_and_the_cursor_s_round_what_it_is_on_or_would_reach() -> None:
    choosing = Marks("region:c3", frozenset({"region:c3", "region:c2"}), {"c3": 2, "c2": 4})
    assert [ring_of(choosing, region) for region in ("c3", "c2", "w1")] == ["you", "gold", ""]
    nowhere = replace(choosing, target=None)
    assert [ring_of(nowhere, region) for region in ("c3", "c2", "w1")] == ["you", "you", ""]
    die = Marks("die:5:land_path", frozenset({"die:5:land_path"}), {"c3": 2})
    assert [ring_of(die, region) for region in ("c3", "c2")] == ["you", ""]
    looking = Marks("region:w1")
    assert [ring_of(looking, region) for region in ("w1", "c3")] == ["you", ""]


def test_names_and_sites_are_dim_out_of_reach_and_bright_beside_the_player_s_huts() -> None:
    drawing = atoll.draw_map(seen(), atoll.LARGE)
    at = {region: atoll.LARGE.of(region) for region in ("c2", "w1")}
    for down, bright, calm in ((0, "title", "dim"), (2, "", "dim")):
        for region, role in (("c2", bright), ("w1", calm)):
            place = at[region]
            assert roles_at(drawing, place.x + 3, place.y + down).strip() == role, (down, region)
    free = at["w1"]
    assert roles_at(drawing, free.x, free.bottom - 1) == "dim"
    lit = atoll.draw_map(seen(Marks(reach={"w1": 1})), atoll.LARGE)
    assert roles_at(lit, free.x, free.bottom - 1) == ""
    watcher = atoll.draw_map(seen_at(table(), None, look=MONO), atoll.LARGE)
    assert roles_at(watcher, at["c2"].x + 3, at["c2"].y) == "dim"


def test_a_region_that_can_be_chosen_has_room_for_its_key_and_a_tick_if_it_completes_a_task() -> None:
    for opened, done, end in (
        (True, True, "✓"),
        (True, False, ""),
        (False, True, "✓+6★"),
        (False, False, ""),
    ):
        target = frozenset({"region:w1"})
        marks = Marks(None, target if opened else frozenset(), done=target if done else frozenset())
        drawing = atoll.draw_map(seen(marks), atoll.SMALL)
        place = atoll.SMALL.of("w1")
        row = drawing.text().split("\n")[place.bottom - 1].ljust(drawing.width)[place.x : place.right]
        assert row.replace("free", "").strip() == end
        assert ("chip" in roles_at(drawing, place.right - 1, place.bottom - 1).split()) is opened


def test_paths_are_bright_only_from_the_player_s_huts_to_regions_within_reach() -> None:
    """Anna has huts in c2 and c4; between them lies a land path of 4."""
    lit = frozenset(path for path in PATHS if atoll._leads(seen(Marks(reach={"c3": 2})), path))
    assert {frozenset({PATHS[path].a, PATHS[path].b}) for path in lit} == {frozenset({"c3", "c4"})}
    assert not any(atoll._leads(seen(Marks(reach={"c3": 1})), path) for path in PATHS)
    drawing = atoll.draw_map(seen(), atoll.SMALL)
    assert "═1═" in inked(drawing, "brown")
    assert "╌2╌" in inked(drawing, "blue")


@pytest.mark.parametrize("shape", [atoll.SMALL, atoll.LARGE, atoll.HUGE])
def test_all_waves_lie_on_the_deep_sea(shape: atoll.Shape) -> None:
    lines = atoll._sea(shape, PICTURES).lines
    waves = sum(len(run.text) for line in lines for run in line if "ground-wave" in run.role)
    assert waves == 6 * 2, "none is hidden by land"


def test_huts_beside_a_site_stand_without_sign_where_the_holder_s_name_leaves_no_room() -> None:
    game = placing(Player(), Player(), Player(), Player(), on_map="c4:BCDA c2:CA")
    here = seen_at(game, look=MONO)
    for name, huts in (("Ana", "⌂ Ana  ⌂d⌂c⌂b"), ("Anastasia Maria", "⌂ Anastasia Maria  dcb")):
        called = replace(here, names=(here.names[A]._replace(text=name), *here.names[1:]), kept=Kept())
        place = atoll.HUGE.of("c4")
        line = rows(atoll.draw_map(called, atoll.HUGE))[place.bottom - 1][place.x : place.right]
        assert line.strip() == huts
    place = atoll.SMALL.of("c4")
    assert rows(atoll.draw_map(here, atoll.SMALL))[place.bottom - 1][place.x :].startswith("⌂A ⌂d⌂c⌂b")


# -- the end of a round, players and the market ------------------------------------------------------

END = RoundEnd({A: 4, C: 1, B: 0, D: 0}, (A, B, C, D), {A: 6, B: 2}, A, 2, 3)


def test_what_brings_points_at_the_end_of_a_round_is_gold_and_what_moves_is_bright() -> None:
    drawing = evening.draw_evening(seen(), END, 110, 5)
    assert any(text.startswith("+4") and "gold" in role for text, role in runs(drawing, 1))
    assert any(text.startswith("+0") and "dim" in role for text, role in runs(drawing, 3))
    assert any("3 → 2" in text and "title" in role for text, role in runs(drawing, 2))
    assert any(text == "1" and "dim" in role for text, role in runs(drawing, 1))
    assert any("god tile" in text and "orange" in role for text, role in runs(drawing, 1))
    assert not any("orange" in role for _, role in runs(drawing, 2))


def test_a_title_that_is_longer_than_the_names_moves_all_columns() -> None:
    german = replace(seen(), terms=wording("de").terms)
    for height, start in ((5, 15), (4, 14)):
        drawing = evening.draw_evening(german, END, 110, height)
        assert rows(drawing)[-1].index("▲" if height == 5 else "Status") >= start
    heads = rows(evening.draw_evening(german, END, 110, 5))[0]
    assert "…" not in heads


@pytest.mark.parametrize(("height", "line"), [(4, 0), (5, 0), (6, 5), (7, 6)])
def test_how_it_goes_on_stands_in_a_line_of_its_own_or_in_the_first(height: int, line: int) -> None:
    drawing = evening.draw_evening(seen(), END, 110, height)
    assert [row for row in range(height) if "Enter: go on" in rows(drawing)[row]] == [line]
    assert "Enter" not in evening.draw_evening(seen(), END, 110, height, 3).text()


def test_the_god_tile_has_its_name_where_there_is_room() -> None:
    named = {
        width: "god tile" in evening.draw_evening(seen(), END, width, 5).text() for width in (80, 100, 110)
    }
    assert named == {80: False, 100: True, 110: True}
    for width in range(60, 120):
        row = rows(evening.draw_evening(seen(), END, width, 5))[1]
        assert "✪ +2★" in row or "god tile +2★" in row or width < 70, (width, row)


def test_the_player_whose_turn_it_is_stands_out_among_the_others() -> None:
    chips = players.draw_chips(seen(), 80)
    assert inked(chips, "you") == ["▶"]
    assert inked(chips, "title") == ["Ana"]
    assert "Ana" in inked(chips, "ground-red")
    assert inked(chips, "dim") == ["2", "3", "4"]
    whole = players.draw_players(seen(), 50, 5)
    assert inked(whole, "title") == ["Ana"]
    assert [text for text, role in runs(whole, 2)][:2] == ["2", "Ben"]


def test_titles_are_bright_while_a_space_of_the_temple_or_a_step_is_chosen() -> None:
    for opened, bright in (("temple:3", ["temple"]), ("status", ["status"]), ("", [])):
        drawing = players.draw_players(seen(Marks(open=frozenset({opened}))), 50, 5)
        assert inked(drawing, "strong") == bright


def test_spaces_up_to_the_value_are_bright_and_the_one_under_the_cursor_most() -> None:
    marks = Marks("temple:3", frozenset({"temple:3"}), temple=4)
    inks = {
        text: role.replace(" ground-red", "")
        for text, role in runs(players.draw_players(seen(marks), 50, 5), 1)
        if role.startswith(("you", "here", "ground", "dim")) and text in {*"123456"}
    }
    assert inks["3"] == "here you"
    assert inks["1"] == "you"
    assert "you" not in inks.get("6", "")
    calm = players.draw_players(seen(), 50, 5)
    assert "temple:3" not in calm.targets
    wide = players.draw_players(seen(Marks(temple=6)), 50, 5)
    assert "6 5 3 1" in wide.text()


def test_the_step_that_the_choice_would_make_is_shown_for_the_viewer_alone() -> None:
    moved = players.draw_players(seen(Marks(status=5)), 50, 5)
    assert moved.text().count("→") == 1
    assert "→5" in rows(moved)[1]
    assert "→" not in players.draw_players(seen(Marks(status=3)), 50, 5).text(), "it stays where it is"
    spots = moved.targets
    assert "status" in spots
    assert {"status@1", "status@2", "status@3"} <= spots
    assert "status@0" not in spots


def test_a_wide_table_of_players_begins_at_sixty_columns() -> None:
    assert players.columns_for(59) == players.MEDIUM
    assert players.columns_for(60) == players.WIDE


def test_the_market_is_wide_from_sixty_columns_on_and_bright_while_someone_is_taken() -> None:
    for width, effect in ((59, 21), (60, 25)):
        row = rows(market.draw_market(seen(), table().decision, width))[0]
        assert row.index("each round") == effect
    here, game = at_market("man_vp_1", "man:1", "man_status_1 man_land_1")
    opened = Marks("man:1", frozenset({"man:1"}))
    drawing = market.draw_market(replace(here, marks=opened), asked(game), 50)
    assert "Men ♂" in inked(drawing, "ground-raised")
    assert "Women ♀" in inked(drawing, "ground-bar")
    assert any("no task" in text for text, _ in runs(drawing, 1))
    assert "chip" in roles_at(drawing, 0, 1)


def test_what_completes_a_task_in_the_market_is_filled_under_the_cursor_and_green_elsewhere() -> None:
    lit = frozenset({"man:1"})
    for target, role in (("man:1", DONE), ("man:3", "good strong")):
        drawing = market.draw_market(seen(Marks(target, places=lit, done=lit)), table().decision, 50)
        assert ("✓task +6★", role) in runs(drawing, 1)


# -- the person under the cursor -------------------------------------------------------------------


def test_signs_of_men_and_women_have_their_colours_and_the_new_one_is_bright() -> None:
    here, game = at_market("man_vp_1 man_vp_2 woman_shell_1", "man:1", "man_status_1")
    drawing = person.draw_person(here, asked(game), "1", 114, 4)
    assert ("1 Warrior", "strong ground-panel") in runs(drawing, 1)
    assert ("Storyteller", "ground-panel") in runs(drawing, 2)
    assert [sign for sign in inked(drawing, "pink") if sign in "♂♀"] == ["♀"]
    assert [sign for sign in inked(drawing, "cyan") if sign in "♂♀"] == ["♂", "♂", "♂"]


def test_a_person_who_brings_a_task_nearer_names_it_and_one_who_completes_it_is_green() -> None:
    for people, said, role in (
        ("man_vp_1 man_vp_2", "4 men: 2/4 → 3/4", "strong"),
        ("man_vp_1 man_vp_2 man_land_1", "✓ 4 men: 3/4 → 4/4", "good strong"),
    ):
        game = placing(Player(people=people, tasks="t20"), Player(), dice="4", men="man_status_1")
        game.apply("place:4:woman_man")
        here = replace(seen(Marks("man:1"), kind="take_person"), view=RULES.view(game.state, A))
        drawing = person.draw_person(here, asked(game), "1", 114, 4)
        assert any(text == said and each.startswith(role) for text, each in runs(drawing, 1))
        assert ("+6★" in rows(drawing)[1]) is said.startswith("✓")


# -- what moves, what happened -----------------------------------------------------------------------


def test_a_building_rises_from_two_lit_spaces_and_its_points_are_counted_up() -> None:
    game = using(Player(built={6: "c2 c3"}, vp=17), Player(vp=3))
    here = seen_at(game, look=MONO)
    before = replace(
        here.view,
        seats=tuple(
            replace(own, standing=replace(own.standing, total=own.standing.total - 8))
            for own in here.view.seats
        ),
    )
    total = here.view.seats[A].standing.total
    event = events.Built(A, 6, ["c2", "c3"])
    frames = [motions.built(here, event, before, step) for step in range(motions.FRAMES)]
    assert [frame.own.standing.total for frame in frames] == [total - 6, total - 4, total - 2, total]
    assert [len(frame.own.built) for frame in frames] == [0, 0, 2, 2]
    assert ["c2" in frame.own.ground for frame in frames] == [True, True, False, False]
    assert all(frame.view.seats[B] == here.view.seats[B] for frame in frames)
    assert frames[0].marks.ground == {"c2", "c3"}


def test_a_die_slides_along_the_cards_or_down_the_rows_of_a_small_screen() -> None:
    event = events.PlacedDie(A, 5, "fishing", blue=False, white=False)
    wide = cards.draw_cards(seen(), hand(), 104, large=False)
    small = cards.draw_down(seen(), hand(), 80)
    for board, x, y in ((wide, 8 + 8 * 12 - 5, 2), (small, 14, 8)):
        last = motions.draw_die(board, seen(), event, motions.FRAMES - 1)
        assert last.text().split("\n")[y][x + 1] == "5"
        assert "seat-red" in roles_at(last, x + 1, y)
        first = motions.draw_die(board, seen(), event, 0)
        assert first.text().split("\n")[y][x + 1 : x + 2] != "5", "it isn't there yet"
    assert motions.draw_die(wide, seen(), replace(event, seat=None), 0) == wide


def test_a_hut_drops_onto_its_site_which_its_holder_keeps_until_then() -> None:
    game = placing(Player(), Player(), on_map="c4:BA")
    here, shape = seen_at(game, look=MONO), atoll.LARGE
    before = replace(here.view, map={**here.view.map, "c4": (B,)})
    event, place = events.Occupied(A, "c4", B), shape.of("c4")
    frames = [motions.draw_hut(here, shape, event, before, step, 0) for step in range(motions.FRAMES)]
    heights = [
        next(y for y in range(place.y, place.bottom) if rows(frame)[y][place.x :].startswith("⌂A"))
        for frame in frames
    ]
    assert heights == [place.y, place.y + 2, place.bottom - 1, place.bottom - 1]
    assert rows(frames[1])[place.bottom - 1][place.x :].startswith("⌂B")
    assert "cursor-line" in roles_at(frames[-1], place.x + 3, place.y), "at last its coast flashes"
    assert "cursor-line" not in roles_at(frames[1], place.x + 3, place.y)


def test_a_task_flashes_in_the_line_of_its_player_every_other_frame() -> None:
    board = players.draw_players(seen(), 50, 5)
    frames = [
        motions.draw_task(board, seen(), events.FulfilledTask(B, "t20", False, ()), step) for step in range(2)
    ]
    assert "✓ Ben +6★ 4 men" in rows(frames[0])[2]
    assert "✓" not in frames[0].text().replace(rows(frames[0])[2], "")
    assert frames[1] == board


def showing(**facts: Any) -> Shown:
    """A screen, as boards see it, on which nothing has happened."""
    found: dict[str, Any] = {
        "shape": "home",
        "asked": None,
        "people": NAMES,
        "terms": wording().terms,
        "wording": wording(),
        "look": MONO,
        "marked": {},
        "kept": Kept(),
        "shown_seat": A,
        "view": RULES.view(table().state, A),
        "recent": [],
        "since_last_turn": lambda kind: [],
        **facts,
    }
    return cast("Shown", SimpleNamespace(**found))


def test_losses_are_told_to_their_player_and_not_while_another_s_board_is_shown() -> None:
    pushed = events.PlacedPriest(B, space=3, out=A)
    for seat, told in ((A, True), (B, False)):
        here = showing(recent=[pushed], shown_seat=seat)
        text = boards.the_news(here, Region(0, 0, 60, 4)).text()
        assert ("▌Ben" in text) is told
    small = boards.the_news(showing(shape="small", recent=[pushed]), Region(0, 0, 60, 1)).text()
    assert small.startswith("▌Ben"), "without a title"


def test_only_the_seat_that_decides_has_dice_to_place() -> None:
    game = table()
    for decision, viewer, dice in (
        (game.decision, A, (5, 2)),
        (game.decision, B, ()),
        (None, A, ()),
        (asked(using(Player(people="man_vp_1"))), A, ()),
    ):
        here = showing(asked=decision, view=RULES.view(game.state, viewer))
        assert boards.hand_of(here, "", white=False).dice == dice
    lit = boards.hand_of(showing(asked=game.decision), "die:2:helper", white=False)
    assert lit.open == 2
    assert boards.hand_of(showing(asked=game.decision), "die:3:helper", white=False).open == 5
    assert boards.hand_of(showing(asked=game.decision), "card", white=False).open == 5


def test_what_another_player_builds_does_not_move_the_board_that_is_shown() -> None:
    def moving(seat: int) -> list[list[str]]:
        here = SimpleNamespace(has_place=lambda _board: True, shown_seat=A)
        happened = [events.Built(seat, 6, ["c2", "c3"])]
        return [
            [*found] for found in boards.moves(cast("Shown", here), happened, RULES.view(table().state, A))
        ]

    assert moving(A) == [["own", "bar"]]
    assert moving(B) == []


def test_points_for_fish_make_a_fish_jump_and_other_points_nothing() -> None:
    kinds = [
        boards.moving_kind(events.Scored(A, points=3, source=source))
        for source in ("fish", "fishing", "tasks")
    ]
    assert kinds == ["fish", "fish", "scored"]


# -- the finished board ------------------------------------------------------------------------------


def test_a_finished_board_shows_people_and_huts_on_their_spaces() -> None:
    bare = replace(RULES.view(using(Player()).state, A).seats[A], huts=(), on_last=0)
    drawn = [trophy.draw_trophy(replace(bare, on_last=last), "ff0000") for last in (0, 1, 2)]
    assert drawn[0] != drawn[1] == drawn[2]
    one = trophy.draw_trophy(replace(bare, huts=(1,)), "ff0000")
    assert one.lines[:3] != drawn[0].lines[:3]
    assert one.lines[3:] == drawn[0].lines[3:]


# -- what is left out without room -------------------------------------------------------------------


def test_the_end_of_a_line_that_is_cut_is_a_whole_word() -> None:
    said = [news._left_off("priest on 3 · 1 shell ·", width) for width in (23, 22, 14, 13, 12, 8, 7)]
    assert said == [
        "priest on 3 · 1 shell …",
        "priest on 3 · 1 …",
        "priest on 3 …",
        "priest on 3 …",
        "priest on …",
        "priest …",
        "priest…",
    ]


def test_as_many_words_as_fit_stand_on_a_line() -> None:
    assert ownboard._filled(["abc", "de", "f"], 12) == ["abc · de · f"]
    assert ownboard._filled(["abc", "de", "f"], 8) == ["abc · de", "f"]
    assert ownboard._filled(["abc", "de", "f"], 7) == ["abc", "de · f"]
