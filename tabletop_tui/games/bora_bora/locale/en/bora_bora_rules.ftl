# The short rules of Bora Bora, in our own words.

bora_bora_rules-sections = aim setup round dice ruling-blocking expand people helper temple build fire fishing phaseb ruling-doubling kinds gods paying status jewelry tasks requirements final end fewer reminders signs components

bora_bora_rules-aim-title = What it is about
# § a, R34
bora_bora_rules-aim-text =
    2 to 4 players each lead a tribe on five islands with twelve regions: they put up huts, take in men and women, build on their own ceremonial ground, send priests to the temple, buy jewelry, fulfil tasks, and call the gods.

    After six rounds and final scoring the player with the most victory points (VP) wins. If players tie, the one earlier in the turn order wins.

bora_bora_rules-setup-title = Set-up
# § c, R12, R40
bora_bora_rules-setup-text =
    Drawn at random: a fish tile at each region, the turn order, six men and six women on display, four pieces of jewelry for each round, the tasks, and the god cards, five of them face up.

    Every player gets 12 huts on the 12 people spaces of their own board, 6 building tiles, 4 priests, 2 offerings, 1 god tile, 2 god cards (hidden), and 3 tasks: one with a light back, two with a dark one. As many dark tasks as players and two more are laid out; the other light ones leave the game. Six god tiles lie at the temple. Players start with 0, 1, 2 and 3 VP in turn order. All status markers lie on space 0, the first player's on top.

    Then, from the last player to the first, each puts a hut, not from the 12th space, onto the building site of a region with a 1-fish that no other player has taken, and gets what the site yields. The fish doesn't score.

bora_bora_rules-round-title = A round
# § d.1
bora_bora_rules-round-text =
    A: All players roll three dice. Three times, in turn order, every player places one die on an action card and carries out its action.

    B: In turn order every player may use one kind of men and one kind of women.

    C: Status, temple, jewelry, tasks. Then men, women and tasks that are left make way for new ones.

bora_bora_rules-dice-title = Placing dice
# § d.2, R6
bora_bora_rules-dice-text =
    A die must be lower than every die on the card, no matter whose. Its number is the value of the action. High dice can do more; low ones fit almost everywhere.

    Only a card whose action can be carried out may be chosen, unless you agreed otherwise; and what can be carried out must be. Fishing is always possible.

bora_bora_rules-ruling-blocking-title = Dice that only block a card
# § R6
bora_bora_rules-ruling-blocking-text =
    For taking a man or a woman and for building, the rulebook says: whoever can't do it "may not choose this action" ("darf er diese Aktion nicht wählen", "kann er diese Aktion nicht wählen"). For expanding it says nothing of the kind, and of the temple: "Whoever places a die here may put one of their priests" ("Wer hier einen Würfel platziert, darf einen seiner Priester aus seinem Vorrat in den Tempel auf dem Spielplan setzen"). Readers differ, so you choose when you set up the game:

    - No: what is said of some actions holds for all. A die goes only where its action can be carried out, and fishing is left for the others.
    - Yes: what isn't forbidden is allowed. On the cards for expanding and on the temple, a die may lie though it can't do anything there, merely to keep others out.

    No, unless you choose otherwise.

bora_bora_rules-expand-title = Land path and water path
# § d.3.1, d.3.6, R2, R3, R4, R11, R14
bora_bora_rules-expand-text =
    A new hut goes onto the building site of a region joined by a path to one with a hut of yours, even a hut that was moved aside. Land paths join regions of an island, water paths join islands. The number of the path may not be higher than the value.

    The hut comes from your spaces 1 to 11 or, only when these are empty, from the 12th. A hut on the site moves aside but stays in the region. Each player may have one hut in a region.

    You get what the site yields: mountain stone, beach sand, forest wood, steppe an offering. A material goes onto a free space of your ground that shows it; if there is none, it lies beside the board for good, where it only counts for tasks. Last comes the chance for a red god.

bora_bora_rules-people-title = Woman and man
# § d.3.2, R5
bora_bora_rules-people-text =
    Take a woman, or a man, from a place up to the value. The tile needs a free space: one without a hut or a person. Nothing else happens now. Places aren't filled up before the next round.

bora_bora_rules-helper-title = Helper
# § d.3.3, R42
bora_bora_rules-helper-text =
    You get as many points as the value and spend them one by one. Leftover points are lost.

    - 1 point: shift a man down (tattoo him): one status step for each symbol.
    - 1 point: shift a woman down: one shell for each symbol.
    - 1 point: 1 VP.
    - 2 points: an offering, a god card, or a building material of your choice.
    - 2 points: move a hut to the 12th space, which holds any number.

    Each person can be shifted down only once in the game. Huts on the map never leave their region.

