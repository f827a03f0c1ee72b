"""Acts of moderators, and what they see."""
