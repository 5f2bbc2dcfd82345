"""`python -m tools.mutants [PART...]`: do the tests notice a fault? A sample of small faults, one at a time.

Cosmic Ray puts each fault into a copy of the project: another comparison, a number changed by one, a
condition inverted, a loop that never runs. Then those tests of that part run that reach the faulty lines, the
quickest first; for faults in lines that run on import, and in lines that no test is seen to reach, all tests
of the part. A fault that no test notices survives and is shown. Left out are faults that can not be told from
the original: annotations (`int | None`), `is` for `==`, decorators such as `@cache`, and how much
`@lru_cache` holds.
"""

import argparse
import fcntl
import json
import math
import os
import resource
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from difflib import unified_diff
from functools import cache, partial
from multiprocessing import current_process
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, TextIO

from cosmic_ray.ast import ast_nodes, get_ast_from_path
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from cosmic_ray.work_item import MutationSpec

from rulesets import BUILT
from rulesets.core.records import record

ROOT = Path(__file__).parent.parent
LEFT_OUT = ("BitOr", "Is", "RemoveDecorator", "ExceptionReplacer")
"""Parts of the names of operators whose faults can't be told from the original."""
CONDITIONS = ("ReplaceComparisonOperator", "AddNot", "Delete_Not", "ReplaceAndWithOr", "ReplaceOrWithAnd")
"""Parts of the names of operators whose faults are in conditions."""
WRITTEN = ("__init__.py", "messages.py", "lesson_messages.py", "coach_messages.py", "points_messages.py")
"""Modules that hold nothing, or are written by `make messages`."""
SECONDS = 900
"""A test run that takes longer counts as noticed, as does one that needs five times the processor time of the
same tests without a fault, and 30 seconds: most such faults never end."""
PYTEST = (sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "-o", "timeout=0")
"""Without a limit by the clock: on a busy machine a test may wait long for the processor."""


@record
class Part:
    """A part of the program, and its tests."""

    name: str
    tests: tuple[str, ...]
    least: float
    """What percentage of faults has to be noticed."""

    def modules(self) -> list[Path]:
        """Its modules, below the project's folder."""
        whole = ROOT / self.name
        found = sorted(whole.rglob("*.py")) if whole.is_dir() else [whole]
        return [path.relative_to(ROOT) for path in found if path.name not in WRITTEN]


def _of_rules(game: str) -> Part:
    """A game's rules: its own tests, what all games promise, what bots, screens and lessons use."""
    shared = (
        "tests/conformance",
        "tests/playthroughs",
        "tests/bots/test_features.py",
        "tests/play/lessons/test_steps.py",
    )
    tests = (f"tests/rulesets/{game}", *shared, f"tests/games/{game}")
    return Part(f"rulesets/{game}", (*tests, "-k", game), 85)


def _of_advice(game: str) -> Part:
    """What players are told before they decide: the tests of rules, sentences, hints, coach and lessons."""
    shared = ("tests/bots/test_features.py", "tests/play/lessons", "tests/play/coach", "tests/playthroughs")
    tests = (f"tests/rulesets/{game}", f"tests/games/{game}", *shared)
    return Part(f"rulesets/{game}/advice", (*tests, "-k", game), 85)


_CORE = ("tests/rulesets/core", "tests/foreign", "tests/conformance", "-k", "'core or foreign or orbis'")
_SPOKEN = (
    "tests/bots/test_plain.py",
    "tests/bots/test_hints_told.py",
    "tests/play/coach",
    "tests/play/lessons",
)
_PLAIN = (*_SPOKEN, "tests/tui/lobby/test_fair.py", "tests/serve/tables/test_plain.py")
PARTS = (
    Part("rulesets/core", _CORE, 85),
    *(_of_rules(game) for game in BUILT),
    *(_of_advice(game) for game in BUILT),
    *(Part(f"tabletop_tui/games/{game}", (f"tests/games/{game}",), 70) for game in BUILT),
    Part("tabletop_tui/kit", ("tests/tui", "tests/games/orbis", "tests/games/helios"), 70),
    Part("tabletop_tui/bots", ("tests/bots",), 70),
    Part(
        "tabletop_tui/store", ("tests/store", "tests/play/session", "tests/play/fair", "tests/play/stats"), 70
    ),
    Part("tabletop_tui/plain", ("tests/plain", *_PLAIN), 70),
    Part("tabletop_tui/cli", ("tests/cli", "tests/play/stats", "tests/play/fair", "tests/plain"), 70),
    Part("tabletop_tui/serve", ("tests/serve", "tests/serve/club", "tests/serve/tables"), 70),
    Part("tabletop_tui/paint/pictures", ("tests/paint", "tests/tui"), 70),
    Part("tabletop_tui/tui/widgets", ("tests/tui", "tests/games/orbis"), 70),
    Part(
        "tabletop_tui/tui/screens",
        ("tests/tui", "tests/tui/lobby", "tests/play/session", "tests/play/coach", "tests/play/lessons"),
        70,
    ),
)
"""Rules have to be tested in every branch; some faults of screens only show to the eye."""


