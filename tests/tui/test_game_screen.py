"""A game at the shared screen, by keys and by mouse."""

from unittest import mock

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.kit.card import card_of
from tabletop_tui.play.session import Session
from tabletop_tui.tui.keys import KEYS
from tabletop_tui.tui.screens.commands import CommandsScreen
from tabletop_tui.tui.screens.ending import EndingScreen
from tabletop_tui.tui.screens.page import Page
from tabletop_tui.tui.screens.scene import CURTAIN
from tabletop_tui.tui.screens.scoresheet import ScoreSheet
from tabletop_tui.tui.widgets.board import BoardWidget
from tabletop_tui.tui.widgets.footer import KeyFooter
from tests.tui.driving import ANA, BEN, HOME, LARGE, OWN, SMALL, TINY, orbis, play, play_on, sitting
from tests.tui.toygame import ToyScreen, broken, hiding
from tests.whole import sampled


def pending(session: Session) -> bool:
    """Whether a player has to hand over."""
    return session.record.hand_over is not None


async def test_a_label_takes_an_option_at_once() -> None:
    session = orbis()
    async with sitting(session) as table:
        await table.press("2")
        assert table.keys_taken() == ["landscape:1"]


async def test_arrows_and_enter_take_what_is_under_the_cursor() -> None:
    session = orbis()
    async with sitting(session) as table:
        assert table.game.cursor.target == "slot:0"
        await table.press("right", "down")
        assert table.game.cursor.target == "slot:4"
        await table.press("right", "up", "down", "left")
        assert table.game.cursor.target == "slot:4"
        await table.press("right", "enter")
        assert table.keys_taken() == ["landscape:5"]


async def test_arrows_lead_from_the_boards_into_the_list_and_back() -> None:
    session = orbis()
    play(session, "landscape:4", "landscape:0", "pay")
    async with sitting(session) as table:
        first = table.game.cursor.takes(table.game.scene)
        await table.press("f6")
        assert table.game.cursor.key == first, "the list shows the same choice"
        await table.press("down")
        assert table.game.cursor.key != first
        chosen = table.game.cursor.key
        await table.press("right")
        assert not table.game.cursor.in_list
        assert table.game.cursor.takes(table.game.scene) not in (None, chosen)


async def test_where_the_board_is_the_list_the_cursor_stays_on_it() -> None:
    async with sitting(orbis()) as table:
        await table.press("f6", "pagedown", "up", "up")
        assert not table.game.cursor.in_list


