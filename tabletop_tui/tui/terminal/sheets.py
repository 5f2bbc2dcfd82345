"""What all apps of a process share of their styles: sheets and the resulting styles are found once.

Styles were half of the cost of a guest's login. What is shared is never changed: the rules, and
what follows from them for a widget of this class, id and classes in this place of the tree.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from textual.cache import LRUCache
from textual.css.stylesheet import CssSource, Stylesheet
from textual.css.tokenize import tokenize_value

from rulesets.core.records import record

if TYPE_CHECKING:
    from collections.abc import Iterator

    from textual.css.model import RuleSet
    from textual.css.styles import RulesMap
    from textual.css.tokenizer import Token
    from textual.css.types import CSSLocation
    from textual.dom import DOMNode

_MOST_FOUND = 4096
"""How many results are kept for a sheet before all are computed again."""


@record
class _Finding:
    """The styles that a sheet gives to nodes of one kind."""

    pseudo_classes: frozenset[str]
    """The pseudo-classes on which the styles depend."""
    styles: "dict[tuple[bool, ...], RulesMap]"
    """The styles, by which of these hold for the nodes from the app down to this one."""


@dataclass(slots=True, eq=False, repr=False)
class _Read:
    """Sources that have been read, and the results for nodes."""

    rules: "list[RuleSet]"
    rules_map: "dict[str, list[RuleSet]] | None" = None
    found: dict[tuple[Any, ...], _Finding] = field(default_factory=dict)


_PARSED: "LRUCache[tuple[Any, ...], list[RuleSet]]" = LRUCache(1024)
"""What was read, by what it depends on: the text, where it is from, and the variables of the palette."""
_SHEETS: "LRUCache[tuple[Any, ...], _Read]" = LRUCache(64)
"""The same for all sources of a sheet together."""
_KNOWN: "dict[CSSLocation, CssSource]" = {}
"""Sources that new sheets begin with: what their screens will need."""


class _Tokens(dict[str, "list[Token]"]):
    """What variables stand for, found when a sheet uses them: twenty of a hundred and fifty."""

    def __init__(self, texts: Mapping[str, str], found: "dict[str, list[Token]] | None" = None) -> None:
        """Variables as text; `found` is what they have turned out to stand for."""
        super().__init__()
        self._texts = texts
        self._found = {} if found is None else found

    def __bool__(self) -> bool:
        return bool(self._texts)

    def __contains__(self, name: object) -> bool:
        return name in self._texts or super().__contains__(name)

    def __missing__(self, name: str) -> "list[Token]":
        if name not in self._found:
            self._found[name] = list(tokenize_value(self._texts[name], ("__name__", "")))
        return self._found[name]

    def keys(self) -> Any:
        """The names of all variables, for a complaint about one that isn't there."""
        return {**self._texts, **self}.keys()

    def copy(self) -> "_Tokens":
        """For a sheet, which may define variables of its own."""
        copied = _Tokens(self._texts, self._found)
        copied.update(dict.items(self))
        return copied


