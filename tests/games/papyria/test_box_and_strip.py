"""Papyria at 120x36: what the box below the list and the strip below it say of an option."""

from collections.abc import Sequence
from dataclasses import replace

from tabletop_tui.kit.card import Card
from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.voices import COACH, RECAP
from tabletop_tui.tui.widgets.panel import Highlight
from tests.games.papyria.games import PEOPLE, RULES, WAYS_OUT
from tests.tui.driving import HOME, Table, sitting
from tests.tui.pictures import in_mid_game


def explain(table: Table, sentences: Sequence[str]) -> None:
    """Let an option have these sentences."""
    table.game._explain(Card(sentences=tuple(sentences)))


async def test_what_the_strip_has_no_room_for_is_read_above_it_and_nothing_is_cut() -> None:
    async with sitting(in_mid_game(RULES, "move_piece", WAYS_OUT), HOME) as table:
        table.game.recapping.dismiss()
        said = [f"Sentence {n} is about this long, and no longer than that." for n in range(1, 8)]
        explain(table, said)
        await table.pilot.pause()
        above, below = table.game.panel.card.sentences, table.game.strip.voice.texts
        assert above
        assert below
        assert [*above, *below] == said
        assert "… ?" not in table.text()


async def test_what_is_cut_off_while_another_voice_speaks_names_the_key_that_shows_all() -> None:
    async with sitting(in_mid_game(RULES, "move_piece", WAYS_OUT), HOME) as table:
        assert table.game.strip.voice.kind == RECAP
        explain(table, ["This is a sentence of eight words."] * 20)
        await table.pilot.pause()
        assert "… ?" in table.text()


async def test_a_list_that_leaves_no_line_is_explained_in_those_that_the_coach_leaves() -> None:
    session = Session.new(RULES, (replace(PEOPLE[0], coached=True), PEOPLE[1]), 3)
    async with sitting(session, HOME) as table:
        for _ in range(40):
            if table.game.strip.voice.kind == COACH and table.game.panel.lacks_room(
                Highlight(table.game.panel.key)
            ):
                break
            await table.press("enter")
        await table.press("down")
        strip = table.game.strip
        assert strip.voice.kind == COACH
        assert strip.voice.todo
        assert strip.voice.todo.split()[0] in table.game._explained[1].sentences[0]
        assert strip.voice.todo.endswith(("… ?", "."))
