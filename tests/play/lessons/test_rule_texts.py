"""What lessons and coaches say of rules that were once told wrongly, beside what the rules do."""

import pytest

from rulesets.core import Decision
from rulesets.dice_forge.components import CARDS
from rulesets.helios.components import PERSONS, SPECIALS
from rulesets.orbis.components import GODS, LANDSCAPES, SET_UPS
from tabletop_tui.games.bora_bora import lesson_messages as bora_bora_lesson
from tabletop_tui.games.dice_forge import lesson_messages as dice_forge_lesson
from tabletop_tui.games.helios import coach_messages
from tabletop_tui.games.helios import lesson_messages as helios_lesson
from tabletop_tui.play.coach import notes_of
from tabletop_tui.play.lesson import lesson_of
from tabletop_tui.text.words import WHOLE, Words, read_catalogue
from tests.play.lessons.test_verdicts import after


def number_of(game: str, id: str) -> int:
    """Which step of a lesson this is."""
    return next(number for number, step in enumerate(lesson_of(game)) if step.id == id)


def texts(game: str, language: str) -> list[str]:
    """All that lesson, coach and points of a game say."""
    parts = (read_catalogue(language, f"{game}_{part}") for part in ("lesson", "coach", "points"))
    return [text for part in parts for text in part.values()]


def test_orbis_has_one_german_word_for_shrines() -> None:
    assert any("Kultstätte" in text for text in texts("orbis", "de"))
    assert not any("Schrein" in text for text in texts("orbis", "de"))


@pytest.mark.parametrize("language", WHOLE)
def test_a_priest_on_a_free_space_of_the_temple_pushes_nobody(language: str) -> None:
    """A die for the temple: only a priest on a space that is taken moves another one down."""
    number = number_of("bora_bora", "temple")
    before = after("bora_bora", number, ("place:5:temple",)).attempt.view.temple
    assert before[3] is None
    now = after("bora_bora", number, ("place:5:temple", "temple:4")).attempt.view.temple
    assert [seat for space, seat in enumerate(now) if space != 3] == [
        seat for space, seat in enumerate(before) if space != 3
    ]
    intro = bora_bora_lesson.temple_intro(Words(language))
    assert intro.startswith(
        {"en": "If a priest stands on your space", "de": "Steht auf deinem Feld"}[language]
    )


@pytest.mark.parametrize("language", WHOLE)
def test_the_glory_of_a_card_counts_at_the_end(language: str) -> None:
    number = number_of("dice_forge", "card")
    taken = after("dice_forge", number, ("feat:sun3",)).attempt
    assert taken.view.seats[0].stores[3] == taken.before.seats[0].stores[3]
    assert taken.gained == CARDS["owl"].vp == 4
    hint = dice_forge_lesson.card_hint(Words(language))
    assert {"en": "4 glory at the end", "de": "4 Ruhm am Ende"}[language] in hint


@pytest.mark.parametrize("language", WHOLE)
def test_helios_lesson_leaves_how_often_a_lap_scores_to_the_ruling(language: str) -> None:
    """R14 can be read in two ways, so the lesson says neither."""
    intro = helios_lesson.lap_intro(Words(language))
    assert "5" in intro
    assert not any(word in intro for word in ("once", "einmal"))


@pytest.mark.parametrize("language", WHOLE)
def test_helios_coach_knows_that_cubes_and_mana_may_count_at_the_end(language: str) -> None:
    assert "treasury" in SPECIALS
    assert "mage" in PERSONS
    assert any(note.id == "last" for note in notes_of("helios"))
    said = coach_messages.last(Words(language))
    ties = {
        "en": "need a special tile or a tie",
        "de": "Rohstoffe brauchen ein Sonderplättchen",
    }
    assert ties[language] in said
    assert {"en": "mana needs a person", "de": "Mana eine Person"}[language] in said
    assert not any(word in said for word in ("nothing", "nichts"))


