# The lesson of Helios. For each step: its name, what it is about, the goal, a hint, and what came of it.

helios_lesson-land-title = Create land
# § ACT-1, LND-6
helios_lesson-land-intro = On your turn you take the bottom tile of a column: the column is your action. Land comes with the cube that lies on it, and cubes pay for everything you build.
helios_lesson-land-goal = Create land of a colour that you don't have yet.
helios_lesson-land-hint = Take Create land, then spring or any other land but granite, and lay it anywhere beside your land.
helios_lesson-land-done = You have two cubes of two colours. Different colours pay for more buildings, so begin with one of each.
helios_lesson-land-wrong-same = That is granite again. Buildings ask for several colours: take one that you lack.
helios_lesson-land-wrong-special = Special tiles come without a cube and score only at the end. Take land, which brings you a cube now.
helios_lesson-land-wrong-other = You have no new land. Take the tile below Create land, then choose a land of another colour.

helios_lesson-grow-title = Let land grow
# § LGT-1, LGT-2
helios_lesson-grow-intro = The sun goes clockwise along your coast. Where it stops, it lights all tiles around it, and every empty land there grows a cube of its colour.
helios_lesson-grow-goal = Grow 2 cubes with one move of the sun.
helios_lesson-grow-hint = Take Move sun and stop on F3: it touches redwood on E3 and granite on E4, and both are empty.
helios_lesson-grow-done = One stop, two cubes. Before you choose, the map shows what each stop would grow.
helios_lesson-grow-done-plain = One stop, two cubes. Before you choose, the list says what each stop would grow.
helios_lesson-grow-wrong-one = Only one empty land lies beside this stop. Find the stop where the sun touches two of them.
helios_lesson-grow-wrong-none = The sun stayed where it was, so nothing was lit. Take Move sun, and choose a stop.
helios_lesson-grow-wrong-other = The sun hasn't moved. Take the tile below Move sun.

helios_lesson-reach-title = A longer way for the sun
# § BLD-2, PAY-2
helios_lesson-reach-intro = Buildings bring points, and many lengthen the sun's range (☀) at once. You have three cubes; ○ is any colour, and any two cubes replace one that you lack.
helios_lesson-reach-intro-plain = Buildings bring points, and many lengthen the sun's range at once. You have three cubes; any two cubes replace one that you lack.
helios_lesson-reach-goal = Bring your sun range to 4, and keep at least 1 cube.
helios_lesson-reach-hint = Take Build, then the Sundial: it costs redwood and bamboo and brings 2 steps.
helios_lesson-reach-done = Your range stays at least 4, and the Sundial moves the sun at once. Range helps on every later turn, so build it early.
helios_lesson-reach-wrong-all = Your range is long enough, but it took all three cubes. One building brings 2 steps for only two of them.
helios_lesson-reach-wrong-temple = A temple brings no sun range. Look for ☀ in the column "at once".
helios_lesson-reach-wrong-temple-plain = A temple brings no sun range. Look for a building that does.
helios_lesson-reach-wrong-less = That isn't enough: your range is still below 4. Look for ☀ +2.
helios_lesson-reach-wrong-less-plain = That isn't enough: your range is still below 4. Look for sun range +2.
helios_lesson-reach-wrong-other = Your sun range is what it was: a building makes it longer. Take Build, then choose one.

helios_lesson-site-title = Where a temple stands
# § LGT-3, TMP-2
helios_lesson-site-intro = Each time the sun lights a temple, it scores 1 point and 1 more for each tile around it. Cubes that stay under it are lost.
helios_lesson-site-goal = Build a temple that scores 5 each time, and lose no cube.
helios_lesson-site-hint = Build the temple on D4, with four tiles around it, and pay with the granite that lies there.
helios_lesson-site-done = 5 points each time the sun stops beside it, and the cube on its site has paid for it.
helios_lesson-site-wrong-lost = You paid with another cube, so the granite below the temple is lost. Pay with the cube on its site.
helios_lesson-site-wrong-few = Fewer tiles lie around that temple. Take the site with the most neighbours: the list says what the temple would score each time.
helios_lesson-site-wrong-other = You have no temple yet. Take Build, then the temple.

