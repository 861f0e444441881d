"""One file for each kind of action, named like its tag: when it is offered, what it costs, does and tells."""
