"""Keys one can learn: a place, piece, card, town or site has one key all game long, in every game."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest

from rulesets import BUILT
from rulesets.core import Decision, Option
from tabletop_tui.games.dice_forge.labels import KEYS as OF_DICE_FORGE
from tabletop_tui.games.helios.labels import KEYS as OF_HELIOS
from tabletop_tui.games.papyria.labels import key_of, lasting
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.wording import Wording
from tabletop_tui.text.words import Words
from tabletop_tui.tui.keys import in_scope
from tabletop_tui.tui.screens.scene import DECIDE, Scene
from tabletop_tui.tui.widgets.listing import Entry, Listing
from tests.conformance.every_game import load_rules
from tests.packages import installed
from tests.tui.random_games import PEOPLE, Moment, moments
from tests.tui.sentences import assert_keys_apart
from tests.whole import sampled

GAMES: Final = (*BUILT, "morris")

DEEDS: Final[Mapping[str, Mapping[str, str]]] = {
    "orbis": {"slot": "po", "site": "yn", "supply": "x"},
    "papyria": {"slot": "t", "cell": "p", "space": "pn"},
    "dice_forge": {"store": "p", "token": "yn", "card": "yn"},
    "bora_bora": {"die": "g", "person": "g", "space": "t"},
}
"""Keys of what is done at a place, which stand there beside its own: pay, lay as wilderness, trade, move the
priest, say yes or no, put on a god."""

SHORT_LISTS: Final[Mapping[str, Mapping[str, str]]] = {
    "papyria": {
        "start_tile": "four of 27 cards are dealt once, before the first turn; they are numbered as they lie",
        "border": "how many papyri are traded is an amount, not a place",
    },
    "dice_forge": {
        "pool": "four different faces may lie in one pool; each face has its key",
        "hammer": "how much gold goes to the hammer is an amount, not a place",
        "store": "the sun is paid there, too",
        "card": "the owl's three gifts have a key each",
        "token": "triton's three gifts have a key each",
    },
    "bora_bora": {
        "task": "66 cards, of which at most six lie there: numbered as they lie",
        "jewelry": "24 pieces, each on sale in one round only: numbered as they lie",
        "die": "dice are rolled anew: a card has a key for each die of a roll (tests/games/bora_bora)",
        "supply": "what a purchase or a gift brings is an amount, not a place",
    },
}
"""Places whose options are short lists, by the noun of their target, each with the reason."""

BEYOND_THIRTY: Final[Mapping[str, tuple[Mapping[str, str], frozenset[str]]]] = {
    "helios": (OF_HELIOS, frozenset({"field"})),
    "dice_forge": (OF_DICE_FORGE, frozenset({"buy", "feat", "triton"})),
}
"""Sets of more than thirty things that are on offer together or shown on one map: the last have capitals."""


@pytest.fixture(name="said", params=GAMES)
def _said(request: pytest.FixtureRequest, tmp_path: Any) -> Iterator[Wording]:
    game = request.param
    if game in BUILT:
        yield game_parts(game).wording(Words(), PEOPLE)
    else:
        with installed(tmp_path, game):
            yield game_parts(game).wording(Words(), PEOPLE)


def played(said: Wording) -> Iterator[tuple[int, Moment[Any]]]:
    """All decisions of random games, each with the number of its game."""
    rules = load_rules(said.game)
    for seed in range(sampled(3, 12)):
        seats = rules.seat_counts[seed % len(rules.seat_counts)]
        for moment in moments(rules, seats, seed, 0.3, said_little):
            yield seed, moment


def said_little(key: str) -> bool:
    """Whether an option is more than a way out, which games of chance take too often."""
    return ":" in key


def chips(said: Wording, moment: Moment[Any], labels: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The board elements that show a key, before and after the first keys have been typed.

    A point of morris has two keys, which are given together. The colours of those who stand on a slot of
    Orbis, shown once it has been typed, aren't keys of the slot.
    """
    view, decision = moment.view, moment.decision
    entries = tuple(
        Entry(option.key, "", labels.get(option.key), said.target(view, decision, option))
        for option in decision.options
    )
    begun = {label[:end] for label in labels.values() for end in range(len(label))}
    for typed in begun:
        left = tuple(entry for entry in entries if (entry.label or "").startswith(typed))
        scene = Scene(DECIDE, view, decision.seat, "", Listing(left), decision, labels, typed=typed)
        for target, key in scene.target_labels.items():
            if said.game != "orbis" or not typed:
                yield target, typed + key if said.game == "morris" else key


