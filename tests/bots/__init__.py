"""Computer players: what they know, how they choose, and how they sit at a table."""
