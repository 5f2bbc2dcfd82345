"""What seats and watchers are shown (specification f): never a hand, nor what depends on one."""

from collections.abc import Iterator
from typing import Any

import pytest

from rulesets.bora_bora import RULES
from rulesets.bora_bora.events import DrewGodCard
from rulesets.bora_bora.state import BoraBora, copy
from rulesets.core import Rng, Table
from rulesets.core.event import facts_of
from rulesets.core.jsonable import to_json
from tests.conformance.leaks import check_answer, heard
from tests.conformance.play import Player as Chooser
from tests.conformance.play import played
from tests.rulesets.bora_bora.builders import (
    Player,
    answer,
    at,
    choosable,
    finishing,
    forced,
    letters,
    me,
    others,
    placing,
    position,
    question,
    resolving,
    told,
    using,
)
from tests.whole import sampled

A, B, C, D = range(4)
every_size = pytest.mark.parametrize("players", [2, 3, 4])


def seen(state: BoraBora, seat: int | None) -> Any:
    """Everything about a position that a front end can ask for."""
    standings = [to_json(each) for each in RULES.standings_seen(state, seat)]
    return [to_json(RULES.view(state, seat)), standings, to_json(RULES.progress(state))]


def with_other_hands(state: BoraBora, seat: int | None, chance: Rng) -> BoraBora:
    """The same but for others' hands and the deck, whatever any player may know: any cards, as many."""
    twin = copy(state)
    unseen = [*twin.deck]
    hidden = [other for index, other in enumerate(twin.seats) if index != seat]
    for other in hidden:
        unseen += [god for god, count in enumerate(other.hand) for _ in range(count)]
    chance.shuffle(unseen)
    for other in hidden:
        dealt = [unseen.pop() for _ in range(other.cards)]
        other.hand = tuple(dealt.count(god) for god in range(5))
        other.known = (0,) * 5
    twin.deck = tuple(unseen)
    for sex, tiles in twin.stacks.items():
        twin.stacks[sex] = tiles[::-1]
    twin.dark = twin.dark[::-1]
    return twin


@every_size
def test_views_and_standings_do_not_depend_on_hands_or_stacks(players: int) -> None:
    """Specification f: for every seat and a watcher, at every decision of some games."""
    chance, compared = Rng(players), 0
    for seed in range(sampled(1, 7)):
        for table in played(RULES, players, seed, listen=False):
            seat = chance.pick([None, *range(players)])
            twin = with_other_hands(table.state, seat, chance)
            assert seen(twin, seat) == seen(table.state, seat)
            compared += 1
    assert compared > sampled(150, 1000)


@every_size
def test_what_others_do_tells_only_what_is_public(players: int) -> None:
    """Specification f: other cards in the deck and in third hands change nothing that is told or shown.

    Until something is turned up; the check is the one all games have.
    """
    chance, chooser, compared = Rng(7), Chooser(7), 0
    for seed in range(sampled(1, 3)):
        for table in played(RULES, players, 80 + seed):
            if table.decision is not None:
                key, seat = chooser.choose(table.decision), chance.pick([None, *range(players)])
                compared += check_answer(table, key, seat, chance)
    assert compared > sampled(60, 200)


def test_what_others_see() -> None:
    """S40: Anna is asked about red; Ben's view is the same as if she had nothing to ask for."""
    with_red = placing(Player(hand="R"), Player(hand="GG"), *others(2), on_map="c2:A", dice="1")
    answer(with_red, "place:1:land_path", "ground:a2")
    assert question(with_red)[1] == "place_die"
    table = placing(Player(hand="R", offerings=1), *others(), on_map="c2:A", dice="1")
    answer(table, "place:1:land_path", "ground:a2")
    assert question(table) == (A, "red_offer")
    text = repr(to_json(RULES.view(table.state, B))) + repr(to_json(RULES.view(table.state, None)))
    assert "red" not in text
    assert RULES.view(table.state, B).region is None
    seen_before = seen(table.state, B)
    twin = copy(table.state)
    twin.seats[A].hand = (0, 0, 0, 0, 1)
    assert seen(twin, B) == seen_before
    answer(table, "no")
    assert forced(table) == [("expand", "region:c1")]
    assert told(table, "played_god") == []
    assert not any("god" in event.kind or "god" in facts_of(event) for event in table.story[-1])


def test_a_red_offer_of_people_looks_like_any_decision() -> None:
    """Specification f: in phase B, too, others aren't told what Anna decides."""
    anna = Player(people="man_land_1 woman_vp_1", hand="R", offerings=1)
    table = using(anna, on_map="c2:A")
    answer(table, "use:man:land", "ground:a2")
    assert question(table) == (A, "red_offer")
    asked_red = to_json(RULES.view(table.state, B))
    table = using(Player(people="man_land_1 woman_vp_1", hand="W", offerings=1), on_map="c2:A")
    answer(table, "use:man:land", "ground:a2")
    assert question(table) == (A, "use_people")
    assert asked_red == to_json(RULES.view(table.state, B))


