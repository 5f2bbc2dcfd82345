"""A spotlight: what the strip speaks about is lit, all else is quiet, and it ends with the sentence."""

from pathlib import Path

import pytest
from rich.style import Style

from rulesets import BUILT
from tabletop_tui.paint.drawing import Line
from tabletop_tui.paint.pictures.shades import Rgb
from tabletop_tui.paint.region import Region
from tabletop_tui.paint.roles import is_ground
from tabletop_tui.paint.spotlight import GLOW, lit_columns, quieted
from tabletop_tui.paint.themes import DARK, LIGHT, MONO, PALETTES, SIXTEEN, Palette
from tabletop_tui.play import acts
from tabletop_tui.play.lesson import OPEN, Step, lesson_of
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.voices import LESSON, speaking
from tabletop_tui.tui.widgets.board import BoardWidget
from tests.conformance.every_game import load_rules
from tests.play.lessons.test_at_the_screen import at, choose, on_lesson, step_of
from tests.tui.driving import HOME, OWN, SMALL, sitting
from tests.tui.lobby.driving import Visitor, visiting
from tests.whole import sampled

CURSOR = frozenset({"ring", "cursor", "cursor-line", "hover"})


def roles(line: Line) -> list[tuple[str, str]]:
    """Character and role of every cell."""
    return [(char, role) for text, role in line for char in text]


def rows(board: BoardWidget) -> list[Line]:
    return [board.row(y) for y in range(board.extent.height)]


def lit_regions(board: BoardWidget) -> list[Region]:
    """Where the lit spots of a board lie in its widget."""
    area = board.content_region
    return [
        place.moved(-area.x, -area.y)
        for spot, place in board.places()
        if board.lit is None or spot.target in board.lit
    ]


def assert_lit(board: BoardWidget) -> None:
    """Lit spots look as they would without the light; no words change; what lies outside is quiet."""
    shown, light = rows(board), board.lit
    board.lit = None
    plain = rows(board)
    board.lit = light
    for y, (now, before) in enumerate(zip(shown, plain, strict=True)):
        lit = lit_columns(lit_regions(board), y) if light is not None else range(board.extent.width)
        for x, ((char, role), (was, loud)) in enumerate(zip(roles(now), roles(before), strict=True)):
            assert char == was
            if x in lit:
                assert role == loud
            else:
                assert role in (GLOW, quieted(loud))
                assert role != GLOW or char == " "


async def settled(visitor: Visitor) -> None:
    for _ in range(3):
        await visitor.pilot.pause()


def lit_boards(screen: GameScreen) -> list[BoardWidget]:
    return [board for board in screen.board_widgets if board.lit is not None]


def steps() -> list[tuple[str, int, Step]]:
    """All steps; in the suite, one in three."""
    every = [(game, number, step) for game in BUILT for number, step in enumerate(lesson_of(game))]
    return every[:: sampled(5, 1)]


@pytest.mark.parametrize(("game", "number", "step"), steps(), ids=lambda value: getattr(value, "id", value))
async def test_what_a_step_speaks_of_is_loud_and_all_else_is_quiet(
    tmp_path: Path, game: str, number: int, step: Step
) -> None:
    app, named = on_lesson(tmp_path, game, number), frozenset(step.speaks_of or (step.about,))
    async with visiting(app, HOME) as visitor:
        await settled(visitor)
        screen = at(visitor)
        met = set[str]()
        for key in (*step.solution, ""):
            voice = speaking(screen._voices())
            there = {board.id for board in screen.board_widgets}
            there |= {target for board in screen.board_widgets for target in board.drawing.targets}
            if voice.kind == LESSON and step_of(visitor).outcome == OPEN:
                assert voice.lit == named
                assert bool(lit_boards(screen)) <= bool(named & there)
                for board in screen.board_widgets:
                    assert_lit(board)
                    assert board.id not in named or board.lit is None
            met |= named & there
            if key:
                await choose(visitor, key)
        assert met == named, "what a step speaks of comes into sight"
        assert step_of(visitor).outcome != OPEN
        assert lit_boards(screen) == [], "the light goes with the sentence"


