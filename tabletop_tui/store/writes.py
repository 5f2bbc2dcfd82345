"""What is to be written of a game, to be handed to the thread that writes."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tabletop_tui.store.rows import Record, Row, Status

if TYPE_CHECKING:
    from tabletop_tui.store.interface import Hold


class Writes:
    """What is to be written of a game, collected to be written later, elsewhere and in order."""

    def __init__(self) -> None:
        self._to_do: list[Callable[[Hold], None]] = []

    def append(
        self,
        rows: Sequence[Row],
        turn: int | None,
        checkpoint: Mapping[str, Any] | None = None,
        status: Status | None = None,
    ) -> None:
        """Note rows, a turn and a checkpoint for `Hold.append`."""
        self._to_do.append(lambda hold: hold.append(rows, turn, checkpoint, status))

    def put_people(self, record: Record) -> None:
        """Note the players for `Hold.put_people`."""
        self._to_do.append(lambda hold: hold.put_people(record, len(record.rows)))

    def begin(self, record: Record, status: Status, was: Mapping[str, Any]) -> None:
        """Note a game that begins, or another contribution to it, for `Hold.begin`."""
        self._to_do.append(lambda hold: hold.begin(record, status, was))

    def __bool__(self) -> bool:
        return bool(self._to_do)

    def write(self, hold: "Hold") -> None:
        """Write everything noted, in order. Raises `StoreError`."""
        with hold.together():
            for write in self._to_do:
                write(hold)

    def close(self) -> None:
        """As `Hold.close`: a copy lets go of nothing."""
