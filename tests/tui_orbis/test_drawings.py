"""The drawings of Orbis: every fact of the view at every size, legible without colours."""

import random
from collections.abc import Iterator, Sequence

import pytest
from rich.cells import cell_len
from tabletop_tui.games.orbis.tables import Name

from rulesets.orbis.components import COLOURS, LANDSCAPES, SCORED_KINDS
from rulesets.orbis.geometry import SLOT_NEIGHBOURS
from rulesets.orbis.preview import landscape_preview
from rulesets.orbis.view import OrbisView
from tabletop_tui.drawing import Drawing, Line
from tabletop_tui.games.orbis import display, tables, tiles, world
from tabletop_tui.games.orbis.display import Marks, draw_display
from tabletop_tui.games.orbis.world import Trial, draw_world
from tabletop_tui.glyphs import to_ascii
from tabletop_tui.themes import DARK
from tabletop_tui.words import LANGUAGES
from tests.orbis.builders import at
from tests.tui_orbis.games import NAMES, PEOPLE, RULES, moments, wording

PLAYERS = [Name(person.name, colour) for person, colour in zip(PEOPLE, COLOURS, strict=False)]


def views(seats: int = 3, seed: int = 7) -> Iterator[OrbisView]:
    chance = random.Random(seed)
    for moment in moments(seats, seed, eager=0.9):
        if chance.random() < 0.2:
            yield moment.view


def part(drawing: Drawing, target: str) -> list[str]:
    """The lines of a target's spot."""
    spot = drawing.spot(target)
    assert spot is not None
    rows = ["".join(run.text for run in line) for line in drawing.lines]
    region = spot.region
    return [rows[y][region.x : region.right] for y in range(region.y, region.bottom)]


def lines_text(lines: Sequence[Line]) -> str:
    return "\n".join("".join(run.text for run in line) for line in lines)


def all_drawings(view: OrbisView, language: str) -> list[Drawing]:
    terms = wording(language).terms
    seat = view.active or 0
    marks = Marks(seat, 4 if view.display[4] else None)
    trial = Trial(view.hand, view.turned_over) if view.hand else None
    drawn = [draw_display(view, terms, size, marks) for size in display.SIZES]
    drawn += [draw_world(view, terms, seat, size, trial) for size in world.SIZES]
    drawn += [tables.draw_gods(view, terms, width, rows) for width, rows in ((40, 5), (78, 3), (116, 2))]
    drawn += [tables.draw_supply(view, terms, seat, PLAYERS[seat])]
    drawn += [
        Drawing(tuple(tables.seat_lines(view, terms, PLAYERS, width)), ()) for width in (38, 80, 118, 150)
    ]
    extra = (
        tables.temple_line(view, terms, PLAYERS),
        tables.stack_line(view, terms),
        tables.legend_line(terms),
    )
    return [*drawn, Drawing(extra, ())]


# -- all of them -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_glyph_is_one_cell_wide_and_has_an_ascii_likeness(language: str) -> None:
    for view in views():
        for drawing in all_drawings(view, language):
            text = drawing.text()
            assert "⟦" not in text
            for char in set(text) - {"\n"}:
                assert cell_len(char) == 1, char
                assert to_ascii(char) != "?", char
            assert to_ascii(text).isascii()


