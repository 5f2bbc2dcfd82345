"""Helios in the terminal: its wording, its drawings and its screen."""
