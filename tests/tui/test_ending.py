"""The end of a game at its screen, by keys."""

import asyncio
import io
import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.host.settings import Settings
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.plain import play
from tabletop_tui.plain.console import Console
from tabletop_tui.play.advice_text import named_turn, turning_point
from tabletop_tui.play.ended import best_turns
from tabletop_tui.play.place import Place
from tabletop_tui.play.review import Review, TurningPoint
from tabletop_tui.play.session import Session
from tabletop_tui.play.solo import Earlier, at_this_keyboard
from tabletop_tui.store import Store, open_store
from tabletop_tui.store.people import Person
from tabletop_tui.text.words import Words
from tabletop_tui.tui.app import TabletopApp, playing
from tabletop_tui.tui.screens.ending import STEPS, EndingScreen, Stage
from tabletop_tui.tui.screens.motion import STARTLED
from tabletop_tui.tui.screens.verdict import Said, Verdict
from tabletop_tui.tui.screens.viewpoint import Viewpoint
from tests.tui.driving import ANA, BEN, HOME, LARGE, SMALL, Table, orbis, play_on, sitting
from tests.whole import in_turn

TOR = Person("Tor", "green", "bot:1", rival="tor")


def over(session: Session) -> Session:
    play_on(session, 2_000)
    assert session.record.over
    return session


def alone(seed: int, store: Store) -> Session:
    """A game of Ana's against two rivals, for whom the test answers, too."""
    mira = Person("Mira", "blue", "bot:1", rival="mira")
    return Session.new(load_rules("orbis"), [ANA, mira, TOR], seed, {"start": "seat:0"}, store)


def files(folder: Path) -> list[Path]:
    return [*folder.iterdir()]


def ending(table: Table) -> EndingScreen:
    screen = table.app.screen
    assert isinstance(screen, EndingScreen)
    return screen


@pytest.mark.parametrize("game", BUILT)
async def test_the_podium_of_every_game_has_all_names_places_and_the_winner(game: str) -> None:
    session = over(Session.new(load_rules(game), [ANA, BEN, Person("Tor", "green", "bot:1", rival="tor")], 5))
    for size in (HOME, SMALL, LARGE):
        async with sitting(session, size) as table:
            _ = ending(table)
            text = table.text()
            assert all(person.name in text for person in session.record.people)
            assert "1st" in text
            assert "wins with" in table.rows()[0] or "win with" in table.rows()[0]


@pytest.mark.parametrize(
    ("key", "screen"), [("s", "ScoreSheet"), ("v", "ReviewPage"), ("escape", "OrbisScreen")]
)
async def test_each_way_on_is_one_key(key: str, screen: str) -> None:
    async with sitting(over(orbis())) as table:
        await table.press(key)
        assert type(table.app.screen).__name__ == screen


@pytest.mark.parametrize("key", ["s", "v"])
async def test_what_was_read_leads_back_to_the_podium_where_all_its_keys_work(key: str) -> None:
    async with sitting(over(orbis())) as table:
        await table.press(key, "escape")
        _ = ending(table)
        await table.press("r")
        assert "Looking back" in table.text()
        await table.press("escape")
        _ = ending(table)
        await table.press("s", "n")
        assert not table.game.here.record.over
        assert not any(isinstance(screen, EndingScreen) for screen in table.app.screen_stack)


async def test_r_replays_and_n_asks_for_a_rematch() -> None:
    async with sitting(over(orbis())) as table:
        await table.press("r")
        assert "Looking back" in table.text()
    async with sitting(over(orbis())) as table:
        await table.press("n")
        assert not table.game.here.record.over


