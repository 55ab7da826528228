/** German of the checks before publishing. */
export const checkMessages = {
  'Law check': 'Rechts-Check',
  'Price check': 'Preis-Probe',
  'As of {moment}. It looks for what is forgotten and is no legal advice.':
    'Stand {moment}. Er sucht nach Vergessenem und ist keine Rechtsberatung.',
  'Stays a draft until it is mended': 'Bleibt Entwurf, bis es behoben ist',
  'It is so in the shop already; please mend it': 'Im Shop schon so, bitte beheben',
  'Please look at it': 'Bitte ansehen',
  '{count, plural, one {# place} other {# places}}': '{count, plural, one {# Stelle} other {# Stellen}}',
  'Without orders there is nothing to compare yet.': 'Ohne Bestellungen gibt es noch nichts zu vergleichen.',
  '{carts, plural, one {The last cart} other {The last # carts}}, priced as the menu is drafted':
    '{carts, plural, one {Der letzte Warenkorb} other {Die letzten # Warenkörbe}}, berechnet mit der Karte im Entwurf',
  '{count} unchanged': '{count} unverändert',
  '{count} dearer by {amount}': '{count} um {amount} teurer',
  '{count} cheaper by {amount}': '{count} um {amount} günstiger',
  '{count, plural, one {# cart} other {# carts}} could not be ordered any more':
    '{count, plural, one {# ließe sich} other {# ließen sich}} nicht mehr bestellen',
  '{count, plural, one {# cart falls} other {# carts fall}} below the minimum order':
    '{count, plural, one {# fällt} other {# fallen}} unter den Mindestbestellwert',
  '{name} costs {price}, its parts {singlePrice}': '{name} kostet {price}, die Teile einzeln {singlePrice}',
  'Show the carts': 'Warenkörbe zeigen',
  'below the minimum order': 'unter dem Mindestbestellwert',
  'not orderable': 'nicht bestellbar',
  'The shop as guests will see it once everything is published. Nothing can be ordered here.':
    'Der Shop, wie Gäste ihn sehen, sobald alles veröffentlicht ist. Bestellen lässt sich hier nichts.',
  'Preview, {device}': 'Vorschau, {device}',
  'Show it to somebody': 'Jemandem zeigen',
  'Link for somebody without a sign-in': 'Link für jemanden ohne Zugang',
  'Whoever has it sees the preview until {moment}, with every change until then.':
    'Wer ihn hat, sieht die Vorschau bis {moment}, mit allem, was sich bis dahin ändert.',
}
