"""The HTTP interface: tables, records and streams, for browsers and for programs."""
