"""Files are written whole or not at all, and say why they cannot be."""

import errno
import os
from pathlib import Path

import pytest

from lair.errors import OptionError, ReplayError
from lair.files import AtomicFile, reading, write_atomically


def test_a_file_takes_its_place_when_it_is_committed(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("before")
    file = AtomicFile(path, OptionError)
    file.write("after ")
    assert path.read_text() == "before"
    file.write("that\n")
    file.commit()
    assert path.read_text() == "after that\n"
    assert list(tmp_path.iterdir()) == [path]


def test_bytes_are_written_as_they_are(tmp_path: Path) -> None:
    write_atomically(tmp_path / "file", b"\xff\r\n\x00", OptionError)
    assert (tmp_path / "file").read_bytes() == b"\xff\r\n\x00"


def test_a_discarded_file_leaves_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("before")
    file = AtomicFile(path, OptionError)
    file.write("half of")
    file.discard()
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_a_write_that_fails_leaves_what_was_there_and_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("before")
    with pytest.raises(UnicodeEncodeError):
        write_atomically(path, "half \udc80", OptionError)
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    path = tmp_path / "file"
    path.write_text("before")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ReplayError, match=r"cannot be written: No space left on device\."):
        write_atomically(path, "after", ReplayError)
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


def test_why_a_file_cannot_be_read_or_written_is_said_by_the_callers_kind_of_error(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"cannot be written: No such file or directory\."):
        write_atomically(tmp_path / "no" / "file", "text", OptionError)
    with pytest.raises(ReplayError, match=r"cannot be written: Is a directory\."):
        write_atomically(tmp_path, "text", ReplayError)
    with pytest.raises(ReplayError, match=r"cannot be written: Is a directory\."):
        write_atomically(Path("/"), "text", ReplayError)
    with (
        pytest.raises(ReplayError, match=r"cannot be read: No such file or directory\."),
        reading(tmp_path / "no", ReplayError),
    ):
        (tmp_path / "no").read_text()
