"""Running text laid out in paragraphs, for commands that print."""

import shutil
import sys
import textwrap


def text_width() -> int:
    """How wide running text is printed: the terminal's width, at most 88."""
    return max(40, min(88, shutil.get_terminal_size().columns))


def warning(text: str) -> str:
    """A sentence for standard error: one line, in a terminal broken between its words."""
    line = f"tabletop: {' '.join(text.split())}"
    return textwrap.fill(line, text_width(), break_on_hyphens=False) if sys.stderr.isatty() else line


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


def unwrapped(text: str) -> list[str]:
    """Running text without line ends of its own: a line for each paragraph and each `-` item."""
    return [item for block in text.split("\n\n") for item in _items(block)]


def _items(block: str) -> list[str]:
    items: list[str] = []
    for line in block.split("\n"):
        if items and not line.startswith("- "):
            items[-1] += " " + line.strip()
        else:
            items.append(line.strip())
    return items
