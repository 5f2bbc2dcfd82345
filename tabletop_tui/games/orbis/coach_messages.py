"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts


def take(words: Puts) -> str:
    """Take a tile; the yellow corner of each says what it would bring you now. Of the landscapes, begin with one you can pay for: what lies on it may pay for it."""
    return words.put("orbis_coach-take", {})


def take_plain(words: Puts) -> str:
    """Take a tile; each says what it would bring you now. Of the landscapes, begin with one you can pay for: what lies on it may pay for it."""
    return words.put("orbis_coach-take-plain", {})


def create(words: Puts) -> str:
    """Taking a landscape puts a worshipper on each neighbour, which the others may collect too. From the middle you feed four tiles, from a corner only two."""
    return words.put("orbis_coach-create", {})


def pay(words: Puts) -> str:
    """Pay the worshippers it costs, or turn it over for nothing. A wilderness has all colours but costs you a point, so pay unless you need these worshippers more."""
    return words.put("orbis_coach-pay", {})


def place(words: Puts) -> str:
    """Choose where it lies. Face up above the bottom row, it needs its own colour or a wilderness below it, so spread the colours you mean to build on."""
    return words.put("orbis_coach-place", {})


def short(words: Puts) -> str:
    """You can't pay for this one yet, but a trade can bring what is missing: three of one colour for one of another. If that is too dear, a wilderness costs only a point."""
    return words.put("orbis_coach-short", {})


def colours(words: Puts) -> str:
    """Some places are closed: no landscape of this colour lies below them. With every colour in your bottom row, few landscapes will be lost to you later."""
    return words.put("orbis_coach-colours", {})


def trade(words: Puts) -> str:
    """Three worshippers of one colour become one of another, as often as you like. Trade when a single colour stands between you and the points."""
    return words.put("orbis_coach-trade", {})


def temples(words: Puts) -> str:
    """Have the most shrines (✦) at the end, and you win the largest temple, worth more than most landscapes. Every player with a shrine gets a temple, if only the smallest."""
    return words.put("orbis_coach-temples", {})


def temples_plain(words: Puts) -> str:
    """Have the most shrines at the end, and you win the largest temple, worth more than most landscapes. Every player with a shrine gets a temple, if only the smallest."""
    return words.put("orbis_coach-temples-plain", {})


def god(words: Puts) -> str:
    """Exactly once in a game you take a god instead of a landscape. It puts nothing on the display for the others: a good turn when the display offers you little."""
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
    """Spend your worshippers on what scores now, a landscape or a shrine that wins a temple, or take a god that scores. The game is nearly over, and worshippers left over only break ties."""
    return words.put("orbis_coach-last", {})


def last_spend(words: Puts) -> str:
    """Spend your worshippers on what scores now, a landscape or a shrine that wins a temple. The game is nearly over, and worshippers left over only break ties."""
    return words.put("orbis_coach-last-spend", {})
