"""God cards: how a god can be paid for, and how cards are taken (specification d.3 and d.4)."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rulesets.bora_bora import events
from rulesets.bora_bora.components import GODS, OPEN_CARDS
from rulesets.bora_bora.reasons import Why
from rulesets.bora_bora.state import BoraBora, Seat, changed, replaced
from rulesets.core import Option


class Purse(NamedTuple):
    """What a player has to pay for gods."""

    hand: tuple[int, ...]
    offerings: int
    tiles: int


class Way(NamedTuple):
    """A way to pay for a god: a card of its colour, a pair of another, or a god tile."""

    cards: int
    """0 for a god tile, else 1 or 2."""
    colour: int
    """The god of the cards."""

    @property
    def key(self) -> str:
        """The key of the option that pays in this way."""
        return ("tile", "card", f"pair:{GODS[self.colour]}")[self.cards]


TILE: Final = Way(0, 0)


def ways_to_pay(seat: Seat, god: int) -> Sequence[Option[Way]]:
    """The options of a seat to pay for a god, whatever else it has to pay for."""
    return _way_options(seat.hand, seat.offerings > 0, seat.god_tiles > 0, god)


@lru_cache(1 << 13)  # without it, random play takes 8 % more
def _way_options(hand: tuple[int, ...], offering: bool, tile: bool, god: int) -> Sequence[Option[Way]]:
    """With or without an offering, and with or without a god tile: more of them make no difference."""
    return tuple([way_option(way) for way in ways(Purse(hand, int(offering), int(tile)), god)])


def purse_of(seat: Seat) -> Purse:
    """What a seat has to pay with."""
    return Purse(seat.hand, seat.offerings, seat.god_tiles)


def ways(purse: Purse, god: int) -> Iterator[Way]:
    """Every way to pay for a god. Two equal cards replace a card of any other god (R9)."""
    if purse.offerings:
        if purse.hand[god]:
            yield Way(1, god)
        for other, held in enumerate(purse.hand):
            if other != god and held > 1:
                yield Way(2, other)
    if purse.tiles:
        yield TILE


def after(purse: Purse, way: Way) -> Purse:
    """What is left after paying in a way."""
    hand, offerings, tiles = purse
    if not way.cards:
        return Purse(hand, offerings, tiles - 1)
    return Purse(changed(hand, way.colour, -way.cards), offerings - 1, tiles)


def payable(purse: Purse, god: int) -> bool:
    """Whether a god can be paid for: two equal cards are its own or a pair, so they are always enough."""
    hand, offerings, tiles = purse
    return bool(tiles) or (offerings > 0 and (hand[god] > 0 or max(hand) > 1))


def both_payable(purse: Purse, first: int, second: int) -> bool:
    """Whether two gods can be paid for, one after the other (R10: each god of a die is paid for
    separately).
    """
    return any(payable(after(purse, way), second) for way in ways(purse, first))


class Lack(NamedTuple):
    """What is missing to pay for a god without a god tile."""

    cards: int
    offerings: int


def lack(purse: Purse, god: int) -> Lack:
    """The least that is lacking to pay."""
    hand, offerings, _ = purse
    return Lack(int(not hand[god] and max(hand) < 2), int(not offerings))


def way_option(way: Way) -> Option[Way]:
    return Option(way.key, way, f"hand:{GODS[way.colour]}" if way.cards else "god_tile")


async def pay_god(g: BoraBora, index: int, god: int, enough: Callable[[Purse], bool] | None = None) -> None:
    """Pay for an announced god in a way that leaves enough for anything else announced (R9)."""
    seat = g.seats[index]
    options = every = ways_to_pay(seat, god)
    if enough is not None:
        purse = purse_of(seat)
        options = [option for option in every if enough(after(purse, option.value))]
    g.god = god
    way = await g.ask(
        index,
        "pay_god",
        options,
        lambda: [_too_short(option) for option in every if option not in options],
        secret=True,
    )
    g.god = None
    pay(g, index, god, way)


def _too_short(option: Option[Way]) -> Option[Way]:
    return Option(option.key, option.value, option.target, Why.LEAVES_TOO_LITTLE)


def pay(g: BoraBora, index: int, god: int, way: Way) -> None:
    """Cards go to the discard pile and the offering to the supply (R46), or a god tile out of the game."""
    seat = g.seats[index]
    if way.cards:
        seat.hand = changed(seat.hand, way.colour, -way.cards)
        seat.known = changed(seat.known, way.colour, -min(way.cards, seat.known[way.colour]))
        seat.offerings -= 1
    else:
        seat.god_tiles -= 1
    cards = [GODS[way.colour]] * way.cards
    g.emit(events.PlayedGod, index, god=GODS[god], cards=cards, tile=not way.cards)
    if way.cards:
        g.discard += (way.colour,) * way.cards
        if None in g.open:
            renew_deck(g)
            fill_open(g)


# -- Taking cards ----------------------------------------------------------------------------------

OPEN_OPTIONS: Final = tuple(
    Option(f"open:{place + 1}", place, f"open:{place + 1}") for place in range(OPEN_CARDS)
)
DECK: Final = -1
DECK_OPTION: Final = Option("deck", DECK, "deck")
ALL_CARDS: Final = (*OPEN_OPTIONS, DECK_OPTION)


def cards_left(g: BoraBora) -> bool:
    """Whether there is a god card to take."""
    return bool(g.deck or g.discard) or g.open != (None,) * OPEN_CARDS


def card_options(g: BoraBora) -> Sequence[Option[int]]:
    """Every face-up card, and the top of the deck."""
    if g.deck and None not in g.open:
        return ALL_CARDS
    options = [option for option, card in zip(OPEN_OPTIONS, g.open, strict=True) if card is not None]
    return [*options, DECK_OPTION] if g.deck or g.discard else options


async def take_god_card(g: BoraBora, index: int) -> None:
    """Take a card from the open row, which is refilled at once, or unseen from the deck (R16, R17).

    Does nothing if no card is left.
    """
    if not cards_left(g):
        g.emit(events.NoGodCard, index)
        return
    place = await g.ask(index, "take_god_card", card_options(g))
    if place == DECK:
        if not g.deck:
            renew_deck(g)
        card = draw(g)
        seat = g.seats[index]
        seat.hand = changed(seat.hand, card, 1)
        g.emit_privately(events.DrewGodCard, index, GODS[card])
        return
    card, seat = _taken(g.open[place]), g.seats[index]
    seat.hand = changed(seat.hand, card, 1)
    seat.known = changed(seat.known, card, 1)
    g.open = replaced(g.open, place, None)
    g.emit(events.TookGodCard, index, god=GODS[card], place=place + 1)
    fill_open(g)


def _taken(card: int | None) -> int:
    if card is None:
        raise ValueError("no card lies there")
    return card


def renew_deck(g: BoraBora) -> None:
    """Shuffle the discard pile into a new deck; called only when the deck is used up."""
    g.reveal()
    g.emit(events.Reshuffled, None, cards=len(g.discard))
    deck = [*g.discard, *g.deck]
    g.rng.shuffle(deck)
    g.deck, g.discard = tuple(deck), ()


def draw(g: BoraBora) -> int:
    """Take the top card off the deck."""
    card = g.deck[-1]
    g.deck = g.deck[:-1]
    return card


def fill_open(g: BoraBora) -> None:
    """Turn up cards for the gaps in the open row, as long as there are any."""
    for place, card in enumerate(g.open):
        if card is not None:
            continue
        if not g.deck and g.discard:
            renew_deck(g)
        if not g.deck:
            return
        turned = draw(g)
        g.reveal()
        g.open = replaced(g.open, place, turned)
        g.emit(events.TurnedUp, None, god=GODS[turned], place=place + 1)
