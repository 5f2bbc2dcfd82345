"""Figures that the pages in `docs/rules` quote are those of the component tables."""

import csv
import re
from pathlib import Path

import pytest

from rulesets import GAMES
from tests.rule_pages import ROOT, rule_page

COUNTED = re.compile(r"^\| `(\w+\.csv)` \| (\d+) \|", re.MULTILINE)


def table(game: str, heading: str) -> list[list[str]]:
    """The rows of the page's tables whose heading row begins like this, as cells without markup."""
    found = re.findall(
        rf"^{re.escape(heading)}.*\n\|[-|]+\|\n((?:\|.*\n)+)", rule_page(game).text, re.MULTILINE
    )
    assert found, heading
    return [
        [cell.strip(" *") for cell in row.strip("|").split("|")]
        for rows in found
        for row in rows.splitlines()
    ]


def component_rows(game: str, name: str) -> list[dict[str, str]]:
    """The rows of a component table, read without the game's own code."""
    path: Path = ROOT / "rulesets" / game / name
    with path.open(encoding="utf-8", newline="") as lines:
        return [*csv.DictReader(lines)]


@pytest.mark.parametrize("game", GAMES)
def test_tables_have_as_many_rows_as_the_page_says(game: str) -> None:
    for name, rows in COUNTED.findall(rule_page(game).text):
        assert len(component_rows(game, name)) == int(rows), name


def test_orbis_is_set_up_as_its_table_says() -> None:
    heading = "| players | landscapes | levels 1 / 2 / 3 | in the stacks"
    wanted = []
    for row in component_rows("orbis", "setup.csv"):
        levels = [int(row[f"level{level}"]) for level in (1, 2, 3)]
        left = [levels[0] - 9, *levels[1:]]
        stacks = f"{' / '.join(map(str, left))} = {sum(left)}"
        all_levels, temples = " / ".join(map(str, levels)), row["temples"].replace("|", " ")
        wanted.append([row["players"], row["landscapes"], all_levels, stacks, row["gods"], temples])
    assert table("orbis", heading) == wanted


def test_gods_of_orbis_are_worth_what_their_table_says() -> None:
    told = {row[0]: row[1] for row in table("orbis", "| god | CP | condition at the end | when taken |")}
    assert told == {row["name_en"]: row["cp"] for row in component_rows("orbis", "gods.csv")}


def test_helios_depends_on_the_number_of_players_as_its_table_says() -> None:
    seats = {"": "none", "3": "3rd seat", "3|4": "3rd and 4th seat"}
    columns = []
    for row in component_rows("helios", "player_counts.csv"):
        tiles, bonus = int(row["action_tiles_per_column"]), row["setup_bonus_positions"]
        assert bonus == row["round_bonus_positions"]
        columns.append(
            [
                row["rounds"],
                f"{tiles}, {3 * tiles}",
                row["action_turns_per_player_per_round"],
                f"{row['tiles_taken_per_round']}, {row['tiles_left_over_per_round']}",
                seats[bonus],
                row["extra_land_stack_size"],
            ]
        )
    told = [cells[1:] for cells in table("helios", "| | 2 players | 3 players | 4 players |")]
    assert told == [list(cells) for cells in zip(*columns, strict=True)]


def test_dice_forge_depends_on_the_number_of_players_as_its_table_says() -> None:
    heading = "| players | rounds | blessings in phase 1"
    told = [[cell.split(",")[0].strip("*") for cell in row] for row in table("dice_forge", heading)]
    fields = ("players", "rounds", "divine_blessings_per_turn", "cards_per_stack", "sanctuary_faces_per_pool")
    assert told == [
        [row[field] for field in fields] for row in component_rows("dice_forge", "player_counts.csv")
    ]


def test_cards_of_dice_forge_cost_and_bring_what_their_table_says() -> None:
    told = {row[0]: row[1:4] for row in table("dice_forge", "| card | cost | VP | set | type | effect |")}
    assert told == {
        row["id"]: [cost_of(row), row["vp"], row["set"].replace("intro", "introductory")]
        for row in component_rows("dice_forge", "cards.csv")
    }


def cost_of(card: dict[str, str]) -> str:
    """What a card costs, in words: `3 sun` or `5 sun, 5 moon`."""
    return ", ".join(
        f"{card[f'cost_{shard}']} {shard}" for shard in ("sun", "moon") if card[f"cost_{shard}"] != "0"
    )


def test_papyria_depends_on_the_number_of_players_as_its_tables_say() -> None:
    told = {cells[0]: cells[1:] for cells in table("papyria", "| | 2 players | 3 players | 4 players |")}
    counts = ("players_2", "players_3", "players_4")
    setup = {row["item"]: [row[each] for each in counts] for row in component_rows("papyria", "setup.csv")}
    mines = {
        row["sector"]: [row[each] for each in counts]
        for row in component_rows("papyria", "stacks.csv")
        if row["good"] == "mine"
    }
    cities = {row["name_en"]: row["id"] for row in component_rows("papyria", "sectors.csv")}
    assert told == {
        "landscapes on each of 7 spaces": setup["landscapes_per_space"],
        "landscapes in all": setup["landscapes_total"],
        "tiles on each of 4 spaces": setup["scoring_tiles_per_space"],
        "tiles at B, three of them face up": setup["scoring_tiles_at_b"],
        "tiles in all": setup["scoring_tiles_total"],
        "temples on each of 3 spaces": setup["temples_per_space"],
        "cities on each of 3 spaces": setup["cities_per_space"],
        **{f"mines in {city}": mines[cities[city]] for city in ("Sippar", "Assur", "Lagash")},
    }
