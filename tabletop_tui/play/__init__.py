"""A game as it is played: its record, undo, seats, coach, lessons, fairness, statistics."""
