"""The drawings of Bora Bora as text: atoll, cards, market, player board, header, evening."""

import re
from dataclasses import replace
from typing import Any

import pytest

from rulesets.bora_bora import events
from rulesets.bora_bora.components import PEOPLE as TILES
from rulesets.bora_bora.components import REGIONS, TASKS
from rulesets.bora_bora.round_end import round_end
from rulesets.bora_bora.state import BoraBora, Person
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Rng, Table
from tabletop_tui.games.bora_bora.drawings import atoll, cards, evening, market, news, ownboard
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
from tests.rulesets.bora_bora.builders import A, B, Player, placing, position, using

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
    assert {f"region:{region}" for region in REGIONS} == drawing.targets
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
    assert hand.cells[2, "helper"].gives == "2 points"
    assert hand.cells[2, "helper"].price.text == "2 below 3"
    assert hand.cells[5, "temple"].gives == "space 1–5"
    assert hand.cells[5, "temple"].price.text == "5 below 6"
    assert hand.cells[5, "fishing"].gives == "2★"
    without = hand_of(placing(Player(tiles=0), dice="5 2", cards_in_play={"helper": "4 3"}))
    assert without.cells[5, "helper"].why == "not below 3"
    drawing = cards.draw_cards(seen(table, kind="place_die"), hand, 120, large=False)
    assert "2 points" in drawing.text()
    assert drawing.height == cards.lines_of(hand, large=False) == 7
    options = table.decision.options if table.decision else ()
    plain = [option.key for option in options if not option.key.endswith(":white")]
    assert {target[4:] for target in drawing.targets} == {key[6:] for key in plain}


def test_the_white_god_changes_all_cells_at_once() -> None:
    table = placing(Player(tiles=1), dice="5 2")
    plain, white = hand_of(table), hand_of(table, white=True)
    assert plain.cells[2, "helper"].gives == "2 points"
    assert white.cells[2, "helper"].gives == "6 points"
    assert "✺" in white.cells[2, "helper"].price.text
    assert white.cells[2, "helper"].target.endswith(":white")


@pytest.mark.parametrize(("dice", "lines"), [("6", 6), ("5 2", 7), ("5 5 2", 7), ("6 5 4", 8)])
def test_every_die_has_a_row_and_equal_ones_share_it(dice: str, lines: int) -> None:
    for language in LANGUAGES:
        hand = hand_of(placing(Player(tiles=1), dice=dice), language=language)
        for large in (False, True):
            drawing = cards.draw_cards(seen(placing(Player(), dice=dice)), hand, 160, large=large)
            assert drawing.height == cards.lines_of(hand, large=large)
        assert cards.lines_of(hand, large=False) == lines
        small = cards.draw_down(seen(placing(Player(), dice=dice)), hand, 80)
        numbers = {target.split(":")[1] for target in small.targets}
        assert numbers == set(dice.split())


# -- the market ------------------------------------------------------------------------------------


def of_market(
    table: Table[BoraBora] | BoraBoraView, width: int = 51, height: int = 17, **facts: Any
) -> Drawing:
    return market.draw_market(seen(table, **facts), width, height)


def test_the_status_track_never_shows_two_positions_alike() -> None:
    view = RULES.view(placing(Player(), Player(), Player(), Player()).state, A)
    shown = set()
    stacks = [
        ((0, 1, 2, 3),),
        ((3, 2, 1, 0),),
        ((0, 1), (2, 3)),
        ((1, 0), (3, 2)),
        ((), (0, 1, 2, 3)),
        ((0,), (1,), (2,), (3,)),
    ]
    for stack in stacks:
        status = (*stack, *((),) * (15 - len(stack)))
        for width in (51, 80):
            shown.add(
                (width, "\n".join(of_market(replace(view, status=status), width).text().split("\n")[:3]))
            )
    assert len(shown) == 2 * len(stacks)


@pytest.mark.parametrize("width", [49, 51])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_the_market_is_cut_at_118_and_120_columns(language: str, width: int) -> None:
    for seats, seed in ((2, 1), (4, 4)):
        for number, moment in enumerate(moments(seats, seed)):
            if number % 25 == 0:
                text = of_market(moment.view, width, language=language, seat=moment.decision.seat).text()
                assert "…" not in text, text


