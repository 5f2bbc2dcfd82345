"""What the boards of Dice Forge look like, cell by cell: heroes, trays, the bench, islands and sanctuary."""

from collections.abc import Callable

import pytest

from rulesets.core import Table
from rulesets.dice_forge.components import PLACES, SANCTUARY
from rulesets.dice_forge.deeds import rolls_in
from rulesets.dice_forge.state import DiceForge
from rulesets.dice_forge.view import view
from tabletop_tui.games.dice_forge.drawings import heroes, islands, sanctuary
from tabletop_tui.games.dice_forge.drawings.bench import draw_bench
from tabletop_tui.games.dice_forge.drawings.heroes import HeroSize, Shown, draw_heroes, draw_small_heroes
from tabletop_tui.games.dice_forge.drawings.islands import Marks, draw_islands, draw_small_islands
from tabletop_tui.games.dice_forge.drawings.plates import LARGE, SMALL, draw_die, face_run, ink_of
from tabletop_tui.games.dice_forge.drawings.sanctuary import draw_sanctuary, draw_small_sanctuary
from tabletop_tui.games.dice_forge.drawings.trays import draw_trays, throws_in
from tabletop_tui.paint.drawing import Canvas, Drawing, Region
from tabletop_tui.paint.pictures import LOUD, Look
from tests.games.dice_forge.games import NAMES, wording
from tests.rulesets.dice_forge.builders import A, B, C, acting, blessed, hero, rolled

PICTURES, MONO = Look(), Look(pictures=False, mono=True)
TERMS = wording().terms
TWO, THREE = NAMES[:2], NAMES[:3]

HOME_HEROES = """
▶ Ana             9+58 = 67★      Ben ◆  at home        0★
●12/16  ☀2/9   ☾4/9  ⚒7/30    ●3/12   ☀0/6   ☾0/6
[ ● ● ]       [     ] 2★      [     ] 1☀    [     ] 2★ 1☾
[     ] 1☀    [  ☾  ] 1●×4    [  ●  ] 1●×4  [  ●  ] 1●×3
[ ● ● ] 1●×4  [     ]         [     ]       [     ]

  Triton×2  Hammer ↻Owl×2 +7
"""

TALL_HEROES = """
▶ Ana  at Mirror/Gorgon     9+58 = 67★      Ben ◆  at home                  0★
 ●12/16!   ☀2/9     ☾4/9    ⚒7/30        ●3/12     ☀0/6     ☾0/6

                                  ★                                      2★
   [ ● ● ]    1☀      [     ]              [     ]      ☀     [     ]    1☾
   [     ]    1●×4    [  ☾  ]       ★      [  ●  ]            [  ●  ]    1●×3
   [ ● ● ]            [     ]              [     ]            [     ]
                                   ●                    ●
                                    ×4                   ×4


  Triton×2  Hammer ↻Owl×2 Bear Chest +5
"""

FULL_HEROES = """
▶ Ana  at Mirror/Gorgon               9+58 = 67★      Ben ◆  at home                            0★
  ●12/16  !    ☀2/9        ☾4/9        ⚒7/30         ●3/12       ☀0/6        ☾0/6

   [ ● ● ]       ☀      ●                            [     ]       ☀      ●
   [     ]               ×4                          [  ●  ]               ×4
   [ ● ● ]                                           [     ]


                ★                                                 ★
   [     ]              ●                            [     ]              ☾      ●
   [  ☾  ]        ★      ×4                          [  ●  ]        ★             ×3
   [     ]                                           [     ]



  Triton×2  Hammer ↻Owl×2 Bear Chest Cerberus +4
"""

SMALL_HEROES = """
▶ Ana  at Mirror/Gorgon     9+58 = 67★      Ben ◆  at home                  0★
 ●12/16!   ☀2/9     ☾4/9    ⚒7/30        ●3/12     ☀0/6     ☾0/6
 light    [4●] 1☀ 1●×4                   light [1●] 1☀ 1●×4
 dark [1☾] 2★ 1●×4                       dark [1●] 2★ 1☾ 1●×3

  Triton×2  Hammer ↻Owl×2 Bear Chest +5

 ● ●
        ●     ●     ●     ●     ☀         ●     ●     ●     ●     ●     ☀
 ● ●
                               ★                                       ★
  ●     ●     ●     ●     ☾               ●     ●     ●     ●     ☾
                                 ★                                       ★
"""

