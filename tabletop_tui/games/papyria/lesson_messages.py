"""What can be said here, written by `make messages`: change the catalogues in `locale/` instead."""

from tabletop_tui.text.messages.catalogue import Puts, Shown


def lay_title(words: Puts) -> str:
    """Lay a landscape"""
    return words.put("papyria_lesson-lay-title", {})


def lay_intro(words: Puts) -> str:
    """A landscape goes beside your priest, and nothing has to match. Your forest is worth the trees of its largest group of neighbours."""
    return words.put("papyria_lesson-lay-intro", {})


def lay_goal(words: Puts) -> str:
    """Raise your forest to 6."""
    return words.put("papyria_lesson-lay-goal", {})


def lay_hint(words: Puts) -> str:
    """East of the priest it touches the Grove and the Canal: 3 + 2 + 1 trees. Choose b."""
    return words.put("papyria_lesson-lay-hint", {})


def lay_hint_plain(words: Puts) -> str:
    """East of the priest, at E1 N1, it touches the Grove and the Canal: 3 + 2 + 1 trees."""
    return words.put("papyria_lesson-lay-hint-plain", {})


def lay_done(words: Puts) -> str:
    """Neighbours with trees count together. Your priest stands on the new landscape now: the next one will go beside it, so he decides where your realm grows."""
    return words.put("papyria_lesson-lay-done", {})


def lay_wrong_gone(words: Puts) -> str:
    """You gave the landscape up: it has left the game. Using a stack takes one good off it, whether you can use that or not."""
    return words.put("papyria_lesson-lay-wrong-gone", {})


def lay_wrong_apart(words: Puts, *, trees: Shown) -> str:
    """There it joins only one of your forests: { $trees } trees. Look for the place that joins them both."""
    return words.put("papyria_lesson-lay-wrong-apart", {"trees": trees})


def turn_title(words: Puts) -> str:
    """Turn the river"""
    return words.put("papyria_lesson-turn-title", {})


def turn_intro(words: Puts) -> str:
    """A landscape may be turned before it is laid. Your river runs through settlement and Canal, and only arms that meet make it longer."""
    return words.put("papyria_lesson-turn-intro", {})


def turn_goal(words: Puts) -> str:
    """Raise your river to 4."""
    return words.put("papyria_lesson-turn-goal", {})


def turn_hint(words: Puts) -> str:
    """Lay it east of the priest with an arm to the west: r turns it, and ≈ 3▸4 in the list shows that it joins."""
    return words.put("papyria_lesson-turn-hint", {})


def turn_hint_plain(words: Puts) -> str:
    """Lay it east of the priest, at E2, with an arm to the west (W): the options say which way its river runs."""
    return words.put("papyria_lesson-turn-hint-plain", {})


def turn_done(words: Puts) -> str:
    """A side without an arm ends the river. A river of 9 brings a key; it may branch, so leave it open ends."""
    return words.put("papyria_lesson-turn-done", {})


def turn_wrong_gone(words: Puts) -> str:
    """You gave the landscape up, and your river is no longer than before."""
    return words.put("papyria_lesson-turn-wrong-gone", {})


def turn_wrong_side(words: Puts) -> str:
    """There it doesn't join your river: the Canal's runs from west to east. Lay it where that river ends, east of the priest."""
    return words.put("papyria_lesson-turn-wrong-side", {})


def turn_wrong_dry(words: Puts) -> str:
    """It lies at the end of your river but has no arm to the west, so nothing joins. Turn it with r before you lay it."""
    return words.put("papyria_lesson-turn-wrong-dry", {})


def turn_wrong_dry_plain(words: Puts) -> str:
    """It lies at the end of your river but has no arm to the west, so nothing joins. Take an option whose river runs to W."""
    return words.put("papyria_lesson-turn-wrong-dry-plain", {})


def order_title(words: Puts) -> str:
    """First collect, then score"""
    return words.put("papyria_lesson-order-title", {})


def order_intro(words: Puts) -> str:
    """A wanderer does both actions of its sector, in the order you like. A scoring brings value × symbols, and you have one forest symbol."""
    return words.put("papyria_lesson-order-intro", {})


def order_goal(words: Puts) -> str:
    """Score 6 points."""
    return words.put("papyria_lesson-order-goal", {})


def order_hint(words: Puts) -> str:
    """Take the landscape first and lay it so that the forest becomes 6. Then the scoring brings 6 × 1."""
    return words.put("papyria_lesson-order-hint", {})


