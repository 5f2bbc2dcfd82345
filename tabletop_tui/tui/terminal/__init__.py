"""The fence: all code that uses private parts of Textual, Rich and asyncssh, and nothing else.

Everything beyond it uses what those libraries promise. So a new version of one of them is tried out here:
`make check` runs `tests/tui/terminal` with two versions of Textual.
"""
