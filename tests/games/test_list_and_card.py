"""The list and the card never contradict one another, and what decides is never cut off, in every game."""

import random
import re
from itertools import combinations, product
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.paint.drawing import Line
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.text.words import Words
from tabletop_tui.tui.screens.scene import CURTAIN
from tests.tui.driving import HOME, OWN, SMALL, sitting
from tests.tui.random_games import PEOPLE, moments, picked
from tests.whole import in_turn, sampled

POINTS = {"gold", "plate"}
"""The roles of points."""


def text(line: Line) -> str:
    return "".join(run.text for run in line)


def points(said: str) -> set[int]:
    """Those with a sign before or a unit behind; `status 0→3 +2★` are 2 points."""
    return {int(a or b) for a, b in re.findall(r"[+−](\d+)|(\d+)(?=★| VP)", said)}


def numbers(said: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", said)}


@pytest.mark.parametrize("game", BUILT)
def test_points_in_the_list_are_those_of_the_card_and_the_other_way_round(game: str) -> None:
    """`+1★` in the list may be `2★ instead of 1★` in the card, and `+8 VP` what two sentences bring."""
    rules, compared = load_rules(game), 0
    wording = game_parts(game).wording(Words("en"), PEOPLE)
    for seed in range(sampled(1, 12)):
        played = moments(rules, 3, seed, 0.7, lambda key: key not in wording.WAYS_OUT)
        for moment in picked(played, sampled(2, 1)):
            view, decision = moment.view, moment.decision
            for option in decision.options:
                cells, card = wording.cells(view, decision, option), wording.card(view, decision, option)
                if not cells:
                    continue
                told = numbers(" ".join([text(card.title), text(card.worth), *card.text]))
                told |= {a - b for a, b in product(told, told) if a > b}
                told |= {a + b for a, b in combinations(map(sum, map(points, card.text)), 2)}
                where = (seed, decision.kind, option.key)
                for run in (run for cell in cells for run in cell if POINTS & {*run.role.split()}):
                    compared += 1
                    assert points(run.text) <= told, where
                if "bad" not in {run.role for run in card.worth}:
                    assert numbers(text(card.worth)) - {0} <= numbers(" ".join(map(text, cells))), where
    assert compared > 10


@pytest.mark.parametrize(("game", "size", "language"), in_turn(BUILT, [SMALL, HOME], ["en", "de"]))
async def test_no_list_cuts_off_what_an_option_means_for_the_player(
    game: str, size: tuple[int, int], language: str
) -> None:
    """The last column, in lists of random positions; in groups side by side, all columns with titles."""
    played, chance, compared = Session.new(load_rules(game), PEOPLE[:3], 1), random.Random(1), 0
    shown = Session.of_document(played.record.document())
    async with sitting(shown, size, language=language) as table:
        for number in range(sampled(60, 400)):
            played.do(acts.take_over)
            decision = played.record.decision
            if decision is None:
                break
            if number % sampled(2, 1):
                played.do(acts.answer(chance.choice(decision.options).key))
                continue
            shown.adopt(played.record.copy())
            await table.pilot.pause()
            if table.game.scene.mode == CURTAIN:
                await table.press(OWN)
            listing, panel = table.game.scene.listing, table.game.panel
            rows = [
                row for row in panel.text.split("\n") if not listing.titles or listing.titles[-1] not in row
            ]
            entries = panel.entries if listing.titles and not (listing.sections or panel.is_folded) else ()
            for entry in entries:
                last = text(entry.cells[-1]).strip() if entry.cells else ""
                row = next((row for row in rows if row.split()[:1] == [entry.label or "•"]), None)
                if last and row is not None:
                    compared += 1
                    nothing = last == "·"  # a column with nothing in it may go
                    assert nothing or last in row, (decision.kind, entry.key, row)
            played.do(acts.answer(chance.choice(decision.options).key))
    assert compared > 3


def test_what_an_option_of_papyria_wins_for_the_player_is_in_the_list_and_in_the_card() -> None:
    """Majorities and key tiles of moves, of scorings at the border, of actions and of sites."""
    rules, kinds = load_rules("papyria"), set()
    wording: Any = game_parts("papyria").wording(Words("en"), PEOPLE)
    for moment in moments(rules, 3, 0, 0.7, lambda key: key not in wording.WAYS_OUT):
        view, decision = moment.view, moment.decision
        heads = list(wording.heads(view, decision))
        for option in decision.options:
            told = wording.foreseen.for_me(view, decision.seat, option)
            if not (told.majorities or told.keys):
                continue
            kinds.add(option.key.partition(":")[0])
            cells = wording.cells(view, decision, option)
            mine = text(cells[heads.index(wording.say.head_me()) - len(heads)])
            assert mine not in ("", "·"), option.key
            card = wording.card(view, decision, option)
            said = [each.removeprefix("! ") for each in (*card.warnings, *card.sentences)]
            assert all(
                each in said
                for each in (e.removeprefix("! ") for e in wording.things["move"].said_for_me(told))
            )
            keys = sum("key tile" in each for each in said)
            assert keys >= len(told.keys), option.key
    assert {"move", "enter", "extra_scoring", "space", "place"} <= kinds
