"""Features, one room for each subject: its commands, components and pages. No feature imports another."""
