"""The strip above the footer: one voice at a time, in one place, over nothing."""

from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.kit.card import card_of
from tabletop_tui.kit.registry import game_parts
from tabletop_tui.kit.showing import HOME as AT_HOME
from tabletop_tui.paint.themes import VOICES
from tabletop_tui.play import acts
from tabletop_tui.play.coach import notes_of
from tabletop_tui.play.lesson import lesson_of
from tabletop_tui.play.record import GameRecord
from tabletop_tui.play.session import Session
from tabletop_tui.play.texts import worded
from tabletop_tui.store.rivals import RIVALS
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.screens.scene import DECIDE
from tabletop_tui.tui.screens.voices import (
    CALL,
    COACH,
    HINT,
    LESSON,
    LOOK,
    NOTICE,
    OPTION,
    ORDER,
    QUESTION,
    RECAP,
    REMARK,
    RIVAL,
    SILENCE,
    Voice,
    speaking,
)
from tabletop_tui.tui.widgets.stage import Stage
from tabletop_tui.tui.widgets.strip import (
    in_parts,
    is_whole,
    latest_in_full,
    latest_in_lines,
    said_in_full,
    shares,
    strip_height,
    strip_lines,
    text_begins,
)
from tests.play.coach.test_notes import COACHED
from tests.play.lessons.test_at_the_screen import at, on_lesson
from tests.tui.driving import HOME, HUGE, LARGE, SMALL, Table, orbis, sitting
from tests.tui.games_on import begun
from tests.tui.lobby.driving import visiting
from tests.tui.random_games import PEOPLE, moments, picked
from tests.tui.whole_games import SEATS, answer_by_key
from tests.whole import in_turn, sampled

SIZES = {SMALL: 2, HOME: 3, LARGE: 3, HUGE: 3}


def shown(voice: Voice, width: int = 120, height: int = 3) -> list[str]:
    """The lines of a voice as text."""
    return ["".join(run.text for run in line).rstrip() for line in strip_lines(voice, {}, width, height)]


def decisions(game: str, seed: int) -> list[GameRecord]:
    """A random game before each of its decisions, which a player at this terminal takes."""
    rules, chance, found = load_rules(game), Random(seed), list[GameRecord]()
    record = Session.new(rules, SEATS[rules.seat_counts[-1]], seed).record
    while (decision := record.decision) is not None:
        acts.take_over(record)
        found.append(record.copy())
        acts.answer(chance.choice(decision.options).key)(record)
    return found


# -- who speaks, without a screen ------------------------------------------------------------------


def names_too_long(game: str, language: str, seeds: int) -> set[tuple[str, str]]:
    """The nouns of options of random games of which no name is whole in two lines, by their questions."""
    rules, found = load_rules(game), set[tuple[str, str]]()
    wording = game_parts(game).wording(Words(language), PEOPLE)
    for seed in range(seeds):
        game_played = moments(rules, 3, seed, 0.7, lambda key: key not in wording.WAYS_OUT)
        for moment in picked(game_played, sampled(3, 1)):
            for option in moment.decision.options:
                at = moment.view, moment.decision, option
                title = "".join(run.text for run in wording.card(*at).title if "dim" not in run.role)
                names = title, wording.option(*at), wording.option_brief(*at), wording.option_short(*at)
                if not any(name and is_whole(name.strip(), 2) for name in names):
                    found.add((moment.decision.kind, option.key.partition(":")[0]))
    return found


@pytest.mark.parametrize(("game", "language"), in_turn(BUILT, ["en", "de"]))
def test_an_option_has_a_name_that_the_strip_shows_whole(game: str, language: str) -> None:
    assert names_too_long(game, language, sampled(1, 6)) == set()


def test_a_compound_is_broken_behind_its_hyphen() -> None:
    assert is_whole("1 Heiligtums-Symbol", 2)
    lines = shown(Voice(OPTION, "1 Heiligtums-Symbol", ("Es zählt.",)), height=2)
    assert [line[:15].strip() for line in lines] == ["1 Heiligtums-", "Symbol"]


def test_a_name_of_thirteen_cells_fills_the_block_to_its_end() -> None:
    assert is_whole("♂ Fährtensucher", 2)
    assert not is_whole("♀ Fährtensucherin", 2)
    lines = shown(Voice(OPTION, "♂ Fährtensucher", ("Drei Muscheln.",)))
    assert [line[:15] for line in lines[:2]] == [" ♂             ", " Fährtensucher"]
    assert lines[0][15:] == "Drei Muscheln."


