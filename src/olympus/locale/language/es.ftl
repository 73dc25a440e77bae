# Cómo se llama el idioma y cómo escribe los números. El navegador también lee este archivo.

language-name = Español
language-decimal = { "," }
language-percent = { $number }{ "\u00A0" }%
language-colon = :{ " " }
language-ordinal = { $number }.º
