"""A game put into words: what plain mode, panel, log, replay and score sheet say.

A game's own class says most of it by methods. Only what shared screens ask of every game by a fixed name, or
by the id of a decision or a variant, is found by convention: the help about `choose_tile` in Orbis is the
message `orbis-help-choose-tile` (see `Wording.message`).
"""

from abc import abstractmethod
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from rulesets.core import Decision, Option, ScoreLine, Standing, Variant
from tabletop_tui.host.registered import part_of
from tabletop_tui.kit.card import Card, card_of
from tabletop_tui.kit.messages import Messages, message_id
from tabletop_tui.kit.standing_answers import StandingAnswer
from tabletop_tui.kit.step import Step
from tabletop_tui.kit.titles import game_title
from tabletop_tui.paint.drawing import Line
from tabletop_tui.text.words import Words

if TYPE_CHECKING:
    from tabletop_tui.kit.amount import Amount
    from tabletop_tui.kit.board_part import BoardPart
    from tabletop_tui.kit.recap import Meant
    from tabletop_tui.kit.section import Section

RESERVED = frozenset("hjklqsuwLU?")
"""Keys that mean the same in every game, and so never label an option."""

DIGITS = "1234567890"
"""The digits, in the order in which they label options."""

LETTERS = "abcdefgimnoprtvxyz"
"""The letters that can label an option."""

CAPITALS = "".join(letter for letter in LETTERS.upper() if letter not in RESERVED)
"""Labels for when there aren't enough digits and letters, as for the thirty-first of many things."""


class Named(Protocol):
    """A player as the wording knows them: by name."""

    @property
    def name(self) -> str:
        """The name of the person."""


