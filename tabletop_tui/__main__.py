"""`python -m tabletop_tui` is `tabletop`."""

import sys

from tabletop_tui.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
