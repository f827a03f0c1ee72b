"""Fernzug on Discord: commands, components, words. Asks the engine and shows views; decides nothing itself."""
