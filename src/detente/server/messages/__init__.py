"""What browser and server say to each other: the structs of the socket and of HTTP."""
