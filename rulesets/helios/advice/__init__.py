"""What players of Helios are told before they decide, worked out from views, without words."""
