"""The screen of Papyria: a move in two steps, landscapes that turn, what is lit, sizes, looking around."""

import re
from collections.abc import Sequence
from typing import Any

import pytest

from rulesets.core import Table
from rulesets.papyria.components import LANDSCAPES
from rulesets.papyria.events import KeptStartTile, Moved, PlacedPriest
from rulesets.papyria.realm import VALUES, members
from tabletop_tui.games.papyria.drawings.realm import Land, draw_realm
from tabletop_tui.paint.drawing import Line, wrap
from tabletop_tui.paint.pictures import Look
from tabletop_tui.play.lesson import lesson_of
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.tui.widgets.log import Sentence
from tests.games.papyria.games import PEOPLE, RULES, wording
from tests.rulesets.papyria.builders import acting, answer, position, realm, seat, turn
from tests.tui.boards import board, page, shown
from tests.tui.driving import HOME, LARGE, SMALL, sitting
from tests.tui.driving import Table as Sitting

SIZES = [SMALL, HOME, LARGE, (200, 60)]


def session_of(table: Table[Any]) -> Session:
    return Session.of_table(table, PEOPLE[: table.seats])


def taken(session: Session) -> list[str]:
    return [given.key for given in session.record.table.answers]


def key_of(here: Sitting, option: str) -> str:
    """The keys that choose an option."""
    return here.game.scene.labels[option]


def laying(**more: Any) -> Table[Any]:
    """A lays a landscape beside the Canal: L01, a river with a forest and an invention."""
    return acting("5:1", seat(w=(3, 12), **more), seat(w=(4, 6)), tops={"5:1": "L01"})


def ring_marks(here: Sitting) -> Any:
    return here.game.marked["ring"]  # type: ignore[attr-defined]


# -- Places ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [HOME, LARGE, (200, 60)])
async def test_ring_and_realm_are_always_there_and_the_hand_lies_where_the_log_or_the_card_does(
    size: tuple[int, int],
) -> None:
    async with sitting(session_of(laying()), size) as here:
        game, marks = here.game, ring_marks(here)
        assert (marks.lit, marks.here) == (frozenset(), 5), "the ring is quiet but for the sector of the turn"
        before: dict[str, Any] = {name: game.room(name) for name in ("ring", "realm", "hand", "panel")}  # type: ignore[attr-defined]
        await here.press("n", "n")
        assert not game.has_place("hand")  # type: ignore[attr-defined]
        now = {name: game.room(name) for name in ("ring", "realm", "panel")}  # type: ignore[attr-defined]
        assert now == {name: before[name] for name in now}
        assert before["hand"] in {game.room(name) for name in ("log", "card")}  # type: ignore[attr-defined]


async def test_what_a_coach_keeps_the_strip_from_saying_of_an_option_is_below_the_list() -> None:
    session = session_of(laying())
    async with sitting(session) as here:
        said = here.game.strip.voice.texts
        assert said
        here.game.say("A notice.")
        await here.pilot.pause()
        assert said[0].split(":")[0] not in here.game.strip.text
        assert said[0].split(":")[0] in here.game.panel.text


@pytest.mark.parametrize("look", [Look(), Look(pictures=False), Look(pictures=False, ascii=True)])
def test_a_realm_without_room_for_its_signs_is_a_map_with_the_keys_of_its_sites(look: Look) -> None:
    laid = " ".join(f"{x},0=L01@0" for x in range(2, 9))
    land = Land(
        realm(laid),
        "8,0",
        "red",
        ("9,0", "8,1"),
        frozenset({"9,0", "8,1"}),
        keys=(("9,0", "a-d"), ("8,1", "m")),
    )
    drawing = draw_realm(land, wording().terms, look, 44, 6)
    assert (drawing.width, drawing.height) <= (44, 6)
    assert drawing.targets >= {"cell:9,0", "cell:8,1", "cell:2,0"}
    assert "a-d" in drawing.text()
    assert "m" in drawing.text()


