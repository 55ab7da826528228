/** German of the screen that imports a paper menu. */
export const importScreenMessages = {
  'Import a menu': 'Karte einlesen',
  'Change the text': 'Text ändern',
  'This is too long for a menu': 'Das ist zu lang für eine Karte',
  'The file is empty': 'Die Datei ist leer',
  'This is no text file. Save the menu as text first.':
    'Das ist keine Textdatei. Bitte die Karte zuerst als Text speichern.',
  'Paste the text of the menu first': 'Bitte zuerst den Text der Karte einfügen',
  'Copy the text out of Word, a PDF or a web page, with the legend of the codes. You see what was read before anything is saved, and guests see nothing until you publish.':
    'Den Text aus Word, einem PDF oder einer Webseite kopieren, mit der Legende der Kürzel. Vor dem Speichern ist alles zu sehen, was gelesen wurde, und Gäste sehen nichts, bis es veröffentlicht ist.',
  'Text of the menu': 'Text der Karte',
  'Read the menu': 'Karte lesen',
  'Open a file': 'Datei öffnen',
  'No dish was found': 'Kein Gericht gefunden',
  'Each dish needs a line with its name and a price, for example ‘Pizza Margherita 8,50’.':
    'Jedes Gericht braucht eine Zeile mit Name und Preis, zum Beispiel „Pizza Margherita 8,50“.',
  '{dishes} dishes in {categories} categories': '{dishes} Gerichte in {categories} Kategorien',
  '{count, plural, one {# line is unclear} other {# lines are unclear}}':
    '{count, plural, one {# Zeile ist unklar} other {# Zeilen sind unklar}}',
  'Where codes are unclear, the allergens of the dish stay open until you confirm them here or in its editor. Until then guests read that they should ask.':
    'Wo Kürzel unklar sind, bleiben die Allergene des Gerichts offen, bis sie hier oder beim Gericht bestätigt sind. Bis dahin lesen Gäste, dass sie nachfragen sollen.',
  'Show unclear lines alone': 'Nur unklare Zeilen zeigen',
  'Take over as drafts': 'Als Entwurf übernehmen',
  'Left for you': 'Noch von Hand',
  'These lines look like part of the offer. Make them by hand, for example combos with their courses.':
    'Diese Zeilen gehören wohl zum Angebot. Bitte von Hand anlegen, zum Beispiel Menüs mit ihren Gängen.',
  'Line {line}': 'Zeile {line}',
  'Checked: it has none of them': 'Geprüft: nichts davon ist enthalten',
  'Checked: the codes are right and complete': 'Geprüft: die Kürzel stimmen und sind vollständig',
  'The menu is drafted. Look at it, then publish it.':
    'Die Karte steht als Entwurf. Ansehen, dann veröffentlichen.',
  Export: 'Exportieren',
  'Dishes and prices for a spreadsheet (CSV)': 'Gerichte und Preise als Tabelle (CSV)',
  'Everything that guests see (JSON)': 'Alles, was Gäste sehen (JSON)',
  'A file that was exported here, for a spreadsheet (CSV) or of everything (JSON), can be opened too.':
    'Auch eine Datei, die hier exportiert wurde, lässt sich öffnen: als Tabelle (CSV) oder mit allem (JSON).',
  'Nothing differs from the menu as it is': 'Nichts unterscheidet sich von der Karte, wie sie ist',
  'These columns mean nothing here: {columns}': 'Diese Spalten bedeuten hier nichts: {columns}',
  'Unclear, and left as it is': 'Unklar, bleibt wie es ist',
  'Answer these in the file and open it again; the rest can be taken over now.':
    'Bitte in der Datei klären und sie noch einmal öffnen; der Rest lässt sich jetzt übernehmen.',
  'Row {row}, {column}': 'Zeile {row}, {column}',
  'Open another file': 'Andere Datei öffnen',
  'The file is drafted. Look at it, then publish it.':
    'Die Datei ist als Entwurf übernommen. Ansehen, dann veröffentlichen.',
  'This is no file that was exported here': 'Das ist keine Datei, die hier exportiert wurde',
  'The first row needs the names of the columns, at least ‘dish’ and ‘price’, as in an export':
    'Die erste Zeile braucht die Namen der Spalten, mindestens „dish“ und „price“, wie in einem Export',
  'There are newer drafts of what this file would change. Publish or discard them first.':
    'Es gibt neuere Entwürfe von dem, was diese Datei ändern würde. Bitte erst veröffentlichen oder verwerfen.',
  'The file names what is neither in it nor in the shop':
    'Die Datei nennt, was weder in ihr noch im Shop steht',
  'The file has mistakes. Nothing was changed.': 'Die Datei hat Fehler. Nichts wurde geändert.',
  'The row has no name of a dish': 'Die Zeile nennt kein Gericht',
  'The row has no category': 'Die Zeile nennt keine Kategorie',
  'Name and id are of two categories; one of them has to go':
    'Name und Id gehören zu zwei Kategorien; eins davon muss weg',
  'Several categories have this name; the id of one is needed':
    'Mehrere Kategorien heißen so; die Id einer davon wird gebraucht',
  'Several dishes have this name; the id of one is needed':
    'Mehrere Gerichte heißen so; die Id eines davon wird gebraucht',
  'The row has no price': 'Die Zeile hat keinen Preis',
  'This is no amount of money, like 8,50': 'Das ist kein Betrag wie 8,50',
  'An earlier row says something else about the same dish':
    'Eine Zeile davor sagt etwas anderes über dasselbe Gericht',
  'The dish has this size already in an earlier row':
    'Das Gericht hat diese Größe schon in einer Zeile davor',
  'Only these are possible: {choices}': 'Möglich sind nur: {choices}',
  'No allergen or additive has the code {code}': 'Kein Allergen oder Zusatzstoff hat das Kürzel {code}',
  'An id has letters, digits and hyphens only': 'Eine Id hat nur Buchstaben, Ziffern und Bindestriche',
  'On the menu already': 'Steht schon auf der Karte',
  'This category is on the menu already: the dishes that are ticked are added to it.':
    'Diese Kategorie gibt es schon: die angekreuzten Gerichte kommen dazu.',
  'New sizes in it: {sizes}': 'Neue Größen darin: {sizes}',
  '{count, plural, one {# dish is} other {# dishes are}} on the menu already and would stand there twice. Change prices in the outline, or with the spreadsheet of the export.':
    '{count, plural, one {# Gericht steht} other {# Gerichte stehen}} schon auf der Karte. Angekreuzt erscheint jedes ein zweites Mal. Preise lassen sich in der Speisekarte ändern oder mit der Tabelle aus dem Export.',
}
