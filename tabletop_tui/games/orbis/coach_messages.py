"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts


def take(words: Puts) -> str:
    """Take a tile; its yellow corner says what it brings you now. Begin with a landscape you can pay for: what lies on it may help to pay."""
    return words.put("orbis_coach-take", {})


def take_plain(words: Puts) -> str:
    """Take a tile; each says what it brings you now. Begin with a landscape you can pay for: what lies on it may help to pay."""
    return words.put("orbis_coach-take-plain", {})


def create(words: Puts) -> str:
    """A landscape you take puts a worshipper on each neighbour, for the others too. From the middle you feed four tiles, from a corner two."""
    return words.put("orbis_coach-create", {})


def pay(words: Puts) -> str:
    """Pay the worshippers, or turn it over for nothing. A wilderness has all colours but costs a point: pay unless you need them more."""
    return words.put("orbis_coach-pay", {})


def place(words: Puts) -> str:
    """Choose where it lies. Face up above the bottom row, it needs its colour or a wilderness below: spread the colours you build on."""
    return words.put("orbis_coach-place", {})


def short(words: Puts) -> str:
    """A trade can bring what you lack for it: three of one colour for one of another. If that is too dear, a wilderness costs only a point."""
    return words.put("orbis_coach-short", {})


def colours(words: Puts) -> str:
    """Some places are closed: this colour doesn't lie below them. With every colour in your bottom row, you will lose few landscapes."""
    return words.put("orbis_coach-colours", {})


def trade(words: Puts) -> str:
    """Three worshippers of one colour become one of another, as often as you like. Trade when a single colour stands between you and the points."""
    return words.put("orbis_coach-trade", {})


def temples(words: Puts) -> str:
    """Have the most shrines (✦) at the end to win the largest temple, worth more than most landscapes. Even one shrine earns you a temple."""
    return words.put("orbis_coach-temples", {})


def temples_plain(words: Puts) -> str:
    """Have the most shrines at the end to win the largest temple, worth more than most landscapes. Even one shrine earns you a temple."""
    return words.put("orbis_coach-temples-plain", {})


def god(words: Puts) -> str:
    """Exactly once you take a god instead of a landscape. It puts nothing on the display: a good turn when the display offers you little."""
    return words.put("orbis_coach-god", {})


def excess(words: Puts) -> str:
    """You may keep ten worshippers. Give back the colour that you need least for what lies on the display."""
    return words.put("orbis_coach-excess", {})


def gain(words: Puts) -> str:
    """Choose the colour of the new worshipper. Look at the landscape you would like next, and take what you still lack for it."""
    return words.put("orbis_coach-gain", {})


def erupt(words: Puts) -> str:
    """If the Volcano erupts, it scores its points; the worshippers it burns come off the display, and the next player can't collect them."""
    return words.put("orbis_coach-erupt", {})


def pick(words: Puts) -> str:
    """Choose what burns. Burn what the next players want, and leave what you hope to collect yourself."""
    return words.put("orbis_coach-pick", {})


def any(words: Puts) -> str:
    """Any colour will do for ✱. Give the one that you need least for the landscape you would like next."""
    return words.put("orbis_coach-any", {})


def any_plain(words: Puts) -> str:
    """Any colour will do here. Give the one that you need least for the landscape you would like next."""
    return words.put("orbis_coach-any-plain", {})


def sacrifice(words: Puts) -> str:
    """Give worshippers now for points that are sure. Those you keep score nothing at the end; they only break ties."""
    return words.put("orbis_coach-sacrifice", {})


def middle(words: Puts) -> str:
    """Look first at what fits on your colours, now that half of your world is built. A landscape that can't lie face up is only a wilderness."""
    return words.put("orbis_coach-middle", {})


def last(words: Puts) -> str:
    """The end is near: spend worshippers on a landscape or shrine that scores, or take a god that does. Left over, they only break ties."""
    return words.put("orbis_coach-last", {})


def last_spend(words: Puts) -> str:
    """The end is near: spend worshippers on a landscape that scores or a shrine that wins a temple. Left over, they only break ties."""
    return words.put("orbis_coach-last-spend", {})
