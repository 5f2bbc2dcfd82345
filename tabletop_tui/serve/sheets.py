"""Style sheets are read once for all apps of a process: a quarter of what it costs when somebody comes in."""

from typing import TYPE_CHECKING, Any

from textual.cache import LRUCache
from textual.css.stylesheet import Stylesheet

if TYPE_CHECKING:
    from textual.css.model import RuleSet
    from textual.css.types import CSSLocation

_READ: "LRUCache[tuple[Any, ...], list[RuleSet]]" = LRUCache(1024)
"""What was read, by what it depends on: the text, where it is from, and the variables of the palette."""


class SharedSheet(Stylesheet):
    """A style sheet that looks first whether another app has read the same. Rules are never changed."""

    _colours: tuple[tuple[str, str], ...] = ()

    def set_variables(self, variables: dict[str, str]) -> None:
        """Another palette: what was read for it is kept apart."""
        super().set_variables(variables)
        self._colours = tuple(sorted(variables.items()))

    def _parse_rules(
        self,
        css: str,
        read_from: "CSSLocation",
        is_default_rules: bool = False,
        tie_breaker: int = 0,
        scope: str = "",
    ) -> "list[RuleSet]":
        key = (self._colours, css, read_from, is_default_rules, tie_breaker, scope)
        found = _READ.get(key)
        if found is None:
            found = _READ[key] = super()._parse_rules(css, read_from, is_default_rules, tie_breaker, scope)
        return found


def shared_sheet(variables: dict[str, str]) -> SharedSheet:
    """An empty sheet for a palette's variables."""
    sheet = SharedSheet()
    sheet.set_variables(variables)
    return sheet
