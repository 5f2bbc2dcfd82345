# How points are made: what good players reach, from the figures in docs/benchmarks.md.

# § END-2
helios_points-good = With two players, the strongest computer player averages 74 points, with three it may be more than 100; random play brings 22. Two thirds come from temples that the sun lights again and again, and from laps: so build temples on its way, and lengthen its range. Active persons and harbours add 10 to 20.
# § END-2, LGT-3, SUN-4
helios_points-bag = What the sun brought during the game. Build temples early and on its way, and lengthen its range.
# § BLD-2, BLD-4
helios_points-buildings = Buildings bring few points themselves. Choose them for what they do: a longer way of the sun, cubes, cheaper temples.
# § END-2, PER-5
helios_points-persons = An active person counts what you have much of anyway. Look at those on offer before you decide what to build.
# § END-2, LGT-3, LAP-2
helios_points-win = Most points win. Temples score each time the sun lights them, and each lap of the sun brings 5 points; at the end, buildings, active persons, harbours and special tiles are added.
helios_points-bag-temples-title = temples in the light
# § LGT-1, LGT-3
helios_points-bag-temples = Each time the sun lights a temple, it scores 1 point and 1 more for each tile around it. Temples that share a stop score together.
helios_points-bag-laps-title = laps of the sun
# § LAP-2
helios_points-bag-laps = A short coast and a long range bring the sun round more often: 5 points a lap.
