"""Hints: the best options with the reasons for them, for the person who decides."""

import asyncio
import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rulesets import BUILT, load_rules
from rulesets.core import Rng
from rulesets.core import Table as Game
from tabletop_tui.bots import hints as looking
from tabletop_tui.bots.features import features, group_of
from tabletop_tui.bots.hints import (
    FOUND,
    LATER,
    OTHERS,
    Difference,
    Hint,
    differences,
    hints,
    of_json,
    to_json,
)
from tabletop_tui.bots.levels import ByGame, WholeRounds, luck
from tabletop_tui.bots.plans import alike
from tabletop_tui.bots.seen import Seen, mark, thinking
from tabletop_tui.bots.weighing import amounts, prospects
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.play.advice_text import (
    contrast,
    hint_text,
    plan,
    reasons,
    signed,
    what_it_does,
    worth_showing,
)
from tabletop_tui.text.words import WHOLE, Words
from tests.tui.driving import ANA, BEN, CLEO, Table, orbis, sitting
from tests.tui.random_games import moments, picked
from tests.whole import sampled

WEIGHTS = Path(str(files("tabletop_tui.bots"))) / "weights"


QUICK = ByGame(WholeRounds((40, 4), 3, 800), {})


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Level 5 looks less far ahead."""
    monkeypatch.setattr(looking, "STRONGEST", QUICK)


def far_on(game: str, answers: int = 40) -> Game[Any]:
    """A game among three after some answers of chance, at a decision with a choice."""
    table, chance = Game[Any].new(load_rules(game), 3, 3, listen=False), Random(3)
    while table.decision is not None and (answers > 0 or len(table.decision.options) < 2):
        table.apply(chance.choice(table.decision.options).key)
        answers -= 1
    return table


@cache
def hints_at(game: str, answers: int) -> Sequence[Hint]:
    """The hints in such a position, which several tests look at."""
    return hints(far_on(game, answers))


async def hinted(table: Table) -> str:
    """What the hint says, when it has come."""
    for _ in range(600):
        if table.game.hinting.said:
            await table.pilot.pause()
            return table.game.hinting.said
        await asyncio.sleep(0.05)
    raise AssertionError("no hint comes")


@pytest.mark.parametrize("game", BUILT)
def test_hints_are_the_best_options_with_lines_of_the_score_sheet(game: str) -> None:
    table, found = far_on(game, 41), hints_at(game, 41)
    assert table.decision is not None
    assert 1 <= len(found) <= FOUND
    assert {hint.key for hint in found} <= {option.key for option in table.decision.options}
    assert of_json(json.loads(json.dumps(to_json(found)))) == found
    for language in WHOLE:
        wording = game_parts(game).wording(Words(language), (ANA, BEN, CLEO))
        for hint in found:
            said = reasons(wording, hint.better)
            assert "⟦" not in said
            assert not any(sign.isdigit() for sign in said)


@pytest.mark.parametrize("game", BUILT)
def test_the_reasons_of_a_hint_can_be_counted_on_the_score_sheet(game: str) -> None:
    """A line's difference is that of its points at the turn's end, against the mean of all other options."""
    table = far_on(game, 41)
    assert table.decision is not None
    seen = Seen(table, Random(f"{mark(table)}:deals"))
    seat, found = table.decision.seat, alike(seen, prospects(seen, Random(mark(table))))
    by_key = {each.key: each for each in found}
    for hint in hints_at(game, 41):
        own = by_key[hint.key].weighed.shares[seat]
        others = [other.weighed.shares[seat] for other in found if other.key != hint.key]
        for line, more in hint.better:
            if f"line.{line}" in own:
                usual = [share.get(f"line.{line}", 0.0) for share in others]
                assert more == pytest.approx(own.get(f"line.{line}", 0.0) - sum(usual) / len(usual))
    ends = prospects(Seen(table, Random("1:deals")), Random("1"), 1, 40)
    assert all(
        points == pytest.approx(round(points))
        for end in ends
        for name, points in end.weighed.shares[seat].items()
        if name.startswith("line.")
    ), "in one world these are whole points, as the rules count them"


@pytest.mark.parametrize("game", BUILT)
def test_the_same_position_gets_the_same_hint_whatever_is_hidden(game: str) -> None:
    """Thought about twice, the second time in another deal; under `make fuzz`, also in the same one."""
    table, found = far_on(game, 23), hints_at(game, 23)
    assert table.decision is not None
    other = table.redealt(table.decision.seat, Rng(5))
    for again in sampled([other], [table, other]):
        assert hints(again) == found


@pytest.mark.parametrize("game", BUILT)
def test_the_first_hint_is_what_level_5_answers_whatever_the_game_s_seed(game: str) -> None:
    table, first = far_on(game, 23), hints_at(game, 23)[0]
    for seed in ("a", "b"):
        assert QUICK.choose(*thinking(table, luck(5, table, seed))) == first.key
    assert luck(4, table, "a") != luck(4, table, "b")


def test_the_best_option_is_the_one_that_level_5_puts_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the search of the turn alone thinks of it; the lead says how far others are behind."""
    table = far_on("papyria", 25)
    *_, third, last = (hint.key for hint in hints(table))

    class Five(WholeRounds):
        def gaps(self, seen: Seen, chance: Random) -> Mapping[str, float]:
            return {last: 0.0, third: -1.5}

    monkeypatch.setattr(looking, "STRONGEST", ByGame(Five((1, 1), 1, 1), {}))
    best, second, *others = hints(table)
    assert (best.key, second.key) == (last, third)
    assert best.lead - second.lead == pytest.approx(1.5)
    assert all(other.lead <= second.lead for other in others)


