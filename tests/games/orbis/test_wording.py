"""Everything that can be asked, chosen, told or scored in Orbis has its sentence in both languages."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

import pytest

from rulesets.core import Decision, Forced, ScoreLine, Table
from rulesets.orbis import events
from rulesets.orbis.components import COLOURS, EFFECT_KINDS, GODS, LANDSCAPES
from rulesets.orbis.reasons import NotYourTurn, Why
from rulesets.orbis.state import Orbis
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.terms import Form
from tabletop_tui.kit.wording import RESERVED, Wording
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.keys import in_scope
from tests.games.orbis.games import ORBIS, RULES, moments, wording
from tests.rulesets.orbis.builders import answer, at
from tests.rulesets.orbis.test_why_not import TARGETS
from tests.tui import random_games
from tests.tui.every_game import WordsOfAGame
from tests.tui.sentences import assert_named, assert_whole

GAMES_LOOKED_AT = [(2, 1), (3, 2), (4, 1)]


def looked_at(table: Table[Orbis]) -> tuple[Decision[Any], OrbisView]:
    """What the first seat is asked, and what it sees."""
    assert table.decision is not None
    return table.decision, RULES.view(table.state, 0)


assert_said = assert_whole


class TestWords(WordsOfAGame):
    """The same as for every game."""

    games = ORBIS
    said_in = ((2, 1, "en"), (4, 1, "en"), (3, 2, "de"), (2, 2, "de"))

    def look_at_keys(self, moment: random_games.Moment[Any], labels: Mapping[str, str]) -> None:
        """A landscape has the number of its slot, and every option has keys."""
        assert list(labels) == [option.key for option in moment.decision.options]
        for key, label in labels.items():
            if key.startswith("landscape:"):
                assert label == str(int(key.removeprefix("landscape:")) + 1)


@pytest.mark.parametrize("language", WHOLE)
def test_every_reason_against_a_board_element_has_its_words(language: str) -> None:
    """Whatever the cursor is on when `w` is pressed, or is typed after `why`."""
    said: Wording = wording(language)
    told = set()
    for moment in moments(3, 6, eager=0.7):
        decision = moment.decision
        offered = {option.target for option in decision.options}
        for target in TARGETS:
            if target in offered:
                continue
            for option in RULES.why_not(moment.table.state, decision.seat, target):
                assert option.blocked is not None
                assert_named(said, moment, option, assert_said)
                assert_said(said.reason(option.blocked))
                told.add(option.blocked.word)
    for reason in (Why.GAME_OVER, NotYourTurn(1)):
        assert_said(said.reason(reason))
    assert len(told) >= 12
    assert said.words.problems == []


@pytest.mark.parametrize("language", WHOLE)
def test_every_landscape_and_god_says_what_it_does(language: str) -> None:
    terms = wording(language).terms
    for tile in LANDSCAPES:
        forms = [terms.kind(tile, form) for form in get_args(Form)]
        assert_said(terms.tile(tile).tile, terms.tile(tile).does, *forms)
    for god in GODS:
        assert_said(terms.god(god), terms.god(god, "short"), terms.god(god, "brief"), terms.god_text(god))


def test_names_are_those_of_the_component_tables() -> None:
    english, german = wording("en").terms, wording("de").terms
    for god in GODS.values():
        assert (english.god(god.id), german.god(god.id)) == (god.name_en, god.name_de)
    for effect in EFFECT_KINDS.values():
        assert english.landscape(effect.effect) == effect.name_en
        assert german.landscape(effect.effect) == effect.name_de


@pytest.mark.parametrize("language", WHOLE)
def test_every_colour_has_a_sign_of_its_own_and_a_letter_where_there_are_no_signs(language: str) -> None:
    said = wording(language)
    signs, explained = said.terms.signs, said.signs()
    assert all(f"{sign} {said.terms.colour(colour)}" in explained for colour, sign in enumerate(signs))
    said.in_ascii()
    letters, explained = said.terms.signs, said.signs()
    assert all(f"{letter} {said.terms.colour(colour)}" in explained for colour, letter in enumerate(letters))
    assert len({*signs, *letters}) == 2 * len(COLOURS)
    assert not set(explained) & set(signs)


@pytest.mark.parametrize("language", WHOLE)
def test_the_page_about_signs_explains_every_sign_of_the_screen(language: str) -> None:
    said = wording(language)
    trade, free = said.say.corner_trade(), said.say.corner_free()
    for text in (said.signs(), Words(language)("orbis_rules-signs-text")):
        for sign in (*said.terms.roles, "#", "[ ]", "+5:", "+5?", "0!", "−1", f"● {free}", f"{trade}:"):
            assert sign in text, sign
        assert not any(old in text for old in ("3>1", "#!", "ok:"))


@pytest.mark.parametrize("language", WHOLE)
def test_what_may_be_read_aloud_has_no_signs(language: str) -> None:
    said = wording(language)
    said.spell_out()
    for moment in moments(3, 5, eager=0.8):
        view, decision = moment.view, moment.decision
        lines = [said.question(view, decision), said.help(decision), said.board_text(view, None)]
        for option in decision.options:
            lines += [said.option_alone(view, decision, option), *said.caution(view, decision, option)]
            lines += said.detail(view, decision, option)
        lines += [told for _, told in said.story(moment.told)]
        for line in lines:
            found = set(line) & set("●♣◆▲■✱✦☾•▸#")
            assert not found, line


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("village", "too-few"),
        ("volcano", "too-few"),
        ("irrigation", "declined"),
        ("irrigation", "not-below"),
    ],
)
def test_a_marker_is_told_with_its_reason(
    effect: str, why: Literal["too-few", "declined", "not-below"]
) -> None:
    tile = next(tile.id for tile in LANDSCAPES.values() if tile.effect == effect)
    event = events.Marked(0, tile=tile, site="1/0", why=why)
    assert_said(wording("en").event(event), wording("de").event(event))


@pytest.mark.parametrize("kind", ["place/site:2/0", "pay_any/give:red", "sacrifice_pick/give:red"])
def test_a_step_without_alternative_is_named(kind: str) -> None:
    kind, _, key = kind.partition("/")
    event = Forced(1, kind, key)
    assert_said(wording("en").event(event), wording("de").event(event))


def test_a_forced_wilderness_is_told_once_with_its_reason() -> None:
    said = wording("en")
    assert said.event(Forced(0, "settle_cost", "wilderness")) is None
    told = said.event(events.TurnedOver(0, tile="Y2-3", why="cannot-pay"))
    assert told == "Forced: Ana can't pay for the Village, not even with trades; it becomes a wilderness."


def detail(table: Table[Orbis], key: str, language: str = "en") -> list[str]:
    """What the card of an option says."""
    decision, view = looked_at(table)
    return wording(language).detail(view, decision, decision.option(key))


def test_taking_a_landscape_says_what_it_would_do_in_the_order_in_which_it_happens() -> None:
    table = at("RW", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"}, lying={4: "YBB"})
    assert detail(table, "landscape:4") == [
        "create: ◆ on 2, 4, 6 and 8 (the tiles beside it)",
        "collect: ● ◆◆ (you then hold 5)",
        "pay: ● ✓  ◆ ✓ (of 5 you keep 3)",
        "lay: row 2 over 1-2, or 2 other sites ✓ (◆ Conversion + ● Farm)",
        "water: over ●  1 site ✓",
        "Scores 2 CP at once where the colour lies below it.",
    ]


def test_a_worshipper_of_any_colour_is_asked_for_as_such() -> None:
    lines = detail(at("RRY", "1/0=B1-3", display={4: "R2-2"}), "landscape:4")
    assert "pay: ● ✓  ▲ ✓  ✱ ✓ (of 3 you keep 0)" in lines


@pytest.mark.parametrize(
    ("held", "missing", "comes"),
    [
        ("R", "1 yellow and 1 blue worshipper missing; no trade can help.", "Taking it would make it"),
        ("RRRY", "1 blue worshipper missing; a trade can help.", "Without trading"),
        ("YB", None, None),
    ],
)
def test_what_speaks_against_a_landscape_is_what_is_missing_and_the_wilderness_it_would_be(
    held: str, missing: str | None, comes: str | None
) -> None:
    table = at(held, "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"})
    decision = table.decision
    assert decision is not None
    said = wording().caution(RULES.view(table.state, 0), decision, decision.option("landscape:4"))
    assert said[:1] == ([] if missing is None else [missing])
    assert [line.startswith(str(comes)) and "wilderness (−1 CP)" in line for line in said[1:]] == [
        True
    ] * len(said[1:])


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["1 green and 1 white worshipper", "2 yellow and 1 white worshipper", "2 red worshippers"]),
        ("de", ["1 grünen und 1 weißen Anhänger", "2 gelbe und 1 weißen Anhänger", "2 rote Anhänger"]),
    ],
)
def test_worshippers_are_counted_in_the_right_number(language: str, told: list[str]) -> None:
    terms = wording(language).terms
    assert [terms.worshippers(n) for n in ([0, 1, 0, 0, 1], [2, 0, 0, 0, 1], [0, 0, 0, 2, 0])] == told


@pytest.mark.parametrize(
    ("language", "free", "nothing"),
    [("en", "at no cost", "nothing"), ("de", "kostenlos", "nichts")],
)
def test_what_costs_or_leaves_nothing_is_said_in_words(language: str, free: str, nothing: str) -> None:
    said = wording(language)
    table = at("", "1/0=B1-3", display={0: "R1-1", 4: "Y1-1"})
    decision = table.decision
    assert decision is not None
    view = RULES.view(table.state, 0)
    (collects,) = [
        line for line in said.detail(view, decision, decision.option("landscape:4")) if nothing in line
    ][:1]
    assert collects.startswith(said.say.fact_collect())
    table.apply("landscape:0")
    decision = table.decision
    assert decision is not None
    view = RULES.view(table.state, 0)
    assert free in said.question(view, decision)
    assert "free" not in said.option(view, decision, decision.option("pay"))
    assert "frei" not in said.option(view, decision, decision.option("pay"))


def test_gods_say_what_they_are_worth_now_and_that_there_is_but_one() -> None:
    table = at("", "1/0=B1-3", gods=["death", "balance"])
    decision, view = looked_at(table)
    option, said = decision.option("god:death"), wording()
    assert said.option(view, decision, option) == "God of Death"
    assert said.option_alone(view, decision, option).startswith("God of Death: 3 CP")
    card = said.card(view, decision, option)
    assert "".join(run.text for run in card.worth) == "0"
    assert card.sentences[-1] == "You take one god in the game; it uses a turn."


def test_the_cursor_begins_at_what_brings_most_now() -> None:
    table = at("YB", "1/0=B1-3 1/1=Y1-1", display={0: "R3-5", 1: "G3-1", 4: "B2-1"})
    decision, view = looked_at(table)
    assert wording().start(view, decision) == "landscape:4"


def test_what_a_village_could_still_be_given_counts_the_trades_for_its_cost() -> None:
    """Y2-3 costs yellow and red and asks for two: of YBBBW one trade and the cost leave only white."""
    lines = detail(at("YBBBW", "1/0=B1-3", display={4: "Y2-3"}), "landscape:4")
    assert lines[0] == "! The Village would score nothing: 1 of 2 worshippers would be left after paying."
    assert "pay: ● ✓  ▲ ✗" in lines


def test_a_landscape_that_can_not_be_paid_says_so_first() -> None:
    lines = detail(at("R", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"}), "landscape:4")
    assert lines == [
        "! You can't pay for it, not even with trades. It becomes a wilderness (−1 CP).",
        "create: ◆ on 2, 4, 6 and 8 (the tiles beside it)",
        "collect: nothing (no worshipper stands on it)",
        "pay: ● ✗  ◆ ✗",
        "It can lie on 3 sites.",
    ]


def test_a_forced_wilderness_is_asked_for_once_more() -> None:
    said = wording("en")
    asked = 0
    for moment in moments(2, 4):
        for option in moment.decision.options:
            confirm = said.confirm(moment.view, moment.decision, option)
            details = said.detail(moment.view, moment.decision, option)
            if option.key.startswith("landscape:"):
                assert (confirm is not None) == details[0].startswith("! ")
                asked += confirm is not None
            elif option.key == "wilderness":
                assert confirm is not None
            elif not option.key.startswith(("god:", "site:")):
                assert confirm is None
    assert asked


@pytest.mark.parametrize(
    ("supply", "tile", "said"),
    [
        ("YB", "B2-1", "The Irrigation would score nothing: no site of yours has ● below it."),
        ("RRW", "R3-1", "The Volcano would score nothing: 2 of 3 (▲) lie on the other slots."),
        ("YRG", "Y2-3", "The Village would score nothing: 1 of 2 worshippers would be left after paying."),
    ],
)
def test_a_landscape_of_which_nothing_can_come_says_so_and_is_asked_for_once_more(
    supply: str, tile: str, said: str
) -> None:
    """It can be paid for and laid face up, but an `ok` on it would be a promise that can't be kept."""
    decision, view = looked_at(at(supply, "1/0=B1-3 1/1=W1-1 1/2=R1-3", display={8: tile}))
    option, words = decision.option("landscape:8"), wording()
    corner = "".join(run.text for run in words.card(view, decision, option).worth)
    assert corner == "0!"
    assert words.detail(view, decision, option)[0] == f"! {said}"
    assert words.confirm(view, decision, option) == said
    assert words.caution(view, decision, option) == [said]
    words.spell_out()
    assert "would score nothing" in words.option_alone(view, decision, option)


