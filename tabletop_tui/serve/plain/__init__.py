"""Plain mode over SSH: lines of text for terminals that can't show a screen, and for screen readers."""
