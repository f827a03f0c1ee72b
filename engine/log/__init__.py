"""The log: facts, their chain, encoding and sealing, and the protocols of what keeps them."""
