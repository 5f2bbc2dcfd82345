"""What the boards of Bora Bora look like, cell by cell, and what stands out on them."""

from dataclasses import replace
from typing import Any

import pytest

from rulesets.bora_bora.state import BoraBora
from rulesets.core import Table
from tabletop_tui.games.bora_bora.drawings import atoll, cards, market, matrix, ownboard, players, stall
from tabletop_tui.games.bora_bora.drawings.figures import Seen
from tabletop_tui.games.bora_bora.drawings.marks import NO_MARKS, Marks
from tabletop_tui.games.bora_bora.drawings.outcome import cells_of
from tabletop_tui.kit.parts import names_of
from tabletop_tui.paint.drawing import Drawing
from tabletop_tui.paint.pictures import FADED, LOUD, Look
from tests.games.bora_bora.games import PEOPLE, RULES, wording
from tests.rulesets.bora_bora.builders import A, B, Player, at, position

PICTURES, MONO = Look(), Look(pictures=False, mono=True)
TERMS = wording().terms
LIT = Marks(
    "region:c3",
    frozenset({"region:c3"}),
    {"c3": 2, "c2": 4},
    frozenset({"man:1", "man:2"}),
    done=frozenset({"region:c3", "man:1"}),
)
"""The cursor is on a region that would complete a task; another region and two men are in reach."""

SMALL_MAP = """

                   n1 Mountain       n2 Beach
                   ■◂5  ◆        ═5═ ●◂1  ∴
                   ⌂D                free
                        ╎3╎               ╎2╎
 w1 Steppe         c1 Forest         c2 Steppe         e1 Forest   ✦
 ▲◂1  ✿        ╌1╌ ●◂6  ≡        ═1═ ◆◂3  ✿        ╌6╌ ■◂1  ≡
 free              free              ⌂A ⌂c             ⌂B
      ║6║               ║3║               ║4║               ║3║
 w2 Mountain       c3 Beach          c4 Mountain       e2 Beach
 ◆◂5  ◆        ╌2╌ ▲◂4  ∴        ═2═ ■◂3  ◆        ╌4╌ ●◂2  ∴
 free              free    ✓         ⌂B ⌂a             free
                        ╎4╎               ╎5╎
1◗  Necklace  1★   s1 Forest         s2 Steppe        God cards
2◗  Necklace  3★   ◆◂1  ≡        ═1═ ▲◂4  ✿           ❖Blue   ✺White
5◗  Necklace  7★   free              free             ✹Red    ❀Green
6◗  Necklace  9★                                      ❂Yellow  deck
"""

LARGE_MAP = """

                          n1 Mountain              n2 Beach
                          ■◂5  Surgeonfish         ●◂1  Parrotfish
                          ◆ stone              ═5═ ∴ sand

                          ⌂D                       free
                                   ╎3╎                      ╎2╎
 w1 Steppe                c1 Forest                c2 Steppe                e1 Forest          ✦
 ▲◂1  Triggerfish         ●◂6  Parrotfish          ◆◂3  Butterflyfish       ■◂1  Surgeonfish
 ✿ offering           ╌1╌ ≡ wood               ═1═ ✿ offering           ╌6╌ ≡ wood

 free                     free                     ⌂A ⌂c                    ⌂B
          ║6║                      ║3║                      ║4║                      ║3║
 w2 Mountain              c3 Beach                 c4 Mountain              e2 Beach
 ◆◂5  Butterflyfish       ▲◂4  Triggerfish         ■◂3  Surgeonfish         ●◂2  Parrotfish
 ◆ stone              ╌2╌ ∴ sand               ═2═ ◆ stone              ╌4╌ ∴ sand

 free                     free           ✓         ⌂B ⌂a                    free
                                   ╎4╎                      ╎5╎
Jewelry of this round     s1 Forest                s2 Steppe               God cards
1◗  Necklace      1★      ◆◂1  Butterflyfish       ▲◂4  Triggerfish        ❖ Blue   any die
2◗  Necklace      3★      ≡ wood               ═1═ ✿ offering              ✺ White  die as 6
5◗  Necklace      7★                                                       ✹ Red    fish ★ now
6◗  Necklace      9★      free                     free                    ❀ Green  more of it
                                                                           ❂ Yellow task 4★
"""

