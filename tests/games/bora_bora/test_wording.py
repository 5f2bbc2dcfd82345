"""Everything that can be asked, chosen, told or scored in Bora Bora has its sentence in both languages."""

import re
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import get_args

import pytest

from rulesets.bora_bora import events, reasons
from rulesets.bora_bora.advice.ground import most_tiles
from rulesets.bora_bora.advice.now import DEALT_WITH_OUT_OF_SIGHT
from rulesets.bora_bora.components import (
    CARDS,
    FISH,
    GODS,
    GROUND,
    JEWELS,
    MATERIALS,
    PEOPLE,
    PERSON_KINDS,
    REGIONS,
    SEXES,
    TASKS,
)
from rulesets.core import Event, Forced, Rng, ScoreLine, Table
from tabletop_tui.games.bora_bora.coach import NOTES
from tabletop_tui.games.bora_bora.terms import symbols_of
from tabletop_tui.kit.thing import Moment as At
from tabletop_tui.text.cells import cells
from tabletop_tui.text.words import WHOLE
from tabletop_tui.tui.widgets.strip import is_whole
from tests.games.bora_bora.games import RULES, Moment, finished, moments, wording
from tests.rulesets.bora_bora.builders import A, Player, answer, asked, placing, position
from tests.tui.random_games import picked
from tests.tui.sentences import (
    AN_ID,
    assert_blocked_said,
    assert_keys_apart,
    assert_options_said,
    assert_standings_said,
    assert_story_told,
    assert_whole,
    first_offered,
)
from tests.whole import in_turn, sampled

GAMES = [(2, 1), (3, 6), (4, 3)]


@cache
def played(seats: int, seed: int) -> list[Moment]:
    """A random game, played once for all tests; its table is the finished one."""
    return list(moments(seats, seed))


SAID = wording()

KINDS = {
    *("setup_hut", "place_die", "pay_god", "expand", "red_offer", "take_person", "helper_spend"),
    *("choose_material", "place_material", "take_god_card", "temple_space", "build_tile", "build_site"),
    *("fire_gift", "fire_mark", "use_people", "move_hut_more", "buy_jewelry", "resolve_task", "take_task"),
    "final_task",
}
"""Every decision of the game (specification d.10)."""

TARGETS = [
    *(f"region:{region}" for region in REGIONS),
    *(f"card:{card}" for card in CARDS),
    *(f"{sex}:{place}" for sex in SEXES for place in range(1, 7)),
    *(f"person:{tile}" for tile in PEOPLE),
    *(f"jewelry:{jewel}" for jewel in JEWELS),
    *(f"task:{task}" for task in TASKS),
    *(f"ground:{space}" for space in GROUND),
    *(f"{noun}:{number}" for noun in ("building", "temple") for number in range(1, 7)),
    *(f"space:{space}" for space in range(1, 13)),
    *(f"open:{place}" for place in range(1, 6)),
    *(f"hand:{god}" for god in GODS),
    *(f"supply:{good}" for good in (*MATERIALS, "vp", "offering", "shell", "material")),
    *("deck", "status", "god_tile"),
]
"""Everything on the boards."""

SINGULAR = re.compile(
    r"\b1 (offerings|shells|steps|points|priests|huts|god cards|god tiles|building materials|people"
    r"|Opfergaben|Muscheln|Schritte|Punkte|Priestern|Hütten|Götterkarten|Hauptgötter|Baustoffe|Personen)\b"
)


def assert_said(*sentences: str | None) -> None:
    assert_whole(*sentences, never=(SINGULAR, AN_ID))


def first(kind: str, key: str, *game: int) -> Moment:
    """The first moment of the random games at which this option is on offer."""
    return first_offered(
        (iter(played(seats, seed)) for seats, seed in ([game] if game else GAMES)), kind, key
    )


