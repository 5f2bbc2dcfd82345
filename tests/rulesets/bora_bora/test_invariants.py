"""Invariants of every game and every position (specification h)."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets.bora_bora import RULES, events
from rulesets.bora_bora.components import GOD_ROWS, GROUND
from rulesets.bora_bora.gods import Purse, after, both_payable, lack, payable, ways
from rulesets.bora_bora.state import BoraBora, Die, Person
from rulesets.core import Event, Table
from tests.conformance.play import Player as Chooser
from tests.conformance.play import played
from tests.rulesets.bora_bora.builders import LAYOUT_0, Player, at, others, position
from tests.rulesets.bora_bora.coverage import ALL, facts, finished_games
from tests.rulesets.bora_bora.spec import DECISION_KINDS, DECISIONS_PER_SEAT

every_size = pytest.mark.parametrize("players", [2, 3, 4])


def finished(players: int, seed: int) -> Table[BoraBora]:
    """A random game, at its end."""
    *_, table = played(RULES, players, seed)
    return table


def happened(table: Table[BoraBora]) -> list[Event]:
    """Everything that was told."""
    return [event for part in table.story for event in part]


def rounds(table: Table[BoraBora]) -> Iterator[list[Event]]:
    """What was told, round by round."""
    found: list[Event] = []
    for event in happened(table):
        if isinstance(event, events.RoundBegins) and any(isinstance(each, events.Rolled) for each in found):
            yield found
            found = []
        found.append(event)
    yield found


# -- Whole games -----------------------------------------------------------------------------------


@every_size
@settings(max_examples=8)
@given(seed=st.integers(0, 10**6))
def test_every_position_of_a_game_is_sound(players: int, seed: int) -> None:
    """h1 to h14: no fault at any decision; points never fall, people never rise again."""
    points = [0] * players
    shifted: set[str] = set()
    for table in played(RULES, players, seed, listen=False):
        assert RULES.faults(table.state) == []
        now = [seat.vp for seat in table.state.seats]
        assert all(new >= old for new, old in zip(now, points, strict=True))
        down = {p.tile for seat in table.state.seats for p in seat.people.values() if p.shifted}
        assert shifted <= down
        points, shifted = now, down


@every_size
@settings(max_examples=6)
@given(seed=st.integers(0, 10**6))
def test_dice_of_a_round(players: int, seed: int) -> None:
    """h10 and h16: three dice each; a die on a card is lower than all before it, or blue was announced."""
    table = finished(players, seed)
    count = 0
    for told in rounds(table):
        count += 1
        placed = [event for event in told if isinstance(event, events.PlacedDie)]
        assert Counter(event.seat for event in placed) == dict.fromkeys(range(players), 3)
        lowest: dict[str, int] = {}
        blue = 0
        for event in placed:
            card, number = event.card, event.number
            if card == "fishing":
                assert not event.blue
                assert not event.white
                continue
            assert event.blue == (number >= lowest.get(card, 7))
            assert not (event.white and number == 6)
            blue += event.blue
            lowest[card] = min(number, lowest.get(card, 7))
        paid = Counter(event.god for event in told if isinstance(event, events.PlayedGod))
        assert paid["blue"] == blue
        assert paid["white"] == sum(event.white for event in placed)
    assert count == 6


@every_size
@settings(max_examples=6)
@given(seed=st.integers(0, 10**6))
def test_what_gods_cost(players: int, seed: int) -> None:
    """h13: one card of its colour, two equal cards of another, or a god tile; at most once for a thing."""
    for told in rounds(finished(players, seed)):
        for event in told:
            if not isinstance(event, events.PlayedGod):
                continue
            cards, god = event.cards, event.god
            if event.tile:
                assert cards == []
            elif len(cards) == 1:
                assert cards == [god]
            else:
                assert cards[0] == cards[1] != god
        green = Counter(e.seat for e in told if isinstance(e, events.PlayedGod) and e.god == "green")
        assert max(green.values(), default=0) <= 1
        uses = Counter((e.seat, e.sex) for e in told if isinstance(e, events.Used) and e.how != "extra")
        assert max(uses.values(), default=0) <= 1


@every_size
@settings(max_examples=6)
@given(seed=st.integers(0, 10**6))
def test_steps_of_phase_c(players: int, seed: int) -> None:
    """h3, h5, h7, h8 and h9: tiles leave the game as they should; the stack on 0 is the turn order."""
    state = Table.new(RULES, players, seed).state
    for table in played(RULES, players, seed, listen=False):
        state = table.state
        passed = state.round - (state.stage in ("set_up", "dice", "people"))
        assert state.god_tiles == 6 - passed
        for seat in state.seats:
            assert len(seat.done) <= state.round + 3 * (state.stage in ("final_tasks", "over"))
        if state.stage in ("jewelry", "tasks", "new_tasks", "final_tasks", "over"):
            assert state.status[0] == state.order[::-1]
        for number, column in enumerate(state.jewels, start=1):
            assert number >= state.round or not column
    assert (state.god_tiles, state.stacks) == (0, {"man": (), "woman": ()})
    assert all(len(seat.done) <= 9 for seat in state.seats)
    assert all(len(seat.tasks) + len(seat.done) <= 9 for seat in state.seats)


@every_size
def test_no_position_runs_dry(players: int) -> None:
    """h15 and h17: two options at least, a bounded number of decisions; one winner."""
    kinds = set()
    for seed in range(6):
        count: Counter[int] = Counter()
        for table in played(RULES, players, 100 + seed, listen=False):
            if table.decision is not None:
                assert len(table.decision.options) >= 2
                count[table.decision.seat] += 1
                kinds.add(table.decision.kind)
        assert max(count.values()) < DECISIONS_PER_SEAT / 2
        assert sorted(each.place for each in RULES.standings(table.state)) == list(range(1, players + 1))
    assert kinds <= {*DECISION_KINDS}


@every_size
def test_materials_never_move(players: int) -> None:
    """h11: a ground space keeps its material until it is covered, and its tile to the end."""
    before: list[tuple[set[str], dict[str, int], tuple[int, ...]]] = []
    for table in played(RULES, players, 31, listen=False):
        now = [({*seat.ground}, dict(seat.built), seat.beside) for seat in table.state.seats]
        for (had, covered, beside), (has, covers, lies) in zip(before, now, strict=bool(before)):
            assert had <= has | {*covers}
            assert covered.items() <= covers.items()
            assert all(new >= old for new, old in zip(lies, beside, strict=True))
        before = now
    assert {space for ground, built, _ in before for space in (*ground, *built)} <= {*GROUND}


@every_size
@settings(max_examples=10)
@given(seed=st.integers(0, 10**6))
def test_the_ledger_names_every_source(players: int, seed: int) -> None:
    """h12 and h14: sums agree with the track, and with what was told."""
    table = finished(players, seed)
    sources = {"start", "fishing", "helper", "fish", "building", "people", "status", "temple", "tasks"}
    told: Counter[tuple[int | None, str]] = Counter()
    for event in happened(table):
        if isinstance(event, events.Scored):
            told[event.seat, event.source] += event.points
    for index, seat in enumerate(table.state.seats):
        assert {*seat.ledger} <= sources
        assert sum(seat.ledger.values()) == seat.vp
        for source, points in seat.ledger.items():
            assert source == "start" or told[index, source] == points
        assert min(seat.offerings, seat.shells, seat.god_tiles) >= 0


# -- Paying, against a list of all ways ------------------------------------------------------------

PURSES = st.builds(
    Purse,
    st.tuples(*[st.integers(0, 4)] * 5),
    st.integers(0, 3),
    st.integers(0, 2),
)


@settings(max_examples=400)
@given(purse=PURSES, god=st.integers(0, 4), second=st.integers(0, 4))
def test_paying_agrees_with_all_ways(purse: Purse, god: int, second: int) -> None:
    """h13: what can be paid is what some way pays; two gods need a way after a way."""
    found = list(ways(purse, god))
    assert payable(purse, god) == bool(found)
    assert both_payable(purse, god, second) == any(list(ways(after(purse, way), second)) for way in found)
    for way in found:
        left = after(purse, way)
        assert min(left.hand) >= 0
        assert sum(purse.hand) - sum(left.hand) == way.cards
        assert (purse.offerings - left.offerings, purse.tiles - left.tiles) == (
            (1, 0) if way.cards else (0, 1)
        )
        assert left.offerings >= 0
        assert left.tiles >= 0
    missing = lack(purse, god)
    assert (missing == (0, 0)) == payable(purse._replace(tiles=0), god)


# -- Broken positions ------------------------------------------------------------------------------


def sound() -> BoraBora:
    """A position in the middle of a game, without a fault."""
    anna = Player(
        hand="BW", vp=7, people="man_land_1/ woman_vp_1", ground="a1", built={2: "b1 b2"}, jewelry="ring_1"
    )
    state = position(anna, *others(), on_map="c4:AB c3:B", dice="5 3", temple="A.B...")
    assert RULES.faults(state) == []
    return state


def lose_a_hut(state: BoraBora) -> None:
    state.seats[0].on_last -= 1


def put_two_huts(state: BoraBora) -> None:
    state.map["c4"] = (0, 0)


def empty_the_last_space(state: BoraBora) -> None:
    seat = state.seats[1]
    seat.huts, seat.on_last = (*seat.huts, *range(1, 1 + seat.on_last)), 0


def share_a_space(state: BoraBora) -> None:
    seat = state.seats[0]
    seat.huts = (1, *seat.huts[1:])


def be_twice(state: BoraBora) -> None:
    state.seats[1].people[1] = Person("man_land_1")


def lose_a_stack(state: BoraBora) -> None:
    state.stacks["man"] = state.stacks["man"][1:]


def lose_a_card(state: BoraBora) -> None:
    state.deck = state.deck[:-1]


def owe_a_card(state: BoraBora) -> None:
    state.seats[0].hand = (1, 1, 0, 0, -1)


def know_too_much(state: BoraBora) -> None:
    state.seats[0].known = (2, 0, 0, 0, 0)


def leave_a_gap(state: BoraBora) -> None:
    state.open = (None, *state.open[1:])


def find_god_tiles(state: BoraBora) -> None:
    """One more than the six of the temple and one for each player."""
    for seat in state.seats:
        seat.god_tiles = 0
    state.seats[0].god_tiles = 6 + len(state.seats) + 1 - state.god_tiles


def fill_the_temple(state: BoraBora) -> None:
    state.god_tiles = 7


def lose_a_priest(state: BoraBora) -> None:
    state.seats[2].priests = 3


def lose_a_marker(state: BoraBora) -> None:
    state.status = ((1, 2, 3), *state.status[1:])


def hold_four_dice(state: BoraBora) -> None:
    state.cards["helper"] = (*state.cards["helper"], Die(0, 3))


def owe_offerings(state: BoraBora) -> None:
    state.seats[0].offerings = -1


def forget_the_ledger(state: BoraBora) -> None:
    state.seats[0].vp = 8


def buy_too_much(state: BoraBora) -> None:
    state.seats[0].jewelry = ("jewel_ring_1",) * 3


def lay_twice(state: BoraBora) -> None:
    state.seats[0].ground = ("a1", "b1")


def lay_nowhere(state: BoraBora) -> None:
    state.seats[0].ground = ("d5",)


def build_apart(state: BoraBora) -> None:
    state.seats[0].built = {"a2": 2, "c4": 2}


def hold_four_tasks(state: BoraBora) -> None:
    state.seats[0].tasks += ("t01",)


def share_a_task(state: BoraBora) -> None:
    state.seats[0].tasks = (state.seats[1].tasks[0], *state.seats[0].tasks[1:])


def fulfil_ten(state: BoraBora) -> None:
    state.seats[0].done = ("t01",) * 10


def lose_a_task(state: BoraBora) -> None:
    state.dark = state.dark[1:]


def owe_a_turn(state: BoraBora) -> None:
    state.turn = -1


def play_too_long(state: BoraBora) -> None:
    state.turn = 13


BROKEN = [
    (lose_a_hut, "huts on the board"),
    (put_two_huts, "huts in c4"),
    (empty_the_last_space, "too early"),
    (share_a_space, "people on"),
    (be_twice, "in two places"),
    (lose_a_stack, "stack of man"),
    (lose_a_card, "cards of"),
    (owe_a_card, "a hand of"),
    (know_too_much, "are known"),
    (leave_a_gap, "has gaps"),
    (find_god_tiles, "god tiles"),
    (fill_the_temple, "7 god tiles are in the temple"),
    (lose_a_priest, "seat 2 has 3 priests"),
    (lose_a_marker, "markers"),
    (hold_four_dice, "has placed"),
    (owe_a_turn, "-1 turns of"),
    (play_too_long, "13 turns of"),
    (owe_offerings, "offerings -1"),
    (forget_the_ledger, "a ledger"),
    (buy_too_much, "3 jewels"),
    (lay_twice, "ground"),
    (lay_nowhere, "there isn't"),
    (build_apart, "building tile 2"),
    (hold_four_tasks, "tasks ("),
    (share_a_task, "there are 2 of t"),
    (fulfil_ten, "tasks are done"),
    (lose_a_task, "dark tasks are left"),
]


@pytest.mark.parametrize(("break_it", "complaint"), BROKEN)
def test_broken_positions_are_noticed(break_it: Callable[[BoraBora], None], complaint: str) -> None:
    """h1 to h14: each kind of broken position has its sentence."""
    state = sound()
    break_it(state)
    assert any(complaint in fault for fault in RULES.faults(state)), RULES.faults(state)


def test_no_test_plays_on_a_position_with_a_task_that_is_there_twice() -> None:
    """h7: the builders ask `faults`, too."""
    state = sound()
    share_a_task(state)
    with pytest.raises(AssertionError, match="there are 2 of"):
        at(state)


def test_sixty_cards() -> None:
    """h4 and h6: twelve of each colour; the sound position has four priests each."""
    assert [row.count for row in GOD_ROWS.values()] == [12] * 5
    assert [seat.priests for seat in sound().seats] == [3, 3, 4, 4]
    assert len(LAYOUT_0) == 12


@every_size
def test_likes_and_dislikes_lead_to_other_games(players: int) -> None:
    """h2: what is checked isn't always the same game; people fill boards in some."""
    most = 0
    for seed in range(4):
        table = Table.new(RULES, players, seed, listen=False)
        chooser = Chooser(seed, {"place": 1, "woman": 160, "man": 160})
        while (decision := table.decision) is not None:
            keys = [o.key for o in decision.options if "man" in o.key or "move_hut" in o.key]
            table.apply(chooser.chance.pick(keys) if keys else chooser.choose(decision))
        assert RULES.faults(table.state) == []
        most = max(most, *(len(seat.people) for seat in table.state.seats))
    assert most >= 6


