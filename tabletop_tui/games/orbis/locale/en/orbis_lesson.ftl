# The lesson of Orbis. For each step: its name, what it is about, the goal, a hint, and what came of it.

orbis_lesson-take-title = Take a landscape
orbis_lesson-take-intro = Each turn you take one tile: its number takes it at once, Enter takes the marked one. Those without a cost are yours; the green words say what they give.
orbis_lesson-take-intro-plain = Each turn you take one tile. Those without a cost are yours at once; a Conversion gives worshippers, and "what 2" says how many option 2 gives.
orbis_lesson-take-goal = End your turn with 2 worshippers.
orbis_lesson-take-hint = Take 2: it costs nothing and gives you 2 blue worshippers. Then pay nothing; the first landscape has only one place.
orbis_lesson-take-done = You have 2 { $gift } worshippers to pay with, and a landscape to build on. Look at the tiles beside its place: your landscape has put a { $own } worshipper on each of the { $fed }.
orbis_lesson-take-wrong-wild = It lies face down, as a wilderness: no gift, and a point less. You had nothing to pay with, or didn't want to; −1 in red warns of it.
orbis_lesson-take-wrong-god = A god gives you no worshippers here. You take one once in the game, and later you will know better which.
orbis_lesson-take-wrong-other = You hold fewer than 2: a +1 beside a name gives one worshipper only. Look for a +2.

orbis_lesson-pay-title = Let others pay
orbis_lesson-pay-intro = You hold nothing, but worshippers stand on some landscapes. You collect them with the landscape, before you pay.
orbis_lesson-pay-intro-plain = You hold nothing, but worshippers stand on some landscapes ("board" tells where). You collect them with the landscape, before you pay.
orbis_lesson-pay-goal = Score 1 point (CP) with a Holy Rock.
orbis_lesson-pay-hint = Take 5: the blue worshipper on it pays for any colour (✱). Pay, and lay it on either side of your landscape.
orbis_lesson-pay-done = The worshipper that stood there has paid for you. So look at the bottom line of the tiles first: a landscape may bring its own price.
orbis_lesson-pay-wrong-empty = Too few worshippers stand on that landscape and your hands are empty, so it became a wilderness. Take a Holy Rock with a worshipper on it.
orbis_lesson-pay-wrong-wild = You turned the landscape over: a wilderness costs nothing, but takes a point from you. Pay for a Holy Rock.
orbis_lesson-pay-wrong-other = That landscape brings no points. A Holy Rock is worth 1 without any condition, but it has to be paid for.

orbis_lesson-feed-title = Every landscape feeds its neighbours
orbis_lesson-feed-intro = A landscape that you take puts a worshipper of its own colour on each tile beside it. You hold blue and white; the Forest on 5 costs a green one as well.
orbis_lesson-feed-goal = Bring a green worshipper onto the Forest on 5.
orbis_lesson-feed-hint = Take 4: it is green, costs nothing and lies beside 5. The green landscape on 9 touches only 6 and 8.
orbis_lesson-feed-done = Now the Forest would pay for itself. But the next player may take it first: what you put on the display is for everyone, so feed what you want and others can't use.
orbis_lesson-feed-wrong-forest = You took the Forest itself: nothing green stood on it yet, and what it creates falls on its neighbours. Feed it first, from beside it.
orbis_lesson-feed-wrong-corner = It is green, but from the corner it feeds only 6 and 8. Neighbours lie above, below, left or right, never diagonally.
orbis_lesson-feed-wrong-other = No green worshipper came onto 5. Only a landscape that is green and lies beside 5 brings one there.

orbis_lesson-lay-title = What lies below
orbis_lesson-lay-intro = Above the bottom row a landscape needs its own colour below it. An Irrigation (blue) scores only if it also touches its water from above, here a yellow landscape.
orbis_lesson-lay-intro-plain = Above the bottom row a landscape needs its own colour below it. An Irrigation (blue) scores only if yellow lies below it as well; "board" shows your world.
orbis_lesson-lay-goal = Score 2 points with the Irrigation on 5.
orbis_lesson-lay-hint = Take 5 and pay. Of the four blue places only the leftmost one rests on blue and yellow; +2 stands on it.
orbis_lesson-lay-done = Blue below lets it lie there, yellow below fulfils it. So watch which colours lie side by side in the bottom row: you build on pairs.
orbis_lesson-lay-wrong-dry = Blue lies below it, so it may lie here, but no yellow: it gets a marker and never scores. Look for the place between yellow and blue.
orbis_lesson-lay-wrong-wild = As a wilderness it has no task and no points, and costs you one. You hold what it costs, and there is a good place for it.
orbis_lesson-lay-wrong-other = The Irrigation on 5 isn't yours. Take that one, pay yellow and blue, and lay it where +2 stands.

orbis_lesson-forest-title = A Forest counts its neighbours
orbis_lesson-forest-intro = A Forest scores at the end if enough of the up to six landscapes that touch it have its colours. The one on 3 wants three that are green or blue.
orbis_lesson-forest-intro-plain = A Forest scores at the end if enough of the up to six landscapes that touch it have its colours. The one on slot 3 wants three that are green or blue; "board" shows your world.
orbis_lesson-forest-goal = Lay the Forest on 3 so that it scores 3 points.
orbis_lesson-forest-hint = Take 3, pay, and lay it in row 2 on the far left: there it touches green and blue below it and the blue Irrigation to its right.
orbis_lesson-forest-done = Three neighbours, three points. A Forest may wait for its neighbours until the end, and a wilderness counts as any colour.
orbis_lesson-forest-wrong-few = Here it has fewer than three green or blue neighbours (the board says how many). It could still get them later, but there is a place with all three.
orbis_lesson-forest-wrong-wild = Turned over it is a wilderness: −1 in place of 3. You hold green, blue and white, just what it costs.
orbis_lesson-forest-wrong-other = That isn't the Forest on 3. It costs green, blue and white, all of which you hold.

