"""These tests run with two versions of Textual: `make fence`."""

import os
import tomllib
from pathlib import Path

import textual

PROJECT = Path(__file__).parents[3]
ASKED_FOR = "TABLETOP_TEXTUAL"
"""Environment variable with the version that is to be tried; the one we are made for without it."""


def test_the_version_that_was_asked_for_is_the_one_that_is_tried() -> None:
    extras = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"][
        "optional-dependencies"
    ]
    (pinned,) = [need for need in extras["dev"] if need.startswith("textual==")]
    assert textual.__version__ == os.environ.get(ASKED_FOR, pinned.removeprefix("textual=="))
