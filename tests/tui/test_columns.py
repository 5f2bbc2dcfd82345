"""The place of everything follows from a table of columns; the footer names keys in short."""

from tabletop_tui.kit.columns import in_columns
from tabletop_tui.kit.wording import keys_in_short
from tabletop_tui.paint.drawing import Region


def test_what_has_no_size_takes_the_rest_of_its_column_and_row() -> None:
    places = in_columns([(20, (("a", 5), ("b", 0))), (0, (("c", 3), ("", 1), ("d", 0), ("e", 2)))], 60, 20)
    assert places == {
        "a": Region(0, 0, 20, 5),
        "b": Region(0, 5, 20, 15),
        "c": Region(22, 0, 38, 3),
        "d": Region(22, 4, 38, 14),
        "e": Region(22, 18, 38, 2),
    }


def test_insets_are_left_free_before_a_thing() -> None:
    places = in_columns([(0, (("a", 0),))], 30, 4, insets={"a": 1})
    assert places == {"a": Region(1, 0, 29, 4)}


def test_columns_lie_within_a_row_of_a_column() -> None:
    within = ((8, (("a", 0),)), (0, (("b", 2), ("c", 0))))
    places = in_columns([(4, (("x", 0),)), (0, (("y", 3), (within, 0)))], 30, 10, gap=1)
    assert places["y"] == Region(5, 0, 25, 3)
    assert places["a"] == Region(5, 3, 8, 7)
    assert (places["b"], places["c"]) == (Region(14, 3, 16, 2), Region(14, 5, 16, 5))


def test_keys_in_a_row_are_told_as_a_range() -> None:
    assert keys_in_short(list("123456789")) == "1-9"
    assert keys_in_short(list("gabcf")) == "a-c f g"
    assert keys_in_short(["x", "x", "x"]) == "x"
