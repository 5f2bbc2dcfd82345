"""What options come to, in the words there is room for; where boards lie, what moves, what the coach says."""

from dataclasses import replace
from itertools import product
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulesets.bora_bora import events
from rulesets.bora_bora.advice.dice import Placement
from rulesets.bora_bora.advice.for_me import ForMe, TaskStep
from rulesets.bora_bora.advice.status import ClimbAdvice
from rulesets.bora_bora.components import CARDS, CardWord
from rulesets.bora_bora.round_end import RoundEnd
from rulesets.bora_bora.state import BoraBora
from rulesets.core import Event, Table
from tabletop_tui.games.bora_bora import coach
from tabletop_tui.games.bora_bora.drawings import (
    boards,
    evening,
    layout,
    motions,
    news,
    outcome,
    person,
    worth,
)
from tabletop_tui.games.bora_bora.drawings.boards import Shown
from tabletop_tui.games.bora_bora.drawings.figures import Seen
from tabletop_tui.games.bora_bora.drawings.marks import Marks
from tabletop_tui.paint.drawing import Run, cells
from tests.games.bora_bora.games import RULES, wording
from tests.games.bora_bora.test_panels import MONO, inked, looks, seen, table
from tests.rulesets.bora_bora.builders import A, B, C, D, Player, answer, asked, placing, using

TERMS = wording().terms
DONE, NEAR, FAR = TaskStep("t20", 3, 4, 4), TaskStep("t20", 1, 2, 4), TaskStep("t20", 1, 1, 4)
UNDONE, MORE = TaskStep("t20", 4, 3, 4), TaskStep("t20", 4, 5, 4)
CLIMB = ClimbAdvice(2, 3, 5, (), 0)

WITH_HIM = """
  1  ♂ Warrior   place 1                                               │ With him you have
 serves no task                                                        │ ♂ 1 Warrior             status +1
 Each round 1 status step                   fills your last free space │ ♂ 2 Storyteller         4★
 Once, tattooed by the helper: status +1 ▲                             │
"""

NARROW = """
  1  ♂ Warrior   place 1                                               │ With him you have
 serves no task                                                        │ ♂ Warrior
 Each round 1 status step                   fills your last free space │ ♂ 2 Storyteller
 Once, tattooed by the helper: status +1 ▲                             │
"""

TWO_COLUMNS = """
  1  ♂ Tracker   place 2                                               │ With him you have
 serves no task                             fills your last free space │ ♂ 2 Tracker         ♂ Builder
 Each round land path up to 2, with those you have land path up to 4   │ ♂ Storyteller
 Once, tattooed by the helper: status +2 ▲▲                            │ ♀ Diver
"""

NEWS = """
 What happened to you              L log
▌Ben took your site
 Cleo: 4 on Temple
 Ben: 3 on Water: hut on c3 ·
      gains 2 shells · takes a god card
"""

EVENING = """
 Round 3 ends  status           new order            temple                       total          Enter: go on
 1 Ana         ▲ +4★            1                    3♙ +6★  ✪ god tile +2★       25★ (+12)
 2 Cleo        ▲ +1★            3 → 2                0♙ +0★                       0★ (+1)
 3 Ben         ▲ +0★            2 → 3                1♙ +2★                       4★ (+2)
 4 Dan         ▲ +0★            4                    0♙ +0★                       5★
"""

EVENING_LOW = """
 1 Ana         status ▲ +4★     new order 1          3♙ +6★  ✪ god tile +2★       25★ (+12)      Enter: go on
 2 Cleo        status ▲ +1★     new order 3 → 2      0♙ +0★                       0★ (+1)
 3 Ben         status ▲ +0★     new order 2 → 3      1♙ +2★                       4★ (+2)
 4 Dan         status ▲ +0★     new order 4          0♙ +0★                       5★
"""