def test_a_deal_drawn_anew_stands_at_the_same_question() -> None:
    """Specification f: hands without red would be asked something else, which looks the same to others."""
    anna = Player(people="man_land_1 woman_vp_1", hand="R", offerings=1)
    table = using(anna, on_map="c2:A")
    answer(table, "use:man:land", "ground:a2")
    assert question(table) == (A, "red_offer")
    chance = Rng(1)
    assert {question(table.redealt(None, chance, 1000)) for _ in range(20)} == {(A, "red_offer")}
    anything = {question(table.redealt(None, chance, 1000, elsewhere=True)) for _ in range(20)}
    assert anything == {(A, "red_offer"), (A, "use_people")}


def test_paying_looks_like_any_decision() -> None:
    """Specification f: others are told which god was announced, not how many ways to pay there are."""
    table = placing(Player(hand="BWW", offerings=2), dice="3", cards_in_play={"temple": "1"})
    answer(table, "place:3:temple")
    assert question(table) == (A, "pay_god")
    assert RULES.view(table.state, A).god == 0
    assert RULES.view(table.state, B).god is None
    twin = copy(table.state)
    twin.seats[A].hand = (1, 0, 0, 1, 1)
    assert seen(twin, B) == seen(table.state, B)


def test_the_owner_sees_the_own_things() -> None:
    """Ruling R28 (specification f): hand, progress, jewelry and fulfilled tasks are for their owner."""
    player = Player(hand="BWW", tasks="t11 t12 t27", jewelry="ring_6", done="t01")
    state = position(player, Player(), stage="people", round=3)
    mine, others_ = RULES.view(state, A).seats[A], RULES.view(state, B).seats[A]
    assert (mine.hand, mine.cards) == ((1, 2, 0, 0, 0), 3)
    assert (others_.hand, others_.cards, others_.progress.keys() & {"t11", "t12", "t27"}) == (None, 3, set())
    assert (mine.progress["t11"].have, mine.progress["t12"].have) == (1, 2)
    assert (mine.jewelry, mine.done) == (("jewel_ring_6",), ("t01",))
    assert (others_.jewelry, others_.jewels, others_.done, others_.fulfilled) == (None, 1, None, 1)
    assert RULES.view(state, None).seats[A].hand is None
    assert [RULES.hides(state, seat) for seat in (A, B)] == [True, False]


def test_hands_stay_hidden_when_the_game_is_over() -> None:
    """Specification f: left-over cards count nothing; jewelry and tasks are turned up for scoring."""
    table = finishing(Player(hand="BWY", shells=5, tasks="t32", jewelry="ring_6"))
    answer(table, "fulfil:t32")
    if table.decision is not None:
        answer(table, "done")
    assert table.decision is None
    view = RULES.view(table.state, B).seats[A]
    assert view.hand is None
    assert set(view.progress) == {"t09", "t22"}
    assert (view.jewelry, view.done) == (("jewel_ring_6",), ("t32",))


# -- Events ----------------------------------------------------------------------------------------

HAND_DECISIONS = (
    "place_die",
    "pay_god",
    "red_offer",
    "green_offer",
    "use_people",
    "resolve_task",
    "final_task",
)


@every_size
def test_decisions_about_a_hand_are_never_told_as_automatic(players: int) -> None:
    """Specification f: the log doesn't say that there was only one way."""
    told_as_forced = set()
    for seed in range(12):
        *_, table = played(RULES, players, 40 + seed)
        told_as_forced |= {kind for kind, _ in forced(table)}
    assert not told_as_forced & {*HAND_DECISIONS}
    assert {"build_tile", "temple_space", "take_person", "place_material"} & told_as_forced


def test_an_only_way_is_taken_in_silence() -> None:
    """Specification f: each of the decisions about a hand, with one option."""
    table = placing(Player(hand="B", offerings=1), dice="2", cards_in_play={"helper": "1"})
    answer(table, "place:2:helper")
    assert forced(table) == []
    table = resolving(Player(ground="a1 a4 b3", tasks="t33"))
    assert me(table).done == ("t33",)
    assert forced(table) == []
    table = using(Player(people="man_vp_1", hand="G", offerings=1))
    answer(table, "doubled:man:vp")
    assert forced(table) == []


def test_a_card_from_the_deck_is_told_to_its_owner_alone() -> None:
    """Specification f: from the open row each player sees it."""
    table = placing(Player(), dice="4")
    answer(table, "place:4:helper", "god_card", "deck")
    (drawn,) = [event for event in table.story[-1] if isinstance(event, DrewGodCard)]
    assert (drawn.seen_by(A).god, drawn.seen_by(B).god, drawn.seen_by(None).god) == ("yellow", None, None)
    answer(table, "god_card", "open:2")
    assert told(table, "took_god_card") == [{"god": "white", "place": 2}]
    assert letters(me(table).known) == "W"


