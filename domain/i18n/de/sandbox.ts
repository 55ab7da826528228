/** German for the payment page of the sandbox, which lies outside of all screens. */
export const sandboxMessages = {
  'Sandbox: no real money moves': 'Sandbox: Hier fließt kein echtes Geld',
  'To pay': 'Zu zahlen',
  'This payment': 'Diese Zahlung',
  Pay: 'Bezahlen',
  'It works at once': 'Es klappt sofort',
  'Pay, confirmed later': 'Mit Wartezeit bezahlen',
  'The bank takes {seconds} seconds': 'Die Bank braucht {seconds} Sekunden',
  'Decline payment': 'Zahlung ablehnen',
  'The bank says no': 'Die Bank sagt Nein',
  'Cancel payment': 'Abbrechen',
  'Back to the checkout without paying': 'Ohne Zahlung zurück zur Kasse',
  'The money is held until the restaurant accepts the order.':
    'Der Betrag wird nur vorgemerkt, bis das Restaurant die Bestellung annimmt.',
  'The bank is still looking at this payment.': 'Die Bank prüft diese Zahlung noch.',
  'The money of this payment is held.': 'Der Betrag dieser Zahlung ist vorgemerkt.',
  'This payment is paid.': 'Diese Zahlung ist bezahlt.',
  'This payment was declined.': 'Diese Zahlung wurde abgelehnt.',
  'This payment has run out.': 'Diese Zahlung ist abgelaufen.',
  'This payment was cancelled.': 'Diese Zahlung wurde abgebrochen.',
  'Back to the restaurant': 'Zurück zum Restaurant',
}
