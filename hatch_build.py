"""Refuses to build a wheel or a source archive without the browser's page: it would install and show nothing."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Looks for the page before anything is built; a checkout that is installed in place needs none."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Hatchling calls this first."""
        if version != "editable" and not (Path(self.root) / "src/lair/server/page/index.html").is_file():
            raise SystemExit("The browser's page is not built, so nobody could play. Build it first: make page")
