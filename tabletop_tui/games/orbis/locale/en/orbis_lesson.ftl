# The lesson of Orbis. For each step: its name, what it is about, the goal, a hint, and what came of it.

orbis_lesson-take-title = Take a landscape
# § d.1, d.4
orbis_lesson-take-intro = Each turn you take one tile: press its number, or Enter for the marked one. A tile without a cost is yours at once; the green words say what it gives.
orbis_lesson-take-intro-plain = Each turn you take one tile. One without a cost is yours at once; a Conversion gives worshippers, and "what 2" says how many you get for option 2.
orbis_lesson-take-goal = End your turn with 2 worshippers.
orbis_lesson-take-hint = Take 2: it costs nothing and gives you 2 blue worshippers. Then pay nothing; the first landscape has only one place.
orbis_lesson-take-done = You have 2 { $gift } worshippers to pay with, and a landscape to build on. Look at the { $fed } tiles beside the place it came from: it has put a { $own } worshipper on each of them.
orbis_lesson-take-wrong-wild = You turned it over, though it costs nothing: as a wilderness it gives no worshippers and costs you a point. Keep it face up.
orbis_lesson-take-wrong-god = A god gives you no worshippers here. You take only one in a game, and later you will know better which.
orbis_lesson-take-wrong-other = You hold fewer than 2: a +1 beside a name gives one worshipper only. Look for a +2.
orbis_lesson-take-wrong-poor = You hold nothing and nothing stood on it, so you couldn't pay: it lies face down, as a wilderness, and costs you a point. A red −1 warns of that.
orbis_lesson-take-wrong-poor-plain = You hold nothing and nothing stood on it, so you couldn't pay: it lies face down, as a wilderness, and costs you a point. "what" and its number warn of that.

orbis_lesson-pay-title = Let others pay
# § d.1, d.4
orbis_lesson-pay-intro = You hold nothing, but worshippers stand on some landscapes. You collect them with the landscape, before you pay.
orbis_lesson-pay-intro-plain = You hold nothing, but worshippers stand on some landscapes ("board" tells where). You collect them with the landscape, before you pay.
orbis_lesson-pay-goal = Score 1 point (CP) with a Holy Rock.
orbis_lesson-pay-hint = Take 5: the blue worshipper on it pays for any colour (✱). Pay, and lay it on either side of your landscape.
orbis_lesson-pay-done = The worshipper that stood there has paid for you. So look at the bottom line of each tile first: some landscapes bring their own price.
orbis_lesson-pay-wrong-empty = You hold nothing, and what stands on that landscape doesn't pay for it, so it became a wilderness. Take a Holy Rock that has a worshipper on it.
orbis_lesson-pay-wrong-wild = You turned the landscape over: a wilderness costs nothing, but takes a point from you. Pay for a Holy Rock.
orbis_lesson-pay-wrong-other = That landscape brings no points. A Holy Rock is worth 1 point without any condition, but it has to be paid for.
orbis_lesson-pay-wrong-god = A god is no Holy Rock. You take only one in a game, and this step is about landscapes that pay for themselves.

orbis_lesson-feed-title = Every landscape feeds its neighbours
# § d.4, R37
orbis_lesson-feed-intro = A landscape that you take puts a worshipper of its own colour on each tile beside it. You hold blue and white; the Forest on 5 also costs a green one.
orbis_lesson-feed-goal = Bring a green worshipper onto the Forest on 5.
orbis_lesson-feed-hint = Take 4: it is green, costs nothing and lies beside 5. The green landscape on 9 touches only 6 and 8.
orbis_lesson-feed-done = The green worshipper that the Forest costs stands on it now. But the next player may take it first: what you put on the display is for everyone, so feed what you want and the others can't use.
orbis_lesson-feed-wrong-forest = You took the Forest itself: no green worshipper stood on it yet, and it puts its own on its neighbours. Feed it first, from the tile beside it.
orbis_lesson-feed-wrong-corner = It is green, but from the corner it feeds only 6 and 8. Neighbours lie above, below, left or right, never diagonally.
orbis_lesson-feed-wrong-other = No green worshipper came onto 5. Only a landscape that is green and lies beside 5 brings one there.

