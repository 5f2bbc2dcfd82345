"""Men and women on display and on a board."""

from typing import Final

from rulesets.bora_bora.advice.tasks import served
from rulesets.bora_bora.components import PEOPLE, PERSON_KINDS, KindWord, SexWord
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core.records import record

MOST_EQUAL: Final = 3
"""More equal people than this don't have a higher value."""
_HELPED: Final = {
    "man": ("men", "woman_and_man", "man_and_priest", "man_and_first"),
    "woman": ("women", "woman_and_man", "woman_and_priest", "woman_and_jewelry"),
}
"""The tasks with which any man, or any woman, helps."""
_DIFFERENT: Final = {"man": "men_different", "woman": "women_different"}
"""The tasks with which only a kind helps that the player doesn't have."""


def tiles_of(view: BoraBoraView, seat: int, sex: str, kind: str) -> list[str]:
    """A seat's men or women of one kind."""
    rows = [PEOPLE[person.tile] for _, person in sorted(view.seats[seat].people.items())]
    return [row.id for row in rows if row.sex == sex and kind == row.kind]


def served_by_person(view: BoraBoraView, seat: int, tile: str) -> list[str]:
    """The seat's open tasks with which a man or woman helps; none for other seats."""
    row = PEOPLE[tile]
    needs: dict[str, str | None] = {**dict.fromkeys(_HELPED[row.sex]), "person_kind": row.kind}
    if not tiles_of(view, seat, row.sex, row.kind):
        needs[_DIFFERENT[row.sex]] = None
    return served(view, seat, needs)


@record
class PersonAdvice:
    """A man or woman tile."""

    tile: str
    sex: SexWord
    kind: KindWord
    values: tuple[int, int, int]
    """The values of one, two and three of the kind."""
    held: int
    """How many of this kind and sex the player has."""
    serves: str | None
    """A task of the player's that it helps with."""

    @property
    def value(self) -> int:
        """The value of this person alone."""
        return self.values[0]

    @property
    def value_with_mine(self) -> int | None:
        """The value together with the player's own of the kind; `None` without any."""
        return self.values[min(MOST_EQUAL, self.held + 1) - 1] if self.held else None


def person_advice(view: BoraBoraView, seat: int, tile: str) -> PersonAdvice:
    """What a man or woman tile brings a seat."""
    row = PEOPLE[tile]
    kind, held = PERSON_KINDS[row.kind], len(tiles_of(view, seat, row.sex, row.kind))
    serves = next(iter(served_by_person(view, seat, tile)), None)
    return PersonAdvice(tile, row.sex, row.kind, (kind.value(1), kind.value(2), kind.value(3)), held, serves)
