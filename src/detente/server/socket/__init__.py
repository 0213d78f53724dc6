"""One browser at one table: its connection, and who hears each message."""
