"""What the page and the test client ask of the sandbox, and who may ask."""
