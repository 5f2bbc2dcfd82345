"""The end of a game over its table: the podium, the best move, and one key for whatever comes next."""

import contextlib
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult

from tabletop_tui.kit.titles import round_word
from tabletop_tui.paint.drawing import EMPTY
from tabletop_tui.play.advice_text import named_turn
from tabletop_tui.play.ended import best_turns_said
from tabletop_tui.play.errors import SessionError
from tabletop_tui.play.glance import Glance, usual_glance
from tabletop_tui.play.remarks import remarks_in
from tabletop_tui.play.review import TurningPoint
from tabletop_tui.play.reviewing import costliest
from tabletop_tui.play.solo import Earlier, between, own_among_rivals
from tabletop_tui.store.errors import StoreError
from tabletop_tui.tui.keys import SCREENS, bindings, in_scope
from tabletop_tui.tui.screens.bars import TitleBar
from tabletop_tui.tui.screens.motion import STARTLED, Motion
from tabletop_tui.tui.screens.overlay import Overlay
from tabletop_tui.tui.screens.podium import CROWN, Podium, draw_podium, podium_of
from tabletop_tui.tui.screens.scene import winners
from tabletop_tui.tui.screens.to_file import save_to_file
from tabletop_tui.tui.screens.verdict import Said, Verdict
from tabletop_tui.tui.widgets.board import BoardWidget
from tabletop_tui.tui.widgets.footer import Hint, KeyFooter

if TYPE_CHECKING:
    from tabletop_tui.paint.drawing import Drawing
    from tabletop_tui.tui.screens.viewpoint import Viewpoint

STEPS = 12
"""Steps in which the pillars grow, all layers together."""
TALL = 44
"""Lines of a window from which on there is more room for sentences."""


class Stage(BoardWidget):
    """The podium, drawn for the room there is."""

    GROUND = "ground-base"

    def resized(self) -> None:
        """Another size is another drawing; the old one isn't scrolled to fit."""
        if isinstance(self.screen, EndingScreen):
            self.screen.draw()
        super().resized()


