"""Buttons, menus and forms whose custom_id carries all their state, so that they work after a restart."""
