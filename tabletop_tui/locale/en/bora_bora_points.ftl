# How points are made: what good players reach, from the figures in docs/bots.md.

bora_bora_points-good = With two players, the strongest computer players average about 100 points, one that plays by chance 71. Three quarters come round by round on the track: a task in each round (6 points), status, temple, people and buildings; jewellery and fish come on top. So choose tasks that your next actions fulfil anyway.
