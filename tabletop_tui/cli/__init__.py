"""The command line: `tree` declares every command, one module each runs it and is imported only then."""