# -- coverage --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), in_turn(GAMES, WHOLE))
def test_every_decision_option_and_event_of_random_games_has_its_words(
    game: tuple[int, int], language: str
) -> None:
    said, met = wording(language), set[str]()
    for number, moment in enumerate(played(*game)):
        sight, decision = moment.view, moment.decision
        assert_said(said.question(sight, decision), said.help(decision))
        assert said.start(sight, decision) in {option.key for option in decision.options}
        if number % 20 == 0:
            text = said.board_text(sight, decision.seat) + said.board_text(sight, None)
            assert_said(*(line.strip() for line in text.split("\n") if line))
        if number % sampled(3, 1) == 0 or decision.kind not in met:
            assert_options_said(said, moment, assert_said, widest=66)
        met.add(decision.kind)
        assert_story_told(said, moment, assert_said)
    assert said.words.problems == []


def test_together_these_games_ask_everything_there_is_to_ask() -> None:
    assert {m.decision.kind for game in GAMES for m in played(*game)} == KINDS


REASONS: list[reasons.BoraBoraReason] = [
    *reasons.Why,
    reasons.PathTooHigh(needed=3, value=2),
    reasons.NoRegion(2),
    reasons.NoPerson(2),
    reasons.NoTileLowEnough(2),
    reasons.NotLower(lowest=4),
    reasons.NotLower(lowest=3, cards=1, offerings=1),
    reasons.PlaceTooHigh(2),
    reasons.TooFewPoints(needed=3, points=1),
    reasons.SpaceTooHigh(2),
    reasons.NumberTooHigh(2),
    reasons.TooFewShells(1),
    reasons.NotYourTurn(1),
]


@pytest.mark.parametrize("language", WHOLE)
def test_every_reason_the_rules_can_give_has_its_sentence(language: str) -> None:
    said = wording(language)
    assert {type(reason) for reason in REASONS} == {*get_args(reasons.BoraBoraReason)}
    for reason in REASONS:
        assert_said(said.reason(reason))
    assert said.words.problems == []


EVENTS: list[events.BoraBoraEvent] = [
    events.RoundBegins(None, round=2),
    events.Rolled(0, dice=[6, 4, 1]),
    *(
        events.PlacedDie(0, number=5, card="temple", blue=blue, white=white)
        for blue in (False, True)
        for white in (False, True)
    ),
    events.PlacedDie(0, number=5, card="fishing", blue=False, white=False),
    events.PlayedGod(0, god="blue", cards=["red", "red"], tile=False),
    events.PlayedGod(0, god="blue", cards=[], tile=True),
    events.Occupied(0, region="c1", aside=None),
    events.Occupied(0, region="c1", aside=1),
    events.TookPerson(0, tile="man_land_2", place=3, space=1),
    events.Shifted(0, tile="woman_vp_1"),
    events.MovedHut(0, space=4),
    events.PlacedPriest(0, space=6, out=None),
    events.PlacedPriest(0, space=6, out=2),
    events.Built(0, number=4, spaces=["a1", "b1"]),
    *(
        events.Scored(0, points=1, source=source)
        for source in ("fishing", "helper", "fish", "building", "people", "status", "temple", "tasks")
    ),
    events.GainedOfferings(0, count=1),
    events.GainedShells(0, count=3),
    events.GainedStatus(0, space=5, steps=1),
    events.MaterialBeside(0, material="sand"),
    events.PlacedMaterial(0, material="wood", space="a2"),
    events.NoGodCard(0),
    events.DrewGodCard(0),
    events.DrewGodCard(0, god="green"),
    events.TookGodCard(0, god="green", place=2),
    events.Reshuffled(None, cards=7),
    events.TurnedUp(None, god="red", place=2),
    *(
        events.Used(0, how=how, sex="man", person_kind=kind, value=2)
        for how in ("use", "doubled", "extra")
        for kind in PERSON_KINDS
    ),
    events.Doubled(0, sex="man", person_kind="god_card", more=2),
    events.OnlyBlocked(0, card="temple"),
    events.FulfilledTask(0, task="t33", yellow=False, cards=[]),
    events.FulfilledTask(0, task="t16", yellow=True, cards=["blue", "red", "green"]),
    events.DiscardedTask(0, task="t10"),
    events.TookTask(0, task="t60"),
    events.TurnOrder(None, seats=[1, 0]),
    events.GodTileLost(None),
    events.WonGodTile(0, priests=1),
    events.BoughtJewelry(0, jewel="jewel_belt_2"),
    events.GameEnded(None),
]
"""Every event of the rules."""