def test_a_person_who_can_never_score_is_no_reason_against_what_comes_before() -> None:
    """The game asks before one is bought; the turn has lost nothing of what it began, only mana."""
    wording = game_parts("helios").wording(Words("en"), (ANA, BEN, CLEO))
    rules, asked = load_rules("helios"), 0
    for seed in range(1, 6):
        table, chance = Game.new(rules, 3, seed, listen=False), Random(seed)
        while table.decision is not None:
            decision = table.decision
            asks = decision.kind in ("persons_turn", "choose_build")
            view = rules.view(table.state, decision.seat) if asks else None
            for option in decision.options if asks else ():
                confirmed = wording.confirm(view, decision, option) is not None
                if decision.kind == "persons_turn" and option.key.startswith("buy:"):
                    assert not wording.gives_up(view, decision, option)
                    asked += confirmed
                else:
                    assert wording.gives_up(view, decision, option) == confirmed
            table.apply(chance.choice(decision.options).key)
    assert asked


async def test_a_key_has_the_best_option_told_and_shown() -> None:
    async with sitting(orbis(ANA, BEN)) as table:
        await table.press("h")
        said = await hinted(table)
        assert said.startswith("Best: ")
        assert "points in the end" not in said
        assert "Hint" in table.text()
        best = table.game.scene.entries[0].key if table.game.cursor.key is None else table.game.cursor.key
        decision = table.session.record.decision
        assert decision is not None
        assert best in {option.key for option in decision.options}
        await table.press("enter")
        assert not table.game.hinting.said


async def test_what_the_game_would_warn_of_is_no_hint_while_there_is_something_else() -> None:
    async with sitting(orbis(ANA, BEN)) as table:
        scene, wording = table.game.scene, table.game.wording
        assert scene.decision is not None
        risky = [o.key for o in scene.decision.options if wording.confirm(scene.view, scene.decision, o)]
        assert risky
        safe = next(o.key for o in scene.decision.options if o.key not in risky)
        found = [Hint(key, 10.0, ()) for key in (*risky, safe)]
        game = table.session.record.table
        told = worth_showing(wording, game, scene.view, found)
        assert [hint.key for hint in told] == [safe]
        assert worth_showing(wording, game, scene.view, found[:1]) == found[:1]


