"""The stores of the engine's protocols over one database."""
