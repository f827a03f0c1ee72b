"""How people have behaved in matches and seasons, read from the logs; what it means is for people to say."""
