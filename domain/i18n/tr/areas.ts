/** Turkish of the delivery areas in the back office. */
export const areasMessages = {
  'Places and times': 'Yerler ve saatler',
  'New area': 'Yeni bölge',
  Area: 'Bölge',
  'Areas for': 'Şunun bölgeleri',
  'All branches without areas of their own': 'Kendi bölgesi olmayan tüm şubeler',
  'and {count} more': 've {count} tane daha',
  'up to {distance} km': '{distance} km’ye kadar',
  '{distance} km': '{distance} km',
  'shape on the map': 'haritada şekil',
  'Lies nowhere yet': 'Henüz bir yeri yok',
  'from order': 'en az',
  any: 'her sipariş',
  fee: 'teslimat',
  free: 'ücretsiz',
  'free from': 'ücretsiz sınırı',
  'Guests always get {name}': 'Misafirler için her zaman {name} geçerli',
  'below {amount}: {name}': '{amount} altında: {name}',
  'from {amount} on: {name}': '{amount} ve üzeri: {name}',
  '{count, plural, one {Overlaps with # other} other {Overlaps with # others}}':
    '{count, plural, one {# başka bölgeyle çakışıyor} other {# başka bölgeyle çakışıyor}}',
  'Where areas overlap, a guest gets the one in which the order is brought for the least.':
    'Bölgeler çakıştığında misafir için siparişin en ucuza getirildiği bölge geçerlidir.',
  'Areas overlap here. {winners}': 'Burada bölgeler çakışıyor. {winners}',
  '{name} counts from now on': '{name} artık geçerli',
  'Within 3 km': '3 km içinde',
  'Nothing is delivered yet': 'Henüz teslimat yapılmıyor',
  'An area says how far you deliver, from which order on and for how much. Most begin with a circle around the restaurant.':
    'Bir bölge, nereye kadar, hangi siparişten itibaren ve kaça teslimat yapıldığını belirtir. Çoğu, restoranın çevresinde bir daireyle başlar.',
  'Deliver within 3 km': '3 km içinde teslimat yap',
  'Begin with postal codes or a shape': 'Posta kodları ya da bir şekille başla',
  'This branch has no areas of its own': 'Bu şubenin kendi bölgesi yok',
  'What counts here are the areas of all branches. As soon as it has an area of its own, only its own count.':
    'Burada tüm şubelerin bölgeleri geçerli. Kendi bölgesi olur olmaz yalnızca kendisininkiler geçerli olur.',
  'For a circle it has to be known where the restaurant is:':
    'Daire için restoranın nerede olduğu bilinmeli:',
  'Set the coordinates': 'Koordinatları gir',
  'What does a guest get?': 'Bir adreste ne geçerli?',
  'Address or postal code': 'Adres veya posta kodu',
  'Street and number, or a postal code': 'Sokak ve numara ya da posta kodu',
  'The search does not answer': 'Arama yanıt vermiyor',
  'No address found': 'Adres bulunamadı',
  'Goods worth': 'Ürün tutarı',
  'Nothing is delivered here: no area lies at this address.':
    'Buraya teslimat yapılmıyor: adres hiçbir bölgede değil.',
  'That depends on the exact place: guests are asked to mark it on the map.':
    'Bu, tam yere bağlı: misafirlerden haritada işaretlemeleri istenir.',
  '{amount} are missing to the minimum order': 'En düşük sipariş tutarına {amount} eksik',
  'Guests read it when they choose where to deliver': 'Misafirler teslimat yerini seçerken bunu okur',
  'Where it lies': 'Nerede',
  'One of the three is enough. Where an area names the postal code of an address, that alone decides.':
    'Üçünden biri yeter. Bir bölge adresin posta kodunu içeriyorsa yalnızca o belirler.',
  'Circle around the restaurant': 'Restoranın çevresinde daire',
  Radius: 'Yarıçap',
  Kilometres: 'Kilometre',
  'This is no distance': 'Bu bir mesafe değil',
  'Nobody has said yet where the restaurant is: the circle lies nowhere until its coordinates are set.':
    'Restoranın yeri henüz bilinmiyor: koordinatları girilene kadar dairenin yeri yok.',
  'Several at once with commas or spaces': 'Virgül ya da boşlukla birden fazlası',
  'No postal code: {texts}': 'Posta kodu değil: {texts}',
  'This shape has several parts or a hole. Switch it off to draw another one.':
    'Bu şeklin birkaç parçası ya da bir boşluğu var. Yeniden çizmek için kapatın.',
  'Close the shape': 'Şekli kapat',
  'Press the corners one after the other on the map, or add them below.':
    'Köşelere haritada sırayla dokunun ya da aşağıda ekleyin.',
  '{count, plural, one {# point} other {# points}}. Three are needed at least.':
    '{count, plural, one {# nokta} other {# nokta}}. En az üç nokta gerekli.',
  'Press the first point again to close the shape.': 'Şekli kapatmak için ilk noktaya yeniden dokunun.',
  'Drag the points. The small ones between them add more.':
    'Noktalar sürüklenebilir. Aralarındaki küçükler yenilerini ekler.',
  '{count, plural, one {# point as a list} other {# points as a list}}':
    '{count, plural, one {Liste olarak # nokta} other {Liste olarak # nokta}}',
  'Point {number}': '{number}. nokta',
  'Point {number}: latitude, longitude': '{number}. nokta: enlem, boylam',
  'For example 52.4865, 13.4330': 'Örneğin 52.4865, 13.4330',
  'Add a point after point {number}': '{number}. noktadan sonra nokta ekle',
  'Remove point {number}': '{number}. noktayı kaldır',
  'Add a point at an address, or at coordinates': 'Bir adrese ya da koordinatlara nokta ekle',
  'Arrow keys move the point, farther with Shift. Delete removes it, Plus adds one after it.':
    'Ok tuşları noktayı taşır, Shift ile daha uzağa. Delete kaldırır, artı arkasına bir tane ekler.',
  'This browser cannot draw the map. Everything can be done without it.':
    'Bu tarayıcı haritayı çizemiyor. Her şey onsuz da yapılabilir.',
  'What it costs': 'Ücreti',
  'Empty: any order': 'Boş: her sipariş',
  'Empty: free': 'Boş: ücretsiz',
  'Empty: never free': 'Boş: hiç ücretsiz değil',
  'From goods worth': 'Şu tutardan itibaren',
  'delivery costs': 'teslimat ücreti',
  'Remove step {number}': '{number}. kademeyi kaldır',
  'Add a fee step': 'Ücret kademesi ekle',
  'With steps, bigger orders are brought for less: from 20 € for 1 €, from 30 € for nothing.':
    'Kademelerle büyük siparişler daha ucuza gelir: 20 € üzeri 1 €, 30 € üzeri ücretsiz.',
  'A shape needs at least three points': 'Bir şekil için en az üç nokta gerekir',
  'A shape has at most 500 points. Please leave some out':
    'Bir şekilde en çok 500 nokta olabilir. Lütfen bazılarını çıkarın',
  'The edge of the shape crosses itself. Please move or remove a point':
    'Şeklin kenarı kendini kesiyor. Lütfen bir noktayı taşıyın ya da kaldırın',
  'The parts of the shape touch each other': 'Şeklin parçaları birbirine değiyor',
  'A point lies outside of the country. Are latitude and longitude swapped?':
    'Bir nokta ülkenin dışında. Enlem ve boylam yer mi değiştirdi?',
  'This is no postal code of the country': 'Bu, ülkenin bir posta kodu değil',
  'Please choose an address, or type 52.4865, 13.4330': 'Lütfen bir adres seçin veya 52.4865, 13.4330 yazın',
} as const satisfies Record<string, string>