def test_the_most_urgent_voice_is_heard_alone() -> None:
    everyone = [Voice(kind, kind, (f"I am {kind}.",)) for kind in reversed(ORDER) if kind != LESSON]
    for kind in (QUESTION, NOTICE, REMARK, HINT, RECAP, COACH, LOOK, CALL, RIVAL, OPTION):
        assert speaking(everyone).kind == kind
        everyone = [voice for voice in everyone if voice.kind != kind]
    assert speaking(everyone) == SILENCE
    assert speaking([Voice(NOTICE), Voice(OPTION, "5", ("A tile.",))]).kind == OPTION, (
        "an empty one is silent"
    )


def test_a_warning_that_is_cut_off_is_still_one() -> None:
    voice = Voice(OPTION, "5", ("! You lose a temple.", f"! {'You lose a site. ' * 20}"), more="L")
    first, second = strip_lines(voice, {}, 120, 2)
    for line in (first, second):
        assert any(run.role == "bad" and "lose" in run.text for run in line)
    assert any(run.text == "L" for run in second)


def test_a_text_that_lacks_sentences_ends_with_the_key_that_shows_them() -> None:
    voice = Voice(OPTION, "redwood", ("Redwood grows there.", "5 buildings cost it."), more="?", lacks=True)
    assert [line[15:] for line in shown(voice, 80, 2)] == ["Redwood grows there.", "5 buildings cost it. … ?"]


def test_where_no_sentence_has_room_the_key_that_shows_them_stands_alone() -> None:
    voice = Voice(OPTION, "hammer", (), more="?", lacks=True)
    assert [line.strip() for line in shown(voice, 48, 2)] == ["hammer        … ?", ""]


def test_a_line_that_is_cut_off_never_ends_with_a_name_and_a_colon() -> None:
    told = "Your dice brought you 3 gold and 1 moon shard. Ana (+2): buys 2 moon shards, performs a feat."
    voice = Voice(RECAP, "Since", (told,), "Now Ben decides.", more="L")
    first, second = shown(voice, 80, 2)
    assert first.rstrip() == " Since         Your dice brought you 3 gold and 1 moon shard. … L"
    assert second.strip() == "Now Ben decides."


def test_a_line_that_is_only_a_turn_cut_off_has_words_of_it() -> None:
    told = "Cleo (+10): buys 2 moon shards and then performs a feat on the other side of the islands."
    line = shown(Voice(RECAP, "Since", (told,), "Now Ben decides.", more="L"), 80, 2)[0]
    assert line == " Since         Cleo (+10): buys 2 moon shards and then performs a feat on … L"


def test_a_notice_leaves_the_text_of_a_lesson_and_a_question_does_not() -> None:
    lesson = Voice(LESSON, "Lesson 1/9", ("Take a tile.",), "Goal: take it.", "F5")
    wrong, asked = Voice(NOTICE, "", ("? shows all keys.",)), Voice(QUESTION, "", ("Really?",))
    assert speaking([wrong, lesson]) == Voice(
        NOTICE, "Lesson 1/9", ("Take a tile.",), "? shows all keys.", "F5"
    )
    assert speaking([asked, lesson]) == asked


def test_a_notice_leaves_the_text_of_the_coach_a_hint_and_a_recap() -> None:
    turn = Voice(NOTICE, "", ("It is your turn.",))
    for kind in (COACH, HINT, RECAP):
        heard = speaking([turn, Voice(kind, "Name", ("Take a tile.",)), Voice(OPTION, "5", ("A tile.",))])
        assert heard == Voice(NOTICE, "Name", ("Take a tile.",), "It is your turn.")
    assert speaking([turn, Voice(OPTION, "5", ("A tile.",))]) == turn


def test_every_voice_has_a_colour_of_its_own() -> None:
    assert VOICES == ORDER


def test_what_is_to_be_done_has_its_line_and_what_has_no_room_names_the_key_that_shows_it() -> None:
    long = " ".join(f"Word{n}" for n in range(60)) + "."
    rows = shown(Voice(LESSON, "Lesson 3/10", (long,), "Goal: do it.", "F5"))
    assert rows[0].startswith(" Lesson 3/10   Word0 Word1 ")
    assert rows[1].endswith("… F5")
    assert rows[2].endswith("Goal: do it.")
    assert all(len(row) < 120 for row in rows)