def test_a_turn_in_signs_says_piece_place_gains_and_points() -> None:
    table = turn(seat(w=(3, 10), lapis=2), seat(w=(4, 6)))
    answer(table, "move:w:3>5")
    said = wording().in_brief([event for event in table.story[-1] if isinstance(event, Moved)])
    assert re.fullmatch(r"♟ \w+", wrap(said, 80)[0])


@pytest.mark.parametrize("width", range(16, 30))
def test_no_line_of_signs_ends_between_a_piece_and_where_it_went(width: int) -> None:
    table = turn(seat(w=(3, 10), lapis=2), seat(w=(4, 6)))
    answer(table, "move:w:3>5")
    said = wording().in_brief([event for event in table.story[-1] if isinstance(event, Moved)])
    lines = Sentence(1, 0, said, undone=False, lead="Christiane").lines(width, "red")
    assert not any("".join(run.text for run in line).endswith("♟") for line in lines)


def test_set_up_in_signs_says_what_was_kept_and_where_the_priest_begins() -> None:
    """A narrow log has something to tell before the first move."""
    said = wording().in_brief(
        [KeptStartTile(0, tile="A01"), KeptStartTile(0, tile="A02"), PlacedPriest(0, cell="0,1")],
    )
    assert wrap(said, 80) == ["+▲ +2◆ +▲ +2▤ ♝ Grove (N1)"]


# -- What lies on the ring ---------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "lost"), [("en", "✗ lost"), ("de", "✗ weg")])
async def test_a_cross_and_the_word_for_a_loss_stand_on_one_line(language: str, lost: str) -> None:
    """A mine is free, so its price leaves room for the cross but not for the word."""
    table = turn(seat(w=(3, 10), lapis=0, mine="-1,0"), seat(w=(4, 6)))
    async with sitting(session_of(table), LARGE, language=language) as here:
        ring = board(here, "ring").text
        assert lost in ring
        assert ring.count("✗") == ring.count(lost)


@pytest.mark.parametrize("size", [SMALL, HOME, LARGE])
async def test_only_sectors_in_reach_say_what_would_be_lost_there(size: tuple[int, int]) -> None:
    """Elsewhere the price stands alone: nothing is decided there, so a cross would only be noise."""
    table = turn(seat(w=(3, 10), lapis=0), seat(w=(4, 6)))
    async with sitting(session_of(table), size) as here:
        assert "✗" in board(here, "ring").text, "at first, every sector may still be reached"
        await here.press("3")
        crossed = {
            spot.target
            for spot in board(here, "ring").drawing.spots
            if spot.target.startswith("space:") and "✗" in shown(here, "ring", spot.target)
        }
        reached = {target.removeprefix("slot:w:") for target in ring_marks(here).prices}
        assert crossed
        assert {target.split(":")[1] for target in crossed} <= reached


@pytest.mark.parametrize(
    ("language", "price", "gains"), [("en", "pay 2◆ ✗", "for 8★"), ("de", "für 2◆ ✗", "gibt 8★")]
)
async def test_an_end_tile_says_price_and_points_on_a_line_each(
    language: str, price: str, gains: str
) -> None:
    table = turn(seat(w=(3, 10), lapis=0), seat(w=(4, 6)), ends={"2:1": "E04"})
    async with sitting(session_of(table), LARGE, language=language) as here:
        first, second = shown(here, "ring", "space:2:1").split("\n")[1:3]
        assert (price in first, gains in second) == (True, True)


@pytest.mark.parametrize(("size", "more"), [(HOME, "+{}"), (LARGE, "{} more to come")])
async def test_scorings_to_come_at_border_b_are_counted_in_words_where_there_is_room(
    size: tuple[int, int], more: str
) -> None:
    table = turn(seat(w=(3, 10)), seat(w=(4, 6)))
    async with sitting(session_of(table), size) as here:
        reserve = RULES.view(table.state, None).reserve
        assert more.format(reserve) in shown(here, "ring", "border:B")