@pytest.mark.parametrize(("supply", "asked"), [("YYYGG", True), ("YYYGGG", False)])
def test_the_god_of_death_without_six_worshippers_is_asked_for_once_more(supply: str, asked: bool) -> None:
    """Ruling R27: six worshippers now or never."""
    decision, view = looked_at(at(supply, "1/0=B1-3", gods=["death", "balance"]))
    said = wording().confirm(view, decision, decision.option("god:death"))
    assert (said is not None) == asked
    assert wording().confirm(view, decision, decision.option("god:balance")) is None


def test_a_site_on_which_an_irrigation_stays_dry_is_asked_about_while_another_would_water_it() -> None:
    table = at("YB", "1/0=B1-3 1/1=Y1-1", display={4: "B2-1"})
    answer(table, "landscape:4", "pay")
    decision, view = looked_at(table)
    said = {o.key: wording().confirm(view, decision, o) for o in decision.options}
    assert [key for key, question in said.items() if question is None] == ["site:2/0"]
    assert said["site:1/2"] == "The Irrigation scores nothing here; on another site it would."


@pytest.mark.parametrize(("seats", "seed"), GAMES_LOOKED_AT)
def test_a_key_means_the_same_thing_from_the_first_turn_to_the_last(seats: int, seed: int) -> None:
    """Whatever else is on offer: after every removal, trade and god that is gone; sites of each world.

    In the base row only its ends are ever free: each of them has its key, however far the row has grown.
    """
    seen: dict[tuple[str, str, int], str] = {}
    for moment in moments(seats, seed, eager=0.9):
        kind, seat = moment.decision.kind, moment.decision.seat
        for key, label in wording().labels(moment.view, moment.decision).items():
            whose = seat if key.startswith("site:") else 0
            row, _, x = key.removeprefix("site:").partition("/")
            thing = ("left end", "right end")[int(x) > 0] if key.startswith("site:") and row == "1" else key
            if kind == "eruption_pick" and len(label) == 1:  # a Volcano of one colour
                thing = key.partition("/")[0]
            assert seen.setdefault((kind, label, whose), thing) == thing
            assert label == label.lower()
    assert {kind for kind, _, _ in seen} >= {"choose_tile", "place"}


