"""What the presentations of all games are made of: things, cards, boards and their layout."""
