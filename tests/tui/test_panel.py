"""The panel: a game is playable from it alone; ways out are always in sight, what is blocked is one line."""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from textual.app import App, ComposeResult

from tabletop_tui.kit.card import Card, Fact, card_of
from tabletop_tui.kit.section import Section
from tabletop_tui.paint.drawing import Canvas, Line, Run
from tabletop_tui.tui.widgets.listing import (
    BESIDE_FIGURES,
    Entry,
    Figures,
    Listing,
    fitting,
    list_rows,
    shape_of,
)
from tabletop_tui.tui.widgets.panel import DecisionPanel, Highlight


class OnePanel(App[None]):
    CSS = "DecisionPanel { height: 1fr; }"

    def compose(self) -> ComposeResult:
        yield DecisionPanel("panel")


@asynccontextmanager
async def panel(width: int, height: int = 8) -> AsyncIterator[DecisionPanel]:
    async with OnePanel().run_test(size=(width, height)) as pilot:
        await pilot.pause()
        yield pilot.app.query_one(DecisionPanel)


def entries(count: int) -> list[Entry]:
    return [Entry(f"e:{n}", f"option {n}", str(n) if n < 10 else None, f"t:{n % 3}") for n in range(count)]


def listing(found: Sequence[Entry], closing: str = "") -> Listing:
    return Listing(tuple(found), f"{len(found)} options", closing=closing, more="+# more")


async def test_options_and_the_explanation_stand_side_by_side_and_what_is_blocked_is_one_line() -> None:
    async with panel(90) as shown:
        shown.show_listing(listing(entries(2), "22 not possible now · w says why"))
        shown.highlight("e:1", card_of("option 1", ["It costs nothing.", "! It ends the game."]))
        rows = shown.text.split("\n")
        assert "2 options" in rows[0]
        assert " 0  option 0" in rows[1]
        assert "22 not possible now · w says why" in shown.text
        assert "It costs nothing." in rows[1]
        assert "It ends the game." in shown.text


async def test_sentences_follow_one_another_where_lines_of_their_own_would_cut_one_off() -> None:
    told = ["Spend 2 points.", "One is a point, two are a card.", "Nothing lies there."]
    joined = ["Spend 2 points. One is a point, two", "are a card. Nothing lies there."]
    for height, lines in ((8, told), (2, joined)):
        async with panel(40, height) as shown:
            shown.show_listing(listing([]))
            shown.highlight(None, card_of("", told))
            rows = [row.strip() for row in shown.text.split("\n")]
            assert [row for row in rows if row in lines] == lines, shown.text
            assert "…" not in shown.text


async def test_sentences_are_said_whole_or_not_at_all() -> None:
    told = ["Spend 2 points.", "One is a point, two are a card.", "Nothing lies there, and nothing moves."]
    for height, last in ((8, told[-1]), (2, "One is a point, two are a card. …"), (1, "Spend 2 points. …")):
        async with panel(40, height) as shown:
            shown.show_listing(listing([]))
            shown.highlight(None, card_of("", told))
            rows = [row.strip() for row in shown.text.split("\n") if row.strip()]
            assert rows[-1] == last, shown.text


async def test_a_card_whose_sentences_the_strip_says_later_has_no_sign_for_more() -> None:
    told, long = ["Spend 2 points.", "One is a point, two are a card."], ["Spend them one by one. " * 3]
    for texts, cut_off, whole in (
        (told, "Spend 2 points. …", "Spend 2 points."),
        (long, "Spend them one by one. Spend them one…", ""),
    ):
        for later, last in ((False, cut_off), (True, whole)):
            async with panel(40, 1) as shown:
                shown.show_listing(listing([]))
                shown.highlight(None, replace(card_of("", texts), is_said_later=later))
                assert shown.text.strip() == last