ROLLING = """
▶ Ana                0★   Ben                 0★   Cleo                2★

   [     ]   [     ]        [     ]   [     ]        [     ]   [ ★   ]
   [ × 3 ]   [  ●  ]        [  ☀  ]   [  ●  ]        [  ●  ]   [     ]
   [     ]   [     ]        [     ]   [     ]        [     ]   [   ★ ]
      ×3    1● thrice          1☀        1●
"""

LYING = """
▶ Ana                0★   Ben                 0★   Cleo                2★

   [     ]   [     ]        [     ]   [     ]        [     ]   [ ★   ]
   [ × 3 ]   [  ●  ]        [  ☀  ]   [  ●  ]        [  ●  ]   [     ]
   [     ]   [     ]        [     ]   [     ]        [     ]   [   ★ ]
      ×3    1● thrice          1☀        1●             1●        2★

         +1 ●                     +1 ☀                  +1 ●   +2 ★
  ● 11 → 12 of 12          ☀ 0 → 1 of 6             ● 0 → 1 of 12
  2● lost: store full      ● 12 → 12 of 12          ★ 0 → 2
                           1● lost: store full
"""

LYING_HIGH = """
▶ Ana                        0★   Ben                         0★   Cleo                        2★


    [     ]       [     ]            [     ]       [     ]            [     ]       [ ★   ]
    [ × 3 ]       [  ●  ]            [  ☀  ]       [  ●  ]            [  ●  ]       [     ]
    [     ]       [     ]            [     ]       [     ]            [     ]       [   ★ ]


  times three    1● thrice              1☀            1●                 1●            2★

             +1 ●                             +1 ☀                          +1 ●   +2 ★

      ● 11 → 12 of 12                  ☀ 0 → 1 of 6                     ● 0 → 1 of 12
      2● lost: store full              ● 12 → 12 of 12                  ★ 0 → 2
                                       1● lost: store full
                                                                                       Enter: go on
"""

AVERAGE = """
 a roll          ● ●
      2●  light              ●          ●          ●          ●          ☀
   0.17☀         ● ●
   0.17☾                                                                ★
   0.33★   dark   ●          ●          ●          ●          ☾
                                                                          ★
"""

WANTED = """
 new face        ● ●
   1 ×    light              ●  choice  ●          ●          ●          ☀
   ●☀☾           ● ●            −.17●
                                                                        ★
           dark   ●  choice  ●          ●          ●          ☾
  1●/☀/☾             −.17●                                                ★
"""

WANTED_NARROW = """
 new face
   1 ×           ● ●
   ●☀☾    light            ●        ●        ●        ●
                 ● ●
                         +?−●
  1●/☀/☾
           dark   ●        ●        ●        ●        ☾

                +?−●
"""

HOME_CARDS = """
 Islands  shards buy a card: its ★ and effect (↻ every turn) · × left
                  Cancer         ◆      Hydra    ✗          Sphinx
             ※    6☾   ×2  8★  ○   ≬    5☀5☾ ×2 26★    ▲    6☀  ×2  10★
                  two rolls             only glory          a die 4 ×

        Ferryman       ◆      Helmet   ✗         Gorgon         ◆      Mirror   ✗
   ◡    ☾☾☾☾ ×2 12★  ○   ◠    5☾   ×2  4★   §    ☀☀☀☀ ×2 14★ (A)  ◌    5☀  ×2  10★
        only glory            forge a ×3         only glory            copy a face

        Hind           ◆      Satyrs   ✗         Owl            ◆      Minotaur ✗
   ψ    ☾☾   ×2  2★ (B)  ∀    ☾☾☾  ×2  6★   ◉    ☀☀   ×2  4★  ○   Ψ    ☀☀☀  ×2  8★
        ↻ one die             their dice         ↻ ●, ☀ or ☾           others lose

        Hammer         ◆      Chest              Elder          ◆      Spirits  ✗
   ⚒    ☾   ×2   0★  ○   ▣    gone          ☺    ☀   ×2   0★  ○   ☁    ☀   ×2   2★
        15● → 10★             more room          ↻ 3● → 4★             +3● +3☾
"""

