"""Drawings of Bora Bora: pure functions of what is shown, and the records they draw."""