def test_a_long_name_is_broken_and_not_cut_in_the_middle() -> None:
    rows = shown(Voice(OPTION, "row 3 over 2 and 4", ("It rests there.",)))
    assert [row[:14].strip() for row in rows] == ["row 3 over 2", "and 4", ""]
    assert rows[0].endswith("It rests there.")


def test_sentences_that_have_no_room_are_left_to_the_card() -> None:
    texts = ["One two three four." * 3, "Five six.", "Seven " * 60]
    assert said_in_full(texts, 120, 3) == 2
    assert said_in_full(texts[:2], 120, 3) == 2
    assert said_in_full([texts[2]], 80, 2) == 0


def test_the_strip_leaves_the_narrower_card_what_fits_there() -> None:
    """First the first sentences, then the longest, then a part of the one that is too long for the rest."""
    short, long, last = "One two.", f"{'word ' * 12}two.", f"{'word ' * 11}three."
    assert [*shares([short, long, last], 80, 2)][:2] == [((short, long), (last,)), ((long, last), (short,))]
    endless = f"{'word ' * 20}two: {'word ' * 9}three."
    assert [*shares([endless, short], 80, 2)][2] == (
        (f"{'word ' * 20}two:",),
        (f"… {'word ' * 9}three.", short),
    )
    loss = "! It is lost."
    assert [*shares([loss, short, long, last], 80, 2)][1][0] == (loss, long), "losses stay in the strip"


def test_the_latest_sentences_are_told_as_many_as_have_room_in_their_order() -> None:
    told = ["One two three.", f"{'word ' * 8}end.", f"{'long' * 15} goes."]
    assert latest_in_full(told, 80, 2) == 1, "in this order, the last two take three lines"
    assert latest_in_full(told[:2], 80, 2) == 2
    assert latest_in_full(["Seven " * 60], 80, 2) == 0
    assert latest_in_full(["Ana: Farm."] * 9, 80, 2) == 9
    assert latest_in_lines(["Ana: Farm."] * 9, 80, 2) == 2, "each begins a line"
    assert latest_in_lines(["Seven " * 60], 80, 2) == 0


# -- at a table ------------------------------------------------------------------------------------


def assert_stands_still(table: Table, size: tuple[int, int]) -> None:
    """The strip is directly above the footer, over nothing, nothing is over anything; its name is whole."""
    width, height = size
    lines = table.game.strip_lines
    assert is_whole(table.game.strip.voice.name, lines)
    places = {
        name: region
        for name, region in table.game.query_one(Stage).places.items()
        if region.width * region.height
    }
    assert tuple(places["strip"]) == (0, height - 1 - lines, width, lines)
    for one, other in combinations(places, 2):
        a, b = places[one], places[other]
        apart = a.right <= b.x or b.right <= a.x or a.bottom <= b.y or b.bottom <= a.y
        assert apart, (one, a, other, b)


@pytest.mark.parametrize(("game", "size"), in_turn(BUILT, SIZES))
async def test_the_strip_is_always_there_and_covers_nothing(game: str, size: tuple[int, int]) -> None:
    session, chance = begun(game), Random(2)
    session.do(lambda draft: draft.seat_people(COACHED[:2]))
    async with sitting(session, size) as table:
        for _ in range(sampled(6, 400)):
            if session.record.over:
                break
            assert_stands_still(table, size)
            if table.game.scene.mode == DECIDE:
                await table.press("Z")
                assert_stands_still(table, size)
                assert table.game.strip.voice.kind in (NOTICE, QUESTION)
            await answer_by_key(table, chance)
            await table.pilot.pause()


async def test_each_voice_is_heard_in_turn_by_keys() -> None:
    session = orbis(*COACHED[:2])
    async with sitting(session, HOME) as table:
        strip = table.game.strip
        assert strip.voice.kind == COACH
        await table.press("Z")
        assert strip.voice.kind == NOTICE
        await table.press("right")
        assert strip.voice.kind == COACH, "a notice takes nothing away"
        await table.press("escape")
        assert strip.voice.kind == OPTION
        assert strip.voice.name in "".join(run.text for run in table.game.panel.card.title)
        before = strip.voice
        await table.press("right")
        assert strip.voice != before
        assert " ".join(strip.voice.texts) in " ".join(table.text().split())


