# The short rules of Helios, in our own words.

helios_rules-sections = aim setup map round tiles land specials temples buildings paying sun waters laps ruling-laps light bonus persons refill end supplies reminders signs components

helios_rules-aim-title = What it is about
# § a, d.0, END-3
helios_rules-aim-text =
    Each of 2 to 4 players is a high priest of the sun god Ahau, with a world, a sun that circles it, and a city. Land next to where the sun stops grows resources, temples there score victory points (VP), and so does every lap of the sun.

    A game has 4 rounds, with three players 3. A round has three phases: action turns, persons, refill and bonus resources. The player with the most VP wins.

helios_rules-setup-title = Set-up
# § SET-1, SET-2, SET-3, SET-4, SET-5, SET-6, SET-7, SET-8, R1, R2, R6, R7
helios_rules-setup-text =
    The starting player is drawn, or chosen when the game is set up, and gets the dragon.

    Every player begins with a sun range of 2, the sun above the middle of the map, 1 mana and an empty bag. In turn order each chooses the land in the middle, redwood, granite or bamboo, with a cube of its colour on it.

    Of the remaining land 4 tiles of each colour are stacked by colour, the others are shuffled as the extra stack. The top tile of each of the six stacks lies open, with a cube of its colour. The special tiles and all 8 persons lie open.

    The action tiles are shuffled by action, and of each action some are revealed in a column: 6 with three or four players, 3 with two.

    The third and fourth players each put a second cube, of any colour, on their start land.

helios_rules-map-title = The map
# § b.1, LND-7, R10
helios_rules-map-text =
    Fields are named by column and number, D4 is the middle. The 19 light fields may carry tiles. The 18 dark fields around them never do, but the sun may go there. The yellow-edged fields D1, D2 and D3 are the lap line.

    Six corner fields of the light area are harbours: 4 VP at the end with a tile on them. F3 and B3 bring 1 mana when a tile is laid there, E5 and C2 a cube of any colour, put on the tile just laid even as a second one.

helios_rules-round-title = A round
# § d.0, R5, R6, R36
helios_rules-round-text =
    Phase 1, action turns: in turn order from the dragon, every player takes one action tile and carries out its action. With two and four players there are 4 such turns, with three players 6. Tiles left in the columns are then removed.

    Phase 2, persons: buy and activate persons. It is played in the last round, too.

    Phase 3, refill and bonus resources: not after the last round.

helios_rules-tiles-title = Action tiles and rows
# § ACT-1, ACT-2, ACT-3, BON-1, R11, R12, R55
helios_rules-tiles-text =
    Take the bottom tile of one of the three columns. You must take one, even if you want no action. A column without tiles offers nothing for the rest of the round.

    The tile goes into the row of its colour at your board: red, blue or yellow. A grey tile goes into a row of your choice. The action on it doesn't matter for the row.

    Then carry out the action of its column: create land, build, or move the sun. You may waive it; if nothing is possible, it is waived for you.

    The fourth tile in a row brings a bonus action, after the regular action with everything it leads to. Then the row is emptied. Rows stay from round to round.

helios_rules-land-title = Create land
# § LND-2, LND-3, LND-4, LND-5, LND-6, d.2, REF-2, SUP-7, R19
helios_rules-land-text =
    Take one of the land tiles on offer with its cube, or a special tile, and lay it on a field that

    - is light and free,
    - is next to a tile of yours,
    - isn't where your sun is,
    - doesn't enclose the sun: it must still be able to reach a dark field over free fields.

    A tile never moves again. The slot it came from stays empty until phase 3. Special tiles lie open until both of a kind are taken.

helios_rules-specials-title = Special tiles
# § g, LGT-4, RES-1, R48
helios_rules-specials-text =
    Two of each. They score at the end, each separately; light brings them nothing, but a temple may stand on them, and one cube may lie there.

    - Sanctuary: 7 VP if a temple stands on it.
    - Treasury: 1 VP for each cube left anywhere on your map.
    - Oasis: 2 VP for each different land colour next to it.
    - Summit: 1 VP for each tile next to it, 2 VP for those with a temple.

helios_rules-temples-title = Temples
# § TMP-1, TMP-2, TMP-3, LGT-3, R29
helios_rules-temples-text =
    Your first temple costs 1 cube, the second 2, the third 3, and so on, of any colours; it brings as much mana as its number. It may stand on any tile of yours without a temple.

    Cubes on that tile may be used for paying. What still lies there afterwards goes back to the supply, and no cube can ever lie there again.

    Whenever the sun stops next to a temple, it scores 1 VP for its own tile and 1 VP for each tile around it, whatever lies on them.

