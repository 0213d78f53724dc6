"""Words: messages into sentences, and the rule digests, in the reader's language."""
