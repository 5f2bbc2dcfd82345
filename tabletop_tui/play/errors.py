"""Why something can't be done in a game."""

from rulesets.core import Message


class SessionError(Exception):
    """A request to a game can't be carried out; `reason` says why, as a message id with facts."""

    def __init__(self, message_id: str, **facts: object) -> None:
        """`message_id` names the sentence, `facts` are what it speaks of."""
        super().__init__(f"{message_id} {facts or ''}".strip())
        self.reason = Message(message_id, facts)


class RulesFailed(Exception):
    """The rules failed at an answer; the `RulesBug` is the cause."""

    def __init__(self, key: str) -> None:
        """`key` is that of the answer, or `redo`."""
        super().__init__(key)
        self.key = key


class Diverged(Exception):
    """What another program has done in the same game doesn't continue from the position here."""