@pytest.mark.parametrize("language", WHOLE)
def test_every_event_can_be_told_by_itself(language: str) -> None:
    said = wording(language)
    for event in EVENTS:
        assert_said(said.event(event))
    assert said.words.problems == []


def test_every_event_of_the_rules_is_among_them() -> None:
    assert {type(event) for event in EVENTS} | {Forced} == {*get_args(events.BoraBoraEvent)}
    assert SAID.event(Forced(0, "expand", "region:c1")) is None


@pytest.mark.parametrize("language", WHOLE)
def test_why_not_and_a_description_can_be_had_for_everything_on_the_boards(language: str) -> None:
    said = wording(language)
    for moment in picked(played(3, 2), 40):
        index = moment.decision.seat
        for target in TARGETS:
            assert_blocked_said(said, RULES, moment, target, assert_said)
            lines = said.describe(moment.view, target, index)
            assert lines
            assert_said(*lines)
    assert said.words.problems == []


@pytest.mark.parametrize("language", WHOLE)
def test_signs_scoring_and_the_limit_of_undo_are_explained(language: str) -> None:
    said = wording(language)
    for sign in (*said.terms.roles, "∴", "≡", "♂", "●◂", "⌂A"):
        assert sign in said.signs(), sign
    assert len(said.signs().split("\n")) == 8
    assert_said(said.scoring(), said.say.undo_stops())
    assert said.words.problems == []


@pytest.mark.parametrize("language", WHOLE)
def test_every_line_of_the_score_sheet_has_its_words(language: str) -> None:
    said = wording(language)
    ledger = dict.fromkeys(("start", "fishing", "helper", "fish", "building", "people", "status", "tasks"), 2)
    for full in (
        ScoreLine("track", 9, {"ledger": ledger}),
        ScoreLine("fish", 5, {"regions": ["c1"]}),
        ScoreLine("jewelry", 9, {"jewels": ["jewel_ring_6"]}),
        ScoreLine("god_tiles", 2, {"count": 1}),
    ):
        assert_said(said.score_line(full))
    assert_standings_said(said, RULES.standings(finished(3, 6).state), assert_said)
    assert said.words.problems == []


def test_names_are_those_of_the_component_tables() -> None:
    english, german = wording("en").terms, wording("de").terms
    for task, row in TASKS.items():
        if row.requirement != "person_kind":  # one name for one thing: `2 Trackers`
            assert (english.task(task), german.task(task)) == (row.name_en, row.name_de)
    for tile, person in PEOPLE.items():
        brings = (
            english.use(*symbols_of(tile)),
            german.use(*symbols_of(tile)),
        )
        sex, count = person.sex, str(symbols_of(tile)[1])
        assert english.person(tile) == person.name_en.replace(f"({sex}, {count})", f"({sex}, {brings[0]})")
        assert german.person(tile) == person.name_de.replace(f"({count})", f"({brings[1]})")
        assert all(count in brought for brought in brings)
    for jewel, piece in JEWELS.items():
        names = (english.jewel(jewel).partition(" (")[0], german.jewel(jewel).partition(" (")[0])
        assert names == (piece.name_en, piece.name_de)
    for tile, fish in FISH.items():
        assert (english.fish(tile), german.fish(tile)) == (fish.name_en, fish.name_de)
    for card in CARDS.values():
        if card.id != "fishing":
            assert (english.card(card.id), german.card(card.id)) == (card.name_en, card.name_de)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_stands_in_most_narrow_cells_leaves_room_for_names(language: str) -> None:
    """At 80x24, a cell of a die has 14 cells; what is for nothing must not take those of a name."""
    say = wording(language).terms.say
    assert all(cells(text) <= 14 for text in (say.me_nothing(), say.short_no_region()))


