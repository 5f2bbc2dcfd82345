"""What lies between the network and a terminal: connections, whose turn it is, terminals."""
