"""Things: everything a player can point at or choose, one class per noun of a game's option keys.

Only the thing knows its name, what choosing it would do, what to warn the player of, and what lies there
when a player only looks. Options, explanations, look-around, why-not, log and plain mode all ask it; none
of them has a list of nouns.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from rulesets.core import Decision, Option
from rulesets.core.records import record
from tabletop_tui.kit.card import Card, Fact
from tabletop_tui.kit.notation import LETTERED, SIGNED, SPELT, Notation
from tabletop_tui.kit.step import NOW, Step, steps_at
from tabletop_tui.kit.wording import Named, Wording
from tabletop_tui.paint.drawing import Line as Runs
from tabletop_tui.paint.drawing import Run
from tabletop_tui.text.words import Words

if TYPE_CHECKING:
    from tabletop_tui.kit.recap import Meant
    from tabletop_tui.kit.told import SumsUp, Tells

V = TypeVar("V")


@record
class Moment(Generic[V]):
    """The situation in which a thing is looked at: the table, the seat, and the decision."""

    view: V
    seat: int
    """The seat whose things are meant, and whose outcomes are worked out."""
    decision: Decision[Any] | None = None
    """The decision; `None` while a player only looks around."""
    me: int | None = None
    """The seat that looks around; `None` for a watcher, and in a decision."""

    def option(self, key: str) -> Option[Any] | None:
        """The option with a key, even a blocked one; `None` if there is none."""
        options = (*self.decision.options, *self.decision.blocked) if self.decision is not None else ()
        return next((option for option in options if option.key == key), None)


NOTHING = Run("·", "faint")
"""The figure for nothing."""
Title = Callable[[Any], str]
"""The method of a game's messages that gives a title: `OrbisMessages.head_best`. A column is known by it."""
Rank = int | tuple[int, ...]
"""How good an option is; all options of a decision have the same kind of rank."""


