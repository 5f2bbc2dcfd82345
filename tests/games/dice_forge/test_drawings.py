"""The drawings of Dice Forge: every fact of the view at every size, legible without colours."""

import random
import re
from collections.abc import Callable, Iterator, Sequence

import pytest
from rich.cells import cell_len

from rulesets.core import Event
from rulesets.dice_forge.advice.glory import glory_of
from rulesets.dice_forge.components import CARDS, DICE, PLACES, SANCTUARY, SIDES
from rulesets.dice_forge.deeds import rolls_in
from rulesets.dice_forge.view import DiceForgeView, view
from tabletop_tui.games.dice_forge.drawings import heroes, islands, sanctuary
from tabletop_tui.games.dice_forge.drawings.averages import average_lines
from tabletop_tui.games.dice_forge.drawings.bench import _stacked, brief, changes_in, draw_bench
from tabletop_tui.games.dice_forge.drawings.heroes import Shown, draw_heroes, draw_small_heroes
from tabletop_tui.games.dice_forge.drawings.islands import Marks, draw_islands, draw_small_islands
from tabletop_tui.games.dice_forge.drawings.plates import PIPS, picture_of
from tabletop_tui.games.dice_forge.drawings.sanctuary import draw_sanctuary, draw_small_sanctuary
from tabletop_tui.games.dice_forge.drawings.trays import draw_trays, frames_of, throws_in
from tabletop_tui.games.dice_forge.terms import Part, Terms
from tabletop_tui.paint.drawing import Drawing, Region, cells, wrap
from tabletop_tui.paint.glyphs import to_ascii
from tabletop_tui.paint.pictures import Look, sprites
from tabletop_tui.paint.themes import DARK
from tabletop_tui.text.words import WHOLE
from tests.games.dice_forge.games import NAMES, moments, wording
from tests.rulesets.dice_forge.builders import acting, answer, hero, position, table_at
from tests.whole import in_turn

PICTURES, MONO, ASCII = Look(), Look(pictures=False, mono=True), Look(pictures=False, ascii=True)
TILES = (islands.HOME, islands.LARGE, islands.HUGE)
PLATES = (sanctuary.HOME_PLATES, sanctuary.LARGE_PLATES)
PANELS = ((heroes.ROWS, 120), (heroes.TALL, 160), (heroes.FULL, 200))
PIXELS = set("▀▄")
BLOCK = "plate-barred"
"""The role of the sign of what can't be had now."""


def terms(language: str = "en", look: Look = PICTURES) -> Terms:
    """The names and signs of a language, as this terminal shows them."""
    said = wording(language)
    if look.ascii:
        said.in_ascii()
    return said.terms


def views(seats: int = 4, seed: int = 7, share: float = 0.015) -> Iterator[tuple[DiceForgeView, list[Event]]]:
    """Positions of a random game, each with all that was told so far."""
    chance = random.Random(seed)
    told: list[Event] = []
    for moment in moments(seats, seed):
        told += moment.told
        if chance.random() < share or (moment.decision.kind == "forge_slot" and chance.random() < 0.1):
            yield moment.view, list(told)


def marks_of(sight: DiceForgeView) -> Marks:
    """Half of everything may be chosen, the rest can't and is new."""
    targets = [f"place:{slot}" for slot in PLACES] + [f"buy:{face}" for face in SANCTUARY]
    nouns = frozenset({"place", "buy"})
    return Marks(frozenset(targets[::2]), nouns, nouns, frozenset(targets[1::2]))


def chosen(drawing: Drawing, noun: str) -> set[str]:
    """The targets of a noun, without those that are only looked at."""
    return {target for target in drawing.targets if target.partition(":")[0] == noun}


def part(drawing: Drawing, target: str) -> str:
    """The text of a target's spot."""
    spot = drawing.spot(target)
    assert spot is not None, target
    rows = ["".join(run.text for run in line).ljust(drawing.width) for line in drawing.lines]
    region = spot.region
    return "\n".join(rows[y][region.x : region.right] for y in range(region.y, region.bottom))


