# The coach of a first game.

coach-name = Coach
coach-on = The coach is on for { $name }. { $rules } shows again what it has said.
coach-off = The coach is off for { $name }.
coach-none = This game has no coach.
coach-page = What the coach has said
coach-page-end = { $rules } opens the rules in short. { $coach } turns the coach off or on.