orbis_lesson-temple-title = Trade, and win a temple
orbis_lesson-temple-intro = At the end the most shrines (✦) win the large temple. Ben has one, you have none. Three worshippers of one colour become one of another, at any time in your turn.
orbis_lesson-temple-goal = Take the temple of 7 from Ben.
orbis_lesson-temple-hint = Trade 3 red for a white worshipper (x). Then white, red and green pay for the Shrine on 2.
orbis_lesson-temple-hint-plain = Trade 3 red for a white worshipper: that is at the end of the list. Then white, red and green pay for the Shrine on slot 2.
orbis_lesson-temple-done = Two shrines beat one, and the temple of 7 comes to you: no landscape brings as much. Two or three shrines are often enough, if you watch the others.
orbis_lesson-temple-wrong-traded = You got blue, but for the Shrine on 2 (two ✦) you lack a white worshipper. Three red ones are too many to give for a colour that you don't need.
orbis_lesson-temple-wrong-wild = A wilderness has no shrines. You lacked a white worshipper: trade three red ones for it first, then take the Shrine.
orbis_lesson-temple-wrong-other = You have no more shrines than Ben, so the temple of 7 stays with him. The landscape on 2 has two of them.

orbis_lesson-volcano-title = Let a Volcano erupt
orbis_lesson-volcano-intro = A Volcano scores if the worshippers it asks for can be removed from the display at once; those it has just created count. You want the yellow one on 1 for your next turn.
orbis_lesson-volcano-goal = Score the Volcano on 9, but leave the yellow one on 1.
orbis_lesson-volcano-hint = Take 9, pay, erupt. Then remove the three red worshippers, on 2, 6 and 8: you have put two of them there yourself.
orbis_lesson-volcano-done = Three points, and your yellow worshipper still waits on the Village. A Volcano is a weapon too: what burns, the next player can't collect.
orbis_lesson-volcano-wrong-burnt = You removed the yellow worshipper that you wanted to collect next. It was your choice: three red ones are there to burn.
orbis_lesson-volcano-wrong-declined = Without an eruption it gets a marker and never scores. It is now or never.
orbis_lesson-volcano-wrong-wild = A wilderness doesn't erupt. You hold just what the Volcano costs: yellow, red and one of any colour.
orbis_lesson-volcano-wrong-other = The Volcano on 9 brings 3 points now, and you can pay for it: that is what this step is about.

orbis_lesson-village-title = Give worshippers for points
orbis_lesson-village-intro = Worshippers bring no points at the end. A Village turns them into points: pay for it, and then give back as many as it asks for.
orbis_lesson-village-goal = Score 4 points with the Village on 4.
orbis_lesson-village-hint = Take 4, pay yellow and white, lay it, and give the three worshippers that are left.
orbis_lesson-village-done = Five worshippers have become 4 points. Save some for a Village, and spend all of them before the last round.
orbis_lesson-village-wrong-declined = You kept three worshippers, and the Village scores nothing, ever. Worshippers count only in a tie: give them.
orbis_lesson-village-wrong-wild = A wilderness asks for nothing and costs you a point. You hold enough both to pay for the Village and to give three.
orbis_lesson-village-wrong-other = That isn't the Village on 4: it scores 4 points, and you hold all that it takes.

orbis_lesson-god-title = Choose your god
orbis_lesson-god-intro = Once in the game you take a god in place of a landscape. Most score only if you have the most, or the fewest, of something: compare yourself with Ben.
orbis_lesson-god-goal = Take a god that is worth 3 points to you now.
orbis_lesson-god-hint = Ben has a wilderness, you have none: the God of Technology rewards the fewest.
orbis_lesson-god-done = 3 points, as long as Ben doesn't catch up: a tie is enough. Take a god when the display has little for you, or before someone else takes yours.
orbis_lesson-god-wrong-most = Nature rewards the most Forests that score. Ben has one and you have none, so she is worth nothing to you.
orbis_lesson-god-wrong-love = Love brings 5 worshippers, but only 1 point. That is good early in a game; here you want 3 points.
orbis_lesson-god-wrong-other = You took a landscape. A god is below the display; the corner of each says what it would bring you.

orbis_lesson-plan-title = A plan over two turns
orbis_lesson-plan-intro = You hold nothing. The Irrigation on 5 costs yellow and blue, needs blue below it to lie there, and yellow below it to score. Your first turn prepares all of that.
orbis_lesson-plan-goal = Score the Irrigation on 5 in your second turn.
orbis_lesson-plan-hint = Take 2: it feeds 5 with yellow and gives you 2 blue. Lay it on the right, beside your blue landscape; then take 5 and lay it on both.
orbis_lesson-plan-done = One landscape has paid for the next, prepared its place and its water: that is how good turns in Orbis fit together. You are ready for a game.
orbis_lesson-plan-wrong-early = You had nothing to pay with yet, so it became a wilderness. First take what brings you yellow and blue.
orbis_lesson-plan-wrong-side = The right landscape on the wrong side: here it lies beside red, so no place above it rests on both blue and yellow.
orbis_lesson-plan-wrong-dry = It can't score there: it needs both blue and yellow below it. Lay it in row 2, on those two colours.
orbis_lesson-plan-wrong-other = Two turns are over and the Irrigation doesn't score. One landscape has to do it all: bring yellow onto 5, give you two blue worshippers, and lie beside your blue landscape.
