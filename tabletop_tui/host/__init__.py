"""The user's machine: paths, settings, files, reports, installed games."""