CARDS = """
lowest   Land        Water       Woman       Man         Helper   C  Temple Dan  Build       Fishing
die on   ═    ┌┄┄┄┐  ≈    ┌┄┄┄┐  ♀    ┌┄┄┄┐  ♂    ┌┄┄┄┐  ☺     ● ●   ∏     ●     ▦    ┌┄┄┄┐  ∝
a card        ┊   ┊       ┊   ┊       ┊   ┊       ┊   ┊        ● ●          ●         ┊   ┊
              └┄┄┄┘       └┄┄┄┘       └┄┄┄┘       └┄┄┄┘        ● ●           ●        └┄┄┄┘
"""

MATRIX = """
▶ 5×2       2 regi…     3 regi…     5 women     4 men       spend 5    ❖space …     tile 1…     +2★ now
  die    task 0/3→…  task 0/3→…  places 1–5  places 1–5  task 1/5→…  priest: +…  +7★ now     any die
         empty card  empty card  empty card  empty card  5 below 6   ❖ blue god  empty card
   2        2 regi…     1 regi…     2 women     Storyt…     spend 2     space …     tile 1…     +2★ now
  die    task 0/3→…  n2          places 1–2  2★          task 1/5→…  pushes yo…  +7★ now     any die
         empty card  empty card  empty card  empty card  2 below 6   2 below 3   empty card
"""

DOWN = """
                     5  ×2                         2
Land                   2 regions task 0/3→1/3        2 regions task 0/3→1/3
Water                  3 regions task 0/3→1/3        1 region n2
Woman                  5 women places 1–5            2 women places 1–2
Man                    4 men places 1–5              Storyteller 2★
Helper           6     spend 5 task 1/5→4/5          spend 2 task 1/5→3/5
Temple           3    ❖space 1–5 priest: +2★         space 1–2 pushes yours
Build                  tile 1–5 +7★ now              tile 1–2 +7★ now
Fishing                +2★ now                       +2★ now
"""

PLAYERS_50 = """
 order      ★ dice  status  temple      ✿  ◗  ▯  ✪
▶ Ana      25 5 5 2 ▲3→5 4★ 6 3 1       3  4  4  1
2 Ben       4 1 1 1 ▲1 1★   4           0  2  0  0
3 Cleo      0 1 1 1 ▲1 1★   2           1  0  0  0
4 Dan       5 1 1 1 ▲0 0★   –           0  0  0  0
"""

PLAYERS_72 = """
  order         ★  dice     status    temple      ✿  ◗  ▯  ✪
▶  Ana         25  5 5 2    ▲3→5 4★   6 3 1       3  4  4  1
2  Ben          4  1 1 1    ▲1 1★     4           0  2  0  0
3  Cleo         0  1 1 1    ▲1 1★     2           1  0  0  0
4  Dan          5  1 1 1    ▲0 0★     –           0  0  0  0
"""

MARKET_50 = """
 Men ♂           ▲   each round    for you
   1 Storyteller ▲▲▲ 2★            ✓task +6★
   2 taken
   3▸Warrior     ▲   1 status step
   4 Gatherer    ▲▲  1 material
   5 Shaman      ▲   1 god card
   6 Diver       ▲   1 shell
 Women ♀         ◗   each round    for you
   1 Tracker     ◗◗  land path ≤2
   2 Tracker     ◗◗◗ land path ≤2
   3 Seafarer    ◗   water path ≤2
   4 Seafarer    ◗◗  water path ≤2
   5 Seafarer    ◗◗◗ water path ≤2
   6 Matchmaker  ◗   woman up to 3
"""

MARKET_60 = """
 Men ♂               ▲   each round         for you
   1 Storyteller     ▲▲▲ 2★                 ✓task +6★
   2 taken
   3▸Warrior         ▲   1 status step
   4 Gatherer        ▲▲  1 material
   5 Shaman          ▲   1 god card
   6 Diver           ▲   1 shell
 Women ♀             ◗   each round         for you
   1 Tracker         ◗◗  land path up to 2
   2 Tracker         ◗◗◗ land path up to 2
   3 Seafarer        ◗   water path up to 2
   4 Seafarer        ◗◗  water path up to 2
   5 Seafarer        ◗◗◗ water path up to 2
   6 Matchmaker      ◗   woman up to 3
"""

