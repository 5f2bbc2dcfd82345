"""What the things of Bora Bora say for and against themselves; losses come first and are asked about."""

from typing import Any

import pytest

from rulesets.bora_bora.components import TASKS
from rulesets.bora_bora.state import BoraBora
from rulesets.core import Option, Table
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.games.bora_bora.wording import BoraBoraWording
from tabletop_tui.paint.drawing import Line
from tests.games.bora_bora.games import PEOPLE, RULES, wording
from tests.rulesets.bora_bora.builders import (
    A,
    B,
    Player,
    answer,
    asked,
    at,
    finishing,
    placing,
    position,
    resolving,
    using,
)

SAID = wording()
SPELT = wording(spelt=True)


def option(table: Table[BoraBora], key: str) -> Option[Any]:
    return asked(table).option(key)


def card(table: Table[BoraBora], key: str, said: BoraBoraWording = SAID) -> list[str]:
    """The sentences of an option's card."""
    view = RULES.view(table.state, asked(table).seat)
    return list(said.card(view, asked(table), option(table, key)).sentences)


def name(table: Table[BoraBora], key: str, said: BoraBoraWording = SAID) -> str:
    return said.option(RULES.view(table.state, asked(table).seat), asked(table), option(table, key))


def question(table: Table[BoraBora], key: str) -> str | None:
    """What is asked before an option is taken."""
    return SAID.confirm(RULES.view(table.state, asked(table).seat), asked(table), option(table, key))


def cells(table: Table[BoraBora], key: str, said: BoraBoraWording = SAID) -> dict[str, str]:
    """The figures of an option by the titles of their columns."""
    view, decision = RULES.view(table.state, asked(table).seat), asked(table)
    texts = map(text, said.cells(view, decision, option(table, key)))
    return dict(zip(said.heads(view, decision), texts, strict=True))


def roles(table: Table[BoraBora], key: str) -> list[str]:
    view, decision = RULES.view(table.state, asked(table).seat), asked(table)
    return [line[0].role if line else "" for line in SAID.cells(view, decision, option(table, key))]


def text(line: Line) -> str:
    return "".join(run.text for run in line)


def look(table: Table[BoraBora], target: str, seat: int = A, viewer: int = A) -> list[str]:
    return list(SAID.describe(RULES.view(table.state, viewer), target, seat))


# -- dice ------------------------------------------------------------------------------------------


def test_a_die_says_what_its_card_does_which_gods_it_costs_and_what_pays_for_them() -> None:
    own = Player(hand="B", offerings=1, tiles=1)
    table = placing(own, Player(), dice="5 2", cards_in_play={"temple": "4"})
    does, follows = "Action: a priest on a space up to 2, fire bonus.", "Fire bonus: a god card or offering, "
    assert card(table, "place:2:temple")[0] == does
    assert card(table, "place:2:temple")[1].startswith(follows)
    assert card(table, "place:2:temple")[2:] == ["Dice there: Ben 4. The next must be lower than 4."]
    blue = card(table, "place:5:temple")
    assert blue[2:] == [
        "It takes a blue god, because 5 isn't lower than every die there.",
        "To pay for gods: blue; 1 offering, 1 god tile.",
    ]
    both = card(table, "place:5:temple:white")
    assert both[0] == "Action: a priest on a space up to 6, fire bonus."
    assert both[2:4] == [blue[2], "The card then shows a 5."]
    assert both[4] == "Nothing else pays for it than a god tile, which unused brings 2★ at the end."
    assert card(table, "place:2:helper")[1:] == [
        "1 point: 1 VP, or shift a person. 2: offering, god card, material, hut to 12.",
        "No die lies there.",
    ]
    white = card(table, "place:2:helper:white")
    assert white[2:4] == ["The card then shows a 2.", "No die lies there."]
    assert len(card(table, "place:2:temple:white")) == 4, "dice there don't matter to a white god"


def test_a_path_says_which_regions_are_in_reach_and_where_there_are_none() -> None:
    table = placing(Player(), Player(), dice="4 2")
    assert card(table, "place:4:land_water_path")[:3] == [
        "With e2, it serves your task “Huts on all 5 islands”: 1/5 → 2/5.",
        "Action: land or water path up to 4.",
        "In reach: c2 Steppe, c3 Beach, e2 Beach.",
    ]
    assert card(table, "place:2:land_water_path")[1] == "In reach: c3 Beach."
    looked = look(table, "card:land_water_path")
    assert looked[:2] == ["Land path & water path", "Action: land or water path up to 6."]
    assert look(table, "card:fishing") == [
        "Fishing",
        "Any die brings the same, and other dice don't prevent it.",
    ]


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("place:4:woman_man", "4 on Woman & man: take a man or woman from places up to 4"),
        ("place:4:land_water_path", "4 on Land path & water path: land or water path up to 4"),
        ("place:4:helper", "4 on Helper: spend 4 points"),
        ("place:4:temple", "4 on Temple: a priest on a space up to 4, fire bonus"),
        ("place:4:build", "4 on Build: a building tile up to 4, 10 VP, fire bonus"),
        ("place:4:fishing", "4 on Fishing: 2 VP"),
        ("place:4:temple:white", "4 as 6 on Temple (white god): a priest on a space up to 6, fire bonus"),
        ("place:5:helper", "5 on Helper (blue god): spend 5 points"),
        ("place:5:helper:white", "5 as 6 on Helper (blue and white god): spend 6 points"),
    ],
)
def test_read_aloud_a_placement_says_what_it_does(key: str, said: str) -> None:
    own = Player(tiles=2, ground="a1 a2")
    table = placing(own, Player(), dice="5 4", cards_in_play={"helper": "5"}, round=2)
    view = RULES.view(table.state, A)
    assert SPELT.option_alone(view, asked(table), option(table, key)) == said
    assert SPELT.option(view, asked(table), option(table, key)) == said.split(":", maxsplit=1)[0] + (
        ": 2 VP" if "fishing" in key else ""
    )


