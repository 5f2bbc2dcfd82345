"""What the finished games tell of the players: wins, points and where they come from, ratings."""