# -- labels ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_every_option_has_a_key_of_its_own(seats: int, seed: int) -> None:
    for moment in played(seats, seed):
        labels = SAID.labels(moment.view, moment.decision)
        assert set(labels) == {option.key for option in moment.decision.options}
        assert_keys_apart(moment.decision, labels)


def keys_at(kind: str, key: str, *game: int) -> dict[str, str]:
    """The keys of all options where this one is on offer first."""
    moment = first(kind, key, *game)
    return SAID.labels(moment.view, moment.decision)


def test_a_die_goes_by_its_card_and_its_rank_in_the_roll_and_with_the_white_god_by_the_same_after_g() -> None:
    cards = {"land_path": "ao", "woman": "cr", "man": "dt", "helper": "ev", "temple": "fx", "build": "iy"}
    ranks = set()
    for seats, seed in GAMES:
        for moment in played(seats, seed):
            if moment.decision.kind != "place_die" or moment.view.pass_ > 1:
                continue
            rolled = sorted({*moment.view.seats[moment.decision.seat].dice}, reverse=True)
            for key, label in SAID.labels(moment.view, moment.decision).items():
                _, number, card, *white = key.split(":")
                if card in cards:
                    rank = rolled.index(int(number))
                    ranks.add((rank, bool(white)))
                    expected = cards[card][rank] if rank < 2 else number + cards[card][0]
                    assert label == ("g" if white else "") + expected
    assert ranks == {(rank, white) for rank in range(3) for white in (False, True)}


def test_places_spaces_and_ways_out_have_their_own_signs() -> None:
    temple = keys_at("temple_space", "temple:3")
    assert temple["temple:3"] == "3"
    assert keys_at("buy_jewelry", "pass")["pass"] == "n"
    assert keys_at("use_people", "end")["end"] == "n"


# -- what others may not know ----------------------------------------------------------------------


def _told_to(seat: int, *game: int) -> Iterator[tuple[Moment, Event]]:
    for moment in played(*game):
        for event in moment.told:
            yield moment, event.seen_by(seat)


@pytest.mark.parametrize("language", WHOLE)
def test_a_card_from_the_deck_is_named_to_its_owner_alone(language: str) -> None:
    said = wording(language)
    colours = [said.terms.god(god, "colour") for god in GODS]
    drawn = own = 0
    for seat in range(3):
        for moment, event in _told_to(seat, 3, 2):
            if not isinstance(event, events.DrewGodCard):
                continue
            drawn += 1
            text = " ".join(sentence for _, sentence in said.story([event]))
            named = [colour for colour in colours if colour[:3] in text]
            assert bool(named) == (event.seat == seat), (text, moment)
            own += event.seat == seat
    assert drawn > own > 0


@pytest.mark.parametrize("language", WHOLE)
def test_nothing_said_to_another_seat_depends_on_a_hand(language: str) -> None:
    """Other hands dealt to all other players: the viewer reads the same, but for what is on offer."""
    said = wording(language)
    for number, moment in enumerate(moments(3, 6)):
        if number % 30:
            continue
        state, decision = moment.table.state, moment.decision
        for seat in range(3):
            if seat == decision.seat:
                continue
            other = RULES.redeal(state, seat, Rng(number))
            before, after = RULES.view(state, seat), RULES.view(other, seat)
            assert said.board_text(before, None) == said.board_text(after, None)
            assert said.board_text(before, decision.seat) == said.board_text(after, decision.seat)
            for target in TARGETS:
                told = [said.describe(view, target, decision.seat) for view in (before, after)]
                assert told[0] == told[1], target
            if decision.kind in DEALT_WITH_OUT_OF_SIGHT:
                assert said.question(before, decision) == said.question(after, decision)
                assert all(not said.detail(before, decision, option) for option in decision.options)


