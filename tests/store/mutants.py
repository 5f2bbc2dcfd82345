"""Exported games with one thing changed: each is refused in a sentence, or can be played like any other.

The suite tries a sample of them; `make fuzz` tries ten thousand of each game.
"""

import copy
import io
import json
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TextIO

from rulesets.core import BadSave, foreign, jsonable, saves
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.plain.console import Console
from tabletop_tui.plain.keyboard import play
from tabletop_tui.play import acts, showable, undo
from tabletop_tui.play.place import Place
from tabletop_tui.play.session import Session
from tabletop_tui.store import Store, open_store
from tabletop_tui.store.people import Person
from tabletop_tui.text.complaints import sentence_of
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.keys import KeyMap
from tabletop_tui.tui.screens.scene import scene_of
from tests.conformance.every_game import load_rules
from tests.conformance.play import Player

MUTANTS = 10_000
"""How many of each game `make fuzz` tries."""

STEPS = 6
"""How many answers are given in a game that was taken in."""

PLAIN = ("board", "score", "log 99", "answers", "what 1", "why", "1", "", "undo", "help", "quit")

_DEEP, _TWICE = "@deep@", "@twice@"
"""What the text of a document has, in place of what no document in memory could hold."""

_WRONG: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 99, 1.5, 2**31, 2**63, -(2**63), 10**30, float("nan"), float("inf")),
    *("", " ", "x", "0", "\x1b[2J\u202e\x00", "G1 ", "x" * 100_000, _DEEP),
    *([], {}, [[]], [None], {"": None}, {"x": 1}),
)


class Mutant(NamedTuple):
    """A changed save: what was done to it, and its text."""

    what: str
    text: str


@cache
def games(game: str) -> tuple[str, ...]:
    """Saves of a game at its start, in the middle with answers taken back, and at its end, as JSON."""
    rules, found = load_rules(game), []
    counts = rules.seat_counts
    for seats, answers in ((counts[0], 0), (counts[-1], 45), (counts[0], 20), (counts[0], 10_000)):
        people = [Person(name, colour) for name, colour in zip("ABCD", ("red", "blue"), strict=False)]
        people += [Person(f"bot {n}", "green", "bot:1") for n in range(len(people), seats)]
        session = Session.new(rules, people[:seats], 11 + seats)
        player = Player(seats)
        while session.record.decision is not None and len(session.record.table.answers) < answers:
            session.do(acts.answer(player.choose(session.record.decision)))
            if undo.can_undo(session.record) and not session.record.steps % 13:
                session.do(acts.undo())
        found.append(json.dumps(session.record.document()))
    return tuple(found)


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in pairs:
        yield from _paths(item, (*path, key))


def _at(value: Any, path: Sequence[Any]) -> Any:
    for step in path:
        value = value[step]
    return value


def _pick(document: Any, chance: Random) -> tuple[Any, ...]:
    """A place: as likely in a short part of the document as in a long one."""
    path: tuple[Any, ...] = ()
    while True:
        inner = _at(document, path)
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        path = (*path, chance.choice(keys))
        inner = _at(document, path)
        if not isinstance(inner, (dict, list)) or not inner or not chance.randrange(4):
            return path


def mutant(game: str, number: int) -> Mutant:
    """One change, always the same for a number; every other save needs its checkpoint, whose digest fits."""
    chance = Random(f"{game} {number}")
    document = json.loads(chance.choice(games(game)))
    elsewhere = bool(chance.randrange(2))
    if elsewhere:
        _of_other_rules(document)
    inside = document["checkpoint"]["state"] if elsewhere and chance.randrange(4) else document
    what, twice = _change(inside, chance)
    checkpoint = document.get("checkpoint")
    if elsewhere and isinstance(checkpoint, dict) and "state" in checkpoint:
        checkpoint["digest"] = jsonable.digest(_as_read(checkpoint["state"]))
    text = json.dumps(document).replace(f'"{_DEEP}"', "[" * 5000 + "]" * 5000)
    if twice is not None:
        text = text.replace(f'"{_TWICE}"', twice)
    return Mutant(f"{game} {number}: {what}{', other rules' if elsewhere else ''}", text)


def _of_other_rules(document: Any) -> None:
    """Let it say that it was played under other rules, and its answers lead elsewhere under these."""
    document["version"] = "earlier"
    for row in document["history"]:
        row[4] = "0" * 16
    document["digests"] = ["0" * 16 for _ in document["digests"]]


def _as_read(state: Any) -> Any:
    """The position as it will be when it has been read, for its digest."""
    try:
        return foreign.cleaned(state)
    except foreign.BadDocument:
        return None


