"""The table on the net: live matches, who sits where, what is stored and what is sent."""
