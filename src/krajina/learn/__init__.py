"""The games as learning environments, by the conventions of PettingZoo and Gymnasium; numpy is needed only here."""