def test_keys_of_the_program_are_never_labels() -> None:
    keys = {key for entry in (*in_scope("game"), *in_scope("app")) for key in entry.key.split(",")}
    assert {key for key in keys if len(key) == 1} <= RESERVED


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(
    "event",
    [
        Forced(0, "discard_excess", "give:red"),
        Forced(0, "take_worshipper", "gain:red"),
        Forced(0, "eruption_pick", "remove:3/red"),
        events.GodMarked(0, god="death", why="declined"),
        events.GodMarked(0, god="death", why="too-few"),
        events.GameEnded(None),
    ],
    ids=repr,
)
def test_rare_events_have_words(language: str, event: events.OrbisEvent) -> None:
    assert_said(wording(language).event(event))


@pytest.mark.parametrize("language", WHOLE)
def test_a_sheet_without_shrine_or_god_has_words(language: str) -> None:
    said = wording(language)
    temple = ScoreLine("temple", 0, {"shrines": 0, "mystic": 0})
    assert_said(said.score_line(temple), said.score_line(ScoreLine("god", 0, {"god": "none"})))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_column_of_a_list_says_what_it_shows(language: str) -> None:
    said = wording(language)
    titles = {title for heads in (*said.HEADS.values(), *said.GROUP_HEADS.values()) for title in heads}
    assert titles == {*said.COLUMNS}
    assert all(about(said.say).endswith(".") for about in said.COLUMNS.values())