orbis_lesson-lay-title = What lies below
# § d.4, R13, R14
orbis_lesson-lay-intro = Above the bottom row, a landscape needs its own colour below it. An Irrigation (blue) scores only if the colour that it waters lies below it too: here that is yellow.
orbis_lesson-lay-intro-plain = Above the bottom row, a landscape needs its own colour below it. An Irrigation (blue) scores only if yellow lies below it as well; "board" shows your world.
orbis_lesson-lay-goal = Score 2 points with the Irrigation on 5.
orbis_lesson-lay-hint = Take 5 and pay. Of the four blue places only the leftmost one rests on blue and yellow; +2 stands on it.
orbis_lesson-lay-done = Blue below lets it lie there, yellow below makes it score. So watch which colours lie side by side in the bottom row: you build on pairs.
orbis_lesson-lay-wrong-dry = There is blue below it, so it may lie here, but no yellow: it will never score. Look for the place between yellow and blue.
orbis_lesson-lay-wrong-wild = As a wilderness it scores nothing and costs you a point. You hold what it costs, and there is a good place for it.
orbis_lesson-lay-wrong-other = You didn't take the Irrigation on 5. Take that one, pay yellow and blue, and lay it where +2 stands.
orbis_lesson-lay-wrong-other-plain = You didn't take the Irrigation on 5. Take that one, pay yellow and blue, and lay it between them.

orbis_lesson-forest-title = A Forest counts its neighbours
# § g, R15
orbis_lesson-forest-intro = Up to six landscapes touch a Forest. At the end it scores if enough of them are of its colours: the one on 3 needs three that are green or blue.
orbis_lesson-forest-intro-plain = Up to six landscapes touch a Forest. At the end it scores if enough of them are of its colours: the one on 3 needs three that are green or blue. "board" shows your world.
orbis_lesson-forest-goal = Lay the Forest on 3 so that it scores 3 points.
orbis_lesson-forest-hint = Take 3, pay, and lay it in row 2 on the far left: there it touches green and blue below it and the blue Irrigation to its right.
orbis_lesson-forest-done = Three neighbours, three points. A Forest may wait for its neighbours until the end, and a wilderness counts as any colour.
orbis_lesson-forest-wrong-few = Here it has fewer than three green or blue neighbours (the board says how many). More may still come, but at one place all three are there already.
orbis_lesson-forest-wrong-wild = Turned over, it is a wilderness: −1 instead of 3. You hold green, blue and white, which is just what it costs.
orbis_lesson-forest-wrong-other = That wasn't the Forest on 3. It costs green, blue and white, and you held all three.

orbis_lesson-temple-title = Trade, and win a temple
# § d.2, g, R23
orbis_lesson-temple-intro = At the end, the player with the most shrines (✦) wins the large temple. Ben has one, you have none. At any time in your turn, 3 worshippers of one colour buy one of another.
orbis_lesson-temple-goal = Take the temple of 7 from Ben.
orbis_lesson-temple-hint = Trade 3 red worshippers for a white one (x). White, red and green then pay for the Shrine on 2.
orbis_lesson-temple-hint-plain = Trade 3 red worshippers for a white one: that is at the end of the list. White, red and green then pay for the Shrine on 2.
orbis_lesson-temple-done = Two shrines beat one, and the temple of 7 comes to you: no single landscape brings as much. Two or three shrines are often enough, if you watch what the others have.
orbis_lesson-temple-wrong-traded = You got a blue worshipper, but the Shrine with two ✦ takes a white one. Three red ones are a high price for a colour that you don't need.
orbis_lesson-temple-wrong-wild = A wilderness has no shrines, and you lacked a white worshipper to pay. Trade three red ones for one first, then take the Shrine.
orbis_lesson-temple-wrong-other = You don't have more shrines than Ben, so the temple of 7 stays with him. The landscape on 2 has two of them.
orbis_lesson-temple-wrong-turned = You could pay for the Shrine, but you turned it over: a wilderness has no shrines, and costs you a point. Pay white, red and one of any colour.

