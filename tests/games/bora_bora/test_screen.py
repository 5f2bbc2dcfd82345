"""The screen of Bora Bora: dice on cards, the white god, what a choice would reach, pages, hidden hands."""

import random
import re
from typing import Any
from unittest import mock

import pytest

from rulesets.bora_bora.events import BoraBoraEvent, PlacedDie
from rulesets.core import Table
from tabletop_tui.kit.recap import Recap, TurnSaid
from tabletop_tui.kit.since import events_by_seat, since_last_turn
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.text.words import WHOLE
from tabletop_tui.tui.screens.scene import HAND_OVER
from tabletop_tui.tui.screens.voices import NOTICE, RECAP
from tabletop_tui.tui.widgets.header import Header
from tests.games.bora_bora.games import PEOPLE, RULES, wording
from tests.games.bora_bora.test_drawings import roles_at
from tests.rulesets.bora_bora.builders import Player, placing, resolving, using
from tests.shots.bora_bora import isles
from tests.tui.boards import board, page, shown
from tests.tui.driving import HOME, HUGE, LARGE, OWN, SMALL, sitting
from tests.tui.driving import Table as Sitting
from tests.whole import in_turn

SIZES = [SMALL, HOME, LARGE]
GODS = ("❖ Blue", "✺ White", "✹ Red", "❀ Green", "❂ Yellow")


def session_of(table: Table[Any]) -> Session:
    return Session.of_table(table, PEOPLE[: table.seats])


def taken(session: Session) -> list[str]:
    return [answer.key for answer in session.record.table.answers]


def label_of(here: Sitting, key: str) -> str:
    """The keys on the keyboard that choose an option."""
    label = here.game.scene.labels[key]
    assert label
    return label


def matrix_of(size: tuple[int, int]) -> str:
    """The board with a cell for each die on each card."""
    return "cards" if size == SMALL else "choice"


def role_of(here: Sitting, name: str, target: str, across: int = 1, down: int = 0) -> str:
    """The role of a cell of a target, counted from its upper left."""
    drawing = board(here, name).drawing
    spot = drawing.spot(target)
    assert spot is not None, target
    return roles_at(drawing, spot.region.x + across, spot.region.y + down)


# -- Choosing on the boards ------------------------------------------------------------------------


@pytest.mark.parametrize("size", [*SIZES, HUGE])
async def test_a_die_is_placed_and_a_hut_goes_to_the_region_whose_key_is_pressed(
    size: tuple[int, int],
) -> None:
    session = session_of(placing(Player(), dice="4", on_map="c4:A"))
    async with sitting(session, size) as here:
        label = label_of(here, "place:4:land_path")
        assert f" {label} " in shown(here, matrix_of(size), "die:4:land_path")
        await here.press(label)
        hut = label_of(here, "region:c2")
        assert hut in shown(here, "map", "region:c2").split("\n")[-1]
        assert "region:e2" not in board(here, "map").open_targets
        await here.press(hut)
    assert taken(session)[:2] == ["place:4:land_path", "region:c2"]


async def test_every_option_is_on_the_cards_once_and_a_digit_opens_the_row_of_its_die() -> None:
    session = session_of(placing(Player(), dice="6 4 2"))
    async with sitting(session) as here:
        cells = [each for each in board(here, "choice").drawing.targets if each.startswith("die:")]
        assert sorted(cells) == sorted(entry.target or "" for entry in here.game.scene.entries)
        assert not here.game.panel.entries or here.game.panel.folded
        assert (here.game.cursor.target or "").startswith("die:6:")
        for number in "2", "4":
            await here.press(number)
            assert (here.game.cursor.target or "").startswith(f"die:{number}:")
            heights = {
                spot.target.split(":")[1]: spot.region.height
                for spot in board(here, "choice").drawing.spots
                if spot.target.startswith("die:")
            }
            assert heights[number] == 2
            assert sorted(heights.values()) == [1, 1, 2]
        await here.press("up", "enter")
    assert taken(session)[0].startswith("place:6:")


