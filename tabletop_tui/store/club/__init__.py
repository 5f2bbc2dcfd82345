"""Games and guests of a club in PostgreSQL, for several servers at once; with the extra `tabletop-tui[club]`.

`address` knows what an address is without importing anything; all else imports psycopg, and is imported only
when a store or a guest book at an address is opened.
"""
