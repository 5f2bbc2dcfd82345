"""The screens of the program; those of games are in `tabletop_tui.kit.registry`."""