@record
class Tried:
    """The result of one fault."""

    part: Part
    noticed: bool
    diff: str


def faults(part: Part, *, conditions: bool = False) -> Iterator[MutationSpec]:
    """All faults that can be put into a part, or into its conditions."""
    wanted = CONDITIONS if conditions else ("",)
    operators = [
        (name, get_operator(name)())
        for name in operator_names()
        if any(word in name for word in wanted)
        and not any(word in name for word in LEFT_OUT)
        and not get_operator(name).arguments()
    ]
    for module in part.modules():
        nodes = list(ast_nodes(get_ast_from_path(ROOT / module)))
        lines = (ROOT / module).read_text(encoding="utf-8").split("\n")
        for name, operator in operators:
            places = [place for node in nodes for place in operator.mutation_positions(node)]
            for occurrence, (start, end) in enumerate(places):
                line = lines[start[0] - 1]
                if _is_marker(line, start[1]) or line.lstrip().startswith("@lru_cache"):
                    continue
                yield MutationSpec(str(module), name, occurrence, start, end)


def _is_marker(line: str, column: int) -> bool:
    """Whether a star belongs to parameters or arguments: it is no product, and stands without blanks."""
    return line[column : column + 1] in ("*", "/") and line[column + 1 : column + 2] != " "


def copied(folder: Path) -> None:
    """A copy of the project for this process, in which it works from now on."""
    mine = folder / current_process().name
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True)
    for name in listed.stdout.splitlines():
        target = mine / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    os.chdir(mine)


@cache
def reached(part: Part) -> dict[str, Any]:
    """Which tests of a part reach which lines (`tools.reached`), found once for all processes.

    Raises `RuntimeError` if a test fails without any fault.
    """
    kept = Path.cwd().parent / f"{part.name.replace('/', '-')}.json"
    with kept.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists():
            environment = {**os.environ, "TABLETOP_REACHED": part.name}
            command = [*PYTEST, "-p", "tools.reached", *_words(part.tests)]
            done = subprocess.run(command, check=False, env=environment, capture_output=True, text=True)
            if done.returncode:
                output = (done.stdout + done.stderr)[-3000:]
                raise RuntimeError(f"without any fault, tests of {part.name} fail:\n{output}")
            _ = shutil.move("reached.json", kept)
    found: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8"))
    return found


def _words(tests: Sequence[str]) -> list[str]:
    """Arguments as a shell would split them: a part quotes what follows `-k`."""
    return shlex.split(" ".join(tests))


def chosen_tests(part: Part, fault: MutationSpec) -> list[str]:
    """The tests that reach the lines of a fault, the quickest first.

    Where a line runs on import, or no test is seen to reach it, all tests of the part: first those that reach
    its module.
    """
    found = reached(part)
    tests, lines = found["tests"], found["lines"].get(str(fault.module_path), {})
    span = range(fault.start_pos[0], fault.end_pos[0] + 1)
    numbers = {number for line in span for number in lines.get(str(line), ())}
    if numbers and -1 not in numbers:
        return [tests[number][0] for number in sorted(numbers, key=lambda number: tests[number][1])]
    near = {number for reaching in lines.values() for number in reaching}
    order = sorted(range(len(tests)), key=lambda number: (number not in near, tests[number][1]))
    return [tests[number][0] for number in order]


