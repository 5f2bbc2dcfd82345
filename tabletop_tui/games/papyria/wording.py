"""Papyria in sentences: questions, steps, reasons, score lines. Its things speak for themselves."""

from collections.abc import Sequence
from typing import Any

from rulesets.core import Decision, Event, Line, Option, Reason
from rulesets.papyria.cells import around
from rulesets.papyria.components import END_TILES, EXTRA_SCORING_PRICE, KNOWLEDGE_PRICES, OUTER
from rulesets.papyria.moves import Enter, Move
from rulesets.papyria.preview import outlook_after, tile_in_hand
from rulesets.papyria.realm import Laid
from rulesets.papyria.turn import ACTIONS_A_TURN
from rulesets.papyria.view import PapyriaView
from tabletop_tui.drawing import Line as Runs
from tabletop_tui.drawing import Run
from tabletop_tui.games.kit.card import Card
from tabletop_tui.games.kit.step import NOW, Step, steps_at
from tabletop_tui.games.kit.thing import KitWording
from tabletop_tui.games.papyria.boardtext import BoardText
from tabletop_tui.games.papyria.labels import labels, piece_of
from tabletop_tui.games.papyria.outcome import LAYING, Foreseen, price
from tabletop_tui.games.papyria.sites import KeepThing, KindThing, SiteThing, changing, gained
from tabletop_tui.games.papyria.story import Story
from tabletop_tui.games.papyria.terms import SIGN_ROLES, Terms, plain
from tabletop_tui.games.papyria.things import ArrivalThing, PieceThing, SpaceThing
from tabletop_tui.games.wording import Named
from tabletop_tui.words import Words

_HELD = frozenset({"move_piece", "arrival", "build_temple", "build_city", "end_tile"})
"""Questions that say what there is to pay with where no board is beside them."""