async def test_what_has_no_room_names_the_key_that_shows_all() -> None:
    told, long = ["Spend 2 points.", "One is a point, two are a card."], ["Spend them one by one. " * 3]
    for texts, shows in ((told, "Spend 2 points. … ?"), (long, "Spend them one by one. Spend them … ?")):
        async with panel(40, 1) as shown:
            shown.key_for_more = "?"
            shown.show_listing(listing([]))
            shown.highlight(None, card_of("", texts))
            assert not shown.holds(Highlight(None, card_of("", texts)))
            assert shown.text.strip() == shows


async def test_measuring_another_card_leaves_what_is_shown_as_it_is() -> None:
    found = entries(30)
    async with panel(40, 9) as shown:
        shown.show_listing(listing(found))
        shown.highlight("e:2", card_of("", ["It costs nothing."]))
        before = shown.text
        assert shown.holds(Highlight("e:25", card_of("", ["It ends the game."])))
        assert not shown.holds(Highlight("e:25", card_of("", ["It ends the game. "] * 40)))
        shown.lay_out()
        assert (shown.key, shown.text) == ("e:2", before)


async def test_a_title_that_the_strip_says_too_is_not_said_again_and_its_line_gives_way() -> None:
    said = ["It opens row 2 for blue.", "Once laid, a landscape stays where it lies."]
    for height, parted in ((9, True), (5, False)):
        async with panel(50, height) as shown:
            shown.show_listing(listing(entries(2)))
            card = replace(card_of("option 1, in row 2", said), is_named=True)
            shown.highlight("e:1", card)
            assert "option 1, in row 2" not in shown.text
            assert ("───" in shown.text) == parted, shown.text
            assert shown.holds(Highlight("e:1", card))
            assert said[-1] in shown.text


async def test_what_happened_is_told_oldest_first_and_its_end_is_kept() -> None:
    told = [f"Ben takes tile {n}." for n in range(6)]
    async with panel(40, 4) as shown:
        shown.show_listing(listing([]))
        shown.highlight(None, replace(card_of("Since your turn", told), latest=True))
        rows = [row.strip() for row in shown.text.split("\n") if row.strip()]
        assert rows[0] == "Since your turn"
        assert rows[-1].endswith(told[-1])
        assert "…" not in shown.text


async def test_the_sign_for_more_entries_stands_apart_from_figures() -> None:
    found = [replace(entry, cells=((Run("–"),),)) for entry in entries(9)]
    async with panel(40, 7) as shown:
        shown.show_listing(replace(listing(found), heads=("opens",)))
        marked = next(row for row in shown.text.split("\n") if "↓" in row)
        assert "– ↓" in marked


async def test_a_title_that_repeats_the_row_gives_way_to_sentences() -> None:
    said = ["It opens row 2 for blue.", "Once laid, a landscape stays where it lies."]
    for height, titles in ((9, 2), (5, 1)):
        async with panel(50, height) as shown:
            shown.show_listing(listing(entries(2)))
            shown.highlight("e:1", card_of("option 1", said))
            assert shown.text.count("option 1") == titles, shown.text
            assert said[-1] in shown.text


async def test_without_an_explanation_its_room_is_for_the_rule_and_no_title_repeats_the_row() -> None:
    for width in (60, 90):
        async with panel(width) as shown:
            shown.show_listing(listing(entries(2)))
            shown.more = ("Whoever passes is out of the round.",)
            shown.highlight("e:1", card_of("option 1", []))
            assert shown.text.count("option 1") == 1, shown.text
            assert "Whoever passes is out" in shown.text
            shown.highlight("e:1", card_of("another name for it", []))
            assert "another name for it" in shown.text


