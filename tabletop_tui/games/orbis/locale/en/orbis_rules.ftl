# The short rules of Orbis, in our own words.

orbis_rules-sections = aim setup turn landscape cost laying trade effects gods scoring reminders signs components

orbis_rules-aim-title = What it is about
# § a, d.1, g, R34
orbis_rules-aim-text =
    Each of 2 to 4 players builds a world: a pyramid of 14 landscapes, 5 in the bottom row, then 4, 3 and 2, which a god crowns. A game has 15 rounds. In each of your 15 turns you take exactly one tile: 14 times a landscape, once a god.

    The player with the most creation points (CP) at the end wins. Ties go to the player with more worshippers left over; if these are equal too, the place is shared.

orbis_rules-setup-title = Set-up
# § b, c, R4, R2, R29, R32
orbis_rules-setup-text =
    65 landscapes of three levels, 10 gods, 5 temples, 5 benefit tokens, and worshippers in yellow, green, blue, red and white, which never run out. The players begin with nothing.

    The landscapes are shuffled by level into three stacks. Nine of level 1 are laid out as the display, 3 by 3. There is one more god than there are players.

    - With 4 players all landscapes are used, 5 gods, temples 2, 4, 7 and 11.
    - With 3 players the 14 landscapes with a white star stay out; 4 gods, temples 2, 4 and 9.
    - With 2 players those with a purple star stay out as well, 28 in all; 3 gods, temples 2 and 7.

    The stacks are just enough: 14 landscapes for each player and the 9 of the display. The first player is drawn, or chosen at set-up. Play goes clockwise.

orbis_rules-turn-title = Your turn
# § d, d.4, R5, R33
orbis_rules-turn-text =
    Take a landscape from the display or, once in the game, a god. You can't pass.

    A god is laid in front of you. It brings no new worshippers and no new tile to the display. A god that does something when it is taken does it at once.

    At the end of your turn you may keep 10 worshippers and give back the rest.

orbis_rules-landscape-title = Taking a landscape
# § d.1, d.4, R31, R37
orbis_rules-landscape-text =
    1. Create: a worshipper of the landscape's colour appears on each landscape next to it in the display, above, below, left and right. That is 2 at a corner, 3 at an edge, 4 in the middle.

    2. Collect: the worshippers that lie on the landscape are yours, and may pay for it.

    3. Pay its cost, or turn it over to make it a wilderness.

    4. Lay it in your world.

    5. If it lies face up, its effect happens.

    6. Check that you hold no more than 10 worshippers.

    7. A new landscape fills the empty slot, from the stack of the lowest level that is left.

orbis_rules-cost-title = Cost and wilderness
# § d.3, d.4, R6, R7, R20, R21
orbis_rules-cost-text =
    Each coloured sign in the cost is a worshipper of that colour, each ✱ one of any colour. All go to the general supply. A landscape without a cost is free.

    Benefit tokens save you their colour entirely, but never a ✱.

    Instead of paying, you may always turn the landscape over into a wilderness. You must do so if you can't pay for it even after trading, or if it can't lie face up anywhere in your world. The program warns you first, then does it for you. A wilderness costs nothing, has all five colours, no effect, and scores −1 CP.

orbis_rules-laying-title = Laying
# § d.4, R10, R11, R21
orbis_rules-laying-text =
    The bottom row grows to five landscapes, at its left or right end, without gaps.

    Above it each landscape rests on two others. You may begin a row before the one below is finished, and leave gaps in rows 2 to 4.

    Face up, a landscape above the bottom row needs a landscape of its own colour, or a wilderness, among the two it rests on. In the bottom row every colour is fine. A wilderness may lie on every free site.

    A landscape that has been laid never moves or turns over.

orbis_rules-trade-title = Trading
# § d.2, R8
orbis_rules-trade-text =
    In your turn you may give 3 worshippers of one colour for 1 of another, as often as you like. The program offers it while you choose a tile, pay a cost, or have too many worshippers; at other times it would gain you nothing.

