# How points are made: each line of the score sheet, and what good players reach, from the figures in docs/benchmarks.md.

# § 6.3, 8
papyria_points-good = With two players, the strongest computer player averages about 240 points; random play brings about 50. About two thirds come during the game, from scorings and end tiles; key tiles and majorities bring the rest at the end. So raise two or three kinds, value and symbols both, rather than a little of everything.
# § 6.3, 5.4, R37
papyria_points-track = Points during the game. A scoring is value times symbols, up to your knowledge: collect first, buy knowledge at border A, then score the same kind again and again.
# § 5.6, 7.2, 8
papyria_points-key-river = Nine landscapes on one river bring the key: turn each new one so that its river joins an open end of yours. It is one more river scoring at the end.
# § 5.6, R48
papyria_points-key-sanctuary = Five uncovered sanctuaries side by side bring the key, though neighbouring ones don't count in scorings. Take it only if your realm leads there anyway.
# § 5.6, 6.5, 7.5
papyria_points-key-city = Three cities bring the key, for 6 lapis in all. Build them apart: the landscapes between them count as well.
# § 5.6, 6.4, R8
papyria_points-key-temple = Three temples bring the key, for 6 lapis in all. Be first: the first key of a kind adds 2 symbols, the last one none.
# § 5.6, 7.7
papyria_points-key-invention = Eight inventions bring the key, the settlement's included. Take landscapes with inventions that produce: they pay for the rest.
# § 8, R44
papyria_points-majority-a = The player with the most cities scores their forest once more; tied players all do. Remember that every city covers a tree.
# § 8, R44
papyria_points-majority-b = Most temples bring a forest scoring, too. A third temple is often worth it for key and majority together.
# § 8, R49
papyria_points-majority-c = The largest river network brings a mountain scoring. It takes a mountain symbol or two to be worth anything.
# § 8
papyria_points-majority-d = Most scoring tiles bring a mountain scoring: here small scorings count as much as big ones.
# § 6.3, 6.9, 8, R37
papyria_points-win = Most points win. A scoring brings value times symbols of one kind, at most your knowledge; end tiles sell points. After the last round keys and majorities score some kinds once more.
papyria_points-track-mountain-title = mountains
papyria_points-track-river-title = river
papyria_points-track-forest-title = forest
papyria_points-track-sanctuary-title = sanctuaries
papyria_points-track-city-title = cities
papyria_points-track-temple-title = temples
papyria_points-track-invention-title = inventions
papyria_points-track-end-title = end tiles
# § 6.9, R37, 8
papyria_points-track-end = End tiles sell points for lapis or papyri, which bring none at the end. Knowledge doesn't limit them.
# § 7.1, R30, R54
papyria_points-track-mountain = The landscapes with a mountain or a lapis invention in your largest group; one with a mine counts 2.
# § 7.2, R31
papyria_points-track-river = The landscapes of your largest river network, side arms included.
# § 7.3, R32
papyria_points-track-forest = The trees of your largest connected forest; each city covers one.
# § 7.4, R33
papyria_points-track-sanctuary = Your uncovered sanctuaries with no other uncovered one next to them; each temple covers one.
# § 7.5, R34
papyria_points-track-city = Your cities and the fewest landscapes that link them: build them far apart.
# § 7.6, R34
papyria_points-track-temple = Your temples and the fewest landscapes that link them: build them far apart.
# § 7.7, R35
papyria_points-track-invention = The inventions in your realm; the settlement has one.
