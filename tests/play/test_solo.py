"""A game alone: who is offered, how one changes it, and what the list of games says of those before."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesets import BUILT, load_rules
from tabletop_tui.play.solo import (
    Earlier,
    Meetings,
    Solo,
    at_this_keyboard,
    improved,
    offered,
    rated,
    record_of,
    sheet_said,
    up_to,
)
from tabletop_tui.play.stats.results import START
from tabletop_tui.store import GameSummary
from tabletop_tui.store.people import Person
from tabletop_tui.store.rivals import RIVALS
from tabletop_tui.text.words import Words

ORBIS = load_rules("orbis")
ANA = at_this_keyboard("Ana")


def finished(own: int, *rivals: tuple[str, int, int], game: str = "orbis", when: float = 1.0) -> GameSummary:
    """A finished game of Ana's with a score, and for each rival its id, level and score."""
    people = (
        Person("Ana", "red"),
        *(Person(id.title(), "blue", f"bot:{lv}", rival=id) for id, lv, _ in rivals),
    )
    scores = (own, *(score for _, _, score in rivals))
    return GameSummary("id", game, "", people, None, 15, 15, scores, 100, when, when)


@pytest.mark.parametrize("game", BUILT)
def test_two_rivals_of_the_lowest_level_are_offered_before_the_first_game(game: str) -> None:
    solo = offered(load_rules(game), [], ANA)
    assert [(seat.rival, seat.level) for seat in solo.coming] == [("mira", 1), ("tor", 1)]


@pytest.mark.parametrize(("own", "level"), [(30, 4), (20, 3), (10, 2)])
def test_the_level_follows_the_last_game(own: int, level: int) -> None:
    """Won: one more than the strongest; between: the same; behind all: one less."""
    before = [finished(99, ("pip", 1, 0)), finished(own, ("opal", 3, 25), ("sol", 2, 15), when=2.0)]
    solo = offered(ORBIS, before, ANA)
    assert {seat.level for seat in solo.seats} == {level}
    assert [seat.rival for seat in solo.coming] == ["opal", "sol"], "those of the last game come again"


def test_games_of_others_of_other_kinds_and_without_rivals_count_nothing() -> None:
    with_ben = finished(50, ("mira", 5, 1))
    people = (*with_ben.people, Person("Ben", "green"))
    games = [
        finished(50, ("mira", 5, 1), game="helios"),
        finished(50),
        GameSummary("id", "orbis", "", people, None, 15, 15, (50, 1, 2), 100, 1.0, 1.0),
    ]
    assert record_of(games, "orbis", ANA).played == 0
    assert record_of([finished(50, ("mira", 5, 1))], "orbis", at_this_keyboard("Ben")).played == 0


def test_games_of_a_day_do_not_change_who_is_offered() -> None:
    games = [finished(50, ("mira", 2, 1)), finished(0, ("sol", 3, 25), when=2.0)]
    games = [replace(game, id=str(number)) for number, game in enumerate(games)]
    solo = offered(ORBIS, games, ANA, without={"1"})
    assert [(seat.rival, seat.level) for seat in solo.coming] == [("mira", 3)]


def test_the_record_says_who_was_ahead_and_which_levels_were_beaten() -> None:
    games = [
        finished(30, ("mira", 2, 20), ("tor", 3, 25)),
        finished(20, ("mira", 4, 20), ("tor", 4, 25)),
        finished(10, ("tor", 1, 25)),
    ]
    record = record_of(games, "orbis", at_this_keyboard("ana"))
    assert (record.played, record.won, record.beaten) == (3, 1, frozenset({2, 3}))
    assert record.meetings == {"mira": Meetings(1, 0), "tor": Meetings(1, 2)}
    assert record.best == {"mira": 2, "tor": 3}


@pytest.mark.parametrize(
    ("before", "found"),
    [
        ([("mira", 2, 30), ("tor", 2, 12)], ("mira", 13)),
        ([("mira", 3, 30), ("tor", 2, 12)], None),
        ([("mira", 2, 10), ("tor", 2, 12)], None),
        ([("opal", 2, 30)], None),
    ],
)
def test_against_whom_one_did_better_than_the_time_before(
    before: list[tuple[str, int, int]], found: tuple[str, int] | None
) -> None:
    """Compared with the rival's points, and only if the rival plays at least as well as then."""
    games = [finished(20, *before), finished(25, ("mira", 2, 22), ("tor", 2, 19), when=2.0)]
    assert improved(games, "orbis", ANA) == found
    assert improved(games[1:], "orbis", ANA) is None
    assert improved([], "orbis", ANA) is None


