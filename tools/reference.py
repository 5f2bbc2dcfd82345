"""All commands, settings and keys, from the code that has them: `make reference` writes them down.

One page for docs, one manual page; `tests/cli/test_reference.py` compares both with what the code says now.
"""

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import click

from tabletop_tui import __version__
from tabletop_tui.cli import tree
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.host import codes
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import CHOICES, VARIABLES, Settings
from tabletop_tui.serve import limitsfile
from tabletop_tui.serve.limits import Limits
from tabletop_tui.serve.limitsfile import BOUNDS
from tabletop_tui.text.words import Words
from tabletop_tui.tui.keys import KEYS, KeyMap

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "reference.md"
MANUAL = ROOT / "contrib" / "tabletop.1"

EXIT_CODES = (
    (codes.DONE, "done"),
    (
        codes.FAILED,
        "it didn't work: what is named isn't there, is damaged or is in use; a check found a fault",
    ),
    (codes.WRONG_USAGE, "wrong usage, or a full screen where none can be shown"),
    (codes.INTERRUPTED, "ended by Ctrl+C"),
    (codes.TERMINATED, "ended from outside"),
)
MEANINGS = {
    "TABLETOP_DATABASE": "address of a club's PostgreSQL",
    "TABLETOP_GLANCE": "fewer seconds until a key can answer what others have done; for programs that play",
    "TABLETOP_HOME": "one folder for settings, saved games and all else",
    "TABLETOP_REHEARSAL": "0: a server builds no screens before guests come; for one that lives for seconds",
    "TABLETOP_SMTP_PASSWORD": "password for a club's mail server, if it asks for one",
    "TABLETOP_SMTP_USER": "name for a club's mail server, if it asks for one",
    "TABLETOP_TRACEBACK": "shows maintainers where an unexpected error came from",
}
"""What the program reads of its environment."""


def group() -> tuple[click.Context, click.Group]:
    """The command tree in English."""
    made = tree.build(Invocation([], Paths.find(), Words("en"), Settings()))
    return click.Context(made, info_name="tabletop"), made


def contexts() -> Iterator[click.Context]:
    """A context for each command, in the order of the help."""
    above, made = group()
    for name, command in made.commands.items():
        yield click.Context(command, info_name=name, parent=above)


def usage(context: click.Context) -> str:
    """`tabletop play GAME [OPTIONS]`."""
    formatter = click.HelpFormatter(width=1000)
    context.command.format_usage(context, formatter)
    return formatter.getvalue().partition(":")[2].strip()


def options(context: click.Context, *, everywhere: bool = False) -> list[tuple[str, str]]:
    """The options that are a command's own, or those that work everywhere, with what they do."""
    found = []
    for parameter in context.command.get_params(context):
        shown = parameter.get_help_record(context) if isinstance(parameter, click.Option) else None
        if shown is not None and (parameter.name in tree.COMMON) == everywhere:
            found.append(shown)
    return found


def text_of(context: click.Context) -> str:
    """What a command does, without line breaks inside paragraphs."""
    paragraphs = (context.command.help or "").strip().split("\n\n")
    return "\n\n".join(" ".join(each.split()) for each in paragraphs)


# -- the page --------------------------------------------------------------------------------------


def table(*rows: tuple[str, ...]) -> Iterator[str]:
    """A table of Markdown; the first row names the columns."""
    for number, row in enumerate(rows):
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"
        if not number:
            yield "|" + "---|" * len(row)
    yield ""


def coded(text: str) -> str:
    """Text as code, also with a grave accent in it."""
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def page() -> str:
    """The reference as Markdown."""
    return "\n".join([*_commands(), *_settings(), *_keys(), *_codes()])


def _commands() -> Iterator[str]:
    above, _ = group()
    yield "# Reference"
    yield ""
    yield (
        "Every command, setting and key. `make reference` writes this page from the code; "
        "[Playing](playing.md) explains how things are used."
    )
    yield ""
    yield "## Commands"
    yield ""
    yield "These options work with every command, before or after its name:"
    yield ""
    yield from table(
        ("option", "what it does"), *((coded(name), does) for name, does in options(above, everywhere=True))
    )
    for context in contexts():
        yield f"### {coded(usage(context))}"
        yield ""
        yield text_of(context)
        yield ""
        own = options(context)
        if own:
            yield from table(("option", "what it does"), *((coded(name), does) for name, does in own))


