"""The drawings of Orbis: every fact of the view at every size, legible without colours."""

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from rich.cells import cell_len

from rulesets.orbis.advice.landscapes import landscape_preview
from rulesets.orbis.advice.trials import wilderness_cost
from rulesets.orbis.components import LANDSCAPES
from rulesets.orbis.geometry import SLOT_NEIGHBOURS
from tabletop_tui.games.orbis.drawings import display, world
from tabletop_tui.games.orbis.drawings.display import GodSize, Marks
from tabletop_tui.games.orbis.drawings.outcome import outcome
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.paint.drawing import Region
from tabletop_tui.paint.glyphs import to_ascii
from tabletop_tui.paint.pictures import Look
from tabletop_tui.paint.themes import DARK
from tabletop_tui.text.words import LANGUAGES
from tests.games.orbis.drawn import (
    ASCII,
    LOOKS,
    MONO,
    PICTURES,
    PIXELS,
    TILES,
    all_drawings,
    draw_about,
    draw_display,
    draw_gods,
    draw_hold,
    every,
    part,
    terms,
    views,
)
from tests.games.orbis.games import RULES, Moment, moments
from tests.rulesets.orbis.builders import at
from tests.rulesets.orbis.builders import seat as seated

ALL_LOOKS = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
SIZES = pytest.mark.parametrize("size", TILES.values(), ids=TILES.keys())


# -- all of them -----------------------------------------------------------------------------------


@ALL_LOOKS
def test_every_board_has_narrow_glyphs_known_roles_and_targets_that_lie_apart(look: Look) -> None:
    """Half blocks where there are pictures; in ASCII signs are letters (frames become ASCII when shown)."""
    blocks = 0
    for view, language in every(views(share=0.1), LANGUAGES, least=4):
        for drawing in all_drawings(view, language, look):
            text = drawing.text()
            assert "⟦" not in text
            for char in set(text) - set("\n?"):
                assert cell_len(char) == 1, char
                assert to_ascii(char) != "?", char
            assert look.pictures or not PIXELS & set(text)
            assert not look.ascii or not set(text) & set(terms().legend.values()) - {"•"}
            blocks += bool(PIXELS & set(text))
            words = {word for line in drawing.lines for run in line for word in run.role.split()}
            assert [word for word in words if not ("px:" in word or DARK.knows(word))] == []
            assert_apart([spot.region for spot in drawing.spots], drawing.width, drawing.height)
    assert bool(blocks) == look.pictures


def assert_apart(regions: Sequence[Region], width: int, height: int) -> None:
    """No two of them overlap, and none lies outside."""
    for index, one in enumerate(regions):
        assert one.x >= 0
        assert one.y >= 0
        assert one.right <= width
        assert one.bottom <= height
        for other in regions[index + 1 :]:
            apart = one.right <= other.x or other.right <= one.x
            assert apart or one.bottom <= other.y or other.bottom <= one.y


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_ascii_every_sign_is_a_letter_that_means_nothing_else(language: str) -> None:
    legend = terms(language, ASCII).legend
    assert len(set(legend.values())) == len(legend)
    assert all(sign.isascii() and len(sign) == 1 for sign in legend.values())


# -- the display -----------------------------------------------------------------------------------


def choices(seats: int, seed: int) -> Iterator[Moment]:
    """The decisions of a game in which a landscape may be taken."""
    for moment in moments(seats, seed, eager=0.9):
        seat = moment.view.seats[moment.decision.seat]
        if moment.decision.kind == "choose_tile" and len(seat.world) < 14:
            yield moment


def test_on_a_large_tile_what_it_costs_or_that_it_costs_nothing_begins_below_its_name() -> None:
    """Each worshipper of a cost has a line of its own, the first beside `pay`."""
    moment, said, seen = next(choices(4, 3)), terms("en", PICTURES), Counter[bool]()
    size = next(size for size in TILES.values() if size.roomy)
    drawing = draw_display(moment.view, said, PICTURES, size, moment.decision.seat)
    for slot, tile in enumerate(moment.view.display):
        assert tile is not None
        text = part(drawing, f"slot:{slot}")
        free = not (sum(LANDSCAPES[tile].cost) or LANDSCAPES[tile].cost_any)
        word = said.say.no_cost() if free else said.say.pay()
        assert [word in line for line in text].index(True) == 1, text
        assert (said.say.no_cost() in "".join(text)) == free
        seen[free] += 1
    assert all(seen[free] for free in (False, True))


