"""What a game is, for all games: records and verbs, chance, cards, actions and events, and the kit a game hands over.

Every other package stands on this one, and so does every game. Nothing here knows a game, and `lair.engine.manifest`
needs no NumPy.
"""