@pytest.mark.parametrize("kind", ["pay_god", "red_offer"])
def test_that_a_player_pays_a_god_is_not_even_named(kind: str) -> None:
    moment = next(m for game in GAMES for m in moments(*game) if m.decision.kind == kind)
    other = (moment.decision.seat + 1) % len(moment.view.seats)
    asked = SAID.ask(RULES.view(moment.table.state, other), moment.decision)
    assert asked == f"{SAID.name(moment.decision.seat)} is deciding."
    assert "god" in SAID.ask(moment.view, moment.decision)


def test_the_hand_the_jewelry_and_fulfilled_tasks_are_written_down_for_their_owner_alone() -> None:
    said = wording()
    others_had = set()
    for number, moment in enumerate(moments(3, 6)):
        if number % 15:
            continue
        for seat in range(3):
            text = said.board_text(RULES.view(moment.table.state, seat), None)
            own = moment.table.state.seats[seat]
            assert text.count("  Hand:") == 1
            assert text.count("  Jewelry:") == bool(own.jewelry)
            assert text.count("  Fulfilled:") == bool(own.done)
            others = [other for other in moment.table.state.seats if other is not own]
            others_had |= {word for other in others for word in ("jewelry", "done") if getattr(other, word)}
    assert others_had == {"jewelry", "done"}


# -- what is said ----------------------------------------------------------------------------------


def test_a_description_of_a_player_names_them_once() -> None:
    moment = played(*GAMES[0])[0]
    told = SAID.describe(moment.view, f"seat:{moment.decision.seat}", moment.decision.seat)
    name = SAID.name(moment.decision.seat)
    assert told[0].startswith(f"{name} (to move): ")
    assert " ".join(told).count(name) == 1


@pytest.mark.parametrize("language", WHOLE)
def test_each_sentence_about_a_player_ends_before_the_next_one_begins(language: str) -> None:
    moment = played(*GAMES[0])[0]
    for text in wording(language).describe(moment.view, "seat:1", 0):
        assert text.endswith("."), text
        assert text[0].isupper(), text


@pytest.mark.parametrize("language", WHOLE)
def test_the_last_tile_that_still_fits_or_not_is_spoken_of_as_one(language: str) -> None:
    """Four tiles lie on the upper two rows: of the other two, both fit only side by side."""
    said, tiles = wording(language), {1: "a1 a2", 2: "a3 a4", 3: "b1 b2", 4: "b3 b4"}
    view, ground = RULES.view(position(Player(built=tiles), Player()), A), said.things["ground"]
    fits, misfits = (" ".join(ground.said(At(view, A), site, "ground")) for site in ("c1-c2", "c2-c3"))
    fit, misfit = {
        "en": ("Your last tile would still fit.", ": your last tile would no longer fit."),
        "de": ("Dein letztes Plättchen passt dann noch.", ": Dein letztes Plättchen passte nicht mehr."),
    }[language]
    assert fit in fits
    assert misfit in misfits
    assert misfits.startswith("! ")


def _spoken(kind: str, key: str, language: str, *game: int) -> str:
    """An option where no board is beside it."""
    moment = first(kind, key, *game)
    option = next(option for option in moment.decision.options if option.key.startswith(key))
    return wording(language, spelt=True).option_alone(moment.view, moment.decision, option)


