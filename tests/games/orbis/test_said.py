"""What Orbis says of a position that is set up: the table in words, a turn in signs, temples foretold."""

from typing import Any, Literal

import pytest

from rulesets.core import Forced, ScoreLine, Table
from rulesets.orbis import RULES, events
from rulesets.orbis.advice.landscapes import landscape_preview
from rulesets.orbis.advice.recap import GodChanged, MajorityChanged, TempleChanged
from rulesets.orbis.advice.sites import opened as opened_by
from rulesets.orbis.advice.temples import temple_now
from rulesets.orbis.components import LANDSCAPES
from rulesets.orbis.costs import Shortfall, cost_of
from rulesets.orbis.events import OrbisEvent
from rulesets.orbis.state import Laid, Orbis
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis import lesson
from tabletop_tui.games.orbis.answers import ChangeThing
from tabletop_tui.games.orbis.drawings.outcome import task, task_progress
from tabletop_tui.games.orbis.messages import OrbisMessages
from tabletop_tui.games.orbis.things import OrbisThing
from tabletop_tui.kit.thing import NOTHING, Moment
from tabletop_tui.paint.drawing import Run
from tabletop_tui.play.coach import notes_of
from tabletop_tui.play.lesson import Attempt
from tests.games.orbis.games import wording
from tests.rulesets.orbis.builders import COMPLETE, answer, asked, at, seat

SAID = wording()
MINE = "1/0=B1-3 1/1=R1-2w 1/2=B2-1c"


def seen(supply: str = "", laid: str = "", **more: Any) -> OrbisView:
    """The first seat's view of a position; it is to move."""
    return RULES.view(at(supply, laid, **more).state, 0)


def test_the_table_in_words_says_who_is_to_move_and_what_everyone_holds() -> None:
    view = seen("RRG", MINE, others=[seat("Y", god="love")])
    lines = SAID.board_text(view, 0).splitlines()
    ana = next(line for line in lines if line.startswith("Ana: "))
    ben = next(line for line in lines if line.startswith("Ben: "))
    assert ana.endswith("(to move)")
    assert "(to move)" not in ben
    assert "(3), tile 3 of 15" in ana
    assert "(1), tile " in ben
    of_ben = lines[lines.index(ben) + 1]
    assert "Goddess of Love" in of_ben


def test_the_table_in_words_says_a_wilderness_and_what_failed() -> None:
    lines = SAID.board_text(seen("", MINE), 0).splitlines()
    (row,) = (line for line in lines if line.strip().startswith("Row 1:"))
    first, second, third = row.split("; ")
    assert second.endswith("wilderness")
    assert "wilderness" not in first
    assert third.endswith(", failed")
    assert "[1] " in first
    assert "[2] " in second


def test_without_a_seat_all_worlds_are_in_words() -> None:
    view = seen("", MINE, others=[seat("", "1/0=G1-2")])
    own, everyone = (SAID.board_text(view, each).count("World of ") for each in (0, None))
    assert (own, everyone) == (1, len(view.seats))


def test_a_slot_without_a_tile_is_just_taken() -> None:
    table = at("RGBW")
    assert table.decision is not None
    key = next(option.key for option in table.decision.options if option.key.startswith("landscape:"))
    table.apply(key)
    slot = int(key.removeprefix("landscape:")) + 1
    text = SAID.board_text(RULES.view(table.state, 0), 0)
    assert f"Slot {slot}: just taken." in text
    assert text.count("just taken") == 1


def test_a_turn_in_signs_counts_slots_and_rows_from_one() -> None:
    happened: list[OrbisEvent] = [
        events.TookLandscape(0, slot=6, tile="B2-1"),
        events.Created(None, colour="blue", slots=[3, 7]),
        events.Collected(0, worshippers=(0, 1, 1, 0, 0)),
        events.Paid(0, worshippers=(0, 0, 2, 0, 0)),
        events.Laid(0, tile="B2-1", site="2/0", wild=False),
    ]
    line = SAID.in_brief(happened) or ""
    kind = SAID.terms.kind("B2-1")
    blue = SAID.terms.sign("blue")
    parts = line.split(" · ")
    assert parts[0] == f"▸ 7 {kind}"
    assert parts[-1] == f"{blue}→4 8"
    assert "row 2" in parts
    assert f"pays {blue}{blue}" in parts


def test_a_wilderness_brings_no_points_in_signs() -> None:
    wild: list[OrbisEvent] = [events.Laid(0, tile="R1-2", site="1/0", wild=True)]
    assert SAID.in_brief(wild) == "wild in row 1"


def test_shrines_are_added_to_what_a_seat_has_and_the_highest_mystic_value_breaks_ties() -> None:
    """Ana has a shrine of mystic value 8, Ben two of 6; the temples bring 11, 7, 4 and 2."""
    view = seen("", "1/0=W2-1", others=[seat("", "1/0=W2-3")])
    assert temple_now(view, 0, 0, 0) == (7, 7)
    assert temple_now(view, 0, 1, 0) == (7, 11)
    assert temple_now(view, 1, 0, 13) == (11, 11)
    weak = seen("", "1/0=W2-3", others=[seat("", "1/0=W3-3")])
    assert temple_now(weak, 0, 0, 9) == (7, 7)
    assert temple_now(weak, 0, 0, 12) == (7, 11)


