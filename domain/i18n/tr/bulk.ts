/** Turkish of changing several dishes together. */
export const bulkMessages = {
  'Choose several': 'Birkaç tane seç',
  chosen: 'seçildi',
  'Change together': 'Birlikte değiştir',
  'End choosing': 'Seçimi bitir',
  'Tags and category': 'Etiketler ve kategori',
  'Change prices': 'Fiyatları değiştir',
  'Change {count, plural, one {# dish} other {# dishes}}':
    '{count, plural, one {# yemeği} other {# yemeği}} değiştir',
  '{count, plural, one {# price is changed} other {The prices of # dishes are changed}}':
    '{count, plural, one {# yemeğin fiyatı değişti} other {# yemeğin fiyatı değişti}}',
  '{count, plural, one {# dish is changed} other {# dishes are changed}}':
    '{count, plural, one {# yemek değişti} other {# yemek değişti}}',
  '{count, plural, one {# dish is removed} other {# dishes are removed}}':
    '{count, plural, one {# yemek kaldırıldı} other {# yemek kaldırıldı}}',
  '{count, plural, one {# dish is sold out} other {# dishes are sold out}}':
    '{count, plural, one {# yemek tükendi} other {# yemek tükendi}}',
  '{count, plural, one {# dish is sold again} other {# dishes are sold again}}':
    '{count, plural, one {# yemek yeniden satışta} other {# yemek yeniden satışta}}',
  'Mark {count} as sold out': '{count} yemeği tükendi diye işaretle',
  'Sell {count} again': '{count} yemeği yeniden sat',
  'By how much': 'Ne kadar',
  Unit: 'Birim',
  percent: 'yüzde',
  euros: 'euro',
  'Prices end in': 'Fiyat sonu',
  'as they come': 'hesaplandığı gibi',
  'This is no number': 'Bu bir sayı değil',
  'With a minus it gets cheaper. Deposits stay as they are.': 'Eksi ile ucuzlar. Depozito olduğu gibi kalır.',
  stays: 'kalsın',
  'give to all': 'hepsine ver',
  'take from all': 'hepsinden al',
  'The category has fewer sizes. Prices are lost of: {names}':
    'Kategorinin daha az boyu var. Şunların fiyatları kaybolur: {names}',
  'Somebody else has changed these in the meantime. Nothing was changed.':
    'Bu arada bunları başkası değiştirdi. Hiçbir şey değişmedi.',
  'Not published yet': 'Henüz yayımlanmadı',
  'Now the first dish': 'Şimdi ilk yemek',
  'It takes a name and a price in at least one size of ‘{category}’. Copy it afterwards for the next one that is much the same.':
    'Bir ad ve “{category}” boylarından en az birinde fiyat ister. Sonra benzerleri için kopyala.',
  'New dish in {category}': '{category} içine yeni yemek',
} as const satisfies Record<string, string>
