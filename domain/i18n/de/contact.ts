/** The contact page. */
export const contactMessages = {
  '(optional)': '(freiwillig)',
  '(required)': '(Pflicht)',
  Address: 'Adresse',
  'Also here': 'Auch hier',
  'Contact us': 'Kontakt',
  'E-mail': 'E-Mail',
  'First name': 'Vorname',
  'I read and accept the below terms': 'Ich habe die unten stehenden AGB gelesen und akzeptiere sie',
  'Last name': 'Nachname',
  'Opening hours': 'Öffnungszeiten',
  'Load map': 'Karte laden',
  'Log in again': 'Neu anmelden',
  Map: 'Karte',
  'Map with {address}': 'Karte mit {address}',
  Message: 'Nachricht',
  'No connection': 'Keine Verbindung',
  'Notes on data protection': 'Hinweise zum Datenschutz',
  'Our answer goes there': 'Dorthin geht unsere Antwort',
  Phone: 'Telefon',
  'Plan a route': 'Route planen',
  'Please enter a subject': 'Bitte gib einen Betreff ein',
  'Please enter your first name': 'Bitte gib deinen Vornamen ein',
  'Please enter your last name': 'Bitte gib deinen Nachnamen ein',
  'Please enter your message': 'Bitte schreib uns deine Nachricht',
  'Questions, wishes, a birthday for twenty? Write to us or drop by.':
    'Fragen, Wünsche, ein Geburtstag für zwanzig? Schreib uns oder komm vorbei.',
  'Send message': 'Nachricht senden',
  'Sending …': 'Wird gesendet …',
  'Something broke in our kitchen, not on your side. Please try again in a moment':
    'Bei uns ist etwas angebrannt, es liegt nicht an dir. Bitte versuche es gleich noch einmal',
  'Show: {field}': '{field} anzeigen',
  'Still open: {list}': 'Noch offen: {list}',
  'Sketch, not to scale': 'Lageskizze, nicht maßstäblich',
  Subject: 'Betreff',
  Terms: 'AGB',
  'Terms and conditions': 'AGB',
  'The map comes from {host}. Your internet address goes there. <0>Privacy notice</0>':
    'Die Karte kommt von {host}. Dorthin geht deine Internetadresse. <0>Datenschutz</0>',
  'Too many tries. Please wait 15 minutes': 'Zu viele Versuche. Bitte warte 15 Minuten',
  'We could not reach the restaurant. Please check your connection and try again':
    'Wir haben keine Antwort bekommen. Prüfe deine Verbindung und versuche es noch einmal',
  'Write another message': 'Noch eine Nachricht schreiben',
  'Write to us': 'Schreib uns',
  'You are offline. Your details stay here until the connection is back.':
    'Du bist offline. Deine Angaben bleiben hier, bis die Verbindung wieder da ist.',
  'Your message has been received. We will contact you shortly.':
    'Deine Nachricht ist angekommen. Wir melden uns bald bei dir.',
  'Your session has ended.': 'Deine Sitzung ist abgelaufen.',
  'opens in a new tab': 'öffnet sich in einem neuen Tab',
  '{count, plural, one {Please check one field} other {Please check # fields}}':
    '{count, plural, one {Bitte prüfe ein Feld} other {Bitte prüfe # Felder}}',
} as const satisfies Record<string, string>
