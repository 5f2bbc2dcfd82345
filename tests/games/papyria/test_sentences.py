"""What the cards, questions and lists of Papyria say of a choice: what must come, and what must not."""

from dataclasses import replace
from typing import Any

import pytest

from rulesets.core import Decision, Forced, Option, Table
from rulesets.papyria import RULES, events
from rulesets.papyria.advice.amounts import Formula
from rulesets.papyria.events import PapyriaEvent
from rulesets.papyria.view import PapyriaView
from tabletop_tui.paint.drawing import Line
from tabletop_tui.tui.widgets.listing import Entry, Listing, fitting
from tests.games.papyria.games import wording
from tests.rulesets.papyria.builders import acting, answer, asked, seat, turn

SAID = wording("en")
OTHERS = seat(w=(4, 6), s=(5, 11))


def seen(table: Table[Any]) -> tuple[PapyriaView, Decision[Any]]:
    return RULES.view(table.state, None), asked(table)


def option(table: Table[Any], key: str) -> tuple[PapyriaView, Decision[Any], Option[Any]]:
    view, decision = seen(table)
    return view, decision, next(o for o in (*decision.options, *decision.blocked) if o.key == key)


def card(table: Table[Any], key: str) -> list[str]:
    """The sentences of an option's card."""
    return [*SAID.card(*option(table, key)).sentences]


def worth(table: Table[Any], key: str) -> str:
    """What an option is worth, on its card's plate."""
    return plain(SAID.card(*option(table, key)).worth)


def title(table: Table[Any], key: str) -> str:
    return plain(SAID.card(*option(table, key)).title)


def question(table: Table[Any], key: str) -> str | None:
    """What has to be confirmed before an option is taken."""
    return SAID.confirm(*option(table, key))


def cells(table: Table[Any], key: str) -> list[str]:
    """The figures of an option in the list."""
    return [plain(cell).strip() for cell in SAID.cells(*option(table, key))]


def plain(line: Line) -> str:
    return "".join(run.text for run in line)


def look(table: Table[Any], target: str) -> list[str]:
    """What a player who looks around reads there."""
    return SAID.describe(RULES.view(table.state, None), target, 0)


# -- moves -----------------------------------------------------------------------------------------


def test_a_move_asks_before_both_goods_are_lost_and_warns_of_each() -> None:
    """6.2, 6.6: an enclosed priest lays nothing, and Sippar's mine has no mountain to cover."""
    own = seat(w=(2, 10), s=(1, 8), mine="-1,0", priest="0,0")
    table = turn(own, seat(w=(4, 6), s=(9, 11)), tops={"3:1": "L01"})
    assert question(table, "move:w:2>3") == "Both goods there would be lost. Move there anyway?"
    assert {*card(table, "move:w:2>3")} >= {
        "! Your priest is enclosed, so the landscape is lost.",
        "! You have no mountain for the mine to cover, so it is lost.",
    }
    free = turn(seat(w=(2, 10), s=(1, 8)), seat(w=(4, 6), s=(9, 11)), tops={"3:1": "L01"})
    assert question(free, "move:w:2>3") is None
    assert not any(line.startswith("!") for line in card(free, "move:w:2>3"))


def test_a_move_says_that_only_one_of_two_actions_is_possible() -> None:
    """R22, R28: the lapis for an end tile is gone for the city."""
    own = seat(w=(12, 10), s=(1, 7), lapis=1)
    told = card(turn(own, seat(w=(6, 8), s=(3, 2)), ends={"2:2": "E02"}), "move:w:12>2")
    assert "! You can have one of the two, not both." in told
    both = card(turn(seat(w=(12, 10), s=(1, 7), lapis=9), seat(w=(6, 8), s=(3, 2))), "move:w:12>2")
    assert not any("not both" in line for line in both)


@pytest.mark.parametrize(
    ("papyri", "ship", "told"),
    [
        (2, 5, "A: 4, 7 or 9 knowledge for 1, 2 or 3 papyri. You have 2 papyri."),
        (0, 8, "A: you may buy knowledge if you trade for a papyrus first."),
        (0, 5, "A: knowledge costs papyri, and you have none."),
    ],
)
def test_a_move_past_border_a_says_what_knowledge_takes(papyri: int, ship: int, told: str) -> None:
    own = seat(w=(3, 9), s=(2, 7), lapis=9, papyri=papyri)
    table = turn(own, seat(w=(4, 6), s=(ship, 11)))
    said = card(table, "move:w:3>8")
    assert [line for line in said if line.startswith("A: ")] == [told]
    assert not [line for line in card(table, "move:w:3>5") if line.startswith(("A: ", "B: "))]


@pytest.mark.parametrize(
    ("papyri", "ship", "display", "told"),
    [
        (2, 5, "W-RI-1", "B: an extra scoring for 2 papyri brings up to 6 points now."),
        (1, 2, "W-RI-1", "B: an extra scoring takes 2 papyri; a trade first brings the one you lack."),
        (1, 5, "W-RI-1", "B: an extra scoring takes 2 papyri. You have 1 papyrus."),
        (2, 5, "", "B: no tile is left there for an extra scoring."),
    ],
)
def test_a_move_past_border_b_says_what_a_scoring_takes(
    papyri: int, ship: int, display: str, told: str
) -> None:
    own = seat(w=(9, 3), s=(7, 8), lapis=9, papyri=papyri, symbols="river 2", knowledge=9)
    table = turn(own, seat(w=(4, 6), s=(ship, 11)), display=display, reserve="")
    assert [line for line in card(table, "move:w:9>2") if line.startswith("B: ")] == [told]


