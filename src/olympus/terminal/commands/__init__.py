"""The commands of `olympus`, one a file. Each imports what it needs when called: help is quick."""
