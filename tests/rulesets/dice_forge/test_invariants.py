"""What holds in every position of every game (specification h.1), and that breaking it is noticed."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple, TypeVar

import pytest

from rulesets.core import Event, Forced, IllegalChoice, Table
from rulesets.dice_forge import RULES, events
from rulesets.dice_forge.components import CARDS, DIE_FACES, FACES, POOLS, RESOURCES, SET_UPS, START_DICE
from rulesets.dice_forge.state import HOME, DiceForge
from tests.rulesets.dice_forge.builders import hero, position
from tests.rulesets.dice_forge.coverage import ALL, Collector, facts, finished_games
from tests.rulesets.dice_forge.spec import DECISION_KINDS, LAYOUTS
from tests.whole import sampled

E = TypeVar("E", bound=Event)
SEEDS = range(3)

every_size = pytest.mark.parametrize("players", [2, 3, 4])

IN_A_ROLL = (
    *("mirror_choose", "resolve_order", "face_choose", "hammer_allocate", "sentinel_convert"),
    *("cyclops_convert", "boar_bonus", "ship_forge", "forge_slot", "use_cerberus"),
)


def playing(players: int) -> Iterator[Table[DiceForge]]:
    """Every decision and the end of some random games with each layout."""
    for seed in SEEDS:
        for variants in LAYOUTS:
            table = Table.new(RULES, players, seed, **variants)
            player = Collector(seed)
            while table.decision is not None:
                yield table
                table.apply(player.choose(table.decision))
            yield table


@cache
def finished(players: int) -> tuple[Table[DiceForge], ...]:
    """Finished random games with each layout."""
    return tuple(finished_games(SEEDS, [players]))


class Choice(NamedTuple):
    """What was chosen, asked or not."""

    seat: int
    kind: str
    key: str


def stream(table: Table[DiceForge]) -> Iterator[Choice | Event]:
    """Everything that was chosen and told, in order."""
    for index, part in enumerate(table.story):
        if index:
            yield Choice(*table.answers[index - 1])
        for event in part:
            if isinstance(event, Forced):
                yield Choice(event.seat or 0, event.decision, event.key)
            else:
                yield event


def turns(table: Table[DiceForge]) -> list[list[Choice | Event]]:
    """The same, turn by turn: a turn begins with the first roll of the blessing for all."""
    rolls_a_turn = table.seats * SET_UPS[table.seats].divine_blessings_per_turn
    found: list[list[Choice | Event]] = []
    rolls = 0
    for item in stream(table):
        if isinstance(item, events.Rolled) and item.why == "blessing":
            if rolls % rolls_a_turn == 0:
                found.append([])
            rolls += 1
        if found:
            found[-1].append(item)
    return found


def told(table: Table[DiceForge], kind: type[E]) -> list[E]:
    """Every event of a kind so far."""
    return [event for part in table.story for event in part if isinstance(event, kind)]


# -- Faces and cards -------------------------------------------------------------------------------


@every_size
def test_no_face_is_lost(players: int) -> None:
    """h1: six faces a die, and 108 in all; each kind as often as at the start."""
    at_start: Counter[str] = Counter()
    for table in playing(players):
        state = table.state
        faces = Counter(state.pools)
        for seat in state.seats:
            assert [len(die) for die in seat.dice] == [6, 6]
            faces.update([*seat.dice[0], *seat.dice[1], *seat.removed])
        if state.in_hand:
            faces[state.in_hand] += 1
        if not table.answers:
            at_start = faces
            kept_away = 20 if players == 2 else 0
            absent = 12 * (4 - players)
            assert sum(faces.values()) + kept_away + absent == DIE_FACES == 108
        assert +faces == +at_start


@every_size
def test_as_many_faces_are_removed_as_forged(players: int) -> None:
    """h2: for each seat; over all seats as many as were taken, the one in hand aside."""
    taken_from = 0
    for table in playing(players):
        state = table.state
        on_offer = sum(state.pools.values())
        if not table.answers:
            taken_from = on_offer + (state.in_hand is not None)
        forged = Counter(event.seat for event in told(table, events.Forged))
        assert [len(seat.removed) for seat in state.seats] == [forged[seat] for seat in range(players)]
        pending = table.decision is not None and table.decision.kind == "forge_slot"
        assert pending == (state.in_hand is not None) == (state.forging is not None)
        assert taken_from - on_offer == forged.total() + pending


@every_size
def test_cards_and_what_they_brought_agree(players: int) -> None:
    """h4 and h7 (rulings R2, R29, R30): stacks, forged faces, boars, tokens."""
    for table in playing(players):
        state, decision = table.state, table.decision
        owned = Counter(card for seat in state.seats for card in seat.cards)
        assert {slot: left + owned[state.layout[slot]] for slot, left in state.stacks.items()} == (
            dict.fromkeys(state.layout, players)
        )
        for face, card in (("SHIP", "ship"), ("X3", "helmet"), ("MIR", "mirror")):
            assert 4 - state.pools[face] == owned[card]
        choosing = decision is not None and decision.kind == "shield_choose"
        assert 4 - sum(state.pools[face] for face in POOLS["g_shield"].faces) == owned["shield"] - choosing
        bearers = {
            face: index
            for index, seat in enumerate(state.seats)
            for die in seat.dice
            for face in die
            if FACES[face].kind == "boar"
        }
        waiting = decision is not None and (
            decision.kind == "boar_bearer" or FACES[state.in_hand or "G1"].kind == "boar"
        )
        assert len(bearers) == owned["boar"] - waiting
        for index, seat in enumerate(state.seats):
            assert len(seat.boars) == seat.cards.count("boar")
            assert all(bearers.get(face) != index for face in seat.boars)
            assert not any(FACES[face].kind == "boar" for face in seat.removed)
            used = Counter(event.seat for event in told(table, events.UsedTriton))
            assert seat.triton == seat.cards.count("triton") - used[index]
            used = Counter(event.seat for event in told(table, events.UsedCerberus))
            assert seat.cerberus == seat.cards.count("cerberus") - used[index]


# -- Stores ----------------------------------------------------------------------------------------


@every_size
def test_stores_stay_within_their_limits(players: int) -> None:
    """h3 (rulings R22, R23, R24)."""
    for table in playing(players):
        for seat in table.state.seats:
            chests = seat.cards.count("chest")
            gold, sun, moon, vp = seat.stores
            assert 0 <= gold <= 12 + 4 * chests
            assert 0 <= sun <= 6 + 3 * chests
            assert 0 <= moon <= 6 + 3 * chests
            assert vp >= 0


def changes(event: Event) -> dict[str, int]:
    """By how much an event changes the stores of its seat."""
    match event:
        case events.Gained(resource=resource, amount=amount, lost=lost):
            return {resource: amount - lost}
        case events.Lost(resource=resource, amount=amount):
            return {resource: -amount}
        case events.Paid(gold=gold, sun=sun, moon=moon):
            paid = {"gold": gold, "sun": sun, "moon": moon}
            return {resource: -amount for resource, amount in paid.items() if amount}
        case events.Converted(vp=vp) | events.HammerPhase(vp=vp) | events.Glory(amount=vp):
            return {"vp": vp}
    return {}


@every_size
def test_what_is_told_accounts_for_every_store(players: int) -> None:
    """h13: nothing is gained or lost that wasn't told; starting gold and events make the stores."""
    stores: list[Counter[str]] = []
    for table in playing(players):
        if not table.answers:
            gold = [3, 2, 1, 0]
            first = table.state.first
            stores = [Counter(gold=gold[(seat - first) % players]) for seat in range(players)]
        for event in table.story[-1]:
            if event.seat is not None:
                stores[event.seat].update(changes(event))
        for seat, counted in zip(table.state.seats, stores, strict=True):
            assert seat.stores == [counted[resource] for resource in RESOURCES]


