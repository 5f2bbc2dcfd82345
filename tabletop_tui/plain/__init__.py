"""A game as lines of text: for screen readers, pipes and slow links."""

from tabletop_tui.plain.game import play

__all__ = ["play"]