class Thing(Generic[V]):
    """One noun of a game. `id` is what follows the colon in its keys and targets; often empty."""

    nouns: ClassVar[tuple[str, ...]] = ()
    """The nouns of the option keys and targets that mean it."""
    owned: ClassVar[bool] = False
    """Whether each seat has such things of its own."""

    def __init__(self, wording: "KitWording[V]") -> None:
        self.wording = wording
        self.terms = wording.terms
        self.say, self.form = wording.say, wording.form
        self.listing, self.listing_or = wording.listing, wording.listing_or

    terms: Any
    """Names and notation, of a class that each game chooses."""

    @abstractmethod
    def name(self, at: Moment[V], id: str, noun: str) -> str:
        """Its name as a choice, in a few words: the row in the list."""

    def alone(self, at: Moment[V], id: str, noun: str) -> str:
        """Like `name`, for use without a board beside it: it also says where the thing is."""
        return self.name(at, id, noun)

    def cells(self, at: Moment[V], id: str, noun: str) -> Sequence[Runs]:
        """Its figures in the columns of this decision's list."""
        heads = self.wording.row_titles(at.view, at.decision) if at.decision is not None else ()
        shown = self.figures(at, id, noun) if heads else {}
        return [shown.get(head, ()) for head in heads] if shown else ()

    def figures(self, at: Moment[V], id: str, noun: str) -> Mapping[Any, Runs]:
        """Its figures by the titles of their columns; a column that isn't mentioned stays empty."""
        return {}

    def card(self, at: Moment[V], id: str, noun: str) -> Card:
        """What choosing it would do: title, result, a table, and sentences; empty ones are left out."""
        said, aside = filter(None, self.said(at, id, noun)), self.aside(at, id, noun)
        title = Run(self.heading(at, id, noun), "strong"), *([Run(f"  {aside}", "dim")] if aside else [])
        return Card(title, self.result(at, id, noun), tuple(self.table(at, id, noun)), tuple(said))

    def heading(self, at: Moment[V], id: str, noun: str) -> str:
        """The title of its card."""
        return self.name(at, id, noun)

    def aside(self, at: Moment[V], id: str, noun: str) -> str:
        """The quiet words after that title; mostly none."""
        return ""

    def table(self, at: Moment[V], id: str, noun: str) -> Sequence[Fact]:
        """The table of its card."""
        return ()

    def result(self, at: Moment[V], id: str, noun: str) -> Runs:
        """What choosing it is worth, at the right end of its card's title."""
        return ()

    def said(self, at: Moment[V], id: str, noun: str) -> Iterable[str]:
        """What its card says, the most important first."""
        return ()

    def hinted(self, at: Moment[V], id: str, noun: str) -> Sequence[str]:
        """What a hint says of it, the most important first: its card without warnings and what is `quiet`."""
        quiet = {*self.quiet(at, id, noun)}
        said = self.card(at, id, noun).sentences
        return [each for each in said if not each.startswith("! ") and each not in quiet]

    def quiet(self, at: Moment[V], id: str, noun: str) -> Iterable[str]:
        """Sentences of its card that are no reason to choose it: rules, losses, what goes without saying.

        A hint says the first of them where it has nothing else to say.
        """
        return ()

    def rank(self, at: Moment[V], id: str, noun: str) -> Rank:
        """How good it is: the cursor begins at the best option."""
        return 0

    def gain(self, at: Moment[V], id: str, noun: str) -> int:
        """Points that choosing it brings as things stand, or loses; 0 where that can't be said."""
        return 0

    def question(self, at: Moment[V], id: str, noun: str) -> str | None:
        """The question to confirm first, if choosing it would lose something."""
        return None

    def against(self, at: Moment[V], id: str, noun: str) -> Iterable[str]:
        """What speaks against choosing it, though it can be chosen; one sentence per line."""
        return ()

    def first(self, view: V, decision: Decision[object]) -> str | None:
        """The key of the option with this noun at which the cursor begins."""
        return None

    def describe(self, at: Moment[V], id: str, noun: str) -> Iterable[str]:
        """What lies there, in sentences, for a player who looks around."""
        return self.card(at, id, noun).text

    def places(self, at: Moment[V]) -> Iterable[str]:
        """The targets of all such things in sight, of `at.seat` where they belong to a seat."""
        return ()

    def called(self, at: Moment[V], id: str, noun: str) -> str:
        """What players who type call it."""
        return self.name(at, id, noun)


def things_of(*modules: ModuleType) -> tuple[type[Thing[Any]], ...]:
    """All things with nouns that these modules define, so that a new one needs no further line."""
    return tuple(
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Thing)
        and kind.nouns
        and kind.__module__ == module.__name__
    )


class Figured(Thing[V]):
    """A thing that gives its figures with their titles where no list is beside it."""

    def alone(self, at: Moment[V], id: str, noun: str) -> str:
        """Its name, and its figures with their titles; figures that are only a dot are left out."""
        heads = self.wording.heads(at.view, at.decision) if at.decision is not None else ()
        texts = ["".join(run.text for run in cell).strip() for cell in self.cells(at, id, noun)]
        figures = [
            f"{head} {cell}" for head, cell in zip(heads, texts, strict=False) if cell not in ("", "·")
        ]
        name = self.full_name(at, id, noun)
        return f"{name}: {'; '.join(figures)}" if figures else name

    def full_name(self, at: Moment[V], id: str, noun: str) -> str:
        """Its name, and where it is; its figures follow."""
        return super().alone(at, id, noun)

    def titled(self, title: str, worth: Runs = (), *said: str) -> Card:
        """A card without a table; sentences that are empty are left out."""
        return Card((Run(title, "strong"),), worth, sentences=tuple(each for each in said if each))


