"""No file needs itself in a circle, whether it imports at the start, within a function or only for types."""

from collections.abc import Iterator, Mapping, Sequence

import grimp


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


def circles_of_the_program() -> list[list[str]]:
    """The circles of all modules, imports for types counted."""
    graph = grimp.build_graph("rulesets", "tabletop_tui", "tools", cache_dir=None)
    needs = {name: sorted(graph.find_modules_directly_imported_by(name)) for name in sorted(graph.modules)}
    assert len(needs) > 400
    return list(circles(needs))


def test_no_file_needs_itself_in_a_circle_even_for_types() -> None:
    assert circles_of_the_program() == []


def test_a_circle_is_found() -> None:
    needs = {"a": ["b"], "b": ["c", "d"], "c": ["a"], "d": []}
    assert list(circles(needs)) == [["a", "b", "c"]]
