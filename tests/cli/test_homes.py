"""A home that nothing can be written to: every command says so in a sentence, whatever it wanted there."""

import contextlib
from pathlib import Path

import pytest

from tests.cli.running import told
from tests.whole import sampled

COMMANDS = (
    ("play", "orbis", "--plain"),
    ("serve", "--no-screen", "--port", "0"),
    ("people", "--add", "ana", "--key", "ssh-ed25519 AAAA"),
    ("import", "save.json"),
    ("games",),
    ("people",),
    ("where",),
    ("doctor",),
)


def homes(folder: Path) -> list[str]:
    """A folder below a file, and one that even root can't write to."""
    file = folder / "a-file"
    file.write_text("no folder")
    return [str(file / "below"), *(["/proc/tabletop"] if Path("/proc").is_dir() else [])]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_home_that_cannot_be_written_to_gets_a_sentence(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "save.json").write_text("{}")
    every = homes(tmp_path)
    for home in sampled(every[COMMANDS.index(command) % len(every) :][:1], every):
        monkeypatch.setenv("TABLETOP_HOME", home)
        with contextlib.chdir(tmp_path):
            done = told(*command)
        assert done.code in (0, 1, 2), done
        assert "Traceback" not in done.out + done.err
        assert "report" not in done.err, done.err
        if done.code:
            assert done.err.startswith("tabletop: ") or command == ("doctor",), done
