"""What a hero's panel in Dice Forge shows of its dice, stores, cards and rolls, and what stands out."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from rulesets.core import Event
from rulesets.dice_forge.components import GOLD, MOON, SUN
from rulesets.dice_forge.deeds import rolls_in
from rulesets.dice_forge.events import Gained, Hammered, Rolled, SatyrsPicked
from rulesets.dice_forge.state import Seat
from rulesets.dice_forge.view import DiceForgeView, view
from tabletop_tui.games.dice_forge.drawings import heroes
from tabletop_tui.games.dice_forge.drawings.heroes import (
    HeroSize,
    Shown,
    draw_gauges,
    draw_heroes,
    draw_small_heroes,
    gain_runs,
)
from tabletop_tui.paint.drawing import Canvas, Drawing, Region
from tabletop_tui.paint.pictures import Look
from tests.games.dice_forge.cells import grounds, inks, region_of, rows, text_in, within
from tests.games.dice_forge.games import NAMES, wording
from tests.rulesets.dice_forge.builders import A, B, hero, position, rolled

PICTURES, MONO = Look(), Look(pictures=False, mono=True)
TERMS = wording().terms


def sight_of(*seats: Seat) -> DiceForgeView:
    return view(position(*seats, players=max(2, len(seats))), A)


def drawn(
    sight: DiceForgeView,
    size: HeroSize = heroes.ROWS,
    width: int = 120,
    shown: Shown | None = None,
    look: Look = MONO,
) -> Drawing:
    about = shown if shown is not None else Shown(A, A, A)
    return draw_heroes(sight, TERMS, look, NAMES[: len(sight.seats)], size, width, about)


def beside(drawing: Drawing, die: int, seat: int = A) -> list[str]:
    """What stands beside a die of a hero, line by line."""
    return text_in(drawing, region_of(drawing, f"die:{seat}/{die}", -1))


# -- dice ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "light", "dark"),
    [
        (60, ["1☀", "1●×4", ""], ["2★", "1●×4", ""]),
        (61, ["1☀ 1●×4", "", ""], ["2★ 1●×4", "", ""]),
        (76, ["1☀ 1●×4", "", ""], ["2★ 1●×4", "", ""]),
        (100, ["", "☀     ●", "×4"], ["★", "●", "★     ×4"]),
    ],
)
def test_beside_a_die_its_other_faces_are_plates_where_there_is_room_else_signs(
    width: int, light: list[str], dark: list[str]
) -> None:
    drawing = drawn(sight_of(hero(shows="G4 M1")), width=width)
    assert (beside(drawing, 1), beside(drawing, 2)) == (light, dark)


def test_three_kinds_of_faces_have_no_room_as_plates_where_two_have() -> None:
    drawing = drawn(sight_of(hero(), hero(shows="G4 M1")), width=100)
    assert beside(drawing, 2) == ["2★ 1☾ 1●×3", "", ""]
    assert beside(drawing, 2, B) == ["★", "●", "★     ×4"]
    assert beside(drawn(sight_of(hero()), width=106), 2)[1] == "☾     ●"
    assert beside(drawn(sight_of(hero()), width=104), 2)[0] == "2★ 1☾ 1●×3"


def test_a_die_that_can_be_chosen_has_its_key_over_its_faces_in_signs() -> None:
    opened = frozenset({"die:0/1"})
    drawing = drawn(sight_of(hero(shows="G4 M1")), width=100, shown=Shown(A, A, A, opened))
    assert beside(drawing, 1) == ["", "1☀ 1●×4", ""]
    die = region_of(drawing, "die:0/1")
    roles = [cell.role for cell in rows(drawing)[die.y][die.right + 1 : die.right + 4]]
    assert roles == ["chip"] * 3
    narrow = drawn(sight_of(hero(shows="G4 M1")), width=60, shown=Shown(A, A, A, opened))
    assert beside(narrow, 1) == ["", "1☀", "1●×4"]


def test_faces_that_have_no_room_with_their_number_are_told_one_by_one() -> None:
    sight = sight_of(hero(shows="M2V2 G1"), hero())
    assert beside(drawn(sight, width=60), 1) == ["1☀", "1●×4", ""]
    own = hero()
    own.dice[0] = ["G1", "M2V2", "M2V2", "S1", "G1", "G1"]
    assert beside(drawn(sight_of(own), width=60), 1) == ["2☾ 2★", "2☾ 2★", "1☀"]
    assert beside(drawn(sight_of(own), width=61), 1) == ["2☾ 2★×2", "1☀ 1●×2", ""]


def test_in_a_high_panel_each_kind_of_face_has_a_line() -> None:
    drawing = drawn(sight_of(hero()), heroes.TALL, 80)
    assert beside(drawing, 2)[:3] == ["2★", "1☾", "1●×3"]


def test_forged_faces_come_first_by_worth_and_the_starting_ones_are_quiet() -> None:
    own = hero()
    own.dice[0] = ["G1", "S1", "G3", "V4", "G1", "M1"]
    drawing = drawn(sight_of(own), heroes.TALL, 80)
    assert [each for each in beside(drawing, 1) if each] == ["4★", "3●", "1☀", "1☾", "1●"]
    region = region_of(drawing, "die:0/1", -1)
    inked = [[cell.role for cell in row if cell.char.strip()] for row in within(drawing, region)]
    lines = [roles[0] for roles in inked if roles]
    assert ["dim" in role for role in lines] == [False, False, True, True, True]
    assert lines[0] == "gold ground-green"


def test_plates_beside_a_die_are_quiet_unless_forged() -> None:
    own = hero(shows="G4 M1")
    own.dice[0][own.dice[0].index("G1")] = "S2"
    drawing = drawn(sight_of(own), width=120)
    region = region_of(drawing, "die:0/1", -1)
    roles = {cell.char: cell.role for row in within(drawing, region) for cell in row if cell.char in "☀●"}
    assert "dim" in roles["●"]
    assert {cell.role for row in within(drawing, region) for cell in row if cell.char == "☀"} == {
        "coral strong ground-bar",
        "dim ground-bar",
    }


@pytest.mark.parametrize(
    ("width", "opened", "high"), [(180, False, 4), (180, True, 3), (100, False, 3)], ids=str
)
def test_the_largest_panel_has_large_plates_where_five_fit_and_the_die_has_no_key(
    width: int, opened: bool, high: int
) -> None:
    """The number of equal ones stands below small plates' third line, or large ones' fourth."""
    shown = Shown(A, A, A, frozenset({"die:0/1"}) if opened else frozenset())
    drawing = drawn(sight_of(hero(shows="G4 M1")), heroes.FULL, width, shown)
    die, lines = region_of(drawing, "die:0/1"), drawing.text().split("\n")
    (at,) = [y for y in range(die.y, die.bottom) if "×4" in lines[y][die.right : drawing.width // 2]]
    assert at - die.y == {4: 4, 3: 2}[high]


# -- band ------------------------------------------------------------------------------------------


def test_the_band_says_where_a_hero_stands_if_there_is_room() -> None:
    sight = sight_of(hero(portal=5), hero())
    where = TERMS.whereabouts(5, sight.layout)
    assert where in drawn(sight, width=80).text()
    assert where in drawn(sight, width=56).text()
    assert where not in drawn(sight, width=54).text()
    assert "at home" in drawn(sight, width=54).text()


def test_the_band_counts_cards_beside_what_was_gained() -> None:
    text = drawn(sight_of(hero(vp=9, cards="bear"), hero(vp=3)), width=80).text()
    assert "9+2 = 11★" in text
    assert " 3★" in text
    assert "3+0" not in text


def test_who_has_done_something_has_a_sign_in_the_band() -> None:
    shown = Shown(A, A, A, new=frozenset({A, B}))
    drawing = drawn(sight_of(hero(), hero()), width=80, shown=shown)
    assert [inks(drawing, f"seat:{seat}", "◆") for seat in (A, B)] == [["seat-" + NAMES[A][1]], ["you"]]
    assert not any(inks(drawn(sight_of(hero(), hero())), f"seat:{seat}", "◆") for seat in (A, B))


def test_a_hero_that_can_be_chosen_has_a_key_before_its_name() -> None:
    drawing = drawn(sight_of(hero(), hero()), width=80, shown=Shown(A, A, A, frozenset({"seat:1"})))
    other = region_of(drawing, "seat:1")
    assert [cell.role for cell in rows(drawing)[0][other.x : other.x + 3]] == ["chip"] * 3
    assert "".join(cell.char for cell in rows(drawing)[0][other.x : other.x + 8]) == "    Ben "
    assert "chip" not in {cell.role for cell in rows(drawing)[0][: other.x]}


def test_after_the_end_the_bands_of_the_winners_are_bright() -> None:
    ended = replace(sight_of(hero(vp=3), hero(vp=8)), active=None)
    drawing = drawn(ended, width=80, shown=Shown(None, None, A))
    bright = [rows(drawing)[0][region_of(drawing, f"seat:{seat}").x].role for seat in (A, B)]
    assert [role.startswith("seat-") for role in bright] == [False, True]


# -- stores ----------------------------------------------------------------------------------------


def gauges(own: Seat, ghost: tuple[int, int] | None = None) -> Drawing:
    """A hero's own gauges, of twenty cells each."""
    canvas = Canvas(80, 1)
    draw_gauges(canvas, Region(0, 0, 80, 1), sight_of(own).seats[A], TERMS, A, ghost)
    return canvas.drawing()


