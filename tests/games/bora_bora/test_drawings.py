"""The drawings of Bora Bora as text: atoll, cards, market, player board, header, evening."""

import re
from dataclasses import replace
from typing import Any

import pytest

from rulesets.bora_bora import events
from rulesets.bora_bora.components import FISH, REGIONS, TASKS
from rulesets.bora_bora.components import PEOPLE as TILES
from rulesets.bora_bora.round_end import round_end
from rulesets.bora_bora.state import BoraBora, Person
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Rng, Table
from tabletop_tui.games.bora_bora.drawings import (
    atoll,
    cards,
    evening,
    market,
    matrix,
    news,
    ownboard,
    person,
    players,
    stall,
)
from tabletop_tui.games.bora_bora.drawings.figures import Seen, task_within
from tabletop_tui.games.bora_bora.drawings.marks import NO_MARKS, Marks, marks_at
from tabletop_tui.games.bora_bora.drawings.outcome import cells_of
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.kit.parts import names_of
from tabletop_tui.paint.drawing import Drawing, cells
from tabletop_tui.paint.glyphs import to_ascii
from tabletop_tui.paint.pictures import Look
from tabletop_tui.paint.themes import DARK, LIGHT
from tests.games.bora_bora.games import PEOPLE, RULES, moments, wording
from tests.rulesets.bora_bora.builders import A, B, Player, answer, placing, position, using

LOOKS = (Look(), Look(pictures=False, mono=True), Look(pictures=False, ascii=True))
LANGUAGES = ("en", "de")


def seen(table: Table[BoraBora] | BoraBoraView, viewer: int | None = A, **facts: Any) -> Seen:
    """A table as a seat looks at it; `seat` is whose things are shown."""
    view: BoraBoraView = RULES.view(table.state, viewer) if isinstance(table, Table) else table
    words = wording(facts.pop("language", "en"))
    if facts.get("look", LOOKS[0]).ascii:
        words.in_ascii()
    base = {"look": LOOKS[0], "names": tuple(names_of(PEOPLE)), "seat": view.seat or A, "marks": NO_MARKS}
    return Seen(view=view, terms=words.terms, **{**base, **facts})


def at(drawing: Drawing, target: str) -> str:
    """The lines of a drawing where a target lies."""
    spot = drawing.spot(target)
    assert spot is not None, target
    x, y, width, height = spot.region
    rows = [line.ljust(drawing.width) for line in drawing.text().split("\n")]
    return "\n".join(rows[row][x : x + width].rstrip() for row in range(y, y + height))


def roles_at(drawing: Drawing, x: int, y: int) -> str:
    """The role of a cell."""
    for text, role in drawing.lines[y]:
        if x < len(text):
            return role
        x -= len(text)
    return ""


def of_map(table: Table[BoraBora], shape: atoll.Shape = atoll.SMALL, **facts: Any) -> Drawing:
    return atoll.draw_map(seen(table, **facts), shape)


# -- the atoll -------------------------------------------------------------------------------------


def test_a_region_shows_terrain_yield_fish_holder_and_huts_aside() -> None:
    table = placing(Player(), on_map="c2:CA c4:A e1:B")
    plain, drawing = of_map(table, look=LOOKS[1]), of_map(table)
    assert at(plain, "region:c2").split("\n") == ["c2 Steppe", "◆◂3  ✿", "⌂A ⌂c"]
    assert at(plain, "region:e1").split("\n")[2] == "⌂B"
    assert at(plain, "region:n1").split("\n") == ["n1 Mountain", "■◂5  ◆", "free"]
    holder = drawing.spot("region:c2")
    assert holder is not None
    assert "seat-red" in roles_at(drawing, holder.region.x + 1, holder.region.y + 2)
    assert "green" in roles_at(drawing, holder.region.x + 4, holder.region.y + 2)


@pytest.mark.parametrize("shape", [atoll.SMALL, atoll.LARGE, atoll.HUGE])
def test_every_path_stands_between_its_regions_over_land_and_over_water(shape: atoll.Shape) -> None:
    text = of_map(placing(Player()), shape).text()
    assert sorted(re.findall(r"[═║](\d)[═║]", text)) == sorted("51634321")
    assert sorted(re.findall(r"[╌╎](\d)[╌╎]", text)) == sorted("32162445")
    drawing = of_map(placing(Player()), shape)
    assert {f"region:{region}" for region in REGIONS} <= drawing.targets
    corners = {target.partition(":")[0] for target in drawing.targets} - {"region"}
    assert corners >= {"jewelry", "open"}, "jewelry and god cards lie in the sea"
    assert (drawing.width, drawing.height) == (shape.width, shape.height)