helios_lesson-temples-title = Two temples with one stop
# § LGT-1, LGT-3
helios_lesson-temples-intro = The sun lights all tiles around it at the same time. Temples that stand side by side can share a stop on the coast.
helios_lesson-temples-goal = Light two temples with one move.
helios_lesson-temples-hint = Move the sun to F3: it touches both temples, on E3 and on E4. They score 3 and 4 points.
helios_lesson-temples-done = 7 points with one move. Build temples side by side on the same coast, and come back to that stop.
helios_lesson-temples-wrong-one = This stop touches only one of the temples. Look for the field beside both.
helios_lesson-temples-wrong-none = The sun went past both temples, and it can't go back. Count the steps before you move it.
helios_lesson-temples-wrong-other = The sun hasn't moved. Take Move sun and choose a stop.

helios_lesson-lap-title = A lap
# § LAP-1, LAP-2, LGT-1, LGT-3
helios_lesson-lap-intro = When the sun comes round to the lap line, D1 to D3, the lap scores 5 points. Where it stops, it lights the tiles around it as always.
helios_lesson-lap-goal = Score 10 points with one move.
helios_lesson-lap-hint = Stop on D3: it is on the lap line, and the sun touches both temples there.
helios_lesson-lap-done = 5 for the lap and 5 for the temples. With a short coast and a long range laps come often; plan where the sun stops as it comes to the line.
helios_lesson-lap-wrong-short = The sun stopped before the line. One step more, and the lap is complete.
helios_lesson-lap-wrong-bare = The lap scores 5, but this stop touches only one temple. Look for the one on the lap line that touches both.
helios_lesson-lap-wrong-other = The sun hasn't moved. Take Move sun and choose a stop.

helios_lesson-row-title = The fourth tile
# § ACT-2, BON-1
helios_lesson-row-intro = A tile goes into the row of its colour, a grey one into any. The fourth in a row brings a second action; red has three.
helios_lesson-row-goal = Fill the red row, and build a temple with the bonus action.
helios_lesson-row-hint = Take the grey tile, put it into the red row and lay the land. Then build the temple, and pay with the cube on its site.
helios_lesson-row-done = The fourth tile brought you a second action. So look at the colours too: the same action may be worth more in another colour.
helios_lesson-row-wrong-tile = That tile has another colour, so your red row still has three. The tile of Create land is grey: it goes into any row.
helios_lesson-row-wrong-row = In that row it isn't the fourth. In the red one it would have brought you a second action.
helios_lesson-row-wrong-other = You have built no temple. The fourth tile in the red row brings a second action after the first: build the temple with it.

helios_lesson-person-title = Persons
# § PER-2, PER-5, b.3
helios_lesson-person-intro = After the action turns you may buy a person for mana, and activate yours with three cubes each. Only active persons score, each for something that you have.
helios_lesson-person-goal = Activate the person who would score most for you now.
helios_lesson-person-hint = Buy the Astronomer: she scores 2 points for each step of range, which she also makes 2 longer. Then activate her with your three cubes.
helios_lesson-person-done = 18 points for one person. Keep mana and three cubes for the last round: a person scores only if active.
helios_lesson-person-wrong-few = Another person would score more. The last column of the list says how much each is worth to you now.
helios_lesson-person-wrong-night = You bought her, but she sleeps: a person who isn't active scores nothing. Activate her on the same turn.
helios_lesson-person-wrong-other = You passed, with mana and cubes in hand. Buy the person who scores most, then activate her.
helios_lesson-person-wrong-few-plain = Another person would score more. Each option says how much that person is worth to you now.

helios_lesson-plan-title = A plan for two turns
# § LGT-2, RES-1
helios_lesson-plan-intro = Both your lands are full, and full land grows nothing. You have two turns; after the first it is Ben's.
helios_lesson-plan-goal = Put up a building, and grow 2 cubes with one move.
helios_lesson-plan-hint = First build the Warehouse with both cubes: then your lands are empty. On your next turn move the sun to E4, beside both.
helios_lesson-plan-done = A building stands, and two cubes have grown again. Spend first, then let the sun shine: Helios goes on like that, turn after turn.
helios_lesson-plan-wrong-early = You moved the sun while your lands were full, and no cube grew. Spend cubes first, then move the sun.
helios_lesson-plan-wrong-few = From this stop fewer than 2 cubes grew. Look for a stop beside two lands without a cube.
helios_lesson-plan-wrong-temple = A temple takes land away from growing: nothing grows on its site any more. Put up a building instead.
helios_lesson-plan-wrong-other = The two turns are over. Build with both cubes on the first, and move the sun on the second.