PAYS = {
    "gold": {"action buy", "forge_more buy", "ship_forge buy", "reinforcement elder"},
    "sun": {"action feat", "extra_action pay"},
    "moon": {"action feat"},
}
"""What may be paid with, and for what."""


@every_size
def test_what_lowers_the_stores(players: int) -> None:
    """h13 (ruling R20): forging, Elder, feats and the extra action are paid; only the Minotaur takes."""
    for table in finished(players):
        for turn in turns(table):
            chosen, minotaur = "", None
            for item in turn:
                if isinstance(item, Choice):
                    chosen = f"{item.kind} {item.key.partition(':')[0]}"
                elif isinstance(item, events.TookCard):
                    minotaur = item.seat if item.card == "minotaur" else None
                elif isinstance(item, events.Paid):
                    assert all(chosen in PAYS[resource] for resource in changes(item))
                elif isinstance(item, events.Lost):
                    assert minotaur is not None
                    assert item.seat != minotaur
                else:
                    assert changes(item).get("vp", 0) >= 0


def hammer_glory(progress: int) -> int:
    """What h5 says: for each card 10 from its step 15 on and 15 from its step 30 on."""
    return sum(
        (10 if progress - 30 * card >= 15 else 0) + (15 if progress - 30 * card >= 30 else 0)
        for card in range(4)
    )


