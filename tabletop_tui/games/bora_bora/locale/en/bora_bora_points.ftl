# How points are made: what good players reach, from the figures in docs/benchmarks.md.

# § d.6, g
bora_bora_points-good = With two players, the strongest computer players average about 100 points; random play brings 71. At least two thirds come round by round on the track, jewelry and fish on top. So choose tasks that your next actions fulfil anyway.
# § d.6, h14
bora_bora_points-track = What came round by round. What pays in every round is worth getting early.
# § d.6, g
bora_bora_points-jewelry = Jewelry costs shells and counts at the end. Use what men and women bring in each round, as shells are worth nothing afterwards.
# § d.6, g
bora_bora_points-win = Most points after six rounds win. Each round brings points for a task, temple, status, people and buildings; at the end jewelry, fish, god tiles and bonuses are added.
bora_bora_points-track-tasks-title = tasks
# § d.6, R29
bora_bora_points-track-tasks = A task met brings 6 points at the end of each round: let your dice do what one of the three lacks.
bora_bora_points-track-building-title = buildings
# § d.3.5, R21
bora_bora_points-track-building = A building tile brings its points at once: 10 in the first two rounds, less later.
bora_bora_points-track-temple-title = priests in the temple
# § d.6
bora_bora_points-track-temple = Each priest who is still in the temple at the end of a round brings 1, 2 or 3 points, more in later rounds.
bora_bora_points-track-status-title = status
# § d.6, R23
bora_bora_points-track-status = Each round the status track pays what your space shows, and sets the order of the next round.
bora_bora_points-track-people-title = people
# § d.5
bora_bora_points-track-people = People of the point kind bring points each round; several of one kind bring more.
bora_bora_points-track-other-title = fishing, helper, red gods and yields
# § d.3, d.3.3, R11
bora_bora_points-track-other = Small change from dice that had nothing better to do, and fish that a red god scored at once.
