"""Where bots think, and in which order."""
