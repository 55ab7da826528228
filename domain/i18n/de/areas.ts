/** German of the delivery areas in the back office. */
export const areasMessages = {
  'Places and times': 'Orte & Zeiten',
  'New area': 'Neues Gebiet',
  Area: 'Gebiet',
  'Areas for': 'Gebiete für',
  'All branches without areas of their own': 'Alle Filialen ohne eigene Gebiete',
  'and {count} more': 'und {count} weitere',
  'up to {distance} km': 'bis {distance} km',
  '{distance} km': '{distance} km',
  'shape on the map': 'Form auf der Karte',
  'Lies nowhere yet': 'Liegt noch nirgends',
  'from order': 'ab',
  any: 'jeder Bestellung',
  fee: 'Lieferung',
  free: 'frei',
  'free from': 'frei ab',
  'Guests always get {name}': 'Gäste bekommen immer {name}',
  'below {amount}: {name}': 'unter {amount}: {name}',
  'from {amount} on: {name}': 'ab {amount}: {name}',
  '{count, plural, one {Overlaps with # other} other {Overlaps with # others}}':
    '{count, plural, one {Überschneidet sich mit einem anderen} other {Überschneidet sich mit # anderen}}',
  'Where areas overlap, a guest gets the one in which the order is brought for the least.':
    'Wo sich Gebiete überschneiden, gilt für Gäste das Gebiet, in dem die Bestellung am günstigsten geliefert wird.',
  'Areas overlap here. {winners}': 'Hier überschneiden sich Gebiete. {winners}',
  '{name} counts from now on': '{name} gilt ab sofort',
  'Within 3 km': 'Bis 3 km',
  'Nothing is delivered yet': 'Noch wird nichts geliefert',
  'An area says how far you deliver, from which order on and for how much. Most begin with a circle around the restaurant.':
    'Ein Gebiet sagt, wie weit geliefert wird, ab welcher Bestellung und zu welchem Preis. Die meisten beginnen mit einem Umkreis um das Restaurant.',
  'Deliver within 3 km': 'Im Umkreis von 3 km liefern',
  'Begin with postal codes or a shape': 'Mit Postleitzahlen oder einer Form beginnen',
  'This branch has no areas of its own': 'Diese Filiale hat keine eigenen Gebiete',
  'What counts here are the areas of all branches. As soon as it has an area of its own, only its own count.':
    'Hier gelten die Gebiete aller Filialen. Sobald sie ein eigenes Gebiet hat, gelten nur noch ihre eigenen.',
  'For a circle it has to be known where the restaurant is:':
    'Für einen Umkreis muss bekannt sein, wo das Restaurant liegt:',
  'Set the coordinates': 'Koordinaten eintragen',
  'What does a guest get?': 'Was gilt für eine Adresse?',
  'Address or postal code': 'Adresse oder Postleitzahl',
  'Street and number, or a postal code': 'Straße und Nummer oder Postleitzahl',
  'The search does not answer': 'Die Suche antwortet nicht',
  'No address found': 'Keine Adresse gefunden',
  'Goods worth': 'Warenwert',
  'Nothing is delivered here: no area lies at this address.':
    'Hierhin wird nicht geliefert: Die Adresse liegt in keinem Gebiet.',
  'That depends on the exact place: guests are asked to mark it on the map.':
    'Das hängt vom genauen Ort ab: Gäste werden gebeten, ihn auf der Karte zu markieren.',
  '{amount} are missing to the minimum order': 'Zum Mindestbestellwert fehlen {amount}',
  'Guests read it when they choose where to deliver': 'Gäste lesen ihn, wenn sie den Lieferort wählen',
  'Where it lies': 'Wo es liegt',
  'One of the three is enough. Where an area names the postal code of an address, that alone decides.':
    'Eines von dreien genügt. Nennt ein Gebiet die Postleitzahl einer Adresse, entscheidet sie allein.',
  'Circle around the restaurant': 'Umkreis um das Restaurant',
  Radius: 'Radius',
  Kilometres: 'Kilometer',
  'This is no distance': 'Das ist keine Entfernung',
  'Nobody has said yet where the restaurant is: the circle lies nowhere until its coordinates are set.':
    'Noch ist nicht bekannt, wo das Restaurant liegt: Ohne seine Koordinaten liegt der Umkreis nirgends.',
  'Several at once with commas or spaces': 'Mehrere auf einmal mit Komma oder Leerzeichen',
  'No postal code: {texts}': 'Keine Postleitzahl: {texts}',
  'This shape has several parts or a hole. Switch it off to draw another one.':
    'Diese Form hat mehrere Teile oder ein Loch. Zum Neuzeichnen bitte abschalten.',
  'Close the shape': 'Form schließen',
  'Press the corners one after the other on the map, or add them below.':
    'Die Ecken nacheinander auf der Karte antippen oder unten eintragen.',
  '{count, plural, one {# point} other {# points}}. Three are needed at least.':
    '{count, plural, one {# Punkt} other {# Punkte}}. Mindestens drei sind nötig.',
  'Press the first point again to close the shape.':
    'Den ersten Punkt noch einmal antippen, um die Form zu schließen.',
  'Drag the points. The small ones between them add more.':
    'Die Punkte lassen sich ziehen. Die kleinen dazwischen fügen weitere hinzu.',
  '{count, plural, one {# point as a list} other {# points as a list}}':
    '{count, plural, one {# Punkt als Liste} other {# Punkte als Liste}}',
  'Point {number}': 'Punkt {number}',
  'Point {number}: latitude, longitude': 'Punkt {number}: Breite, Länge',
  'For example 52.4865, 13.4330': 'Zum Beispiel 52.4865, 13.4330',
  'Add a point after point {number}': 'Punkt nach Punkt {number} hinzufügen',
  'Remove point {number}': 'Punkt {number} entfernen',
  'Add a point at an address, or at coordinates': 'Punkt an einer Adresse oder Koordinaten hinzufügen',
  'Arrow keys move the point, farther with Shift. Delete removes it, Plus adds one after it.':
    'Pfeiltasten verschieben den Punkt, mit der Umschalttaste weiter. Entf entfernt ihn, Plus fügt danach einen hinzu.',
  'This browser cannot draw the map. Everything can be done without it.':
    'Dieser Browser kann die Karte nicht zeichnen. Alles geht auch ohne sie.',
  'What it costs': 'Was es kostet',
  'Empty: any order': 'Leer: jede Bestellung',
  'Empty: free': 'Leer: kostenlos',
  'Empty: never free': 'Leer: nie kostenlos',
  'From goods worth': 'Ab Warenwert',
  'delivery costs': 'kostet die Lieferung',
  'Remove step {number}': 'Stufe {number} entfernen',
  'Add a fee step': 'Gebührenstufe hinzufügen',
  'With steps, bigger orders are brought for less: from 20 € for 1 €, from 30 € for nothing.':
    'Mit Stufen werden größere Bestellungen günstiger geliefert: ab 20 € für 1 €, ab 30 € umsonst.',
  'A shape needs at least three points': 'Eine Form braucht mindestens drei Punkte',
  'A shape has at most 500 points. Please leave some out':
    'Eine Form hat höchstens 500 Punkte. Bitte einige weglassen',
  'The edge of the shape crosses itself. Please move or remove a point':
    'Der Rand der Form kreuzt sich. Bitte einen Punkt verschieben oder entfernen',
  'The parts of the shape touch each other': 'Die Teile der Form berühren sich',
  'A point lies outside of the country. Are latitude and longitude swapped?':
    'Ein Punkt liegt außerhalb des Landes. Sind Breite und Länge vertauscht?',
  'This is no postal code of the country': 'Das ist keine Postleitzahl des Landes',
  'Please choose an address, or type 52.4865, 13.4330':
    'Bitte eine Adresse wählen oder 52.4865, 13.4330 schreiben',
} as const satisfies Record<string, string>