SMALL_CARDS = """
    Hammer    ☾    ×2  0★ 15● → 10★         Sphinx    6☀   ×2 10★ a die 4 ×
    Chest     gone     2★ more room         Gorgon    ☀☀☀☀ ×2 14★ only glory  A
    Hind      ☾☾   ×2  2★ ↻ one die   B  ✗  Mirror    5☀   ×2 10★ copy a face A
 ✗  Satyrs    ☾☾☾  ×2  6★ their dice  B     Owl       ☀☀   ×2  4★ ↻ ●, ☀ or ☾
    Ferryman  ☾☾☾☾ ×2 12★ only glory     ✗  Minotaur  ☀☀☀  ×2  8★ others lose
 ✗  Helmet    5☾   ×2  4★ forge a ×3        Elder     ☀    ×2  0★ ↻ 3● → 4★
    Cancer    6☾   ×2  8★ two rolls      ✗  Spirits   ☀    ×2  2★ +3● +3☾
 ✗  Hydra     5☀5☾ ×2 26★ only glory
"""

HOME_PLATES = """
 Sanctuary  gold buys faces for dice
  ●    ✗            ● ●  ✗
   ●  2●    ☾  2●       3●  gone
    ● ×4◆      ×4   ● ● ×4◆

  ● ●  ✗   1 ×           ✗   ●
  ● ● 4●   ●☀☾ 4●   ☀ ★ 4●   ● ☾ 4●
  ● ● ×1◆      ×1       ×1◆      ×1

  ●●●  ✗   ☾        ☀    ✗   ★
   /  5●       6●       8●    ★  8●
  ★ ★ ×4◆    ☾ ×4     ☀ ×4◆    ★ ×4

  ★ ★  ✗            2 ×  ✗   ● ☀
      12●  ☾ ★ 12●  ●☀☾ 12●      12●
  ★ ★ ×1◆  ☾ ★ ×1       ×1◆  ☾ ★ ×1
"""

LARGE_PLATES = """
 Sanctuary  gold buys faces for dice
   ●      ✗                ● ●    ✗
    ●    0●     ☾    0●          1●
     ●   ×4◆         ×4    ● ●   ×4◆   gone
         2●          2●          3●

   ● ●    ✗    1 ×                ✗    ●
   ● ●   2●    ●☀☾   2●    ☀ ★   2●    ● ☾   2●
   ● ●   ×1◆         ×1          ×1◆         ×1
         4●          4●          4●          4●

   ●●●    ✗    ☾           ☀      ✗    ★
    /    3●          4●          6●     ★    6●
   ★ ★   ×4◆     ☾   ×4      ☀   ×4◆     ★   ×4
         5●          6●          8●          8●

   ★ ★    ✗                2 ×    ✗    ● ☀
         10●   ☾ ★   10●   ●☀☾   10●         10●
   ★ ★   ×1◆   ☾ ★   ×1          ×1◆   ☾ ★   ×1
         12●         12●         12●         12●
"""

SMALL_PLATES = """
 ✗  3●      1●  ×4      1☾      1●  ×4   ✗  4●      2●  ×4      1☀      gone
 ✗  6●      3●  ×1      1●/☀/☾  3●  ×1   ✗  1☀ 1★   3●  ×1      2● 1☾   3●  ×1
 ✗  3●/2★   4●  ×4      2☾      5●  ×4   ✗  2☀      7●  ×4      3★      7●  ×4
 ✗  4★      11● ×1      2☾ 2★   11● ×1   ✗  2●/☀/☾  11● ×1      1●☀☾★   11● ×1
"""


def looks(drawing: Drawing) -> str:
    """Its text, without blanks at the ends of lines and without blank lines at the end."""
    lines = "\n".join(line.rstrip() for line in drawing.text().split("\n"))
    return "\n" + lines.rstrip("\n") + "\n"


def role(drawing: Drawing, words: str, *, at: int = 0) -> str:
    """The role of the first run in which these words stand, from a line on."""
    return next(run.role for line in drawing.lines[at:] for run in line if words in run.text)


def roles_in(drawing: Drawing, target: str) -> str:
    """The roles of all cells of a target's first spot."""
    spot = drawing.spot(target)
    assert spot is not None, target
    lines = drawing.lines[spot.region.y : spot.region.bottom]
    rows = ([run.role for run in line for _ in run.text] for line in lines)
    return " ".join(each for row in rows for each in row[spot.region.x : spot.region.right])