def drawn_events(table: Table[BoraBora]) -> Iterator[Any]:
    """Everything that was told to one seat alone."""
    return (event for part in table.story for event in part if event.seen_by(None) is not event)


@every_size
def test_nothing_but_drawn_cards_is_told_to_one_seat_alone(players: int) -> None:
    """Specification f: each player hears everything else."""
    *_, table = played(RULES, players, 21)
    assert {event.kind for event in drawn_events(table)} <= {"drew_god_card"}
    for part in table.story:
        assert len(heard(part, None)) == len(part)


# -- A new deal ------------------------------------------------------------------------------------


@every_size
def test_a_new_deal_keeps_what_a_seat_knows(players: int) -> None:
    """Specification f: own hand, cards each player has seen, numbers, what lies open; and no fault."""
    chance, differing = Rng(3), 0
    for seed in range(sampled(1, 3)):
        for table in played(RULES, players, 60 + seed, listen=False):
            state = table.state
            seat = chance.pick([None, *range(players)])
            dealt = RULES.redeal(state, seat, chance)
            assert RULES.faults(dealt) == []
            assert seen(dealt, seat) == seen(state, seat)
            for index, (before, after) in enumerate(zip(state.seats, dealt.seats, strict=True)):
                assert after.known == before.known
                assert all(have >= known for have, known in zip(after.hand, after.known, strict=True))
                assert index != seat or after.hand == before.hand
                differing += after.hand != before.hand
            for sex, tiles in state.stacks.items():
                assert sorted(dealt.stacks[sex]) == sorted(tiles)
            assert sorted(dealt.dark) == sorted(state.dark)
    assert differing > sampled(60, 200)


def test_cards_that_were_seen_are_kept_until_they_are_paid() -> None:
    """Specification f: taken from the open row, then paid."""
    ben = Player(offerings=3)
    table = placing(ben, *others(), dice="4", open="RRBBG")
    answer(table, "place:4:helper", "god_card", "open:1", "god_card", "deck")
    for seed in range(30):
        assert RULES.redeal(table.state, B, Rng(seed)).seats[A].hand[2] >= 1
    table = placing(Player(offerings=1, hand="GG"), *others(), dice="2", cards_in_play={"helper": "2"})
    table.state.seats[A].known = (0, 0, 0, 1, 0)
    answer(table, "place:2:helper")
    assert me(table).known == (0, 0, 0, 0, 0)


# -- Undo tells nothing ----------------------------------------------------------------------------


def test_what_a_skipped_question_tells_can_not_be_taken_back() -> None:
    """Specification f: Ben has only fishing, which tells that he can't pay blue; Anna's die stays."""
    cards = dict.fromkeys(("land_path", "water_path", "woman", "man", "helper", "temple", "build"), "2")
    ben = Player(hand="GY", offerings=1)
    state = position(Player(), ben, *others(2), on_map="n1:A c3:B", dice="6", cards_in_play=cards)
    state.seats[B].dice = (2,)
    table = at(state)
    assert question(table) == (C, "place_die")
    state = position(Player(), ben, *others(2), on_map="c2:A c3:B", dice="1", cards_in_play=cards)
    state.seats[B].dice = (2,)
    table = at(state)
    answer(table, "place:1:helper")
    assert question(table) == (C, "place_die")
    assert not table.can_undo
    state = position(Player(), Player(), *others(2), on_map="c2:A c3:B", dice="1", cards_in_play=cards)
    state.seats[B].dice = (2,)
    table = at(state)
    answer(table, "place:1:helper")
    assert table.can_undo


def test_whether_anyone_uses_a_green_god_can_not_be_taken_back() -> None:
    """Specification f: only doubling would let Ben build; whether he is asked tells of his hand."""
    for cards, asked in (("GG", True), ("BY", False)):
        ben = Player(
            hand=cards,
            offerings=1,
            people="man_build_1",
            built={1: "a1 a2", 2: "a3 a4", 3: "c1 c2"},
            ground="b1 b2",
        )
        table = using(Player(people="woman_vp_1 man_vp_1"), ben)
        answer(table, "use:woman:vp", "end")
        assert (question(table) == (B, "use_people")) == asked
        assert not table.can_undo


def test_whether_a_task_is_a_question_can_not_be_taken_back() -> None:
    """Specification f: with one task met, others learn of a hand by being told or not."""
    ben = Player(tasks="t32 t10 t23", shells=5, hand="BBB", offerings=1)
    table = resolving(Player(tasks="t09 t20 t21"), ben)
    answer(table, "discard:t20")
    assert question(table) == (B, "resolve_task")
    assert not table.can_undo
    assert choosable(table) == {"fulfil:t32", "fulfil:t10"}
    ben = Player(tasks="t32 t17 t23", shells=5, hand="B", offerings=1)
    table = resolving(Player(tasks="t09 t20 t21"), ben)
    answer(table, "discard:t20")
    assert table.can_undo