# -- in a list -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (ForMe(), [("serves no task", "dim")]),
        (ForMe(step=DONE, now=5, lead="won"), [("✓task 3/4→4/4 +6★", "plate-task")]),
        (ForMe(step=UNDONE), [("undoes a task 4/4→3/4", "bad")]),
        (ForMe(step=NEAR), [("task 1/4→2/4", "strong")]),
        (ForMe(step=FAR), [("task 1/4", "strong")]),
        (ForMe(now=5), [("+5★ now", "gold")]),
        (ForMe(now=5, step=NEAR), [("task 1/4→2/4", "strong"), (", +5★ now", "gold")]),
        (ForMe(lead="won"), [("+1 god tile", "good")]),
        (ForMe(lead="lost", now=2), [("loses god tile", "bad"), (", +2★ now", "gold")]),
        (ForMe(building=7), [("then build: 7★", "strong")]),
        (
            ForMe(bonuses=("bonus_huts",), step=NEAR),
            [("✓bonus +6★", "plate-task"), (", task 1/4→2/4", "strong")],
        ),
        (
            ForMe(bonuses=("bonus_huts",), step=DONE),
            [("✓task 3/4→4/4 +6★", "plate-task"), (", ✓bonus +6★", "plate-task")],
        ),
    ],
)
def test_the_end_of_an_option_says_what_it_comes_to(told: ForMe, said: list[tuple[str, str]]) -> None:
    assert [(run.text, run.role) for run in worth.for_me(TERMS, told)] == said


def test_what_a_god_tile_costs_is_never_left_out_for_what_it_brings() -> None:
    price = (", −2★ later", "bad")
    for told, before in (
        (ForMe(now=6, step=NEAR, gives_up=2), [("task 1/4→2/4", "strong"), (", +6★ now", "gold")]),
        (ForMe(step=DONE, gives_up=2), [("✓task 3/4→4/4 +6★", "plate-task")]),
        (
            ForMe(now=6, lead="won", building=7, gives_up=2),
            [("+1 god tile", "good"), (", +6★ now", "gold")],
        ),
    ):
        assert [(run.text, run.role) for run in worth.for_me(TERMS, told)] == [*before, price]


def test_nothing_is_said_to_whom_it_is_not_told() -> None:
    assert worth.for_me(TERMS, None) == ()


@pytest.mark.parametrize(
    ("told", "room", "said"),
    [
        (ForMe(), 12, ("", "")),
        (ForMe(step=DONE), 20, ("✓task 3/4→4/4 +6★", "plate-task")),
        (ForMe(step=DONE), 14, ("✓task 4/4 +6★", "plate-task")),
        (ForMe(step=DONE), 5, ("✓+6★", "plate-task")),
        (ForMe(step=UNDONE), 12, ("undoes task", "bad")),
        (ForMe(step=NEAR), 12, ("task 1/4→2/4", "strong")),
        (ForMe(step=NEAR), 6, ("1→2/4", "strong")),
        (ForMe(step=NEAR), 4, ("2/4", "strong")),
        (ForMe(step=FAR), 6, ("1/4", "strong")),
        (ForMe(step=NEAR, bonuses=("bonus_huts",)), 12, ("✓bonus +6★", "plate-task")),
        (ForMe(bonuses=("bonus_huts",)), 10, ("✓bonus +6★", "plate-task")),
        (ForMe(bonuses=("bonus_huts",)), 9, ("✓+6★", "plate-task")),
        (ForMe(now=5), 12, ("+5★ now", "gold")),
        (ForMe(now=5), 7, ("+5★ now", "gold")),
        (ForMe(now=5), 6, ("", "")),
        (ForMe(building=7), 14, ("then build: 7★", "strong")),
    ],
)
def test_a_cell_says_the_same_in_the_room_it_has(told: ForMe, room: int, said: tuple[str, str]) -> None:
    run = worth.in_brief(TERMS, told, room)
    assert (run.text, run.role) == said


def test_steps_on_the_status_track_are_told_where_they_bring_more_points() -> None:
    (run,) = worth.for_me(TERMS, ForMe(climb=CLIMB))
    assert ("3" in run.text, "5" in run.text, run.role) == (True, True, "gold")


def test_how_a_completed_task_is_shortened() -> None:
    assert [worth.done_in(TERMS, room) for room in (12, 9, 8, 4)] == [
        "✓task +6★",
        "✓task +6★",
        "✓+6★",
        "✓+6★",
    ]
    assert worth.completed(TERMS, MORE) == "✓task 4/4→4/4 +6★", "never more than it needs"