# -- heroes ----------------------------------------------------------------------------------------


def duel() -> Table[DiceForge]:
    """Ana has much of everything and Ben nothing but three gold."""
    cards = "hammer owl owl bear chest cerberus mirror hydra helmet elder"
    used = {"owl": 1, "elder": 1}
    ana = hero(
        gold=12, sun=2, moon=4, vp=9, cards=cards, shows="G4 M1", hammer=7, triton=2, portal=5, used=used
    )
    return acting(ana, hero(gold=3), players=2)


SHOWN = Shown(
    A, A, A, frozenset({"die:0/1", "token:0/triton", "seat:1", "card:0/owl"}), None, (A, 0, 9), frozenset({B})
)
"""A die, a token, a hero and a card can be chosen; nine gold would come; Ben has done something."""


@pytest.mark.parametrize(
    ("size", "width", "look"),
    [(heroes.ROWS, 60, HOME_HEROES), (heroes.TALL, 80, TALL_HEROES), (heroes.FULL, 100, FULL_HEROES)],
    ids=["home", "large", "huge"],
)
def test_a_hero_s_panel_has_name_glory_gauges_both_dice_and_cards(
    size: HeroSize, width: int, look: str
) -> None:
    assert looks(draw_heroes(view(duel().state, A), TERMS, MONO, TWO, size, width, SHOWN)) == look


def test_on_a_small_screen_two_heroes_have_their_dice_open() -> None:
    assert looks(draw_small_heroes(view(duel().state, A), TERMS, MONO, TWO, 80, SHOWN)) == SMALL_HEROES


def test_three_heroes_have_no_room_for_open_dice_on_a_small_screen() -> None:
    drawing = draw_small_heroes(view(acting(hero(gold=4)).state, A), TERMS, MONO, THREE, 80, Shown(A, A, A))
    assert drawing.text().count("light [1●] 1☀ 1●×4") == 3
    assert drawing.text().count("0/6") == 6
    assert "\n ●\n" not in looks(drawing)


def test_what_can_be_chosen_of_a_hero_has_a_chip() -> None:
    drawing = draw_heroes(view(duel().state, A), TERMS, MONO, TWO, heroes.ROWS, 60, SHOWN)
    assert role(drawing, "Triton") == role(drawing, "Owl") == "chip"
    assert role(drawing, "Hammer").startswith("dim")
    for target in ("die:0/1", "seat:1"):
        spot = drawing.spot(target)
        assert spot is not None
        assert spot.chip == "chip"
    other = drawing.spot("die:0/2")
    assert other is not None
    assert not other.chip


@pytest.mark.parametrize("own", [A, B])
def test_a_hero_of_one_s_own_stands_on_a_lighter_ground(own: int) -> None:
    drawing = draw_heroes(view(duel().state, A), TERMS, MONO, TWO, heroes.ROWS, 60, Shown(None, None, own))
    grounds = [roles_in(drawing, f"die:{seat}/2") for seat in (A, B)]
    assert ["ground-bar" in ground for ground in grounds] == [own == A, own == B]


def test_the_band_of_who_decides_is_bright_also_in_another_s_turn() -> None:
    sight = view(duel().state, A)
    for mover, bright in ((A, A), (B, B), (None, A)):
        drawing = draw_heroes(sight, TERMS, MONO, TWO, heroes.ROWS, 60, Shown(A, mover, A))
        bands = [role(drawing, NAMES[seat][0]).startswith("seat-") for seat in (A, B)]
        assert bands == [bright == A, bright == B]
        assert drawing.text().count("▶") == 1, "it is Ana's turn"


def test_a_card_that_works_every_turn_is_strong_until_it_has_been_used() -> None:
    for used, ink in ((0, "strong"), (1, "strong"), (2, "faint")):
        sight = view(acting(hero(gold=4, cards="owl owl", used={"owl": used}), players=2).state, A)
        drawing = draw_heroes(sight, TERMS, MONO, TWO, heroes.ROWS, 120, Shown(A, A, A))
        assert role(drawing, "Owl").split()[0] == ink


