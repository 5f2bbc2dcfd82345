"""Every message of a game with typed messages is said somewhere, and a slip in a word is an error.

A game is looked at once its wording has messages of its own class (`docs/presentation.md`).
"""

import ast
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from rulesets.helios import components as helios
from rulesets.orbis.components import COLOURS, EFFECT_WORDS, GODS
from tabletop_tui.host import registered
from tabletop_tui.kit.messages import Messages
from tabletop_tui.kit.registry import game_parts
from tools.messages import GAMES

TYPED = [game for game in GAMES if game_parts(game).wording.MESSAGES is not Messages]

ASKED_BY_THE_PROGRAM = (
    *("title", "line", "signs", "scoring", "undo_stops", "step_of"),
    *("help_", "enter_", "keys_", "letter_", "standing_", "variant_"),
)
"""What shared screens ask of every game by a fixed name, or by the id of a decision, a noun or a variant."""

NAMES: Mapping[str, set[str]] = {
    "orbis": {
        "wilderness",
        *(f"colour_{colour}" for colour in COLOURS),
        *(f"landscape_{effect}" for effect in EFFECT_WORDS),
        *(f"god_{god}" for god in GODS),
    },
    "helios": {
        *(f"colour_{colour}" for colour in helios.COLOURS),
        *(f"special_{special}" for special in helios.SPECIALS),
        *(f"slot_{slot}" for slot in helios.SLOTS),
        *(f"action_{action}" for action in helios.ACTIONS),
        *(f"row_{row}" for row in (*helios.ROWS, helios.JOKER)),
        *(f"building_{building}" for building in helios.BUILDINGS),
        *(f"person_{person}" for person in helios.PERSONS),
    },
}
"""The names of components, which are found by the component's id."""

NOTATION = {"TELLS", "ASKS", "AGAINST", "LOOKS", "FIGURES", "NAMES", "ALONES", "TITLES", "ASIDES", "RESULTS"}
FINDERS = {"say", "counted", "facts_of", "tell", "figure"}
"""What finds a message by words that nothing checks."""


def trees(game: str) -> Iterator[ast.AST]:
    """The modules of a game, without what is written by `make messages`."""
    folder = registered.folder_of(game)
    assert folder is not None
    for file in sorted(folder.rglob("*.py")):
        if file.name != "messages.py":
            yield ast.parse(file.read_text(encoding="utf-8"))


def nodes(game: str) -> Iterator[ast.AST]:
    return (node for tree in trees(game) for node in ast.walk(tree))


def messages_of(game: str) -> set[str]:
    return {name for name in vars(game_parts(game).wording.MESSAGES) if not name.startswith("_")}


@pytest.mark.parametrize("game", TYPED)
def test_every_message_is_said_somewhere(game: str) -> None:
    said = {node.attr for node in nodes(game) if isinstance(node, ast.Attribute)}
    never = messages_of(game) - NAMES[game] - said
    assert sorted(name for name in never if not name.startswith(ASKED_BY_THE_PROGRAM)) == []


@pytest.mark.parametrize("game", TYPED)
def test_every_component_has_its_name(game: str) -> None:
    assert messages_of(game) >= NAMES[game]


@pytest.mark.parametrize("game", TYPED)
def test_no_message_is_found_by_words_that_nothing_checks(game: str) -> None:
    called = [node for node in nodes(game) if isinstance(node, ast.Call)]
    for call in called:
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        assert name not in FINDERS, ast.unparse(call)
        says = isinstance(call.func, ast.Attribute) and "say" in ast.unparse(call.func.value)
        assert not (says and any(given.arg is None for given in call.keywords)), ast.unparse(call)


@pytest.mark.parametrize("game", TYPED)
def test_no_thing_is_written_in_the_notation(game: str) -> None:
    classes = [node for node in nodes(game) if isinstance(node, ast.ClassDef)]
    assigned = [node for each in classes for node in each.body if isinstance(node, ast.Assign)]
    assert not {ast.unparse(name) for node in assigned for name in node.targets} & NOTATION


MODULE = """
from rulesets.orbis.advice import LandscapeAdvice, Scoring
from rulesets.orbis.reasons import Why
from tabletop_tui.games.orbis.messages import OrbisMessages
from tabletop_tui.games.orbis.terms import Terms

HEADS = (OrbisMessages.head_best, OrbisMessages.head_sites)
GONE = {Why.GOD_GONE: "gone"}


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
}


def wrong_lines(file: Path, source: str) -> set[int]:
    """The lines in which mypy finds errors, with the project's settings."""
    file.write_text(source, encoding="utf-8")
    root = Path(__file__).parents[2]
    settings = ("--config-file", str(root / "pyproject.toml"), "--cache-dir", str(file.parent / "cache"))
    found = subprocess.run(
        [sys.executable, "-m", "mypy", *settings, str(file)],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.stderr == ""
    return {int(line.split(":")[1]) for line in found.stdout.splitlines() if ": error: " in line}


def test_a_slip_in_a_message_a_variable_a_field_or_a_word_of_the_rules_is_an_error(tmp_path: Path) -> None:
    assert wrong_lines(tmp_path / "presentation.py", MODULE) == set()
    slipped = MODULE
    for right, wrong in SLIPS.items():
        assert slipped.count(right) == 1, right
        slipped = slipped.replace(right, wrong)
    lines = zip(MODULE.splitlines(), slipped.splitlines(), strict=True)
    planted = {number for number, (right, wrong) in enumerate(lines, start=1) if right != wrong}
    assert len(planted) == len(SLIPS)
    assert planted <= wrong_lines(tmp_path / "presentation.py", slipped)