def test_every_tile_shows_what_is_printed_on_it_and_what_it_comes_to_and_no_word_is_cut_off() -> None:
    """Every landscape there is, in positions in which it is paid, traded for, wasted or forced."""
    drawn: dict[str, set[str]] = {}
    games = itertools.chain(choices(4, 3), choices(3, 4))
    for moment, size, language, look in every(games, TILES.values(), LANGUAGES, LOOKS.values(), least=4):
        said, seat, view = terms(language, look), moment.decision.seat, moment.view
        drawing = draw_display(view, said, look, size, seat, Marks(new=frozenset(range(9))))
        assert (drawing.width, drawing.height) == size.board
        for slot, tile in enumerate(view.display):
            text = part(drawing, f"slot:{slot}")
            assert tile is not None
            assert "…" not in "".join(text), (tile, text)
            assert_printed(said, text, slot, tile, view.worshippers[slot])
            preview = landscape_preview(view, seat, slot)
            assert preview is not None
            corner = outcome(said, preview, wilderness_cost(view, seat)).corner
            told = "".join(run.text for run in corner)
            assert text[0].endswith(told)
            assert said.sign("new") in text[0][: len(text[0]) - len(told)]
            drawn.setdefault(LANDSCAPES[tile].effect, set()).add(told.strip())
    assert len(drawn) == 8
    assert {"✗ −1", "0!", terms().say.corner_trade()} <= {told for each in drawn.values() for told in each}


def assert_printed(said: Terms, text: list[str], slot: int, tile: str, lying: tuple[int, ...]) -> None:
    """Number, kind, cost, task and worshippers stand on a tile."""
    row, title, body, foot = LANDSCAPES[tile], text[0], "\n".join(text[1:-1]), text[-1]
    assert title.startswith(f"{slot + 1} ")
    assert any(title[2:].startswith(said.kind(tile, form)) for form in ("", "short", "brief"))
    assert all(body.count(said.signs[colour]) >= count for colour, count in enumerate(row.cost))
    assert body.count(said.sign("any")) >= row.cost_any
    assert all(said.signs[colour] in body for colour in row.need)
    assert row.effect not in ("forest", "volcano", "village") or str(row.need_count) in body
    assert body.count(said.sign("shrine")) >= row.shrine_icons
    for colour, count in enumerate(lying):
        assert foot.count(said.signs[colour]) >= count or f"{count}{said.signs[colour]}" in foot


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_landscape_has_a_name_for_the_smallest_site(language: str) -> None:
    for look in LOOKS.values():
        said = terms(language, look)
        for tile in LANDSCAPES:
            assert len(said.kind_within(tile, 9)) <= 9


@SIZES
def test_neighbours_of_the_landscape_under_the_cursor_show_what_they_would_get(
    size: display.TileSize,
) -> None:
    said = terms()
    view = RULES.view(at("R", "1/0=B1-3", lying={1: "YYYGGBBRRW", 3: "R"}).state, 0)
    drawing = draw_display(view, said, PICTURES, size, 0, Marks(4))
    for slot in range(9):
        assert ("+◆" in part(drawing, f"slot:{slot}")[-1]) == (slot in SLOT_NEIGHBOURS[4])
    foot = part(drawing, "slot:1")[-1]
    assert "● ● ● ♣ ♣ ◆ ◆ ▲ ▲ ■" in foot or "3● 2♣ 2◆ 2▲ 1■" in foot


def test_a_volcano_sees_what_it_may_remove_in_brackets() -> None:
    view = RULES.view(at(lying={1: "RRW"}).state, 0)
    drawing = draw_display(view, terms(), PICTURES, display.SMALL, marks=Marks(eligible=frozenset({3})))
    assert "[▲ ▲] ■" in part(drawing, "slot:1")[-1]


