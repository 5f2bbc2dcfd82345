"""Since your turn: what the turns of others have meant for a player, and what each of them did."""

from collections.abc import Sequence

from rulesets.core.records import record
from tabletop_tui.text.cells import with_minus


@record
class Meant:
    """A change for the player, in a sentence."""

    text: str
    loss: bool
    """Something of the player's is gone or worth less; otherwise it is a gain."""
    target: str | None = None
    """The board element where it shows; `None` for one that shows nowhere."""


@record
class TurnSaid:
    """What another seat did, in a sentence."""

    seat: int
    text: str
    gained: int | None
    """Points more than before its turns; `None` where the player may not know."""

    @property
    def points(self) -> str:
        """The points gained with their sign, as players read them; empty if there are none."""
        return with_minus(f"{self.gained:+d}") if self.gained else ""


@record
class Recap:
    """What happened to a player since their last turn."""

    meant: Sequence[Meant] = ()
    """Losses first, the gravest before the others; then gains."""
    turns: Sequence[TurnSaid] = ()
    """One entry per seat that had a turn, the oldest first."""

    @property
    def losses(self) -> int:
        """How many changes are losses."""
        return sum(each.loss for each in self.meant)

    @property
    def gains(self) -> int:
        """How many changes are gains."""
        return len(self.meant) - self.losses
