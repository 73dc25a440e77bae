"""The law of Divinity Derby as tests: one or more for each number of RULES.md, named after it."""