# -- What random play reaches ----------------------------------------------------------------------


def test_random_play_reaches_everything() -> None:
    """h15: every requirement, person, god, jewel, tile, card, decision and answer occurs in some games."""
    found: set[str] = set()
    for table in finished_games(range(300)):
        found |= facts(table)
        if found >= ALL:
            break
    assert ALL - found == set()


def test_the_lists_of_what_there_is_are_whole() -> None:
    """h17: no kind of decision or answer beyond those of d.10."""
    kinds = {fact.removeprefix("decision:") for fact in ALL if fact.startswith("decision:")}
    assert kinds == {*DECISION_KINDS}
    for table in finished_games(range(5)):
        seen = {fact for fact in facts(table) if fact.startswith(("answer:", "decision:", "event:"))}
        assert seen <= ALL | {"event:no_god_card"}


# -- Turns -----------------------------------------------------------------------------------------

EACH_IN_TURN = ("place_die", "use_people", "buy_jewelry", "resolve_task", "final_task")
"""The questions that come to one player after another, whatever the others could do."""


@every_size
def test_each_question_comes_to_every_place_of_the_turn_order(players: int) -> None:
    """d.4 to d.7: nobody is passed over, first or last, within a few games."""
    places: dict[str, set[int]] = {kind: set() for kind in EACH_IN_TURN}
    everywhere = {kind: {*range(players)} for kind in EACH_IN_TURN}
    for seed in range(60):
        if places == everywhere:
            break
        for table in played(RULES, players, seed, listen=False):
            decision = table.decision
            if decision is not None and decision.kind in places:
                places[decision.kind].add(table.state.order.index(decision.seat))
    assert places == everywhere