def test_with_more_players_cards_have_one_action_each() -> None:
    table = placing(Player(ground="a1 a2"), dice="4")
    said = {
        key: card(table, f"place:4:{key}")[key == "water_path"]
        for key in ("land_path", "water_path", "woman", "man")
    }
    assert said == {
        "land_path": "Action: land path up to 4.",
        "water_path": "Action: water path up to 4.",
        "woman": "Action: take a woman from places up to 4.",
        "man": "Action: take a man from places up to 4.",
    }


def test_fishing_is_asked_about_where_the_helper_brings_more() -> None:
    table = placing(Player(), Player(), dice="5 2")
    asks = "The helper would bring at least 5★ for this die; fishing brings 2★. Fish anyway?"
    assert question(table, "place:5:fishing") == asks
    assert question(table, "place:2:fishing") is None
    assert question(table, "place:5:helper") is None


# -- the map ---------------------------------------------------------------------------------------


def test_a_region_says_whose_hut_loses_its_site_what_it_yields_and_when_its_fish_counts() -> None:
    table = placing(Player(tiles=1, ground="a1 a4 b3"), Player(), on_map="c4:A c2:B", dice="4")
    answer(table, "place:4:land_water_path")
    assert cells(table, "region:c2") == {
        "path": "land 4",
        "brings": "✿ offering",
        "fish at the end": "3★ (red god), 3★ at the end",
        "on its site": "Ben moves aside",
        "for me": "serves no task",
    }
    assert cells(table, "region:c3")["on its site"] == "free site"
    assert roles(table, "region:c2")[-2] == "warn"
    steppe = card(table, "region:c2")
    assert steppe[0] == "Ben's hut stays in the region, but loses the site."
    assert steppe[1] == "Butterflyfish: 3★ with a red god now, and at the end if you still hold the site."
    assert steppe[2] == "Paths: land c1 (1), c4 (4); water n2 (2), e1 (6)."
    assert card(table, "region:c3")[0] == "The sand goes on ground 10."
    poor = placing(Player(), Player(), on_map="c4:A", dice="4")
    answer(poor, "place:4:land_water_path")
    assert card(poor, "region:c3")[:2] == [
        "The sand goes on ground 1, 4, 7 or 10.",
        "Triggerfish: 4★ at the end if you still hold the site.",
    ]
    full = placing(Player(ground="a1 a4 b3 c2"), Player(), on_map="c4:A", dice="4")
    answer(full, "place:4:land_water_path")
    assert (
        card(full, "region:c3")[0] == "No space for sand is free: it goes beside the board, for tasks only."
    )


def test_looking_at_a_region_names_all_huts_there() -> None:
    table = placing(Player(), Player(), Player(), on_map="c4:ABC c3:B", dice="4")
    assert look(table, "region:c4")[1] == (
        "c4 Mountain: Cleo holds the site, aside Ana, Ben; 1 stone; Surgeonfish 3; "
        "land c3 (2), c2 (4); water e2 (4), s2 (5)"
    )
    assert "c3 Beach: Ben holds the site; 1 sand" in look(table, "region:c3")[1]
    assert "n1 Mountain: no hut; 1 stone" in look(table, "region:n1")[1]
    assert look(table, "region:c2")[2].startswith("Butterflyfish: 3★ with a red god right after a hut")


# -- gods ------------------------------------------------------------------------------------------


def test_a_payment_says_what_it_brings_what_is_kept_and_what_a_god_tile_would_be_worth() -> None:
    own = Player(hand="RWW", offerings=2, tiles=2)
    table = placing(own, Player(), on_map="c2:A", dice="1")
    answer(table, "place:1:land_water_path", "ground:a2")
    assert name(table, "card") == "1 red god card and 1 offering"
    assert name(table, "pair:white") == "2 white god cards and 1 offering"
    assert name(table, "tile") == "1 god tile (you have 2)"
    assert card(table, "card") == ["6★ at once.", "You keep: white ×2; 1 offering, 2 god tiles."]
    assert card(table, "tile")[1:] == [
        "You keep: white ×2, red; 2 offerings, 1 god tile.",
        "No offering is needed, but an unused god tile brings 2★ at the end.",
    ]
    assert cells(table, "pair:white") == {"stays in hand": "keeps red", "for me": "+6★ now"}
    assert cells(table, "tile")["for me"] == "+6★ now, −2★ later"
    assert cells(table, "no") == {"stays in hand": "·", "for me": "serves no task"}
    assert card(table, "no") == ["The fish tile stays, but you can no longer score it with a red god."]