def filled(drawing: Drawing, target: str, ground: str) -> int:
    """How many cells of a gauge have a ground."""
    (row,) = within(drawing, region_of(drawing, target))
    return sum(ground in cell.role.split() for cell in row)


@pytest.mark.parametrize(("gold", "cells"), [(0, 0), (1, 2), (6, 10), (11, 17), (12, 19)])
def test_a_gauge_is_full_only_when_its_store_is(gold: int, cells: int) -> None:
    drawing = gauges(hero(gold=gold))
    assert filled(drawing, "store:0/gold", "ground-yellow-bar") == cells
    assert filled(drawing, "store:0/sun", "ground-red-bar") == 0
    assert f"●{gold}/12" in drawing.text()


def test_each_gauge_has_the_colours_of_what_it_holds() -> None:
    drawing = gauges(hero(gold=12, sun=6, moon=6, cards="hammer", hammer=30))
    for target, colour, ink, sign in (
        ("store:0/gold", "yellow", "yellow", "●"),
        ("store:0/sun", "red", "coral", "☀"),
        ("store:0/moon", "blue", "blue", "☾"),
        ("hammer:0", "orange", "orange", "⚒"),
    ):
        assert grounds(drawing, target)[0] == {f"ground-{colour}-bar"}
        assert inks(drawing, target, sign) == [f"{ink} strong"]
    assert "⚒30/30" in drawing.text()
    assert gauges(hero(gold=4)).spot("hammer:0") is None


