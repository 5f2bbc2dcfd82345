"""The set-up of a game, by keys and by mouse."""

from pathlib import Path

import pytest

from rulesets import BUILT
from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.game import GameScreen
from tests.tui.lobby.driving import HOME, SMALL, Visitor, program, visiting
from tests.whole import WHOLE, in_turn


def session_of(visitor: Visitor) -> Session:
    """The game that was begun."""
    screen = visitor.app.screen
    assert isinstance(screen, GameScreen)
    return screen.session


async def test_four_people_are_seated_as_typed_with_names_and_colours_of_their_own(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press(
            "enter", "tab", "tab", "tab"
        )  # past Back and the lesson, around to the first field
        await visitor.press("right", "right", "down", "ctrl+k", "home", "ctrl+k")
        await visitor.write("Zoë")
        await visitor.press("tab", "right")
        await visitor.press(*["down"] * 11)
        assert "Order" in visitor.text()
        await visitor.press("right")
        await visitor.press("down", "down", "down", "down", "down", "down")
        await visitor.press("enter")
        people = session_of(visitor).record.people
        assert [person.name for person in people] == ["Zoë", "Ben", "Cleo", "Dora"]
        assert [person.colour for person in people] == ["blue", "red", "green", "yellow"]


async def test_everything_is_chosen_with_the_mouse_alone(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.click("Build a world")
        await visitor.click(" 3 ")
        await visitor.click("as typed")
        await visitor.click("  Cleo")
        await visitor.click("Start")
        session = session_of(visitor)
        assert [person.name for person in session.record.people] == ["Ana", "Ben", "Cleo"]


async def test_the_chosen_seed_and_beginner_are_those_of_the_game(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("enter", "up")
        await visitor.write("4711")
        await visitor.press("up", "up", "up", "up", "right", "right")
        await visitor.press("down", "down", "down", "down", "down", "enter")
        session = session_of(visitor)
        assert session.record.table.seed == 4711
        beginner = session.record.people[int(session.record.table.variants["start"].removeprefix("seat:"))]
        assert beginner.name == "Ben"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "isn't a whole number"), ("de", "ist keine ganze Zahl")]
)
async def test_a_wrong_seed_is_said_and_gone_to(tmp_path: Path, language: str, said: str) -> None:
    async with visiting(program(tmp_path, language=language), SMALL) as visitor:
        await visitor.press("enter", "up")
        await visitor.write("seven")
        await visitor.press("down", "enter")
        assert visitor.where == "SetupScreen"
        assert said in visitor.said
        assert visitor.app.focused is not None
        assert visitor.app.focused.id == "seed"


@pytest.mark.parametrize(("typed", "said"), [("", "needs a name"), ("ANA", "Two players are called ANA")])
async def test_a_name_that_cannot_stand_is_said_and_gone_to(tmp_path: Path, typed: str, said: str) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("enter")
        visitor.app.screen.query_one("#name-1").focus()
        await visitor.press("home", "ctrl+k")
        await visitor.write(typed)
        visitor.app.screen.query_one("#start").focus()
        await visitor.press("enter")
        assert said in visitor.said
        assert visitor.app.focused is not None
        assert visitor.app.focused.id == "name-1"


