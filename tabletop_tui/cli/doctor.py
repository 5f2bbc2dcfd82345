"""`tabletop doctor`: whether everything is as the program needs it, and what to do if it isn't."""

import json
import locale
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable
from typing import NamedTuple

from rulesets.core import foreign
from rulesets.core.tables import TableError
from tabletop_tui import __version__
from tabletop_tui.cli import kept
from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.rulebook import overridden, rules_of
from tabletop_tui.host import registered
from tabletop_tui.host import settings as settings_file
from tabletop_tui.host.system import has_screens
from tabletop_tui.kit.registry import BrokenGame, playable
from tabletop_tui.kit.titles import game_title
from tabletop_tui.text import untranslated
from tabletop_tui.text.words import LANGUAGES, WHOLE, Words, language_of
from tabletop_tui.tui.screens.room import is_pocket, is_too_small
from tabletop_tui.tui.terminal.colours import depth_of

TRIAL = 128 * 1024
"""Bytes that should be free where games are saved."""

NAMED = 3
"""How many of the messages that a language lacks are named."""

GOOD, NOTE, BAD = "ok", "--", "!!"
STATES = {GOOD: "good", NOTE: "note", BAD: "bad"}
"""What the marks are in JSON."""


class Finding(NamedTuple):
    """The result of one check."""

    mark: str
    what: str
    found: str


GLYPHS_IN_ROW = 16


def run(invocation: Invocation, as_json: bool, glyphs: bool) -> int:
    """Print every finding; exit code 1 if something must be fixed."""
    if glyphs:
        _show_glyphs(invocation)
        return 0
    findings = [finding for look in LOOKS for finding in look(invocation)]
    if as_json:
        invocation.say(
            json.dumps(
                [{"state": STATES[each.mark], "what": each.what, "found": each.found} for each in findings],
                ensure_ascii=False,
            )
        )
        return 1 if any(finding.mark == BAD for finding in findings) else 0
    invocation.table([[foreign.spelt(cell) for cell in finding] for finding in findings])
    bad = sum(finding.mark == BAD for finding in findings)
    invocation.say()
    said = invocation.words.cli
    invocation.say(said.doctor_bad(count=bad) if bad else said.doctor_good())
    return 1 if bad else 0


def _show_glyphs(invocation: Invocation) -> None:
    """Each sign in a cell of its own between bars, which stand in line where each takes one cell."""
    from tabletop_tui.paint.glyphs import signs, to_ascii
    from tabletop_tui.paint.signs import COMMON, CONSOLE

    found = signs()
    invocation.say(invocation.words.cli.doctor_glyphs(count=len(found)))
    for start in range(0, len(found), GLYPHS_IN_ROW):
        row = found[start : start + GLYPHS_IN_ROW]
        common, console = ([sign.translate(table) for sign in row] for table in (COMMON, CONSOLE))
        for shown in (row, common, console, map(to_ascii, row)):
            invocation.say("|" + "|".join(shown) + "|")


def _versions(invocation: Invocation) -> list[Finding]:
    from importlib.metadata import version

    words = invocation.words
    libraries = ", ".join(f"{name} {version(name)}" for name in ("textual", "rich", "click"))
    return [
        Finding(GOOD, "tabletop", __version__),
        Finding(GOOD, "Python", f"{platform.python_version()}, {platform.system()}"),
        Finding(GOOD, words.cli.doctor_libraries(), libraries),
    ]


def _terminal(invocation: Invocation) -> list[Finding]:
    words = invocation.words
    size = shutil.get_terminal_size()
    term = os.environ.get("TERM", "")
    findings = []
    if not has_screens():
        findings.append(Finding(NOTE, words.cli.doctor_terminal(), words.cli.doctor_no_screens()))
    elif not sys.stdout.isatty():
        findings.append(Finding(NOTE, words.cli.doctor_terminal(), words.cli.doctor_no_terminal()))
    elif term in ("", "dumb"):
        findings.append(Finding(BAD, words.cli.doctor_terminal(), words.cli.doctor_dumb(term=term or "-")))
    else:
        findings.append(Finding(GOOD, words.cli.doctor_terminal(), term))
        findings.append(_window(words, size.columns, size.lines))
    findings.append(Finding(GOOD, words.cli.doctor_colours(), _colours(invocation)))
    return findings


