"""Coach, lesson and hints share the strip above the keys; without a screen."""

from collections.abc import Sequence
from random import Random

import pytest
from textual.geometry import Size

from rulesets import BUILT, load_rules
from tabletop_tui.bots.hints import Hint
from tabletop_tui.kit.showing import SMALL
from tabletop_tui.play import acts
from tabletop_tui.play.session import Session
from tabletop_tui.play.texts import worded
from tabletop_tui.tui.screens.scene import CURTAIN, DECIDE
from tabletop_tui.tui.screens.voices import COACH, HINT, speaking
from tests.at_once import by_chance, play_at_once
from tests.play.coach.test_notes import coached
from tests.tui.desks import Desk, desk_at, desk_in_lesson
from tests.tui.driving import ANA, BEN, OWN, Table, orbis, play_on, sitting
from tests.tui.driving import SMALL as SMALL_SIZE


def with_note() -> Desk:
    """A coached player of Orbis who has a note now."""
    session: Session = coached("orbis", 0)
    desk = desk_at(session, handover="never")
    for _ in range(40):
        if desk.coaching.note is not None:
            return desk
        play_on(session, 1)
    raise LookupError("the coach has nothing to say")


def heard(desk: Desk) -> tuple[str, str]:
    """Who would speak in the strip, and what."""
    voice = speaking(desk.coaching.voices)
    return voice.name, " ".join(voice.texts)


def test_a_note_is_signed_by_the_coach() -> None:
    desk = with_note()
    assert desk.coaching.note is not None
    assert heard(desk) == (desk.said("coach-name"), desk.coaching.text(desk.coaching.note))


def test_on_a_small_screen_a_key_puts_the_note_away() -> None:
    desk = with_note()
    desk.coaching.heard(COACH)
    desk.display.quiet()
    assert heard(desk)[1]
    desk.here.shape = SMALL
    desk.display.quiet()
    assert heard(desk) == ("", "")


async def test_the_coach_is_turned_on_and_off_for_the_player_at_the_keyboard() -> None:
    desk = desk_at(orbis(), handover="never")
    assert desk.coaching.note is None
    for now in (True, False):
        await desk.coaching.turn()
        assert desk.here.people[0].coached is now
        assert "Ana" in desk.display.notice


def hinting_at(found: Sequence[Hint], monkeypatch: pytest.MonkeyPatch) -> Desk:
    """Ana decides, and these are the hints found for her."""
    desk = desk_at(orbis(ANA, BEN), handover="never")

    async def hints() -> Sequence[Hint]:
        return found

    monkeypatch.setattr(desk.here.place.company, "hints", hints)
    return desk


async def test_a_hint_is_shown_with_the_cursor_on_the_best_option(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = hinting_at([Hint("landscape:2", 31.0, ())], monkeypatch)
    desk.coaching.hint()
    assert desk.display.notice == desk.said("bots-hint-thinking")
    await desk.display.tasks["hint"]
    assert heard(desk) == (desk.said("bots-hint-name"), desk.hinting.said)
    assert desk.hinting.said.startswith("Best: Conversion (3).")
    assert desk.cursor.key == "landscape:2"
    desk.controller.choose("landscape:2")
    assert desk.hinting.said == "", "it was about the question before"


def said_in_card(table: Table, sentence: str) -> bool:
    """Whether the card in a small window shows all of a sentence."""
    rows = [row.rpartition("│")[2] for row in table.game.panel.text.split("\n")]
    return sentence.removeprefix("! ") in " ".join(" ".join(rows).split())


@pytest.mark.parametrize("game", BUILT)
async def test_in_a_small_window_too_a_hint_says_only_what_the_card_beside_it_does_not(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the card has no room for all it says, the hint says it."""
    seen = heard_of = 0
    for seed in range(4):
        session = Session.new(load_rules(game), (ANA, BEN), seed)
        play_at_once(session, by_chance(Random(seed)), 8 + 5 * seed)
        session.do(acts.take_over)
        async with sitting(session, SMALL_SIZE) as table:
            await table.press(*[OWN] * (table.game.scene.mode == CURTAIN))
            screen, decision = table.game, session.record.decision
            assert decision is not None
            for best in screen.scene.entries[:4]:
                option = screen.scene.option(best.key)
                if option is None:
                    continue
                found = [Hint(best.key, 20.0, ())]

                async def hints(found: Sequence[Hint] = found) -> Sequence[Hint]:
                    return found

                monkeypatch.setattr(screen.here.place.company, "hints", hints)
                await table.press("h")
                await table.pilot.pause()
                card = screen.wording.card(screen.scene.view, decision, option)
                shown = [each for each in card.sentences if said_in_card(table, each)]
                if len(shown) == len(card.sentences) > 0:
                    seen += 1
                    assert not any(each.removeprefix("! ") in screen.hinting.said for each in shown)
                heard_of += screen.hinting.said != ""
                await table.press("escape")
    assert heard_of, "no hint was heard"
    assert bool(seen) == (game != "bora_bora"), "there, the boards leave no room for the card"


async def test_a_hint_that_is_too_long_goes_on_with_its_own_key_and_begins_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = hinting_at([Hint("landscape:2", 31.0, ()), Hint("landscape:1", 30.0, ())], monkeypatch)
    desk.coaching.hint()
    await desk.display.tasks["hint"]
    monkeypatch.setattr(type(desk.display), "strip_size", Size(60, 1))
    first = heard(desk)[1]
    assert first.endswith(" … h")
    assert speaking(desk.coaching.voices).next == "h"
    parts = [first.removesuffix(" … h")]
    while speaking(desk.coaching.voices).next:
        desk.coaching.heard(HINT)
        desk.coaching.hint()
        parts.append(heard(desk)[1].removesuffix(" … h"))
    assert " ".join(parts) == desk.hinting.said, "nothing is left out"
    desk.coaching.hint()
    assert heard(desk)[1] == first


async def test_a_hint_that_comes_too_late_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = hinting_at([Hint("landscape:2", 31.0, ())], monkeypatch)
    desk.coaching.hint()
    desk.controller.choose("landscape:1")
    await desk.display.tasks["hint"]
    assert desk.hinting.said == ""


async def test_a_hint_that_was_put_away_is_shown_again_by_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = hinting_at([Hint("landscape:2", 31.0, ())], monkeypatch)
    desk.coaching.hint()
    await desk.display.tasks.pop("hint")
    said = [heard(desk)]
    for act in (desk.coaching.put_away, desk.coaching.hint):
        act()
        said.append(heard(desk))
    assert said == [said[0], ("", ""), said[0]]
    assert said[0][1]
    assert not desk.display.tasks, "nothing is worked out twice"


async def test_without_any_hint_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = hinting_at([], monkeypatch)
    desk.coaching.hint()
    await desk.display.tasks["hint"]
    assert desk.display.notice == desk.said("bots-hint-none")


def test_a_lesson_says_what_it_is_about_and_its_hint_leads_to_the_goal() -> None:
    desk = desk_in_lesson("orbis", 0)
    step = desk.here.place.lesson
    assert step is not None
    assert heard(desk)[1] == worded(step.step.intro, desk.here.words)
    assert [voice.todo for voice in desk.coaching.voices] == [desk.teaching.goal]
    desk.coaching.hint()
    assert worded(step.step.hint, desk.here.words) in heard(desk)[1]
    assert desk.here.scene.mode == DECIDE
    assert desk.cursor.key == step.next_key
