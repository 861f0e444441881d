"""For all tests: machines are noisy, so no test fails by the clock."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
