"""What answers lead to and what speaks for and against them, from what a seat may see, without words."""
