"""Games that count: tournaments, ratings, results."""