# -- in the cells of dice --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "told", "said"),
    [
        ("temple", None, ("else", "dim")),
        ("temple", ForMe("temple:3"), ("priest: +2★", "gold")),
        ("temple", ForMe("temple:3", lead="won"), ("+1 god tile", "good")),
        ("temple", ForMe("temple:3", lead="lost"), ("priest: +2★", "gold")),
        ("helper", ForMe(lead="won"), ("else", "dim")),
        ("land_path", ForMe("region:c3", NEAR), ("task 1/4→2/4", "strong")),
        ("land_path", ForMe("region:c3", DONE), ("✓c3: task +6★", "plate-task")),
        ("man", ForMe("man:2", DONE), ("✓place 2 +6★", "plate-task")),
        ("man", ForMe("man:2", NEAR), ("task 1/4→2/4", "strong")),
        ("helper", ForMe("person:man_vp_1", NEAR), ("task 1/4→2/4", "strong")),
        ("helper", ForMe("", UNDONE), ("undoes task", "bad")),
        ("land_path", ForMe("region:c3", UNDONE), ("else", "dim")),
        ("build", ForMe(now=7), ("+7★ now", "gold")),
        ("build", ForMe(), ("else", "dim")),
    ],
)
def test_each_card_says_what_it_is_worth(card: CardWord, told: ForMe | None, said: tuple[str, str]) -> None:
    run = outcome.mine(RULES.view(table().state, A), TERMS, A, Placement(3, card, False), told, "else")
    assert (run.text, run.role) == said


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_a_card_is_worth_is_never_cut_in_its_cell(language: str) -> None:
    view, terms = RULES.view(table().state, A), wording(language).terms
    cards: list[tuple[CardWord, str]] = [
        ("temple", "temple:3"),
        ("man", "man:2"),
        ("land_path", "region:c3"),
        ("helper", ""),
    ]
    steps = (None, NEAR, FAR, UNDONE, replace(UNDONE, after=2), DONE)
    for (card, where), step, now in product(cards, steps, (0, 5)):
        for told in (ForMe(where, step, now=now), ForMe(where, step, lead="won", now=now)):
            run = outcome.mine(view, terms, A, Placement(3, card, False), told, "")
            room = outcome.ROOM if run.role == "plate-task" else outcome.ROOM - 1
            assert cells(run.text) <= room, run.text


def test_a_priest_that_only_pushes_out_ones_own_brings_nothing_more() -> None:
    """Spaces 1 and 2 are taken, by Ben above and Anna below: whichever is chosen, Anna's falls out."""
    view = RULES.view(placing(Player(), Player(), dice="2", temple="....BA").state, A)
    said = [
        outcome.mine(view, TERMS, A, Placement(die, "temple", False), ForMe(f"temple:{die}"), "").text
        for die in (1, 2, 3)
    ]
    assert said == ["pushes yours", "pushes yours", "priest: +1★"]


def test_what_a_card_does_gives_way_where_it_is_too_long() -> None:
    view, placed = RULES.view(table().state, A), Placement(3, "helper", False)
    said = [outcome.mine(view, TERMS, A, placed, ForMe(), text).text for text in ("a" * 12, "a" * 13, "")]
    assert said == ["a" * 12, "no task", "no task"]


def test_a_die_costs_the_gods_that_it_needs() -> None:
    view = RULES.view(table().state, A)

    def cost(number: int, card: str, *, white: bool = False) -> tuple[str, str]:
        run = outcome.price(view, TERMS, A, Placement(number, CARDS[card].id, white))
        return run.text, run.role

    assert cost(5, "temple") == ("❖ blue god", "blue")
    assert cost(3, "temple") == ("❖ blue god", "blue")
    assert cost(2, "temple") == ("2 below 3", "dim")
    assert cost(2, "temple", white=True) == ("✺ white god", "white")
    assert cost(5, "temple", white=True) == ("❖✺ 2 gods", "blue")
    assert cost(5, "build") == ("empty card", "dim")
    assert cost(5, "fishing") == ("any die", "dim")


@pytest.mark.parametrize(
    ("own", "shown"),
    [
        (Player(hand="B", offerings=1, tiles=1), "❖ blue god"),
        (Player(hand="WW", offerings=1, tiles=1), "❖ blue god"),
        (Player(hand="WY", offerings=2, tiles=1), "✪ a god tile"),
        (Player(hand="B", tiles=1), "✪ a god tile"),
    ],
)
def test_a_god_that_only_a_god_tile_pays_for_names_the_tile(own: Player, shown: str) -> None:
    position = placing(own, Player(), dice="5", cards_in_play={"temple": "4"})
    view = RULES.view(position.state, A)
    assert outcome.price(view, TERMS, A, Placement(5, "temple", False)).text == shown


