"""The rules of Divinity Derby, one file a section; `play.py` ties them together."""
