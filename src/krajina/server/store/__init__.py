"""The store in a database: tables, their entries and their talk, in SQLite, by statements that PostgreSQL knows too."""
