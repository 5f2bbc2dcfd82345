"""Tests of games that are fair by proof."""
