"""Drawings of Dice Forge: pure functions of what is shown, and what they need to know of it."""
