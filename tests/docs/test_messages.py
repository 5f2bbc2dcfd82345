"""Every message of a game with typed messages is said somewhere, and a slip in a word is an error.

A game is looked at once its wording has messages of its own class (`docs/presentation.md`).
"""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import pytest

from rulesets.bora_bora import components as bora_bora
from rulesets.dice_forge import components as dice_forge
from rulesets.helios import components as helios
from rulesets.orbis.components import COLOURS, EFFECT_WORDS, GODS
from rulesets.papyria import components as papyria
from rulesets.papyria.advice.realms import SIDES
from tabletop_tui.games.dice_forge.terms import BOAR_COLOURS
from tabletop_tui.host import registered
from tabletop_tui.kit.messages import Messages
from tabletop_tui.kit.registry import game_parts
from tests.typed_messages import PARTS, methods_of, never_named, never_said, unchecked
from tools.messages import GAMES

TYPED = [game for game in GAMES if game_parts(game).wording.MESSAGES is not Messages]

NAMES: Mapping[str, frozenset[str]] = {
    "bora_bora": frozenset(
        {
            *(f"card_{card}" for card in bora_bora.CARDS),
            *(f"terrain_{terrain}" for terrain in bora_bora.TERRAINS),
            *(f"material_{material}" for material in bora_bora.MATERIALS),
            *(f"fish_{kind}" for kind in bora_bora.FISH_KINDS),
            *(f"god_{god}" for god in bora_bora.GODS),
            *(f"jewel_{kind}" for kind in bora_bora.JEWEL_KINDS),
            *(f"kind_{kind}" for kind in bora_bora.KINDS),
            *(f"kind_{kind}_{sex}" for kind in bora_bora.KINDS for sex in bora_bora.SEXES),
        }
    ),
    "dice_forge": frozenset(
        {
            *(f"resource_{resource}" for resource in dice_forge.RESOURCES),
            *(f"card_{card}" for card in dice_forge.CARDS),
            *(f"colour_{colour}" for colour in BOAR_COLOURS.values()),
            *(f"die_{die + 1}" for die in range(dice_forge.DICE)),
            *(f"token_{token}" for token in get_args(dice_forge.TokenWord)),
        }
    ),
    "orbis": frozenset(
        {
            "wilderness",
            *(f"colour_{colour}" for colour in COLOURS),
            *(f"landscape_{effect}" for effect in EFFECT_WORDS),
            *(f"god_{god}" for god in GODS),
        }
    ),
    "helios": frozenset(
        {
            *(f"colour_{colour}" for colour in helios.COLOURS),
            *(f"special_{special}" for special in helios.SPECIALS),
            *(f"slot_{slot}" for slot in helios.SLOTS),
            *(f"action_{action}" for action in helios.ACTIONS),
            *(f"row_{row}" for row in (*helios.ROWS, helios.JOKER)),
            *(f"building_{building}" for building in helios.BUILDINGS),
            *(f"person_{person}" for person in helios.PERSONS),
        }
    ),
    "papyria": frozenset(
        {
            *(f"kind_{kind}" for kind in (*papyria.KINDS, papyria.ANY)),
            *(f"good_{good}" for good in (*papyria.GOODS, *papyria.PRODUCTIONS, "end_tile")),
            *(f"sector_{sector.replace('-', '_')}" for sector in papyria.SECTORS),
            *(f"space_{space}" for space in (*papyria.SPACES, "trade", "priest")),
            *(f"piece_{ring}" for ring in papyria.RINGS),
            *(f"start_{start}" for start in papyria.START_ROWS),
            *(f"{named}_{side}" for named in ("side", "toward") for side in SIDES),
            *(f"invention_{row.id}" for row in papyria.LANDSCAPE_ROWS.values() if row.invention != "none"),
        }
    ),
}
"""The names of components, which are found by the component's id."""


def folder_of(game: str) -> Path:
    folder = registered.folder_of(game)
    assert folder is not None
    return folder


