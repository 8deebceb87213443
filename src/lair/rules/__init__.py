"""The games, as numbers: what each is made of and how it goes. Nothing here knows of words or people."""

from lair.rules import meeples as meeples
from lair.rules import mighty as mighty
