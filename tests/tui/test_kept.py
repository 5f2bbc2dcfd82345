"""Drawings, and parts of boards, are made again only where what they are made from has changed."""

from functools import partial

from tabletop_tui.kit.kept import Kept
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, Run, beside


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


def test_of_a_board_of_parts_only_those_that_have_changed_are_drawn_and_their_lines_made() -> None:
    drawn: list[str] = []

    def draw(canvas: Canvas, name: str, part: str, role: str) -> None:
        drawn.append(name)
        canvas.write(0, int(name), f"{part:<4}", role)
        canvas.spot(f"part:{name}", Region(0, int(name), len(part), 1))

    board = Kept().mosaic("board")
    first = board.drawing((4, 2), {"0": "ab", "1": "cd"}, draw, "dim")
    assert board.drawing((4, 2), {"0": "ab", "1": "cd"}, draw, "dim") is first
    second = board.drawing((4, 2), {"0": "ab", "1": "e"}, draw, "dim")
    assert drawn == ["0", "1", "1"]
    assert second.text() == "ab\ne"
    assert second.lines[0] is first.lines[0]
    assert [spot.region.width for spot in first.spots] == [2, 2]
    assert [spot.region.width for spot in second.spots] == [2, 1]
    assert board.drawing((4, 2), {"0": "ab", "1": "e"}, draw, "gold").lines[0] != first.lines[0]
    assert len(drawn) == 5


def test_parts_are_put_together_anew_only_if_one_of_them_is_another_one() -> None:
    kept = Kept()
    left, right, other = (Drawing(((Run(text),),)) for text in "abc")
    first = kept.joined("board", (left, right), beside)
    assert first.text() == "ab"
    assert kept.joined("board", [left, right], beside) is first
    assert kept.joined("board", (left, other), beside).text() == "ac"


def test_lines_of_a_large_board_that_look_as_before_are_the_same_objects() -> None:
    kept = Kept()

    def shown(text: str, x: int) -> Drawing:
        def draw(canvas: Canvas) -> None:
            canvas.write(0, 0, "land", "dim")
            canvas.write(x, 1, text)
            canvas.spot(text, Region(x, 1, 2, 1))

        return kept.over("map", (4, 2), (text, x), draw)

    first, second = shown("ab", 0), shown("cd", 2)
    assert second.lines[0] is first.lines[0]
    assert second.text() == "land\n  cd"
    assert [spot.target for spot in second.spots] == ["cd"]
    assert shown("ab", 0) is first


def test_what_may_come_next_is_drawn_beside_what_is_shown_and_found_when_it_comes() -> None:
    kept, made = Kept(), list[str]()

    def draw(text: str) -> Drawing:
        made.append(text)
        return Drawing(((Run(text),),))

    shown = [kept.drawing("board", partial(draw, text)) for text in "ab"]
    with kept.ahead():
        coming = [kept.drawing("board", partial(draw, text)) for text in "bcd"]
    assert coming[0] is shown[1]
    assert [kept.drawing("board", partial(draw, text)) for text in "ab"] == shown
    assert kept.drawing("board", partial(draw, "d")) is coming[2]
    assert made == ["a", "b", "c", "d"]


def test_a_board_of_parts_goes_on_from_what_is_shown_and_not_from_what_may_come_next() -> None:
    drawn: list[str] = []

    def draw(canvas: Canvas, name: str, part: str) -> None:
        drawn.append(part)
        canvas.write(0, int(name), part)

    kept = Kept()
    first = kept.mosaic("board").drawing((4, 2), {"0": "ab", "1": "cd"}, draw)
    with kept.ahead():
        coming = kept.mosaic("board").drawing((4, 2), {"0": "ab", "1": "ef"}, draw)
    assert kept.mosaic("board").with_others({}, draw).text() == first.text()
    assert kept.mosaic("board").drawing((4, 2), {"0": "ab", "1": "cd"}, draw) is first
    assert kept.mosaic("board").drawing((4, 2), {"0": "ab", "1": "ef"}, draw) is coming
    assert coming.lines[0] is first.lines[0]
    assert drawn == ["ab", "cd", "ef"]


def test_a_large_board_that_was_drawn_before_it_came_is_gone_on_from() -> None:
    kept = Kept()

    def shown(*texts: str) -> Drawing:
        def draw(canvas: Canvas) -> None:
            for y, text in enumerate(texts):
                canvas.write(0, y, text)

        return kept.over("map", (4, 2), texts, draw)

    _ = shown("a", "b")
    with kept.ahead():
        coming = shown("c", "b")
    assert shown("c", "b") is coming
    assert shown("c", "d").lines[0] is coming.lines[0]
