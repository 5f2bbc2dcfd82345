"""The exit codes of every command; `docs/playing.md` explains them."""

from typing import Final

DONE: Final = 0
FAILED: Final = 1
"""Rightly asked for, but it didn't work: something named isn't there, is damaged, or is in use."""
WRONG_USAGE: Final = 2
"""No game and no file could make this command line work: an unknown command, option, game or value.

Also a full screen where none can be shown: another command line works there.
"""
INTERRUPTED: Final = 130
"""Ended by the player: Ctrl+C."""
TERMINATED: Final = 143
"""Ended from outside: by a signal, or by its terminal."""