def test_blue_says_that_white_can_still_be_paid_and_brings_no_points() -> None:
    own = Player(hand="BWW", offerings=2, tiles=1)
    table = placing(own, Player(), dice="3", cards_in_play={"temple": "1"})
    answer(table, "place:3:temple:white")
    assert card(table, "card") == [
        "You keep: white ×2; 1 offering, 1 god tile.",
        "The white god can still be paid after this.",
    ]
    answer(table, "card")
    assert "The white god can still be paid after this." not in card(table, "tile")


def test_open_cards_say_what_their_god_does_and_how_many_one_holds() -> None:
    table = placing(Player(hand="WW"), Player(), dice="4", open="BW", deck="", rest=B)
    answer(table, "place:4:helper", "god_card")
    assert cells(table, "open:2") == {
        "does": "a die counts as 6",
        "I hold": "you hold 2",
        "for me": "serves no task",
    }
    assert cells(table, "open:1")["I hold"] == "·"
    assert card(table, "open:2") == ["White: a die counts as 6.", "You have 2 white god cards."]
    assert len(card(table, "open:1")) == 1
    assert look(table, "open:3") == ["place 3 of the open row, empty"]
    assert look(table, "hand:red")[0] == "red god"
    assert look(table, "god_tile")[1].startswith("God tiles: 0.")


def test_a_hint_for_the_deck_says_which_gods_only_it_can_bring() -> None:
    def hinted(hand: str, row: str) -> list[str]:
        table = placing(Player(hand=hand), Player(), dice="4", open=row)
        answer(table, "place:4:helper", "god_card")
        view, decision = RULES.view(table.state, asked(table).seat), asked(table)
        return list(SAID.hinted(view, decision, option(table, "deck")))

    unseen = "Only you will see it. It can't be taken back."
    assert hinted("B", "WWRRR") == ["Neither in your hand nor face up: green god and yellow god.", unseen]
    assert hinted("B", "WRGYY") == [unseen]


def test_the_deck_says_that_only_its_taker_will_see_the_card() -> None:
    table = placing(Player(), Player(), dice="4")
    answer(table, "place:4:helper", "god_card")
    assert name(table, "deck") == "unseen, from the deck"
    assert card(table, "deck") == ["Only you will see it. It can't be taken back."]
    assert cells(table, "deck") == {"does": "only you will see it", "I hold": "", "for me": "serves no task"}
    empty = placing(Player(), Player(), dice="4", deck="", rest=B, discard="R", open="BWRGY")
    answer(empty, "place:4:helper", "god_card")
    assert name(empty, "deck") == "unseen, from the shuffled discard pile"


# -- people ----------------------------------------------------------------------------------------


def test_a_person_on_display_says_what_it_does_with_those_one_has_and_what_it_serves() -> None:
    own = Player(people="man_vp_1", tasks="t20 t45 t23")
    table = placing(own, Player(), dice="4", men="man_vp_2 - man_land_1")
    answer(table, "place:4:woman_man")
    assert cells(table, "man:1") == {"does": "2★", "with mine": "4★", "once": "▲▲", "for me": "task 1/4→2/4"}
    assert cells(table, "man:3")["with mine"] == "·"
    assert card(table, "man:1") == [
        "It serves your task “4 men”: 1/4 → 2/4.",
        "Each round, with 1, 2 or 3 of them: 2, 4 or 6 VP.",
        "The helper tattoos him once: status +2.",
        "You have 1 of this kind already.",
    ]
    assert len(card(table, "man:3")) == 3
    assert look(table, "man:2") == ["men's place 2, empty"]
    assert card(table, "woman:1")[1].startswith("The helper lets her collect once: ")
    view = RULES.view(table.state, A)
    alone = SPELT.option_alone(view, asked(table), option(table, "man:1"))
    assert alone == "1 Storyteller (man): does 2 VP; with mine 4 VP; once status +2; for me task 1/4→2/4"
    assert look(table, "person:man_vp_1")[0] == "♂ Storyteller"


def test_using_people_says_their_number_where_it_leads_and_what_a_green_god_costs() -> None:
    own = Player(people="man_land_1 man_land_2 man_status_1 woman_vp_1", tiles=1)
    table = using(own, Player(), status={0: "A", 1: "B"})
    assert name(table, "use:man:land") == "♂ Tracker ×2"
    assert name(table, "doubled:woman:vp") == "♀ Storyteller doubled"
    assert card(table, "use:man:land") == [
        "2 people together: land path up to 4.",
        "In reach: c2 Steppe, c3 Beach.",
    ]
    assert card(table, "use:man:status") == [
        "One person: status +1.",
        "At the end of the round: 1★ instead of 0★.",
        "You overtake Ben.",
    ]
    assert card(table, "doubled:woman:vp") == [
        "One person: 4★.",
        "Only one green god per turn.",
        "Nothing else pays for it than a god tile, which unused brings 2★ at the end.",
    ]
    assert cells(table, "doubled:woman:vp") == {
        "does": "4★",
        "god": "✪ a god tile",
        "for me": "+4★ now, −2★ later",
    }
    assert cells(table, "use:man:land") == {
        "does": "land path up to 4",
        "god": "·",
        "for me": "serves no task",
    }
    answer(table, "use:man:status")
    assert name(table, "extra:man:land") == "♂ Tracker ×2 as well"