def test_options_say_effect_cost_and_points() -> None:
    assert re.fullmatch(r"\d on Fishing: 2 VP", _spoken("place_die", "place:1:fishing", "en"))
    land, people = r"\w\d (Mountain|Beach|Forest|Steppe)", r"[\w ]+ \((wo)?man\)"
    said = {
        ("expand", "region:"): land
        + r": path (land|water) \d; brings \w+; fish at the end \w+ \d VP; on its site [\w ]+",
        ("take_person", "man:"): rf"\d {people}: does .+; once status \+\d",
        ("helper_spend", "tattoo:"): rf"tattoo {people}: brings status \+\d \d+→\d+; price 1 point",
        ("helper_spend", "shells:"): rf"{people} collects: brings \d shells?; price 1 point",
        (
            "buy_jewelry",
            "jewelry:",
        ): r"[A-Z][a-z]+: price \d shells?; left \d shells?; at the end \d VP; for me .+",
        ("resolve_task", "discard:"): r"discard .+: so far \d+/\d+; for me no points",
        ("resolve_task", "fulfil:"): r"fulfil .+: so far (\d+)/\d+; for me \+6 VP now",
    }
    for (kind, key), pattern in said.items():
        told = _spoken(kind, key, "en")
        assert re.match(pattern, told), told


def test_gods_that_a_die_needs_are_said_with_it() -> None:
    moment, words = first("place_die", "place:", 4, 3), wording()
    said = {o.key: words.option(moment.view, moment.decision, o) for o in moment.decision.options}
    for key, text in said.items():
        assert ("white god" in text) == key.endswith(":white")
    blue = [
        words.option(m.view, m.decision, option)
        for m in played(4, 3)
        if m.decision.kind == "place_die"
        for option in m.decision.options
    ]
    assert any(text.endswith("(blue god)") for text in blue)
    assert any(text.endswith("(blue and white god)") for text in blue)


def test_what_an_answer_brings_is_one_sentence() -> None:
    said = wording()
    temple: list[events.BoraBoraEvent] = [
        events.PlacedDie(0, number=5, card="temple", blue=True, white=False),
        events.PlayedGod(0, god="blue", cards=["blue"], tile=False),
        events.PlacedPriest(0, space=5, out=1),
        events.GainedOfferings(0, count=1),
        events.GainedStatus(0, space=3, steps=1),
    ]
    paid = "blue god for 1 blue god card and 1 offering"
    what = "priest on space 5, Ben's pushed out, 1 offering, status +1 (now 3)"
    assert said.story(temple) == [(0, f"Ana places a 5 on Temple with a blue god: {paid}, {what}.")]
    status: list[events.BoraBoraEvent] = [
        events.Scored(1, points=4, source="status"),
        events.Scored(0, points=2, source="status"),
        events.TurnOrder(None, seats=[1, 0]),
    ]
    assert [sentence for _, sentence in said.story(status)] == [
        "Status: Ben 4★, Ana 2★.",
        "New turn order: Ben, Ana.",
    ]


def test_two_seats_never_share_a_sentence() -> None:
    told: list[events.BoraBoraEvent] = [
        events.GainedOfferings(0, count=1),
        events.PlacedDie(1, number=6, card="fishing", blue=False, white=False),
        events.Scored(1, points=2, source="fishing"),
    ]
    assert SAID.story(told) == [(0, "Ana gains 1 offering."), (1, "Ben fishes with a 6: 2★.")]


def test_huts_moved_at_once_are_counted() -> None:
    moved = [events.MovedHut(0, space=space) for space in (2, 3)]
    assert SAID.story(moved) == [(0, "Ana moves 2 huts to the 12th space.")]


def test_the_footer_names_the_dice_and_what_puts_a_god_on() -> None:
    groups = SAID.key_groups({"place:5:temple": "a", "place:2:temple": "b", "place:2:temple:white": "gb"})
    assert groups == [("5/2", "which die"), ("g", "white god")]
    assert SAID.key_groups({"use:man:vp": "a", "extra:man:land": "gb"}) == [("g", "green god")]
    assert SAID.key_groups({"place:5:temple": "a", "place:5:helper": "b"}) == []


# -- what is left, and what comes first --------------------------------------------------------------