def test_regions_in_reach_are_loud_and_those_to_choose_have_a_key() -> None:
    table = placing(Player())
    reach = Marks(reach={"c3": 2, "c2": 4})
    for pictures in (True, False):
        look = Look(pictures=pictures, mono=not pictures)
        quiet, lit = of_map(table, look=look), of_map(table, look=look, marks=reach)
        for region, loud in (("c3", True), ("c1", False)):
            spot = lit.spot(f"region:{region}")
            assert spot is not None
            name = (spot.region.x + 4, spot.region.y)
            assert (roles_at(lit, *name) != roles_at(quiet, *name)) is loud
    chosen = replace(reach, open=frozenset({"region:c3"}), target="region:c3")
    drawing = of_map(table, marks=chosen)
    spot = drawing.spot("region:c3")
    assert spot is not None
    assert "chip" in roles_at(drawing, spot.region.right - 3, spot.region.bottom - 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("look", LOOKS, ids=["pictures", "mono", "ascii"])
def test_four_huts_fit_every_region(language: str, look: Look) -> None:
    table = placing(Player(), on_map="c4:BCDA")
    for shape in (atoll.SMALL, atoll.LARGE, atoll.HUGE):
        last = at(of_map(table, shape, language=language, look=look), "region:c4").split("\n")[-1]
        assert [letter for letter in last if letter in "Adcb"] == ["A", "d", "c", "b"] or "Ana" in last


# -- the cards -------------------------------------------------------------------------------------


def hand_of(table: Table[BoraBora], *, white: bool = False, language: str = "en") -> cards.Hand:
    decision, view = table.decision, RULES.view(table.state, A)
    assert decision is not None
    terms = wording(language).terms
    dice = tuple(dict.fromkeys(view.seats[A].dice))
    return cards.Hand(dice, dice[0], cells_of(view, terms, decision, white=white), white, white)


def test_every_card_says_what_it_would_bring_at_what_price_or_why_not() -> None:
    table = placing(
        Player(offerings=1, hand="B", ground="a1 b1"),
        dice="5 2",
        cards_in_play={"helper": "4 3", "temple": "6"},
    )
    hand = hand_of(table)
    assert hand.cells[5, "helper"].price.text == "❖ blue god"
    assert hand.cells[5, "helper"].gods == "❖"
    assert hand.cells[2, "helper"].gives == "spend 2"
    assert hand.cells[2, "helper"].price.text == "2 below 3"
    assert hand.cells[5, "temple"].gives == "space 1–5"
    assert hand.cells[5, "temple"].price.text == "5 below 6"
    assert hand.cells[5, "fishing"].gives == "+2★ now"
    without = hand_of(placing(Player(tiles=0), dice="5 2", cards_in_play={"helper": "4 3"}))
    assert without.cells[5, "helper"].why == "not below 3"
    drawing = matrix.draw_matrix(seen(table, kind="place_die"), hand, 120, 4)
    assert "spend 2" in drawing.text()
    assert drawing.height == 4
    options = table.decision.options if table.decision else ()
    plain = [option.key for option in options if not option.key.endswith(":white")]
    cells = [target for target in drawing.targets if target.startswith("die:")]
    assert {target[4:] for target in cells} == {key[6:] for key in plain}


def test_the_white_god_changes_all_cells_at_once() -> None:
    table = placing(Player(hand="W", offerings=1), dice="5 2")
    plain, white = hand_of(table), hand_of(table, white=True)
    assert plain.cells[2, "helper"].gives == "spend 2"
    assert white.cells[2, "helper"].gives == "spend 6"
    assert "✺" in white.cells[2, "helper"].price.text
    assert white.cells[2, "helper"].target.endswith(":white")


@pytest.mark.parametrize(
    ("dice", "home", "large"),
    [("6", [4], [4]), ("5 2", [2, 2], [3, 3]), ("5 5 2", [2, 2], [3, 3]), ("6 5 4", [2, 1, 1], [2, 2, 2])],
)
def test_every_die_has_a_row_and_equal_ones_share_it(dice: str, home: list[int], large: list[int]) -> None:
    for language in LANGUAGES:
        table = placing(Player(tiles=1), dice=dice)
        hand = hand_of(table, language=language)
        for height, lines in ((4, home), (6, large)):
            assert [row.lines for row in matrix.rows_of(hand, height)] == lines
            drawing = matrix.draw_matrix(seen(table, kind="place_die"), hand, 160, height)
            assert drawing.height == sum(lines) <= height
        small = cards.draw_down(seen(placing(Player(), dice=dice)), hand, 80)
        numbers = {target.split(":")[1] for target in small.targets if target.startswith("die:")}
        assert numbers == set(dice.split())


def test_what_completes_a_task_is_filled_in_the_open_die_s_row_and_written_in_green_elsewhere() -> None:
    """Two men of three are there; any third one completes the task."""
    table = placing(Player(people="man_vp_1 man_land_1 man_build_2", tasks="t20", tiles=1), dice="5 2")
    hand = hand_of(table)
    assert hand.cells[5, "man"].mine == ("✓task +6★", "plate-task")
    drawing = matrix.draw_matrix(seen(table, kind="place_die"), hand, 120, 4)
    for number, role in ((5, "plate-task"), (2, "good strong ground-panel")):
        spot = drawing.spot(f"die:{number}:man")
        assert spot is not None
        assert roles_at(drawing, spot.region.x, spot.region.y + 1) == role


@pytest.mark.parametrize("large", [False, True])
def test_a_card_shows_its_lowest_die_and_whose_it_is_at_any_decision(large: bool) -> None:
    table = placing(Player(), Player(), dice="4", cards_in_play={"temple": "3 2 5"})
    for hand in (hand_of(table), cards.Hand()):
        drawing = cards.draw_cards(seen(table, look=LOOKS[2]), hand, 120, large=large)
        assert drawing.height == cards.LINES["large" if large else "small"]
        assert "2" in drawing.text()
        assert "5" not in drawing.text(), "the lowest alone matters"


# -- the players and the market --------------------------------------------------------------------


def of_players(table: Table[BoraBora] | BoraBoraView, width: int = 50, **facts: Any) -> Drawing:
    return players.draw_players(seen(table, **facts), width, 5)


def of_market(table: Table[BoraBora], width: int = 50, **facts: Any) -> Drawing:
    return market.draw_market(seen(table, **facts), table.decision, width)


def test_the_table_of_players_says_who_is_where_on_the_status_track() -> None:
    view = RULES.view(placing(Player(), Player(), Player(), Player()).state, A)
    status = ((3,), (), (1, 0), (), (), (2,), *((),) * 9)
    for width in (50, 60, 72):
        rows = of_players(replace(view, status=status), width).text().split("\n")[1:]
        places = {seat: rows[n].partition("▲")[2].split()[0] for n, seat in enumerate(view.order)}
        assert places == {0: "2", 1: "2", 2: "5", 3: "0"}


def test_the_spaces_of_the_temple_stand_with_their_holders_and_free_ones_where_one_chooses() -> None:
    table = placing(Player(), Player(), Player(), dice="4")
    view = replace(RULES.view(table.state, A), temple=(1, 1, None, 0, None, None))
    rows = of_players(view).text().split("\n")
    assert "2 1" in next(row for row in rows if "Ben" in row)
    opened = frozenset({"temple:4", "temple:3", "temple:2", "temple:1"})
    chosen = of_players(view, marks=Marks(open=opened, temple=4), kind="temple_space")
    assert {f"temple:{space}" for space in range(1, 5)} <= chosen.targets
    assert "4 3" in next(row for row in chosen.text().split("\n") if "Ana" in row)
    whole = of_players(replace(view, temple=(0, None, None, None, None, None)), marks=Marks(temple=6))
    assert "6 5 4 3 2 1" in whole.text(), "six spaces are read apart"


@pytest.mark.parametrize("width", [50, 60])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_market_is_cut(language: str, width: int) -> None:
    for seats, seed in ((2, 1), (4, 4)):
        for number, moment in enumerate(moments(seats, seed)):
            if number % 25 == 0 or moment.decision.kind == "take_person":
                opened = frozenset(option.target or "" for option in moment.decision.options)
                facts: dict[str, Any] = {
                    "language": language,
                    "seat": moment.decision.seat,
                    "kind": moment.decision.kind,
                }
                here = seen(moment.view, marks=Marks(open=opened), **facts)
                text = market.draw_market(here, moment.decision, width).text()
                assert "…" not in text, text


def test_who_can_be_taken_has_a_key_and_says_which_task_it_serves() -> None:
    table = placing(Player(tasks="t20 t27", people="man_vp_1 man_land_1 man_build_2"), dice="4")
    assert table.decision is not None
    answer(table, next(o.key for o in table.decision.options if o.key.startswith("place:4:man")))
    view, decision = RULES.view(table.state, A), table.decision
    assert decision is not None
    opened = frozenset(option.target or "" for option in decision.options)
    drawing = of_market(table, kind="take_person", marks=Marks(open=opened, target="man:2"))
    for target in opened:
        spot = drawing.spot(target)
        assert spot is not None
        assert "chip" in roles_at(drawing, spot.region.x, spot.region.y)
        serves = target.startswith("man")
        assert ("✓task 3/4→4/4 +6★" in at(drawing, target) or "✓task" in at(drawing, target)) is serves
    told = person.draw_person(
        seen(table, kind="take_person", marks=Marks(open=opened, target="man:2")), decision, "2", 120, 4
    ).text()
    assert "4 men: 3/4 → 4/4  +6★ at the end of this round" in told
    assert "With him you have" in told
    other = market.draw_market(seen(RULES.view(table.state, B), seat=A), decision, 50)
    assert "✓" not in other.text(), "no one is told what serves another's tasks"
    assert view.places["man"]


def test_jewelry_and_gods_have_their_keys_and_say_what_is_left() -> None:
    view = RULES.view(placing(Player(), Player()).state, A)
    jewel = view.jewels[view.round - 1][0]
    opened = Marks(open=frozenset({f"jewelry:{jewel}", "open:1", "deck"}))
    here = seen(view, marks=opened, kind="buy_jewelry")
    for drawing, target in (
        (stall.draw_jewelry(here, 16, 4), f"jewelry:{jewel}"),
        (stall.draw_gods(here, 15, 4), "deck"),
    ):
        spot = drawing.spot(target)
        assert spot is not None
        assert spot.chip == "chip"
        assert "…" not in drawing.text()
    none = replace(view, jewels=((),) * len(view.jewels))
    assert "no jewelry left" in stall.draw_jewelry(seen(none), 16, 4).text()


# -- one's own board -------------------------------------------------------------------------------


def of_own(table: Table[BoraBora], seat: int = A, width: int = 80, height: int = 5, **facts: Any) -> Drawing:
    return ownboard.draw_own(seen(table, seat=seat, **facts), width, height)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_ground_and_tasks_stand_there_uncut(language: str) -> None:
    eight = (
        "man_vp_1 man_vp_2/ man_land_1 man_land_2 woman_woman_3 woman_shell_1 man_build_2 woman_god_card_1"
    )
    for people in ("man_vp_1 woman_offering_2/", eight):
        table = using(Player(people=people, ground="a1 b1", built={6: "c3 c4"}, tasks="t44 t48 t19"))
        text = of_own(table, language=language).text()
        assert "…" not in text, text
        assert "■6" in at(of_own(table), "ground:c3")
        assert "5≡" in at(of_own(table), "ground:b1"), "spaces are numbered"
        spots = of_own(table).targets
        assert {f"person:{name.rstrip('/')}" for name in people.split()} <= spots


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [9, 12])
def test_twelve_people_of_eight_kinds_stand_on_a_board_uncut(count: int, language: str) -> None:
    tiles = [tile for tile, row in TILES.items() if row.kind in ("vp", "land", "woman", "build")]
    crowd = {
        space: Person(tile, space % 3 == 0) for space, tile in enumerate(tiles[:: len(tiles) // 12], start=1)
    }
    view = RULES.view(using(Player()).state, A)
    own = replace(view.seats[A], people={space: crowd[space] for space in range(1, count + 1)}, huts=())
    view = replace(view, seats=(own, *view.seats[1:]))
    for width in (80, 112):
        drawing = ownboard.draw_own(seen(view, seat=A, language=language), width, 5)
        assert "…" not in drawing.text(), drawing.text()
        assert sum(target.startswith("person:") for target in drawing.targets) == count


@pytest.mark.parametrize("shape", [atoll.SMALL, atoll.LARGE, atoll.HUGE])
def test_words_on_the_map_stand_on_bare_land_and_in_sixteen_colours_on_the_page(shape: atoll.Shape) -> None:
    table = placing(Player(), on_map="c2:CBDA")
    for look, ground in ((LOOKS[0], "ground-orange-bar"), (Look(grounds=False), "ground-base")):
        drawing, place = of_map(table, shape, look=look), shape.of("c2")
        aside = drawing.text().split("\n")[place.bottom - 1].index("⌂d")
        cells_of_words = [(place.x + 4, place.y)] if not look.grounds else []
        cells_of_words += [(aside, place.bottom - 1), (aside + 4, place.bottom - 1)]
        if shape is not atoll.SMALL:
            cells_of_words += [(place.x + 8, place.y + (2 if shape is atoll.LARGE else 3))]
        grounds = {roles_at(drawing, *cell).partition("px:")[2].split()[0] for cell in cells_of_words}
        assert grounds == {roles_at(drawing, place.x + 1, place.y).partition("px:")[2].split()[0]}, ground


def test_in_ascii_up_to_is_never_less_than() -> None:
    text = of_market(using(Player()), look=LOOKS[2]).text()
    assert "<=" in text
    assert not re.search(r"[a-z]<\d", text)


def test_dice_of_one_colour_side_by_side_never_read_as_one_number() -> None:
    checked = 0
    for number, moment in enumerate(moments(4, 4)):
        view = RULES.view(moment.table.state, A)
        if not number % 9 and max(map(len, (*view.cards.values(), view.fished))) in (2, 3):
            checked += 1
            text = cards.draw_down(seen(view, A), cards.Hand(), 80).text()
            assert not re.search(r"\d\d", text), text
    assert checked


def test_of_many_dice_on_a_card_the_lowest_die_is_never_left_out() -> None:
    """With a blue god, the last die isn't the lowest: 2 was placed before 5 and 6."""
    table = placing(Player(), Player(), Player(), Player(), cards_in_play={"temple": "3 2 5 6"})
    view = replace(RULES.view(table.state, A), fished=RULES.view(table.state, A).cards["temple"])
    assert "Fishing 3 2 5 6" in re.sub(" +", " ", cards.draw_down(seen(view), cards.Hand(), 80).text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tasks_of_others_are_told_whole_and_people_of_all_or_none(language: str) -> None:
    for number, moment in enumerate(moments(4, 4)):
        if number % 50:
            continue
        view = RULES.view(moment.table.state, A)
        for width, height in ((60, 8), (72, 16)):
            text = ownboard.draw_others(seen(view, A, language=language), (1, 2, 3), width, height).text()
            assert "…" not in text, text
            named = [seat for seat in (1, 2, 3) if view.seats[seat].people]
            rows = [row for row in text.split("\n") if re.match(r" [♂♀]", row)]
            assert not rows or len(rows) >= len(named), text


def test_progress_that_would_betray_a_hand_is_a_question_mark() -> None:
    table = using(Player(people="man_vp_1"), Player(hand="BB", tasks="t11 t20 t27"))
    lines = of_own(table, seat=B).text().split("\n")[1:]
    assert [line.rstrip()[-1] for line in lines[:3]] == ["?", "4", "?"]
    bar = ownboard.draw_bar(seen(table, seat=B), 120).text()
    assert "2▯" in bar
    assert "Blue" not in bar
    assert "Blue ×2" in ownboard.draw_bar(seen(table, B), 120).text(), "its owner sees it"


def test_all_players_stand_in_turn_order_with_points_dice_and_stores() -> None:
    table = placing(Player(vp=17, offerings=2), Player(), Player(shells=3, hand="R"), Player(), dice="5 2")
    view = RULES.view(table.state, A)
    for width in (50, 60, 72):
        text = of_players(table, width).text()
        assert [text.index(PEOPLE[seat].name) for seat in view.order] == sorted(
            text.index(PEOPLE[seat].name) for seat in view.order
        )
        ana = next(row for row in text.split("\n") if "Ana" in row)
        assert re.search(rf"▶ +Ana +{view.seats[A].standing.total} +5 2 ", ana)
        assert ana.split()[-4:] == ["2", "0", str(view.seats[A].cards), str(view.seats[A].god_tiles)]
        assert next(row for row in text.split("\n") if "Cleo" in row).split()[-4:-1] == ["0", "3", "1"]
    chips = players.draw_chips(seen(table), 80).text()
    assert re.search(rf"▶ Ana {view.seats[A].standing.total}★ 5 2", chips)


def test_when_the_game_is_over_the_players_have_the_whole_score_and_it_is_nobody_s_turn() -> None:
    view = replace(RULES.view(placing(Player(vp=17), on_map="c1:A").state, A), stage="over", active=None)
    text = of_players(view).text()
    assert view.seats[A].standing.total != 17
    assert re.search(rf"Ana +{view.seats[A].standing.total} ", text)
    assert "▶" not in text


# -- the evening -----------------------------------------------------------------------------------

EVENING = [
    events.Scored(1, points=4, source="status"),
    events.Scored(0, points=1, source="status"),
    events.TurnOrder(None, seats=[1, 0]),
    events.Scored(0, points=4, source="temple"),
    events.WonGodTile(0, priests=2),
]


@pytest.mark.parametrize(("width", "height"), [(80, 6), (120, 4), (160, 6)])
def test_the_evening_counts_status_order_and_temple_a_row_a_player(width: int, height: int) -> None:
    told = round_end(EVENING, (0, 1), 3)
    assert told is not None
    table = placing(Player(vp=9), Player(vp=12))
    a, b = (standing.total for standing in RULES.standings(table.state))
    for language in LANGUAGES:
        rows = evening.draw_evening(seen(table, language=language), told, width, height).text().split("\n")
        ben, ana = (next(row for row in rows if name in row) for name in ("1 Ben", "2 Ana"))
        assert re.search(rf"\+4★ .*2 → 1 .*0♙ \+0★ .*\b{b}★", ben)
        assert re.search(rf"\+1★ .*1 → 2 .*2♙ \+4★  ✪ .*\b{a}★", ana)
        assert not any("…" in row for row in rows)
        assert re.search(rf"(^|\s){re.escape(wording(language).terms.say.evening_on())}", "\n".join(rows))
    assert round_end(EVENING[:2], (), 3) is None


def test_news_name_everyone_who_has_done_something() -> None:
    here = seen(placing(Player()))
    drawing = news.draw_news(here, [], {1: "3 on Water: hut on c3", 2: ""}, (2, 1, 0), 40, 4)
    assert "Ben" in drawing.text()
    assert "Cleo" not in drawing.text()
    told = {1: "4 on Temple · priest on 3 · 1 shell · 4 on Fishing", 2: "used Porter"}
    assert "…" not in news.draw_news(here, [], told, (1, 2), 39, 5).text(), (
        "spare lines go to those who need more"
    )


def test_a_long_name_leaves_news_two_thirds_of_a_line() -> None:
    people = [replace(person, name=f"{person.name} Papadopoulou") for person in PEOPLE]
    here = replace(seen(placing(Player())), names=tuple(names_of(people)))
    rows = news.draw_news(here, [], {1: "4 on Temple · priest on 3"}, (1,), 39, 4).text().split("\n")
    assert rows[1].strip() == "Ben Papadopo…: 4 on Temple ·"
    assert rows[2].strip() == "priest on 3"


def test_news_without_room_end_with_a_whole_deed() -> None:
    told = {1: "4 on Temple · priest on 3 · yellow god · 1 shell", 2: "used Porter"}
    for width, kept in ((33, "4 on Temple · priest on 3 …"), (29, "4 on Temple …"), (15, "4 on …")):
        rows = news.draw_news(seen(placing(Player())), [], told, (1, 2), width, 3).text().split("\n")
        assert rows[1].strip() == f"Ben: {kept}", rows


def test_what_one_has_lost_comes_first_and_is_a_warning() -> None:
    view = replace(
        RULES.view(placing(Player(), Player()).state, A), fish=RULES.view(placing(Player()).state, A).fish
    )
    happened = [
        events.PlacedPriest(B, space=3, out=A),
        events.Occupied(B, region="c4", aside=A),
        events.Occupied(A, region="c3", aside=B),
        events.Occupied(B, region="c2", aside=None),
    ]
    losses = news.losses_of(seen(view), happened)
    assert losses == [
        (B, "pushed your priest out of space 1"),
        (B, f"took your site c4, fish {FISH[view.fish['c4']].vp}★"),
    ]
    for titled in (True, False):
        drawing = news.draw_news(seen(view), losses, {B: "4 on Temple"}, (B, A), 39, 4, titled=titled)
        rows = drawing.text().split("\n")
        assert rows[int(titled)].startswith("▌Ben pushed your priest")
        assert rows[2 + int(titled)].strip() == "Ben: 4 on Temple"
        assert roles_at(drawing, 8, int(titled)) == "warn"


def test_a_deed_that_is_longer_than_its_line_is_broken_between_words() -> None:
    told = {1: "4 on Temple · discarded 4 different god cards · 1 shell"}
    drawing = news.draw_news(seen(placing(Player())), [], told, (1,), 23, 8)
    assert [row[6:].strip() for row in drawing.text().split("\n")[1:] if row] == [
        "4 on Temple ·",
        "discarded 4",
        "different god",
        "cards · 1 shell",
    ]


# -- all of it -------------------------------------------------------------------------------------


@pytest.mark.parametrize("look", LOOKS, ids=["pictures", "mono", "ascii"])
def test_every_role_is_known_and_every_glyph_one_cell_wide(look: Look) -> None:
    for number, moment in enumerate(moments(4, 4)):
        if number % 40:
            continue
        table, seat = moment.table, moment.decision.seat
        marks = marks_at(moment.view, moment.decision, moment.decision.options[0].key, None, frozenset())
        facts: dict[str, Any] = {"look": look, "marks": marks, "kind": moment.decision.kind}
        here = seen(table, seat, **facts)
        drawn = [atoll.draw_map(here, shape) for shape in (atoll.SMALL, atoll.LARGE, atoll.HUGE)]
        drawn += [
            market.draw_market(here, moment.decision, 50),
            ownboard.draw_own(here, 80, 5),
            ownboard.draw_own(here, 112, 8),
            ownboard.draw_bar(here, 120),
            ownboard.draw_stores(here, 11, 16),
            players.draw_players(here, 50, 5),
            players.draw_chips(here, 80),
            stall.draw_jewelry(here, 29, 5),
            stall.draw_gods(here, 29, 7),
            cards.draw_cards(here, cards.Hand(), 120, large=False),
            cards.draw_down(here, cards.Hand(), 80),
            ownboard.draw_others(here, range(4), 60, 8),
        ]
        for drawing in drawn:
            for line in drawing.lines:
                for text, role in line:
                    assert cells(text) == len(text)
                    assert not look.ascii or to_ascii(text).count("?") == text.count("?"), text
                    for palette in (DARK, LIGHT):
                        unknown = [
                            word for word in role.split() if not ("px:" in word or palette.knows(word))
                        ]
                        assert unknown == []


def test_drawings_show_nothing_of_another_hand() -> None:
    for number, moment in enumerate(moments(3, 6)):
        if number % 25:
            continue
        seat = moment.decision.seat
        other = (seat + 1) % 3
        dealt = RULES.redeal(moment.table.state, other, Rng(number))
        views = [RULES.view(state, other) for state in (moment.table.state, dealt)]
        shown = []
        for view in views:
            here = seen(view, seat=seat)
            shown.append(
                [
                    ownboard.draw_bar(here, 120),
                    ownboard.draw_own(here, 80, 5),
                    ownboard.draw_stores(here, 11, 16),
                    ownboard.draw_others(here, [seat], 46, 7),
                    players.draw_players(here, 50, 5),
                    market.draw_market(here, moment.decision, 50),
                ]
            )
        assert shown[0] == shown[1]


def test_tasks_are_told_in_the_longest_words_that_fit() -> None:
    for language in LANGUAGES:
        terms: Terms = wording(language).terms
        for task in TASKS:
            assert task_within(terms, task, 60) == terms.task(task)
            assert cells(task_within(terms, task, 18)) <= 18
            assert "…" not in task_within(terms, task, 19), (task, language)


def test_a_position_without_people_says_so() -> None:
    state = position(Player(), Player(), stage="people", round=3)
    assert "no one yet" in ownboard.draw_own(seen(RULES.view(state, A)), 80, 5).text()


def test_a_task_shows_in_boxes_and_by_its_colour_how_much_of_it_is_there() -> None:
    """`t06` is met by materials, `t01` lacks a woman, `t27` both rings."""
    table = using(Player(people="man_vp_1", ground="a1 b1 c1 a2", tasks="t06 t01 t27"))
    drawing = of_own(table)
    runs = [(run.text, run.role) for line in drawing.lines for run in line]
    counts = [(text, role) for text, role in runs if text in ("2/2", "1/2", "0/2")]
    assert counts == [("2/2", "good"), ("1/2", "warn"), ("0/2", "dim")]
    boxes = [(text, role) for text, role in runs if text and not text.strip("■□")]
    assert boxes == [("■■", "good"), ("■", "good"), ("□", "faint"), ("□□", "faint")]