def roles_in(drawing: Drawing, target: str) -> str:
    """The roles of the cells of a target's spot."""
    spot = drawing.spot(target)
    assert spot is not None, target
    lines = drawing.lines[spot.region.y : spot.region.bottom]
    rows = ([run.role for run in line for _ in run.text] for line in lines)
    return " ".join(role for row in rows for role in row[spot.region.x : spot.region.right])


def shown_of(sight: DiceForgeView, told: list[Event]) -> Shown:
    """Everything that heroes can show."""
    rolls = {each.event.seat: each for each in rolls_in(told) if each.event.seat is not None}
    opened = frozenset({"die:0/1", "token:1/triton", "seat:2", "store:0/gold"})
    return Shown(sight.active, 1, 0, opened, (1, 0), (0, 0, 9), frozenset({2}), rolls)


def all_drawings(sight: DiceForgeView, told: list[Event], language: str, look: Look) -> Iterator[Drawing]:
    """Every board at every size."""
    said, names, marks = terms(language, look), NAMES[: len(sight.seats)], marks_of(sight)
    shown = shown_of(sight, told)
    for tile in TILES:
        yield draw_islands(sight, said, look, names, tile, marks)
    yield draw_small_islands(sight, said, names, 80, marks)
    for plate in PLATES:
        yield draw_sanctuary(sight, said, look, plate, marks, 2)
    yield draw_small_sanctuary(sight, said, 80, marks)
    for size, width in PANELS:
        yield draw_heroes(sight, said, look, names, size, width, shown)
    yield draw_small_heroes(sight, said, look, names, 80, shown)
    for room in (Region(0, 0, 80, 13), Region(0, 0, 84, 9), Region(0, 0, 112, 14), Region(0, 0, 140, 20)):
        yield draw_bench(sight, said, look, sight.forging or 0, room, frozenset({"die:0/1/1"}))
    for throw in throws_in(told)[-3:]:
        for frame in (0, frames_of(throw) - 1):
            for room in (Region(0, 0, 80, 21), Region(0, 0, 120, 16), Region(0, 0, 160, 26)):
                yield draw_trays(sight, said, look, names, throw, frame, room, sight.active)
    yield Drawing(tuple(average_lines(sight, said, names, 76)))


@pytest.mark.parametrize(("look", "language"), in_turn([PICTURES, MONO, ASCII], WHOLE))
def test_every_glyph_is_one_cell_wide_and_every_role_means_something(language: str, look: Look) -> None:
    for sight, told in views(seats=4 if language == "en" else 3):
        for drawing in all_drawings(sight, told, language, look):
            text = drawing.text()
            assert "⟦" not in text
            for char in set(text) - {"\n"}:
                assert cell_len(char) == 1, char
                assert not look.ascii or char == "?" or to_ascii(char) != "?", char
            assert look.pictures or not PIXELS & set(text)
            words = {word for line in drawing.lines for run in line for word in run.role.split()}
            assert [word for word in words if not DARK.knows(word) and "px:" not in word] == []


def test_no_drawing_is_wider_than_its_room() -> None:
    for sight, told in views(3, 3):
        for language in WHOLE:
            said, shown = terms(language), shown_of(sight, told)
            for size, width in PANELS:
                drawing = draw_heroes(sight, said, PICTURES, NAMES[:3], size, width, shown)
                assert (drawing.width, drawing.height) == (width, size.height)
            for tile, plate, width in zip(TILES, (*PLATES, PLATES[1]), (120, 160, 200), strict=True):
                assert tile.board[0] + plate.board[0] <= width
                assert tile.board[1] >= plate.board[1]


@pytest.mark.parametrize("look", [PICTURES, MONO, ASCII], ids=["pictures", "mono", "ascii"])
@pytest.mark.parametrize("language", WHOLE)
def test_every_card_shows_name_cost_glory_and_how_many_are_left(language: str, look: Look) -> None:
    said = terms(language, look)
    for sight, _ in views(3):
        drawings = [
            *(draw_islands(sight, said, look, NAMES, tile, Marks()) for tile in TILES),
            draw_small_islands(sight, said, NAMES, 80, Marks()),
        ]
        for drawing in drawings:
            assert chosen(drawing, "place") == {f"place:{slot}" for slot in PLACES}
            for slot, card in sight.layout.items():
                text = part(drawing, f"place:{slot}")
                assert said.card(card, "short") in text
                if sight.stacks[slot]:
                    assert "".join(run.text for run in said.price(card)) in text
                    assert f"{CARDS[card].vp}{said.signs[3]}" in text
                    assert f"{said.sign('×')}{sight.stacks[slot]}" in text