helios_rules-buildings-title = Buildings
# § b.2, BLD-1, BLD-2, BLD-3, BLD-4, R44, R25, SUN-6, R23, R28, R45
helios_rules-buildings-text =
    Each player has the same twelve, each once. The cost is in brackets. VP count at the end; sun range, mana and immediate effects come when it is built, in this order; lasting functions work from then on.

    - Palace (1 spring, 1 granite and 1 obsidian): 4 VP, sun +1, 1 mana, a bonus action at once.
    - Warehouse (1 redwood and 1 granite): 2 VP, sun +1, your land tiles hold 2 cubes.
    - Stonemasons' Lodge (2 granite and 1 of any colour): 3 VP, sun +1, 1 mana, your temples cost 1 cube less, never below 0.
    - Observatory (1 spring, 1 obsidian and 2 of any colour): 6 VP, your sun goes any distance, but laps no longer score.
    - Sun Gate (1 spring, 1 bamboo and 2 of any colour): 2 VP, sun +2, a lap scores 10 VP.
    - Sun Altar (1 granite, 1 obsidian and 1 of any colour): 3 VP, sun +1, each lit temple scores 1 VP more.
    - Sundial (1 redwood and 1 bamboo): 2 VP, sun +2, move the sun at once.
    - Market (1 bamboo and 2 of any colour): 3 VP, sun +1, up to 2 cubes of your choice at once, onto tiles with room.
    - Mana Well (1 spring, 1 obsidian and 1 of any colour): 3 VP, sun +1, 3 mana.
    - Surveyors' Office (1 redwood and 2 of any colour): 3 VP, sun +2, create land at once.
    - Sun Road (1 redwood, 1 granite and 1 bamboo): 3 VP, sun +4.
    - Monument (1 spring, 1 redwood, 1 granite, 1 bamboo and 1 obsidian): 12 VP.

    Immediate effects may be waived. The sun range ends at 16.

helios_rules-paying-title = Paying
# § PAY-1, PAY-2, PAY-3, R26, R27
helios_rules-paying-text =
    You choose the cubes from your tiles; they go to the supply.

    Where a cost says any colour, the colour is yours to choose. Cubes you own of another colour in the cost must be paid; you can't replace them. Any two cubes replace each one still missing. So the number of cubes is fixed before you pay. If only one set of cubes is possible, it is paid without asking.

helios_rules-sun-title = Moving the sun
# § SUN-1, SUN-4, SUN-5, SUN-7, R16, R22
helios_rules-sun-text =
    The sun goes clockwise around your land, from 1 step up to its range. It always touches your land, and it may go over the dark fields. It can't stop on the field it started from, not even after a full lap. Not moving means waiving the action.

    You choose where it stops. If several ways lead there, the sun takes the best one: one with a lap that scores, then one after which the next lap comes soonest, then the shortest.

helios_rules-waters-title = Bays, shortcuts, dead ends, lakes
# § SUN-3, DED-1, DED-2, DED-3, R18, R20, R17
helios_rules-waters-text =
    - Shortcut: across the mouth of a bay the sun may step to where the coast would lead it anyway.
    - Dead end (!): a light field with only one free side, and the tube that leads to it. The sun passes by and never goes in. If land is laid so that the sun is in one, its only way is out.
    - A bay with room to turn isn't a dead end.
    - Lake (-): water cut off from the dark edge. The sun never gets there. Lakes without the sun may be made, and filled.

helios_rules-laps-title = Laps
# § LAP-1, LAP-2, R14, R15, R23
helios_rules-laps-text =
    When the sun has gone all the way round and comes onto the lap line from the left, a lap is complete: 5 VP, with the Sun Gate 10, with the Observatory none. It may take any number of moves. Going back and forth over the line counts once. In one move only one lap scores, and in one turn as well, unless you chose otherwise.

helios_rules-ruling-laps-title = Two laps in a turn
# § R14
helios_rules-ruling-laps-text =
    The rulebook says: "VP for going round come only once a turn! Even if the player can go over the fields twice in their turn, they may take only 5 VP" ("Die Siegpunkte für die Sonnenumrundung gibt es pro Zug nur einmal! Auch wenn der Spieler zweimal in seinem Zug über die Felder ziehen kann, darf er sich nur 5 Siegpunkte nehmen"). Readers differ on "Zug", so you choose when you set up the game:

    - Once a turn: it is the player's turn, with a bonus action and the Sundial. A second lap in it scores nothing, and is used up.
    - Once a move: it is a single move of the sun, as in the rulebook's word for the sun's range. Two moves in a turn can score two laps.

    Once a turn, unless you choose otherwise. Games saved before one could choose go on with once a move.

helios_rules-light-title = Light
# § LGT-1, LGT-2, LGT-3, LGT-4, R41, R30
helios_rules-light-text =
    Where the sun stops, all tiles around it are lit at the same time.

    - Land without a temple and with room grows one cube of its colour. There is room for one, with the Warehouse for two; one cube comes at a time.
    - A temple scores 1 VP for its tile and 1 VP for each tile around it, 1 VP more with the Sun Altar.
    - A special tile without a temple yields nothing.

    These VP go into your bag. How many are in other players' bags stays hidden until the end, unless open bags were agreed; every gain is announced.

helios_rules-bonus-title = Bonus actions
# § BON-2, R13, R51, BLD-2, R44
helios_rules-bonus-text =
    A full row and the Palace bring one: any of the three actions, without a tile, even if its column is empty. It is used at once or lapses. Once chosen, the action can't be waived; a building's immediate effect can. It never fills a row.

