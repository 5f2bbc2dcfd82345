"""What the program knows about Helios: its words, drawings and screen."""