async def test_keys_held_down_do_not_leave_before_the_podium_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the key was meant for: a rematch isn't begun by the last answer's key either."""
    monkeypatch.delenv("TABLETOP_GLANCE")
    async with sitting(over(orbis()), motion="full") as table:
        for _ in range(40):
            if isinstance(table.app.screen, EndingScreen):
                break
            table.game.motion.skip()
            await table.pilot.pause()
        for key in ("enter", "n", *["enter"] * 12):
            await table.press(key)
            await asyncio.sleep(STARTLED / 8)
        screen = ending(table)
        await asyncio.sleep(STARTLED)
        await table.press("s")
        if screen._step < STEPS:  # ended the growing
            await asyncio.sleep(STARTLED)
            await table.press("s")
        assert not isinstance(table.app.screen, EndingScreen)


async def test_the_first_key_only_ends_the_growing() -> None:
    async with sitting(over(orbis()), motion="full") as table:
        for _ in range(40):
            if isinstance(table.app.screen, EndingScreen):
                break
            table.game.motion.skip()
            await table.pilot.pause()
        screen = ending(table)
        await table.press("s")
        assert ending(table) is screen
        assert screen._step == STEPS
        await table.press("s")
        assert not isinstance(table.app.screen, EndingScreen)


def with_turning_points(monkeypatch: pytest.MonkeyPatch) -> tuple[Session, TurningPoint]:
    """A finished game that needs no looking back, and the answer that cost its player most."""
    session = over(Session.new(load_rules("papyria"), [ANA, TOR], 5))
    answers = session.record.table.answers
    own = [number for number, answer in enumerate(answers) if answer.seat == 0]
    others = [number for number, answer in enumerate(answers) if answer.seat == 1]

    def point(answer: int, gain: float) -> TurningPoint:
        given = answers[answer]
        return TurningPoint(answer, given.seat, given.key, given.key, gain, gain, 0.0, ())

    found = [point(own[0], 1.0), point(own[5], 3.0), point(others[0], 9.0)]
    looked = SimpleNamespace(done=True, result=Review([], 3, tuple(found)))
    monkeypatch.setattr("tabletop_tui.play.reviewing.reviewing", lambda *_: looked)
    return session, found[1]


async def test_one_who_played_alone_is_told_what_to_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the turning points, the player's own that cost most; what was better isn't said."""
    session, costly = with_turning_points(monkeypatch)
    async with sitting(session) as table:
        await table.pilot.pause()
        _, better, _ = turning_point(table.game.wording, session.record, costly)
        round, chosen = named_turn(table.game.wording, session.record, costly)
        text = " ".join(table.text().split())
        assert f"in round {round}, “{chosen}” cost you most, and v lets you try it again." in text
        assert better not in text


@pytest.mark.parametrize("typed", [True, False])
def test_lines_of_text_say_it_too_to_a_person_who_reads_them(
    monkeypatch: pytest.MonkeyPatch, typed: bool
) -> None:
    session, costly = with_turning_points(monkeypatch)
    words, shown = Words("en"), io.StringIO()
    wording = game_parts("papyria").wording(words, [ANA, TOR])
    wording.spell_out()
    round, chosen = named_turn(wording, session.record, costly)
    with mock.patch.object(Console, "typed", typed):
        assert play(session, words, Console(io.StringIO(), shown)) == 0
    said = f"For next time: in round {round}, “{chosen}” cost you most."
    assert shown.getvalue().count(said) == typed


@pytest.mark.parametrize(("game", "size"), in_turn(BUILT, [HOME, LARGE]))
async def test_the_finished_world_of_every_seat_stands_on_the_podium(
    game: str, size: tuple[int, int]
) -> None:
    session = over(Session.new(load_rules(game), [ANA, BEN, TOR], 5))
    async with sitting(session, size) as table:
        screen = ending(table)
        worlds = [pillar.world for pillar in screen.podium.pillars]
        assert all(world.width and world.height for world in worlds)
        assert len({world.lines for world in worlds}) > 1


@pytest.mark.parametrize("on", [True, False])
async def test_rivals_have_the_last_word_on_the_podium_unless_remarks_are_off(on: bool) -> None:
    session = over(
        Session.new(load_rules("orbis"), [ANA, BEN, Person("Tor", "green", "bot:1", rival="tor")], 5)
    )
    async with sitting(session, remarks=on) as table:
        _ = ending(table)
        assert ("Again! And louder" in table.text()) == on


async def test_the_best_turn_says_what_was_done_in_it() -> None:
    session = over(Session.new(load_rules("papyria"), [ANA, TOR], 5))
    async with sitting(session) as table:
        best = next(gain for gain in best_turns(session.record.turns.gains) if gain.seat == 0)
        (row,) = (row for row in table.rows() if "Ana's best turn" in row)
        assert f"round {best.round} (+{best.points}): " in row


async def test_with_several_people_each_best_turn_says_what_was_done_and_ends_between_words() -> None:
    session = over(Session.new(load_rules("papyria"), [ANA, BEN], 5))
    async with sitting(session, SMALL) as table:
        for gain in best_turns(session.record.turns.gains):
            name = session.record.people[gain.seat].name
            (row,) = (row for row in table.rows() if f"{name}'s best turn" in row)
            assert f"round {gain.round} (+{gain.points}): " in row
            assert not re.search(r"\w…", row)


