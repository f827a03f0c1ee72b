"""The WebSockets: what the bot hears over the gateway, and what people hear."""
