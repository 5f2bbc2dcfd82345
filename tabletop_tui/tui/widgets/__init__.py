"""The parts of screens; no widget knows a game."""
