# How points are made: what good players reach, from the figures in docs/bots.md.

helios_points-good = With two players, the strongest computer player averages 74 points, with three it may be more than 100; one that plays by chance reaches 22. Two thirds come from temples that the sun lights again and again, and from laps: so build temples on its way, and lengthen its walk. Active persons and harbours add 10 to 20.
