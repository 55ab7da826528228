/** Turkish of what the rules say about documents of the staff and their drafts (domain/publishing). */
export const publishingMessages = {
  'This does not exist any more': 'Bu artık yok',
  'This stands here twice': 'Bu burada iki kez var',
  'This belongs to something else already': 'Bu zaten başka bir şeye ait',
  'This address is taken already': 'Bu adres zaten alınmış',
  'This code is taken already': 'Bu kod zaten alınmış',
  'This name is taken already': 'Bu ad zaten alınmış',
  'The last date is before the first': 'Son gün ilk günden önce',
  'This size belongs to another category': 'Bu boyut başka bir kategoriye ait',
  'An area needs postal codes, a shape on the map or a distance':
    'Bir teslimat bölgesi için posta kodları, haritada bir şekil ya da bir mesafe gerekir',
  'This overlaps with another time of the day': 'Bu, günün başka bir saatiyle çakışıyor',
  'The last day is before the first one': 'Son gün ilk günden önce',
  'A special day lasts a year at most': 'Özel bir gün en fazla bir yıl sürebilir',
  'A code of less than eight signs can be guessed': 'Sekiz karakterden kısa bir kod tahmin edilebilir',
  'There is only one of this kind': 'Bundan yalnızca bir tane var',
  'Somebody else has changed this in the meantime': 'Bu arada başka biri bunu değiştirdi',
  'This is still used elsewhere': 'Bu hâlâ başka bir yerde kullanılıyor',
  'This cannot be more than the most': 'Bu, en fazla seçilebilecek sayıdan büyük olamaz',
  'There are not so many options': 'Bu kadar seçenek yok',
  'This is only possible where several options can be chosen':
    'Bu yalnızca birden fazla seçeneğin seçilebildiği yerde mümkündür',
  'A choice cannot depend on itself, nor on one that depends on it':
    'Bir seçim kendisine ya da kendisine bağlı olan bir seçime bağlı olamaz',
  'Some dish does not ask what this depends on before it':
    'Bir yemek, bu seçimin bağlı olduğu soruyu daha önce sormuyor',
  'What this choice depends on has to be asked before it':
    'Bu seçimin bağlı olduğu soru ondan önce sorulmalıdır',
  'Some of this needs drafts that are not published with it':
    'Bunun bir kısmı, birlikte yayımlanmayan taslaklara ihtiyaç duyuyor',
  'There are newer drafts of what would be taken back': 'Geri alınacak olanların daha yeni taslakları var',
  'There is no such document': 'Böyle bir kayıt yok',
  'Another version of the program published this, so it cannot be taken back':
    'Bunu programın başka bir sürümü yayımlamış, bu yüzden geri alınamaz',
  'There is no such publication': 'Böyle bir yayın yok',
  'Nobody has said yet which allergens it has': 'Hangi alerjenleri içerdiğini henüz kimse belirtmedi',
  'A prepacked thing needs its content for the unit price: it is entered at the size in the category':
    'Ambalajlı ürünün birim fiyatı için içerik miktarı gerekir: kategorideki boyda girilir',
  'A bottle or can usually has a deposit': 'Şişe veya kutunun genellikle depozitosu olur',
  'It has no size with a price': 'Fiyatı olan bir boyutu yok',
  'It seems to have alcohol, but no age limit': 'Alkol içeriyor gibi görünüyor ama yaş sınırı yok',
  'The combo costs more than its parts bought singly': 'Menü, parçalarının tek tek fiyatından pahalı',
  'The shop needs an imprint with text': 'Dükkânın metinli bir künyesi olmalı',
  'The shop needs a privacy notice with text': 'Dükkânın metinli bir gizlilik bildirimi olmalı',
  'The shop needs terms with text': 'Dükkânın metinli satış koşulları olmalı',
  'The codes of allergens and additives need a page with their words':
    'Alerjen ve katkı maddesi kodlarının adlarını gösteren bir sayfa gerekir',
  'Address, phone and e-mail belong to the imprint and the receipts':
    'Adres, telefon ve e-posta künyede ve fişlerde yer almalı',
  'Guests should be able to order without an account': 'Misafirler hesap açmadan sipariş verebilmeli',
  'Prices for consumers include VAT': 'Tüketici fiyatlarına KDV dahildir',
  'The colour is hard to read on its ground; the shop shows it darker':
    'Renk zemininde zor okunuyor; dükkân onu daha koyu gösterir',
  'Code of others runs only after consent, and the privacy notice has to name it':
    'Yabancı kod yalnızca onaydan sonra çalışır ve gizlilik bildirimi onu belirtmelidir',
  'This is a preview: nothing can be ordered or saved here.':
    'Bu bir önizleme: Burada sipariş verilemez ve hiçbir şey kaydedilemez.',
  'This link to the preview has ended, or is not of this shop. Please ask for a new one.':
    'Bu önizleme bağlantısının süresi dolmuş ya da bu mağazaya ait değil. Lütfen yenisini isteyin.',
  'Nothing is changed: guests see the shop as it is here.':
    'Hiçbir şey değişmedi: Misafirler mağazayı buradaki gibi görüyor.',
  '{count, plural, one {# unpublished change} other {# unpublished changes}}, as of {moment}':
    '{count, plural, one {# yayımlanmamış değişiklik} other {# yayımlanmamış değişiklik}}, {moment} itibarıyla',
  'Left out, because it cannot be published: {names}': 'Yayımlanamadığı için gösterilmeyenler: {names}',
  'End preview': 'Önizlemeyi bitir',
}
