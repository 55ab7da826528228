/** Turkish of the set-up of a new shop. */
export const setUpMessages = {
  'Set up': 'Kurulum',
  'The shop is set up': 'Dükkân kuruldu',
  'Everything is there, and the first order went through. This screen is not needed any more.':
    'Her şey hazır ve ilk sipariş alındı. Bu ekrana artık gerek yok.',
  '{done} of {all} done': '{all} adımdan {done} tanesi tamam',
  'Do it now': 'Şimdi yap',
  'The next step': 'Sıradaki adım',
  'Ways to pay': 'Ödeme yolları',
  'Still open': 'Henüz açık',
  'It stands at the top of every page, in mails and on receipts.':
    'Her sayfanın üstünde, e-postalarda ve fişlerde yazar.',
  'Address, phone and e-mail': 'Adres, telefon ve e-posta',
  'Guests have to reach you, and the place on the map decides how far a delivery is.':
    'Misafirler restorana ulaşabilmeli; teslimat mesafesini haritadaki yer belirler.',
  'Orders are taken for the hours in which you are open, and for no others.':
    'Siparişler yalnızca açık olunan saatler için alınır.',
  'Delivery or collection': 'Teslimat veya gel al',
  'An area says where you deliver and for how much. Whoever does not deliver switches it off.':
    'Teslimat bölgesi nereye ve kaça teslimat yapıldığını belirler. Teslimat yapmayan bunu kapatır.',
  'Cash or card at the door is enough to begin.': 'Başlangıç için kapıda nakit veya kart yeterlidir.',
  'First dishes': 'İlk yemekler',
  'Paste the text of your paper menu, and its dishes, prices and codes are read from it.':
    'Kâğıt menünün metnini yapıştırın; yemekler, fiyatlar ve kodlar ondan okunur.',
  'Imprint, privacy notice, terms': 'Künye, gizlilik bildirimi, koşullar',
  'The law asks for these pages, and guests must find them on every other one.':
    'Bu sayfaları yasa ister ve misafirler onlara her sayfadan ulaşabilmelidir.',
  'Company and VAT number': 'Şirket ve KDV numarası',
  'Both stand on every receipt.': 'İkisi de her fişte yazar.',
  'Logo or colours': 'Logo veya renkler',
  'So that guests recognise the restaurant.': 'Misafirler restoranı tanısın diye.',
  'Until then guests see nothing of the menu, the pages and the settings.':
    'O zamana kadar misafirler menüden, sayfalardan ve ayarlardan hiçbir şey görmez.',
  'A test order': 'Deneme siparişi',
  'Every day from {start} to {end}': 'Her gün {start}–{end}',
  'The area is there and counts at once': 'Bölge oluşturuldu ve hemen geçerli',
  'Draft them from what is known': 'Bilinenlerden taslak oluştur',
  'The hours are set and count at once': 'Çalışma saatleri hemen geçerli',
  'The pages are drafted. Please check each of them before you publish.':
    'Sayfaların taslağı hazır. Yayımlamadan önce lütfen her birini kontrol edin.',
  'This shop shows the demo': 'Bu dükkân demoyu gösteriyor',
  'Its dishes, pages and pictures are invented. Without them the shop starts empty, with your own.':
    'Yemekler, sayfalar ve resimler uydurma. Onlar olmadan dükkân boş başlar, kendi içeriğinle dolar.',
  'Throw the demo away …': 'Demoyu sil …',
  'Throw the demo away?': 'Demo silinsin mi?',
  'Throw the demo away': 'Demoyu sil',
  'The demo is gone already': 'Demo zaten silinmiş',
  'This cannot be taken back.': 'Bu geri alınamaz.',
  'Keep the menu, pages and places as a file first': 'Önce menüyü, sayfaları ve yerleri dosya olarak sakla',
  'This is deleted': 'Silinecekler',
  'This stays': 'Kalacaklar',
  '{dishes, plural, one {# dish} other {# dishes}} with choices, combos and pictures':
    'Seçenekleri, menüleri ve resimleriyle {dishes, plural, one {# yemek} other {# yemek}}',
  '{count, plural, one {also the one that was changed} other {also the # that were changed}}':
    '{count, plural, one {değiştirilen de} other {değiştirilen # yemek de}}',
  '{pages, plural, one {# page} other {# pages}}, hours, areas, branches, tables and settings of the demo':
    'Demonun {pages, plural, one {# sayfası} other {# sayfası}}, saatleri, bölgeleri, şubeleri, masaları ve ayarları',
  '{count, plural, one {# order} other {# orders}}': '{count, plural, one {# sipariş} other {# sipariş}}',
  '{accounts, plural, one {# account} other {# accounts}} of guests with points and addresses':
    'Puanları ve adresleriyle {accounts, plural, one {# misafir hesabı} other {# misafir hesabı}}',
  '{reservations, plural, one {# reservation} other {# reservations}} and every message':
    '{reservations, plural, one {# rezervasyon} other {# rezervasyon}} ve bütün mesajlar',
  'Team and log': 'Ekip ve kayıtlar',
  'Own dishes with what they need, and pages and settings that were rewritten':
    'Kendi yemeklerin ve gerektirdikleri; değiştirilmiş sayfalar ve ayarlar',
  'own business is among them, so all orders, guests and reservations are kept':
    'aralarında kendi siparişlerin var, bu yüzden bütün siparişler, misafirler ve rezervasyonlar kalır',
  'This shop shows no demonstration any more': 'Bu dükkân artık demo göstermiyor',
  Demo: 'Demo',
}