# -- status and the helper -------------------------------------------------------------------------


def test_steps_warn_of_those_that_the_end_of_the_track_would_lose() -> None:
    table = placing(Player(people="man_land_2"), Player(), dice="5", status={0: "B", 13: "A"})
    answer(table, "place:5:helper")
    assert card(table, "tattoo:man_land_2") == [
        "! The track ends there: 1 step would be lost.",
        "At the end of the round that still brings 15★, as your present space does.",
        "Each person can be shifted down once.",
    ]
    assert look(table, "status")[1] == "Ana is on space 13 of the status track: 15★ at the end of the round."


def test_steps_and_shells_say_what_they_come_to() -> None:
    own = Player(people="man_land_2 woman_land_3", shells=1, offerings=1, vp=7)
    table = placing(own, Player(), dice="5", status={0: "A", 1: "B"})
    answer(table, "place:5:helper")
    assert name(table, "tattoo:man_land_2") == "tattoo ♂ Tracker"
    assert name(table, "shells:woman_land_3") == "♀ Tracker collects"
    assert cells(table, "tattoo:man_land_2") == {
        "price": "1 point",
        "brings": "▲▲ 0→2",
        "for me": "status 0→2 +1★",
    }
    assert cells(table, "shells:woman_land_3") == {
        "price": "1 point",
        "brings": "◗◗◗",
        "for me": "serves no task",
    }
    assert card(table, "tattoo:man_land_2")[:2] == [
        "At the end of the round: 1★ instead of 0★.",
        "You overtake Ben.",
    ]
    assert card(table, "shells:woman_land_3")[0] == "You would have 4 shells."
    assert cells(table, "vp") == {"price": "1 point", "brings": "1★", "for me": "+1★ now"}
    assert cells(table, "offering") == {"price": "2 points", "brings": "✿", "for me": "serves no task"}
    assert cells(table, "god_card")["brings"] == "▯"
    assert cells(table, "move_hut")["brings"] == "1 hut to 12"
    assert card(table, "vp") == ["You would have 11★ in all."]
    assert card(table, "offering") == ["You would have 2 offerings. Every god paid by cards costs one."]
    assert cells(table, "vp", SPELT) == {"price": "1 point", "brings": "", "for me": "+1 VP now"}


def test_the_fire_bonus_says_what_one_would_have() -> None:
    table = placing(Player(offerings=1, shells=2), Player(), dice="4", status={0: "A", 1: "B"})
    answer(table, "place:4:temple", "temple:4")
    assert cells(table, "offering") == {"I have": "1 → 2", "for me": "serves no task"}
    assert cells(table, "god_card") == {"I have": "0 → 1", "for me": "serves no task"}
    answer(table, "offering")
    assert cells(table, "shell") == {"I have": "2 → 3", "for me": "serves no task"}
    assert cells(table, "status") == {"I have": "▲ 0→1", "for me": "status 0→1 +1★"}
    assert card(table, "shell") == ["You would have 3 shells, for jewelry."]
    assert name(table, "status") == "1 status step"


def test_stopping_names_the_points_that_would_be_lost_and_keeps_huts() -> None:
    table = placing(Player(), Player(), dice="3")
    answer(table, "place:3:helper", "vp")
    assert name(table, "stop") == "stop: the rest is lost"
    assert question(table, "stop") == "2 points left: each could still be 1 VP. Stop anyway?"
    assert card(table, "stop") == ["Points that are left are lost."]
    huts = using(Player(people="man_hut_1 man_hut_2"), Player())
    answer(huts, "use:man:hut")
    assert (name(huts, "stop"), question(huts, "stop")) == ("no more", None)
    assert card(huts, "stop") == ["Your other huts stay on their spaces."]


# -- the ground and the temple ---------------------------------------------------------------------


def test_a_material_says_where_it_would_go_and_which_pairs_it_makes() -> None:
    table = using(Player(people="man_material_1", ground="a1 b4 c3"), Player())
    answer(table, "use:man:material")
    assert cells(table, "wood") == {
        "free for it": "ground 2, 5",
        "pairs": "2 beside another",
        "for me": "then build: 7★",
    }
    assert card(table, "wood") == [
        "The wood goes on ground 2 or 5.",
        "2 of these spaces lie beside another material: pairs to build on.",
    ]
    assert roles(table, "wood")[:2] == ["", ""]
    full = using(Player(people="man_material_1", ground="a1 a4 b3 c2"), Player())
    answer(full, "use:man:material")
    assert cells(full, "sand") == {
        "free for it": "-",
        "pairs": "0 beside another",
        "for me": "serves no task",
    }
    assert roles(full, "sand")[:2] == ["bad", "dim"]
    assert card(full, "sand") == ["No space for sand is free: it goes beside the board, for tasks only."]
    one = using(Player(people="man_material_1", ground="a1 a4 b2 b3"), Player())
    answer(one, "use:man:material")
    assert card(one, "sand") == [
        "The sand goes on ground 10.",
        "1 of these spaces lies beside another material: a pair to build on.",
    ]


