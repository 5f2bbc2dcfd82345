# The short rules of Papyria, in our own words.

papyria_rules-sections = aim board sectors setup turn enter move arrival main multiplier landscape scoring values buildings production endtiles keys end final ruling-nought reminders notation signs components

papyria_rules-aim-title = What it is about
# § 1, 8, R37, R45
papyria_rules-aim-text =
    2 to 4 players travel with wanderers and ships around a board along the Euphrates and the Tigris, take what the cities offer, and build a realm of square landscapes.

    Seven kinds of things score: mountain, river, forest, sanctuary, city, temple, invention. A scoring brings value × multiplier, but never more points than the player's knowledge at that moment.

    The player with the most points after the final scoring wins. If totals are equal, more knowledge wins; then more lapis and papyri together; then the victory is shared.

papyria_rules-board-title = The board
# § 3, R12, R53
papyria_rules-board-text =
    Twelve sectors lie in a ring, numbered 1 to 12 clockwise. Each has a slot for one wanderer on the outer path, a slot for one ship at the river, two spaces on the outer path (1 and 2) and one at the river.

    Wanderers walk on the outer ring, ships sail on the inner one; the rings don't hinder each other. Between positions 6 and 7 is border A, between 12 and 1 border B. Walls and other borders mean nothing.

    Three scoring tiles lie face up beside border B, with a stack of more.

papyria_rules-sectors-title = What lies in the sectors
# § 3, R3
papyria_rules-sectors-text =
    Spaces 1 and 2 of each sector; the river holds multipliers until the last is taken. Parts of four sectors are shuffled and turned, so positions differ from game to game.

    - Mari: landscape, scoring tile
    - Assur: city, mine
    - Nineveh: landscape, lapis production
    - Eshnunna: temple, papyrus production
    - Sippar: landscape, mine
    - Babylon: scoring tile, temple
    - Kish: landscape, papyrus production
    - Nippur: landscape, city
    - Isin: landscape, temple
    - Uruk: scoring tile, city
    - Ur: landscape, scoring tile
    - Lagash: mine, lapis production

papyria_rules-setup-title = Set-up
# § 4, R9, R10, R5, R6
papyria_rules-setup-text =
    With 2, 3, 4 players each space holds: landscapes 4, 5, 6; scoring tiles 4, 6, 8; temples 2, 3, 4; cities 2, 3, 4; multipliers 3, 4, 5. Mines: in Sippar 4, 5, 7, in Assur 3, 5, 6, in Lagash 3, 4, 6. At border B 10, 14, 18 scoring tiles, 3 of them face up. 12 end tiles form a stack.

    All players have the same small realm: the settlement (river, an invention worth 2 papyri), north of it the Grove (2 forests), east the Canal (river, 1 forest), south the Shrine (1 forest, a sanctuary), west the Foothills (river, a mountain). In turn order players get 3, 4, 5, 6 lapis, and each 2 papyri and 5 knowledge.

    Each player is dealt 4 starting tiles. From the last player to the first, each keeps two of them: symbols count for the whole game, lapis, papyri and knowledge come at once. Then the priest is put on one of the four landscapes around the settlement.

papyria_rules-turn-title = Rounds and turns
# § 5, 5.1
papyria_rules-turn-text =
    In each round every player has one turn, the starting player first. A turn has two phases:

    - Move one wanderer or one ship. Right after that, use what borders and meetings give.
    - Carry out two main actions in the sector reached.

    You can't pass.

papyria_rules-enter-title = Entering
# § 5.2, R11
papyria_rules-enter-text =
    In each of the first four turns one of the player's two wanderers and two ships comes onto any empty slot of its ring. It costs nothing, passes no border and pushes no piece away. Everything else is as after a move.

papyria_rules-move-title = Moving
# § 5.3, R12, R13, R14, R15, R16, R51
papyria_rules-move-text =
    A piece moves clockwise on its ring. One or two steps are free, each further one costs 1 lapis. Occupied slots are skipped and don't count as steps. A piece can go no further than the slot before its own.

    A move may end on another player's piece of the same ring, which counts as a step. That costs 1 lapis more, to its owner, and the piece is pushed clockwise to the next empty slot. The pushed piece gets nothing else there. Players can't push their own pieces away.

papyria_rules-arrival-title = On arrival
# § 5.4, R17, R18, R20, R21, R42
papyria_rules-arrival-text =
    Before the main actions, each once and in any order:

    - Border A passed: buy knowledge, 4 for 1 papyrus, 7 for 2 papyri, 9 for 3 papyri.
    - Border B passed: an extra scoring with one of the face-up tiles there for 2 papyri. The tile is kept, and the next of the stack takes its place. When the stack is empty there are fewer tiles.
    - Another player's piece in the other slot of the sector: trade, 1 lapis to that player for 1 papyrus from the supply.

    If the player's own piece is in the other slot: once in this turn, on arrival or before, between or after the main actions, the priest may move to any of the player's landscapes.

