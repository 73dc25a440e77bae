"""What `make bench` runs: the speed of the rules, beside that of other libraries on the same core."""
