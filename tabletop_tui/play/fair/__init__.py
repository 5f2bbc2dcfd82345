"""Fair by proof: chance that is committed to before the first answer and can be checked afterwards.

`docs/fair.md` says what it proves and what it doesn't.
"""