async def test_a_hint_that_comes_too_late_is_not_told() -> None:
    async with sitting(orbis(ANA, BEN)) as table:
        await table.press("h", "enter")
        for _ in range(60):
            await asyncio.sleep(0.05)
        assert not table.game.hinting.said


def test_what_others_get_is_told_so_that_the_sign_and_the_word_agree() -> None:
    wording = game_parts("orbis").wording(Words("en"), (ANA, BEN))
    assert reasons(wording, ((OTHERS, 1.4),)) == "In its favour: less for the others."
    assert reasons(wording, ((OTHERS, -2.1),)) == "Against it: more for the others."


def test_only_what_has_a_name_is_a_reason_and_little_things_are_none() -> None:
    wording = game_parts("orbis").wording(Words("en"), (ANA, BEN))
    assert reasons(wording, ((LATER, 9.0), ("own.to_move", 4.0), ("temple", 0.1))) == ""


def test_groups_of_one_name_count_together_and_three_names_are_enough() -> None:
    wording = game_parts("orbis").wording(Words("en"), (ANA, BEN))
    lines = (
        ("field.supply", 0.2),
        ("own.held", 0.2),
        ("temple", 5.0),
        ("expected.temple", -9.0),
        ("volcano", 1.0),
    )
    assert reasons(wording, lines) == "In its favour: Volcanoes and what you hold. Against it: Temple."
    more = (*lines, ("village", 3.0), ("forest", 2.0))
    assert reasons(wording, more) == "In its favour: Villages and Forests. Against it: Temple."


@pytest.mark.parametrize("game", BUILT)
def test_everything_that_is_counted_has_a_name_in_both_languages(game: str) -> None:
    """But for what is the same for all, whose turn it is, and points that a line of the score sheet has."""
    weights = json.loads((WEIGHTS / f"{game}.json").read_text())["weights"]
    groups = {group_of(name) for name in weights if name.startswith(("field.", "own."))}
    unnamed = {"own.to_move", "field.points", "field.vp", "field.ledger"}
    for language in WHOLE:
        wording = game_parts(game).wording(Words(language), (ANA, BEN))
        assert {group for group in groups if not wording.prospect(group)} <= unnamed
        assert all("⟦" not in wording.prospect(group) for group in groups)


@pytest.mark.parametrize(
    ("points", "said", "gesagt"),
    [
        (0.3, "+0.5", "+0,5"),
        (-0.8, "−1", "−1"),
        (2.74, "+2.5", "+2,5"),
        (2.76, "+3", "+3"),
        (12.0, "+12", "+12"),
    ],
)
def test_points_of_a_hint_are_whole_or_a_half(points: float, said: str, gesagt: str) -> None:
    assert (signed(points, Words("en")), signed(points, Words("de"))) == (said, gesagt)


# -- what hints say of the end of the turn ---------------------------------------------------------

UNNAMED = ("for later", "On the track", "spaeter", "Auf der Leiste", "⟦", "field.", "own.", "line.")
"""What no hint says."""


SEVERAL = (7, 23, 41, 66, 95)
"""After how many answers a few positions of a game are looked at."""


def several(game: str, number: int = 3) -> list[Game[Any]]:
    """A few positions of a game."""
    return [far_on(game, answers) for answers in SEVERAL[:number]]


def hints_for_several(game: str, number: int) -> list[Sequence[Hint]]:
    """The hints in these positions."""
    return [hints_at(game, answers) for answers in SEVERAL[:number]]


@pytest.mark.parametrize("game", BUILT)
def test_the_amounts_of_a_hint_are_those_at_the_ends_of_the_turn(game: str) -> None:
    for table in several(game):
        assert table.decision is not None
        seat, rules = table.decision.seat, table.rules
        for prospect in prospects(Seen(table, Random("1:deals")), Random("1"))[:3]:
            told = amounts(rules, prospect, seat)
            counted = []
            for state in prospect.ends:
                standings = rules.standings(state)
                found = dict(features(rules, state, seat, standings[seat].lines))
                for other in standings:
                    if other.seat != seat:
                        found |= {f"seat.{other.seat}.line.{line.id}": line.points for line in other.lines}
                counted.append(found)
            for name, (amount, _) in told.items():
                each = [found.get(name, 0.0) for found in counted]
                assert amount == pytest.approx(sum(each) / len(each)), name
                assert type(amount) is not int or {*each} == {amount}, "an int is so in all worlds"