GODS_WIDE = """
God cards
❖ Blue   any die
✺ White  die as 6
✹ Red    fish ★ now
❀ Green  more of it
❂ Yellow task 4★
 deck
"""

OWN_80 = """
 People  1 space free, 4⌂ +6  │Building ground      │Your tasks  0 done, 6★ each
♂ Storyteller ×2           1▲ │▸ 1∴ ▸ 2≡   3◆   4∴  │4 men              ■■■■ 4/4
♂ Tracker                  1▲ │ 5≡≡   6◆   7∴   8≡  │All 3 trigger fish  □□□ 0/3
♀ Diver ×2                 3◗ │  9◆ ▸■6   ■6  12◆◆  │5 shifted people  ■□□□□ 1/5
♂ Builder                  2▲ │tiles 1–5, next 7★   │                  beside 1≡
"""

OWN_108 = """
 People  1 space free, 4 huts, 6 on the 12th │Building ground              │Your tasks  0 done, 6★ each
 ♂ Storyteller ▲   4★                        │▸ 1    ▸ 2      3      4     │4 men                   ■■■■ 4/4
 ♂ Storyteller ✓   4★                        │  ∴∴∴∴      ≡      ◆      ∴  │
 ♂ Tracker     ▲   land path up to 2         │  5      6      7      8     │All 3 trigger fish       □□□ 0/3
 ♀ Diver       ◗   2 shells                  │  ≡≡≡≡      ◆      ∴      ≡  │
 ♀ Diver       ◗◗  2 shells                  │  9    ▸■6     ■6     12     │5 shifted people       ■□□□□ 1/5
 ♂ Builder     ▲▲  tile up to 3              │     ◆                 ◆◆◆◆  │
 helper can shift 5 of 6                     │tiles 1–5, next 7★           │                       beside 1≡
"""

STORES = """
Ana    25★
 4⌂ huts
 3✿
 4◗ shells
 2♙
 1✪

hand
1 ❖ Blue
2 ✺ White
1 ❀ Green
"""

OTHERS_60 = """
 Ben  huts 2, people 1, built 0, jewels 0, tasks 0
 All 5 islands 2/5 · 4 jewelry tiles 0/4 · 4 tiles built 0/4
 ♀ Tracker
 Cleo  huts 1, people 0, built 0, jewels 0, tasks 0
 4 huts on 12 1/4 · 3 kinds of jewelry ? · 3 men shifted 0/3
 Dan  huts 1, people 0, built 0, jewels 0, tasks 0
 3 shifted women 0/3 · Huts at all 3 parrotfish tiles 0/3
 Huts at all 3 butterflyfish tiles 0/3
"""

OTHERS_72 = """
 Ben  huts 2, people 1, built 0, jewels 0, tasks 0
 All 5 islands 2/5 · 4 jewelry tiles 0/4 · 4 tiles built 0/4
 ♀ Tracker

 Cleo  huts 1, people 0, built 0, jewels 0, tasks 0
 4 huts on 12 1/4 · 3 kinds of jewelry ? · 3 men shifted 0/3

 Dan  huts 1, people 0, built 0, jewels 0, tasks 0
 3 women shifted 0/3 · All 3 parrot fish 0/3 · All 3 butterfly fish 0/3
"""


def table() -> Table[BoraBora]:
    """Ana decides where her dice go; she has something of everything, the others have little."""
    ana = Player(
        people="man_vp_1 man_vp_2/ man_land_1 woman_shell_1 woman_shell_2 man_build_2",
        ground="a1 b1 c4",
        built={6: "c2 c3"},
        tasks="t20 t44 t48",
        offerings=3,
        shells=4,
        hand="BWWG",
        jewelry="ring_2",
        beside="wood",
        tiles=1,
        vp=17,
    )
    state = position(
        ana,
        Player(people="woman_land_1", shells=2),
        Player(offerings=1),
        Player(),
        on_map="c4:AB c2:CA e1:B n1:D",
        dice="5 5 2",
        cards_in_play={"temple": "3", "helper": "6"},
        round=3,
        temple="A.B.CA",
        status={3: "A", 1: "BC", 0: "D"},
        men="man_vp_3 - man_status_1 man_material_2 man_god_card_1 man_shell_1",
    )
    return at(state, sound=False)


