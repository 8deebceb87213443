"""`python -m docs.sentences`: which sentences of a language changed, messages and rules alike."""

from functools import partial

from docs.sentences import as_it_is, sentences, table

PAGE = "# A game\n- **M1** One rule.\n- *Example:* one.\n\n- **M2** Another rule."


def read(files: dict[str, str], file: str) -> str:
    return files.get(file, "")


def test_what_changed_is_listed_and_what_came_and_went_is_counted() -> None:
    ftl, rules = "src/lair/words/de.ftl", "web/src/games/mighty/rules/de.md"
    before = {ftl: "one = Eins\ntwo = Zwei | zwo\nthree = Drei", rules: PAGE}
    now = {ftl: "one = Eins\ntwo = Zwo\nfour = Vier", rules: PAGE.replace("*Example:* one", "*Example:* two")}
    told = table("de", sentences("de", partial(read, before)), sentences("de", partial(read, now)))
    assert told[0] == "## Deutsch: 2 changed, 1 new, 1 gone"
    assert "| `two` | Zwei \\| zwo | Zwo |" in told
    assert "| `mighty M1+1` | - *Example:* one. | - *Example:* two. |" in told


def test_every_sentence_of_this_tree_is_found() -> None:
    found = sentences("pl", as_it_is)
    assert {"web-welcome", "lesson-mighty-1", "mighty M11", "meeples P47"} <= found.keys()
