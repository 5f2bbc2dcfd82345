"""What the turns of others mean, in words: a loss is told as one, and a gain as one."""

from typing import Any

import pytest

from rulesets.bora_bora.advice import recap as bora_bora
from rulesets.core import Event, ScoreLine, placed
from rulesets.dice_forge import events as forge
from rulesets.dice_forge.advice import recap as dice_forge
from rulesets.helios.advice import recap as helios
from rulesets.orbis.advice import recap as orbis
from rulesets.papyria import events as realms
from rulesets.papyria.advice import recap as papyria
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.text.words import Words
from tests.tui.random_games import PEOPLE

BEN = 1


def said(game: str, change: object) -> str:
    wording: Any = game_parts(game).wording(Words("en"), PEOPLE)
    wording.spell_out()
    text: str = wording.recap.sentence(change)
    return text


@pytest.mark.parametrize(
    ("game", "change", "text"),
    [
        (
            "orbis",
            orbis.GodChanged("fire", 3, 0, 1, 2),
            "Your Goddess of Fire no longer scores for you: Volcanoes 1 to 2, 3 CP less.",
        ),
        (
            "orbis",
            orbis.LandscapeGone("W3-4", 1, BEN, 7, trades=True),
            "Ben took the Shrine from slot 2, worth 7 CP to you after trading.",
        ),
        (
            "orbis",
            orbis.Unpayable("W2-1", 8, BEN, 1),
            "Ben removed 1 worshipper from slot 9: you can no longer pay for the Shrine.",
        ),
        (
            "orbis",
            orbis.GodChanged("technology", 0, 3, 1, 1),
            "Your God of Technology scores for you again: Wildernesses 1 to 1, 3 CP more.",
        ),
        (
            "orbis",
            orbis.MajorityChanged("seas", 3, 0, 0, 1),
            "God of the Seas would no longer score for you: Irrigations 0 to 1.",
        ),
        (
            "orbis",
            orbis.MajorityChanged("seas", 0, 3, 1, 1),
            "God of the Seas would score for you now: Irrigations 1 to 1.",
        ),
        ("orbis", orbis.TempleChanged(7, 2), "Your temple scores 2 CP, no longer 7."),
        ("orbis", orbis.TempleChanged(2, 7), "Your temple scores 7 CP now, not 2."),
        ("orbis", orbis.GodGone("fire", BEN, 3), "Ben took the Goddess of Fire, worth 3 CP to you."),
        (
            "papyria",
            papyria.MajorityChanged("a", 8, 0, 1, 2),
            "Most cities: no longer yours (1 to 2), 8 points less at the end.",
        ),
        (
            "papyria",
            papyria.MajorityChanged("a", 0, 8, 2, 1),
            "Most cities: yours now (2 to 1), 8 points more at the end.",
        ),
        ("papyria", papyria.KeysFewer("river", 3, 1), "The next river key tile has 1 key, not 3."),
        (
            "papyria",
            papyria.ScoringGone("forest", BEN, 12, any_kind=True),
            "Ben took the scoring tile for any kind; with forest it would have brought you 12 points.",
        ),
        (
            "papyria",
            papyria.EndTileGone(BEN, 8, "lapis", 2),
            "Ben paid for an end tile of 8 points; you had the 2 lapis.",
        ),
        (
            "papyria",
            papyria.SpaceEmptied("5:2", "III-a", "temple", "E04"),
            "Isin, Temple: nothing is left there; an end tile lies there now, 8 points for 2 lapis.",
        ),
        ("papyria", papyria.SpaceEmptied("5:2", "III-a", "city", None), "Isin, City: nothing is left there."),
        ("papyria", papyria.LastRound(), "This round is the last."),
        ("helios", helios.PersonGone("warden", BEN, 0), "Ben bought the Warden; you had the mana."),
        (
            "helios",
            helios.PersonGone("warden", BEN, 10),
            "Ben bought the Warden, worth 10 VP to you; you had the mana.",
        ),
        ("helios", helios.SupplyEmpty(2), "Granite: no cube is left in the supply."),
        (
            "dice_forge",
            dice_forge.TakenAway({"gold": 3}),
            "The Minotaur took 3 gold from you.",
        ),
        ("dice_forge", dice_forge.GotBlessings({"gold": 3}), "Your dice brought you 3 gold."),
        ("dice_forge", dice_forge.GotBonuses({"vp": 3}), "Your boars brought you 3 glory."),
        (
            "bora_bora",
            bora_bora.NewOrder(3, 1, (0, 2)),
            (
                "You are player 3 in the turn order now, not 1: "
                "Ana and Cleo were ahead of you on the status track."
            ),
        ),
        (
            "bora_bora",
            bora_bora.NewOrder(1, 2, (0,)),
            "You are player 1 in the turn order now, not 2: you were ahead of Ana on the status track.",
        ),
        (
            "bora_bora",
            bora_bora.PriestsLeadChanged(False, 1, 2),
            "The god tile would no longer be yours: priests 1 to 2, the highest decides ties.",
        ),
        (
            "bora_bora",
            bora_bora.PriestsLeadChanged(True, 2, 1),
            "The god tile would be yours now: priests 2 to 1, the highest decides ties.",
        ),
        ("bora_bora", bora_bora.PriestOut(BEN, 0), "Ben pushed your last priest out of the temple."),
        (
            "bora_bora",
            bora_bora.PriestOut(BEN, 1),
            "Ben pushed a priest of yours out of the temple; 1 is left.",
        ),
    ],
)
def test_a_change_is_told_in_the_direction_it_has(game: str, change: object, text: str) -> None:
    assert said(game, change) == text


