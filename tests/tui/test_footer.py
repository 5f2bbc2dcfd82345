"""The footer: which keys it names in the room there is, and in which words."""

import pytest

from tabletop_tui.tui.widgets.footer import KeyFooter
from tests.tui.driving import LARGE, SMALL, Table, orbis, sitting

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])


def footer_of(table: Table) -> str:
    return table.game.query_one(KeyFooter).text


@LANGUAGES
async def test_tab_names_the_other_players_in_as_many_words_as_there_is_room_for(language: str) -> None:
    long, short = ("other players", "others") if language == "en" else ("Mitspieler", "andre")
    async with sitting(orbis(), LARGE, language=language) as table:
        assert f"Tab {long}  " in footer_of(table)
        await table.resize(SMALL)
        assert f"Tab {short} " in footer_of(table)


async def test_a_key_takes_the_blank_before_the_first_one_if_it_has_no_room_without_it() -> None:
    async with sitting(orbis(), SMALL, language="de") as table:
        footer = footer_of(table)
        assert footer.startswith("Enter ")
        assert footer.endswith("L Verlauf q Lobby ^p mehr")
        assert len(footer) == SMALL[0]
