"""What a player may set, saved in a small TOML file that can also be edited by hand."""

import contextlib
import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import field, fields, replace
from datetime import date, time
from types import MappingProxyType
from typing import Any

from rulesets.core import foreign
from rulesets.core.message import Message
from rulesets.core.records import record
from tabletop_tui.host.paths import Paths, make_private

LANGUAGES = ("auto", "en", "de", "fr")
"""`auto` takes the language from the locale."""
THEMES = ("dark", "light", "distinct", "sixteen", "mono")
"""`distinct` is for eyes that don't tell all colours apart."""
COLOURS = ("auto", "true", "256", "16", "mono")
"""How many colours the terminal gets; `auto` asks its environment."""
HAND_OVERS = ("always", "turns", "hidden", "never")
"""When a game waits until the next player has come: whenever another player decides, at the end of a turn
and where something is hidden, only where something is hidden, or never (then nothing is covered)."""

NOTIFICATIONS = ("off", "osc9", "osc777")
"""How the desktop is asked to announce the player's turn: not at all, or by one of two sequences."""

MOTIONS = ("full", "short", "off")
"""How much of an animation is shown: all frames, two, or the last."""

PACES = ("slow", "normal", "fast", "at-once")
"""How fast computer players answer; `tabletop_tui.play.acting.PACES` has the seconds."""

ENTER, AT_ONCE = "enter", "at-once"
ROLLS = (ENTER, AT_ONCE)
"""Whether a question with a single answer, such as the roll that begins a turn, waits for Enter."""

KEYMAPS = ("usual", "vi")
"""Which keys there are where the player has none of their own; with `vi`, hjkl are arrows everywhere."""

SIGNS = ("auto", "all", "common", "console")
"""Which signs are shown: every one, those of all common fonts, or those of a Linux console (there `auto`)."""

CHOICES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "language": LANGUAGES,
        "theme": THEMES,
        "colour": COLOURS,
        "signs": SIGNS,
        "handover": HAND_OVERS,
        "motion": MOTIONS,
        "pace": PACES,
        "rolls": ROLLS,
        "notify": NOTIFICATIONS,
        "keymap": KEYMAPS,
    }
)
"""The settings that are one of several words, and the words."""


@record
class Settings:
    """The player's choices. Immutable: a change makes a new one (`change`)."""

    language: str = "auto"
    theme: str = "dark"
    ascii: bool = False
    """Draw with ASCII characters only."""
    mouse: bool = True
    motion: str = "full"
    """How much moves: `full`, `short` (two frames at most) or `off` (the last frame at once)."""
    colour: str = "auto"
    keys: Mapping[str, str] = field(default_factory=dict)
    """The player's own keys: id of a key in `tabletop_tui.tui.keys` -> the key to press."""
    handover: str = "hidden"
    """When a game waits until the next player has come to the keyboard."""
    pace: str = "normal"
    """How long a computer player waits before it answers."""
    rolls: str = ENTER
    """Whether a question with a single answer, such as a roll, waits for Enter."""
    remarks: bool = True
    """Whether rivals say a word at big moments."""
    brief: bool = False
    """Whether plain mode says only what a player who knows the game can't know."""
    bell: bool = True
    """Whether the bell rings when it has become the player's turn at a table of several terminals."""
    window_title: bool = True
    """Whether the window's title says so."""
    notify: str = "off"
    """Whether the desktop is asked to say so."""
    keymap: str = "usual"
    """The keys that the player's own ones replace."""
    signs: str = "auto"
    """Which signs there are for what isn't drawn in ASCII."""


@record
class Reading:
    """What a settings file held, and what was wrong with it."""

    settings: Settings
    problems: tuple[Message, ...] = ()
    """Messages of `settings.ftl` with their facts. What was wrong is at its default."""
    left: Mapping[str, Any] = field(default_factory=dict)
    """What can't be taken over, by its name in the file: it stays there until it is corrected."""
    readable: bool = True
    """Whether it could be read at all."""


def load(paths: Paths) -> Settings:
    """The settings; defaults where the file is missing or wrong. `read` also says what is wrong."""
    return read(paths).settings


