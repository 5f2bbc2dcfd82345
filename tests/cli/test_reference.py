"""The reference and the manual page say what the code has now."""

import shutil
import subprocess

import pytest

from tabletop_tui.cli import tree
from tools import reference


def test_the_reference_is_the_one_that_the_code_makes() -> None:
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page(), "make reference"


def test_the_manual_page_is_the_one_that_the_code_makes() -> None:
    assert reference.MANUAL.read_text(encoding="utf-8") == reference.manual(), "make reference"


def test_every_command_is_in_both() -> None:
    page, manual = reference.page(), reference.manual()
    for name in tree.COMMANDS:
        assert f"`tabletop {name}" in page
        assert f".B tabletop {name}" in manual


@pytest.mark.skipif(shutil.which("groff") is None, reason="groff isn't installed here")
def test_nothing_in_the_manual_page_is_a_mistake_to_groff() -> None:
    done = subprocess.run(
        ["groff", "-man", "-Tutf8", "-wall", "-z"],
        input=reference.manual(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
