"""`make bench`: how fast the games are, next to the yardstick, in one interleaved run on one core. For developers."""