def _window(words: Words, width: int, height: int) -> Finding:
    size, window = f"{width}x{height}", words.cli.doctor_window()
    if is_too_small(width, height):
        return Finding(BAD, window, words.cli.doctor_too_small(size=size))
    if is_pocket(width, height):
        return Finding(NOTE, window, words.cli.doctor_pocket(size=size))
    return Finding(GOOD, window, words.cli.doctor_size(size=size))


def _colours(invocation: Invocation) -> str:
    words, asked = invocation.words, invocation.settings.colour
    if asked != "auto":
        return words.cli.doctor_colours_asked(colours=asked)
    return words(f"cli-doctor-colours-{depth_of(os.environ)}")


def _language(invocation: Invocation) -> list[Finding]:
    words = invocation.words
    coding = (sys.stdout.encoding or locale.getpreferredencoding()).lower().replace("-", "")
    if coding == "utf8":
        characters = Finding(GOOD, words.cli.doctor_characters(), "UTF-8")
    elif invocation.settings.ascii:
        characters = Finding(GOOD, words.cli.doctor_characters(), "ASCII")
    else:
        characters = Finding(BAD, words.cli.doctor_characters(), words.cli.doctor_not_utf8(coding=coding))
    language = words.cli.doctor_language_is(language=words.language, locale=language_of())
    return [characters, Finding(GOOD, words.cli.doctor_language(), language), *_untranslated(words)]


def _untranslated(words: Words) -> list[Finding]:
    """A line for each language that lacks messages. What English lacks can't be said at all; of a language
    that has only been begun, no message is named.
    """
    findings = []
    for language in LANGUAGES:
        lacking = untranslated.lacking_in(language)
        if lacking and language not in WHOLE:
            found = words.cli.doctor_begun(language=language, count=len(lacking))
            findings.append(Finding(GOOD, words.cli.doctor_messages(), found))
        elif lacking:
            named = ", ".join(lacking[:NAMED]) + (", …" if len(lacking) > NAMED else "")
            is_fallback = language == LANGUAGES[0]
            message = "cli-doctor-lacking" if is_fallback else "cli-doctor-untranslated"
            found = words(message, language=language, count=len(lacking), messages=named)
            findings.append(Finding(BAD if is_fallback else NOTE, words.cli.doctor_messages(), found))
    return findings


def _files(invocation: Invocation) -> list[Finding]:
    words, paths = invocation.words, invocation.paths
    what = words.cli.where_settings()
    problems = [*settings_file.read(paths).problems, *settings_file.misspelt(os.environ)]
    wrong = [Finding(BAD, what, words(problem.id, **problem.facts)) for problem in problems]
    return [
        *(wrong or [Finding(GOOD, what, str(paths.settings))]),
        *_keys(invocation),
        _saves(invocation),
        *_limits(invocation),
        *_guests(invocation),
        *_database(invocation),
    ]


def _keys(invocation: Invocation) -> list[Finding]:
    """The player's own keys, if there are any."""
    from tabletop_tui.tui.keys import chosen, problems

    words, own = invocation.words, invocation.settings.keys
    if not own:
        return []
    what = words.cli.doctor_keys()
    wrong = [
        Finding(
            BAD,
            what,
            f"{settings_file.place_of_key(invocation.paths, problem.id)}: {problem.sentence(words)}",
        )
        for problem in problems(chosen(invocation.settings))
    ]
    return wrong or [Finding(GOOD, what, words.cli.doctor_keys_own(count=len(own)))]


def _guests(invocation: Invocation) -> list[Finding]:
    """The guest book, if there is one."""
    from tabletop_tui.serve.book import file as book_file
    from tabletop_tui.serve.tables.allowed import ALLOWED
    from tabletop_tui.text.complaints import sentence_of

    words, file = invocation.words, invocation.paths.people
    if not file.exists():
        return []
    what = words.cli.doctor_guests()
    try:
        kept = book_file.kept_in(file, ALLOWED)
    except book_file.BookError as error:
        return [Finding(BAD, what, sentence_of(words, error.reason))]
    return [Finding(GOOD, what, str(file)), _allowed(invocation, kept)]


def _allowed(invocation: Invocation, kept: str | None) -> Finding:
    """How many tables may be open."""
    from tabletop_tui.serve.tables.allowed import allowed_by

    words, numbers = invocation.words, allowed_by(kept)
    said = words.cli.doctor_allowed_are(
        tables=numbers.tables, each=numbers.each, days=numbers.over_days, dayseach=numbers.over_days_each
    )
    return Finding(GOOD, words.cli.doctor_allowed(), said)