orbis_rules-effects-title = Effects of landscapes
# § b, d.4, R13, R14, R15, R16, R17, R18, R20, R22, R24, R30
orbis_rules-effects-text =
    Effects belong to landscapes that lie face up.

    - Farm (yellow): take the benefit token of the colour shown. From your next cost on, you don't pay worshippers of that colour.
    - Village (yellow): give back the number of worshippers shown, in any colours, when it is laid. If you can't or won't, it gets a "not fulfilled" marker and scores nothing.
    - Forest (green): at the end, as many of the landscapes touching it (up to six) as it shows must be of the colours shown. Wildernesses count.
    - Irrigation (blue): when it is laid, one of the two landscapes below it must be of the colour shown, or a wilderness. Otherwise, and always in the bottom row, it gets a marker.
    - Volcano (red): when it is laid, remove the number of worshippers shown, of the colours shown, from the other eight landscapes of the display. Those you have just created count. Remove all or none; with none, it gets a marker.
    - Shrine (white): its shrines count for the temples at the end.
    - Conversion (any colour): take the worshippers shown; for ✱, one of your choice.
    - Holy Rock (any colour): worth its points without condition.

    White landscapes also have a mystic value, which decides ties for the temples. No two are alike.

orbis_rules-gods-title = Gods
# § g, R25, R26, R27, R28, R33, R36
orbis_rules-gods-text =
    Each player takes exactly one god, in any turn.

    - Goddess of Love: 1 CP. Take 5 worshippers of your choice at once.
    - God of the Seas: 3 CP if no player has more scored Irrigations.
    - Goddess of Fire: 3 CP if no player has more scored Volcanoes.
    - Goddess of Nature: 3 CP if no player has more scored Forests.
    - God of the Harvest: 3 CP if no player has more scored Villages.
    - Goddess in Training: 2 CP.
    - Goddess of Idleness: 1 CP, and your wildernesses score 0 instead of −1; for the God of Technology they are still wildernesses.
    - God of Technology: 3 CP if no player has fewer wildernesses.
    - God of Balance: 3 CP with a scored Village, a Shrine and a scored Volcano.
    - God of Death: 3 CP if you give back 6 worshippers at once, otherwise none.

    A tie for most or fewest is enough, even a tie at none.

orbis_rules-scoring-title = Scoring
# § g, R22, R23, R24, R36
orbis_rules-scoring-text =
    - Landscapes: the points of all that lie face up and are fulfilled.
    - Wildernesses: −1 each, 0 with the Goddess of Idleness.
    - Temples: the player with the most shrines takes the highest temple, the player with the second most the next one, and so on. Ties go to the highest mystic value on a white landscape that lies face up. A player without a shrine gets no temple.
    - Gods: as above.

orbis_rules-reminders-title = Easily forgotten
# § d.5, R21, R37
orbis_rules-reminders-text =
    - A benefit token never pays a ✱.
    - The worshippers you have just collected can pay at once.
    - A landscape that becomes a wilderness creates worshippers too, in its printed colour.
    - One wilderness may both allow an Irrigation and fulfil it.
    - 3 of a colour are 1 of another at any time in your turn.
    - The limit of 10 applies only at the end of your turn.

orbis_rules-signs-title = Signs on the screen
orbis_rules-signs-text =
    Colours, of worshippers and landscapes alike: ● yellow (Y), ♣ green (G), ◆ blue (B), ▲ red (R), ■ white (W). A ✱ (*) is a worshipper of any colour. ✦ (s) is a shrine, ☾ (m) a mystic value, # a wilderness. The letters in brackets stand for the signs where a terminal shows ASCII only.

    The corner of each landscape on the display shows what it would bring the deciding player:

    - +5: you can pay now, and it brings 5 CP at once, the player's own Forests included.
    - +5?: a Forest that can still bring 5 CP by the end.
    - ✦✦ ☾9, +1 ✱ or ● free: shrines with their mystic value, worshippers, or a colour that costs nothing from then on.
    - trade: you can pay after trading.
    - 0!: you can pay, but it would bring nothing as things stand.
    - −1 on grey: it would become a wilderness by force.

    In its bottom line lie the worshippers; +▲ says that it would get a red one if you took the landscape under the cursor.

    ✓ (v) is met or available, ✗ (x) isn't. • (') marks a landscape that is new on the display since your last turn, [ ] what other players have laid since then. In a world, +3 ✓ scores, 0 ✗ scores nothing, and 2/3? is a Forest that has two of the three neighbours it needs.

orbis_rules-components-title = About the landscapes
orbis_rules-components-text =
    Gods, temples, benefit tokens and all numbers of pieces are those of the game. What is printed on the 65 landscapes (cost, points, numbers asked for, shrines, mystic values) is a reconstruction: it agrees with every figure the rules name and is balanced, but it isn't the printed set.

    If you own the game, you can enter the true values: copy landscapes.csv into the folder that "tabletop where" prints, correct it, and start again. A wrong cell is reported with its line and column.
