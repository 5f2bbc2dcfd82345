"""The games: each a package of words, things, drawings and a screen, as another package would bring them."""
