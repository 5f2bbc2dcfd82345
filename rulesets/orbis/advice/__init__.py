"""What players of Orbis are told before they decide, worked out from views, without words."""