async def test_the_white_god_is_put_on_all_dice_and_taken_away_again() -> None:
    session = session_of(placing(Player(tiles=1), dice="4 2"))
    async with sitting(session, LARGE) as here:
        before = board(here, "choice").text
        assert "✺=6" in board(here, "cards").text
        await here.press("g")
        after = board(here, "choice").text
        assert "spend 6" in after
        assert "spend 6" not in before
        assert (here.game.cursor.target or "").endswith(":white")
        assert here.game.strip.voice.name
        await here.press("g")
        assert board(here, "choice").text == before
        await here.press(*label_of(here, "place:2:helper:white"))
    assert taken(session)[:1] == ["place:2:helper:white"]


@pytest.mark.parametrize("size", [HOME, LARGE])
async def test_a_notice_stands_below_what_is_said_of_an_option_whose_card_has_no_room(
    size: tuple[int, int],
) -> None:
    """Boards explain in pictures here, and the list has no lines below it: the strip alone has the words."""
    session = session_of(placing(Player(), Player(), dice="4"))
    async with sitting(session, size) as here:
        await here.press(label_of(here, "place:4:temple"))
        said = here.game.strip.voice
        await here.press("~")
        noticed = here.game.strip.voice
        assert (noticed.kind, noticed.name, noticed.texts[0]) == (NOTICE, said.name, said.texts[0])
        assert noticed.todo.startswith("~ does nothing")
        await here.press("escape")
        assert here.game.strip.voice == said


@pytest.mark.parametrize(("key", "size"), in_turn(["pagedown", "down", "up", "f6"], [SMALL, HOME]))
async def test_no_key_is_too_much_beside_the_row_of_the_white_god(size: tuple[int, int], key: str) -> None:
    session = session_of(placing(Player(hand="W", offerings=1), dice="4 2"))
    async with sitting(session, size) as here:
        await here.press(OWN)
        for _ in range(30):
            await here.press(key)
        assert here.game.cursor.takes(here.game.scene) is not None
        assert taken(session) == []


async def test_the_white_god_is_not_offered_where_it_cannot_be_paid() -> None:
    async with sitting(session_of(placing(Player(tiles=0), dice="4 2"))) as here:
        assert "✺" not in board(here, "cards").text


# -- What a choice would allow ---------------------------------------------------------------------


async def test_a_card_under_the_cursor_lights_what_it_would_reach() -> None:
    session = session_of(placing(Player(ground="a1 b1"), dice="3 2"))
    async with sitting(session) as here:
        for target, name, seen in (
            ("die:3:land_path", "map", "region:c3"),
            ("die:3:woman", "market", "woman:3"),
            ("die:3:temple", "players", "temple:3"),
            ("die:3:build", "own", "ground:a1"),
        ):
            roles = []
            for at in ("die:3:fishing", target):
                here.game.cursor.to_target(at)
                here.game.follow_cursor()
                spot = board(here, name).drawing.spot(seen)
                across = 7 if name == "market" else 0 if name == "players" else 4
                role = role_of(here, name, seen, across) if spot is not None else "nowhere"
                roles.append((role, name == "own" and shown(here, name, seen)))
            assert roles[0] != roles[1], target


async def test_another_die_lights_what_it_alone_would_reach() -> None:
    session = session_of(placing(Player(), dice="4 2", on_map="c4:A"))
    async with sitting(session) as here:
        for number, reached in (("2", {"c3"}), ("4", {"c3", "c2"})):
            here.game.cursor.to_target(f"die:{number}:land_path")
            here.game.follow_cursor()
            assert set(here.game.marked["map"].reach) == reached  # type: ignore[attr-defined]


# -- Enter out of habit ----------------------------------------------------------------------------


