"""`tabletop export ID [-o F]`: a game as a save, as text or as a picture."""

import json
import sys
from pathlib import Path

from tabletop_tui.cli.invocation import Invocation
from tabletop_tui.cli.saved import document_of, rules_of_document
from tabletop_tui.host.codes import FAILED
from tabletop_tui.play.session import Session
from tabletop_tui.store.rows import exported
from tabletop_tui.text.complaints import Complaint

KINDS = ("json", "txt", "svg")


def run(invocation: Invocation, source: str, output: str | None, kind: str | None) -> None:
    """Write the game to the file, or to standard output."""
    kind = kind or _kind_of(output)
    file = None if output is None else Path(output)
    if file is not None and file.is_dir():
        raise Complaint("cli-is-folder", code=FAILED, file=str(file))
    document = document_of(invocation.paths, source)
    session = Session.of_document(document, rules_of_document(invocation.paths, document))
    text = {"json": _as_json, "txt": _as_text, "svg": _as_picture}[kind](invocation, session)
    if file is None:
        sys.stdout.write(text)
        return
    from tabletop_tui.host.files import write_whole

    write_whole(file, text)
    invocation.say(invocation.words.cli.exported(file=str(file)))


def _kind_of(output: str | None) -> str:
    if output is None:
        return KINDS[0]
    kind = Path(output).suffix.removeprefix(".").lower()
    if kind not in KINDS:
        raise Complaint("cli-wrong-ending", file=output)
    return kind


def _as_json(_invocation: Invocation, session: Session) -> str:
    return json.dumps(exported(session.record.document()), ensure_ascii=False, indent=1) + "\n"


def _as_text(invocation: Invocation, session: Session) -> str:
    from tabletop_tui.kit.registry import game_parts
    from tabletop_tui.paint.glyphs import spelt_in_ascii
    from tabletop_tui.play.transcript import transcript

    wording = game_parts(session.rules.id).wording(invocation.words, session.record.people)
    text = "\n".join(transcript(wording, session)) + "\n"
    return spelt_in_ascii(text) if invocation.settings.ascii else text


def _as_picture(invocation: Invocation, session: Session) -> str:
    from tabletop_tui.cli.front import picture

    return picture(invocation, session)
