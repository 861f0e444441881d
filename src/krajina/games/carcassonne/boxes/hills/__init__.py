"""Hills & Sheep (pages 12 and 13): hills, shepherds with their flocks, and vineyards."""
