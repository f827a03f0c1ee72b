"""Posts about people: profile, reliability, follows."""