# -- A move in two steps ---------------------------------------------------------------------------


async def test_entering_costs_nothing_and_says_no_price() -> None:
    """A move names its price on the ring, or that it is free; a piece that enters neither."""
    async with sitting(session_of(turn(seat(w=(3,), s=(2, 5)), seat(w=(4, 6), s=(1, 9))))) as here:
        prices = ring_marks(here).prices
        assert {"".join(run.text for run in prices[f"slot:w:{place}"]) for place in (1, 5, 9)} == {""}
    async with sitting(session_of(turn(seat(w=(3, 10), lapis=2)))) as here:
        await here.press("3")
        prices = ring_marks(here).prices
        assert ["".join(run.text for run in prices[f"slot:w:{place}"]) for place in (5, 8)] == ["free", "1◆"]


@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_a_move_is_a_piece_then_a_sector_and_another_letter_changes_the_piece(
    size: tuple[int, int],
) -> None:
    session = session_of(turn(seat(lapis=2)))
    async with sitting(session, size) as here:
        scene = here.game.scene
        assert [row.label for row in scene.listing.ordered] == ["3", "0", "b", "i"]
        assert scene.open_targets == {"slot:w:3", "slot:w:10", "slot:s:2", "slot:s:8"}
        await here.press("3")
        first = {entry.target for entry in here.game.scene.offered}
        assert "Esc" in here.game.scene.question
        await here.press("0")
        second = {entry.target for entry in here.game.scene.offered}
        assert first != second
        assert "slot:w:12" in here.game.scene.open_targets
        label = key_of(here, "move:w:10>12")
        assert label == "0y"
        assert ring_marks(here).letters["slot:w:3"] == "3"
        await here.press(label[1])
    assert taken(session)[0] == "move:w:10>12"


@pytest.mark.parametrize("language", ["en", "de"])
async def test_sectors_are_named_in_full_and_players_of_one_name_are_told_apart(language: str) -> None:
    people = [Person("Novice", "red"), Person("Novice 2", "blue")]
    table = turn(seat(lapis=6, papyri=4, symbols="river 2"))
    async with sitting(Session.of_table(table, people), language=language) as here:
        assert {"Novi…", "Nov…2"} <= set(here.text().split())
        for piece in "30":
            await here.press(piece)
            offered = [here.game.scene.option(entry.key) for entry in here.game.scene.offered]
            listed = here.text().splitlines()[21:]
            for option in offered:
                assert option is not None
                assert here.game.scene.decision is not None
                name = here.game.wording.option(here.game.scene.view, here.game.scene.decision, option)
                assert any(name in line for line in listed), name


async def test_a_starting_tile_keeps_its_digit_and_place_after_the_first_is_kept() -> None:
    session = Session.of_table(Table.new(RULES, 2, 7), PEOPLE[:2])
    async with sitting(session) as here:
        before = dict(here.game.scene.labels)
        assert sorted(before.values()) == ["1", "2", "3", "4"]
        await here.press("2")
        gone = {key for key, label in before.items() if label == "2"}
        assert here.game.scene.labels == {key: label for key, label in before.items() if key not in gone}
        assert [entry.label for entry in here.game.scene.listing.ordered] == ["1", "3", "4"]


async def test_all_four_starting_tiles_are_shown_as_cards_beside_the_list() -> None:
    """Side by side in the realm's place, each with its digit and what it brings, as the list says."""
    table: Table[Any] = Table.new(RULES, 2, 7)
    async with sitting(session_of(table)) as here:
        cards = {target: shown(here, "realm", target) for target in board(here, "realm").drawing.targets}
        assert len(cards) == 4
        assert [card for card in cards.values() if "4▤" in card], "as the list says"
        listed = [entry.text for entry in here.game.panel.entries]
        assert sum("4 papyri" in text for text in listed) == 1
        kept = f"✓ {wording('en').say.kept()}"
        assert not [card for card in cards.values() if kept in card]
        await here.press("2")
        later = {target: shown(here, "realm", target) for target in board(here, "realm").drawing.targets}
        chosen = here.session.record.table.answers[-1].key.removeprefix("keep:")
        assert [target for target, card in later.items() if kept in card] == [f"start_tile:{chosen}"]


