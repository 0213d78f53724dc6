"""Who is who: guests, accounts, sessions, and people among each other."""
