/** German of the map. */
export const mapMessages = {
  'Your place on the map': 'Dein Ort auf der Karte',
  Marker: 'Markierung',
  'The restaurant': 'Das Restaurant',
  'Hold Ctrl and scroll to zoom the map': 'Zum Zoomen Strg gedrückt halten und scrollen',
  'Hold ⌘ and scroll to zoom the map': 'Zum Zoomen ⌘ gedrückt halten und scrollen',
  'Move the map with two fingers': 'Verschiebe die Karte mit zwei Fingern',
  'Zoom in': 'Näher heran',
  'Zoom out': 'Weiter weg',
  'Move it with the arrow keys, farther with Shift':
    'Mit den Pfeiltasten verschieben, mit der Umschalttaste weiter',
  'Our map has no streets here': 'Unsere Karte hat hier keine Straßen',
  '© OpenStreetMap contributors': '© OpenStreetMap-Mitwirkende',
  'Postal codes: Amt für Statistik Berlin-Brandenburg, simplified':
    'Postleitzahlen: Amt für Statistik Berlin-Brandenburg, vereinfacht',
} as const satisfies Record<string, string>
