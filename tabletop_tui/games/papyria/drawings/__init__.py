"""Drawings of Papyria: pure functions of what is shown, and the records they draw."""
