"""What can go wrong, as a code and its arguments; the sentence is in `lair.words`, in every language."""


class LairError(Exception):
    """Something the user can mend. ``str()`` is the English sentence."""

    def __init__(self, code: str, **arguments: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments

    def __str__(self) -> str:
        from lair.words import Words

        return Words("en").say(f"error-{self.code}", **self.arguments)


class CardsError(LairError):
    """A card file that cannot be used: names the file, the card and what is wrong with it."""

    place = ""  # in the set, such as ``guard.7.strength``; nothing: it is about the whole


class IllegalAction(LairError):
    """An action that the rules do not allow now; the arguments say why."""


class TooMuchWork(LairError):
    """An action beyond the budget of work that every action has: the cards ask for too much. Nothing was changed."""


class CannotUndo(LairError):
    """The latest action stands: taking it back would take back knowledge or another's move."""


class ReplayError(LairError):
    """A saved game that is damaged, cut short or from other rules; names the file and the line."""


class TournamentError(LairError):
    """A tournament that cannot go on, or a results file of another tournament."""


class GameError(LairError):
    """A game whose package does not fit: names the game and what is wrong with it."""


class NetworkError(LairError):
    """A file that is no network, or one for another game or other rules; names the file."""


class TrainingError(LairError):
    """A training run that cannot be read, written or gone on with; names its folder or file."""


class OptionError(LairError):
    """A game, number of players, option or seat that does not exist."""
