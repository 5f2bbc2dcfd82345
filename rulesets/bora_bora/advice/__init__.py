"""What an answer would bring, and what speaks for and against it: worked out from views, without words."""
