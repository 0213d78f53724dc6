"""The engine: a game is a stack of open questions over plain data. It knows no game."""
