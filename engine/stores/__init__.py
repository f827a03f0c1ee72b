"""What the engine needs kept, as small protocols that storage/ implements; one contract suite runs against all."""
