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
}