async def test_the_next_game_offers_the_names_of_the_last(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("enter", "tab", "tab", "tab", "down", "home", "ctrl+k")
        await visitor.write("Zoë")
        visitor.app.screen.query_one("#start").focus()
        await visitor.press("enter", "q", "enter")
        assert "Zoë" in visitor.text()


async def test_esc_goes_back_and_nothing_has_begun(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("enter", "escape")
        assert visitor.where == "LobbyScreen"
        assert "No game is running" in visitor.text()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [HOME, SMALL])
async def test_nothing_is_cut_off_for_four_people(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    async with visiting(program(tmp_path, language=language), size) as visitor:
        await visitor.press("enter", "tab", "tab", "tab", "right", "right")
        text = visitor.text()
        assert "…" not in text
        assert "⟦" not in text
        for name in ("Ana", "Ben", "Cleo", "Dora"):
            assert name in text
        assert ("Start" if language == "en" else "Beginnen") in text


async def test_the_language_changes_while_the_form_is_filled_in(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("enter", "tab", "tab", "tab", "right", "f9")
        assert "Reihenfolge" in visitor.text()
        assert "Cleo" in visitor.text()


async def test_a_place_is_given_to_the_computer_which_is_then_named_after_its_level(tmp_path: Path) -> None:
    async with visiting(program(tmp_path)) as visitor:
        await visitor.press("enter")
        visitor.app.screen.query_one("#kind-1").focus()
        await visitor.press("right", "right")
        assert "Who plays as Apprentice: a person at this keyboard, or the computer" in visitor.said
        visitor.app.screen.query_one("#kind-0").focus()
        await visitor.press("right", "right")
        assert "Apprentice 2" in visitor.text()
        await visitor.press("left", "left")
        visitor.app.screen.query_one("#start").focus()
        await visitor.press("enter")
        people = {person.name: person.kind for person in session_of(visitor).record.people}
        assert people == {"Ana": "hotseat", "Apprentice": "bot:2"}


async def test_who_plays_is_remembered_and_a_typed_name_stays(tmp_path: Path) -> None:
    for _ in range(2):
        async with visiting(program(tmp_path)) as visitor:
            await visitor.press("enter")
            if visitor.app.screen.query_one("#name-1").value != "Max":  # type: ignore[attr-defined]
                visitor.app.screen.query_one("#name-1").focus()
                await visitor.press("home", "ctrl+k")
                await visitor.write("Max")
                visitor.app.screen.query_one("#kind-1").focus()
                await visitor.press("right")
            visitor.app.screen.query_one("#start").focus()
            await visitor.press("enter")
            people = {person.name: person.kind for person in session_of(visitor).record.people}
            assert people == {"Ana": "hotseat", "Max": "bot:1"}


@pytest.mark.parametrize("game", ["orbis", "dice_forge"])
async def test_every_field_is_reached_by_arrows_where_there_is_room_for_few(
    tmp_path: Path, game: str
) -> None:
    """A form that rolls lets no arrow key go by."""
    digit = str(1 + BUILT.index(game))
    async with visiting(program(tmp_path), SMALL) as visitor:
        await visitor.press(digit)
        fields = [field.id for field in visitor.app.screen.focus_chain]
        start = fields.index(focused(visitor))
        came = []
        for _ in fields:
            await visitor.press("down")
            came.append(focused(visitor))
        assert came == [*fields[start + 1 :], *fields[: start + 1]]


BETWEEN = {f"{what}-{place}" for what in ("name", "kind", "colour") for place in (1, 2)}
"""The fields of the second and the third player."""


@pytest.mark.parametrize(("game", "language"), in_turn(BUILT, ["en", "de"]))
async def test_each_field_is_whole_and_explained_at_80x24(tmp_path: Path, game: str, language: str) -> None:
    """Four players, so the form is as long as it gets; in the suite, the fields of the first and the last."""
    async with visiting(program(tmp_path, language=language), SMALL) as visitor:
        await visitor.press(str(1 + BUILT.index(game)), "4")
        form = visitor.app.screen.query_one("#form")
        for field in visitor.app.screen.focus_chain:
            if not WHOLE and field.id in BETWEEN:
                continue
            field.focus()
            await visitor.pilot.pause()
            assert form.region.contains_region(field.region), field.id
            seen = visitor.text()
            assert "⟦" not in seen, field.id
            assert not set("▁▂▃▄▅▆▇█") & set(seen), "a scroll bar"


def focused(visitor: Visitor) -> str | None:
    """The id of the field with the cursor."""
    field = visitor.app.screen.focused
    return field.id if field is not None else None