def test_in_a_line_of_80_columns_a_die_keeps_what_it_comes_to() -> None:
    """Three dice leave six cells behind what a card gives: enough for a step, points or a god tile."""
    view = RULES.view(table().state, A)
    back = TaskStep("t20", 1, 0, 3)
    said = {
        card: [
            (run.text, run.role)
            for run in outcome.in_line(view, TERMS, Placement(2, CARDS[card].id, False), told, Run(*mine))
        ]
        for card, told, mine in (
            ("helper", ForMe("", NEAR), ("task 1/4→2/4", "strong")),
            ("build", ForMe("", back, now=7), ("task 1/3→0/3", "bad")),
            ("temple", ForMe("temple:2", lead="won"), ("+1 god tile", "good")),
            ("man", ForMe("man:2", DONE), ("✓place 2 +6★", "plate-task")),
        )
    }
    assert said == {
        "helper": [("task 1/4→2/4", "strong"), ("1→2/4", "strong")],
        "build": [("+7★ now", "gold"), ("+7★", "gold")],
        "temple": [("+1 god tile", "good"), ("+✪", "good")],
        "man": [("✓place 2 +6★", "plate-task")],
    }


def test_a_cell_shows_the_god_tile_that_alone_pays() -> None:
    position = placing(
        Player(hand="WY", offerings=2, tiles=1), Player(), dice="5", cards_in_play={"temple": "4"}
    )
    assert position.decision is not None
    found = outcome.cells_of(RULES.view(position.state, A), TERMS, position.decision, white=False)
    assert found[5, "temple"].gods == "✪"
    assert found[5, "temple"].price.role == "warn"


def test_cards_say_what_they_lead_to() -> None:
    view = RULES.view(table().state, A)
    cards: tuple[tuple[CardWord, int], ...] = (
        *(("temple", 6), ("temple", 1), ("temple", 3)),
        *(("build", 1), ("build", 2), ("fishing", 4), ("man", 1)),
    )
    said = {(card, value): outcome.gives(view, TERMS, A, card, value) for card, value in cards}
    assert said["temple", 6] == ("space 1–6", "pushes Ana")
    assert said["temple", 1] == ("space 1", "pushes Ana")
    assert said["temple", 3] == ("space 1–3", "")
    assert said["build", 1] == ("tile 1", "+7★ now")
    assert said["build", 2] == ("tile 1–2", "+7★ now")
    assert said["fishing", 4] == ("+2★ now", "any die")
    assert said["man", 1][0] == "Storyteller", "there is only one to choose from"
    assert outcome.gives(view, TERMS, A, "man", 2)[0] == "Storyteller", "the second place is empty"
    assert outcome.gives(view, TERMS, A, "man", 3) == ("2 men", "places 1–3")


def test_regions_in_reach_are_joined_by_or_while_there_are_few() -> None:
    view = RULES.view(placing(Player(), Player(), on_map="c4:A c2:A").state, A)
    said = [outcome.gives(view, TERMS, A, "land_water_path", value) for value in (3, 4)]
    assert said == [("3 regions", "n2, c1 or c3"), ("4 regions", "n2, c1, c3, e2")]


# -- the person under the cursor -------------------------------------------------------------------


def at_market(people: str, target: str, men: str) -> tuple[Seen, Table[BoraBora]]:
    game = placing(Player(people=people), Player(), dice="4", men=men)
    answer(game, "place:4:woman_man")
    here = seen(Marks(target), kind="take_person")
    return replace(here, view=RULES.view(game.state, A)), game


@pytest.mark.parametrize(("width", "look"), [(114, WITH_HIM), (100, NARROW)], ids=["wide", "narrow"])
def test_the_person_under_the_cursor_stands_beside_those_one_has(width: int, look: str) -> None:
    here, game = at_market("man_vp_1 man_vp_2", "man:1", "man_status_1 man_land_1")
    drawing = person.draw_person(here, asked(game), "1", width, 4)
    assert looks(drawing) == look
    assert any("Warrior" in each for each in inked(drawing, "strong"))
    assert not any("Storyteller" in each for each in inked(drawing, "strong"))
    assert inked(drawing, "chip") == ["1"]


def test_more_kinds_than_lines_stand_in_two_columns_without_what_they_do() -> None:
    own = "man_vp_1 man_land_1 woman_shell_1 man_build_2"
    here, game = at_market(own, "man:2", "man_status_1 man_land_2")
    assert looks(person.draw_person(here, asked(game), "1", 114, 4)) == TWO_COLUMNS
    nobody = person.draw_person(replace(here, marks=Marks()), asked(game), "1", 120, 4)
    assert nobody.lines == ()


