# The short rules of Dice Forge, in our own words.

dice_forge_rules-sections = aim setup turn blessing faces special reinforcements forging feats cards stores tokens extra end reminders signs components

dice_forge_rules-aim-title = What it is about
# § a, g, R32
dice_forge_rules-aim-text =
    Each of 2 to 4 players is a hero with two dice whose faces can be exchanged. In every turn all players roll both dice and take what they show. Gold buys better faces; sun and moon shards pay for heroic feats, cards with glory and effects.

    The most glory wins: what was gained in the game, and what is printed on the cards. Tied players share the place. Leftover gold, shards and tokens count for nothing.

dice_forge_rules-setup-title = Set-up
# § c.1, c.2, c.3, c.4, c.5, c.6, c.7
dice_forge_rules-setup-text =
    All players begin with the same two dice. The light one has five faces of 1 gold and one of 1 sun shard, the dark one four of 1 gold, one of 1 moon shard and one of 2 glory.

    The first player is drawn, or chosen at set-up, and stays the same for the whole game. The first player has 3 gold, the second 2, the third 1, the fourth none.

    The islands have 15 places at 7 portals, with as many copies of a card on each as there are players. Nine places have two cards to choose from: those for a first game, the others, a mixture, or place by place.

    The sanctuary has ten pools of four faces, with two players of two. The garden has the special faces, which only feats bring.

    There are 9 rounds, with three players 10.

dice_forge_rules-turn-title = A turn
# § d, R6, R18
dice_forge_rules-turn-text =
    1. Divine blessing: all players roll, and all gain. With two players this happens twice in every turn.

    2. Reinforcements: the active player may use each reinforcement card once.

    3. Action: forge, or perform a feat, or pass, which ends the turn.

    4. Extra action: after an action, 2 sun shards pay for another one.

    Then it is the next player's turn, clockwise.

dice_forge_rules-blessing-title = Divine blessing
# § d.1, d.3, R5, R7, R9
dice_forge_rules-blessing-text =
    All players roll both dice first. Then the rolls are applied, player by player, beginning with the active one. Only players with a choice are asked.

    You choose the order of your two faces. You're asked only where it makes a difference: for a ship beside gold that a full store would lose, or beside a mirror. Otherwise mirrors come first, then times three, faces that simply give something, those with a choice, shields and ships. A roll is fixed: a face forged meanwhile changes the die, not the roll.

    A minor blessing is a roll of one die.

dice_forge_rules-faces-title = Faces of the sanctuary
# § b.1
dice_forge_rules-faces-text =
    - Most faces give all they show: 4G is 4 gold, 2M+2V is 2 moon shards and 2 glory.
    - A face with / gives one thing of your choice: 1G/S/M is 1 gold, 1 sun shard or 1 moon shard; 3G/2V is 3 gold or 2 glory.

    They cost 2, 3, 4, 5, 6, 8 or 12 gold.

dice_forge_rules-special-title = Special faces
# § c.5, d.3, R8, R10, R11, R12, R14, R29
dice_forge_rules-special-text =
    - x3, times three: your other die counts three times. A choice is made once and tripled. Alone, or with another x3, it does nothing.
    - Mir, mirror: counts as a face that is up on an opponent's die, of your choice. If an opponent shows a mirror, your own faces may be copied too. A mirror never copies a mirror.
    - Shp, ship: you may buy a face of the sanctuary for 2 gold less and forge it at once; beside an x3 for 6 less.
    - Sh, shields, one of each resource: 5 glory if your other die gives that resource, otherwise 2 sun shards, 2 moon shards, 3 gold or 3 glory. It counts as given even if it was lost, hammered or turned into glory.
    - Bo, boars in four colours: the roller takes 1 sun or 1 moon shard; then the owner of the boar's card takes 1 sun shard, 1 moon shard or 3 glory (three times beside an x3). A boar stays on its die to the end.

dice_forge_rules-reinforcements-title = Reinforcements
# § d.4, R25
dice_forge_rules-reinforcements-text =
    Cards with ^ may be used once in each of your turns, each copy, in any order. Those you get in this turn wait until your next.

    - Hind: roll one of your dice and take what it shows.
    - Owl: gain 1 gold, 1 sun shard or 1 moon shard.
    - Elder: pay 3 gold for 4 glory.

dice_forge_rules-forging-title = Forging
# § d.6, R19, R29
dice_forge_rules-forging-text =
    Buy one or more faces of the sanctuary with gold. All faces of one action must differ. Each is forged at once: it takes the place of an old face on either of your dice, which is out of the game. The new one is up, but doesn't act yet.

    You may replace a face you have just forged. A boar can't be replaced.

