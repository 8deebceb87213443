"""Every rule of docs/rules/ with the tests that are marked with it (``@pytest.mark.rule("M11")``).

`make rules` prints the list; a test fails if a rule has no test. The marks are read from the source: to collect the
tests would take a minute.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "rules"


def numbered_rules() -> list[str]:
    """Every rule number that docs/rules/ explains."""
    found = []
    for page in sorted(RULES.glob("*.md")):
        found += re.findall(r"^- \*\*([MP]\d+)\*\*", page.read_text(encoding="utf-8"), re.MULTILINE)
    return found


def marked_tests() -> dict[str, list[str]]:
    """The tests of every rule that a test names."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                for number in rules_of(node):
                    found[number].append(f"{file.relative_to(TESTS)}::{node.name}")
    return found


def rules_of(test: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The rules in a test's marks."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) in {"rule", "pytest.mark.rule"}:
            yield from (ast.literal_eval(argument) for argument in mark.args)


def main() -> None:
    rules, tests = numbered_rules(), marked_tests()
    for rule in rules:
        print(f"{rule:5}", f"\n{'':5} ".join(tests.get(rule, ["NO TEST"])))
    print(f"{len(rules)} rules, {sum(rule not in tests for rule in rules)} without a test")


if __name__ == "__main__":
    main()