async def test_enter_never_costs_a_god_that_no_one_has_decided_to_play() -> None:
    session = session_of(placing(Player(hand="R", offerings=1, tiles=1), dice="4", on_map="c4:A"))
    async with sitting(session) as here:
        await here.press(OWN)
        await here.press(label_of(here, "place:4:land_path"))
        await here.press(label_of(here, "region:c3"))
        await here.press("1")  # where the sand goes
        assert here.game.scene.decision is not None
        assert here.game.scene.decision.kind == "red_offer"
        assert here.game.panel.entries[0].key == "no", "what costs nothing stands first"
        await here.press("enter")
    assert taken(session)[-1] == "no"
    session = session_of(using(Player(people="man_vp_1 man_offering_1", tiles=1)))
    async with sitting(session) as here:
        await here.press(label_of(here, "use:man:vp"))
        assert here.game.scene.start == "end"
        assert here.game.scene.labels["extra:man:offering"].startswith("g")


async def test_a_new_turn_begins_at_a_card_that_costs_no_god() -> None:
    table = placing(
        Player(hand="B", offerings=3, tiles=2), dice="5 2", cards_in_play={"helper": "4 3", "temple": "6"}
    )
    async with sitting(session_of(table)) as here:
        await here.press(OWN)
        here.game.cursor.to_target("die:5:helper")
        start = here.game.scene.start or ""
        assert start.startswith("place:5:")
        assert "helper" not in start


# -- Rooms and pages -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [HOME, LARGE, HUGE])
async def test_everything_stands_there_at_once(size: tuple[int, int]) -> None:
    session = session_of(placing(Player(vp=17), dice="5 3"))
    async with sitting(session, size) as here:
        text = here.text()
        for said in (
            "dice 2/3",
            "Fishing",
            "Mountain",
            "status",
            "Temple",
            "God cards",
            "Helper",
            "People",
            "each round",
        ):
            assert said in text
        assert all(person.name in text for person in PEOPLE)
        assert {"players", "map", "market", "cards", "choice", "bar", "own", "since"} <= set(page(here))


@pytest.mark.parametrize(
    ("table", "key", "pages"),
    [
        (placing(Player(), dice="4"), "place:4:land_path", ("cards", "map")),
        (placing(Player(), dice="4"), "place:4:woman", ("cards", "market")),
        (placing(Player(), dice="4"), "place:4:helper", ("cards", "own")),
        (using(Player(people="man_material_2")), "use:man:material", ("own", "own")),
        (resolving(Player()), None, ("own",)),
    ],
)
async def test_a_small_screen_opens_the_page_that_the_decision_is_about(
    table: Table[Any], key: str | None, pages: tuple[str, ...]
) -> None:
    session = session_of(table)
    async with sitting(session, SMALL) as here:
        assert pages[0] in page(here)
        if key is not None:
            here.game.controller.choose(key)
            await here.pilot.pause()
            assert pages[1] in page(here)


async def test_f4_goes_through_the_pages_and_escape_back_to_the_decision_s() -> None:
    session = session_of(placing(Player(), dice="4"))
    async with sitting(session, SMALL) as here:
        seen = []
        for _ in range(5):
            seen.append(page(here))
            await here.press("f4")
        kept = [{*each} - {"chips", "since"} for each in seen]
        assert kept == [
            {"cards", "bar", "own"},
            {"map", "stores"},
            {"market", "jewelry", "gods"},
            {"bar", "own"},
            {"players"},
        ]
        assert page(here) == seen[0]
        await here.press("f4", "escape")
        assert page(here) == seen[0]
        await here.press("tab")
        assert "own" in page(here), "whose board is looked at is seen"
        await here.press("escape")
        assert page(here) == seen[0]


async def test_a_key_that_does_nothing_says_so_on_a_page_without_a_list_too() -> None:
    async with sitting(session_of(placing(Player(), dice="4")), SMALL) as here:
        while "players" not in page(here):
            await here.press("f4")
        assert "? shows all keys" not in here.text()
        await here.press("x")
        assert "? shows all keys" in here.text()
        await here.press("right")
        assert "? shows all keys" not in here.text()


async def test_the_room_is_divided_anew_when_the_terminal_changes() -> None:
    session = session_of(placing(Player(), dice="4"))
    async with sitting(session, HOME) as here:
        for size, width in ((LARGE, 97), (HUGE, 125), (HOME, 69)):
            await here.resize(size)
            assert board(here, "map").drawing.width == width
            assert "Mountain" in here.text()
        await here.resize((117, 36))
        assert {"chips", "cards", "since"} <= set(page(here)), "below 120 columns there are pages"
        await here.resize(SMALL)
        assert "on Land" in here.text()


