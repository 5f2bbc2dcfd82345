"""A game as lines of text: for screen readers, pipes and slow links."""

from tabletop_tui.plain.brevity import Brevity
from tabletop_tui.plain.keyboard import play

__all__ = ["Brevity", "play"]
