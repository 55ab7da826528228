/** The guests in the back office. */
export const guestScreenMessages = {
  'With account': 'Mit Konto',
  'Without account': 'Ohne Konto',
  Blocked: 'Gesperrt',
  'Name, e-mail, phone or order number': 'Name, E-Mail, Telefon oder Bestellnummer',
  'To the first page': 'Zur ersten Seite',
  'Deleted guest': 'Gelöschter Gast',
  Account: 'Konto',
  '{count, plural, one {# order} other {# orders}}':
    '{count, plural, one {# Bestellung} other {# Bestellungen}}',
  '{amount} in points': '{amount} in Punkten',
  'Guests stand here as soon as they order or open an account':
    'Hier stehen Gäste, sobald sie bestellen oder ein Konto eröffnen',
  Guest: 'Gast',
  'Points, blocks and data are changed by those who work for all branches.':
    'Punkte, Sperren und Daten ändert, wer für alle Filialen arbeitet.',
  'Orders without an account. They are put together by the e-mail address, which nobody has confirmed.':
    'Bestellungen ohne Konto. Sie gehören nach der E-Mail-Adresse zusammen, die niemand bestätigt hat.',
  'Account since': 'Konto seit',
  'Last seen': 'Zuletzt gesehen',
  'No order in the last twelve months': 'Keine Bestellung in den letzten zwölf Monaten',
  'Confirmed by the guest': 'Vom Gast bestätigt',
  'Not confirmed': 'Nicht bestätigt',
  'E-mail address': 'E-Mail-Adresse',
  'Saved addresses': 'Gespeicherte Adressen',
  '{count, plural, one {# order} other {# orders}} for {amount} in the last twelve months':
    '{count, plural, one {# Bestellung} other {# Bestellungen}} für {amount} in den letzten zwölf Monaten',
  'Correct points': 'Punkte berichtigen',
  'Add points': 'Punkte gutschreiben',
  'Take points away': 'Punkte abziehen',
  'Points in euros': 'Punkte in Euro',
  'Then the guest has {amount}': 'Danach hat der Gast {amount}',
  Reason: 'Grund',
  'The guest reads it beside the points.': 'Der Gast liest ihn neben den Punkten.',
  'Ordering and signing in': 'Bestellen und Anmelden',
  'The guest can neither order nor sign in, and is asked to talk to the restaurant.':
    'Der Gast kann weder bestellen noch sich anmelden und wird gebeten, sich ans Restaurant zu wenden.',
  'A block is for the account, the e-mail address and the phone number. Orders that were placed stay.':
    'Eine Sperre gilt für Konto, E-Mail-Adresse und Telefonnummer. Aufgegebene Bestellungen bleiben.',
  'The reason was deleted with the data of the guest.': 'Der Grund wurde mit den Daten des Gastes gelöscht.',
  Block: 'Sperren',
  Unblock: 'Sperre aufheben',
  'The guest can order and sign in again at once.':
    'Der Gast kann sofort wieder bestellen und sich anmelden.',
  'The guest is signed out everywhere and can place no more orders. Whoever tries reads how to reach the restaurant, but not the reason.':
    'Der Gast wird überall abgemeldet und kann nicht mehr bestellen. Beim Versuch steht dort, wie das Restaurant zu erreichen ist, aber nicht der Grund.',
  'For the staff. It is part of the data that the guest can ask for.':
    'Für das Team. Er gehört zu den Daten, die der Gast verlangen kann.',
  'Requests about personal data': 'Anfragen zu persönlichen Daten',
  'Please make sure first that the request comes from the guest, for example with a call to this number.':
    'Bitte vorher sicherstellen, dass die Anfrage vom Gast kommt, zum Beispiel mit einem Anruf unter dieser Nummer.',
  'Everything under {email} that belongs to no account: reservations, messages and orders of any age. Please answer to this address, so that nobody else gets the data.':
    'Alles unter {email}, was zu keinem Konto gehört: Reservierungen, Nachrichten und Bestellungen jeden Alters. Bitte an diese Adresse antworten, damit niemand sonst die Daten bekommt.',
  'All data as a file': 'Alle Daten als Datei',
  'Delete data': 'Daten löschen',
  'Delete the data of {name}?': 'Daten von {name} löschen?',
  'Account, addresses, points, messages and reservations are deleted. This cannot be undone.':
    'Konto, Adressen, Punkte, Nachrichten und Reservierungen werden gelöscht. Das lässt sich nicht rückgängig machen.',
  'Messages, reservations and the name on every order are deleted. This cannot be undone.':
    'Nachrichten, Reservierungen und der Name auf jeder Bestellung werden gelöscht. Das lässt sich nicht rückgängig machen.',
  'Receipts are kept without the name as long as tax law asks; only the export for the tax office still has it.':
    'Belege bleiben ohne den Namen so lange, wie das Steuerrecht es verlangt; nur der Export fürs Finanzamt enthält ihn noch.',
} as const satisfies Record<string, string>
