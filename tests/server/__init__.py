"""Live tables, tried from outside: real servers on this machine, real connections, real crashes."""
