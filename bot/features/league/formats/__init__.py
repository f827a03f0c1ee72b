"""Actions of single formats: ladders, teams, pentathlons."""
