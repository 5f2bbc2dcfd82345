"""Times as sentences of the server have them."""

import time


def moment(seconds: float) -> str:
    """A time, as on the host's clock."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))
