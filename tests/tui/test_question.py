"""The question line: what is asked comes whole, and where one is in the turn stays in one piece."""

from textual.app import App, ComposeResult

from tabletop_tui.widgets.question import QuestionLine

TITLE, STATUS = "Helios · round 1/4", "Ana: 3 cubes"
SHORT = "Ana, what do you build? (action turn 1/4)"
LONG = "Ana, forge a face, perform a feat, or pass and keep it. (phase 3/4: action)"


class OneQuestion(App[None]):
    CSS = "QuestionLine { height: 2; }"

    def compose(self) -> ComposeResult:
        yield QuestionLine("question")


async def rows(question: str, notice: str = "", width: int = 80) -> list[str]:
    app = OneQuestion()
    async with app.run_test(size=(width, 4)):
        line = app.query_one(QuestionLine)
        line.ask(TITLE, "Ana", "red", question, STATUS)
        line.notice = notice
        return [row.rstrip() for row in line.text.split("\n")]


async def test_a_short_question_leaves_the_second_line_to_the_table() -> None:
    assert await rows(SHORT) == [f" {TITLE}  {SHORT}", f" {STATUS}"]


async def test_what_stands_in_brackets_at_the_end_is_not_torn() -> None:
    first, second = await rows(LONG)
    assert first.endswith("or pass and keep it.")
    assert second.strip() == "(phase 3/4: action)"


async def test_beside_a_notice_a_long_question_takes_the_room_of_the_title() -> None:
    first, second = await rows(LONG, "? shows all keys.")
    assert first == f" {LONG}"
    assert second == " ? shows all keys."
    assert await rows(SHORT, "No.") == [f" {TITLE}  {SHORT}", " No."]


async def test_a_question_that_does_not_fit_beside_a_notice_says_so() -> None:
    first, _ = await rows("Ana, " + "and so on " * 9 + "until the end?", "No.")
    assert first.endswith("…")
