"""What belongs to every game's table explains itself: players, round, steps of the turn, log, list.

What lies on boards is explained by the game's own things (`Thing.describe`). Both are said on screens, for
what cursor and mouse stand on, and by plain mode's `what`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rulesets.core import Decision, Standing, Table
from rulesets.core.records import record
from tabletop_tui.kit.step import DONE, NOW, Step
from tabletop_tui.kit.titles import game_line, round_word
from tabletop_tui.kit.totals import total_text
from tabletop_tui.kit.wording import Wording
from tabletop_tui.text.words import Words


@record
class Around:
    """A table as a reader sees it, with everything on it that belongs to no game."""

    table: Table[Any]
    wording: Wording
    words: Words
    view: object
    standings: Sequence[Standing]
    """As far as the reader may know them."""
    me: int | None
    """The reader's seat; `None` for a watcher."""
    decision: Decision[object] | None
    log: str
    """How the reader opens the log."""
    why: str
    """How they ask why something isn't possible."""
    path: Sequence[Step] = ()
    """What has been done in this turn and what is left, where the header shows that."""

    def describe(self, target: str) -> list[str] | None:
        """What lies at a target, a sentence each; `None` if that is for the game to say."""
        noun, _, id = target.partition("@")[0].partition(":")
        said = self._said(noun, id)
        return [each for each in said if each] if said is not None else None

    def places(self) -> Mapping[str, str]:
        """The names of everything here, by target, for those who type them."""
        say, names = self.words.around, dict[str, str]()
        names.update({f"player:{n}": self.wording.name(n) for n in range(len(self.standings))})
        names.update(
            {
                "round": round_word(self.words, self.wording.game),
                "game": say.name_game(),
                "log": say.name_log(),
            }
        )
        if self.decision is not None:
            names.update({"question": say.name_question(), "list": say.name_list()})
            names["steps"] = say.name_turn()
        return names

    def _said(self, noun: str, id: str) -> Iterable[str] | None:
        """The sentences of each noun."""
        say = self.words.around
        match noun:
            case "player":
                return self._player(int(id))
            case "round":
                return self._round()
            case "game":
                return (game_line(self.words, self.wording.game),)
            case "question" if self.decision is not None:
                return self.wording.help(self.decision).split("\n\n")[:1]
            case "question":
                return (game_line(self.words, self.wording.game),)
            case "step":
                return (self._step(id),)
            case "steps":
                return (self._here_in_turn(), say.steps())
            case "game_status":
                return (self.wording.about("status") or game_line(self.words, self.wording.game),)
            case "clock":
                return (say.clock(),)
            case "log":
                return (say.log(log=self.log),)
            case "list":
                return self._list(id)
            case "board" if id == "header":
                return (say.steps(),)
            case "board":
                return (self.wording.about(id.replace("-", "_")),)
        return None

    # -- sentences ---------------------------------------------------------------------------------

    def _player(self, seat: int) -> Iterator[str]:
        """A seat's points with their lines, and how far they are from the reader's."""
        own, say = self.standings[seat], self.words.around
        name = self.wording.name(own.seat)
        if self.table.rules.progress(self.table.state).active == own.seat:
            yield say.turn_now(name=name)
        if own.concealed:
            yield say.player_some(name=name, points=total_text(own))
        else:
            yield say.player(name=name, count=own.total, place=own.place, seats=len(self.standings))
            yield self._compared(own)
        lines = [
            say.points_line(title=self.wording.score_title(line.id), points=line.points)
            for line in own.lines
            if line.points
        ]
        if lines:
            yield say.points_from(lines=", ".join(lines))

    def _compared(self, own: Standing) -> str:
        """A seat beside the reader's; the reader's own beside the best of the others."""
        say = self.words.around
        others = [each for each in self.standings if each.seat != own.seat and not each.concealed]
        if own.seat == self.me:
            best = max(others, key=lambda each: each.total, default=None)
            if best is None:
                return ""
            ahead, name = own.total - best.total, self.wording.name(best.seat)
            if not ahead:
                return say.you_tie(name=name)
            return (
                say.you_lead(count=ahead, name=name) if ahead > 0 else say.you_trail(count=-ahead, name=name)
            )
        mine = next((each for each in others if each.seat == self.me), None)
        if mine is None:
            return ""
        ahead = own.total - mine.total
        if not ahead:
            return say.level_with_you()
        return say.ahead_of_you(count=ahead) if ahead > 0 else say.behind_you(count=-ahead)

    def _round(self) -> Iterator[str]:
        """Which round it is, and when the game ends."""
        progress, say = self.table.rules.progress(self.table.state), self.words.around
        word = round_word(self.words, self.wording.game)
        word = word[:1].upper() + word[1:]
        own = self.wording.about("round")
        if progress.rounds:
            yield say.round(word=word, round=progress.round, rounds=progress.rounds)
        elif not own:
            yield say.round_open(word=word, round=progress.round)
        yield own

    def _list(self, title: str) -> Iterator[str]:
        """What a column of the list shows, by its title; without one, what all of them do."""
        say, decision = self.words.around, self.decision
        columns = self.wording.columns(self.view, decision) if decision is not None else {}
        if title in columns:
            yield say.column(title=title, text=columns[title])
            return
        yield say.list(why=self.why)
        for each, text in columns.items():
            yield say.column(title=each, text=text)

    def _step(self, label: str) -> str:
        """One step of the turn."""
        decision, say = self.decision, self.words.around
        steps = (*(self.wording.steps(self.view, decision) if decision is not None else ()), *self.path)
        found = next((step for step in steps if step.label == label), None)
        if found is None:
            return say.steps()
        if found.state == DONE:
            return say.step_done(step=label)
        return say.step_now(step=label) if found.state == NOW else say.step_later(step=label)

    def _here_in_turn(self) -> str:
        """Where in the turn the decision is."""
        return self.wording.step(self.view, self.decision) if self.decision is not None else ""
