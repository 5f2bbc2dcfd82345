# How points are made: each line of the score sheet, and what good players reach, from the figures in docs/bots.md.

papyria_points-good = With two players, the strongest computer player averages 190 points; random play brings 40. About two thirds come during the game, from scorings and end tiles; key tiles and majorities bring the rest at the end. So raise two or three kinds, value and symbols both, rather than a little of everything.
papyria_points-track = Every scoring is value times symbols, up to your knowledge. Collect first, buy knowledge at border A, then score the same kind again and again; end tiles turn lapis and papyri that are left over into points.
papyria_points-key-river = Nine landscapes on one river bring the key: give each new one an arm where the river ends. It is one more river scoring at the end.
papyria_points-key-sanctuary = Five uncovered sanctuaries that touch bring the key, though touching ones don't count in scorings. Take it only if your realm leads there anyway.
papyria_points-key-city = Three cities bring the key, for 6 lapis in all. Build them apart: the landscapes between them count as well.
papyria_points-key-temple = Three temples bring the key, for 6 lapis in all. Be first: the first key of a kind adds 2 symbols, the last one none.
papyria_points-key-invention = Eight inventions bring the key, the settlement's included. Take landscapes with inventions that produce: they pay for the rest.
papyria_points-majority-a = The player with the most cities scores their forest once more; tied players all do. Remember that every city covers a tree.
papyria_points-majority-b = Most temples bring a forest scoring, too. A third temple is often worth it for key and majority together.
papyria_points-majority-c = The largest river brings a mountain scoring. It takes a mountain symbol or two to be worth anything.
papyria_points-majority-d = Most scoring tiles bring a mountain scoring: here small scorings count as much as big ones.
