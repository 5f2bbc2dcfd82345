"""Wherever a seat has points it has the same: header, bars, score sheet, plain mode."""

import re
from collections import defaultdict
from collections.abc import Iterator
from random import Random

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.kit.totals import total_text
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import own_key
from tabletop_tui.tui.screens.ending import EndingScreen
from tests.plain.talking import talked
from tests.tui.driving import HOME, LARGE, sitting
from tests.tui.whole_games import SEATS
from tests.whole import in_turn, sampled

SEEDS = sampled(2, 25)
"""How many random games of each kind are looked at,"""
OFTEN = sampled(0.02, 0.2)
"""and how often within a game."""

WHO = r"(?P<name>Ana|Ben|Cleo|Dora)"
NUMBER = r"−?\d+(?:\+\?)?"
POINTS = rf"(?P<points>{NUMBER})"
SAID = {
    "orbis": [rf"{WHO}(?:'s world\s.*?|\s+free \S+)?\s+{POINTS} CP(?!\.| if)"],
    "papyria": [rf"{WHO}\s+{POINTS} points?\b", rf"{WHO} [ •▲≈♣☼■⌂¶]* {POINTS}(?: +\d+){{3}}\b"],
    "helios": [rf"{WHO}(?: ⚑)?\s+{POINTS} VP\b", rf"{WHO}(?: ⚑)?\s+{POINTS}(?: +\d+){{4}} "],
    "dice_forge": [rf"{WHO}(?: ◆)?(?:  at [^★\n]*?|[ \d+=]*?)\b{POINTS}★"],
    "bora_bora": [rf"(?:▶|\d)\s+{WHO}\s+{POINTS}(?= +[\d▲])", rf"^ {WHO}  {POINTS}★"],
}
"""Where the boards of each game say a seat's points."""
TOLD = rf"^{WHO}(?: \(to move\))?: {POINTS} (?:points?|CP|VP)\b"
"""The same for its table as text."""
NOT_ON_THE_TABLE = {"helios"}
"""The games whose table as text leaves points to `score`."""


def positions(game: str, seed: int) -> Iterator[Session]:
    """A random game at some of its positions, the last one included."""
    rules, chance = load_rules(game), Random(seed)
    record = Session.new(rules, SEATS[rules.seat_counts[seed % len(rules.seat_counts)]], seed).record
    while (decision := record.decision) is not None:
        acts.take_over(record)
        if chance.random() < OFTEN:
            yield Session(record.copy())
        acts.answer(chance.choice(decision.options).key)(record)
    yield Session(record)


def said_in(text: str, patterns: list[str]) -> dict[str, set[str]]:
    """What a text says of each name."""
    found = defaultdict(set)
    for pattern in patterns:
        for match in re.finditer(pattern, text, re.MULTILINE):
            found[match["name"]].add(match["points"])
    return found


def totals_in(text: str) -> list[str]:
    """The totals of a score sheet."""
    found = re.search(rf"\bTotal((?: +{NUMBER})+)(?: |$)", text, re.MULTILINE)
    assert found is not None, text
    return found[1].split()


@pytest.mark.parametrize(("game", "size"), in_turn(BUILT, [HOME, LARGE]))
async def test_boards_header_and_score_sheet_show_the_same_points(game: str, size: tuple[int, int]) -> None:
    seeds = sampled([[HOME, LARGE].index(size)], [*range(SEEDS)])
    for session in (session for seed in seeds for session in positions(game, seed)):
        async with sitting(session, size, handover="never") as table:  # behind a curtain there are no points
            if session.record.over:
                await table.pilot.pause()
                assert isinstance(table.app.screen, EndingScreen)
                await table.press("escape")
            standings = session.record.standings_seen(table.game.viewer)
            right = [str(total_text(standing)) for standing in standings]
            shown = said_in(table.text(), SAID[game])
            names = [person.name for person in session.record.people]
            assert shown == {name: {points} for name, points in zip(names, right, strict=True)}
            if session.record.over:
                assert f"with {max(each.total for each in standings)} point" in table.rows()[1]
            await table.press("s")
            assert totals_in(table.text()) == right


@pytest.mark.parametrize("game", BUILT)
def test_plain_mode_tells_the_same_points_everywhere(game: str) -> None:
    for session in (session for seed in range(SEEDS) for session in positions(game, seed)):
        names = [person.name for person in session.record.people]
        decision, rules = session.record.decision, session.rules
        hides = decision is not None and rules.hides(session.record.table.state, decision.seat)
        comes = own_key(session.record.people, decision.seat) if decision is not None and hides else ""
        lines = talked(session, [comes, "board all", "score", "quit"]).lines
        right = [str(total_text(each)) for each in session.record.standings_seen(session.record.acting_seat)]
        text = "\n".join(lines)
        assert totals_in(text) == right
        for head in (line.partition(". ")[2] for line in lines if " to move, " in line):
            assert all(f"{name} {points}" in head for name, points in zip(names, right, strict=True)), head
        if not session.record.over and game not in NOT_ON_THE_TABLE:
            told = {name: {points} for name, points in zip(names, right, strict=True)}
            assert said_in(text, [TOLD]) == told