@pytest.mark.parametrize("game", BUILT)
def test_a_plan_is_what_the_seat_would_be_asked_in_any_world(game: str) -> None:
    """It names no landscape, card or roll that is still to be turned up."""
    planned = 0
    number = sampled(3, 5)
    for table, found in zip(several(game, number), hints_for_several(game, number), strict=True):
        decision = table.decision
        assert decision is not None
        for hint in found[:3]:
            worlds = Seen(table, Random("others")).worlds(4)
            for world in worlds:
                world.apply(hint.key)
            for key in hint.then:
                planned += 1
                views = [world.rules.view(world.state, decision.seat) for world in worlds]
                assert all(view == views[0] for view in views), key
                for world in worlds:
                    world.apply(key)  # raises what isn't on offer
    assert planned


@pytest.mark.parametrize("game", BUILT)
def test_a_hint_says_nothing_that_its_player_cant_know(game: str) -> None:
    """Hidden things are exchanged: the sentences stay the same."""
    wordings = [game_parts(game).wording(Words(language), (ANA, BEN, CLEO)) for language in WHOLE]
    looked_at = several(game, sampled(1, 5))
    for table, own in zip(looked_at, hints_for_several(game, sampled(3, 5)), strict=False):
        decision = table.decision
        assert decision is not None
        said = []
        others = (table.redealt(decision.seat, Rng(seed)) for seed in sampled((12,), (11, 12)))
        for world in (table, *others):
            view = world.rules.view(world.state, decision.seat)
            found = own if world is table else hints(world)
            said.append(
                [
                    hint_text(wording, world, view, worth_showing(wording, world, view, found), alone=alone)
                    for wording in wordings
                    for alone in (False, True)
                ]
            )
        assert all(each == said[0] for each in said)
        for text in said[0]:
            assert text
            bare = text.replace("symbols for later scorings", "")
            assert not any(word in bare for word in UNNAMED), text


@pytest.mark.parametrize("game", BUILT)
def test_every_amount_is_counted_in_games_and_has_a_name(game: str) -> None:
    rules, met = load_rules(game), set[str]()
    wordings = [game_parts(game).wording(Words(language), (ANA, BEN)) for language in WHOLE]
    for seed in range(8):
        table, chance = Game[Any].new(rules, 2, seed, listen=False), Random(seed)
        while table.decision is not None and any({*each.amounts} - met for each in wordings):
            table.apply(chance.choice(table.decision.options).key)
            for standing in rules.standings(table.state):
                met |= {*features(rules, table.state, standing.seat, standing.lines)}
    for wording in wordings:
        assert {*wording.amounts} <= met
        amounts = [amount for amount in wording.amounts.values() if amount.weight]
        titles = [amount.title(wording.say, more=more) for amount in amounts for more in (True, False)]
        assert all("⟦" not in title and title[-1] not in ".:,; " for title in titles)
        assert len({*titles}) == len(titles)


def test_what_is_better_and_what_is_given_up_are_told_with_both_amounts() -> None:
    wording = game_parts("orbis").wording(Words("en"), (ANA, BEN))
    beside = (
        Difference("line.temple", 9, 4),
        Difference("own.held", 2, 6),
        Difference("own.payable", 5.6, 3.4),
        Difference("own.to_move", 0, 1),
    )
    assert contrast(wording, beside, "Farm") == (
        "Compared with “Farm”, you end the turn with more points for “Temple” (9, not 4) and more landscapes "
        "that your supply alone can pay for (about 6, not 3), but fewer worshippers (2, not 6)."
    )
    german = game_parts("orbis").wording(Words("de"), (ANA, BEN))
    assert contrast(german, beside[:2], "Hof") == (
        "Gegenüber „Hof“ hast du am Ende des Zuges mehr Punkte für „Tempel“ (9 statt 4), "
        "aber weniger Anhänger (2 statt 6)."
    )
    assert contrast(wording, (Difference("line.wilderness", -1, -2),), "Farm") == (
        "Compared with “Farm”, you end the turn with more points for “Wildernesses” (−1, not −2)."
    )


