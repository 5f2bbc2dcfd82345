"""Two finished dice of Dice Forge, as they stand on the podium."""

from rulesets.dice_forge.view import view
from tabletop_tui.games.dice_forge.drawings.trophy import draw_trophy
from tabletop_tui.paint.pictures import Look
from tests.games.dice_forge.games import wording
from tests.rulesets.dice_forge.builders import A, hero, position


def test_in_a_low_room_that_is_wide_enough_each_die_is_one_row() -> None:
    seen = view(position(hero(), hero()), A).seats[A]
    for room, size in (
        ((39, 14), (19, 14)),
        ((39, 13), (37, 8)),
        ((37, 11), (37, 8)),
        ((36, 11), (19, 14)),  # a portrait stands there
    ):
        drawn = draw_trophy(seen, wording().terms, Look(), *room)
        assert (drawn.width, drawn.height) == size