def seen(marks: Marks = NO_MARKS, look: Look = MONO, viewer: int = A, **more: Any) -> Seen:
    told: dict[str, Any] = {"kind": "place_die", "news": frozenset({"e1"}), "seat": viewer, **more}
    view = RULES.view(table().state, viewer)
    return Seen(view=view, terms=TERMS, look=look, names=tuple(names_of(PEOPLE)), marks=marks, **told)


def hand(number: int = 5, *, white: bool = False) -> cards.Hand:
    game = table()
    assert game.decision is not None
    made = cells_of(RULES.view(game.state, A), TERMS, game.decision, white=white)
    return cards.Hand((5, 2), number, made, white, white)


def looks(drawing: Drawing) -> str:
    """Its text, without blanks at the ends of lines and without blank lines at the end."""
    lines = "\n".join(line.rstrip() for line in drawing.text().split("\n"))
    return "\n" + lines.rstrip("\n") + "\n"


def inked(drawing: Drawing, word: str) -> list[str]:
    """What is written in a role with this word, line by line."""
    runs = (run for line in drawing.lines for run in line if run.text.strip())
    return [run.text.strip() for run in runs if word in run.role.split()]


def volumes(drawing: Drawing, target: str) -> set[str]:
    """In which volumes a target's cells are painted."""
    spot = drawing.spot(target)
    assert spot is not None
    lines = drawing.lines[spot.region.y : spot.region.bottom]
    rows = ([run.role for run in line for _ in run.text] for line in lines)
    words = " ".join(role for row in rows for role in row[spot.region.x : spot.region.right]).split()
    return {word.partition("px:")[2][0] for word in words if "px:" in word}


# -- the map ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shape", "look"), [(atoll.SMALL, SMALL_MAP), (atoll.LARGE, LARGE_MAP)], ids=["small", "large"]
)
def test_the_map_shows_yields_fish_and_huts_and_what_is_in_reach(shape: atoll.Shape, look: str) -> None:
    assert looks(atoll.draw_map(seen(LIT), shape)) == look


def test_regions_in_reach_are_bright_and_the_one_under_the_cursor_most() -> None:
    lit, calm = (atoll.draw_map(seen(marks), atoll.SMALL) for marks in (LIT, NO_MARKS))
    assert inked(lit, "cursor-line") == ["Steppe", "Beach"]
    assert inked(calm, "cursor-line") == []
    assert inked(calm, "title") == ["Steppe", "Mountain"], "Ana has huts there"
    assert inked(calm, "strong") == ["c2", "c4"]
    assert inked(lit, "strong") == ["c2", "c3", "c4"]
    assert inked(lit, "warn") == ["✦"], "the hut in e1 is new"
    assert inked(lit, "plate-task") == ["✓"]
    assert inked(calm, "plate-task") == []
    assert {"║4║", "═2═"} <= {*inked(lit, "title")}, "the paths that lead there"
    assert not {"║4║", "═2═"} & {*inked(calm, "title")}


def test_a_region_out_of_reach_is_faded_and_one_in_reach_is_loud() -> None:
    drawing = atoll.draw_map(seen(LIT, PICTURES), atoll.SMALL)
    assert FADED in volumes(drawing, "region:w1")
    assert LOUD not in volumes(drawing, "region:w1")
    assert LOUD in volumes(drawing, "region:c3")
    assert FADED not in volumes(drawing, "region:c2")


# -- cards and dice --------------------------------------------------------------------------------


def test_each_card_shows_its_lowest_die_and_what_each_die_would_bring() -> None:
    assert looks(cards.draw_cards(seen(), hand(), 104, large=False)) == CARDS
    assert looks(matrix.draw_matrix(seen(), hand(), 104, 6)) == MATRIX
    assert looks(cards.draw_down(seen(), hand(), 80)) == DOWN