def test_what_can_be_chosen_has_its_key_on_a_chip_and_the_rest_is_quiet() -> None:
    sight = view(acting(hero(moon=2, gold=3)).state, 0)
    marks = Marks(frozenset({"place:moon3", "buy:G4"}))
    for drawing, one, other in (
        (draw_islands(sight, terms(), PICTURES, NAMES, islands.HOME, marks), "place:moon3", "place:moon4"),
        (draw_sanctuary(sight, terms(), PICTURES, sanctuary.HOME_PLATES, marks), "buy:G4", "buy:S1"),
    ):
        spot = drawing.spot(one)
        assert spot is not None
        x, y = spot.label_at or (0, 0)
        roles = [run.role for run in drawing.lines[y] for _ in run.text]
        assert roles[x - 1 : x + 2] == ["chip"] * 3
        loud, quiet = (roles_in(drawing, each) for each in (one, other))
        assert "ground-blue" in loud or "px:l:" in loud, "its ground is in full colour"
        assert "ground-blue" not in quiet
        assert "px:q:" in quiet


def test_every_plate_shows_price_and_stock_and_a_ship_its_reduced_price() -> None:
    sight = view(acting(hero(gold=4), pools={"S1": 0}).state, 0)
    for drawing in (
        draw_sanctuary(sight, terms(), PICTURES, sanctuary.HOME_PLATES, Marks(), 2),
        draw_sanctuary(sight, terms(), PICTURES, sanctuary.LARGE_PLATES, Marks(), 2),
        draw_small_sanctuary(sight, terms(), 80, Marks(), 2),
    ):
        assert chosen(drawing, "buy") == {f"buy:{face}" for face in SANCTUARY}
        assert "gone" in part(drawing, "buy:S1")
        assert "10●" in part(drawing, "buy:V4")
        assert "×4" in part(drawing, "buy:G3")
        assert "0●" in part(drawing, "buy:M1")


@pytest.mark.parametrize("look", [PICTURES, MONO, ASCII], ids=["pictures", "mono", "ascii"])
def test_every_hero_shows_stores_limits_glory_and_all_faces(look: Look) -> None:
    said = terms("en", look)
    for sight, told in views(3, 5):
        shown = shown_of(sight, told)
        small = draw_small_heroes(sight, said, look, NAMES[:3], 80, shown)
        sized = [draw_heroes(sight, said, look, NAMES[:3], size, width, shown) for size, width in PANELS]
        for drawing in (small, *sized):
            for seat, own in enumerate(sight.seats):
                for resource, word in enumerate(("gold", "sun", "moon")):
                    held = f"{said.signs[resource]}{own.stores[resource]}/{own.limits[resource]}"
                    assert held in part(drawing, f"store:{seat}/{word}")
                assert f"{sum(glory_of(own))}{said.signs[3]}" in part(drawing, f"store:{seat}/vp")
                assert NAMES[seat][0] in part(drawing, f"seat:{seat}")
                assert (drawing.spot(f"hammer:{seat}") is not None) == ("hammer" in own.cards)
                assert (drawing.spot(f"token:{seat}/triton") is not None) == bool(own.triton)
                assert all(drawing.spot(f"die:{seat}/{die + 1}") for die in range(DICE))


def test_a_hero_at_home_size() -> None:
    anna = hero(gold=7, sun=2, moon=4, vp=9, cards="hammer owl owl bear", shows="G4 M1", hammer=7, triton=1)
    anna.portal = 5
    sight = view(acting(anna, players=4).state, 0)
    drawing = draw_heroes(sight, terms(), MONO, NAMES, heroes.ROWS, 120, Shown(0, 0, 0))
    text = drawing.text()
    for said in ("9+10 = 19★", "●7/12", "☾4/6", "⚒7/30", "1●×4", "Triton", "Hammer"):
        assert said in text