def test_each_slot_in_words_says_whether_its_tile_can_be_paid_for_and_only_while_one_can_be_taken() -> None:
    """B2-1 costs yellow and blue, R2-1 green and red; no trade helps."""
    display = {2: "R2-1", 4: "B2-1"}
    lines = SAID.board_text(seen("YB", "1/0=Y1-1 1/1=B1-4", display=display), 0).splitlines()
    assert any(line.startswith("Slot 5 [can be paid for]: ") for line in lines)
    assert any(line.startswith("Slot 3 [would become a wilderness]: ") for line in lines)
    full = SAID.board_text(seen("YB", COMPLETE, display={0: "Y1-3"}), 0)
    assert not [line for line in full.splitlines() if line.startswith("Slot ") and "[" in line]
    taken = at("YB", "1/0=Y1-1", display=display)
    answer(taken, "landscape:4")
    assert "wilderness]" not in SAID.board_text(RULES.view(taken.state, 0), 0)


def test_a_wilderness_says_what_it_loses_and_on_how_many_sites_it_can_lie() -> None:
    table = at("YB", "1/0=Y1-1 1/1=B1-4", display={4: "B2-1"})
    answer(table, "landscape:4")
    view, decision = RULES.view(table.state, 0), asked(table)
    lines = SAID.detail(view, decision, decision.option("wilderness"))
    assert any("−1 CP" in line for line in lines)
    assert "It can lie on 3 sites." in lines


def test_sites_of_the_base_row_are_its_ends_and_its_places_counted_from_the_left() -> None:
    world = seen("", "1/-1=Y1-1 1/0=B1-4").seats[0].world
    names = [SAID.terms.site(world, f"1/{x}") for x in (-2, -1, 0, 1)]
    say = SAID.say
    assert names == [say.site_left(), say.site_base(number=1), say.site_base(number=2), say.site_right()]


def of_god(god: str, supply: str = "", laid: str = "", **more: Any) -> list[str]:
    """What the card of a god says."""
    table = at(supply, laid, gods=[god, "training"], **more)
    decision = asked(table)
    return SAID.detail(RULES.view(table.state, 0), decision, decision.option(f"god:{god}"))


def test_a_god_says_what_the_seat_has_of_what_it_counts_and_what_the_best_other_has() -> None:
    say, theirs = SAID.say, [seat("", "1/0=B3-2 1/1=B3-3w"), seat("", "1/0=R3-2w 1/1=R3-3w")]
    assert say.detail_god_most(own=2, other=1) in of_god("seas", "", "1/0=B3-1 1/1=B3-4", others=theirs)
    some = [*theirs, seat("", "1/0=Y3-3w")]
    assert say.detail_god_fewest(own=0, other=1) in of_god("technology", "", "1/0=B3-1", others=some)
    one_of_each = "1/0=Y3-1 1/1=W3-1 1/2=R3-1 1/3=Y3-2"
    assert say.detail_god_all(village=2, shrine=2, volcano=1) in of_god("balance", "", one_of_each)
    assert say.detail_god_idle(wildernesses=2) in of_god("idleness", "", "1/0=B3-1w 1/1=B3-4w")
    assert say.detail_god_gain(total=8, limit=10) in of_god("love", "RRR")


def test_the_god_of_death_says_whether_enough_worshippers_are_held() -> None:
    few, enough = of_god("death", "YYYGG"), of_god("death", "YYYGGG")
    assert SAID.say.detail_god_pay_too_few(own=5, other=6) in few
    assert SAID.say.detail_god_pay_enough(own=6, other=6) in enough


def of_slot(tile: str, supply: str = "", laid: str = "", **more: Any) -> list[str]:
    """What the card of a landscape on the middle slot says."""
    table = at(supply, laid, display={4: tile}, **more)
    decision = asked(table)
    return SAID.detail(RULES.view(table.state, 0), decision, decision.option("landscape:4"))


def test_a_landscape_says_the_god_it_pleases_the_temple_it_changes_and_what_goes_back() -> None:
    say = SAID.say
    pleased = of_slot("R2-1", "GRRR", "1/0=B1-3", others=[seat("", "1/0=R3-1")], gods=["fire"])
    assert say.said_god(kinds=SAID.terms.kind("R2-1", "many"), god=SAID.terms.god("fire")) in pleased
    temple = of_slot("W2-1", "W", "1/0=B1-3", others=[seat("", "1/0=W2-3")])
    assert say.said_temple(before=0, after=7) in temple
    assert say.said_over(count=2, limit=10) in of_slot("Y1-4", "R" * 10)
    assert say.said_volcano(cp=2, count=2) in of_slot("R2-1", "GRRR")
    assert say.said_village(cp=3, count=2) in of_slot("Y2-3", "YRGG", "1/0=B1-3")
    assert say.said_forest_full(cp=2) in of_slot("G2-2", "GY", "1/0=G1-3 1/1=G1-4")
    assert say.said_forest_open(cp=2, count=2) in of_slot("G2-2", "GY", "1/0=G1-3")


def test_giving_a_worshipper_says_what_can_no_longer_be_paid_for() -> None:
    """Eleven are held, so one goes back; then B2-1, which costs yellow and blue, is out of reach."""
    table = at("YBRRRRRRRRR", "1/0=Y1-1 1/1=B1-4", display={0: "Y1-4", 4: "B2-1"}, top=("Y1-2",))
    answer(table, "landscape:0")
    while asked(table).kind != "discard_excess":
        answer(table, asked(table).options[0].key)
    view, decision = RULES.view(table.state, 0), asked(table)
    slot = SAID.say.said_on_slot(landscape=SAID.terms.kind("B2-1", "object"), slot=5)
    kept = SAID.detail(view, decision, decision.option("give:red"))
    lost = SAID.detail(view, decision, decision.option("give:yellow"))
    assert not any(slot in line for line in kept)
    assert any(line == SAID.say.said_trade_unpayable(unpayable=slot) for line in lost)