def test_cards_with_glory_and_glory_on_the_inventory_are_lit_while_they_are_counted() -> None:
    sight = view(acting(hero(gold=4, vp=3, cards="bear hammer"), players=2).state, A)
    counted = [
        draw_heroes(sight, TERMS, MONO, TWO, heroes.ROWS, 120, Shown(A, A, A, counting=line))
        for line in ("cards", "inventory", "")
    ]
    assert [role(drawing, "Bear").startswith("gold") for drawing in counted] == [True, False, False]
    assert [role(drawing, "Hammer").startswith("gold") for drawing in counted] == [False] * 3
    assert [role(drawing, "★") == "plate" for drawing in counted] == [False, True, False]


def test_dice_are_loud_where_one_asks_normal_at_home_and_quiet_elsewhere() -> None:
    sight = view(duel().state, A)

    def volumes(shown: Shown) -> list[str]:
        drawing = draw_heroes(sight, TERMS, PICTURES, TWO, heroes.ROWS, 60, shown)
        dice = [roles_in(drawing, f"die:{seat}/{die}") for seat in (A, B) for die in (1, 2)]
        return ["".join(volume for volume in "lnq" if f"px:{volume}:" in die) for die in dice]

    assert volumes(Shown(A, A, A)) == ["n", "n", "n", "n"]
    assert volumes(Shown(A, A, A, asking=(A, 1))) == ["n", "l", "q", "q"]
    assert volumes(Shown(A, A, A, asking=(B, 0))) == ["n", "n", "l", "q"]
    assert volumes(Shown(A, A, A, frozenset({"die:1/2"}))) == ["q", "q", "q", "l"]
    assert volumes(Shown(A, A, A, frozenset({"die:0/1/3"}))) == ["n", "n", "n", "n"], "a face on the bench"


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        (
            lambda: blessed(hero(gold=11), hero(), hero(), rolls=[(A, "G1 V2"), (B, "S1 G1"), (C, "G1 G1")]),
            ["rolled +1● +2★", "rolled +1● +1☀", "rolled +2●"],
        ),
        (
            lambda: blessed(hero(gold=12), hero(), hero(), rolls=[(A, "G1 G1"), (B, "S1 G1"), (C, "G1 G1")]),
            ["rolled 2● lost", "rolled +1● +1☀", "rolled +2●"],
        ),
        (lambda: rolled("2:C1", hero()), []),
    ],
    ids=["gained", "lost", "not resolved"],
)
def test_what_each_last_roll_brought_stands_below_the_dice(
    game: Callable[[], Table[DiceForge]], lines: list[str]
) -> None:
    table = game()
    rolls = {deed.event.seat: deed for deed in rolls_in([event for part in table.story for event in part])}
    shown = Shown(A, A, A, rolls={seat: deed for seat, deed in rolls.items() if seat is not None})
    text = looks(draw_heroes(view(table.state, A), TERMS, MONO, THREE, heroes.ROWS, 120, shown))
    assert [each for each in lines if each not in text] == []
    assert text.count("rolled") == len(lines)


# -- trays -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("frame", "room", "look"),
    [
        (3, Region(0, 0, 75, 14), ROLLING),
        (5, Region(0, 0, 75, 14), LYING),
        (5, Region(0, 0, 100, 16), LYING_HIGH),
    ],
    ids=["rolling", "lying", "high"],
)
def test_dice_come_to_rest_hero_by_hero_and_say_what_they_bring(frame: int, room: Region, look: str) -> None:
    rolls = [(A, "X3 G1"), (B, "S1 G1"), (C, "G1 V2")]
    table = blessed(hero(gold=11), hero(gold=12), hero(), rolls=rolls)
    throw = throws_in([event for part in table.story for event in part])[0]
    drawing = draw_trays(view(table.state, A), TERMS, MONO, THREE, throw, frame, room, A)
    assert looks(drawing) == look
    still_rolling = draw_trays(view(table.state, A), TERMS, MONO, THREE, throw, 4, room, A).text()
    assert TERMS.say.tray_go_on() not in still_rolling


def test_only_those_who_roll_have_dice_in_their_trays() -> None:
    table = rolled("2:C1", hero())
    throw = throws_in([event for part in table.story for event in part])[0]
    drawing = draw_trays(view(table.state, A), TERMS, PICTURES, THREE, throw, 9, Region(0, 0, 120, 16), B)
    assert TERMS.say.tray_asked() in drawing.text()
    assert "thrice" not in drawing.text()
    assert "▶ Ben" in drawing.text()


