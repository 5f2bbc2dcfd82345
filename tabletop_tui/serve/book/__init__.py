"""The guest book: members, with their keys, codes, bans, addresses, messages and settings."""
