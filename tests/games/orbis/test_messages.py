"""Every message of Orbis is asked for somewhere: what nothing says any more is deleted in both languages."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import tabletop_tui
from rulesets.orbis.components import COLOURS, EFFECT_KINDS, GODS
from tabletop_tui.text.words import LANGUAGES, read_catalogue

CODE = Path(tabletop_tui.__file__).parent
ASKING = ("say", "counted", "form", "within", "message", "fact")
"""The methods that find a message by its words."""
FILES = [
    *(file for file in sorted((CODE / "games" / "orbis").rglob("*.py")) if file.stem != "lesson"),
    *sorted((CODE / "kit").glob("*.py")),
]
RULES = sorted((CODE.parent / "rulesets" / "orbis").glob("*.py"))
ELSEWHERE = {"orbis-undo-stops"}
"""Asked for by the screens of all games, by a name put together there."""


def trees(files: list[Path]) -> Iterator[ast.AST]:
    return (ast.parse(file.read_text(encoding="utf-8")) for file in files)


def known_words() -> set[str]:
    """Everything a fact of the game may be: what its code writes out, and the ids of its components."""
    found = {*COLOURS, *GODS, *(kind.replace("_", "-") for kind in EFFECT_KINDS)}
    for tree in trees([*FILES, *RULES]):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value.replace("_", "-"))
    return {word for word in found if re.fullmatch(r"[a-z][a-z-]*", word)}


def choices(node: ast.expr, anything: str) -> list[str]:
    """What an argument may be, as patterns."""
    if isinstance(node, ast.Constant):
        return [re.escape(str(node.value).replace("_", "-"))]
    if isinstance(node, ast.IfExp):
        return choices(node.body, anything) + choices(node.orelse, anything)
    if isinstance(node, ast.JoinedStr):
        return ["".join(choices(part, anything)[0] for part in node.values)]
    return [anything]


TABLES = {"TELLS", "LOOKS", "ASKS", "AGAINST", "_THEN"}
"""Where things write down the messages of their sentences (`Thing.TELLS`)."""


def told_by_tables(anything: str) -> set[str]:
    """The ids that stand in tables, as patterns."""
    found = set()
    for tree in trees(FILES):
        tables = [
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and any(ast.unparse(name) in TABLES for name in node.targets)
        ]
        nodes = [node for table in tables for node in ast.walk(table)]
        written = [node for node in nodes if isinstance(node, ast.JoinedStr | ast.Constant)]
        texts = [text for node in written for text in choices(node, "{noun}")]
        for each in " ".join(texts).replace("\\", "").split():
            message, _, number = each.lstrip("!").partition("?")[0].partition("#")
            pattern = re.sub(r"{\w+}", f"{anything}(?:-{anything})?", message)
            found |= {pattern + end for end in ("-one", "-many")} if number else {pattern}
    return found


def patterns() -> list[re.Pattern[str]]:
    """The ids that the code asks for."""
    words = sorted(known_words(), key=len, reverse=True)
    anything = "(?:" + "|".join(map(re.escape, words)) + ")"
    # a narration chooses the ends of its messages itself, and the footer asks for the word of every noun
    told = f"(?:event|brief|keys|enter)-{anything}(?:-{anything}){{0,2}}"
    found = {told, "help-" + anything, "signs", "scoring"} | told_by_tables(anything)
    for tree in trees(FILES):
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr not in ASKING or not node.args:
                continue
            ids = ["fact"] if node.func.attr == "fact" else [""]
            arguments = {"fact": node.args[:1], "within": node.args[1:]}.get(node.func.attr, node.args)
            for argument in arguments:
                if isinstance(argument, ast.Starred):
                    ids = [*ids, *(f"{id}-{anything}" for id in ids if id)]
                    continue
                ids = [f"{id}-{word}" for id in ids for word in choices(argument, anything)]
            ends = ("-one", "-many") if node.func.attr == "counted" else ("",)
            found |= {id.strip("-") + end for id in ids for end in ends}
    return [re.compile(each) for each in sorted(found) if each]


def test_every_message_is_asked_for_somewhere() -> None:
    asked = patterns()
    for language in LANGUAGES:
        unused = [
            name
            for name in read_catalogue(language, "orbis")
            if name not in ELSEWHERE
            and not any(each.fullmatch(name.removeprefix("orbis-")) for each in asked)
        ]
        assert unused == []


def test_a_message_that_nothing_asks_for_would_be_found() -> None:
    asked = patterns()
    for gone in ("legend-brief", "tile-taken-by", "col-points", "state-ok", "option-site-dry", "step-1"):
        assert not any(each.fullmatch(gone) for each in asked), gone
