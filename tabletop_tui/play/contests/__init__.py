"""Tournaments and leagues: who meets whom, and how everyone stands. Knows no screen, store or clock."""