def turn(game: str, *events: Event) -> str:
    wording: Any = game_parts(game).wording(Words("en"), PEOPLE)
    wording.spell_out()
    text: str = wording.turn(events)
    return text


@pytest.mark.parametrize(
    ("game", "events", "text"),
    [
        ("dice_forge", [forge.Glory(BEN, 4, "elder")], "4 glory from the Elder"),
        ("dice_forge", [forge.Rolled(BEN, ("G1",), (0,), "hind")], "rolls 1 gold with the Hind"),
        ("dice_forge", [forge.Rolled(BEN, ("G1", "G1"), (0, 1), "blessing")], ""),
        (
            "dice_forge",
            [forge.Reinforced(BEN, "owl"), forge.Gained(BEN, "moon", 1, 0)],
            "1 moon shard from the Owl",
        ),
        ("dice_forge", [forge.Reinforced(BEN, "owl"), forge.Gained(BEN, "gold", 1, 1)], ""),
        ("dice_forge", [forge.UsedTriton(BEN, "sun")], "spends a Triton token"),
        (
            "dice_forge",
            [forge.Hammered(BEN, 2, 2), forge.Hammered(BEN, 3, 5), forge.Passed(BEN)],
            "passes, puts 5 gold on the hammer",
        ),
        ("papyria", [realms.MovedPriest(BEN, "0,1")], "moves the priest"),
        ("papyria", [realms.GaveUp(BEN, "city", "city")], "gives up a city"),
    ],
)
def test_what_another_seat_did_is_told_in_a_few_words(game: str, events: list[Event], text: str) -> None:
    """A blessing isn't: dice are rolled for everybody all the time."""
    assert turn(game, *events) == text


def test_points_made_in_papyria_are_those_on_the_track() -> None:
    """What a majority is worth at the end comes and goes with what others have."""
    wording: Any = game_parts("papyria").wording(Words("en"), PEOPLE)
    end = ScoreLine("majority_a", 12, {}, final=True)
    (before,), (after,) = (
        placed([(BEN, lines, (0,))]) for lines in ((ScoreLine("track", 3), end), (ScoreLine("track", 9),))
    )
    assert wording.gained(before, after) == 6
    other: Any = game_parts("orbis").wording(Words("en"), PEOPLE)
    assert other.gained(before, after) == after.total - before.total == -6
