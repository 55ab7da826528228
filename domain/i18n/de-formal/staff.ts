/** What the back office says with "Sie". */
export const formalStaff = {
  'Please choose when it ends': 'Bitte wählen Sie, wann es endet',
  'This end has passed. Please choose a later one':
    'Dieses Ende ist schon vorbei. Bitte wählen Sie ein späteres',
  'Please choose an end within 14 days': 'Bitte wählen Sie ein Ende in den nächsten 14 Tagen',
  'It goes out by mail together with your answer.': 'Sie gehen mit Ihrer Antwort per Mail raus.',
  'This is not for your role': 'Das ist nicht für Ihre Rolle',
  'Your reason for the guest': 'Ihr Grund für den Gast',
  'Check the network of this device. Nothing is lost: orders wait on the server.':
    'Prüfen Sie das Netz dieses Geräts. Es geht nichts verloren: Bestellungen warten auf dem Server.',
  'No connection. Please check the network of this device.':
    'Keine Verbindung. Bitte prüfen Sie das Netz dieses Geräts.',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es noch einmal.',
  'Too many tries. Please wait 15 minutes': 'Zu viele Versuche. Bitte warten Sie 15 Minuten',
  'Please switch it on or off': 'Bitte schalten Sie es ein oder aus',
  'Please enter a whole number from {min} to {max}':
    'Bitte geben Sie eine ganze Zahl von {min} bis {max} ein',
  'Please enter a number from {min} to {max}': 'Bitte geben Sie eine Zahl von {min} bis {max} ein',
  'Please enter an amount from 0 to {max} such as 5 or 2.50':
    'Bitte geben Sie einen Betrag von 0 bis {max} ein, zum Beispiel 5 oder 2,50',
  'Please enter the embed address of a map that begins with https://, not the address of its page':
    'Bitte geben Sie die Einbettungs-Adresse einer Karte ein, die mit https:// beginnt, nicht die Adresse ihrer Seite',
  'Please enter a whole address that begins with https://':
    'Bitte geben Sie eine vollständige Adresse ein, die mit https:// beginnt',
  'Please upload a picture': 'Bitte laden Sie ein Bild hoch',
  'Please choose a page': 'Bitte wählen Sie eine Seite',
  'Please enter up to six percents from 1 to 100, separated by commas':
    'Bitte geben Sie bis zu sechs Prozentsätze von 1 bis 100 ein, durch Kommas getrennt',
  'Please choose one of these: {choices}': 'Bitte wählen Sie eins davon: {choices}',
  'Please write it in one line': 'Bitte schreiben Sie es in eine Zeile',
  'Please enter something': 'Bitte geben Sie etwas ein',
  'Please enter a time zone such as Europe/Berlin':
    'Bitte geben Sie eine Zeitzone ein, zum Beispiel Europe/Berlin',
  'Please enter a country code of two letters, such as de':
    'Bitte geben Sie ein Länderkürzel aus zwei Buchstaben ein, zum Beispiel de',
  'Please enter latitude and longitude such as 52.4865,13.4330':
    'Bitte geben Sie Breite und Länge ein, zum Beispiel 52.4865,13.4330',
  'Please enter colours such as #c2371b': 'Bitte geben Sie Farben ein, zum Beispiel #c2371b',
} as const satisfies Record<string, string>