# -- bench -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "wanted", "look"),
    [
        (Region(0, 0, 82, 6), "", AVERAGE),
        (Region(0, 0, 82, 6), "C1", WANTED),
        (Region(0, 0, 60, 9), "C1", WANTED_NARROW),
    ],
    ids=["average", "wanted", "narrow"],
)
def test_the_bench_says_what_a_roll_brings_or_what_a_face_would_change(
    room: Region, wanted: str, look: str
) -> None:
    sight = view(acting(hero(gold=9, shows="G4 M1")).state, A)
    assert looks(draw_bench(sight, TERMS, MONO, A, room, frozenset(), wanted)) == look


# -- islands and sanctuary -------------------------------------------------------------------------


def market() -> Table[DiceForge]:
    """Ana and Ben stand in portals; the Chest and the sun shard are gone."""
    seats = hero(gold=4, portal=5), hero(portal=2)
    return acting(*seats, players=2, stacks={"moon2": 0}, pools={"S1": 0})


def half() -> Marks:
    """Every other target can be chosen; the rest can't, and is new."""
    targets = [f"place:{slot}" for slot in PLACES] + [f"buy:{face}" for face in SANCTUARY]
    nouns = frozenset({"place", "buy"})
    return Marks(frozenset(targets[::2]), nouns, nouns, frozenset(targets[1::2]))


def test_the_islands_have_a_card_in_each_place_and_heroes_in_their_portals() -> None:
    sight = view(market().state, A)
    assert looks(draw_islands(sight, TERMS, MONO, TWO, islands.HOME, half())) == HOME_CARDS
    assert looks(draw_small_islands(sight, TERMS, TWO, 80, half())) == SMALL_CARDS


def test_a_hero_on_the_way_stands_in_no_portal() -> None:
    sight = view(market().state, A)
    away = draw_islands(sight, TERMS, MONO, TWO, islands.HOME, Marks(away=frozenset({A}))).text()
    assert "(A)" not in away
    assert "(B)" in away


def test_the_sanctuary_has_price_and_stock_of_each_face() -> None:
    sight = view(market().state, A)
    assert looks(draw_sanctuary(sight, TERMS, MONO, sanctuary.HOME_PLATES, half())) == HOME_PLATES
    large = draw_sanctuary(sight, TERMS, MONO, sanctuary.LARGE_PLATES, half(), 2)
    assert looks(large) == LARGE_PLATES
    assert looks(draw_small_sanctuary(sight, TERMS, 80, half(), 1)) == SMALL_PLATES


@pytest.mark.parametrize(
    ("marks", "card", "plate"),
    [
        (Marks(frozenset({"place:moon1", "buy:G3"})), ("n", "ground-blue"), "l"),
        (Marks(coloured=frozenset({"place", "buy"})), ("n", "ground-panel"), "n"),
        (Marks(), ("q", "ground-panel"), "q"),
    ],
    ids=["can be chosen", "keeps its colours", "is not asked about"],
)
def test_cards_and_plates_are_loud_where_they_can_be_chosen_and_grey_where_nobody_asks(
    marks: Marks, card: tuple[str, str], plate: str
) -> None:
    sight = view(market().state, A)
    tile = roles_in(draw_islands(sight, TERMS, PICTURES, TWO, islands.HOME, marks), "place:moon1").split()
    assert {role.split(":")[1] for role in tile if "px:" in role} == {card[0]}
    assert card[1] in tile
    face = roles_in(draw_sanctuary(sight, TERMS, PICTURES, sanctuary.HOME_PLATES, marks), "buy:G3").split()
    assert {role.split(":")[1] for role in face if "px:" in role} == {plate}


def test_a_small_market_is_dim_where_nobody_asks_about_it() -> None:
    sight = view(market().state, A)
    nouns = frozenset({"place", "buy"})
    for marks, ink, price in ((Marks(coloured=nouns), "", "yellow"), (Marks(), "dim", "dim")):
        assert role(draw_small_islands(sight, TERMS, TWO, 80, marks), "Hammer") == ink
        small = draw_small_sanctuary(sight, TERMS, 80, marks)
        assert role(small, "3●") == ink
        assert role(small, "2●") == price


