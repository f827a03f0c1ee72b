"""Time: policies, clocks, calendars and durations."""