papyria_rules-main-title = Main actions
# § 5.5, R22, R23, R24, R50, R55, R52
papyria_rules-main-text =
    A wanderer carries out both outer spaces of its sector. A ship carries out the river and one of the two outer spaces; the other is left as it is. The player chooses the order.

    The action depends on what lies on the space now. A space with goods loses exactly one. A player who can't or doesn't want to use a landscape, a temple, a city or a mine gives it up: it leaves the game. Scoring tiles and multipliers are always taken.

    The next tile of a stack is turned up only after the action.

papyria_rules-multiplier-title = Multipliers
# § 6.1, R36
papyria_rules-multiplier-text =
    The top multiplier at the river is taken. It adds 1 symbol of its kind, for city and temple 2. The multiplier of a kind is the number of its symbols, those of starting tiles and the bonus of its key tile included. Without any it is 0.

papyria_rules-landscape-title = Landscapes
# § 6.2, R25, R26
papyria_rules-landscape-text =
    The face-up landscape is laid on an empty place next to the landscape on which the priest stands, any way round. Nothing has to match; rivers may be cut off. Then the priest goes onto the new landscape.

    A priest with landscapes on all four sides can't lay anything: the landscape leaves the game. “Next to” always means sharing a side, never a corner.

papyria_rules-scoring-title = Scoring tiles
# § 6.3, R37
papyria_rules-scoring-text =
    The tile first brings its knowledge, 0 to 4. Then its kind is scored: value × multiplier points, but at most the knowledge now reached. The tile is kept; the number of tiles counts at the end.

    There are seven tiles of each kind, and one for which the player chooses the kind. A scoring may bring 0 points.

papyria_rules-values-title = The seven values
# § 7, R30, R31, R32, R33, R34, R54
papyria_rules-values-text =
    - Mountain: landscapes with a mountain or an invention that makes lapis, side by side. Each counts 1, with a mine 2. The group with the highest total counts.
    - River: landscapes of the largest river network. Two neighbours are linked if both have a river at their common side; side arms count.
    - Forest: uncovered forests of landscapes side by side. The group with the most counts.
    - Sanctuary: uncovered sanctuaries with no other uncovered one next to them.
    - City: the number of cities, and the fewest landscapes without a city that link them all. 0 without a city.
    - Temple: the same with temples.
    - Invention: all inventions, including the settlement's.

papyria_rules-buildings-title = Temples, cities, mines
# § 6.4, 6.5, 6.6, R27, R28, R29
papyria_rules-buildings-text =
    - Temple: covers a sanctuary for good. The first costs 1 lapis, the second 2, the third 3, and so on.
    - City: covers one forest for good, at the same prices, counted separately. A landscape with several forests can carry several cities.
    - Mine: covers a mountain, which keeps counting; free.

    Different buildings may stand on the same landscape. Covered forests and sanctuaries no longer count as such.

papyria_rules-production-title = Production
# § 6.7, 6.8
papyria_rules-production-text =
    Lapis production brings 1 lapis for each of the player's mines and each invention that makes lapis. Papyrus production brings 2 papyri for the settlement and 1 or 2 for each invention that makes papyri. Production spaces never run out.

papyria_rules-endtiles-title = End tiles
# § 6.9, 6.10, R38, R39
papyria_rules-endtiles-text =
    When the last good of a space is taken, the top end tile is laid there at once, on river spaces too. It can be used from the next turn on, instead of the good.

    A player who carries out a space with an end tile gains its knowledge (0 to 3) every time, and may then pay its lapis or papyri once for its points, which knowledge doesn't limit. A paid tile leaves the game, and the next end tile takes its place. Otherwise it stays.

papyria_rules-keys-title = Key tiles
# § 5.6, R7, R8, R43, R48
papyria_rules-keys-text =
    A player who fulfils one of these takes the top key tile of its kind at once, at most one of each kind:

    - Temple: 3 temples
    - City: 3 cities
    - River: a river value of 9
    - Invention: 8 inventions
    - Sanctuary: 5 uncovered sanctuaries side by side in one group

    The first tile of each kind has 3 keys; it adds 2 symbols to the multiplier of its kind. One with 2 keys adds 1, one with 1 key none. Tiles of a kind: with 2 players 3 and 1 keys, with 3 players 3, 2, 1, with 4 players 3, 2, 1, 1. A key tile is never lost.

