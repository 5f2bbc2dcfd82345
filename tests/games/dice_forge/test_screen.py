"""The screen of Dice Forge, played by pressing keys."""

import asyncio
import re
from dataclasses import replace
from typing import Any
from unittest import mock

import pytest

from rulesets.core import Table
from rulesets.dice_forge.components import PLACES
from tabletop_tui.games.dice_forge.drawings import heroes, islands
from tabletop_tui.games.dice_forge.screen import DiceForgeScreen
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.tui.screens.ending import EndingScreen
from tabletop_tui.tui.screens.page import Page, PageBody
from tabletop_tui.tui.widgets.panel import DecisionPanel
from tests.games.dice_forge.games import PEOPLE, RULES, wording
from tests.rulesets.dice_forge.builders import (
    A,
    B,
    C,
    acted,
    acting,
    blessed,
    hero,
    position,
    reinforcing,
    rolled,
    table_at,
)
from tests.tui.boards import board, page
from tests.tui.driving import HOME, HUGE, LARGE, SMALL, sitting
from tests.tui.driving import Table as Sitting

SIZES = [SMALL, HOME, HUGE]


def session_of(table: Table[Any]) -> Session:
    """A session at a table, with its people."""
    return Session.of_table(table, PEOPLE[: table.seats])


def panel(here: Sitting) -> DecisionPanel:
    """The list and the card."""
    return here.game.query_one(DecisionPanel)


def at_roll(**more: Any) -> Session:
    """The beginning of A's turn."""
    return session_of(table_at(position(**more), "roll", RULES))


# -- rolls -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
async def test_everyone_rolls_in_trays_until_a_key_goes_on(size: tuple[int, int]) -> None:
    """Without motion the last frame stays all the same: what was rolled is to be read."""
    session = at_roll(rolls=[(A, "X3 G1"), (B, "S1 G1"), (C, "G1 G1")])
    session.do(
        lambda draft: draft.seat_people([replace(person, coached=True) for person in session.record.people])
    )
    async with sitting(session, size) as here:
        assert "Ana's turn begins: let all players roll." in here.rows()[1]
        assert "Coach" in here.text()
        await here.press("enter")
        text = here.text()
        assert "1● thrice" in text
        assert "Coach" not in text
        assert "+3 ●" in text
        assert isinstance(here.game, DiceForgeScreen)
        assert page(here) != []
        await here.press("right")
        assert "thrice" not in here.text()
        assert panel(here).entries
    assert session.record.table.answers[0].key == "roll"


async def test_enter_leaves_the_trays_and_chooses_nothing() -> None:
    session = at_roll(rolls=[(A, "G6 G1"), (B, "S1 G1"), (C, "G1 G1")])
    async with sitting(session) as here:
        await here.press("enter")
        assert "Enter go on" in here.rows()[-1]
        await here.press("enter")
        assert "Enter take" in here.rows()[-1]
        assert here.keys_taken() == ["roll"]
        assert panel(here).entries
        await here.press("enter")
        assert here.keys_taken() == ["roll", "buy:M2"]


async def test_a_key_that_goes_on_from_a_roll_does_what_it_says() -> None:
    session = at_roll(rolls=[(A, "G6 G1"), (B, "S1 G1"), (C, "G1 G1")])
    async with sitting(session) as here:
        await here.press("enter", "1")
        assert here.keys_taken() == ["roll", "buy:G3"]


async def test_full_motion_flickers_and_then_settles() -> None:
    session = at_roll(rolls=[(A, "X3 G1"), (B, "S1 G1"), (C, "G1 G1")])
    async with sitting(session, motion="full") as here:
        await here.press("enter")
        assert here.game.motion.runs
        assert "thrice" not in here.text()
        here.game.motion.skip()
        await here.pilot.pause()
        assert "trays" not in {each.id for each in here.game.board_widgets}


