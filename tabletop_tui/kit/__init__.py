"""What the presentations of all games are made of: things, cards, narration, boards and their layout."""
