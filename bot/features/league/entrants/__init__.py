"""Actions of entrants: sign up, leave, hand over."""