def test_a_move_says_whose_piece_it_meets_and_pushes() -> None:
    """5.3, 5.4: one's own lets the priest move; another's trades, if a lapis is left."""
    rival = seat(w=(6, 12), s=(5, 9))
    table = turn(seat(w=(3, 11), s=(8, 2), lapis=1), rival)
    assert "Ben's ship is there: you may trade 1 lapis for 1 papyrus." in card(table, "move:w:3>5")
    assert "Your ship is there: your priest may go to any landscape of yours." in card(table, "move:w:11>2")
    pushes = card(table, "move:w:11>12")
    assert "Ben gets 1 lapis, and the wanderer there is pushed to Mari." in pushes
    assert "Then you have 0 lapis." in pushes
    assert not any("lapis, and" in line for line in card(table, "move:w:3>5"))
    met = turn(seat(w=(3, 11), s=(8, 2), lapis=1), seat(w=(10, 6), s=(5, 12)))
    poor = turn(seat(w=(3, 11), s=(8, 2), lapis=0), seat(w=(10, 6), s=(5, 12)))
    assert "Ben's ship is there, but no lapis is left for a trade." in card(poor, "move:w:3>5")
    ship = card(met, "move:s:8>10")
    assert "Ben's wanderer is there: you may trade 1 lapis for 1 papyrus." in ship
    own = turn(seat(w=(10, 11), s=(8, 2)), rival)
    assert "Your wanderer is there: your priest may go to any landscape of yours." in card(own, "move:s:8>10")


def test_lapis_is_told_only_where_some_is_paid() -> None:
    table = turn(seat(w=(3, 10), s=(2, 8), lapis=3), OTHERS)
    assert not any(line.startswith("Then you have") for line in card(table, "move:w:3>5"))
    assert "Then you have 1 lapis." in card(table, "move:w:3>9")
    poor = turn(seat(w=(3, 10), s=(2, 8), lapis=0), OTHERS)
    assert not any(line.startswith("Then") for line in card(poor, "move:w:3>9")), "less than nothing"


def test_the_title_of_a_move_says_the_way() -> None:
    table = turn(seat(w=(5, 11), s=(2, 8), lapis=9), seat(w=(4, 6), s=(9, 10)))
    assert title(table, "move:w:5>8") == "Lagash  from Isin by way of A"
    assert title(table, "move:w:11>8") == "Lagash  from Nineveh by way of A and B"
    assert title(table, "move:w:11>12") == "Eshnunna  from Nineveh"
    entering = turn(seat(w=(3,), s=(2, 5)), seat(w=(4, 6), s=(1, 9)))
    assert title(entering, "enter:w:5") == "Isin"


def test_the_figures_of_a_move_are_way_both_actions_price_and_points() -> None:
    own = seat(w=(12, 10), s=(1, 7), lapis=1, symbols="river 2", papyri=2, knowledge=9)
    table = turn(own, seat(w=(2, 8), s=(3, 11)), tops={"1:2": "W-RI-1"}, display="W-RI-2")
    way, *_, price, _, _ = cells(table, "move:w:12>1")
    assert (way, price) == ("B6★ ♝", "free")
    assert cells(table, "move:w:12>1")[-1] == "6★"
    assert worth(table, "move:w:12>1").strip() == "6★"
    assert cells(table, "move:w:12>2")[3] == "1◆▸"
    assert worth(table, "move:w:12>2") == ""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_narrow_list_of_moves_keeps_their_price(language: str) -> None:
    """Whatever else has to go: what is done there stands on the ring as well."""
    own = seat(w=(12, 10), s=(1, 7), lapis=1, papyri=2, knowledge=9)
    view, decision = seen(turn(own, OTHERS))
    words = wording(language)
    heads = words.heads(view, decision)
    rows = tuple(
        Entry(option.key, "Eshnunna", "a", cells=tuple(cells))
        for option in decision.options
        if (cells := words.cells(view, decision, option))
    )
    price = heads[-3]
    assert price in ("cost", "Preis")
    for width in range(48, 90):
        assert price in fitting(Listing(rows, heads=tuple(heads)), width).heads


# -- pieces, before their destination is chosen ------------------------------------------------------