def test_the_row_of_the_die_in_hand_is_bright_and_the_other_calm() -> None:
    for number, other in ((5, 2), (2, 5)):
        drawing = matrix.draw_matrix(seen(), hand(number), 104, 6)
        assert f"spend {number}" in inked(drawing, "ground-raised")
        assert f"spend {other}" in inked(drawing, "ground-panel")
        assert [each[0] for each in inked(drawing, "seat-red")] == [str(number), "d"]
        assert inked(drawing, "you") == ["▶"]


def test_dice_say_when_a_white_god_makes_them_a_six() -> None:
    drawing = matrix.draw_matrix(seen(), hand(white=True), 104, 6)
    assert "5✺6×2" in drawing.text()
    assert "spend 6" in drawing.text()
    assert "✺" in drawing.text()


def test_a_card_that_takes_no_die_of_the_hand_is_dim_and_the_one_in_use_is_lit() -> None:
    drawing = cards.draw_cards(seen(), hand(), 104, large=False)
    assert {"Land", "Helper", "Fishing"} <= {*inked(drawing, "title")}
    without = cards.draw_cards(seen(), cards.Hand(), 104, large=False)
    assert not {"Land", "Helper", "Fishing"} & {*inked(without, "title")}, "nobody places a die"


# -- players and market ----------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "look"), [(50, PLAYERS_50), (72, PLAYERS_72)], ids=["home", "huge"])
def test_the_players_stand_in_turn_order_with_where_the_marker_would_go(width: int, look: str) -> None:
    assert looks(players.draw_players(seen(Marks(temple=4, status=5)), width, 5)) == look


def test_the_seat_that_decides_has_a_bright_row_and_nothing_is_faint() -> None:
    drawing = players.draw_players(seen(), 50, 5)
    assert "Ana" in inked(drawing, "ground-red")
    assert not any("→" in each for each in inked(drawing, "you"))
    assert set(inked(drawing, "faint")) == {"0", "–"}


@pytest.mark.parametrize(("width", "look"), [(50, MARKET_50), (60, MARKET_60)], ids=["home", "large"])
def test_the_market_says_what_each_person_brings(width: int, look: str) -> None:
    marks = Marks("man:3", places=LIT.places, done=LIT.done)
    assert looks(market.draw_market(seen(marks), table().decision, width)) == look


def test_people_in_reach_are_bright_and_the_one_under_the_cursor_stands_on_a_ground() -> None:
    marks = Marks("man:3", places=LIT.places, done=LIT.done)
    drawing = market.draw_market(seen(marks), table().decision, 50)
    assert inked(drawing, "strong") == ["Storyteller", "✓task +6★"]
    assert "Warrior" in inked(drawing, "here")
    assert inked(drawing, "faint") == ["taken"]
    assert inked(market.draw_market(seen(), table().decision, 50), "strong") == []


# -- jewelry and gods ------------------------------------------------------------------------------


def test_one_god_card_a_line_says_what_it_does() -> None:
    assert looks(stall.draw_gods(seen(), 40, 7)) == GODS_WIDE


def test_the_god_card_and_the_jewel_under_the_cursor_stand_on_a_ground() -> None:
    for target, words in (("open:1", ["❖Blue"]), ("open:3", ["✹Red"]), ("deck", ["deck"])):
        marks = Marks(target, frozenset({"open:1", "deck"}))
        drawing = stall.draw_gods(seen(marks), 15, 4)
        assert inked(drawing, "here") == words
        assert inked(drawing, "strong") == ["God cards"]
    assert inked(stall.draw_gods(seen(), 15, 4), "here") == []
    assert "God cards" in inked(stall.draw_gods(seen(), 15, 4), "dim")
    jewel = "jewelry:jewel_necklace_1"
    lit = stall.draw_jewelry(seen(Marks(jewel, frozenset({jewel}))), 16, 4)
    assert inked(lit, "here") == ["1", "Necklace", "1★"]
    assert inked(stall.draw_jewelry(seen(), 16, 4), "here") == []


