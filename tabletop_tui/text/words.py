"""Every sentence a player reads, from Fluent catalogues: whole in English and German, French begun.

A message's id starts with the name of its catalogue: `lobby-new` is in `locale/en/lobby.ftl`.
A catalogue is read when its first message is needed, and a message is parsed when it is used.
Messages of plain text and `{ $variable }`, and with one choice by a whole number, are put together here;
only those that need more of Fluent (several choices, terms) import its library, which takes 60 ms.

A message that a language lacks, or that can't be read there, is said in English.
"""

import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from rulesets.core import foreign
from rulesets.core.records import record
from tabletop_tui.host import registered
from tabletop_tui.text.cells import with_minus
from tabletop_tui.text.messages import Catalogues

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de", "fr")
"""Every language that can be chosen; the first is the fallback."""
WHOLE = ("en", "de")
"""The languages that have every message. In the others, what nobody has translated yet is said in English."""
_ONE = {"en": (1,), "de": (1,), "fr": (0, 1)}
"""The whole numbers for which a language takes the form `one` (Unicode's plural rules)."""

FOLDER = Path(__file__).parent / "locale"
"""The catalogues that belong to no game; a game's are in its own package."""

_MOST = 10**15
"""Larger numbers are put into sentences as they are: Fluent's library fails at those of many digits."""

_ENTRY = re.compile(r"\n(-?[a-zA-Z][a-zA-Z0-9_-]*) *=")
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_PLACE = re.compile(r'\{ *(?:\$([a-zA-Z][a-zA-Z0-9_-]*)|"([^"\\]*)") *\}')
_REFERENCE = r"\{ *(-?[a-zA-Z][a-zA-Z0-9_-]*(?:\.[a-zA-Z][a-zA-Z0-9_-]*)?)"
_CHOICE = re.compile(
    r"([^\n]*?)\{ *\$([a-zA-Z][a-zA-Z0-9_-]*) *->((?:\n +\*?\[\w+\] [^\n]+)+)\n *\}([^\n]*)\n*"
)
"""A message with a choice by one fact, a line for each form, and no other choice."""
_VARIANT = re.compile(r"\n +(\*?)\[(\w+)\] ([^\n]+)")
_ATTRIBUTE = re.compile(r"^ +\.[a-zA-Z]", re.MULTILINE)
_STRAY = re.compile(r"\n[^\s}].*", re.DOTALL)
"""What follows an entry without belonging to it: a line that isn't indented."""


