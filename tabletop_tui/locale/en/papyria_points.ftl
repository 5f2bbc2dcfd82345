# How points are made: what good players reach, from the figures in docs/bots.md.

papyria_points-good = With two players, the strongest computer player averages 190 points, one that plays by chance 40. Two thirds come during the game, from scoring tiles, cities and laid landscapes; the rest is counted at the end, most of it by key tiles: so collect one or two symbols rather than a little of everything.
