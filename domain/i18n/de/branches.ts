/** German of the branches in the back office. */
export const branchesMessages = {
  'This belongs to a branch that you do not work for.':
    'Das gehört zu einer Filiale, in der andere arbeiten.',
  'This is the first branch: orders without a branch belong to it, so it stays':
    'Das ist die erste Filiale: Bestellungen ohne Filiale gehören zu ihr, deshalb bleibt sie',
  'This branch still has open orders. Please finish them first':
    'Diese Filiale hat noch offene Bestellungen. Bitte zuerst abschließen',
  'Guests do not see this yet. Please publish it first, then it can have its price here':
    'Gäste sehen das noch nicht. Bitte zuerst veröffentlichen, dann kann es hier seinen Preis haben',
  'This is set for the whole restaurant': 'Das gilt für das ganze Restaurant',
  'What it sells': 'Was sie verkauft',
  'Every dish of the menu is sold at its price unless something else is said here.':
    'Jedes Gericht der Karte wird zu seinem Preis verkauft, wenn hier nichts anderes steht.',
  'Only what differs': 'Nur Abweichungen',
  Coordinates: 'Koordinaten',
  'New branch': 'Neue Filiale',
  'For example the part of the town: guests choose by it': 'Zum Beispiel der Stadtteil: Gäste wählen danach',
  'Where it is and how it is reached': 'Wo sie ist und wie man sie erreicht',
  'What is left empty is as in the whole restaurant.': 'Was leer bleibt, ist wie im ganzen Restaurant.',
  'Find the address': 'Adresse suchen',
  'How guests get their food': 'Wie Gäste ihr Essen bekommen',
  'as in the whole restaurant ({value})': 'wie im ganzen Restaurant ({value})',
  'One restaurant, one place': 'Ein Restaurant, ein Ort',
  'Branches are for several places under one name: guests choose theirs first, and each has its own address, hours, delivery areas, prices and orders. The menu stays one. With a single place leave it like this.':
    'Filialen sind für mehrere Orte unter einem Namen: Gäste wählen zuerst ihre Filiale, und jede hat eigene Adresse, Zeiten, Liefergebiete, Preise und Bestellungen. Die Speisekarte bleibt eine. Mit einem einzigen Ort bleibt es am besten so.',
  'Begin with the place you have': 'Mit dem bestehenden Ort beginnen',
  'Add the second place now. Guests see none of it until they are to choose a branch.':
    'Jetzt den zweiten Ort anlegen. Gäste merken nichts davon, bis sie eine Filiale wählen sollen.',
  'Guests do not choose a branch yet: everything is ordered at the first one.':
    'Gäste wählen noch keine Filiale: Alles wird bei der ersten bestellt.',
  'Let guests choose': 'Gäste wählen lassen',
  'No address yet': 'Noch keine Adresse',
  '{count, plural, one {# dish differs} other {# dishes differ}}':
    '{count, plural, one {# Gericht weicht ab} other {# Gerichte weichen ab}}',
} as const satisfies Record<string, string>