def said(language: str, message: str) -> str:
    """A text of a game's help or short rules."""
    return Words(language)(message)


@pytest.mark.parametrize("language", WHOLE)
def test_dice_forge_leaves_the_order_of_faces_to_the_player(language: str) -> None:
    """R9: "players choose the order of their two dice"; the program asks where it matters."""
    text = said(language, "dice_forge_rules-blessing-text")
    assert {"en": "You choose the order of your two faces", "de": "bestimmst du"}[language] in text
    order = said(language, "dice_forge-help-resolve-order")
    assert {"en": "mirror", "de": "Spiegel"}[language] in order
    assert {"en": "6 gold", "de": "6 Gold"}[language] in order


@pytest.mark.parametrize("language", WHOLE)
def test_papyria_says_what_a_space_loses_and_what_is_always_taken(language: str) -> None:
    """5.5 and R24: productions and end tiles aren't stacks of goods; multipliers can't be given up either."""
    text = said(language, "papyria-help-main-action")
    assert {"en": "scoring tiles and multipliers", "de": "Wertungs-Plättchen und Multiplikatoren"}[
        language
    ] in text
    assert {"en": "Productions never run out", "de": "Produktionen gehen nie zu Ende"}[language] in text
    assert {"en": "leaves only when it is paid", "de": "wenn es bezahlt wird"}[language] in text


@pytest.mark.parametrize("language", WHOLE)
def test_helios_says_where_the_sun_cannot_stop_and_what_grows(language: str) -> None:
    """SUN-5: only the field it started from; with the Warehouse, land that isn't empty grows cubes, too."""
    text = said(language, "helios-help-choose-sun-target")
    assert {"en": "never stops on the field it started from", "de": "von dem sie kommt"}[language] in text
    assert {"en": "land with room grows a cube", "de": "Auf Land mit Platz"}[language] in text
    assert {"en": "at most once", "de": "höchstens einmal"}[language] not in text
    market = said(language, "helios-help-place-resource")
    assert {"en": "on a tile with a temple", "de": "auf einem Plättchen mit Tempel"}[language] in market


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("message", ["helios-help-choose-bonus-action", "helios_rules-bonus-text"])
def test_helios_s_bonus_action_cannot_be_waived_once_chosen_but_a_function_can(
    language: str, message: str
) -> None:
    """BON-2: the action is without `waive`; BLD-2, R44: what a building does at once isn't."""
    text = said(language, message)
    assert {"en": "a building's immediate effect can", "de": "die einmalige Funktion eines Gebäudes schon"}[
        language
    ] in text
    assert not any(word in text for word in ("nothing", "auf nichts"))


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(
    "message", ["helios_rules-paying-text", "helios-help-pay-cube", "helios-help-choose-build"]
)
def test_cubes_of_helios_that_one_owns_must_be_paid_and_those_missing_are_replaced(
    language: str, message: str
) -> None:
    """PAY-2, S29: it is cubes that are missing, not colours: of two granite, one may be there."""
    text = said(language, message)
    assert {"en": "each one still missing", "de": "jeden, der dann noch fehlt"}[language] in text


@pytest.mark.parametrize("language", WHOLE)
def test_helios_s_lap_line_is_where_a_lap_is_completed(language: str) -> None:
    """LAP-1: D1, D2 and D3 are the line, so a sun on D3 is neither behind it nor across it."""
    lesson = [text for id, text in read_catalogue(language, "helios_lesson").items() if "-lap-" in id]
    assert any("D1" in text and "D3" in text for text in lesson)
    assert not any(word in text for text in lesson for word in ("behind", "crossed", "hinter", "goldene"))
    assert {"en": "completes a lap", "de": "vollendet eine Umrundung"}[language] in said(
        language, "helios-said-lap"
    )
    sun = said(language, "helios_rules-sun-text")
    assert {"en": "with a lap that scores", "de": "mit einer Umrundung, die zählt"}[language] in sun


