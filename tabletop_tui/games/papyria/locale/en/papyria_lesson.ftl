# The lesson of Papyria. For each step: its name, what it is about, the goal, a hint, what came of it, and what went wrong.

papyria_lesson-lay-title = Lay a landscape
# § 6.2, 7.3, R25
papyria_lesson-lay-intro = A landscape goes beside your priest, and nothing has to match. Your forest is worth the trees of its largest group of neighbours.
papyria_lesson-lay-goal = Raise your forest to 6.
papyria_lesson-lay-hint = East of the priest it touches the Grove and the Canal: 3 + 2 + 1 trees. Choose b.
papyria_lesson-lay-hint-plain = East of the priest, at E1 N1, it touches the Grove and the Canal: 3 + 2 + 1 trees.
papyria_lesson-lay-done = Neighbours with trees count together. Your priest stands on the new landscape now: the next one will go beside it, so he decides where your realm grows.
papyria_lesson-lay-wrong-gone = You gave the landscape up: it has left the game. Using a stack takes one good off it, whether you can use that or not.
papyria_lesson-lay-wrong-apart = There it joins only one of your forests: { $trees } trees. Look for the place that joins them both.

papyria_lesson-turn-title = Turn the river
# § 6.2, 7.2, R31
papyria_lesson-turn-intro = A landscape may be turned before it is laid. Your river runs through settlement and Canal, and only arms that meet make it longer.
papyria_lesson-turn-goal = Raise your river to 4.
papyria_lesson-turn-hint = Lay it east of the priest with an arm to the west: r turns it, and ≈ 3▸4 in the list shows that it joins.
papyria_lesson-turn-hint-plain = Lay it east of the priest, at E2, with an arm to the west (W): the options say which way its river runs.
papyria_lesson-turn-done = A side without an arm ends the river. A river of 9 brings a key; it may branch, so leave it open ends.
papyria_lesson-turn-wrong-gone = You gave the landscape up, and your river is no longer than before.
papyria_lesson-turn-wrong-side = There it doesn't join your river: the Canal's runs from west to east. Lay it where that river ends, east of the priest.
papyria_lesson-turn-wrong-dry = It lies at the end of your river but has no arm to the west, so nothing joins. Turn it with r before you lay it.
papyria_lesson-turn-wrong-dry-plain = It lies at the end of your river but has no arm to the west, so nothing joins. Take an option whose river runs to W.

papyria_lesson-order-title = First collect, then score
# § 5.5, 6.3, R22
papyria_lesson-order-intro = A wanderer does both actions of its sector, in the order you like. A scoring brings value × symbols, and you have one forest symbol.
papyria_lesson-order-goal = Score 6 points.
papyria_lesson-order-hint = Take the landscape first and lay it so that the forest becomes 6. Then the scoring brings 6 × 1.
papyria_lesson-order-done = What the first action brings counts in the second already. So go where one action helps the other.
papyria_lesson-order-wrong-early = You scored first, with a forest of only { $value }. Take the landscape first, and it counts in the scoring.
papyria_lesson-order-wrong-small = Your forest was only { $value } when you scored. Lay the landscape between Grove and Canal.
papyria_lesson-order-wrong-gone = You gave the landscape up, so your forest stays as it was. Take the landscape and lay it, then score.

papyria_lesson-ship-title = Symbols come by ship
# § 5.2, R50
papyria_lesson-ship-intro = In each of your first four turns a piece enters for nothing. A ship takes the symbol at the river and does one of the two actions above it.
papyria_lesson-ship-goal = Score 4 points with your ship.
papyria_lesson-ship-hint = Enter at Ur: its river gives a second forest symbol. Take that first, then score 2 × 2.
papyria_lesson-ship-done = Value times symbols: the second symbol has doubled what your forest brings. That is why many symbols of few kinds beat a little of everything.
papyria_lesson-ship-wrong-elsewhere = That sector has no forest symbol at its river, or no forest scoring. Look for a sector with both.
papyria_lesson-ship-wrong-early = You scored before you had the second symbol: { $value } × { $symbols }. First the river, then the scoring.
papyria_lesson-ship-wrong-other = Your ship's one action went on something other than the forest scoring. A ship does only one of the two.

papyria_lesson-walk-title = Steps cost lapis
# § 5.3
papyria_lesson-walk-intro = Pieces go clockwise: two steps are free, each further one costs 1 lapis, and so does a slot that another player holds. Occupied slots on the way are skipped.
papyria_lesson-walk-goal = Build a temple with the one lapis you have.
papyria_lesson-walk-hint = Move the wanderer of Sippar to Isin: it skips Babylon, where another one stands, so that is one free step.
papyria_lesson-walk-done = You kept the lapis for what you wanted. Red words in the list say what you would lose once the way is paid.
papyria_lesson-walk-done-plain = You kept the lapis for what you wanted. Each option says its price, and what you would lose once that is paid.
papyria_lesson-walk-wrong-poor = The way cost your only lapis, so you couldn't pay for the temple: the red words in the list warned of that. Find a way that is free.
papyria_lesson-walk-wrong-poor-plain = The way cost your only lapis, so you couldn't pay for the temple: the option said so. Find a way that is free.
papyria_lesson-walk-wrong-other = You have built no temple. Three sectors offer one: reach one of them without paying for the way, and your lapis pays for the temple.
papyria_lesson-walk-wrong-declined = You reached a temple with your lapis in hand, but gave it up. Pay the lapis and put the temple on a sanctuary.
papyria_lesson-walk-wrong-traded = You traded your only lapis away, and so couldn't pay for the temple. Keep it until you build.

