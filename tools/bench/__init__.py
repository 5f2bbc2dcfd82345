"""What is measured, and what runs too long for the tests: benches, evenings over SSH, storms."""
