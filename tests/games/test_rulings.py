"""The log names the ruling that players chose at set-up, where it decides what happens."""

import re
from pathlib import Path
from typing import Any

import pytest

import tabletop_tui
from rulesets.core import Table
from tabletop_tui.kit.wording import Wording
from tabletop_tui.text.words import WHOLE
from tests.games.bora_bora.games import wording as bora_bora
from tests.games.helios.games import wording as helios
from tests.games.papyria.games import wording as papyria
from tests.rulesets.bora_bora import builders as of_bora_bora
from tests.rulesets.helios import builders as of_helios
from tests.rulesets.papyria import builders as of_papyria
from tests.rulesets.papyria.test_end_and_scoring import play_out

PROGRAM = Path(tabletop_tui.__file__).parent


def log(table: Table[Any], wording: Wording) -> str:
    """All that has happened, in sentences."""
    return " ".join(sentence for part in table.story for _, sentence in wording.story(part))


AGREED = {"en": "as agreed", "de": "wie vereinbart"}
"""How texts cite what was chosen at set-up."""


@pytest.mark.parametrize(
    "file", sorted(PROGRAM.rglob("*.ftl")), ids=lambda file: f"{file.parent.name}-{file.stem}"
)
def test_no_text_names_a_ruling_by_its_number(file: Path) -> None:
    """Players don't know them; above a text, they say to maintainers where it comes from."""
    lines = file.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.search(r"\bR\d+\b", line) and not line.startswith("#")] == []


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("once", [True, False])
def test_helios_names_the_ruling_where_a_second_lap_brings_nothing(language: str, once: bool) -> None:
    """R14."""
    own = of_helios.seat(sun="C3", range=6, rows=["RRR", "", ""])
    columns = {"create_land": "", "build": "", "move_sun": "RR"}
    table = of_helios.table_at(of_helios.position(own, columns=columns, one_lap_a_turn=once))
    of_helios.answer(table, "field:C4", "move_sun", "field:D3")
    assert (AGREED[language] in log(table, helios(language))) == once


@pytest.mark.parametrize("language", WHOLE)
def test_bora_bora_names_the_ruling_where_a_die_only_blocks(language: str) -> None:
    """R6: with a 1, no path leads anywhere from n1."""
    others = [of_bora_bora.Player() for _ in range(3)]
    state = of_bora_bora.position(of_bora_bora.Player(), *others, on_map="n1:A", dice="1")
    state.blocking = True
    table = of_bora_bora.at(state)
    of_bora_bora.answer(table, "place:1:land_path")
    assert AGREED[language] in log(table, bora_bora(language))


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("doubled", [True, False])
def test_bora_bora_names_the_ruling_where_a_drawn_god_doubles(language: str, doubled: bool) -> None:
    """R25: said only if the god is played."""
    player = of_bora_bora.Player(people="man_god_card_1", offerings=1)
    others = [of_bora_bora.Player() for _ in range(3)]
    state = of_bora_bora.position(player, *others, on_map="c4:A", stage="people", open="GWWWW")
    state.late_doubling = True
    table = of_bora_bora.at(state)
    of_bora_bora.answer(table, "use:man:god_card", "open:1", "card" if doubled else "no")
    assert (AGREED[language] in log(table, bora_bora(language))) == doubled


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("all_score", [True, False])
def test_papyria_names_the_ruling_where_nobody_has_what_a_majority_counts(
    language: str, all_score: bool
) -> None:
    """R44: both readings, as chosen."""
    state = of_papyria.position(of_papyria.seat(), of_papyria.seat(), turns=59 * 2, nought_scores=all_score)
    table = of_papyria.table_at(state, "start_turn")
    play_out(table)
    said = log(table, papyria(language))
    reading = {
        ("en", True): "so all are tied and score them",
        ("en", False): "so nobody scores them",
        ("de", True): "alle",
        ("de", False): "niemand",
    }[language, all_score]
    assert AGREED[language] in said
    assert reading in said
