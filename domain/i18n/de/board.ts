/** German of the frame of the back office and of its order board. */
export const boardMessages = {
  'All orders by status': 'Alle Bestellungen nach Status',
  'Approve · {minutes} min': 'Annehmen · {minutes} Min',
  'Approve · {time}': 'Annehmen · {time}',
  'As of {time}. New orders wait on the server and are not lost.':
    'Stand {time} Uhr. Neue Bestellungen warten auf dem Server und gehen nicht verloren.',
  Board: 'Überblick',
  Customers: 'Gäste',
  'Dishes in open orders': 'Gerichte in offenen Bestellungen',
  Finished: 'Fertig',
  'min late': 'zu spät',
  'min left': 'Min',
  'min waiting': 'Min wartet',
  'For later': 'Für später',
  More: 'Mehr',
  'New orders make no sound': 'Neue Bestellungen klingeln nicht',
  'Nothing finished yet': 'Noch nichts fertig',
  'Nothing in the kitchen': 'Nichts in der Küche',
  'Nothing new': 'Nichts Neues',
  'Other time': 'Andere Zeit',
  Places: 'Bereiche',
  Service: 'Service',
  Sound: 'Ton',
  'Switch on': 'Einschalten',
  'The browser waits for a touch after a reload.': 'Nach dem Laden wartet der Browser auf eine Berührung.',
  'Finish all …': 'Alle abschließen …',
  'Finish what was left open?': 'Offen Gebliebenes abschließen?',
  'Finish {count, plural, one {# order} other {# orders}}':
    '{count, plural, one {# Bestellung} other {# Bestellungen}} abschließen',
  'Show them': 'Anzeigen',
  'These orders were approved and due before {time}. They all become finished, as if somebody had pressed it for each: guests get their points and no mail. This cannot be taken back together.':
    'Diese Bestellungen wurden angenommen und waren vor {time} fällig. Sie werden alle fertig, als hätte jemand es bei jeder gedrückt: Gäste erhalten ihre Punkte und keine E-Mail. Gemeinsam zurücknehmen lässt sich das nicht.',
  '{count, plural, one {# more open order does} other {# more open orders do}} not fit here. They stand below, by their status.':
    '{count, plural, one {# weitere offene Bestellung passt} other {# weitere offene Bestellungen passen}} nicht hierher. Sie stehen unten, nach Status.',
  '{count, plural, one {# order is} other {# orders are}} finished':
    '{count, plural, one {# Bestellung ist} other {# Bestellungen sind}} fertig',
  '{count, plural, one {# order of an earlier day is} other {# orders of earlier days are}} still open':
    '{count, plural, one {# Bestellung von einem früheren Tag ist} other {# Bestellungen von früheren Tagen sind}} noch offen',
  '{count, plural, one {# order of an earlier day was} other {# orders of earlier days were}} never answered':
    '{count, plural, one {# Bestellung von einem früheren Tag wurde} other {# Bestellungen von früheren Tagen wurden}} nie beantwortet',
  'Reject all …': 'Alle ablehnen …',
  'Reject what nobody answered?': 'Unbeantwortetes ablehnen?',
  'These orders were to be ready before {time}, and nobody has approved them. Each guest gets a mail with the reason “{reason}”, and what was paid online goes back. Approve those first that were made all the same. This cannot be taken back.':
    'Diese Bestellungen sollten vor {time} fertig sein, und niemand hat sie angenommen. Jeder Gast bekommt eine E-Mail mit dem Grund „{reason}“, und online Bezahltes geht zurück. Bitte zuerst annehmen, was trotzdem gemacht wurde. Zurücknehmen lässt sich das nicht.',
  'Reject {count, plural, one {# order} other {# orders}}':
    '{count, plural, one {# Bestellung} other {# Bestellungen}} ablehnen',
  '{count, plural, one {# order is} other {# orders are}} rejected':
    '{count, plural, one {# Bestellung ist} other {# Bestellungen sind}} abgelehnt',
} as const satisfies Record<string, string>