async def test_on_a_tall_narrow_screen_a_page_is_as_long_as_there_are_lines() -> None:
    async with sitting(session_of(placing(Player(), dice="4")), (84, 40), language="de") as here:
        for size in ((84, 40), (80, 24), (100, 34)):
            await here.resize(size)
            own, since = (here.game.query_one(f"#{name}").region for name in ("own", "since"))
            assert since.y == size[1] - 4, "what happened lies above the strip"
            assert own.bottom == since.y, size


async def test_the_header_names_the_round_again_when_there_is_a_field_for_the_seats() -> None:
    async with sitting(session_of(placing(Player(), dice="4")), SMALL) as here:
        for size in (HOME, LARGE):
            await here.resize(size)
            assert not here.game.query_one(Header).headline.seats
            assert "round" in here.text().splitlines()[0]


async def test_dice_on_a_card_are_read_apart_and_equal_ones_of_the_player_counted() -> None:
    table = placing(Player(), dice="3 3", cards_in_play={"helper": "5 4", "temple": "6"})
    async with sitting(session_of(table), SMALL) as here:
        top = here.text()
        assert re.search(r"Helper +5 4 ", top)
        assert re.search(r" 3 +×2", top)
        await here.resize(HOME)
        await here.press(label_of(here, "place:3:helper"))
        assert board(here, "cards").text.count("●") == 3 + 6, "the lowest die of each card: 3 and 6"


@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_materials_beside_the_board_stand_with_the_tasks_and_hide_no_building_tile(
    size: tuple[int, int],
) -> None:
    first = Player(beside="sand sand stone wood", tiles=1, offerings=1, people="man_vp_1")
    for language in ("en", "de"):
        async with sitting(session_of(using(first)), size, language=language) as here:
            text = here.text()
            assert re.search(r"1–6\D+10★", text)
            assert re.search(r"(beside|daneben) 2∴ 1◆ 1≡", text)


async def test_jewelry_is_bought_with_that_of_later_rounds_in_mind() -> None:
    first = Player(people="man_vp_2", shells=9)
    for size in (HOME, LARGE):
        async with sitting(session_of(using(first, jewels="ring_1")), size) as here:
            await here.press(label_of(here, "use:man:vp"))
            await here.press("enter")  # the end of the round is read
            assert here.game.scene.decision is not None
            assert here.game.scene.decision.kind == "buy_jewelry"
            voice = here.game.strip.voice
            assert any(said.startswith("Next round: ") for said in voice.texts), voice


# -- The evening -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
async def test_the_end_of_a_round_is_a_panel_that_enter_puts_away(size: tuple[int, int]) -> None:
    """Status, order and temple are read before anything is decided."""
    first = Player(people="man_vp_2", shells=9)
    session = session_of(using(first, Player(), Player(), jewels="ring_1"))
    async with sitting(session, size) as here:
        for key in ("use:man:vp", "end", "end"):
            if any(entry.key == key for entry in here.game.scene.entries):
                here.game.controller.choose(key)
                await here.pilot.pause()
        assert "evening" in page(here)
        given = taken(session)
        text = here.text()
        for said in ("status", "new order", "Enter: go on"):
            assert said in text
        footer = text.rstrip().split("\n")[-1]
        assert "go on" in footer
        await here.press("enter")
        assert "evening" not in page(here)
        assert taken(session) == given
        assert "go on" not in here.text()


@pytest.mark.parametrize("size", SIZES)
async def test_the_end_of_a_round_is_read_after_the_curtain(size: tuple[int, int]) -> None:
    """The key with which the next player comes doesn't put it away."""
    async with sitting(isles(4, 60, "buy_jewelry").session(), size) as here:
        assert here.game.has_class("-curtain")
        await here.press(OWN)
        assert not here.game.has_class("-curtain")
        assert "evening" in page(here)
        assert "Enter: go on" in here.text()
        await here.press("enter")
        assert "evening" not in page(here)


