"""How much the server carries, and what a `kill -9` leaves of it: run by hand, never by tests at full size."""
