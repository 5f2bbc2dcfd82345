"""Drawings of Dice Forge: pure functions of what is shown, and the records they draw."""
