"""Several servers at one store: who is on the others, what they do, and texts that several write."""
