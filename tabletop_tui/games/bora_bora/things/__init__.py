"""The things of Bora Bora, one class per noun, with what is said about each; a file for each subject."""