async def test_what_the_strip_says_is_not_said_twice() -> None:
    async with sitting(orbis(), HOME) as table:
        for arrow in ("right", "down", "left", "up"):
            await table.press(arrow)
            said = table.game.strip.voice.texts
            assert said
            assert not {*said} & {*table.game.panel.card.sentences}


@pytest.mark.parametrize("size", [SMALL, HOME])
async def test_a_wrong_key_takes_nothing_of_a_lesson_away(tmp_path: Path, size: tuple[int, int]) -> None:
    assert strip_height(AT_HOME) == SIZES[HOME]
    async with visiting(on_lesson(tmp_path, "orbis", 1), size) as visitor:
        words = worded(lesson_of("orbis")[1].intro, visitor.app.words).split()
        places = dict(at(visitor).query_one(Stage).places)
        for key in ("Z", "€", "Z"):
            await visitor.press(key)
            assert all(word in visitor.text() for word in words[: 6 if size == SMALL else None]), key
            assert at(visitor).strip.voice.todo.startswith(key), "the notice stands where the goal was"
            assert dict(at(visitor).query_one(Stage).places) == places, "and nothing moves"


# -- long texts on a small screen ------------------------------------------------------------------


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", BUILT)
def test_each_part_of_a_lesson_s_texts_fits_two_lines_of_80(game: str, language: str) -> None:
    words, texts = Words(language), list[str]()
    for step in lesson_of(game):
        texts += [worded(step.intro, words), words.lesson.hint(hint=worded(step.hint, words))]
    for text in texts:
        parts = in_parts(text, 80, 2)
        assert " ".join(part.removesuffix(" …") for part in parts) == text
        assert len(parts) <= 2, parts
        for part in parts:
            assert said_in_full([part], 80, 2) == 1, part
            assert "F5" not in " ".join(shown(Voice(LESSON, "Lesson", (part,), more="F5"), 80, 2))


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", BUILT)
def test_two_lines_of_80_have_all_of_what_the_coach_says(game: str, language: str) -> None:
    words = Words(language)
    for note in notes_of(game):
        text = worded(note.text, words)
        voice = Voice(COACH, words.coach.name(), (text,), more="F5", is_tight=True)
        assert in_parts(text, 80, 2, text_begins(voice, 80)) == [text]
        lines = shown(voice, 80, 2)
        assert " ".join(line.removeprefix(f" {voice.name}").strip() for line in lines).strip() == text


def test_the_text_of_a_name_that_never_changes_begins_behind_it_where_the_strip_is_narrow() -> None:
    coach = Voice(COACH, "Coach", ("Take a tile.",), is_tight=True)
    assert shown(coach, 80, 2)[0] == " Coach  Take a tile."
    assert shown(coach, 120, 2)[0] == " Coach         Take a tile."
    over = speaking([Voice(NOTICE, "", ("? shows all keys.",)), coach])
    assert shown(over, 80, 2) == [" Coach  Take a tile.", "        ? shows all keys."], "and it stays there"
    assert shown(coach._replace(is_tight=False), 80, 2)[0] == " Coach         Take a tile."


def test_a_text_is_divided_between_sentences_and_else_at_a_comma() -> None:
    first, second = "A wanderer does both actions. " * 3, "A ship does only one of them, the other is lost."
    assert in_parts("Take a tile.", 80, 2) == ["Take a tile."]
    assert in_parts(first + second, 80, 2) == [f"{first}…", second]
    long = "It goes round the whole board and back, " * 4
    assert all(part.endswith((", …", ",")) for part in in_parts(long.strip(), 80, 2))
    bracketed = (
        f"Compared with Idleness, you end the turn with {'more ' * 12}landscapes (9, not 1), and so on."
    )
    assert not any(part.count("(") - part.count(")") for part in in_parts(bracketed, 80, 2))
    assert in_parts("In the 3. round. " + "It is so. " * 12, 80, 2)[0].startswith("In the 3. round.")


def test_a_part_says_more_than_with_what_something_is_compared() -> None:
    text = (
        "Best: ♟ wanderer ▸ Ur. Compared with “♟ wanderer ▸ Mari”, you end the turn with more points for "
        "“Most cities” (13, not 12) and more points for “Most temples” (13, not 12), "
        "but fewer points scored (1, not 12)."
    )
    first, *others = in_parts(text, 80, 2, 8, key="Esc")
    assert "you end the turn with more points for “Most cities” (13, not 12)" in first
    assert " ".join([first.removesuffix(" … Esc"), *others]) == text
    assert said_in_full([first], 88, 2) == 1


