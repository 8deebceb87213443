"""The page in WebKit: pictures look as they do in Chromium, and the main paths can be gone."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.support.browser import WIDE
from tests.support.house import Running
from tests.support.paths import main_paths, same_sprites
from tests.support.webkit import WebKit, webkit


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebKit]:
    with webkit(tmp_path_factory.mktemp("webkit")) as found:
        found.resize(WIDE["width"], WIDE["height"])
        yield found


def test_pictures_look_as_in_chromium(page_house: Running, chromium: Browser, window: WebKit) -> None:
    same_sprites(page_house.url, chromium, window)


def test_the_main_paths(page_house: Running, window: WebKit) -> None:
    main_paths(window, page_house.url)