def test_what_fails_is_told_with_its_reason_and_by_its_kind() -> None:
    """Declined, no water below, or too few worshippers, for a Village or on the display."""
    say, name = SAID.say, SAID.name(0)
    village, volcano, irrigation = (SAID.terms.kind(tile, "the") for tile in ("Y2-3", "R2-1", "B2-1"))
    red, yellow = (SAID.terms.colours(tuple(LANDSCAPES[tile].need)) for tile in ("R2-1", "B2-1"))
    told: list[tuple[str, Literal["declined", "not-below", "too-few"], str]] = [
        ("Y2-3", "declined", say.event_marked_declined(name=name, the=village)),
        ("R2-1", "declined", say.event_marked_declined(name=name, the=volcano)),
        ("B2-1", "not-below", say.event_marked_not_below(colours=yellow, the=irrigation)),
        ("Y2-3", "too-few", say.event_marked_too_few_village(name=name, count=2, the=village)),
        ("R2-1", "too-few", say.event_marked_too_few_volcano(count=2, colours=red, the=volcano)),
    ]
    for tile, why, sentence in told:
        assert SAID.event(events.Marked(0, tile=tile, site="1/0", why=why)) == sentence
    death = SAID.terms.the_god("death")
    declined = SAID.event(events.GodMarked(0, god="death", why="declined"))
    assert declined == say.event_god_marked_declined(name=name, the=death)
    short = SAID.event(events.GodMarked(0, god="death", why="too-few"))
    assert short == say.event_god_marked_too_few(name=name, the=death)


def test_a_volcano_is_asked_about_on_no_site_and_a_wilderness_neither() -> None:
    """Only an Irrigation or a Forest can lose its task by where it is laid."""
    table = at("RGRG", "1/0=R1-2 1/1=G1-4", display={4: "R2-1"})
    answer(table, "landscape:4", "pay")
    view, decision = RULES.view(table.state, 0), asked(table)
    assert decision.kind == "place"
    assert [SAID.confirm(view, decision, option) for option in decision.options] == [None] * len(
        decision.options
    )


def test_a_site_shows_points_or_what_the_landscape_brings_anywhere_or_that_a_forest_may_grow() -> None:
    def results(tile: str, supply: str, laid: str, *keys: str) -> set[str]:
        table = at(supply, laid, display={4: tile})
        answer(table, "landscape:4", *keys)
        view, decision = RULES.view(table.state, 0), asked(table)
        moment = Moment(view, 0, decision)
        thing = SAID.things["site"]
        shown = (thing.result(moment, o.key.partition(":")[2], "site") for o in decision.options)
        return {"".join(run.text for run in line) for line in shown}

    rock = results("R1-4", "R", "1/0=R1-2", "pay")
    assert rock == {"+1"}
    gift = results("Y1-4", "", "1/0=Y1-1", "pay")
    assert gift
    assert not {"0", "+0"} & gift
    assert results("G2-2", "GY", "1/0=G1-3", "pay") == {"+2?"}


def progress_of(tile: str, supply: str, laid: str) -> tuple[str, str]:
    """The text on a tile of the display that says how far one is with it, and its colour."""
    view = seen(supply, laid, display={4: tile})
    preview = landscape_preview(view, 0, 4)
    assert preview is not None
    line = task_progress(SAID.terms, view, 0, preview)
    return "".join(run.text for run in line), line[0].role


def test_a_forest_that_waits_for_neighbours_is_no_failure_and_a_full_one_is_ticked() -> None:
    met, unmet = (SAID.terms.mark(met=met).text for met in (True, False))
    waits, waiting = progress_of("G2-2", "GY", "1/0=G1-3")
    assert (met in waits, unmet in waits, waiting) == (False, False, "warn")
    full, _ = progress_of("G2-2", "GY", "1/0=G1-3 1/1=G1-4")
    assert met in full
    dead, _ = progress_of("G2-2", "GY", "1/0=G1-3 1/1=R1-2 1/2=R2-4 1/3=R3-2 1/4=R3-3")
    assert unmet in dead or "1" in dead


@pytest.mark.parametrize(
    ("tile", "supply", "laid", "done"),
    [
        ("R3-1", "RRW", "", True),
        ("R2-4", "RG", "", False),
        ("Y2-3", "YRGG", "1/0=B1-3", True),
        ("Y2-3", "YRG", "1/0=B1-3", False),
        ("B2-1", "YB", "1/0=Y1-1 1/1=B1-4", True),
        ("B2-1", "YB", "1/0=R1-2 1/1=B1-4", False),
    ],
)
def test_a_task_is_ticked_where_what_it_asks_for_is_there(
    tile: str, supply: str, laid: str, done: bool
) -> None:
    text, _ = progress_of(tile, supply, laid)
    assert SAID.terms.mark(met=done).text in text
    assert SAID.terms.mark(met=not done).text not in text


def test_a_site_says_how_many_neighbours_a_forest_would_have_and_whether_an_irrigation_gets_water() -> None:
    def tasks(tile: str, supply: str, laid: str) -> dict[str, Run]:
        table = at(supply, laid, display={4: tile})
        answer(table, "landscape:4", "pay")
        while asked(table).kind == "pay_any":
            answer(table, asked(table).options[0].key)
        moment = Moment(RULES.view(table.state, 0), 0, asked(table))
        scores = OrbisMessages.head_scores
        shown = {
            o.key: SAID.things["site"].figures(moment, o.key[5:], "site")[scores]
            for o in asked(table).options
        }
        return {key: line[-1] for key, line in shown.items()}

    forest = tasks("G2-2", "GY", "1/0=G1-3 1/1=G1-4 1/2=R1-2")
    assert {(run.text.strip(), run.role) for run in forest.values()} >= {("2/2", "good")}
    assert {run.role for run in forest.values()} == {"good", "warn"}
    water = tasks("B2-1", "YB", "1/0=Y1-1 1/1=B1-4 1/2=B1-3")
    assert water["site:2/0"] == SAID.terms.mark(met=True)
    assert water["site:2/1"] == SAID.terms.mark(met=False)