class SharedSheet(Stylesheet):
    """A style sheet that looks first whether another app has read or found the same."""

    _colours: tuple[tuple[str, str], ...] = ()
    _read = _Read([])

    def __init__(self, *, variables: dict[str, str] | None = None) -> None:
        """As Textual's `Stylesheet`; rules are read once for all apps."""
        super().__init__(variables=variables)
        self._tokens = _Tokens(variables or {})
        self._given: set[int] = set()
        """Nodes that have just been given styles that had to be computed first."""

    def set_variables(self, variables: dict[str, str]) -> None:
        """Use another palette; what was read for each palette is kept apart."""
        super().set_variables(variables)
        self._tokens = _Tokens(variables)
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
        found = _PARSED.get(key)
        if found is None:
            found = _PARSED[key] = super()._parse_rules(css, read_from, is_default_rules, tie_breaker, scope)
        return found

    @property
    def _variable_tokens(self) -> "dict[str, list[Token]]":
        """What the variables stand for."""
        return self._tokens

    def parse(self) -> None:
        """Read all sources, unless another app has."""
        key = (self._colours, *self.source.items())
        read = _SHEETS.get(key)
        if read is None:
            super().parse()
            read = _SHEETS[key] = _Read(self._rules)
            read.rules_map = self.rules_map
        self._read, self._rules, self._rules_map = read, read.rules, read.rules_map
        self._require_parse = False

    def read_slowly(self) -> "Iterator[None]":
        """Read all sources, and pause after each: others are waiting, too."""
        for read_from, (css, is_default, tie_breaker, scope) in self.source.items():
            _ = self._parse_rules(css, read_from, is_default, tie_breaker, scope)
            yield
        self.parse()

    def reparse(self) -> None:
        """Read all sources again, after another palette has been set."""
        self.parse()

    def apply(
        self,
        node: "DOMNode",
        *,
        animate: bool = False,
        cache: "dict[tuple[Any, ...], RulesMap] | None" = None,
    ) -> None:
        """Give a node its styles: as any sheet would, or those found for a node just like it."""
        rules = self.rules
        path = node.css_path_nodes
        found = self._read.found
        key = tuple([(each.__class__, each._id, each.classes) for each in path])
        finding = found.get(key)
        if finding is None:
            if len(found) >= _MOST_FOUND:
                found.clear()
            finding = found[key] = _Finding(self._pseudo_classes_for(node, rules), {})
        wanted = finding.pseudo_classes
        state = tuple([each.has_pseudo_class(name) for each in path for name in wanted]) if wanted else ()
        styles = finding.styles.get(state)
        if styles is None or (animate and "transitions" in styles):
            self._given.discard(id(node))
            super().apply(node, animate=animate)
            given = node.styles.base.get_rules() if id(node) in self._given else None
            self._given.discard(id(node))
            if given is not None and not (animate and "transitions" in given):
                finding.styles[state] = given
            return
        _mark(node, wanted)
        self._dress(node, styles)
        self._process_component_classes(node)

    def replace_rules(  # type: ignore[override]  # called on the sheet only
        self, node: "DOMNode", rules: "RulesMap", animate: bool = False
    ) -> None:
        """Give a node styles that have just been found."""
        self._given.add(id(node))
        super().replace_rules(node, rules, animate=animate)

    def _dress(self, node: "DOMNode", styles: "RulesMap") -> None:
        """Give a node styles that are complete and checked already."""
        base = node.styles.base
        if base._rules == styles:
            node.notify_style_update()
        elif base._rules or node._is_mounted:
            super().replace_rules(node, styles)
        else:
            base.merge_rules(styles)
            node.notify_style_update()

    def _pseudo_classes_for(self, node: "DOMNode", rules: "list[RuleSet]") -> frozenset[str]:
        names = node._selector_names
        return frozenset(
            name
            for rule in rules
            if not names.isdisjoint(rule.selector_names)
            for name in rule.pseudo_classes
        )


def _mark(node: "DOMNode", pseudo_classes: frozenset[str]) -> None:
    """Note on which of its states a node's styles depend, as `Stylesheet.apply` does."""
    node._has_hover_style = "hover" in pseudo_classes
    node._has_focus_within = "focus-within" in pseudo_classes
    node._has_order_style = not pseudo_classes.isdisjoint(
        ("first-of-type", "last-of-type", "first-child", "last-child", "empty")
    )
    node._has_odd_or_even = not pseudo_classes.isdisjoint(("odd", "even"))


def shared_sheet(variables: dict[str, str]) -> SharedSheet:
    """A sheet for a palette's variables, with all sources that are known to be needed."""
    sheet = SharedSheet()
    sheet.set_variables(variables)
    sheet.source.update(_KNOWN)
    sheet._require_parse = bool(_KNOWN)
    return sheet


def learn(sheet: Stylesheet) -> None:
    """Let new sheets begin with this one's sources, so that no screen has to bring its own."""
    _KNOWN.update(sheet.source)