# -- where boards lie ------------------------------------------------------------------------------


def screen(shape: str, page: str = "", *, folds: bool = False, ends: bool = False) -> Shown:
    view = RULES.view(table().state, A)
    found = SimpleNamespace(
        shape=shape, page=page, folds=folds, evening=object() if ends else None, view=view, look=MONO
    )
    return cast("Shown", found)


@pytest.mark.parametrize(
    ("shape", "size", "aside"),
    [
        ("home", (120, 33), {"players", "market"}),
        ("large", (160, 47), {"players", "market", "others"}),
        ("huge", (200, 57), {"players", "market", "others", "log"}),
    ],
)
def test_what_a_layout_has_room_for(shape: str, size: tuple[int, int], aside: set[str]) -> None:
    places = layout.places_of(screen(shape), *size)
    rest = {"header", "map", "cards", "panel", "bar", "own", "since"}
    assert {*places} == aside | rest
    regions = [(name, region) for name, region in places.items() if name != "header"]
    for number, (name, one) in enumerate(regions):
        assert one.right <= size[0], name
        assert one.bottom <= size[1], name
        for other, two in regions[:number]:
            beside = one.right <= two.x or two.right <= one.x
            assert beside or one.bottom <= two.y or two.bottom <= one.y, (name, other)
    assert places["own"].bottom == places["since"].bottom == size[1]


@pytest.mark.parametrize(
    ("page", "boards"),
    [
        ("cards", {"cards", "bar", "own"}),
        ("map", {"map", "stores", "panel"}),
        ("market", {"market", "jewelry", "gods", "panel"}),
        ("mine", {"bar", "own", "panel"}),
        ("players", {"players", "panel", "log"}),
    ],
)
def test_a_page_of_a_small_screen_has_its_boards(page: str, boards: set[str]) -> None:
    assert {*layout.places_of(screen("small", page), 80, 19)} == boards | {"chips", "since"}


def test_one_place_is_for_choosing_for_the_list_and_for_the_end_of_a_round() -> None:
    assert layout.choosing(screen("home")) == "panel"
    assert layout.choosing(screen("home", folds=True)) == "choice"
    assert layout.choosing(screen("home", folds=True, ends=True)) == "evening"
    assert [layout.large(screen(shape)) for shape in ("small", "home", "large", "huge")] == [
        False,
        False,
        True,
        True,
    ]


# -- what happened ---------------------------------------------------------------------------------

SAID = {B: "3 on Water: hut on c3 · gains 2 shells · takes a god card", C: "4 on Temple"}


def test_losses_come_first_then_each_player_in_turn_order() -> None:
    drawing = news.draw_news(seen(), [(B, "took your site")], SAID, (A, C, B), 40, 6)
    assert looks(drawing) == NEWS
    assert inked(drawing, "warn")[0] == "What happened to you"
    assert "took your site" in inked(drawing, "warn")
    assert inked(drawing, "key") == ["L"]
    calm = news.draw_news(seen(), [], SAID, (A, C, B), 40, 6)
    assert inked(calm, "warn") == []


def test_without_room_a_player_has_one_line_that_is_cut() -> None:
    drawing = news.draw_news(seen(), [], SAID, (B, C), 30, 3)
    assert [line.rstrip()[-1] for line in drawing.text().split("\n")[1:]] == ["…", "e"]
    untitled = news.draw_news(seen(), [], SAID, (B, C), 30, 3, titled=False)
    assert "What happened" not in untitled.text()
    assert "…" not in untitled.text().split("\n")[2]
    assert (
        news.draw_news(seen(), [(B, "a"), (C, "b")], SAID, (B, C), 30, 2, titled=False).text().count("▌") == 2
    )


def test_with_too_few_lines_the_latest_turns_are_told() -> None:
    drawing = news.draw_news(seen(), [], SAID, (A, B, C), 60, 1, titled=False)
    assert drawing.text().strip() == f"{seen().names[C].text}: 4 on Temple"


def test_where_the_log_is_found_is_left_out_where_there_is_no_room() -> None:
    assert "L" in inked(news.draw_news(seen(), [], {}, (), 30, 2), "key")
    assert inked(news.draw_news(seen(), [], {}, (), 16, 2), "key") == []


