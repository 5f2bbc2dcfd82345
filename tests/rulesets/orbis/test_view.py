"""What is shown of a position (specification d.6 and f), and the state behind it."""

from rulesets.core import Table
from rulesets.orbis import RULES
from rulesets.orbis.components import LANDSCAPES
from rulesets.orbis.state import Orbis
from rulesets.orbis.worlds import open_sites
from tests.conformance.play import played
from tests.rulesets.orbis.builders import COMPLETE, answer, at, kind, seat, table_at, world, worshippers


def owed(table: Table[Orbis]) -> int:
    """How many are still to be given, gained or removed, as every seat sees it."""
    seen = {RULES.view(table.state, viewer).owed for viewer in (None, 0, 1)}
    (only,) = seen
    return only


def test_the_number_still_owed_counts_down() -> None:
    """Specification d.6: any symbols, gifts, gains and eruptions; nothing is owed in between."""
    table = at("RRRRRRRRRR")
    answer(table, "god:love")
    counted = []
    while kind(table) == "take_worshipper":
        counted.append(owed(table))
        answer(table, "gain:blue")
    assert counted == [5, 4, 3, 2, 1]
    assert (kind(table), owed(table)) == ("discard_excess", 0)

    table = at("BBRRRRWW", gods=["death", "seas"])
    answer(table, "god:death")
    assert owed(table) == 0
    answer(table, "sacrifice")
    counted = []
    for key in ("give:blue", "give:red", "give:red", "give:white", "give:white", "give:red"):
        counted.append(owed(table))
        answer(table, key)
    assert counted == [6, 5, 4, 3, 2, 1]
    assert (kind(table), owed(table)) == ("choose_tile", 0)

    table = at("YYYRB", "1/0=G1-3", display={4: "Y2-2"})
    answer(table, "landscape:4", "pay")
    assert (kind(table), owed(table)) == ("pay_any", 1)
    answer(table, "give:yellow")
    assert (kind(table), owed(table)) == ("place", 0)

    table = at("", "1/0=G1-3", display={4: "R2-1"}, lying={4: "RG"})
    answer(table, "landscape:4", "pay", "site:1/1", "erupt")
    assert owed(table) == 2
    answer(table, "remove:1/red")
    assert owed(table) == 1
    answer(table, "remove:3/red")
    assert (kind(table), owed(table)) == ("choose_tile", 0)


def test_all_that_lies_on_the_table_is_shown() -> None:
    """Specification f: everything but the stacks' order is public, and every seat sees the same."""
    other = seat("YYW", "1/0=Y1-1 1/1=R2-1c", "death", marker=True)
    table = table_at(at("GB", "1/0=B1-3 1/1=W1-3w", others=[other], lying={3: "RW"}).state)
    views = [RULES.view(table.state, viewer) for viewer in (None, 0, 1, 2, 3)]
    assert [view.seat for view in views] == [None, 0, 1, 2, 3]
    for seen in views:
        assert seen.display == tuple(table.state.display)
        assert seen.worshippers[3] == tuple(worshippers("RW"))
        assert seen.stacks == tuple(map(len, table.state.stacks))
        assert [set(level) for level in seen.to_come] == [set(stack) for stack in table.state.stacks]
        assert (seen.gods, seen.temples) == (tuple(table.state.gods), (11, 7, 4, 2))
        assert (seen.round, seen.rounds, seen.start, seen.active) == (1, 15, 0, 0)
        assert (seen.hand, seen.slot, seen.owed) == (None, None, 0)
        own, second = seen.seats[:2]
        assert own.supply == tuple(worshippers("GB"))
        assert own.world == world("1/0=B1-3 1/1=W1-3w")
        assert own.open_sites == tuple(open_sites(own.world))
        assert (own.tiles, own.god, own.benefits) == (2, None, ())
        assert (second.tiles, second.god, second.god_marker, second.benefits) == (3, "death", True, (1,))
        assert [second.verdicts[site].status for site in ("1/0", "1/1")] == ["plain", "failed"]
        assert (own.tally.wildernesses, own.standing.total) == (1, -1)


def test_a_complete_world_has_no_open_sites() -> None:
    """Specification d.4: fourteen landscapes; only the god is missing."""
    seen = RULES.view(at("", COMPLETE, gods=["love", "death"]).state, 0)
    assert seen.seats[0].open_sites == ()
    assert seen.seats[0].tiles == 14


def test_a_view_is_no_window_into_the_position() -> None:
    """Views are new objects: what is done to them changes nothing."""
    table = at("GB", "1/0=B1-3")
    seen = RULES.view(table.state, 0)
    seen.seats[0].world.clear()
    assert table.state.seats[0].world == world("1/0=B1-3")
    answer(table, "landscape:4")
    assert seen.display[4] == "B1-2"


def test_rounds_and_turns_are_counted() -> None:
    """Specification d: fifteen rounds; the round changes when the start seat is to move again."""
    seen = []
    for table in played(RULES, 3, 5):
        view, progress = RULES.view(table.state, None), RULES.progress(table.state)
        assert (view.round, view.rounds, view.active) == (progress.round, progress.rounds, progress.active)
        if table.decision is not None:
            assert view.active == table.decision.seat
            if table.decision.kind == "choose_tile" and view.active == table.state.start:
                seen.append(view.round)
        else:
            assert (view.round, view.active, table.state.over) == (15, None, True)
    assert sorted(set(seen)) == list(range(1, 16))
    assert seen == sorted(seen)


def test_score_lines_say_what_their_points_come_from() -> None:
    """Specification g: how many landscapes score, wildernesses, Shrines, mystic value and god."""
    lies = "1/0=R2-1 1/1=R2-2 1/2=R3-1c 1/3=W2-1 1/4=Y1-4w"
    state = at("", lies, god="fire", top=["Y1-2"], display={5: "Y3-5"}).state
    facts = {line.id: dict(line.facts) for line in RULES.standings(state)[0].lines}
    assert facts["volcano"] == {"count": 2}
    assert facts["village"] == facts["forest"] == facts["irrigation"] == facts["holy_rock"] == {"count": 0}
    assert facts["wilderness"] == {"count": 1}
    assert facts["temple"] == {"shrines": 1, "mystic": 8}
    assert facts["god"] == {"god": "fire"}


def test_landscapes_in_the_box_are_those_of_the_table() -> None:
    """Specification f: which landscapes are still to come may be known."""
    view = RULES.view(Table.new(RULES, 4, seed=1).state, None)
    known = {*view.display, *(tile for level in view.to_come for tile in level)}
    assert known == {*LANDSCAPES}
