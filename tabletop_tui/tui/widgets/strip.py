"""The strip above the footer: who speaks, and beside it what they say. It never grows and never moves."""

import re
from collections.abc import Iterator, Sequence

from tabletop_tui.kit.showing import SMALL
from tabletop_tui.paint.drawing import Canvas, Drawing, Line, Run, cells, fit, pad, wrap
from tabletop_tui.paint.pictures import LOUD
from tabletop_tui.paint.runs import Signs, cut, lines_of, sentences, signed, wide
from tabletop_tui.text.cells import at_table, held, with_names_held
from tabletop_tui.tui.screens.voices import NOTICE, QUESTION, SILENCE, Voice
from tabletop_tui.tui.widgets.lines import LinesWidget

_NAME = 13
"""Cells of a line of the name, without the blank before it; the longest ones fill the block to its end."""
_TEXT = _NAME + 2
"""Where the text begins,"""
_NARROW = 100
"""but in fewer cells than these right behind a name that is always the same."""
_SENTENCES = r"(?<=[^\d\s][.!?]) (?=[A-ZÄÖÜ0-9])|(?<=\d[.!?]) (?=[A-ZÄÖÜ])"
_CLAUSES = r"(?<=[.!?:;,]) (?=\S)(?![^()]*\))"
"""Where a sentence, and a part of one, ends."""
_WORDS = r" (?![^()]*\))"
"""Where a word ends; what stands in brackets is like one."""
_FULL = 2 / 3
"""The share of a strip below which a part is filled with words rather than ended between clauses."""
_GAP = 2
"""Least cells between a text and what stands at the end of its last line."""
_WARNING = "! "
_INKS = {QUESTION: "strong", NOTICE: "warn"}


def strip_height(shape: str) -> int:
    """Lines of the strip in this shape of the screen."""
    return 2 if shape == SMALL else 3


def said_in_full(texts: Sequence[str], width: int, height: int) -> int:
    """How many of these sentences, from the first on, the strip has room for."""
    room = width - _TEXT - 1
    lines = [len(wrap(text.removeprefix("! "), room)) for text in texts]
    for count in range(len(texts), 0, -1):
        if sum(lines[:count]) <= height or len(_joined(texts[:count], room)) <= height:
            return count
    return 0