# -- one's own things ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "height", "look"), [(80, 5, OWN_80), (108, 8, OWN_108)], ids=["home", "large"]
)
def test_people_ground_and_tasks_stand_side_by_side(width: int, height: int, look: str) -> None:
    marks = Marks(ground=frozenset({"a1", "a2", "c2"}), tiles=3)
    assert looks(ownboard.draw_own(seen(marks), width, height)) == look


def test_spaces_that_would_be_built_on_are_lit_if_nothing_covers_them() -> None:
    calm = ownboard.draw_own(seen(), 80, 5)
    lit = ownboard.draw_own(seen(Marks(ground=frozenset({"a1", "a2", "c2"}))), 80, 5)
    assert inked(calm, "here") == []
    assert inked(lit, "here") == ["▸", "2", "≡"]
    assert "■6" not in inked(lit, "here")


def test_tasks_that_are_met_are_green_and_what_is_missing_is_faint() -> None:
    drawing = ownboard.draw_own(seen(), 80, 5)
    assert inked(drawing, "good") == ["4 men", "■■■■", "4/4", "■"]
    assert [each for each in inked(drawing, "faint") if "□" in each] == ["□□□", "□□□□"]


def test_stores_stand_one_below_the_other() -> None:
    assert looks(ownboard.draw_stores(seen(), 10, 16)) == STORES


@pytest.mark.parametrize(
    ("width", "height", "look"), [(60, 8, OTHERS_60), (72, 11, OTHERS_72)], ids=["large", "huge"]
)
def test_the_others_are_told_with_huts_tasks_and_people(width: int, height: int, look: str) -> None:
    assert looks(ownboard.draw_others(seen(), (1, 2, 3), width, height)) == look


def test_of_another_seat_no_card_of_the_hand_is_shown() -> None:
    other = ownboard.draw_bar(seen(seat=B), 120).text()
    assert "Ben" in other
    assert "Blue" not in other
    own = ownboard.draw_bar(seen(), 120).text()
    assert "❖ Blue   ✺ White ×2   ❀ Green" in own
    assert "1 jewel 3★" in own
    short = ownboard.draw_bar(seen(), 80).text()
    assert "offerings" in own
    assert "offerings" not in short


def test_people_that_can_be_taken_stand_on_a_raised_ground() -> None:
    opened = Marks("man:3", frozenset({"man:1", "man:3"}))
    drawing = market.draw_market(seen(opened, kind="take_person"), table().decision, 50)
    assert "Storyteller" in " ".join(inked(drawing, "ground-raised"))
    assert "Gatherer" not in " ".join(inked(drawing, "ground-raised"))
    assert "Warrior" in " ".join(inked(drawing, "here"))


def test_a_god_card_takes_half_a_line_or_a_whole_one() -> None:
    def wide(width: int, height: int) -> list[int]:
        spots = map(stall.draw_gods(seen(), width, height).spot, ("open:1", "open:2", "deck"))
        return [spot.region.width for spot in spots if spot is not None]

    assert wide(15, 4) == [7, 7, 7]
    assert wide(40, 7) == [40, 40, 40]


def test_the_card_of_the_die_in_hand_is_drawn_anew_when_it_changes() -> None:
    """Parts of boards are kept; what they show has to decide whether they are drawn again."""
    here = seen()
    first = looks(matrix.draw_matrix(here, hand(5), 104, 6))
    assert looks(matrix.draw_matrix(here, hand(2), 104, 6)) != first
    assert looks(matrix.draw_matrix(here, hand(5), 104, 6)) == first


@pytest.mark.parametrize("language", ["en", "de"])
def test_large_boards_write_paths_and_fish_in_whole_words(language: str) -> None:
    here = replace(seen(), terms=wording(language).terms)
    drawn = [market.draw_market(here, None, 60), atoll.draw_map(here, atoll.LARGE)]
    text = "\n".join(drawing.text() for drawing in drawn)
    assert "≤" not in text
    assert "…" not in text
    assert {"en": "Surgeonfish", "de": "Doktorfisch"}[language] in text
