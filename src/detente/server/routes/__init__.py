"""What is answered over HTTP, by what it is about."""
