/** Asking for a table; these words come with the form. */
export const reservationMessages = {
  '(optional)': '(freiwillig)',
  '(required)': '(Pflicht)',
  'Answer to': 'Antwort an',
  Date: 'Datum',
  'E-mail': 'E-Mail',
  'For example a high chair or a table outside': 'Zum Beispiel ein Kinderstuhl oder ein Tisch draußen',
  'For questions only': 'Nur für Rückfragen',
  Guests: 'Personen',
  'I read and accept the below terms': 'Ich habe die unten stehenden AGB gelesen und akzeptiere sie',
  'Log in again': 'Neu anmelden',
  Name: 'Name',
  'Next month': 'Nächster Monat',
  'No connection': 'Keine Verbindung',
  Notes: 'Anmerkungen',
  'Notes on data protection': 'Hinweise zum Datenschutz',
  'Our answer goes there': 'Dorthin geht unsere Antwort',
  Phone: 'Telefon',
  'Please choose 1 to 9 guests or 10+': 'Bitte wähle 1 bis 9 Gäste oder 10+',
  'Please choose a day and a time': 'Bitte wähle einen Tag und eine Uhrzeit',
  'Please choose a day and a time that exist': 'Bitte wähle einen Tag und eine Uhrzeit, die es gibt',
  'Please choose how many guests come': 'Bitte wähle, wie viele Gäste kommen',
  'Please enter a date like 21.11.2026': 'Bitte gib ein Datum ein, z. B. 21.11.2026',
  'Previous month': 'Voriger Monat',
  'Reserve a table': 'Tisch reservieren',
  'Send reservation request': 'Reservierung anfragen',
  'Sending …': 'Wird gesendet …',
  'Something broke in our kitchen, not on your side. Please try again in a moment':
    'Bei uns ist etwas angebrannt, es liegt nicht an dir. Bitte versuche es gleich noch einmal',
  'Still open: {list}': 'Noch offen: {list}',
  'Tables cannot be reserved online at the moment': 'Im Moment kannst du online keinen Tisch reservieren',
  'Show: {field}': '{field} anzeigen',
  Terms: 'AGB',
  'Terms and conditions': 'AGB',
  'No table can be reserved in {month}. Please look at another month or call us':
    'Im {month} ist kein Tisch frei. Vielleicht in einem anderen Monat, oder telefonisch',
  'The times could not be loaded.': 'Die Zeiten konnten nicht geladen werden.',
  'This day is too far ahead. Please choose an earlier one':
    'So weit im Voraus nehmen wir noch nichts an. Bitte wähle einen früheren Tag',
  'This time has passed. Please choose a later one': 'Diese Zeit ist schon vorbei. Bitte wähle eine spätere',
  Time: 'Zeit',
  'Time on {day}': 'Uhrzeit: {day}',
  'Too many tries. Please wait 15 minutes': 'Zu viele Versuche. Bitte warte 15 Minuten',
  'Type DD.MM.YYYY or pick a day below': 'Tippe TT.MM.JJJJ oder wähle unten einen Tag',
  'We are closed at this time. Please choose another one':
    'Da haben wir geschlossen. Bitte wähle eine andere Zeit',
  'We could not reach the restaurant. Please check your connection and try again':
    'Wir haben keine Antwort bekommen. Prüfe deine Verbindung und versuche es noch einmal',
  When: 'Wann',
  'When and how many': 'Wann und wie viele',
  'Who is coming': 'Wer kommt',
  'You are offline. Your details stay here until the connection is back.':
    'Du bist offline. Deine Angaben bleiben hier, bis die Verbindung wieder da ist.',
  'Your reservation request has been submitted. We will notify you about your reservation status.':
    'Deine Reservierungsanfrage ist angekommen. Wir sagen dir Bescheid, sobald wir sie geprüft haben.',
  'Your session has ended.': 'Deine Sitzung ist abgelaufen.',
  'opens in a new tab': 'öffnet sich in einem neuen Tab',
  '{count, plural, one {Please check one field} other {Please check # fields}}':
    '{count, plural, one {Bitte prüfe ein Feld} other {Bitte prüfe # Felder}}',
  '{day}, not available': '{day}, nicht verfügbar',
  '“{phone}” is not a valid phone number. Please enter it again, for example 030 1234567':
    '„{phone}“ ist keine gültige Telefonnummer. Bitte gib sie noch einmal ein, z. B. 030 1234567',
} as const satisfies Record<string, string>
