# What the coach says in a first game of Helios: what to do and why one would.

# § SET-5
helios_coach-start = Choose the land in the middle of your world; it brings a cube of its colour. Take a colour many buildings need: the list says how many.
# § ACT-1, ACT-2
helios_coach-column = Take a column's lowest tile: the column is your action, its colour decides the row. Create land or build early: the sun lights little yet.
# § LND-6
helios_coach-land = Take land with the cube that lies on it. Different colours pay for more buildings than many cubes of one.
# § LND-3, LAP-2
helios_coach-field = Lay it beside your land. Keep the land compact: a short coast lets the sun come round sooner, and each lap brings points.
# § LGT-1, LGT-2, LGT-3
helios_coach-sun = Choose where the sun stops: it lights all tiles around it. Land grows a cube and temples score, so stop where it touches many of them.
# § LGT-2, RES-1
helios_coach-full = Land without room for another cube grows nothing. Spend cubes first, then let the sun shine there.
# § BLD-2, LGT-3
helios_coach-build = Build something: what lengthens the sun's way helps on every later turn, and a temple scores whenever the sun stops beside it.
# § LGT-3
helios_coach-temple = The temple scores itself and the tiles around it each time the sun stops beside it. Put it among many tiles, near the coast.
# § PAY-1, TMP-2
helios_coach-cubes = Pay with cubes from where the sun will soon shine again. Take those on the site of a new temple first: there they would be lost.
# § ACT-2, BON-1
helios_coach-row = A grey tile goes into any row. The fourth in a row brings a bonus action after this one: fill a row when you have a use for it.
# § BON-1, BON-2, BLD-2
helios_coach-bonus = A full row or the Palace brings an action of your choice, at once. Use it for what you couldn't take from the columns.
# § ACT-1
helios_coach-column-empty = An empty column stays empty until the next round. Watch how many tiles are left of the action you need most, and take one in time.
# § PER-2, PER-5
helios_coach-persons = Buy a person for mana, and activate one with cubes. Only active persons score: choose the one who counts what you have most of.
# § RES-1, LND-7, REF-4, BLD-2
helios_coach-colour = Take the colour that you lack for your next building. A field's cube lies on the tile just laid; otherwise you choose the tile, too.
# § DED-1, DED-2, R20
helios_coach-dead-end = The sun never enters a dead end or a lake. Lay land so that no field has only one free side, or that stretch of coast stays dark.
# § LND-7
helios_coach-harbour = A tile on a harbour (♆) brings 4 VP at the end. Reach for one while your land still grows that way.
# § END-2, END-3, R40
helios_coach-last = Last round: buildings, lit temples and an active person score. Cubes left over need a special tile or a tie, mana needs a person.
