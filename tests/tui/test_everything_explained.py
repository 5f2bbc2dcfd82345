"""Anything explains itself: every cell with a sign has a target, and every target a sentence.

Walks over all cells of boards, header and log at some positions of random games. What has a digit or a sign
of the game must have a target of its own; words may be the board's (`GAME-about-BOARD`). What lies in the
list has the cards of its options, the strip is what explains, and the keys of the footer have their words.
"""

import re
from collections.abc import Iterator, Mapping
from random import Random

import pytest

from rulesets import BUILT
from tabletop_tui.play import acts
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.table import TableScreen
from tabletop_tui.tui.widgets.board import BoardWidget
from tests.conformance.every_game import load_rules
from tests.tui.driving import HOME, LARGE, SMALL, sitting
from tests.tui.whole_games import SEATS
from tests.whole import in_turn, sampled

SIZES = (HOME, LARGE, SMALL)
POSITIONS = sampled(3, 30)
"""How many decisions of a game are looked at, and its end."""

FRAMES = frozenset("─│┌┐└┘┄┊╭╮╰╯═║━┃┏┓┗┛╌╎├┤┬┴┼╔╗╚╝┅┈┉╍┆┇╋·")
"""Frames and rules between panels, and dots of empty places: they are for the eye."""


def positions(game: str, seed: int) -> Iterator[GameRecord]:
    """Decisions of a random game, spread over all of it, and its end."""
    rules, chance = load_rules(game), Random(seed)
    record = Session.new(rules, SEATS[rules.seat_counts[-1]], seed).record
    found: list[GameRecord] = []
    while (decision := record.decision) is not None:
        acts.take_over(record)
        found.append(record.copy())
        acts.answer(chance.choice(decision.options).key)(record)
    yield from found[:: len(found) // (POSITIONS - 1) - 1][:POSITIONS]
    yield record


def texts_at(board: BoardWidget) -> Iterator[tuple[int, int, str]]:
    """Every text on a board that stands by itself, with the cell in the widget at which it begins."""
    for y, line in enumerate(board.text.split("\n")):
        for found in re.finditer(r"\S+", line):
            yield found.start(), y, found.group()


def unexplained(game: GameScreen, signs: Mapping[str, str]) -> Iterator[str]:
    """What no sentence is said about, cell by cell."""
    said: dict[str, bool] = {}
    for board in (*game.board_widgets, game._header, game._log):
        if not board.region.area:
            continue
        for x, y, text in texts_at(board):
            for n, char in enumerate(text):
                if char in FRAMES:
                    continue
                spots = [spot for spot in board.spots if spot.region.contains(x + n, y)]
                target = spots[-1].target if spots else f"board:{board.id}"
                if target not in said:
                    sentences = game.describe(game.scene.view, target)
                    said[target] = bool(sentences) and not any("⟦" in each or not each for each in sentences)
                if not said[target]:
                    yield f"{board.id}: {text!r} at {x},{y}: nothing is said about {target}"
                    break
                figure = char.isdigit() or char in signs
                if figure and not spots:
                    yield f"{board.id}: {text!r} at {x},{y}: {char!r} has no target"
                    break


@pytest.mark.parametrize(("game", "size", "language"), in_turn(BUILT, SIZES, ("en", "de")))
async def test_whatever_has_a_sign_says_what_it_is(game: str, size: tuple[int, int], language: str) -> None:
    played = positions(game, 3)
    shown, found = Session.of_document(next(played).document()), set[str]()
    async with sitting(shown, size, language=language) as table:
        for record in played:
            shown.adopt(record.copy())
            await table.pilot.pause()
            screen = table.game
            assert isinstance(screen, TableScreen)
            for page in [*screen.pages] or [screen.page]:
                if screen.pages:
                    screen.page = page
                    screen.show_boards()
                    await table.pilot.pause()
                found.update(unexplained(screen, screen.wording.sign_roles))
    assert not found, "\n".join(sorted(found))
