"""The words and the screen of Helios."""
