"""Open tables: seats, clocks, talk, computer players, and the list of them all."""
