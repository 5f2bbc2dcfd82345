"""Players that are programs. So far one that chooses by chance, for `tabletop auto` and tests."""
