# How the language is called, and how it writes numbers. The browser reads this file too.

language-name = English
language-decimal = { "." }
language-percent = { $number }%
language-colon = :{ " " }
language-ordinal = { $teen ->
    [yes] { $number }th
   *[no] { $last ->
        [1] { $number }st
        [2] { $number }nd
        [3] { $number }rd
       *[other] { $number }th
    }
}