def test_a_tile_at_home_size() -> None:
    view = RULES.view(at("RR", "1/0=B1-3", display={0: "R2-2"}, lying={0: "GW"}).state, 0)
    drawing = draw_display(view, terms(look=MONO), MONO, display.SMALL, 0, Marks(1))
    assert part(drawing, "slot:0") == [
        "1 Volcano    ✗ −1 ",
        "  pay ●▲✱         ",
        "  burn 3 ●▲       ",
        "  too dear        ",
        " ♣ ■           +♣ ",
    ]


def test_the_landscape_in_hand_lies_in_its_slot_as_what_it_will_be() -> None:
    table = at("", "1/0=B1-3 1/1=W1-3", display={4: "R3-5"})
    table.apply("landscape:4")
    view = RULES.view(table.state, 0)
    text = "\n".join(part(draw_display(view, terms(), MONO, display.SMALL), "slot:4"))
    assert "Volcano" in text
    assert "wilderness" in text


# -- beside the boards -----------------------------------------------------------------------------


def test_the_gods_that_are_left_can_be_picked_and_say_what_they_count_now() -> None:
    sizes = (GodSize(58, 6, "small"), GodSize(76, 7, "large"), GodSize(80, 4, "small"))
    axes = (sizes, LANGUAGES, LOOKS.values())
    for view, size, language, look in every(views(4, 9, share=0.5), *axes, least=3):
        said = terms(language, look)
        drawing = draw_gods(view, said, look, size, 0 if view.seats[0].god is None else None)
        assert drawing.targets == {f"god:{god}" for god in view.gods}
        assert (drawing.width, drawing.height) == (size.width, size.height)
        for god in view.gods:
            rows = part(drawing, f"god:{god}")
            assert any(said.god(god, form) in rows[0] for form in ("short", "brief"))
            counts = [row.rstrip() for row in rows[:2] if row.rstrip()[-1:].isdigit()]
            assert counts or view.seats[0].god is not None
            assert "…" not in rows[0]


def test_the_supply_offers_each_colour_to_be_picked_where_one_is_asked_for() -> None:
    view, said = RULES.view(at("YYYGRRRRRR").state, 0), terms()
    asked = draw_hold(view, said, 0, 60, trades=False, asks=True)
    assert asked.text().split() == [
        "You",
        "hold",
        "1",
        "●●●",
        "2",
        "♣",
        "0◆",
        "4",
        "6▲",
        "0■",
        "10",
        "of",
        "10",
    ]
    colours = {f"supply:{colour}" for colour in ("yellow", "green", "blue", "red", "white")}
    assert asked.targets == {*colours, "held:"}
    held = draw_hold(view, said, 0, 48, trades=True, asks=False)
    assert held.text().split()[:5] == ["You", "hold", "●●●", "♣", "6▲"]
    assert held.text().rstrip().endswith("x  trade")


def test_temples_say_who_would_get_them_now_and_points_where_they_come_from() -> None:
    view = RULES.view(at("", "1/0=W2-1").state, 0)
    rows = draw_about(view, terms(), 0, 60).text().split("\n")
    assert rows[0].startswith("Ana's world")
    assert rows[0].rstrip().endswith("11 CP")
    assert rows[2].rstrip().split()[-2:] == ["temple", "11"]
    assert rows[3].split()[:2] == ["11", "Ana"]
    assert rows[4].split()[:2] == ["7", "nobody"]


@pytest.mark.parametrize("size", [world.PAGE, world.SMALL, world.LARGE], ids=["page", "small", "large"])
@pytest.mark.parametrize("name", ["Ana", "Apprentice", "Journeyman", "Großmeister"])
def test_names_beside_the_temples_are_whole_and_none_lies_below_the_pyramid(
    name: str, size: world.SiteSize
) -> None:
    temples = [world.Temple(points, name, "red", 12) for points in (11, 7, 4, 2)]
    own = RULES.view(at("", "1/0=W2-1").state, 0).seats[0]
    drawn = world.draw_about(own, temples, terms(), (name, "red"), size.board[0], size=size).text()
    told = [(y, row) for y, row in enumerate(drawn.split("\n")) if row[:3] in ("11 ", " 7 ", " 4 ", " 2 ")]
    assert len(told) == 4
    for y, row in told:
        beside = row[: size.left_of(y)].rstrip()
        assert name in beside
        assert "✦" not in beside or beside.endswith(" ✦12")
        assert len(beside) < size.left_of(y), "a blank before the pyramid"
    assert len(name) > 3 or drawn.count("✦12") == 4


