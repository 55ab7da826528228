import { boardMessages } from './board.ts'
import { counterMessages } from './counter.ts'
import { holidayMessages } from './holidays.ts'
import { hoursMessages } from './hours.ts'
import { todayMessages } from './today.ts'

/** German of the back office. Staff among themselves say du. */
export const backofficeMessages = {
  ...counterMessages,
  ...boardMessages,
  ...todayMessages,
  ...holidayMessages,
  ...hoursMessages,
  '{count, plural, one {# new order} other {# new orders}}: {codes}':
    '{count, plural, one {# neue Bestellung} other {# neue Bestellungen}}: {codes}',
  Address: 'Adresse',
  All: 'Alle',
  'All orders': 'Alle Bestellungen',
  'As of {time}. We keep trying.': 'Stand: {time} Uhr. Wir versuchen es weiter.',
  'Check ID: {age}+': 'AUSWEIS PRÜFEN {age}+',
  'Check the network of this device. Nothing is lost: orders wait on the server.':
    'Prüfe das Netz dieses Geräts. Es geht nichts verloren: Bestellungen warten auf dem Server.',
  Dishes: 'Gerichte',
  'E-mail or password is wrong': 'E-Mail oder Passwort stimmt nicht',
  'Filter by status': 'Nach Status filtern',
  Goods: 'Speisen und Getränke',
  'Kitchen ticket – not a receipt': 'Küchenzettel – kein Kassenbeleg',
  'Loading …': 'Lädt …',
  'New orders appear here by themselves.': 'Neue Bestellungen erscheinen hier von selbst.',
  'No connection. Please check the network of this device.':
    'Keine Verbindung. Bitte prüfe das Netz dieses Geräts.',
  'No orders with this status': 'Keine Bestellungen mit diesem Status',
  'No orders yet': 'Noch keine Bestellungen',
  Orders: 'Bestellungen',
  Password: 'Passwort',
  'Pays with': 'Zahlt mit',
  Received: 'Eingegangen',
  'Show older orders': 'Ältere Bestellungen anzeigen',
  'Sign in': 'Anmelden',
  'Sign out': 'Abmelden',
  'Signed in as': 'Angemeldet als',
  'Signing in …': 'Anmeldung läuft …',
  'Something went wrong on our side. Please try again.':
    'Bei uns ist etwas schiefgegangen. Bitte noch einmal versuchen.',
  'The orders could not be read': 'Die Bestellungen konnten nicht geladen werden',
  'This page does not exist': 'Diese Seite gibt es nicht',
  'To be collected': 'Abholung',
  'To the orders': 'Zu den Bestellungen',
  'Too many tries. Please wait 15 minutes': 'Zu viele Versuche. Bitte warte 15 Minuten',
  'We keep trying.': 'Wir versuchen es weiter.',
  'Reusable packaging': 'Mehrwegverpackung',
} as const satisfies Record<string, string>
