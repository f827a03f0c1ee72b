"""The engine's stores: small protocols that storage/ implements; one contract suite runs against all."""
