"""An explanation doesn't say again what its option is called, in every game and notation."""

import re
from itertools import product
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.kit.notation import SIGNED, SPELT
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.text.words import Words
from tests.tui.random_games import PEOPLE, moments, picked
from tests.whole import sampled

FEW = 3
"""A sentence with no more words beside the name adds nothing: “You take 1 forest symbol.”"""


def words_of(said: str) -> list[str]:
    return re.findall(r"\w+", said.casefold())


def repeats(sentence: str, name: str) -> bool:
    """Whether a sentence begins with a name, as a second heading does, or says hardly more than it.

    An amount is more: “You produce 2 lapis” about “Lapis”.
    """
    said, named = words_of(sentence), words_of(name)
    starts = [n for n in range(len(said) - len(named) + 1) if named and said[n : n + len(named)] == named]
    if not starts:
        return False
    beside = [*said[: starts[0]], *said[starts[0] + len(named) :]]
    return starts[0] == 0 or (len(beside) <= FEW and not any(map(str.isdigit, beside)))


@pytest.mark.parametrize(
    ("sentence", "name", "again"),
    [
        ("City: you can pay 1 lapis and have a forest to cover.", "City", True),
        ("You take 1 forest symbol.", "1 forest symbol", True),
        ("You can pay 1 lapis for the city and have a forest to cover.", "City", False),
        ("Forest scoring then: 2 × 1 = 2 points.", "1 forest symbol", False),
        ("You produce 2 lapis.", "Lapis", False),
        ("It is the last one.", "", False),
    ],
)
def test_a_heading_said_again_is_told_from_a_sentence_that_needs_the_name(
    sentence: str, name: str, again: bool
) -> None:
    assert repeats(sentence, name) == again


@pytest.mark.parametrize(("game", "language"), product(BUILT, ["en", "de"]))
def test_no_sentence_about_an_option_says_its_name_again(game: str, language: str) -> None:
    """Neither on its card nor in a hint, which names the option first; in signs and spelt out."""
    rules, told = load_rules(game), 0
    shown: Any = game_parts(game).wording(Words(language), PEOPLE)
    read: Any = game_parts(game).wording(Words(language), PEOPLE)
    shown.use(SIGNED)
    read.use(SPELT)
    for seed in range(sampled(1, 12)):
        played = moments(rules, 3, seed, 0.7, lambda key: key not in shown.WAYS_OUT)
        for moment, wording in product(picked(played, sampled(12, 1)), (shown, read)):
            view, decision = moment.view, moment.decision
            for option in decision.options:
                card = wording.card(view, decision, option)
                names = {wording.option_named(view, decision, option), card.title[0].text}
                for sentence in (*card.warnings, *card.sentences):
                    told += 1
                    assert not [name for name in names if repeats(sentence, name)], (option.key, sentence)
    assert told > 100
