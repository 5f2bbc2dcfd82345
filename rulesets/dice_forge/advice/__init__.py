"""Forecasts and advice for players: what an option would bring, before it is chosen. Reads views only."""
