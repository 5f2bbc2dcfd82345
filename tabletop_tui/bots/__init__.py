"""Players that are programs: what they may know (`seen`), how they look ahead (`search`), their `levels`."""
