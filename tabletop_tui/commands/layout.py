"""Plain text laid out in columns and paragraphs, for commands that print."""

import shutil
import textwrap
from collections.abc import Sequence


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """Rows as aligned columns, two spaces apart; the columns in `right` are flushed right."""
    from rich.cells import cell_len

    count = max((len(row) for row in rows), default=0)
    widths = [max(cell_len(row[i]) for row in rows if i < len(row)) for i in range(count)]
    lines = []
    for row in rows:
        cells = []
        for i, cell in enumerate(row):
            gap = " " * (widths[i] - cell_len(cell))
            cells.append(gap + cell if i in right else cell + gap)
        lines.append("  ".join(cells).rstrip())
    return lines


def text_width() -> int:
    """How wide running text is printed: the terminal's width, at most 88."""
    return max(40, min(88, shutil.get_terminal_size().columns))


def paragraphs(text: str, indent: str = "") -> list[str]:
    """Running text wrapped, its paragraphs (separated by empty lines) and `-` items kept apart."""
    lines: list[str] = []
    for block in text.split("\n\n"):
        if lines:
            lines.append("")
        for item in _items(block):
            hanging = indent + ("  " if item.startswith("- ") else "")
            lines += textwrap.wrap(item, text_width(), initial_indent=indent, subsequent_indent=hanging)
    return lines


def _items(block: str) -> list[str]:
    items: list[str] = []
    for line in block.split("\n"):
        if items and not line.startswith("- "):
            items[-1] += " " + line.strip()
        else:
            items.append(line.strip())
    return items