@pytest.mark.parametrize(
    ("ghost", "target"),
    [
        ((GOLD, 2), "store:0/gold"),
        ((SUN, 2), "store:0/sun"),
        ((MOON, 2), "store:0/moon"),
        ((heroes._GAUGE_INKS.index("orange") + 1, 2), "hammer:0"),
    ],
)
def test_what_would_come_lies_behind_what_is_held_in_its_own_gauge(
    ghost: tuple[int, int], target: str
) -> None:
    drawing = gauges(hero(gold=4, sun=2, moon=2, cards="hammer", hammer=4), ghost)
    ghosts = [each for each in drawing.by_target if filled(drawing, each, "ground-green-bar")]
    assert ghosts == [target]
    assert "!" not in drawing.text()


@pytest.mark.parametrize(
    ("amount", "cells", "lost"), [(1, 1, False), (2, 3, False), (3, 2, True), (9, 2, True)]
)
def test_what_would_be_lost_ends_in_a_red_mark(amount: int, cells: int, lost: bool) -> None:
    drawing = gauges(hero(gold=10), (GOLD, amount))
    assert filled(drawing, "store:0/gold", "ground-green-bar") == cells
    assert inks(drawing, "store:0/gold", "!") == (["bad"] if lost else [])


def test_a_store_with_room_for_nothing_has_no_ghost() -> None:
    own = replace(sight_of(hero()).seats[A], limits=(None, 6, 6, None))
    canvas = Canvas(80, 1)
    draw_gauges(canvas, Region(0, 0, 80, 1), own, TERMS, A, (GOLD, 2))
    assert filled(canvas.drawing(), "store:0/gold", "ground-green-bar") == 0


# -- cards -----------------------------------------------------------------------------------------


def test_cards_without_room_are_counted() -> None:
    cards = "hammer owl owl bear chest mirror"
    assert drawn(sight_of(hero(cards=cards)), width=120).text().split("\n")[6].split() == [
        "Hammer",
        "↻Owl×2",
        "Bear",
        "Chest",
        "Mirror",
    ]
    assert drawn(sight_of(hero(cards=cards)), width=64).text().split("\n")[6].split() == [
        "Hammer",
        "↻Owl×2",
        "Bear",
        "Chest",
        "+1",
    ]


def test_the_number_of_cards_without_room_has_room_itself() -> None:
    for width in range(48, 110):
        drawing = drawn(sight_of(hero(cards="hammer owl bear chest mirror")), width=width)
        *names, last = drawing.text().split("\n")[6].split()
        assert (last, len(names)) == ("Mirror", 4) or last == f"+{5 - len(names)}", width


def test_tokens_come_before_cards_each_kind_with_its_number() -> None:
    line = drawn(sight_of(hero(cards="bear", triton=2, cerberus=1)), width=120).text().split("\n")[6]
    assert line.split() == ["Triton×2", "Cerberus", "Bear"]
    drawing = drawn(sight_of(hero(cards="bear", triton=1)), width=120)
    assert drawing.spot("token:0/cerberus") is None
    assert inks(drawing, "token:0/triton", "T") == ["strong"]


