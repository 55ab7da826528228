/** Messages to a restaurant about its settings (domain/settings). */
export const settingsMessages = {
  'There is no such setting': 'Diese Einstellung gibt es nicht',
  'Please switch it on or off': 'Bitte schalte es ein oder aus',
  'Please enter a whole number from {min} to {max}': 'Bitte gib eine ganze Zahl von {min} bis {max} ein',
  'Please enter a number from {min} to {max}': 'Bitte gib eine Zahl von {min} bis {max} ein',
  'Please enter an amount from 0 to {max} such as 5 or 2.50':
    'Bitte gib einen Betrag von 0 bis {max} ein, zum Beispiel 5 oder 2,50',
  'Please enter the embed address of a map that begins with https://, not the address of its page':
    'Bitte gib die Einbettungs-Adresse einer Karte ein, die mit https:// beginnt, nicht die Adresse ihrer Seite',
  'Please enter a whole address that begins with https://':
    'Bitte gib eine vollständige Adresse ein, die mit https:// beginnt',
  'Please upload a picture': 'Bitte lade ein Bild hoch',
  'Please choose a page': 'Bitte wähle eine Seite',
  'Please enter up to six percents from 1 to 100, separated by commas':
    'Bitte gib bis zu sechs Prozentsätze von 1 bis 100 ein, durch Kommas getrennt',
  'Please choose one of these: {choices}': 'Bitte wähle eins davon: {choices}',
  'This is not readable': 'Das lässt sich nicht lesen',
  'Please use at most {max} characters': 'Bitte höchstens {max} Zeichen',
  'Please write it in one line': 'Bitte schreib es in eine Zeile',
  'Please enter something': 'Bitte gib etwas ein',
  'Please enter a time zone such as Europe/Berlin': 'Bitte gib eine Zeitzone ein, zum Beispiel Europe/Berlin',
  'Please enter a country code of two letters, such as de':
    'Bitte gib ein Länderkürzel aus zwei Buchstaben ein, zum Beispiel de',
  'Please enter latitude and longitude such as 52.4865,13.4330':
    'Bitte gib Breite und Länge ein, zum Beispiel 52.4865,13.4330',
  'Please enter colours such as #c2371b': 'Bitte gib Farben ein, zum Beispiel #c2371b',
  Imprint: 'Impressum',
} as const satisfies Record<string, string>