@pytest.mark.parametrize("game", TYPED)
def test_every_message_is_said_somewhere(game: str) -> None:
    assert never_said(folder_of(game), game_parts(game).wording.MESSAGES, NAMES[game]) == []


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", TYPED)
def test_every_message_of_a_lesson_a_coach_and_points_is_named(game: str, part: str) -> None:
    assert never_named(folder_of(game), part) == []


@pytest.mark.parametrize("game", TYPED)
def test_every_component_has_its_name(game: str) -> None:
    assert methods_of(game_parts(game).wording.MESSAGES) >= NAMES[game]


@pytest.mark.parametrize("game", TYPED)
def test_no_message_is_found_by_words_that_nothing_checks(game: str) -> None:
    assert unchecked(folder_of(game)) == []


def test_what_nothing_checks_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "things.py").write_text(
        "class Tile:\n"
        "    def name(self): return self.say('option', 'tile')\n"
        "    def alone(self): return self.say.option_tile(**self.facts)\n",
        encoding="utf-8",
    )
    assert sorted(unchecked(tmp_path)) == [
        "self.say('option', 'tile')",
        "self.say.option_tile(**self.facts)",
    ]


MODULE = """
from typing import assert_never

from rulesets.orbis import events
from rulesets.orbis.advice.landscapes import LandscapeAdvice, Scoring
from rulesets.orbis.reasons import HasGod, NotYourTurn, TradeNeedsThree, Why
from rulesets.orbis.state import Orbis
from tabletop_tui.games.orbis import coach_messages, lesson_messages, points_messages
from tabletop_tui.games.orbis.messages import OrbisMessages
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.play.coach import Note, asks, blocks
from tabletop_tui.play.lesson import Attempt, Told, Wrong
from tabletop_tui.play.points import Part
from tabletop_tui.text.messages.catalogue import Puts
from tabletop_tui.text.words import Words

HEADS = (OrbisMessages.head_best, OrbisMessages.head_sites)
GONE = {Why.GOD_GONE: "gone"}
WRONG = Wrong("wild", lesson_messages.take_wrong_wild, ("landscape:1", "wilderness"))
NOTE = Note("excess", coach_messages.excess, asks("discard_excess"))
CLOSED = Note("trade", coach_messages.trade, blocks(TradeNeedsThree))
PART = Part(points_messages.village, points_messages.forest)


def told(say: OrbisMessages, terms: Terms, advice: LandscapeAdvice) -> list[str]:
    said = [say.said_god_once()]
    said += [say.said_temple(before=1, after=2)]
    said += [say.said_god(kinds="Farms", god="the God of the Seas")]
    said += [say.said_over(count=3, limit=10)]
    if advice.fruitless:
        said += [terms.kind(advice.tile, "object")]
    if advice.forced == "cannot-pay":
        said += [say.fact_pay()]
    return said


def scores(scoring: Scoring, say: OrbisMessages) -> str:
    match scoring:
        case "points":
            return say.fact_pay()
        case "irrigation" | "volcano" | "village" | "forest-full":
            return say.fact_lay()
        case "forest-open": return say.fact_create()


def taken(words: Puts, attempt: Attempt) -> str:
    return lesson_messages.take_done(words, gift="red", own="blue",
        fed=len(attempt.keys))


TAKEN = Told(taken)


def why(reason: HasGod | NotYourTurn | TradeNeedsThree, terms: Terms) -> str:
    match reason:
        case HasGod():
            return terms.god(reason.god)
        case TradeNeedsThree():
            return str(reason.held)
        case NotYourTurn(): return "no"
        case _:
            assert_never(reason)


REASONS = (
    HasGod(god="fire"),
    NotYourTurn(1),
)


def emits(g: Orbis) -> None:
    g.emit(events.Laid, 0, tile="R1-1", site="1/0", wild=False)
    g.emit(events.TookBenefit, 0, colour="red")
    g.emit(events.Gained, 0, colour="red", count=2)


def told_of(event: events.Marked | events.Gained, words: Words) -> str:
    match event:
        case events.Marked():
            if event.why == "declined":
                return words.lobby.in_use_yes()
            return event.tile
        case events.Gained(): return event.colour
        case _:
            assert_never(event)
"""
"""A presentation in small."""

