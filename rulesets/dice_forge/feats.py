"""Action B: a heroic feat (rulebook, action B; specification d.7)."""

from collections.abc import Awaitable, Callable

from rulesets.core import tables
from rulesets.dice_forge import events
from rulesets.dice_forge.components import (
    BEAR_GLORY,
    CANCER_BLESSINGS,
    CARDS,
    DICE,
    FACES,
    GOLD,
    MOON,
    PACKAGE,
    SPHINX_BLESSINGS,
    SPIRITS_GIFT,
)
from rulesets.dice_forge.forging import take_and_forge
from rulesets.dice_forge.gains import CYCLOPS, SENTINEL, Conversion, gain, glory, pay
from rulesets.dice_forge.options import die_option, own_die_option, seat_option, shield_option
from rulesets.dice_forge.resolution import apply_roll, bless, roll_dice
from rulesets.dice_forge.state import HOME, Cause, DiceForge

BOTH_DICE = tuple(range(DICE))
SATYRS_DICE = DICE
"""As many dice as the player rolls: they are applied like the player's own roll."""


async def perform_feat(g: DiceForge, slot: str) -> None:
    """Pay, move the hero, oust any hero who stands there, take the card, carry out its effect."""
    index = g.active
    card = CARDS[g.layout[slot]]
    pay(g, index, sun=card.cost_sun, moon=card.cost_moon)
    await move_hero(g, index, card.portal)
    take_card(g, index, slot)
    if "instant" in card.effect_type:
        await INSTANT[card.id](g, index)


async def move_hero(g: DiceForge, index: int, portal: int) -> None:
    """Move to the portal, if the hero isn't there already (ruling R26); a hero who stood there is ousted.

    The Great Bear pays both parties first, then the ousted player is blessed, and only then is the
    card taken (rulings R27 and R28).
    """
    hero = g.seats[index]
    if hero.portal == portal:
        return
    ousted = next((other for other, seat in enumerate(g.seats) if seat.portal == portal), None)
    hero.portal = portal
    g.emit(events.Moved, index, portal=portal)
    if ousted is None:
        return
    g.seats[ousted].portal = HOME
    g.emit(events.Ousted, ousted, portal=portal, by=index)
    for seat in (index, ousted):
        glory(g, seat, BEAR_GLORY * g.seats[seat].cards.count("bear"), "bear")
    await bless(g, ousted, BOTH_DICE, "ousted")


def take_card(g: DiceForge, index: int, slot: str) -> None:
    """Take the top card of the stack; a boar's colour goes with it (rulings R2, R44)."""
    card = g.layout[slot]
    g.stacks[slot] -= 1
    g.seats[index].cards.append(card)
    g.emit(events.TookCard, index, card=card, slot=slot)
    if card == "boar":
        g.seats[index].boars.append(g.boar_stack.pop())


# -- Instant effects -------------------------------------------------------------------------------


async def by_being_owned(g: DiceForge, index: int) -> None:
    """Hammer and chest: steps and limits follow from the cards owned."""


async def satyrs(g: DiceForge, index: int) -> None:
    """All opponents roll; the active player applies two different dice of theirs (without Cerberus, R17)."""
    for other in g.opponents(index):
        roll_dice(g, other, BOTH_DICE, "satyrs")
    dice = [die_option(other, die) for other in g.opponents(index) for die in BOTH_DICE]
    picked = []
    for _ in range(SATYRS_DICE):
        # With only two dice to pick from, both are taken in die order, without a question.
        rest = [option for option in dice if option.value not in picked]
        both = len(dice) == SATYRS_DICE
        picked.append(rest[0].value if both else await g.ask(index, "satyrs_pick", rest))
    faces = [g.seats[die.seat].face_up(die.die) for die in picked]
    g.emit(events.SatyrsPicked, index, faces=faces, seats=[die.seat for die in picked])
    await apply_roll(g, index, faces, picked=picked)


async def boar(g: DiceForge, index: int) -> None:
    """An opponent of the player's choice forges the boar's face; it stays for good (ruling R29)."""
    face = g.seats[index].boars[-1]
    bearer = await g.ask(index, "boar_bearer", [seat_option(other) for other in g.opponents(index)])
    g.emit(events.BoarGiven, bearer, face=face)
    await take_and_forge(g, bearer, face)


