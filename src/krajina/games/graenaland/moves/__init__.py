"""What a seat can do, a file each: when it is offered, what it costs, what it does and why not; structs stand beside.

A move changes the table, and asks at most what belongs to it, such as a palisade fee; what comes next is said beside
this folder, in the module of the phase.
"""
