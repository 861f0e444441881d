"""The migrations, a file each. What was released is never changed: the next change is another file."""
