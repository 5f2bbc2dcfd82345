"""Tables over SSH: the server, who may come in, and a screen for everybody who does."""