@pytest.mark.parametrize("language", WHOLE)
def test_the_fourth_tile_brings_its_bonus_after_the_regular_action(language: str) -> None:
    """BON-1; and the Palace brings one as well (BLD-2)."""
    for message in ("helios_coach-row", "helios_lesson-row-wrong-other"):
        text = said(language, message)
        assert not any(word in text for word in ("at once", "sofort"))
        assert {"en": " after ", "de": "nach dieser Aktion"}[language] in text
    assert {"en": "or the Palace", "de": "oder den Palast"}[language] in said(language, "helios_coach-bonus")


@pytest.mark.parametrize("language", WHOLE)
def test_helios_s_coach_knows_of_the_warehouse_and_where_a_field_s_cube_lies(language: str) -> None:
    """LGT-2: room counts, not whether a cube lies there; LND-7: onto the tile just laid."""
    full = {"en": "without room", "de": "keinen Rohstoff mehr fasst"}
    assert full[language] in said(language, "helios_coach-full")
    assert {"en": "the tile just laid", "de": "das neue"}[language] in said(language, "helios_coach-colour")


def test_what_was_loose_in_one_language_of_helios() -> None:
    """R40; LAP-2: a lap takes moves; R18: a bay may stay a bay; special tiles are no land."""
    assert "score nothing by themselves" in said("en", "helios_rules-end-text")
    assert "at least 4" in said("en", "helios_lesson-reach-done")
    assert "beliebig viele Bewegungen" in said("de", "helios_rules-laps-text")
    assert "können zu Abkürzungen" in said("de", "helios-help-choose-field")
    assert "anderes Land als Granit" in said("de", "helios_lesson-land-hint")
    assert "can take a tile" in said("en", "helios-reason-no-field")


@pytest.mark.parametrize("language", WHOLE)
def test_half_of_the_gods_of_orbis_compare_players(language: str) -> None:
    """R25: "the most" or "the fewest" is the condition of five of ten."""
    compared = [god for god in GODS.values() if god.condition.startswith(("most_", "fewest"))]
    assert 2 * len(compared) == len(GODS)
    text = said(language, "orbis_lesson-god-intro")
    assert {"en": "Half of them", "de": "Die Hälfte"}[language] in text


@pytest.mark.parametrize("language", WHOLE)
def test_a_ship_of_papyria_uses_the_river_too(language: str) -> None:
    """R50: one outer space and the river."""
    assert {"en": "the river's", "de": "den Fluss"}[language] in said(language, "papyria_lesson-ring-intro")


@pytest.mark.parametrize("language", WHOLE)
def test_another_task_with_a_yellow_god_may_be_scored_instead_of_a_met_one(language: str) -> None:
    """R29: what is met need not be what is scored."""
    assert {"en": "or another with a yellow god", "de": "mit gelbem Gott eine andere"}[language] in said(
        language, "bora_bora_rules-reminders-text"
    )
    coach = said(language, "bora_bora_coach-resolve")
    assert {"en": "one has to be scored", "de": "musst du eine werten"}[language] in coach


@pytest.mark.parametrize("language", WHOLE)
def test_worshippers_left_over_break_ties(language: str) -> None:
    """R34."""
    assert {"en": "only break ties", "de": "lösen nur Gleichstände"}[language] in said(
        language, "orbis_coach-last"
    )


def test_the_most_shrines_bring_one_temple() -> None:
    """R23: the highest that is left."""
    assert "den besten Tempel" in said("de", "orbis-scoring")


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("note", ["temples", "temples-plain"])
def test_every_player_with_a_shrine_gets_a_temple(language: str, note: str) -> None:
    """R23: there are as many temples as players."""
    assert all(len(table.temples) == table.players for table in SET_UPS.values())
    text = said(language, f"orbis_coach-{note}")
    assert {"en": "Even one shrine earns you a temple", "de": "Schon eine bringt einen"}[language] in text
    assert not any(condition in text for condition in (" if others", "wenn andere"))