async def test_the_podium_keeps_its_size_while_the_look_back_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it finds has lines that are there from the start; so worlds don't give way to portraits."""
    session = over(Session.new(load_rules("helios"), [ANA, TOR], 5))
    looked = SimpleNamespace(done=False)
    monkeypatch.setattr("tabletop_tui.tui.screens.ending.EndingScreen._next_time", lambda _self: looked.lines)
    for size in (SMALL, HOME, LARGE):
        looked.lines = []
        async with sitting(session, size) as table:
            screen = ending(table)
            stage = screen.query_one(Stage)
            before = stage.size, stage.drawing
            looked.lines = ["For next time: something that cost you most. " * 3]
            screen.relabel()
            await table.pilot.pause()
            assert "For next time" in table.text()
            assert (stage.size, stage.drawing) == before


async def test_one_who_played_alone_and_lost_reads_how_they_came_off() -> None:
    for seed in range(1, 9):
        session = over(Session.new(load_rules("helios"), [ANA, TOR], seed))
        own = session.record.standings[0]
        async with sitting(session) as table:
            told = f"Ana comes 2nd with {own.total}."
            assert (told in table.rows()[0]) == (own.place == 2)


async def test_the_title_says_how_far_the_winner_is_ahead_and_of_whom() -> None:
    session = over(Session.new(load_rules("helios"), [ANA, BEN], 5))
    ahead, behind = sorted(session.record.standings, key=lambda each: -each.total)
    first, second = (session.record.people[each.seat].name for each in (ahead, behind))
    lead = ahead.total - behind.total
    async with sitting(session) as table:
        title = table.rows()[0]
        assert f"{first} wins with {ahead.total} points." in title
        assert f"{lead} points ahead of {second}" in title


@pytest.mark.parametrize("places", [(1, 2), (1, 1)])
async def test_the_title_says_nothing_of_points_where_they_did_not_decide(
    monkeypatch: pytest.MonkeyPatch, places: tuple[int, int]
) -> None:
    """A tie-break decided, or nothing did."""
    session = over(Session.new(load_rules("helios"), [ANA, BEN], 5))
    level = [
        replace(each, total=50, place=place)
        for each, place in zip(session.record.standings, places, strict=True)
    ]
    monkeypatch.setattr(Viewpoint, "standings", level)
    async with sitting(session) as table:
        title = table.rows()[0]
        assert "50 points" in title
        assert "ahead of" not in title


async def test_one_who_played_alone_is_told_what_went_better_than_before(tmp_path: Path) -> None:
    """From the games that are kept; the second one went better against Mira."""
    with open_store(tmp_path / "games.sqlite3") as store:
        over(alone(1, store)).close()
        with over(alone(2, store)) as session:
            app = TabletopApp(Settings(language="en", motion="off"), first=playing(session), store=store)
            async with app.run_test(size=HOME) as pilot:
                await pilot.pause()
                for reading in [worker for worker in app.workers if worker.group == "earlier"]:
                    await reading.wait()  # not for the look back, which thinks for seconds
                await pilot.pause()
                text = " ".join(Table(app, pilot, session).text().split())
            assert "That is your best result in 2 games alone." in text
            assert "Against Mira you did 18 points better than last time." in text
            assert "You lead 2 to 0." in text


def test_what_to_do_next_time_is_whole_and_what_was_good_gives_way() -> None:
    best, next_time = Said("★", "gold", "best " * 30), Said("→", "key", "next " * 30, whole=True)
    verdict = Verdict("verdict")
    verdict.say([best, Said("▲", "good", "better"), next_time])
    lines = ["".join(run.text for run in line) for line in verdict.fitted(80, 4)]
    assert " ".join(lines).count("next") == 30
    assert len(lines) == 4


def test_a_best_turn_of_which_no_deed_fits_still_says_how_good_it_was() -> None:
    verdict = Verdict("verdict")
    verdict.say([Said("★", "gold", "Ana's best turn, round 3 (+12): builds the Palace, scores river: 3")])
    [line] = verdict.fitted(46, 1)
    assert "".join(run.text for run in line)[3:] == "Ana's best turn, round 3 (+12): builds …"


