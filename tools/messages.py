"""Writes typed messages from the catalogues: `make messages`; `--check` only compares.

A message `GAME-take-back = { $name } takes { $count -> [one] … *[other] … } back.` becomes

    def take_back(self, *, name: Shown, count: int) -> str:

A variable is an `int` where a language chooses a form by its number, a `bool` where it chooses between `yes`
and `no`, a `str` where it chooses by another name, and whatever can be shown where it is only shown. A
message that a whole language lacks, and a variable that English doesn't mention, are errors. A package of
its own, such as an example, is named by its folder.

The program has a class for each catalogue in `tabletop_tui/text/locale`: `words.lobby.new()`. A game's
lesson, its coach and its page about points have a module of functions each, which are given the language, as
their data names messages: `title=say.take_title`.
"""

import argparse
import keyword
import subprocess
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

from tabletop_tui.host import registered
from tabletop_tui.text.words import FOLDER, LANGUAGES, WHOLE

PLACE = "tabletop_tui.text.messages"
"""Where the typed messages of the program lie."""

PARTS = ("lesson", "coach", "points")
"""What a game may say in catalogues of their own."""

_PLURALS = {"zero", "one", "two", "few", "many"}
_TRUTH = {"yes", "no"}
"""What Python's truth values are in a message."""


@dataclass(frozen=True)
class Message:
    """One message as its method needs it."""

    id: str
    """Without the game's id."""
    text: str
    variables: Mapping[str, str]
    """The type of each variable."""
    forms: frozenset[str]
    """The names of its attributes."""

    @property
    def method(self) -> str:
        """The name of its method."""
        return _python(self.id)


def _python(name: str) -> str:
    name = name.replace("-", "_")
    return f"{name}_" if keyword.iskeyword(name) else name


@dataclass
class _Variables:
    """The variables that a message mentions, through terms and other messages as well."""

    entries: Mapping[str, ast.Message | ast.Term]
    found: dict[str, str] = field(default_factory=dict)

    def of(self, node: object) -> dict[str, str]:
        """All in a node of the syntax tree, with their types."""
        self._visit(node)
        return self.found

    def _visit(self, node: object) -> None:
        if isinstance(node, ast.SelectExpression) and type(node.selector) is ast.VariableReference:
            keys = [variant.key for variant in node.variants if not variant.default]
            numbered = all(isinstance(key, ast.NumberLiteral) or key.name in _PLURALS for key in keys)
            truth = all(isinstance(key, ast.Identifier) and key.name in _TRUTH for key in keys)
            self._note(node.selector.id.name, "int" if numbered else "bool" if truth else "str")
        if isinstance(node, ast.VariableReference):
            self._note(node.id.name, "Shown")
        elif isinstance(node, ast.MessageReference | ast.TermReference):
            sign = "-" if isinstance(node, ast.TermReference) else ""
            self._visit(self.entries[f"{sign}{node.id.name}"].value)
        elif isinstance(node, ast.BaseNode):
            for name, value in vars(node).items():
                if name not in ("span", "comment"):
                    self._visit(value)
        elif isinstance(node, list):
            for each in node:
                self._visit(each)

    def _note(self, name: str, kind: str) -> None:
        if self.found.get(name, "Shown") == "Shown":
            self.found[name] = kind


def read(file: Path, game: str) -> dict[str, Message]:
    """The messages of one catalogue by id. Raises `SystemExit` where it can't be read."""
    resource = parse(file.read_text(encoding="utf-8"))
    entries = {
        f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}": entry
        for entry in resource.body
        if isinstance(entry, ast.Message | ast.Term)
    }
    found = {}
    for id, entry in entries.items():
        if isinstance(entry, ast.Message):
            inner = id.removeprefix(f"{game}-")
            text = serialize_pattern(entry.value) if entry.value is not None else ""
            variables = _Variables(entries).of(entry.value)
            forms = frozenset(attribute.id.name for attribute in entry.attributes)
            found[inner] = Message(inner, text, variables, forms)
    junk = [(entry.content or "").strip() for entry in resource.body if isinstance(entry, ast.Junk)]
    if junk:
        raise SystemExit(f"{file.name}: can't be read: {junk[0]}")
    return found