helios_rules-persons-title = Persons
# § PER-1, PER-2, PER-4, PER-5, b.3, R35, R37, R53
helios_rules-persons-text =
    The player with the most mana begins; of tied players, the first from the dragon on. Then it goes clockwise. In your turn you may buy one person for mana and activate any of your persons for cubes, in any order. A player who does nothing has passed and is out of this phase; the others continue until all have passed.

    A person brings nothing until active. Then sun range and mana come once, and VP at the end. The list shows mana to buy, cubes to activate, and effect.

    - Explorer (4 mana, 1 spring, 1 bamboo and 1 of any colour): 4 VP per harbour with a tile, besides the harbour's own.
    - Astronomer (4 mana, 1 granite, 1 obsidian and 1 of any colour): sun +2, 2 VP per step of your sun range.
    - High Priestess (3 mana, 1 redwood, 1 granite and 1 of any colour): 4 VP per temple.
    - Architect (4 mana, 1 redwood, 1 obsidian and 1 of any colour): 3 VP per building.
    - Settler (2 mana, 1 redwood, 1 bamboo and 1 of any colour): sun +2, 1 VP per tile on your map.
    - Mage (2 mana, 1 spring, 1 obsidian and 1 of any colour): 2 mana, 2 VP per mana left.
    - Herbalist (3 mana, 1 spring, 1 granite and 1 of any colour): 1 mana, 3 VP per land colour on your map.
    - Warden (2 mana, 1 bamboo, 1 obsidian and 1 of any colour): 5 VP per special tile on your map.

helios_rules-refill-title = Refill and bonus resources
# § REF-1, REF-2, REF-3, REF-4, R39
helios_rules-refill-text =
    New action tiles are revealed, from the discarded ones where a pile is used up. Empty land slots get the next tile of their stack with a cube; tiles not taken stay. The dragon passes on clockwise.

    The players who are now third and fourth each put a cube of any colour on a tile with room for it.

helios_rules-end-title = The end
# § END-1, END-2, END-3, R40
helios_rules-end-text =
    After phase 2 of the last round, add up: the bag, the VP on your buildings, active persons, 4 VP for each harbour with a tile, special tiles. Tied players compare the cubes left on their maps; if these are equal too, they share the place. Cubes and mana left over score nothing by themselves.

helios_rules-supplies-title = When something runs out
# § SUP-1, SUP-2, SUP-3, SUP-4, SUP-5, R31, R32, R33, R34
helios_rules-supplies-text =
    There are 14 cubes of each colour, 30 mana and 35 houses.

    No cube of a colour: the light brings none, a new land tile lies without one, and it can't be chosen. If there are too few, the tiles around the sun get them clockwise from the top. Mana: take what is there. No house: nothing can be built. VP never run out.

    If an action's tiles run out in spite of shuffling, its column stays shorter; a player who finds no tile at all has no action.

helios_rules-reminders-title = Easily forgotten
# § ACT-2, LGT-4, TMP-2, PER-4, PER-5
helios_rules-reminders-text =
    - The colour fills the row; the column decides the action.
    - Special tiles grow nothing in the light.
    - Pay with the cubes on the temple's site, or they are lost.
    - Only active persons score.
    - Passing in phase 2 is final for the round.
    - Your land shapes the way of your sun: a compact land is circled faster, a ragged one has more coast.

helios_rules-signs-title = Signs on the screen
helios_rules-signs-text =
    Land and cubes: ≈ spring, ♠ redwood, ■ granite, ♣ bamboo, ◆ obsidian; ○ a cube of any colour. ✦ mana, ☀ sun range, ▲ temple, ⌂ building, ♆ harbour, ☺ person, ☾ bought and not active, ☼ active, ⚑ starts the round.

    Action tiles: ♥ red, ● blue, ★ yellow, ✱ grey, which goes into any row. On the map a white frame is what the sun would light, the orange line is its way, the golden line is the left edge of the lap line. In ASCII letters stand for signs: the first of each land's name, and of each row's colour.

helios_rules-components-title = About the components
helios_rules-components-text =
    Not all values of this game could be found. Known from the rulebook: the flow, the rules of land, temples, payment, sun and light, the Palace with its sun step, mana and bonus action, the Warehouse, the starting range of 2, the 5 VP of a lap, and the numbers for four players. Known from public descriptions: the numbers of pieces, the Explorer's 8 VP per corner in all, 2 VP per step of the Astronomer, cheaper temples, endless sun without laps, laps of 10 VP, and 3 rounds of 6 turns with three players.

    Reconstructed by us: the shape of the map with its harbours, bonuses and lap line; costs, VP, mana and sun steps of the buildings (except for the Palace's sun step and mana) and most of their names; the Warehouse's second cube; costs and most effects of the persons; the special tiles' names and values; the harbour's own 4 VP; the end of the sun track; the colours of the action tiles within an action; the number of action tiles with two players; and who gets the bonus resource in phase 3. These are balanced with each other, but they aren't those of the printed game.

    If you own the game, you can correct them: copy the table from rulesets/helios into the folder that "tabletop where" prints, correct it, and start again. A wrong cell is reported with its line and column. The column "provenance" says where each row comes from.
