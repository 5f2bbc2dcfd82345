"""Orbis in words: what shared screens ask a game for. Its things speak for themselves."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from rulesets.core import Decision, Option, ScoreLine
from rulesets.orbis.advice.choosing import likeliest
from rulesets.orbis.advice.worshippers import asked, traded, trades_for_nothing
from rulesets.orbis.components import COLOURS, LANDSCAPES, SCORED_KINDS
from rulesets.orbis.events import OrbisEvent
from rulesets.orbis.options import Trade
from rulesets.orbis.reasons import OrbisReason
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis import answers, table, things
from tabletop_tui.games.orbis.labels import KEYS
from tabletop_tui.games.orbis.messages import OrbisMessages
from tabletop_tui.games.orbis.questions import Questions
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.kit.thing import KitWording, Title, things_of

if TYPE_CHECKING:
    from tabletop_tui.games.orbis.recap import OrbisRecap
    from tabletop_tui.games.orbis.story import Story
    from tabletop_tui.kit.board_part import BoardPart

_WORSHIPPERS = (OrbisMessages.head_held, OrbisMessages.head_then, OrbisMessages.head_me)
_OFFERS = (OrbisMessages.head_brings, OrbisMessages.head_me)


class OrbisWording(KitWording[OrbisView]):
    """The words of Orbis: names, sentences, labels and news."""

    game = "orbis"
    KEYS = KEYS
    MESSAGES = OrbisMessages
    TERMS = Terms
    THINGS = things_of(things, answers, table)
    FOLDED = frozenset({"choose_tile"})
    STEPS = (
        OrbisMessages.step_take,
        OrbisMessages.step_pay,
        OrbisMessages.step_lay,
        OrbisMessages.step_effect,
    )
    STEP_OF = {"choose_tile": 0, "settle_cost": 1, "pay_any": 1, "place": 2}
    HEADS = {
        "settle_cost": (
            OrbisMessages.head_best,
            OrbisMessages.head_sites,
            OrbisMessages.head_left,
        ),
        "place": (
            OrbisMessages.head_rests,
            OrbisMessages.head_scores,
            OrbisMessages.head_opens,
            OrbisMessages.head_me,
        ),
        "eruption_pick": (OrbisMessages.head_lies,),
        "sacrifice_choice": _OFFERS,
        "eruption_choice": _OFFERS,
        "pay_any": _WORSHIPPERS,
        "sacrifice_pick": _WORSHIPPERS,
        "discard_excess": _WORSHIPPERS,
        "take_worshipper": _WORSHIPPERS,
    }
    COLUMNS = {
        OrbisMessages.head_best: OrbisMessages.column_best,
        OrbisMessages.head_sites: OrbisMessages.column_sites,
        OrbisMessages.head_left: OrbisMessages.column_left,
        OrbisMessages.head_rests: OrbisMessages.column_rests,
        OrbisMessages.head_scores: OrbisMessages.column_scores,
        OrbisMessages.head_opens: OrbisMessages.column_opens,
        OrbisMessages.head_brings: OrbisMessages.column_brings,
        OrbisMessages.head_lies: OrbisMessages.column_lies,
        OrbisMessages.head_held: OrbisMessages.column_held,
        OrbisMessages.head_then: OrbisMessages.column_then,
        OrbisMessages.head_me: OrbisMessages.column_me,
    }
    LEFT = (OrbisMessages.head_rests,)
    say: OrbisMessages
    terms: Terms

    def use(self, notation: str) -> None:
        super().use(notation)
        self.questions = Questions(self.terms, self.name)

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: OrbisView, decision: Decision[object]) -> str:
        return self.questions.ask(view, decision)

    def option_short(self, view: OrbisView, decision: Decision[object], option: Option[object]) -> str:
        """Sites in fewer words, where what they rest on takes the room; trades and worshippers in signs; gods
        without their titles.
        """
        noun, _, id = option.key.partition(":")
        if noun in ("give", "gain"):
            return f"{self.terms.sign(id)} {self.terms.colour(id)}"
        if noun == "trade":
            return self.terms.trade(*id.split("/"))
        if noun == "remove":
            slot, _, colour = id.partition("/")
            return f"{int(slot) + 1}: {self.terms.sign(colour)} {self.terms.colour(colour)}"
        if noun == "god":
            return self.terms.god(id, "short")
        if noun == "landscape" and (tile := view.display[int(id)]):
            return self.terms.kind(tile, "short")
        return self.terms.site(view.seats[decision.seat].world, id, brief=True) if noun == "site" else ""

    def group(self, view: OrbisView, decision: Decision[object], first: str, count: int) -> str:
        """All trades, or all worshippers that can leave one slot."""
        if not first.isdigit():
            return self.say.group_x(count=count)
        tile = view.display[int(first) - 1]
        return self.say.group_slot(slot=first, kind=self.terms.kind(tile) if tile else "", count=count)

    def steps_of(self, view: OrbisView, decision: Decision[object]) -> Sequence[Title]:
        """Take, pay, lay, effect; for a god, only the first and the last."""
        whole = view.slot is not None or decision.kind == "choose_tile"
        return self.STEPS if whole else (self.STEPS[0], self.STEPS[-1])

    def turn_order(self, view: OrbisView) -> Sequence[int]:
        """Clockwise from the start player."""
        count = len(view.seats)
        return [(view.start + n) % count for n in range(count)]

    def done(self, view: OrbisView) -> frozenset[int]:
        """The seats that have taken their tile of this round."""
        return frozenset(
            n for n, own in enumerate(view.seats) if own.tiles >= view.round and n != view.active
        )

    def best(self, view: OrbisView, decision: Decision[object]) -> str | None:
        """What brings most, a trade that helps, or the worshipper whose loss keeps the most colours."""
        return likeliest(view, decision)

    def reason(self, reason: OrbisReason) -> str:
        from tabletop_tui.games.orbis.reasons import why_not  # no start needs it

        return why_not(reason, self.terms, self.name)

    # -- events ------------------------------------------------------------------------------------

    @property
    def stories(self) -> "Story":
        """What has happened, in sentences; no start needs it."""
        from tabletop_tui.games.orbis.story import Story

        return Story(self.terms, self.name)

    def event(self, event: OrbisEvent) -> str | None:
        """What happened, in a sentence; `None` if another sentence says it already."""
        return self.stories.sentence(event)

    def in_brief(self, events: Sequence[OrbisEvent]) -> str:
        from tabletop_tui.games.orbis.story import Brief  # no start needs it

        return Brief(self.terms).line(events)

    @property
    def recap(self) -> "OrbisRecap":
        """What the turns of others mean; no start needs it."""
        from tabletop_tui.games.orbis.recap import OrbisRecap

        return OrbisRecap(self.terms, self.name)

    # -- scores ------------------------------------------------------------------------------------

    def shows(self, line: ScoreLine) -> bool:
        """A god is shown even if its condition isn't met, a wilderness even if it costs nothing."""
        idle = line.id == "wilderness" and bool(line.facts["count"])
        return bool(line.points) or idle or (line.id == "god" and line.facts["god"] != "none")

    def score_title(self, line_id: str) -> str:
        match line_id:
            case "temple":
                return self.say.score_temple()
            case "god":
                return self.say.score_god()
            case "wilderness":
                return self.say.score_wilderness()
            case effect:
                return self.terms.landscape(effect, "many")

    def lasting(self, view: OrbisView, decision: Decision[object]) -> Mapping[str, Sequence[str]]:
        """A Volcano that burns one colour asks for the slot alone."""
        found = super().lasting(view, decision)
        if decision.kind != "eruption_pick":
            return found
        tile = asked(view, decision.seat).tile
        if tile is None or len(LANDSCAPES[tile].need) > 1:
            return found
        return {key: (f"landscape:{key.partition(':')[2].partition('/')[0]}",) for key in found}

    def score_line(self, line: ScoreLine) -> str:
        """A line of one seat's score sheet, with where its points come from."""
        say, facts = self.say, line.facts
        if line.id == "temple":
            if not facts["shrines"]:
                return say.score_temple_none()
            return say.score_temple_line(shrines=facts["shrines"], mystic=facts["mystic"])
        if line.id == "god":
            if facts["god"] == "none":
                return say.score_god_none()
            return say.score_god_line(god=self.terms.god(facts["god"]))
        kinds = self.score_title(line.id)
        if line.id in SCORED_KINDS:
            return say.score_scored(kinds=kinds, count=facts["count"])
        return say.score_count(kinds=kinds, count=facts["count"])

    def doubts(self, view: OrbisView, decision: Decision[object], option: Option[object]) -> bool:
        """A trade that could wait: for a landscape to be taken, or as it does nothing for the one in hand."""
        if not isinstance(option.value, Trade) or decision.kind not in ("choose_tile", "settle_cost"):
            return False
        if decision.kind == "choose_tile":
            return True  # it is offered again once the landscape and its worshippers are there
        then = traded(view.seats[decision.seat].supply, option.value)
        return trades_for_nothing(view, decision.seat, then)

    def is_of_use(self, view: OrbisView, _seat: int, amount: str) -> bool:
        from tabletop_tui.games.orbis.prospects import UNUSED_AT_THE_END  # only hints ask

        return view.round < view.rounds or amount not in UNUSED_AT_THE_END

    def told_apart(
        self,
        view: OrbisView,
        decision: Decision[object],
        best: Option[object],
        other: Option[object],
        name: str,
    ) -> str:
        """For which colours the one site leaves more room above than the other."""
        if decision.kind != "place":
            return ""
        from rulesets.orbis.advice.sites import left_for_colours  # only hints ask

        here, there = (
            left_for_colours(view, decision.seat, each.key.removeprefix("site:")) for each in (best, other)
        )
        groups: dict[tuple[int, int], list[str]] = {}
        for colour, (mine, theirs) in enumerate(zip(here, there, strict=True)):
            if mine != theirs:
                groups.setdefault((mine, theirs), []).append(self.terms.colour(colour))
        if not groups:
            return ""
        mine_left, theirs_left = (
            self.listing([self._left(counts[which], colours) for counts, colours in groups.items()])
            for which in (0, 1)
        )
        return self.say.hint_apart(left=mine_left, option=name, other=theirs_left)

    def _left(self, count: int, colours: Sequence[str]) -> str:
        """How many sites are left for these colours."""
        if len(colours) == len(COLOURS):
            return self.say.hint_left(count=count, colours=self.say.every_colour())
        left = self.say.hint_left if len(colours) == 1 else self.say.hint_left_each
        return left(count=count, colours=self.listing(colours))

    def tie_break(self, values: Sequence[int]) -> str:
        return self.say.tie_break(value0=values[0])

    def board_parts(self, view: OrbisView, seat: int | None) -> "Iterator[BoardPart]":
        from tabletop_tui.games.orbis.boardtext import OrbisText  # only plain mode and transcripts need it

        return OrbisText(self).parts(view, seat)