def test_a_space_for_a_material_says_what_it_could_be_built_on_with() -> None:
    table = using(Player(people="man_material_1", ground="a1"), Player())
    answer(table, "use:man:material", "wood")
    assert card(table, "ground:a2") == [
        "It lies beside a material on ground 1: together they can be built on."
    ]
    assert card(table, "ground:b4")[0].startswith(
        "Nothing lies beside it yet. To build here, you need a second mat"
    )
    assert cells(table, "ground:a2") == {"beside": "beside 1", "for me": "then build: 7★"}
    assert cells(table, "ground:b4") == {"beside": "nothing beside", "for me": "serves no task"}
    assert name(table, "ground:a2") == "ground 2 (wood)"


def test_a_site_warns_of_single_spaces_and_asks_where_another_one_wastes_less() -> None:
    table = placing(Player(ground="a1 a2 a3", built={1: "b1 b2"}), Player(), dice="5", round=2)
    answer(table, "place:5:build", "building:5")
    warning = "! Single spaces would be left: at most 3 of your other 4 tiles would fit."
    assert card(table, "ground:a2-a3") == [
        warning,
        "It serves your task “4 built building tiles”: 1/4 → 2/4.",
        "Both materials return to the supply; the tile stays. Then comes the fire bonus.",
    ]
    asks = "On the rest of your ground only 3 more tiles would fit. Build there anyway?"
    assert question(table, "ground:a2-a3") == asks
    assert question(table, "ground:a1-a2") is None
    assert card(table, "ground:a1-a2")[-1] == "All your other 4 tiles would still fit."
    assert cells(table, "ground:a2-a3") == {
        "still fit": "3/4 tiles still fit",
        "for me": "task 1/4→2/4, +10★ now",
    }
    assert roles(table, "ground:a2-a3")[0] == "bad"
    assert roles(table, "ground:a1-a2")[0] == "dim"
    assert name(table, "ground:a1-a2") == "ground 1 + 2 (sand, wood)"


def test_looking_at_the_ground_says_what_lies_there_and_which_tiles_are_built() -> None:
    table = placing(Player(ground="a1", built={2: "b1 b2"}, last=2), Player(), dice="4", round=2)
    assert look(table, "ground:a1")[1] == "Ground 1: sand lies there."
    assert look(table, "ground:b1")[1] == "Ground 5: building tile 2."
    assert look(table, "ground:a2")[1] == "Ground 2: empty, for wood."
    assert look(table, "building:2")[1] == "Building tile 2: built."
    assert look(table, "building:3")[1] == "Building tile 3: not built yet; now 10★ and the fire bonus."
    assert look(table, "space:3")[1].endswith("; on the 12th: 2.")


def test_a_temple_space_says_whom_it_pushes_and_who_would_have_the_god_tile() -> None:
    table = placing(Player(), Player(), temple="....BA", dice="3", round=2)
    answer(table, "place:3:temple")
    assert cells(table, "temple:2") == {
        "pushes": "Ben → 1, Ana out",
        "priests then": "1 priest",
        "god tile to": "god tile: Ana",
        "for me": "+1 god tile",
    }
    assert cells(table, "temple:3")["pushes"] == "pushes no one"
    assert roles(table, "temple:3")[:3] == ["dim", "", "strong"]
    assert roles(table, "temple:2")[0] == "warn"
    assert card(table, "temple:2")[:2] == [
        "This pushes Ben down to 1 and your own priest out.",
        "If it stays like that, you win the god tile with 1 priest.",
    ]
    assert card(table, "temple:3")[0] == "If it stays like that, you win the god tile with 2 priests."
    table = placing(Player(), Player(), temple="ABAB..", dice="6", round=2)
    answer(table, "place:6:temple")
    assert (
        card(table, "temple:6")[0] == "This pushes your own priests down to 5 and 3 and Ben down to 4 and 2."
    )


def test_pushing_ones_own_priest_out_is_asked_about() -> None:
    table = placing(Player(), Player(), temple="....BA", dice="3", round=2)
    answer(table, "place:3:temple")
    assert question(table, "temple:2") == "Your own priest would be pushed out. Do it anyway?"
    assert question(table, "temple:3") is None
    assert look(table, "temple:2") == ["space 2", "Ben stands there"]
    assert look(table, "temple:4") == ["space 4", "free"]


def test_the_god_tile_of_another_player_is_quiet() -> None:
    table = placing(Player(), Player(), temple="BBB...", dice="2")
    answer(table, "place:2:temple")
    assert cells(table, "temple:1")["god tile to"] == "god tile: Ben"
    assert roles(table, "temple:1")[2] == "dim"


# -- jewelry and tasks -----------------------------------------------------------------------------


