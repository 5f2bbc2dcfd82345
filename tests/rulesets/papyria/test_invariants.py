"""What holds in every position of every game (specification 11), and that breaking it is noticed."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from rulesets.core import Event, IllegalChoice, Table
from rulesets.papyria import RULES
from rulesets.papyria.components import KEY_TILES, KINDS, LANDSCAPES, MULTIPLIERS, SECTORS, START_TILES
from rulesets.papyria.events import Entered, Moved, PaidEndTile, Scored
from rulesets.papyria.realm import Laid, city_value, sanctuary_value
from rulesets.papyria.state import Papyria
from tests.conformance.play import Player
from tests.rulesets.papyria.builders import A, B, position, seat
from tests.rulesets.papyria.coverage import ALL, facts, finished_games
from tests.rulesets.papyria.spec import LAYOUTS
from tests.whole import sampled

SEEDS = range(3)

every_size = pytest.mark.parametrize("players", [2, 3, 4])


def playing(players: int) -> Iterator[Table[Papyria]]:
    """Every decision and the end of some random games."""
    for seed in SEEDS:
        table = Table.new(RULES, players, seed, **LAYOUTS[seed % len(LAYOUTS)])
        player = Player(seed)
        while table.decision is not None:
            yield table
            table.apply(player.choose(table.decision))
        yield table


@cache
def finished(players: int) -> tuple[Table[Papyria], ...]:
    """Finished random games."""
    return tuple(finished_games(range(6), [players]))


def turns_of(table: Table[Papyria]) -> list[list[Event]]:
    """What was told, turn by turn: each begins when a piece enters or moves."""
    found: list[list[Event]] = []
    for event in (event for part in table.story for event in part):
        if event.kind in ("entered", "moved"):
            found.append([])
        if found:
            found[-1].append(event)
    return found


# -- Positions -------------------------------------------------------------------------------------


@every_size
def test_positions_are_sound(players: int) -> None:
    """h2, h3, h4, h5, h6, h7 and h8: `faults` finds nothing after any answer; options never run dry."""
    for table in playing(players):
        assert RULES.faults(table.state) == []
        if table.decision is not None:
            assert len(table.decision.options) >= 2, "what is asked has a choice"


@every_size
def test_what_never_falls(players: int) -> None:
    """h1: goods never below nought; knowledge, points and tiles only grow."""
    before: list[tuple[int, ...]] = []
    for table in playing(players):
        now: list[tuple[int, ...]] = []
        for own in table.state.seats:
            assert min(own.lapis, own.papyri, own.knowledge, own.points) >= 0
            buildings = sum(laid.temple + laid.cities + laid.mine for laid in own.realm.values())
            now.append((own.knowledge, own.points, len(own.tiles), len(own.realm), len(own.keys), buildings))
        if table.answers:
            pairs = zip(before, now, strict=True)
            assert all(a <= b for old, new in pairs for a, b in zip(old, new, strict=True))
        before = now


@every_size
def test_pieces(players: int) -> None:
    """h2 (R11, R16): four pieces each; all on the board after four turns; no slot holds two."""
    for table in playing(players):
        state = table.state
        for index, own in enumerate(state.seats):
            on_board = {ring: state.rings[ring].count(index) for ring in ("w", "s")}
            assert all(on_board[ring] + own.off[ring] == 2 for ring in on_board)
            if state.stage != "set_up" and state.turns >= 4 * players:
                assert not any(own.off.values())


@every_size
def test_goods_are_not_lost(players: int) -> None:
    """h3, h4, h5 and h6: stacks, realms, seats and what was given up make the whole game."""
    totals = {
        "landscape": {2: 28, 3: 35, 4: 42}[players],
        "scoring": {2: 26, 3: 38, 4: 50}[players],
        "multiplier": 12 * (players + 1),
        "temple": 3 * players,
        "city": 3 * players,
        "mine": {2: 10, 3: 14, 4: 19}[players],
    }
    for table in playing(players):
        state = table.state
        lying = Counter(
            SECTORS[state.sectors[int(space.partition(":")[0]) - 1]].good(space.partition(":")[2])
            for space, stack in state.goods.items()
            for _ in stack
        )
        gone = Counter("landscape" if tile in LANDSCAPES else tile for tile in state.removed)
        assert not {*gone} & {*MULTIPLIERS, "scoring"}, "never given up (R24)"
        laid = [each for own in state.seats for each in own.realm.values()]
        used = Counter(
            landscape=len(laid) - 5 * players,
            scoring=len(state.display) + len(state.reserve) + sum(len(own.tiles) for own in state.seats),
            multiplier=sum(len(own.multipliers) for own in state.seats),
            temple=sum(each.temple for each in laid),
            city=sum(each.cities for each in laid),
            mine=sum(each.mine for each in laid),
        )
        assert lying + gone + used == totals
        _check_end_tiles_and_keys(state, players)


def _check_end_tiles_and_keys(state: Papyria, players: int) -> None:
    """h4 and h5: twelve end tiles, never on goods or productions; as many keys as players."""
    assert len(state.end_stack) + len(state.ends) + len(state.fulfilled) == 12
    assert all(state.goods[space] == () for space in state.ends)
    empty = sum(not stack for stack in state.goods.values())
    assert empty == len(state.ends) or state.triggered
    for kind, stack in state.key_stacks.items():
        held = [own.keys[kind] for own in state.seats if kind in own.keys]
        assert len(stack) + len(held) == players
        for key in held:
            assert KEY_TILES[key].multiplier_bonus == KEY_TILES[key].keys - 1


@every_size
def test_symbols_are_those_of_the_tiles(players: int) -> None:
    """h13 (R36): multiplier tiles and starting tiles, nothing else."""
    for table in playing(players):
        for own in table.state.seats:
            tiles = sum(MULTIPLIERS[tile].symbols for tile in own.multipliers)
            assert sum(own.symbols) == tiles + sum(START_TILES[tile].symbols for tile in own.start_tiles)


@every_size
def test_bounds_of_values_in_play(players: int) -> None:
    """h14: as in the starting realm at least."""
    for number, table in enumerate(playing(players)):
        if number % 5 == 0:
            for own in table.state.seats:
                assert sanctuary_value(own.realm) <= sum(laid.sanctuary for laid in own.realm.values())
                assert city_value(own.realm) >= sum(laid.cities for laid in own.realm.values())


# -- Turns -----------------------------------------------------------------------------------------


@every_size
def test_every_turn_moves_once_and_acts_twice(players: int) -> None:
    """h9 (R23, R50): one piece, two spaces; every space with goods loses exactly one."""
    ended = {
        *("took_multiplier", "took_scoring", "placed_landscape", "built", "gave_up", "produced"),
        *("nothing_there", "kept_end_tile", "paid_end_tile"),
    }
    for table in finished(players):
        turns = turns_of(table)
        assert len(turns) == table.state.turns
        for number, told in enumerate(turns):
            first = told[0]
            assert isinstance(first, Entered if number < 4 * players else Moved)
            kinds = Counter(event.kind for event in told)
            acts = sum(count for kind, count in kinds.items() if kind in ended)
            assert acts - kinds["paid_extra_scoring"] == 2
            ring = first.ring
            river = kinds["took_multiplier"]
            assert river <= (ring == "s")


def heights(state: Papyria) -> dict[str, int]:
    """How many goods lie on each space."""
    return {space: len(stack) for space, stack in state.goods.items()}


@every_size
def test_every_space_carried_out_loses_one_good(players: int) -> None:
    """h9 (R23, R50): both outer spaces with a wanderer, the river and one outer with a ship; no others."""
    seen = Counter[tuple[str, int]]()
    before: dict[str, int] = {}
    for table in playing(players):
        state, asked = table.state, table.decision
        if state.stage == "set_up" or (asked is not None and asked.kind != "move_piece"):
            continue
        if state.turns:
            ring, place = landed(table)
            lost = {space: before[space] - height for space, height in heights(state).items()}
            here = {space: lost.pop(f"{place}:{space}", 0) for space in ("1", "2", "river")}
            assert not any(lost.values()), "another sector"
            had = {space: before.get(f"{place}:{space}", 0) > 0 for space in here}
            if ring == "w":
                assert here == {"1": had["1"], "2": had["2"], "river": 0}
            else:
                assert here["river"] == had["river"]
                assert max(here.values()) <= 1
                assert had["1"] + had["2"] - 1 <= here["1"] + here["2"] <= 1
            seen[ring, sum(here.values())] += 1
        before = heights(state)
    assert {*seen} >= {("w", 0), ("w", 1), ("w", 2), ("s", 1), ("s", 2)}


def landed(table: Table[Papyria]) -> tuple[str, str]:
    """The ring and the position of the last piece that was moved or entered."""
    key = next(key for _, kind, key in reversed(table.answers) if kind == "move_piece")
    _, ring, place = key.split(":")
    return ring, place.rpartition(">")[2]


@every_size
def test_end_tiles_are_laid_one_by_one(players: int) -> None:
    """h5 (8): as many were laid as are missing from the stack; the end is near when one more is needed."""
    for table in finished(players):
        told = [event.kind for part in table.story for event in part]
        state = table.state
        assert told.count("laid_end_tile") == 12 - len(state.end_stack)
        assert told.count("end_triggered") == state.triggered
        if state.triggered:
            trigger = told.index("end_triggered")
            assert told[:trigger].count("laid_end_tile") == 12, "the thirteenth is lacking"


@every_size
def test_points_of_scorings(players: int) -> None:
    """h10 (R37): never more than the knowledge; points are those of scorings and end tiles."""
    for table in finished(players):
        points = Counter[int | None]()
        for event in (event for part in table.story for event in part):
            if isinstance(event, Scored):
                wanted = min(event.value * event.multiplier, event.knowledge)
                assert event.points == wanted
                points[event.seat] += wanted
            elif isinstance(event, PaidEndTile):
                points[event.seat] += event.points
        assert [points[index] for index in range(players)] == [s.points for s in table.state.seats]


@every_size
def test_moves_are_paid_from_what_was_there(players: int) -> None:
    """h11 (R13, R51): steps and the one pushed away; who is pushed gets a lapis."""
    pushed = 0
    for table in playing(players):
        decision = table.decision
        if decision is None or decision.kind != "move_piece" or len(table.answers) % 3:
            continue
        mover = decision.seat
        lapis = [own.lapis for own in table.state.seats]
        for option in decision.options:
            if not option.key.startswith("move:"):
                continue
            move = option.value
            assert move.price <= lapis[mover]
            twin = table.clone(listen=True)
            twin.apply(option.key)
            (told,) = [event for event in twin.story[-1] if isinstance(event, Moved)]
            assert told.cost == move.cost
            if move.pushed is not None:
                pushed += 1
                assert twin.state.seats[move.pushed].lapis >= lapis[move.pushed] + 1
    assert pushed


@every_size
def test_games_end(players: int) -> None:
    """h12 (R47): all seats have had as many turns; few decisions in each; at most sixty rounds."""
    for table in finished(players):
        state = table.state
        assert state.over
        assert state.turns % players == 0
        assert state.round <= 60
        assert len(table.answers) < 60 * players * 12 + 12
        asked = Counter[int]()
        turn = 0
        for part, (_, kind, _) in zip(table.story[1:], table.answers, strict=True):
            if kind not in ("keep_start_tile", "start_priest"):
                asked[turn] += 1
            turn += sum(event.kind in ("entered", "moved") for event in part)
        assert max(asked.values()) <= 12


@every_size
def test_every_option_can_be_chosen(players: int) -> None:
    """h15 (specification 5.1): each leads to a sound position; nothing blocked can be chosen."""
    table = Table.new(RULES, players, 5)
    player = Player(5)
    number = 0
    while (decision := table.decision) is not None:
        number += 1
        if number % 3 == 0:
            for option in decision.options:
                twin = table.clone()
                twin.apply(option.key)
                assert RULES.faults(twin.state) == []
            for option in decision.blocked:
                with pytest.raises(IllegalChoice):
                    table.apply(option.key)
        table.apply(player.choose(decision))


@every_size
def test_the_same_answers_lead_to_the_same_game(players: int) -> None:
    """h15: seed and answers are all there is."""
    for table in finished(players):
        again = Table.new(RULES, players, table.seed, listen=True, **table.variants)
        for answer in table.answers:
            again.apply(answer.key)
        assert again.digest == table.digest
        assert again.story == table.story


def test_random_play_reaches_everything() -> None:
    """Coverage: every tile, key, end tile, production, majority, decision and kind of answer."""
    found: set[str] = set()
    for table in finished_games(range(60)):
        found |= facts(table)
        if sampled(found >= ALL, False):
            break
    assert ALL - found == set()
    assert found - ALL == set()


# -- Broken positions ------------------------------------------------------------------------------


def sound() -> Papyria:
    """A position without faults that has something of everything."""
    one = seat(
        "2,0=L07@0 0,2=L32@0", temple="2,0", city="0,2", mine="0,2", symbols="river 2", tiles=("W-RI-1",)
    )
    return position(one, seat(keys="K-RI-1"), ends={"5:2": "E04"})


def lose_a_wanderer(state: Papyria) -> None:
    state.rings["w"][2] = None


def lose_a_temple(state: Papyria) -> None:
    state.goods["4:2"] = state.goods["4:2"][1:]


def lose_a_multiplier(state: Papyria) -> None:
    state.seats[A].multipliers = state.seats[A].multipliers[1:]


def forget_a_symbol(state: Papyria) -> None:
    state.seats[A].symbols[KINDS.index("river")] -= 1


def double_a_landscape(state: Papyria) -> None:
    state.goods["1:1"] = (*state.goods["1:1"][:-1], "L07")


def double_a_scoring_tile(state: Papyria) -> None:
    state.display = ("W-RI-1", *state.display[1:])


def lose_a_key(state: Papyria) -> None:
    state.seats[B].keys.clear()


def mix_up_keys(state: Papyria) -> None:
    state.key_stacks["river"], state.key_stacks["city"] = state.key_stacks["city"], ("K-RI-3",)


def lose_an_end_tile(state: Papyria) -> None:
    state.end_stack = state.end_stack[1:]


def lay_an_end_tile_on_goods(state: Papyria) -> None:
    state.ends["1:1"] = state.ends.pop("5:2")


def lay_an_end_tile_on_a_production(state: Papyria) -> None:
    state.ends["8:2"] = state.ends.pop("5:2")


def give_up_a_multiplier(state: Papyria) -> None:
    state.removed += (state.goods["1:river"][0],)
    state.goods["1:river"] = state.goods["1:river"][1:]


def give_up_a_scoring_tile(state: Papyria) -> None:
    state.removed += (state.reserve[0],)
    state.reserve = state.reserve[1:]


def change_a_multiplier(state: Papyria) -> None:
    stack = state.goods["1:river"]
    state.goods["1:river"] = ("X-MO" if stack[0] != "X-MO" else "X-IN", *stack[1:])


def double_a_key(state: Papyria) -> None:
    state.key_stacks["river"] = ("K-RI-1",)


def double_an_end_tile(state: Papyria) -> None:
    state.end_stack = ("E04", *state.end_stack[1:])


def trigger_the_end_too_early(state: Papyria) -> None:
    state.triggered = True


def keep_a_ship_off_the_board(state: Papyria) -> None:
    state.rings["s"][1] = None
    state.seats[A].off["s"] = 1
    state.turns = 7


def stop_in_the_middle_of_a_round(state: Papyria) -> None:
    state.stage, state.turns = "over", 41


def play_a_round_too_many(state: Papyria) -> None:
    state.turns = 121


def owe_lapis(state: Papyria) -> None:
    state.seats[A].lapis = -1


def tear_the_realm(state: Papyria) -> None:
    state.seats[A].realm["5,5"] = state.seats[A].realm.pop("2,0")


def cover_no_sanctuary(state: Papyria) -> None:
    own = state.seats[A].realm
    own["2,0"], own["1,0"] = own["2,0"]._replace(temple=False), own["1,0"]._replace(temple=True)


def cover_no_forest(state: Papyria) -> None:
    own = state.seats[A].realm
    own["0,2"], own["-1,0"] = own["0,2"]._replace(cities=0), own["-1,0"]._replace(cities=1)


def leave_the_realm(state: Papyria) -> None:
    state.seats[B].priest = "7,7"


def lose_the_settlement(state: Papyria) -> None:
    state.seats[B].realm["0,0"] = Laid("SN")


@pytest.mark.parametrize(
    "damage",
    [
        lose_a_wanderer,
        lose_a_temple,
        lose_a_multiplier,
        forget_a_symbol,
        double_a_landscape,
        double_a_scoring_tile,
        lose_a_key,
        mix_up_keys,
        lose_an_end_tile,
        lay_an_end_tile_on_goods,
        lay_an_end_tile_on_a_production,
        give_up_a_multiplier,
        give_up_a_scoring_tile,
        change_a_multiplier,
        double_a_key,
        double_an_end_tile,
        trigger_the_end_too_early,
        keep_a_ship_off_the_board,
        stop_in_the_middle_of_a_round,
        play_a_round_too_many,
        owe_lapis,
        tear_the_realm,
        cover_no_sanctuary,
        cover_no_forest,
        leave_the_realm,
        lose_the_settlement,
    ],
)
def test_broken_positions_are_noticed(damage: Callable[[Papyria], Any]) -> None:
    """Specification 11: every check is able to fail."""
    state = sound()
    assert RULES.faults(state) == []
    damage(state)
    assert RULES.faults(state)
