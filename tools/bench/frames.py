"""What sending only what changed gains: a key with our bytes, and with Textual's.

`make frames [GAMES=orbis]`, about a minute for each game. The two programs run at the same time and take
turns. What was found, and what it decides: `docs/decisions/0036-textuals-frames.md`.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rulesets import BUILT
from tools.bench.figures import percentile
from tools.bench.pty import Terminal
from tools.bench.screen import ANSWER, FRAME_GAP, QUIET, Key, environment, play, wandering

OURS, THEIRS = "our bytes", "Textual's bytes"


def run_with(which: str, arguments: list[str]) -> int:
    """Run the program, with Textual's own way to the terminal put back if asked for."""
    from textual.app import App

    from tabletop_tui.cli.main import main
    from tabletop_tui.tui.terminal.lean import LeanApp

    if which == THEIRS:
        LeanApp._display = App._display  # type: ignore[method-assign]
    return main(arguments)


def measure(game: str, home: Path) -> dict[str, tuple[list[Key], float]]:
    """The keys of each of the two, and the processor time that all of them took."""
    found: dict[str, tuple[list[Key], float]] = {}
    programs: dict[str, Terminal] = {}
    keys: dict[str, list[Key]] = {which: [] for which in (OURS, THEIRS)}
    arguments = play(game)[3:]
    command = (sys.executable, "-m", "tools.bench.frames", "--run")
    with (
        Terminal.run((*command, OURS, *arguments), environment(home / "1")) as programs[OURS],
        Terminal.run((*command, THEIRS, *arguments), environment(home / "2")) as programs[THEIRS],
    ):
        for program in programs.values():
            program.settle(QUIET)
        before = {which: program.cpu_seconds() for which, program in programs.items()}
        for key in wandering():
            for which, program in programs.items():
                pressed = program.press(key)
                chunks = program.settle(FRAME_GAP, at_most=ANSWER)
                if chunks:
                    keys[which].append((chunks[-1].at - pressed, sum(len(chunk.data) for chunk in chunks)))
        for which, program in programs.items():
            found[which] = keys[which], program.cpu_seconds() - before[which]
    return found


def main() -> int:
    """Measure and print."""
    if sys.argv[1:2] == ["--run"]:
        return run_with(sys.argv[2], sys.argv[3:])
    for game in sys.argv[1:] or BUILT:
        with TemporaryDirectory(prefix="tabletop-bench-") as folder:
            for which, (keys, processor) in measure(game, Path(folder)).items():
                times = [1e3 * percentile([took for took, _ in keys], percent) for percent in (50, 95)]
                sent = [percentile([size for _, size in keys], percent) / 1000 for percent in (50, 95)]
                print(
                    f"{game:12} {which:17} p50 {times[0]:5.1f} ms  p95 {times[1]:5.1f} ms  "
                    f"p50 {sent[0]:5.2f} kB  p95 {sent[1]:5.2f} kB  "
                    f"processor {1e3 * processor / len(keys):.1f} ms a key, {len(keys)} keys"
                )
    return 0


if __name__ == "__main__":
    sys.exit(main())