@pytest.mark.parametrize("game", BUILT)
async def test_a_hint_of_a_lesson_lights_the_next_answer(tmp_path: Path, game: str) -> None:
    async with visiting(on_lesson(tmp_path, game, 1), HOME) as visitor:
        await settled(visitor)
        await visitor.press("h")
        screen, answer = at(visitor), step_of(visitor).next_key
        target = next(entry.target for entry in screen.scene.entries if entry.key == answer)
        assert target is not None
        assert speaking(screen._voices()).lit == frozenset({target})
        holding = [board for board in screen.board_widgets if target in board.drawing.targets]
        assert all(board.lit == frozenset({target}) for board in holding)


@pytest.mark.parametrize("game", BUILT)
async def test_the_light_of_a_note_ends_with_the_note(game: str) -> None:
    people = (Person("Ana", "red", coached=True), Person("Ben", "blue"))
    async with sitting(Session.new(load_rules(game), people, 3), HOME) as here:
        for _ in range(40):
            decision = here.game.scene.decision
            if decision is None:
                await here.press(OWN)
            elif here.game.coaching.note is None or not lit_boards(here.game):
                here.session.do(acts.answer(decision.options[0].key, decision.seat))
                await here.pilot.pause()
            else:
                break
        assert here.game.coaching.note is not None
        for board in here.game.board_widgets:
            assert_lit(board)
        await here.press("ctrl+k")
        await here.pilot.pause()
        assert lit_boards(here.game) == []


async def test_on_a_small_screen_the_light_goes_when_the_text_has_been_read(tmp_path: Path) -> None:
    people = (Person("Ana", "red", coached=True), Person("Ben", "blue"))
    async with sitting(Session.new(load_rules("orbis"), people, 3), SMALL) as here:
        assert lit_boards(here.game)
        await here.press("right", "left")  # the note has two parts
        assert lit_boards(here.game) == []


def test_pictures_are_greys_keys_and_seats_are_grey_and_the_cursor_stays() -> None:
    assert quieted("px:l:f0524b ground-px:l:66302e") == "px:q:f0524b ground-px:q:66302e"
    assert quieted("chip") == quieted("plate") == quieted("seat-red") == "chip-quiet"
    assert quieted("strong ground-red-bar") == "dim ground-panel"
    assert quieted("good ground-bar") == "dim ground-bar"
    assert quieted("") == "dim"
    for word in CURSOR:
        assert quieted(f"{word} px:l:f0524b") == f"{word} px:l:f0524b"


def test_the_glow_is_around_a_region_two_cells_beside_it_and_one_above() -> None:
    region = [Region(4, 2, 3, 2)]
    assert lit_columns(region, 2) == {4, 5, 6}
    assert lit_columns(region, 1) == frozenset()
    assert lit_columns(region, 1, around=True) == lit_columns(region, 4, around=True) == {*range(2, 9)}


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
@pytest.mark.parametrize("ground", ["ground-base", "ground-panel", "ground-bar", "ground-raised"])
def test_quiet_words_can_be_read(palette: Palette, ground: str) -> None:
    for word in ("dim", "chip-quiet"):
        assert contrast(palette.style(f"{word} {ground}")) >= 3


def contrast(style: Style) -> float:
    assert style.color is not None
    assert style.bgcolor is not None
    inks = [Rgb.of(colour.name) for colour in (style.color, style.bgcolor)]
    low, high = sorted(luminance(ink) for ink in inks)
    return (high + 0.05) / (low + 0.05)


def luminance(rgb: Rgb) -> float:
    parts = [part / 255 for part in (rgb.red, rgb.green, rgb.blue)]
    red, green, blue = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_only_true_colours_glow() -> None:
    glowing = {name for name, palette in PALETTES.items() if palette.style(GLOW).bgcolor is not None}
    assert glowing == {"dark", "light", "distinct"}
    assert SIXTEEN.style("dim").dim
    assert MONO.style("dim").dim
    assert is_ground(GLOW)


async def test_no_light_shines_between_the_words_of_a_title_above_what_is_lit() -> None:
    async with sitting(
        Session.new(load_rules("papyria"), [Person("Ana", "red"), Person("Ben", "blue")], 7)
    ) as table:
        await table.pilot.pause()
        glowing = 0
        for board in table.game.board_widgets:
            for target in board.drawing.targets:
                board.lit = frozenset({target})
                for cells in map(roles, rows(board)):
                    glowing += sum(role == GLOW for _, role in cells)
                    for before, (char, role), after in zip(cells, cells[1:], cells[2:], strict=False):
                        if char == " " and before[0].isalpha() and after[0].isalpha():
                            assert role != GLOW
        assert glowing
