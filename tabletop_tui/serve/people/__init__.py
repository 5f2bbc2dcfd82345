"""Guests and members: names, keys, bans and settings; who is here, and whose turn it is."""
