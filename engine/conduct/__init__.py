"""Conduct of people in matches and seasons, read from the logs; its meaning is for people to say."""