def test_the_bench_shows_both_dice_with_what_a_roll_would_bring() -> None:
    table = acting(hero(gold=9))
    answer(table, "buy:G4")
    sight, opened = view(table.state, 0), frozenset({"die:0/1/1", "die:0/2/6"})
    drawing = draw_bench(sight, terms(), MONO, 0, Region(0, 0, 84, 9), opened)
    assert chosen(drawing, "die") == {f"die:0/{die}/{slot}" for die in (1, 2) for slot in range(1, SIDES + 1)}
    text = drawing.text()
    assert "new face" in text
    assert "+.5●" in text
    assert "+.67●" in text
    both = (Part("+", "0.22", "☀", "coral"), Part("−", "0.67", "●", "dim"))
    cut = {room: "".join(run.text for run in brief(both, room)) for room in (9, 10, 11)}
    assert cut == {9: "+☀−●", 10: "+.22☀−.67●", 11: "+.22☀ −.67●"}
    for height in range(6, 14):
        drawing = draw_bench(sight, terms(), MONO, 0, Region(0, 0, 70, height), opened)
        spots = [spot for spot in drawing.spots if spot.target.startswith("die:")]
        assert all(0 <= spot.region.y < spot.region.bottom <= height for spot in spots), height
        assert len({spot.label_at for spot in spots}) == DICE * SIDES


def test_before_a_purchase_the_bench_shows_what_each_die_would_gain_or_what_a_roll_brings() -> None:
    sight = view(acting(hero(gold=9)).state, 0)
    wanted = draw_bench(sight, terms(), MONO, 0, Region(0, 0, 82, 6), frozenset(), "G4").text()
    assert wanted.count("+.5●") == DICE, "once on each die, over the face to give up"
    assert "new face" in wanted
    idle = draw_bench(sight, terms(), MONO, 0, Region(0, 0, 82, 6), frozenset()).text()
    assert "new face" not in idle
    assert re.search(r"1\.\d+●", idle), "the average of a roll"


@pytest.mark.parametrize("look", [PICTURES, ASCII], ids=["pictures", "ascii"])
def test_what_cannot_be_had_now_keeps_its_colours_and_has_a_sign(look: Look) -> None:
    """Only where the decision is about it; what it isn't about is grey, without a sign."""
    said = terms(look=look)
    sight = view(acting(hero(gold=9)).state, 0)
    opened = frozenset({"place:moon1", "buy:G3"})
    nouns = frozenset({"place", "buy"})
    about, other, between = Marks(opened, nouns, nouns), Marks(opened), Marks(opened, coloured=nouns)
    barred, left = said.sign("barred"), len(PLACES) - 1
    piles = sum(bool(sight.pools[face]) for face in SANCTUARY) - 1
    drawn: Sequence[tuple[Callable[[Marks], Drawing], int]] = (
        (lambda marks: draw_islands(sight, said, look, NAMES[:3], islands.HOME, marks), left),
        (lambda marks: draw_sanctuary(sight, said, look, sanctuary.HOME_PLATES, marks), piles),
        (lambda marks: draw_small_islands(sight, said, NAMES[:3], 80, marks), left),
        (lambda marks: draw_small_sanctuary(sight, said, 80, marks), piles),
    )
    for draw, count in drawn:
        signs = [run for line in draw(about).lines for run in line if BLOCK in run.role]
        assert sum(run.text.count(barred) for run in signs) == count
        for marks in (other, between):
            assert not any(BLOCK in run.role for line in draw(marks).lines for run in line)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_names_of_the_dice_on_the_bench_touch_no_plate(language: str) -> None:
    table = acting(hero(gold=9))
    answer(table, "buy:G4")
    sight, said = view(table.state, 0), wording(language).terms
    drawing = draw_bench(sight, said, PICTURES, 0, Region(0, 0, 82, 9), frozenset())
    for die in range(DICE):
        name = said.die_short(die)
        x, y = next((row.find(name), y) for y, row in enumerate(drawing.text().split("\n")) if name in row)
        grounds = {role_at(drawing, beside, y) for beside in (x - 1, x + len(name))}
        assert grounds <= {"", "ground-panel"}, name


