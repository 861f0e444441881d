"""The server: today a start page; later tables, seats, streams and the store."""
