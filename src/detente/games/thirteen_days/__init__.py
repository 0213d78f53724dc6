"""13 Jours (13 Days: The Cuban Missile Crisis)."""