# -- the end of a round ----------------------------------------------------------------------------


def ending(step: int = evening.STEPS, height: int = 5) -> str:
    end = RoundEnd({A: 4, C: 1, B: 0, D: 0}, (A, B, C, D), {A: 6, B: 2}, A, 2, 3)
    return looks(evening.draw_evening(seen(), end, 110, height, step))


def test_the_end_of_a_round_is_counted_column_by_column() -> None:
    assert ending() == EVENING
    one = ending(1)
    assert "+4★" in one
    assert "♙" not in one
    assert "god tile" in ending(3)
    assert "god tile" not in ending(2)


def test_without_a_title_each_row_says_what_its_numbers_are() -> None:
    assert ending(height=4) == EVENING_LOW


# -- what moves ------------------------------------------------------------------------------------


def test_dice_show_other_numbers_before_they_rest() -> None:
    view = RULES.view(table().state, A)
    for step in range(motions.FRAMES):
        for before, after in zip(view.seats, motions.rolled(view, step).seats, strict=True):
            assert len(before.dice) == len(after.dice)
            assert all(1 <= number <= 6 for number in after.dice)
    assert motions.rolled(view, 0).seats[A].dice == (1, 1, 4)


def test_priests_shift_by_one_space_each_from_top_to_bottom() -> None:
    view = RULES.view(table().state, A)
    before = replace(view, temple=(None, None, B, C, None, A))
    event = events.PlacedPriest(A, 4, None)
    temples = [motions.pushed(view, event, before, step).temple for step in range(4)]
    assert temples == [
        before.temple,
        (None, None, C, A, None, A),
        (None, B, C, A, None, A),
        (None, B, C, A, None, A),
    ]


def moving(
    *happened: Event, shown: frozenset[str] = frozenset({"players", "map", "cards", "own"})
) -> list[str]:
    here = SimpleNamespace(has_place=lambda board: board in shown, shown_seat=A)
    return [
        ",".join(found) for found in boards.moves(cast("Shown", here), happened, RULES.view(table().state, A))
    ]


def test_two_boards_move_one_after_the_other_and_a_roll_alone() -> None:
    die = events.PlacedDie(A, 5, "temple", blue=False, white=False)
    priest = events.PlacedPriest(A, 4, None)
    hut = events.Occupied(A, "c3", None)
    assert moving(die) == ["cards"]
    assert moving(priest, die) == ["cards", "players"]
    assert len(moving(priest, die, hut)) == 2
    assert moving(die, shown=frozenset({"map"})) == []
    assert moving(die, events.Rolled(A, [1, 2, 3])) == ["players"]


# -- the coach -------------------------------------------------------------------------------------


def recommended(name: str, game: Table[BoraBora]) -> list[str] | None:
    """What a note recommends; nothing if it isn't said now."""
    (note,) = [each for each in coach.NOTES if each.id == name]
    view, decision = RULES.view(game.state, asked(game).seat), asked(game)
    if not note.when(view, decision):
        return None
    return sorted(note.follows(view, decision)) if note.follows is not None else []


def gift(**own: Any) -> Table[BoraBora]:
    game = placing(Player(**own), Player(), dice="3")
    answer(game, "place:3:temple", "temple:2")
    return game


def test_the_coach_recommends_what_there_is_less_of() -> None:
    assert recommended("gift", gift(hand="BB")) == ["offering"]
    assert recommended("gift", gift(offerings=2)) == ["god_card"]
    assert recommended("gift", gift(offerings=1, hand="B")) == ["god_card", "offering"]


def test_the_coach_speaks_of_high_dice_where_they_differ() -> None:
    assert recommended("high", placing(Player(), Player(), dice="5 2")) == []
    assert recommended("high", placing(Player(), Player(), dice="5 5")) is None
    assert recommended("hut", placing(Player(), Player(), dice="5 5")) is None


def test_the_coach_recommends_blue_and_white_gods_and_the_highest_space() -> None:
    game = placing(Player(), Player(), dice="3")
    answer(game, "place:3:temple")
    assert recommended("temple", game) == ["temple:3"]
    taken = gift(offerings=2)
    answer(taken, "god_card")
    assert recommended("god-card", taken) == ["open:1", "open:2"]
    assert recommended("people", using(Player(people="man_vp_1 man_vp_2"), Player())) == ["use:man:vp"]