def test_a_piece_tells_where_it_stands_how_far_it_goes_and_its_best_move() -> None:
    table = turn(seat(w=(3, 10), s=(2, 8), lapis=0), OTHERS)
    view, decision = seen(table)
    keys = SAID.labels(view, decision)
    first = next(label[0] for key, label in keys.items() if key.startswith("move:w:3>"))
    mine = [key for key in keys if key.startswith("move:w:3>")]
    assert SAID.group(view, decision, first, 0) == "♟ Sippar"
    assert [plain(cell) for cell in SAID.group_cells(view, decision, first)] == [
        "wanderer",
        str(len(mine)),
        "·",
    ]
    best, *more = SAID.group_card(view, decision, first).sentences
    at = next(key for key in mine if best == f"Best now: {SAID.option(*option(table, key))}.")
    assert [*more] == card(table, at)
    assert SAID.ask_begun(view, decision, first) == (
        f"Ana, where does the wanderer of Sippar go? {len(mine)} in reach with 0 lapis · Esc: back"
    )
    assert SAID.ask_begun(view, decision, "") == "Ana, which piece do you move?"


def test_pieces_that_enter_and_the_priest_have_questions_of_their_own() -> None:
    entering = turn(seat(w=(3,), s=(2,)), seat(w=(4, 6), s=(1,)))
    view, decision = seen(entering)
    assert SAID.ask(view, decision) == "Ana, put a wanderer or a ship on the board."
    assert SAID.ask_begun(view, decision, "t") == "Ana, where do you put the ship? · Esc: another piece"
    assert SAID.group(view, decision, "t", 0) == "◡ ship"
    assert plain(SAID.group_cells(view, decision, "t")[0]) == ""
    for own, told in ((seat(w=(3,), s=(2, 5)), "wanderer"), (seat(w=(3, 9), s=(2,)), "ship")):
        view, decision = seen(turn(own, seat(w=(4, 6), s=(1,))))
        assert SAID.ask(view, decision) == f"Ana, put a {told} on the board."
    met = turn(seat(w=(3, 10), s=(2, 5)), seat(w=(4, 6), s=(9, 11)))
    answer(met, "move:w:3>5")
    view, decision = seen(met)
    assert SAID.ask_begun(view, decision, "p") == "Ana, where does your priest go? · Esc: the actions"
    assert SAID.group(view, decision, "p", 0) == "♝ priest: 4 landscapes"


# -- actions ---------------------------------------------------------------------------------------


def test_a_space_says_what_must_come_first_and_asks_before_it_cannot_be_paid() -> None:
    """6.7, 6.9 (R22): a production first pays for the end tile beside it."""
    own = seat(w=(10, 3), s=(2, 8), mine="-1,0", lapis=1)
    table = turn(own, seat(w=(4, 6), s=(5, 9)), ends={"11:1": "E04"})
    answer(table, "move:w:10>11")
    assert "This works only after space 2." in card(table, "space:1")
    assert question(table, "space:1") == (
        "This works only after space 2. You couldn't pay for it now. Go on anyway?"
    )
    assert question(table, "space:2") is None
    assert not any("only after" in line for line in card(table, "space:2"))
    assert cells(table, "space:1")[1].endswith("later")
    assert cells(table, "space:2")[:2] == ["·", "+1◆"]
    assert [title(table, f"space:{space}") for space in "12"] == ["End tile  space 1", "Lapis  space 2"]
    assert SAID.option_alone(*option(table, "space:2")) == "space 2: Lapis +1◆"


def test_a_good_that_another_order_would_save_is_asked_about() -> None:
    """6.2, 6.6: Sippar's mine needs the mountain of the landscape laid first."""
    own = seat(w=(2, 10), s=(1, 8), mine="-1,0")
    table = turn(own, seat(w=(4, 6), s=(9, 11)), tops={"3:1": "L05"})
    answer(table, "move:w:2>3")
    assert question(table, "space:2") == (
        "This works only after space 1. Carried out now, it would be lost. Go on anyway?"
    )
    assert question(table, "space:1") is None


def test_a_production_that_could_be_raised_is_asked_about() -> None:
    table = turn(seat(w=(7, 10), s=(2, 3)), seat(w=(4, 6), s=(9, 11)))
    answer(table, "move:w:7>8")
    assert "! The other action could raise this production if it came first." in card(table, "space:2")
    assert question(table, "space:2") == (
        "The other action could raise your production if it came first. Produce now anyway?"
    )
    assert question(table, "space:1") is None


def test_a_space_says_what_is_left_there_and_what_a_later_scoring_would_bring() -> None:
    own = seat(w=(12, 6), s=(2, 8), symbols="river 2", knowledge=20)
    table = turn(own, seat(w=(4, 10), s=(5, 9)), tops={"7:1": "L01", "7:2": "W-RI-1"}, heights={"7:2": 1})
    answer(table, "move:w:6>7", "continue")
    told = card(table, "space:2")
    assert "! Carried out after the other one it would bring 8 points." in told
    assert "It is the last one: an end tile takes its place." in told
    assert any(line.startswith("Left there afterwards: ") for line in card(table, "space:1"))
    assert worth(table, "space:2").strip() == "6★"
    last = turn(own, seat(w=(4, 10), s=(5, 9)), heights={"7:2": 1}, end_stack="")
    answer(last, "move:w:6>7", "continue")
    ends = "It is the last one, and no end tile is left: this round becomes the last."
    assert ends in card(last, "space:2")