def test_a_place_has_one_key_from_the_first_turn_to_the_last(said: Wording) -> None:
    deeds, short = DEEDS.get(said.game, {}), SHORT_LISTS.get(said.game, {})
    seen: dict[tuple[int, int, str], set[str]] = defaultdict(set)
    for game, moment in played(said):
        labels = said.labels(moment.view, moment.decision)
        for target, key in chips(said, moment, labels):
            noun = target.partition(":")[0]
            farther = said.game == "papyria" and noun == "cell" and key != key_of(target)
            if noun not in short and key not in deeds.get(noun, "") and not farther:
                seen[game, moment.decision.seat, target].add(key)
    assert seen
    several = {place: keys for place, keys in seen.items() if len(keys) > 1}
    assert {place: keys for place, keys in several.items() if not begin_each_other(keys)} == {}


def begin_each_other(keys: set[str]) -> bool:
    return all(max(keys, key=len).startswith(key) for key in keys)


def test_every_option_has_keys_of_its_own_and_never_those_of_the_footer(said: Wording) -> None:
    scopes = ("app", "game", "shared", said.game)
    commands = {name for scope in scopes for key in in_scope(scope) for name in key.key.split(",")}
    for _, moment in played(said):
        labels = said.labels(moment.view, moment.decision)
        assert labels.keys() == {option.key for option in moment.decision.options}
        assert_keys_apart(moment.decision, labels)
        assert not {*"".join(labels.values())} & commands


def test_a_lasting_thing_keeps_its_keys_and_the_others_are_short_lists(said: Wording) -> None:
    """A label is made of the keys of the things that its option speaks of, whatever else is on offer."""
    for _, moment in played(said):
        things = said.lasting(moment.view, moment.decision)
        labels = said.labels(moment.view, moment.decision)
        for key, label in labels.items():
            if key in things:
                assert label == "".join(said.key_of(thing) for thing in things[key])
        rest = [label for key, label in labels.items() if key not in things]
        assert all(len(label) == 1 for label in rest)


def test_capitals_and_signs_are_for_more_than_thirty_things(said: Wording) -> None:
    keys, nouns = BEYOND_THIRTY.get(said.game, ({}, frozenset()))
    many = [key for key in keys if key.partition(":")[0] in nouns]
    assert not nouns or len(many) > 30
    for _, moment in played(said):
        for key, label in said.labels(moment.view, moment.decision).items():
            plain = label.isascii() and label.isalnum() and label == label.lower()
            noun = "field" if key.startswith("cube:") else key.partition(":")[0]
            assert plain or noun in nouns or len(moment.decision.options) > 30, (key, label)


def test_what_the_footer_says_of_options_can_be_typed(said: Wording) -> None:
    met = set()
    for _, moment in played(said):
        labels = said.labels(moment.view, moment.decision)
        for keys, word in said.key_groups(labels):
            met.add(word)
            for part in keys.replace("/", " ").split(" "):
                first, last = part[0], part[-1]
                for key in (chr(code) for code in range(ord(first), ord(last) + 1)):
                    begins = any(label.startswith(key) for label in labels.values())
                    leads = said.game == "bora_bora" and any(f"place:{key}:" in option for option in labels)
                    assert begins or leads, (keys, word)
    assert met or said.game not in ("orbis", "bora_bora")


def test_two_sites_of_a_large_realm_with_one_key_are_told_apart() -> None:
    """The nearer one keeps it; the realm has no edge, so no key for every site can exist."""
    rules, doubled, all_sites = load_rules("papyria"), 0, 0
    for seed in range(sampled(3, 20)):
        for moment in moments(rules, 2 + seed % 3, seed, 0.5, said_little):
            decision = moment.decision
            cells = {option.target for option in decision.options if str(option.target).startswith("cell:")}
            spoken = {thing for things in lasting(decision).values() for thing in things}
            for cell in cells - spoken:
                assert cell is not None
                assert key_of(cell) in {key_of(thing) for thing in spoken & {*map(str, cells)}}
            doubled += bool(cells - spoken)
            all_sites += bool(cells)
    assert doubled <= all_sites / 20


def test_all_landscapes_of_the_priest_follow_its_key_beside_actions() -> None:
    """Also where a large realm has two with the same key; the actions keep their digits."""
    actions = [Option(f"space:{space}", space) for space in ("1", "2")]
    cells = [f"{x},{y}" for x in range(-1, 2) for y in range(-2, 9)]
    priests = [Option(f"priest:{cell}", cell, target=f"cell:{cell}") for cell in cells]
    said = game_parts("papyria").wording(Words(), PEOPLE)
    labels = said.labels(None, Decision(0, "main_action", [*actions, *priests]))
    assert {labels["space:1"], labels["space:2"]} == {"1", "2"}
    ways = [labels[option.key] for option in priests]
    assert len({*ways}) == len(ways)
    assert all(len(keys) == 2 and keys[0] == "p" for keys in ways)
