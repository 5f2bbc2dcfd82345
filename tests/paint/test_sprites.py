"""Sprites: the format and the files of all games."""

import pytest

from rulesets import GAMES
from tabletop_tui.paint.drawing import cells_of
from tabletop_tui.paint.pictures import Look, Sprite, SpriteError, look_of, sprite, sprites
from tabletop_tui.paint.pictures.portraits import portrait
from tabletop_tui.paint.pictures.sprites import CLEAR, read
from tabletop_tui.paint.themes import PALETTES
from tabletop_tui.store.rivals import RIVALS

ALL = [found for game in GAMES for found in sprites(game).values()]

HILL = """\
# A hill.
inks g=#336633 G=ground-green
sign hill ^ ^
@ hill small 4x2 s=?#ffffff
..s.
gGgG
"""

SIZES = {
    "orbis": {
        "volcano forest irrigation village farm shrine conversion holy_rock wilderness": {
            (8, 6),
            (14, 8),
            (5, 4),
        },
        "god_love god_seas god_fire god_harvest god_idleness god_death": {(6, 6), (10, 8)},
        "god_balance god_nature god_training": {(7, 6), (10, 8)},
        "god_technology": {(8, 6), (10, 8)},
        "volcano_erupt1 volcano_erupt2": {(8, 6), (14, 8)},
        "temple": {(8, 4), (12, 6)},
        "worshipper": {(4, 4), (6, 6)},
    },
    "papyria": {
        "forest": {(5, 4), (8, 8), (2, 3), (4, 6)},
        "forest_1 forest_2 forest_3": {(3, 3)},
        "mountain sanctuary invention": {(5, 4), (8, 8), (3, 3), (2, 3), (4, 6)},
        "mine city temple settlement": {(5, 4), (8, 8), (3, 3)},
        "river lapis papyrus knowledge end": {(5, 4), (8, 8)},
    },
    "helios": {
        "sea deep spring redwood granite bamboo obsidian sanctuary treasury oasis summit sun": {
            (12, 8),
            (16, 12),
        },
        "palace warehouse stonemason observatory sun_gate sun_altar sundial market mana_well": {
            (8, 6),
            (14, 8),
        },
        "explorer astronomer priestess architect settler mage herbalist warden": {(8, 6), (14, 8)},
        "temple": {(6, 6), (12, 9)},
        "cube": {(6, 5), (8, 6)},
    },
    "dice_forge": {
        "hammer chest hind bear satyrs boar ferryman cerberus helmet cancer sentinel elder": {
            (6, 5),
            (12, 8),
        },
        "plate_g1 plate_s2 plate_m1 plate_v4 plate_g1s1m1v1 plate_c32 plate_x3 plate_boar": {(8, 8)},
        "die_light die_dark": {(12, 12)},
        "hero": {(3, 5), (4, 7)},
    },
    "bora_bora": {
        "forest mountain beach steppe": {(6, 6), (14, 8)},
        "land water woman man helper temple build fishing": {(8, 6), (12, 8)},
        "hut fish_parrot fish_butterfly sand stone wood offering shell priest": {(6, 4), (10, 6)},
        "god_blue god_white god_red god_green god_yellow": {(6, 6), (10, 8)},
        "die_1 die_6": {(7, 6), (10, 10)},
    },
}
"""The sizes that screens count on."""


def test_a_file_of_sprites_is_read() -> None:
    hill = read(HILL, "hills.txt")["hill", "small"]
    assert (hill.width, hill.height) == (4, 2)
    assert hill.rows == ("..s.", "gGgG")
    assert hill.colours == {"g": "336633", "G": "ground-green"}
    assert hill.examples == {"s": "ffffff"}