orbis_lesson-volcano-title = Let a Volcano erupt
# § d.4, R14, R16, R17
orbis_lesson-volcano-intro = A Volcano scores if, when you lay it, you remove the worshippers it asks for from the display; those it has just put there count. You want the yellow one on 1 yourself.
orbis_lesson-volcano-goal = Score the Volcano on 9, but leave yellow on 1.
orbis_lesson-volcano-hint = Take 9, pay, and let it erupt. Then remove the three red worshippers, on 2, 6 and 8: you have put two of them there yourself.
orbis_lesson-volcano-done = Three points, and your yellow worshipper still waits on the Village. A Volcano is a weapon too: what burns, the next player can't collect.
orbis_lesson-volcano-wrong-burnt = You removed the yellow worshipper that you wanted to collect next. There were three red ones to burn instead.
orbis_lesson-volcano-wrong-declined = Without an eruption it will never score. It is now or never.
orbis_lesson-volcano-wrong-wild = A wilderness doesn't erupt. You hold just what the Volcano costs: yellow, red and one of any colour.
orbis_lesson-volcano-wrong-other = That wasn't the Volcano on 9. It would have scored 3 points, and you held what it costs.

orbis_lesson-village-title = Give worshippers for points
# § d.4, R18, R34
orbis_lesson-village-intro = Worshippers bring no points at the end. A Village turns them into points: pay for it, then give back as many worshippers as it asks for.
orbis_lesson-village-goal = Score 4 points with the Village on 4.
orbis_lesson-village-hint = Take 4, pay yellow and white, lay it, and give the three worshippers that are left.
orbis_lesson-village-done = Five worshippers have become 4 points. Keep some for a Village, and spend all of them by the end of the game.
orbis_lesson-village-wrong-declined = You kept three worshippers, and the Village will never score. Worshippers only break ties at the end: give them.
orbis_lesson-village-wrong-wild = A wilderness asks for nothing and costs you a point. You hold enough both to pay for the Village and to give three.
orbis_lesson-village-wrong-other = That wasn't the Village on 4. It scores 4 points, and you held all that it takes.

orbis_lesson-god-title = Choose your god
# § g, R25, R33
orbis_lesson-god-intro = Once in a game you take a god instead of a landscape. Half of them score only if you have the most, or the fewest, of something: compare yourself with Ben.
orbis_lesson-god-goal = Take a god that is worth 3 points to you now.
orbis_lesson-god-hint = Ben has a wilderness and you have none: the God of Technology rewards the player who has the fewest.
orbis_lesson-god-done = 3 points, as long as Ben doesn't have fewer than you: a tie is enough. Take a god when the display has little for you, or before someone else takes yours.
orbis_lesson-god-wrong-most = Nature rewards the player who has the most Forests that score. Ben has one and you have none, so she is worth nothing to you.
orbis_lesson-god-wrong-love = Love brings 5 worshippers, but only 1 point. That is good early in a game; here you want 3 points.
orbis_lesson-god-wrong-other = You took a landscape. The gods lie below the display; the corner of each says what it would bring you.
orbis_lesson-god-wrong-other-plain = You took a landscape. The gods come after the landscapes in the list; "what" and a number say what one would bring you.

orbis_lesson-plan-title = A plan over two turns
# § d.4, R13, R14
orbis_lesson-plan-intro = You hold nothing. The Irrigation on 5 costs yellow and blue; to score, it has to lie on blue and yellow. Your first turn prepares all of that.
orbis_lesson-plan-goal = Score the Irrigation on 5 in your second turn.
orbis_lesson-plan-hint = Take 2: it puts yellow on 5 and gives you 2 blue. Lay it on the right, beside your blue landscape; then take 5 and lay it on both.
orbis_lesson-plan-done = Your first landscape paid for the second, gave it a place to lie and made it score: good turns in Orbis fit together like that. You are ready for a game.
orbis_lesson-plan-wrong-early = You couldn't pay for it yet, so it became a wilderness. First take what brings you yellow and blue.
orbis_lesson-plan-wrong-side = The right landscape on the wrong side: here it lies beside red, so no place above it rests on both blue and yellow.
orbis_lesson-plan-wrong-dry = It can't score there: it needs both blue and yellow below it. Lay it in row 2, on those two colours.
orbis_lesson-plan-wrong-other = Two turns are over, and the Irrigation doesn't score. One landscape prepares everything: it puts yellow on 5, gives you two blue worshippers, and lies beside your blue landscape.