SLIPS = {
    "head_sites": "head_sitse",  # a column
    "GOD_GONE": "GOD_GON",  # a reason
    "said_god_once": "said_god_one",  # a message
    "after=2": "afer=2",  # a variable
    ', god="the God of the Seas"': "",  # a variable that is missing
    "count=3": 'count="3"',  # a number
    "advice.fruitless": "advice.fruitles",  # a field
    '"object"': '"objekt"',  # a form of a name
    '"cannot-pay"': '"cant-pay"',  # a word of the rules
    '"forest-open"': '"forest-opened"',  # another in a `match`
    "wild=False": "wld=False",  # a field of an event that is emitted
    ', colour="red")': ")",  # one that is missing
    "count=2": 'count="2"',  # one of another type
    "event.tile": "event.tiel",  # one that is read
    '"declined"': '"declind"',  # a word in one
    "lesson_messages.take_wrong_wild": "lesson_messages.take_wrong_wld",  # a lesson's message
    'own="blue"': 'owm="blue"',  # a variable of one
    "fed=len(attempt.keys)": "fed=attempt.kees",  # a field of what was played
    "coach_messages.excess": "coach_messages.excesss",  # a coach's message
    "blocks(TradeNeedsThree)": 'blocks("trade-needs-three")',  # the kind of a reason
    "points_messages.forest": "points_messages.forrest",  # a message about points
    "reason.god": "reason.gods",  # a field of a reason that is read
    "str(reason.held)": "str(reason.needed)",  # another
    'HasGod(god="fire")': 'HasGod(gid="fire")',  # one that is given
    "NotYourTurn(1)": 'NotYourTurn("Ana")',  # one of another type
    "lobby.in_use_yes": "lobby.in_use_yess",  # a message of the program's
}


def slipped() -> str:
    """The presentation with all slips at once."""
    found = MODULE
    for right, wrong in SLIPS.items():
        assert found.count(right) == 1, right
        found = found.replace(right, wrong)
    return found


PRESENTATIONS = {
    "whole": MODULE,
    "slipped": slipped(),
    "without_reason": MODULE.replace('        case NotYourTurn(): return "no"\n', ""),
    "without_event": MODULE.replace("        case events.Gained(): return event.colour\n", ""),
}


@pytest.fixture(scope="module")
def wrong_lines(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, set[int]]:
    """The lines of each in which mypy finds errors, with the project's settings; it starts once for all."""
    folder = tmp_path_factory.mktemp("presentations")
    for name, source in PRESENTATIONS.items():
        (folder / f"{name}.py").write_text(source, encoding="utf-8")
    root = Path(__file__).parents[2]
    settings = ("--config-file", str(root / "pyproject.toml"), "--cache-dir", str(folder / "cache"))
    found = subprocess.run(
        [sys.executable, "-m", "mypy", *settings, *map(str, folder.glob("*.py"))],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stderr == ""
    errors = [line.split(":") for line in found.stdout.splitlines() if ": error: " in line]
    return {
        name: {int(number) for file, number, *_ in errors if Path(file).stem == name}
        for name in PRESENTATIONS
    }


def test_a_slip_in_a_message_a_variable_a_field_or_a_word_of_the_rules_is_an_error(
    wrong_lines: Mapping[str, set[int]],
) -> None:
    assert wrong_lines["whole"] == set()
    lines = zip(MODULE.splitlines(), PRESENTATIONS["slipped"].splitlines(), strict=True)
    planted = {number for number, (right, wrong) in enumerate(lines, start=1) if right != wrong}
    assert len(planted) == len(SLIPS)
    assert planted <= wrong_lines["slipped"]


@pytest.mark.parametrize("what", ["reason", "event"])
def test_a_reason_or_a_kind_of_event_without_a_sentence_is_an_error(
    wrong_lines: Mapping[str, set[int]], what: str
) -> None:
    (wrong,) = wrong_lines[f"without_{what}"]
    silent = PRESENTATIONS[f"without_{what}"]
    assert silent.splitlines()[wrong - 1].strip() == f"assert_never({what})"
