# The lesson of Bora Bora. For each step: its name, what it is about, the goal, a hint, and what came of it.

bora_bora_lesson-die-title = Place a die, settle a region
bora_bora_lesson-die-intro = A die must be lower than every die on its card, and its number says how much you may do. Ben's 3 lies on the Land/Water card.
bora_bora_lesson-die-goal = Put a hut in a new region.
bora_bora_lesson-die-hint = Your 5 isn't lower than 3, but your 2 is. Place it on Land/Water and go to n2 or c1, whose paths need no more than 2.
bora_bora_lesson-die-done = A hut on the map frees a space for a person, and its site gives you something at once. Ben now needs a 1 to expand: a low die closes a card.
bora_bora_lesson-die-wrong-fished = Fishing takes any die, but it only brings 2 points. Your 2 could have gone where the 5 can't: onto the Land/Water card.
bora_bora_lesson-die-wrong-other = No new hut. Only the Land/Water card takes you to the map, and only your 2 fits there.

bora_bora_lesson-person-title = People that go together
bora_bora_lesson-person-intro = People are used every round, and equal men or equal women work together. Your task asks for 2 Trackers; one man is yours already.
bora_bora_lesson-person-goal = Take a second Tracker with your 4.
bora_bora_lesson-person-hint = A 4 reaches the places 1 to 4, women or men. A Tracker stands on place 2 of the men; • marks people who serve a task of yours.
bora_bora_lesson-person-hint-plain = A 4 reaches the places 1 to 4, women or men. A Tracker stands on place 2 of the men; "for 2 Trackers" says who serves the task.
bora_bora_lesson-person-done = The task is met: 6 points at the end of the round, and two Trackers together walk a path of up to 4. A white god would have reached place 6.
bora_bora_lesson-person-wrong-stranger = A useful person, but no Tracker: your task still lacks one, and nothing is added up. Look for the name that you already have.
bora_bora_lesson-person-wrong-other = No one has come to you. People are on the card Woman/Man.

bora_bora_lesson-helper-title = The helper takes small steps
bora_bora_lesson-helper-intro = Each pip is a point to spend. One point shifts a person down, once in the game: a woman gives as many shells as she shows (◗).
bora_bora_lesson-helper-intro-plain = Each pip is a point to spend. One point shifts a person down, once in the game: a woman gives as many shells as she shows.
bora_bora_lesson-helper-goal = Get 4 shells with your 3.
bora_bora_lesson-helper-hint = Place the 3 on Helper. The Tracker collects 3 shells and the Storyteller 1, for a point each; the last point is yours to spend.
bora_bora_lesson-helper-done = Shells buy jewelry at the end of the round, up to 9 points apiece. Shifting costs one point, so even a low die can do much here.
bora_bora_lesson-helper-wrong-spent = That cost 2 of your 3 points, and the rest isn't enough for both women. Shells cost one point for each woman.
bora_bora_lesson-helper-wrong-other = You hold fewer than 4 shells. Both women show some, and the helper lets each collect for one point.

bora_bora_lesson-build-title = Build without leaving gaps
bora_bora_lesson-build-intro = A building tile covers two materials side by side. It brings 10 points in the first two rounds, then less. You have two ways to lay it.
bora_bora_lesson-build-goal = Build so that your other four tiles still fit.
bora_bora_lesson-build-hint = Place the 2 on Build and cover a1 and b1. Otherwise a1 in the corner would be alone, as a2 is built on.
bora_bora_lesson-build-done = 10 points, and no space is lost: a ground that is full at the end brings 6 more, and so do all six tiles built.
bora_bora_lesson-build-wrong-single = 10 points, but now a1 is alone: nothing beside it is free, so one of your tiles will never fit. "3/4" in the list warned of it.
bora_bora_lesson-build-wrong-other = Nothing is built. Any number brings the same points, so the 2 is good enough for the card Build.

bora_bora_lesson-gods-title = A god breaks the rule
bora_bora_lesson-gods-intro = Two materials lie side by side, but a 2 lies on Build and you hold a 4. A blue god lets a die lie where it isn't lower, for a card and an offering.
bora_bora_lesson-gods-goal = Build in spite of the 2.
bora_bora_lesson-gods-hint = Place the 4 on Build: ❖ blue god stands there as its price. You hold a blue card and an offering.
bora_bora_lesson-gods-hint-plain = Place the 4 on Build: the blue god is named as its price. You hold a blue card and an offering.
bora_bora_lesson-gods-done = A card and an offering for 10 points. Keep one of each for such moments; a white god makes a die a 6, and a god tile stands for any god.
bora_bora_lesson-gods-wrong-other = Nothing is built, and next round your materials wait again. The blue god was made for this die.