# -- Looking at others -----------------------------------------------------------------------------


async def test_others_boards_can_be_looked_at_but_nothing_on_them_chosen() -> None:
    session = session_of(using(Player(people="man_vp_2"), Player(people="man_land_1", hand="RR"), Player()))
    async with sitting(session) as here:
        await here.press("tab")
        assert here.game.looking_at == 1
        assert "Ben" in board(here, "bar").text
        assert "2▯" in board(here, "bar").text
        assert board(here, "own").open_targets == frozenset()
        assert all(target.endswith("@1") for target in board(here, "own").drawing.targets)
        here.game.cursor.to_target("person:man_land_1@1")
        here.game.follow_cursor()
        assert "Tracker" in here.game.strip.voice.name
        await here.press("escape")
        assert here.game.looking_at == 0
        assert "person:man_vp_2" in board(here, "own").open_targets


async def test_every_element_on_every_board_can_be_described() -> None:
    session = session_of(placing(Player(people="man_vp_2", jewelry="ring_1", hand="B"), dice="4"))
    async with sitting(session) as here:
        await here.press(OWN)
        view = here.game.scene.view
        for target in set(here.game.targets()):
            assert here.game.describe(view, target), target
        assert here.game.words.problems == []


# -- Hidden hands ----------------------------------------------------------------------------------


def hands_seen(text: str) -> list[str]:
    return [god for god in GODS if god in text]


@pytest.mark.parametrize("size", SIZES)
async def test_behind_the_curtain_no_hand_is_drawn_and_no_die_said_to_fit(size: tuple[int, int]) -> None:
    session = session_of(placing(Player(hand="BW", offerings=2), Player(hand="RR"), Player(), dice="5 2"))
    async with sitting(session, size) as here:
        assert here.game.here.curtain == 0
        for _ in range(5):
            for name in page(here):
                if name not in ("map", "gods"):  # the open row lies there for each player
                    assert hands_seen(board(here, name).text) == []
            assert not any(target.startswith("die:") for target in here.game.targets())
            await here.press("f4")
        await here.press(OWN)
        assert hands_seen(board(here, "bar").text) == ["❖ Blue", "✺ White"]
        await here.press("tab")
        assert hands_seen(board(here, "bar").text) == []


async def test_while_the_keyboard_is_passed_on_a_small_screen_shows_the_players() -> None:
    session = session_of(placing(Player(hand="BW"), Player(), Player(), dice="5 2"))
    async with sitting(session, SMALL) as here:
        assert "players" in page(here)
        assert "h hint" not in here.rows()[-1]
        await here.press("f4")
        assert "cards" in page(here), "other pages can be read meanwhile"
        await here.press("escape")
        assert "players" in page(here)
        await here.press("h")
        assert "Ana is next and takes over with A." in here.text()
        await here.press(OWN)
        assert "cards" in page(here)
        assert "h hint" in here.rows()[-1]


async def test_one_key_hands_over_and_between_two_hands_neither_is_on_the_screen() -> None:
    first = Player(hand="BW", offerings=2, tiles=0)
    session = session_of(placing(first, Player(hand="RR", offerings=1), Player(), dice="5 2"))
    async with sitting(session) as here:
        await here.press(OWN)
        for _ in range(2):  # fishing with a good die is asked for once more
            here.game.controller.choose("place:5:fishing")
        await here.pilot.pause()
        assert taken(session) == ["place:5:fishing"]
        assert here.game.scene.mode == HAND_OVER
        assert hands_seen(board(here, "bar").text) == [], "handing over is the curtain already"
        await here.press(OWN)
        assert hands_seen(board(here, "bar").text) == ["✹ Red"]