def test_a_ship_is_told_that_it_uses_one_outer_space() -> None:
    table = turn(seat(w=(3, 12), s=(2, 8)), OTHERS)
    answer(table, "move:s:2>3")
    told = "A ship uses only one of the two outer spaces; the other one stays as it is."
    assert told in card(table, "space:1")
    assert told not in card(table, "space:river")


def test_an_end_tile_says_what_is_left_and_what_follows() -> None:
    for stack, told in ((None, "The tile goes, and the next of "), ("", "The tile goes, and there is no")):
        table = acting("5:1", seat(lapis=4, papyri=2), ends={"5:1": "E04"}, end_stack=stack)
        left, follows = card(table, "pay")
        assert left == "Then you have 2 lapis and 2 papyri."
        assert follows.startswith(told)
        assert title(table, "pay") == "8 points for 2 lapis"
        assert worth(table, "pay").strip() == "8★"
        assert card(table, "keep") == ["The tile stays for the next piece that comes here."]
        assert SAID.ask(*seen(table)) == "Ana, do you pay 2 lapis for 8 points?"


# -- arrival ---------------------------------------------------------------------------------------


def arrived(papyri: int = 3, **more: Any) -> Table[Any]:
    """A's wanderer has crossed both borders and meets B's ship."""
    own = seat(w=(11, 3), s=(2, 8), lapis=9, papyri=papyri, knowledge=9, **more)
    table = turn(own, seat(w=(4, 6), s=(7, 9)), display="W-RI-2 W-ANY W-CI-1")
    answer(table, "move:w:11>7")
    return table


def test_bargains_say_what_is_paid_got_and_left() -> None:
    table = arrived(symbols="river 2")
    assert cells(table, "trade") == ["⇄", "1◆", "+1▤", "·", "·"]
    assert cells(table, "buy_knowledge:2") == ["A", "2▤", "+7◉", "·", "·"]
    assert cells(table, "extra_scoring:0") == ["B", "2▤", "+1◉", "most tiles", "6★"]
    assert cells(table, "extra_scoring:1")[2] == "·", "no knowledge comes with it"
    assert cells(table, "extra_scoring:2")[4] == "0"
    lapis = SAID.terms.money("lapis", table.state.seats[0].lapis)
    assert card(table, "buy_knowledge:2") == [
        f"Then you have 16 knowledge, {lapis} and 1 papyrus.",
        "No scoring brings more points than you have knowledge.",
    ]
    assert SAID.option(*option(table, "trade")) == "trade with Ben"
    assert SAID.option_alone(*option(table, "buy_knowledge:1")) == "4 knowledge: 1▤"


def test_a_scoring_that_brings_nothing_is_warned_of_and_asked_about() -> None:
    table = arrived(symbols="river 2")
    assert question(table, "extra_scoring:2") == "This scoring would bring no points. Pay for it anyway?"
    assert card(table, "extra_scoring:2")[0] == "! It brings no points now."
    assert question(table, "extra_scoring:0") is None
    assert card(table, "extra_scoring:0")[0] == "It scores 3 × 2 = 6 points."
    assert card(table, "extra_scoring:1")[0] == "You choose the kind; the best one brings 6 points."
    assert worth(table, "extra_scoring:0").strip() == "6★"
    assert worth(table, "extra_scoring:2") == ""


def test_what_cannot_be_paid_says_nothing_of_what_would_be_left() -> None:
    poor = arrived(papyri=1, symbols="river 2")
    for slot in range(3):
        assert not any(line.startswith("Then") for line in card(poor, f"extra_scoring:{slot}"))
        assert not any(line.startswith("Then") for line in look(poor, f"display:{slot}"))
    assert not any(line.startswith("Then") for line in card(poor, "buy_knowledge:2"))
    assert any(line.startswith("Then") for line in look(arrived(papyri=2), "display:0"))


def test_the_last_tile_of_border_b_is_not_replaced() -> None:
    own = seat(w=(12, 3), s=(2, 8), papyri=2)
    for reserve, told in (
        ("", "No tile is left to take its place."),
        ("W-CI-2", "The last tile takes its place."),
        ("W-CI-2 W-CI-3", "The next of 2 tiles takes its place."),
    ):
        table = turn(own, OTHERS, display="W-RI-1", reserve=reserve)
        answer(table, "move:w:12>1")
        assert card(table, "extra_scoring:0")[-1] == told


# -- the realm -------------------------------------------------------------------------------------


def test_laying_says_what_rises_falls_comes_with_it_and_stays_free() -> None:
    table = acting("3:1", seat(symbols="mountain 1", knowledge=9), tops={"3:1": "L29"})
    told = card(table, "place:2,0,0")
    assert "Invention 1 to 2; you have no symbol of it yet." in told
    assert "Each production brings 1 lapis more." in told
    assert told[-1] == "Free beside it: north, east and south."
    assert not any(line.startswith("Then you have") for line in told)
    assert title(table, "place:2,0,0") == "east of ♝"
    turned = acting("3:1", seat(), tops={"3:1": "L01"})
    assert title(turned, "place:2,0,0") == "east of ♝, river ═"


