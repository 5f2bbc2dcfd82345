# The lesson of Bora Bora. For each step: its name, what it is about, the goal, a hint, and what came of it.

bora_bora_lesson-die-title = Place a die, settle a region
# § d.2, d.3.1
bora_bora_lesson-die-intro = A die must be lower than every die already on its card, and its number says how much you may do. Ben's 3 lies on the Land/Water card.
bora_bora_lesson-die-goal = Put a hut in a new region.
bora_bora_lesson-die-hint = Your 5 isn't lower than 3, but your 2 is. Place it on Land/Water and go to n2 or c1, whose paths need no more than 2.
bora_bora_lesson-die-done = A hut on the map frees a space for a person, and its site gives you something at once. The next die on that card must be a 1: a low die closes a card.
bora_bora_lesson-die-wrong-fished = Fishing takes any die, but it brings only points: 2 this time. Your 2 could have gone where the 5 can't: onto the Land/Water card.
bora_bora_lesson-die-wrong-other = You have no new hut. Only the Land/Water card takes you to another region, and only your 2 fits there.

bora_bora_lesson-person-title = People that go together
# § d.5, d.8
bora_bora_lesson-person-intro = You can use people every round; men of one kind, or women of one kind, work together. Your task asks for 2 Trackers, and you have one.
bora_bora_lesson-person-goal = Take a second Tracker with your 4.
bora_bora_lesson-person-hint = A 4 reaches places 1 to 4, women or men. A Tracker stands on place 2 of the men; • marks people who help with a task of yours.
bora_bora_lesson-person-hint-plain = A 4 reaches places 1 to 4, women or men. A Tracker stands on place 2 of the men; the option says which task he helps with.
bora_bora_lesson-person-done = The task is met: 6 points at the end of the round, and two Trackers together walk a path of up to 4. With a white god your 4 would have reached place 6.
bora_bora_lesson-person-wrong-stranger = A useful person, but no Tracker: your task still lacks one, and different people don't work together. Look for the name that you already have.
bora_bora_lesson-person-wrong-other = No one has come to you. People are on the card Woman/Man.

bora_bora_lesson-helper-title = The helper takes small steps
# § d.3.3, R42
bora_bora_lesson-helper-intro = Each pip is a point to spend. For one point a person moves down, once in the game: a woman then gives as many shells as she shows (◗).
bora_bora_lesson-helper-intro-plain = Each pip is a point to spend. For one point a person moves down, once in the game: a woman then gives as many shells as she shows.
bora_bora_lesson-helper-goal = Get 4 shells with your 3.
bora_bora_lesson-helper-hint = Place the 3 on Helper. The Tracker collects 3 shells and the Storyteller 1, for a point each; the last point is yours to spend.
bora_bora_lesson-helper-done = Shells buy jewelry at the end of the round, up to 9 points apiece. A person moves down for only one point, so even a low die can do much here.
bora_bora_lesson-helper-wrong-spent = That cost 2 of your 3 points, and the last one isn't enough for both women. Shells cost one point for each woman.
bora_bora_lesson-helper-wrong-other = You have fewer than 4 shells. Both women show some, and with the helper each collects hers for one point.

bora_bora_lesson-build-title = Build without leaving gaps
# § d.3.5, R21
bora_bora_lesson-build-intro = A building tile covers two materials side by side. It brings 10 points in the first two rounds, less later. There are two ways to lay it here.
bora_bora_lesson-build-goal = Build so that your other four tiles still fit.
bora_bora_lesson-build-hint = Place the 2 on Build and cover ground 1 and 5. Otherwise 1 in the corner would be alone, as 2 is built on.
bora_bora_lesson-build-done = 10 points, and no space is lost: a ground that is full at the end brings 6 more, and so do all six building tiles.
bora_bora_lesson-build-wrong-single = 10 points, but now ground 1 is alone: nothing beside it is free, so one of your tiles will never fit. "3/4" in the list warned of that.
bora_bora_lesson-build-wrong-other = You haven't built. Any number brings the same points, so your 2 is good enough for the card Build.
bora_bora_lesson-build-wrong-single-plain = 10 points, but now ground 1 is alone: nothing beside it is free, so one of your tiles will never fit. "what" and the option's number warned of that.

bora_bora_lesson-gods-title = A god breaks the rule
# § d.4, R7
bora_bora_lesson-gods-intro = You could build, but a 2 lies on Build and you have a 4. For a card and an offering, a blue god lets you place a die that isn't lower.
bora_bora_lesson-gods-goal = Build in spite of the 2.
bora_bora_lesson-gods-hint = Place the 4 on Build: ❖ beside it is the price, a blue god. You have a blue card and an offering.
bora_bora_lesson-gods-hint-plain = Place the 4 on Build; the option names its price, a blue god. You have a blue card and an offering.
bora_bora_lesson-gods-done = A card and an offering for 10 points. Keep one of each for such moments; a white god gives an action the value 6, and a god tile pays for any god.
bora_bora_lesson-gods-wrong-other = You haven't built, and your materials have to wait. A blue god is made for a die like this.

