"""What a game's wording asks for when something has happened."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from tabletop_tui.kit.recap import Meant

V_contra = TypeVar("V_contra", contravariant=True)


class Tells(Protocol):
    """Puts events into sentences."""

    def story(self, events: Sequence[Any]) -> list[tuple[int | None, str]]:
        """As `Wording.story`."""


class SumsUp(Protocol[V_contra]):
    """Sums up the turns of others."""

    def meant(self, before: V_contra, after: V_contra, seat: int, events: Sequence[Any]) -> Sequence[Meant]:
        """As `Wording.meant`."""

    def turn(self, events: Sequence[Any]) -> str:
        """As `Wording.turn`."""
