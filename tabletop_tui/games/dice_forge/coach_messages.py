"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts


def roll(words: Puts) -> str:
    """The player with the most glory (★) wins. Every turn all roll both dice for what they show, so better faces pay on the others' turns too."""
    return words.put("dice_forge_coach-roll", {})


def roll_plain(words: Puts) -> str:
    """The player with the most glory wins. Every turn all roll both dice for what they show, so better faces pay on the others' turns too."""
    return words.put("dice_forge_coach-roll-plain", {})


def action(words: Puts) -> str:
    """Forge with gold, or perform a feat with shards. In the first rounds, forge: a face bought now is rolled again and again."""
    return words.put("dice_forge_coach-action", {})


def slot(words: Puts) -> str:
    """Choose the face that it replaces. Replace a 1 gold, and gather gold on one die and shards on the other, so that most rolls bring both."""
    return words.put("dice_forge_coach-slot", {})


def more(words: Puts) -> str:
    """You may go on forging while the gold lasts, each face only once in an action. What you don't spend is safe up to the limit of your store."""
    return words.put("dice_forge_coach-more", {})


def shards(words: Puts) -> str:
    """Feats ask for moon or sun shards. Forge a face with shards early: cards bring most of the glory at the end."""
    return words.put("dice_forge_coach-shards", {})


def feat(words: Puts) -> str:
    """You can pay for a feat. Take cards with ↻ early, because they work on each of your turns; cards that only count at the end can wait."""
    return words.put("dice_forge_coach-feat", {})


def feat_plain(words: Puts) -> str:
    """You can pay for a feat. Take cards that work on each of your turns early; cards that only count at the end can wait."""
    return words.put("dice_forge_coach-feat-plain", {})


def full(words: Puts) -> str:
    """Your store is nearly full, and what the others' turns bring would be lost. Spend gold before a feat, or make room with the Chest."""
    return words.put("dice_forge_coach-full", {})


def elder(words: Puts) -> str:
    """An Elder turns 3 gold into 4 glory on each of your turns. With dice that bring a lot of gold, one or two of them early often win games."""
    return words.put("dice_forge_coach-elder", {})


def choose(words: Puts) -> str:
    """This face gives one thing of your choice. Take what your store has room for, and what you lack for your next purchase."""
    return words.put("dice_forge_coach-choose", {})


def hammer(words: Puts) -> str:
    """Gold may go on the hammer: 15 steps bring 10 glory at once. Give it what you can't spend, above all what a full store would lose."""
    return words.put("dice_forge_coach-hammer", {})


def extra(words: Puts) -> str:
    """Two sun shards buy an extra action on this turn. It pays if both actions bring a lot, such as two feats."""
    return words.put("dice_forge_coach-extra", {})


def reinforce(words: Puts) -> str:
    """Before your action, each of your cards with ↻ works once. Use those that help to pay for your action."""
    return words.put("dice_forge_coach-reinforce", {})


def reinforce_plain(words: Puts) -> str:
    """Before your action, each of your reinforcements works once. Use those that help to pay for your action."""
    return words.put("dice_forge_coach-reinforce-plain", {})


def ousted(words: Puts) -> str:
    """A portal holds one hero: the next to arrive sends it home, and its player rolls both dice. Avoid that where it would help the leader."""
    return words.put("dice_forge_coach-ousted", {})


def face_dear(words: Puts) -> str:
    """Expensive faces are worth saving for: those for 12 gold give the most. Mind the limit of your store: gold beyond it is lost."""
    return words.put("dice_forge_coach-face-dear", {})


def satyrs(words: Puts) -> str:
    """Use two of the dice that the others have rolled. Take what you could hardly roll yourself."""
    return words.put("dice_forge_coach-satyrs", {})


def sold_out(words: Puts) -> str:
    """Faces and cards run out and don't come back. When only one copy of what you want is left, it is time to take it."""
    return words.put("dice_forge_coach-sold-out", {})


def halfway(words: Puts) -> str:
    """Half of the game is over: from now on feats bring more than faces. A new face must still be rolled often to pay for itself."""
    return words.put("dice_forge_coach-halfway", {})


def last(words: Puts) -> str:
    """This is your last turn. Gold and shards left over are worth nothing: buy as much glory as you can, and remember the extra action."""
    return words.put("dice_forge_coach-last", {})
