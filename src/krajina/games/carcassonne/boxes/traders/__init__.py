"""Traders & Builders (pages 10 and 11): builders, piglets and goods."""
