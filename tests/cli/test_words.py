"""English and German are whole and say the same things; a language that has been begun says nothing else."""

import ast
import contextlib
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import tabletop_tui
from rulesets import BUILT
from tabletop_tui.text.words import LANGUAGES, WHOLE, Words, language_of, read_catalogue
from tests.packages import EXAMPLES, GAMES, installed
from tests.whole import sampled

CODE = Path(tabletop_tui.__file__).parent
FOLDERS = {
    file.stem: file.parents[1]
    for file in sorted([*CODE.glob("**/locale/*/*.ftl"), *EXAMPLES.glob("*/*/locale/*/*.ftl")])
}
"""Where the catalogues are, by name: ours, and those of the examples."""
PARTS = sorted(FOLDERS)
AT_A_TABLE = ("game", *BUILT)

FORMS = {"what", "the", "name"}
"""Facts that name a thing or person in some form: each language takes the one its grammar needs."""


@pytest.fixture(autouse=True, scope="module")
def _examples(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The examples count as installed, once for all of these tests."""
    site = tmp_path_factory.mktemp("examples")
    with contextlib.ExitStack() as stack:
        for folder in GAMES:
            stack.enter_context(installed(site / folder.name, folder.name))
        yield


@cache
def parsed(language: str, part: str) -> ftl.Resource:
    """A catalogue as Fluent's own parser reads it; empty if there is none."""
    file = FOLDERS[part] / language / f"{part}.ftl"
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8") if file.exists() else "")


def entries(language: str, part: str) -> dict[str, ftl.Message | ftl.Term | ftl.Junk]:
    """Every entry of it by its name; junk by its text."""
    found: dict[str, ftl.Message | ftl.Term | ftl.Junk] = {}
    for entry in parsed(language, part).body:
        if isinstance(entry, (ftl.Message, ftl.Term)):
            prefix = "-" if isinstance(entry, ftl.Term) else ""
            found[prefix + entry.id.name] = entry
        elif isinstance(entry, ftl.Junk):
            found[f"JUNK {entry.content}"] = entry
    return found


class Variables(Visitor):
    """Collects the variables of an entry."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Shown(Variables):
    """Collects the variables that an entry shows, not those that only choose one of its forms."""

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        for variant in node.variants:
            self.visit(variant)


class Choices(Visitor):
    """Finds whether an entry says different things of different facts, itself or by what it refers to."""

    def __init__(self) -> None:
        self.found = False

    def _find(self, _node: ftl.BaseNode) -> None:
        self.found = True

    visit_SelectExpression = visit_FunctionReference = _find  # noqa: N815
    visit_TermReference = visit_MessageReference = _find  # noqa: N815


def values_for(entry: ftl.Message) -> tuple[int | str, ...]:
    """What is put into a message: of each kind one, and several numbers where one may choose a form.

    Under `make fuzz`, all of them into every message.
    """
    every = 0, 1, 2, 3, 7, 4711, "Ana", True, False
    choices = Choices()
    choices.visit(entry)
    if choices.found:
        return sampled((0, 1, 2, 4711, "Ana", True, False), every)
    return sampled((4711, "Ana", True), every) if variables(entry) else ("",)


@cache
def variables(entry: ftl.BaseNode, kind: type[Variables] = Variables) -> frozenset[str]:
    visitor = kind()
    visitor.visit(entry)
    return frozenset(visitor.names)


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    for part in PARTS:
        english, german = entries("en", part), entries("de", part)
        ids = {name for name in english if not name.startswith("-")}
        assert ids == {name for name in german if not name.startswith("-")}, part
        for name in ids:
            mentioned = variables(english[name]) & variables(german[name])
            assert variables(english[name], Shown) - FORMS <= mentioned, name
            assert variables(german[name], Shown) - FORMS <= mentioned, name


BEGUN = [
    (language, part)
    for language in LANGUAGES
    for part in PARTS
    if language not in WHOLE and (FOLDERS[part] / language / f"{part}.ftl").exists()
]
"""The catalogues of languages that have only been begun."""


@pytest.mark.parametrize(("language", "part"), BEGUN)
def test_a_language_that_has_been_begun_says_only_what_english_says(language: str, part: str) -> None:
    english, own = entries("en", part), entries(language, part)
    assert own.keys() <= english.keys()
    for name, entry in own.items():
        assert variables(entry) <= variables(english[name]) | FORMS, name
        assert variables(english[name], Shown) - FORMS <= variables(entry), name


def test_the_lobby_and_the_decisions_of_orbis_are_in_french() -> None:
    assert entries("fr", "lobby").keys() >= entries("en", "lobby").keys() - {
        f"lobby-settings-language-{language}" for language in LANGUAGES
    }
    asked = ("ask", "option", "detail", "confirm", "reason", "enter", "keys", "head", "landscape", "god")
    decisions = {name for name in entries("en", "orbis") if name.split("-")[1] in asked}
    assert decisions - entries("fr", "orbis").keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_valid_and_their_ids_start_with_their_name(language: str) -> None:
    for part in PARTS:
        found = entries(language, part)
        assert [name for name in found if name.startswith("JUNK")] == []
        assert [name for name in found if not name.lstrip("-").startswith(f"{part}-")] == []
        assert set(found) == set(read_catalogue(language, part)), f"{part}: not what Fluent sees"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_occurs_twice(language: str) -> None:
    for part in PARTS:
        file = FOLDERS[part] / language / f"{part}.ftl"
        text = file.read_text(encoding="utf-8") if language in WHOLE or file.exists() else ""
        ids = re.findall(r"^(-?[a-z][\w-]*) *=", text, re.MULTILINE)
        assert len(ids) == len(set(ids)), sorted({name for name in ids if ids.count(name) > 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_fluent_itself_would_put_it(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a table none of them, with amounts, waits for Fluent's library, which takes as long as ten keys."""
    for part in PARTS:
        with monkeypatch.context() as patch:
            assert_reads_as_fluent_puts_it(language, part, patch)


def assert_reads_as_fluent_puts_it(language: str, part: str, patch: pytest.MonkeyPatch) -> None:
    slow: set[tuple[str, object]] = set()
    by_fluent = Words._by_fluent

    def put(words: Words, message_id: str, facts: Mapping[str, Any]) -> str:
        slow.add((message_id, next(iter(facts.values()), "")))
        return by_fluent(words, message_id, facts)

    patch.setattr(Words, "_by_fluent", put)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(parsed(language, part))
    words = Words(language)
    for name, entry in entries(language, part).items():
        if not isinstance(entry, ftl.Message):
            continue
        pattern, mentioned = bundle.get_message(name).value, variables(entry)
        assert pattern is not None, name
        for value in values_for(entry):
            facts: dict[str, int | str] = dict.fromkeys(mentioned, value)
            plain = {
                fact: {True: "yes", False: "no"}[each] if isinstance(each, bool) else each
                for fact, each in facts.items()
            }
            text, errors = bundle.format_pattern(pattern, plain)
            assert errors == [], name
            assert words(name, **facts) == text, name
    assert words.problems == []
    if part in AT_A_TABLE:
        assert [message for message, value in slow if isinstance(value, int) and value < 1000] == []


@cache
def literal_ids() -> list[tuple[str, str]]:
    """Every message id written out in code as the first argument of `words(...)` or `Complaint(...)`."""
    found = []
    for file in sorted(CODE.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if "words(" not in text and "Complaint(" not in text:
            continue  # most files: parsing them all takes longer than all that is looked for
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            if called in ("words", "_words", "Complaint"):
                place = f"{file.name}:{node.lineno}"
                found += [(str(c.value), place) for c in choices if isinstance(c, ast.Constant)]
    return found


def test_every_id_in_the_code_is_in_the_catalogues() -> None:
    words = Words("en")
    assert [(name, place) for name, place in literal_ids() if not words.has(name)] == []


def test_the_scan_for_ids_finds_them() -> None:
    assert len(literal_ids()) > 40


def test_a_missing_message_shows_its_id_and_is_remembered() -> None:
    words = Words("en")
    assert words("cli-there-is-no-such-message") == "⟦cli-there-is-no-such-message⟧"
    assert words.problems == ["cli-there-is-no-such-message"]


def test_facts_may_be_lists_booleans_and_nothing() -> None:
    words = Words("en")
    assert words("cli-no-such-game", game=None, games=["a", "b"]).endswith("games: a, b")
    assert "over" in words("cli-verified", file="f", answers=2, game="Orbis", over=True)


def test_big_numbers_are_grouped_as_the_language_does() -> None:
    facts = {"key": "x", "value": "y"}
    assert "1,500" in Words("en")("cli-no-such-choice", known=1500, **facts)
    assert "1.500" in Words("de")("cli-no-such-choice", known=1500, **facts)


@pytest.mark.parametrize(("count", "said"), [(0, "0 coup"), (1, "1 coup"), (2, "2 coups")])
def test_nought_is_singular_in_french(count: int, said: str) -> None:
    assert f"après {said} ?" in Words("fr")("lobby-damaged-ask", answers=count)


def test_a_form_of_a_name_that_a_language_lacks_is_the_english_form() -> None:
    assert Words("fr").form("helios-person-captain", "brief") == Words("en").form(
        "helios-person-captain", "brief"
    )


def test_a_form_of_a_name_can_mention_facts() -> None:
    english = "3V for every ousting"
    for language, glory in (("en", english), ("fr", english), ("de", "3V je Verdrängen")):
        assert Words(language).form("dice_forge-card-bear", "few", vp="V", gold="G") == glory


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "de_CH.UTF-8"}, "de"),
        ({"LC_ALL": "", "LANG": "de_DE@euro"}, "de"),
    ],
)
def test_the_language_of_a_locale(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language


def test_no_sentence_stands_in_the_code_of_the_commands() -> None:
    """Everything printed comes from the catalogues: no call of `say` or `warn` with a literal sentence."""
    for file in sorted((Path(CODE) / "cli").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                first = node.args[0]
                if node.func.attr in ("say", "warn") and isinstance(first, ast.Constant):
                    pytest.fail(f"{file.name}:{node.lineno} says {first.value!r}")
