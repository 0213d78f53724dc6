"""A live table: its match, its seats, and what people do there beside moving."""
