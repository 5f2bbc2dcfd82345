"""What finished games tell of their players: wins, streaks, sources, duels, ratings."""

from tabletop_tui.play.stats.figures import Duel, Figures, figures
from tabletop_tui.play.stats.results import START, Finished, Seat, Who, who_is
from tabletop_tui.play.stats.tables import duels, rounded, side_by_side, sources, tenths, value_of
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words

ANA, BEN, CLEO = ("ana", 0), ("ben", 0), ("cleo", 0)


def game(number: int, *points: tuple[Who, int], of: str = "orbis") -> Finished:
    """A finished game in which these players made this many points, half of them by Villages."""
    totals = [total for _, total in points]
    seats = tuple(
        Seat(
            who,
            who[0].title(),
            1 + sum(other > total for other in totals),
            total,
            {"village": total // 2, "god": total - total // 2},
        )
        for who, total in points
    )
    return Finished(f"g{number}", of, float(number), seats)


def of(player: Who, *results: Finished) -> Figures:
    """The figures of a player in Orbis."""
    return next(each for each in figures(results)["orbis"] if each.who == player)


def test_a_shared_first_place_is_a_win_for_each_who_shares_it() -> None:
    played = game(1, (ANA, 20), (BEN, 20), (CLEO, 10))
    assert [of(who, played).wins for who in (ANA, BEN, CLEO)] == [1, 1, 0]


def test_a_streak_ends_with_the_first_game_that_is_lost() -> None:
    played = [game(n, (ANA, points), (BEN, 20)) for n, points in enumerate((30, 30, 10, 30))]
    assert (of(ANA, *played).streak, of(ANA, *played).longest) == (1, 2)
    assert (of(BEN, *played).streak, of(BEN, *played).longest) == (0, 1)


def test_points_are_averaged_in_all_and_by_line_of_the_score_sheet() -> None:
    found = of(ANA, game(1, (ANA, 10), (BEN, 0)), game(2, (ANA, 31), (BEN, 0)))
    assert found.average == 20.5
    assert found.sources == {"village": 10, "god": 10.5}
    assert found.best.points == 31


def test_duels_count_places_at_the_same_table() -> None:
    found = of(ANA, game(1, (ANA, 10), (BEN, 20)), game(2, (ANA, 9), (BEN, 9), (CLEO, 3)))
    assert found.duels == {BEN: Duel(0, 1, 1), CLEO: Duel(1, 0, 0)}


def test_a_rating_begins_at_the_start_and_goes_to_those_who_win() -> None:
    played = [game(n, (ANA, 30), (BEN, 20), (CLEO, 10)) for n in range(5)]
    ratings = [of(who, *played).rating for who in (ANA, BEN, CLEO)]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[0] > START > ratings[2]
    assert len(of(ANA, *played).ratings) == 5


def test_a_player_alone_at_a_table_keeps_the_rating() -> None:
    assert of(ANA, game(1, (ANA, 30), (ANA, 10))).rating == START


def test_games_are_told_apart() -> None:
    found = figures([game(1, (ANA, 5), (BEN, 4)), game(2, (ANA, 5), (BEN, 4), of="helios")])
    assert [(name, len(players)) for name, players in found.items()] == [("orbis", 2), ("helios", 2)]


def test_capitals_make_no_other_player_and_computer_players_of_a_level_are_one() -> None:
    assert who_is(Person("ANA", "red")) == who_is(Person("Ana", "blue"))
    assert who_is(Person("Max", "red", "bot:3")) == who_is(Person("Mia", "blue", "bot:3")) == ("", 3)


def test_shares_and_averages_are_rounded_to_the_nearest_and_a_half_upwards() -> None:
    """Two of three games are 67 %, not 66; an average of 20.25 is 20.3, in German 20,3."""
    assert [rounded(100 * won, 3) for won in (0, 1, 2, 3)] == [0, 33, 67, 100]
    assert rounded(100, 8) == 13
    english, german = Words("en"), Words("de")
    assert [tenths(english, value) for value in (20.25, 20.35, 0.05, 7.0, -1.25)] == [
        "20.3",
        "20.4",
        "0.1",
        "7.0",
        "−1.3",
    ]
    assert value_of("−1.3") == -1.3
    assert tenths(german, 20.25) == "20,3"


def test_whoever_is_asked_about_has_a_column_although_others_are_better_rated() -> None:
    people = [(name, 0) for name in ("ana", "ben", "cleo", "dan", "eve", "fay", "gus")]
    played = [game(n, *((who, 100 - place) for place, who in enumerate(people))) for n in range(3)]
    players = figures(played)["orbis"]
    assert [each.who for each in side_by_side(players)] == people[:5]
    assert [each.who for each in side_by_side(players, people[6])] == [people[6], *people[:4]]
    heading = duels(Words("en"), players, people[6])[0]
    assert heading[1:] == ["Gus", "Ana", "Ben", "Cleo", "Dan"]
    assert sources(Words("en"), "orbis", players, people[6])[0][1] == "Gus"
