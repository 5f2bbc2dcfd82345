# The lesson of Papyria. For each step: its name, what it is about, the goal, a hint, what came of it, and what went wrong.

papyria_lesson-lay-title = Lay a landscape
papyria_lesson-lay-intro = Landscapes go beside your priest, and nothing has to match. A forest is worth the trees of its largest group of neighbours.
papyria_lesson-lay-goal = Raise your forest to 6.
papyria_lesson-lay-hint = East of the priest it touches the Grove and the Canal: 3 + 2 + 1 trees. Choose b.
papyria_lesson-lay-hint-plain = East of the priest, at E1 N1, it touches the Grove and the Canal: 3 + 2 + 1 trees.
papyria_lesson-lay-done = All its neighbours with trees count together. Your priest stands there now: the next landscape will be laid beside it, so he chooses where your realm grows.
papyria_lesson-lay-wrong-gone = You gave the landscape up: it has left the game. Whatever lies on a space is gone once you carry it out, used or not.
papyria_lesson-lay-wrong-apart = There it touches the Grove alone: 5 trees. Look for the place that joins both of your forests.

papyria_lesson-turn-title = Turn the river
papyria_lesson-turn-intro = A landscape may be turned before it is laid. Your river runs through settlement and Canal, and only what meets it end to end counts.
papyria_lesson-turn-goal = Raise your river to 4.
papyria_lesson-turn-hint = Lay it east of the priest with an arm to the west: r turns it, and ≈ 3▸4 in the list shows that it joins.
papyria_lesson-turn-hint-plain = Lay it east of the priest, at E2, with an arm to the west (W): the options say which way its river runs.
papyria_lesson-turn-done = Banks without an arm just end it. A river of 9 brings a key; the network may branch, so leave it open ends.
papyria_lesson-turn-wrong-gone = You gave the landscape up, and your river is as long as before.
papyria_lesson-turn-wrong-side = No arm of the Canal leads there: its river runs from west to east. Lay it where that river ends, east of the priest.
papyria_lesson-turn-wrong-dry = It lies at the end of your river but has no arm to the west, so nothing joins. Turn it with r before you lay it.
papyria_lesson-turn-wrong-dry-plain = It lies at the end of your river but has no arm to the west, so nothing joins. Take an option whose river runs to W.

papyria_lesson-order-title = First collect, then score
papyria_lesson-order-intro = A wanderer does both actions of its sector, in the order you like. A scoring brings value × symbols, and you have one forest symbol.
papyria_lesson-order-goal = Score 6 points.
papyria_lesson-order-hint = Take the landscape first and lay it so that the forest becomes 6. Then the scoring brings 6 × 1.
papyria_lesson-order-done = What the first action brings counts in the second already. So go where one space feeds the other.
papyria_lesson-order-wrong-early = You scored first: your forest was only 2. Take the landscape first, and it counts in the scoring.
papyria_lesson-order-wrong-small = The forest was smaller than 6 when you scored. Lay the landscape between Grove and Canal, and don't give it up.

papyria_lesson-ship-title = Symbols come by ship
papyria_lesson-ship-intro = In your first four turns a piece enters for nothing. A ship takes the symbol at the river and does one of the two actions above it.
papyria_lesson-ship-goal = Score 4 points with your ship.
papyria_lesson-ship-hint = Enter at Ur: its river gives a second forest symbol. Take that first, then score 2 × 2.
papyria_lesson-ship-done = Value times symbols: a second symbol doubled your forest. That is why few kinds with many symbols beat a little of everything.
papyria_lesson-ship-wrong-elsewhere = That sector has no forest symbol at its river, or no forest scoring. Look for a sector with both.
papyria_lesson-ship-wrong-early = You scored before you had the second symbol: 2 × 1. First the river, then the scoring.
papyria_lesson-ship-wrong-other = You used the ship's one action on something other than the forest scoring. A ship does only one of the two.

papyria_lesson-walk-title = Steps cost lapis
papyria_lesson-walk-intro = Pieces walk clockwise: two steps are free, each further one costs 1 lapis; so does another's slot. Occupied slots in between are skipped.
papyria_lesson-walk-goal = Build a temple with the one lapis you have.
papyria_lesson-walk-hint = Take the wanderer of Sippar to Isin: it jumps over Babylon, so that is a free step.
papyria_lesson-walk-done = You kept the lapis for what you went for. Red words in the list say what would be lost once the way is paid.
papyria_lesson-walk-done-plain = You kept the lapis for what you went for. Each option says its price, and what would be lost once that is paid.
papyria_lesson-walk-wrong-poor = The way cost your only lapis, so the temple was lost: the red words in the list had warned of it. Find a way that is free.
papyria_lesson-walk-wrong-poor-plain = The way cost your only lapis, so the temple was lost: the option had said so. Find a way that is free.
papyria_lesson-walk-wrong-other = You have built no temple. Three sectors have one; reach one of them without paying for the way, and pay for the temple with your lapis.

