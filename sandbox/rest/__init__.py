"""Discord's REST API, route by route."""