bora_bora_lesson-fish-title = An offering just in time
bora_bora_lesson-fish-intro = Right after a hut, a red god scores the region's fish at once, for a card and an offering. You hold a red card, but no offering.
bora_bora_lesson-fish-goal = Score a fish with your red god.
bora_bora_lesson-fish-hint = The yield comes before the god: a steppe gives the offering that pays. Place the 5 on Land/Water; s2 has a fish of 4, c2 one of 2.
bora_bora_lesson-fish-done = The steppe has paid for the god. The fish stays there: at the end of the game it counts for the player who holds the site.
bora_bora_lesson-fish-wrong-dry = A region without an offering, so there was nothing to pay the god with. Look for ✿ among the regions in reach.
bora_bora_lesson-fish-wrong-dry-plain = A region without an offering, so there was nothing to pay the god with. Look for a steppe among the regions in reach.
bora_bora_lesson-fish-wrong-other = No fish is scored: go to a steppe, and say yes to the red god.

bora_bora_lesson-temple-title = Push in the temple
bora_bora_lesson-temple-intro = A priest pushes those below him down until there is a gap. The player with the most priests wins the god tile; in a tie the highest priest decides. Ben has two.
bora_bora_lesson-temple-goal = Place a priest so that the god tile comes to you.
bora_bora_lesson-temple-hint = With two each, the highest priest decides. Place the 5 on Temple and take space 5: Ben's priest there moves down to 4.
bora_bora_lesson-temple-done = Two each, and yours is on top: the god tile would be yours, as long as no one pushes you. And each priest brings points every round.
bora_bora_lesson-temple-wrong-low = Two each, but Ben's is still the highest on 5. "god tile to" in the list says in advance who would win it.
bora_bora_lesson-temple-wrong-other = You still have one priest against Ben's two. A 5 takes a priest to any space up to 5.

bora_bora_lesson-people-title = People work in the right order
bora_bora_lesson-people-intro = When the dice are placed, you use one kind of men and one kind of women. A Builder builds two materials side by side, but only one lies there.
bora_bora_lesson-people-goal = Build with your Builder.
bora_bora_lesson-people-hint = First the Gatherer: take wood or sand and lay it beside the stone on b2, such as wood on b1. Then the Builder can work.
bora_bora_lesson-people-done = 10 points without a single die. Think of people as a die that you have every round, and use those that feed each other.
bora_bora_lesson-people-wrong-points = Your men were used for points, and each round that is one kind only: the Builder has to wait.
bora_bora_lesson-people-wrong-apart = It lies apart from the stone on b2, so nothing can be built. "pairs" in the list counts the spaces beside a material.
bora_bora_lesson-people-wrong-other = The turn ended without a building. The Gatherer's material can lie beside the one on b2.

bora_bora_lesson-plan-title = Take the bracelet of round 2
bora_bora_lesson-plan-intro = One die is left. At the end of the round the player furthest on the status track buys first. The bracelet costs 3 shells: you have 1, Ben has 4, and he is ahead.
bora_bora_lesson-plan-goal = Buy the bracelet before Ben does.
bora_bora_lesson-plan-hint = Place the 2 on Helper: one point for the woman's 2 shells, one for the man's 2 status steps. Then buy.
bora_bora_lesson-plan-done = Shells, status and one low die together: that is a plan. Look at the end of the round first, and choose your dice by it.
bora_bora_lesson-plan-wrong-late = You had the shells, but Ben was further on the status track and buys first. The man's tattoo would have taken you past him.
bora_bora_lesson-plan-wrong-poor = You had too few shells when your turn to buy came. The woman would have given 2 for one point.
bora_bora_lesson-plan-wrong-declined = You had the shells and the first choice, but you didn't buy. Shells left over at the end bring nothing.
bora_bora_lesson-plan-wrong-other = The bracelet isn't yours. It takes 3 shells, and you have to be further on the status track than Ben: the helper brings both.
