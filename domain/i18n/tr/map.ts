/** Turkish of the map. */
export const mapMessages = {
  'Your place on the map': 'Haritadaki yerin',
  Marker: 'İşaret',
  'The restaurant': 'Restoran',
  'Hold Ctrl and scroll to zoom the map': 'Haritayı yakınlaştırmak için Ctrl tuşunu basılı tutup kaydır',
  'Hold ⌘ and scroll to zoom the map': 'Haritayı yakınlaştırmak için ⌘ tuşunu basılı tutup kaydır',
  'Move the map with two fingers': 'Haritayı iki parmağınla kaydır',
  'Zoom in': 'Yakınlaştır',
  'Zoom out': 'Uzaklaştır',
  'Move it with the arrow keys, farther with Shift': 'Ok tuşlarıyla taşı, Shift ile daha uzağa',
  'Our map has no streets here': 'Haritamızda burada sokak yok',
  '© OpenStreetMap contributors': '© OpenStreetMap katkıda bulunanlar',
  'Postal codes: Amt für Statistik Berlin-Brandenburg, simplified':
    'Posta kodları: Amt für Statistik Berlin-Brandenburg, sadeleştirilmiş',
} as const satisfies Record<string, string>
