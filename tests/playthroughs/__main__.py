"""`python -m tests.playthroughs` writes all texts again."""

from tests.playthroughs import FOLDER, PLAYTHROUGHS, text_of


def main() -> None:
    """Write every playthrough; say which have changed; remove those that are no longer wanted."""
    wanted = {play.path for play in PLAYTHROUGHS}
    for path in sorted(FOLDER.glob("*.txt")):
        if path not in wanted:
            path.unlink()
            print(f"removed    {path.name}")
    for play in PLAYTHROUGHS:
        text = text_of(play)
        before = play.path.read_text(encoding="utf-8") if play.path.exists() else None
        play.path.write_text(text, encoding="utf-8")
        print(f"{'unchanged' if text == before else 'changed':10} {play.path.name}")


if __name__ == "__main__":
    main()