def test_quotation_marks_within_others_are_single_ones() -> None:
    beside = (Difference("line.temple", 9, 4),)
    for language, name, quoted in (
        ("en", "discard the task “5 shells”", "“discard the task ‘5 shells’”"),
        ("de", "die Aufgabe „5 Muscheln“ abwerfen", "„die Aufgabe ‚5 Muscheln‘ abwerfen“"),
    ):
        wording = game_parts("orbis").wording(Words(language), (ANA, BEN))
        assert quoted in contrast(wording, beside, name)


def test_what_another_player_loses_or_gains_is_told_by_name() -> None:
    wording = game_parts("orbis").wording(Words("en"), (ANA, BEN))
    less = contrast(wording, (Difference("seat.1.line.temple", 4, 9),), "Farm")
    assert less == "Compared with “Farm”, Ben has fewer points for “Temple” (4, not 9)."
    beside = (Difference("line.god", 3, 0), Difference("seat.1.line.temple", 9, 4))
    more = contrast(wording, beside, "Farm")
    assert more.endswith("for “God” (3, not 0), but Ben has more points for “Temple” (9, not 4).")
    beside = (Difference("seat.1.line.temple", 4, 9), Difference("own.held", 2, 6))
    both = contrast(wording, beside, "Farm")
    assert both.endswith(
        "Ben has fewer points for “Temple” (4, not 9), but you have fewer worshippers (2, not 6)."
    )


def test_only_worse_things_are_no_reason_and_little_ones_neither() -> None:
    wording = game_parts("orbis").wording(Words("en"), (ANA, BEN))
    assert contrast(wording, (Difference("own.held", 2, 6),), "Farm") == ""
    assert contrast(wording, (Difference("own.held", 2.2, 2.0),), "Farm") == ""


def test_options_of_one_name_are_told_apart_by_their_keys() -> None:
    """Three Conversions lie on the display: the hint says which."""
    for answers in range(40):
        table = far_on("orbis", answers)
        decision = table.decision
        assert decision is not None
        view = table.rules.view(table.state, decision.seat)
        wording = game_parts("orbis").wording(Words("en"), (ANA, BEN, CLEO))
        found = [Hint(option.key, 0.0, ()) for option in decision.options]
        names = [wording.option_named(view, decision, option) for option in decision.options]
        if decision.kind == "choose_tile" and names.count(names[0]) > 1:
            label = wording.labels(view, decision)[decision.options[0].key]
            assert hint_text(wording, table, view, found).startswith(f"Best: {names[0]} ({label}).")
            alone = hint_text(wording, table, view, found[:1])
            assert alone.startswith(f"Best: {names[0]} ({label})."), "also if the others aren't shown"
            return
    raise AssertionError("no such display")


@pytest.mark.parametrize(
    ("game", "useless", "useful"),
    [
        ("orbis", "own.payable", "own.held"),
        ("helios", "own.row3", "own.cubes"),
        ("papyria", "field.lapis", "line.track"),
        ("dice_forge", "field.stores.0", "own.yield_vp"),
    ],
)
def test_what_a_seat_has_no_more_use_for_is_no_reason_in_its_last_turn(
    game: str, useless: str, useful: str
) -> None:
    wording = game_parts(game).wording(Words("en"), (ANA, BEN, CLEO))
    early = far_on(game, 60)
    assert early.decision is not None
    assert wording.is_of_use(early.rules.view(early.state, 0), early.decision.seat, useless)
    late, chance = far_on(game, 60), Random(5)
    last = late
    while late.decision is not None:
        last = late.clone()
        late.apply(chance.choice(late.decision.options).key)
    assert last.decision is not None
    view = last.rules.view(last.state, last.decision.seat)
    assert not wording.is_of_use(view, last.decision.seat, useless)
    assert wording.is_of_use(view, last.decision.seat, useful)


