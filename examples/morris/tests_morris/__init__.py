"""The tests of nine men's morris; the project's own run over it, too (`tests/conformance`)."""
