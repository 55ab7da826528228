/** German of pictures that an owner uploads. */
export const mediaMessages = {
  'A picture may have at most 20 MB': 'Ein Bild darf höchstens 20 MB groß sein',
  'Only JPEG, PNG, WebP and AVIF pictures can be uploaded':
    'Nur Bilder als JPEG, PNG, WebP oder AVIF können hochgeladen werden',
  'SVG drawings cannot be uploaded, because they can contain programs. Please save it as PNG':
    'SVG-Zeichnungen können nicht hochgeladen werden, weil sie Programme enthalten können. Bitte als PNG speichern',
  'GIF pictures cannot be uploaded. Please save it as JPEG or PNG':
    'GIF-Bilder können nicht hochgeladen werden. Bitte als JPEG oder PNG speichern',
  'HEIC pictures cannot be read. Please save it as JPEG':
    'HEIC-Bilder können nicht gelesen werden. Bitte als JPEG speichern',
  'Send the picture itself as the body, with a type like image/jpeg':
    'Das Bild selbst gehört in den Inhalt der Anfrage, mit einem Typ wie image/jpeg',
  'This file is empty': 'Diese Datei ist leer',
  'This picture is damaged and cannot be read': 'Dieses Bild ist beschädigt und kann nicht gelesen werden',
  'This picture has more than 64 megapixels': 'Dieses Bild hat mehr als 64 Megapixel',
  'The pictures that you have uploaded take up all of your room. Please use smaller files':
    'Die hochgeladenen Bilder füllen den ganzen Speicherplatz dieses Zugangs. Bitte kleinere Dateien verwenden',
  'Many pictures are being processed at the moment. Please try again shortly':
    'Gerade werden viele Bilder verarbeitet. Bitte gleich noch einmal versuchen',
  'This part lies beyond the edge of the picture': 'Dieser Ausschnitt reicht über den Rand des Bildes hinaus',
  'There is no such picture': 'Dieses Bild gibt es nicht',
  'Waiting its turn': 'Wartet, bis es an der Reihe ist',
  '{percent} % sent': '{percent} % gesendet',
  'All sizes are being made …': 'Alle Größen werden erstellt …',
  'No connection. The picture is kept and sent as soon as there is one, while this page is open.':
    'Keine Verbindung. Das Bild bleibt hier und wird gesendet, sobald sie zurück ist, solange diese Seite offen ist.',
  Upload: 'Hochladen',
  'Drop or paste a picture here, or': 'Bild hier ablegen oder einfügen, oder',
  'Choose a file': 'Datei auswählen',
  Replace: 'Ersetzen',
  'Take a photo': 'Foto aufnehmen',
  'From the shop': 'Aus vorhandenen Bildern',
  'Pictures of the shop': 'Vorhandene Bilder',
  'Search by dish': 'Nach Gericht suchen',
  'The shop shows no pictures yet. The ones that are uploaded appear here.':
    'Der Shop zeigt noch keine Bilder. Hochgeladene Bilder erscheinen hier.',
  'No picture of a dish with this name': 'Kein Bild eines Gerichts mit diesem Namen',
  'Crop and describe': 'Zuschneiden & beschreiben',
  'Crop and describe: {label}': 'Zuschneiden & beschreiben: {label}',
  'This picture was drawn for the dish. Only uploaded pictures can be cropped.':
    'Dieses Bild wurde für das Gericht gezeichnet. Zuschneiden geht nur bei hochgeladenen Bildern.',
  'Alternative text': 'Alternativtext',
  'What is to be seen beyond the name that stands beside it. Empty is right for most pictures.':
    'Was es außer dem Namen daneben zu sehen gibt, für alle, die das Bild nicht sehen. Meist bleibt er leer.',
  Shape: 'Form',
  Free: 'Frei',
  Square: 'Quadrat',
  Wide: 'Breit',
  'Show more of the picture': 'Mehr vom Bild zeigen',
  'Show less of the picture': 'Weniger vom Bild zeigen',
  'Drag the part, its corners, or the point that stays in sight. Keys: arrows move, + and − zoom.':
    'Ausschnitt, Ecken oder den Punkt ziehen, der immer zu sehen bleibt. Tasten: Pfeile verschieben, + und − zoomen.',
  Gallery: 'Galerie',
  'Small pictures on both sides of the picture, at the head of the page of the category.':
    'Kleine Bilder zu beiden Seiten des Bildes, am Kopf der Seite der Kategorie.',
  '{name} further to the front': '{name} weiter nach vorn',
  '{name} further to the back': '{name} weiter nach hinten',
  'Part that is shown': 'Ausschnitt',
  '{width} % of the width, {height} % of the height': '{width} % der Breite, {height} % der Höhe',
  'Point that stays in sight': 'Punkt, der zu sehen bleibt',
  '{x} % from the left, {y} % from the top': '{x} % von links, {y} % von oben',
  'Drop or paste a picture: {label}': 'Bild ablegen oder einfügen: {label}',
  'This part is small and will look blurred. A larger picture or more of it looks better.':
    'Dieser Ausschnitt ist klein und wirkt unscharf. Besser ist ein größeres Bild oder mehr davon.',
  '{count, plural, one {# picture} other {# pictures}}': '{count, plural, one {# Bild} other {# Bilder}}',
}
