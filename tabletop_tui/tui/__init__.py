"""Everything on Textual: the app, keys, screens, widgets, terminals."""
