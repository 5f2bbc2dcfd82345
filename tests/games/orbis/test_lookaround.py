"""What lies at each board element can be read without choosing it."""

import pytest

from tabletop_tui.play.session import Session
from tabletop_tui.text.words import WHOLE
from tests.games.orbis.games import RULES, moments, wording
from tests.rulesets.orbis.builders import at, seat
from tests.tui.boards import board
from tests.tui.driving import sitting
from tests.tui.whole_games import SEATS

WORLD = "1/0=G1-3 1/1=R1-2w 1/2=W1-3 2/0=G2-1 2/1=R2-1c 3/0=R2-2"


@pytest.mark.parametrize("language", WHOLE)
def test_every_target_of_random_games_can_be_described(language: str) -> None:
    said = wording(language)
    for moment in moments(3, 5, eager=0.9):
        view, seat = moment.view, moment.decision.seat
        targets = {option.target for option in moment.decision.options if option.target is not None}
        targets |= {f"slot:{slot}" for slot in range(9)} | {f"god:{god}" for god in view.gods}
        targets |= {"supply:red"} | {f"site:{site}" for site in view.seats[seat].world}
        for target in targets:
            lines = said.describe(view, target, seat)
            assert lines
            assert all(line and "⟦" not in line for line in lines)


@pytest.mark.parametrize(
    ("target", "told"),
    [
        ("site:1/0", "It has no points of its own."),
        ("site:1/1", "row 1, place 2: a wilderness, −1 CP. It has every colour."),
        ("site:2/0", "It touches 2 of the 3 landscapes it needs at the end."),
        ("site:2/1", "Not fulfilled: it scores nothing."),
        ("site:3/0", "It scores 3 CP."),
        ("site:1/3", "A free site: row 1, right end."),
        ("supply:yellow", "Ana holds 2 yellow worshippers."),
        ("slot:1", "It brings 2 red worshippers."),
        ("god:training", "Goddess in Training: 2 CP."),
    ],
)
def test_what_lies_there_is_said(target: str, told: str) -> None:
    view = RULES.view(at("YY", WORLD, lying={1: "RR"}).state, 0)
    assert wording().describe(view, target, 0)[-1] == told


async def test_things_of_another_seat_can_be_read_but_are_no_targets_of_ones_own() -> None:
    table = at("YY", "1/0=B1-4", others=[seat("", WORLD)])
    async with sitting(Session.of_table(table, SEATS[4])) as here:
        await here.press("tab")
        targets = board(here, "world").drawing.targets
        assert "site:3/0@1" in targets
        assert all(target.endswith("@1") for target in targets)
        view = here.game.scene.view
        assert wording().describe(view, "site:3/0@1", 0)[-1] == "It scores 3 CP."