papyria_lesson-know-title = Knowledge is the limit
# § 5.4, 6.3, R37
papyria_lesson-know-intro = No scoring brings more points than you have knowledge. Your forest is worth 6 × 3 = 18, but your knowledge is 9. A piece that crosses border A may buy some.
papyria_lesson-know-goal = Score 18 points.
papyria_lesson-know-hint = Move the wanderer of Isin across A to Ur. Buy 9 knowledge for your 3 papyri, then score.
papyria_lesson-know-done = Papyri buy knowledge, and knowledge lets big scorings through. Cross A shortly before you need it: ≤ in the table of scorings says that knowledge is short.
papyria_lesson-know-done-plain = Papyri buy knowledge, and knowledge lets big scorings through. Cross A shortly before you need it.
papyria_lesson-know-wrong-where = From there you can't score 18: either no forest scoring lies there, or you haven't crossed A and your knowledge is still 9.
papyria_lesson-know-wrong-short = Your knowledge limited the scoring to { $points }. Buy enough before the actions: 9 for 3 papyri.

papyria_lesson-trade-title = Meet and trade
# § 5.4
papyria_lesson-trade-intro = A piece that crosses B may buy an extra scoring for 2 papyri, and you have one. If it meets another player's piece on the other ring, you may trade 1 lapis for 1 papyrus.
papyria_lesson-trade-goal = Score 6 points at border B.
papyria_lesson-trade-hint = Move the wanderer of Nineveh to Mari: it crosses B and meets a ship. Trade, then take the river scoring.
papyria_lesson-trade-done = The trade paid for the scoring. At B you score without using an action: have 2 papyri when a piece of yours comes by.
papyria_lesson-trade-wrong-away = That way misses either B or the ship to trade with. Look for B and ⇄ in one row of the list.
papyria_lesson-trade-wrong-away-plain = That way misses either B or the ship to trade with. "what" and the number of an option say what its way brings.
papyria_lesson-trade-wrong-kind =
    { $points ->
        [one] That scoring brought 1 point.
       *[other] That scoring brought { $points } points.
    } You have symbols of one kind only: take the scoring of that kind.
papyria_lesson-trade-wrong-lapsed = You went on to the actions, and what the border and the meeting offered is gone then. Trade first, then buy the scoring.

papyria_lesson-key-title = The third temple
# § 5.6, 7.6, R8, R34
papyria_lesson-key-intro = Your third temple brings the temple key; the first player to take it adds 2 symbols at once. Temples are worth their number and the fewest landscapes between them.
papyria_lesson-key-goal = Score 16 points in Babylon.
papyria_lesson-key-hint = Move the wanderer of Sippar to Babylon. Build first, east of the Shrine; then the scoring brings 4 × 4.
papyria_lesson-key-done = The key doubled your symbols, and brings one more temple scoring at the end. The first key of a kind is the best: be faster than the others.
papyria_lesson-key-wrong-gone = No third temple was built, so there is no key. It costs 3 lapis: keep them for it, and build where the sector offers a temple.
papyria_lesson-key-wrong-early = You scored before you had the key: { $value } × { $symbols }. Build first.
papyria_lesson-key-wrong-other = You didn't score 16 points. The temple scoring lies in Babylon, and so does a temple to build first.

papyria_lesson-plan-title = A plan over two turns
# § 5.5, 6.3
papyria_lesson-plan-intro = You have one forest symbol and a forest of 6, and Uruk has a forest scoring that the other player can't reach. You have two turns: first collect, then score.
papyria_lesson-plan-goal = Score 18 points in two turns.
papyria_lesson-plan-hint = Move the ship of Sippar to Isin and take a forest symbol. On your next turn it goes on to Uruk: symbol first, then the scoring, 6 × 3.
papyria_lesson-plan-done = What you collected on the way made the scoring big. Look for a place to score, and for symbols on the way there; then try a first game with a coach.
papyria_lesson-plan-wrong-soon = That scoring brought { $value } × { $symbols } = { $points }. It takes three symbols: collect one in each turn, and score last.
papyria_lesson-plan-wrong-late = Two turns are over, and you haven't scored 18. That takes three symbols: look for +♣ on the way to Uruk.
papyria_lesson-plan-wrong-late-plain = Two turns are over, and you haven't scored 18. That takes three symbols: look for forest symbols on the way to Uruk.
papyria_lesson-ring-title = Round the ring
# § 3, 5.3, R50
papyria_lesson-ring-intro = The board is a ring of twelve sectors. Your pieces go round it clockwise, two steps for nothing. A wanderer does both actions where it stops, a ship one of them and the river's.
papyria_lesson-ring-goal = Move a piece to where lapis is produced, and produce it.
papyria_lesson-ring-hint = Nineveh produces lapis, one step on from Nippur; Lagash does too, two steps on from Uruk. Move a piece there and choose production.
papyria_lesson-ring-done = Mines and some inventions bring the lapis, so a production pays more as your realm grows. Twice on the ring a piece crosses a border: at A papyri buy knowledge, at B an extra scoring.
papyria_lesson-ring-wrong-other = Your turn is over, and no lapis was produced. Two sectors on the ring do that, Nineveh and Lagash; both were within two steps.
