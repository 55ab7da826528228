/** Messages that the system adds to the pages of a restaurant; the server writes it, no script needs it. */
export const pageNotesMessages = {
  'Data sources': 'Datenquellen',
  'The search of addresses and the map use open data:': 'Adresssuche und Karte nutzen offene Daten:',
  'Search of addresses': 'Adresssuche',
  'To find an address, our server sends what was typed and the place that was marked to {service}. The network address of the visitor is not sent.':
    'Um eine Adresse zu finden, übermittelt unser Server die getippte Eingabe und den markierten Ort an {service}. Die IP-Adresse der Besucherinnen und Besucher wird nicht übermittelt.',
}