async def test_a_picture_makes_way_for_figures_that_it_would_cut_off() -> None:
    facts = (Fact("pay", (Run("3●"), Run("  keep "), Run("12●"))), Fact("dark die", (Run("+0.17☀ −0.17●"),)))
    picture = Canvas(8, 4)
    picture.write(0, 0, "PICTURE")
    for width, with_picture in ((90, True), (74, False)):
        async with panel(width) as shown:
            shown.show_listing(listing([Entry("e:1", "1 sun shard, which is named at some length", "4")]))
            shown.highlight("e:1", Card((Run("1 sun shard"),), (), facts), picture=picture.drawing())
            assert "keep 12●" in shown.text
            assert "−0.17●" in shown.text
            assert ("PICTURE" in shown.text) == with_picture


async def test_every_option_of_a_long_list_can_be_reached_by_arrows() -> None:
    for width in (40, 60, 120):
        async with panel(width) as shown:
            shown.show_listing(listing([*entries(35), Entry("pass", "pass", "p", way_out=True)]))
            shown.highlight(shown.first_key())
            reached = set()
            todo = [shown.key]
            while todo:
                here = todo.pop()
                shown.highlight(here)
                reached.add(here)
                assert shown.entry is not None
                assert any(shown.entry.text in line for line in shown.text.split("\n"))
                for way in ("up", "down", "left", "right"):
                    shown.highlight(here)
                    found = shown.next_key(way)
                    if found is not None and found not in reached and found not in todo:
                        todo.append(found)
            assert len(reached) == 36


async def test_ways_out_stand_last_and_are_in_sight_however_long_the_list_is() -> None:
    for width, height in ((40, 6), (120, 5), (60, 8)):
        async with panel(width, height) as shown:
            shown.show_listing(
                listing([Entry("pass", "pass: your turn ends", "p", way_out=True), *entries(60)])
            )
            for key in ("e:0", "e:30", "e:59", "pass"):
                shown.highlight(key)
                assert "pass: your turn ends" in shown.text
            assert [entry.key for entry in shown.entries][-1] == "pass"


async def test_columns_are_aligned_below_their_titles() -> None:
    rows = tuple(
        Entry(f"e:{n}", f"to field {n}", str(n), cells=((Run(str(n)),), (Run(f"+{10**n}", "gold"),)))
        for n in range(3)
    )
    async with panel(60, 10) as shown:
        shown.show_listing(Listing(rows, "3 options", ("steps", "in all")))
        lines = shown.text.split("\n")
        end = lines[0].index("in all") + len("in all")
        assert [line[:end].rstrip()[-1] for line in lines[1:4]] == ["1", "0", "0"]
        assert all(len(line[:end].rstrip()) == end for line in lines[1:4])


async def test_a_list_that_would_be_cut_off_has_the_explanation_beside_it_if_its_figures_leave_room() -> None:
    for count, beside in ((3, False), (9, True)):
        rows = tuple(
            Entry(f"e:{n}", f"to {n}", str(n), cells=((Run(f"+{n}", "gold"),),)) for n in range(count)
        )
        async with panel(76, 10) as shown:
            shown.show_listing(Listing(rows, f"{count} options", ("in all",)))
            shown.highlight("e:0", card_of("to 0", ["It lights the oasis."]))
            assert all(f"to {n} " in shown.text for n in range(count))
            assert ("oasis" in shown.text.split("\n")[1]) == beside


async def test_a_line_parts_the_list_from_the_explanation_on_whichever_side_it_lies() -> None:
    worth = replace(card_of("option 1", ["It costs nothing."]), worth=(Run("4 VP", "gold"),))
    for width in (60, 90):
        async with panel(width, 6) as shown:
            shown.show_listing(listing(entries(2)))
            shown.highlight("e:1", worth)
            rows = [row.rstrip() for row in shown.text.split("\n")]
            if width == 60:
                assert rows[2].startswith(" 1  option 1")
                assert rows[3] == f"─ option 1 {'─' * 43} 4 VP"
            else:
                left, _, right = rows[0].partition("│")
                assert left.split() == ["2", "options"]
                assert right.split() == ["option", "1", "4", "VP"]
            assert "It costs nothing." in shown.text