@pytest.mark.parametrize("size", [world.PAGE, world.SMALL, world.LARGE], ids=["page", "small", "large"])
def test_a_name_too_long_for_the_title_of_a_world_is_marked_and_the_title_whole(size: world.SiteSize) -> None:
    own = RULES.view(at("", "1/0=W2-1").state, 0).seats[0]
    name = "Bartholomäus von Rotenberg"
    drawn = world.draw_about(own, [], terms(), (name, "red"), size.board[0], size=size).text()
    title = drawn.split("\n")[0].partition("  ")[0]
    assert title.startswith("Barthol")
    assert title.endswith("…'s world")
    assert len(title) < (size.board[0] - size.width) // 2, "a blank before the crown"


def test_a_wilderness_and_a_long_name_have_their_short_forms_on_sites() -> None:
    said = terms()
    assert said.kind_within("R1-2", 9, wild=True) == "wild"
    assert said.kind_within("R1-2", 12, wild=True) == "wilderness"
    assert said.kind_within("B1-3", 9) == "Convert"


@ALL_LOOKS
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trade_that_is_possible_is_offered_beside_what_is_held(language: str, look: Look) -> None:
    said = terms(language, look)
    for supply in ("YYYGG", "YYYGGGBBB", "YYYGGGBBBR", "YYYGBRWW", "RRRRWWWGB"):
        view = RULES.view(at(supply).state, 0)
        text = draw_hold(view, said, 0, 60, trades=True, asks=False).text()
        assert " x  " in text
        assert said.say.of_limit(count=len(supply), limit=10) in text


def printed(size: display.TileSize, slots: Sequence[int]) -> list[list[str]]:
    """Title and text of some slots: W2-1 and R3-5 after trades, B2-1 in vain, all others payable."""
    tiles = {0: "B2-1", 1: "R1-4", 2: "W2-1", 3: "R3-5", 4: "G2-2", 5: "Y1-4", 6: "Y1-1"}
    view = RULES.view(at("YGRRRRR", "1/0=R3-1 1/1=Y1-1 1/2=G1-3", display=tiles, lying={1: "RRG"}).state, 0)
    drawing = draw_display(view, terms(look=MONO), MONO, size, 0, Marks(new=frozenset({1, 2})))
    return [[line.strip() for line in part(drawing, f"slot:{slot}")] for slot in slots]


def test_small_tiles_say_cost_task_and_how_far_one_is() -> None:
    assert printed(display.SMALL, range(7)) == [
        ["1 Irrigation    0!", "pay ●◆", "over ●", "◆ short", "-"],
        ["2 Holy Rock•   +1", "pay ✱", "no task", "scores ✓", "♣ ▲ ▲"],
        ["3 Shrine•    trade", "pay ■", "✦ ☾8", "■ short", "-"],
        ["4 Volcano    trade", "pay ♣◆▲▲", "burn 5 ♣▲", "◆ short", "-"],
        ["5 Forest      +2?", "pay ♣✱", "2 of ♣", "1 of 2", "-"],
        ["6 Conversion  +2 ◆", "no cost", "take 2 ◆", "", "-"],
        ["7 Farm      ♣ free", "pay ●✱", "♣ is free", "for good", "-"],
    ]


