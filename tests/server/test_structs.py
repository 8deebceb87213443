"""What threads decode is known to msgspec before there are threads."""

import json
import subprocess
import sys

WATCH = """
import json, sys, msgspec
from lair.server.app import make_api
from lair.server.entries import Opened
from lair.server.structs import structs

make_api()
read = []
def watch(frame, event, argument):
    if event == "call" and frame.f_code.co_name == "get_class_annotations":
        read.append(frame.f_locals["obj"].__name__)

class Late(msgspec.Struct):
    number: int

sys.setprofile(watch)
for kind in (*structs(), Late):
    try:
        msgspec.json.Decoder(kind)
    except TypeError:
        pass
sys.setprofile(None)
print(json.dumps([Opened in structs(), len(structs()), read]))
"""


def test_msgspec_has_read_every_struct_when_a_server_begins() -> None:
    """Two threads that decode a Struct for the first time at once crash the process (msgspec 0.22)."""
    done = subprocess.run([sys.executable, "-c", WATCH], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    entries_too, many, read = json.loads(done.stdout)
    assert entries_too
    assert many > 50
    assert read == ["Late"], "only what was made afterwards"