def read(paths: Paths) -> Reading:
    """The settings with what is wrong in their file. The file itself is never touched."""
    file = str(paths.settings)
    try:
        text = paths.settings.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Reading(Settings())
    except (OSError, UnicodeDecodeError) as error:
        return _unreadable("settings-unreadable", file=file, problem=str(error))
    import tomllib

    try:
        data = foreign.cleaned(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        return _unreadable("settings-broken", file=file, problem=str(error))
    except (ValueError, RecursionError):  # a number of thousands of digits, or too many levels
        return _unreadable("settings-beyond", file=file)
    return _checked(file, text, data)


def _unreadable(message: str, **facts: str) -> Reading:
    return Reading(Settings(), (Message(message, facts),), readable=False)


def save(paths: Paths, settings: Settings) -> None:
    """Write all settings. What the file has besides stays in it; a broken file is kept beside the new one.

    Raises `OSError`.
    """
    _write(paths, settings, read(paths), {entry.name for entry in fields(Settings)})


def _write(paths: Paths, settings: Settings, before: Reading, chosen: Collection[str]) -> None:
    """Write the settings into a file that held `before`; only those `chosen` replace what is wrong there."""
    from tabletop_tui.host.files import write_whole

    target = paths.settings
    make_private(target.parent)
    if not before.readable and target.exists():
        with contextlib.suppress(OSError):
            target.replace(target.with_suffix(".toml.broken"))
    left = {name: value for name, value in before.left.items() if name not in chosen}
    write_whole(target, as_toml(settings, left))


def change(paths: Paths, **changes: Any) -> Settings:
    """Change some settings in the file and leave the others, whatever the command line said.

    Returns what the file holds now. Raises `OSError` if it can't be written.
    """
    before = read(paths)
    settings = replace(before.settings, **changes)
    _write(paths, settings, before, changes)
    return settings


def as_toml(settings: Settings, left: Mapping[str, Any] = MappingProxyType({})) -> str:
    """The settings as the text of their file; what is `left` there is written instead of what it replaces."""
    lines = [
        f"{entry.name} = {_value(getattr(settings, entry.name))}"
        for entry in fields(settings)
        if entry.name not in left and entry.name != "keys"
    ]
    lines += [f"{_name(name)} = {_value(value)}" for name, value in left.items()]
    if settings.keys and "keys" not in left:
        lines += ["", "[keys]"]
        lines += [f"{_quoted(name)} = {_quoted(key)}" for name, key in sorted(settings.keys.items())]
    return "\n".join(lines) + "\n"


def _name(name: str) -> str:
    return name if re.fullmatch(_BARE, name) else _quoted(name)


def _value(value: object) -> str:
    """Any value that TOML has, on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_name(name)} = {_value(each)}" for name, each in value.items()) + "}"
    return value.isoformat() if isinstance(value, date | time) else str(value)


_BARE = r"[A-Za-z0-9_-]+"


_MOTION_BEFORE = {True: "full", False: "off"}
"""What the setting meant when it was still a switch."""


def _quoted(text: str) -> str:
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in plain) + '"'


def _checked(file: str, text: str, data: Mapping[str, object]) -> Reading:
    """Take over every value that is right; report those that aren't."""
    right: dict[str, Any] = {}
    left: dict[str, Any] = {}
    problems = []
    for name, given in data.items():
        value = _MOTION_BEFORE.get(given, given) if name == "motion" and isinstance(given, bool) else given
        wrong = _wrong(name, value)
        if wrong is None:
            right[name] = value
        else:
            left[name] = given
            place = place_in(file, text, name)
            problems.append(Message(wrong.id, {"file": place, "setting": name, **wrong.facts}))
    return Reading(Settings(**right), tuple(problems), left)


def place_of_key(paths: Paths, name: str) -> str:
    """The file with the line in which a key of the player's own is."""
    try:
        text = paths.settings.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        text = ""
    return place_in(str(paths.settings), text, name)


def place_in(file: str, text: str, name: str) -> str:
    """`FILE:LINE` for the first line that begins with a name, also as that of a table; else the file."""
    begins = re.compile(rf"""\s*\[?\s*["']?{re.escape(name)}["']?\s*[].=]""")
    found = (number for number, line in enumerate(text.split("\n"), start=1) if begins.match(line))
    line = next(found, None)
    return file if line is None else f"{file}:{line}"


def _wrong(name: str, value: object) -> Message | None:
    known = [entry.name for entry in fields(Settings)]
    if name == "keys":
        if not isinstance(value, dict) or not all(isinstance(key, str) for key in value.values()):
            return Message("settings-wrong-keys")
    elif name not in known:
        return _with_nearest("settings-unknown", name, known)
    elif name in CHOICES:
        if value not in CHOICES[name]:
            facts = {"choices": ", ".join(CHOICES[name])}
            return _with_nearest("settings-wrong-choice", value, CHOICES[name], **facts)
    elif not isinstance(value, bool):
        return _with_nearest("settings-wrong-choice", value, ("true", "false"), choices="true, false")
    return None


def _with_nearest(message: str, given: object, known: Iterable[str], **facts: str) -> Message:
    from tabletop_tui.host.spelling import nearest  # only a mistake needs it

    near = nearest(given, known) if isinstance(given, str) else None
    return Message(message, facts) if near is None else Message(f"{message}-near", {**facts, "near": near})


# -- the environment ---------------------------------------------------------------------------

VARIABLES = (
    "TABLETOP_DATABASE",
    "TABLETOP_GLANCE",
    "TABLETOP_HOME",
    "TABLETOP_REHEARSAL",
    "TABLETOP_SMTP_PASSWORD",
    "TABLETOP_SMTP_USER",
    "TABLETOP_TRACEBACK",
)
"""The variables of the environment that the program reads."""
GIVEN = tuple(
    f"TABLETOP_{name}" for name in ("WHAT", "NAME", "GAME", "TABLE", "LINK", "HOST", "PORT", "TEXT")
)
"""Those that it sets for the command of `serve --notify`."""
_OURS = "TABLETOP_"
_ALIKE = 0.8


def misspelt(environ: Mapping[str, str]) -> list[Message]:
    """Variables of the environment that look like ours, and that nothing reads."""
    unread = [name for name in sorted(environ) if name.startswith(_OURS) and name not in (*VARIABLES, *GIVEN)]
    return [
        Message("settings-variable-near", {"name": foreign.spelt(name), "near": known})
        for name in unread
        for known in VARIABLES
        if _alike(name, known)
    ]


def _alike(name: str, known: str) -> bool:
    from difflib import SequenceMatcher

    return SequenceMatcher(None, name[len(_OURS) :], known[len(_OURS) :]).ratio() >= _ALIKE