def differences(game: str, languages: Mapping[str, Mapping[str, Message]]) -> Iterator[str]:
    """Where a whole language lacks a message, or any asks for other messages or variables than English."""
    english = languages[LANGUAGES[0]]
    for language, messages in languages.items():
        for id in sorted(english.keys() - messages.keys()) if language in WHOLE else ():
            yield f"{game}-{id}: missing in {language}"
        for id in sorted(messages.keys() - english.keys()):
            yield f"{game}-{id}: in {language} only"
        for id in sorted(english.keys() & messages.keys()):
            strange = messages[id].variables.keys() - english[id].variables.keys()
            if strange:
                yield f"{game}-{id}: ${min(strange)} is in {language} only"


def typed(languages: Iterable[Mapping[str, Message]]) -> list[Message]:
    """The English messages, with the variables of all languages, each as strict as the strictest asks for."""
    english, *others = languages
    merged = []
    for id, message in english.items():
        variables = dict(message.variables)
        for other in others:
            for name, kind in other[id].variables.items() if id in other else ():
                if variables.get(name, "Shown") == "Shown":
                    variables[name] = kind
        merged.append(Message(id, message.text, variables, message.forms))
    return merged


def class_of(part: str) -> str:
    """The name of the class for a game or a catalogue: `BoraBoraMessages`."""
    return f"{''.join(word.title() for word in part.split('_'))}Messages"


def module(game: str, messages: Sequence[Message], base: str = "tabletop_tui.kit.messages.Messages") -> str:
    """The source of the typed messages of a game, or of a catalogue of the program's."""
    shown = any("Shown" in message.variables.values() for message in messages)
    body = "\n".join(_method(game, message) for message in messages)
    place, _, name = base.rpartition(".")
    who = "game" if name == "Messages" else "program"
    first = f"What the {who} can say, written by `make messages`: change the catalogues in `locale/` instead."
    return (
        f'"""{first}"""\n\n'
        f"from {place} import {name}{', Shown' if shown else ''}\n\n\n"
        f"class {class_of(game)}({name}):\n"
        f'    """One method per message, with its English text."""\n\n{body}'
    )


def functions(part: str, messages: Sequence[Message]) -> str:
    """The source of the messages of a game's lesson, coach or points, as functions of a language."""
    shown = any("Shown" in message.variables.values() for message in messages)
    first = "What can be said here, written by `make messages`: change the catalogues in `locale/` instead."
    body = "\n\n".join(_written(part, message, "words: Puts", "words", 0) for message in messages)
    return f'"""{first}"""\n\nfrom {PLACE}.catalogue import Puts{", Shown" if shown else ""}\n\n\n{body}'


def catalogues(parts: Sequence[str]) -> str:
    """The source of the class that has every catalogue of the program's."""
    imports = "\n".join(f"    from {PLACE}.{part} import {class_of(part)}" for part in parts)
    properties = "\n\n".join(
        f"    @cached_property\n"
        f'    def {part}(self) -> "{class_of(part)}":\n'
        f"        from {PLACE}.{part} import {class_of(part)}\n\n"
        f"        return {class_of(part)}(self)"
        for part in parts
    )
    first = "The program's catalogues, loaded when one is first needed; written by `make messages`."
    return (
        f'"""{first}"""\n\n'
        "from functools import cached_property\n"
        "from typing import TYPE_CHECKING\n\n"
        f"from {PLACE}.catalogue import Puts\n\n"
        f"if TYPE_CHECKING:\n{imports}\n\n\n"
        f'class Catalogues(Puts):\n    """A language, by catalogue."""\n\n{properties}\n'
    )


def formatted(source: str, name: str) -> str:
    """The source as `make format` would leave it."""
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", name, "-"]
    return subprocess.run(command, input=source, capture_output=True, text=True, check=True).stdout


