# Come si chiama la lingua, e come scrive i numeri. Anche il browser legge questo file.

language-name = Italiano
language-decimal = { "," }
language-percent = { $number }%
language-colon = :{ " " }
language-ordinal = { $number }º
