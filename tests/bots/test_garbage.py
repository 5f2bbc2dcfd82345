"""Computer players answer without Python looking for garbage in the middle."""

import gc
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from queue import SimpleQueue
from threading import Timer

import pytest

from rulesets import load_rules
from tabletop_tui.bots import players, worker
from tabletop_tui.bots.garbage import between_answers
from tabletop_tui.bots.playing import play
from tests.whole import sampled

ROOT = Path(__file__).parents[2]

WASTEFUL = """import gc
LOOKS = []

class Wasteful:
    def choose(self, seen, chance):
        before = [each["collections"] for each in gc.get_stats()]
        kept = [[number] for number in range(20_000)]
        LOOKS.append([each["collections"] for each in gc.get_stats()] != before)
        return seen.keys[0]
"""


@pytest.fixture(autouse=True)
def _enabled() -> Iterator[None]:
    gc.enable()
    yield
    gc.enable()


def test_no_answer_waits_while_python_looks_for_garbage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    players.player.cache_clear()
    (tmp_path / "wasteful.py").write_text(WASTEFUL, encoding="utf-8")
    _ = play(load_rules("orbis"), ["wasteful:Wasteful"] * 2, 3)
    looks = sys.modules["wasteful"].LOOKS
    assert len(looks) > 20
    assert not any(looks)
    assert gc.isenabled()


def test_circles_left_by_answers_are_found_between_them() -> None:
    class Circle:
        def __init__(self) -> None:
            self.me = self

    def left() -> int:
        return sum(type(each) is Circle for each in gc.get_objects())

    with between_answers() as answered:
        assert not gc.isenabled()
        for _ in range(50):
            for _ in range(10):
                Circle()
            answered()
        assert left() == 0
        held = Circle()
        answered()
        del held
        answered()
        assert left() == 1
    assert gc.isenabled()
    _ = gc.collect()
    assert left() == 0


def test_a_worker_looks_everywhere_when_nothing_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[str] = []
    monkeypatch.setattr(worker, "look_everywhere", lambda: looked.append("everywhere"))
    monkeypatch.setattr(worker, "QUIET", 0.05)
    lines: SimpleQueue[bytes] = SimpleQueue()
    lines.put(b"at once")
    assert worker._next(lines) == b"at once"
    assert looked == []
    late = Timer(0.2, lines.put, [b"later"])
    late.start()
    assert worker._next(lines) == b"later"
    late.join()
    assert looked == ["everywhere"]


FEW, MANY = sampled((1, 3), (10, 25))
"""Games after which a process is looked at, and looked at again."""
SMALL = f"""import json
from tools.bench.memory import played
few = played({FEW}, (2, 3))
many = played({MANY}, (2, 3))
print(json.dumps([few._asdict(), many._asdict()]))
"""


def test_a_process_that_thinks_stays_small_and_no_question_waits_for_a_look() -> None:
    """A bounded form of `python -m tools.bench.memory`, which plays 200 games."""
    ran = subprocess.run([sys.executable, "-c", SMALL], capture_output=True, text=True, check=True, cwd=ROOT)
    few, many = json.loads(ran.stdout)
    assert many["answers"] > 80 * MANY
    assert many["looks_within"] == few["looks_within"] == 0
    assert many["megabytes"] < 120
    assert many["megabytes"] < few["megabytes"] + 40
    assert many["longest_look"] < 0.1


def test_a_look_everywhere_doesn_t_look_again_at_what_is_in_use() -> None:
    code = (
        "import gc; from tabletop_tui.bots.garbage import look_everywhere\n"
        "kept = [[each] for each in range(99999)]; look_everywhere()\n"
        "print(sum(type(each) is list for each in gc.get_objects()))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert int(ran.stdout) < 1000


def test_a_worker_looks_everywhere_even_if_questions_keep_coming(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every `MOST_ANSWERS`-th answer is followed by such a look instead of a brief one."""
    looks: list[str] = []
    monkeypatch.setattr(worker, "MOST_ANSWERS", 3)
    monkeypatch.setattr(worker, "look_everywhere", lambda: looks.append("everywhere"))
    monkeypatch.setattr(worker, "after_an_answer", lambda: looks.append("briefly"))
    for answered in range(1, 8):
        worker.tidy(answered)
    assert looks == ["briefly", "briefly", "everywhere", "briefly", "briefly", "everywhere", "briefly"]