def order_done(words: Puts) -> str:
    """What the first action brings counts in the second already. So go where one action helps the other."""
    return words.put("papyria_lesson-order-done", {})


def order_wrong_early(words: Puts, *, value: Shown) -> str:
    """You scored first, with a forest of only { $value }. Take the landscape first, and it counts in the scoring."""
    return words.put("papyria_lesson-order-wrong-early", {"value": value})


def order_wrong_small(words: Puts, *, value: Shown) -> str:
    """Your forest was only { $value } when you scored. Lay the landscape between Grove and Canal."""
    return words.put("papyria_lesson-order-wrong-small", {"value": value})


def order_wrong_gone(words: Puts) -> str:
    """You gave the landscape up, so your forest stays as it was. Take the landscape and lay it, then score."""
    return words.put("papyria_lesson-order-wrong-gone", {})


def ship_title(words: Puts) -> str:
    """Symbols come by ship"""
    return words.put("papyria_lesson-ship-title", {})


def ship_intro(words: Puts) -> str:
    """In each of your first four turns a piece enters for nothing. A ship takes the symbol at the river and does one of the two actions above it."""
    return words.put("papyria_lesson-ship-intro", {})


def ship_goal(words: Puts) -> str:
    """Score 4 points with your ship."""
    return words.put("papyria_lesson-ship-goal", {})


def ship_hint(words: Puts) -> str:
    """Enter at Ur: its river gives a second forest symbol. Take that first, then score 2 × 2."""
    return words.put("papyria_lesson-ship-hint", {})


def ship_done(words: Puts) -> str:
    """Value times symbols: the second symbol has doubled what your forest brings. That is why many symbols of few kinds beat a little of everything."""
    return words.put("papyria_lesson-ship-done", {})


def ship_wrong_elsewhere(words: Puts) -> str:
    """That sector has no forest symbol at its river, or no forest scoring. Look for a sector with both."""
    return words.put("papyria_lesson-ship-wrong-elsewhere", {})


def ship_wrong_early(words: Puts, *, value: Shown, symbols: Shown) -> str:
    """You scored before you had the second symbol: { $value } × { $symbols }. First the river, then the scoring."""
    return words.put("papyria_lesson-ship-wrong-early", {"value": value, "symbols": symbols})


def ship_wrong_other(words: Puts) -> str:
    """Your ship's one action went on something other than the forest scoring. A ship does only one of the two."""
    return words.put("papyria_lesson-ship-wrong-other", {})


def walk_title(words: Puts) -> str:
    """Steps cost lapis"""
    return words.put("papyria_lesson-walk-title", {})


def walk_intro(words: Puts) -> str:
    """Pieces go clockwise: two steps are free, each further one costs 1 lapis, and so does a slot that another player holds. Occupied slots on the way are skipped."""
    return words.put("papyria_lesson-walk-intro", {})


def walk_goal(words: Puts) -> str:
    """Build a temple with the one lapis you have."""
    return words.put("papyria_lesson-walk-goal", {})


def walk_hint(words: Puts) -> str:
    """Move the wanderer of Sippar to Isin: it skips Babylon, where another one stands, so that is one free step."""
    return words.put("papyria_lesson-walk-hint", {})


def walk_done(words: Puts) -> str:
    """You kept the lapis for what you wanted. Red words in the list say what you would lose once the way is paid."""
    return words.put("papyria_lesson-walk-done", {})


def walk_done_plain(words: Puts) -> str:
    """You kept the lapis for what you wanted. Each option says its price, and what you would lose once that is paid."""
    return words.put("papyria_lesson-walk-done-plain", {})


def walk_wrong_poor(words: Puts) -> str:
    """The way cost your only lapis, so you couldn't pay for the temple: the red words in the list warned of that. Find a way that is free."""
    return words.put("papyria_lesson-walk-wrong-poor", {})


def walk_wrong_poor_plain(words: Puts) -> str:
    """The way cost your only lapis, so you couldn't pay for the temple: the option said so. Find a way that is free."""
    return words.put("papyria_lesson-walk-wrong-poor-plain", {})


def walk_wrong_other(words: Puts) -> str:
    """You have built no temple. Three sectors offer one: reach one of them without paying for the way, and your lapis pays for the temple."""
    return words.put("papyria_lesson-walk-wrong-other", {})