async def test_before_the_actions_the_ring_tells_what_each_would_bring_first_as_the_list_does() -> None:
    """The scoring brings 2 now, and 6 once the landscape has been laid."""
    (step,) = [step for step in lesson_of("papyria") if step.id == "order"]
    session = Session.of_table(step.position(), PEOPLE[:2])
    async with sitting(session) as here:
        scene = here.game.scene
        listed = {entry.key: "".join(run.text for run in entry.cells[1]) for entry in scene.listing.entries}
        assert listed["space:2"] == "2★"
        assert "2★" in shown(here, "ring", "space:1:2")
        assert "6★" not in shown(here, "ring", "space:1:2")


async def test_the_list_says_what_an_extra_scoring_on_the_way_would_bring() -> None:
    session = session_of(
        turn(seat(lapis=2, papyri=2, symbols="river 2", knowledge=9), display="W-RI-1 W-MO-1 W-SA-1")
    )
    async with sitting(session) as here:
        await here.press("0")
        way = {
            entry.key: "".join(run.text for run in entry.cells[0]).strip()
            for entry in here.game.scene.offered
        }
        assert way["move:w:10>1"] == "B6★"
        assert way["move:w:10>11"] in ("·", "⇄")


async def test_the_cursor_shows_the_way_its_gates_and_both_actions() -> None:
    session = session_of(turn(seat(lapis=2)))
    async with sitting(session) as here:
        await here.press("b")
        here.game.cursor.to_entry(here.game.scene, "move:w:10>1")
        here.game.follow_cursor()
        marks = ring_marks(here)
        assert (marks.trail, marks.gates) == (("w", 10, 1), {"B"})
        assert "landscape" in here.text()
        await here.press("escape")
        assert not here.game.scene.typed
        assert here.game.cursor.key == "@keys:b"


async def test_a_sector_is_taken_by_a_click_and_a_loss_of_both_goods_is_asked_about_twice() -> None:
    own = seat(lapis=0, w=(2, 10), s=(1, 8), mine="-1,0", priest="0,0")
    session = session_of(turn(own, seat(w=(4, 6), s=(9, 11)), tops={"3:1": "L01"}))
    async with sitting(session) as here:
        await here.press(*key_of(here, "move:w:2>3"))
        assert "Both goods there would be lost" in here.game.notice
        assert taken(session) == []
        await here.press("enter")
    assert taken(session)[:1] == ["move:w:2>3"]


