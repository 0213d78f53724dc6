"""The database: every question to it, its schema, and the queue of writes."""
