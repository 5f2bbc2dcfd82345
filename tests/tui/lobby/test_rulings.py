"""Where readers of a rulebook differ: chosen in the set-up, named by `?` and `w`, explained in the rules."""

from pathlib import Path

import pytest

from rulesets import BUILT, load_rules
from tabletop_tui.host.paths import Paths
from tabletop_tui.host.settings import Settings
from tabletop_tui.play.session import Session
from tabletop_tui.text.words import WHOLE, Words
from tabletop_tui.tui.app import TabletopApp, playing, replaying
from tabletop_tui.tui.screens.fields import LABEL
from tabletop_tui.tui.screens.game import GameScreen
from tabletop_tui.tui.screens.rows import Rows
from tests.rulings import RULINGS, Ruling, game_at, taking_over
from tests.tui.lobby.driving import HOME, SMALL, program, visiting
from tests.whole import in_turn

every_ruling = pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.variant)


@pytest.mark.parametrize(("ruling", "size"), in_turn(RULINGS, [HOME, SMALL]))
async def test_the_set_up_lets_players_choose_a_ruling(
    tmp_path: Path, ruling: Ruling, size: tuple[int, int]
) -> None:
    async with visiting(program(tmp_path), size) as visitor:
        visitor.app.set_up(ruling.game)
        await visitor.press()
        field = visitor.app.screen.query_one(f"#variant-{ruling.variant}")
        field.focus()
        await visitor.press("right")
        words = Words("en")
        assert words(f"{ruling.game}-variant-{ruling.variant}-hint")[:30] in visitor.said
        assert words(f"{ruling.game}-variant-{ruling.variant}") in visitor.text()
        visitor.app.screen.query_one("#start").focus()
        await visitor.press("enter")
        screen = visitor.app.screen
        assert isinstance(screen, GameScreen)
        assert screen.session.record.table.variants[ruling.variant] == ruling.other


@every_ruling
@pytest.mark.parametrize(("other", "key"), in_turn([False, True], ["f1", "w"]))
async def test_help_and_why_name_the_ruling_and_lead_to_its_rules(
    tmp_path: Path, ruling: Ruling, other: bool, key: str
) -> None:
    if key == "w" and not ruling.asked:
        return  # nothing is refused by a ruling about counting points
    session = game_at(ruling, other=other)
    words, default = Words("en"), next(v for v in session.rules.variants if v.id == ruling.variant).default
    said = words(f"{ruling.game}-ruling-{ruling.variant}-{ruling.other if other else default}")
    async with visiting(at_table(tmp_path, session)) as visitor:
        await visitor.press(*taking_over(session), "escape", key)
        assert said.startswith("Agreed for this game: ")
        assert said[:40] in visitor.text()
        await visitor.press("f5")
        assert visitor.where == "RulesScreen"
        title = words(f"{ruling.game}_rules-ruling-{ruling.variant}-title")
        chapters = visitor.app.screen.query_one("#chapters", Rows)
        for _ in range(500):  # it turns to the ruling once it has been laid out
            if chapters.cursor == title:
                break
            await visitor.pilot.pause(0.01)
        assert chapters.cursor == title
        assert title in visitor.text()
        await visitor.press("escape")
        assert visitor.where != "RulesScreen"


def at_table(folder: Path, session: Session) -> TabletopApp:
    """The program at this game."""
    settings = Settings(language="en", colour="true", motion="off")
    return TabletopApp(settings, Paths.below(folder), first=playing(session))


@pytest.mark.parametrize("game", BUILT)
@pytest.mark.parametrize("language", WHOLE)
def test_the_name_of_a_choice_leaves_a_blank_before_its_field(game: str, language: str) -> None:
    for variant in load_rules(game).variants:
        label = Words(language)(f"{game}-variant-{variant.id}")
        assert len(label) < LABEL - len("▸ "), label


@every_ruling
@pytest.mark.parametrize("other", [False, True])
async def test_a_replay_names_the_ruling_the_game_is_played_by(
    tmp_path: Path, ruling: Ruling, other: bool
) -> None:
    session = game_at(ruling, other=other)
    default = next(v for v in session.rules.variants if v.id == ruling.variant).default
    said = Words("en")(f"{ruling.game}-ruling-{ruling.variant}-{ruling.other if other else default}")
    settings = Settings(language="en", colour="true", motion="off")
    app = TabletopApp(settings, Paths.below(tmp_path), first=replaying(session, len(session.record.log)))
    async with visiting(app) as visitor:
        await visitor.press("f1")
        assert said[:60] in " ".join(visitor.text().split())