def _change(document: Any, chance: Random) -> tuple[str, str | None]:
    """Change one thing in place. Returns what, and the text for a key that is there twice."""
    path = _pick(document, chance)
    holder, last = _at(document, path[:-1]), path[-1]
    was = holder[last]
    how = chance.choice(("wrong", "wrong", "near", "drop", "double", "swap", "wrapped", "renamed", "twice"))
    twice = None
    if how == "near" and isinstance(was, int):
        holder[last] = was + chance.choice((-1, 1, 2, 10))
    elif how == "near" and isinstance(was, str):
        holder[last] = chance.choice((was + "x", was[:-1], was.upper(), was + "\n", was[::-1]))
    elif how == "drop":
        del holder[last]
    elif how == "double" and isinstance(holder, list):
        holder.insert(last, copy.deepcopy(was))
    elif how == "swap":
        other = _pick(document, chance)
        if other[: len(path)] != path and path[: len(other)] != other:
            place = _at(document, other[:-1])
            holder[last], place[other[-1]] = place[other[-1]], was
        how = f"swap with {'/'.join(map(str, other))}"
    elif how == "wrapped":
        holder[last] = chance.choice(([was], {"x": was}, str(was)))
    elif how == "renamed" and isinstance(holder, dict):
        holder[chance.choice((f"{last}x", "", f" {last}", "01", "\u202e"))] = holder.pop(last)
    elif how == "twice" and isinstance(holder, dict):
        wrong = chance.choice(_WRONG[:-8])
        twice = f"{json.dumps(was)}, {json.dumps(last)}: {json.dumps(wrong)}"
        holder[last] = _TWICE
    else:
        holder[last] = copy.deepcopy(chance.choice(_WRONG))
    now = json.dumps(holder[last])[:60] if isinstance(holder, dict) and last in holder else ""
    return f"{how} {'/'.join(map(str, path))} {now}", twice


def fault(store: Store, made: Mutant) -> str | None:
    """What is wrong with the way it is taken in, if anything: neither refused in a sentence nor playable."""
    kept = len(store.games())
    try:
        session = Session.taken_in(saves.parse(made.text))
    except BadSave as error:
        return _wrong_sentence(made, error)
    except json.JSONDecodeError:
        return None
    except Exception as error:  # noqa: BLE001 - whatever it is, no player must see it
        return f"{made.what}: import raised {error!r}"
    try:
        game_id = store.import_document(session.record.document(), session.record.status)
        _play(store, game_id)
        store.delete(game_id)
    except Exception as error:  # noqa: BLE001 - as above
        return f"{made.what}: {error!r}"
    return None if len(store.games()) == kept else f"{made.what}: another game is there"


def _wrong_sentence(made: Mutant, error: BadSave) -> str | None:
    """Whether the reason has a sentence in every language, with all it mentions fit to be shown."""
    for language in WHOLE:
        said = sentence_of(Words(language), error.reason)
        if not foreign.is_clean(said) or "{" in said or len(said) > 400:
            return f"{made.what}: refused as {said[:200]!r}"
    return None


def _play(store: Store, game_id: str) -> None:
    """Go on with it in lines of text, then as screens see it."""
    with Session.resume(store, game_id) as session:
        typed = io.StringIO("".join(f"{line}\n" for line in PLAIN))
        _ = play(session, Words("en"), Console(typed, io.StringIO()))
    with Session.resume(store, game_id) as session:
        player = Player(5)
        for _ in range(STEPS):
            wording = game_parts(session.rules.id).wording(Words("de"), session.record.people)
            _ = scene_of(Place(session), wording, KeyMap(), curtain=None)
            if session.record.decision is None:
                break
            session.do(acts.answer(player.choose(session.record.decision)))
            session.do(acts.take_over)
        showable.check(session.record)
    _ = Session.of_document(store.document(game_id))


def _part(game: str, numbers: Sequence[int]) -> list[str]:
    with tempfile.TemporaryDirectory() as folder, open_store(Path(folder) / "games.sqlite3") as store:
        return [wrong for number in numbers if (wrong := fault(store, mutant(game, number)))]


def faults(game: str, numbers: Sequence[int]) -> list[str]:
    """What is wrong with these mutants of a game."""
    return _part(game, numbers)


def every(played: Sequence[str], jobs: int, out: TextIO, count: int = MUTANTS) -> list[str]:
    """Ten thousand mutants of every game. Returns what is wrong."""
    work = [
        (game, range(begin, min(begin + 100, count))) for game in played for begin in range(0, count, 100)
    ]
    with ProcessPoolExecutor(jobs) as pool:
        done = [pool.submit(_part, game, numbers) for game, numbers in work]
        found = [wrong for future in done for wrong in future.result()]
    print(f"{count} changed saves of each of {len(played)} games, {len(found)} faults", file=out)
    return found
