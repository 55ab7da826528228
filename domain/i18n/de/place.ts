import { mapMessages } from './map.ts'

/** German of finding the place to deliver to. */
export const placeMessages = {
  ...mapMessages,
  'Street, house number and postal code': 'Straße, Hausnummer und Postleitzahl',
  Addresses: 'Adressen',
  'Enter the address by hand': 'Adresse von Hand eingeben',
  'You are offline. You can search again as soon as the connection is back':
    'Du bist offline. Sobald die Verbindung wieder da ist, kannst du weitersuchen',
  'This takes longer than usual …': 'Das dauert länger als sonst …',
  'The search does not answer. You can mark your place on the map or enter the address by hand':
    'Die Suche antwortet nicht. Du kannst deinen Ort auf der Karte markieren oder die Adresse von Hand eingeben',
  'No address found. Please check what you typed, mark it on the map or enter it by hand':
    'Keine Adresse gefunden. Bitte prüfe deine Eingabe, markiere den Ort auf der Karte oder gib die Adresse von Hand ein',
  '{count, plural, one {# address} other {# addresses}} found':
    '{count, plural, one {# Adresse} other {# Adressen}} gefunden',
  'We look whether we deliver there …': 'Wir sehen nach, ob wir dorthin liefern …',
  'We could not check whether we deliver there': 'Wir konnten nicht prüfen, ob wir dorthin liefern',
  'Postal code': 'Postleitzahl',
  'Search instead': 'Lieber suchen',
  'House number': 'Hausnummer',
  'Address or postal code': 'Adresse oder Postleitzahl',
  Apply: 'Übernehmen',
  'We do not deliver to {zipcode}': 'Nach {zipcode} liefern wir leider nicht',
  'Looking for you …': 'Wir suchen dich …',
  'Use current location': 'Aktuellen Standort verwenden',
  'Mark it on the map': 'Auf der Karte markieren',
  'Map to mark your place': 'Karte zum Markieren deines Orts',
  'Your browser cannot show the map. The search works just as well without it.':
    'Dein Browser kann die Karte nicht anzeigen. Die Suche funktioniert auch ohne sie.',
  'Press on the map or move the marker to where we should ring.':
    'Tippe auf die Karte oder schiebe die Markierung dorthin, wo wir klingeln sollen.',
  'Your door is marked.': 'Deine Tür ist markiert.',
  'Your door is not marked yet (optional).': 'Deine Tür ist noch nicht markiert (freiwillig).',
  'Remove the marker': 'Markierung entfernen',
  'Chosen: {address}': 'Gewählt: {address}',
  'In order to use this feature you need open your location services and/or grant permission to our app. Please allow location permissions and try again.':
    'Für diese Funktion muss die Ortung auf deinem Gerät eingeschaltet sein und du musst uns den Zugriff auf deinen Standort erlauben. Bitte erlaube den Zugriff und versuche es noch einmal.',
  'Your device does not know where you are. Please search for your address or mark it on the map':
    'Dein Gerät weiß nicht, wo du bist. Bitte suche deine Adresse oder markiere sie auf der Karte',
  'We could not find out which address this is': 'Wir konnten nicht herausfinden, welche Adresse das ist',
  'Your device only knows about where you are (within {metres} m). Please move the marker to your door.':
    'Dein Gerät kennt deinen Standort nur ungefähr (auf {metres} m genau). Bitte schiebe die Markierung zu deiner Haustür.',
  'We only know about where this address is. Please move the marker to your door.':
    'Wir kennen die Lage dieser Adresse nur ungefähr. Bitte schiebe die Markierung zu deiner Haustür.',
  'We do not know this house number. Please check it. If it is right, move the marker to your door.':
    'Diese Hausnummer kennen wir nicht. Bitte prüfe sie. Wenn sie stimmt, schiebe die Markierung zu deiner Haustür.',
  Next: 'Weiter',
  'The marked place': 'Der markierte Ort',
  'We found no house number there. Where shall we ring?':
    'Wir haben dort keine Hausnummer gefunden. Wo sollen wir klingeln?',
  'Where shall we bring it?': 'Wohin dürfen wir liefern?',
  'Tell us where you are and see at once whether and for how much we deliver.':
    'Sag uns, wo du bist, und sieh gleich, ob und für wie viel wir liefern.',
  'We deliver to you': 'Wir liefern zu dir',
  'We do not deliver there': 'Dorthin liefern wir nicht',
  'Other address': 'Andere Adresse',
  'Pick up': 'Selbst abholen',
  'Minimum order {amount}': 'Mindestbestellwert {amount}',
  'Delivery {amount}': 'Lieferung {amount}',
  'Free delivery': 'Lieferung kostenlos',
  'free from {amount}': 'ab {amount} kostenlos',
  'We bring it in about {from}–{to} min': 'Wir bringen es dir in ca. {from}–{to} Min',
  'Street and number': 'Straße und Hausnummer',
  '(required)': '(Pflicht)',
  'The location that you have marked is out of our delivery range':
    'Der markierte Ort liegt außerhalb unseres Liefergebiets',
  'Please choose your address again': 'Bitte wähle deine Adresse noch einmal',
  'Please mark on the map where you are': 'Bitte markiere auf der Karte, wo du bist',
} as const satisfies Record<string, string>
