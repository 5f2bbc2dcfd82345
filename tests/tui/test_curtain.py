"""Hidden things: nothing of another seat's is ever on the screen."""

import re
from typing import Any
from unittest import mock

import pytest

from tabletop_tui.kit.log import LogEntry
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.paint import letters
from tabletop_tui.paint.pictures.look import look_of
from tabletop_tui.paint.pictures.shades import Rgb
from tabletop_tui.paint.themes import DARK
from tabletop_tui.play.recap import for_all
from tabletop_tui.play.record import GameRecord
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens.curtain import Curtain, draw_curtain
from tabletop_tui.tui.screens.table import TableScreen
from tabletop_tui.tui.widgets.board import BoardWidget
from tests.tui.driving import ANA, BEN, CLEO, HOME, LARGE, OWN, SMALL, Table, sitting
from tests.tui.games_on import begun, played_at_random
from tests.tui.toygame import ToyScreen, hiding


def seen(text: str, hand: list[int]) -> list[int]:
    """Which of these cards lie on the screen."""
    return [card for card in hand if f"c{card} " in text or f"play {card} " in text]


def drawn(table: Table) -> list[int]:
    """The cards that lie on the board, even where that is scrolled out of sight."""
    drawing = table.game.query_one("#hand", BoardWidget).drawing
    return [int(card) for card in re.findall(r"\bc(\d+)", drawing.text())]


async def test_the_first_player_s_hand_waits_behind_a_curtain() -> None:
    session = hiding((ANA, BEN))
    hands = session.record.table.state.hands
    async with sitting(session, screen=ToyScreen) as table:
        assert "Ana is next" in table.text()
        assert seen(table.text(), hands[0]) == []
        await table.press("1")  # no label works behind the curtain
        assert table.keys_taken() == []
        await table.press(OWN)
        assert seen(table.text(), hands[0]) == hands[0]
        assert seen(table.text(), hands[1]) == []


async def test_a_click_on_its_words_lifts_the_curtain_and_one_elsewhere_does_nothing() -> None:
    session = hiding((ANA, BEN))
    hands = session.record.table.state.hands
    async with sitting(session, screen=ToyScreen) as table:
        await table.click(1, 1)
        assert seen(table.text(), hands[0]) == []
        way = table.game.curtain.spots[0].region
        await table.click(way.x + 1, way.y)
        await table.pilot.pause()
        assert seen(table.text(), hands[0]) == hands[0]


async def test_the_curtain_falls_between_two_players_and_lifts_for_the_next() -> None:
    session = hiding((ANA, BEN, CLEO))
    async with sitting(session, SMALL, screen=ToyScreen) as table:
        await table.press(OWN, "1", "2", "2")
        hands = session.record.table.state.hands
        assert "Ana's turn is over" in table.text()
        assert "I am Ben" in table.text()
        assert seen(table.text(), hands[0]) + seen(table.text(), hands[1]) == [], (
            "that is the curtain already"
        )
        await table.press(OWN)
        assert seen(table.text(), hands[1]) == hands[1]
        assert seen(table.text(), hands[0]) == []