bora_bora_rules-temple-title = Temple
# § d.3.4, R18, R19, R20
bora_bora_rules-temple-text =
    A priest from your supply goes to a space up to the value. A priest who is there, no matter whose, moves to the next lower space, pushing others on, until a gap is filled or a priest leaves space 1 and returns to its owner. Then you get the fire bonus. Priests stay from round to round.

bora_bora_rules-build-title = Build
# § d.3.5, R21, R50
bora_bora_rules-build-text =
    A building tile with a number up to the value covers two neighbouring spaces, side by side or one above the other, that both hold a material; the materials are given back. At once: 10 VP in rounds 1 and 2, 7 in 3 and 4, 4 in 5 and 6, whatever the number, and the fire bonus. Tiles and materials never move.

bora_bora_rules-fire-title = Fire bonus
# § d.3.7, d.3.8
bora_bora_rules-fire-text =
    A god card or an offering, and then a status step or a shell.

    A god card is one of the five face up, replaced at once, or the top one of the deck.

bora_bora_rules-fishing-title = Fishing
# § d.3
bora_bora_rules-fishing-text =
    Any die, whatever dice lie there: 2 VP.

bora_bora_rules-phaseb-title = Using people
# § d.5, R24, R25, R26, R51
bora_bora_rules-phaseb-text =
    In your turn of phase B use one kind of men and one kind of women, in any order, if you like. Equal men count together, and so do equal women, but never men and women. It is one action, however high the value. It doesn't matter whether they have been shifted, nor when they came, and they stay as they are.

    A green god doubles one use, or allows one more kind of a sex already used. It is played before the use, unless you agreed otherwise.

bora_bora_rules-ruling-doubling-title = A green god that a use draws
# § R25
bora_bora_rules-ruling-doubling-text =
    The rulebook says: a green god "doubles the action of the kind of men or women that the player is just using" ("verdoppelt er dadurch die Aktion der Männer- oder Frauenart, die er gerade nutzt"). In its example, a green god just drawn is played at once for a use that comes after. Readers differ on whether it could have doubled the use that drew it, so you choose when you set up the game:

    - Before a use: a use has one value, fixed before it is carried out. A green god that it draws comes too late for it.
    - After drawing: while the kind is being used, a green god may be played, even one just drawn; as many cards are taken again.

    Before a use, unless you choose otherwise.

bora_bora_rules-kinds-title = The kinds of men and women
# § d.5, R27, R43, R44
bora_bora_rules-kinds-text =
    For one, two or three of them:

    - Tracker: land path up to 2, 4, 6.
    - Seafarer: water path up to 2, 4, 6.
    - Matchmaker: a woman from places up to 3, 6, 6.
    - Recruiter: a man from places up to 3, 6, 6.
    - Builder: a building tile up to 3, 6, 6.
    - Gatherer: 1, 2, 3 building materials of any kind.
    - Porter: up to 1, 2, 3 huts to the 12th space.
    - Storyteller: 2, 4, 6 VP.
    - Shaman: 1, 2, 3 god cards.
    - Gift bearer: 1, 2, 3 offerings.
    - Warrior: 1, 2, 3 status steps.
    - Diver: 1, 2, 3 shells.

bora_bora_rules-gods-title = The gods
# § d.4, R7, R8, R10, R25, R43
bora_bora_rules-gods-text =
    - Blue, phase A: place a die that isn't lower. Once for each die.
    - White, phase A: the die has the value 6; for later dice its number stays. Not when fishing.
    - Red, phases A and B: right after you occupy a region, score its fish tile. It stays there for others.
    - Green, phase B: double one use, or use one more kind; only one per turn. Values of paths, places and building tiles end at 6.
    - Yellow, phase C and final tasks: replaces one missing unit of a task, which then brings 4 VP.

    Blue, white and red may all be played for one die.

bora_bora_rules-paying-title = Paying for gods
# § d.4, R9, R17
bora_bora_rules-paying-text =
    A card of the god's colour and an offering; or two equal cards of another colour and an offering; or a god tile, which needs no offering. Without offerings no cards can be played. Cards go to the discard pile, which is shuffled into a new deck once a card is needed and the deck is used up.

bora_bora_rules-status-title = Phase C: status and temple
# § d.6, R23, R48
bora_bora_rules-status-text =
    Every player gets the VP of their space on the status track: 0, then 1, 2, 4, 6, 9, 12, 15 on two spaces each. The new turn order is that of the track: markers further on come first, and on one space the upper marker does. Then all go back to 0 in this order. A marker that comes to others lies on top of them.

    Each priest in the temple brings 1 VP in rounds 1 and 2, 2 in 3 and 4, 3 in 5 and 6. The player with the most priests wins a god tile; if players tie, the priest on the highest space decides. If no priest is there, a god tile leaves the game.

