"""What the finished games say about the players: wins, points and where they come from, ratings."""