def test_the_coach_recommends_what_can_be_paid_for_now_and_brings_something() -> None:
    """B2-1 needs a trade, B2-4 can't be paid for, R2-4 finds no green worshippers to remove."""
    display = {0: "B2-1", 1: "B2-4", 2: "R2-4", 3: "Y1-4"}
    table = at("YRRRG", "1/0=B1-3 1/1=Y1-1", display=display)
    take = next(note for note in notes_of("orbis") if note.id == "take")
    assert take.follows is not None
    keys = {*take.follows(RULES.view(table.state, 0), asked(table))}
    assert "landscape:3" in keys
    assert not {"landscape:0", "landscape:1", "landscape:2"} & keys


def question_of(table: Table[Orbis]) -> str:
    decision = asked(table)
    return SAID.ask(RULES.view(table.state, decision.seat), decision)


def test_the_first_question_names_landscapes_and_gods_as_long_as_both_can_be_taken() -> None:
    say, ana = SAID.say, SAID.name(0)
    assert question_of(at("", MINE)) == say.ask_choose_tile_both(name=ana)
    assert question_of(at("", MINE, god="training")) == say.ask_choose_tile_landscape(name=ana)
    assert question_of(at("", COMPLETE, display={0: "Y1-3"})) == say.ask_choose_tile_god(name=ana)


def test_the_question_about_a_cost_says_whether_it_can_be_paid_at_once() -> None:
    say, ana = SAID.say, SAID.name(0)

    def settling(supply: str, tile: str, laid: str = "1/0=Y1-1") -> str:
        table = at(supply, laid, display={4: tile})
        answer(table, "landscape:4")
        assert asked(table).kind == "settle_cost"
        return question_of(table)

    what, cost = SAID.terms.kind("B2-1", "object"), SAID.terms.cost(cost_of(LANDSCAPES["B2-1"], ()))
    assert settling("YB", "B2-1", "1/0=B1-3") == say.ask_settle_cost(name=ana, cost=cost, what=what)
    assert settling("YRRR", "B2-1", "1/0=B1-3") == say.ask_settle_cost_trade(name=ana, cost=cost, what=what)
    free = SAID.terms.kind("Y1-4", "object")
    assert settling("", "Y1-4") == say.ask_settle_cost_free(name=ana, what=free)


def test_the_question_about_a_site_says_whether_a_wilderness_is_laid() -> None:
    say, ana, what = SAID.say, SAID.name(0), SAID.terms.kind("B2-1", "object")
    for key, question in (("pay", say.ask_place_face_up), ("wilderness", say.ask_place_wild)):
        table = at("YB", "1/0=B1-4 1/1=Y1-1", display={4: "B2-1"})
        answer(table, "landscape:4", key)
        assert question_of(table) == question(name=ana, what=what)


def test_what_happens_without_a_choice_is_told_by_its_kind() -> None:
    say, name = SAID.say, SAID.name(0)
    red = SAID.terms.colour("red")
    told = {
        ("pay_any", "give:red"): say.event_forced_pay_any(name=name, colour=red),
        ("sacrifice_pick", "give:red"): say.event_forced_sacrifice_pick(name=name, colour=red),
        ("discard_excess", "give:red"): say.event_forced_discard_excess(name=name, colour=red),
        ("take_worshipper", "gain:red"): say.event_forced_take_worshipper(name=name, colour=red),
        ("eruption_pick", "remove:3/red"): say.event_forced_remove(colour=red, slot=4),
        ("place", "site:2/0"): say.event_forced_site(row=2),
        ("choose_tile", "god:love"): say.event_forced_other(name=name),
    }
    for (kind, key), sentence in told.items():
        assert SAID.event(Forced(0, kind, key)) == sentence
    assert SAID.event(Forced(0, "settle_cost", "wilderness")) is None


def test_a_line_of_the_score_sheet_is_told_where_there_is_something_to_tell() -> None:
    def line(id: str, points: int, **facts: Any) -> ScoreLine:
        return ScoreLine(id, points, facts)

    assert SAID.shows(line("wilderness", 0, count=1)), "one that costs nothing"
    assert not SAID.shows(line("wilderness", 0, count=0))
    assert not SAID.shows(line("village", 0, count=1))
    assert SAID.shows(line("village", 3, count=1))
    assert SAID.shows(line("god", 0, god="seas"))
    assert not SAID.shows(line("god", 0, god="none"))


def test_the_slot_of_the_landscape_in_hand_says_so_and_what_it_is() -> None:
    table = at("YB", "1/0=Y1-1 1/1=B1-4", display={4: "B2-1"})
    answer(table, "landscape:4")
    view = RULES.view(table.state, 0)
    said = SAID.describe(view, "slot:4", 0)
    assert said[-len(SAID.terms.printed("B2-1")) :] == SAID.terms.printed("B2-1")
    assert SAID.say.look_hand(slot=5) in said
    answer(table, "pay", *(["site:2/0"] if asked(table).kind == "settle_cost" else []))
    gone = RULES.view(table.state, 0)
    assert all(
        SAID.say.look_hand(slot=slot + 1) not in SAID.describe(gone, f"slot:{slot}", 0) for slot in range(9)
    )


