"""Tables over SSH: the server, its policy for guests, and a screen for each of them."""
