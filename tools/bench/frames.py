"""What frames of our own gain: a key with them, with Textual's frames, and with Textual's bytes as well.

`make frames [GAMES=orbis]`, about a minute for each game. The three programs run at the same time and take
turns. What was found, and what it decides: `docs/decisions/0016-the-fence.md`.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rulesets import BUILT
from tools.bench.figures import percentile
from tools.bench.pty import Terminal
from tools.bench.screen import ANSWER, FRAME_GAP, QUIET, Key, environment, play, wandering

OURS, FRAMES, ALL = "ours", "Textual's frames", "all of Textual's"
"""Everything of ours; Textual's compositor; its compositor, and its bytes as they are."""


def run_with(which: str, arguments: list[str]) -> int:
    """Run the program, with some of Textual's own ways put back."""
    from textual._compositor import Compositor
    from textual.app import App

    from tabletop_tui.cli.main import main
    from tabletop_tui.tui.terminal.compositor import LeanCompositor
    from tabletop_tui.tui.terminal.lean import LeanApp

    if which != OURS:
        for name in ("render_full_update", "render_partial_update"):
            setattr(LeanCompositor, name, getattr(Compositor, name))
    if which == ALL:
        LeanApp._display = App._display  # type: ignore[method-assign]
    return main(arguments)


def measure(game: str, home: Path) -> dict[str, tuple[list[Key], float]]:
    """The keys of each of the three, and the processor time that all of them took."""
    found: dict[str, tuple[list[Key], float]] = {}
    programs: dict[str, Terminal] = {}
    keys: dict[str, list[Key]] = {which: [] for which in (OURS, FRAMES, ALL)}
    arguments = play(game)[3:]
    command = (sys.executable, "-m", "tools.bench.frames", "--run")
    with (
        Terminal.run((*command, OURS, *arguments), environment(home / "1")) as programs[OURS],
        Terminal.run((*command, FRAMES, *arguments), environment(home / "2")) as programs[FRAMES],
        Terminal.run((*command, ALL, *arguments), environment(home / "3")) as programs[ALL],
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