def walk_wrong_declined(words: Puts) -> str:
    """You reached a temple with your lapis in hand, but gave it up. Pay the lapis and put the temple on a sanctuary."""
    return words.put("papyria_lesson-walk-wrong-declined", {})


def walk_wrong_traded(words: Puts) -> str:
    """You traded your only lapis away, and so couldn't pay for the temple. Keep it until you build."""
    return words.put("papyria_lesson-walk-wrong-traded", {})


def know_title(words: Puts) -> str:
    """Knowledge is the limit"""
    return words.put("papyria_lesson-know-title", {})


def know_intro(words: Puts) -> str:
    """No scoring brings more points than you have knowledge. Your forest is worth 6 × 3 = 18, but your knowledge is 9. A piece that crosses border A may buy some."""
    return words.put("papyria_lesson-know-intro", {})


def know_goal(words: Puts) -> str:
    """Score 18 points."""
    return words.put("papyria_lesson-know-goal", {})


def know_hint(words: Puts) -> str:
    """Move the wanderer of Isin across A to Ur. Buy 9 knowledge for your 3 papyri, then score."""
    return words.put("papyria_lesson-know-hint", {})


def know_done(words: Puts) -> str:
    """Papyri buy knowledge, and knowledge lets big scorings through. Cross A shortly before you need it: ≤ in the table of scorings says that knowledge is short."""
    return words.put("papyria_lesson-know-done", {})


def know_done_plain(words: Puts) -> str:
    """Papyri buy knowledge, and knowledge lets big scorings through. Cross A shortly before you need it."""
    return words.put("papyria_lesson-know-done-plain", {})


def know_wrong_where(words: Puts) -> str:
    """From there you can't score 18: either no forest scoring lies there, or you haven't crossed A and your knowledge is still 9."""
    return words.put("papyria_lesson-know-wrong-where", {})


def know_wrong_short(words: Puts, *, points: Shown) -> str:
    """Your knowledge limited the scoring to { $points }. Buy enough before the actions: 9 for 3 papyri."""
    return words.put("papyria_lesson-know-wrong-short", {"points": points})


def trade_title(words: Puts) -> str:
    """Meet and trade"""
    return words.put("papyria_lesson-trade-title", {})


def trade_intro(words: Puts) -> str:
    """A piece that crosses B may buy an extra scoring for 2 papyri, and you have one. If it meets another player's piece on the other ring, you may trade 1 lapis for 1 papyrus."""
    return words.put("papyria_lesson-trade-intro", {})


def trade_goal(words: Puts) -> str:
    """Score 6 points at border B."""
    return words.put("papyria_lesson-trade-goal", {})


def trade_hint(words: Puts) -> str:
    """Move the wanderer of Nineveh to Mari: it crosses B and meets a ship. Trade, then take the river scoring."""
    return words.put("papyria_lesson-trade-hint", {})


def trade_done(words: Puts) -> str:
    """The trade paid for the scoring. At B you score without using an action: have 2 papyri when a piece of yours comes by."""
    return words.put("papyria_lesson-trade-done", {})


def trade_wrong_away(words: Puts) -> str:
    """That way misses either B or the ship to trade with. Look for B and ⇄ in one row of the list."""
    return words.put("papyria_lesson-trade-wrong-away", {})


def trade_wrong_away_plain(words: Puts) -> str:
    """That way misses either B or the ship to trade with. "what" and the number of an option say what its way brings."""
    return words.put("papyria_lesson-trade-wrong-away-plain", {})


def trade_wrong_kind(words: Puts, *, points: int) -> str:
    """{ $points ->
        [one] That scoring brought 1 point.
       *[other] That scoring brought { $points } points.
    } You have symbols of one kind only: take the scoring of that kind.
    """
    return words.put("papyria_lesson-trade-wrong-kind", {"points": points})


def trade_wrong_lapsed(words: Puts) -> str:
    """You went on to the actions, and what the border and the meeting offered is gone then. Trade first, then buy the scoring."""
    return words.put("papyria_lesson-trade-wrong-lapsed", {})


def key_title(words: Puts) -> str:
    """The third temple"""
    return words.put("papyria_lesson-key-title", {})


def key_intro(words: Puts) -> str:
    """Your third temple brings the temple key; the first player to take it adds 2 symbols at once. Temples are worth their number and the fewest landscapes between them."""
    return words.put("papyria_lesson-key-intro", {})


