"""What `contrib/` offers to operators: its commands are ones that the program understands."""

import json
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tabletop_tui.cli import main

CONTRIB = Path(__file__).parents[2] / "contrib"


def understood(capsys: pytest.CaptureFixture[str], *arguments: str) -> bool:
    """Whether a command line is one of the program's."""
    code = main([*arguments, "--help"])
    _ = capsys.readouterr()
    return code == 0


def started_by_service() -> list[str]:
    lines = (CONTRIB / "tabletop.service").read_text(encoding="utf-8").splitlines()
    (command,) = (line.partition("=")[2] for line in lines if line.startswith("ExecStart="))
    return shlex.split(command)


def started_by_container() -> list[str]:
    lines = (CONTRIB / "Containerfile").read_text(encoding="utf-8").splitlines()
    parts: list[str] = []
    for name in ("ENTRYPOINT", "CMD"):
        (line,) = (line for line in lines if line.startswith(f"{name} "))
        parts += json.loads(line.removeprefix(name))
    return parts


def test_service_and_container_start_the_program_by_commands_it_knows(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for program, *arguments in (started_by_service(), started_by_container()):
        assert Path(program).name == "tabletop"
        assert understood(capsys, *arguments)
        assert not understood(capsys, *arguments, "--no-such-option")


def test_the_container_is_given_all_that_the_program_is_built_from() -> None:
    root = CONTRIB.parent
    lines = (CONTRIB / "Containerfile").read_text(encoding="utf-8").splitlines()
    copied = [
        word
        for line in lines
        if line.startswith("COPY ") and "--from" not in line
        for word in line.split()[1:-1]
    ]
    assert copied
    assert all((root / name).exists() for name in copied)
    assert {"pyproject.toml", "README.md", "LICENSE", "rulesets", "tabletop_tui"} <= {*copied}


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        pytest.skip("there is no systemd-analyze here")
    units = []
    for unit in CONTRIB.glob("tabletop*.*"):
        text = unit.read_text(encoding="utf-8")
        text = text.replace("/opt/tabletop/bin/tabletop", "/bin/true").replace("User=tabletop", "User=root")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
        units.append(str(tmp_path / unit.name))
    assert len(units) == 3
    done = subprocess.run(
        [analyze, "verify", *units], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
