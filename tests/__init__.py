"""Tests, and the tools that make pictures and measure."""
