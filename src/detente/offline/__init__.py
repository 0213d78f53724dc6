"""Games against bots on the player's own device: the same rules and messages without a server."""
