"""What a player may set, saved in a small TOML file that can also be edited by hand."""

import contextlib
from collections.abc import Mapping
from dataclasses import field, fields, replace
from types import MappingProxyType
from typing import Any

from rulesets.core import foreign
from rulesets.core.decision import Reason
from rulesets.core.records import record
from tabletop_tui.paths import Paths, make_private

LANGUAGES = ("auto", "en", "de")
"""`auto` takes the language from the locale."""
THEMES = ("dark", "light", "sixteen", "mono")
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
"""How fast computer players answer; `tabletop_tui.bots.acting.PACES` has the seconds."""

ENTER, AT_ONCE = "enter", "at-once"
ROLLS = (ENTER, AT_ONCE)
"""Whether a question with a single answer, such as the roll that begins a turn, waits for Enter."""

CHOICES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "language": LANGUAGES,
        "theme": THEMES,
        "colour": COLOURS,
        "handover": HAND_OVERS,
        "motion": MOTIONS,
        "pace": PACES,
        "rolls": ROLLS,
        "notify": NOTIFICATIONS,
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
    """The player's own keys: id of a key in `tabletop_tui.keys` -> the key to press."""
    handover: str = "hidden"
    """When a game waits until the next player has come to the keyboard."""
    pace: str = "normal"
    """How long a computer player waits before it answers."""
    rolls: str = ENTER
    """Whether a question with a single answer, such as a roll, waits for Enter."""
    bell: bool = True
    """Whether the bell rings when it has become the player's turn at a table of several terminals."""
    window_title: bool = True
    """Whether the window's title says so."""
    notify: str = "off"
    """Whether the desktop is asked to say so."""


@record
class Reading:
    """What a settings file held, and what was wrong with it."""

    settings: Settings
    problem: Reason | None = None
    """A message of `settings.ftl` with its facts. What was wrong is at its default."""


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
        return Reading(Settings(), Reason("settings-unreadable", {"file": file, "problem": str(error)}))
    import tomllib

    try:
        data = foreign.cleaned(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        return Reading(Settings(), Reason("settings-broken", {"file": file, "problem": str(error)}))
    except (ValueError, RecursionError):  # a number of thousands of digits, or too many levels
        return Reading(Settings(), Reason("settings-beyond", {"file": file}))
    return _checked(file, data)


def save(paths: Paths, settings: Settings) -> None:
    """Write all settings. A broken file is kept beside the new one. Raises `OSError`."""
    from tabletop_tui.store.files import write_whole

    target = paths.settings
    make_private(target.parent)
    reading = read(paths)
    if reading.problem is not None and target.exists():
        with contextlib.suppress(OSError):
            target.replace(target.with_suffix(".toml.broken"))
    write_whole(target, as_toml(settings))


def change(paths: Paths, **changes: Any) -> Settings:
    """Change some settings in the file and leave the others, whatever the command line said.

    Returns what the file holds now. Raises `OSError` if it can't be written.
    """
    settings = replace(load(paths), **changes)
    save(paths, settings)
    return settings


def as_toml(settings: Settings) -> str:
    """The settings as the text of their file."""
    lines = []
    for entry in fields(settings):
        value = getattr(settings, entry.name)
        if isinstance(value, bool):
            lines.append(f"{entry.name} = {str(value).lower()}")
        elif isinstance(value, str):
            lines.append(f"{entry.name} = {_quoted(value)}")
    if settings.keys:
        lines += ["", "[keys]"]
        lines += [f"{_quoted(name)} = {_quoted(key)}" for name, key in sorted(settings.keys.items())]
    return "\n".join(lines) + "\n"


_MOTION_BEFORE = {True: "full", False: "off"}
"""What the setting meant when it was still a switch."""


def _quoted(text: str) -> str:
    plain = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in plain) + '"'


def _checked(file: str, data: Mapping[str, Any]) -> Reading:
    """Take over every value that is right; report the first that isn't."""
    right: dict[str, Any] = {}
    problem: Reason | None = None
    for name, given in data.items():
        value = _MOTION_BEFORE.get(given, given) if name == "motion" and isinstance(given, bool) else given
        wrong = _wrong(name, value)
        if wrong is None:
            right[name] = value
        elif problem is None:
            problem = Reason(wrong.id, {"file": file, "setting": name, **wrong.facts})
    return Reading(Settings(**right), problem)


def _wrong(name: str, value: Any) -> Reason | None:
    if name in CHOICES:
        if value not in CHOICES[name]:
            return Reason("settings-wrong-choice", {"choices": ", ".join(CHOICES[name])})
    elif name == "keys":
        if not isinstance(value, dict) or not all(isinstance(key, str) for key in value.values()):
            return Reason("settings-wrong-keys")
    elif name not in {entry.name for entry in fields(Settings)}:
        return Reason("settings-unknown")
    elif not isinstance(value, bool):
        return Reason("settings-wrong-choice", {"choices": "true, false"})
    return None