papyria_lesson-know-title = Knowledge is the limit
papyria_lesson-know-intro = No scoring brings more points than you have knowledge. Your forest is worth 6 × 3 = 18, but you have 9 knowledge. With a piece that passes border A you may buy some.
papyria_lesson-know-goal = Score 18 points.
papyria_lesson-know-hint = Move the wanderer of Isin to Ur, past A. Buy 9 knowledge for your 3 papyri, then score.
papyria_lesson-know-done = Papyri buy knowledge, and knowledge lets big scorings through. Pass A shortly before you need it: ≤ in the table of scorings says that it is short.
papyria_lesson-know-done-plain = Papyri buy knowledge, and knowledge lets big scorings through. Pass A shortly before you need it.
papyria_lesson-know-wrong-where = From there you can't score 18: either no forest scoring lies there, or you haven't passed A and your knowledge is still 9.
papyria_lesson-know-wrong-short = Knowledge cut the scoring short. Before the actions buy as much as you need: 9 for 3 papyri.

papyria_lesson-trade-title = Meet and trade
papyria_lesson-trade-intro = Passing B, a piece may buy an extra scoring for 2 papyri, and you have one. Where it meets another player's piece on the other ring, you may trade a lapis for a papyrus.
papyria_lesson-trade-goal = Score 6 points at border B.
papyria_lesson-trade-hint = Move the wanderer of Nineveh to Mari: it passes B and meets a ship. Trade, then take the river scoring.
papyria_lesson-trade-done = The trade paid for the scoring. B scores without an action: have 2 papyri when a piece of yours comes by.
papyria_lesson-trade-wrong-away = That way misses either B or the ship to trade with. Look for B and ⇄ in one row of the list.
papyria_lesson-trade-wrong-away-plain = That way misses either B or the ship to trade with. "what" and the number of an option say what its way brings.
papyria_lesson-trade-wrong-kind = That scoring brought less than 6. You have symbols of one kind only; take the scoring of that kind.
papyria_lesson-trade-wrong-lapsed = You went on to the actions: what border and meeting offered is gone then. Trade first, then score.

papyria_lesson-key-title = The third temple
papyria_lesson-key-intro = Your third temple brings the temple key; the first one taken adds 2 symbols at once. Temples are worth the landscapes that link them.
papyria_lesson-key-goal = Score 16 points in Babylon.
papyria_lesson-key-hint = Move the wanderer of Sippar to Babylon. Build first, east of the Shrine; then the scoring brings 4 × 4.
papyria_lesson-key-done = The key doubled your symbols and brings one more temple scoring at the end. The first key of a kind is the best: be there first.
papyria_lesson-key-wrong-gone = No third temple was built, so there is no key. Keep lapis for it, and don't give it up.
papyria_lesson-key-wrong-early = You scored before the key was yours: 4 × 2. Build first.
papyria_lesson-key-wrong-other = No 16 points were scored. The temple scoring lies in Babylon, right beside a temple.

papyria_lesson-plan-title = A plan over two turns
papyria_lesson-plan-intro = One forest symbol, a forest of 6, and a forest scoring in Uruk that the other player can't reach. Two turns: first collect, then cash in.
papyria_lesson-plan-goal = Score 18 points in two turns.
papyria_lesson-plan-hint = Take the ship of Sippar to Isin for a forest symbol. Next turn it goes on to Uruk: symbol first, then the scoring, 6 × 3.
papyria_lesson-plan-done = One turn collected, one cashed in, and the ship was on its way already. Look for such pairs, and go on to a coached game.
papyria_lesson-plan-wrong-soon = You scored too soon, with too few symbols: 6 points for each. Collect in the first turn, score in the second.
papyria_lesson-plan-wrong-late = Two turns are over without a scoring of 18. It takes three symbols: look for +♣ on the way to Uruk.
papyria_lesson-plan-wrong-late-plain = Two turns are over without a scoring of 18. It takes three symbols: look for forest symbols on the way to Uruk.