async def test_a_setting_lets_turns_begin_with_their_roll() -> None:
    """Without Enter, also the second roll of two players, but not before the first has been seen."""
    session = at_roll(players=2, rolls=[(A, "G1 G1"), (B, "S1 G1"), (A, "G3 G1"), (B, "G1 G1")])
    async with sitting(session, motion="off", rolls="at-once") as here:
        assert here.keys_taken() == ["roll"]
        assert here.game.motion.runs
        await here.press("enter")
        for _ in range(20):
            await here.pilot.pause(0.02)
        assert here.keys_taken() == ["roll", "roll"]
        assert "+4 ●" in here.text()


async def test_the_last_act_of_a_turn_can_be_taken_back_until_the_next_roll() -> None:
    session = session_of(table_at(position(hero(gold=3), players=2), "action", RULES))
    async with sitting(session, handover="never") as here:
        await here.press("p", "p")
        assert "Ben's turn begins" in here.rows()[1]
        await here.press("u")
        assert here.keys_taken() == []
        await here.press("p", "p", "enter", "u")
        assert here.keys_taken()[-1] == "roll"


async def test_a_roll_can_come_without_enter() -> None:
    session = at_roll(players=2, rolls=[(A, "G1 G1"), (B, "S1 G1")])
    async with sitting(session) as here:
        session.do(acts.let_answer(0, "roll", "at-once"))
        await here.pilot.pause()
    assert session.record.table.answers[0].key == "roll"
    assert session.record.decision is not None


async def test_what_everyone_s_last_roll_brought_stays_in_their_panels() -> None:
    session = at_roll(rolls=[(A, "G1 V2"), (B, "S1 G1"), (C, "G1 G1")])
    async with sitting(session) as here:
        await here.press("r", "enter")
        text = board(here, "heroes").text
        assert [said in text for said in ("rolled +1● +2★", "rolled +1● +1☀", "rolled +2●")] == [True] * 3


async def test_what_is_taken_back_stays_in_no_panel() -> None:
    rolls = [(A, "C1 G1"), (B, "G1 G1"), (C, "G1 G1")]
    session = session_of(table_at(position(hero(gold=3), rolls=rolls), "blessing", RULES))
    async with sitting(session) as here:
        await here.press("2")
        assert here.keys_taken() == ["take:sun"]
        assert "+1☀" in board(here, "heroes").text
        await here.press("u")
        assert here.keys_taken() == []
        assert "+1☀" not in board(here, "heroes").text


async def test_standing_answers_are_told_in_the_trays() -> None:
    """However many follow the roll, it is seen."""
    seats = [hero(cards="hammer") for _ in range(4)]
    rolls = [(seat, "G1 G1") for seat in range(4)]
    session = session_of(table_at(position(*seats, players=4, rolls=rolls), "roll", RULES))
    for seat in range(4):
        session.do(acts.let_answer(seat, "hammer", "all"))
    async with sitting(session) as here:
        await here.press("enter")
        text = here.text()
        assert text.count("without asking (F8)") == 4
        assert text.count("0 → 2") == 4
    assert len(session.record.table.answers) == 5


async def test_four_rolls_of_a_die_come_one_after_the_other() -> None:
    rolls = [(A, "1:G1")] * 4
    session = session_of(table_at(position(hero(sun=6, gold=2), rolls=rolls), "action", RULES))
    async with sitting(session) as here:
        await here.press("m", "1")
        assert "roll 4 of 4" in here.text()


# -- choosing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
async def test_a_face_is_bought_and_forged_by_keys_or_by_arrows(size: tuple[int, int]) -> None:
    session = session_of(acting(hero(gold=6), players=2))
    async with sitting(session, size) as here:
        assert board(here, "sanctuary").open_targets >= {"buy:G3", "buy:M1", "buy:G4", "buy:S1", "buy:G6"}
        await here.press("3")
        assert page(here)[-1] == "bench"
        assert here.game.cursor.target == "die:0/1/1", "the worst face comes first"
        await here.press("g")
        assert "The face there, 2 glory, is worth more than 4 gold" in here.text()
        await here.press("a")
        assert here.keys_taken() == ["buy:G4", "slot:2/G1"]
        await here.press("enter")
        await here.press("enter")
    assert session.record.table.answers[2].key.startswith("buy:")
    assert session.record.table.answers[3].key.startswith("slot:")


