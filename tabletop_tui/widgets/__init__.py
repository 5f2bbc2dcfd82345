"""What screens are made of; no widget knows a game."""