async def test_pieces_sectors_and_spaces_are_taken_by_the_mouse() -> None:
    session = session_of(turn(seat(lapis=2)))

    async def click(here: Sitting, target: str) -> None:
        widget = board(here, "ring")
        spot = widget.drawing.spot(target)
        assert spot is not None
        place = widget.place_of(spot)
        await here.pilot.click(offset=(place.x + 2, place.y + place.height // 2))

    async with sitting(session) as here:
        await click(here, "slot:w:10")
        assert here.game.scene.typed == "0"
        await click(here, "slot:w:12")
        if here.game.scene.decision is not None and here.game.scene.decision.kind == "arrival":
            await here.press("n")
        await click(here, "space:12:2")
    assert taken(session)[0] == "move:w:10>12"
    assert "space:2" in taken(session)


async def test_entering_is_a_choice_of_all_free_places() -> None:
    session = Session.new(RULES, PEOPLE[:2], 3, {"first": "seat:0", "board": "reference"})
    async with sitting(session) as here:
        for _ in range(6):
            await here.press(*(here.game.scene.entries[0].label or ""))
            await here.hurry("enter") if here.game.scene.mode != "decide" else None
        assert len(here.game.scene.open_targets) == 24
        await here.press("t", "d")
    assert "enter:s:4" in taken(session)


@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_where_the_priest_may_go_is_one_row_beside_the_actions(size: tuple[int, int]) -> None:
    own = seat(lapis=2, w=(2, 10), s=(12, 8))
    session = session_of(turn(own, seat(w=(4, 6), s=(9, 11))))
    async with sitting(session, size) as here:
        await here.press(*key_of(here, "move:w:10>12"))
        assert [row.label for row in here.game.scene.listing.ordered] == ["1", "2", "p"]
        assert here.game.panel.key != "@keys:p"
        await here.press("p")
        assert here.game.has_place("realm")  # type: ignore[attr-defined]
        assert board(here, "realm").open_targets == {"cell:0,0", "cell:0,1", "cell:0,-1", "cell:-1,0"}
        await here.press("escape", "p", key_of(here, "priest:0,1")[1])
    assert taken(session)[-1] == "priest:0,1"


# -- The realm -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_r_turns_the_landscape_on_its_site_and_enter_lays_it_so(size: tuple[int, int]) -> None:
    session = session_of(laying())
    async with sitting(session, size) as here:
        here.game.cursor.to_target("cell:2,0")
        here.game.follow_cursor()
        before = here.game.panel.key
        await here.press("r")
        after = here.game.panel.key
        assert before != after
        assert {before, after} == {"place:2,0,0", "place:2,0,1"}
        await here.press("enter")
    assert taken(session)[0] == after


async def test_table_and_realm_show_what_a_landscape_would_change() -> None:
    session = session_of(laying(symbols="river 2", knowledge=20))
    async with sitting(session) as here:
        here.game.cursor.to_entry(here.game.scene, "place:2,0,0")
        here.game.follow_cursor()
        assert "4×2" in shown(here, "kinds", "kind:river")
        assert "+2" in shown(here, "kinds", "kind:river")
        assert "4 × 2 = 8 points" in here.text()


async def test_a_realm_of_25_landscapes_stands_there_whole_with_all_sites() -> None:
    cells = [(x, y) for x in range(-3, 4) for y in range(-2, 3) if abs(x) + abs(y) > 1][:20]
    tiles = [tile for tile in LANDSCAPES if tile.startswith("L")][2:]
    added = " ".join(f"{x},{y}={tile}@0" for (x, y), tile in zip(cells, tiles, strict=False))
    table = acting(
        "5:1", seat(added, w=(3, 12), priest="{},{}".format(*cells[-1])), seat(w=(4, 6)), tops={"5:1": "L01"}
    )
    async with sitting(session_of(table)) as here:
        widget = board(here, "realm")
        assert len(session_of(table).view(0).seats[0].realm) == 25
        assert (widget.drawing.width, widget.drawing.height) == (widget.size.width, widget.size.height)


def test_a_river_goes_on_from_landscape_to_landscape_and_ascii_tells_its_course() -> None:
    land = Land(realm("2,0=L01@0 3,0=L11@1 3,-1=L21@0 2,-1=L27@0"), "1,0", "red")
    terms = wording()
    terms.in_ascii()
    pictures = draw_realm(land, wording().terms, Look(), 90, 30)
    letters = draw_realm(land, terms.terms, Look(pictures=False, ascii=True), 90, 30)
    assert any(role.count("2f74c4") for line in pictures.lines for _, role in line)
    text = letters.text()
    for name in ("2,0", "3,0", "3,-1", "2,-1"):
        spot = letters.spot(f"cell:{name}")
        assert spot is not None
        x, y, width, height = spot.region
        rows = [line.ljust(letters.width) for line in text.split("\n")]
        middle, column = y + height // 2, x + (width - 1) // 2
        arms = (
            rows[y][column] == "|",
            rows[middle][x + width - 1] in "=═",
            rows[y + height - 1][column] == "|",
            rows[middle][x] in "=═",
        )
        exits = land.realm[name].exits
        assert arms == tuple(bool(exits & side) for side in (1, 2, 4, 8)), name


@pytest.mark.parametrize("kind", ["mountain", "river", "forest", "sanctuary", "city", "temple", "invention"])
def test_the_landscapes_that_are_lit_are_those_that_count(kind: str) -> None:
    own = realm("2,0=L07@0 3,0=L09@0 0,2=L31@0 0,-2=L33@0", temple="2,0 0,-1", city="0,1 3,0", mine="-1,0")
    lit = members(own, kind)
    assert lit
    alone = {name: laid for name, laid in own.items() if name in lit}
    assert VALUES[kind](alone) == VALUES[kind](own)
    if kind in ("city", "temple"):  # a building on each, or a landscape that links them
        assert len(lit) == VALUES[kind](own)
        return
    for name in lit:
        assert VALUES[kind]({other: laid for other, laid in alone.items() if other != name}) < VALUES[kind](
            own
        )


async def test_a_scoring_under_the_cursor_lights_what_it_counts() -> None:
    own = seat(w=(3, 12), symbols="river 2", knowledge=9)
    session = session_of(acting("4:1", own, seat(w=(5, 6)), tops={"4:1": "W-ANY"}))
    async with sitting(session) as here:
        here.game.cursor.to_entry(here.game.scene, "score:river")
        here.game.follow_cursor()
        assert here.game.marked["realm"].kind == "river"  # type: ignore[attr-defined]
        await here.press(key_of(here, "score:river"))
        assert session.record.table.state.seats[0].points == 6


# -- Sizes, pages, others --------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
async def test_every_size_shows_stage_own_things_and_list(size: tuple[int, int]) -> None:
    session = session_of(turn(seat(lapis=2)))
    async with sitting(session, size) as here:
        text = here.text()
        assert all(name in text for name in ("Mari", "Babylon", "Isin", "Lagash"))
        if size != SMALL:
            assert all(word in text for word in ("Scorings", "Seats", "knowledge"))
        await here.resize(HOME)
        assert "Scorings" in here.text()


async def test_small_pages_open_by_decision_and_turn_by_f4() -> None:
    async with sitting(session_of(laying()), SMALL) as here:
        assert page(here)[0] == "realm"
        seen = []
        for _ in range(4):
            await here.press("f4")
            seen.append(tuple(page(here)))
        assert len({*seen}) == 4


@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_others_realms_can_be_looked_at_but_nothing_in_them_chosen(size: tuple[int, int]) -> None:
    session = session_of(laying())
    async with sitting(session, size) as here:
        await here.press("tab")
        if size == SMALL:
            await here.press("f4", "f4", "f4", "f4")
        names = board(here, "realm").drawing.targets
        assert all(name.endswith("@1") for name in names if name.startswith("cell:"))
        assert board(here, "realm").open_targets == frozenset()
        await here.press("escape")
        assert here.game.looking_at == 0


@pytest.mark.parametrize("language", ["en", "de"])
async def test_every_element_on_every_board_can_be_described(language: str) -> None:
    session = session_of(turn(seat(lapis=2)))
    async with sitting(session, language=language) as here:
        await here.press("a")
        targets: Sequence[str] = sorted({*here.game.targets()})
        for target in targets:
            assert here.game.describe(here.game.scene.view, target), target
        assert here.game.words.problems == []


async def test_ascii_alone_is_enough() -> None:
    for table in (turn(seat(lapis=2)), laying()):
        async with sitting(session_of(table), ascii=True) as here:
            await here.press("a")
            assert here.text().isascii()


# -- The end ---------------------------------------------------------------------------------------


async def test_the_final_scoring_is_counted_up_line_by_line_with_the_landscapes_lit() -> None:
    own = seat("2,0=L01@0", keys="K-RI-1", symbols="river 1", knowledge=20, city="0,1")
    state = position(own, seat(), stage="over", turns=2)
    table = Table.at(RULES, state, "start_turn", 2)
    session = session_of(table)
    async with sitting(session) as here:
        here.game.count_on_boards("key_river")
        assert "4 × 3 = 12" in wording().score_line(
            next(line for line in session.record.standings[0].lines if line.id == "key_river")
        )
        here.game.lit_kind = "river"  # type: ignore[attr-defined]
        assert here.game.marked["realm"].kind == "river"  # type: ignore[attr-defined]


# -- Moments ---------------------------------------------------------------------------------------


def rings_in(here: Sitting) -> list[str]:
    """The ring as text, frame by frame, of what was answered last."""
    game = here.game
    seen = []
    for frame in game.moment(game.scene.view, game.session.record.log_for(None)[-1:]):
        frame()
        seen.append(board(here, "ring").drawing.text())
    game.end_moment()
    return seen


async def test_a_piece_walks_whom_it_pushes_slides_on_and_the_lapis_goes_along() -> None:
    session = session_of(turn(seat(lapis=2, w=(3, 10)), seat(w=(4, 12))))
    async with sitting(session) as here:
        await here.press(*key_of(here, "move:w:10>12"))
        frames = rings_in(here)
        still = board(here, "ring").drawing.text()
        road = [frame.split("\n")[-1] for frame in frames]
        assert len(set(frames)) == len(frames) == 4
        assert road[0].index("Ana") > road[0].index("Ben") == road[1].index("Ana"), "it walks westwards"
        coins = [[line.count("◆") for line in frame.split("\n")] for frame in frames[1:]]
        assert len({tuple(lines) for lines in coins}) == len(coins)
        assert still not in frames
        assert frames_cost_little(here)


async def test_a_new_piece_stands_on_its_slot_before_the_other_sectors_go_quiet() -> None:
    session = Session.new(RULES, PEOPLE[:2], 3, {"first": "seat:0", "board": "reference"})
    async with sitting(session, motion="full") as here:
        for _ in range(6):
            await here.press(*(here.game.scene.entries[0].label or ""))
            await here.hurry("enter") if here.game.scene.mode != "decide" else None
        ring = board(here, "ring")
        await here.press("t")
        before = ring.drawing.lines
        await here.press("d")
        assert here.game.motion.runs
        arrived = ring.drawing.lines
        here.game.motion.skip()
        still = ring.drawing.lines
    same = [y for y, line in enumerate(before) if line == arrived[y]]
    changed = [y for y, line in enumerate(still) if line != arrived[y]]
    assert len(same) > len(before) // 2, "the other bank is as it was"
    assert len(changed) > len(before) // 2, "it goes quiet in the end"
    assert [text_of(line) for line in arrived if "Ana" in text_of(line)], "the piece is there at once"


def text_of(line: Line) -> str:
    """A line without its colours."""
    return "".join(text for text, _ in line)


def frames_cost_little(here: Sitting) -> bool:
    """Whether a frame leaves most lines of the ring as they are."""
    before = board(here, "ring").drawing.lines
    game = here.game
    next(iter(game.moment(game.scene.view, game.session.record.log_for(None)[-1:])))()
    after = board(here, "ring").drawing.lines
    game.end_moment()
    return sum(one is not other for one, other in zip(before, after, strict=True)) < len(before) // 3


async def test_an_end_tile_turns_over_where_it_is_laid() -> None:
    own = seat(w=(3, 12), knowledge=9)
    session = session_of(acting("4:1", own, seat(w=(5, 6)), tops={"4:1": "W-ANY"}, heights={"4:1": 1}))
    async with sitting(session) as here:
        await here.press(key_of(here, "score:river"))
        game, ring = here.game, board(here, "ring")
        frames = game.moment(game.scene.view, game.session.record.log_for(None)[-1:])
        game.end_moment()
        rows = [ring.drawing.lines]
        for frame in frames:
            frame()
            rows.append(ring.drawing.lines)
        game.end_moment()
        turning = [y for y, lines in enumerate(zip(*rows, strict=True)) if len({*map(str, lines)}) > 1]
        assert len(frames) == 2
        assert turning == [2, 3], "only the tile's own two lines change"


# -- Names and tables ------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES[1:])
async def test_names_without_room_have_one_short_form_by_which_they_can_be_told_apart(
    size: tuple[int, int],
) -> None:
    names = ("Annemarie", "Annette")
    people = [Person(name, colour) for name, colour in zip(names, ("red", "blue"), strict=True)]
    table = turn(seat(w=(3, 12), lapis=2), seat(w=(4, 6)))
    async with sitting(Session.of_table(table, people), size) as here:
        found = set(re.findall(r"\bAnn[\w…]*", here.text()))
        assert {"Ann…1", "Ann…2"} <= found <= {*names, "Ann…1", "Ann…2"}


async def test_no_column_has_a_title_before_anything_is_in_it() -> None:
    session = Session.new(RULES, PEOPLE, 7, {})
    async with sitting(session, LARGE) as here:
        head = next(row for row in here.rows() if "value × signs" in row)
        assert head.rstrip()[-1] in "★+", "changes, if there are any"
        seats = next(row for row in here.rows() if row.rstrip().endswith("▤") and "Seats" in row)
        assert "▲" not in seats


@pytest.mark.parametrize(("ring", "option", "other"), [("w", "move:w:3>5", "s"), ("s", "move:s:2>4", "w")])
async def test_while_a_place_is_chosen_its_whole_half_of_the_sector_means_it(
    ring: str, option: str, other: str
) -> None:
    table = turn(seat(w=(3, 10), s=(2, 8)), seat(w=(4, 6), s=(5, 11)))
    place = option.rpartition(">")[2]
    async with sitting(session_of(table)) as here:
        before = board(here, "ring").drawing
        await here.press(key_of(here, option)[0])
        after = board(here, "ring").drawing
        regions = []
        for drawing in (before, after):
            mine, others = drawing.spot(f"slot:{ring}:{place}"), drawing.spot(f"slot:{other}:{place}")
            assert mine is not None
            assert others is not None
            regions.append((mine.region, others.region))
        (slot, untouched), (half, still) = regions
        assert half.height > slot.height
        assert (half.x, half.width) == (slot.x, slot.width)
        assert half.y <= slot.y < half.bottom
        assert still == untouched
        assert not half.contains(still.x, still.y)


async def test_a_second_key_that_goes_nowhere_leaves_the_piece_chosen() -> None:
    """What it says goes with the next key; the cursor begins at the best place for the piece."""
    own = seat(w=(12, 6), s=(1, 7), lapis=6, symbols="river 2", knowledge=9)
    table = turn(own, seat(w=(2, 8), s=(3, 11)), tops={"1:2": "W-RI-1"})
    async with sitting(session_of(table)) as here:
        labels = {label: key for key, label in here.game.scene.labels.items() if len(label) == 2}
        pieces = sorted({label[0] for label in labels})
        nowhere = next(
            (first, label[1]) for first in pieces for label in labels if first + label[1] not in labels
        )
        await here.press(*nowhere)
        assert here.game.controller.typed == nowhere[0]
        assert here.game.notice
        other = next(first for first in pieces if first != nowhere[0])
        await here.press("escape", other)
        assert not here.game.notice
        said, scene = wording("en"), here.game.scene
        reached = {key for label, key in labels.items() if label[0] == other}
        assert here.game.cursor.key == said.start(scene.view, scene.decision, reached)  # type: ignore[arg-type]
