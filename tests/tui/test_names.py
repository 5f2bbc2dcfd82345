"""Names that don't fit are shortened in one way: marked with `…`, and no two at a table look alike."""

import re
from random import Random

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.store.people import Person
from tabletop_tui.text.cells import at_table, cells, fit, short_names, with_names_held
from tabletop_tui.tui.screens.voices import NOTICE, OPTION, Voice
from tabletop_tui.tui.widgets.log import Sentence
from tabletop_tui.tui.widgets.strip import strip_lines, with_names_in_a_line, with_names_whole
from tests.at_once import by_chance, play_at_once
from tests.tui.driving import HOME, HUGE, LARGE, SMALL, orbis, sitting
from tests.whole import in_turn, sampled

TABLES = (
    ("Annemarie-Charlotte", "Annemarie-Christine", "Apprentice", "Apprentice 2"),
    ("Apprentice", "Apprentice 2", "Apprentice 3", "Apollonia"),
    ("Maximilian", "Maximiliane", "Maxi", "Max"),
)
COLOURS = ("red", "blue", "green", "yellow")


@pytest.mark.parametrize("names", TABLES)
@pytest.mark.parametrize("width", range(2, 24))
def test_a_short_name_has_a_mark_and_belongs_to_one_player(names: tuple[str, ...], width: int) -> None:
    found = [fit(name, width) for name in at_table(names)]
    assert len({*found}) == len(names)
    for name, short in zip(names, found, strict=True):
        assert cells(short) <= width
        assert short == name or re.fullmatch(r"(.*)…\d?", short)
        assert name.startswith(short.partition("…")[0].rstrip())


def test_the_sign_of_a_computer_player_goes_before_its_name_does() -> None:
    assert short_names(("Novice ⚙1", "Ana"), 7) == ("Novice", "Ana")
    assert short_names(("Novice ⚙1", "Novice 2 ⚙1"), 5) == ("Novi…", "Nov…2")
    assert short_names(("Novice 2 ⚙1", "Ana"), 8) == ("Novice 2", "Ana")


def test_every_player_has_a_letter_of_their_own() -> None:
    for names in TABLES:
        found = at_table(names)
        assert len({name.initial for name in found}) == len(names)
        assert len({name.letters[:1] for name in found}) == len(names)


def test_a_name_in_the_strip_s_block_is_one_word_and_has_a_mark_where_it_is_too_long() -> None:
    names = ["Theodora Papadopoulou", "Theodora Papagena", "Anna Lena", "Ben"]
    titles = [with_names_in_a_line(f"trade with {name}", names) for name in names]
    blocks = [
        [line[0].text.strip() for line in strip_lines(Voice(OPTION, title), {}, 80, 2)] for title in titles
    ]
    assert blocks == [
        ["trade with", "Theodora Pa…1"],
        ["trade with", "Theodora Pa…2"],
        ["trade with", "Anna Lena"],
        ["trade with", "Ben"],
    ]


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Ana\\d", "Ben"], ["Ana\\d", "Ben"]),
        (["Ana", "Ana-Lena"], ["Ana", "Ana-Lena"]),
        (["Theodora Papa", "Theodora Papa-Berg"], ["Theodora\u00a0Papa", "Theodora\u00a0Pap…"]),
    ],
)
def test_a_name_in_the_strip_s_block_is_taken_as_it_is_and_as_a_whole(
    names: list[str], shown: list[str]
) -> None:
    assert [with_names_in_a_line(f"trade with {name}", names) for name in names] == [
        f"trade with {name}" for name in shown
    ]


def test_a_title_has_names_whole_if_the_block_has_lines_for_them() -> None:
    names = ["Ana Maria Lopez", "Ben"]
    title = f"trade with {names[0]}"
    for height, block in ((2, ["trade with", "Ana Maria Lo…"]), (3, ["trade with", "Ana Maria", "Lopez"])):
        lines = strip_lines(Voice(OPTION, with_names_whole(title, names, height)), {}, 80, height)
        assert [line[0].text.strip() for line in lines] == block