def test_building_says_what_it_costs_and_what_falls() -> None:
    own = seat(symbols="sanctuary 2 temple 1", knowledge=9, lapis=3, w=(3, 12))
    told = card(acting("5:2", own, seat(w=(4, 6), s=(9, 11))), "temple:0,-1")
    assert told == [
        "Temple 0 to 1: a scoring would bring 1 × 1 = 1 point.",
        "! Sanctuary 1 to 0: a scoring would bring 0 × 2 = 0 points.",
        "Most temples: you would have 1, the others none.",
        "Then you have 2 lapis and 2 papyri.",
    ]


def test_a_key_and_points_that_come_with_a_building_are_told() -> None:
    laid, temples = "1,-1=L25@0 2,0=L07@0", "0,-1 2,0"
    own = seat(laid, temple=temples, symbols="temple 2", lapis=3, w=(3, 12), knowledge=50)
    table = acting("4:2", own, seat(w=(5, 6)), triggered=True, end_stack="")
    assert "You take the temple key tile (3 keys)." in card(table, "temple:1,-1")
    assert worth(table, "temple:1,-1").strip() == "16★"


def test_a_building_that_changes_no_value_says_so() -> None:
    table = acting("8:1", seat(w=(7, 10)), seat(w=(4, 6), s=(9, 11)))
    mine = card(table, "mine:-1,0")
    assert "Each production brings 1 lapis more." in mine
    assert any(line.startswith("Mountain 1 to 2") for line in mine)
    plains = seat("2,0=L02@0", symbols="city 1", lapis=9, w=(3, 12))
    told = card(acting("10:2", plains, seat(w=(4, 6), s=(9, 11))), "city:0,1")
    assert "None of your values changes." not in told


def test_giving_up_is_asked_about_only_where_something_could_be_done() -> None:
    table = acting("3:1", seat(), tops={"3:1": "L01"})
    assert question(table, "decline") == "You could lay this landscape. Let it leave the game anyway?"
    assert card(table, "decline") == ["! It leaves the game, and your priest stays."]
    assert SAID.caution(*option(table, "decline")) == ["It leaves the game, and your priest stays."]
    for space, told in (
        ("5:2", "You can pay for this temple."),
        ("2:1", "You can pay for this city."),
        ("3:2", "You could build this mine for nothing."),
    ):
        building = acting(space, seat(lapis=9, w=(1, 12)), seat(w=(4, 6), s=(9, 11)))
        asks = question(building, "decline")
        assert asks is not None
        assert asks.startswith(told)
    view, decision, keep = option(table, "decline")
    alone = Decision(decision.seat, decision.kind, (keep,), lambda: ())
    assert SAID.confirm(view, alone, keep) is None


def test_the_priest_is_told_what_lies_there_and_how_many_sides_are_free() -> None:
    table = turn(seat(w=(3, 10), s=(2, 5)), seat(w=(4, 6), s=(9, 11)))
    answer(table, "move:w:3>5")
    assert cells(table, "priest:0,0") == []
    assert card(table, "priest:0,1")[0] == "2 forests."
    assert title(table, "priest:0,1") == "priest to Grove (N1)"
    begins = Table.new(RULES, 2, 1, first="seat:1")
    answer(begins, *[asked(begins).options[0].key for _ in range(1)])
    answer(begins, asked(begins).options[0].key)
    assert asked(begins).kind == "start_priest"
    assert cells(begins, "priest:1,0")[1] == "3"
    assert look(table, "cell:1,0")[0] == "Canal (E1): river E-W, 1 forest; the priest"
    assert look(table, "cell:0,1")[0] == "Grove (N1): 2 forests"
    assert look(table, "cell:5,5") == ["E5 N5: nothing lies here."]


# -- kinds and starting tiles ----------------------------------------------------------------------


def test_a_kind_tells_its_scoring_and_its_key() -> None:
    own = seat(symbols="river 2", knowledge=5, w=(3, 12))
    table = acting("4:1", own, seat(w=(5, 6)), tops={"4:1": "W-ANY"})
    assert cells(table, "score:river") == ["3", "×2", "5★", "≤ 5◉"]
    assert cells(table, "score:mountain") == ["1", "×0", "0", "·"]
    told = card(table, "score:river")
    assert told[0] == "A scoring now: 3 × 2 = 6, but no more than your knowledge: 5 points."
    assert told[-1] == "The key tile is for a river through 9 landscapes: 3 of 9."
    assert len(card(table, "score:mountain")) == 2, "it has no key"
    held = look(turn(seat(keys="K-RI-1", symbols="river 1")), "kind:river")
    assert "The key tile is taken, with 3 keys." in held
    assert any(line.startswith("The key tile adds") for line in held)
    assert not any("is for" in line for line in held)


def test_a_starting_tile_tells_what_one_would_have() -> None:
    said = {tile: SAID.describe(RULES.view(turn().state, None), f"start_tile:{tile}", 0) for tile in ("A01",)}
    assert said["A01"][0] == "Each mountain scoring of yours is then multiplied by 1."
    assert said["A01"][-1] == "Then you have 5 lapis and 2 papyri."
    assert len(said["A01"]) == 3


# -- what happened ---------------------------------------------------------------------------------


def told(*happened: PapyriaEvent) -> list[str]:
    return [sentence for _, sentence in SAID.story(happened)]