@pytest.mark.parametrize("language", WHOLE)
def test_a_god_of_orbis_is_taken_and_not_bought(language: str) -> None:
    """R33 and section g: exactly once, and only the God of Death asks for worshippers."""
    assert [god.id for god in GODS.values() if god.immediate.startswith("pay")] == ["death"]
    assert {"en": "or take a god", "de": "oder nimm eine Gottheit"}[language] in said(
        language, "orbis_coach-last"
    )
    text = said(language, "orbis_coach-god")
    assert {"en": "Exactly once", "de": "Genau einmal"}[language] in text


@pytest.mark.parametrize("language", WHOLE)
def test_orbis_coach_knows_where_a_wilderness_may_lie_and_what_it_carries(language: str) -> None:
    """R21; the note is said of a wilderness, too."""
    text = said(language, "orbis_coach-place")
    assert text.count({"en": "or a wilderness below", "de": "oder eine Wildnis unter sich"}[language]) == 1
    assert {"en": "Face up", "de": "Offen"}[language] in text


@pytest.mark.parametrize("language", WHOLE)
def test_points_of_orbis_have_the_numbers_of_the_tables(language: str) -> None:
    win, village = (said(language, f"orbis_points-{line}") for line in ("win", "village"))
    assert {table.landscapes for table in SET_UPS.values()} == {14 * n + 9 for n in (2, 3, 4)}
    assert {"en": "fourteen landscapes", "de": "vierzehn Landschaften"}[language] in win
    asked = {tile.need_count for tile in LANDSCAPES.values() if tile.effect == "village"}
    assert (min(asked), max(asked)) == (2, 4)
    assert {"en": "two to four worshippers", "de": "zwei bis vier beliebige"}[language] in village


@pytest.mark.parametrize("language", WHOLE)
def test_a_trade_at_another_time_gains_nothing(language: str) -> None:
    """R8: before a sacrifice it shrinks the supply, and at the end it can lose the tie-break."""
    for message in ("orbis_rules-trade-text", "orbis-reason-trade-later"):
        text = said(language, message)
        assert {"en": "gain you nothing", "de": "brächte"}[language] in text
        assert not any(word in text for word in ("change", "ändern"))


@pytest.mark.parametrize("language", WHOLE)
def test_a_conversion_says_which_worshippers_it_brings(language: str) -> None:
    """R30: only one of any colour leaves a choice."""
    assert {"en": "for ✱, one of your choice", "de": "bei ✱ einen deiner Wahl"}[language] in said(
        language, "orbis_rules-effects-text"
    )


def test_orbis_has_one_german_word_for_rows() -> None:
    assert any("Ebene" in text for text in texts("orbis", "de"))
    assert not any("Reihe" in text for text in texts("orbis", "de"))


def test_the_red_god_is_not_explained_where_another_god_is_paid_for() -> None:
    """A red god is paid for as it is offered, never by `pay_god` (R11)."""
    red = next(note for note in notes_of("bora_bora") if note.id == "red")
    view = after("bora_bora", number_of("bora_bora", "temple"), ("place:5:temple",)).attempt.view
    assert red.when(view, Decision(0, "red_offer", ()))
    assert not red.when(view, Decision(0, "pay_god", ()))


@pytest.mark.parametrize("language", WHOLE)
def test_papyria_says_what_stays_at_the_river_and_what_a_stack_loses(language: str) -> None:
    """6.10, R40: river spaces run out as well; 5.5: a stack loses one good, other spaces none."""
    sectors = said(language, "papyria_rules-sectors-text")
    assert {"en": "until the last is taken", "de": "bis der letzte genommen ist"}[language] in sectors
    gone = said(language, "papyria_lesson-lay-wrong-gone")
    assert {"en": "takes one good off it", "de": "nimmt ein Gut von ihm"}[language] in gone


