/** Paying online, as guests read it. */
export const paymentMessages = {
  'Pay now': 'Jetzt bezahlen',
  'Try to pay again': 'Noch einmal bezahlen',
  'Your payment did not arrive': 'Deine Zahlung ist nicht angekommen',
  'Your payment came too late': 'Deine Zahlung kam zu spät',
  'Nothing was ordered. Your money is being paid back to you.':
    'Es wurde nichts bestellt. Du bekommst dein Geld zurück.',
  'Nothing was ordered. Money that still arrives is paid back if we cannot cook for you any more.':
    'Es wurde nichts bestellt. Kommt das Geld noch an, zahlen wir es zurück, falls wir nicht mehr für dich kochen können.',
  'Nothing was charged; the reserved amount is released.':
    'Es wurde nichts abgebucht; der reservierte Betrag wird freigegeben.',
  'Reserved online; charged when the restaurant accepts.':
    'Online reserviert; abgebucht wird, wenn das Restaurant annimmt.',
  'Paid online, and paid back in full.': 'Online bezahlt und vollständig erstattet.',
  'Paid online; {amount} of it was paid back.': 'Online bezahlt; davon wurden {amount} erstattet.',
  'Paid online; {amount} of it was paid back, and the rest is being paid back too.':
    'Online bezahlt; davon wurden {amount} schon erstattet, der Rest wird auch erstattet.',
  'Paid online; it is being paid back to you.': 'Online bezahlt; du bekommst das Geld zurück.',
  'Paid online.': 'Online bezahlt.',
  'The payment was taken back by the bank.': 'Die Bank hat die Zahlung zurückgeholt.',
  'The payment is being checked.': 'Die Zahlung wird geprüft.',
  'Nothing was charged.': 'Es wurde nichts abgebucht.',
} as const satisfies Record<string, string>

/** Paying online, as the staff reads it. */
export const paymentStaffMessages = {
  'Online payment': 'Online-Zahlung',
  'Pay back': 'Erstatten',
  'Pay back {code}': '{code} erstatten',
  'Everything that is left: {amount}': 'Alles, was übrig ist: {amount}',
  'An amount': 'Einen Betrag',
  'Some dishes': 'Einzelne Gerichte',
  'How much is paid back?': 'Wie viel wird erstattet?',
  'Amount in euros': 'Betrag in Euro',
  'Reason for the books': 'Grund für die Unterlagen',
  Refunds: 'Erstattungen',
  'Refund on its way: {amount}': 'Erstattung unterwegs: {amount}',
  'Paid back: {amount}': 'Erstattet: {amount}',
  'Refund failed: {amount}': 'Erstattung fehlgeschlagen: {amount}',
  'Refund withdrawn: {amount}': 'Erstattung zurückgenommen: {amount}',
  'Waiting for the payment': 'Wartet auf die Zahlung',
  'Money reserved': 'Geld reserviert',
  Paid: 'Bezahlt',
  'Partly paid back': 'Teilweise erstattet',
  'Paid back': 'Erstattet',
  'Payment failed': 'Zahlung fehlgeschlagen',
  'Payment needs a look': 'Zahlung prüfen',
  'Taken back by the bank': 'Von der Bank zurückgeholt',
  'Payments need a look': 'Zahlungen brauchen einen Blick',
  'And {count} more': 'Und {count} weitere',
  'A payment of {amount} does not match its order':
    'Eine Zahlung über {amount} passt nicht zu ihrer Bestellung',
  'A payment of {amount} has no order': 'Zu einer Zahlung über {amount} gibt es keine Bestellung',
  '{amount} could not be taken': '{amount} konnten nicht eingezogen werden',
  'A refund of {amount} has failed': 'Eine Erstattung über {amount} ist fehlgeschlagen',
  'A payment of {amount} has to be paid back by hand':
    'Eine Zahlung über {amount} muss von Hand erstattet werden',
  'Try the refund again': 'Erstattung noch einmal versuchen',
  'The bank has taken back {amount}': 'Die Bank hat {amount} zurückgeholt',
  'I take care of it': 'Ich kümmere mich',
} as const satisfies Record<string, string>
