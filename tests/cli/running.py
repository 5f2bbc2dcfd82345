"""Running the command line in tests."""

import contextlib
import io
import os
import subprocess
import sys
from collections.abc import Callable
from typing import NamedTuple
from unittest import mock

import pytest

from tabletop_tui.cli.main import main


class Ran(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]


def ran(capsys: pytest.CaptureFixture[str], *arguments: str) -> Ran:
    """A command run in this process, without a terminal."""
    code = main(list(arguments))
    out, err = capsys.readouterr()
    return Ran(code, out, err)


def told(*arguments: str, typed: str = "") -> Ran:
    """A command run in this process, without a terminal, while this is typed."""
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
    ):
        code = main(list(arguments))
    return Ran(code, out.getvalue(), err.getvalue())


def process(*arguments: str, **environ: str) -> Ran:
    """A command run in a process of its own, without a terminal."""
    done = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **environ},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