class Wording:
    """The words of one game for the people at one table. Reads views, never states."""

    game: str
    """The game's id, with which its message ids begin."""

    MESSAGES: ClassVar[type[Messages]] = Messages
    """The class of the game's messages."""

    WAYS_OUT: ClassVar[frozenset[str]] = frozenset(
        {"pass", "done", "decline", "end", "end_turn", "stop", "keep", "waive", "no", "continue"}
    )
    """The options that end, pass or decline; they come last and always stay in sight."""

    STEPWISE: ClassVar[frozenset[str]] = frozenset()
    """The kinds of decision that are made in two steps: options whose keys begin with the same letter
    first share one row; the key of another row switches to that row at once."""
    UNGROUPED: ClassVar[frozenset[str]] = frozenset()
    """The kinds of decision whose list has a row for every option, even where keys begin alike."""

    KEYS: ClassVar[Mapping[str, str]] = {}
    """The keys of lasting things by their names, which are options' keys unless `lasting` says otherwise."""

    TURN_BEGINS: ClassVar[frozenset[str]] = frozenset()
    """The kinds of decision with which a turn begins, where that may have one answer and nothing else follow:
    then the turn passes without its player, who is told at the next one."""

    FREE: ClassVar[str] = DIGITS + LETTERS + CAPITALS
    """The keys for the options of short lists, in order."""

    WORDS_OTHERS_BOARD: ClassVar[bool] = False
    """Whether `reason` has a sentence for `OthersBoard`, too."""

    COUNTS_FORMULAS: ClassVar[bool] = False
    """Whether counting up the score says where points come from for the newest line only."""

    sign_roles: Mapping[str, str] = {}
    """The role of every sign of the game, by its character."""

    standing_answers: ClassVar[Sequence[StandingAnswer]] = ()
    """The questions for which players may set a standing answer; most games have none."""

    def __init__(self, words: Words, people: Sequence[Named]) -> None:
        """Words a game for these players, given in seat order."""
        self.words = words
        self.people = people
        self.say = self.MESSAGES(words, self.game)
        """The game's messages."""

    def in_ascii(self) -> None:
        """Use letters in place of signs from now on: the terminal shows only ASCII."""

    def spell_out(self) -> None:
        """Say everything in words from now on, without signs that need a screen and its legend."""

    # -- finding messages --------------------------------------------------------------------------

    def message(self, *parts: str) -> str:
        """A message id of this game: `message("ask", "choose_tile")` is `orbis-ask-choose-tile`."""
        return message_id(self.game, parts)

    def form(self, *parts: str, form: str = "", **facts: object) -> str:
        """A name in one of its forms, the attributes of its message; without `form`, the name itself."""
        message = message_id(self.game, parts)
        return self.words.form(message, form, **facts) if form else self.words(message)

    def name(self, seat: int | None) -> str:
        """The name of the person at a seat; empty for the table as a whole."""
        if seat is None:
            return ""
        if seat < len(self.people):
            return self.people[seat].name
        return self.words.games.seat(number=seat + 1)

    def listing(self, items: Sequence[str]) -> str:
        """Several things in a sentence: `a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        return self.words.games.and_(items=", ".join(items[:-1]), last=items[-1])

    def listing_or(self, items: Sequence[str]) -> str:
        """One of several things in a sentence: `a, b or c`."""
        if len(items) < 2:
            return "".join(items)
        return self.words.games.or_(items=", ".join(items[:-1]), last=items[-1])

    # -- the header --------------------------------------------------------------------------------

    def steps(self, _view: Any, _decision: Decision[object]) -> Sequence[Step]:
        """The steps of the turn, the current one lit; none in a game that names them in `step`."""
        return ()

    def turn_order(self, _view: Any) -> Sequence[int]:
        """The seats in the order in which they play."""
        return range(len(self.people))

    def seat_sign(self, _view: Any, _seat: int) -> str:
        """A sign after a seat's name in the header, such as the starting player's; empty for none."""
        return ""

    def done(self, _view: Any) -> frozenset[int]:
        """The seats that have had their turn in this round."""
        return frozenset()

    # -- what front ends ask for -------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The game's name in this language."""
        return game_title(self.words, self.game)

    def question(self, view: Any, decision: Decision[object]) -> str:
        """Who decides what, in a sentence, with the steps left in the turn."""
        step = self.step(view, decision)
        asked = self.ask(view, decision)
        return f"{asked} ({step})" if step else asked

    def question_alone(self, view: Any, decision: Decision[object]) -> str:
        """Like `question`, for use without a board beside it: it also says what there is to pay with."""
        return self.question(view, decision)

    def question_brief(self, view: Any, decision: Decision[object]) -> str:
        """Like `question_alone`, in fewer words, for a player who knows the game and hears every line."""
        return self.ask(view, decision)

    @abstractmethod
    def ask(self, view: Any, decision: Decision[object]) -> str:
        """The sentence of `question` without the steps."""

    def step(self, _view: Any, _decision: Decision[object]) -> str:
        """Where in the turn the decision is; empty in a game that doesn't count steps."""
        return ""

    @abstractmethod
    def option(self, view: Any, decision: Decision[object], option: Option[object]) -> str:
        """What can be chosen, in a few words."""

    def option_alone(self, view: Any, decision: Decision[object], option: Option[object]) -> str:
        """Like `option`, for use without a board beside it: it also says where the thing is."""
        return self.option(view, decision, option)

    def option_named(self, view: Any, decision: Decision[object], option: Option[object]) -> str:
        """Like `option`, for use in a sentence: where it is chosen in two steps, with both."""
        return self.option(view, decision, option)

    def option_planned(
        self, view: Any, decision: Decision[object], option: Option[object], _before: str, *, alone: bool
    ) -> str:
        """Like `option_named`, as what would follow an answer (`_before`, its key) in the same turn.

        Answers that were forced lie between the two. `alone`: no board is beside the text.
        """
        return (self.option_alone if alone else self.option_named)(view, decision, option)

    def option_short(self, _view: Any, _decision: Decision[object], _option: Option[object]) -> str:
        """Like `option`, with signs for words where that would be cut off; empty if there is none."""
        return ""

    def option_brief(self, _view: Any, _decision: Decision[object], _option: Option[object]) -> str:
        """Like `option`, in fewer words, for a list too long for its room; empty if there is none."""
        return ""

    def target(self, _view: Any, _decision: Decision[object], option: Option[object]) -> str | None:
        """Where an option lies on the boards; a game can distinguish places that the rules don't."""
        return option.target

    def section(self, _view: Any, _decision: Decision[object], _option: Option[object]) -> str:
        """The group of the list that an option belongs to, by its id; without groups, all are in one."""
        return ""

    def sections(self, _view: Any, _decision: Decision[object]) -> "Sequence[Section]":
        """The groups of a decision's list, shown side by side; most lists have none."""
        return ()

    def hidden(self, _view: Any, _seat: int) -> str:
        """What only the seat itself may see, such as its hand; empty in a game without hidden things."""
        return ""

    def is_way_out(self, option: Option[object]) -> bool:
        """Whether an option ends, passes or declines."""
        return option.key in self.WAYS_OUT

    def heads(self, _view: Any, _decision: Decision[object]) -> Sequence[str]:
        """The titles of the columns after the words of each option; most lists have none."""
        return ()

    def cells(self, _view: Any, _decision: Decision[object], _option: Option[object]) -> Sequence[Line]:
        """The cells of these columns for an option."""
        return ()

    def is_grouped(self, decision: Decision[object], _first: str) -> bool:
        """Whether the options whose keys all begin with this one are one row until it is typed."""
        return decision.kind not in self.UNGROUPED

    def group(self, _view: Any, _decision: Decision[object], first: str, count: int) -> str:
        """One row for this many options whose keys all begin with the same one."""
        return self.words.game.group(first=first, count=count)

    def group_target(self, _view: Any, _decision: Decision[object], _first: str) -> str | None:
        """The board element that such a row stands for: choosing it there is the first of two steps."""
        return None

    def group_heads(self, _view: Any, _decision: Decision[object]) -> Sequence[str]:
        """The titles of the columns of such rows, in a decision that is made in two steps."""
        return ()

    def group_cells(self, _view: Any, _decision: Decision[object], _first: str) -> Sequence[Line]:
        """The cells of such a row below those titles."""
        return ()

    def group_card(self, _view: Any, _decision: Decision[object], _first: str) -> Card:
        """The card about such a row while the cursor is on it."""
        return card_of("", ())

    def ask_begun(self, view: Any, decision: Decision[object], _typed: str) -> str:
        """The question of the second of two steps, once the first has been chosen by these keys."""
        return self.ask(view, decision)

    def columns(self, _view: Any, _decision: Decision[object]) -> Mapping[str, str]:
        """What the columns of the list show: a sentence for each title that needs one."""
        return {}

    @property
    def left_heads(self) -> frozenset[str]:
        """The titles of columns that hold words and so are aligned left."""
        return frozenset()

    def card(self, view: Any, decision: Decision[object], option: Option[object]) -> Card:
        """What choosing it would do: its title, facts, and two to five sentences."""
        return card_of("", self.detail(view, decision, option))

    def hinted(self, view: Any, decision: Decision[object], option: Option[object]) -> Sequence[str]:
        """What a hint says that an option does, the most important first."""
        return [each for each in self.card(view, decision, option).sentences if not each.startswith("! ")]

    def doubts(self, _view: Any, _decision: Decision[object], _option: Option[object]) -> bool:
        """Whether a hint neither gives nor foresees an option, though the game doesn't warn of it."""
        return False

    def gives_up(self, view: Any, decision: Decision[object], option: Option[object]) -> bool:
        """Whether an option loses what the turn has begun: by default, if the game would ask about it."""
        return self.confirm(view, decision, option) is not None

    def is_of_use(self, _view: Any, _seat: int, _amount: str) -> bool:
        """Whether an amount (`amounts`) at the end of the seat's present turn can still be of use to it."""
        return True

    def told_apart(
        self,
        _view: Any,
        _decision: Decision[object],
        _best: Option[object],
        _other: Option[object],
        _name: str,
    ) -> str:
        """How the best option differs from another one, of this `name`, where no amount says it; may be
        empty.
        """
        return ""

    def likely(self, _view: Any, decision: Decision[object]) -> Sequence[Option[object]]:
        """The options at which a player's cursor may begin, the likeliest first."""
        return [option for option in self.in_order(decision) if not self.is_way_out(option)]

    def start(self, view: Any, decision: Decision[object], among: Container[str] | None = None) -> str | None:
        """The option at which a player's cursor begins: of all, or `among` those with these keys.

        The likeliest that needs no confirmation, and loses no points while another one gains some; a way out
        where all others ask to be confirmed.
        """
        options = [*self.likely(view, decision)]
        options += [each for each in decision.options if self.is_way_out(each) and each not in options]
        options = [each for each in options if among is None or each.key in among]
        gains = {each.key: self.gain(view, decision, each) for each in options}
        if max(gains.values(), default=0) > 0:
            options.sort(key=lambda option: gains[option.key] < 0)
        return self._unasked(view, decision, options)

    def gain(self, _view: Any, _decision: Decision[object], _option: Option[object]) -> int:
        """Points that an option brings as things stand, or loses (less than 0); 0 where it brings none, or
        where that can't be said.
        """
        return 0

    def harmless(self, view: Any, decision: Decision[object]) -> str | None:
        """The first option that needs no confirmation: for a learner, who is to find out which is likely."""
        return self._unasked(view, decision, Wording.likely(self, view, decision))

    def _unasked(
        self, view: Any, decision: Decision[object], options: Sequence[Option[object]]
    ) -> str | None:
        """The key of the first of these options that needs no confirmation; of the first if all do."""
        sure = (each for each in options if self.confirm(view, decision, each) is None)
        found = next(sure, next(iter(options), None))
        return found.key if found is not None else None

    def caution(self, _view: Any, _decision: Decision[object], _option: Option[object]) -> list[str]:
        """What speaks against choosing an option that can be chosen, one sentence per line."""
        return []

    def signs(self) -> str:
        """What the signs on the game's screen mean, one line each; empty in a game that explains none."""
        message = self.message("signs")
        return self.words(message) if self.words.has(message) else ""

    def detail(self, _view: Any, _decision: Decision[object], _option: Option[object]) -> list[str]:
        """What choosing it would do, one short sentence per line: cost, gain, points, warnings."""
        return []

    def confirm(self, _view: Any, _decision: Decision[object], _option: Option[object]) -> str | None:
        """The question to confirm before it is chosen, or `None` if nothing speaks against it."""
        return None

    @abstractmethod
    def reason(self, reason: Any) -> str:
        """Why something may not be chosen, by one of the game's own reasons."""

    @abstractmethod
    def event(self, event: Any) -> str | None:
        """What happened, in a sentence; `None` if that isn't worth a line of the log.

        Events are of the game's own kinds, as views are of its own type.
        """

    def story(self, events: Sequence[Any]) -> list[tuple[int | None, str]]:
        """What one answer brought about, in sentences, each with the seat that it is about.

        A game can put several events into one sentence; the log, plain mode and transcripts use this.
        """
        return [(event.seat, said) for event in events if (said := self.event(event))]

    def story_brief(self, events: Sequence[Any]) -> list[tuple[int | None, str]]:
        """Like `story`, in fewer words, for a player who knows the game and hears every line."""
        return self.story(events)

    def turn_story(self, answers: Sequence[Sequence[Any]]) -> list[tuple[int | None, str]]:
        """What a seat's answers in a row brought about, in sentences; a game can add up what repeats."""
        return [said for events in answers for said in self.story(events)]

    def in_brief(self, _events: Sequence[Any]) -> str:
        """A turn in a line of signs, for a log beside the boards; empty in a game that has sentences
        there.
        """
        return ""

    def read_ahead(self) -> Iterable[None]:
        """Import and make what only later turns need, a part at a time, while nothing else happens."""
        return ()

    def meant(self, _before: Any, _after: Any, _seat: int, _events: Sequence[Any]) -> "Sequence[Meant]":
        """What the turns of others have changed for a seat between two views of its own, losses first.

        The events are those of others in between, as the seat has seen them.
        """
        return ()

    def taken(self, _event: Any) -> tuple[int, int] | None:
        """Who takes something from whom by an event, or pushes their piece away, by seat."""
        return None

    def gained(self, was: Standing, now: Standing) -> int:
        """Points that a seat got between two standings, as its line since a player's turn says."""
        return now.total - was.total

    def turn(self, events: Sequence[Any]) -> str:
        """What a seat did in its turns, in a few words for one line that ends with a full stop.

        By default the log's signs, else all its sentences.
        """
        said = self.in_brief(events) or " ".join(said for _, said in self.story(events))
        return said.removesuffix(".")

    @property
    def amounts(self) -> "Mapping[str, Amount]":
        """The features (`bots.features`) that hints speak of: `AMOUNTS` in the game's module `prospects`."""
        found: Mapping[str, Amount] = part_of(self.game, "prospects", "AMOUNTS", {})
        return found

    def prospect(self, group: str) -> str:
        """What a group of features, or a line, is about, such as `what you hold`; empty if it has no name.

        The game's module `prospects` has the messages, by the group of features, or by a line of the score
        sheet whose title would say too little there.
        """
        found: Mapping[str, Callable[[Any], str]] = part_of(self.game, "prospects", "PROSPECTS", {})
        title = found.get(group)
        return title(self.say) if title is not None else ""

    def shows(self, line: ScoreLine) -> bool:
        """Whether a line of the score sheet is shown: it brought points, or could have."""
        return bool(line.points)

    @abstractmethod
    def score_title(self, line_id: str) -> str:
        """The title of a line of the score sheet, for any seat."""

    @abstractmethod
    def score_line(self, line: ScoreLine) -> str:
        """A line of one seat's score sheet with what its points come from."""

    def score_part(self, line: ScoreLine) -> str:
        """The same among all that a seat's points come from: one that brought none says so."""
        said = self.score_line(line)
        return said if line.points else self.words.game.score_nothing(line=said)

    @abstractmethod
    def tie_break(self, values: Sequence[int]) -> str:
        """What decided between equal totals, with the values compared."""

    def help(self, decision: Decision[object]) -> str:
        """The rule for a decision, in our own words."""
        return self.say("help", decision.kind)

    def about(self, id: str) -> str:
        """What a board is for, or the round or the header's status; empty if the game doesn't say it."""
        message = self.message("about", id)
        return self.words(message) if self.words.has(message) else ""

    def places(self, _view: Any, _seat: int) -> Mapping[str, str]:
        """The names of what lies on the boards, by target, for players who type what they look at."""
        return {}

    def describe(self, _view: Any, _target: str, _seat: int, _me: int | None = None) -> list[str]:
        """What lies at a target, a sentence a line; nothing in a game without things."""
        return []

    def scoring(self) -> str:
        """What scores points in the game, in two or three lines; empty if no catalogue says so."""
        message = self.message("scoring")
        return self.words(message) if self.words.has(message) else ""

    def variant(self, variant_id: str, choice: str | None = None) -> str:
        """A variant at set-up, or one of its choices."""
        if choice is None:
            return self.say("variant", variant_id)
        word, _, number = choice.partition(":")
        return self.say("variant", variant_id, word, number=int(number) + 1 if number.isdigit() else "")

    def rulings(self, chosen: Mapping[str, str], rulings: Iterable[Variant]) -> list[str]:
        """A sentence on each ruling that was chosen at set-up."""
        return [self.say("ruling", each.id, chosen.get(each.id, each.of_old)) for each in rulings]

    def standing_answer(self, standing: StandingAnswer, choice: str | None = None) -> str:
        """A question that can have a standing answer, or one of the choices for it."""
        if choice is None:
            return self.say("standing", standing.id)
        return self.say("standing", standing.id, choice)

    @abstractmethod
    def board_parts(self, _view: Any, _seat: int | None) -> "Iterable[BoardPart]":
        """The table in words, part by part: all seats, one seat's things in full."""

    def board_text(self, view: Any, seat: int | None) -> str:
        """All of it as one text."""
        from tabletop_tui.kit.board_part import joined  # only plain mode and transcripts need it

        return joined(self.board_parts(view, seat))

    def key_groups(self, labels: Mapping[str, str]) -> Sequence[tuple[str, str]]:
        """The keys of options that have something in common, and a word for these: `1-9`, `landscape`.

        For the footer; `labels` are by option key. None in a game that names nothing there.
        """
        words: dict[str, list[str]] = {}
        for key, label in labels.items():
            message = self.message("keys", key.partition(":")[0])
            if self.words.has(message):
                words.setdefault(self.words(message), []).append(label[0])
        return [(keys_in_short(keys), word) for word, keys in words.items()]

    def in_order(self, decision: Decision[object]) -> Sequence[Option[object]]:
        """The options in the order in which they are listed."""
        return decision.options

    def lasting(self, _view: Any, decision: Decision[object]) -> Mapping[str, Sequence[str]]:
        """The lasting things that options speak of, by option key, in the order of their keys.

        A place, piece, card or site has one key all game long: that in `KEYS`. An option that isn't in
        here is one of a short list, and gets a digit.
        """
        return {option.key: (option.key,) for option in decision.options if option.key in self.KEYS}

    def key_of(self, thing: str) -> str:
        """The key of a lasting thing."""
        return self.KEYS[thing]

    def labels(self, view: Any, decision: Decision[object]) -> dict[str, str]:
        """The key, or the keys to type one after the other, that choose each option, by option key.

        They are the same on boards, in the panel and in plain mode.
        """
        lasting = self.lasting(view, decision)
        fixed = {key: "".join(map(self.key_of, things)) for key, things in lasting.items()}
        return labelled([option.key for option in self.in_order(decision)], fixed, self.FREE)


def labelled(keys: Iterable[str], fixed: Mapping[str, str], free: str) -> dict[str, str]:
    """A label for every key: the one in `fixed`, else the first of `free` with which no other begins.

    What gets none, because there are too few, is chosen with arrows and Enter.
    """
    used = {label[0] for label in fixed.values()}
    left = iter([label for label in free if label not in used])
    labels = {key: fixed[key] if key in fixed else next(left, None) for key in keys}
    return {key: label for key, label in labels.items() if label is not None}


def keys_in_short(keys: Sequence[str]) -> str:
    """Single keys as the footer shows them: `1-9`, `a c-f`."""
    parts: list[list[str]] = []
    for key in sorted({*keys}):
        if parts and ord(key) == ord(parts[-1][-1]) + 1:
            parts[-1].append(key)
        else:
            parts.append([key])
    return " ".join(f"{part[0]}-{part[-1]}" if len(part) > 2 else " ".join(part) for part in parts)
