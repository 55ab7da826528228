/** What the rules say about guests, to them and to the staff (domain/guests/guest-messages.ts). */
export const guestRulesMessages = {
  'Ordering and signing in are not possible for you here at the moment. If you think this is a mistake, please talk to us: {contact}':
    'Bestellen und Anmelden ist für dich hier zurzeit nicht möglich. Wenn du das für einen Irrtum hältst, sprich uns bitte an: {contact}',
  'Ordering and signing in are not possible for you here at the moment. If you think this is a mistake, please talk to us at the restaurant':
    'Bestellen und Anmelden ist für dich hier zurzeit nicht möglich. Wenn du das für einen Irrtum hältst, sprich uns bitte im Restaurant an',
  'Corrected by the restaurant: {reason}': 'Vom Restaurant berichtigt: {reason}',
  'Please give a reason': 'Bitte einen Grund angeben',
  'Please enter how many points': 'Bitte eingeben, wie viele Punkte',
  'The guest has fewer points than that': 'So viele Punkte hat der Gast nicht',
  'Only guests with an account have points': 'Punkte haben nur Gäste mit Konto',
  'This guest has an order under way. Please delete the data when it is finished':
    'Eine Bestellung dieses Gastes läuft noch. Bitte die Daten löschen, wenn sie abgeschlossen ist',
  'A part of a name, an e-mail address or a phone number is enough, or the number of an order.':
    'Ein Teil von Name, E-Mail-Adresse oder Telefonnummer genügt, oder die Nummer einer Bestellung.',
  'Clear the search': 'Suche leeren',
  'Search all guests': 'Unter allen Gästen suchen',
  'Show all guests': 'Alle Gäste anzeigen',
  'Whoever only reserved or wrote stands in no list: type the whole e-mail address to answer a request about personal data.':
    'Wer nur reserviert oder geschrieben hat, steht in keiner Liste: Die ganze E-Mail-Adresse eingeben, um eine Anfrage zu persönlichen Daten zu beantworten.',
} as const satisfies Record<string, string>
