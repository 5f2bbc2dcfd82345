"""Drawings are made again only where what they are made from has changed."""

from functools import partial

from tabletop_tui.drawing import Drawing, Run
from tabletop_tui.games.kit.kept import Kept


def test_the_same_recipe_is_followed_once_and_another_one_anew() -> None:
    made: list[str] = []

    def draw(text: str, *, wide: int = 1) -> Drawing:
        made.append(text)
        return Drawing(((Run(text * wide),),))

    kept = Kept()
    first = kept.drawing("board", partial(draw, "a"))
    assert kept.drawing("board", partial(draw, "a")) is first
    assert kept.drawing("board", partial(draw, "a", wide=2)).text() == "aa"
    assert kept.drawing("board", partial(draw, "a")) is first
    assert kept.drawing("other", partial(draw, "a")) is not first
    assert made == ["a", "a", "a"]


def test_only_the_last_few_are_kept_and_what_is_asked_for_stays() -> None:
    kept = Kept()

    def draw(text: str) -> Drawing:
        return Drawing(((Run(text),),))

    first = kept.drawing("board", partial(draw, "a"), 2)
    second = kept.drawing("board", partial(draw, "b"), 2)
    assert kept.drawing("board", partial(draw, "a"), 2) is first
    _ = kept.drawing("board", partial(draw, "c"), 2)
    assert kept.drawing("board", partial(draw, "a"), 2) is first
    assert kept.drawing("board", partial(draw, "b"), 2) is not second