def role_at(drawing: Drawing, x: int, y: int) -> str:
    """The roles of a cell without those of the whole drawing's ink."""
    for run in drawing.lines[y]:
        if x < cells(run.text):
            assert run.text[x] == " "
            return run.role
        x -= cells(run.text)
    return ""


def test_all_that_a_times_three_changes_is_named_where_its_numbers_have_no_room() -> None:
    more = (
        *(Part("+", "0.39", "●", "yellow"), Part("+", "0.06", "☀", "coral"), Part("+", "0.11", "☾", "blue")),
        Part("", "", "choice", "purple"),
    )
    less = (Part("−", "", "choice", "dim"),)
    for sides in ((more, ()), (more, less), ((), less)):
        for line in [*changes_in(sides[0], sides[1], 6, 2), *_stacked(sides[0], sides[1], 6)]:
            text = "".join(run.text for run in line)
            assert text in ("+●☀☾?", "−?"), text


def test_a_roll_of_everyone_is_one_throw_and_the_last_frame_says_what_it_brings() -> None:
    rolls = [(0, "X3 G1"), (1, "G6 S1"), (2, "MIR C1")]
    table = table_at(position(hero(gold=3), hero(gold=10), hero(), rolls=rolls), "blessing")
    told = [event for part in table.story for event in part]
    (throw,) = throws_in(told)
    assert [roll.event.seat for roll in throw.rolls] == [0, 1, 2]
    last = frames_of(throw) - 1
    room = Region(0, 0, 120, 16)
    text = draw_trays(view(table.state, 0), terms(), MONO, NAMES[:3], throw, last, room, 0).text()
    for said in ("1● thrice", "+3 ●", "3 → 6 of 12", "10 → 12 of 12", "4● lost: store full", "+1 ☀"):
        assert said in text, said
    first = draw_trays(view(table.state, 0), terms(), MONO, NAMES[:3], throw, 0, room, 0).text()
    assert "thrice" not in first
    assert "→" not in first


def test_dice_are_as_large_as_trays_have_room_for() -> None:
    """The line of labels below them tells how high they are."""
    rolls = [(0, "G6 G1"), (1, "G6 G1"), (2, "G6 G1")]
    table = table_at(position(hero(), hero(), hero(), rolls=rolls), "blessing")
    (throw,) = throws_in([event for part in table.story for event in part])
    sight, last = view(table.state, 0), frames_of(throw) - 1
    for width, height, look, label in ((160, 26, PICTURES, 16), (120, 16, PICTURES, 8), (160, 26, MONO, 13)):
        room = Region(0, 0, width, height)
        lines = draw_trays(sight, terms(look=look), look, NAMES[:3], throw, last, room, 0).text().split("\n")
        assert lines[label].count("6●") == 3, (width, height)


def test_four_rolls_of_one_die_are_counted() -> None:
    table = acting(hero(sun=6), rolls=[(0, "1:G1")] * 4)
    answer(table, "feat:sun7", "die:1")
    throws = throws_in(list(table.story[-1]))
    assert [(throw.number, throw.count) for throw in throws] == [(1, 4), (2, 4), (3, 4), (4, 4)]
    room = Region(0, 0, 120, 16)
    text = draw_trays(view(table.state, 0), terms(), MONO, NAMES[:3], throws[1], 9, room, 0).text()
    assert "roll 2 of 4" in text


def test_every_picture_is_used_and_every_face_has_one() -> None:
    drawn = {name for name, _ in sprites("dice_forge")}
    used = {picture_of(face) for face in PIPS} | set(CARDS)
    used |= {"hero", "moon_sky", "sun_sky", "die_light", "die_dark"}
    assert drawn == used


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_a_card_does_is_never_cut_off(language: str) -> None:
    """One line of each small card, two of each large one."""
    terms = wording(language).terms
    for card in CARDS:
        for size, does in (
            (islands.HOME, terms.card(card, "tiny")),
            (islands.LARGE, terms.card(card, "few")),
        ):
            lines = wrap(does, size.text)
            assert len(lines) <= size.height - 2, (card, lines)
            assert all(cells(line) <= size.text for line in lines), (card, lines)
