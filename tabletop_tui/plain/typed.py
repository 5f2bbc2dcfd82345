"""Lines typed at this program's own terminal, or given by another program, for a conversation."""

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletop_tui.plain.console import Console
    from tabletop_tui.text.words import Words

MOST_IDLE = 1000
"""So many lines from a pipe that change nothing end a game. No position has as much to ask about."""


class TypedLines:
    """The lines of a console, of which there are no more if nothing comes of them for long.

    A program that answers may go on for ever about what is refused (`yes 99`): so many lines in a row that
    leave the position as it was are enough. A person at a keyboard may type as many as they like.
    """

    def __init__(self, console: "Console", words: "Words", position: Callable[[], object]) -> None:
        """`position` is anything that differs after a line that has changed something."""
        self._console = console
        self._words = words
        self._position = position
        self._idle = -1
        self._before = position()
        self.stalled = False
        """Whether reading was given up."""
        self.say, self.clear, self.flush = console.say, console.clear, console.flush

    @property
    def typed(self) -> bool:
        """Whether a person types them."""
        return self._console.typed

    async def read(self, prompt: str) -> str | None:
        """The next line, or `None` if there are no more, or no more are read."""
        now = self._position()
        self._idle, self._before = (self._idle + 1 if now == self._before else 0), now
        if self._idle >= MOST_IDLE and not self.typed:
            self.stalled = True
            self.say(self._words.plain.stalled(count=MOST_IDLE))
            return None
        return self._console.read(prompt)


def finish(talk: Coroutine[Any, Any, None], interrupted: Callable[[], bool] = lambda: False) -> None:
    """Run a conversation to its end.

    On ^C while it waits for something else than a line, `interrupted` is called. Unless that returns true, as
    it has ended the wait, `KeyboardInterrupt` is raised.
    """
    import asyncio  # not for those who only ask how to play

    loop = asyncio.new_event_loop()
    try:
        task = loop.create_task(talk)
        while not task.done():
            try:
                loop.run_until_complete(task)
            except KeyboardInterrupt:
                if task.done():
                    return task.result()  # raises it
                if not interrupted():
                    raise
    finally:
        for each in asyncio.all_tasks(loop):
            each.cancel()
            loop.run_until_complete(asyncio.wait({each}))
        loop.close()
