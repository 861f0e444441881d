"""What a claim can reach: an exact, bounded search for a way to so many victory points."""