@pytest.mark.parametrize(
    ("wrong", "right", "said"),
    [
        ("gGgGg", "gGgG", "line 6: hill small is 4 wide, this row 5: 'gGgGg'"),
        ("gGxG", "gGgG", "line 6: hill small has no colour for x"),
        ("4x3", "4x2", "line 6: hill small is cut short"),
        ("4by2", "4x2", "line 4: expected an extent as in 8x6, found '4by2'"),
        (
            "g=#33663",
            "g=#336633",
            "line 2: expected a letter and its colour, as in s=#8f7f86, found 'g=#33663'",
        ),
        ("inks g=#336633 g", "inks g=#336633 G", "line 2: g has two colours"),
        ("sign dale", "sign hill", "line 4: hill has no sign yet"),
        ("sign hill ^ Λ", "sign hill ^ ^", "line 3: expected `sign`, a name, a glyph and its ASCII"),
        ("s=?#ffffff q=#000000", "s=?#ffffff", "line 4: inks that hill small doesn't use: q"),
        ("A hill.", "# A hill.", "line 1: expected `inks`, `sign`, `@` or `#`, found 'A'"),
    ],
)
def test_what_is_wrong_in_a_file_is_named_with_its_line(wrong: str, right: str, said: str) -> None:
    with pytest.raises(SpriteError) as caught:
        read(HILL.replace(right, wrong), "hills.txt")
    assert str(caught.value) == f"hills.txt, {said}"


def test_a_picture_is_told_once() -> None:
    twice = HILL + "@ hill small 4x2\ngggg\ngggg\n"
    with pytest.raises(SpriteError, match="line 7: hill small is there twice"):
        read(twice, "hills.txt")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_pictures_in_the_sizes_promised(game: str) -> None:
    found: dict[str, set[tuple[int, int]]] = {}
    for each in sprites(game).values():
        found.setdefault(each.name, set()).add((each.width, each.height))
    for names, sizes in SIZES[game].items():
        for name in names.split():
            assert found[name] == sizes, name


@pytest.mark.parametrize("game", GAMES)
def test_a_game_reads_its_pictures_once(game: str) -> None:
    name, size = next(iter(sprites(game)))
    assert sprite(game, name, size) is sprite(game, name, size)


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_asked_for_by_itself_is_that_of_the_whole_file(game: str) -> None:
    for (name, size), whole in sprites(game).items():
        alone = sprite(game, name, size)
        assert vars(alone) == vars(whole), name
    with pytest.raises(KeyError):
        sprite(game, name, "immense")


def test_colours_named_by_pictures_are_those_of_palettes() -> None:
    named = {
        colour
        for found in ALL
        for colour in (*found.colours.values(), *found.examples.values())
        if not _is_hex(colour)
    }
    assert named == {"ground-sea", "ground-wave", "ground-deep"}
    for name in ("dark", "light"):
        assert all(PALETTES[name].colour(colour) for colour in named)


def test_signs_are_one_cell_wide_and_told_apart_in_ascii() -> None:
    for found in ALL:
        assert cells_of(found.glyph) == 1, found.name
        assert found.glyph.isprintable(), found.name
        assert found.ascii.isascii(), found.name
        assert found.ascii.isprintable(), found.name


def test_a_look_says_whether_pictures_are_shown_and_which_sign_stands_for_one() -> None:
    volcano = sprite("orbis", "volcano", "small")
    assert _shown(look_of("dark"), volcano) == (True, "△")
    assert _shown(look_of("sixteen"), volcano) == (True, "△")
    assert _shown(look_of("mono"), volcano) == (False, "△")
    assert _shown(look_of("light", ascii=True), volcano) == (False, "^")
    assert look_of("mono").mono


def _shown(look: Look, picture: Sprite) -> tuple[bool, str]:
    return look.pictures, look.sign(picture)


def _is_hex(colour: str) -> bool:
    return len(colour) == 6 and not set(colour) - set("0123456789abcdef")


@pytest.mark.parametrize("rival", RIVALS)
def test_a_huge_portrait_is_the_large_one_doubled_with_a_rounder_outline(rival: str) -> None:
    large, huge = portrait(rival, "large"), portrait(rival, "huge")
    assert (huge.width, huge.height) == (2 * large.width, 2 * large.height)
    changed = [
        (huge.rows[y][x], large.rows[y // 2][x // 2])
        for y in range(huge.height)
        for x in range(huge.width)
        if huge.rows[y][x] != large.rows[y // 2][x // 2]
    ]
    assert changed, "some corners are rounded"
    assert all(CLEAR in pair for pair in changed), "within the face nothing changes"
    assert len(changed) < huge.width * huge.height // 10