@every_size
def test_the_hammers_glory(players: int) -> None:
    """h5 (ruling R16): steps never beyond the cards, glory for every phase exactly once."""
    brought = 0
    for table in playing(players):
        phases: Counter[int | None] = Counter()
        for event in told(table, events.HammerPhase):
            phases[event.seat] += event.vp
        for index, seat in enumerate(table.state.seats):
            assert 0 <= seat.hammer <= 30 * seat.cards.count("hammer")
            assert phases[index] == hammer_glory(seat.hammer)
        brought = max(brought, *phases.values(), 0)
    assert brought >= 10, "no phase of a hammer was finished"


# -- Turns -----------------------------------------------------------------------------------------


@every_size
def test_heroes_stand_apart(players: int) -> None:
    """h6 (ruling R26): one on a portal; who never performed a feat is at home."""
    for table in playing(players):
        state = table.state
        away = [seat.portal for seat in state.seats if seat.portal != HOME]
        assert len({*away}) == len(away)
        assert all(1 <= portal <= 7 for portal in away)
        moved = {event.seat for event in told(table, events.Moved)}
        assert all(index in moved for index, seat in enumerate(state.seats) if seat.portal != HOME)


@every_size
def test_rounds_and_blessings(players: int) -> None:
    """h8 and h9 (rulings R5, R6): turns of a game, and what each player rolls in phase 1."""
    rounds, blessings = {2: (9, 36), 3: (10, 30), 4: (9, 36)}[players]
    for table in finished(players):
        assert table.state.turns == len(turns(table)) == rounds * players
        assert RULES.progress(table.state).round == rounds
        rolled = Counter(e.seat for e in told(table, events.Rolled) if e.why == "blessing")
        assert rolled == dict.fromkeys(range(players), blessings)
        assert len(told(table, events.GameEnded)) == 1


@every_size
def test_each_reinforcement_card_works_once_a_turn(players: int) -> None:
    """h10 (ruling R25): no more often than copies were owned when the turn began."""
    for table in finished(players):
        owned: Counter[tuple[int | None, str]] = Counter()
        for turn in turns(table):
            used = Counter((e.seat, e.card) for e in turn if isinstance(e, events.Reinforced))
            assert used <= owned
            owned.update((e.seat, e.card) for e in turn if isinstance(e, events.TookCard))


@every_size
def test_faces_of_one_action_differ(players: int) -> None:
    """h10 (ruling R19): within a forging action; the extra action starts afresh."""
    several = 0
    for table in finished(players):
        for turn in turns(table):
            bought: set[str] = set()
            for choice in (item for item in turn if isinstance(item, Choice)):
                if choice.kind == "action":
                    bought = {choice.key}
                elif choice.kind == "forge_more" and choice.key.startswith("buy:"):
                    assert choice.key not in bought
                    bought.add(choice.key)
                    several += 1
    assert several


@every_size
def test_two_actions_a_turn_at_most(players: int) -> None:
    """h11 (rulings R18, R31): the second costs exactly two sun shards; none after passing."""
    extras = 0
    for table in finished(players):
        for turn in turns(table):
            done, paid = 0, False
            for index, item in enumerate(turn):
                if not isinstance(item, Choice):
                    continue
                if item.kind == "action" and item.key.partition(":")[0] in ("buy", "feat"):
                    done += 1
                    assert done == 1 or paid
                elif item.key == "pay":
                    assert (done, paid) == (1, False)
                    assert turn[index + 1] == events.Paid(item.seat, gold=0, sun=2, moon=0)
                    paid = True
                    extras += 1
                elif item.key == "pass":
                    assert not done
            assert done <= 2
    assert extras


# -- Decisions -------------------------------------------------------------------------------------