def test_every_role_means_something_to_the_palettes() -> None:
    for view in views():
        for drawing in all_drawings(view, "en"):
            words = {word for line in drawing.lines for run in line for word in run.role.split()}
            assert [word for word in words if not DARK.knows(word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_across_a_frame(language: str) -> None:
    frames = set("│┊┌┐└┘├┤┼┬┴●")
    for view in views():
        for drawing in all_drawings(view, language):
            for spot in drawing.spots:
                if spot.target.startswith(("slot:", "site:")):
                    for row in part(drawing, spot.target):
                        assert row[0] in frames, row
                        assert row[-1] in frames, row


# -- the display -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", display.SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_landscape_of_the_display_shows_all_that_is_printed_on_it(
    size: display.TileSize, language: str
) -> None:
    terms = wording(language).terms
    for view in views():
        drawing = draw_display(view, terms, size)
        for slot, tile in enumerate(view.display):
            if tile is None:
                continue
            landscape = LANDSCAPES[tile]
            text = part(drawing, f"slot:{slot}")
            inner = " ".join(row[1:-1] for row in text[1:])
            assert f"{terms.letters[landscape.colour]}{landscape.level}" in text[0]
            assert str(slot + 1) in text[0]
            cost = [terms.letters[c] for c, n in enumerate(landscape.cost) for _ in range(n)]
            assert " ".join([*cost, *"*" * landscape.cost_any]) in inner
            for number in (
                landscape.cp,
                0 if landscape.effect == "irrigation" else landscape.need_count,
                landscape.shrine_icons,
                landscape.mystic_value,
            ):
                assert not number or str(number) in inner
            for colour in landscape.need:
                assert terms.letters[colour] in inner
            lying = view.worshippers[slot]
            tray = text[-2][1:-1].replace(" ", "")
            for colour, count in enumerate(lying):
                letter = terms.letters[colour]
                assert tray.count(letter) == count or f"{letter}{count}" in tray


@pytest.mark.parametrize("size", display.SIZES)
def test_the_signs_say_what_can_be_paid_and_what_would_be_wilderness(size: display.TileSize) -> None:
    terms = wording().terms
    seen = set()
    for moment in moments(2, 3, eager=0.9):
        if moment.decision.kind != "choose_tile":
            continue
        seat = moment.decision.seat
        drawing = draw_display(moment.view, terms, size, Marks(seat))
        for slot in range(9):
            preview = landscape_preview(moment.view, seat, slot)
            assert preview is not None
            expected = "#!" if preview.forced else {"now": "ok", "after-trades": "3>1"}[preview.payable]
            expected = "0!" if preview.fruitless else expected
            assert part(drawing, f"slot:{slot}")[0].rstrip("┐┬┤┼┌├").endswith(expected)
            seen.add(expected)
    assert seen == {"ok", "3>1", "#!", "0!"}


@pytest.mark.parametrize("size", display.SIZES)
def test_neighbours_of_the_landscape_under_the_cursor_show_what_they_would_get(
    size: display.TileSize,
) -> None:
    terms = wording().terms
    table = at("R", "1/0=B1-3", lying={1: "YYYGGBBRRW", 3: "R"})
    view = RULES.view(table.state, 0)
    drawing = draw_display(view, terms, size, Marks(0, slot=4))
    for slot in range(9):
        tray = part(drawing, f"slot:{slot}")[-2]
        assert ("+B" in tray) == (slot in SLOT_NEIGHBOURS[4])
    assert "Y3G2B2R2W1" in part(drawing, "slot:1")[-2] or "YYYGGBBRRW" in part(drawing, "slot:1")[-2]


def test_a_volcano_sees_what_it_may_remove_in_brackets() -> None:
    view = RULES.view(at(lying={1: "RRW"}).state, 0)
    drawing = draw_display(view, wording().terms, display.NORMAL, Marks(eligible=frozenset({3})))
    assert "[R] [R] W" in part(drawing, "slot:1")[-2]


def test_a_tile_at_home_size() -> None:
    view = RULES.view(at("RR", "1/0=B1-3", display={0: "R2-2"}, lying={0: "GW"}).state, 0)
    drawing = draw_display(view, wording().terms, display.NORMAL, Marks(0, slot=1))
    assert part(drawing, "slot:0") == [
        "┌─1─R2─────#!┐",
        "│▲ Volcano   │",
        "│Y R *    3CP│",
        "│remove 3 YR │",
        "│G W       +G│",
        "└────────────┘",
    ]


def test_tiles_at_the_smallest_size_share_their_frames() -> None:
    view = RULES.view(at("RR", "1/0=B1-3", display={0: "R2-2", 1: "W2-3"}, lying={0: "GW"}).state, 0)
    text = draw_display(view, wording().terms, display.COMPACT, Marks(0)).text().split("\n")
    assert text[:6] == [
        "┌─1─VolR2──#!┬─2─ShrW2──#!┬─3─CnvR1──ok┐",
        "│Y R *    3CP│R W *     m6│free        │",
        "│remove 3 YR │2 shrines   │take R      │",
        "│G W         │            │            │",
        "├─4─CnvW1──ok┼─5─CnvB1──ok┼─6─CnvY1──ok┤",
        "│free      m3│free        │free        │",
    ]


def test_the_landscape_in_hand_shows_where_it_came_from() -> None:
    table = at("", "1/0=B1-3 1/1=W1-3", display={4: "R3-5"})
    table.apply("landscape:4")
    drawing = draw_display(RULES.view(table.state, 0), wording().terms, display.NORMAL)
    assert part(drawing, "slot:4") == [
        "┌┄5┄┄┄┄┄┄┄┄┄┄┐",
        "┊            ┊",
        "┊ Volcano R3 ┊",
        "┊ wilderness ┊",
        "┊            ┊",
        "└┄┄┄┄┄┄┄┄┄┄┄┄┘",
    ]


@pytest.mark.parametrize("size", display.SIZES)
def test_the_display_fits_into_the_room_its_size_was_chosen_for(size: display.TileSize) -> None:
    width, height = size.board
    assert display.tile_size(width, height) == size
    view = RULES.view(at().state, 0)
    drawing = draw_display(view, wording().terms, size)
    assert (drawing.width, drawing.height) == (width, height)


# -- a world ---------------------------------------------------------------------------------------

SOME = "1/0=G1-3 1/1=R1-2w 1/2=W1-3 2/0=G2-1 2/1=R2-1c 3/0=R2-2"


def test_a_world_at_home_size() -> None:
    view = RULES.view(at("", SOME, god="fire").state, 0)
    text = draw_world(view, wording().terms, 0, world.NORMAL).text()
    assert text.split("\n") == [
        "  ✦ Fire: 3 CP, most Volcanoes ✦",
        "",
        "",
        "",
        "",
        "              ●─────┐",
        "              │Vol R│",
        "              │ 3 ok│",
        "              └─────┘",
        "          ┌─────┐┌─────┐",
        "          │For G││Vol R│",
        "          │2/3..││   no│",
        "          └─────┘└─────┘",
        "┌┄┄┄┄┄┐┌─────┐┌─────┐┌─────┐┌┄┄┄┄┄┐",
        "┊     ┊│Cnv G││#wild││Cnv W│┊     ┊",
        "┊     ┊│     ││   -1││   m2│┊     ┊",
        "└┄┄┄┄┄┘└─────┘└─────┘└─────┘└┄┄┄┄┄┘",
    ]


def test_a_world_at_the_smallest_size() -> None:
    view = RULES.view(at("", SOME).state, 0)
    text = draw_world(view, wording().terms, 0, world.COMPACT).text()
    assert text.split("\n")[4:] == [
        "                ●──────┐",
        "                │▲R 3ok│",
        "                └──────┘",
        "            ┌──────┐┌──────┐",
        "            │♣G 2/3││▲R  no│",
        "            └──────┘└──────┘",
        "┌┄┄┄┄┄┄┐┌──────┐┌──────┐┌──────┐┌┄┄┄┄┄┄┐",
        "┊      ┊│⇄G    ││#   -1││⇄W  m2│┊      ┊",
        "└┄┄┄┄┄┄┘└──────┘└──────┘└──────┘└┄┄┄┄┄┄┘",
    ]


@pytest.mark.parametrize("size", world.SIZES)
def test_every_landscape_of_a_world_shows_its_colour_and_state(size: world.SiteSize) -> None:
    terms = wording().terms
    for view in views(2, 5):
        for seat, own in enumerate(view.seats):
            drawing = draw_world(view, terms, seat, size)
            assert drawing.width <= size.board[0]
            for site, laid in own.world.items():
                text = " ".join(row[1:-1] for row in part(drawing, f"site:{site}")[1:-1])
                judged, landscape = own.verdicts[site], LANDSCAPES[laid.tile]
                if laid.wild:
                    assert "#" in text
                    assert "-1" in text or own.god == "idleness"
                    continue
                assert terms.letters[landscape.colour] in text
                if judged.status == "scores":
                    assert str(judged.points) in text
                if judged.status == "failed":
                    assert "no" in text
                if judged.status == "open":
                    assert f"{judged.have}/{judged.need}" in text
                if judged.status != "failed" and landscape.mystic_value:
                    assert f"m{landscape.mystic_value}" in text


@pytest.mark.parametrize("size", world.SIZES)
def test_every_free_site_is_drawn_dashed_and_can_be_picked(size: world.SiteSize) -> None:
    terms = wording().terms
    for view in views(2, 6):
        for seat, own in enumerate(view.seats):
            drawing = draw_world(view, terms, seat, size)
            assert drawing.targets == {f"site:{site}" for site in (*own.world, *own.open_sites)}
            for site in own.open_sites:
                assert part(drawing, f"site:{site}")[0].startswith("┌┄")
            spots = [spot.region for spot in drawing.spots]
            for index, one in enumerate(spots):
                assert one.x >= 0
                assert one.right <= drawing.width
                for other in spots[index + 1 :]:
                    apart = one.right <= other.x or other.right <= one.x
                    assert apart or one.bottom <= other.y or other.bottom <= one.y


@pytest.mark.parametrize("size", world.SIZES)
def test_free_sites_say_where_a_landscape_fits_and_what_it_would_score(size: world.SiteSize) -> None:
    terms = wording().terms
    view = RULES.view(at("", "1/0=B1-3 1/1=Y1-4 1/2=G1-3").state, 0)

    def said(tile: str, site: str, *, wild: bool = False) -> str:
        rows = part(draw_world(view, terms, 0, size, Trial(tile, wild)), f"site:{site}")
        return "".join(row[1:-1] for row in rows[1:-1]).strip()

    assert said("B2-1", "2/0") == "ok"
    assert said("B2-1", "1/3") == "no"
    assert said("B2-1", "2/1") == "#"
    assert said("G2-1", "2/1").startswith("1")
    assert said("R1-2", "2/0", wild=True) == "#"


def test_four_in_the_base_row_leave_room_for_both_free_ends() -> None:
    view = RULES.view(at("", "1/0=B1-3 1/1=Y1-4 1/2=G1-3 1/3=R1-2").state, 0)
    for size in world.SIZES:
        drawing = draw_world(view, wording().terms, 0, size)
        left, right = drawing.spot("site:1/-1"), drawing.spot("site:1/4")
        assert left is not None
        assert right is not None
        assert left.bare
        assert right.bare
        assert drawing.width <= size.board[0]


# -- beside the boards -----------------------------------------------------------------------------


def test_in_ascii_every_sign_of_the_table_stays_different() -> None:
    signs = [*tiles.SYMBOLS.values(), tiles.WILD, "*", "+", "|", "▶", "●", "•"]
    assert len({to_ascii(sign) for sign in signs}) == len(signs)
    frame_under_cursor = to_ascii("╔═║╗╚╝")
    assert not {"#", "*", ">"} & {*frame_under_cursor}


@pytest.mark.parametrize("width", [38, 80, 118])
def test_seat_lines_say_everything_public(width: int) -> None:
    terms = wording().terms
    for view in views(4, 9):
        lines = tables.seat_lines(view, terms, PLAYERS, width)
        text = lines_text(lines)
        assert all(sum(cell_len(run.text) for run in line) <= width for line in lines)
        lines = lines[: len(lines) - {38: 2, 80: 1, 118: 0}[width]]  # the signs are explained at the end
        each = len(lines) // len(view.seats)
        offset = len(lines) - each * len(view.seats)
        for seat, own in enumerate(view.seats):
            mine = lines_text(lines[offset + seat * each : offset + (seat + 1) * each])
            assert NAMES[seat] in mine
            assert f"{sum(own.supply)}/10" in mine
            assert f"{own.tiles}/15" in mine
            assert str(own.standing.total) in mine
            for number in (own.tally.shrines, own.tally.mystic, own.tally.wildernesses):
                assert str(number) in mine
            for kind in SCORED_KINDS:
                assert str(own.tally.scored[kind]) in mine
            for colour, count in enumerate(own.supply):
                if count:
                    assert f"{terms.letters[colour]}{count}" in mine or f"  {count}" in mine
            for colour in own.benefits:
                assert terms.letters[colour] in mine
            if own.god and width != 80:
                assert terms.god_short(own.god)[:5] in mine
        if view.active is not None:
            assert text.count("▶") == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(40, 5), (78, 3), (78, 2), (116, 2)])
def test_the_gods_that_are_left_can_be_picked_and_say_what_they_do(
    width: int, height: int, language: str
) -> None:
    terms = wording(language).terms
    for view in views(4, 9):
        drawing = tables.draw_gods(view, terms, width, height)
        assert drawing.targets == {f"god:{god}" for god in view.gods}
        assert drawing.height <= height
        for god in view.gods:
            (text,) = part(drawing, f"god:{god}")
            assert text.startswith("    ")
            assert terms.god_short(god)[:5] in text


def test_the_supply_offers_each_colour_to_be_picked() -> None:
    view = RULES.view(at("YYYGR").state, 0)
    drawing = tables.draw_supply(view, wording().terms, 0, PLAYERS[0])
    assert drawing.targets == {f"supply:{colour}" for colour in COLOURS}
    assert drawing.text() == "Ana    Y3    G1    B0    R1    W0 5/10"


def test_temples_say_who_would_get_them_now() -> None:
    view = RULES.view(at("", "1/0=W2-1").state, 0)
    text = lines_text([tables.temple_line(view, wording().terms, PLAYERS)])
    assert text.rstrip() == "Temples 11 Ana · 7 - · 4 - · 2 -"
