/** Messages to a restaurant about its settings (domain/settings). */
export const settingsMessages = {
  'There is no such setting': 'Diese Einstellung gibt es nicht',
  'Please switch it on or off': 'Bitte ein- oder ausschalten',
  'Please enter a whole number from {min} to {max}': 'Bitte eine ganze Zahl von {min} bis {max} eingeben',
  'Please enter a number from {min} to {max}': 'Bitte eine Zahl von {min} bis {max} eingeben',
  'Please enter an amount from 0 to {max} such as 5 or 2.50':
    'Bitte einen Betrag von 0 bis {max} eingeben, zum Beispiel 5 oder 2,50',
  'Please enter the embed address of a map that begins with https://, not the address of its page':
    'Bitte die Einbettungs-Adresse einer Karte eingeben, die mit https:// beginnt, nicht die Adresse ihrer Seite',
  'Please enter a whole address that begins with https://':
    'Bitte eine vollständige Adresse eingeben, die mit https:// beginnt',
  'Please upload a picture': 'Bitte ein Bild hochladen',
  'Please choose a page': 'Bitte eine Seite wählen',
  'Please enter up to six percents from 1 to 100, separated by commas':
    'Bitte bis zu sechs Prozentsätze von 1 bis 100 eingeben',
  'Please choose one of these: {choices}': 'Bitte eins davon wählen: {choices}',
  'This is not readable': 'Das lässt sich nicht lesen',
  'Please use at most {max} characters': 'Bitte höchstens {max} Zeichen',
  'Please write it in one line': 'Bitte in eine Zeile schreiben',
  'Please enter something': 'Bitte etwas eingeben',
  'Please enter a time zone such as Europe/Berlin':
    'Bitte eine Zeitzone eingeben, zum Beispiel Europe/Berlin',
  'Please enter a country code of two letters, such as de':
    'Bitte ein Länderkürzel aus zwei Buchstaben eingeben, zum Beispiel de',
  'A German VAT identification number is DE and nine digits, such as DE123456789':
    'Eine deutsche USt-IdNr. besteht aus DE und neun Ziffern, etwa DE123456789',
  'Please enter latitude and longitude such as 52.4865,13.4330':
    'Bitte Breite und Länge eingeben, zum Beispiel 52.4865,13.4330',
  'Please enter colours such as #c2371b': 'Bitte Farben eingeben, zum Beispiel #c2371b',
  Imprint: 'Impressum',
} as const satisfies Record<string, string>