def _method(game: str, message: Message) -> str:
    return _written(game, message, "self", "self", 4)


def _written(part: str, message: Message, first: str, puts: str, margin: int) -> str:
    """A method or function with its first parameter, indented; `puts` finds the message."""
    names = list(message.variables)
    asked = "".join(f", {_python(name)}: {message.variables[name]}" for name in names)
    given = ", ".join(f'"{name}": {_python(name)}' for name in names)
    text = message.text.strip().replace("\\", "\\\\").replace('"""', "'''")
    lines = textwrap.dedent(text).splitlines() or [""]
    inner = " " * (margin + 4)
    said = "\n".join([lines[0], *(f"{inner}{line}".rstrip() for line in lines[1:])])
    closing = f"\n{inner}" if len(lines) > 1 or said.endswith('"') else ""
    keywords = f", *{asked}" if names else ""
    return (
        f"{' ' * margin}def {message.method}({first}{keywords}) -> str:\n"
        f'{inner}"""{said}{closing}"""\n'
        f'{inner}return {puts}.put("{part}-{message.id}", {{{given}}})\n'
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Write, or compare, the messages of all games in this repository."""
    parser = argparse.ArgumentParser(prog="tools.messages", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say what isn't as it would be written")
    parser.add_argument("games", nargs="*", help="only these games, by id or folder")
    chosen = parser.parse_args(arguments)
    problems: list[str] = []
    written: dict[Path, str] = {}
    if not chosen.games:
        parts = sorted(file.stem for file in (FOLDER / LANGUAGES[0]).glob("*.ftl"))
        for part in parts:
            found = _languages(FOLDER, part)
            problems += differences(part, found)
            source = module(part, typed(found.values()), f"{PLACE}.catalogue.Catalogue")
            written[FOLDER.parent / "messages" / f"{part}.py"] = source
        written[FOLDER.parent / "messages" / "__init__.py"] = catalogues(parts)
    for named in chosen.games or (*GAMES, *map(str, EXAMPLES)):
        game, folder = _found(named)
        languages = _languages(folder / "locale", game)
        problems += differences(game, languages)
        written[folder / "messages.py"] = module(game, typed(languages.values()))
        for part in PARTS:
            if (folder / "locale" / LANGUAGES[0] / f"{game}_{part}.ftl").exists():
                languages = _languages(folder / "locale", f"{game}_{part}")
                problems += differences(f"{game}_{part}", languages)
                source = functions(f"{game}_{part}", typed(languages.values()))
                written[folder / f"{part}_messages.py"] = source
    for file, source in written.items():
        wanted = formatted(source, str(file))
        if chosen.check and (not file.exists() or file.read_text(encoding="utf-8") != wanted):
            problems.append(f"{file.parent.name}/{file.name} isn't what its catalogues say: make messages")
        elif not chosen.check:
            file.write_text(wanted, encoding="utf-8")
    for problem in problems:
        print(problem, file=sys.stderr)
    return bool(problems)


def _languages(place: Path, part: str) -> dict[str, dict[str, Message]]:
    """The messages of a catalogue in each language that has it, or has to have it."""
    files = {language: place / language / f"{part}.ftl" for language in LANGUAGES}
    return {
        language: read(file, part) for language, file in files.items() if file.exists() or language in WHOLE
    }


def _found(named: str) -> tuple[str, Path]:
    """A game's id and folder, by its id or by the folder of its package: `tabletop_morris`."""
    folder = registered.folder_of(named)
    if folder is not None:
        return named, folder
    folder = Path(named)
    return folder.name.removeprefix("tabletop_"), folder


GAMES = ("bora_bora", "dice_forge", "helios", "orbis", "papyria")
"""The games whose sentences are said by typed messages."""
EXAMPLES = (Path(__file__).parents[1] / "examples" / "morris" / "tabletop_morris",)
"""The examples of games in packages of their own."""


if __name__ == "__main__":
    raise SystemExit(main())
