"""Requests of people: their context, the services, routing, replies, options and forms."""