def passes(part: Part, names: Sequence[str]) -> bool:
    """Whether these tests of a part pass, in this order."""
    seconds = dict(reached(part)["tests"])
    limit = 30 + math.ceil(5 * sum(seconds[name] for name in names))
    Path("chosen.txt").write_text("\n".join(names), encoding="utf-8")
    try:
        done = subprocess.run(
            [*PYTEST, "-x", "@chosen.txt"],
            check=False,
            capture_output=True,
            timeout=SECONDS,
            preexec_fn=partial(resource.setrlimit, resource.RLIMIT_CPU, (limit, limit)),
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def tried(part: Part, fault: MutationSpec) -> Tried:
    """Whether the tests of a part notice a fault; the folder is that of `copied`."""
    module = Path(fault.module_path)
    names = chosen_tests(part, fault)
    right = module.read_text(encoding="utf-8")
    wrong = mutate_code(right, get_operator(fault.operator_name)(), fault.occurrence)
    try:
        module.write_text(wrong, encoding="utf-8")
        survived = passes(part, names)
    finally:
        module.write_text(right, encoding="utf-8")
    before, after = right.split("\n"), wrong.split("\n")
    diff = "\n".join(unified_diff(before, after, f"a/{module}", f"b/{module}", lineterm=""))
    return Tried(part, not survived, diff)


def interval(hits: int, of: int) -> tuple[float, float]:
    """The interval that contains the true share with 95 %, for this many hits in a sample (after Wilson)."""
    z = 1.96
    middle = (hits + z * z / 2) / (of + z * z)
    half = z / (of + z * z) * math.sqrt(hits * (of - hits) / of + z * z / 4)
    return middle - half, middle + half


def run(
    parts: Sequence[Part], count: int, seed: int, jobs: int, out: TextIO, *, conditions: bool = False
) -> list[Tried]:
    """Try this many faults of each part, drawn by a seed, and show those that survive."""
    found: list[Tried] = []
    with (
        TemporaryDirectory() as folder,
        ProcessPoolExecutor(jobs, initializer=partial(copied, Path(folder))) as pool,
    ):
        waiting = []
        for part in parts:
            every = list(faults(part, conditions=conditions))
            drawn = Random(f"{seed} {part.name}").sample(every, min(count, len(every)))
            waiting += [pool.submit(tried, part, fault) for fault in drawn]
        for number, future in enumerate(as_completed(waiting), start=1):
            try:
                found.append(future.result())
            except RuntimeError:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
            if not found[-1].noticed:
                print(f"{number} of {len(waiting)}: survived\n{found[-1].diff}", file=out, flush=True)
    return found


def summary(found: Sequence[Tried]) -> tuple[list[str], bool]:
    """A line for each part, and whether all reach their percentage."""
    lines, enough = [], True
    for part in dict.fromkeys(each.part for each in found):
        mine = [each.noticed for each in found if each.part == part]
        share = 100 * sum(mine) / len(mine)
        enough &= share >= part.least
        low, high = interval(sum(mine), len(mine))
        lines.append(
            f"{part.name:<32}{sum(mine):>5} of {len(mine):<5}{share:>4.0f} %  "
            f"[{100 * low:.0f}-{100 * high:.0f}]  (must {part.least:.0f} %)"
        )
    return lines, enough


def main(arguments: Sequence[str] | None = None, out: TextIO = sys.stdout) -> int:
    """Run the program. Returns 1 if a part doesn't reach its percentage."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help="such as rulesets/orbis; all, if none is named"
    )
    parser.add_argument("--count", type=int, default=50, help="faults for each part (50)")
    parser.add_argument("--seed", type=int, default=1, help="draws them (1)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--conditions", action="store_true", help="only faults in conditions")
    chosen = parser.parse_args(arguments)
    unknown = set(chosen.parts) - {part.name for part in PARTS}
    if unknown:
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    parts = [part for part in PARTS if not chosen.parts or part.name in chosen.parts]
    found = run(parts, chosen.count, chosen.seed, chosen.jobs, out, conditions=chosen.conditions)
    lines, enough = summary(found)
    print("\n".join(lines), file=out)
    return int(not enough)


if __name__ == "__main__":
    sys.exit(main())