bora_bora_rules-jewelry-title = Phase C: jewelry
# § d.6
bora_bora_rules-jewelry-text =
    In the new turn order, every player may buy one piece of this round with shells. Its VP count at the end. Pieces that aren't sold leave the game.

bora_bora_rules-tasks-title = Phase C: tasks
# § d.6, R29, R31
bora_bora_rules-tasks-text =
    Every player must resolve exactly one of three tasks: fulfilled, it brings 6 VP, with a yellow god 4. One may be discarded, for nothing, only if none is met without a god. You give up nothing that a task asks for, and having more than it asks for does no harm.

    Then, in turn order, every player takes one of the tasks on display, in round 6 too.

bora_bora_rules-requirements-title = What tasks ask for
# § d.8, R30, R41
bora_bora_rules-requirements-text =
    - Huts in regions, on islands, terrains or at fish tiles: on the site or aside.
    - God cards: real cards in your hand; god tiles and pairs don't count as one, but a yellow god replaces one that is missing. They are shown, not given away.
    - Building materials: on the ground and beside the board.
    - Priests: those in the temple.
    - Men, women, jewelry, building tiles: those on your board.
    - Turn-order tile 1: as handed out in this phase C, for final tasks in that of round 6.
    - People of a kind: men and women together.

bora_bora_rules-final-title = Final tasks
# § d.7, R32
bora_bora_rules-final-text =
    After round 6 every player may fulfil the three tasks left, in any order, for 6 VP each, or 4 with a yellow god each. What has been paid no longer counts.

bora_bora_rules-end-title = Final scoring
# § g, R33
bora_bora_rules-end-text =
    - 2 VP for each god tile left.
    - The fish tile of each region whose building site your hut holds.
    - Your jewelry.
    - 6 VP each for: 9 fulfilled tasks, those with a yellow god included; 6 pieces of jewelry; a ground without an empty space; all 6 building tiles; huts in all 12 regions; people on all 12 spaces.

    Leftover materials, shells, offerings and god cards count for nothing.

bora_bora_rules-fewer-title = Two and three players
# § R38, R44
bora_bora_rules-fewer-text =
    With three, land path and water path are one card; with two, woman and man are one card, too. Dice for either lie together, and you choose which it is. Everything else stays the same.

bora_bora_rules-reminders-title = Easily forgotten
# § d.3.2, d.3.5, d.4, R11, R29
bora_bora_rules-reminders-text =
    - Men and women need a space free of huts: expand, or move huts to the 12th space.
    - Without offerings, only god tiles bring gods.
    - A red god works only right after the hut has been placed.
    - If a task is met, one must be fulfilled, that one or another with a yellow god: none may be discarded then.
    - All six building tiles fit only if no single space is left over.

bora_bora_rules-signs-title = Signs on the screen
bora_bora_rules-signs-text =
    Map: =4= land path, ~4~ water path; sa, st, wo, of is what the site yields; P, B, S, T and a number are the fish tile: parrotfish, butterflyfish, surgeonfish, triggerfish, with its VP. The letter in square brackets holds the site, small letters are huts aside.

    Cards: 5b needs a blue god, 5w a white one, 5+ is possible without and with a white one.

    People: M or W, what they can do, then ▲ status or ◆ shells that the helper brings once; ✓ has been shifted down. ⌂ is a hut, a dot a free space. On the ground ● marks a material that lies there.

    Jewelry: 4>6 costs 4 shells and brings 6 VP; Nk necklace, Br bracelet, Er earring, Ri ring, Hd headdress, Be belt.

    Status: of several markers on a space the left one lies on top.

    Players: hu huts on the map, of offerings, sh shells, cd god cards, gt god tiles, pr priests in the temple, pe people, bt built tiles, jw jewelry, tk fulfilled tasks.

bora_bora_rules-components-title = About the components
bora_bora_rules-components-text =
    Not all values of this game could be found, because the rulebook shows many only in pictures. Known from it: all numbers of pieces, the actions and the helper's prices, the kinds of people and their values, the gods, the tasks except for some kinds, the VP of buildings and priests, the final scoring, and on the map the twelve regions and the paths around the central mountain.

    Reconstructed by us: the other paths' numbers and the terrains of two islands, what each terrain yields, the kinds of fish and most of their values, the symbols on people, the kinds, prices and VP of the jewelry, the VP of most status spaces, the layout of the ceremonial ground, and names the rulebook doesn't give. These are balanced with each other, but they needn't be those of the printed game.

    If you own the game, you can correct them: copy the table from rulesets/bora_bora into the folder that "tabletop where" prints, correct it, and start again. A wrong cell is reported with its line and column. The column "provenance" says where each row comes from.
