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
  'Open a text file': 'Textdatei öffnen',
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
}