def test_a_slot_and_the_landscape_on_it_have_names_of_their_own() -> None:
    moment = Moment(seen("", display={4: "B2-1"}), 0, None)
    thing = SAID.things["landscape"]
    assert thing.name(moment, "4", "slot") == SAID.say.element_slot(slot=5)
    assert thing.name(moment, "4", "landscape") == SAID.terms.kind("B2-1")
    table = at("YB", display={4: "B2-1"})
    answer(table, "landscape:4")
    gone = Moment(RULES.view(table.state, 0), 0, None)
    assert thing.name(gone, "4", "landscape") == SAID.say.option_empty_slot()
    assert thing.alone(gone, "4", "landscape") == SAID.say.option_empty_slot()


@pytest.mark.parametrize(
    ("tile", "free"), [("B1-3", True), ("R1-4", False), ("B2-1", False), ("R2-2", False)]
)
def test_a_landscape_in_a_list_says_what_it_costs_or_that_it_costs_nothing(tile: str, free: bool) -> None:
    """R1-4 costs one of any colour, B2-1 two of certain colours, R2-2 both."""
    moment = Moment(seen("", display={4: tile}), 0, None)
    said = SAID.things["landscape"].alone(moment, "4", "landscape")
    assert (SAID.say.text_cost_none() in said) == free
    assert (SAID.say.text_cost(cost=SAID.terms.printed_cost(tile)) in said) == (not free)


def test_what_a_landscape_collects_is_in_signs_or_read_aloud_in_words() -> None:
    spelt = wording()
    spelt.spell_out()
    for said, told in ((SAID, Run(SAID.terms.signs[2] * 2, "blue")), (spelt, Run("blue 2"))):
        table = at("", "1/0=B1-3", display={4: "R1-1"}, lying={4: "BB"})
        decision = asked(table)
        card = said.card(RULES.view(table.state, 0), decision, decision.option("landscape:4"))
        (fact,) = (each for each in card.facts if each.label == said.say.fact_collect())
        assert fact.runs == (told,)


def test_a_site_opens_places_for_the_colours_below_or_for_every_colour_over_a_wilderness() -> None:
    def opened(laid: str) -> str:
        view = seen("", laid)
        return SAID.terms.opening(opened_by(view.seats[0].world, "1/1", Laid("R1-4")))

    blue, red = SAID.terms.colour("blue"), SAID.terms.colour("red")
    assert opened("1/0=B1-3") == SAID.say.said_opens(row=2, colours=SAID.terms.listing_or([blue, red]))
    assert opened("1/0=B1-3w") == SAID.say.said_opens(row=2, colours=SAID.say.every_colour())
    assert opened("") == SAID.say.said_opens_none()


def test_the_coach_counts_points_of_landscapes_that_stay_face_up_temples_and_gods() -> None:
    """R1-4 brings a point; B2-1 would be a wilderness; W2-1 brings a temple; nobody meets the seas."""
    display = dict.fromkeys(range(9), "B1-1") | {0: "R1-4", 1: "B2-4", 2: "W2-1"}
    note = next(note for note in notes_of("orbis") if note.id == "last")
    assert note.follows is not None
    table = at("WWR", "1/0=B1-3", display=display, gods=["training", "balance"])
    keys = {*note.follows(RULES.view(table.state, 0), asked(table))}
    assert {key for key in keys if not key.startswith("trade:")} == {
        "landscape:0",
        "landscape:2",
        "god:training",
    }


def test_a_turn_in_signs_hopes_for_a_forest_and_counts_nothing_that_has_a_marker() -> None:
    def line(tile: str, *more: OrbisEvent) -> str:
        return SAID.in_brief([events.Laid(0, tile=tile, site="1/0", wild=False), *more]) or ""

    assert line("R2-1").endswith("+2")
    assert line("G2-2").endswith("+2?")
    assert "+" not in line("B1-3")
    assert "+" not in line("R2-1", events.Marked(0, tile="R2-1", site="1/0", why="declined"))


def test_a_god_that_is_less_or_more_worth_and_a_temple_are_told_in_their_own_words() -> None:
    say, recap = SAID.say, SAID.recap
    kinds, wild = SAID.terms.landscape("volcano", "many"), say.score_wilderness()
    fire, technology = SAID.terms.god("fire"), SAID.terms.god("technology")
    assert recap.god_changed(GodChanged("fire", 3, 0, 1, 2)) == say.recap_god_less(
        god=fire, kinds=kinds, own=1, other=2, points=3
    )
    assert recap.god_changed(GodChanged("technology", 0, 3, 1, 2)) == say.recap_god_more(
        god=technology, kinds=wild, own=1, other=2, points=3
    )
    assert recap.majority_changed(MajorityChanged("fire", 3, 0, 1, 2)) == say.recap_majority_lost(
        god=fire, kinds=kinds, own=1, other=2
    )
    assert recap.majority_changed(MajorityChanged("technology", 0, 3, 1, 2)) == say.recap_majority_won(
        god=technology, kinds=wild, own=1, other=2
    )
    assert recap.temple_changed(TempleChanged(11, 7)) == say.recap_temple_less(before=11, after=7)
    assert recap.temple_changed(TempleChanged(7, 11)) == say.recap_temple_more(before=7, after=11)


def attempt(before: OrbisView, after: OrbisView, *happened: OrbisEvent, turns: int = 0) -> Attempt:
    return Attempt(0, before, after, happened, (), turns, 0, None)


def test_a_lesson_s_goals_ask_for_no_less_and_are_content_with_more() -> None:
    held = [attempt(seen(), seen("R" * count)) for count in (1, 2, 3)]
    assert [lesson.holds(2)(each) for each in held] == [False, True, True]
    lying = [seen(lying={3: red}) for red in ("", "R", "RR")]
    added, same, removed = (attempt(lying[1], lying[n]) for n in (2, 1, 0))
    assert [lesson.lies_on(3, "red")(each) for each in (added, same, removed)] == [True, False, False]
    assert [lesson.leaves(3, "red")(each) for each in (added, same, removed)] == [True, True, False]
    assert not lesson.lies_on(3, "blue")(added)
    temple = attempt(seen(), seen("", "1/0=W2-1"))
    assert [lesson.has_temple(points)(temple) for points in (11, 7, 12)] == [True, False, False]
    assert not lesson.has_temple(-1)(attempt(seen(), seen("", "1/0=W2-1w"))), "a wilderness is no temple"


