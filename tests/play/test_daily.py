"""The game of a day: the same for all, its first try kept, streaks counted, lines to share."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.play.daily import FILE, Dailies, Result, begun, course, of_day, own_seat, shared
from tabletop_tui.store import GameSummary, open_store
from tabletop_tui.store.people import Person
from tabletop_tui.store.rivals import RIVALS
from tabletop_tui.text.words import Words

DAY = date(2026, 11, 28)
ME = Person("Ana", "red")


def over(id: str, day: date, own: int, *others: int) -> GameSummary:
    """A day's finished game, with the player's score first."""
    rivals = of_day(day).rivals
    people = (ME, *(Person(rival.title(), "blue", "bot:3", rival=rival) for rival in rivals))
    return GameSummary(id, of_day(day).game, "", people, None, 9, 9, (own, *others), 90, 1.0, 1.0)


def test_a_day_s_game_follows_from_its_date_alone() -> None:
    """Written down once: were it to change, results of one day could no longer be compared."""
    daily = of_day(DAY)
    assert (daily.game, daily.seed, daily.rivals) == ("dice_forge", 94346, ("opal", "juno"))
    people = daily.people(ME, str.title)
    assert {(person.name, person.level) for person in people} == {("Ana", None), ("Opal", 3), ("Juno", 3)}


def test_a_week_brings_every_game_and_two_different_rivals_a_day() -> None:
    days = [of_day(DAY + timedelta(days=number)) for number in range(400)]
    assert {daily.game for daily in days[:5]} == {*BUILT}
    assert all(first != second for first, second in (daily.rivals for daily in days))
    assert {rival for daily in days for rival in daily.rivals} == {*RIVALS}
    assert len({daily.seed for daily in days}) > 390


def test_the_seat_of_the_player_does_not_depend_on_who_plays() -> None:
    seats = []
    for me in (ME, Person("Zoë", "yellow")):
        people = of_day(DAY).people(me, str.title)
        seats.append(own_seat(people))
    assert seats[0] == seats[1]


def test_the_first_try_counts_and_is_kept_when_it_is_over(tmp_path: Path) -> None:
    kept = Dailies(tmp_path)
    kept.begin(DAY, "one")
    kept.begin(DAY, "two", {"one"})
    assert Dailies(tmp_path).begun(DAY) == "one"
    kept.settle([over("two", DAY, 99, 1, 1)])
    assert kept.result(DAY) is None
    kept.settle([over("one", DAY, 20, 25, 20)])
    assert Dailies(tmp_path).result(DAY) == Result("one", of_day(DAY).game, 20, 2, 3)
    Dailies(tmp_path).settle([])
    assert Dailies(tmp_path).result(DAY) is not None, "also when the game has been deleted"


def test_a_try_that_was_deleted_before_its_end_can_be_made_again(tmp_path: Path) -> None:
    kept = Dailies(tmp_path)
    kept.begin(DAY, "one")
    kept.begin(DAY, "two", {"one"})
    assert kept.begun(DAY) == "one"
    kept.begin(DAY, "two", {"other"})
    assert Dailies(tmp_path).begun(DAY) == "two"
    kept.settle([over("two", DAY, 20, 25, 20)])
    kept.begin(DAY, "three", set())
    assert kept.begun(DAY) == "two"


def test_a_streak_counts_days_in_a_row_and_today_may_still_be_open(tmp_path: Path) -> None:
    kept = Dailies(tmp_path)
    for back in (1, 2, 3, 5):
        day = DAY - timedelta(days=back)
        kept.begin(day, str(back))
        kept.settle([over(str(back), day, 10, 5, 5)])
    assert kept.streak(DAY) == 3
    kept.begin(DAY, "today")
    assert kept.streak(DAY) == 3
    kept.settle([over("today", DAY, 10, 5, 5)])
    assert kept.streak(DAY) == 4
    assert kept.streak(DAY + timedelta(days=2)) == 0


@pytest.mark.parametrize(
    "text", ["", "[]", "nonsense", '{"2026-11-28": 3}', '{"2026-11-28": {"id": 3}}', "\x00"]
)
def test_a_broken_file_is_set_aside_and_a_new_one_begun(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    kept = Dailies(tmp_path)
    assert kept.begun(DAY) is None
    kept.begin(DAY, "one")
    assert json.loads((tmp_path / FILE).read_text(encoding="utf-8")) == {"2026-11-28": {"id": "one"}}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_lines_to_share_say_how_it_ended_and_spoil_nothing(tmp_path: Path, language: str) -> None:
    words, kept, daily = Words(language), Dailies(tmp_path), of_day(DAY)
    for back in (1, 0):
        day = DAY - timedelta(days=back)
        kept.begin(day, str(back))
        kept.settle([over(str(back), day, 20, 25, 5)])
    result = kept.result(DAY)
    assert result is not None
    lines = shared(words, daily, result, kept, "▁▄█")
    assert "2026-11-28" in lines[0]
    assert "20" in lines[1]
    assert "2" in lines[1]
    assert lines[2] == "▁▄█"
    assert not any(words(f"rivals-name-{rival}") in line for rival in daily.rivals for line in lines)


def test_a_try_is_a_saved_game_with_the_day_s_name(tmp_path: Path) -> None:
    daily, kept = of_day(DAY), Dailies(tmp_path)
    with open_store(Paths.below(tmp_path).saves) as store:
        with begun(daily, load_rules(daily.game), ME, Words("en"), store, kept) as session:
            assert session.record.table.seed == daily.seed
            assert course(session.record.turns, 0) == ""
        (game,) = store.games()
    assert game.name == "Daily 28 Nov"
    assert kept.begun(DAY) == game.id
