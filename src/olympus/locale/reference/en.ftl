# Words on the pages to print.

quick-title = Quick reference
components-title = All components and their marks
marks = Every printed figure of the game as this project has it. A row carries the mark of its weakest figure.
mark-attested = Attested
means-attested = a rulebook or a published photograph shows it.
mark-inferred = Inferred
means-inferred = it follows from what is attested.
mark-house = House design
means-house = our own choice, where nothing public was found.
unofficial = An unofficial page, in our own words; the game belongs to its authors and publishers.
error-no-fpdf = Pages to print need one more library, fpdf2. Install it with: pip install "olympus-games[reference]"
error-page-kind = There is no page “{ $kind }”. The pages are: { $possible }.
written = Written: { $file }
error-not-written = The file { $file } cannot be written: { $reason }.