class PapyriaWording(KitWording[PapyriaView]):
    """The words of Papyria."""

    game = "papyria"
    labels = staticmethod(labels)
    THINGS = (PieceThing, SpaceThing, ArrivalThing, SiteThing, KindThing, KeepThing)
    STEPWISE = frozenset({"move_piece"})
    COUNTS_FORMULAS = True
    HEADS = {
        "move_piece": ("price", "way", "then", "and", "now"),
        "arrival": ("at", "pay", "get", "now"),
        "main_action": ("costs", "brings", "now"),
        "start_priest": ("there", "room"),
        "end_turn": ("there", "room"),
        "choose_scoring": ("value", "signs", "now", "cap"),
        **dict.fromkeys(LAYING, ("there",)),
    }
    LEFT = ("price", "way", "then", "and", "brings", "there", "river", "cap", "piece")
    sign_roles = SIGN_ROLES
    terms: Terms

    def __init__(self, words: Words, people: Sequence[Named]) -> None:
        """`people` in seat order."""
        self.foreseen = Foreseen()
        super().__init__(words, people)

    def use(self, notation: str) -> None:
        """See `KitWording`."""
        super().use(notation)
        self.terms = Terms(self, notation)
        self._story = Story(self)

    # -- questions ---------------------------------------------------------------------------------

    def ask(self, view: PapyriaView, decision: Decision[Any]) -> str:
        """Who decides what, in a sentence."""
        own, kind, facts = view.seats[decision.seat], decision.kind, {"name": self.name(decision.seat)}
        off = [ring for ring, count in own.off.items() if count]
        if kind == "keep_start_tile":
            return self.say("ask", kind, "second" if own.start_tiles else "first", **facts)
        if kind == "move_piece" and off:
            return self.say("ask-enter", "both" if len(off) > 1 else off[0], **facts)
        if kind == "main_action" and view.moved is not None:
            facts["sector"] = self.terms.sector(view, view.moved.position)
        if kind == "place_landscape":
            tile = tile_in_hand(view)
            facts["what"] = plain(self.terms.land(Laid(tile))) if tile else self.terms.good("landscape")
        if kind in ("build_temple", "build_city"):
            facts["price"] = self.terms.money("lapis", price(own, kind.partition("_")[2]))
        if kind == "end_tile":
            row = END_TILES[view.spaces[(decision.options[0].target or "").removeprefix("space:")].end or ""]
            facts["price"] = self.terms.money(row.pay_good, row.pay_amount)
            facts["points"] = self.terms.money("points", row.points)
        return self.say("ask", kind, **facts)

    def ask_begun(self, view: PapyriaView, decision: Decision[Any], typed: str) -> str:
        """Where the piece that was chosen goes."""
        if not typed:
            return self.ask(view, decision)
        value, own = self._of(decision, typed)[0].value, view.seats[decision.seat]
        facts = {"name": self.name(decision.seat), "piece": self.terms.piece(value.ring, "the")}
        if isinstance(value, Enter):
            return self.say("ask-where-enter", **facts)
        count = len(self._of(decision, typed))
        lapis = self.terms.money("lapis", own.lapis)
        start = self.terms.sector(view, value.start)
        return self.counted("ask-where", count=count, **facts, start=start, lapis=lapis)

    def question_alone(self, view: PapyriaView, decision: Decision[Any]) -> str:
        """As `question`, with what there is to pay with."""
        own, asked = view.seats[decision.seat], self.question(view, decision)
        if decision.kind not in _HELD or any(own.off.values()):
            return asked
        goods = (("lapis", own.lapis), ("papyrus", own.papyri))
        return self.say(
            "ask-held", asked=asked, held=self.listing([self.terms.money(*good) for good in goods])
        )

    def steps(self, view: PapyriaView, decision: Decision[Any]) -> Sequence[Step]:
        """Move, arrive, both actions; before the game both tiles and the priest."""
        own = view.seats[decision.seat]
        if view.stage == "set_up":
            names: tuple[str, ...] = ("tile", "second", "priest")
            now = len(own.start_tiles)
        else:
            names = ("move", "arrive", "first", "then")
            now = {"move_piece": 0, "arrival": 1, "end_turn": 4}.get(decision.kind, 1 + self._action(view))
            now += decision.kind == "main_action"
        return steps_at(tuple(self.say("step", name) for name in names), now)

    def step(self, view: PapyriaView, decision: Decision[Any]) -> str:
        """Which of the turn's steps this is, in words; whether the round is the last."""
        steps = self.steps(view, decision)
        found = [step.label for step in steps if step.state == NOW] or [self.say("step-end")]
        last = [self.say("last-round")] if view.last_round and view.stage == "turns" else []
        return ", ".join([*found, *last])

    @staticmethod
    def _action(view: PapyriaView) -> int:
        """The main action that is being carried out, or was last: 0 before the first."""
        if view.moved is None:
            return 0
        outer = sum(space in view.todo for space in OUTER)
        left = outer if view.moved.ring == "w" else min(outer, 1) + ("river" in view.todo)
        return ACTIONS_A_TURN - left

    # -- two steps ---------------------------------------------------------------------------------

    @staticmethod
    def _of(decision: Decision[Any], first: str) -> list[Option[Any]]:
        """The options whose keys begin like this."""
        keys = labels(decision)
        return [option for option in decision.options if keys.get(option.key, "").startswith(first)]

    def group(self, view: PapyriaView, decision: Decision[Any], first: str, count: int) -> str:
        """A piece and where it stands; all landscapes that the priest may go to."""
        value = self._of(decision, first)[0].value
        if isinstance(value, Move):
            sign, sector = self.terms.sign(value.ring), self.terms.sector(view, value.start)
            return self.say("group-piece", sign=sign, sector=sector)
        if isinstance(value, Enter):
            return f"{self.terms.sign(value.ring)} {self.terms.piece(value.ring)}"
        return self.say("group-priest", priest=self.terms.sign("priest"), count=count)

    def group_target(self, view: PapyriaView, decision: Decision[Any], first: str) -> str | None:
        """The slot that a piece leaves."""
        value = self._of(decision, first)[0].value
        return piece_of(value) if isinstance(value, Move) else None

    def group_heads(self, view: PapyriaView, decision: Decision[Any]) -> Sequence[str]:
        """Which piece it is, how many sectors are in reach, and the most points at once."""
        return [self.say("head", word) for word in ("piece", "reach", "best")]

    def group_cells(self, view: PapyriaView, decision: Decision[Any], first: str) -> Sequence[Runs]:
        """The same of one piece."""
        options = self._of(decision, first)
        if decision.kind != "move_piece":
            return ()
        best = max(self._rank(view, decision, option)[0] for option in options)
        now = self.terms.amount("points", best) if best else Run("·", "faint")
        value = options[0].value
        piece = Run(self.terms.piece(value.ring) if isinstance(value, Move) else "", "dim")
        return ((piece,), (Run(str(len(options))),), (now,))

    def group_card(self, view: PapyriaView, decision: Decision[Any], first: str) -> Card:
        """Where the piece goes best, and what comes of it there."""
        options = self._of(decision, first)
        if decision.kind != "move_piece" or not options:
            return Card()
        best = max(options, key=lambda option: self._rank(view, decision, option))
        card = self.card(view, decision, best)
        title = (Run(self.group(view, decision, first, len(options)), "strong"),)
        head = self.say("best-there", sector=self.option(view, decision, best))
        return Card(title, card.worth, (), (head, *card.sentences))

    def _rank(self, view: PapyriaView, decision: Decision[Any], option: Option[Any]) -> tuple[int, ...]:
        """What a move is worth, for the place where the cursor begins."""
        said = self.foreseen.move(view, decision.seat, option.value)
        return (*said.forecast.best.rank, said.lapis)

    def start(self, view: PapyriaView, decision: Decision[Any]) -> str | None:
        """What brings most now; else something to do rather than a way out."""
        options = [option for option in decision.options if not self.is_way_out(option)]
        if not options:
            return None
        if decision.kind == "move_piece":
            return max(options, key=lambda option: self._rank(view, decision, option)).key
        if decision.kind in LAYING:
            return max(options, key=lambda option: self.gain(view, decision.seat, option.key)).key
        if decision.kind in ("start_priest", "end_turn"):
            realm = view.seats[decision.seat].realm
            rooms = {o.key: sum(c not in realm for c in around(o.key.partition(":")[2])) for o in options}
            return max(rooms, key=lambda key: rooms[key])
        return options[0].key

    @staticmethod
    def gain(view: PapyriaView, seat: int, key: str) -> tuple[int, int]:
        """What laying or building is worth: points, then values times symbols."""
        then = outlook_after(view, seat, key)
        worth = (
            [value * sign for value, sign in zip(then.values, then.multipliers, strict=True)] if then else [0]
        )
        return gained(view, seat, key), sum(worth) + (sum(then.values) if then else 0)

    # -- lists -------------------------------------------------------------------------------------

    def heads(self, view: PapyriaView, decision: Decision[Any]) -> Sequence[str]:
        """The titles of the columns; where something is laid, a column for each value that changes."""
        if decision.kind not in LAYING:
            return super().heads(view, decision)
        kinds = [self.terms.kind(kind) for kind in changing(view, decision)]
        first = "river" if decision.kind == "place_landscape" else "there"
        return [self.say("head", first), *kinds, self.say("head", "gain")]

    # -- reasons, events, scores -------------------------------------------------------------------

    def reason(self, reason: Reason) -> str:
        """Why something may not be chosen."""
        facts = dict(reason.facts)
        good = "lapis" if reason.id == "too-little-lapis" else "papyrus"
        for fact in ("needed", "owned"):
            if fact in facts:
                facts[fact] = self.terms.money(good, facts[fact])
        if "seat" in facts:
            facts["name"] = self.name(facts["seat"])
        return self.say("reason", reason.id, **facts)

    def event(self, event: Event) -> str | None:
        """What happened, in a sentence."""
        return None if event.kind == "forced" else self._story.sentence(event)

    def story(self, events: Sequence[Event]) -> list[tuple[int | None, str]]:
        """What one answer brought about: deeds with what they brought."""
        return self._story.tell(events)

    def signs(self) -> str:
        """What the signs mean, told with those that this terminal shows."""
        return self.say("signs", **self.terms.legend)

    def tells(self, line: Line) -> bool:
        """A key that is held and a majority that was won are named even if they brought nothing."""
        return bool(line.points or line.facts.get("won") or line.facts.get("held"))

    def score_line(self, line: Line) -> str:
        """A line of one seat's score sheet with what its points come from."""
        if line.id == "track":
            return self.say("score-track-line")
        product = self.formula(line.facts["formula"])
        kind = line.facts["kind"]
        facts = {"scoring": self.terms.scoring(kind), "kind": self.terms.kind(kind), "product": product}
        if "held" in line.facts:
            return self.say("score-key", "held" if line.facts["held"] else "none", **facts)
        won = "won" if line.facts["won"] else "lost"
        return self.say("score", line.id, won, **facts, count=line.facts["count"])

    def score_title(self, line_id: str) -> str:
        """What a line counts: points in the game, a key, a majority."""
        if line_id.startswith("key_"):
            return self.say("score-key", kind=self.terms.kind(line_id.removeprefix("key_")))
        return super().score_title(line_id)

    def formula(self, numbers: Sequence[int]) -> str:
        """A scoring worked out of value, multiplier and knowledge."""
        return self.things["score"].formula(*numbers)  # type: ignore[attr-defined,no-any-return]

    def tie_break(self, values: Sequence[int]) -> str:
        """Knowledge, then lapis and papyri together (R45)."""
        return self.say("tie-break", knowledge=self.terms.money("knowledge", values[0]), count=values[1])

    def border(self, view: PapyriaView, stand: str) -> str:
        """What there is at a border."""
        if stand == "A":
            offers = [
                self.say(
                    "text-offer",
                    knowledge=self.terms.money("knowledge", knowledge),
                    papyri=self.terms.money("papyrus", papyri),
                )
                for papyri, knowledge in KNOWLEDGE_PRICES.items()
            ]
            return self.say("text-border-a", offers=", ".join(offers))
        tiles = "; ".join(self.terms.scoring_tile(tile) for tile in view.display)
        facts = {"papyri": self.terms.money("papyrus", EXTRA_SCORING_PRICE), "count": view.reserve}
        return self.say("text-border-b", **facts, tiles=tiles or self.say("none"))

    def board_text(self, view: PapyriaView, seat: int | None) -> str:
        """The table in lines of text: sectors, borders, key tiles, and all players with their realms."""
        return BoardText(self).text(view, seat)
