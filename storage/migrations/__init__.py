"""Changes of the tables since the first version, applied at every start (`storage.upkeep.migrate`)."""
