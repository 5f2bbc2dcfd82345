"""Where turns began, and what was made in each of them."""

from rulesets import load_rules
from rulesets.core import Table
from tabletop_tui.bots.chance import RandomChooser
from tabletop_tui.play.history import Turns


def test_what_is_made_in_turns_adds_up_to_what_seats_have_made() -> None:
    """In Orbis a seat makes points in turns of its own alone; each turn follows the one before."""
    rules, chooser = load_rules("orbis"), RandomChooser(5)
    table = Table.new(rules, 2, 5, start="seat:0")
    turns, made = Turns(table), [0, 0]
    while table.decision is not None:
        table.apply(chooser.choose(table.decision))
        turns.note(table)
    for number, gain in enumerate(turns.gains):
        assert (gain.turn, gain.seat, gain.round) == (number, number % 2, number // 2 + 1)
        made[gain.seat] += gain.points
    assert made == [standing.made for standing in rules.standings(table.state)]
    assert any(gain.points for gain in turns.gains)
    assert turns.rounds[-1] == turns.gains[-1].round == 15