dice_forge_rules-feats-title = Heroic feats
# § d.7, R26, R28, R30
dice_forge_rules-feats-text =
    Pay the shards of a card. Your hero goes to its portal. If another hero stands there, it is ousted: it goes home, and its player rolls both dice at once and takes what they show. Only then do you take the card, and its effect happens.

    A hero who is already on the portal ousts no one. The same feat may be performed several times, even in one turn. A place without cards is closed.

dice_forge_rules-cards-title = The cards
# § d.7, R15, R20, R27, R38
dice_forge_rules-cards-text =
    For a first game: Hind 2M, Satyrs 3M, Ferryman 4M, Cancer 6M, Owl 2S, Minotaur 3S, Gorgon 4S, Sphinx 6S, Hydra 5S5M. The others: Bear, Boar, Cerberus, Sentinel, Ship, Shield, Triton, Cyclops, Typhon. Always there: Hammer, Chest, Helmet, Elder, Spirits, Mirror.

    - Hammer: from now on gold may go on the hammer.
    - Chest: your store takes 4 gold, 3 sun and 3 moon shards more.
    - Bear: each one brings 3 glory whenever you oust or are ousted.
    - Satyrs: all opponents roll, without effect for them; you apply two of their dice.
    - Boar: an opponent of your choice forges the boar.
    - Cerberus, Triton: a token.
    - Helmet, Ship, Mirror, Shield: forge an x3, a ship, a mirror, or a shield of your choice.
    - Cancer: roll both dice twice. Sentinel: the same, and all shards of a kind on a face may be 2 glory each instead.
    - Spirits: 3 gold and 3 moon shards.
    - Minotaur: all opponents roll and lose what they show, glory too, but never below 0. Ships do nothing then; a boar's owner still gains.
    - Sphinx: roll one die four times. Cyclops: the same, and all gold of a face may be as much glory instead.
    - Typhon: 1 glory for each face you have forged.
    - Ferryman, Gorgon, Hydra: nothing but their glory.

dice_forge_rules-stores-title = Stores and hammer
# § d.3, R16, R22, R23
dice_forge_rules-stores-text =
    You can keep 12 gold, 6 sun and 6 moon shards, more with chests. Anything above that is lost. Glory has no limit.

    With a hammer, as much as you like of any gold you gain can go on it instead. 15 steps bring 10 glory at once, the next 15 steps 15 glory. A second hammer begins when the first is finished.

dice_forge_rules-tokens-title = Tokens
# § d.8, R17, R21
dice_forge_rules-tokens-text =
    Each works once.

    - Triton: at any time in your turn, 6 gold, 2 sun shards or 2 moon shards. It is offered when it can matter.
    - Cerberus: after a roll of yours, even outside your turn, the same roll is applied once more, with new choices. Not against the Minotaur and not with the Satyrs.

dice_forge_rules-extra-title = The extra action
# § d.9, R31
dice_forge_rules-extra-text =
    Once in a turn, after an action, you may pay 2 sun shards for an extra one, of the same or the other kind. It is offered if there would be something to do.

dice_forge_rules-end-title = The end
# § g
dice_forge_rules-end-text =
    After the last turn of the last round the game is over at once. Add the glory gained and the glory on your cards.

dice_forge_rules-reminders-title = Easily forgotten
# § d.9, R6, R8, R18, R28
dice_forge_rules-reminders-text =
    - With two players, both roll twice in every turn.
    - The ousted player rolls before you take your card, and a ship of theirs may take a face first.
    - A mirror sees all opponents' dice, even those that weren't just rolled.
    - Passing gives up the extra action too.
    - Sun shards pay for feats and for the extra action: keep 2.

dice_forge_rules-signs-title = Signs on the screen
dice_forge_rules-signs-text =
    Letters: G gold, S sun shards, M moon shards, V glory. A + in front means that you can pay now. On cards ^ works every turn, ! once when it is taken, * always; o stands before those without lasting effect. On dice > (or an arrow below) is up, # is locked.

    Beside a name 12+5=17V is glory gained, glory on cards, and both. Cards in brackets have been used in this turn. The hammer shows steps gone and steps in all, Triton and Cerberus their tokens; where there is little room they are Ham, Tri and Cer, and new is the number of faces forged.

    d says what each die yields on average.

dice_forge_rules-components-title = About the components
dice_forge_rules-components-text =
    Costs, glory, effects, faces and numbers of pieces are those of the game, taken from its rulebook and from public descriptions. English and German names are partly translations of our own.

    If you find a wrong value, you can correct it: copy the table from rulesets/dice_forge into the folder that "tabletop where" prints, correct it, and start again. A wrong cell is reported with its line and column.
