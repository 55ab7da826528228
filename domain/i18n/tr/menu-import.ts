/** What an import of a paper menu asks (domain/menu/import/import-messages.ts). */
export const menuImportMessages = {
  'No codes on this line: are they missing, or are none needed?':
    'Bu satırda kod yok: eksik mi, yoksa gerek mi yok?',
  'The code “{code}” is not in the legend': '“{code}” kodu açıklamalarda yok',
  '“{code}” is not in the legend; perhaps {known} ({text}) is meant':
    '“{code}” açıklamalarda yok; belki {known} ({text}) kastediliyor',
  'The legend explains the code “{code}” twice: “{first}” and “{second}”':
    '“{code}” kodu iki kez açıklanmış: “{first}” ve “{second}”',
  'What is in it changes or is chosen by the guest, so the codes are not fixed':
    'İçeriği değişiyor veya misafir seçiyor, bu yüzden kodlar belli değil',
  'The guest chooses between several things: do the codes hold for each of them?':
    'Misafir birkaç şey arasından seçiyor: kodlar her biri için geçerli mi?',
  'Several drinks on one line: do the codes hold for each of them?':
    'Bir satırda birkaç içecek var: kodlar her biri için geçerli mi?',
  'Do the codes hold for every priced variant ({variants})?':
    'Kodlar fiyatı olan her çeşit için geçerli mi ({variants})?',
  'Several extras on one line: for which of them do the codes hold?':
    'Bir satırda birkaç ekstra var: kodlar hangileri için geçerli?',
  'Marked “{diet}”, but the codes say “{text}” ({code}): which is right?':
    '“{diet}” olarak işaretli, ama {code} kodu ({text}) da var: hangisi doğru?',
  'The menu gives no fixed price': 'Menüde sabit fiyat yok',
  'The price is a lowest price (“from”): what does it cost?': 'En düşük fiyat yazıyor: tam fiyatı ne?',
  'The price is 0: can it be ordered at all?': 'Fiyat 0: gerçekten sipariş edilebilir mi?',
  'The price is printed as “{printed}”: is {price} right?':
    'Fiyat “{printed}” olarak yazılmış: {price} doğru mu?',
  'No price was found': 'Fiyat bulunamadı',
  '“{name}” is a reduction: is {price} the reduced price?':
    '“{name}” bir indirim: indirimli fiyat {price} mi?',
  'This is a surcharge on another dish, not a price of its own':
    'Başka bir yemeğe eklenen fark, kendi başına fiyat değil',
  'The mark “{mark}” is explained nowhere: what does it mean?':
    '“{mark}” hiçbir yerde açıklanmamış: ne demek?',
  '“{first}” costs more than “{second}”: were the prices swapped?':
    '“{first}”, “{second}” boyundan pahalı: fiyatlar yer mi değiştirdi?',
  'It is unclear which price belongs to which size': 'Hangi fiyatın hangi boya ait olduğu belli değil',
  'The number {number} is used twice': '{number} numarası iki kez kullanılmış',
  'The number is printed as “{printed}”: is {number} right?':
    'Numara “{printed}” olarak yazılmış: {number} doğru mu?',
  'The name is printed as “{printed}”: is “{name}” right?':
    'Ad “{printed}” olarak yazılmış: “{name}” doğru mu?',
}
