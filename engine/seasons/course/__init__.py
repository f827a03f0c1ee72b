"""The course of a season, from the draw to the next one."""
