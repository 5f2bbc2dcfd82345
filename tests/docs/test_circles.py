"""No file needs itself in a circle, whether it imports at the start, within a function or only for types."""

from collections.abc import Iterator, Mapping, Sequence

import grimp
import pytest

KNOWN = {
    "tabletop_tui.serve": "the hints of a conversation at a table take the whole of it",
    "tabletop_tui.plain": "the parts of one conversation take the whole of it",
}
"""The rooms in which there are circles, and why. A room without any leaves the list; none comes to it."""


def circles(needs: Mapping[str, Sequence[str]]) -> Iterator[list[str]]:
    """Every group of two or more modules that need each other, by Tarjan's algorithm."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []

    def visit(module: str) -> Iterator[list[str]]:
        order[module] = low[module] = len(order)
        path.append(module)
        for other in needs[module]:
            if other not in order:
                yield from visit(other)
            if other in path:
                low[module] = min(low[module], low[other])
        if low[module] == order[module]:
            group = path[path.index(module) :]
            del path[path.index(module) :]
            if len(group) > 1:
                yield sorted(group)

    for module in needs:
        if module not in order:
            yield from visit(module)


def circles_of_the_program(*, types: bool) -> list[list[str]]:
    """The circles of all modules, with imports for types or without."""
    graph = grimp.build_graph(
        "rulesets", "tabletop_tui", exclude_type_checking_imports=not types, cache_dir=None
    )
    needs = {name: sorted(graph.find_modules_directly_imported_by(name)) for name in sorted(graph.modules)}
    assert len(needs) > 400
    return list(circles(needs))


def room_of(module: str) -> str:
    """The room that a module lies in: `tabletop_tui.tui`, `rulesets.orbis`."""
    return ".".join(module.split(".")[:2])


def test_no_module_needs_itself_in_a_circle_when_it_is_loaded() -> None:
    assert circles_of_the_program(types=False) == []


def test_no_file_needs_itself_in_a_circle_even_for_types() -> None:
    found = [circle for circle in circles_of_the_program(types=True) if room_of(circle[0]) not in KNOWN]
    assert found == []


@pytest.mark.parametrize("room", KNOWN)
def test_a_room_without_circles_leaves_the_list(room: str) -> None:
    assert any(room_of(circle[0]) == room for circle in circles_of_the_program(types=True)), (
        f"{room} has none"
    )


def test_a_circle_is_found() -> None:
    needs = {"a": ["b"], "b": ["c", "d"], "c": ["a"], "d": []}
    assert list(circles(needs)) == [["a", "b", "c"]]
