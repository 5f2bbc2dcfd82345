"""The figures of each row of a list stand below the titles of their columns, in every game."""

from random import Random

import pytest

from rulesets import BUILT
from rulesets.core import Table
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.text.words import Words
from tests.tui.random_games import PEOPLE
from tests.whole import sampled


@pytest.mark.parametrize("game", BUILT)
def test_a_row_has_a_figure_for_each_column_or_none(game: str) -> None:
    parts, compared = game_parts(game), 0
    wording = parts.wording(Words("en"), PEOPLE)
    for seed in range(sampled(1, 40)):
        table, chance = Table.new(parts.rules, 3, seed), Random(seed)
        while (decision := table.decision) is not None:
            view = parts.rules.view(table.state, decision.seat)
            titles = {section.id: section.heads for section in wording.sections(view, decision)}
            heads = wording.heads(view, decision)
            for option in decision.options[:6]:
                row = wording.cells(view, decision, option)
                group = wording.section(view, decision, option) if titles else ""
                assert len(row) in (0, len(titles.get(group, heads))), (decision.kind, option.key)
                compared += bool(row)
            table.apply(chance.choice(decision.options).key)
    assert compared > 100