def test_what_is_left_of_a_use_is_said() -> None:
    asked: set[str] = set()
    for game in GAMES:
        for moment in played(*game):
            if moment.view.using is not None and moment.view.using.value > 1:
                asked.add(SAID.ask(moment.view, moment.decision))
    assert any(re.search(r"which god card do you take\? 2 of [23]", text) for text in asked)


def test_the_card_of_a_fire_bonus_is_not_counted_as_one_of_several() -> None:
    """A builder's value isn't a number of cards."""
    asked = [
        SAID.ask(m.view, m.decision)
        for game in GAMES
        for m in played(*game)
        if m.decision.kind == "take_god_card" and m.view.using is not None and m.view.using.kind == "build"
    ]
    assert asked
    assert all(text.endswith("which god card do you take?") for text in asked)


def questions_of(kind: str) -> list[str]:
    return [SAID.ask(m.view, m.decision) for m in played(3, 6) if m.decision.kind == kind]


def test_a_god_is_named_where_it_is_paid() -> None:
    for kind, words in (
        ("pay_god", r"the (blue|white|green|yellow) god"),
        ("red_offer", r"play a red god for the fish of \w\d \(\d★\)"),
    ):
        asked = questions_of(kind)
        assert asked
        assert all(re.search(words, text) for text in asked)


def test_a_first_time_player_is_told_what_ways_to_build_leave() -> None:
    assert most_tiles(tuple(GROUND)) == 6
    assert most_tiles(("a1", "a3", "b4", "c2")) == 0
    assert most_tiles(("a1", "a2", "b1", "c4")) == 1


def test_tasks_on_display_say_how_far_one_is_and_the_cursor_begins_at_the_nearest() -> None:
    shown = 0
    for moment in played(3, 6):
        if moment.decision.kind == "take_task":
            own, start = moment.view.seats[moment.decision.seat], SAID.start(moment.view, moment.decision)
            assert start is not None
            missing = [own.progress[option.key[5:]].missing for option in moment.decision.options]
            assert own.progress[start[5:]].missing == min(missing)
            for option in moment.decision.options:
                so_far, *_ = SAID.cells(moment.view, moment.decision, option)
                assert re.fullmatch(r"task \d+/\d+", so_far[0].text)
                shown += 1
    assert shown > 20


def test_a_task_that_costs_a_god_stands_last_and_the_cursor_begins_there_only_at_the_very_end() -> None:
    chosen = set[tuple[str, str]]()
    for game in (*GAMES, (2, 4), (3, 2)):
        for moment in played(*game):
            if moment.decision.kind not in ("resolve_task", "final_task"):
                continue
            nouns = [o.key.partition(":")[0] for o in SAID.in_order(moment.decision)]
            labels, start = (
                SAID.labels(moment.view, moment.decision),
                SAID.start(moment.view, moment.decision),
            )
            assert nouns == sorted(nouns, key="yellow".__eq__)
            digits = [labels[o.key] for o in SAID.in_order(moment.decision) if o.key != "done"]
            assert digits == [str(place) for place in range(1, len(digits) + 1)]
            assert start is not None
            if "yellow" in nouns:
                chosen.add((moment.decision.kind, start.partition(":")[0]))
            if start.startswith("discard:"):
                own = moment.view.seats[moment.decision.seat]
                assert own.progress[start[8:]].missing == max(own.progress[t].missing for t in own.tasks)
    assert {noun for kind, noun in chosen if kind == "resolve_task"} == {"fulfil", "discard"}
    assert ("final_task", "yellow") in chosen


@pytest.mark.parametrize("language", ["en", "de"])
def test_where_text_is_read_aloud_no_sign_stands_for_a_word(language: str) -> None:
    spoken, heard = wording(language, spelt=True), set[str]()
    for moment in (m for game in GAMES for m in played(*game)):
        told = [spoken.option_alone(moment.view, moment.decision, o) for o in moment.decision.options]
        for text in (spoken.ask(moment.view, moment.decision), *told):
            assert not re.search(r"[★✿◗▯✪♙⌂▲✦∴◆≡♂♀●❖]|[@*#=^]|·", text), text
        heard.add(moment.decision.kind)
    assert heard == KINDS


