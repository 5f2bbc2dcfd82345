"""The styles of rivals: each takes, of answers that promise about as much, the one to its taste."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Table
from tabletop_tui.bots.levels import by_chance, chosen
from tabletop_tui.bots.players import UnknownPlayer, player, style
from tabletop_tui.bots.rounds import Rounds
from tabletop_tui.bots.search import Node, TurnSearch
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.styles import (
    APPRENTICE,
    EXPERT,
    STORES,
    TASTES,
    UNTUNED,
    USUAL,
    Bent,
    bent_of,
    kinds,
    several,
    sources,
    stores,
    to_taste,
)
from tabletop_tui.bots.value import valued
from tabletop_tui.kit.titles import game_title
from tabletop_tui.store.rivals import Style, shows
from tabletop_tui.text.words import Words
from tools.styles import BEGIN, END, PAGE, SEEN

BEGIN_2, END_2 = "<!-- python -m tools.styles --level 2", "<!-- until there -->"
"""Around the table of level 2."""
WINS_2 = "<!-- wins at level 2 -->"


def played(game: str, answers: int, seed: int = 3) -> Table[Any]:
    """A game between two who answer by chance, after so many answers."""
    table, chance = Table.new(load_rules(game), 2, seed), Random(seed)
    for _ in range(answers):
        if table.decision is None:
            break
        table.apply(chance.choice(table.decision.options).key)
    return table


def searched(table: Table[Any], evaluations: int = 60) -> tuple[Seen, TurnSearch, list[str]]:
    """A search of the turn, and the answers, the most promising first."""
    chance = Random(1)
    seen = Seen(table, Random(2))
    search = TurnSearch(seen.deals(2), seen.seat, valued(table.rules).lead, by_chance(chance), chance)
    search.grow(seen.keys, evaluations)
    return seen, search, search.ranked(seen.keys)


def test_only_answers_that_promise_about_as_much_are_a_matter_of_taste() -> None:
    _, search, ranked = searched(played("orbis", 8))
    worth = [search.root.below[key].worth for key in ranked]
    assert search.nearly_best(ranked, 0.0) == [
        key for key in ranked if search.root.below[key].worth == worth[0]
    ]
    for part in (0.3, 0.6, 0.9):
        close = search.nearly_best(ranked, part)
        assert close == ranked[: len(close)]
    assert 1 < len(search.nearly_best(ranked, 0.6)) < len(ranked)
    assert search.nearly_best(ranked, 1.0) == ranked


@pytest.mark.parametrize("game", BUILT)
@pytest.mark.parametrize("liked", Style)
def test_of_those_the_one_whose_turn_ends_most_to_a_taste_is_taken(game: str, liked: Style) -> None:
    table = played(game, 30)
    while table.decision is not None and len(table.decision.options) < 3:
        table.apply(table.decision.options[0].key)
    seen, search, ranked = searched(table)
    found = to_taste(seen.rules, liked, seen.seat, search, ranked)
    likes = {key: TASTES[liked](seen.rules, search.ends[key][1].state, seen.seat) for key in ranked}
    assert likes[found] == max(likes.values())
    first = next(key for key in ranked if likes[key] == likes[found])
    assert found == first, "of those liked as much, the most promising"


def test_tastes_tell_ends_of_a_turn_apart() -> None:
    """In each game, most styles see a difference somewhere in a few turns."""
    for game in BUILT:
        telling = set()
        for answers in (20, 40, 60):
            seen, search, ranked = searched(played(game, answers))
            for liked in Style:
                values = {TASTES[liked](seen.rules, search.ends[key][1].state, seen.seat) for key in ranked}
                if len(values) > 1:
                    telling.add(liked)
        assert len(telling) > len(Style) // 2, game


@pytest.mark.parametrize("game", BUILT)
def test_what_can_be_kept_is_named_as_the_features_are(game: str) -> None:
    """A name that no feature has would count as nothing all game long."""
    rules, seen = load_rules(game), [0.0] * len(STORES[game])
    for seed in range(12):
        table, chance = Table.new(rules, 2, seed), Random(seed)
        while table.decision is not None:
            table.apply(chance.choice(table.decision.options).key)
            seen = [max(pair) for pair in zip(seen, stores(rules, table.state, 0), strict=True)]
    assert all(seen), dict(zip(STORES[game], seen, strict=True))


def test_bora_bora_s_track_is_taken_apart_by_what_brought_its_points() -> None:
    table = played("bora_bora", 90)
    brought = sources(table.rules, table.state, 0)
    assert len(brought) > 2
    assert max(brought) < sum(brought)


def test_sources_count_by_how_evenly_they_bring_points() -> None:
    assert several([]) == 0.0
    assert several([7.0]) == 1.0
    assert several([5.0, 5.0, 5.0]) == pytest.approx(3.0)
    assert 1.0 < several([20.0, 1.0, 1.0]) < 1.5


def test_kinds_are_counted_and_not_amounts() -> None:
    table = played("orbis", 30)
    kept = stores(table.rules, table.state, 0)
    assert kinds(table.rules, table.state, 0) == sum(each > 0 for each in kept) <= 5
    assert sum(kept) == sum(table.state.seats[0].supply)


def test_level_5_leaves_to_taste_what_its_rounds_can_not_tell_apart() -> None:
    rounds = Rounds([], 0, lambda _state, _seat: 0.0, by_chance, 1.0)
    rounds.leads = {
        "best": [3.0, 5.0, 4.0, 4.0],
        "close": [4.0, 3.0, 5.0, 3.0],
        "behind": [0.0, 1.0, 0.0, 1.0],
    }
    rounds._priors = dict.fromkeys(rounds.leads, 3.0)
    assert rounds.level_with("best") == ["best", "close"]


def test_how_much_a_style_decides_is_said_for_every_style_and_game() -> None:
    for bents in (USUAL, APPRENTICE, EXPERT):
        assert {*bents} == {*Style} == {*TASTES}
        assert all({*of_style} == {*BUILT} for of_style in bents.values())
        assert bent_of(bents, Style.BOLD, "a game of somebody else's") == UNTUNED


@pytest.mark.parametrize("game", BUILT)
def test_a_player_with_a_style_searches_as_much_longer_as_is_tuned(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    grown: list[int] = []
    grow = TurnSearch.grow

    def counted(search: TurnSearch, keys: Sequence[str], evaluations: int) -> None:
        grown.append(evaluations)
        grow(search, keys, evaluations)

    monkeypatch.setattr(TurnSearch, "grow", counted)
    table = played(game, 30)
    while table.decision is not None and len(table.decision.options) < 3:
        table.apply(table.decision.options[0].key)
    for level, bents in ((2, APPRENTICE), (3, USUAL), (4, EXPERT)):
        grown.clear()
        for liked in (None, *Style):
            _ = chosen(level, table, "x", liked)
        plain, *others = grown
        assert others == [round(bent_of(bents, liked, game).longer * plain) for liked in Style]


def test_taste_decides_only_its_part_of_the_answers() -> None:
    chance = Random(1)
    times = [Bent(part=0.5).decides(chance) for _ in range(1_000)]
    assert 0.4 < sum(times) / len(times) < 0.6
    assert all(Bent().decides(chance) for _ in range(50))


def test_a_search_values_answers_the_same_for_every_style() -> None:
    node = Node()
    for result in (0.0, 10.0):
        node.note(result, 0.5)
    assert node.worth == 7.5


@pytest.mark.parametrize("liked", [*Style, None])
def test_the_same_style_chooses_the_same_for_the_same_chance(liked: Style | None) -> None:
    table = played("orbis", 8)
    assert chosen(2, table, "x", liked) == chosen(2, table, "x", liked)


def test_rivals_of_one_level_choose_differently() -> None:
    found = [
        [chosen(3, played("orbis", answers), "x", liked) for answers in range(8, 60, 4)] for liked in Style
    ]
    assert len({tuple(keys) for keys in found}) >= 6


def test_a_style_has_a_word_for_games_without_a_screen() -> None:
    assert style("bot:3:bold") is Style.BOLD
    assert style("bot:3") is None
    assert player("bot:3:bold") is player("bot:3")
    with pytest.raises(UnknownPlayer):
        player("bot:3:sleepy")


@pytest.mark.parametrize(("level", "begin", "end"), [(3, BEGIN, END), (2, BEGIN_2, END_2)])
def test_a_style_is_claimed_exactly_where_it_was_seen_in_play(level: int, begin: str, end: str) -> None:
    """In all games if it shows in them together, else where it does, as the tables in the docs say."""
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    table, _, _ = rest.partition(end)
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines() if "|" in line]
    titles = {game_title(Words("en"), game): game for game in BUILT}
    columns = {titles[title]: number for number, title in enumerate(rows[0]) if title in titles}
    together = rows[0].index("in standard deviations")
    seen = {
        (row[0], game)
        for row in rows[2:]
        for game, column in columns.items()
        if row[column].endswith(SEEN) or "not shown" not in row[together]
    }
    assert len(rows) == 2 + len(Style)
    assert seen == {(str(style), game) for style in Style for game in BUILT if shows(style, game, level)}
    assert not any(shows(style, game, 1) for style in Style for game in BUILT)


@pytest.mark.parametrize(("begin", "end", "least", "most"), [(BEGIN, END, 45, 60), (BEGIN_2, END_2, 44, 58)])
def test_no_style_costs_or_wins_many_games(begin: str, end: str, least: int, most: int) -> None:
    """The shares of wins in the tables, of games at the same level."""
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    shares = [int(share) for share in re.findall(r"\| (\d+) % \[", rest.partition(end)[0])]
    assert len(shares) == len(Style)
    assert min(shares) >= least
    assert max(shares) <= most


def test_at_level_2_each_style_wins_about_as_often_as_its_level_in_each_game() -> None:
    """Between 35 and 65 %, as far as the games that were played can tell."""
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(WINS_2)
    shares = re.findall(r"\d+ % \[(\d+)–(\d+)\]", rest.partition(END_2)[0])
    assert len(shares) == len(Style) * len(BUILT)
    assert all(int(low) <= 65 and int(high) >= 35 for low, high in shares)
