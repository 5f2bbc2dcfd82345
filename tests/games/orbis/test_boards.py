"""What the boards of Orbis are given to draw, by what is decided and shown; without a screen."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from rulesets.orbis.state import Orbis
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.drawings import boards, display, world
from tabletop_tui.games.orbis.drawings.boards import Shown
from tabletop_tui.games.orbis.drawings.display import NO_MARKS, Marks, marks_of
from tabletop_tui.games.orbis.drawings.world import Moving, Temple
from tabletop_tui.kit.kept import Kept
from tabletop_tui.kit.showing import HOME, HUGE, LARGE, SMALL
from tabletop_tui.paint.drawing import Region
from tests.games.orbis.drawn import MONO, PLAYERS, terms
from tests.games.orbis.games import RULES
from tests.rulesets.orbis.builders import answer, asked, at, position, seat

ROOM = Region(0, 0, 80, 20)
SAY = terms().say


def shown(state: Orbis, *nouns: str, shape: str = HOME, of: int = 0, **more: Any) -> Shown:
    """What a screen of this shape shows of a seat while the first one can take these."""
    view = RULES.view(state, 0)
    found = {
        "view": view,
        "terms": terms(look=MONO),
        "look": MONO,
        "shape": shape,
        "shown_seat": of,
        "asked": SimpleNamespace(seat=0) if nouns else None,
        "may_take": lambda noun: 0 if noun in nouns else None,
        "others": [each for each in range(len(view.seats)) if each != of],
        "names": PLAYERS,
        "kept": Kept(),
        "marked": {},
        "happened": {},
        "counting": "",
        "temples": world.temples_of(view, PLAYERS),
        "temples_before": world.temples_of(view, PLAYERS),
    }
    return cast("Shown", SimpleNamespace(**{**found, **more}))


def text(recipe: Any) -> str:
    return str(recipe().text())


@pytest.mark.parametrize(
    ("shape", "size"),
    [(SMALL, display.PAGE), (HOME, display.SMALL), (LARGE, display.LARGE), (HUGE, display.LARGE)],
)
def test_tiles_are_as_large_as_the_screen_allows(shape: str, size: display.TileSize) -> None:
    assert boards.tile_size(shown(position(), shape=shape)) == size


def test_what_is_held_has_keys_only_where_worshippers_are_asked_for() -> None:
    """`2 ♣` with its key; where some may be gained, colours that one lacks have theirs, too."""
    state = position("YYYG")
    for nouns, keys in ((("give",), "12"), (("gain",), "12345"), (("trade",), ""), ((), "")):
        drawn = text(boards.the_hold(shown(state, *nouns), ROOM))
        kept = drawn.partition(SAY.of_limit(count=4, limit=10))[0]
        assert "".join(char for char in kept.replace("0", "") if char.isdigit()) == keys, nouns
        assert (" x  " in drawn) == (nouns == ("trade",))


@pytest.mark.parametrize(("of", "mine"), [(0, True), (1, False)])
def test_what_is_held_is_yours_while_you_decide(of: int, mine: bool) -> None:
    drawn = text(boards.the_hold(shown(position("Y", others=[seat("G")]), "landscape", of=of), ROOM))
    assert drawn.strip().startswith(SAY.you_hold() if mine else SAY.holds(name=PLAYERS[of][0]))
    nobody = text(boards.the_hold(shown(position("Y")), ROOM))
    assert nobody.strip().startswith(SAY.holds(name=PLAYERS[0][0]))


def test_temples_change_hands_only_where_another_player_would_get_them_now() -> None:
    before = [Temple(11, "Ana"), Temple(7, "Ben"), Temple(4), Temple(2)]
    now = [Temple(11, "Ben"), Temple(7, "Ben"), Temple(4, "Ana"), Temple(2)]
    assert boards.swapped(shown(position(), temples_before=before, temples=now)) == {11, 4}
    assert boards.swapped(shown(position(), temples_before=[], temples=now)) == frozenset()


def test_temples_are_shown_in_former_hands_until_they_have_changed() -> None:
    before, now = [Temple(11, "Cleo", "blue", 1)], [Temple(11, "Dora", "red", 2)]
    own = shown(position(), temples_before=before, temples=now)
    for former, name in ((True, "Cleo"), (False, "Dora")):
        drawn = text(boards.world_of(own, 0, ROOM, Moving(former=former)))
        assert [each in drawn for each in ("Cleo", "Dora")] == [each == name for each in ("Cleo", "Dora")]


def test_a_landscape_is_on_trial_only_in_the_world_of_whoever_decides_and_at_rest() -> None:
    table = at("YB", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"}, others=[seat("", "1/0=B1-4")])
    answer(table, "landscape:4", "pay")
    _, trial = marks_of(RULES.view(table.state, 0), asked(table), None)
    assert trial is not None
    for of, moving, tried in (
        (0, world.STILL, True),
        (0, Moving(former=True), False),
        (1, world.STILL, False),
    ):
        own = shown(table.state, "site", of=of, marked={"world": trial})
        assert ("+2" in text(boards.world_of(own, of, ROOM, moving))) == tried
    assert "+2" not in text(boards.world_of(shown(table.state, marked={"world": trial}), 0, ROOM))


def marked_at(slot: int | None, *keys: str, supply: str = "RGRG") -> tuple[Marks, bool]:
    """The marks at the decision after these answers, and whether a landscape is on trial."""
    table = at(supply, "1/0=B1-3", display={4: "R2-1"}, lying={8: "RR"})
    answer(table, *keys)
    view: OrbisView = RULES.view(table.state, 0)
    found, trial = marks_of(view, asked(table), slot)
    return found, trial is not None


def test_the_display_marks_the_landscape_under_the_cursor_and_what_a_volcano_may_remove() -> None:
    assert marked_at(4) == (Marks(4), True)
    assert marked_at(None) == (NO_MARKS, False)
    assert marked_at(None, "landscape:4") == (NO_MARKS, True)
    burns, on_trial = marked_at(None, "landscape:4", "pay", "site:1/1")
    assert (burns, on_trial) == (Marks(eligible=frozenset({3})), False)
    view = RULES.view(position(), 0)
    assert marks_of(view, None, 4) == (NO_MARKS, None)


@pytest.mark.parametrize(("supply", "served"), [("YRGG", True), ("YRG", False)])
def test_a_village_on_trial_counts_what_is_left_once_its_cost_is_paid(supply: str, served: bool) -> None:
    """Y2-3 costs yellow and red and asks for two."""
    table = at(supply, "1/0=B1-3", display={4: "Y2-3"})
    answer(table, "landscape:4")
    for keys in ((), ("pay",)):
        answer(table, *keys)
        _, trial = marks_of(RULES.view(table.state, 0), asked(table), None)
        assert trial is not None
        assert trial.served == served, asked(table).kind
