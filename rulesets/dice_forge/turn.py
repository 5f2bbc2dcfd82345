"""A turn of Dice Forge, phase by phase (rulebook, course of a turn; specification d).

From the blessing for all to the end of a turn: specification d.1, d.4, d.5, d.9 and d.10.
"""

from functools import partial

from rulesets.core import RulesBug
from rulesets.dice_forge import events
from rulesets.dice_forge.components import ELDER_GLORY, ELDER_PRICE, EXTRA_ACTION_PRICE, SET_UPS, SUN
from rulesets.dice_forge.feats import BOTH_DICE, perform_feat
from rulesets.dice_forge.forging import forging_action
from rulesets.dice_forge.gains import gain, glory, pay, use_triton
from rulesets.dice_forge.options import (
    DONE,
    END,
    PASS,
    ROLLING,
    Buy,
    Feat,
    Reinforce,
    Triton,
    blocked_buys,
    blocked_extra,
    blocked_feats,
    blocked_reinforcements,
    buy_options,
    can_pay_extra,
    feat_options,
    owns_reinforcements,
    pay_option,
    reinforcements,
    tritons,
)
from rulesets.dice_forge.resolution import apply_roll, bless, roll_dice, taken_at_once
from rulesets.dice_forge.state import DiceForge

# -- Phase 1: divine blessing for all (d.1) --------------------------------------------------------


async def roll(g: DiceForge) -> str | None:
    """The turn begins: the active player lets all players roll.

    There is nothing else to choose, but so the dice don't fall before the players look, and what came before
    can be taken back until then.
    """
    await g.ask(g.active, "roll", ROLLING, shown=True)
    return "blessing"


async def blessing(g: DiceForge) -> str | None:
    """All players roll both dice, then take what these show, from the active player on (ruling R5).

    With two players, every turn has a second blessing (ruling R6).
    """
    order = g.from_active()
    rolls = [roll_dice(g, index, BOTH_DICE, "blessing") for index in order]
    for index, faces in zip(order, rolls, strict=True):
        if not taken_at_once(g, index, faces):
            await apply_roll(g, index, faces)
    g.blessings += 1
    if g.blessings < SET_UPS[len(g.seats)].divine_blessings_per_turn:
        return "roll"
    return "reinforcement" if owns_reinforcements(g) else "action"


# -- Phase 2: reinforcements of the active player (d.4) --------------------------------------------


async def reinforcement(g: DiceForge) -> str | None:
    """Use each reinforcement card at most once, in any order (ruling R25)."""
    index = g.active
    while (ways := reinforcements(g)) or (g.seats[index].unused("elder") and g.seats[index].triton):
        options = [*ways, *tritons(g, index), DONE]
        choice = await g.ask(index, "reinforcement", options, lambda: blocked_reinforcements(g))
        if isinstance(choice, Triton):
            await use_triton(g, index, choice)
        elif isinstance(choice, Reinforce):
            await reinforce(g, index, choice)
        else:
            break
    return "action"


async def reinforce(g: DiceForge, index: int, choice: Reinforce) -> None:
    """A Hind's minor blessing, an Owl's gift, or an Elder's glory."""
    used = g.seats[index].used
    used[choice.card] = used.get(choice.card, 0) + 1
    g.emit(events.Reinforced, index, card=choice.card)
    if choice.card == "hind":
        await bless(g, index, (choice.which,), "hind")
    elif choice.card == "owl":
        await gain(g, index, choice.which, 1)
    else:
        pay(g, index, gold=ELDER_PRICE)
        glory(g, index, ELDER_GLORY, "elder")


# -- Phase 3: the action (d.5) ---------------------------------------------------------------------


async def action(g: DiceForge) -> str | None:
    """Forge, or perform a feat, or pass; passing ends the turn (ruling R18)."""
    if not await act(g, may_pass=True):
        return end_turn(g)
    seat = g.seats[g.active]
    more = seat.triton or seat.stores[SUN] >= EXTRA_ACTION_PRICE
    return "extra_action" if more else end_turn(g)


async def act(g: DiceForge, *, may_pass: bool) -> bool:
    """One action of the active player. Returns whether there was one."""
    index = g.active
    while True:
        options = [*buy_options(g, index), *feat_options(g), *tritons(g, index)]
        if may_pass:
            options.append(PASS)
        if not options:
            g.emit(events.NoAction, index)
            return False
        choice = await g.ask(index, "action", options, lambda: [*blocked_buys(g, index), *blocked_feats(g)])
        if isinstance(choice, Triton):
            await use_triton(g, index, choice)
            continue
        if isinstance(choice, Buy):
            await forging_action(g, choice.face)
        elif isinstance(choice, Feat):
            await perform_feat(g, choice.slot)
        elif choice is not None:
            raise RulesBug(f"no such action: {choice}")
        else:
            g.emit(events.Passed, index)
        return choice is not None


# -- Phase 4: the extra action (d.9) ---------------------------------------------------------------


async def extra_action(g: DiceForge) -> str | None:
    """For two sun shards, once a turn, a second action of either kind; Triton tokens until the end (R43)."""
    index = g.active
    used = False
    while True:
        offers = [pay_option(index)] if not used and can_pay_extra(g) else []
        options = [*offers, *tritons(g, index), END]
        if len(options) == 1:
            return end_turn(g)
        choice = await g.ask(index, "extra_action", options, partial(blocked_extra, g, used=used))
        if isinstance(choice, Triton):
            await use_triton(g, index, choice)
        elif choice == "pay":
            used = True
            pay(g, index, sun=EXTRA_ACTION_PRICE)
            await act(g, may_pass=False)
        else:
            return end_turn(g)


def end_turn(g: DiceForge) -> str | None:
    """The next player's turn; after the last turn of the last round the game is over at once."""
    g.seats[g.active].used.clear()
    g.turns += 1
    g.blessings = 0
    g.rolls.clear()
    if g.over:
        g.emit(events.GameEnded, None)
        return None
    return "roll"


PHASES = {
    "roll": roll,
    "blessing": blessing,
    "reinforcement": reinforcement,
    "action": action,
    "extra_action": extra_action,
}
"""The phases of a turn, which are also what undo runs again."""