async def test_a_column_with_nothing_in_it_goes_before_a_name_is_cut_off() -> None:
    rows = tuple(
        Entry(f"e:{n}", name, str(n), cells=((Run("▲▲"),), (Run("3 VP"),), (Run("·"),)))
        for n, name in enumerate(("Surveyors' Office", "Market"))
    )
    for width, shown_heads in (
        (48, ("cost", "at end", "for me")),
        (42, ("cost", "at end")),
        (34, ("at end",)),
    ):
        async with panel(width, 10) as shown:
            shown.show_listing(Listing(rows, "2 options", ("cost", "at end", "for me")))
            assert "Surveyors' Office " in shown.text, width
            assert [head for head in ("cost", "at end", "for me") if head in shown.text] == [*shown_heads]


async def test_in_a_narrow_list_fewer_words_say_how_much_is_blocked() -> None:
    for width, said in ((40, "3 not possible now · w says why"), (28, "3 blocked · w says why")):
        async with panel(width, 12) as shown:
            told = listing(entries(2), "3 not possible now · w says why")
            shown.show_listing(replace(told, closing_short="3 blocked · w says why"))
            assert said in shown.text


async def test_narrowing_lists_one_target_only() -> None:
    async with panel(90) as shown:
        shown.show_listing(listing(entries(6)))
        shown.narrow("t:1")
        assert [entry.key for entry in shown.entries] == ["e:1", "e:4"]
        shown.narrow(None)
        assert len(shown.entries) == 6


async def test_options_of_several_keys_are_one_row_until_the_first_is_typed() -> None:
    trades = [Entry(f"trade:{n}", f"trade for {n}", f"x{n}") for n in range(1, 5)]
    group = Entry("@keys:x", "trade (4 ways)", "x")
    async with panel(90) as shown:
        shown.show_listing(Listing((*entries(2), *trades), "6 options", groups=(group,)))
        assert "trade (4 ways)" in shown.text
        assert "trade for 3" not in shown.text
        shown.narrow_to_keys("x")
        assert [entry.key for entry in shown.entries] == [f"trade:{n}" for n in range(1, 5)]
        assert "trade for 3" in shown.text


async def test_what_the_first_of_two_steps_is_about_is_read_before_its_figures() -> None:
    colours = ("spring", "redwood", "granite")
    own = [
        Entry(f"cube:{n}:{at}", f"{colour} on {at}", f"{n}{at}")
        for n, colour in enumerate(colours)
        for at in "ab"
    ]
    rows = tuple(
        Entry(f"@keys:{n}", colour, str(n), cells=((Run("5"),), (Run("0"),)))
        for n, colour in enumerate(colours)
    )
    heads = ("buildings", "you have")
    for width, shown_heads in ((60, heads), (27, heads[1:])):
        async with panel(width, 12) as shown:
            steps = Listing(tuple(own), "6 options", heads[1:], groups=rows, stepwise=True, group_heads=heads)
            shown.show_listing(steps)
            assert all(colour in shown.text for colour in colours)
            assert all((head in shown.text) == (head in shown_heads) for head in heads)


async def test_where_the_board_is_the_list_there_is_one_card_and_no_rows() -> None:
    card = Card(
        (Run("Volcano", "strong"),),
        (Run(" +5 ", "plate"),),
        (Fact("pay", (Run("▲"),), "you keep 4"),),
        ("Scores 5 at once.",),
        "2",
    )
    async with panel(58) as shown:
        shown.folded = True
        shown.show_listing(listing(entries(9)))
        shown.highlight("e:2", card)
        rows = shown.text.split("\n")
        assert rows[0].split() == ["2", "Volcano", "+5"]
        assert rows[1].split() == ["pay", "▲", "you", "keep", "4"]
        assert "Scores 5 at once." in rows[2]
        assert "option" not in shown.text
        shown.narrow("t:1")
        assert "option 1" in shown.text


