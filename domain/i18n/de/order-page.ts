/** German of the page of an order. */
export const orderPageMessages = {
  'Add to the cart': 'In den Warenkorb',
  'Delivery address': 'Lieferadresse',
  'Delivery date': 'Lieferzeit',
  'Not asked for': 'Nicht gewünscht',
  'Order again': 'Nochmal bestellen',
  'What you had ordered': 'Das war bestellt',
  'Order again {code}': 'Nochmal bestellen: {code}',
  'Order date': 'Bestellt am',
  Ready: 'Fertig',
  'Replace the cart': 'Warenkorb ersetzen',
  'Something is different from last time:': 'Etwas ist anders als beim letzten Mal:',
  'We could not look up the dishes. Please check your connection and try again':
    'Wir konnten die Gerichte nicht nachschlagen. Prüfe deine Verbindung und versuche es noch einmal',
  'Yes, please': 'Ja, bitte',
  'now {now} instead of {before}': 'jetzt {now} statt {before}',
  '{count, plural, one {There is one item in your cart.} other {There are # items in your cart.}}':
    '{count, plural, one {In deinem Warenkorb liegt schon ein Artikel.} other {In deinem Warenkorb liegen schon # Artikel.}}',
  '{date}': '{date} Uhr',
  'Add to calendar': 'In den Kalender',
  'Any moment now': 'Jeden Moment',
  'In about {minutes} min': 'In etwa {minutes} Min.',
  'In about {from}–{to} min': 'In etwa {from}–{to} Min.',
  'In about ten minutes': 'In etwa zehn Minuten',
  'The restaurant has not confirmed your order yet. It may get later than {time}.':
    'Das Restaurant hat deine Bestellung noch nicht bestätigt. Es kann später als {time} werden.',
  'The kitchen has not reported your order as done yet. It may get a little later than {time}.':
    'Die Küche hat deine Bestellung noch nicht als fertig gemeldet. Es kann etwas später als {time} werden.',
  'It is past {time}, and your order is not reported as done. This page knows no more: please call if you are still waiting.':
    'Es ist nach {time}, und deine Bestellung ist noch nicht als fertig gemeldet. Mehr weiß diese Seite nicht: Ruf bitte an, wenn du noch wartest.',
  'No connection. This is how it stood at {time}.': 'Keine Verbindung. So war der Stand um {time}.',
  'Order from {restaurant}': 'Bestellung bei {restaurant}',
  'Order code {code}': 'Bestellnummer {code}',
  'Phone {phone}': 'Telefon {phone}',
  'Map of the restaurant and of your delivery address': 'Karte mit dem Restaurant und deiner Lieferadresse',
  '{distance} as the crow flies from the restaurant to you. Nobody is tracked on the way.':
    '{distance} Luftlinie vom Restaurant zu dir. Unterwegs wird niemand verfolgt.',
} as const satisfies Record<string, string>
