"""`Refused`: a request that the server turns down, with its HTTP status. Routes, service and tables raise it."""

from lair.errors import LairError


class Refused(LairError):
    """A request that does nothing; ``status`` is the HTTP status of the answer."""

    def __init__(self, status: int, code: str, **arguments: str | int) -> None:
        super().__init__(code, **arguments)
        self.status = status