def test_a_title_that_is_too_long_is_cut_before_a_name_not_within_it() -> None:
    title = with_names_whole("The Farm goes to Ana Maria Lopez", ["Ana Maria Lopez", "Ben"], 2)
    lines = strip_lines(Voice(OPTION, title), {}, 80, 2)
    assert [line[0].text.strip() for line in lines] == ["The Farm goes", "to …"]


@pytest.mark.parametrize("size", [SMALL, HOME])
@pytest.mark.parametrize("before", range(1, 30, sampled(4, 1)))
async def test_no_line_of_a_notice_ends_within_a_name(size: tuple[int, int], before: int) -> None:
    session = orbis(Person("Ana Maria", "red"), Person("Ben", "blue"))
    async with sitting(session, size) as table:
        table.game.say(f"{'so ' * before}Ana Maria {'and on ' * 5}".strip() + ".")
        await table.pilot.pause()
        rows = table.game.strip.text.split("\n")
        assert not any(row.endswith("Ana") for row in rows), rows


@pytest.mark.parametrize("more", ["", "L"])
@pytest.mark.parametrize("width", range(33, 70))
def test_what_a_strip_has_no_room_for_is_cut_off_before_a_name_not_within_it(width: int, more: str) -> None:
    """With the key that shows all of it, and without one."""
    text = f"Now come {' – '.join(['Ana Maria'] * 20)}."
    said = with_names_held(text, ["Ana Maria"])
    lines = strip_lines(Voice(NOTICE, "", (said,), more=more), {"Ana Maria": "red"}, width, 2)
    for line in lines:
        shown = "".join(run.text for run in line)
        assert shown.count("Ana") == shown.count("Ana Maria"), shown


def test_a_name_that_begins_a_line_of_the_log_takes_half_of_it_at_most() -> None:
    lead = at_table(["Theodora Papadopoulou", "Ben"])[0]
    lines = Sentence(1, 0, "goes to Lagash", undone=False, lead=lead).lines(22, "red")
    assert ["".join(run.text for run in line) for line in lines] == ["▌ Theodora … goes to", "▌ Lagash"]


def test_no_line_of_the_log_ends_within_a_name() -> None:
    told = Sentence(1, 0, "Now Theodora Papagena takes the Farm.", undone=False)
    lines = told.lines(26, "red", names=["Theodora Papagena", "Ben"])
    assert ["".join(run.text for run in line) for line in lines] == [
        "▌ Now",
        "▌ Theodora Papagena takes",
        "▌ the Farm.",
    ]


def begun(names: tuple[str, ...]) -> re.Pattern[str]:
    """A name's beginning on a screen, up to the end of the word."""
    heads = "|".join(sorted({name[:3] for name in names}, key=len))
    return re.compile(rf"(?<![\w…])(?:{heads})[\w-]*…?\d?")


@pytest.mark.parametrize(("game", "size"), in_turn(BUILT, [SMALL, HOME, LARGE, HUGE]))
async def test_no_name_is_cut_off_without_a_mark(game: str, size: tuple[int, int]) -> None:
    """A name on the screen is whole, or one of the forms that this table has for it."""
    rules = load_rules(game)
    for seed, names in enumerate(TABLES[: sampled(1, 2)]):
        people = [Person(name, colour) for name, colour in zip(names, COLOURS, strict=True)]
        session, chance = Session.new(rules, people[: rules.seat_counts[-1]], seed), Random(seed)
        for many in (0, 60, 100_000) if size in (SMALL, HOME) else sampled((60,), (0, 60, 100_000)):
            play_at_once(session, by_chance(chance), many)
            session.do(acts.take_over)
            known = {short for width in range(1, 24) for short in short_names(tuple(names), width)}
            whole = {word for name in names for word in (name, name.split()[0])}
            async with sitting(Session.of_document(session.record.document()), size) as table:
                await table.press(*["escape"] * session.record.over)
                for page in ("", "tab", "f4", "f4"):
                    await table.press(*filter(None, [page]))
                    seen = table.text()
                    found = {each.group() for each in begun(names).finditer(seen)}
                    bad = found - known - whole
                    assert not bad, (
                        bad,
                        [row for row in seen.split("\n") if any(word in row for word in bad)],
                    )
