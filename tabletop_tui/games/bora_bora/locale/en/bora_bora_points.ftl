# How points are made: what good players reach, from the figures in docs/bots.md.

bora_bora_points-good = With two players, the strongest computer players average about 100 points; random play brings 71. At least two thirds come round by round on the track: a task in each round (6 points), status, temple, people and buildings; jewelry and fish come on top. So choose tasks that your next actions fulfil anyway.
bora_bora_points-track = What came round by round: a task each round is worth 6, the temple and status pay every time. What pays in every round is worth getting early.
bora_bora_points-jewelry = Jewelry costs shells and counts at the end. Use what men and women bring in each round, as shells are worth nothing afterwards.
