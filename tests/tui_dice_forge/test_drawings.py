"""The drawings of Dice Forge: every fact of the view at every size, legible without colours."""

import random
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from rulesets.dice_forge.components import CARDS, DICE, FACES, PLACES, POOLS, SIDES
from rulesets.dice_forge.preview import can_buy, can_perform, glory_of
from rulesets.dice_forge.view import DiceForgeView, view
from tabletop_tui.drawing import Drawing, Line, cells
from tabletop_tui.games.dice_forge import heroes, rolls
from tabletop_tui.games.dice_forge.averages import average_lines
from tabletop_tui.games.dice_forge.heroes import Grid, draw_heroes, grid_of
from tabletop_tui.games.dice_forge.islands import Payable, draw_islands
from tabletop_tui.games.dice_forge.layout import layout_of, small_layout
from tabletop_tui.games.dice_forge.sanctuary import Sanctuary
from tabletop_tui.glyphs import to_ascii
from tabletop_tui.themes import DARK
from tabletop_tui.words import LANGUAGES
from tests.dice_forge.builders import acting, hero, rolled
from tests.tui_dice_forge.games import NAMES, moments, wording

GRIDS = {
    heroes.COMPACT: Grid(heroes.COMPACT, 2, 39),
    heroes.FOLDED: Grid(heroes.FOLDED, 4, 29),
    heroes.ROW: Grid(heroes.ROW, 2, 59),
    heroes.FRAMED: Grid(heroes.FRAMED, 3, 52),
}


def views(seats: int = 4, seed: int = 7) -> Iterator[DiceForgeView]:
    chance = random.Random(seed)
    for moment in moments(seats, seed):
        if chance.random() < 0.15:
            yield moment.view


def part(drawing: Drawing, target: str) -> str:
    """The text of a target's spot."""
    spot = drawing.spot(target)
    assert spot is not None, target
    rows = ["".join(run.text for run in line) for line in drawing.lines]
    region = spot.region
    return "\n".join(rows[y][region.x : region.right] for y in range(region.y, region.bottom))


def text_of(*lines: Line) -> str:
    return "\n".join("".join(run.text for run in line).rstrip() for line in lines)


def payable_of(sight: DiceForgeView) -> Payable:
    seat = sight.active or 0
    return Payable(
        [slot for slot in PLACES if can_perform(sight, seat, slot)],
        [face for pool in POOLS.values() if pool.cost for face in pool.faces if can_buy(sight, seat, face)],
    )


def all_drawings(sight: DiceForgeView, language: str) -> list[Drawing]:
    terms, payable = wording(language).terms, payable_of(sight)
    pools = Sanctuary(sight, terms, payable, {})
    drawn = [draw_islands(sight, terms, NAMES, width, payable) for width in (54, 59, 80)]
    drawn.append(draw_islands(sight, terms, NAMES, 90, payable, tall=True))
    drawn += [pools.draw(54), pools.draw(60, tall=True), pools.draw_small(80)]
    drawn += [draw_heroes(sight, terms, NAMES, grid) for grid in GRIDS.values()]
    found = [rolls.Outcome(roll) for roll in sight.rolls]
    lines = [
        *rolls.roll_lines(sight, terms, NAMES, found, 60),
        rolls.strip(sight, terms, NAMES, found, 78),
        *average_lines(sight, terms, NAMES, 76),
    ]
    return [*drawn, Drawing(tuple(lines))]


# -- all of them -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_glyph_is_one_cell_wide_and_has_an_ascii_likeness(language: str) -> None:
    for sight in views():
        for drawing in all_drawings(sight, language):
            text = drawing.text()
            assert "⟦" not in text
            for char in set(text) - {"\n"}:
                assert cell_len(char) == 1, char
                assert to_ascii(char) != "?" or char == "?", char
            assert to_ascii(text).isascii()


