"""The Wheel of Fortune (pages 14, 15 and 20): a board to begin with, the pig and six sectors."""