class Things(dict[str, Thing[V]]):
    """A game's things by noun; those of which no noun has been asked for yet may not be imported."""

    def __init__(self, wording: "KitWording[V]") -> None:
        super().__init__()
        self._wording, self._left = wording, wording.kinds()

    def __missing__(self, noun: str) -> Thing[V]:
        for kind in self._left:
            self._add(kind)
            if noun in kind.nouns:
                return self[noun]
        raise KeyError(noun)

    def all(self) -> Iterable[Thing[V]]:
        """All of them, each once."""
        for _ in self.made_ahead():
            pass
        return self.values()

    def made_ahead(self) -> Iterator[None]:
        """Make those that nobody has asked for yet, one at a time."""
        for kind in self._left:
            self._add(kind)
            yield

    def _add(self, kind: type[Thing[V]]) -> None:
        for noun in kind.nouns:
            self[noun] = self.pop(noun) if noun in self else kind(self._wording)


class KitWording(Wording, Generic[V]):
    """The words of a game that declares its nouns as things."""

    THINGS: ClassVar[Sequence[type[Thing[Any]]]] = ()
    """The game's things, if `kinds` doesn't import them one after the other."""
    HEADS: ClassVar[Mapping[str, Sequence[Title]]] = {}
    """The columns of a decision's list, by kind."""
    GROUP_HEADS: ClassVar[Mapping[str, Sequence[Title]]] = {}
    """The columns of its groups, in a decision made in two steps; the same columns if not given."""
    COLUMNS: ClassVar[Mapping[Title, Title]] = {}
    """What each of these columns shows, in a sentence."""
    LEFT: ClassVar[Sequence[Title]] = ()
    """The columns that hold words."""
    FOLDED: ClassVar[frozenset[str]] = frozenset()
    """The kinds of decision for which the board serves as the list."""

    STEPS: ClassVar[Sequence[Title]] = ()
    """The steps of a turn."""
    STEP_OF: ClassVar[Mapping[str, int]] = {}
    """The step of each kind of decision, from 0; the last step for kinds that aren't named."""

    TERMS: ClassVar[type[Notation]] = Notation
    """The class of its names and notation."""
    terms: Any
    """Names and notation in the current language."""

    def __init__(self, words: Words, people: Sequence[Named]) -> None:
        """`people` are in seat order."""
        super().__init__(words, people)
        self.use(SIGNED)

    def use(self, notation: str) -> None:
        """Write everything in this notation from now on; a game rebuilds what uses its terms."""
        self.terms = self.TERMS(self, notation)
        self.sign_roles = self.terms.roles
        self.forget_things()

    def spell_out(self) -> None:
        """Use words for signs from now on."""
        self.use(SPELT)

    def in_ascii(self) -> None:
        self.use(LETTERED)

    def kinds(self) -> Iterator[type[Thing[Any]]]:
        """The game's things, in the order in which they are named.

        A large game can begin with those of its first decision, which then come again in their place, and
        import the others only when these are asked for.
        """
        yield from self.THINGS

    @property
    def things(self) -> "Things[V]":
        """The things by noun, made when they are first asked for."""
        found: Things[V] | None = self.__dict__.get("_things")
        if found is None:
            self.__dict__["_things"] = found = Things(self)
        return found

    def forget_things(self) -> None:
        """Forget the things: they keep names in the current words, which are about to change."""
        self.__dict__.pop("_things", None)

    def thing(self, key: str) -> tuple[Thing[V], str, str]:
        """The thing that a key or target means, its id and its noun. Raises `KeyError` for none."""
        noun, _, id = key.partition(":")
        return self.things[noun], id, noun

    @property
    def recap(self) -> "SumsUp[V] | None":
        """What words the turns of others, in a game that sums them up."""
        return None

    @property
    def stories(self) -> "Tells | None":
        """What words events, in a game that imports it when something has happened."""
        return None

    def story(self, events: Sequence[Any]) -> list[tuple[int | None, str]]:
        stories = self.stories
        return super().story(events) if stories is None else stories.story(events)

    def meant(self, before: V, after: V, seat: int, events: Sequence[Any]) -> "Sequence[Meant]":
        recap = self.recap
        return (
            super().meant(before, after, seat, events)
            if recap is None
            else recap.meant(before, after, seat, events)
        )

    def turn(self, events: Sequence[Any]) -> str:
        recap = self.recap
        return super().turn(events) if recap is None else recap.turn(events)

    def read_ahead(self) -> Iterator[None]:
        _ = self.stories
        yield
        yield from self.things.made_ahead()
        _ = self.recap
        yield

    @staticmethod
    def moment(view: V, decision: Decision[object]) -> Moment[V]:
        """The table as the player who decides sees it."""
        return Moment(view, decision.seat, decision)

    def rank(self, view: V, decision: Decision[object], option: Option[object]) -> Rank:
        """How good an option is."""
        thing, id, noun = self.thing(option.key)
        return thing.rank(Moment(view, decision.seat, decision), id, noun)

    def best(self, view: V, decision: Decision[object]) -> str | None:
        """The key of the option that brings most, in a game that knows without ranking them all."""
        return None

    def likely(self, view: V, decision: Decision[object]) -> Sequence[Option[object]]:
        """Without the ways out: the best option first, then by rank."""
        best = self.best(view, decision)
        ranks = {
            option.key: (option.key == best, self.rank(view, decision, option)) for option in decision.options
        }
        options = [option for option in self.in_order(decision) if not self.is_way_out(option)]
        return sorted(options, key=lambda option: ranks[option.key], reverse=True)

    def signs(self) -> str:
        """What the signs mean, with those that this terminal shows; empty in a game that has none."""
        return self.say("signs", **self.terms.legend) if self.terms.legend else super().signs()

    # -- groups of the list that are things --------------------------------------------------------

    def group_key(self, decision: Decision[object], first: str) -> str:
        """The option key of the thing that the first of two keys means; empty in a game with its own way."""
        return ""

    def group(self, view: V, decision: Decision[object], first: str, count: int) -> str:
        """The name of a group's thing."""
        if not (key := self.group_key(decision, first)):
            return super().group(view, decision, first, count)
        thing, id, noun = self.thing(key)
        return thing.name(self.moment(view, decision), id, noun)

    def group_heads(self, view: V, decision: Decision[object]) -> Sequence[str]:
        titles = self.GROUP_HEADS.get(decision.kind)
        return [title(self.say) for title in titles] if titles else self.heads(view, decision)

    def group_cells(self, view: V, decision: Decision[object], first: str) -> Sequence[Runs]:
        """The figures beside a group's title."""
        if not (key := self.group_key(decision, first)):
            return super().group_cells(view, decision, first)
        thing, id, noun = self.thing(key)
        return thing.cells(self.moment(view, decision), id, noun)

    def group_card(self, view: V, decision: Decision[object], first: str) -> Card:
        """The card of a group's thing."""
        if not (key := self.group_key(decision, first)):
            return super().group_card(view, decision, first)
        thing, id, noun = self.thing(key)
        return thing.card(self.moment(view, decision), id, noun)

    # -- what front ends ask for -------------------------------------------------------------------

    def option(self, view: V, decision: Decision[object], option: Option[object]) -> str:
        thing, id, noun = self.thing(option.key)
        return thing.name(Moment(view, decision.seat, decision), id, noun)

    def option_alone(self, view: V, decision: Decision[object], option: Option[object]) -> str:
        thing, id, noun = self.thing(option.key)
        return thing.alone(Moment(view, decision.seat, decision), id, noun)

    def row_titles(self, _view: V, decision: Decision[object]) -> Sequence[Title]:
        """The titles of the columns of its options; a game leaves out those in which nothing can stand."""
        return self.HEADS.get(decision.kind, ())

    def heads(self, view: V, decision: Decision[object]) -> Sequence[str]:
        """The same in words."""
        return [title(self.say) for title in self.row_titles(view, decision)]

    def columns(self, view: V, decision: Decision[object]) -> Mapping[str, str]:
        """What the columns of its list show, those of its groups first."""
        titles = [title for title in dict.fromkeys(self.titles(view, decision)) if title in self.COLUMNS]
        return {title(self.say): self.COLUMNS[title](self.say) for title in titles}

    def titles(self, view: V, decision: Decision[object]) -> Sequence[Title]:
        """The titles of all columns of its list."""
        return (*self.GROUP_HEADS.get(decision.kind, ()), *self.row_titles(view, decision))

    @property
    def left_heads(self) -> frozenset[str]:
        """The titles of columns that hold words."""
        return frozenset(title(self.say) for title in self.LEFT)

    def cells(self, view: V, decision: Decision[object], option: Option[object]) -> Sequence[Runs]:
        """The figures of an option."""
        if decision.kind not in self.HEADS:
            return ()
        thing, id, noun = self.thing(option.key)
        return thing.cells(Moment(view, decision.seat, decision), id, noun)

    def card(self, view: V, decision: Decision[object], option: Option[object]) -> Card:
        thing, id, noun = self.thing(option.key)
        return thing.card(Moment(view, decision.seat, decision), id, noun)

    def hinted(self, view: V, decision: Decision[object], option: Option[object]) -> Sequence[str]:
        thing, id, noun = self.thing(option.key)
        return thing.hinted(Moment(view, decision.seat, decision), id, noun)

    def detail(self, view: V, decision: Decision[object], option: Option[object]) -> list[str]:
        """The card in lines of text."""
        return self.card(view, decision, option).text

    def caution(self, view: V, decision: Decision[object], option: Option[object]) -> list[str]:
        thing, id, noun = self.thing(option.key)
        return list(thing.against(Moment(view, decision.seat, decision), id, noun))

    def confirm(self, view: V, decision: Decision[object], option: Option[object]) -> str | None:
        thing, id, noun = self.thing(option.key)
        return thing.question(Moment(view, decision.seat, decision), id, noun)

    def gain(self, view: V, decision: Decision[object], option: Option[object]) -> int:
        thing, id, noun = self.thing(option.key)
        return thing.gain(Moment(view, decision.seat, decision), id, noun)

    def steps_of(self, _view: V, _decision: Decision[object]) -> Sequence[Title]:
        """The steps of this turn."""
        return self.STEPS

    def steps(self, view: V, decision: Decision[object]) -> Sequence[Step]:
        titles = self.steps_of(view, decision)
        return steps_at(tuple(title(self.say) for title in titles), self.step_at(view, decision))

    def step_at(self, view: V, decision: Decision[object]) -> int:
        """How many of these steps are done."""
        last = len(self.steps_of(view, decision)) - 1
        return min(self.STEP_OF.get(decision.kind, last), last)

    def step(self, view: V, decision: Decision[object]) -> str:
        """Which of the turn's steps this is, in words; empty in a game without steps."""
        steps = self.steps(view, decision)
        number = next((n for n, step in enumerate(steps, start=1) if step.state == NOW), None)
        if number is None:
            return ""
        return self.say("step-of", number=number, count=len(steps), step=steps[number - 1].label)

    def describe(self, view: V, target: str, seat: int, me: int | None = None) -> list[str]:
        """What lies at a target; a seat's things are those of `seat` unless the target names another.

        `me` is the seat that looks.
        """
        target, _, other = target.partition("@")
        thing, id, noun = self.thing(target)
        return list(thing.describe(Moment(view, int(other) if other else seat, me=me), id, noun))

    def places(self, view: V, seat: int) -> Mapping[str, str]:
        """What its things call themselves, by target: those of a seat, then those of the others."""
        names, order = dict[str, str](), [seat, *(n for n in range(len(self.people)) if n != seat)]
        for thing in self.things.all():
            for other in order if thing.owned else (seat,):
                at = Moment(view, other)
                for target in thing.places(at):
                    noun, _, id = target.partition(":")
                    name = thing.called(at, id, noun)
                    if other == seat:
                        names[target] = name
                    else:
                        whose = self.words.around.of_other(name=self.name(other), thing=name)
                        names[f"{target}@{other}"] = whose
        return names