@pytest.mark.parametrize("language", WHOLE)
def test_papyria_s_coach_ranks_scorings_by_the_points_they_bring(language: str) -> None:
    """6.3, R37: knowledge caps a product, it doesn't rule it out; R45: goods break ties."""
    scoring = said(language, "papyria_coach-scoring")
    assert {"en": "no more than your knowledge", "de": "höchstens dein Wissen"}[language] in scoring
    end = said(language, "papyria_coach-end-tile")
    assert {"en": "bring no points at the end", "de": "bringen am Ende nichts"}[language] in end


@pytest.mark.parametrize("language", WHOLE)
def test_dice_forge_turns_all_shards_or_gold_of_a_face_into_glory_or_none(language: str) -> None:
    """R15."""
    cards = said(language, "dice_forge_rules-cards-text")
    assert {"en": "all shards of a kind on a face", "de": "aller Splitter einer Art auf einer Seite"}[
        language
    ] in cards
    assert {"en": "all gold of a face", "de": "allen Goldes einer Seite"}[language] in cards


def test_dice_forge_s_owl_works_on_ones_own_turns_in_german_as_well() -> None:
    """Dice Forge: reinforcements are used on their owner's turns."""
    assert "in jedem deiner Züge" in said("de", "dice_forge_lesson-card-done")


@pytest.mark.parametrize("language", WHOLE)
def test_a_new_hut_of_bora_bora_always_goes_onto_the_building_site(language: str) -> None:
    """Rulebook, Ausbreiten: only the hut it starts from may stand beside the site (d.3.1)."""
    text = said(language, "bora_bora_rules-expand-text")
    assert {
        "en": "onto the building site of a region joined by a path to one with a hut of yours, even a hut",
        "de": "auf den Bauplatz eines Gebiets, das durch einen Weg mit einem verbunden ist",
    }[language] in text


@pytest.mark.parametrize("language", WHOLE)
def test_the_set_up_of_bora_bora_leaves_the_fish_and_the_twelfth_space_alone(language: str) -> None:
    """Set-up steps 5, 7 and 12, R12."""
    text = said(language, "bora_bora_rules-setup-text")
    assert {"en": "not from the 12th space", "de": "nicht die vom 12. Feld"}[language] in text
    assert {"en": "The fish doesn't score", "de": "Der Fisch wird noch nicht gewertet"}[language] in text
    assert {"en": "Six god tiles", "de": "Sechs Hauptgötter"}[language] in text
    assert {"en": "the other light ones leave the game", "de": "die übrigen hellen kommen aus dem Spiel"}[
        language
    ] in text


@pytest.mark.parametrize("language", WHOLE)
def test_a_white_god_of_bora_bora_turns_no_die(language: str) -> None:
    """Rulebook, white god: "Dazu wird der Würfel aber nicht auf die Augenzahl 6 gedreht"."""
    for message in ("bora_bora_lesson-gods-done", "bora_bora_coach-god-card"):
        text = said(language, message)
        assert {"en": "an action the value 6", "de": "einer Aktion den Wert 6"}[language] in text
        assert not any(word in text for word in ("die a 6", "Würfel zur 6"))


@pytest.mark.parametrize("language", WHOLE)
def test_bora_bora_s_short_rules_say_whom_a_priest_pushes_and_which_spaces_adjoin(language: str) -> None:
    """R19 ("egal welcher Farbe"), d.3.5 ("waag- oder senkrecht"), d.3.2."""
    temple = said(language, "bora_bora_rules-temple-text")
    assert {"en": "no matter whose", "de": "gleich wessen"}[language] in temple
    build = said(language, "bora_bora_rules-build-text")
    assert {"en": "one above the other", "de": "waagrecht oder senkrecht"}[language] in build
    people = said(language, "bora_bora_rules-people-text")
    assert {"en": "Nothing else happens now", "de": "Weiter geschieht jetzt nichts"}[language] in people


