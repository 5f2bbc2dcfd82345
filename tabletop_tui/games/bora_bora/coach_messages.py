"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts


def hut(words: Puts) -> str:
    """Put your first hut in a region. What its site yields comes at once, and from here you expand along the paths."""
    return words.put("bora_bora_coach-hut", {})


def die(words: Puts) -> str:
    """Place one die on a card and do its action: the number says how much you may do. It must be lower than every die that lies there."""
    return words.put("bora_bora_coach-die", {})


def high(words: Puts) -> str:
    """High dice do more, low ones fit almost anywhere. Place a high die early, while its card is empty, and keep a low one for later."""
    return words.put("bora_bora_coach-high", {})


def material(words: Puts) -> str:
    """Lay the material on a free space of your ground that shows it. Two side by side carry a building tile: 10 points in rounds one and two."""
    return words.put("bora_bora_coach-material", {})


def expand(words: Puts) -> str:
    """Each new hut frees a space for a man or a woman, and brings what the region yields. Look for fish that you can hold to the end."""
    return words.put("bora_bora_coach-expand", {})


def task(words: Puts) -> str:
    """A task brings 6 points: choose dice by what it lacks. At the end of each round you score one of your three, or discard one for nothing."""
    return words.put("bora_bora_coach-task", {})


def person(words: Puts) -> str:
    """Take a man or a woman: you can use them every round. Men of one kind, or women of one kind, count together, and tasks ask for them too."""
    return words.put("bora_bora_coach-person", {})


def helper(words: Puts) -> str:
    """Spend the points one by one; what is left over is lost. Moving people down brings status or shells, once for each of them."""
    return words.put("bora_bora_coach-helper", {})


def temple(words: Puts) -> str:
    """Send a priest as high as you can: later ones push him down, and every priest who is left brings points each round."""
    return words.put("bora_bora_coach-temple", {})


def gift(words: Puts) -> str:
    """Gods need both a card and an offering. Take what you have less of, then a step of status if you want to be early next round."""
    return words.put("bora_bora_coach-gift", {})


def god_card(words: Puts) -> str:
    """Choose a god card. Blue lets you place a die that isn't lower, white gives an action the value 6: these two save bad rolls."""
    return words.put("bora_bora_coach-god-card", {})


def people(words: Puts) -> str:
    """Now you may use men of one kind and women of one kind. First use those who bring what a task lacks, then take simple points."""
    return words.put("bora_bora_coach-people", {})


def not_lower(words: Puts) -> str:
    """Cards with a low die on them are closed to you now. Next round, status decides who begins: the player furthest on the track."""
    return words.put("bora_bora_coach-not-lower", {})


def no_space(words: Puts) -> str:
    """People need a space without a hut. Expand to another region, or let the helper move a hut to space 12."""
    return words.put("bora_bora_coach-no-space", {})


def build(words: Puts) -> str:
    """A building tile brings its points at once, more in early rounds. Cover two spaces so that no single space is left alone."""
    return words.put("bora_bora_coach-build", {})


def jewelry(words: Puts) -> str:
    """Buy jewelry with shells: its points come at the end, and shells left over are worth nothing. Some tasks ask for jewelry, too."""
    return words.put("bora_bora_coach-jewelry", {})


def resolve(words: Puts) -> str:
    """You meet a task, so one has to be scored. If you meet several, score the one that could be lost first."""
    return words.put("bora_bora_coach-resolve", {})


def unmet(words: Puts) -> str:
    """No task is met: discard the one that lacks most. A yellow god, if you can pay for it, stands in for one missing unit."""
    return words.put("bora_bora_coach-unmet", {})


def new_task(words: Puts) -> str:
    """Take a task that you are already halfway to. One that asks for what you collect anyway costs you nothing."""
    return words.put("bora_bora_coach-new-task", {})


def red(words: Puts) -> str:
    """A red god scores the fish of the region right now, and the fish stays for the end. It pays off at about 4 points or more."""
    return words.put("bora_bora_coach-red", {})


def last(words: Puts) -> str:
    """Last round: 6 points each for a full ground, all people, and huts everywhere. Offerings, cards and materials left over score nothing."""
    return words.put("bora_bora_coach-last", {})
