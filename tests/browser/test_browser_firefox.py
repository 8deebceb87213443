"""The page in Firefox: pictures look as they do in Chromium, and the console has nothing to say."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.support.browser import WIDE
from tests.support.firefox import Firefox, firefox
from tests.support.house import Running
from tests.support.paths import main_paths, same_sprites


@pytest.fixture(scope="module")
def fox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with firefox(tmp_path_factory.mktemp("firefox")) as found:
        found.resize(WIDE["width"], WIDE["height"])
        yield found


def test_pictures_look_as_in_chromium(page_house: Running, chromium: Browser, fox: Firefox) -> None:
    same_sprites(page_house.url, chromium, fox)
    assert not [error for error in fox.errors if "Content-Security-Policy" in error]


def test_the_main_paths(page_house: Running, fox: Firefox) -> None:
    fox.errors.clear()
    main_paths(fox, page_house.url)
    assert fox.errors == []