def test_gains_join_only_the_deed_that_brought_them_to_the_seat() -> None:
    scored = events.Scored(0, scoring="river", value=3, multiplier=2, knowledge=9, points=6)
    learned = events.GainedKnowledge(0, count=1)
    tile = events.TookScoring(0, tile="W-RI-1")
    assert told(tile, learned, scored) == ["Ana takes a scoring tile (river): 1 knowledge, 3 × 2 = 6 points."]
    assert told(scored, learned) == ["Ana scores river: 3 × 2 = 6 points.", "Ana gains 1 knowledge."]
    other = events.GainedKnowledge(1, count=1)
    assert told(tile, other) == ["Ana takes a scoring tile (river).", "Ben gains 1 knowledge."]
    key = events.TookKey(0, tile="K-TE-1")
    built = events.Built(0, good="temple", cell="0,-1", lapis=1)
    assert told(built, key) == ["Ana builds a temple on Shrine (S1) for 1 lapis: temple key tile (3 keys)."]
    assert told(Forced(0, decision="main_action", key="space:1")) == []


def test_a_move_is_told_with_what_it_cost_and_whom_it_pushed() -> None:
    way: dict[str, Any] = {"start": 3, "end": 5, "from_sector": "II-a", "to_sector": "III-a"}
    stays: dict[str, Any] = {"pushed": None, "pushed_to": None, "pushed_sector": None}
    pushes: dict[str, Any] = {"pushed": 1, "pushed_to": 6, "pushed_sector": "III-b"}
    assert told(events.Moved(0, ring="w", cost=0, **way, **stays)) == [
        "Ana's wanderer goes from Sippar to Isin."
    ]
    assert told(events.Moved(0, ring="s", cost=2, **way, **stays)) == [
        "Ana's ship goes from Sippar to Isin: 2 lapis."
    ]
    assert told(events.Moved(0, ring="s", cost=0, **way, **pushes)) == [
        "Ana's ship goes from Sippar to Isin: 1 lapis to Ben, who is pushed on to Uruk."
    ]
    assert told(events.Moved(0, ring="w", cost=1, **way, **pushes)) == [
        "Ana's wanderer goes from Sippar to Isin: 1 lapis, 1 lapis to Ben, who is pushed on to Uruk."
    ]


# -- around the table ------------------------------------------------------------------------------


def test_plain_questions_say_what_there_is_to_pay_with() -> None:
    table = turn(seat(lapis=3, papyri=2), OTHERS)
    assert SAID.question_alone(*seen(table)).endswith(" You have 3 lapis and 2 papyri.")
    entering = turn(seat(w=(3,), s=(2, 5)), seat(w=(4, 6), s=(1, 9)))
    assert "You have" not in SAID.question_alone(*seen(entering))
    assert "You have" not in SAID.question_alone(*seen(acting("3:1", seat(), tops={"3:1": "L01"})))


def test_the_last_round_is_named_in_every_question() -> None:
    last = turn(seat(), OTHERS, triggered=True, end_stack="")
    assert SAID.step(*seen(last)) == "move, last round"
    assert SAID.step(*seen(turn(seat(), OTHERS))) == "move"


def test_where_something_is_laid_each_value_that_changes_has_a_column() -> None:
    table = acting("3:1", seat(), tops={"3:1": "L29"})
    view, decision = seen(table)
    assert SAID.heads(view, decision) == ["exits", "invention", "points"]
    assert len(cells(table, "place:2,0,0")) == 3
    assert SAID.heads(*seen(turn(seat(), OTHERS))) == [
        "also",
        "action 1",
        "action 2",
        "cost",
        "for me",
        "points",
    ]


def test_lines_of_the_score_sheet_say_what_was_won() -> None:
    sheet = {line.id: line for line in RULES.standings(turn(seat(keys="K-RI-1", city="0,1")).state)[0].lines}
    assert SAID.score_line(sheet["key_river"]).startswith("Key tile, river scoring: 3 × ")
    assert SAID.score_line(replace(sheet["track"], points=34)) == "34 points in the game"
    assert SAID.score_part(sheet["majority_a"]).endswith(" × 0 = 0 points"), "nothing is said twice"
    assert SAID.score_line(sheet["key_city"]) == "No city key tile"
    assert SAID.score_line(sheet["majority_a"]).startswith("Most cities (1), forest scoring: ")
    assert SAID.score_line(sheet["majority_b"]).startswith("Most temples: others have more")
    assert [SAID.shows(sheet[id]) for id in ("track", "key_river", "key_city", "majority_a")] == [
        False,
        True,
        False,
        True,
    ]


def test_the_table_in_words_marks_whose_turn_it_is_and_says_what_each_has() -> None:
    table = turn(seat(), OTHERS, seat(w=(1, 7), s=(3, 9)), players=3)
    answer(table, "move:w:3>5", "continue", "space:1", "decline", "decline")
    view = RULES.view(table.state, None)
    assert view.active == 1
    lines = SAID.board_text(view, None).split("\n")
    assert [line.split(":")[0] for line in lines if line.startswith(("Ana", "Ben", "Cleo"))] == [
        "Ana",
        "Ben (to move)",
        "Cleo",
    ]
    assert "  Isin: wanderer Ana, ship Ben; " in "\n".join(lines)


