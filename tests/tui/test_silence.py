"""No key is silent: what does nothing now says why, what is unknown says where the keys are listed."""

import pytest

from rulesets import BUILT
from tabletop_tui.play import acts, undo
from tabletop_tui.tui.screens.help import HelpPage
from tabletop_tui.tui.screens.rules import RulesScreen
from tests.tui.driving import HOME, SMALL, orbis, play_on, sitting
from tests.tui.games_on import begun
from tests.whole import in_turn

SAID = {
    "en": {
        "nothing": "There is nothing to take back yet.",
        "redo": "There is nothing to redo.",
        "hint": "? shows all keys.",
        "empty": "Nothing has happened yet.",
        "points": "How points are scored",
        "rules": "short rules",
    },
    "de": {
        "nothing": "Es gibt noch nichts zurückzunehmen.",
        "redo": "Es gibt nichts zu wiederholen.",
        "hint": "? zeigt alle Tasten.",
        "empty": "Noch ist nichts geschehen.",
        "points": "Womit man punktet",
        "rules": "in Kürze",
    },
}

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


@LANGUAGES
async def test_u_and_redo_say_that_there_is_nothing_yet(language: str) -> None:
    async with sitting(orbis(), language=language) as table:
        for key, said in (("u", "nothing"), ("U", "nothing"), ("ctrl+r", "redo")):
            await table.press(key)
            assert SAID[language][said] in table.game.notice
        await table.press("right")
        assert SAID[language]["redo"] not in table.text()


@LANGUAGES
@pytest.mark.parametrize(
    ("game", "stopped"), [("orbis", ("turned up", "aufgedeckt")), ("dice_forge", ("rolled", "gewürfelt"))]
)
async def test_u_says_up_to_what_one_can_go_back(game: str, stopped: tuple[str, str], language: str) -> None:
    session = begun(game)
    stopped_at = "saves-undo-new-information"
    for _ in range(200):
        play_on(session, 1)
        if not undo.can_undo(session.record) and undo.why_not(session.record) == stopped_at:
            break
    assert undo.why_not(session.record) == stopped_at
    async with sitting(session, language=language) as table:
        await table.press("u")
        assert stopped[language == "de"] in table.game.notice


@LANGUAGES
async def test_an_unknown_key_says_where_the_keys_are_listed(language: str) -> None:
    session = orbis()
    async with sitting(session, language=language) as table:
        for key in ("0", "Q", "f11", "ctrl+x"):
            await table.press(key)
            assert SAID[language]["hint"] in table.game.notice
            await table.press("escape")
            assert SAID[language]["hint"] not in table.text()
        assert table.keys_taken() == []


@LANGUAGES
async def test_what_the_palette_cannot_do_now_is_said_too(language: str) -> None:
    async with sitting(orbis(), language=language) as table:
        await table.press("ctrl+p", "^", "r", "enter")
        assert SAID[language]["redo"] in table.game.notice


@LANGUAGES
async def test_the_log_of_a_game_that_has_just_begun_has_nothing_to_tell(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = orbis()
    async with sitting(session, language=language) as table:
        monkeypatch.setattr(table.game.log_text, "sentences", list)
        await table.press("L")
        assert SAID[language]["empty"] in table.text()
        await table.press("x")
        assert SAID[language]["empty"] not in table.text()


@pytest.mark.parametrize(("game", "size", "language"), in_turn(BUILT, [HOME, SMALL], ["en", "de"]))
async def test_the_rules_are_a_key_away_from_every_game(
    game: str, language: str, size: tuple[int, int]
) -> None:
    session = begun(game)
    digest = session.record.table.digest
    async with sitting(session, size, language=language) as table:
        before = table.rows()
        for way in (("f5",), ("?", "f5"), ("ctrl+p", "f", "5", "enter")):
            await table.press(*way)
            assert isinstance(table.app.screen, RulesScreen)
            assert SAID[language]["rules"] in table.text()
            await table.press("escape")
            assert table.app.screen_stack[-1] is table.game
            assert table.rows() == before
        assert session.record.table.digest == digest


@pytest.mark.parametrize(("game", "language"), in_turn(BUILT, ["en", "de"]))
async def test_help_says_what_brings_points(game: str, language: str) -> None:
    async with sitting(begun(game), language=language) as table:
        await table.press("?")
        page = table.app.screen
        assert isinstance(page, HelpPage)
        shown = " ".join(page.body.text.split())
        assert SAID[language]["points"] in shown
        assert table.app.words(f"{game}-scoring") in shown


async def test_the_rules_open_while_looking_back_too() -> None:
    session = orbis()
    play_on(session, 10)
    session.do(acts.take_over)
    async with sitting(session) as table:
        await table.press("L", "home", "enter", "f5")
        assert isinstance(table.app.screen, RulesScreen)
        await table.press("escape")
        assert table.game.look_back is not None
        await table.press("x")
        assert SAID["en"]["hint"] in table.game.notice