def language_of(environ: Mapping[str, str] = os.environ) -> str:
    """The language of the locale, as POSIX finds it; English if it isn't whole in that language."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(name, "")
        if locale:
            language = re.split(r"[_.@-]", locale.lower(), maxsplit=1)[0]
            return language if language in WHOLE else LANGUAGES[0]
    return LANGUAGES[0]


def read_catalogue(language: str, part: str) -> dict[str, str]:
    """The Fluent source of every entry of one catalogue by its id (terms with their hyphen).

    Catalogues of games are in the games' packages. Empty if there is no such catalogue.
    """
    return {entry: _source(entry, body) for entry, body in _read(language, part).items()}


def _read(language: str, part: str) -> dict[str, str]:
    """What follows the `=` of each entry of a catalogue, unparsed: few of them are ever used."""
    try:
        text = (FOLDER / language / f"{part}.ftl").read_text(encoding="utf-8")
    except FileNotFoundError:
        text = _of_package(language, part)
    _, *found = _ENTRY.split(f"\n{text}")
    return dict(zip(found[::2], found[1::2], strict=True))


def _source(entry: str, body: str) -> str:
    """The source of an entry without the comments that follow it."""
    source = f"{entry} ={body}"
    if "\n" in source.rstrip("\n"):
        return _STRAY.sub("\n", _COMMENT.sub("", source))
    return source


def _of_package(language: str, part: str) -> str:
    """The catalogue of a game, which is in its package; empty if there is none."""
    folder = registered.folder_of(part)
    if folder is None:
        return ""
    try:
        return (folder / "locale" / language / f"{part}.ftl").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


class Words(Catalogues):
    """The wording of one language: `words.cli.no_such_game(game="chess")`.

    Where an id isn't known before, such as that of a complaint, `words(id, **facts)` finds the message.
    """

    def __init__(self, language: str = "auto") -> None:
        """`language` is one of `LANGUAGES`; `auto` takes the locale's, anything unknown English."""
        if language == "auto":
            language = language_of()
        self.language = language if language in LANGUAGES else LANGUAGES[0]
        self.problems: list[str] = []
        """Messages that were missing or failed, for tests and the debug panel."""
        self._parts: dict[str, dict[str, str]] = {}
        self._sources: dict[str, str | None] = {}
        self._ready: dict[str, Callable[[Mapping[str, object]], str]] = {}
        self._bundle: FluentBundle | None = None
        self._handed_over: set[str] = set()
        self._fallback: Words | None = None

    def __call__(self, message_id: str, /, **facts: object) -> str:
        """The message with its facts put in.

        Facts are text and numbers; lists are joined by commas, booleans are `yes` or `no`, `None` is
        empty. What may not be shown in a text, such as a file's name, is spelt (`rulesets.core.foreign`).
        A message that this language lacks is said in English; one that English lacks as well comes back as
        its id in ⟦brackets⟧.
        """
        return self.put(message_id, facts)

    def put(self, message_id: str, facts: Mapping[str, object]) -> str:
        """As `words(message_id, **facts)`, with the facts as a mapping."""
        ready = self._ready.get(message_id)
        if ready is None:
            source = self._source(message_id)
            if source is None:
                return self._elsewhere(message_id, facts)
            ready = self._ready[message_id] = self._prepare(message_id, source)
        return ready(facts)

    def form(self, message_id: str, form: str, /, **facts: object) -> str:
        """A name in one of its forms, which are attributes of its message; the name itself without one."""
        own, english = f"{message_id}.{form}", self._english
        if english is not None and self._source(message_id) is None:
            return english.form(message_id, form, **facts)
        return self.put(message_id if self._source(own) is None else own, facts)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        if self._source(message_id) is not None:
            return True
        english = self._english
        return english is not None and english.has(message_id)

    def lacks(self, message_id: str) -> bool:
        """Whether this language has no such message, or one that can't be read or put together."""
        ahead, known = [message_id], {message_id}
        while ahead:
            source = self._source(entry := ahead.pop())
            if source is None:
                return True
            if _plain_pieces(source) is None and _choice_of(entry, source, ()) is None:
                if not _is_valid(source):
                    return True
                mentioned = {*_references(source)} - known
                ahead, known = [*ahead, *mentioned], known | mentioned
        return False

    @property
    def _english(self) -> "Words | None":
        """The words of the fallback; `None` if these are they. Its problems count as problems here."""
        if self._fallback is None and self.language != LANGUAGES[0]:
            self._fallback = Words(LANGUAGES[0])
            self._fallback.problems = self.problems
        return self._fallback

    def _elsewhere(self, message_id: str, facts: Mapping[str, object]) -> str:
        """A message that this language lacks: in English, or its id if English has none either."""
        english = self._english
        if english is None or not english.has(message_id):
            self.problems.append(message_id)
            return f"⟦{message_id}⟧"
        return english.put(message_id, facts)

    def _source(self, entry: str) -> str | None:
        if entry not in self._sources:
            self._sources[entry] = self._find(entry)
        return self._sources[entry]

    def _find(self, entry: str) -> str | None:
        """The source of a message without its forms, or of a form as if it were a message: `message.form`."""
        message, _, form = entry.partition(".")
        source = self._with_forms(message)
        if source is None:
            return None
        if not form:
            source = _FORM.sub("", source) if "\n " in source else source
            return source if source.partition("=")[2].strip() else None
        forms: dict[str, str] = dict(_FORM.findall(source))
        return f"{entry} = {forms[form]}" if form in forms else None

    def _with_forms(self, message: str) -> str | None:
        part = message.lstrip("-").partition("-")[0]
        if part not in self._parts:
            self._parts[part] = _read(self.language, part)
        body = self._parts[part].get(message)
        return None if body is None else _source(message, body)

    # -- from source to text -----------------------------------------------------------------------

    def _prepare(self, message_id: str, source: str) -> Callable[[Mapping[str, object]], str]:
        pieces = _plain_pieces(source)
        if pieces is None:
            return self._prepare_choice(message_id, source)
        texts = pieces[::2]
        names = pieces[1::2]
        if not names:
            whole = texts[0]
            return lambda _: whole
        first, pairs = texts[0], list(zip(names, texts[1:], strict=True))

        def joined(facts: Mapping[str, object]) -> str:
            said = first
            for name, text in pairs:
                if name not in facts:
                    return self._by_fluent(message_id, facts)
                value = facts[name]
                if type(value) is not str or not value.isprintable() or not value.isascii():
                    value = _native(value)
                    if not isinstance(value, str):
                        if isinstance(value, float) or not -1000 < value < 1000:
                            return self._by_fluent(message_id, facts)
                        value = with_minus(str(value))
                said += value + text
            return said

        return joined

    def _prepare_choice(self, message_id: str, source: str) -> Callable[[Mapping[str, object]], str]:
        """As `_prepare`, for a message that isn't plain text."""
        found = _choice_of(message_id, source, _ONE[self.language])
        if found is None:
            return lambda facts: self._by_fluent(message_id, facts)
        others = self._prepare(message_id, found.usual)
        by_number = {number: self._prepare(message_id, text) for number, text in found.by_number.items()}
        by_truth = {truth: self._prepare(message_id, text) for truth, text in found.by_truth.items()}

        def chosen(facts: Mapping[str, object]) -> str:
            value = facts.get(found.fact)
            if type(value) is bool:
                return by_truth.get(value, others)(facts)
            if type(value) is not int or value < 0:
                return self._by_fluent(message_id, facts)
            return by_number.get(value, others)(facts)

        return chosen

    def _by_fluent(self, message_id: str, facts: Mapping[str, object]) -> str:
        bundle = self._bundle
        if bundle is None:
            from fluent.runtime import FluentBundle

            bundle = self._bundle = FluentBundle([self.language], use_isolating=False)
        self._hand_over(bundle, message_id)
        pattern = bundle.get_message(message_id).value if bundle.has_message(message_id) else None
        if pattern is None:  # it has no text, or can't be read
            return self._elsewhere(message_id, facts)
        values = {name: _native(value) for name, value in facts.items()}
        text, errors = bundle.format_pattern(pattern, values)
        if any(isinstance(value, (int, float)) and value < 0 for value in values.values()):
            text = with_minus(str(text))
        if not errors:
            return str(text)
        english = self._english
        if self.lacks(message_id) and english is not None and not english.lacks(message_id):
            return english.put(message_id, facts)
        self.problems += [f"{message_id}: {error}" for error in errors]
        return str(text)

    def _hand_over(self, bundle: "FluentBundle", entry: str) -> None:
        """Give Fluent's library an entry and all it refers to, once each."""
        from fluent.runtime import FluentResource

        source = None if entry in self._handed_over else self._with_forms(entry)
        if source is None:
            return
        self._handed_over.add(entry)
        bundle.add_resource(FluentResource(source))
        for reference in _references(source):
            self._hand_over(bundle, reference.partition(".")[0])


