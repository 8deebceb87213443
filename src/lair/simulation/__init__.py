"""Many games: playing them on every core or on a GPU, and what comes of it."""