async def test_news_of_one_player_are_in_the_order_in_which_they_happened() -> None:
    """Though some of it followed from the answers of another, who answered before."""
    session, chooser, words = Session.new(RULES, PEOPLE[:3], 10, {}), random.Random(3), wording()
    told, by_seat, decision = [""], [""], None
    while (
        told == by_seat or decision is None or decision.kind == "resolve_task"
    ):  # the round's end has a page
        decision = session.record.table.decision
        assert decision is not None
        session.do(acts.answer(chooser.choice(decision.options).key))
        decision = session.record.table.decision
        assert decision is not None
        entries = since_last_turn(session.record.log_for(decision.seat), decision.seat)
        orders = [entry.events for entry in entries], events_by_seat(entries).values()
        told, by_seat = (
            [
                words.news(
                    [
                        event
                        for events in order
                        for event in events
                        if isinstance(event, BoraBoraEvent) and event.seat == seat
                    ]
                )
                for seat in range(3)
            ]
            for order in orders
        )
    async with sitting(session) as here:
        await here.press("enter")
        rows = board(here, "since").text.split("\n")
    names = [person.name for person in PEOPLE[:3]]
    lines = {name: " ".join(row.split()) for row in rows for name in names if row[1:].startswith(name)}
    decision = session.record.table.decision
    assert decision is not None
    for seat, (person, text) in enumerate(zip(PEOPLE[:3], told, strict=False)):
        shown = lines.get(person.name, "").removeprefix(f"{person.name}: ").rstrip(" …·")
        assert text.startswith(shown)
        assert shown or not text or seat == decision.seat, "one's own are left out first"


@pytest.mark.parametrize("size", [HOME, SMALL])
async def test_the_strip_does_not_repeat_what_the_place_for_it_says(size: tuple[int, int]) -> None:
    turns = [TurnSaid(1, "4 on Temple · priest on 3", 2)]
    session, chooser = Session.new(RULES, PEOPLE[:2], 4, {}), random.Random(3)
    for _ in range(8):
        assert session.record.decision is not None
        session.do(acts.answer(chooser.choice(session.record.decision.options).key))
        session.do(acts.take_over)
    with mock.patch("tabletop_tui.play.recap.recap", return_value=Recap([], turns)):
        async with sitting(session, size) as here:
            await here.press(OWN)
            assert board(here, "since").text.strip(), "the only rival's turn"
            assert here.game.strip.voice.kind != RECAP


@pytest.mark.parametrize("language", WHOLE)
async def test_of_two_rivals_the_line_tells_the_latest_and_the_strip_the_other(language: str) -> None:
    session, chooser = Session.new(RULES, PEOPLE[:3], 4, {}), random.Random(3)
    for _ in range(5):
        assert session.record.decision is not None
        session.do(acts.answer(chooser.choice(session.record.decision.options).key))
        session.do(acts.take_over)
    async with sitting(session, SMALL, language=language) as here:
        await here.press(OWN)
        line, voice = board(here, "since").text, here.game.strip.voice
        others = [PEOPLE[seat].name for seat in range(3) if seat != here.game.scene.seat]
        assert voice.kind == RECAP
        (later,) = [name for name in others if f"{name}:" in line]
        told = [name for name in others if any(text.startswith(name) for text in voice.texts)]
        assert told == [name for name in others if name != later]


async def test_what_one_player_does_without_a_question_is_never_told_of_another() -> None:
    session, chooser = Session.new(RULES, PEOPLE[:3], 4, {}), random.Random(3)
    placed: list[tuple[int, PlacedDie]] = []
    while not any(event.seat != by for by, event in placed):
        decision = session.record.table.decision
        assert decision is not None
        session.do(acts.answer(chooser.choice(decision.options).key))
        decision = session.record.table.decision
        assert decision is not None
        happened = events_by_seat(since_last_turn(session.record.log_for(decision.seat), decision.seat))
        placed = [(by, e) for by, events in happened.items() for e in events if isinstance(e, PlacedDie)]
    async with sitting(session) as here:
        await here.press(OWN)
        lines = ["".join(run.text for run in line) for line in board(here, "since").drawing.lines]
    for seat, person in enumerate(PEOPLE[:3]):
        (told,) = [line for line in lines if person.name in line] or [""]
        dice = [str(event.number) for _, event in placed if event.seat == seat]
        assert re.findall(r"(\d) on \w", told) == dice
