"""The values of the set-up screen: checked, and made into a game. This module knows no screen."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path
from random import SystemRandom
from typing import Any

from rulesets.core import Message, Rules, foreign
from rulesets.core.records import record
from tabletop_tui.host.paths import Paths, make_private
from tabletop_tui.play.seat_order import drawn
from tabletop_tui.store.people import COLOURS, HERE, KINDS, Person, clean_name

ORDERS = ("random", "typed")
"""Whether the seats are drawn by lot, or as typed from top to bottom."""

LARGEST_SEED = 2**63 - 1


@record
class Form:
    """Everything that can be filled in; a change makes a new form."""

    players: int
    names: tuple[str, ...]
    """The names as typed, one for each possible place."""
    colours: tuple[str, ...]
    order: str = "random"
    seed: str = ""
    """The seed as typed; empty for any."""
    kinds: tuple[str, ...] = ()
    """Whether a person or a computer player sits there (`Person.kind`), for each place; people if empty."""
    coach: bool = False
    """Whether the coach advises the people who play."""
    hints: bool = True
    """Whether the players may look at hints."""
    fair: bool = False
    """Whether chance is to be fair by proof: then there is no seed to type."""
    variants: Mapping[str, str] = field(default_factory=dict)
    """Choices by variant; a seat means the person typed at that place, before any drawing."""

    def problem(self) -> Message | None:
        """The first thing that keeps the game from starting, as a message of `lobby.ftl`."""
        seen: dict[str, str] = {}
        for place in range(self.players):
            name = clean_name(self.names[place])
            if not name:
                return Message("lobby-name-missing", {"place": place + 1})
            if name.casefold() in seen:
                return Message("lobby-name-twice", {"name": name})
            seen[name.casefold()] = name
        if self.seed.strip() and not self.fair and _seed_of(self.seed) is None:
            return Message("lobby-seed-wrong", {"seed": self.seed.strip(), "largest": str(LARGEST_SEED)})
        return None

    def with_colour(self, place: int, colour: str) -> "Form":
        """Give a place a colour; the place that had it gets this one's colour in return."""
        colours = list(self.colours)
        if colour in colours:
            colours[colours.index(colour)] = colours[place]
        colours[place] = colour
        return replace(self, colours=tuple(colours))

    def kind(self, place: int) -> str:
        """Who plays at a place, as `Person.kind`."""
        return self.kinds[place] if place < len(self.kinds) else HERE

    def with_kind(self, place: int, kind: str, own_name: Callable[[str], str]) -> "Form":
        """Give a place to a person or a computer player.

        A name that wasn't typed changes too: `own_name` returns the usual one of the place for each kind.
        """
        kinds = [self.kind(each) for each in range(len(self.names))]
        names, before = list(self.names), kinds[place]
        kinds[place] = kind
        if names[place] == own_name(before):
            names[place] = own_name(kind)
        return replace(self, kinds=tuple(kinds), names=tuple(names))

    def fitted(self, rules: Rules[Any]) -> "Form":
        """The form with the default for every choice that the game doesn't have with this many players."""
        players = min(max(self.players, min(rules.seat_counts)), max(rules.seat_counts))
        chosen = {
            variant.id: self.variants.get(variant.id, "")
            if self.variants.get(variant.id) in variant.allowed(players)
            else variant.default
            for variant in rules.variants
        }
        return replace(self, players=players, variants=chosen)


@record
class NewGame:
    """The data that a session begins with."""

    people: list[Person]
    """The players, in seat order."""
    seed: int
    variants: dict[str, str]


def new_game(form: Form) -> NewGame:
    """Draw what is left to chance. Raises `ValueError` for a form that has a problem."""
    problem = form.problem()
    if problem is not None:
        raise ValueError(problem.id)
    seed = None if form.fair else _seed_of(form.seed)
    if seed is None:
        seed = SystemRandom().randrange(1, 10**6)
    places = drawn(form.players, seed) if form.order == "random" else [*range(form.players)]
    people = [
        Person(
            form.names[place],
            form.colours[place],
            form.kind(place),
            coached=form.coach and form.kind(place) == HERE,
            unhinted=not form.hints,
        )
        for place in places
    ]
    return NewGame(people, seed, {name: _seated(choice, places) for name, choice in form.variants.items()})


def _seated(choice: str, places: Sequence[int]) -> str:
    """A choice that names a place, with the seat that its person got."""
    if not choice.startswith("seat:"):
        return choice
    return f"seat:{places.index(int(choice.removeprefix('seat:')))}"


def _seed_of(text: str) -> int | None:
    digits = text.strip()
    if not re.fullmatch("[0-9]{1,19}", digits, re.ASCII) or int(digits) > LARGEST_SEED:
        return None
    return int(digits)


# -- what was filled in last time --------------------------------------------------------------


def memory(paths: Paths) -> Path:
    """Where the last form is kept. Losing it costs only some typing."""
    return paths.state / "last-setup.json"


def remember(paths: Paths, form: Form) -> None:
    """Keep a form as the next one's defaults; failing to write it isn't an error."""
    kept = {
        "players": form.players,
        "names": list(form.names),
        "colours": list(form.colours),
        "kinds": list(form.kinds),
        "order": form.order,
        "hints": form.hints,
        "variants": dict(form.variants),
    }
    try:
        make_private(paths.state)
        memory(paths).write_text(json.dumps(kept, ensure_ascii=False), encoding="utf-8")
    except OSError:
        return


def recall(paths: Paths, rules: Rules[Any], names: Sequence[str]) -> Form:
    """The form to begin with: the last one, as far as it fits, else two players with the given names."""
    most = max(rules.seat_counts)
    usual = Form(min(rules.seat_counts), tuple(names[:most]), COLOURS[:most])
    try:
        kept = foreign.parsed(memory(paths).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        kept = None
    return (_recalled(usual, kept) if isinstance(kept, dict) else usual).fitted(rules)


def _recalled(usual: Form, kept: Mapping[str, Any]) -> Form:
    """A kept form, each part only if it is of the right shape."""
    most = len(usual.names)
    players, names, colours = kept.get("players"), kept.get("names"), kept.get("colours")
    form = usual
    if isinstance(players, int) and not isinstance(players, bool):
        form = replace(form, players=players)
    if isinstance(names, list) and len(names) == most and all(isinstance(name, str) for name in names):
        cleaned = (clean_name(name) or usual.names[place] for place, name in enumerate(names))
        form = replace(form, names=tuple(cleaned))
    if isinstance(colours, list) and sorted(map(str, colours)) == sorted(usual.colours):
        form = replace(form, colours=tuple(colours))
    kinds = kept.get("kinds")
    if isinstance(kinds, list) and len(kinds) == most and all(kind in KINDS for kind in kinds):
        form = replace(form, kinds=tuple(kinds))
    if kept.get("order") in ORDERS:
        form = replace(form, order=str(kept["order"]))
    if kept.get("hints") is False:
        form = replace(form, hints=False)
    variants = kept.get("variants")
    if isinstance(variants, dict):
        form = replace(form, variants={str(name): str(choice) for name, choice in variants.items()})
    return form


def own_place(paths: Paths, rules: Rules[Any], usual: str) -> tuple[str, str]:
    """Name and colour of the player here, as last typed; `usual` is a name for a first game."""
    form = recall(paths, rules, [usual] * max(rules.seat_counts))
    place = next((each for each in range(form.players) if form.kind(each) == HERE), 0)
    return clean_name(form.names[place]) or usual, form.colours[place]
