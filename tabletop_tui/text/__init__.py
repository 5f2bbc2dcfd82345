"""Languages: words, cells, durations, short rules. Knows no game and no screen."""