def test_large_tiles_mark_each_worshipper_of_a_cost_and_say_more() -> None:
    nobody, around = "nobody on it", "2 CP if 2 ♣ around"
    assert printed(display.LARGE, range(7)) == [
        [
            "1 Irrigation          0!",
            "pay ● ✓",
            "◆ ✗",
            *[""] * 3,
            "2 CP if ● lies below",
            "◆ short: trade",
            nobody,
        ],
        ["2 Holy Rock • new    +1", "pay ✱ ✓", *[""] * 4, "1 CP without a task", "always scores ✓", "♣ ▲ ▲"],
        ["3 Shrine • new     trade", "pay ■ ✗", *[""] * 4, "✦ for the temples", "■ short: trade", nobody],
        [
            "4 Volcano          trade",
            "pay ♣ ✓",
            "◆ ✗",
            "▲ ✓",
            "▲ ✓",
            "",
            "6 CP if 5 ♣▲ burn",
            "◆ short: trade",
            nobody,
        ],
        ["5 Forest            +2?", "pay ♣ ✓", "✱ ✓", *[""] * 3, around, "1 of 2 lie there", nobody],
        ["6 Conversion        +2 ◆", "no cost", *[""] * 4, "take 2 ◆ at once", "", nobody],
        [
            "7 Farm            ♣ free",
            "pay ● ✓",
            "✱ ✓",
            *[""] * 3,
            "♣ costs nothing",
            "from your next cost on",
            nobody,
        ],
    ]


def lines_of_gods(gods: Sequence[str], size: GodSize, seat: int | None = 0) -> list[str]:
    theirs = [seated("", "1/0=B3-2 1/1=B3-3w"), seated("", "1/0=R3-2w 1/1=R3-3w")]
    view = RULES.view(at("YYY", "1/0=R3-1", gods=gods, others=theirs).state, 0)
    return [line.rstrip() for line in draw_gods(view, terms(look=MONO), MONO, size, seat).text().split("\n")]


def test_two_gods_say_all_that_they_do_where_there_is_room_and_more_gods_what_counts() -> None:
    two, three = ("death", "fire"), ("death", "fire", "technology")
    assert lines_of_gods(two, GodSize(76, 5, "small")) == [
        "   Death                   0   Fire                   +3",
        "  3 CP if you give back 6     3 CP if no player has more",
        "  worshippers now.            scored Volcanoes than you.",
        "",
        "",
    ]
    assert lines_of_gods(two, GodSize(76, 4, "small")) == ["   Death         0   Fire         +3", "", "", ""]
    assert lines_of_gods(two, GodSize(76, 3, "small")) == ["   Death         0   Fire         +3", "", ""]
    assert lines_of_gods(three, GodSize(76, 6, "small")) == [
        "   Death         0   Fire         +3   Technology   +3",
        "         give 6            most              fewest",
        "         3/6               1 to 0            0 to 0",
        "",
        " you hold 3        Volcanoes         Wildernesses",
        "",
    ]
    assert lines_of_gods((), GodSize(76, 4, "small"))[1].strip() == terms().say.gods_none()


@pytest.mark.parametrize(
    ("supply", "offered"), [("YYGG", ""), ("YYYG", "●●●"), ("YYYYGG", "●●●"), ("YYYGGGG", "●●● or ♣♣♣")]
)
def test_three_or_more_of_a_colour_can_be_traded(supply: str, offered: str) -> None:
    view, said = RULES.view(at(supply).state, 0), terms()
    text = draw_hold(view, said, 0, 60, trades=True, asks=False).text()
    assert (" x " in text) == bool(offered)
    trade = text.partition(" x ")[2].strip()
    assert trade == (said.say.trade_offer(signs=offered) if offered else "")


def test_gods_are_dim_where_none_can_be_taken_and_golden_where_they_score() -> None:
    view, size = RULES.view(at("YYY", "1/0=R3-1", gods=("death", "fire")).state, 0), GodSize(76, 5, "small")
    for seat, dim in ((0, False), (None, True)):
        drawing = draw_gods(view, terms(look=MONO), MONO, size, seat)
        inks = {
            run.text.strip(): run.role.split() for line in drawing.lines for run in line if run.text.strip()
        }
        for words in ("Death", "Fire", "3 CP if you give back 6"):
            assert ("dim" in inks[words]) == dim
        assert ("plate" in inks.get("+3", [])) == (not dim)


def test_what_another_player_holds_has_that_players_name() -> None:
    """Also one's own while others play: "Holds" alone left open whose worshippers they are."""
    view, said = RULES.view(at("RR").state, 0), terms()
    assert draw_hold(view, said, 0, 60, trades=False, asks=False).text().strip().startswith("You hold")
    named = draw_hold(view, said, 0, 60, trades=False, asks=False, name="Bartholomew the Second").text()
    assert named.strip().startswith("Bartholomew t… holds")