def test_jewelry_says_what_it_leaves_what_it_serves_and_asks_before_nothing_is_bought() -> None:
    own = Player(shells=6, tasks="t27 t45 t23", jewelry="ring_6 belt_2")
    sale = at(
        position(own, Player(), stage="jewelry", jewels="ring_1 belt_5 necklace_6", round=3), sound=False
    )
    assert cells(sale, "jewelry:jewel_ring_1") == {
        "price": "1◗",
        "left": "5◗ left",
        "at the end": "+1★ at the end",
        "for me": "✓task 1/2→2/2 +6★",
    }
    assert cells(sale, "jewelry:jewel_belt_5")["for me"] == "serves no task"
    said = card(sale, "jewelry:jewel_ring_1")
    assert [*said[:2], *said[3:]] == [
        "It completes your task “2 rings”: 6★.",
        "You keep 5 shells. It brings 1★ at the end.",
        "You have 2 pieces of jewelry, 1 of this kind.",
    ]
    assert said[2].startswith("Next round: "), "after what is sold now"
    asks = question(sale, "pass")
    assert asks is not None
    assert asks.startswith("You could afford Ring 1 (1★), Belt 5 (")
    assert asks.endswith("). Buy nothing anyway?")
    assert look(sale, "jewelry:jewel_ring_1") == [
        "Ring",
        "It costs 1 shell and brings 1★ at the end.",
        "It is sold in round 3.",
    ]
    assert len(look(sale, "jewelry:jewel_ring_6")) == 2


def test_tasks_say_how_far_they_are_and_better_ways_are_asked_about() -> None:
    """With five shells `t32` is met; a yellow god could fulfil `t31`; nothing else helps `t45`."""
    final = finishing(Player(tiles=1, shells=5, offerings=3, tasks="t32 t31 t45"), Player())
    assert cells(final, "fulfil:t32") == {"so far": "5/5", "for me": "+6★ now"}
    assert roles(final, "fulfil:t32")[0] == "good"
    assert cells(final, "yellow:t31") == {"so far": "3/4", "for me": "+4★ now, −2★ later"}
    assert roles(final, "yellow:t31")[0] == ""
    for hand, said in (("RGY", "+4★ now, −2★ later"), ("RGYY", "+4★ now")):  # `t16` counts different gods
        counted = resolving(Player(hand=hand, offerings=2, tiles=1, tasks="t16 t32 t45"))
        assert cells(counted, "yellow:t16")["for me"] == said
    assert question(final, "yellow:t31") is None, "each of the last tasks can be fulfilled"
    assert question(final, "done") == "You could still fulfil “5 shells” or “4 offerings”. Finish anyway?"
    assert name(final, "fulfil:t32") == "fulfil 5 shells"
    one = resolving(Player(tiles=1, shells=5, offerings=3, tasks="t32 t31 t45"))
    asks = "Without any god you could fulfil “5 shells”. Use a yellow god anyway?"
    assert question(one, "yellow:t31") == asks
    assert card(one, "yellow:t31")[1] == "To pay for gods: none; 3 offerings, 1 god tile."
    none = resolving(Player(tiles=1, shells=4, tasks="t32 t45 t23"))
    asks = "With a yellow god you could fulfil “5 shells” for 4★. Discard anyway?"
    assert question(none, "discard:t45") == asks
    assert cells(none, "discard:t45")["for me"] == "no points"
    poor = resolving(Player(shells=4, tasks="t32 t45 t23"))
    assert question(poor, "discard:t45") is None


def test_a_new_task_says_how_far_it_is_and_looking_at_one_says_its_back() -> None:
    own = Player(shells=4, tasks="t45 t23 t22")
    table = resolving(own, Player(), stage="new_tasks", display="t44 t32 t60 t59")
    assert cells(table, "take:t32") == {"for me": "task 4/5"}
    assert name(table, "take:t32") == "5 shells"
    assert look(table, "task:t32") == [
        "5 shells 4/5",
        "Fulfilled it brings 6★, with a yellow god 4★.",
        "It has a dark green back.",
    ]
    light = placing(Player(tasks="t01 t45 t23"), Player(), dice="4")
    assert look(light, "task:t01")[0] == "Woman and man 0/2"
    assert look(light, "task:t01")[2] == "It has a light green back: one of those dealt at the start."


def test_ending_the_turn_names_who_could_still_be_used() -> None:
    table = using(Player(people="man_vp_1 woman_shell_1"), Player())
    asks = "You could still use ♂ Storyteller or ♀ Diver. End your turn anyway?"
    assert question(table, "end") == asks
    answer(table, "use:man:vp")
    assert question(table, "end") == "You could still use ♀ Diver. End your turn anyway?"


# -- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("task", "full", "brief", "short"),
    [
        ("t01", "Woman and man", "Woman and man", "Woman+man"),
        ("t04", "3 priests in the temple", "3 priests", "3 priests"),
        ("t11", "2 blue god cards", "2 blue gods", "2 blue gods"),
        ("t17", "3 different men", "3 kinds of men", "3 diff. men"),
        ("t20", "4 men", "4 men", "4 men"),
        ("t28", "2 headdresses", "2 headdresses", "2 headdresses"),
        ("t37", "Huts in all 3 mountains", "All 3 mountains", "All 3 mountains"),
        ("t41", "Huts at all 3 parrotfish tiles", "All 3 parrot fish", "3 parrot fish"),
        ("t49", "2 Trackers", "2 Trackers", "2 Trackers"),
    ],
)
def test_a_task_has_a_name_for_every_room(task: str, full: str, brief: str, short: str) -> None:
    terms = SAID.terms
    assert (terms.task(task), terms.task(task, "brief"), terms.task(task, "short")) == (full, brief, short)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_two_tasks_have_the_same_name_and_shorter_forms_are_no_longer(language: str) -> None:
    terms: Terms = wording(language).terms
    for form in ("", "brief", "short"):
        names = [terms.task(task, form) for task in TASKS]
        assert len({*names}) == len(names), form
    for task in TASKS:
        assert len(terms.task(task, "short")) <= len(terms.task(task, "brief")) <= len(terms.task(task))


