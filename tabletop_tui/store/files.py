"""Files that are written whole or not at all."""

import os
import tempfile
from pathlib import Path


def write_whole(file: Path, text: str) -> None:
    """Write a file so that at any moment either the old or the new text is there. Raises `OSError`."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as target:
            target.write(text)
            target.flush()
            os.fsync(target.fileno())
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def write_fresh(folder: Path, stem: str, text: str, suffix: str = ".json") -> Path:
    """Write a new file with a name that isn't taken. Raises `OSError`."""
    number = 1
    while True:
        file = folder / f"{stem}-{number}{suffix}"
        try:
            with file.open("x", encoding="utf-8") as target:
                target.write(text)
        except FileExistsError:
            number += 1
        else:
            return file
