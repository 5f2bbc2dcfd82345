"""Drawing: lines, runs, hexes, glyphs, themes, pictures, SVG. Knows no game and no Textual widget."""