def _is_valid(source: str) -> bool:
    """Whether Fluent's library can read an entry."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    return not any(isinstance(entry, Junk) for entry in FluentResource(source).body)


def _references(source: str) -> list[str]:
    """The terms and messages, or forms of these, that a message mentions; functions are in capitals."""
    return [name for name in re.findall(_REFERENCE, source) if not name.isupper()]


_FORM = re.compile(r"\n +\.([a-z-]+) = ((?:[^{}\n]|\{ *\$[a-z]+ *\})*)")
"""An attribute of a message: a form of a name, in plain text that can mention facts."""


def _native(value: object) -> str | int | float:
    """A fact as a value that a sentence can contain."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return ""
    if isinstance(value, (list, tuple)):
        return foreign.spelt(", ".join(str(item) for item in value))
    if isinstance(value, (int, float)) and -_MOST < value < _MOST:
        return value
    return foreign.spelt(str(value))


@record
class _Forms:
    """The forms of a message, as sources, and the fact that chooses among them."""

    fact: str
    by_number: dict[int, str]
    by_truth: dict[bool, str]
    usual: str


def _choice_of(message_id: str, source: str, ones: tuple[int, ...]) -> _Forms | None:
    """A message's forms; `None` if it has other choices, or forms for anything but numbers, yes and no.

    `ones` are the numbers of `one`.
    """
    match = _CHOICE.fullmatch(source.partition("=")[2].lstrip(" \n"))
    if match is None:
        return None
    before, name, variants, after = match.groups()
    by_number: dict[int, str] = {}
    by_truth: dict[bool, str] = {}
    usual = None
    for star, key, text in _VARIANT.findall(variants):
        form = f"{message_id} = {before}{text.rstrip()}{after}"
        if _plain_pieces(form) is None:
            return None
        if key.isdecimal() or key == "one":
            for number in ones if key == "one" else (int(key),):
                by_number.setdefault(number, form)
        elif key in ("yes", "no"):
            by_truth[key == "yes"] = form
        elif not star:
            return None
        usual = form if star else usual
    return None if usual is None else _Forms(name, by_number, by_truth, usual)


def _plain_pieces(source: str) -> list[str] | None:
    """Text, name, text, name, text of a message without plurals and the like; `None` for all others."""
    pattern = source.partition("=")[2]
    if "{" not in pattern and "\n" not in (line := pattern.lstrip(" ").rstrip()) and "}" not in line:
        return [line]
    if _ATTRIBUTE.search(pattern):
        return None
    first, _, rest = pattern.partition("\n")
    lines = rest.rstrip().split("\n") if rest.strip() else []
    indents = [len(line) - len(line.lstrip(" ")) for line in lines if line.strip()]
    common = min(indents, default=0)
    text = "\n".join([first.strip(" "), *(line[common:] if line.strip() else "" for line in lines)])
    text = text.strip("\n").rstrip()
    pieces: list[str] = [""]
    end = 0
    for match in _PLACE.finditer(text):
        pieces[-1] += text[end : match.start()]
        if match.group(1):
            pieces += [match.group(1), ""]
        else:
            pieces[-1] += match.group(2)
        end = match.end()
    pieces[-1] += text[end:]
    return None if any("{" in piece or "}" in piece for piece in pieces[::2]) else pieces
