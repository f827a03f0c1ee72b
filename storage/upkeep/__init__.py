"""Looking after a database: migrations, backups, copies, inspection."""