bora_bora_lesson-fish-title = An offering just in time
# § d.3.1, R11
bora_bora_lesson-fish-intro = Right after a hut, a red god scores the region's fish at once, for a card and an offering. You have a red card, but no offering.
bora_bora_lesson-fish-goal = Score a fish with your red god.
bora_bora_lesson-fish-hint = What the region yields comes before the god, and a steppe yields an offering. Place the 5 on Land/Water; s2 has a fish of 4, c2 one of 2.
bora_bora_lesson-fish-done = The steppe has paid for the god. The fish stays there: at the end of the game it counts for the player who holds the site.
bora_bora_lesson-fish-wrong-dry = That region yields no offering, so you couldn't pay for the god. Look for ✿ among the regions in reach.
bora_bora_lesson-fish-wrong-dry-plain = That region yields no offering, so you couldn't pay for the god. Look for a steppe among the regions in reach.
bora_bora_lesson-fish-wrong-other = You scored no fish. Go to a steppe, and say yes to the red god.

bora_bora_lesson-temple-title = Push in the temple
# § d.3.4, d.6
bora_bora_lesson-temple-intro = If a priest stands on your space, he moves down, and so do those below him as far as the first gap. Most priests win the god tile, in a tie the highest one. Ben has two.
bora_bora_lesson-temple-goal = Place a priest so that the god tile comes to you.
bora_bora_lesson-temple-hint = With two each, the highest priest decides. Place the 5 on Temple and take space 5: Ben's priest there moves down to 4.
bora_bora_lesson-temple-done = Two each, and yours is the highest: the god tile comes to you if it stays like that until the end of the round. And each priest brings points every round.
bora_bora_lesson-temple-wrong-low = Two each, but Ben's is still the highest, on 5. The list says in advance who would get the god tile.
bora_bora_lesson-temple-wrong-other = You still have one priest against Ben's two. With a 5 a priest may go to any space up to 5.

bora_bora_lesson-people-title = The right order
# § d.5
bora_bora_lesson-people-intro = After the dice, you use one kind of men and one kind of women. A Builder builds on two materials side by side, but only one lies there.
bora_bora_lesson-people-goal = Build with your Builder.
bora_bora_lesson-people-hint = First the Gatherer: take wood or sand and lay it beside the stone on ground 6, such as wood on 5. Then the Builder can work.
bora_bora_lesson-people-done = 10 points without a single die. Think of your people as a die that you have every round, and take some that help each other.
bora_bora_lesson-people-wrong-points = You used your men for points, and you use only one kind of men a round: the Builder has to wait.
bora_bora_lesson-people-wrong-apart = It lies apart from the stone on ground 6, so nothing can be built. "pairs" in the list counts the materials that lie beside another.
bora_bora_lesson-people-wrong-other = Your turn ended without a building. First use the Gatherer and lay her material beside ground 6, then the Builder.

bora_bora_lesson-plan-title = Take the bracelet of round 2
# § d.3.3, d.6
bora_bora_lesson-plan-intro = One die is left. At the end of the round the player furthest on the status track buys first. The bracelet costs 3 shells: you have 1, Ben has 4, and he is ahead.
bora_bora_lesson-plan-goal = Buy the bracelet before Ben does.
bora_bora_lesson-plan-hint = Place the 2 on Helper: one point for the woman's 2 shells, one for the man's 2 status steps. Then buy.
bora_bora_lesson-plan-done = Shells, status and one low die together: that is a plan. Look at the end of the round first, and choose your dice by it.
bora_bora_lesson-plan-wrong-late = You had the shells, but Ben was further on the status track and buys first. The man's tattoo would have taken you past him.
bora_bora_lesson-plan-wrong-poor = When it was your turn to buy, you had too few shells. With the helper, the woman gives 2 for one point.
bora_bora_lesson-plan-wrong-declined = You had the shells and the first choice, but didn't buy. Shells left over at the end of the game bring nothing.
bora_bora_lesson-plan-wrong-other = The bracelet isn't yours. It takes 3 shells, and you have to be further on the status track than Ben: the helper brings both.
bora_bora_lesson-round-title = A whole round
# § d.1
bora_bora_lesson-round-intro = A round: you and Ben place three dice each in turn, then both use their people; then status, temple, jewelry and one task are settled. Your first task asks for 2 Trackers.
bora_bora_lesson-round-goal = Play the round to its end, and score a task.
bora_bora_lesson-round-hint = Place the 4 on Woman/Man: the second Tracker stands on place 2. The other dice are up to you; a priest in the temple pays every round. Then use your people.
bora_bora_lesson-round-done = Dice, people, then status, temple, jewelry and a task: six such rounds make a game. This one brought you { $points } points. Look at the tasks first, and choose your dice by them.
bora_bora_lesson-round-wrong-other = The round is over, and you had to discard a task for nothing. One of the three should be met by then: with a second Tracker the first one is.
