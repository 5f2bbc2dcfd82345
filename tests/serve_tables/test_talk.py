"""What people say at a table: everybody sees it, and nothing of it can harm a terminal."""

from pathlib import Path

from tabletop_tui.serve.table import REMARK_CELLS, REMARKS
from tests.serve_tables.evening import ANA, BEN, HOST, ZOE, evening

EVIL = "hi\x1b[2J\x1b]0;title\x07 \u202eeb\u202c \u2066x\u2069 \u200b\u0000\r\n\tBen\u0301\u0301\u0301\u0301"


async def test_a_remark_is_seen_by_all_at_the_table_and_in_the_log(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        await tonight.open("orbis", ("Ana", "remote"), ("Ben", "remote"))
        ana, ben, zoe = await tonight.come(ANA), await tonight.come(BEN), await tonight.come(ZOE)
        await zoe.press("enter")
        await ana.press("ctrl+t")
        await ana.type("good luck")
        await ana.press("enter")
        for terminal in (ana, ben, zoe):
            assert "Ana: “good luck”" in terminal.text()
        await zoe.press("ctrl+t")
        await zoe.type("hi")
        await zoe.press("enter")
        assert "Zoe: “hi”" in ben.text()
        await ben.press("L")
        assert "Ana: “good luck”" in ben.text()
        await ben.press("escape", "ctrl+n")
        assert "Zoe: “hi”" in ben.text()
        assert "Zoe watching" in ben.text()


async def test_what_is_said_holds_nothing_that_a_terminal_would_obey(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Ben", "remote"))
        ben, host = await tonight.come(BEN), await tonight.come(HOST)
        await host.press("enter")
        assert table.say(BEN, EVIL)
        (remark,) = table.remarks
        assert remark.text == "hi[2J]0;title eb x Be\u0144\u0301\u0301"
        assert not table.say(BEN, "\u200b\u202e \x00\n")
        for terminal in (ben, host):
            await terminal.pause()
            assert all(char.isprintable() or char == "\n" for char in terminal.text())
            assert "eb x" in terminal.text()


async def test_remarks_are_short_and_old_ones_are_forgotten(tmp_path: Path) -> None:
    async with evening(tmp_path) as tonight:
        table = await tonight.open("orbis", ("Hana", "host"), ("Ben", "remote"))
        table.say(BEN, "x" * 5000)
        assert table.remarks[0].text == "x" * REMARK_CELLS
        for number in range(REMARKS + 10):
            table.say(BEN, str(number))
        assert len(table.remarks) == REMARKS
