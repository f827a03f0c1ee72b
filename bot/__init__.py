"""Fernzug on Discord: commands, components, words. Reads Discord, asks the engine, shows views; decides nothing itself."""
