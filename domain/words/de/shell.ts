/** The frame of the shop, as its first moment needs it. */
export const shellWords = {
  Close: 'Schließen',
  Closed: 'Geschlossen',
  Language: 'Sprache',
  'My account': 'Mein Konto',
  'Next opening hours: {time}': 'Nächste Öffnungszeit: {time} Uhr',
  'Open menu': 'Menü öffnen',
  'Open now': 'Geöffnet',
  'Opens {day} {time}': 'Öffnet {day} {time}',
  'Opens {time}': 'Öffnet {time}',
  'Or call us:': 'Oder ruf uns an:',
  Pages: 'Seiten',
  Reservation: 'Reservieren',
  'Skip to content': 'Zum Inhalt springen',
  'Something broke in our kitchen, not on your side. Your cart is still there.':
    'Bei uns ist etwas angebrannt, es liegt nicht an dir. Dein Warenkorb ist noch da.',
  'That did not work': 'Das hat nicht geklappt',
  'To the menu': 'Zur Speisekarte',
  'Try again': 'Erneut versuchen',
  'You can order for later.': 'Du kannst für später vorbestellen.',
  'You can order for later, from {time}.': 'Du kannst für später vorbestellen, frühestens {time} Uhr.',
} as const satisfies Record<string, string>
