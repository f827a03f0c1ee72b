"""Computer players: what a seat may see in, a line out; pure, as no match, store or Discord is known here."""