async def cerberus(g: DiceForge, index: int) -> None:
    """A token that repeats a roll."""
    g.seats[index].cerberus += 1


async def triton(g: DiceForge, index: int) -> None:
    """A token for gold or shards in the player's own turn."""
    g.seats[index].triton += 1


async def helmet(g: DiceForge, index: int) -> None:
    """Forge the helmet's times-three face onto one of the player's dice."""
    await take_and_forge(g, index, "X3")


async def ship(g: DiceForge, index: int) -> None:
    """Forge a celestial ship face onto one of the player's dice."""
    await take_and_forge(g, index, "SHIP")


async def mirror(g: DiceForge, index: int) -> None:
    """Forge a mirror face onto one of the player's dice."""
    await take_and_forge(g, index, "MIR")


async def shield(g: DiceForge, index: int) -> None:
    """Choose one of the shields left in the garden and forge it."""
    left = [face for face, row in FACES.items() if row.kind == "shield" and g.pools[face]]
    await take_and_forge(
        g, index, await g.ask(index, "shield_choose", [shield_option(face) for face in left])
    )


async def cancer(g: DiceForge, index: int) -> None:
    """Two divine blessings, one after the other."""
    for _ in range(CANCER_BLESSINGS):
        await bless(g, index, BOTH_DICE, "cancer")


async def sentinel(g: DiceForge, index: int) -> None:
    """Two divine blessings whose shards can become glory."""
    for _ in range(CANCER_BLESSINGS):
        await bless(g, index, BOTH_DICE, "sentinel", SENTINEL)


async def sphinx(g: DiceForge, index: int) -> None:
    """Four minor blessings with one die."""
    await _minor_blessings(g, index, "sphinx", None)


async def cyclops(g: DiceForge, index: int) -> None:
    """Four minor blessings with one die, whose gold can become glory."""
    await _minor_blessings(g, index, "cyclops", CYCLOPS)


async def _minor_blessings(g: DiceForge, index: int, why: Cause, conversion: Conversion | None) -> None:
    die = await g.ask(index, "sphinx_die", [own_die_option(index, die) for die in BOTH_DICE])
    for _ in range(SPHINX_BLESSINGS):
        await bless(g, index, (die.die,), why, conversion)


async def spirits(g: DiceForge, index: int) -> None:
    """Three moon shards and three gold."""
    await gain(g, index, MOON, SPIRITS_GIFT)
    await gain(g, index, GOLD, SPIRITS_GIFT)


async def minotaur(g: DiceForge, index: int) -> None:
    """All opponents roll, then lose what they show, clockwise (ruling R20)."""
    opponents = g.opponents(index)
    rolls = [roll_dice(g, other, BOTH_DICE, "minotaur") for other in opponents]
    for other, faces in zip(opponents, rolls, strict=True):
        await apply_roll(g, other, faces, losing=True)


async def typhon(g: DiceForge, index: int) -> None:
    """One glory for every face forged so far, whatever the reason (ruling R38)."""
    glory(g, index, len(g.seats[index].removed), "typhon")


INSTANT: dict[str, Callable[[DiceForge, int], Awaitable[None]]] = {
    "hammer": by_being_owned,
    "chest": by_being_owned,
    "satyrs": satyrs,
    "boar": boar,
    "cerberus": cerberus,
    "helmet": helmet,
    "cancer": cancer,
    "sentinel": sentinel,
    "spirits": spirits,
    "ship": ship,
    "minotaur": minotaur,
    "shield": shield,
    "triton": triton,
    "mirror": mirror,
    "sphinx": sphinx,
    "cyclops": cyclops,
    "typhon": typhon,
}
"""What a feat does at once, by card, for exactly the cards whose effect_type in cards.csv is instant."""


def _check_effects() -> None:
    """Raise `TableError` if a feat's instant effect has no rule, or a rule's card no instant effect."""
    instant = {card.id for card in CARDS.values() if "instant" in card.effect_type}
    if wrong := instant ^ {*INSTANT}:
        file = tables.source(PACKAGE, "cards.csv")
        raise tables.TableError(file, 1, "effect_type", f"wrong for {', '.join(sorted(wrong))}")


_check_effects()
