"""Files of saved games with a damaged byte: whatever is read of them, in a sentence or in full.

The suite looks at a sample; `make fuzz` damages every byte of the first pages, and a thousand others.
"""

import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import TextIO

from rulesets import load_rules
from rulesets.core import BadSave
from tabletop_tui.cli.saved import DAMAGED
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store import Store, StoreError, open_store
from tabletop_tui.store.people import Person
from tabletop_tui.store.salvage import salvage
from tests.conformance.play import Player

GAMES, STEPS = 5, 12
PAGES = 8
PAGE = 4096
ELSEWHERE = 1000
"""Bytes damaged beyond the first pages."""


def make(folder: Path) -> Path:
    """A file with some games, cleanly closed."""
    file = folder / "games.sqlite3"
    with open_store(file) as store:
        for seed in range(GAMES):
            game = ("orbis", "papyria", "helios", "dice_forge", "bora_bora")[seed]
            people = [Person("Ana", "red"), Person("Ben", "blue")]
            with Session.new(load_rules(game), people, seed, None, store) as session:
                player = Player(seed)
                for _ in range(STEPS):
                    if session.record.decision is not None:
                        session.do(acts.answer(player.choose(session.record.decision)))
                        session.do(acts.take_over)
    return file


def places(size: int, chance: Random) -> Iterator[tuple[int, int]]:
    """Where a byte is damaged, and by which bits: all of the first pages, and some of the others."""
    for place in range(min(PAGES * PAGE, size)):
        yield place, chance.randrange(1, 256)
    for _ in range(ELSEWHERE):
        yield chance.randrange(PAGES * PAGE, size), chance.randrange(1, 256)


def read(file: Path) -> int:
    """Read all there is, as lobby, `games`, `resume` and `replay` do; how many games there were.

    Raises nothing but what a damaged file may lead to on their way.
    """
    try:
        with open_store(file) as store:
            games = store.games()
            for game in games:
                for look in (_resume, _replay):
                    try:
                        look(store, game.id)
                    except (StoreError, BadSave):
                        continue
            return len(games)
    except StoreError as error:
        if error.reason.id not in DAMAGED:
            raise
    found = salvage(file)
    for document in found.documents.values():
        try:
            Session.of_document(document)
        except BadSave:
            continue
    return len(found.documents)


def _resume(store: Store, game: str) -> None:
    with Session.resume(store, game):
        pass


def _replay(store: Store, game: str) -> None:
    Session.of_document(store.document(game))


def fault(file: Path, data: bytes, place: int, bits: int) -> str | None:
    """What is wrong after a byte was damaged."""
    damaged = bytearray(data)
    damaged[place] ^= bits
    file.write_bytes(damaged)
    for log in ("-wal", "-shm"):
        file.with_name(file.name + log).unlink(missing_ok=True)
    what = f"byte {place} damaged by {bits:#04x}"
    try:
        found = read(file)
    except StoreError as error:
        newer = error.reason.id == "saves-newer" and place == VERSION_BYTE
        return None if newer else f"{what}: {error}"
    except Exception as error:  # noqa: BLE001 - whatever it is, no player must see it
        return f"{what}: {error!r}"
    if not found and place % PAGE >= PAGE_HEADER:
        return f"{what}: nothing was read"
    return None


PAGE_HEADER = 12
"""Bytes that say what kind of page it is and where its rows are; all games of a small file are in one."""


VERSION_BYTE = 63
"""The lowest byte of the version: a damaged one is a newer program's."""


def _part(name: str, data: bytes, part: Sequence[tuple[int, int]]) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / name
        return [wrong for place, bits in part if (wrong := fault(file, data, place, bits))]


def every(jobs: int, seed: int, out: TextIO) -> list[str]:
    """Damage every byte of the first pages, and some others; what is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        file = make(Path(folder))
        data = file.read_bytes()
    work = [*places(len(data), Random(seed))]
    with ProcessPoolExecutor(jobs) as pool:
        done = [pool.submit(_part, file.name, data, work[n : n + 250]) for n in range(0, len(work), 250)]
        found = [wrong for future in done for wrong in future.result()]
    print(f"{len(work)} bytes damaged, {len(found)} faults", file=out)
    return found