def test_german_tasks_of_different_things_are_in_whole_words() -> None:
    terms: Terms = wording("de").terms
    different = [task for task, row in TASKS.items() if row.requirement.endswith("different")]
    assert different
    for task in different:
        assert "." not in terms.task(task, "brief") + terms.task(task, "short")


def test_amounts_are_signs_on_screens_and_words_where_they_are_read_aloud() -> None:
    assert SAID.terms.run("shell", 3).text == "◗◗◗"
    assert SAID.terms.run("shell", 5).text == "5◗"
    assert SAID.terms.run("vp", 2).text == "2★"
    assert SAID.terms.run("shell", 0).text == "0◗"
    assert SAID.terms.run("shell").text == "◗"
    assert (SAID.terms.vp(2), SPELT.terms.vp(2)) == ("2★", "2 VP")
    assert SAID.terms.named("vp", "man", 2) == "♂ Storyteller ×2"
    assert SPELT.terms.named("vp", "woman") == "Storyteller (woman)"
    assert SAID.terms.hand((1, 2, 0, 0, 0)) == "blue, white ×2"
    assert SAID.terms.hand((0, 0, 0, 0, 0)) == "none"
    assert SAID.terms.regions(()) == "none"
    assert SAID.terms.listed(()) == "-"
    assert [person.name for person in PEOPLE[:2]] == ["Ana", "Ben"]


def test_goods_say_what_they_are_good_for() -> None:
    table = placing(Player(), Player(), dice="4")
    answer(table, "place:4:helper")
    said = {key: (name(table, key), card(table, key)) for key in ("god_card", "material", "move_hut")}
    assert said == {
        "god_card": ("a god card", ["One of those face up, or the top one of the deck, unseen."]),
        "material": ("a building material", ["Sand, stone or wood, for your ground."]),
        "move_hut": (
            "a hut to space 12",
            ["A person can then take its space; the 12th holds any number of huts."],
        ),
    }
    assert (name(table, "vp"), name(table, "offering")) == ("1 VP", "1 offering")
    goods = ("offering", "vp", "shell", "material", "wood")
    assert [look(table, f"supply:{good}")[:1] for good in goods] == [
        ["supply: offerings"],
        ["supply: VP"],
        ["supply: shells"],
        ["supply: building materials"],
        ["supply: wood"],
    ]
    assert look(table, "supply:offering")[1].startswith("Ana has no offerings. An offering pays for a god")
    assert look(table, "supply:shell")[1].startswith("Ana has 0 shells. Shells buy jewelry")
    fire = placing(Player(), Player(), dice="4")
    answer(fire, "place:4:temple", "temple:4", "offering")
    assert name(fire, "shell") == "1 shell"
    assert look(fire, "status")[0] == "the status track"


def test_ways_out_say_what_they_end() -> None:
    people = using(Player(people="man_vp_1"), Player())
    assert (name(people, "end"), card(people, "end")) == (
        "end your turn",
        ["Uses that are left are lost for this round."],
    )
    sale = at(position(Player(shells=1), Player(), stage="jewelry", jewels="ring_1", round=3), sound=False)
    assert (name(sale, "pass"), card(sale, "pass")[:1]) == (
        "buy nothing",
        ["You keep your shells. Pieces that aren't bought now leave the game."],
    )
    last = finishing(Player(shells=5, tasks="t32 t45 t23"), Player())
    assert (name(last, "done"), card(last, "done")) == ("no more", ["Tasks that are left bring nothing."])
    assert card(last, "fulfil:t32") == [
        "You give up nothing. The tile goes onto your pile of fulfilled tasks."
    ]
    poor = resolving(Player(shells=4, tasks="t32 t45 t23"))
    assert name(poor, "discard:t45") == "discard the task “4 huts on the 12th space”"
    assert card(poor, "discard:t45") == ["The task leaves the game and brings nothing."]
    yellow = resolving(Player(tiles=1, shells=4, tasks="t32 t45 t23"))
    assert name(yellow, "yellow:t32") == "with yellow: 5 shells"
    new = resolving(Player(), Player(), stage="new_tasks", display="t44 t32 t60 t59")
    assert card(new, "take:t32") == ["It takes the place of the task that has just left."]
    huts = using(Player(people="man_hut_1 man_hut_2"), Player())
    answer(huts, "use:man:hut")
    assert name(huts, "another") == "move another hut to space 12"
    assert len(card(huts, "another")) == 1


