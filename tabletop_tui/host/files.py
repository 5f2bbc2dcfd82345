"""Files that are written whole or not at all."""

import errno
import os
import tempfile
from pathlib import Path

from tabletop_tui.host.paths import make_private


def write_whole(file: Path, text: str) -> None:
    """Write a file such that at any moment it has either the old or the new text. Raises `OSError`."""
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


MOST_REPORTS, LARGEST_REPORT = 40, 1 << 20
"""Reports that are kept, and bytes of each: something that fails again and again must not fill a disk."""


def write_report(folder: Path, stem: str, text: str, suffix: str = ".json") -> Path:
    """Write a failure report to a new file; the oldest reports make room. Raises `OSError`."""
    make_private(folder)
    if len(text.encode("utf-8", "replace")) > LARGEST_REPORT:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(folder))
    kept = sorted((file for file in folder.iterdir() if file.is_file()), key=_written_at)
    for file in kept[: max(len(kept) + 1 - MOST_REPORTS, 0)]:
        file.unlink(missing_ok=True)
    return write_fresh(folder, stem, text, suffix)


def _written_at(file: Path) -> float:
    try:
        return file.stat().st_mtime
    except OSError:
        return 0.0