def test_the_price_of_what_can_be_bought_is_strong_and_that_of_the_rest_is_not() -> None:
    sight = view(market().state, A)
    drawing = draw_sanctuary(sight, TERMS, MONO, sanctuary.HOME_PLATES, Marks(frozenset({"buy:M1"})))
    ends = [
        run.role.replace(" ground-base", "")
        for line in drawing.lines[2:3]
        for run in line
        if "●" in run.text and run.text != "●"
    ]
    assert ends == ["yellow", "yellow strong", "yellow"], "3 gold, 1 moon shard, 4 gold"
    stock = [
        run.role.replace(" ground-base", "") for line in drawing.lines[3:4] for run in line if "×" in run.text
    ]
    assert stock == ["faint", "strong", "faint"]


@pytest.mark.parametrize(
    ("face", "ink"),
    [
        ("G3", "yellow"),
        ("S2", "coral"),
        ("M1", "blue"),
        ("V4", "gold"),
        ("S1V1", "white"),
        ("C1", "purple"),
        ("B_R", "red"),
    ],
)
def test_a_face_in_signs_has_the_colour_of_what_it_brings(face: str, ink: str) -> None:
    assert ink_of(face) == ink
    assert face_run(TERMS, face, forged=True).role.split()[0] == ink
    assert face_run(TERMS, face, forged=False).role == "dim"
    assert "×" not in face_run(TERMS, face, forged=True).text
    assert face_run(TERMS, face, forged=True, count=2).text.endswith("×2")


@pytest.mark.parametrize("size", [SMALL, LARGE, "great-18"])
def test_without_pictures_a_die_is_a_small_plate_in_brackets(size: str) -> None:
    canvas = Canvas(24, 10)
    draw_die(canvas, 0, 0, 0, "G3", TERMS, MONO, LOUD, size)
    text = canvas.drawing().text()
    assert text.count("[") == text.count("]") == 3
    assert text.split("\n")[1 if size == LARGE else 0].strip().startswith("[ ●")


@pytest.mark.parametrize(("size", "cells"), [(SMALL, (7, 3)), (LARGE, (12, 6)), ("great-18", (18, 9))])
def test_a_die_with_pictures_fills_its_cells(size: str, cells: tuple[int, int]) -> None:
    canvas = Canvas(24, 10)
    draw_die(canvas, 0, 0, 1, "G3", TERMS, PICTURES, LOUD, size)
    painted = [[("px:" in run.role) for run in line for _ in run.text] for line in canvas.drawing().lines]
    assert max(sum(row) for row in painted) == cells[0]
    assert sum(any(row) for row in painted) == cells[1]


def test_the_band_of_who_waits_says_quietly_where_the_hero_stands() -> None:
    drawing = draw_heroes(view(duel().state, A), TERMS, MONO, TWO, heroes.TALL, 80, Shown(A, A, A))
    assert role(drawing, "at home") == "dim ground-blue"
    assert role(drawing, "Mirror/Gorgon") == "seat-red"


@pytest.mark.parametrize("seat", [A, B])
def test_what_would_come_is_shown_in_the_gauge_of_its_hero_alone(seat: int) -> None:
    shown = Shown(A, A, A, ghost=(seat, 0, 2))
    drawing = draw_heroes(
        view(acting(hero(gold=4), hero(gold=4), players=2).state, A), TERMS, MONO, TWO, heroes.ROWS, 60, shown
    )
    ghosts = ["ground-green-bar" in roles_in(drawing, f"store:{each}/gold") for each in (A, B)]
    assert ghosts == [seat == A, seat == B]


def test_sides_that_can_be_forged_are_loud_on_the_bench_and_all_others_quiet() -> None:
    game = acting(hero(gold=9))
    game.apply("buy:G4")
    opened = frozenset({"die:0/1/1"})
    drawing = draw_bench(view(game.state, A), TERMS, PICTURES, A, Region(0, 0, 84, 9), opened)
    assert "px:l:" in roles_in(drawing, "die:0/1/1")
    assert "px:q:" in roles_in(drawing, "die:0/1/2")
    calm = draw_bench(
        view(acting(hero(gold=9)).state, A), TERMS, PICTURES, A, Region(0, 0, 84, 9), frozenset()
    )
    assert "px:n:" in roles_in(calm, "die:0/1/2")