def told_apart(best: str, other: str, language: str) -> str:
    """How two sites are told apart for a Conversion above blue, red, green, white and blue."""
    table = at("", "1/0=B1-3 1/1=R1-2 1/2=G1-3 1/3=W1-3 1/4=B1-4")
    answer(table, "landscape:0", "pay")
    decision, view = looked_at(table)
    return wording(language).told_apart(
        view, decision, decision.option(best), decision.option(other), "there"
    )


def test_sites_as_good_as_each_other_differ_by_the_colours_that_they_leave_room_for() -> None:
    assert told_apart("site:2/0", "site:2/3", "en") == (
        "Above the bottom row it leaves 1 site for red and 2 sites for white; "
        "“there” leaves 2 sites for red and 1 site for white."
    )
    assert told_apart("site:2/0", "site:2/3", "de") == (
        "Über der untersten Ebene lässt das 1 Platz für rot und 2 Plätze für weiß; "
        "„there“ lässt 2 Plätze für rot und 1 Platz für weiß."
    )
    assert told_apart("site:2/0", "site:2/0", "en") == ""


def test_colours_with_as_many_sites_are_named_together() -> None:
    table = at("", "1/0=B1-3 1/1=R1-2w 1/2=G1-3w 1/3=W1-3 1/4=B1-4")
    answer(table, "landscape:0", "pay")
    decision, view = looked_at(table)

    def left(best: str, other: str) -> str:
        one, two = decision.option(best), decision.option(other)
        said = wording("en").told_apart(view, decision, one, two, "there")
        return said.removeprefix("Above the bottom row it leaves ").partition(";")[0]

    assert left("site:2/1", "site:2/3") == "2 sites each for yellow, green and red"
