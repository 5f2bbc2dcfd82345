"""What the boards of Dice Forge are given to draw, by what is decided and pointed at; without a screen."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulesets.core import Event
from rulesets.core import Table as Game
from rulesets.dice_forge import RULES
from rulesets.dice_forge.components import GOLD, MOON, SUN
from rulesets.dice_forge.events import Bought, Forged, Moved, Rolled, TookCard
from rulesets.dice_forge.state import DiceForge
from tabletop_tui.games.dice_forge.drawings import boards
from tabletop_tui.games.dice_forge.drawings.boards import HAMMER, Table
from tabletop_tui.games.dice_forge.drawings.moments import AT_REST, stills
from tabletop_tui.games.dice_forge.screen import DiceForgeScreen
from tabletop_tui.kit.kept import Kept
from tabletop_tui.kit.log import LogEntry
from tabletop_tui.kit.showing import HOME, HUGE, LARGE, SMALL
from tabletop_tui.paint.drawing import Drawing, Region
from tabletop_tui.paint.pictures import Look
from tests.games.dice_forge.games import NAMES, wording
from tests.rulesets.dice_forge.builders import (
    A,
    B,
    C,
    acted,
    acting,
    answer,
    hero,
    position,
    reinforcing,
    rolled,
    seen,
    table_at,
)

SHAPES = (SMALL, HOME, LARGE, HUGE)
MARKET = frozenset({"place", "buy"})


def shows(game: Game[DiceForge], shape: str = HOME, look: Look | None = None, **more: Any) -> Table:
    """A screen that shows a game to the seat that decides."""
    sight, decision = seen(game)
    opened = frozenset(option.target for option in decision.options if option.target is not None)
    told: dict[str, Any] = {
        "still": AT_REST,
        "rolls": {},
        "happened": {},
        "marked": {"bench": ""},
        "counting": "",
        "kept": Kept(),
        "shown_seat": decision.seat,
        "mover": decision.seat,
        "opened": opened,
    }
    people = [(SimpleNamespace(letters=name[:2]), colour) for name, colour in NAMES]
    found = SimpleNamespace(
        view=sight,
        asked=decision,
        shape=shape,
        look=look or Look(pictures=False, mono=True),
        terms=wording().terms,
        names=NAMES[: len(sight.seats)],
        players=people[: len(sight.seats)],
        **{**told, **more},
    )
    return cast("Table", found)


def at_roll() -> Game[DiceForge]:
    return table_at(position(players=3), "roll", RULES)


def size(drawing: Drawing) -> tuple[int, int]:
    return drawing.width, drawing.height


# -- how large ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shape", "islands", "sanctuary", "heroes"),
    [
        (SMALL, (80, 8), (80, 4), (80, 13)),
        (HOME, (83, 17), (37, 17), (80, 7)),
        (LARGE, (111, 21), (49, 21), (80, 12)),
        (HUGE, (151, 21), (49, 21), (80, 16)),
    ],
)
def test_each_board_has_its_size_on_every_screen(
    shape: str, islands: tuple[int, int], sanctuary: tuple[int, int], heroes: tuple[int, int]
) -> None:
    shown, room = shows(acting(hero(gold=4)), shape), Region(0, 0, 80, 13)
    assert size(boards.the_islands(shown, room)) == islands
    assert size(boards.the_sanctuary(shown, room)) == sanctuary
    assert size(boards.the_heroes(shown, room)) == heroes
    assert size(boards.the_stores(shown, room)) == (80, 1)


@pytest.mark.parametrize("shape", SHAPES)
def test_what_a_ship_takes_off_is_shown_in_the_sanctuary(shape: str) -> None:
    game = rolled("SHIP G1", hero(gold=4))
    drawing = boards.the_sanctuary(shows(game, shape), Region(0, 0, 80, 4)).text()
    assert "10●" in drawing.replace("  ", " ") or "11●" in drawing, "12 less what the ship takes off"


# -- what is marked --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "about", "coloured"),
    [
        (at_roll(), frozenset(), MARKET),
        (reinforcing(hero(gold=8, cards="elder owl")), frozenset(), MARKET),
        (acting(hero(gold=4)), MARKET, MARKET),
        (acted(hero(sun=5)), frozenset(), MARKET),
        (rolled("C1 G1", hero()), frozenset(), frozenset()),
    ],
    ids=["roll", "reinforcement", "action", "extra action", "a die that offers"],
)
def test_the_market_keeps_its_colours_for_a_whole_turn_but_for_questions_of_the_dice(
    game: Game[DiceForge], about: frozenset[str], coloured: frozenset[str]
) -> None:
    marks = boards.marks(shows(game))
    assert (marks.about, marks.coloured) == (about, coloured)


def test_a_face_to_forge_next_is_only_about_the_sanctuary() -> None:
    game = acting(hero(gold=12))
    answer(game, "buy:G3")
    assert boards.marks(shows(game)).coloured == frozenset(), "which side makes way"
    answer(game, next(option.key for option in seen(game)[1].options))
    marks = boards.marks(shows(game))
    assert marks.about == marks.coloured == frozenset({"buy"})


def test_what_others_took_since_the_last_turn_is_marked() -> None:
    happened = {
        B: [TookCard(B, "chest", "moon2"), roll_of(B, "G1")],
        C: [Bought(C, "G3", 2, ship=False)],
        A: [],
    }
    shown = shows(acting(hero(gold=4)), happened=happened)
    assert boards.marks(shown).new == {"place:moon2", "buy:G3"}
    assert boards.of_heroes(shown).new == {B, C}


# -- moments ---------------------------------------------------------------------------------------


def flashes(*events: Event, seen: bool = True) -> list[frozenset[str]]:
    """What is lit in each frame."""
    return [still.lit for still in stills(events, (), lambda _: seen)]


def test_a_forged_die_and_a_card_taken_flash_where_they_are_seen_and_nothing_is_rolled() -> None:
    forged, took = Forged(B, "G3", "G1", 1, locked=False), TookCard(A, "chest", "moon2")
    assert flashes(forged) == [{"die:1/2"}, frozenset()]
    assert flashes(took) == [{"place:moon2"}, frozenset()]
    assert flashes(forged, took, seen=False) == []
    assert flashes(Moved(A, 3)) == []
    assert not any(flashes(took, roll_of(B, "G3"))), "a roll is shown by itself"


def test_one_of_several_throws_stays_before_the_next_and_the_last_one_needs_no_frames() -> None:
    one, other = (Rolled(A, (face,), (0,), "sphinx") for face in ("G1", "S1"))
    alone, both = (stills(events, (), lambda _: True) for events in ((one,), (one, other)))
    frames = [still.frame for still in alone]
    assert frames == sorted(set(frames)), "each frame once"
    last = frames[-1]
    assert [still.frame for still in both].count(last) == 1 + 7 + 1


# -- heroes ----------------------------------------------------------------------------------------


def test_the_die_that_asks_is_marked_at_the_hero_who_rolled() -> None:
    assert boards.of_heroes(shows(rolled("G1 C1", hero()))).asking == (A, 1)
    assert boards.of_heroes(shows(rolled("C1 G1", hero()))).asking == (A, 0)
    assert boards.of_heroes(shows(rolled("2:C1", hero()))).asking == (A, 1), "rolled by itself"
    assert boards.of_heroes(shows(acting(hero(gold=4)))).asking is None
    satyrs = acting(hero(moon=3), players=2, rolls=[(B, "C1 C2")])
    answer(satyrs, "feat:moon4")
    assert seen(satyrs)[1].kind == "face_choose"
    assert boards.of_heroes(shows(satyrs)).asking is None, "it is Ben's die"


def logged(*entries: Sequence[Event]) -> list[LogEntry]:
    return [cast("LogEntry", SimpleNamespace(events=events)) for events in entries]


def roll_of(seat: int, face: str) -> Rolled:
    return Rolled(seat, (face, "G1"), (0, 1), "blessing")


def test_each_seat_s_last_roll_is_found_in_the_log() -> None:
    log = logged([roll_of(A, "G3"), roll_of(B, "M1")], [roll_of(A, "G4")], [])
    found = boards.last_rolls(log, 2)
    assert {seat: cast("Rolled", deed.event).faces[0] for seat, deed in found.items()} == {A: "G4", B: "M1"}
    assert boards.last_rolls(logged([roll_of(B, "M1")]), 2).keys() == {B}


@pytest.mark.parametrize(
    ("game", "key", "ghost"),
    [
        (rolled("G3 S1", hero(gold=5, cards="hammer")), "hammer:2", (A, HAMMER, 2)),
        (rolled("G3 S1", hero(gold=5, cards="hammer")), "hammer:0", (A, GOLD, 3)),
        (rolled("C1 S1", hero()), "take:sun", (A, SUN, 1)),
        (rolled("C2 S1", hero()), "take:moon", (A, MOON, 2)),
        (reinforcing(hero(cards="owl owl")), "owl:gold", (A, GOLD, 1)),
        (acting(hero(gold=4)), "buy:G3", None),
        (acting(hero(gold=4)), None, None),
    ],
)
def test_what_the_option_under_the_cursor_brings_is_a_ghost_in_its_gauge(
    game: Game[DiceForge], key: str | None, ghost: boards.Ghost | None
) -> None:
    assert boards.ghost(shows(game), key) == ghost


@pytest.mark.parametrize(
    ("key", "target", "wanted"),
    [
        ("buy:G3", None, "buy:G3"),
        (None, "buy:V4", "buy:V4"),
        ("feat:moon2", "place:moon2", ""),
        (None, "place:moon2", ""),
        (None, None, ""),
    ],
    ids=["can be bought", "too dear", "a feat", "a feat that is too dear", "nothing"],
)
def test_the_bench_has_the_face_under_the_cursor_even_one_that_is_too_dear(
    key: str | None, target: str | None, wanted: str
) -> None:
    shown = cast("Any", shows(acting(hero(gold=4, moon=1)), cursor=SimpleNamespace(key=key)))
    assert DiceForgeScreen.marks_at(shown, target)["bench"] == wanted


def test_nobody_is_asked_and_nothing_comes() -> None:
    shown = shows(acting(hero(gold=4)))
    cast("Any", shown).asked = None
    assert boards.ghost(shown, "take:gold") is None
    assert boards.marks(shown).coloured == frozenset()


@pytest.mark.parametrize(
    ("key", "drawn"),
    [
        ("buy:G3", True),
        ("face:G3", True),
        ("die:0/1", True),
        ("feat:moon2", True),
        ("elder", True),
        ("die:0", False),
        ("pass", False),
        (None, False),
    ],
)
def test_the_plate_or_card_under_the_cursor_is_shown_large(key: str | None, drawn: bool) -> None:
    picture = boards.picture(shows(acting(hero(gold=4)), look=Look()), key)
    assert bool(picture.lines) == drawn


def test_a_die_is_named_by_seat_and_number() -> None:
    assert boards.die_of("die:2/1") == (C, 0)
    assert boards.die_of("die:1/2/6") == (B, 1)
