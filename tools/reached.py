"""A plugin for pytest, loaded by `tools.mutants`: which test reaches which line, and how long it takes.

`TABLETOP_REACHED` names the part of the project whose lines count. At the end, `reached.json` in the current
folder holds for each module and line the tests that ran it, by their numbers in the list of all tests. A line
that runs when its module is imported has the number -1 too.
"""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

FOUND = "reached.json"


class Reached:
    """Follows the run of all tests. Other processes aren't followed."""

    def __init__(self, part: str) -> None:
        """`part` is a folder or module below the current folder."""
        self._whole = Path(part).resolve()
        where = f"{self._whole}/*" if self._whole.is_dir() else str(self._whole)
        self._coverage = coverage.Coverage(data_file=None, include=[where], config_file=False)
        self._seconds: dict[str, float] = {}
        self._coverage.start()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Assign the lines run from here on to this test; its seconds are processor time."""
        self._coverage.switch_context(item.nodeid)
        start = time.process_time()
        result = yield
        self._seconds[item.nodeid] = time.process_time() - start
        self._coverage.switch_context("")
        return result

    def pytest_sessionfinish(self) -> None:
        """Write down what was found."""
        self._coverage.stop()
        data = self._coverage.get_data()
        numbers = {name: number for number, name in enumerate(self._seconds)}
        lines: dict[str, dict[int, list[int]]] = {}
        for name in data.measured_files():
            module = str(Path(name).relative_to(Path.cwd()))
            contexts = data.contexts_by_lineno(name).items()
            lines[module] = {line: [numbers.get(test, -1) for test in tests] for line, tests in contexts}
        found = {"tests": list(self._seconds.items()), "lines": lines}
        Path(FOUND).write_text(json.dumps(found), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Begin to follow as soon as pytest knows its plugins."""
    config.pluginmanager.register(Reached(os.environ["TABLETOP_REACHED"]))
