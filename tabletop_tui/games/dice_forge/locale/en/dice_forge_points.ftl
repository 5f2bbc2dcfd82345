# How points are made: what good players reach, from the figures in docs/bots.md.

dice_forge_points-good = With two players, the strongest computer player averages 109 points; random play brings 50. About half of it comes from cards of heroic feats, the rest from glory that dice and cards bring on the way. So first forge faces that pay for the cards you want, and in the last third of the game, buy points.
dice_forge_points-inventory = Glory that you gain on the way: from die faces with stars, and from cards each time their effect happens. Such faces pay off once your dice bring enough of the rest.
dice_forge_points-cards = Heroic feats are worth their stars at the end. The most expensive ones bring the most for an action, so save up for them; chests make room.