@pytest.mark.parametrize("variants", LAYOUTS, ids=lambda variants: variants["cards"])
def test_every_option_can_be_chosen(variants: dict[str, Any]) -> None:
    """h12 (d.0): at least two, each executable, and no key but theirs."""
    table = Table.new(RULES, 3, 5, **variants)
    player = Collector(5)
    while (decision := table.decision) is not None:
        assert len(decision.options) >= 2 or decision.kind == "roll"
        for option in decision.options:
            twin = table.clone()
            twin.apply(option.key)
            assert RULES.faults(twin.state) == []
        for option in decision.blocked:
            with pytest.raises(IllegalChoice):
                table.apply(option.key)
        table.apply(player.choose(decision))


@every_size
def test_games_turns_and_rolls_are_bounded(players: int) -> None:
    """h14: decisions per roll, turn and game, and rolls per turn."""
    for table in finished(players):
        assert 40 < len(table.answers) < 30_000
        for turn in turns(table):
            assert sum(isinstance(item, events.Rolled) for item in turn) <= 18
            assert sum(isinstance(item, Choice) for item in turn) < 800
    in_roll: Counter[tuple[int, int, int]] = Counter()
    for table in playing(players):
        state = table.state
        if not table.answers:
            in_roll.clear()
        if state.resolving is None or table.decision is None:
            continue
        assert table.decision.kind in IN_A_ROLL
        in_roll[state.turns, len(state.rolls), state.resolving.seat] += 1
        assert max(in_roll.values()) <= 37


def test_random_play_reaches_everything() -> None:
    """Coverage: every card, place, set, face, roll, decision and kind of answer."""
    found: Counter[str] = Counter()
    for table in finished_games(range(36)):
        found.update(facts(table))
        if sampled({*found} >= ALL, False):
            break
    assert {*found} == ALL


def test_everything_there_is_was_counted() -> None:
    """Facts to reach: 24 cards, 15 places, three sets, 29 faces of seven kinds, 18 decisions, nine rolls."""
    counted = Counter(fact.partition(":")[0] for fact in ALL)
    assert (counted["card"], counted["place"], counted["set"]) == (24, 15, 3)
    assert (counted["rolled"], counted["rolled-kind"], counted["forged"]) == (29, 7, 27)
    assert {fact for fact in ALL if fact.startswith("decision:")} == {f"decision:{k}" for k in DECISION_KINDS}
    assert counted["why"] == 9


def test_random_play_keeps_the_invariants() -> None:
    """h1 to h8: `faults` finds nothing after any answer."""
    for players in (2, 3, 4):
        for table in playing(players):
            assert RULES.faults(table.state) == []


# -- Broken positions ------------------------------------------------------------------------------


def sound() -> DiceForge:
    """A position without faults that has something of everything."""
    state = position(
        hero(cards="hammer chest owl", boars="B_R", portal=1, hammer=3),
        hero(cards="helmet cerberus", cerberus=1),
        hero(),
        cards={"moon4": "boar", "moon5": "cerberus"},
        boar_stack=("B_G", "B_B"),
        stacks={"moon1": 2, "moon2": 2, "sun3": 2, "moon4": 2, "moon6": 2, "moon5": 2},
        pools={"B_R": 0, "X3": 3},
    )
    bearer = state.seats[1]
    for slot, face in ((0, "B_R"), (1, "X3")):
        bearer.removed.append(bearer.dice[0][slot])
        bearer.dice[0][slot] = face
    assert RULES.faults(state) == []
    return state


def lose_a_face(state: DiceForge) -> None:
    state.pools["G3"] -= 1


def have_a_seventh_face(state: DiceForge) -> None:
    state.seats[0].dice[0].append("G1")
    state.pools["G3"] -= 1


def swap_a_face(state: DiceForge) -> None:
    state.pools["G3"] -= 1
    state.pools["G4"] += 1


def change_a_starting_face(state: DiceForge) -> None:
    state.seats[2].dice[1][0] = "V2"


def forge_without_taking(state: DiceForge) -> None:
    state.seats[0].removed.append("G1")
    state.seats[0].dice[0][0] = "G3"


def owe_a_pool(state: DiceForge) -> None:
    state.pools["G3"], state.pools["G4"] = -1, 9


