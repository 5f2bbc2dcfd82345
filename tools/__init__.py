"""Tools for maintainers that need more than the program does."""
