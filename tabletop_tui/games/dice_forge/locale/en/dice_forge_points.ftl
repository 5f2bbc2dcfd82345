# How points are made: what good players reach, from the figures in docs/benchmarks.md.

# § g
dice_forge_points-good = With two players, the strongest computer player averages about 110 points; random play brings about 55. About half of it comes from cards of heroic feats, the rest from glory that dice and cards bring on the way. So first forge faces that pay for the cards you want, and in the last third of the game, buy points.
# § g, R23
dice_forge_points-inventory = Glory gained during the game, from dice, cards and the hammer.
# § d.7, g
dice_forge_points-cards = Heroic feats are worth their stars at the end. Hydra or Typhon brings the most for an action, then cards without an effect, so save up for them; chests make room.
# § g
dice_forge_points-win = Most glory after the last round wins: what dice and cards bring during the game, and what the cards of your feats count at the end. Gold, shards and tokens left over count for nothing; tied players share the place.
dice_forge_points-inventory-dice-title = die faces
# § b.1, d.3
dice_forge_points-inventory-dice = Faces with stars pay off once your dice bring enough gold and shards: forge them in the second half.
dice_forge_points-inventory-cards-title = cards during the game
# § d.4, d.7
dice_forge_points-inventory-cards = Some cards bring glory each time they work, such as the Elder: the earlier you take them, the more often.
dice_forge_points-inventory-hammer-title = the hammer
# § d.3, R16, R22
dice_forge_points-inventory-hammer = Gold you gain may go on the hammer instead of into your store, above all what would be lost there: each stretch of its track brings glory.
