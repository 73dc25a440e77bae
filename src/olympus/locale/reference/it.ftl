# Parole delle pagine da stampare.

quick-title = Guida rapida
components-title = Tutti i componenti e i loro segni
marks = Ogni valore stampato del gioco, come lo conosce questo progetto. Una riga porta il segno del suo valore più debole.
mark-attested = Attestato
means-attested = lo mostra un regolamento o una fotografia pubblicata.
mark-inferred = Dedotto
means-inferred = segue da ciò che è attestato.
mark-house = Scelta nostra
means-house = dove non si è trovato nulla di pubblico.
unofficial = Pagina non ufficiale, con parole nostre; il gioco appartiene ai suoi autori ed editori.
error-no-fpdf = Le pagine da stampare richiedono un’altra libreria, fpdf2. Installala con: pip install "olympus-games[reference]"
error-page-kind = Non c’è nessuna pagina «{ $kind }». Le pagine sono: { $possible }.
written = Scritto: { $file }
error-not-written = Il file { $file } non si può scrivere: { $reason }.