def test_productions_of_nothing_say_what_there_is_none_of() -> None:
    assert told(events.Produced(0, good="lapis", count=0)) == ["Ana produces no lapis."]
    assert told(events.Produced(0, good="papyrus", count=0)) == ["Ana produces no papyri."]
    assert told(events.Produced(0, good="papyrus", count=2)) == ["Ana produces 2 papyri."]


def test_scorings_and_tiles_have_their_names() -> None:
    terms = SAID.terms
    assert (terms.scoring("any"), terms.scoring("river")) == ("scoring of any kind", "river scoring")
    assert (terms.thing("W-ANY"), terms.thing("W-RI-2")) == (
        "scoring of any kind",
        "river scoring, 1 knowledge",
    )
    assert (terms.thing("temple"), terms.thing("X-CI"), terms.thing("E04")) == (
        "temple",
        "2 city symbols",
        "8 points for 2 lapis",
    )
    assert terms.thing("L29") == "landscape with mountain, invention Pickaxe (+1 lapis)"
    assert [terms.spot(cell) for cell in ("0,0", "1,0", "-2,3")] == ["settlement", "Canal (E1)", "W2 N3"]
    assert [terms.beside("1,0", cell) for cell in ("1,1", "1,-1", "4,4")] == [
        "north of ♝",
        "south of ♝",
        "E4 N4",
    ]
    assert (terms.pieces("w", 2), terms.pieces("s", 1)) == ("2 wanderers", "1 ship")


def test_a_space_says_that_only_one_of_the_two_can_be_paid_for() -> None:
    """R22: one lapis pays for the city or for the end tile."""
    own = seat(w=(12, 10), s=(1, 7), lapis=1)
    table = turn(own, seat(w=(6, 8), s=(3, 2)), ends={"2:2": "E02"})
    answer(table, "move:w:12>2", "continue")
    assert all(SAID.say.clash() in card(table, f"space:{space}") for space in "12")
    rich = turn(seat(w=(12, 10), s=(1, 7), lapis=9), seat(w=(6, 8), s=(3, 2)), ends={"2:2": "E02"})
    answer(rich, "move:w:12>2", "continue")
    assert not any(SAID.say.clash() in line for line in card(rich, "space:1"))


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_the_table_in_words_marks_the_one_player_whose_turn_it_is(turns: int) -> None:
    state = turn(seat(), OTHERS, seat(w=(1, 7), s=(3, 9)), players=3).state
    state.turns = turns
    view = RULES.view(state, None)
    assert view.active == turns
    lines = [
        line for line in SAID.board_text(view, None).split("\n") if line.startswith(("Ana", "Ben", "Cleo"))
    ]
    assert ["(to move)" in line for line in lines] == [index == turns for index in range(3)]


def test_the_table_in_words_says_what_lies_where_and_what_is_gone() -> None:
    table = turn(seat(), OTHERS, ends={"5:2": "E04"}, heights={"3:1": 0})
    view, say, terms = RULES.view(table.state, None), SAID.say, SAID.terms
    text = SAID.board_text(view, 0)
    assert say.text_space_end(space=terms.space("2"), what=terms.offer("E04")) in text
    assert say.text_space_empty(space=terms.space("1")) in text
    assert text.count(say.text_slot_w(name="Ana")) == 2
    assert text.count(say.text_slot_s(name="Ben")) == 2
    assert text.count(say.text_realm()) == 1
    assert SAID.board_text(view, None).count(say.text_realm()) == 2


@pytest.mark.parametrize(("knowledge", "capped"), [(5, True), (6, False), (7, False)])
def test_a_scoring_says_what_knowledge_does_not_cover_only_where_it_is_too_little(
    knowledge: int, capped: bool
) -> None:
    points, say = SAID.terms.money("points", min(6, knowledge)), SAID.say
    whole = say.product_whole(value=3, multiplier=2, points=points)
    short = say.product_capped(value=3, multiplier=2, product=6, points=points)
    assert SAID.terms.product(Formula(3, 2, knowledge)) == (short if capped else whole)


@pytest.mark.parametrize(("ring", "wanderer"), [("w", True), ("s", False)])
def test_entering_and_pushing_name_the_piece(ring: Any, wanderer: bool) -> None:
    say, ana, ben, isin = SAID.say, "Ana", "Ben", SAID.terms.sector("III-a")
    entered = say.event_entered_w if wanderer else say.event_entered_s
    assert told(events.Entered(0, ring=ring, position=5, sector="III-a")) == [entered(name=ana, sector=isin)]
    way: dict[str, Any] = {"start": 3, "end": 5, "from_sector": "II-a", "to_sector": "III-a"}
    pushed: dict[str, Any] = {"pushed": 1, "pushed_to": 6, "pushed_sector": "III-b"}
    start, to, paid = SAID.terms.sector("II-a"), SAID.terms.sector("III-b"), SAID.terms.money("lapis", 2)
    pushes = say.event_moved_w_paid_pushed if wanderer else say.event_moved_s_paid_pushed
    sentence = pushes(name=ana, start=start, end=isin, cost=paid, other=ben, to=to)
    assert told(events.Moved(0, ring=ring, cost=2, **way, **pushed)) == [sentence]