def test_places_of_people_and_players_are_named_where_one_looks() -> None:
    table = placing(Player(), Player(), dice="4", men="man_vp_1 -", women="woman_vp_1 -")
    assert look(table, "woman:2") == ["women's place 2, empty"]
    assert look(table, "seat:0")[0].startswith("Ana (to move): ")
    assert look(table, "seat:1")[0].startswith("Ben: ")
    assert look(table, "space:3")[0] == "people space 3"
    assert name(placing(Player(tiles=1), Player(), dice="4"), "place:4:fishing") == "4 on Fishing: 2★"
    water = placing(Player(), dice="4", on_map="c4:A")
    assert card(water, "place:4:water_path")[1] == "Action: water path up to 4."
    build = placing(Player(ground="a1 a2"), Player(), dice="4", round=2)
    answer(build, "place:4:build")
    assert cells(build, "building:3") == {"for me": "task 0/4→1/4, +10★ now"}
    assert card(build, "building:3") == [
        "It serves your task “4 built building tiles”: 0/4 → 1/4.",
        "10★ at once, whatever the number. Low numbers can be built with low dice later.",
    ]


@pytest.mark.parametrize(
    ("store", "mine", "others"),
    [
        ("card", "Hand: blue ×2.", ""),
        ("priest", "2 of 4 priests in the temple and 2 still to place", "1 of 4 priests in the temple and 3"),
        ("hut", "8 huts still to place and 2 on the map", "10 huts still to place and 1 on the map"),
        ("people", "room for 1 more now. One of them", "room for 1 more now. None of them"),
        ("tiles", "has left: 2 3 4 5 6.", "has left: -."),
        ("beside", "board: 2 wood.", "board: -."),
    ],
)
def test_a_store_says_how_much_there_is_of_it(store: str, mine: str, others: str) -> None:
    ana = Player(
        people="man_land_1/ woman_land_1", hand="BB", built={1: "a1 a2"}, beside="wood wood", jewelry="ring_2"
    )
    pairs = ("a1 a2", "a3 a4", "b1 b2", "b3 b4", "c1 c2", "c3 c4")
    ben = Player(hand="W", built=dict(enumerate(pairs, start=1)))
    table = using(ana, ben, on_map="c4:AB c2:A", temple="A.B.A")
    said = [" ".join(look(table, f"store:{store}@{seat}")) for seat in (A, B)]
    assert mine in said[0]
    assert others in said[1]
    assert "Hand" not in said[1]


def test_a_hint_says_of_a_task_how_far_it_is_what_is_to_be_had_for_it_and_how_it_compares() -> None:
    """Two blue cards, 4 different gods, 2 belts, 5 shells: a blue card and four shells are there."""
    own = Player(hand="B", shells=4, tasks="t45 t23 t22")
    table = resolving(own, Player(), stage="new_tasks", display="t11 t16 t29 t32", open="BBRGG", round=4)
    view = RULES.view(table.state, A)
    said = {o.key: list(SAID.hinted(view, asked(table), o)) for o in asked(table).options}
    least = "No other task here lacks less."
    assert said["take:t11"] == ["So far you have 1 of 2 for it.", "2 cards for it lie face up.", least]
    assert said["take:t16"] == ["So far you have 1 of 4 for it.", "2 cards for it lie face up."]
    assert said["take:t32"] == ["So far you have 4 of 5 for it.", least]
    belts = [n for n, column in enumerate(view.jewels, start=1) if n > 4 for j in column if "belt" in j]
    (so_far, for_sale) = said["take:t29"]
    assert so_far == "So far you have 0 of 2 for it."
    assert for_sale == SAID.say.said_for_sale(count=len(belts), round=min(belts, default=0))


def test_a_hint_says_of_a_god_card_to_buy_what_there_is_to_pay_for_gods_with() -> None:
    table = placing(Player(hand="BB", offerings=1, tiles=0), dice="4")
    answer(table, "place:4:helper")
    view = RULES.view(table.state, A)
    said = list(SAID.hinted(view, asked(table), option(table, "god_card")))
    assert said == ["To pay for gods: blue ×2; 1 offering, no god tiles."]


def test_a_hint_says_of_a_task_to_discard_that_no_other_lacks_more() -> None:
    table = resolving(Player(shells=4, tasks="t32 t45 t23"))
    view = RULES.view(table.state, A)
    said = {o.key: list(SAID.hinted(view, asked(table), o)) for o in asked(table).options}
    most = "No other task of yours lacks more."
    assert said["discard:t45"] == ["So far you have 2 of 4 for it."]
    assert said["discard:t23"] == ["So far you have 0 of 4 for it.", most]
    assert said["discard:t32"] == ["So far you have 4 of 5 for it."]


def test_the_card_of_a_god_that_one_does_not_hold_yet_would_be_the_first() -> None:
    for offerings, to_play in ((0, "no offering"), (1, "1 offering"), (2, "2 offerings")):
        table = placing(Player(hand="B", offerings=offerings), Player(), dice="3")
        answer(table, "place:3:temple", "temple:2", "god_card")
        view = RULES.view(table.state, A)
        said = [list(SAID.hinted(view, asked(table), option(table, f"open:{place}"))) for place in (1, 2)]
        first = f"You have none of these cards yet, and {to_play} to play one with."
        assert said == [["You have 1 blue god card."], [first]]


def test_of_a_player_the_dice_left_are_named_or_that_there_are_none() -> None:
    table = placing(Player(), Player(), dice="5 2")
    rolled, none = (look(game, f"seat:{A}")[0] for game in (table, using(Player())))
    assert ", dice 5 2," in rolled
    assert ", dice -," in none