def key_goal(words: Puts) -> str:
    """Score 16 points in Babylon."""
    return words.put("papyria_lesson-key-goal", {})


def key_hint(words: Puts) -> str:
    """Move the wanderer of Sippar to Babylon. Build first, east of the Shrine; then the scoring brings 4 × 4."""
    return words.put("papyria_lesson-key-hint", {})


def key_done(words: Puts) -> str:
    """The key doubled your symbols, and brings one more temple scoring at the end. The first key of a kind is the best: be faster than the others."""
    return words.put("papyria_lesson-key-done", {})


def key_wrong_gone(words: Puts) -> str:
    """No third temple was built, so there is no key. It costs 3 lapis: keep them for it, and build where the sector offers a temple."""
    return words.put("papyria_lesson-key-wrong-gone", {})


def key_wrong_early(words: Puts, *, value: Shown, symbols: Shown) -> str:
    """You scored before you had the key: { $value } × { $symbols }. Build first."""
    return words.put("papyria_lesson-key-wrong-early", {"value": value, "symbols": symbols})


def key_wrong_other(words: Puts) -> str:
    """You didn't score 16 points. The temple scoring lies in Babylon, and so does a temple to build first."""
    return words.put("papyria_lesson-key-wrong-other", {})


def plan_title(words: Puts) -> str:
    """A plan over two turns"""
    return words.put("papyria_lesson-plan-title", {})


def plan_intro(words: Puts) -> str:
    """You have one forest symbol and a forest of 6, and Uruk has a forest scoring that the other player can't reach. You have two turns: first collect, then score."""
    return words.put("papyria_lesson-plan-intro", {})


def plan_goal(words: Puts) -> str:
    """Score 18 points in two turns."""
    return words.put("papyria_lesson-plan-goal", {})


def plan_hint(words: Puts) -> str:
    """Move the ship of Sippar to Isin and take a forest symbol. On your next turn it goes on to Uruk: symbol first, then the scoring, 6 × 3."""
    return words.put("papyria_lesson-plan-hint", {})


def plan_done(words: Puts) -> str:
    """What you collected on the way made the scoring big. Look for a place to score, and for symbols on the way there; then try a first game with a coach."""
    return words.put("papyria_lesson-plan-done", {})


def plan_wrong_soon(words: Puts, *, value: Shown, symbols: Shown, points: Shown) -> str:
    """That scoring brought { $value } × { $symbols } = { $points }. It takes three symbols: collect one in each turn, and score last."""
    return words.put("papyria_lesson-plan-wrong-soon", {"value": value, "symbols": symbols, "points": points})


def plan_wrong_late(words: Puts) -> str:
    """Two turns are over, and you haven't scored 18. That takes three symbols: look for +♣ on the way to Uruk."""
    return words.put("papyria_lesson-plan-wrong-late", {})


def plan_wrong_late_plain(words: Puts) -> str:
    """Two turns are over, and you haven't scored 18. That takes three symbols: look for forest symbols on the way to Uruk."""
    return words.put("papyria_lesson-plan-wrong-late-plain", {})


def ring_title(words: Puts) -> str:
    """Round the ring"""
    return words.put("papyria_lesson-ring-title", {})


def ring_intro(words: Puts) -> str:
    """The board is a ring of twelve sectors. Your pieces go round it clockwise, two steps for nothing. A wanderer does both actions where it stops, a ship one of them and the river's."""
    return words.put("papyria_lesson-ring-intro", {})


def ring_goal(words: Puts) -> str:
    """Move a piece to where lapis is produced, and produce it."""
    return words.put("papyria_lesson-ring-goal", {})


def ring_hint(words: Puts) -> str:
    """Nineveh produces lapis, one step on from Nippur; Lagash does too, two steps on from Uruk. Move a piece there and choose production."""
    return words.put("papyria_lesson-ring-hint", {})


def ring_done(words: Puts) -> str:
    """Mines and some inventions bring the lapis, so a production pays more as your realm grows. Twice on the ring a piece crosses a border: at A papyri buy knowledge, at B an extra scoring."""
    return words.put("papyria_lesson-ring-done", {})


def ring_wrong_other(words: Puts) -> str:
    """Your turn is over, and no lapis was produced. Two sectors on the ring do that, Nineveh and Lagash; both were within two steps."""
    return words.put("papyria_lesson-ring-wrong-other", {})
