"""Messages to people: notifications, secrets, briefings."""