def test_every_role_means_something_to_the_palettes() -> None:
    for sight in views():
        for drawing in all_drawings(sight, "en"):
            words = {word for line in drawing.lines for run in line for word in run.role.split()}
            assert [word for word in words if not DARK.knows(word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_drawing_is_wider_than_its_room(language: str) -> None:
    for sight in views(3, 3):
        terms, payable = wording(language).terms, payable_of(sight)
        found = [rolls.Outcome(roll) for roll in sight.rolls]
        for width in (54, 59, 79):
            assert draw_islands(sight, terms, NAMES, width, payable).width == width
            assert cells(text_of(rolls.strip(sight, terms, NAMES, found, width))) <= width
            for line in rolls.roll_lines(sight, terms, NAMES, found, width):
                assert cells(text_of(line)) <= width


# -- islands and sanctuary -------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "tall"), [(54, False), (59, False), (80, False), (90, True)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_shows_cost_card_glory_and_how_many_are_left(
    width: int, language: str, *, tall: bool
) -> None:
    terms = wording(language).terms
    for sight in views(3):
        drawing = draw_islands(sight, terms, NAMES, width, payable_of(sight), tall=tall)
        assert drawing.targets == {f"place:{slot}" for slot in PLACES}
        for slot, card in sight.layout.items():
            row, text = CARDS[card], part(drawing, f"place:{slot}")
            assert terms.price(row.cost_sun, row.cost_moon) in text
            assert terms.card_short(card)[:7] in text
            assert f"{row.vp}{terms.letters[3]}" in text
            assert f"×{sight.stacks[slot]}" in text
            assert not tall or terms.card_brief(card)[:20] in text


@pytest.mark.parametrize("tall", [False, True])
def test_what_can_be_paid_has_a_mark_and_not_only_a_colour(*, tall: bool) -> None:
    terms = wording().terms
    for sight in views(3):
        payable = payable_of(sight)
        islands = draw_islands(sight, terms, NAMES, 90, payable, tall=tall)
        for slot in PLACES:
            assert ("+" in part(islands, f"place:{slot}")) == (slot in payable.places)
        for drawing in (Sanctuary(sight, terms, payable, {}).draw(60), _small(sight, payable)):
            for pool in POOLS.values():
                if pool.cost is not None and len(pool.faces) == 1:
                    (face,) = pool.faces
                    marked = part(drawing, f"pool:{pool.pool}").lstrip().startswith("+")
                    assert marked == (face in payable.faces)


def _small(sight: DiceForgeView, payable: Payable) -> Drawing:
    return Sanctuary(sight, wording().terms, payable, {}).draw_small(80)


def test_a_hero_stands_at_the_portal() -> None:
    sight = view(acting(hero(portal=3), hero(portal=7)).state, 0)
    rows = draw_islands(sight, wording().terms, NAMES, 59, Payable()).text().split("\n")
    assert rows[2].startswith("P3 Ana ")
    assert rows[-1].startswith("P7 Ben ")
    assert rows[0].startswith("P1 · ")


def test_the_islands_at_home_size() -> None:
    sight = view(acting(hero(portal=3, moon=2, sun=1), stacks={"moon1": 0}).state, 0)
    text = draw_islands(sight, wording().terms, NAMES, 59, payable_of(sight)).text()
    assert text.split("\n") == [
        "P1 ·         1M Hammer   !  0V ×0    +1M Chest    !  2V ×3",
        "P2 ·        +2M Hind     ^  2V ×3     3M Satyrs   !  6V ×3",
        "P3 Ana       4M Ferryman   12V ×3     5M Helmet   !  4V ×3",
        "P4 ·         6M Cancer   !  8V ×3     6S Sphinx   ! 10V ×3",
        "             5S5M Hydra    26V ×3",
        "P5 ·         4S Gorgon     14V ×3     5S Mirror   ! 10V ×3",
        "P6 ·         2S Owl      ^  4V ×3     3S Minotaur !  8V ×3",
        "P7 ·        +1S Elder    ^  0V ×3    +1S Spirits  !  2V ×3",
    ]


def test_the_sanctuary_at_home_size() -> None:
    sight = view(acting(hero(gold=4), pools={"S1": 0}).state, 0)
    keys = {"G6": "5", "C1": "6", "S1V1": "7", "G2M1": "8"}
    text = Sanctuary(sight, wording().terms, payable_of(sight), keys).draw(59).text()
    assert text.split("\n") == [
        " 2G    +3G    ×4    +1M    ×4",
        " 3G    +4G    ×4     1S    ×0",
        " 4G [5]+6G    ×1 [6]+?1GSM ×1 [7]+1S+1V ×1 [8]+2G+1M ×1",
        " 5G     ?3G/2V×4",
        " 6G     2M    ×4",
        " 8G     2S    ×4     3V    ×4",
        "12G     4V    ×1     2M+2V ×1     ?2GSM ×1     1GSMV ×1",
        "Garden x3×4 Mir×4 Shp×4 Sh2S Sh2M Sh3G Sh3V BoR BoG BoY BoB",
    ]


def test_a_single_face_of_a_shared_pool_has_the_key_of_the_pool_beside_it() -> None:
    """With several of them the pool's own sign stands before all of their keys."""
    sight = view(acting(hero(gold=4)).state, 0)

    def places(*faces: str) -> tuple[int, int]:
        keys = dict(zip(faces, "5678", strict=False))
        drawing = Sanctuary(sight, wording().terms, payable_of(sight), keys).draw(59)
        spot = drawing.spot("pool:p4_mixed")
        assert spot is not None
        return spot.label_place[0], drawing.text().split("\n")[2].index("[5]")

    label, key = places("G2M1")
    assert label == key
    label, key = places("G6", "G2M1")
    assert label == key - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pool_can_be_picked_and_shows_its_faces(language: str) -> None:
    terms = wording(language).terms
    for sight in views(2):
        pools = Sanctuary(sight, terms, payable_of(sight), {})
        for drawing in (pools.draw(54), pools.draw(60, tall=True), pools.draw_small(80)):
            assert drawing.targets == {f"pool:{pool}" for pool in POOLS}
            for pool in POOLS.values():
                text = part(drawing, f"pool:{pool.pool}")
                for face in pool.faces:
                    left = sight.pools[face]
                    assert pool.cost is None or (terms.face(face) in text and f"×{left}" in text)
                    assert pool.cost is not None or (terms.face(face) in text) == bool(left)


# -- heroes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", GRIDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hero_shows_stores_limits_dice_cards_and_tokens(form: str, language: str) -> None:
    terms = wording(language).terms
    for sight in views(3, 5):
        drawing = draw_heroes(sight, terms, NAMES, GRIDS[form])
        text = drawing.text()
        for seat, own in enumerate(sight.seats):
            for resource, word in enumerate(("gold", "sun", "moon")):
                held = f"{own.stores[resource]}/{own.limits[resource]}"
                assert held in part(drawing, f"store:{seat}/{word}")
            gained, on_cards = glory_of(own)
            glory = f"{gained}+{on_cards}=" if on_cards else ""
            assert f"{glory}{gained + on_cards}{terms.letters[3]}" in part(drawing, f"store:{seat}/vp")
            assert NAMES[seat].text in part(drawing, f"seat:{seat}")
            for target, there, shown in (
                (f"token:{seat}/triton", own.triton, str(own.triton)),
                (f"token:{seat}/cerberus", own.cerberus, str(own.cerberus)),
                (f"hammer:{seat}", "hammer" in own.cards, f"{own.hammer}/{own.hammer + own.free_steps}"),
            ):
                assert (drawing.spot(target) is not None) == bool(there), "only what there is"
                assert not there or shown in part(drawing, target)
            for card in ("hind", "owl", "elder"):
                if card in own.cards and form != heroes.FOLDED:
                    assert terms.card_short(card)[:4] in part(drawing, f"card:{seat}/{card}")
            assert f"{terms.say('forged-short')} {own.forged}" in text or (
                terms.say("forged", count=own.forged) in text
            )
            assert (f"P{own.portal} " if own.portal else terms.say("at-home")) in text


@pytest.mark.parametrize("form", [heroes.FOLDED, heroes.ROW, heroes.FRAMED])
def test_a_die_shows_all_six_faces_the_one_that_lies_up_and_locked_boars(form: str) -> None:
    terms = wording().terms
    for sight in views(3, 8):
        drawing = draw_heroes(sight, terms, NAMES, GRIDS[form])
        for seat, own in enumerate(sight.seats):
            for die in range(DICE):
                for slot in range(SIDES):
                    face = own.dice[die][slot]
                    text = part(drawing, f"die:{seat}/{die + 1}/{slot + 1}")
                    assert terms.face(face) in text
                    assert ("#" in text) == FACES[face].locked_once_forged
                    assert (">" in text or "▲" in text) == (own.up[die] == slot)


def test_on_a_small_screen_equal_faces_stand_together() -> None:
    sight = view(acting(hero(shows="G4 X3"), players=2).state, 0)
    rows = draw_heroes(sight, wording().terms, NAMES, GRIDS[heroes.COMPACT]).text().split("\n")
    assert rows[2].startswith("L >4G 1G×4 1S  ")
    assert rows[3].startswith("D >x3 1G×3 1M 2V ")
    opened = frozenset({"die:0/1/1", "die:0/1/2", "die:0/1/6"})
    rows = draw_heroes(sight, wording().terms, NAMES, GRIDS[heroes.COMPACT], opened).text().split("\n")
    assert rows[2].startswith("L   >4G   1G×4   1S  ")


def test_a_hero_at_home_size() -> None:
    anna = hero(
        gold=7, sun=2, moon=4, vp=9, cards="hammer owl owl bear", shows="G4 M1", hammer=7, triton=1,
        boars="B_R", forged=2, portal=5, used={"owl": 1},
    )  # fmt: skip
    sight = view(acting(anna, players=4).state, 0)
    rows = draw_heroes(sight, wording().terms, NAMES, GRIDS[heroes.FOLDED]).text().split("\n")
    assert [row[:29].rstrip() for row in rows] == [
        "▶ Ana first ───── P5 9+14=23V",
        " G ■■■■■■■····· 7/12",
        " S ■■···· 2/6  M ■■■■·· 4/6",
        "L  >4G       1G       1G",
        "    1G       1G       1S",
        "D   1G       1G       1G",
        "    1G      >1M       2V",
        " ^ Owl×2(1) * Bear Boar R",
        " o Hammer",
        " Ham 7/30 Tri 1      forged 2",
    ]


def test_a_framed_die() -> None:
    sight = view(acting(hero(shows="G4 M1"), players=2).state, 0)
    rows = draw_heroes(sight, wording().terms, NAMES, GRIDS[heroes.FRAMED]).text().split("\n")
    assert [row[:52].rstrip() for row in rows[3:6]] == [
        "  ┌───────┬───────┬───────┬───────┬───────┬───────┐",
        "L │  4G   │  1G   │  1G   │  1G   │  1G   │  1S   │",
        "  └───▲───┴───────┴───────┴───────┴───────┴───────┘",
    ]


def test_used_reinforcements_stand_in_brackets() -> None:
    sight = view(acting(hero(gold=4, cards="owl hind", used={"owl": 1})).state, 0)
    text = draw_heroes(sight, wording().terms, NAMES, GRIDS[heroes.COMPACT]).text()
    assert "^ (Owl) Hind" in text


def test_a_store_with_a_chest_has_a_longer_bar() -> None:
    sight = view(acting(hero(gold=14, cards="chest")).state, 0)
    text = draw_heroes(sight, wording().terms, NAMES, GRIDS[heroes.FOLDED]).text()
    assert f" G {'■' * 14}·· 14/16" in text


# -- rolls and averages ----------------------------------------------------------------------------


def test_a_roll_is_shown_with_what_it_has_brought_so_far() -> None:
    table = rolled("C1 G4", hero(gold=10))
    sight = view(table.state, 0)
    found = rolls.outcomes(sight, [event for part in table.story for event in part])
    (line,) = rolls.roll_lines(sight, wording().terms, NAMES, found, 60)
    assert text_of(line) == "▸Ana      ?1GSM+4G            +2G (2 lost)  …"
    table.apply("take:moon")
    sight = view(table.state, 0)
    found = rolls.outcomes(sight, [event for part in table.story for event in part])
    (line,) = rolls.roll_lines(sight, wording().terms, NAMES, found, 60)
    assert text_of(line) == " Ana      ?1GSM+4G            +2G +1M (2 lost)"


def test_what_a_boar_brings_its_owner_stands_with_the_roll() -> None:
    table = rolled("B_R G1", hero(boars="B_R"), hero(), seat=1)
    table.apply("take:sun")
    table.apply("take:vp")
    sight = view(table.state, 0)
    found = rolls.outcomes(sight, [event for part in table.story for event in part])
    (line,) = rolls.roll_lines(sight, wording().terms, NAMES, found, 60)
    assert text_of(line) == " Ben      BoR#+1G             +1G +1S Ana +3V"


def test_what_a_card_gives_is_no_part_of_a_roll() -> None:
    table = acting(hero(sun=1), rolls=[])
    table.apply("feat:sun2")
    sight = view(table.state, 0)
    assert rolls.outcomes(sight, [event for part in table.story for event in part]) == []


def test_everybody_who_rolled_has_a_line_and_the_sums_are_those_of_the_stores() -> None:
    """The amounts of the first blessing are exactly what the stores have grown by."""
    for seats, seed in ((2, 3), (3, 4), (4, 5)):
        told = []
        for moment in moments(seats, seed, "intro"):
            told += moment.told
            if moment.decision.kind == "action":
                break
        sight = moment.view
        found = rolls.outcomes(sight, told)
        assert [outcome.roll.seat for outcome in found] == [roll.seat for roll in sight.rolls]
        for seat, own in enumerate(sight.seats):
            gained = [o.amounts for o in found if o.roll.seat == seat]
            start = (3, 2, 1, 0)[(seat - sight.first) % seats]
            assert start + sum(amounts[0] for amounts in gained) == own.stores[0]
            assert sum(amounts[3] for amounts in gained) == own.stores[3]


def test_a_line_of_rolls_keeps_the_last_ones_where_there_is_no_room_for_all() -> None:
    sight = next(m.view for m in moments(4, 2) if len(m.view.rolls) >= 4)
    found = [rolls.Outcome(roll) for roll in sight.rolls]
    text = text_of(rolls.strip(sight, wording().terms, NAMES, found, 30))
    assert NAMES[sight.rolls[-1].seat].text in text
    assert cells(text) <= 30


def test_averages_name_every_seat_and_die() -> None:
    sight = view(acting(hero(shows="X3 C1"), players=3).state, 0)
    text = text_of(*average_lines(sight, wording().terms, NAMES, 100))
    for name in NAMES[:3]:
        assert name.text in text
    assert "light die        0.67   0.17      ·      ·   x3 1/6" in text
    assert "dark die          0.5      ·   0.17   0.33   ?1GSM 1/6" in text
    assert "both dice" in text


# -- room ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(110, 32), (120, 36), (132, 40), (150, 46), (160, 50), (200, 60)])
def test_everything_fits_into_the_room_there_is(seats: int, size: tuple[int, int]) -> None:
    width, height = size
    room = height - 3 - (14 if width >= 150 else 10 - max(0, 36 - height))
    layout = layout_of(width, room, seats)
    assert layout.islands + 1 + layout.sanctuary == width
    grid = layout.grid
    assert grid.columns * (grid.width + 1) - 1 <= width
    used = layout.top + grid.lines(seats)
    assert used <= room
    assert room - used >= 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_small_screen_has_room_for_a_page(seats: int) -> None:
    layout = small_layout(80, 13, seats)
    assert layout.top == 12
    assert layout.grid.lines(seats) <= 12


def test_two_heroes_get_more_room_than_four() -> None:
    assert grid_of(2, 120, 10).form == heroes.ROW
    assert grid_of(4, 120, 10).form == heroes.FOLDED
    assert grid_of(3, 160, 14).form == heroes.FRAMED
    assert grid_of(4, 80, 12).form == heroes.COMPACT