def test_a_priest_goes_home_or_somewhere_and_a_building_may_be_free() -> None:
    say, terms = SAID.say, SAID.terms
    assert told(events.MovedPriest(0, cell="0,0")) == [say.event_moved_priest_home(name="Ana")]
    there = say.event_moved_priest_there(name="Ana", spot=terms.spot("1,0"))
    assert told(events.MovedPriest(0, cell="1,0")) == [there]
    mine, spot = terms.good("mine", "object"), terms.spot("-1,0")
    assert told(events.Built(0, good="mine", cell="-1,0", lapis=0)) == [
        say.event_built_free(name="Ana", good=mine, spot=spot)
    ]


def test_a_realm_in_words_says_what_is_still_to_come_and_nothing_of_what_is_not() -> None:
    """Ways to keys while some are not held, pieces off the board, starting tiles to choose from."""
    say, terms = SAID.say, SAID.terms

    def realm_of(table: Table[Any]) -> str:
        return SAID.board_text(RULES.view(table.state, None), 0)

    dealt = Table.new(RULES, 2, 7)
    tiles = dealt.state.seats[0].dealt
    assert say.text_dealt(tiles="; ".join(map(terms.start_tile, tiles))) in realm_of(dealt)
    entering = realm_of(turn(seat(w=(3,), s=(2, 5)), seat(w=(4, 6), s=(1, 9))))
    assert say.text_off(pieces=terms.pieces("w", 1)) in entering
    playing = realm_of(turn(seat(), OTHERS))
    dealt_head, off_head, ways_head = (
        line.partition(":")[0]
        for line in (say.text_dealt(tiles=""), say.text_off(pieces=""), say.text_ways(ways=""))
    )
    begins = [line.strip().partition(":")[0] for line in playing.split("\n")]
    assert [begins.count(head) for head in (dealt_head, off_head, ways_head)] == [0, 0, 1]


def test_a_hint_to_an_action_that_loses_its_good_says_so() -> None:
    """Assur with no lapis: a city that can't be paid for is lost; its mine is free."""
    poor, rich = (turn(seat(w=(1, 7), s=(3, 9), lapis=lapis), OTHERS) for lapis in (0, 1))
    for table, said in (
        (poor, "The city costs 1 lapis, which you won't have"),
        (rich, "You can pay 1 lapis for the city"),
    ):
        answer(table, "move:w:1>2")
        view, decision = seen(table)
        city = next(
            o
            for o in decision.options
            if o.key.startswith("space:") and "City" in SAID.option(view, decision, o)
        )
        assert SAID.hinted(view, decision, city)[0].startswith(said)


def test_a_production_of_nothing_is_no_hint_while_another_space_could_be_carried_out() -> None:
    """Lagash: a mine, and lapis, of which a realm without mines makes none."""
    table = turn(seat(w=(7, 10), s=(3, 9)), OTHERS)
    answer(table, "move:w:7>8")
    view, decision = seen(table)
    doubted = [o.key for o in decision.options if SAID.doubts(view, decision, o)]
    assert doubted == [o.key for o in decision.options if SAID.option(view, decision, o) == "Lapis"]
    assert len(doubted) == 1


def test_what_is_said_of_a_piece_begins_with_the_sector_of_its_best_move() -> None:
    """What would be lost there is a warning only where the sector itself is chosen."""
    table = turn(seat(w=(3, 12), s=(2, 8), lapis=0, priest="0,0"), OTHERS)
    view, decision = seen(table)
    pieces = {label[0] for label in SAID.labels(view, decision).values()}
    cards = [SAID.group_card(view, decision, piece) for piece in sorted(pieces)]
    assert all(card.sentences[0].startswith("Best now: ") and not card.warnings for card in cards)
    assert any("is lost." in sentence for card in cards for sentence in card.sentences)


def test_a_plan_names_what_is_put_on_a_site_unless_the_answer_before_it_did() -> None:
    """An action that is the last one isn't asked about: only its site is."""
    for space, key, named in (
        ("3:1", "place:1,-1,0", "landscape {}"),
        ("5:2", "temple:0,-1", "temple on {}"),
        ("2:1", "city:0,1", "city on {}"),
        ("3:2", "mine:-1,0", "mine on {}"),
    ):
        own = seat(lapis=9, w=(1, 12), priest="1,0")
        view, decision, site = option(acting(space, own, seat(w=(4, 6), s=(9, 11))), key)
        alone = SAID.option_named(view, decision, site)
        assert SAID.option_planned(view, decision, site, "space:1", alone=False) == alone
        said = SAID.option_planned(view, decision, site, "move:w:1>3", alone=False)
        assert said == named.format(alone)


def test_a_single_good_that_is_left_is_said_in_the_singular() -> None:
    said = wording("de").say
    assert said.stack(count=1) == "Danach liegt hier noch 1 Gut."
    assert said.stack(count=2) == "Danach liegen hier noch 2 Güter."