async def test_on_a_small_screen_each_key_shows_the_next_part_of_a_step_s_text_then_the_goal(
    tmp_path: Path,
) -> None:
    async with visiting(on_lesson(tmp_path, "orbis", 3), SMALL) as visitor:
        for _ in range(3):
            await visitor.pilot.pause()
        step = lesson_of("orbis")[3]
        parts = in_parts(worded(step.intro, visitor.app.words), 80, 2, key="Esc")
        assert len(parts) == 2
        for part in parts:
            assert at(visitor).strip.voice.texts == (part,)
            assert at(visitor).strip.voice.todo == ""
            await visitor.press("down")
        assert at(visitor).strip.voice.todo.startswith("Goal")
        await visitor.press("h")
        assert at(visitor).strip.voice.texts[0].startswith("Hint")


async def test_on_a_small_screen_a_note_is_there_whole_until_the_next_key() -> None:
    async with sitting(Session.new(load_rules("orbis"), COACHED, 7), SMALL) as here:
        note = here.game.coaching.note
        assert note is not None
        assert here.game.strip.voice.texts == (here.game.coaching.text(note),)
        assert all(word in here.text() for word in here.game.coaching.text(note).split())
        await here.press("down")
        assert here.game.strip.voice.kind == OPTION


@pytest.mark.parametrize("rival", RIVALS)
def test_a_rival_s_remark_has_a_portrait_where_there_are_pictures_and_room(rival: str) -> None:
    voice = Voice(RIVAL, "", ("Tor: “Make room!”",), face=rival)
    for height, pictures in ((3, True), (3, False), (2, True)):
        lines = strip_lines(voice, {}, 120, height, pictures=pictures)
        shown = ["".join(run.text for run in line) for line in lines]
        assert all(len(line) == 120 for line in shown)
        drawn = any(sign in line for line in shown for sign in "▀▄█")
        assert drawn == (pictures and height == 3)
        assert "Make room!" in shown[1 if drawn else 0]


def test_whom_a_recap_is_about_is_named_in_colour_and_drawn_where_the_texts_leave_room() -> None:
    cast = (("Tor", "blue", "tor"), ("Ana", "red", ""))
    short, long = ("! Tor took the Forest.", "Ana: Farm. A tornado: none."), ("Tor " * 80,)
    for texts, height, pictures, drawn in (
        (short, 3, True, True),
        (short, 3, False, False),
        (short, 2, True, False),
        (long, 3, True, False),
    ):
        lines = strip_lines(Voice(RECAP, "Since", texts, cast=cast), {}, 120, height, pictures=pictures)
        shown = ["".join(run.text for run in line) for line in lines]
        assert all(len(line) == 120 for line in shown)
        assert any(sign in line for line in shown for sign in "▀▄█") == drawn
        assert {run.role for line in lines for run in line if run.text == "Tor"} == {"blue"}
        assert ("Ana", "red") in {*lines[1]} or texts is long
        assert any("A tornado" in run.text for line in lines for run in line) or texts is long


def test_a_name_that_begins_like_another_has_its_own_colour() -> None:
    cast = (("Apprentice", "blue", ""), ("Apprentice 2", "green", ""))
    voice = Voice(RECAP, "Since", ("Apprentice: Farm.", "Apprentice 2: Forest."), cast=cast)
    first, second, _ = strip_lines(voice, {}, 120, 3)
    assert ("Apprentice", "blue") in {*first}
    assert ("Apprentice 2", "green") in {*second}


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", BUILT)
def test_a_note_above_a_notice_ends_with_a_whole_clause(game: str, language: str) -> None:
    """Or fills its line, where its only clause to end there is a short one such as `Take a tile;`."""
    words = Words(language)
    for note in notes_of(game):
        voice = Voice(NOTICE, "Coach", (worded(note.text, words),), "? shows all keys.", "F5", is_tight=True)
        line = shown(voice, 80, 2)[0]
        said = line.removesuffix(" … F5")
        assert said == line or said[-1] in ".!?:;," or len(said) > 55, line