def test_what_can_be_chosen_in_the_market_has_a_key_and_what_serves_a_task_a_dot() -> None:
    table = placing(Player(tasks="t20 t27"), dice="4")
    view = RULES.view(table.state, A)
    drawing = of_market(table, marks=Marks(open=frozenset({"man:2"})))
    spot = drawing.spot("man:2")
    assert spot is not None
    assert "chip" in roles_at(drawing, spot.region.x, spot.region.y)
    assert all(
        view.places["man"][place] is None or "•" in at(drawing, f"man:{place + 1}") for place in range(6)
    )
    other = of_market(RULES.view(table.state, B), seat=A)
    assert "•" not in at(other, "man:2"), "no one is told what serves another's tasks"


# -- one's own board -------------------------------------------------------------------------------


def of_own(table: Table[BoraBora], seat: int = A, width: int = 120, height: int = 4, **facts: Any) -> Drawing:
    return ownboard.draw_own(seen(table, seat=seat, **facts), width, height)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_ground_and_tasks_stand_there_uncut(language: str) -> None:
    eight = (
        "man_vp_1 man_vp_2/ man_land_1 man_land_2 woman_woman_3 woman_shell_1 man_build_2 woman_god_card_1"
    )
    for people in ("man_vp_1 woman_offering_2/", eight):
        table = using(Player(people=people, ground="a1 b1", built={6: "c3 c4"}, tasks="t44 t48 t19"))
        text = of_own(table, height=5 if people == eight else 4, language=language).text()
        assert "…" not in text, text
        assert "6" in at(of_own(table), "ground:c3")
        assert "≡≡≡" in at(of_own(table), "ground:b1")
        spots = of_own(table).targets
        assert {f"person:{name.rstrip('/')}" for name in people.split()} <= spots


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [9, 12])
def test_twelve_people_stand_on_a_board_uncut(count: int, language: str) -> None:
    tiles = [tile for tile, row in TILES.items() if row.kind in ("vp", "land", "woman", "build", "offering")]
    crowd = {
        space: Person(tile, space % 3 == 0) for space, tile in enumerate(tiles[:: len(tiles) // 12], start=1)
    }
    view = RULES.view(using(Player()).state, A)
    own = replace(view.seats[A], people={space: crowd[space] for space in range(1, count + 1)}, huts=())
    view = replace(view, seats=(own, *view.seats[1:]))
    for width in (118, 120):
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
            cells_of_words += [(place.x + 8, place.y + 3)]
        grounds = {roles_at(drawing, *cell).partition("px:")[2].split()[0] for cell in cells_of_words}
        assert grounds == {roles_at(drawing, place.x + 1, place.y).partition("px:")[2].split()[0]}, ground


def test_in_ascii_up_to_is_never_less_than() -> None:
    text = market.draw_market(seen(using(Player()), look=LOOKS[2]), 51, 17).text()
    assert "<=" in text
    assert not re.search(r"[a-z]<\d", text)


def test_dice_of_one_colour_side_by_side_never_read_as_one_number() -> None:
    checked = 0
    for number, moment in enumerate(moments(4, 4)):
        view = RULES.view(moment.table.state, A)
        if not number % 9 and max(map(len, (*view.cards.values(), view.fished))) in (2, 3):
            text, checked = cards.draw_strip(seen(view, A), 120).text(), checked + 1
            assert not re.search(r"\d\d", text), text
    assert checked


def test_of_many_dice_on_a_card_names_give_way_first_and_the_lowest_die_is_never_left_out() -> None:
    """With a blue god, the last die isn't the lowest: 2 was placed before 5 and 6."""
    table = placing(Player(), Player(), Player(), Player(), cards_in_play={"temple": "3 2 5 6"})
    view = replace(RULES.view(table.state, A), fished=RULES.view(table.state, A).cards["temple"])
    for width, dice in ((120, ["3 2 5 6", "3 2 5 6"]), (80, ["3 2", "3 2"])):
        text = cards.draw_strip(seen(view), width).text()
        assert [found.strip() for found in re.findall(r"(?: \d)+", text)] == dice, text
    assert "Fishing 3 2 5 6" in re.sub(" +", " ", cards.draw_down(seen(view), cards.Hand(), 80).text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tasks_of_others_are_told_whole_and_people_of_all_or_none(language: str) -> None:
    for number, moment in enumerate(moments(4, 4)):
        if number % 50:
            continue
        view = RULES.view(moment.table.state, A)
        for width, height in ((48, 9), (64, 10)):
            text = ownboard.draw_others(seen(view, A, language=language), (1, 2, 3), width, height).text()
            assert "…" not in text, text
            named = [seat for seat in (1, 2, 3) if view.seats[seat].people]
            rows = [row for row in text.split("\n") if re.match(r" [♂♀]", row)]
            assert not rows or len(rows) >= len(named), text


def test_progress_that_would_betray_a_hand_is_a_question_mark() -> None:
    table = using(Player(people="man_vp_1"), Player(hand="BB", tasks="t11 t20 t27"))
    lines = of_own(table, seat=B).text().split("\n")[1:]
    assert [line.rstrip()[-1] for line in lines] == ["?", "4", "?"]
    bar = ownboard.draw_bar(seen(table, seat=B), 120).text()
    assert "2▯" in bar
    assert "Blue" not in bar
    assert "Blue ×2" in ownboard.draw_bar(seen(table, B), 120).text(), "its owner sees it"


def test_the_header_has_everyone_in_turn_order_with_points_and_dice() -> None:
    table = placing(Player(vp=17, offerings=2), Player(), Player(shells=3, hand="R"), Player(), dice="5 2")
    view = RULES.view(table.state, A)
    for width in (64, 80, 88):
        text = ownboard.draw_seats(seen(table), view.order, width).text()
        assert [text.index(PEOPLE[seat].name) for seat in view.order] == sorted(
            text.index(PEOPLE[seat].name) for seat in view.order
        )
        assert "▶ Ana" in text
        assert f"{view.seats[A].standing.total}★" in text
        assert "5 2" in text
        assert "◗3" in text


def test_when_the_game_is_over_the_header_has_the_whole_score_and_nobody_s_turn() -> None:
    view = replace(RULES.view(placing(Player(vp=17), on_map="c1:A").state, A), stage="over", active=None)
    text = ownboard.draw_seats(seen(view), view.order, 64).text()
    assert view.seats[A].standing.total != 17
    assert f"{view.seats[A].standing.total}★" in text
    assert "▶" not in text


# -- the evening -----------------------------------------------------------------------------------

EVENING = [
    events.Scored(1, points=4, source="status"),
    events.Scored(0, points=1, source="status"),
    events.TurnOrder(None, seats=[1, 0]),
    events.Scored(0, points=4, source="temple"),
    events.WonGodTile(0, priests=2),
]


@pytest.mark.parametrize(("width", "height"), [(80, 15), (120, 17), (160, 25)])
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
        assert any("Ana" in row and "✪" in row for row in rows[-3:])
    assert round_end(EVENING[:2], (), 3) is None


def test_news_name_everyone_who_has_done_something() -> None:
    drawing = news.draw_news(seen(placing(Player())), {1: "3 on Water: hut on c3", 2: ""}, (2, 1, 0), 40, 4)
    assert "Ben" in drawing.text()
    assert "Cleo" not in drawing.text()
    told = {1: "4 on Temple · priest on 3 · 1 shell · 4 on Fishing", 2: "used Porter"}
    with_title, without = (
        news.draw_news(seen(placing(Player())), told, (1, 2), 40, height).text() for height in (4, 2)
    )
    assert "…" not in with_title, "lines that nobody needs go to those who need more"
    assert [row[0] for row in without.split("\n")] == ["✦", "✦"], "all players come before the title"


def test_a_deed_that_is_longer_than_its_line_is_broken_between_words() -> None:
    told = {1: "4 on Temple · discarded 4 different god cards · 1 shell"}
    rows = news.draw_news(seen(placing(Player())), told, (1,), 24, 8).text().split("\n")[1:]
    assert [row[7:].strip() for row in rows if row] == [
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
            market.draw_market(here, 51, 17),
            ownboard.draw_own(here, 120, 4),
            ownboard.draw_bar(here, 120),
        ]
        drawn += [cards.draw_strip(here, 120), ownboard.draw_others(here, range(4), 46, 7)]
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
                    ownboard.draw_own(here, 120, 4),
                    ownboard.draw_others(here, [seat], 46, 7),
                    ownboard.draw_seats(here, view.order, 64),
                    market.draw_market(here, 51, 17),
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
    assert "no one yet" in ownboard.draw_own(seen(RULES.view(state, A)), 120, 4).text()


def test_a_task_shows_in_boxes_and_by_its_colour_how_much_of_it_is_there() -> None:
    """`t06` is met by materials, `t01` lacks a woman, `t27` both rings."""
    table = using(Player(people="man_vp_1", ground="a1 b1 c1 a2", tasks="t06 t01 t27"))
    drawing = of_own(table)
    runs = [(run.text, run.role) for line in drawing.lines for run in line]
    counts = [(text, role) for text, role in runs if text in ("2/2", "1/2", "0/2")]
    assert counts == [("2/2", "good"), ("1/2", "warn"), ("0/2", "dim")]
    boxes = [(text, role) for text, role in runs if text and not text.strip("■□")]
    assert boxes == [("■■", "good"), ("■", "good"), ("□", "faint"), ("□□", "faint")]
