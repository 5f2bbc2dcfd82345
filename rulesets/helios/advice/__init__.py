"""What players are told before they decide, worked out from views, without words."""