papyria_rules-end-title = The end
# § 8, R40, R47
papyria_rules-end-text =
    When an end tile has to be laid and the stack of 12 is empty, the round is played to its end, so that all have had the same number of turns. Spaces that are emptied then stay empty. After 60 rounds the game ends in any case.

papyria_rules-final-title = Final scoring
# § 8, R37, R44
papyria_rules-final-text =
    Each key tile brings its owner one more scoring of its kind. Then come the majorities:

    - Most cities: a forest scoring
    - Most temples: a forest scoring
    - Largest river value: a mountain scoring
    - Most scoring tiles: a mountain scoring

    All who are tied for the most score; with none of a thing, no player does, unless you agreed otherwise. Knowledge limits each scoring separately. Lapis and papyri left over are worth nothing.

papyria_rules-ruling-nought-title = The most of what nobody has
# § R44
papyria_rules-ruling-nought-text =
    The rulebook says: "Whoever has the most cities carries out a forest scoring" ("Wer die MEISTEN STÄDTE hat, führt eine WALD-Wertung aus"), and the same for temples and scoring tiles. Readers differ on what that means if no player has any, so you choose when you set up the game:

    - Nobody scores: a player without a city doesn't have the most cities.
    - All score: all have equally many, none, so all are tied for the most, and all who are tied score.

    Nobody scores, unless you choose otherwise. In Orbis the same question is answered the other way: there its rulebook sets a minimum for temples ("each of you who has at least one shrine") and none for gods, so the missing minimum means something. Papyria's rules set a minimum nowhere, and so say nothing either way.

papyria_rules-reminders-title = Easily forgotten
# § 5.7, R48
papyria_rules-reminders-text =
    - Giving up a good still takes it off its space, and may bring an end tile.
    - Skipped pieces cost nothing; only the owner of the slot where a move ends gets a lapis.
    - Being pushed over a border or entering beside it isn't passing it.
    - A key completed by the first main action counts in the second.
    - Five sanctuaries side by side bring the key, but score nothing: cover some with temples later.
    - The game doesn't end when the twelfth end tile is laid, but when a thirteenth would be needed.

papyria_rules-notation-title = How places are named
# § 13.1
papyria_rules-notation-text =
    Sectors have names. Landscapes are named by their way from the settlement: E2 N1 lies two to the east and one to the north. River E-W leaves a landscape in the east and in the west.

    A move takes two keys: a letter for the piece, then a digit for the sector; another letter changes the piece at once. A row of the list says what the move costs and whom it pays, what the way brings (border A, border B, ⇄ trade, ♝ priest), what both actions come to in the order that brings most, and the points at once. What can't be used or paid then is red: it would be lost.

papyria_rules-signs-title = Signs on the screen
papyria_rules-signs-text =
    Kinds: ▲ mountain, ≈ river, ♣ forest, ☼ sanctuary, ■ city, ⌂ temple, ¶ invention; ◭ is a mine. Tracks and supplies: ◆ lapis, ▤ papyri, ◉ knowledge, ★ points. Pieces: ♟ wanderer, ◡ ship, ♝ priest; those of the player whose turn it is are bright. ×4 is the number of goods on a space, +♣ a symbol to take, ✗ something lost, • something changed since your last turn.

    3◆▸11★+1◉ is an end tile: 3 lapis bring 11 points, every visit 1 knowledge. In a realm forests and cities are upper left, mountains upper right, sanctuaries and temples lower left, inventions lower right, with the river between; the largest river is bright. ¶◆ makes lapis, ¶▤ 1 papyrus, ¶▤▤ 2 papyri. Where only ASCII is shown, letters stand for the signs; help lists them.

papyria_rules-components-title = About the components
papyria_rules-components-text =
    Component values of Papyria are a reconstruction; the rules follow the publisher's short rules.

    Known from those: all actions, prices of buildings and moves, what borders give, conditions and bonus of key tiles, symbols of multipliers, how values are counted, the twelve end tiles of a game, final scoring and majorities. Known from public descriptions: the numbers of most pieces.

    Reconstructed by us: which actions are in which sector and how the parts lie, where the borders are, what landscapes show, the heights of stacks, the knowledge of scoring tiles, end tiles and starting tiles, the starting realm, what players begin with, the tie-break, and the limit of 60 rounds. These are balanced with each other, but they aren't those of the printed game. The solo game isn't here, because its rules aren't in the short rules.

    If you own the game, you can correct them: copy the table from rulesets/papyria into the folder that "tabletop where" prints, correct it, and start again. A wrong cell is reported with its line and column. The column "provenance" says where each row comes from.