async def test_minor_facts_make_way_for_the_first_sentence() -> None:
    facts = (Fact("create", (Run("▲"),), minor=True), Fact("pay", (Run("●"),)), Fact("lay", (Run("row 1"),)))
    card = Card((Run("Volcano"),), facts=facts, sentences=("Scores 5 at once.",))
    for height, shown_all in ((4, False), (8, True)):
        async with panel(50, height) as shown:
            shown.folded = True
            shown.show_listing(listing(entries(3)))
            shown.highlight("e:1", card)
            assert ("create" in shown.text) == shown_all
            assert "Scores 5 at once." in shown.text


def long_ones(count: int) -> list[Entry]:
    text = "a landscape with all that it costs"
    return [Entry(f"e:{n}", f"{text} {n:02}", chr(97 + n), brief=f"tile {n:02}") for n in range(count)]


async def test_a_list_too_long_for_its_room_is_told_in_brief() -> None:
    async with panel(80) as shown:
        shown.show_listing(listing(long_ones(6)))
        assert "all that it costs" in shown.text
        shown.show_listing(listing(long_ones(14)))
        assert "all that it costs" not in shown.text
        assert all(f"tile {n:02}" in shown.text for n in range(14))


def test_beside_short_names_the_column_before_the_last_stays_in_a_narrow_list() -> None:
    """What a move of the sun brings at once stands beside what it brings at the end, at 80x24."""
    stops = [
        Entry(f"stop:{field}", f"to {field}", label, cells=[(Run("+10"),), (Run("14 VP"),), (Run("+1 VP"),)])
        for label, field in (("2", "D3"), ("3", "E3"))
    ]
    pass_by = Entry("pass", "leave the sun where it is", "n", way_out=True, short="do nothing")
    found = Listing((*stops, pass_by), "3 options", ("lap", "in all", "for me"))
    assert fitting(found, 28).heads == ("in all", "for me")
    assert fitting(found, 27).heads == ("for me",)


def test_words_behind_figures_end_with_a_whole_word() -> None:
    """A feat's effect in a list of two groups, as wide as there is room."""
    for width in range(BESIDE_FIGURES, BESIDE_FIGURES + 60):
        does = (Run("★★"),), (Run("every turn: roll a die", "dim"),)
        feats = [Entry(f"feat:{n}", "Hind", chr(97 + n), cells=does, section="feats") for n in range(2)]
        faces = [Entry("buy:1", "1 moon shard", "1", cells=((Run("2"),),), section="forge")]
        sections = Section("forge", "Forge", ("cost",)), Section("feats", "Feats", ("glory", ""))
        told = Listing((*faces, *feats), "3 options", sections=sections)
        shape = shape_of(told, width, 8)
        for row in list_rows(told, shape, {}, 0, None, "here", {})[1:]:
            text = "".join(run.text for run in row)
            assert not re.search(r"[^ …]…", text.replace("turn:…", "turn: …")), text


def persons(count: int) -> Listing:
    """Persons to buy, with two figures each."""
    names = [f"buy the High Priest {n}" for n in range(count)]
    figures = (Run("2 mana"),), (Run("-6 VP later", "bad"),)
    rows = [
        Entry(f"e:{n}", name, chr(97 + n), cells=figures, short=name.removeprefix("buy the "))
        for n, name in enumerate(names)
    ]
    return Listing(tuple(rows), f"{count} options", ("price", "later"))


@pytest.mark.parametrize("count", [3, 9])
async def test_a_name_goes_before_every_figure_and_its_short_form_before_the_last_one(count: int) -> None:
    """Also beside the arrow of a list that scrolls."""
    for width in range(24, 48):
        async with panel(width, 6) as shown:
            shown.show_listing(persons(count))
            rows = [row for row in shown.text.split("\n") if "High Pr" in row]
            assert rows
            assert all("High Priest" in row and "…" not in row for row in rows), (width, rows)
            assert all(("later" in row) == (width >= 31 + (count == 9)) for row in rows), (width, rows)