def test_the_coach_speaks_of_high_and_low_dice_only_while_there_are_both() -> None:
    note, told = next(note for note in NOTES if note.id == "high"), set()
    for moment in played(3, 6):
        dice = {*moment.view.seats[moment.decision.seat].dice}
        if moment.decision.kind == "place_die":
            assert note.when(moment.view, moment.decision) == (len(dice) > 1)
            told.add(len(dice) > 1)
    assert told == {True, False}


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_column_of_a_list_says_what_it_shows(language: str) -> None:
    said = wording(language)
    titles = {title for heads in (*said.HEADS.values(), *said.GROUP_HEADS.values()) for title in heads}
    assert titles == {*said.COLUMNS}
    assert_said(*(about(said.say) for about in said.COLUMNS.values()))
    assert all(about(said.say).endswith(".") for about in said.COLUMNS.values())
    for heads in said.HEADS.values():
        assert len({title(said.say) for title in heads}) == len(heads), "one title, one column"


def test_the_name_of_what_the_cursor_is_at_is_whole_in_the_strip_of_80_columns() -> None:
    """In random games: two lines of twelve cells hold the name, or a shorter one."""
    said = wording()
    for seed in range(sampled(2, 12)):
        game, chance = Table.new(RULES, 2 + seed % 3, seed), Random(seed)
        while (decision := game.decision) is not None:
            view = RULES.view(game.state, decision.seat)
            for option in decision.options:
                forms = [
                    form(view, decision, option)
                    for form in (said.option, said.option_brief, said.option_short)
                ]
                assert any(form and is_whole(form, 2) for form in forms), forms
            game.apply(chance.choice(decision.options).key)


@pytest.mark.parametrize(
    ("key", "long", "short"),
    [
        ("tattoo:man_vp_1", "tattoo ♂ Storyteller", "♂ Storyteller ▲"),
        ("material", "a building material", "1 material"),
        ("move_hut", "a hut to space 12", "1 hut to 12"),
        ("vp", "1 VP", ""),
    ],
)
def test_what_the_helper_sells_has_a_name_for_a_narrow_list(key: str, long: str, short: str) -> None:
    game = placing(Player(people="man_vp_1"), Player(), dice="6")
    answer(game, "place:6:helper")
    said, view, decision = wording(), RULES.view(game.state, A), asked(game)
    option = next(each for each in decision.options if each.key == key)
    assert said.option(view, decision, option) == long
    assert said.option_short(view, decision, option) == short


def test_a_payment_is_named_in_few_cells() -> None:
    game = placing(Player(hand="WW", offerings=1, tiles=1), Player(), dice="5", cards_in_play={"temple": "4"})
    answer(game, "place:5:temple")
    said, view, decision = wording(), RULES.view(game.state, A), asked(game)
    options = {each.key: each for each in decision.options}
    assert said.option_short(view, decision, options["pair:white"]) == "2 white + 1✿"


def test_where_a_list_is_too_narrow_people_to_shift_have_signs_for_what_that_brings() -> None:
    table = placing(Player(people="woman_vp_1 man_land_1"), Player(), dice="4")
    answer(table, "place:4:helper")
    view, decision = RULES.view(table.state, A), asked(table)
    told = {option.key: SAID.option_short(view, decision, option) for option in decision.options}
    shells, steps = PEOPLE["woman_vp_1"].shell_symbols, PEOPLE["man_land_1"].status_symbols
    assert told["shells:woman_vp_1"].endswith(" " + SAID.terms.sign("shell") * shells)
    assert told["tattoo:man_land_1"].endswith(" " + SAID.terms.sign("status") * steps)
