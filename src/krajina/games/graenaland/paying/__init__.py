"""Paying: which cards cover a price, which payment is proposed, and the form of every payment."""