async def test_the_heading_says_how_many_entries_are_out_of_sight_wherever_the_list_stands() -> None:
    async with panel(80) as shown:
        shown.show_listing(listing(long_ones(19)))
        for key in ("e:0", "e:9", "e:18"):
            shown.highlight(key)
            seen = sum(f"tile {n:02}" in shown.text for n in range(19))
            assert f"19 options  +{19 - seen} more" in shown.text.split("\n")[0]
            assert f"tile {key.removeprefix('e:'):0>2}" in shown.text


async def test_the_legend_is_the_last_line_as_long_as_there_is_room() -> None:
    legends = ("Y yellow, G green, B blue, R red, W white", "Y yellow G green")
    for width, expected in ((100, legends[0]), (80, legends[0]), (30, legends[1])):
        async with panel(width) as shown:
            shown.legends = legends
            shown.show_listing(listing(entries(3)))
            shown.highlight("e:1", card_of("", ["It costs nothing."]))
            assert shown.text.split("\n")[-1].strip() == expected


async def test_options_are_told_in_short_where_one_would_be_cut_off() -> None:
    told = [
        Entry("e:1", "a landscape beside the one where the priest stands", "a", short="E1: +1"),
        Entry("e:2", "give it up", "n"),
    ]
    for width, short in ((75, True), (120, False), (40, True), (60, False)):
        async with panel(width) as shown:
            shown.show_listing(listing(told))
            shown.highlight("e:1", card_of("", ["It does something."]))
            text = shown.text
            assert (" a  E1: +1" in text) == short, width
            assert (" a  a landscape beside the one where the priest stands" in text) != short, width
            assert " n  give it up" in text
            assert " ".join(text.split()).count("landscape") == 1, "in words it is told with the card"


async def test_in_a_low_panel_a_list_that_fits_is_shown_whole() -> None:
    async with panel(57, 5) as shown:
        shown.show_listing(listing(entries(4)))
        shown.highlight("e:1", card_of("option 1", ["It costs nothing."]))
        assert [f"option {n}" in shown.text for n in range(4)] == [True] * 4


async def test_pages_lead_through_the_list_and_stop_at_both_ends() -> None:
    """A page is as many rows as are in sight; the entry that is highlighted stays in sight."""
    async with panel(90, 6) as shown:
        shown.show_listing(listing(entries(20)))
        assert shown.paged_key(1) is not None
        shown.highlight("e:0", card_of("", []))
        page = int((shown.paged_key(1) or "").removeprefix("e:"))
        assert 3 <= page <= 6
        for at, pages, then in (
            (0, 2, 2 * page),
            (7, 1, 7 + page),
            (7, -1, 7 - page),
            (2, -1, 0),
            (18, 1, 19),
        ):
            shown.highlight(f"e:{at}", card_of("", []))
            assert shown.paged_key(pages) == f"e:{then}", (at, pages)
        for at in (0, 7, 19, 12, 0):
            shown.highlight(f"e:{at}", card_of("", []))
            assert f"option {at}" in shown.text
        shown.show_listing(listing([]))
        assert shown.paged_key(1) is None


async def test_figures_are_worked_out_when_their_rows_are_shown_and_only_once() -> None:
    found: list[str] = []

    def figures() -> list[Line]:
        found.append("found")
        return [(Run("3★"),), (Run("1●"),)]

    row = Entry("e:0", "option 0", "0", cells=Figures(figures))
    async with panel(60) as shown:
        shown.folded = True
        shown.show_listing(replace(listing([row]), heads=("glory", "cost")))
        assert (shown.text.strip(), found) == ("", [])
        shown.folded = False
        shown.highlight("e:0")
        assert "3★" in shown.text
        assert "1●" in shown.text
        assert found == ["found"]