def _limits(invocation: Invocation) -> list[Finding]:
    """What the host has set for tables over SSH, if there is anything."""
    from tabletop_tui.serve import limitsfile
    from tabletop_tui.serve.limits import Limits

    words, file = invocation.words, invocation.paths.server
    if not file.exists():
        return []
    found, what, usual = limitsfile.read(file), words.cli.doctor_limits(), Limits()
    wrong = [Finding(BAD, what, words(problem.id, **problem.facts)) for problem in found.problems]
    said = [
        words.limits.set(
            limit=name,
            value=limitsfile.shown(found.given[name]),
            usual=limitsfile.shown(getattr(usual, name)),
        )
        for name in limitsfile.BOUNDS
        if name in found.given
    ]
    good = [Finding(GOOD, what, each) for each in said or [words.limits.all_usual(file=str(file))]]
    server = found.given.get("mail_server")
    return [*wrong, *(good if said or not wrong else ()), *([_mail(words, server)] if server else [])]


def _mail(words: Words, server: str) -> Finding:
    """Whether the mail server that takes members' messages answers."""
    from tabletop_tui.serve.mail.carriers import why_no_mail

    problem = why_no_mail(server)
    if problem:
        return Finding(
            BAD, words.cli.doctor_mail(), words.cli.doctor_mail_silent(server=server, problem=problem)
        )
    return Finding(GOOD, words.cli.doctor_mail(), words.cli.doctor_mail_answers(server=server))


def _database(invocation: Invocation) -> list[Finding]:
    """The club's database, if the environment names one."""
    from tabletop_tui.cli.failures import explain

    words = invocation.words
    try:
        named = kept.database()
        if named is None:
            return []
        from tabletop_tui.serve.tables.allowed import ALLOWED
        from tabletop_tui.store.club.address import with_psycopg

        with with_psycopg():
            from tabletop_tui.store.club.encryption import CHECKED, HERE
            from tabletop_tui.store.club.looking import look

        seen = look(named, ALLOWED)
        said = words.cli.doctor_database_is(
            server=seen.server, games=seen.games, people=seen.people, address=seen.address
        )
    except Exception as error:  # noqa: BLE001 - whatever it is, it is a finding
        return [Finding(BAD, words.cli.doctor_database(), explain(error, invocation, [])[1])]
    mark = GOOD if seen.way in (HERE, CHECKED) else NOTE
    secrecy = words(f"cli-doctor-secrecy-{seen.way}", mode=seen.mode, allow=seen.allow)
    return [
        Finding(GOOD, words.cli.doctor_database(), said),
        Finding(mark, words.cli.doctor_secrecy(), secrecy),
        _allowed(invocation, seen.kept),
    ]


def _saves(invocation: Invocation) -> Finding:
    from tabletop_tui.cli.failures import explain
    from tabletop_tui.cli.saved import saved_games

    words, paths = invocation.words, invocation.paths
    what = words.cli.where_saves()
    folder = paths.data
    while not folder.exists():
        folder = folder.parent
    try:
        with tempfile.TemporaryFile(dir=folder) as trial:
            trial.write(bytes(TRIAL))
    except OSError:
        return Finding(BAD, what, words.cli.doctor_not_writable(folder=str(folder)))
    try:
        count = len(saved_games(paths, own=True))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is a finding
        return Finding(BAD, what, explain(error, invocation, invocation.arguments)[1])
    return Finding(GOOD, what, words.cli.doctor_saves(count=count, file=str(paths.saves)))


def _tables(invocation: Invocation) -> list[Finding]:
    words = invocation.words
    findings = []
    for game in playable():
        what = words.cli.doctor_game(game=game_title(words, game))
        try:
            rules = rules_of(invocation.paths, game)
        except TableError as error:
            findings.append(Finding(BAD, what, str(error)))
        except BrokenGame as error:
            findings.append(Finding(BAD, what, words(f"errors-{error.reason.id}", **error.reason.facts)))
        else:
            findings.append(Finding(GOOD, what, words.cli.doctor_rules(version=rules.version)))
    for reason in registered.wrong():
        what = words.cli.doctor_game(game=str(reason.facts["game"]))
        findings.append(Finding(BAD, what, words(f"errors-{reason.id}", **reason.facts)))
    corrected = overridden(invocation)
    if corrected:
        findings.append(Finding(NOTE, words.cli.where_tables(), ", ".join(corrected)))
    return findings


LOOKS: tuple[Callable[[Invocation], list[Finding]], ...] = (
    _versions,
    _terminal,
    _language,
    _files,
    _tables,
)
