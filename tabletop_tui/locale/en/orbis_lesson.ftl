# The lesson of Orbis. For each step: its name, what it is about, the goal, a hint, and what came of it.

orbis_lesson-take-title = Take a landscape
orbis_lesson-take-intro = Each turn you take one tile. Those without a cost are yours at once, and the green words say what they give.
orbis_lesson-take-intro-plain = Each turn you take one tile. Those without a cost are yours at once; a Conversion gives worshippers, and "what 2" says how many option 2 gives.
orbis_lesson-take-goal = End your turn with 2 worshippers.
orbis_lesson-take-hint = Take 2: it costs nothing and gives you 2 blue worshippers. Then pay nothing; the first landscape has only one place.
orbis_lesson-take-done = You have 2 blue worshippers to pay with, and a landscape to build on. Look at 1, 3 and 5: your landscape has put a yellow worshipper on each of them.
orbis_lesson-take-wrong-wild = It lies on its back, as a wilderness: no gift, and a point less. You had nothing to pay with, or didn't want to; −1 in red warns of it.
orbis_lesson-take-wrong-god = A god gives you no worshippers here. You take one once in the game, and later you will know better which.
orbis_lesson-take-wrong-other = You hold fewer than 2: a +1 beside a name gives one worshipper only. Look for a +2.

orbis_lesson-pay-title = Let others pay
orbis_lesson-pay-intro = You hold nothing, but worshippers stand on some landscapes. You collect them with the landscape, before you pay.
orbis_lesson-pay-goal = Score 1 point with a Holy Rock.
orbis_lesson-pay-hint = Take 5: the blue worshipper on it pays for any colour (✱). Pay, and lay it on either side of your landscape.
orbis_lesson-pay-done = The worshipper that stood there has paid for you. So look at the bottom line of the tiles first: a landscape may bring its own price.
orbis_lesson-pay-wrong-empty = Nobody stands on that Holy Rock and your hands are empty, so it became a wilderness. Take the one with a worshipper on it.
orbis_lesson-pay-wrong-wild = You turned the landscape over: a wilderness costs nothing, but it costs you a point instead of bringing one. Pay for it.
orbis_lesson-pay-wrong-other = That landscape brings no points. A Holy Rock is worth 1 without any condition, but it has to be paid.
