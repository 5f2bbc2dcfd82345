"""The program around the rules: command line, screens, saves, wording."""

__version__ = "0.2.0"
"""The program's version; the rules of each game have their own."""
