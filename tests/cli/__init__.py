"""The command line, wording, settings and places."""
