# What the coach says in a first game of Helios: what to do and why one would.

helios_coach-start = Choose the land in the middle of your world; it brings a first cube of its colour. Take a colour that many buildings need: the list says how many.
helios_coach-column = Take the lowest tile of a column: the column is your action, and the tile's colour fills a row. Early on, create land or build: the sun has little to light yet.
helios_coach-land = Take land with the cube that lies on it. Different colours pay for more buildings than many cubes of one.
helios_coach-field = Lay it beside your land. Keep the land compact: a short coast lets the sun come round sooner, and each lap brings points.
helios_coach-sun = Choose where the sun stops: it lights all tiles around it. Land grows a cube and temples score, so stop where it touches many of them.
helios_coach-full = Land that still carries its cube grows nothing. Spend cubes first, then let the sun shine on the empty land.
helios_coach-build = Build something: what lengthens the sun's way helps on every later turn, and a temple scores whenever the sun stops beside it.
helios_coach-temple = Choose where the temple stands. It scores for itself and every tile around it, each time the sun stops beside it: put it among many tiles, near the coast.
helios_coach-cubes = Choose the cubes you pay with. Take them from where the sun will soon shine again, and first from the site of a new temple: there they would be lost.
helios_coach-row = A grey tile goes into any row. The fourth tile in a row brings a bonus action at once: make a row full when you have a use for that action.
helios_coach-bonus = A full row gives you one more action of your choice, at once. Use it for what you couldn't take from the columns.
helios_coach-column-empty = An empty column stays empty until the next round. Watch how many tiles are left of the action you need most, and take one in time.
helios_coach-persons = Buy a person for mana, and activate one with cubes. Only active persons score: choose the one who counts what you have most of.
helios_coach-colour = Choose a cube and where it lies. Take the colour that you still lack for the next building you want.
helios_coach-dead-end = The sun never enters a dead end or a lake. Lay land so that no field has only one free side, or that stretch of coast stays dark.
helios_coach-harbour = A tile on a harbour (♆) brings 4 points at the end. Reach for one while your land still grows that way.
helios_coach-last = This is the last round. Buildings, temples that are still lit and an active person score; cubes and mana count only for a few tiles and persons, and in ties.