def shares(
    texts: Sequence[str], width: int, height: int
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """What the strip may say of sentences, and what it leaves to a narrower card: the best way first.

    The first ones; or warnings and the longest; or the first ones, the last of them as far as it fits, and
    its end behind `…` in the card.
    """
    first = said_in_full(texts, width, height)
    yield tuple(texts[:first]), tuple(texts[first:])
    taken: list[int] = []
    for place in sorted(
        range(len(texts)), key=lambda n: (not texts[n].startswith(_WARNING), -cells(texts[n]))
    ):
        more = sorted([*taken, place])
        if said_in_full([texts[n] for n in more], width, height) == len(more):
            taken = more
    yield tuple(texts[n] for n in taken), tuple(text for n, text in enumerate(texts) if n not in taken)
    rest = list(texts[first:])
    if rest and not rest[0].startswith(_WARNING):
        pieces = re.split(_CLAUSES, rest[0])
        for count in range(len(pieces) - 1, 0, -1):
            begun = (*texts[:first], " ".join(pieces[:count]))
            if said_in_full(begun, width, height) == len(begun):
                yield begun, (f"… {' '.join(pieces[count:])}", *rest[1:])
                return


def lines_needed(todo: str, width: int) -> int:
    """How many lines what is to be done takes; none if it is empty."""
    return len(wrap(todo, width - _TEXT - 1)) if todo else 0


def is_said_whole(texts: Sequence[str], width: int, height: int) -> bool:
    """Whether all of these sentences have room, one after the other."""
    return len(_joined(texts, width - _TEXT - 1)) <= height


def ends_beside(texts: Sequence[str], todo: str, width: int, height: int, begin: int = _TEXT) -> bool:
    """Whether sentences need all lines, and the last one leaves what is to be done room at its end."""
    room = width - begin - 1
    if lines_of(texts, room, height) != height:
        return False
    last = sentences(texts, room, {}, height)[-1]
    return wide(last) + _GAP + cells(todo) <= room


def latest_in_full(texts: Sequence[str], width: int, height: int) -> int:
    """How many of the latest sentences it has room for."""
    counts = range(len(texts), 0, -1)
    return next((n for n in counts if said_in_full(texts[-n:], width, height) == n), 0)


def latest_in_lines(texts: Sequence[str], width: int, height: int) -> int:
    """How many of the latest sentences it has room for if each begins a line."""
    lines = [len(wrap(text.removeprefix(_WARNING), width - _TEXT - 1)) for text in texts]
    return next((n for n in range(len(texts), 0, -1) if sum(lines[-n:]) <= height), 0)


def beside(texts: Sequence[str], said: str, width: int, height: int, more: str) -> str:
    """Sentences in the lines that these leave, empty if none; cut off, they name the key that shows more."""
    room = width - _TEXT - 1
    left = height - len(_joined(texts, room))
    if left <= 0 or _fits(said, room, left):
        return said if left > 0 else ""
    end, words = held(f"… {more}"), said.split(" ")
    ways = (_after(" ".join(words[:count]), end) for count in range(len(words), 0, -1))
    return next((begun for begun in ways if _fits(begun, room, left)), end)


def text_begins(voice: Voice, width: int) -> int:
    """Where the text of a voice begins in a strip of this width."""
    return min(_TEXT, cells(voice.name) + 3) if voice.is_tight and width < _NARROW else _TEXT


def in_parts(text: str, width: int, height: int, begin: int = _TEXT, *, key: str = "") -> list[str]:
    """A text in parts that each fit a strip of this size, `…` and a key at the end of all but the last.

    It is divided between sentences, and within one only if that is too long by itself: between clauses,
    but between words where a part would say little, such as with what something is compared.
    """
    parts, room, end = [""], width - begin - 1, _goes_on(key)
    if len(wrap(text, room)) <= height:
        return [text]
    for sentence in re.split(_SENTENCES, text):
        whole = _fits(f"{sentence}{end}", room, height)
        for clause in [sentence] if whole else re.split(_CLAUSES, sentence):
            left = clause
            fits = _fits(_after(parts[-1], f"{left}{end}"), room, height)
            if not fits and not whole and cells(parts[-1]) < _FULL * room * height:
                begun, left = _as_far_as_it_fits(parts[-1], left, end, room, height)
                parts[-1] = _after(parts[-1], begun)
            if _fits(_after(parts[-1], f"{left}{end}"), room, height) or not parts[-1]:
                parts[-1] = _after(parts[-1], left)
            else:
                parts.append(left)
    return [*(f"{part}{end}" for part in parts[:-1]), *parts[-1:]]


def _as_far_as_it_fits(before: str, text: str, end: str, room: int, height: int) -> tuple[str, str]:
    """As many words of a text as fit behind what stands before them, and the rest."""
    words = re.split(_WORDS, text)
    for count in range(len(words) - 1, 0, -1):
        begun = " ".join(words[:count])
        if _fits(_after(before, f"{begun}{end}"), room, height):
            return begun, " ".join(words[count:])
    return "", text


def _after(before: str, text: str) -> str:
    """A text behind another one, with a blank between them if both are there."""
    return f"{before} {text}" if before and text else before + text


def sentences_in_parts(
    texts: Sequence[str], width: int, height: int, *, key: str = "", goes_on: bool = False
) -> list[tuple[str, ...]]:
    """Sentences in parts that each fit a strip of this size, `…` and a key at the end of all but the last.

    One that is too long by itself is divided as `in_parts` does; each piece of a warning is one. If something
    else follows (`goes_on`), the last part ends in the same way.
    """
    if not texts:
        return []
    room, end = width - _TEXT - 1, _goes_on(key)
    whole = (*texts[:-1], f"{texts[-1]}{end}") if goes_on else tuple(texts)
    if len(_joined(whole, room)) <= height:
        return [whole]
    pieces: list[str] = []
    for text in texts:
        sign = _WARNING if text.startswith(_WARNING) else ""
        *begun, last = in_parts(text.removeprefix(_WARNING), width, height, key=key)
        pieces += [f"{sign}{piece.removesuffix(end)}" for piece in begun] + [f"{sign}{last}"]
    parts: list[tuple[str, ...]] = [()]
    for piece in pieces:
        if parts[-1] and len(_joined((*parts[-1], f"{piece}{end}"), room)) > height:
            parts.append(())
        parts[-1] = (*parts[-1], piece)
    ending = len(parts) if goes_on else len(parts) - 1
    return [*((*part[:-1], f"{part[-1]}{end}") for part in parts[:ending]), *parts[ending:]]


def _goes_on(key: str) -> str:
    """The end of a part that isn't the last: the key that shows the next one."""
    return f" … {key}".rstrip()


def _fits(text: str, room: int, height: int) -> bool:
    return len(wrap(text, room)) <= height


def _joined(texts: Sequence[str], room: int) -> list[str]:
    """Warnings on lines of their own, the rest one after the other: as `sentences` breaks them."""
    warnings = [text for text in texts if text.startswith("! ")]
    rest = " ".join(text for text in texts if not text.startswith("! "))
    return [line for text in (*warnings, rest) if text for line in wrap(text.removeprefix("! "), room)]


def strip_lines(
    voice: Voice, signs: Signs, width: int, height: int, *, pictures: bool = False
) -> tuple[Line, ...]:
    """What the strip shows of a voice: the name or a face, what is said, and below it what is to be done."""
    begin = text_begins(voice, width)
    room = width - begin - 1
    ink = _INKS.get(voice.kind, "")
    todo = wrap(voice.todo, room)[:height] if voice.todo else []
    at_end = (
        bool(todo) and voice.kind == NOTICE and ends_beside(voice.texts, voice.todo, width, height, begin)
    )
    signs = {**signs, **{name: colour for name, colour, _ in voice.cast if len(name) > 1}}
    cast = _cast(voice, height) if pictures and voice.cast and not todo else None
    if cast is not None and lines_of(voice.texts, room - cast.width - 1, height) <= height:
        room -= cast.width + 1
    else:
        cast = None
    said = _said(voice, signs, room, height - (0 if at_end else len(todo)), ink if not todo else "")
    rows = [*said, *(signed(line, signs, ink or "you") for line in todo)]
    if at_end:
        *rows, last, end = rows
        rows.append((*last, Run(" " * (room - wide(last) - wide(end))), *end))
    names = _name_rows(voice.name, height)  # one row, where the text begins earlier
    face = _face(voice.face, height) if voice.face and pictures else ()
    if face and len(rows) == 1:
        rows = [(), *rows]  # beside the middle of the face
    lines = []
    for n in range(height):
        name = names[n] if n < len(names) else None
        block = (
            Run(f" {pad(name, begin - 2)}", f"voice-{voice.kind}")
            if name is not None
            else Run(" " * (begin - 1))
        )
        row = rows[n] if n < len(rows) else ()
        beside = face[n] if face else (block,)
        end = cast.lines[n] if cast is not None else ()
        lines.append(
            (*beside, Run(" "), *row, Run(" " * max(0, width - begin - wide(row) - wide(end))), *end)
        )
    return tuple(lines)


def _cast(voice: Voice, height: int) -> Drawing | None:
    """The portraits of whom it is about, each on its colour; nothing if the strip is lower than they are."""
    from tabletop_tui.paint.pictures.portraits import portrait  # no start needs it

    faces = [portrait(rival or "you", "small") for _, _, rival in voice.cast]
    if max(face.height for face in faces) > 2 * height:
        return None
    canvas = Canvas(sum(face.width + 1 for face in faces) - 1, height)
    x = 0
    for face, (_, colour, _) in zip(faces, voice.cast, strict=True):
        canvas.block(x, 0, face.width, 2 * height, f"ground-{colour}", LOUD)
        inks = {"c": colour, "C": f"{colour}-shade", "l": f"{colour}-bright"}
        canvas.picture(x, 2 * height - face.height, face, LOUD, inks=inks)
        x += face.width + 1
    return canvas.drawing()


def _face(rival: str, height: int) -> Sequence[Line]:
    """A rival's portrait in the place of the name; nothing if the strip is lower than that."""
    from tabletop_tui.paint.pictures.portraits import portrait  # no start needs it

    picture = portrait(rival, "small")
    if picture.height > 2 * height:
        return ()
    canvas = Canvas(_TEXT - 1, height)
    canvas.picture((_TEXT - 1 - picture.width) // 2, 2 * height - picture.height, picture, LOUD)
    return canvas.drawing().lines


def _said(voice: Voice, signs: Signs, room: int, most: int, ink: str) -> list[Line]:
    """The sentences in the lines that there are; the last one names the key that shows more."""
    if most <= 0:
        return []
    rows = [
        tuple(Run(run.text, run.role or ink) for run in row)
        for row in sentences(voice.texts, room, signs, most)
    ]
    if voice.next and (end := rows[-1][-1]).text.endswith(voice.next):
        text = end.text.removesuffix(voice.next)
        if not text and len(rows) > 1:  # the dots go with their key to the next line
            *before, last = rows[-2]
            rows[-2], text = (*before, last._replace(text=last.text.removesuffix("…").rstrip())), "… "
        rows[-1] = (*rows[-1][:-1], Run(text, end.role), Run(voice.next, "key"))
    elif voice.more and (voice.lacks or len(_joined(voice.texts, room)) > most):
        key = (Run("… ", "dim"), Run(voice.more, "key"))
        if not rows:  # no sentence has room
            return [key]
        kept, tone = cut(rows[-1], room), _tone(rows[-1], ink)
        text = "".join(run.text for run in kept).rstrip(" …")
        whole = wrap(with_names_held(text, filter(_has_blank, signs)), room - wide(key) - 1)[0]
        rows[-1] = (*signed(_to_its_last_clause(whole), signs, tone), Run(" "), *key)
    return rows


def _has_blank(name: str) -> bool:
    return " " in name


def _to_its_last_clause(text: str) -> str:
    """A text that is cut off, as far as a sentence or a part of one ends in it.

    All of it if none does, or if what would be left says too little (`At the end,`).
    """
    *whole, _ = re.split(_CLAUSES, f"{text} .")
    if whole and (whole[-1].endswith("):") or re.fullmatch(r"\S+:", whole[-1])):
        del whole[-1]  # who, without what: `Ana (+2): …`
    kept = " ".join(whole)
    return kept if 4 * cells(kept) >= cells(text) else text


def _tone(row: Line, ink: str) -> str:
    """The ink of a row that has been cut off: a warning stays one."""
    return "bad" if any(run.role == "bad" for run in row) else ink


def with_names_in_a_line(title: str, names: Sequence[str]) -> str:
    """A title for the block, in which each player's name is one word that a line holds: `Annemarie-Ch…`."""
    known = {str(name): name for name in at_table(names)}
    found = "|".join(re.escape(name) for name in sorted(known, key=len, reverse=True) if name)
    if not found:
        return title
    return re.sub(rf"(?<!\w)(?:{found})(?!\w)", lambda name: held(fit(known[name.group()], _NAME)), title)


def with_names_whole(title: str, names: Sequence[str], height: int) -> str:
    """A title for the block, in which names are whole if it has lines for them, else one word each."""
    whole = with_names_in_a_line(title, [name for name in names if cells(name) <= _NAME])
    return whole if is_whole(whole, height) else with_names_in_a_line(title, names)


def is_whole(name: str, height: int) -> bool:
    """Whether the strip has room for all of a name, and breaks none of its words."""
    return len(_broken(name)) <= height and all(cells(word) <= _NAME for word in _words(name))


def _broken(name: str) -> list[str]:
    """A name in lines."""
    words = _words(name)
    return wrap(" ".join(words), _NAME) if words else []


def _words(name: str) -> list[str]:
    """The words of a name; a compound that is too long for a line is broken behind its hyphen."""
    words = [word if cells(word) <= _NAME else word.replace("-", "- ") for word in name.split(" ")]
    return [word for part in words for word in part.split(" ") if word]


def _name_rows(name: str, height: int) -> list[str]:
    """The name in as many lines as there are; a word that is too long is cut off."""
    rows, words = _broken(name), _words(name)
    if len(rows) > height:
        ways = (wrap(" ".join([*words[:count], "…"]), _NAME) for count in range(len(words) - 1, 0, -1))
        cut_off = [*rows[: height - 1], rows[height - 1] + " …"]
        rows = next((way for way in ways if len(way) <= height and way[-1] != "…"), cut_off)
    return [fit(line, _NAME) for line in rows]


class Strip(LinesWidget):
    """Shows one voice."""

    GROUND = "ground-raised"

    def __init__(self, id: str = "strip") -> None:
        """Silent until the screen has something to say."""
        super().__init__(id=id)
        self._voice, self._signs = SILENCE, dict[str, str]()
        self._pictures = False

    @property
    def voice(self) -> Voice:
        """The voice that is shown."""
        return self._voice

    def show_voice(self, voice: Voice, signs: Signs, *, pictures: bool = False) -> None:
        """Show what is said, each sign of the game in its colour; with a face if there are `pictures`."""
        if voice != self._voice or signs != self._signs or pictures != self._pictures:
            self._voice, self._signs, self._pictures = voice, dict(signs), pictures
            self.lay_out_later()

    def lay_out(self) -> None:
        """Break the text for the room it has."""
        if self.extent.width:
            shown = strip_lines(self._voice, self._signs, *self.extent, pictures=self._pictures)
            self.show_lines(shown)

    def resized(self) -> None:
        """Break the text for another width."""
        self.lay_out_later()
