"""Modules of the standard library that are imported when they are used, not when others name them.

asyncio names TLS, which a game at one keyboard never speaks, and with it OpenSSL; tracebacks name what wraps
text, and subprocesses what reads numbers as they are written elsewhere. `importlib.util.LazyLoader` is made
for this, but in Python 3.11 a second `import` loads a module. Everyone gets the real module: it is only empty
until somebody asks it for something.
"""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.machinery import ModuleSpec, PathFinder
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.abc import Loader  # at run time it takes as long as what is saved here

LATE = {
    "ssl": "_ssl",  # 4 ms, with the next one
    "asyncio.sslproto": "_ssl",
    "textwrap": "",  # 1 ms
    "locale": "",  # half a millisecond
}
"""These modules, with the processor time of reading them in, and what a Python may lack that they need:
then everyone is told at once."""

_READING = RLock()


class LateModule(ModuleType):
    """A module that reads itself in when it is asked for something."""

    def __getattr__(self, name: str) -> Any:
        """What it has by this name, once it is read in."""
        if name.startswith("__"):
            raise AttributeError(name)  # the import system asks every module for these
        with _READING:  # other threads that ask wait until it is complete
            loader: Any = self.__loader__
            if isinstance(loader, _Late):
                loader.read_in(self)
        return ModuleType.__getattribute__(self, name)


class _Late:
    """Makes a module, and leaves it empty for now."""

    def __init__(self, loader: "Loader") -> None:
        self._loader = loader

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return LateModule(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        pass

    def read_in(self, module: ModuleType) -> None:
        """Fill the module as it would have been filled when it was named."""
        module.__loader__ = self._loader
        if module.__spec__ is not None:
            module.__spec__.loader = self._loader
        self._loader.exec_module(module)
        module.__class__ = ModuleType


class _LateFinder:
    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in LATE or (LATE[name] and PathFinder.find_spec(LATE[name]) is None):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and spec.loader is not None:
            late: Any = _Late(spec.loader)
            spec.loader = late
        return spec


@contextmanager
def read_in_late() -> Iterator[None]:
    """While this lasts, these modules come empty."""
    finder = _LateFinder()
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)
