# How points are made: what good players reach, from the figures in docs/bots.md.

helios_points-good = With two players, the strongest computer player averages 74 points, with three it may be more than 100; random play brings 22. Two thirds come from temples that the sun lights again and again, and from laps: so build temples on its way, and lengthen its walk. Active persons and harbours add 10 to 20.
helios_points-bag = A temple pays each time the sun lights it, and each lap brings points as well. So build temples early and on the sun's way, and raise its range.
helios_points-buildings = Buildings bring few points themselves. Choose them for what they do: a longer way of the sun, cubes, cheaper temples.
helios_points-persons = An active person counts what you have much of anyway. Look at those on offer before you decide what to build.
