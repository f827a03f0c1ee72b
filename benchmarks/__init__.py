"""Programs that measure what docs/performance.md promises; nothing of the bot imports them."""