@pytest.mark.parametrize("language", WHOLE)
def test_bora_bora_says_when_cards_are_shuffled_and_who_lies_on_top(language: str) -> None:
    """R17: not before a card is needed; rulebook, Tätowieren: a marker that comes to others lies on them."""
    paying = said(language, "bora_bora_rules-paying-text")
    assert {"en": "once a card is needed", "de": "sobald eine Karte gebraucht wird"}[language] in paying
    status = said(language, "bora_bora_rules-status-text")
    assert {"en": "lies on top of them", "de": "liegt über ihnen"}[language] in status


def test_bora_bora_has_one_german_word_for_using_people() -> None:
    """Rulebook, phase B: "Mann und Frau nutzen"; dice are "eingesetzt"."""
    said_of_people = [text for text in texts("bora_bora", "de") if "Männer einer Art" in text]
    assert any("nutze" in text.lower() for text in said_of_people)
    people = ("-people", "reason-people-later", "take-person", "round-")
    found = read_catalogue("de", "bora_bora") | read_catalogue("de", "bora_bora_lesson")
    assert not any(
        word in text
        for id, text in found.items()
        if any(part in id for part in people)
        for word in ("einsetzen", "setzt du", "Setz ", "setzt man")
    )


@pytest.mark.parametrize("language", WHOLE)
def test_points_of_orbis_know_the_god_of_death_and_that_every_shrine_brings_a_temple(language: str) -> None:
    """Section g, R23."""
    god, win = (said(language, f"orbis_points-{line}") for line in ("god", "win"))
    assert {"en": "only the God of Death", "de": "nur der Gott des Todes"}[language] in god
    assert {"en": "shrines bring a temple, the most", "de": "bringen einen Tempel, die meisten"}[
        language
    ] in win


@pytest.mark.parametrize("language", WHOLE)
def test_points_of_papyria_count_landscapes_for_mountains(language: str) -> None:
    """7.1, R30: one with a mountain and a lapis invention counts 1."""
    text = said(language, "papyria_points-track-mountain")
    assert {"en": "landscapes with a mountain or", "de": "Landschaften mit Berg oder"}[language] in text


@pytest.mark.parametrize(
    ("game", "language", "word", "other"),
    [
        ("papyria", "de", "Auslage", "Reich"),
        ("papyria", "de", "Nebenarm", "Seitenarm"),
        ("dice_forge", "de", "Zusatzaktion", "zweite Aktion"),
        ("dice_forge", "en", "extra action", "second action"),
    ],
)
def test_a_game_has_one_word_for_one_thing(game: str, language: str, word: str, other: str) -> None:
    """The word of the glossary in `docs/rules`."""
    parts = ("", "_rules", "_coach", "_lesson", "_points")
    found = [text for part in parts for text in read_catalogue(language, f"{game}{part}").values()]
    assert any(word in text for text in found)
    assert not any(other in text for text in found)


@pytest.mark.parametrize("language", WHOLE)
def test_goods_of_papyria_are_what_spaces_hold(language: str) -> None:
    """Glossary: a good is what leaves a space; lapis and papyri are called by their names."""
    for message in ("papyria_coach-start", "papyria_coach-saving", "papyria_rules-signs-text"):
        text = said(language, message)
        assert "apyri" in text
        assert not any(
            word in text
            for word in ("goods are", "the goods that", "Goods:", "Güter:", "Güter gibst", "die Güter, die")
        )


@pytest.mark.parametrize("language", WHOLE)
def test_a_face_of_dice_forge_is_replaced_and_each_bear_counts(language: str) -> None:
    lesson = read_catalogue(language, "dice_forge_lesson").values()
    assert not any(word in text for text in lesson for word in ("Cover a", "überdeckt", "Deck ein"))
    cards = said(language, "dice_forge_rules-cards-text")
    assert {"en": "Bear: each one brings 3", "de": "Bär: Jeder bringt 3"}[language] in cards
