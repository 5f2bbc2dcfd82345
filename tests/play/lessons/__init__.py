"""Lessons: every step of every game can be solved and missed, on the screen and in plain mode."""