class EndingScreen(Overlay):
    """Shown once, when a game is over; the first key while the pillars grow only ends that."""

    SCOPES: ClassVar[tuple[str, ...]] = ("ending",)
    BINDINGS = bindings(*SCREENS["ending"])
    CSS_PATH = "ending.tcss"
    AUTO_FOCUS = ""

    def __init__(
        self, here: "Viewpoint", choose: Callable[[str], None], finished: "Callable[[int, int, int], Drawing]"
    ) -> None:
        """At the end of this game; `choose` does what comes next, `finished` draws what a seat has made."""
        super().__init__()
        self.here = here
        self._finished = finished
        self._choose = choose
        self._left = False
        self._drawn_for: tuple[object, ...] | None = None
        """For which size and look the whole podium was made."""
        self.podium = Podium((), ())
        """The whole of it, however far it has grown."""
        self._written = ""
        """What there is to say of the file that was written last, until something else is chosen."""
        self._step = STEPS
        self._glance = Glance(usual_glance(seconds=STARTLED))
        self._costly: TurningPoint | None = None
        """The player's answer that cost most, once the look back has found it."""
        self._earlier: Earlier | None = None
        """What the player has played before, once it has been read."""
        self._motion = Motion(lambda seconds, frame: self.set_interval(seconds, frame).stop)

    def compose(self) -> ComposeResult:
        """Who has won, the podium, what there is to say of it, keys."""
        yield TitleBar()
        yield Stage("stage", centred=False)
        yield Verdict("verdict")
        yield KeyFooter()

    def on_resize(self) -> None:
        """Give the sentences the lines they get in a window of this size."""
        self.set_class(self.app.size.height >= TALL, "-tall")

    def on_mount(self) -> None:
        """Let the pillars grow, as the setting for motion says."""
        self.on_resize()
        frames = [partial(self._show, step) for step in range(STEPS)]
        self._step = 0
        self._glance.begin()
        self.relabel()
        self._motion.play(frames, partial(self._show, STEPS), self.here.settings.motion)

        _ = self.run_worker(self._remember(), group="earlier", exclusive=True)
        own = own_among_rivals(self.here.people)
        if own is not None and self.here.place.may_review:
            _ = self.run_worker(self._look_back(own), group="review", exclusive=True)

    async def _remember(self) -> None:
        """Read what the player has played before; then say what went better now."""
        try:
            self._earlier = await self.here.place.earlier()
        except (SessionError, StoreError):
            return  # the lobby says what is wrong with the saves
        if self._earlier is not None and self._is_whole:
            self.relabel()

    async def _look_back(self, own: int) -> None:
        """Find out where the player lost most, while the podium is shown; then say so."""
        here = self.here
        think = here.place.company.think_about
        self._costly = await costliest(
            here.session, here.words, here.paths.saves, own, think, lambda: not self._left
        )
        if self._costly is not None and self._is_whole:
            self.relabel()

    @property
    def _is_whole(self) -> bool:
        """Whether its parts are still there: they go first when a player leaves or a line is cut."""
        return not self._left and bool(self.query(TitleBar))

    def on_unmount(self) -> None:
        """What has been found so far is kept for the page of turning points."""
        looked = self.here.session.reviewing
        if looked is not None and not looked[1].done:
            with contextlib.suppress(OSError):
                looked[1].keep()

    def _show(self, step: int) -> None:
        if step == STEPS:
            self._glance.begin()  # a key may still have been meant to end the growing
        self._step = step
        self.draw()

    # -- what is shown -------------------------------------------------------------------------

    def relabel(self) -> None:
        """Show everything in the current words."""
        here = self.here
        self.query_one(TitleBar).say(winners(here.wording, here.standings), self._came(), here.wording.title)
        self.query_one(Verdict).say(
            [
                *([Said(">", "dim", self._written, whole=True)] if self._written else []),
                *(Said("★", "gold", text) for text in self._best()),
                *(Said("▲", "good", text) for text in self._compared()),
                *(Said("→", "key", text, whole=True) for text in self._next_time()),
            ]
        )
        self.show_hints()
        self._drawn_for = None
        self.draw()

    def draw(self) -> None:
        """Draw the podium anew."""
        stage = self.query_one(Stage)
        if not stage.size:
            return
        drawn_for = (*stage.size, self.tabletop.look)
        if drawn_for != self._drawn_for:  # the worlds, which don't change while the pillars grow
            self._drawn_for, self.podium = drawn_for, self._podium(*stage.size)
        podium = self.podium
        most = max(pillar.total for pillar in podium.pillars)
        shown = podium if self._step >= STEPS else podium.grown(self._step, STEPS)
        stage.drawing = draw_podium(*stage.size, shown, self.tabletop.look, most)

    def _podium(self, width: int, height: int) -> Podium:
        here = self.here
        seats = range(len(here.people))
        room = width // len(seats) - 1, height // 2 - CROWN
        worlds = [self._finished(seat, *room) if self.tabletop.look.pictures else EMPTY for seat in seats]
        return podium_of(
            here.wording, here.people, here.standings, self._between(), self._last_words(), worlds
        )

    def _last_words(self) -> dict[int, str]:
        """What rivals say at the end, by seat."""
        here = self.here
        if not here.settings.remarks:
            return {}
        return {
            each.seat: self.words.game.quoted(text=each.text(self.words))
            for each in remarks_in(here.record, here.wording)
            if each.occasion.is_last
        }

    def _between(self) -> list[str]:
        """By seat, how it stands between the player at this terminal and a rival, this game included."""
        here, earlier = self.here, self._earlier
        if earlier is None:
            return [""] * len(here.people)
        met = earlier.meetings(here.session.rules.id)
        return [between(self.words, person.name, met.get(person.rival)) for person in here.people]

    def _came(self) -> str:
        """How the one who played alone came off, unless they have won; else how far ahead the winner is."""
        own = own_among_rivals(self.here.people)
        standing = None if own is None else self.here.standings[own]
        if standing is None or standing.place == 1:
            return self._ahead()
        words = self.words.game
        place, name = words.place(place=standing.place), self.here.wording.name(standing.seat)
        return words.came(name=name, place=place, points=standing.total)

    def _ahead(self) -> str:
        """By how many points a winner is ahead, and of whom; empty if that didn't decide the game."""
        wording, standings = self.here.wording, self.here.standings
        first = [each for each in standings if each.place == 1]
        others = [each for each in standings if each.place > 1]
        best = max((each.total for each in others), default=0)
        if len(first) > 1 or not others or first[0].total <= best:
            return ""
        names = wording.listing([wording.name(each.seat) for each in others if each.total == best])
        return self.words.game.ahead(count=first[0].total - best, names=names)

    def _compared(self) -> list[str]:
        """What the player at this terminal did better than before."""
        earlier = self._earlier
        return [] if earlier is None else earlier.compared(self.words, self.here.session.rules.id)

    def _best(self) -> list[str]:
        return best_turns_said(self.here.wording, self.here.record, self.here.viewer)

    def _next_time(self) -> list[str]:
        """Where the player lost most, and the key that opens it; not what would have been better."""
        if self._costly is None:
            return []
        here = self.here
        round, chosen = named_turn(here.wording, here.record, self._costly)
        word, key = round_word(self.words, here.wording.game), here.keymap.shown("ending-review")
        return [self.words.game.next_time(word=word, round=round, what=chosen, key=key)]

    def show_hints(self) -> None:
        """Show the keys that work here."""
        words, keymap = self.words, self.tabletop.keymap
        keys = [key for key in in_scope("ending") if self._offers(key.id)]
        self.query_one(KeyFooter).show_hints(
            [Hint(keymap.shown(key.id), words(key.words_id), key.action) for key in keys]
        )

    def _offers(self, key_id: str) -> bool:
        place = self.here.place
        if key_id == "ending-review":
            return place.may_review
        return place.offers_rematch or key_id != "ending-rematch"

    # -- choosing ------------------------------------------------------------------------------

    def action_end(self, choice: str) -> None:
        """Do what comes next; while the pillars grow, only end that."""
        now = monotonic()
        if self._glance.typed_ahead(now):
            self._glance.outlast(now)  # held down, or meant for the table
            return
        if self._motion.runs:
            self._motion.skip()
            self._glance.begin()
            return
        if self._left or not self._offers(f"ending-{choice}"):
            return
        written = save_to_file(self.tabletop, self.here.session)[0] if choice == "export" else ""
        if written != self._written:
            self._written = written
            self.relabel()
        if choice != "export":
            self._go_on(f"@{choice}")

    def _go_on(self, key: str) -> None:
        """Open what leads back here over this, else close this first."""
        if key == "@score":
            from tabletop_tui.tui.screens.scoresheet import ScoreSheet

            _ = self.app.push_screen(ScoreSheet(self.here, self._go_on))
        elif key in ("@review", "@replay"):
            self._choose(key)
        elif not self._left:
            self._left = True
            _ = self.dismiss()
            if key != "@table":
                self.app.call_later(self._choose, key)