@pytest.mark.parametrize(
    ("tile", "site", "wild", "turns", "begins"),
    [
        ("Y1-4", "1/-1", False, 1, True),
        ("Y1-4", "1/-1", False, 2, False),
        ("Y1-4", "1/-1", False, 0, False),
        ("Y1-4", "1/1", False, 1, False),
        ("Y1-4", "1/-1", True, 1, False),
        ("Y2-1", "1/-1", False, 1, False),
        ("B1-1", "1/-1", False, 1, False),
    ],
)
def test_the_lesson_of_sites_tells_the_wrong_end_from_other_mistakes(
    tile: str, site: str, wild: bool, turns: int, begins: bool
) -> None:
    laid = events.Laid(0, tile=tile, site=site, wild=wild)
    assert lesson.begins_beside_red(attempt(seen(), seen(), laid, turns=turns)) == begins


def test_a_landscape_without_points_says_what_it_is_good_for() -> None:
    def told(tile: str) -> str:
        (row,) = (
            line for line in SAID.board_text(seen("", f"1/0={tile}"), 0).splitlines() if "Row 1:" in line
        )
        return row

    say = SAID.say
    assert say.text_benefit(colour=SAID.terms.colour("green")) in told("Y1-1")
    assert say.text_shrines(count=1) in told("W2-1")
    assert say.mystic(value=8) in told("W2-1")
    plain = told("B1-3")
    assert say.text_nothing() in plain
    assert "0" not in plain.partition("]")[2].replace("10", ""), "no shrine and no mystic value"


