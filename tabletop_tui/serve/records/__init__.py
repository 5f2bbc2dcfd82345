"""Finished games, contests, the game of the day, and a guest's own record."""
