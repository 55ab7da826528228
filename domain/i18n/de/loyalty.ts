/** Points and saved addresses, as the rules speak of them (domain/messages.ts). */
export const loyaltyMessages = {
  'This address is not saved in your account': 'Diese Adresse ist nicht in deinem Konto gespeichert',
  'Invoices are not issued here': 'Hier werden keine Rechnungen ausgestellt',
  'Loyalty points cannot be used for this order':
    'Treuepunkte können für diese Bestellung nicht eingesetzt werden',
  "Cart total has to be greater or equal then your points' amount.":
    'Der Warenwert muss mindestens so hoch sein wie dein Punkteguthaben.',
  'Please enter a name for the address': 'Bitte gib der Adresse einen Namen',
  'You cannot save more than 50 addresses': 'Du kannst höchstens 50 Adressen speichern',
  'Points earned with order {code}': 'Punkte für Bestellung {code} erhalten',
  'Points used for order {code}': 'Punkte für Bestellung {code} eingesetzt',
  'Points returned from order {code}': 'Punkte aus Bestellung {code} zurückerhalten',
  'Points spent with order {code}': 'Punkte mit Bestellung {code} eingelöst',
  'Points taken back with order {code}': 'Zurückgenommene Punkte der Bestellung {code}',
  'Points of a deleted account': 'Punkte eines gelöschten Kontos',
} as const satisfies Record<string, string>
