"""The screens that only a server has: its tables, who sits where, opening a table."""