async def test_no_page_shows_what_lies_behind_the_curtain() -> None:
    session = hiding((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        hands = session.record.table.state.hands
        for key in ("?", "s", "L", "f12", "ctrl+p"):
            await table.press(key)
            assert seen(table.text(), hands[0]) == [], key
            options = [f"card:{card}" for card in hands[0]]
            assert not any(option in table.text() for option in options), key
            await table.press("escape")


async def test_looking_back_shows_only_what_the_looker_may_see() -> None:
    session = hiding((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        await table.press(OWN, "1", "2", "2", OWN)
        await table.press("L", "home", "enter")
        assert table.game.look_back is not None
        assert seen(table.text(), session.record.table.state.hands[0]) == []


async def test_a_player_who_takes_up_a_left_game_sees_no_hand_before_saying_who_they_are() -> None:
    """A program that died at a hand-over comes back to it, and doesn't know who sits there now."""
    session = hiding((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        await table.press(OWN, "1", "2", "2")
        assert "Ana's turn is over" in table.text()
        hands = session.record.table.state.hands
        assert drawn(table) == []
    async with sitting(session, screen=ToyScreen) as table:  # the same moment, another screen
        assert "Ana's turn is over" in table.text()
        assert drawn(table) == []
        for key in ("?", "s", "L", "f12", "ctrl+p"):
            assert seen(table.text(), hands[0]) + seen(table.text(), hands[1]) == [], key
            await table.press("escape", key)
        await table.press("escape", "u")
        assert "Ana is next" in table.text()
        assert drawn(table) == []
        await table.press(OWN)
        assert drawn(table) == session.record.table.state.hands[0]


@pytest.mark.parametrize("size", [SMALL, HOME, LARGE])
@pytest.mark.parametrize("look", [{}, {"ascii": True}, {"theme": "mono"}])
async def test_the_curtain_hides_every_board_and_says_who_comes_and_how(
    size: tuple[int, int], look: dict[str, Any]
) -> None:
    async with sitting(hiding((ANA, BEN)), size, screen=ToyScreen, **look) as table:
        for widget in table.game.query(BoardWidget):
            assert not widget.is_on_screen, widget.id
        text = table.text()
        assert "Ana is next. Ana, press A when no one else is looking." in text
        assert re.search(r"A +I am Ana", text)
        assert re.search(r"q +lobby", text)


async def test_behind_the_first_curtain_boards_are_drawn_when_it_is_lifted() -> None:
    async with sitting(begun("bora_bora"), handover="hidden") as table:
        screen = table.game
        assert isinstance(screen, TableScreen)
        boards = {board.id: screen.board(board.id) for board in screen.BOARDS}
        assert not any(board.drawing.lines for board in boards.values())
        await table.press(OWN)
        shown = [board for name, board in boards.items() if screen.has_place(name)]
        assert len(shown) > 1
        assert all(board.drawing.text().strip() for board in shown)


async def test_no_key_but_the_player_s_own_lifts_the_curtain_and_a_new_size_keeps_it() -> None:
    async with sitting(hiding((ANA, BEN)), screen=ToyScreen) as table:
        for key in ("enter", "space", "escape", "b", "1", "tab"):
            await table.press(key)
            assert "Ana is next" in table.text(), key
        await table.pilot.resize_terminal(*SMALL)
        await table.pilot.pause()
        assert "Ana is next" in table.text()
        await table.press(OWN)
        assert "Ana is next" not in table.text()
        assert all(board.is_on_screen for board in table.game.board_widgets)


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ana", "ANA"),
        ("Jürgen", "JU\u0308RGEN"),
        ("Zoë 2", "ZOE\u0308 2"),
        ("Łukasz", "LUKASZ"),
        ("花子", ""),
    ],
)
def test_a_name_is_written_large_as_far_as_it_has_likenesses(name: str, written: str) -> None:
    assert letters.spelt(name) == written
    assert letters.width(written) == max(6 * len(written.replace("\u0308", "")) - 1, 0)


@pytest.mark.parametrize("name", ["Ana", "花子", "A" * 24, "Wilhelmine-Charlotte"])
@pytest.mark.parametrize("size", [(80, 24), (120, 36), (200, 60)])
def test_the_curtain_fits_whatever_the_name(name: str, size: tuple[int, int]) -> None:
    said = "Someone is next."
    for look in (look_of("dark"), look_of("mono"), look_of("dark", ascii=True)):
        drawing = draw_curtain(*size, Curtain(name, "red", "Orbis", said, [("A", "here")]), look)
        assert (drawing.width, drawing.height) == size
        assert said in drawing.text()


def test_every_way_out_stands_on_the_curtain_however_long_the_others_are() -> None:
    ways = [
        ("J", "I am Jürgen: show the table"),
        ("u", "Take the last answer back"),
        ("q", "lobby"),
        ("L", "log"),
    ]
    for look in (look_of("dark"), look_of("dark", ascii=True)):
        text = draw_curtain(80, 24, Curtain("Jürgen", "red", "Orbis", "Jürgen is next.", ways), look).text()
        assert all(f" {key}  {what}" in text for key, what in ways)


def test_the_curtain_says_what_the_others_did_where_there_is_room() -> None:
    since = [("Ben", "blue", "5 on Build, tile 5", "+10"), ("Cleo", "green", "1 on Fishing " * 9, "")]
    curtain = Curtain("Ana", "red", "Orbis", "Ana is next.", [("A", "here")], "", "round 2", since, "Since")
    for look in (look_of("dark"), look_of("dark", ascii=True)):
        rows = draw_curtain(120, 36, curtain, look).text().splitlines()
        (first,) = [row for row in rows if "5 on Build" in row]
        assert first.split()[0] == "Ben"
        assert "+10" in first
        assert any("Cleo" in row and "…" in row for row in rows)
        assert any("Orbis" in row and "round 2" in row for row in rows)
        assert "Cleo" in draw_curtain(80, 24, curtain, look).text()
        assert "Cleo" not in draw_curtain(48, 20, curtain, look).text()


@pytest.mark.parametrize("size", [(80, 24), (120, 36), (160, 50)])
def test_the_key_of_the_next_player_has_a_line_of_its_own_and_letters_stand_apart_from_the_sheet(
    size: tuple[int, int],
) -> None:
    since = [(name, "blue", "5 on Build", "+10") for name in ("Ben", "Cleo", "Dora")]
    ways = [("A", "here"), ("u", "back"), ("q", "lobby"), ("L", "log")]
    curtain = Curtain("Ana", "red", "Orbis", "Ana is next.", ways, "", "round 2", since, "Since")
    rows = draw_curtain(*size, curtain, look_of("dark")).text().splitlines()
    own = next(y for y, row in enumerate(rows) if " A  here" in row)
    assert not any(sign in rows[own] for sign in (" u ", " q ", " L "))
    assert not rows[own + 1][size[0] // 2 - 20 : size[0] // 2 + 20].strip()
    assert all(f" {key}  {what}" in rows[own + 2] for key, what in ways[1:])


@pytest.mark.parametrize("others", range(4))
@pytest.mark.parametrize(
    "question", ["Ana is next.", "Cleo's turn is over, and Ana comes to the keyboard now. " * 2]
)
def test_large_letters_touch_neither_the_edge_nor_the_sheet(others: int, question: str) -> None:
    """At 80x24, where there is least room for them."""
    since = [(name, "blue", "5 on Build", "+10") for name in ("Ben", "Cleo", "Dora")[:others]]
    ways = [("A", "here"), ("u", "back"), ("q", "lobby"), ("L", "log")]
    curtain = Curtain("Ana", "red", "Orbis", question, ways, "", "round 2", since, "Since" if since else "")
    lines = draw_curtain(80, 24, curtain, look_of("sixteen")).lines
    inked = [y for y, line in enumerate(lines) if any("l:red" in run.role for run in line)]
    sheet = next(y for y, line in enumerate(lines) if any("seat-red" in run.role for run in line))
    assert inked[0] >= 1
    assert sheet - inked[-1] >= 2


@pytest.mark.parametrize("size", [(80, 24), (120, 36), (160, 50), (200, 60)])
def test_a_pelmet_hangs_where_it_covers_no_letter_and_no_folds_among_sixteen_colours(
    size: tuple[int, int],
) -> None:
    curtain = Curtain("Ana", "red", "Orbis", "Ana is next.", [("A", "here")])
    bare, cloth = (draw_curtain(*size, curtain, look_of(name)) for name in ("sixteen", "dark"))
    first = next(y for y, row in enumerate(bare.text().splitlines()) if row.strip())
    gold = [y for y, line in enumerate(cloth.lines[:-2]) if any("e0b040" in run.role for run in line)]
    assert first > 0
    assert all(y < first for y in gold)
    assert bool(gold) == (size[1] > 24)


def test_large_letters_go_from_light_to_dark_and_stay_plain_among_sixteen_colours() -> None:
    curtain = Curtain("IL", "blue", "Orbis", "Il is next.", [("A", "here")])

    def tones(look: str) -> list[str]:
        lines = draw_curtain(120, 36, curtain, look_of(look)).lines
        inks = re.findall(r"l:(blue[a-z-]*)", " ".join(role for line in lines for _, role in line))
        return list(dict.fromkeys(inks))

    assert tones("dark") == ["blue-bright", "blue-light", "blue-pale", "blue", "blue-dusk"]
    assert tones("sixteen") == ["blue"]
    lightness = [Rgb.of(DARK.colour(tone)).lightness for tone in tones("dark")]
    assert lightness == sorted(lightness, reverse=True)


@pytest.mark.parametrize("game", ["bora_bora", "orbis"])
def test_what_the_others_did_is_told_on_the_curtain_as_a_watcher_saw_it(game: str) -> None:
    """Each of the others once, the latest last; nothing is read with the eyes of a seat."""
    record = played_at_random(game, 60).record
    wording = game_parts(game).wording(Words("en"), record.people)
    for seat in range(len(record.people)):
        with mock.patch.object(type(record), "entry_for", autospec=True, side_effect=seen_by_all) as read:
            told = for_all(record, wording, seat)
        assert {call.args[1] for call in read.call_args_list} <= {None}
        assert [turn.seat for turn in told] in ([], [1 - seat])
    assert any(for_all(record, wording, seat) for seat in range(len(record.people)))


def seen_by_all(_record: GameRecord, _seat: int | None, entry: LogEntry) -> LogEntry:
    """An entry as a watcher may read it."""
    return entry.seen_by(None)
