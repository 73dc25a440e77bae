# Comment la langue s’appelle, et comment elle écrit les nombres. Le navigateur lit aussi ce fichier.

language-name = Français
language-decimal = { "," }
language-percent = { $number }{ "\u00A0" }%
language-colon = { "\u00A0" }:{ " " }
language-ordinal = { $number ->
    [1] { $number }er
   *[other] { $number }e
}