@pytest.mark.parametrize(("used", "ink"), [(0, "strong"), (1, "strong"), (2, "faint"), (3, "faint")])
def test_a_card_is_faint_once_all_of_its_kind_have_been_used(used: int, ink: str) -> None:
    drawing = drawn(sight_of(hero(cards="owl owl hydra minotaur chest", used={"owl": used})))
    assert inks(drawing, "card:0/owl", "O") == [ink]
    assert [inks(drawing, f"card:0/{card}", card[0].upper()) for card in ("hydra", "minotaur", "chest")] == [
        ["dim"]
    ] * 3


# -- rolls -----------------------------------------------------------------------------------------


def told(*events: Event, sight: DiceForgeView | None = None) -> list[str]:
    """What is said of the last roll of each seat."""
    rolls = {deed.event.seat: deed for deed in rolls_in(events) if deed.event.seat is not None}
    drawing = drawn(sight or sight_of(hero(gold=4)), shown=Shown(A, A, A, rolls=rolls))
    half = drawing.width // 2
    line = drawing.text().split("\n")[5].ljust(drawing.width)
    return [line[:half].strip(), line[half:].strip()]


def test_a_roll_says_what_it_brought_or_that_it_brought_nothing() -> None:
    roll = Rolled(B, ("G1", "X3"), (0, 1), "blessing")
    assert told(roll, Gained(B, "gold", 3, 0)) == ["", "rolled +3●"]
    assert told(roll) == ["", f"rolled {TERMS.say.brought_nothing()}"]
    assert told(roll, Hammered(B, 3, 3)) == ["", "rolled ⚒+3"]


def test_as_long_as_somebody_decides_a_roll_that_has_brought_nothing_says_nothing() -> None:
    deciding = view(rolled("C1 S1", hero(), players=2).state, A)
    roll = Rolled(A, ("C1", "S1"), (0, 1), "blessing")
    assert told(roll, sight=deciding) == ["", ""]
    assert told(roll, Gained(A, "sun", 1, 0), sight=deciding) == ["rolled +1☀", ""]


def test_dice_rolled_for_the_satyrs_bring_those_who_roll_them_nothing_and_say_so_nowhere() -> None:
    assert told(Rolled(B, ("G1", "G1"), (0, 1), "satyrs")) == ["", ""]
    assert told(Rolled(B, ("G1", "G1"), (0, 1), "minotaur")) != ["", ""]
    picked = SatyrsPicked(A, ["G1", "G1"], [B, B])
    assert told(Rolled(B, ("G1", "G1"), (0, 1), "satyrs"), picked, Gained(A, "gold", 2, 0)) == [
        "rolled +2●",
        "",
    ]


@pytest.mark.parametrize(
    ("gained", "runs"),
    [
        ({"gold": (2, 0)}, {"+2●": "yellow strong"}),
        ({"gold": (5, 3), "vp": (1, 0)}, {"+2●": "yellow strong", "+1★": "gold strong", "3● lost": "bad"}),
    ],
)
def test_what_a_roll_brought_has_its_colours(
    gained: Mapping[str, tuple[int, int]], runs: Mapping[str, str]
) -> None:
    events: list[Event] = [Rolled(A, ("G1", "G1"), (0, 1), "blessing")]
    events += [Gained(A, word, amount, lost) for word, (amount, lost) in gained.items()]  # type: ignore[arg-type]
    (deed,) = rolls_in(events)
    assert {run.text: run.role for run in gain_runs(deed, TERMS) if run.text.strip()} == runs


# -- a small screen --------------------------------------------------------------------------------


def test_on_a_small_screen_a_die_is_a_line_with_a_key_where_it_can_be_chosen() -> None:
    sight = sight_of(hero(shows="G4 M1"), hero(), hero())
    opened = Shown(A, A, A, frozenset({"die:0/2"}))
    plain, drawing = (
        draw_small_heroes(sight, TERMS, MONO, NAMES[:3], 80, each) for each in (Shown(A, A, A), opened)
    )
    assert [line[:39].rstrip() for line in plain.text().split("\n")[2:4]] == [
        " light [4●] 1☀ 1●×4",
        " dark [1☾] 2★ 1●×4",
    ]
    assert [line[:39].rstrip() for line in drawing.text().split("\n")[2:4]] == [
        " light [4●] 1☀ 1●×4",
        " dark    [1☾] 2★ 1●×4",
    ]
    assert [cell.role for cell in rows(drawing)[3][6:9]] == ["chip"] * 3
    assert [spot.chip for spot in drawing.by_target["die:0/2"]] == ["chip"]
    assert [spot.chip for spot in drawing.by_target["die:0/1"]] == [""]


def test_on_a_small_screen_the_third_hero_lies_below_the_first() -> None:
    drawing = draw_small_heroes(sight_of(hero(), hero(), hero()), TERMS, MONO, NAMES[:3], 80, Shown(A, A, A))
    at = [region_of(drawing, f"seat:{seat}") for seat in range(3)]
    assert [(region.x, region.y) for region in at] == [(0, 0), (40, 0), (0, 7)]
