"""What rivals remark: at big moments only, never twice, in their own voice, and off with one setting."""

import io
import random
from collections.abc import Callable

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.wording import Wording
from tabletop_tui.plain import play
from tabletop_tui.plain.console import Console
from tabletop_tui.play import acts
from tabletop_tui.play.remarks import Occasion, RivalRemark, remarks_in
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.store.rivals import RIVALS
from tabletop_tui.text.words import Words
from tests.tui.driving import HOME, SMALL, sitting

PEOPLE = (
    Person("Ana", "red"),
    Person("Tor", "blue", "bot:2", rival="tor"),
    Person("Mira", "green", "bot:2", rival="mira"),
)


def wording(session: Session, language: str = "en") -> Wording:
    return game_parts(session.rules.id).wording(Words(language), session.record.people)


def remarks(session: Session) -> list[RivalRemark]:
    return [*remarks_in(session.record, wording(session))]


def chanced(
    game: str,
    seed: int,
    until: Callable[[Session], bool] = lambda _: False,
    people: tuple[Person, ...] = PEOPLE,
) -> Session:
    """A game in which all answers are chosen by chance, to its end or until something is so."""
    session, chance = Session.new(load_rules(game), people, seed), random.Random(seed)
    while session.record.decision is not None and not until(session):
        session.do(acts.answer(chance.choice(session.record.decision.options).key))
        if session.record.hand_over is not None:
            session.do(acts.take_over)
    return session


def before_remark(game: str = "orbis", seed: int = 4) -> tuple[Session, str]:
    """A game before the answer that ends a splendid turn of Ana's, and that answer."""
    whole = chanced(game, seed)
    (end,) = (each.after for each in remarks(whole) if each.occasion is Occasion.YOURS)
    session = chanced(game, seed, until=lambda session: len(session.record.table.answers) == end - 1)
    return session, whole.record.table.answers[end - 1].key


@pytest.mark.parametrize(
    ("game", "seed", "occasion", "rival"),
    [
        ("orbis", 2, Occasion.OWN, "tor"),
        ("helios", 1, Occasion.OWN, "mira"),
        ("orbis", 4, Occasion.YOURS, "tor"),
        ("papyria", 1, Occasion.TAKEN, "tor"),
        ("dice_forge", 4, Occasion.TAKEN, "mira"),
        ("bora_bora", 2, Occasion.TAKEN, "tor"),
    ],
)
def test_there_is_a_remark_for_each_kind_of_big_moment(
    game: str, seed: int, occasion: Occasion, rival: str
) -> None:
    session = chanced(game, seed)
    (found,) = (each for each in remarks(session) if (each.occasion, each.rival) == (occasion, rival))
    turn = next(turn for turn in session.record.turns.public if turn.end == found.after)
    before = [each.gained for each in session.record.turns.public if each.end <= turn.begin]
    if occasion is Occasion.TAKEN:
        told = session.record.log[turn.begin + 1 : turn.end + 1]
        taken = [wording(session).taken(event) for entry in told for event in entry.events]
        assert (found.seat, 0) in taken
    else:
        assert turn.seat == (found.seat if occasion is Occasion.OWN else 0)
        assert turn.gained > max(before)


@pytest.mark.parametrize("game", BUILT)
def test_each_rival_says_one_thing_during_a_game_and_one_at_its_end_and_nothing_twice(game: str) -> None:
    for seed in (1, 2):
        session = chanced(game, seed)
        found, places = remarks(session), {each.seat: each.place for each in session.record.standings}
        during = [each for each in found if not each.occasion.is_last]
        assert len({each.seat for each in during}) == len(during) <= 2
        assert len({each.after for each in during}) == len(during), "one a turn"
        assert {each.seat for each in found[len(during) :]} == {1, 2}
        assert all(
            (each.occasion is Occasion.WON) == (places[each.seat] == 1) for each in found[len(during) :]
        )
        assert len({each.text(Words("en")) for each in found}) == len(found)


def test_a_turn_that_is_taken_back_takes_its_remark_with_it() -> None:
    session, key = before_remark("bora_bora", 1)
    assert remarks(session) == []
    session.do(acts.answer(key))
    assert [each.occasion for each in remarks(session)] == [Occasion.YOURS]
    session.do(acts.undo())
    assert remarks(session) == []
    session.do(acts.redo())
    assert [each.occasion for each in remarks(session)] == [Occasion.YOURS]


def test_people_and_nameless_computer_players_remark_nothing() -> None:
    people = (PEOPLE[0], Person("Ben", "blue"), Person("Max", "green", "bot:2"))
    assert remarks(chanced("orbis", 2, people=people)) == []


@pytest.mark.parametrize("game", ["helios", "bora_bora"])
def test_a_turn_is_judged_by_what_any_watcher_knows(game: str) -> None:
    """Points that are concealed from others don't make a turn splendid."""
    rules, shown, made = load_rules(game), [[0, 0, 0]], [[0, 0, 0]]

    def look(session: Session) -> bool:
        state = session.record.table.state
        shown.append([each.made for each in rules.standings_seen(state, None)])
        made.append([each.made for each in rules.standings(state)])
        return False

    session = chanced(game, 1, until=look)
    turns = [
        turn for turn in session.record.turns.public if turn.seat is not None and turn.end + 1 < len(shown)
    ]
    for turn in turns:
        assert turn.seat is not None
        before, after = shown[turn.begin + 1][turn.seat], shown[turn.end + 1][turn.seat]
        assert turn.gained == after - before
    assert turns
    assert shown != made, "something is concealed in this game"


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_rival_has_words_of_its_own_that_fit_beside_a_portrait(language: str) -> None:
    words = Words(language)
    said = [RivalRemark(0, 0, rival, occasion).text(words) for rival in RIVALS for occasion in Occasion]
    assert len(set(said)) == len(said) == 40
    assert not [text for text in said if len(text) > 34 or not text.endswith((".", "!", "?"))]
    assert not words.problems


# -- in lines of text ------------------------------------------------------------------------------


def told(session: Session, language: str, typed: str = "", *, on: bool = True) -> str:
    """What plain mode says after a line, until a person decides again or the game is over."""
    shown = io.StringIO()
    _ = play(session, Words(language), Console(io.StringIO(typed), shown, ascii=False), remarks=on)
    return shown.getvalue()


@pytest.mark.parametrize("language", ["en", "de"])
def test_plain_mode_tells_the_last_words_after_the_result_unless_remarks_are_off(language: str) -> None:
    session, words = chanced("orbis", 2), Words(language)
    last = [each.text(words) for each in remarks(session) if each.occasion.is_last]
    text = told(session, language)
    assert all(text.count(said) == 1 and text.index(said) > text.index(words.plain.over()) for said in last)
    text = told(session, language, on=False)
    assert words.plain.over() in text
    assert not any(said in text for said in last)


@pytest.mark.parametrize("on", [True, False])
def test_plain_mode_tells_a_remark_once_when_its_turn_is_over(on: bool) -> None:
    session, key = before_remark()
    text = told(session, "en", f"{key}\n", on=on)
    assert text.count("Tor: “I wish that had been mine.”") == on


# -- at a screen -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [HOME, SMALL])
@pytest.mark.parametrize("on", [True, False])
async def test_a_remark_stands_in_the_log_or_where_that_has_no_room_in_the_strip(
    size: tuple[int, int], on: bool
) -> None:
    session, key = before_remark()
    async with sitting(session, size, pace="slow", remarks=on) as table:
        assert "I wish that had been mine." not in table.text()
        session.do(acts.answer(key))
        await table.pilot.pause()
        assert ("I wish that had been mine." in table.text()) == on