def test_a_notice_stands_at_the_end_of_a_text_that_needs_all_lines_and_leaves_it_room() -> None:
    text = "The fish tile stays, but you can no longer score it with a red god."
    said = "Z does nothing here. ? shows all keys."
    first, second = shown(Voice(NOTICE, "ground 4", (text,), said, "?"), 80, 2)
    assert f"{first[15:]} {second[15:]}".startswith(text)
    assert second.endswith(f"  {said}")
    longer = f"{text} Other gods don't score any."
    first, second = shown(Voice(NOTICE, "ground 4", (longer,), said, "?"), 80, 2)
    assert first.endswith("… ?")
    assert second.strip() == said, "else it has a line of its own"
    first, second = shown(Voice(NOTICE, "ground 4", ("Nothing lies beside it yet.",), said, "?"), 80, 2)
    assert second.strip() == said, "as it has below a short text"


@pytest.mark.parametrize(("game", "language"), in_turn(sampled(("bora_bora", "orbis"), BUILT), ("en", "de")))
async def test_a_wrong_key_cuts_no_option_s_text_that_leaves_it_room(game: str, language: str) -> None:
    played, cut = decisions(game, 3), list[str]()
    played = played[:: max(1, len(played) // sampled(6, 120))]
    session = Session.of_document(played[0].document())
    async with sitting(session, SMALL, language=language) as table:
        for record in played:
            session.adopt(record)
            await table.press("right")
            while table.game.strip.voice.kind in (COACH, RECAP):
                await table.press("escape")
            before = [row[15:].strip() for row in table.rows()[-3:-1]]
            await table.press("Z")
            rows, notice = table.rows()[-3:-1], table.game.notice
            if all(before) and len(before[-1]) + 2 + len(notice) <= 64 and "…" in "".join(rows):
                cut += rows
            await table.press("escape")
    assert not cut, "\n".join(cut)


@pytest.mark.parametrize("game", ["helios", "bora_bora"])
async def test_where_a_sentence_of_an_option_has_no_room_a_key_is_named_that_shows_all(game: str) -> None:
    played = decisions(game, 3)
    session, silent = Session.of_document(played[0].document()), list[str]()
    async with sitting(session, SMALL) as table:
        for record in played[:: max(1, len(played) // sampled(8, 120))]:
            session.adopt(record)
            await table.press("right")
            while table.game.strip.voice.kind in (COACH, RECAP):
                await table.press("escape")
            if table.game._unsaid is not None and "… ?" not in table.text():
                silent += table.rows()[-4:-1]
    assert not silent, "\n".join(silent)


async def test_what_happened_is_named_once_where_the_card_begins_it() -> None:
    async with sitting(orbis(), HOME) as table:
        told = [f"Sentence {n} says what happened, and is quite long for one of its kind." for n in range(12)]
        card = replace(card_of("Since your turn", told), latest=True)
        voice, rest = table.game.sharing.of_what_happened(Voice(OPTION), card)
        assert voice.name == "Since your turn"
        assert not rest.title
        assert [*rest.sentences, *voice.texts] == told


async def test_what_happened_has_a_line_for_each_sentence_where_the_card_has_room_for_the_rest() -> None:
    told = [f"Ana laid landscape {n}." for n in range(6)]
    card = replace(card_of("Since your turn", told), latest=True)
    for size, most in ((HOME, 3), (SMALL, 2)):
        async with sitting(orbis(), size) as table:
            voice, rest = table.game.sharing.of_what_happened(Voice(OPTION), card)
            assert len(voice.texts) == (most if rest.sentences else 6)
            assert [*rest.sentences, *voice.texts] == told


def test_the_dots_stand_beside_the_key_that_goes_on() -> None:
    for words in range(8, 20):
        text = f"{'Zug ' * words}… Esc"
        lines = [line[15:].strip() for line in shown(Voice(HINT, "Hint", (text,), next="Esc"), 80)]
        said = [line for line in lines if line]
        assert said[-1].endswith("… Esc")
        assert " ".join(said) == text


async def test_players_names_have_their_colours_in_the_strip_and_in_the_card_above_it() -> None:
    async with sitting(orbis()) as table:
        table.game.say("Ben takes the Farm.")
        await table.pilot.pause()
        strip = table.game.strip
        shown = [run for y in range(strip.extent.height) for run in strip.row(y)]
        assert ("Ben", table.game.people[1].colour) in shown
        table.game.panel.highlight(None, card_of("So far", ["Ben takes the Farm."]))
        await table.pilot.pause()
        panel = table.game.panel
        shown = [run for y in range(panel.extent.height) for run in panel.row(y)]
        assert ("Ben", table.game.people[1].colour) in shown
