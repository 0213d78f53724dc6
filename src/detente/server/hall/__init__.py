"""All tables: those in memory and in the store, how one is made, how one is found."""
