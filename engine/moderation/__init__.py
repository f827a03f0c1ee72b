"""What moderators may do and see."""
