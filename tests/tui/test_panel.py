"""The decision panel: a game is playable from it alone."""

from textual.app import App, ComposeResult

from tabletop_tui.widgets.panel import DecisionPanel, Entry


class OnePanel(App[None]):
    CSS = "DecisionPanel { height: 8; }"

    def compose(self) -> ComposeResult:
        yield DecisionPanel("panel")

    @property
    def panel(self) -> DecisionPanel:
        return self.query_one(DecisionPanel)


def entries(count: int) -> list[Entry]:
    return [Entry(f"e:{n}", f"option {n}", str(n) if n < 10 else None, f"t:{n % 3}") for n in range(count)]


async def test_options_blocked_ones_and_details_stand_side_by_side() -> None:
    async with OnePanel().run_test(size=(90, 8)) as pilot:
        app = pilot.app
        assert isinstance(app, OnePanel)
        app.panel.show_entries(
            [*entries(2), Entry("!e", "too dear", blocked="costs 3, you have 2")], "3 options"
        )
        app.panel.highlight("e:1", ["It costs nothing.", "! It ends the game."])
        text = app.panel.text
        assert "─ 3 options ─" in text
        assert "[0] option 0" in text
        assert "×  too dear" in text
        assert "It costs nothing." in text
        assert "It ends the game." in text
        app.panel.highlight("!e")
        assert "costs 3, you have 2" in app.panel.text


async def test_every_option_of_a_long_list_can_be_reached_by_arrows() -> None:
    for width in (40, 60, 120):
        async with OnePanel().run_test(size=(width, 8)) as pilot:
            app = pilot.app
            assert isinstance(app, OnePanel)
            panel = app.panel
            panel.show_entries(entries(35))
            await pilot.pause()
            panel.highlight(panel.first_key())
            reached = set()
            todo = [panel.key]
            while todo:
                panel.highlight(todo.pop())
                reached.add(panel.key)
                here = panel.key
                for way in ("up", "down", "left", "right"):
                    panel.highlight(here)
                    found = panel.next_key(way)
                    if found is not None and found not in reached and found not in todo:
                        todo.append(found)
                panel.highlight(here)
                assert any(
                    f"option {str(here).removeprefix('e:')}" in line for line in panel.text.split("\n")
                )
            assert len(reached) == 35


async def test_narrowing_lists_one_target_only() -> None:
    async with OnePanel().run_test(size=(90, 8)) as pilot:
        app = pilot.app
        assert isinstance(app, OnePanel)
        app.panel.show_entries(entries(6))
        app.panel.narrow("t:1")
        assert [entry.key for entry in app.panel.entries] == ["e:1", "e:4"]
        app.panel.narrow(None)
        assert len(app.panel.entries) == 6


def long_ones(count: int) -> list[Entry]:
    text = "a landscape with all that it costs and brings"
    return [Entry(f"e:{n}", f"{text} {n:02}", chr(97 + n), brief=f"tile {n:02}") for n in range(count)]


async def test_a_list_too_long_for_its_room_is_told_in_brief() -> None:
    async with OnePanel().run_test(size=(80, 8)) as pilot:
        app = pilot.app
        assert isinstance(app, OnePanel)
        app.panel.show_entries(long_ones(6), "6 options")
        assert "all that it costs" in app.panel.text
        app.panel.show_entries(long_ones(14), "14 options")
        assert "all that it costs" not in app.panel.text
        assert all(f"tile {n:02}" in app.panel.text for n in range(14))


async def test_the_heading_says_how_many_entries_are_out_of_sight_wherever_the_list_stands() -> None:
    async with OnePanel().run_test(size=(80, 8)) as pilot:
        app = pilot.app
        assert isinstance(app, OnePanel)
        panel = app.panel
        panel.show_entries(long_ones(19), "19 options", more="{} more".format)
        await pilot.pause()
        for key in ("e:0", "e:9", "e:18"):
            panel.highlight(key)
            seen = sum(f"tile {n:02}" in panel.text for n in range(19))
            assert f"19 options, {19 - seen} more" in panel.text.split("\n")[0]
            assert f"tile {key.removeprefix('e:'):0>2}" in panel.text


async def test_the_legend_stands_in_the_heading_as_long_as_there_is_room() -> None:
    legends = ("Y yellow, G green, B blue, R red, W white", "Y yellow G green")
    for width, shown in ((80, legends[0]), (50, legends[1]), (30, "")):
        async with OnePanel().run_test(size=(width, 8)) as pilot:
            app = pilot.app
            assert isinstance(app, OnePanel)
            app.panel.show_entries(entries(3), "3 options, 1 blocked", legends)
            await pilot.pause()
            head = app.panel.text.split("\n")[0]
            assert len(head) <= width
            assert shown in head
            assert bool(shown) == ("yellow" in head)


async def test_options_are_told_in_short_where_one_would_be_cut_off() -> None:
    told = [
        Entry("e:1", "a landscape beside the one where the priest stands", "a", short="E1: +1"),
        Entry("e:2", "give it up", "n"),
    ]
    for width, short in ((75, True), (120, False), (40, True), (60, False)):
        async with OnePanel().run_test(size=(width, 8)) as pilot:
            app = pilot.app
            assert isinstance(app, OnePanel)
            app.panel.show_entries(told)
            app.panel.highlight("e:1", ["It does something."])
            text = app.panel.text
            assert ("[a] E1: +1" in text) == short, width
            assert ("[a] a landscape beside the one where the priest stands" in text) != short, width
            assert "[n] give it up" in text
            assert " ".join(text.split()).count("landscape") == 1, "in words it is told with the details"