async def test_a_target_with_several_options_narrows_the_list_and_esc_widens_it() -> None:
    session = hiding((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        await table.press(OWN, "1", "escape")
        panel, cursor = table.game.panel, table.game.cursor
        assert (cursor.target, cursor.key) == ("pile", None)
        await table.press("enter")
        assert {entry.key for entry in panel.entries} == {"draw", "stop"}
        assert cursor.key == "draw"
        await table.press("escape")
        assert len(panel.entries) == len(table.game.scene.entries)
        await table.press("f6", "down", "enter", "enter")
        assert table.keys_taken()[1:] == ["stop"]


async def test_undo_redo_and_restart_by_keys() -> None:
    session = hiding((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        await table.press(OWN, "1", "2", "2")
        played = table.keys_taken()
        assert len(played) == 2
        await table.press("u")
        assert table.keys_taken() == played[:1]
        await table.press("ctrl+r")
        assert table.keys_taken() == played
        await table.press("U")
        assert table.keys_taken() == []
        assert sum(entry.undone for entry in session.record.log) == 2
        assert table.rows()[0].count("Ana") == 1


async def test_what_cannot_be_undone_is_said_and_greyed() -> None:
    session = orbis()
    async with sitting(session) as table:
        assert table.game.check_action("undo", ()) is None
        hints = {hint.action: hint.enabled for hint in table.game.query_one(KeyFooter)._hints}
        assert not hints["undo"]
        await table.game.action_undo()
        await table.pilot.pause()
        assert "back" in table.text()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", BUILT)
async def test_the_footer_of_a_small_screen_begins_with_what_enter_does(game: str, language: str) -> None:
    """It has room before the keys that are easily guessed or of less use."""
    async with sitting(Session.new(load_rules(game), (ANA, BEN), 7), SMALL, language=language) as table:
        await table.press(*[OWN] * (table.game.scene.mode == CURTAIN))
        assert table.rows()[-1].removeprefix(" ").startswith("Enter ")
        assert "?" in table.rows()[-1]


async def test_the_turn_ends_with_a_hand_over_that_the_next_player_takes() -> None:
    session = orbis()
    play_on(session, 30)
    while not pending(session):
        play_on(session, 1)
    due = session.record.hand_over
    assert due is not None
    async with sitting(session, handover="turns") as table:
        name = session.record.people[due.to_seat].name
        assert f"turn is over. {name}, press {name[0]}" in table.text()
        await table.press(OWN)
        assert not pending(session)
        assert session.record.people[due.to_seat].name in table.rows()[0]


async def test_before_the_hand_over_u_takes_the_turn_s_end_back() -> None:
    session = hiding((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        await table.press(OWN, "1", "2", "2")
        assert pending(session)
        assert "u takes back" in table.text()
        await table.press("u")
        assert not pending(session)
        assert session.record.decision is not None
        assert session.record.decision.seat == 0


async def test_a_confirm_question_is_asked_once_more() -> None:
    session = hiding((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        await table.press(OWN, "1", "2")
        assert "Really stop?" in table.text()
        assert len(table.keys_taken()) == 1
        await table.press("escape")
        assert "Really stop?" not in table.text()
        await table.press("2", "2")
        assert len(table.keys_taken()) == 2


async def test_what_an_option_means_is_in_help_where_strip_and_card_have_no_room_for_it() -> None:
    told = [f"Sentence {n} says what follows, {'and much else ' * 8}too." for n in range(6)]
    for said, is_long in ((told, True), (["It costs nothing."], False)):
        async with sitting(orbis(), SMALL) as table:
            with mock.patch.object(table.game.wording, "card", return_value=card_of("a tile", said)):
                await table.press("right")
                assert ("… ?" in table.text()) == is_long
                await table.press("?")
                page = table.app.screen
                assert isinstance(page, Page)
                text = " ".join(page.body.text.split())
                assert (" ".join(said) in text) == is_long


async def test_help_holds_the_rule_and_every_key() -> None:
    session = orbis()
    async with sitting(session) as table:
        await table.press("?")
        page = table.app.screen
        assert isinstance(page, Page)
        text = page.body.text
        assert session.record.decision is not None
        assert table.game.wording.help(session.record.decision).split(".")[0][:30] in text.replace("\n ", " ")
        for tip in ("Take back your last answer.", "Show why something isn't possible now."):
            assert tip in text
        await table.press("escape")
        assert not isinstance(table.app.screen, Page)


async def test_why_lists_what_is_blocked_with_reasons() -> None:
    session = hiding((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        await table.press(OWN, "w")
        assert isinstance(table.app.screen, Page)
        assert "the pile is empty" in table.text()


async def test_blocked_options_are_one_quiet_line_that_says_how_to_ask() -> None:
    session = hiding((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        await table.press(OWN)
        assert "1 more can't be chosen now · w says why" in table.text()
        assert "the pile is empty" not in table.text()


async def test_looking_around_reaches_what_cannot_be_chosen() -> None:
    session = hiding((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        await table.press(OWN, "shift+down")
        assert table.game.cursor.target == "pile"
        assert "This is pile." in table.text()
        assert "┄" in table.text() or "═" in table.text()  # the board has scrolled to it
        await table.press("enter")
        assert isinstance(table.app.screen, Page)  # why not


async def test_tab_looks_at_the_others_and_esc_comes_back() -> None:
    session = orbis()
    async with sitting(session) as table:
        await table.press("tab")
        assert table.game.looking_at == 1
        assert "Looking at Ben" in table.text()
        await table.press("escape")
        assert table.game.looking_at == 0
        assert table.keys_taken() == []


async def test_the_player_who_has_answered_sees_their_own_things_again() -> None:
    session = orbis()
    async with sitting(session) as table:
        await table.press("tab")
        assert "Looking at Ben" in table.text()
        await table.press("2", "enter", "enter")
        assert table.keys_taken() != []
        assert table.session.record.acting_seat == table.game.looking_at
        assert "Looking at" not in table.text()


async def test_the_mouse_takes_what_is_clicked() -> None:
    session = orbis()
    async with sitting(session) as table:
        board = table.game.query_one("#display", BoardWidget)
        spot = board.drawing.spot("slot:5")
        assert spot is not None
        place = board.place_of(spot)
        await table.pilot.hover(offset=(place.x + 3, place.y + 2))
        await table.pilot.pause()
        assert table.game.cursor.target == "slot:5"
        await table.pilot.click(offset=(place.x + 3, place.y + 2))
        await table.pilot.pause()
        assert table.keys_taken() == ["landscape:5"]


async def test_the_mouse_takes_options_of_the_list_and_keys_of_the_footer() -> None:
    session = orbis()
    async with sitting(session) as table:
        await table.press("1")
        panel = table.game.panel.region
        await table.pilot.click(offset=(panel.x + 8, panel.y + 1))
        await table.pilot.pause()
        assert len(table.keys_taken()) == 2
        footer = table.game.query_one(KeyFooter)
        start = next(start for start, _, hint in footer._places if hint.action == "undo")
        await table.pilot.click(offset=(start + 1, footer.region.y))
        await table.pilot.pause()
        assert len(table.keys_taken()) == 1


async def test_failing_rules_are_a_sentence_and_change_nothing() -> None:
    session = broken((ANA, BEN))
    async with sitting(session, screen=ToyScreen) as table:
        await table.press("1")
        assert table.keys_taken() == []
        assert "mistake" in table.text() or "report" in table.text() or ".json" in table.text()
        assert table.app.is_running


async def test_resizing_loses_nothing() -> None:
    session = orbis()
    async with sitting(session, HOME) as table:
        await table.press("right", "down")
        before = table.game.cursor.target
        for size in (SMALL, TINY, LARGE, TINY, HOME):
            await table.resize(size)
            if size == TINY:
                assert "48x20" in table.text()
            else:
                assert "round 1 of 15" in table.text()
        assert table.game.cursor.target == before
        await table.press("right", "enter")
        assert table.keys_taken() == ["landscape:5"]


async def test_below_the_least_size_keys_do_no_harm() -> None:
    session = orbis()
    async with sitting(session, TINY) as table:
        assert "isn't enough room" in table.text()
        await table.press("3", "enter", "space", "h", "down", "enter")
        assert table.keys_taken() == []
        await table.resize(SMALL)
        assert "h hint" in table.text()
        await table.press("3")
        assert table.keys_taken() == ["landscape:2"]


async def test_the_language_changes_while_playing() -> None:
    session = orbis()
    async with sitting(session) as table:
        await table.press("2", "enter", "down")
        key, narrowed = table.game.cursor.key, table.game.panel.narrowed_to
        assert "round 1 of 15" in table.text()
        await table.press("f9")
        assert "Runde 1 von 15" in table.text()
        assert "Hilfe" in table.text()
        assert (table.game.cursor.key, table.game.panel.narrowed_to) == (key, narrowed)
        await table.press("z")
        assert "? zeigt alle Tasten." in table.text()
        await table.press("f9")
        assert "zeigt alle Tasten" not in table.text(), "nothing is left in the other language"
        await table.press("f9")
        await table.press("f9")
        assert "round 1 of 15" in table.text()


@pytest.mark.parametrize("size", sampled([SMALL], [HOME, SMALL]))
async def test_a_whole_game_by_labels_and_enter_ends_with_the_podium(size: tuple[int, int]) -> None:
    session = orbis(ANA, BEN)
    async with sitting(session, size) as table:
        for _ in range(600):
            if session.record.over:
                break
            await table.hurry("enter")
        await table.pilot.pause()
        assert isinstance(table.app.screen, EndingScreen)
        for person in session.record.people:
            assert person.name in table.text()
        await table.press("escape")
        assert "Rematch" in table.game.panel.text


async def test_the_score_sheet_can_be_seen_at_any_time() -> None:
    session = orbis()
    play_on(session, 40)
    async with sitting(session) as table:
        await table.press("s")
        assert isinstance(table.app.screen, ScoreSheet)
        assert "as if the game ended now" in table.text()
        await table.press("q")
        assert not isinstance(table.app.screen, Page)


async def test_the_palette_finds_commands_by_typing() -> None:
    session = orbis()
    async with sitting(session) as table:
        await table.press("ctrl+p", "s", "c", "o", "r", "e")
        await table.press("enter")
        assert isinstance(table.app.screen, ScoreSheet)


@pytest.mark.parametrize("language", ["en", "de"])
async def test_at_home_the_palette_tells_of_each_command_in_one_uncut_line(language: str) -> None:
    everything = mock.Mock(SCOPES=sorted({key.scope for key in KEYS} - {"app"}))
    async with sitting(orbis(), language=language) as table:
        page = CommandsScreen(table.app, everything)
        await table.app.push_screen(page)
        lines = ["".join(run.text for run in line) for line in page.make(page.body.size.width)]
        assert len(lines) == len(page.items())
        assert [line for line in lines if "…" in line] == []


async def test_the_debug_panel_names_seed_and_digest() -> None:
    session = orbis()
    async with sitting(session) as table:
        await table.press("f12")
        assert session.record.table.digest in table.text()
        assert "choose_tile" in table.text()


async def test_keys_that_come_faster_than_pages_close_do_no_harm() -> None:
    session = orbis()
    async with sitting(session) as table:
        await table.press("?")
        for _ in range(4):
            table.app.simulate_key("escape")
        await table.press("L")
        for key in ("enter", "enter", "q", "q", "q"):
            table.app.simulate_key(key)
        await table.pilot.pause()
        assert table.app.is_running