@pytest.mark.parametrize("between", [", ", " · "])
@pytest.mark.parametrize("width", range(35, 80, 7))
def test_a_best_turn_that_is_too_long_ends_with_what_was_done_last(width: int, between: str) -> None:
    done = [
        "Ana's best turn, round 3 (+12): takes 1 redwood",
        "builds the Palace",
        "scores river: 3",
        "moves the sun",
    ]
    verdict = Verdict("verdict")
    verdict.say([Said("★", "gold", between.join(done))])
    lines = ["".join(run.text for run in line) for line in verdict.fitted(width, 2)]
    text = " ".join(" ".join(line[3:] for line in lines).split())
    whole = [between.join(done[:many]) for many in range(1, len(done))]
    assert text in [between.join(done), *(f"{each} …" for each in whole)]


def test_where_a_file_was_written_takes_the_line_of_a_best_turn_and_not_that_of_next_time() -> None:
    written, next_time = (Said(">", "dim", "file", whole=True), Said("→", "key", "next time", whole=True))
    verdict = Verdict("verdict")
    verdict.say([written, *(Said("★", "gold", name) for name in ("Ana", "Ben", "Cleo")), next_time])
    shown = ["".join(run.text for run in line)[3:] for line in verdict.fitted(80, 4)]
    assert shown == ["file", "Ana", "Ben", "next time"]
    verdict.say(
        [written, Said("★", "gold", "Ana"), Said("▲", "good", "level"), replace(next_time, text="next " * 30)]
    )
    shown = ["".join(run.text for run in line) for line in verdict.fitted(80, 4)]
    assert ("".join(shown).count("next"), any("level" in line for line in shown)) == (30, False)


async def test_what_is_read_too_late_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line may be cut while the games of before are read, and while this one is looked back at.

    The parts of the screen go first.
    """
    read = asyncio.Event()
    session, costly = with_turning_points(monkeypatch)

    async def earlier(place: Place) -> Earlier:
        await read.wait()
        return Earlier((), at_this_keyboard("Ana"))

    async def costliest(*_: object) -> TurningPoint:
        await read.wait()
        return costly

    monkeypatch.setattr(Place, "earlier", earlier)
    monkeypatch.setattr("tabletop_tui.tui.screens.ending.costliest", costliest)
    async with sitting(session) as table:
        await ending(table).query("*").remove()
        read.set()
        await table.app.workers.wait_for_complete()


def test_lines_of_text_say_it_too_after_the_best_turn(tmp_path: Path) -> None:
    with open_store(tmp_path / "games.sqlite3") as store:
        over(alone(1, store)).close()
        with over(alone(2, store)) as session:
            shown, words = io.StringIO(), Words("en")
            assert play(session, words, Console(io.StringIO(), shown), games=store.games) == 0
            said = shown.getvalue()
            assert "Ana's best turn, round" in said
            assert said.count("Against Mira you did 18 points better than last time.") == 1
            assert said.index("Ana's best turn") < said.index("Against Mira")
            assert said.count("Against Mira: You lead 2 to 0.") == 1


def test_lines_of_text_tell_where_points_come_from_and_not_where_none_do() -> None:
    session, shown = over(Session.new(load_rules("papyria"), [ANA, TOR], 5)), io.StringIO()
    play(session, Words("en"), Console(io.StringIO(), shown))
    end = shown.getvalue()
    lines = [line for line in end.splitlines() if " for " in line and line.startswith("  ")]
    assert lines
    assert not any(line.startswith("  0 for ") for line in lines)
    for standing in session.record.standings:
        for line in standing.lines:
            assert not line.points or any(told.startswith(f"  {line.points} for ") for told in lines)


def test_lines_of_text_say_how_one_who_lost_came_off() -> None:
    for seed in range(1, 9):
        session = over(Session.new(load_rules("helios"), [ANA, TOR], seed))
        own, shown = session.record.standings[0], io.StringIO()
        play(session, Words("en"), Console(io.StringIO(), shown))
        assert (f"Ana comes 2nd with {own.total}." in shown.getvalue()) == (own.place == 2)


async def test_e_writes_the_game_to_a_file_and_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with sitting(over(orbis()), LARGE) as table:
        await table.press("e")
        text = table.text()
        _ = ending(table)
    (file,) = files(tmp_path)
    assert file.suffix == ".json"
    assert file.name in text


@pytest.mark.parametrize("language", ["en", "de"])
async def test_every_key_of_the_podium_stands_in_the_footer_of_80_columns(language: str) -> None:
    async with sitting(over(orbis()), SMALL, language=language) as table:
        assert re.findall(r"(?:^| )(Enter|[nvrse]|Esc) ", table.rows()[-1]) == ["Enter", *"nvrse", "Esc"]
