"""What the boards of Helios are given to draw, by what is decided, shown and pointed at; without a screen."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulesets.core import Decision
from rulesets.helios import events
from rulesets.helios.components import COLOURS
from rulesets.helios.state import Helios
from rulesets.helios.view import view
from tabletop_tui.games.helios.drawings import boards, layout
from tabletop_tui.games.helios.drawings.boards import Shown, Table, map_marks
from tabletop_tui.games.helios.drawings.marks import Marks
from tabletop_tui.games.helios.drawings.moments import stills
from tabletop_tui.games.helios.wording import HeliosWording
from tabletop_tui.kit.kept import Kept
from tabletop_tui.kit.showing import HOME, HUGE, LARGE, SMALL
from tabletop_tui.paint.drawing import Region
from tabletop_tui.paint.pictures import Look
from tests.games.helios.games import PEOPLE, wording
from tests.rulesets.helios.builders import A, B, asked, doing, position, seat, turn

NAMES = [(person.name, person.colour) for person in PEOPLE]
MONO = Look(pictures=False, mono=True)
ROOM = Region(0, 0, 90, 30)
SHAPES = (SMALL, HOME, LARGE, HUGE)


def shown(state: Helios, shape: str = HOME, *, of: int = A, kind: str = "", **more: Any) -> Shown:
    """What a screen of this shape shows of a seat, with nothing to choose unless said."""
    rest = [each for each in range(len(state.seats)) if each != of]
    told: dict[str, Any] = {
        "keys": {},
        "news": {},
        "new": dict.fromkeys(range(len(state.seats)), frozenset()),
        "cursor": None,
    }
    return Shown(
        view(state, A), of, rest, NAMES, wording().terms, MONO, shape, Kept(), kind, **{**told, **more}
    )


def table(own: Shown, decision: Decision[Any] | None = None, ending: str = "") -> Table:
    """A screen that shows this."""
    said: HeliosWording = wording()
    found = SimpleNamespace(
        shown=own,
        view=own.view,
        asked=decision,
        shape=own.shape,
        others=own.others,
        ending=ending,
        before=None,
        shown_seat=own.seat,
        wording=said,
        terms=own.terms,
        look=own.look,
    )
    return cast("Table", found)


def text(recipe: Any) -> str:
    return str(recipe().text())


# -- the map ---------------------------------------------------------------------------------------


def test_another_seat_s_map_has_the_cursor_on_its_own_fields_only() -> None:
    """The decision is Ana's; Ben's map is shown, whose fields end in `@1`."""
    state = turn(seat(), seat(), players=2).state
    other = shown(state, of=B, new={B: frozenset({"C4"}), A: frozenset()})
    decision = asked(turn(seat(), seat(), players=2))
    for target, cursor in (
        ("field:D3@1", "D3"),
        ("field:D3", None),
        ("building:palace@1", None),
        (None, None),
    ):
        assert map_marks(table(other, decision, "@1"), target, None) == Marks(
            cursor=cursor, new=frozenset({"C4"})
        )
    for target in ("field:D3@2", "field:D3@0"):
        assert map_marks(table(other, decision, "@1"), target, None).cursor is None
    nobody = map_marks(table(shown(state), None), "field:D3", None)
    assert nobody == Marks(cursor="D3")


def test_points_on_the_map_have_their_unit_where_fields_are_large() -> None:
    own = seat("D4=granite+temple E4=spring", sun="C3", range=3)
    moving = doing("move_sun", own)
    decision = asked(moving)
    for shape in SHAPES:
        marks = map_marks(table(shown(moving.state, shape), decision), "field:D3", None)
        said = "".join(run.text for run in marks.gains["D3"])
        assert said == ("+7 VP" if shape in (LARGE, HUGE) else "+7")


def test_on_a_small_screen_the_corner_has_the_player_s_figures_and_otherwise_a_legend() -> None:
    state = turn(seat("D4=granite[G]", mana=3), seat(), players=2).state
    for shape in SHAPES:
        drawn = boards.the_map(
            cast("Table", SimpleNamespace(shown=shown(state, shape), marked={})), ROOM
        ).text()
        legend = wording().say.board_supply()
        assert (legend in drawn) == (shape != SMALL)
        assert "Ana" in drawn
        lines = drawn.split("\n")
        assert shape == SMALL or lines[0].startswith(" Ana"), "below the first word of the header"


# -- everything else -------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_cards_are_a_table_on_a_small_screen(shape: str) -> None:
    own = shown(turn(seat("D4=granite[G]"), seat(), players=2).state, shape)
    for board in (boards.the_city, boards.the_persons):
        drawing = board(table(own), ROOM)()
        regions = {spot.region.height for spot in drawing.spots}
        assert (regions == {1}) == (shape == SMALL)


def test_at_the_start_only_land_to_begin_with_is_offered() -> None:
    state = turn(seat(), seat(), players=2).state
    start, later = (shown(state, kind=kind) for kind in ("choose_start_land", "choose_tile"))
    first, all_of_it = (boards.the_land(table(each), ROOM)().targets for each in (start, later))
    assert {target.partition(":")[0] for target in first} == {"slot"}
    assert {target.removeprefix("slot:") for target in first} < {*COLOURS}
    assert {target.partition(":")[0] for target in all_of_it} == {"slot", "special"}


def test_the_next_slot_of_a_row_is_marked_while_its_tile_is_under_the_cursor() -> None:
    columns = {"create_land": "Y", "build": "R", "move_sun": "J"}
    state = turn(seat(rows=["R", "", ""]), seat(), players=2, columns=columns).state
    for kind, cursor, marked in (
        ("choose_action_tile", "column:build", 1),
        ("choose_action_tile", "column:move_sun", 3),
        ("choose_action_tile", None, 0),
        ("choose_tile", "column:build", 0),
    ):
        own = shown(state, kind=kind, cursor=cursor)
        assert text(boards.the_mine(table(own), ROOM)).count("[ ]") == marked


def test_the_others_are_lines_or_small_worlds_where_the_screen_is_large() -> None:
    state = position(seat(), seat(), seat(), dragon=B)
    for shape in SHAPES:
        drawn = text(boards.the_others(table(shown(state, shape)), ROOM))
        assert (wording().say.board_others() in drawn) == (shape in (SMALL, HOME))
        dragon = wording().terms.sign("dragon")
        assert (drawn.count(dragon), f"{NAMES[B][0]} {dragon}" in drawn) == (1, True)


# -- moments ---------------------------------------------------------------------------------------


def test_a_moment_is_shown_on_the_boards_of_whoever_did_it() -> None:
    state = turn(seat(), seat(), players=2).state
    own = table(shown(state))
    moved = [events.RoundBegins(None, 2), events.Laid(B, tile="granite", field="D4", cubes=0)]
    assert boards.stills_of(own, moved)[0].seat == B
    assert boards.stills_of(own, [events.NoActionTile(None)])[0].seat == A


def test_only_boards_on_which_something_moves_are_drawn_in_a_moment() -> None:
    own = seat("D4=granite", rows=["RRR", "", ""])
    state = position(own, seat(), players=2)
    terms, told = wording().terms, shown(state)
    land = stills([events.Laid(A, tile="granite", field="D4", cubes=0)], own, own, A, terms)
    row = stills([events.FilledRow(A, "red")], own, own, A, terms)
    phase = stills([events.RoundBegins(A, 2)], own, own, A, terms)
    moves = [{*boards.moves_of(told, frames, "city")} for frames in (land, row, phase)]
    assert moves == [{"mine", "world"}, {"mine"}, {"city"}]


# -- the layout ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shape", "page", "first"),
    [
        (SMALL, "city", ["city"]),
        (SMALL, "map", ["world"]),
        (HOME, "map", ["world"]),
        (HOME, "city", ["city"]),
        (LARGE, "map", ["world"]),
        (LARGE, "city", ["city", "mini"]),
        (HUGE, "city", ["world", "mine"]),
    ],
)
def test_the_stage_has_the_map_or_the_page_and_a_small_world_beside_cards_on_a_large_screen(
    shape: str, page: str, first: list[str]
) -> None:
    own = shown(position(seat(), seat(), seat()), shape)
    columns = layout.columns_of(table(own), page)
    names = [name for name, _ in boards_of(columns[0])]
    assert names[: len(first)] == first
    assert ("mini" in names) == ("mini" in first)


def boards_of(column: Any) -> list[tuple[str, int]]:
    """The boards of a column from the top, whatever columns lie within it."""
    found: list[tuple[str, int]] = []
    for content, size in column[1]:
        if isinstance(content, str):
            found.append((content, size))
        else:
            for inner in content:
                found += boards_of(inner)
    return found


@pytest.mark.parametrize(("shape", "lines"), [(HOME, 3), (LARGE, None)])
def test_the_others_have_a_line_each_and_one_for_the_heading(shape: str, lines: int | None) -> None:
    own = shown(position(seat(), seat(), seat()), shape)
    sizes = dict(boards_of(layout.columns_of(table(own), "map")[0]))
    assert (sizes["others"] == lines) == (lines is not None)
    assert sizes["others"] >= 3


def test_a_banner_lies_across_the_stage_only_and_all_else_stands_still() -> None:
    own = seat("D4=granite")
    told = shown(position(own, seat(), players=2))
    before = boards.the_map(cast("Table", SimpleNamespace(shown=told, marked={})), ROOM)
    frames = stills([events.RoundBegins(A, 2)], own, own, A, wording().terms)
    moves = boards.moves_of(told, frames, "city")
    assert "Round 2 begins" in moves["city"](ROOM, before, 0).text()
    laid = stills([events.Laid(A, tile="granite", field="D4", cubes=0)], own, own, A, wording().terms)
    moves = boards.moves_of(told, laid, "city")
    assert moves["world"](ROOM, before, 0).targets == {f"{target}@{A}" for target in before.targets}
    assert boards._during("city", told, laid, False, ROOM, before, 0) is before
    assert boards._during("world", told, frames, False, ROOM, before, 0) is before


def test_beside_cards_the_player_s_own_world_says_where_cubes_and_temples_are() -> None:
    say = wording().say
    own = shown(position(seat("D4=granite[G] E4=bamboo+temple E3=redwood[N]"), seat(), players=2), LARGE)
    drawn = text(boards.the_own_world(table(own), ROOM))
    granite, redwood = (
        say.board_own_cube(cube=wording().terms.colour(c), fields=f) for c, f in ((2, "D4"), (1, "E3"))
    )
    assert granite in drawn
    assert redwood in drawn
    assert say.board_own_temple(fields="E4") in " ".join(drawn.split())
    bare = text(boards.the_own_world(table(shown(position(seat("D4=granite")), LARGE)), ROOM))
    assert "D4" not in bare


def test_a_banner_leaves_boards_beside_the_stage_as_they_are() -> None:
    own = seat("D4=granite")
    told = shown(position(own, seat(), players=2))
    before = boards.the_map(cast("Table", SimpleNamespace(shown=told, marked={})), ROOM)
    both = [
        *stills([events.RoundBegins(A, 2)], own, own, A, wording().terms),
        *stills([events.Laid(A, tile="granite", field="D4", cubes=0)], own, own, A, wording().terms),
    ]
    for stage in ("city", "world", "persons"):
        moves = boards.moves_of(told, both, stage)
        assert {*moves} == {stage, "world", "mine"}
        drawn = {board: move(ROOM, before, 0) for board, move in moves.items()}
        assert [board for board, each in drawn.items() if each is not before] == [stage]
