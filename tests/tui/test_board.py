"""The board widget: marks, cursor, scrolling, and what it redraws."""

from textual.app import App, ComposeResult

from tabletop_tui.paint.drawing import NO_RING, Canvas, Drawing, Region
from tabletop_tui.tui.widgets.board import BoardWidget
from tabletop_tui.tui.widgets.geometry import nearest


def tiles(columns: int = 3, rows: int = 2) -> Drawing:
    canvas = Canvas(columns * 8, rows * 4)
    for place in range(columns * rows):
        region = Region(place % columns * 8, place // columns * 4, 7, 3)
        canvas.box(region, "red")
        canvas.write(region.x + 2, region.y + 1, f"t{place}")
        canvas.spot(f"tile:{place}", region)
    return canvas.drawing()


class OneBoard(App[None]):
    def compose(self) -> ComposeResult:
        yield BoardWidget("board")

    @property
    def board(self) -> BoardWidget:
        return self.query_one(BoardWidget)


async def test_open_targets_carry_their_keys_and_the_cursor_a_double_frame() -> None:
    async with OneBoard().run_test(size=(40, 12)) as pilot:
        app = pilot.app
        assert isinstance(app, OneBoard)
        app.board.drawing = tiles()
        app.board.mark({"tile:0", "tile:4"}, {"tile:0": "a"})
        app.board.cursor = "tile:4"
        await pilot.pause()
        assert app.board.text == "\n".join(
            [
                "┌──[a]┐ ┌─────┐ ┌─────┐",
                "│ t0  │ │ t1  │ │ t2  │",
                "└─────┘ └─────┘ └─────┘",
                "",
                "┌─────┐ ╔══•══╗ ┌─────┐",
                "│ t3  │ ║ t4  ║ │ t5  │",
                "└─────┘ ╚═════╝ └─────┘",
                "",
            ]
        )


async def test_the_frame_of_the_cursor_leaves_a_legend_above_whole() -> None:
    async with OneBoard().run_test(size=(40, 12)) as pilot:
        app = pilot.app
        assert isinstance(app, OneBoard)
        canvas = Canvas(30, 5)
        canvas.write(0, 0, "costs (↻ each) · × left", "dim")
        canvas.spot("card", Region(8, 1, 20, 3), bare=True, ring=Region(7, 0, 22, 5))
        app.board.drawing = canvas.drawing()
        app.board.cursor = "card"
        await pilot.pause()
        top, *_, bottom = app.board.text.splitlines()
        assert top == "costs (↻ each) · × left ━━━━┓"
        assert bottom.rstrip() == "       ┗" + 20 * "━" + "┛"


async def test_what_happened_has_a_sign_in_a_corner_with_neither_word_nor_key() -> None:
    async with OneBoard().run_test(size=(40, 12)) as pilot:
        app = pilot.app
        assert isinstance(app, OneBoard)
        canvas = Canvas(20, 4)
        for place in range(2):
            region = Region(place * 10, 0, 8, 2)
            canvas.write(region.x, region.y, "corner"[: 6 * place] or "")
            canvas.spot(
                f"tile:{place}", region, (region.x + 7, 0) if place == 1 else (region.x, 0), bare=True
            )
        app.board.drawing = canvas.drawing()
        app.board.mark({"tile:1"}, {"tile:1": "k"})
        app.board.news = {"tile:0": True, "tile:1": False, "elsewhere": True}
        await pilot.pause()
        assert [row.rstrip() for row in app.board.text.split("\n")[:2]] == [
            "       !  corner k",
            "                 +",
        ]
        app.board.news = {}
        await pilot.pause()
        assert "!" not in app.board.text


async def test_what_happened_is_marked_behind_words_rather_than_between_two() -> None:
    async with OneBoard().run_test(size=(40, 12)) as pilot:
        app = pilot.app
        assert isinstance(app, OneBoard)
        canvas = Canvas(40, 12)
        canvas.write(1, 0, "1 god tile")
        canvas.spot("god_tile", Region(1, 0, 10, 1), (1, 0), bare=True, ring=NO_RING)
        app.board.drawing = canvas.drawing()
        app.board.news = {"god_tile": False}
        await pilot.pause()
        assert app.board.text.split("\n")[0].rstrip() == " 1 god tile+"


async def test_what_happened_to_one_of_two_in_a_line_is_marked_behind_the_words_of_that_one() -> None:
    """At the far end of the first, the sign would stand before the second's name."""
    async with OneBoard().run_test(size=(40, 12)) as pilot:
        app = pilot.app
        assert isinstance(app, OneBoard)
        canvas = Canvas(40, 12)
        for x, (seat, said) in zip((0, 20), enumerate(("1 Ana 53", "2 Ben 31")), strict=True):
            canvas.write(x, 0, said)
            canvas.spot(f"seat:{seat}", Region(x, 0, 20, 1), (x, 0), bare=True, ring=NO_RING)
        app.board.drawing = canvas.drawing()
        app.board.news = {"seat:0": False}
        await pilot.pause()
        assert app.board.text.split("\n")[0].rstrip() == "1 Ana 53 +          2 Ben 31"


async def test_a_tall_target_without_a_frame_changes_only_the_line_of_its_key() -> None:
    async with OneBoard().run_test(size=(40, 12)) as pilot:
        app = pilot.app
        assert isinstance(app, OneBoard)
        canvas = Canvas(40, 12)
        canvas.write(0, 1, "ground")
        canvas.spot("tower", Region(0, 0, 6, 4), (5, 2), bare=True, ring=NO_RING)
        app.board.drawing = canvas.drawing()
        app.board.mark({"tower"}, {"tower": "k"})
        app.board.cursor = "tower"
        await pilot.pause()
        rows, lines = [app.board.row(y) for y in range(4)], app.board.drawing.lines
        assert [row is line for row, line in zip(rows, lines, strict=False)] == [True, True, False, True]
        assert app.board.text.split("\n")[:3] == ["", "ground", "     k"]


async def test_a_board_may_shrink_while_a_moments_picture_lacks_all_that_can_be_chosen() -> None:
    async with OneBoard().run_test(size=(40, 12)) as pilot:
        app = pilot.app
        assert isinstance(app, OneBoard)
        app.board.drawing = tiles()
        app.board.mark({"tile:1"}, {})
        canvas = Canvas(24, 8)
        canvas.write(0, 0, "the sun moves")
        app.board.drawing = canvas.drawing()
        await pilot.pause()
        await pilot.resize_terminal(40, 5)
        assert app.board.extent.height < app.board.drawing.height
        assert app.board.text.startswith("the sun moves")


async def test_moving_the_cursor_redraws_only_the_lines_it_left_and_reached() -> None:
    async with OneBoard().run_test(size=(40, 12)) as pilot:
        app = pilot.app
        assert isinstance(app, OneBoard)
        board = app.board
        board.drawing = tiles()
        board.cursor = "tile:0"
        await pilot.pause()
        drawn: list[int] = []
        original = board.row

        def noting(y: int) -> object:
            drawn.append(y)
            return original(y)

        board.row = noting  # type: ignore[method-assign, assignment]
        board.cursor = "tile:1"
        await pilot.pause()
        assert sorted(set(drawn)) == [2, 3, 4]  # the upper tiles; the drawing lies in the middle
        drawn.clear()
        board.cursor = "tile:1"
        board.mark((), {})
        await pilot.pause()
        assert drawn == []


async def test_a_board_larger_than_its_widget_scrolls_to_the_cursor() -> None:
    async with OneBoard().run_test(size=(20, 6)) as pilot:
        app = pilot.app
        assert isinstance(app, OneBoard)
        app.board.drawing = tiles(9, 9)
        app.board.cursor = "tile:80"
        await pilot.pause()
        spot = app.board.drawing.spot("tile:80")
        assert spot is not None
        place = app.board.place_of(spot)
        assert place.x >= 0
        assert place.right <= 20
        assert place.y >= 0
        assert place.bottom <= 6
        app.board.cursor = "tile:0"
        await pilot.pause()
        spot = app.board.drawing.spot("tile:0")
        assert spot is not None
        assert app.board.place_of(spot)[:2] == (0, 0)


def test_arrows_lead_to_the_nearest_in_their_direction() -> None:
    spots = [(spot.target, spot.region) for spot in tiles(3, 3).spots]
    middle = dict(spots)["tile:4"]
    found = {way: nearest(middle, way, spots) for way in ("left", "right", "up", "down")}
    assert found == {"left": "tile:3", "right": "tile:5", "up": "tile:1", "down": "tile:7"}
    assert nearest(dict(spots)["tile:2"], "right", spots) is None


def test_every_site_of_a_pyramid_can_be_reached_from_every_other() -> None:
    sites = {
        (row, x): Region(5 * row + 10 * x, 20 - 4 * row, 9, 3) for row in range(4) for x in range(5 - row)
    }
    reached = {(0, 0)}
    todo = [(0, 0)]
    while todo:
        here = sites[todo.pop()]
        for way in ("left", "right", "up", "down"):
            found = nearest(here, way, sites.items())
            if found is not None and found not in reached:
                reached.add(found)
                todo.append(found)
    assert reached == set(sites)