def _settings() -> Iterator[str]:
    words, usual = Words("en"), Settings()
    yield "## Settings"
    yield ""
    yield (
        'In the file that `tabletop where` names, a line each: `theme = "light"`. '
        "All can be chosen in the lobby's settings, but for `brief`, a command of plain mode."
    )
    yield ""
    rows = []
    for entry in fields(Settings):
        if entry.name == "keys":
            continue
        value = getattr(usual, entry.name)
        values = CHOICES.get(entry.name, ("true", "false"))
        default = str(value).lower() if isinstance(value, bool) else value
        rows.append((f"`{entry.name}`", words(f"lobby-settings-{entry.name}"), ", ".join(values), default))
    yield from table(("setting", "what it is about", "values", "usual"), *rows)
    yield from _limits()
    yield "The environment:"
    yield ""
    yield from table(("variable", "what it does"), *((f"`{name}`", MEANINGS[name]) for name in VARIABLES))


def _values(bounds: limitsfile.Bounds) -> str:
    """What a limit can be."""
    kinds = {"networks": "networks", "server": "HOST:PORT", "sender": "mail address", "switch": "true, false"}
    return kinds.get(bounds.kind) or f"{bounds.least:g} to {bounds.most:,.0f}"


def _limits() -> Iterator[str]:
    words, usual = Words("en"), Limits()
    yield "### Limits of a server"
    yield ""
    yield (
        "In `server.toml` beside that file, below a line `[limits]`, a line each: `guests = 200`. "
        "[A club](club.md#limits) says more. The program never writes this file."
    )
    yield ""
    rows = [
        (
            f"`{name}`",
            words(f"limits-{name}"),
            _values(bounds),
            "none" if (value := getattr(usual, name)) in ((), "") else limitsfile.shown(value),
        )
        for name, bounds in BOUNDS.items()
    ]
    yield from table(("limit", "what it is about", "values", "usual"), *rows)


def _keys() -> Iterator[str]:
    words, usual = Words("en"), KeyMap()
    yield "## Keys"
    yield ""
    yield (
        "To change one, press it in the lobby's settings, or write its name below `[keys]` in the file: "
        '`undo = "z"`; a comma parts two keys for the same thing.'
    )
    yield ""
    for scope in dict.fromkeys(key.scope for key in KEYS):
        yield f"### {words(f'lobby-settings-scope-{scope}')}"
        yield ""
        rows = (
            (f"`{key.id}`", coded(usual.shown_all(key.id)), words(f"{key.words_id}-tip"))
            for key in KEYS
            if key.scope == scope
        )
        yield from table(("name", "key", "what it does"), *rows)


def _codes() -> Iterator[str]:
    yield "## Exit codes"
    yield ""
    yield from table(("code", "what it means"), *((str(code), meaning) for code, meaning in EXIT_CODES))


# -- the manual page ---------------------------------------------------------------------------------


def roff(text: str) -> str:
    """Text for a manual page: nothing in it is a request or an escape."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...").replace("×", "x")
    return re.sub(r"^([.'])", r"\\&\1", escaped, flags=re.MULTILINE)


def manual() -> str:
    """The manual page in the language of man(7)."""
    return "\n".join(_manual()) + "\n"


def _manual() -> Iterator[str]:
    above, made = group()
    yield f'.TH TABLETOP 1 "" "tabletop {__version__}" "Games"'
    yield ".SH NAME"
    yield "tabletop \\- Orbis, Papyria, Helios, Dice Forge and Bora Bora in a terminal"
    yield ".SH SYNOPSIS"
    yield ".B tabletop"
    yield ".RI [ COMMAND ]\n.RI [ OPTIONS ]"
    yield ".SH DESCRIPTION"
    yield roff(" ".join((made.help or "").split()))
    yield ".SH COMMANDS"
    for context in contexts():
        yield ".TP"
        yield f".B {roff(usage(context))}"
        yield roff(text_of(context)).replace("\n\n", "\n.IP\n")
        for name, does in options(context):
            yield ".RS\n.TP"
            yield f".B {roff(name)}"
            yield roff(does)
            yield ".RE"
    yield ".SH OPTIONS"
    yield "These work with every command."
    for name, does in options(above, everywhere=True):
        yield ".TP"
        yield f".B {roff(name)}"
        yield roff(does)
    yield ".SH ENVIRONMENT"
    for name in VARIABLES:
        yield ".TP"
        yield f".B {name}"
        yield roff(MEANINGS[name])
    yield ".SH FILES"
    yield "Run\n.B tabletop where\nto see where settings, saved games and corrected tables are."
    yield ".SH EXIT STATUS"
    for code, meaning in EXIT_CODES:
        yield f".TP\n.B {code}"
        yield roff(meaning)


def main() -> None:
    """Write both."""
    PAGE.write_text(page(), encoding="utf-8")
    MANUAL.write_text(manual(), encoding="utf-8")


if __name__ == "__main__":
    main()