def test_the_target_of_a_slot_is_not_asked_about_nor_warned_of() -> None:
    """Only the option to take what lies there is."""
    moment = Moment(seen("R", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"}), 0, None)
    thing = SAID.things["landscape"]
    assert thing.question(moment, "4", "slot") is None
    assert thing.question(moment, "4", "landscape") is not None
    assert list(thing.said(moment, "4", "slot")) == []
    assert list(thing.said(moment, "4", "landscape"))


@pytest.mark.parametrize(
    ("id", "facts", "said"),
    [
        ("temple", {"shrines": 0, "mystic": 0}, SAID.say.score_temple_none()),
        ("temple", {"shrines": 2, "mystic": 8}, SAID.say.score_temple_line(shrines=2, mystic=8)),
        ("god", {"god": "none"}, SAID.say.score_god_none()),
        ("god", {"god": "fire"}, SAID.say.score_god_line(god=SAID.terms.god("fire"))),
        ("wilderness", {"count": 2}, SAID.say.score_count(kinds=SAID.say.score_wilderness(), count=2)),
        (
            "village",
            {"count": 2},
            SAID.say.score_scored(kinds=SAID.terms.landscape("village", "many"), count=2),
        ),
        ("shrine", {"count": 1}, SAID.say.score_count(kinds=SAID.terms.landscape("shrine", "many"), count=1)),
    ],
)
def test_a_line_of_the_score_sheet_says_what_was_counted(id: str, facts: Any, said: str) -> None:
    assert SAID.score_line(ScoreLine(id, 1, facts)) == said


def test_lists_name_sites_and_trades_in_fewer_words_and_nothing_else() -> None:
    table = at("YRRR", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"})
    answer(table, "landscape:4")
    view, decision = RULES.view(table.state, 0), asked(table)
    short = {o.key: SAID.option_short(view, decision, o) for o in decision.options}
    assert short["trade:red/blue"] == SAID.terms.trade("red", "blue")
    assert short["wilderness"] == ""
    answer(table, "wilderness")
    view, decision = RULES.view(table.state, 0), asked(table)
    site = decision.option("site:2/0")
    assert SAID.option_short(view, decision, site) == SAID.terms.site(view.seats[0].world, "2/0", brief=True)


def test_worshippers_of_a_cost_are_signs_or_words_and_none_are_said_to_be_none() -> None:
    spelt = wording()
    spelt.spell_out()
    for said, two, nothing in (
        (SAID, "◆◆ ✱", SAID.say.held_none()),
        (spelt, "blue 2, ", SAID.say.held_none()),
    ):
        assert said.terms.held((0, 0, 2, 0, 0), 1).startswith(two)
        assert said.terms.held((0,) * 5) == nothing
    free = cost_of(LANDSCAPES["B1-3"], ())
    assert SAID.terms.cost(free) == SAID.say.free()
    assert SAID.terms.cost(cost_of(LANDSCAPES["R2-2"], ())) == "●▲✱"
    assert SAID.terms.colours((3, 0)) == "●▲"
    assert spelt.terms.colours((3, 0)) == "yellow/red"


def test_a_card_in_words_has_no_marks() -> None:
    """R1-4 is a Holy Rock, which scores wherever it lies."""
    spelt = wording()
    spelt.spell_out()
    table = at("R", "1/0=B1-3", display={4: "R1-4"})
    decision = asked(table)
    card = spelt.card(RULES.view(table.state, 0), decision, decision.option("landscape:4"))
    told = {fact.label: "".join(run.text for run in fact.runs) for fact in card.facts}
    assert told[SAID.say.fact_holy_rock()].endswith(": scores")
    assert told[SAID.say.fact_lay()].endswith(" or 1 other site")


@pytest.mark.parametrize(
    ("coloured", "more", "missing"),
    [
        ((0, 0, 1, 0, 0), 0, "1 blue worshipper"),
        ((0, 0, 0, 0, 0), 2, SAID.say.any_worshippers(count=2)),
        ((0, 0, 1, 0, 0), 2, None),
    ],
)
def test_what_is_missing_for_a_cost_is_said_by_colour_and_in_number(
    coloured: tuple[int, ...], more: int, missing: str | None
) -> None:
    """Whether trades help or nothing does."""
    both = SAID.listing(["1 blue worshipper", SAID.say.any_worshippers(count=2)])
    told = missing or both
    helped, not_helped = (
        SAID.terms.shortage(Shortfall(coloured, more, trades=1, tradable=tradable))
        for tradable in (True, False)
    )
    assert helped == SAID.say.short_tradable(missing=told, trades=1)
    assert not_helped == SAID.say.short(missing=told)


def of_gods(key: str, supply: str = "", laid: str = "", **more: Any) -> tuple[str, str, list[str]]:
    """What an option does for gods: the figure, its ink, and the sentences."""
    moment = Moment(seen(supply, laid, **more), 0, None)
    thing = SAID.things["landscape"]
    assert isinstance(thing, OrbisThing)
    (run,) = thing.of_gods(moment, key)
    return run.text, run.role, list(thing.said_of_gods(moment, key))


def test_what_an_option_does_for_a_god_is_golden_for_one_s_own_and_red_where_it_loses() -> None:
    burns: dict[str, Any] = {"display": {4: "R2-1"}, "lying": {1: "RR"}, "others": [seat("", "1/0=R3-1")]}
    say, fire, technology = SAID.say, SAID.terms.god("fire"), SAID.terms.god("technology")
    brief = {god: SAID.terms.god(god, "short") for god in ("fire", "technology")}
    mine = of_gods("landscape:4", "GRRR", "1/0=B1-3", god="fire", gods=[], **burns)
    assert mine == (
        say.me_god(god=brief["fire"], points="+3"),
        "gold",
        [say.said_god_more(god=fire, before=0, after=3)],
    )
    other = of_gods("landscape:4", "GRRR", "1/0=B1-3", gods=["fire"], **burns)
    assert other == (
        say.me_god_then(god=brief["fire"], points=3),
        "strong",
        [say.said_god_then(god=fire, before=0, after=3)],
    )
    lost = of_gods("wilderness", god="technology", gods=[])
    assert lost == (
        say.me_god(god=brief["technology"], points="−3"),
        "bad",
        [say.warn_god_less(god=technology, before=3, after=0)],
    )
    spoilt = of_gods("wilderness", gods=["technology"])
    assert spoilt[:2] == (say.me_god_then(god=brief["technology"], points=0), "warn")
    nothing = of_gods("landscape:4", "", "1/0=B1-3", gods=["fire"], display={4: "B1-1"})
    assert nothing[2] == []


def test_a_god_that_is_named_already_is_not_named_again() -> None:
    burns: dict[str, Any] = {"display": {4: "R2-1"}, "lying": {1: "RR"}, "others": [seat("", "1/0=R3-1")]}
    moment = Moment(seen("GRRR", "1/0=B1-3", gods=["fire"], **burns), 0, None)
    thing = SAID.things["landscape"]
    assert isinstance(thing, OrbisThing)
    assert list(thing.said_of_gods(moment, "landscape:4", but="fire")) == []
    assert list(thing.said_of_gods(moment, "landscape:4", but="seas"))


def test_a_site_gains_what_the_landscape_in_hand_would_score_there_and_nothing_without_one() -> None:
    table = at("YB", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"})
    site = SAID.things["site"]
    assert site.gain(Moment(RULES.view(table.state, 0), 0, None), "2/0", "site") == 0
    answer(table, "landscape:4", "pay")
    moment = Moment(RULES.view(table.state, 0), 0, asked(table))
    assert [site.gain(moment, each, "site") for each in ("2/0", "1/-1")] == [2, 0]


def test_a_group_of_options_is_named_by_its_slot_and_what_lies_there() -> None:
    table = at("YRRR", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1", 6: "R2-1"})
    answer(table, "landscape:4")
    view, decision = RULES.view(table.state, 0), asked(table)
    assert SAID.group(view, decision, "x", 2) == SAID.say.group_x(count=2)
    kind = SAID.terms.kind("R2-1")
    assert SAID.group(view, decision, "7", 3) == SAID.say.group_slot(slot="7", kind=kind, count=3)
    assert SAID.group(view, decision, "5", 1) == SAID.say.group_slot(slot="5", kind="", count=1), "taken"


def test_a_task_keeps_the_blank_before_its_signs_as_long_as_there_is_room() -> None:
    row = LANDSCAPES["R2-2"]
    whole = "".join(run.text for run in task(SAID.terms, row))
    assert whole.endswith(" ●▲")
    for room, text in ((len(whole), whole), (len(whole) - 1, whole.replace(" ●▲", "●▲"))):
        assert "".join(run.text for run in task(SAID.terms, row, room)) == text


def means(thing: str, id: str, supply: str, **more: Any) -> Any:
    """What other worshippers mean for the landscapes of the display and the gods."""
    found = SAID.things[thing]
    assert isinstance(found, ChangeThing)
    return found.means(Moment(seen(supply, "1/0=B1-3", **more), 0, None), id)


def test_what_can_no_longer_be_paid_for_is_crossed_and_what_can_be_is_ticked() -> None:
    """B2-1 costs yellow and blue; six worshippers please the God of Death."""
    met, unmet = (SAID.terms.mark(met=met) for met in (True, False))
    display = dict.fromkeys(range(9), "B1-1") | {4: "B2-1"}
    assert means("give", "blue", "YB", display=display, gods=[]) == (unmet, Run(" 5", unmet.role))
    assert means("gain", "blue", "Y", display=display, gods=[]) == (met, Run(" 5", met.role))
    assert means("gain", "red", "YB", display=display, gods=[]) == (NOTHING,)
    death = SAID.terms.god("death", "short")
    assert means("gain", "red", "RRRRR", display=display, gods=["death"]) == (met, Run(f" {death}", met.role))
    assert means("give", "red", "RRRRRR", display=display, gods=["death"])[0] == unmet


def test_what_a_trade_pays_for_is_said_only_once_no_landscape_is_in_hand() -> None:
    display = dict.fromkeys(range(9), "B1-1") | {4: "B2-1", 0: "R1-4"}
    table = at("YRRRR", "1/0=B1-3", display=display)
    answer(table, "landscape:0")
    moment = Moment(RULES.view(table.state, 0), 0, asked(table))
    trade = SAID.things["trade"]
    assert isinstance(trade, ChangeThing)
    assert trade.means(moment, "red/blue") == (NOTHING,)
    slot = f"5 {SAID.terms.kind('B2-1')}"
    told = list(trade.said(moment, "red/blue", "trade"))
    assert SAID.say.said_trade_payable(payable=slot) not in told


def test_a_site_names_its_god_or_else_the_forest_that_it_brings_furthest() -> None:
    """G2-1 at 2/0 lacks a neighbour; a green landscape on 2/1 is one."""
    table = at("GGYYR", "1/0=G1-3 1/1=G1-4 1/2=R1-2 2/0=G2-1", display={4: "G2-2"}, gods=[])
    answer(table, "landscape:4", "pay")
    while asked(table).kind == "pay_any":
        answer(table, asked(table).options[0].key)
    moment = Moment(RULES.view(table.state, 0), 0, asked(table))
    head = OrbisMessages.head_me
    site = SAID.things["site"]
    found = {o.key[5:]: site.figures(moment, o.key[5:], "site")[head] for o in asked(table).options}
    assert found["2/1"] == (Run(SAID.say.me_forest(have=3, need=3), "good"),)
    assert found["1/-1"] == (NOTHING,)


def paying(tile: str, supply: str, laid: str = "1/0=B1-3") -> list[str]:
    """What the card of paying says, less what the landscape does."""
    table = at(supply, laid, display={4: tile})
    answer(table, "landscape:4")
    view, decision = RULES.view(table.state, 0), asked(table)
    *told, does = SAID.detail(view, decision, decision.option("pay"))
    assert does == SAID.terms.tile(tile).does
    return told


def test_paying_says_only_what_there_is_to_say() -> None:
    """Y1-4 is free, B2-1 asks for colours, R1-4 for any one; a Farm saves the red one of R2-1."""
    say, terms = SAID.say, SAID.terms
    assert paying("Y1-4", "") == [say.detail_pays_nothing()]
    both = terms.worshippers((1, 0, 1, 0, 0))
    assert paying("B2-1", "YB") == [say.detail_pays(coloured=both, held=say.held_none())]
    assert paying("R1-4", "R") == [say.detail_pays_any_only(count=1)]
    two = terms.worshippers((1, 0, 0, 1, 0))
    left = terms.held((0, 0, 0, 1, 0))
    assert paying("R2-2", "RRY") == [say.detail_pays_any(coloured=two, count=1, held=left)]
    green, red = terms.worshippers((0, 1, 0, 0, 0)), terms.worshippers((0, 0, 0, 1, 0))
    assert paying("R2-1", "GRY", "1/0=B1-3 1/1=Y1-3") == [
        say.detail_pays(coloured=green, held=terms.held((1, 0, 0, 1, 0))),
        say.detail_saves(count=1, saved=red),
    ]


def test_two_benefit_tokens_that_save_something_are_told_as_two() -> None:
    said = paying("R2-1", "", "1/0=Y1-1 1/1=Y1-3")
    assert said[0] == SAID.say.detail_saves(count=2, saved=SAID.terms.worshippers((0, 1, 0, 1, 0)))
    assert said[0].startswith("Your benefit tokens save ")


@pytest.mark.parametrize(
    ("supply", "key", "doubted"),
    [
        ("YRRRW", "trade:red/blue", True),  # it can be paid for, and nothing is left over
        ("RRRW", "trade:red/yellow", False),  # it pays
        ("RRRWW", "trade:red/green", True),  # no further trade could pay
        ("YYYYYRRRRWWWWW", "trade:white/blue", False),  # some would have to be given back
    ],
)
def test_a_trade_is_no_hint_where_it_does_nothing_for_the_landscape_in_hand(
    supply: str, key: str, doubted: bool
) -> None:
    """A Village that costs a yellow worshipper and one of any colour."""
    table = at(supply, "1/0=Y1-4", display={4: "Y3-1"})
    answer(table, "landscape:4")
    decision = table.decision
    assert decision is not None
    view = RULES.view(table.state, 0)
    assert SAID.doubts(view, decision, decision.option(key)) == doubted
    assert not SAID.doubts(view, decision, decision.options[0])


def test_a_trade_before_a_landscape_is_taken_is_no_hint() -> None:
    """It is offered again once the landscape and its worshippers are there."""
    table = at("RRRW", "1/0=Y1-4", display={4: "Y3-1"})
    decision = table.decision
    assert decision is not None
    view = RULES.view(table.state, 0)
    doubted = {option.key for option in decision.options if SAID.doubts(view, decision, option)}
    assert doubted == {option.key for option in decision.options if option.key.startswith("trade:")}
    assert doubted
