"""One live table: what is played at it, who sits there, who watches; no network, clock, threads or SQL of its own."""