def hold_thirteen_gold(state: DiceForge) -> None:
    state.seats[1].stores[0] = 13


def owe_glory(state: DiceForge) -> None:
    state.seats[1].stores[3] = -1


def lose_a_card(state: DiceForge) -> None:
    state.seats[0].cards.remove("owl")


def find_a_card(state: DiceForge) -> None:
    state.seats[0].cards.append("dragon")


def take_a_ship_for_nothing(state: DiceForge) -> None:
    state.pools["SHIP"] -= 1
    state.seats[2].removed.append("G1")
    state.seats[2].dice[0][0] = "SHIP"


def take_a_shield_for_nothing(state: DiceForge) -> None:
    state.pools["SH_G"] -= 1
    state.seats[2].removed.append("G1")
    state.seats[2].dice[0][0] = "SH_G"


def get_two_cards_without_a_shield(state: DiceForge) -> None:
    state.layout["sun4"] = "shield"
    state.stacks["sun4"] -= 2
    state.seats[2].cards += ["shield", "shield"]


def find_a_token(state: DiceForge) -> None:
    state.seats[1].cerberus = 2


def go_beyond_the_hammer(state: DiceForge) -> None:
    state.seats[0].hammer = 31


def owe_a_step_of_the_hammer(state: DiceForge) -> None:
    state.seats[0].hammer = -1


def bear_the_own_boar(state: DiceForge) -> None:
    state.seats[0].boars, state.seats[1].boars = [], ["B_R"]


def lose_a_boar(state: DiceForge) -> None:
    state.boar_stack.pop()


def forget_the_owner(state: DiceForge) -> None:
    state.seats[0].boars.clear()


def replace_a_boar(state: DiceForge) -> None:
    bearer = state.seats[1]
    bearer.removed[0], bearer.dice[0][0] = "B_R", "G1"


def use_a_card_twice(state: DiceForge) -> None:
    state.seats[0].used["owl"] = 2


def stand_on_one_portal(state: DiceForge) -> None:
    state.seats[1].portal = 1


def stand_nowhere(state: DiceForge) -> None:
    state.seats[1].portal = 8


def leave_home_without_a_feat(state: DiceForge) -> None:
    state.seats[2].portal = 5


def play_on(state: DiceForge) -> None:
    state.turns = 31


@pytest.mark.parametrize(
    ("break_it", "complaint"),
    [
        (lose_a_face, "there are 107 faces"),
        (lose_a_face, "of p2_gold"),
        (have_a_seventh_face, "faces"),
        (swap_a_face, "of p3_gold"),
        (change_a_starting_face, "starting faces"),
        (forge_without_taking, "faces were removed"),
        (owe_a_pool, "fewer than no faces"),
        (hold_thirteen_gold, "seat 1 has 13 gold"),
        (owe_glory, "seat 1 has -1 vp"),
        (lose_a_card, "sun3 has 2 cards"),
        (find_a_card, "dragon"),
        (take_a_ship_for_nothing, "SHIP"),
        (take_a_shield_for_nothing, "shields"),
        (get_two_cards_without_a_shield, "0 shields"),
        (find_a_token, "more tokens"),
        (go_beyond_the_hammer, "hammer step 31"),
        (owe_a_step_of_the_hammer, "hammer step -1"),
        (bear_the_own_boar, "its own boar"),
        (lose_a_boar, "boars in the stack"),
        (forget_the_owner, "boars on dice"),
        (replace_a_boar, "removed a boar"),
        (use_a_card_twice, "used owl 2 times"),
        (stand_on_one_portal, "heroes stand on"),
        (stand_nowhere, "heroes stand on"),
        (leave_home_without_a_feat, "left home without a feat"),
        (play_on, "31 turns"),
    ],
)
def test_broken_positions_are_noticed(break_it: Callable[[DiceForge], None], complaint: str) -> None:
    """h1 to h8: each kind of broken position has its sentence."""
    state = sound()
    break_it(state)
    assert any(complaint in fault for fault in RULES.faults(state)), RULES.faults(state)


def test_the_starting_dice_are_those_of_the_table() -> None:
    """h1: 12 faces for each player, of four kinds."""
    assert sum(len(die.faces) for die in START_DICE) == 12
    assert all(FACES[face].zone.startswith("start") for die in START_DICE for face in die.faces)
    assert len(CARDS) == 24