@pytest.mark.parametrize("size", SIZES)
async def test_at_the_bench_an_arrow_leads_to_a_side_that_lies_there(size: tuple[int, int]) -> None:
    """Right led from the light die to the side below, as what is said of it stands further right."""
    session = session_of(acting(hero(gold=6), players=2))
    async with sitting(session, size) as here:
        await here.press("3")
        assert here.game.cursor.target == "die:0/1/1"
        await here.press("right")
        assert here.game.cursor.target == "die:0/1/6", "along the die, past sides that are the same"
        await here.press("left")
        assert here.game.cursor.target == "die:0/1/1"
        await here.press("right", "down", "left")
        assert here.game.cursor.target == "die:0/2/5"


async def test_a_click_on_a_plate_buys_it_and_one_on_a_card_performs_the_feat() -> None:
    state = position(hero(gold=3, moon=2), hero(portal=2), players=2, rolls=[(B, "G1 G1")])
    session = session_of(table_at(state, "action", RULES))
    async with sitting(session) as here:
        widget = board(here, "islands")
        spot = widget.drawing.spot("place:moon3")
        assert spot is not None
        where = widget.place_of(spot)
        await here.pilot.click(offset=(where.x + 2, where.y + 1))
        await here.pilot.pause()
        assert here.keys_taken()[0] == "feat:moon3"
        assert "+2 ●" in here.text(), "Ben has rolled"


async def test_forge_and_feats_stand_side_by_side_with_their_figures() -> None:
    session = session_of(acting(hero(gold=3, moon=2), hero(portal=2), players=2))
    async with sitting(session, LARGE) as here:
        rows = panel(here).text.split("\n")
        assert rows[0].split()[:5] == ["Forge", "cost", "per", "roll", "less"]
        assert "Feats" in rows[0]
        assert "3 gold" in rows[1]
        assert "+0.33●" in rows[1]
        assert "Hammer" in rows[1]
        assert "Hind ▸B" in panel(here).text
        assert "can't be chosen now · w says why" in panel(here).text
        before = here.game.cursor.target
        await here.press("right")
        assert here.game.cursor.target != before


async def test_two_dozen_things_to_buy_and_do_have_their_keys_on_the_boards_and_passing_below() -> None:
    session = session_of(acting(hero(gold=8, sun=5, moon=5)))
    async with sitting(session) as here:
        below = panel(here).card_apart.text
        for entry in panel(here).entries:
            assert re.search(rf"\b{entry.label}\b", below if entry.way_out else here.text()), entry
            assert entry.way_out or here.game.scene.options_at(entry.target or ""), entry
        assert "pass: your turn ends" in below


@pytest.mark.parametrize("size", SIZES)
async def test_at_the_bench_the_strip_says_in_words_what_the_card_says_in_figures(
    size: tuple[int, int],
) -> None:
    session = session_of(acting(hero(gold=6), players=2))
    async with sitting(session, size) as here:
        await here.press("3")
        assert page(here)[-1] == "bench"
        assert "Then one roll in six shows 4 gold instead of 1 gold" in here.game.strip.text
        assert re.search(r"per roll +\+0\.5●", here.text())


async def test_a_name_that_is_too_long_for_the_strip_is_said_in_the_words_of_the_list() -> None:
    session = session_of(acting(hero(moon=1), players=2))
    async with sitting(session, SMALL) as here:
        while here.game.cursor.target != "place:moon2":
            await here.press("down")
        assert here.game.strip.text.startswith(" Chest ")
        await here.resize(HOME)
        assert here.game.strip.text.startswith(" The ")


@pytest.mark.parametrize("size", SIZES)
async def test_dice_of_opponents_are_picked_for_the_satyrs(size: tuple[int, int]) -> None:
    session = session_of(acting(hero(moon=3), rolls=[(B, "G1 G1"), (2, "S1 M1")]))
    async with sitting(session, size) as here:
        await here.press("e", "5", "6")
        assert here.keys_taken() == ["feat:moon4", "die:2/1", "die:2/2"]


