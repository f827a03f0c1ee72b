"""What entrants do: sign up, leave, hand over."""