def test_goods_are_a_reason_until_the_last_round() -> None:
    """Groups of what was learned go the same way as amounts."""
    wording = game_parts("papyria").wording(Words("en"), (ANA, BEN, CLEO))
    table, chance = far_on("papyria", 60), Random(5)
    said: dict[bool, set[bool]] = {False: set(), True: set()}
    while table.decision is not None:
        keys = [option.key for option in table.decision.options]
        if len(keys) > 1:
            view = table.rules.view(table.state, table.decision.seat)
            found = [Hint(keys[0], 9.0, (("field.lapis", 5.0),), 9.0), Hint(keys[-1], 1.0, ())]
            text = hint_text(wording, table, view, found)
            said[view.last_round].add("In its favour: " in text)
        table.apply(chance.choice(table.decision.options).key)
    assert said == {False: {True}, True: {False}}


def test_a_hint_whose_plan_gives_up_what_it_began_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game warns of the second answer: another option is better advice."""
    table, found = next(
        (table, found)
        for table in (far_on("orbis", answers) for answers in range(40))
        if (found := hints(table))[0].then and len(found) > 1 and not found[1].then
    )
    assert table.decision is not None
    view = table.rules.view(table.state, table.decision.seat)
    wording = game_parts("orbis").wording(Words("en"), (ANA, BEN, CLEO))
    assert plan(wording, table, found[0])
    assert found[0] in worth_showing(wording, table, view, found)
    real = type(wording).confirm

    def warns(self: Any, view: Any, decision: Any, option: Any) -> str | None:
        return "?" if option.key == found[0].then[0] else real(self, view, decision, option)

    monkeypatch.setattr(type(wording), "confirm", warns)
    assert found[0] not in worth_showing(wording, table, view, found)


def test_where_the_game_warns_of_the_only_other_option_a_hint_says_what_that_means() -> None:
    """The only other way to settle a cost is a wilderness."""
    for answers in range(200):
        table = far_on("orbis", answers)
        decision = table.decision
        if decision is None or decision.kind != "settle_cost" or len(decision.options) != 2:
            continue
        view = table.rules.view(table.state, decision.seat)
        wording = game_parts("orbis").wording(Words("en"), (ANA, BEN, CLEO))
        shown = worth_showing(wording, table, view, hints(table))
        said = hint_text(wording, table, view, shown)
        assert ("The alternative is “wilderness”: You pay nothing." in said) == (len(shown) == 1)
        if len(shown) == 1:
            return
    raise AssertionError("no such cost")


def test_where_nothing_else_can_be_chosen_a_hint_says_what_it_does() -> None:
    """Dice Forge asks for the roll that begins a turn."""
    table = Game[Any].new(load_rules("dice_forge"), 3, 1)
    decision = table.decision
    assert decision is not None
    (option,) = decision.options
    wording, view = (
        game_parts("dice_forge").wording(Words("en"), (ANA, BEN, CLEO)),
        table.rules.view(table.state, decision.seat),
    )
    said = hint_text(wording, table, view, [Hint(option.key, 20.0, ())])
    assert said.startswith("Best: let all players roll. All players roll both dice")


def test_amounts_at_different_moments_are_not_compared() -> None:
    """After one option the turn ends later than after the other: one of them has no amounts."""
    assert differences([("line.track", 5, 0.0)], []) == ()
    assert differences([], [("line.track", 5, 0.0)]) == ()


def test_amounts_that_differ_only_by_chance_are_no_difference() -> None:
    one = (("own.held", 5.0, 0.5), ("own.payable", 6.0, 0.04), ("line.temple", 9, 0.0))
    other = (("own.held", 3.5, 0.5), ("own.payable", 5.0, 0.04), ("line.temple", 8, 0.0))
    assert differences(one, other) == (Difference("own.payable", 6.0, 5.0), Difference("line.temple", 9, 8))


@pytest.mark.parametrize("game", BUILT)
def test_a_hint_has_something_to_say_for_every_option_and_no_warning(game: str) -> None:
    """Beside a comparison, losses and rules are left out; without one, something is always said."""
    rules, wording = load_rules(game), game_parts(game).wording(Words("en"), (ANA, BEN, CLEO))
    game_played = moments(rules, 3, 4, 0.7, lambda key: key not in wording.WAYS_OUT)
    for moment in picked(game_played, sampled(6, 1)):
        view, decision = moment.view, moment.decision
        for option in decision.options:
            alone = what_it_does(wording, view, decision, option, compared=False)
            beside = what_it_does(wording, view, decision, option, compared=True)
            assert alone.startswith(beside), option.key
            said = wording.card(view, decision, option).sentences
            assert alone or all(each.startswith("! ") for each in said), option.key
            assert alone or said or not option.key.startswith("landscape:"), option.key
            assert "! " not in alone, option.key
            if option.key.startswith("remove:"):
                lying = sum(view.worshippers[int(option.key[len("remove:")])])
                assert alone.endswith(f", not {lying}."), "how much less whoever takes it would collect"


def test_a_hint_in_dice_forge_says_what_comes_before_what_goes_and_keeps_good_faces() -> None:
    """What can no longer be paid for is no reason; and no face is given up while a lesser one could go."""
    rules, wording = load_rules("dice_forge"), game_parts("dice_forge").wording(Words("en"), (ANA, BEN, CLEO))
    gone, doubted = 0, 0
    for moment in moments(rules, 3, 4, 0.7, lambda key: key not in wording.WAYS_OUT):
        view, decision = moment.view, moment.decision
        for option in decision.options:
            card = wording.card(view, decision, option).sentences
            hinted = wording.hinted(view, decision, option)
            gone += any(each.startswith("Then you can no longer pay") for each in card)
            assert not any(each.startswith("Then you can no longer pay") for each in hinted)
            if decision.kind == "forge_slot":
                least = "No face that you could replace is worth less." in hinted
                assert wording.doubts(view, decision, option) == (not least)
                doubted += not least
    assert gone
    assert doubted


def test_on_a_small_screen_a_hint_says_first_how_the_best_option_compares() -> None:
    """Two lines are seen at once."""
    for answers in range(60):
        table = far_on("orbis", answers)
        decision = table.decision
        assert decision is not None
        view = table.rules.view(table.state, decision.seat)
        wording = game_parts("orbis").wording(Words("en"), (ANA, BEN, CLEO))
        shown = worth_showing(wording, table, view, hints(table))
        whole = hint_text(wording, table, view, shown)
        if " Compared with " not in whole or " Then: " not in whole:
            continue
        small = hint_text(wording, table, view, shown, brief=True)
        assert small.index(" Compared with ") < small.index(" Then: ")
        assert sorted(small) == sorted(whole)
        return
    raise AssertionError("no hint compares")


@pytest.mark.parametrize("game", BUILT)
def test_beside_the_card_a_hint_says_only_what_the_card_does_not(game: str) -> None:
    rules, told = load_rules(game), 0
    wording = game_parts(game).wording(Words("en"), (ANA, BEN, CLEO))
    for moment in moments(rules, 3, 1, 0.9, lambda key: key not in wording.WAYS_OUT):
        view, decision, best = moment.view, moment.decision, moment.decision.options[0]
        found = [Hint(best.key, 20.0, ())]
        table = moment.table
        said = wording.card(view, decision, best).sentences
        whole = hint_text(wording, table, view, found)
        short = hint_text(wording, table, view, found, explained=True)
        told += short != whole
        assert not any(each.removeprefix("! ") in short for each in said)
        if told > 4:
            break
    assert told > 4
