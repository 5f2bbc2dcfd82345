"""What a game's log says about its proof: the hash and the contributions first, the secret at the end."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop_tui.play.fair.proof import Entry
    from tabletop_tui.play.record import GameRecord
    from tabletop_tui.play.session import Session
    from tabletop_tui.text.words import Words


def proof_in_log(session: "Session", words: "Words") -> list[tuple[int, int | None, str]]:
    """As `bots.hinted.told`: the log entry that each sentence follows, its seat, the sentence."""
    proof = session.record.proof
    if proof is None:
        return []
    lines: list[tuple[int, int | None, str]] = [(0, None, words.fair.told_hash(hash=proof.hash))]
    lines += [(0, entry.seat, gave(entry, words)) for entry in proof.entries]
    if proof.secret:
        last = len(session.record.log) - 1
        lines.append((last, None, words.fair.told_secret(secret=proof.secret)))
        lines.append((last, None, words.fair.told_digest(digest=str(session.record.game_digest))))
        lines.append((last, None, words.fair.scope()))
    return lines


def gave(entry: "Entry", words: "Words") -> str:
    """What a person has added, in a sentence. What stands in place of an erased name is bound by nothing."""
    name = words.serve.former() if entry.is_erased else entry.name
    if entry.words is None:
        return words.fair.told_declined(name=name)
    which = "fair-told-drawn" if entry.drawn else "fair-told-gave"
    return words(which, name=name, words=entry.words)


def on_sheet(record: "GameRecord", words: "Words") -> list[str]:
    """The lines about the proof on a score sheet; none for a game without one."""
    proof = record.proof
    if proof is None:
        return []
    lines = [words.fair.sheet_hash(hash=proof.hash), *(gave(entry, words) for entry in proof.entries)]
    if proof.secret:
        lines.append(words.fair.sheet_secret(secret=proof.secret))
    else:
        lines.append(words.fair.sheet_later())
    return [*lines, *digest_line(record, words), words.fair.scope()]


def digest_line(record: "GameRecord", words: "Words") -> list[str]:
    """The digest to write down; no line for a game without one."""
    digest = record.game_digest
    if digest is None:
        return []
    if record.over:
        return [words.fair.sheet_digest(digest=str(digest))]
    answers = len(record.table.answers)
    return [words.fair.sheet_digest_so_far(digest=str(digest), answers=answers)]