async def test_an_arrow_that_ends_a_throw_has_the_strip_speak_once() -> None:
    session = at_roll(players=2, rolls=[(A, "G1 G1"), (B, "S1 G1")])
    async with sitting(session, motion="full") as here:
        await here.press("r")
        assert here.game.motion.runs
        with mock.patch.object(here.game.strip, "show_voice", wraps=here.game.strip.show_voice) as spoken:
            await here.press("right")
        assert (here.game.motion.runs, spoken.call_count) == (False, 1)


async def test_the_market_keeps_its_keys_during_a_throw() -> None:
    session = session_of(acting(hero(moon=3), rolls=[(B, "G1 G1"), (2, "S1 M1")]))
    async with sitting(session, motion="full", colour="mono") as here:
        shown = {name: board(here, name).text for name in ("islands", "sanctuary")}
        await here.press("e")
        assert here.game.motion.runs
        for name, before in shown.items():
            marked = board(here, name).text
            assert re.findall(r"[A-Za-z0-9]", marked) == re.findall(r"[A-Za-z0-9]", before), name
        await here.press("enter")
        assert board(here, "sanctuary").open_targets == frozenset(), "then what can't be chosen has no key"


async def test_heroes_below_the_trays_are_drawn_while_the_roll_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The key that goes on finds them drawn."""
    async with sitting(at_roll(rolls=[(A, "X3 G1"), (B, "S1 G1"), (C, "G1 G1")]), motion="full") as here:
        await here.hurry("enter")
        assert here.game.motion.runs
        await asyncio.sleep(0.05)
        drawn: list[int] = []
        monkeypatch.setattr(heroes._Hero, "draw", lambda hero: drawn.append(hero.seat))
        await here.press("right")
        assert board(here, "heroes").region.area, "the trays are gone"
        assert drawn == []


async def test_the_question_about_the_hammer_offers_to_be_answered_always() -> None:
    session = session_of(rolled("G6 M1", hero(gold=9, cards="hammer", hammer=12), players=2))
    async with sitting(session) as here:
        texts = [entry.text for entry in panel(here).entries]
        order = ("all 6 on the hammer", "nothing on it", "1 on the hammer")
        assert [text for text in texts if text in order] == list(order)
        assert "from now on: just enough" in " ".join(texts)
        here.game.controller.choose("@always:hammer:enough")
        await here.pilot.pause()
        assert here.keys_taken() == ["hammer:3"]
    assert session.record.standing_answers.choice(0, "hammer") == "enough"


async def test_another_player_who_decides_is_named_in_the_header() -> None:
    table = acting(hero(moon=4), hero(shows="C1 G1", portal=3), rolls=[(B, "C1 G1")])
    table.apply("feat:moon5")
    async with sitting(session_of(table), handover="never") as here:
        assert "Ben decides" in here.rows()[0]
        assert "▶ Ana" in here.rows()[0]
        assert "Ben, you were ousted and rolled 1●/☀/☾ + 1●" in here.rows()[1]


async def test_cards_tokens_and_stores_lie_on_the_heroes() -> None:
    async with sitting(session_of(reinforcing(hero(gold=4, cards="owl hind")))) as here:
        assert board(here, "heroes").open_targets == {"die:0/1", "die:0/2", "card:0/owl"}
    rolls = [(A, "C1 G1"), (B, "G1 G1"), (C, "G1 G1")]
    async with sitting(session_of(blessed(hero(), rolls=rolls))) as here:
        assert board(here, "heroes").open_targets == {"store:0/gold", "store:0/sun", "store:0/moon"}
        await here.press("2")
        assert here.keys_taken()[0] == "take:sun"


# -- looking ---------------------------------------------------------------------------------------


async def test_a_small_screen_opens_the_page_that_the_decision_is_about() -> None:
    session = session_of(acting(hero(gold=3), players=2))
    async with sitting(session, SMALL) as here:
        assert page(here) == ["islands", "sanctuary", "stores"]
        await here.press("f4")
        assert page(here) == ["heroes"]
        await here.press("f4")
        assert page(here) == []
        await here.press("f4", "3")
        assert page(here) == ["bench"]
        await here.resize(LARGE)
        assert page(here) == ["islands", "sanctuary", "heroes", "bench"]


async def test_on_a_small_screen_a_look_at_another_player_shows_their_dice_and_esc_the_bench() -> None:
    session = session_of(acting(hero(gold=6), players=2))
    async with sitting(session, SMALL) as here:
        await here.press("3")
        bench = here.text()
        assert "new face" in bench
        await here.press("tab")
        assert "Looking at" in here.text()
        assert "new face" not in here.text()
        assert here.text().count("light") >= 2, "both players' dice"
        await here.press("escape")
        assert "Looking at" not in here.text()
        assert here.text() == bench
        await here.press("a")
        assert here.keys_taken() == ["buy:G4", "slot:2/G1"]


async def test_the_bench_shows_every_slot_of_both_dice_with_its_key_in_every_size() -> None:
    sizes = [SMALL, (110, 32), (120, 34), (119, 35), (110, 36), HOME, (150, 46), LARGE, HUGE]
    async with sitting(session_of(acting(hero(gold=6), players=4)), language="de") as here:
        await here.press("3")
        labels = here.game.scene.target_labels
        assert {target[:7] for target in labels} == {"die:0/1", "die:0/2"}
        for size in sizes:
            await here.resize(size)
            assert page(here)[-1] == "bench", size
            rows, room = here.rows(), here.game.room("bench")  # type: ignore[attr-defined]
            for target, label in labels.items():
                spot = board(here, "bench").drawing.spot(target)
                assert spot is not None
                assert 0 <= spot.region.y < spot.region.bottom <= room.height, (size, target)
                assert spot.label_at is not None
                across, down = spot.label_at
                assert rows[room.y + down][room.x + across] == label, (size, target)
            assert "neue Seite" in here.text()


async def test_what_can_not_be_chosen_says_why() -> None:
    async with sitting(session_of(acting(hero(gold=3), players=2))) as here:
        here.game.controller.take_target("buy:V4")
        await here.pilot.pause()
        assert "It costs 12 gold; you have 3." in here.text()


async def test_the_key_of_what_is_not_possible_says_why() -> None:
    """Faces and feats keep their keys; `w` has nothing against a face that can be bought."""
    async with sitting(session_of(acting(hero(gold=3), players=2))) as here:
        await here.press("b")
        assert here.game.notice == "Chest: It costs 1 moon shard; you lack 1 moon shard."
        await here.press("C")
        assert here.game.notice == "4 glory: It costs 12 gold; you have 3."
        await here.press("Q")
        assert here.game.notice == "Q does nothing here. ? shows all keys."
        await here.press("escape", "w")
        assert "no option involves it" not in here.text()


async def test_a_turn_begins_with_what_the_others_have_done() -> None:
    """Also where no log has room; that they let all roll is no news."""
    rolls = [(seat, "G1 G1") for seat in (B, A, B, A)]
    session = session_of(
        table_at(position(hero(gold=2), hero(gold=3), rolls=rolls, players=2), "action", RULES)
    )
    for key in ("pass", "roll", "roll", "buy:G4", "slot:1/G1", "done"):
        session.do(acts.answer(key))
    async with sitting(session, handover="never") as here:
        assert "Ana's turn begins" in here.rows()[1]
        assert "Ben buys 4●" in here.text()
        assert "Ben rolls" not in here.text()


async def test_d_says_what_every_die_yields_on_average() -> None:
    async with sitting(session_of(acting(hero(gold=4, shows="G4 G1")))) as here:
        await here.press("d")
        assert isinstance(here.app.screen, Page)
        assert "1.33" in here.app.screen.query_one(PageBody).text
        await here.press("escape")
        assert not isinstance(here.app.screen, Page)


async def test_looking_around_says_what_lies_anywhere() -> None:
    async with sitting(session_of(acting(hero(gold=3, cards="hammer"), players=2))) as here:
        for target, said in (
            ("place:moon5", "Ferryman"),
            ("buy:V4", "4 glory"),
            ("die:1/2", "dark die"),
            ("store:1/gold", "Ben has 0 gold"),
            ("hammer:0", "step 0 of 30"),
            ("seat:1", "Ben, at home"),
        ):
            assert said in " ".join(here.game.describe(here.game.scene.view, target)), target


async def test_the_end_of_a_game_is_counted_and_shown() -> None:
    table = table_at(position(hero(vp=5), hero(vp=7), players=2, turns=17), "action", RULES)
    async with sitting(session_of(table)) as here:
        await here.press("p", "p")
        here.game.motion.skip()
        await here.pilot.pause()
        assert isinstance(here.app.screen, EndingScreen)
        assert "Ben" in here.text()


async def test_a_token_may_pay_before_the_turn_ends() -> None:
    session = session_of(acted(hero(gold=2, cards="triton", triton=1), players=2))
    async with sitting(session) as here:
        assert "Triton token" in panel(here).text
        await here.press("X")
        assert here.keys_taken() == ["triton:gold"]


async def test_at_the_end_the_winner_alone_is_crowned() -> None:
    """A star stands before the name on the band."""
    table = table_at(position(hero(vp=5), hero(vp=7), players=2, turns=17), "action", RULES)
    session = session_of(table)
    async with sitting(session) as here:
        await here.press("p", "p")
        here.game.motion.skip()
        await here.pilot.pause()
        await here.press("escape")
        assert "★ Ben" in here.text()
        assert "★ Ana" not in here.text()


# -- moments ---------------------------------------------------------------------------------------


async def test_a_hero_walks_to_the_portal_the_card_comes_to_the_panel_and_a_plate_to_its_die() -> None:
    """Frame by frame, and boards keep their width; any key ends it."""
    session = session_of(acting(hero(moon=1, sun=3, gold=2), players=2))
    async with sitting(session, motion="full") as here:
        before = board(here, "islands").text
        await here.hurry("a")
        assert here.game.motion.runs
        assert "A" not in portals(here), "Ana has only just set out"
        await here.press("right")
        assert "A" in portals(here)
        assert board(here, "islands").text.count("\n") == before.count("\n")
    session = session_of(acting(hero(gold=2, sun=3), players=2))
    async with sitting(session, motion="full") as here:
        await here.press("1")
        await here.hurry("1")
        assert here.keys_taken() == ["buy:G3", "slot:1/G1"]
        seen = set()
        while here.game.motion.runs:
            seen.add(board(here, "sanctuary").drawing.lines)
            assert [board(here, name).drawing.width for name in ("heroes", "sanctuary")] == [120, 37]
            here.game.motion._step()
        assert len(seen) > 1


async def test_without_motion_a_hero_stays_at_the_portal_when_the_islands_are_drawn_again() -> None:
    async with sitting(session_of(acting(hero(moon=1, sun=3, gold=2), players=2))) as here:
        await here.press("a")
        assert "A" in portals(here)
        here.game.show_boards()
        assert "A" in portals(here)


def portals(here: Sitting) -> str:
    """What stands in the portal of the hammer's island."""
    (x, y), lines = islands.places_of(islands.HOME)["portal:1"], board(here, "islands").text.split("\n")
    return "".join(line[x : x + islands.HOME.portal] for line in lines[y : y + 3])


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("others", [False, True])
async def test_the_largest_list_says_in_full_what_every_feat_does(others: bool, language: str) -> None:
    cards = {
        slot: place.alternative_card for slot, place in PLACES.items() if others and place.alternative_card
    }
    session = session_of(acting(hero(gold=12, sun=6, moon=6), cards=cards))
    async with sitting(session, HUGE, language=language) as here:
        feats = [key for key in here.game.scene.labels if key.startswith("feat:")]
        terms = wording(language).terms
        listed = "\n".join(here.rows()[-22:])
        assert len(feats) == len(PLACES)
        for card in {session.record.table.state.layout[key.removeprefix("feat:")] for key in feats}:
            assert terms.card(card, "few") in listed, card
