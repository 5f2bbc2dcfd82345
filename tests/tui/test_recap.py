"""Since your turn on the screen: in the strip and in the log, from the start of a turn to its first key."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from unittest import mock

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.games.orbis import coach_messages
from tabletop_tui.kit.recap import Meant, Recap, TurnSaid
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.wording import Wording
from tabletop_tui.paint.runs import lines_of
from tabletop_tui.play import acts
from tabletop_tui.play.coach import Coach, Note
from tabletop_tui.play.recap import recap
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.session import Session
from tabletop_tui.text.words import Words
from tabletop_tui.tui.app import TabletopApp
from tabletop_tui.tui.screens.voices import COACH, NOTICE, RECAP, Voice, speaking
from tabletop_tui.tui.widgets.board import BoardWidget
from tabletop_tui.tui.widgets.strip import sentences_in_parts, strip_lines
from tests.at_once import by_chance, play_at_once
from tests.tui.driving import HOME, SMALL, Table, orbis, sitting
from tests.tui.games_on import begun, played_at_random
from tests.tui.random_games import PEOPLE
from tests.whole import sampled

BEFORE = ("landscape:0", "landscape:2")
"""Two free Conversions of the game with seed 7; the first puts a worshipper on the Holy Rock in slot 4."""
TAKEN = "landscape:3"
"""The Holy Rock, which that worshipper pays for."""
SLOT = "slot:3"
SINCE = "Since your turn"
PATIENCE = 10
"""Seconds."""
MEANT = "took the Holy Rock from slot 4, worth 1 CP to you."


def take(session: Session, key: str) -> None:
    """A turn that begins by taking a landscape."""
    decision = session.record.decision
    assert decision is not None
    seat = decision.seat
    session.do(acts.answer(key))
    while session.record.decision is not None and session.record.decision.seat == seat:
        session.do(acts.answer(session.record.decision.options[0].key))
    session.do(acts.take_over)


def taken_from_ben(*, coached: bool = False) -> Session:
    """Ana has had her second turn; Ben is to move."""
    session = orbis(PEOPLE[0], replace(PEOPLE[1], coached=coached))
    session.do(acts.take_over)
    for key in (*BEFORE, TAKEN):
        take(session, key)
    return session


async def strip_of(table: Table) -> Voice:
    """What the strip says once the start of the turn has been looked into; all blanks are alike."""
    await table.pilot.pause()
    voice = table.game.strip.voice
    return voice._replace(texts=tuple(text.replace("\u00a0", " ") for text in voice.texts))


async def test_a_turn_begins_with_what_the_others_did_and_what_it_means() -> None:
    for size in (HOME, SMALL):
        async with sitting(taken_from_ben(), size) as table:
            voice = await strip_of(table)
            assert voice.name == SINCE
            assert voice.texts[0].startswith(f"! Ana {MEANT}")
            assert any("took the Holy Rock" in row for row in table.rows()[-4:])
            assert voice.cast == (("Ana", table.game.here.people[0].colour, ""),)
            assert voice.texts[-1].startswith("Ana (+1): Holy Rock in row 1")


async def test_it_is_found_while_the_cursor_rests_on_the_answer_that_ends_the_turn_before() -> None:
    session, bens = orbis(*PEOPLE[:2]), asyncio.Event()
    for key in BEFORE:
        take(session, key)
    for key in (TAKEN, "pay", "give:yellow"):
        session.do(acts.answer(key))

    def finding(record: GameRecord, wording: Wording, seat: int) -> Recap:
        if seat == 1:
            bens.set()
        return recap(record, wording, seat)

    module = "tabletop_tui.play.recap.recap"
    with (
        mock.patch.object(TabletopApp, "works_ahead", True),
        mock.patch(module, side_effect=finding) as found,
    ):
        async with sitting(session) as table:
            _ = await asyncio.wait_for(bens.wait(), PATIENCE)
            assert MEANT not in " ".join((await strip_of(table)).texts)
            await table.press("enter")
            assert found.call_count == 2, "once for each turn"
            assert (await strip_of(table)).texts[0].startswith(f"! Ana {MEANT}")


async def test_it_stays_until_the_first_key_which_does_what_it_always_does() -> None:
    async with sitting(taken_from_ben()) as table:
        assert (await strip_of(table)).name == SINCE
        before = table.game.cursor.target
        await table.press("right")
        assert table.game.cursor.target != before
        assert (await strip_of(table)).name != SINCE


@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_what_is_too_long_for_the_strip_comes_in_parts_and_escape_shows_the_next(
    size: tuple[int, int],
) -> None:
    losses = [
        Meant(f"Ana took the Conversion from slot {n}, which you could have laid.", True) for n in (1, 2, 3)
    ]
    turns = [TurnSaid(0, "Conversion in row 1, and much else that has no end, in row 2 or 3", None)]
    with mock.patch("tabletop_tui.play.recap.recap", return_value=Recap(losses, turns)):
        async with sitting(taken_from_ben(), size) as table:
            told, parts = "", 0
            while (voice := await strip_of(table)).name == SINCE:
                rows = strip_lines(voice, {}, *table.game.strip.extent)
                told += " ".join("".join(run.text for run in row)[15:].strip() for row in rows) + " "
                parts += 1
                await table.press("escape")
    whole = " ".join(" ".join(told.split()).replace(" … Esc", "").split())
    assert parts > 1
    assert whole == " ".join([*(each.text for each in losses), f"Ana: {turns[0].text}."])


async def test_each_key_shows_the_next_part_about_the_player_and_none_is_spent() -> None:
    """What the others did stands in the log for players who press other keys."""
    losses = [
        Meant(f"Ana took the Conversion from slot {n}, which you could have laid.", True) for n in (1, 2, 3)
    ]
    turns = [TurnSaid(0, "Conversion in row 1, and much else that has no end, in row 2 or 3", None)]
    with mock.patch("tabletop_tui.play.recap.recap", return_value=Recap(losses, turns)):
        async with sitting(taken_from_ben(), SMALL) as table:
            told = list[str]()
            while (voice := await strip_of(table)).name == SINCE:
                told += voice.texts
                before = table.game.cursor.target
                await table.press("right")
                assert table.game.cursor.target != before
    assert [slot for slot in "123" if not any(f"slot {slot}" in text for text in told)] == []
    assert not any(text.startswith("Ana: Conversion") for text in told)


@pytest.mark.parametrize("keys", [("?", "escape"), ("L", "escape"), ("f4",), ("tab",)])
async def test_looking_around_leaves_it_as_it_was(keys: Sequence[str]) -> None:
    turns = [TurnSaid(0, f"Conversion in row {n}, and much else that has no end", None) for n in (1, 2, 3)]
    with mock.patch("tabletop_tui.play.recap.recap", return_value=Recap([], turns)):
        async with sitting(taken_from_ben(), SMALL) as table:
            first = await strip_of(table)
            await table.press(*keys)
            assert await strip_of(table) == first
            await table.press("escape")
            second = await strip_of(table)
            assert (second.name, second != first) == (SINCE, True), (
                "and the key behind it shows the next part"
            )


@pytest.mark.parametrize("coached", [False, True])
@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_above_a_notice_no_sentence_of_it_is_cut_and_all_is_told_after_it(
    size: tuple[int, int], coached: bool
) -> None:
    for text in ("took the Conversion from slot 3, which you could have laid.", f"took {'more ' * 20}slots."):
        losses = [Meant(f"Ana {text}", True)] * 3
        with mock.patch("tabletop_tui.play.recap.recap", return_value=Recap(losses, [])):
            async with sitting(taken_from_ben(coached=coached), size) as table:
                first = await strip_of(table)
                table.game.say("Ana's turn is over. Now Ben decides.")
                voice = await strip_of(table)
                rows = strip_lines(voice, {}, *table.game.strip.extent)
                said = ["".join(run.text for run in row)[15:].strip() for row in rows]
                assert voice.kind == NOTICE
                assert "Ana's turn is over. Now Ben decides." in said
                assert not any(row.endswith("… L") for row in said)
                assert voice.texts == ("Ana's turn is over. Now Ben decides.",) or voice.name == SINCE
                await table.press("right")
                assert await strip_of(table) == first, "the first key only puts the notice away"


@pytest.mark.parametrize("game", BUILT)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_parts_of_every_recap_fit_the_strip_and_leave_nothing_out(game: str, language: str) -> None:
    session = played_at_random(game, 60)
    wording = game_parts(game).wording(Words(language), session.record.people)
    for seat in range(len(session.record.people)):
        found = recap(session.record, wording, seat)
        texts = [f"! {each.text}" if each.loss else each.text for each in found.meant]
        texts += [f"{wording.name(each.seat)}: {each.text}." for each in found.turns]
        for width, height in ((80, 2), (120, 3), (120, 2)):
            parts = sentences_in_parts(texts, width, height)
            for part in parts:
                assert lines_of(part, width - 16, height) <= height
            said = " ".join(" ".join(part) for part in parts).replace(" …", "").replace("! ", "")
            assert said == " ".join(texts).replace("! ", "")


async def test_an_answer_puts_it_away_for_the_rest_of_the_turn() -> None:
    for key in ("enter", "1"):
        async with sitting(taken_from_ben()) as table:
            assert (await strip_of(table)).name == SINCE
            await table.press(key)
            assert table.game.scene.seat == 1  # still Ben's turn
            assert (await strip_of(table)).name != SINCE


async def test_what_an_answer_leaves_unread_is_told_at_the_next_decision() -> None:
    losses = [
        Meant(f"Ana took the Conversion from slot {n}, which you could have laid.", True) for n in (1, 2, 3)
    ]
    for key in ("enter", "1"):
        with mock.patch("tabletop_tui.play.recap.recap", return_value=Recap(losses, [])):
            async with sitting(taken_from_ben(), SMALL) as table:
                assert (await strip_of(table)).next
                await table.press(key)
                assert table.game.scene.seat == 1  # still Ben's turn
                told = await strip_of(table)
                assert told.name == SINCE
                assert "slot 1" not in told.texts[0]


async def test_the_last_part_is_over_with_the_next_key_also_if_a_sentence_of_it_is_open() -> None:
    losses = [Meant(f"Ana took the Conversion from slot {n}, which was …", True) for n in (1, 2, 3)]
    with mock.patch("tabletop_tui.play.recap.recap", return_value=Recap(losses, [])):
        async with sitting(taken_from_ben(), SMALL) as table:
            assert (await strip_of(table)).name == SINCE
            for _ in losses:
                await table.press("right")
            assert (await strip_of(table)).name != SINCE


async def test_a_wrong_key_leaves_the_next_part_as_it_is() -> None:
    losses = [
        Meant(f"Ana took the Conversion from slot {n}, which you could have laid.", True) for n in (1, 2, 3)
    ]
    with mock.patch("tabletop_tui.play.recap.recap", return_value=Recap(losses, [])):
        async with sitting(taken_from_ben(), SMALL) as table:
            await table.press("right")
            second = (await strip_of(table)).texts
            await table.press("Z")
            assert (await strip_of(table)).kind == NOTICE
            await table.press("left")
            assert (await strip_of(table)).texts == second


async def test_the_first_of_two_keys_puts_it_away() -> None:
    for seed in range(1, 5):
        async with sitting(played_at_random("papyria", seed=seed)) as table:
            label = next(label for label in table.game.scene.labels.values() if len(label) == 2)
            if (await strip_of(table)).name == SINCE:
                told = (await strip_of(table)).texts
                await table.press(label[0])
                assert table.game.controller.typed == label[0]
                assert (await strip_of(table)).texts != told
                return
    raise AssertionError


async def test_it_is_marked_at_its_place_on_the_board_until_it_has_been_read() -> None:
    for size, theme in ((HOME, "true"), (SMALL, "true"), (HOME, "mono")):
        async with sitting(taken_from_ben(), size, colour=theme) as table:
            _ = await strip_of(table)
            board = next(board for board in table.game.board_widgets if board.id == "display")
            assert board.news == {SLOT: True}
            assert board.text != (plain := unmarked(board))
            assert board.text.count("!") == plain.count("!") + 1
            await table.press(*(("right",) if size == HOME else ("right", "left")))
            assert board.news == {}
            assert "!" not in board.text


ENOUGH = sampled(4, 1_000_000)
"""Marks after which no more of a game is looked at."""


def unmarked(board: BoardWidget) -> str:
    """The board without these marks."""
    told, board.news = board.news, {}
    plain = board.text
    board.news = told
    return plain


@pytest.mark.parametrize("game", BUILT)
async def test_all_that_is_marked_has_a_place_on_a_board(game: str) -> None:
    session, chance, marked = Session.new(load_rules(game), PEOPLE[:3], 1), Random(1), 0
    async with sitting(session) as table:
        session.do(acts.take_over)
        for _ in range(sampled(100, 400)):
            await table.pilot.pause()
            marks = table.game.recapping.marks
            assert {*marks} <= {spot.target for board in table.game.board_widgets for spot in board.spots}
            marked += len(marks)
            if session.record.decision is None or marked > ENOUGH:
                break
            play_at_once(session, by_chance(chance), 1)
    assert marked


async def test_the_log_keeps_it() -> None:
    async with sitting(taken_from_ben()) as table:
        _ = await strip_of(table)
        await table.press("right", "L")
        assert "For you: Ana took the Holy Rock" in table.text()


async def test_the_coach_speaks_after_it_and_a_notice_leaves_the_text() -> None:
    recap, coach, notice = Voice(RECAP, "since", ("a",)), Voice(COACH, "c", ("b",)), Voice(NOTICE, "", ("n",))
    assert speaking([recap, coach]) == recap
    assert speaking([recap, notice]) == recap._replace(kind=NOTICE, todo="n")
    assert speaking([notice, coach]) == coach._replace(kind=NOTICE, todo="n")


async def test_nothing_is_told_at_the_first_turn_of_a_game() -> None:
    async with sitting(begun("orbis")) as table:
        assert (await strip_of(table)).name != SINCE


async def test_another_seat_that_is_asked_in_the_turn_is_not_told_of_it() -> None:
    """As in Bora Bora, where others may be asked about red gods in a player's turn."""
    async with sitting(taken_from_ben()) as table:
        assert (await strip_of(table)).name == SINCE
        here = table.game.here
        here.scene = replace(here.scene, seat=0)
        assert table.game.recapping.voices == []


@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_the_coach_waits_until_it_has_been_read_and_a_key_says_so(size: tuple[int, int]) -> None:
    async with sitting(taken_from_ben(coached=True), size) as table:
        while (voice := await strip_of(table)).name == SINCE:
            assert voice.next == "Esc"
            assert voice.texts[-1].endswith("… Esc")
            assert any("… Esc" in row for row in table.rows()[-4:])
            before = table.game.cursor.target
            await table.press("escape")
            assert table.game.cursor.target == before, "it only shows what follows"
        assert voice.kind == COACH
        assert not voice.todo


async def test_a_note_that_an_answer_leaves_unheard_waits_until_it_matters_again() -> None:
    always = Note("always", coach_messages.take, lambda _view, _decision: True)
    async with sitting(taken_from_ben(coached=True)) as table:
        assert (await strip_of(table)).name == SINCE
        table.game.place.coach = Coach(table.game.session, [always])
        table.game.coaching.refresh()
        table.game.coaching._unheard = [(1, always)]
        await table.press("enter")
        assert table.game.strip.voice.kind == COACH
        await table.press("enter")
        assert table.game.coaching.note is None