def test_lines_of_text_say_what_the_sheet_shows() -> None:
    """Who comes, how it stands, games and rating, levels and rivals beaten; at first only who comes."""
    words = Words("en")

    def said(*games: GameSummary) -> list[str]:
        return sheet_said(words, "Orbis", offered(ORBIS, games, ANA), "orbis", games, ANA)

    assert said() == [
        "Mira is a computer player of level 1.",
        "Tor is a computer player of level 1.",
    ]
    lost = finished(10, ("tor", 3, 35))
    won = finished(30, ("mira", 2, 20), ("tor", 1, 15), when=2.0)
    mira, tor, played, levels, rivals = said(lost, won)
    assert mira.endswith("You lead 1 to 0.")
    assert tor.endswith("It stands 1 to 1.")
    assert played.startswith("2 games alone so far, 1 won. Your rating: ")
    assert levels == "Levels you have beaten in Orbis: Novice, Apprentice."
    assert rivals == "Rivals you have beaten, and at which level: Mira 2, Tor 1."


def named(*games: GameSummary) -> list[GameSummary]:
    """The games with ids of their own: `0`, `1` and so on."""
    return [replace(game, id=str(number)) for number, game in enumerate(games)]


def test_what_went_better_than_before_is_said_at_the_end_of_a_game_alone() -> None:
    first = finished(20, ("mira", 1, 10))
    worse = finished(15, ("mira", 1, 12), when=2.0)
    best = finished(30, ("mira", 2, 10), when=3.0)
    games = named(first, worse, best)
    said = [Earlier(up_to(games, id), ANA).compared(Words("en"), "orbis") for id in "012"]
    assert said == [
        ["That is level 1 beaten for the first time."],
        [],
        [
            "That is level 2 beaten for the first time.",
            "That is your best result in 3 games alone.",
            "Against Mira you did 17 points better than last time.",
        ],
    ]
    assert Earlier(games, ANA).meetings("orbis")["mira"] == Meetings(3, 0)
    assert Earlier(games, at_this_keyboard("Ben")).compared(Words("en"), "orbis") == []
    assert Earlier(games, ANA).compared(Words("en"), "helios") == []


def test_games_that_ended_later_are_left_out() -> None:
    games = named(finished(20), finished(25, when=3.0), finished(30, when=2.0))
    assert [game.id for game in up_to(games, "2")] == ["0", "2"]
    assert up_to(games, "9") == []


CHANGES = st.lists(
    st.one_of(
        st.tuples(st.just("moved"), st.sampled_from([-1, 1])),
        st.tuples(st.just("with_other"), st.sampled_from([-1, 1])),
        st.tuples(st.just("with_level"), st.sampled_from([-1, 1])),
        st.tuples(st.just("with_toggled"), st.integers(0, 8)),
    ),
    max_size=30,
)


@given(CHANGES, st.integers(0, 2**32))
def test_whatever_is_changed_no_rival_comes_twice_and_the_game_can_be_played(
    changes: list[tuple[str, int]], seed: int
) -> None:
    solo: Solo = offered(ORBIS, [], ANA)
    for change, by in changes:
        solo = getattr(solo, change)(by)
    solo = solo.surprised(Random(seed)) if seed % 2 else solo
    assert len({seat.rival for seat in solo.seats}) == len(solo.seats)
    assert len(solo.coming) + 1 in ORBIS.seat_counts
    assert all(1 <= seat.level <= 5 for seat in solo.seats)
    people = solo.people(Person("Tor", "green"), str.title, seed)
    assert len({person.name.casefold() for person in people}) == len({each.colour for each in people})
    assert [person.rival for person in people if person.level is None] == [""]


def test_every_rival_has_a_style_of_its_own() -> None:
    assert len({rival.style for rival in RIVALS.values()}) == len(RIVALS) == 8


def test_the_rating_is_that_of_the_page_of_players_and_says_what_the_last_game_changed() -> None:
    assert rated([], "orbis", ANA) is None
    games = [finished(30, ("mira", 3, 20), when=1.0), finished(10, ("mira", 3, 20), when=2.0)]
    first, second = rated(games[:1], "orbis", ANA), rated([*reversed(games)], "orbis", ANA)
    assert first is not None
    assert second is not None
    assert first[0] - first[1] == START, "before the first game"
    assert first[1] > 0 > second[1]
    assert second[0] - second[1] == first[0]
    assert rated(games, "helios", ANA) is None
