"""Imports Textual without the parts that a start of this program doesn't need.

`textual.app` imports its command palette, and with it inputs, lists and folder trees; notification ids, and
with them queries about the computer's platform. None of that is on our first screens, and most of it on none.
While Textual is imported, stand-ins replace such modules. What Textual takes from a stand-in is imported
when it is called, so everything works as usual, only later. This saves a tenth of a bare app's start.
"""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

STOOD_IN_FOR = (
    "textual.command",  # 13 ms, with its widgets: our own palette is `screens/commands.py`
    "platformdirs",  # 3 ms: where to put files that a browser would save
    "uuid",  # 2 ms, with `platform`: notifications and saved files
    "textual.markup",  # 2 ms: texts with styles in square brackets, instead of which we have pictures
    "pickle",  # 2 ms: what is hidden in styles for clicks on them
    "textual.canvas",  # 1 ms: lines between the cells of a grid
    "textual.css._help_text",  # 1 ms, like the next two: errors in a style sheet
    "textual.suggestions",
    "rich.panel",
    "rich.table",  # 1 ms: pages that show all colours
    "rich.markup",  # half a millisecond: texts with square brackets
    "rich.tree",  # half a millisecond: a screen's widgets, for developers
    "mimetypes",  # half a millisecond: saved files
)
"""Modules from which Textual takes only what it calls later, with the processor time of importing them."""


class Later:
    """A function or class of a module that is imported when it is called or used."""

    def __init__(self, module: str, name: str) -> None:
        """What `from module import name` would return."""
        self._module, self._name = module, name
        self._found: Any = None

    def __call__(self, *args: Any, **facts: Any) -> Any:
        """Import the module, and make the call."""
        return self._real()(*args, **facts)

    def __getattr__(self, name: str) -> Any:
        """An attribute, once the module is imported."""
        return getattr(self._real(), name)

    def __mro_entries__(self, _bases: tuple[Any, ...]) -> tuple[type, ...]:
        """Classes derived from it inherit nothing: Textual's search for themes is no command of ours."""
        return ()

    def _real(self) -> Any:
        if self._found is None:
            _stand_back(self._module)
            self._found = getattr(import_module(self._module), self._name)
        return self._found


class StandIn(ModuleType):
    """A module that has every name, to be imported later."""

    def __getattr__(self, name: str) -> Later:
        """What the module will have by this name; nothing about the module itself."""
        if name.startswith("__"):
            raise AttributeError(name)
        return Later(self.__name__, name)


def read_in_textual() -> None:
    """Import Textual; what is there already stays as it is.

    Afterwards, importing one of these modules returns the real one.
    """
    for name in STOOD_IN_FOR:
        sys.modules.setdefault(name, StandIn(name))
    try:
        import_module("textual.app")
    finally:
        for name in STOOD_IN_FOR:
            _stand_back(name)


def _stand_back(name: str) -> None:
    if isinstance(sys.modules.get(name), StandIn):
        del sys.modules[name]
